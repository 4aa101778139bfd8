package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"

	judge "github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/watch"
)

// tellDeadlock says that a run is deadlocked as soon as its recording shows that. It ends nothing: a run goes on for as long as the
// command does. nil: there is no recording.
func tellDeadlock(settings config.Config) lookout {
	if settings.Record == "" {
		return nil
	}
	return func(ctx context.Context) bool {
		if found := (watch.Watch{Folder: settings.Record, Strict: strictBy(settings)}).Deadlock(ctx); found != nil {
			say("warning", found.Name+": "+found.Message)
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
	end, err := runIn(folder, words, settings, func(ctx context.Context) bool {
		found := watch.Watch{Folder: recording, Strict: strictBy(settings)}.Deadlock(ctx)
		if found != nil {
			say("error", found.Name+": "+found.Message)
			deadlocked = true
		}
		return deadlocked
	})
	if deadlocked && !end.exited {
		end.status = statusTimedOut
	}
	return end, err
}

func setUnlessSet(name, value string) error {
	if _, set := os.LookupEnv(name); set {
		return nil
	}
	return os.Setenv(name, value)
}

// deadlockIn finds out which calls of a run with these settings can never return, as soon as its recording shows that.
func deadlockIn(ctx context.Context, recording string, settings []finding.Setting) *finding.Standstill {
	return standstill(watch.Watch{Folder: recording, Strict: strictIn(settings)}.Deadlock(ctx))
}

// standstill is a deadlock that was found; nil if none was.
func standstill(found *judge.Finding) *finding.Standstill {
	if found == nil {
		return nil
	}
	return &finding.Standstill{Text: found.Message, Waits: waitsOf(found)}
}

// waitsOf are the calls of a deadlock.
func waitsOf(f *judge.Finding) []finding.Wait {
	var waits []finding.Wait
	for _, w := range f.Waits {
		waits = append(waits, finding.Wait{
			Rank: w.Process.Rank.Rank, Call: w.Function.String(), About: w.About, For: w.For, Finished: w.Gone, Arrived: w.Arrived,
		})
	}
	return waits
}

// strictIn says which calls runs with these settings make wait.
func strictIn(settings []finding.Setting) deadlock.Strict {
	on := func(name string) bool { return slices.Contains(settings, finding.Setting{Name: name, Value: "1"}) }
	return deadlock.Strict{Sends: on(config.StrictSends), Collectives: on(config.StrictCollectives)}
}

// strictBy says the same of runs with this configuration.
func strictBy(c config.Config) deadlock.Strict {
	return deadlock.Strict{Sends: bool(c.StrictSends), Collectives: bool(c.StrictCollectives)}
}
