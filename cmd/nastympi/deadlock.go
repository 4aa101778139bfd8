package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/judging"
)

// tellDeadlock says that a run is deadlocked as soon as its recording shows that. It ends nothing: a run goes on for as long as the
// command does. nil: there is no recording.
func tellDeadlock(settings config.Config) watchFunc {
	if settings.Record == "" {
		return nil
	}
	return func(ctx context.Context) bool {
		if found, _ := judging.Stall(ctx, settings.Record, settings); found != nil {
			say("warning", found.Rule+": "+found.Text)
		}
		return false
	}
}

// mostRecorded bounds a recording that only serves to find deadlocks: millions of calls of a rank.
const mostRecorded = "256MiB"

// endDeadlocked makes a run that ends when it is deadlocked. The run's folder has the recording, unless the user wants one.
func endDeadlocked(words []string, settings config.Config, folder string) (runEnd, error) {
	recording := settings.Record
	if recording == "" {
		recording = filepath.Join(folder, "recording")
		if err := errors.Join(os.Setenv(config.Record, recording), setUnlessSet(config.RecordBytes, mostRecorded)); err != nil {
			return runEnd{}, err
		}
	}
	deadlocked := false
	var missed []string
	end, err := runIn(folder, words, settings, inherited(), func(ctx context.Context) bool {
		var found *finding.Stall
		found, missed = judging.Stall(ctx, recording, settings)
		if found != nil {
			say("error", found.Rule+": "+found.Text)
			deadlocked = true
		}
		return deadlocked
	})
	if deadlocked && !end.exited {
		end.status = statusTimedOut
	}
	if !end.exited {
		for _, line := range missed {
			say("note", line)
		}
	}
	return end, err
}

func setUnlessSet(name, value string) error {
	if _, set := os.LookupEnv(name); set {
		return nil
	}
	return os.Setenv(name, value)
}
