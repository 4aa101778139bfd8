package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/judging"
)

// tellDeadlock says that a run is deadlocked as soon as its recording shows that. It ends nothing: a run goes on for as long as the
// command does. nil: there is no recording.
func tellDeadlock(settings config.Config) func(context.Context) bool {
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
func (l launch) endDeadlocked(folder string) (judging.End, error) {
	recording := l.settings.Record
	if recording == "" {
		recording = filepath.Join(folder, "recording")
		l.added = l.added.with(config.Record, recording)
		if _, set := os.LookupEnv(config.RecordBytes); !set {
			l.added = l.added.with(config.RecordBytes, mostRecorded)
		}
	}
	deadlocked := false
	var missed []string
	l.watch = func(ctx context.Context) bool {
		var found *finding.Stall
		found, missed = judging.Stall(ctx, recording, l.settings)
		if found != nil {
			say("error", found.Rule+": "+found.Text)
			deadlocked = true
		}
		return deadlocked
	}
	end, err := l.in(folder)
	if deadlocked && end.Reason != process.Exited {
		end.ExitCode, end.Signal = statusTimedOut, 0
	}
	if end.Reason != process.Exited {
		for _, line := range missed {
			say("note", line)
		}
	}
	return end, err
}
