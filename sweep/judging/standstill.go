package judging

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/watch"
)

// Standstill follows the recording of a run that the user has configured, until the run is deadlocked. It returns nil when the
// context is done before.
func Standstill(ctx context.Context, recording string, user config.Config) *finding.Standstill {
	return standstill(watch.Watch{Folder: recording, Strict: strictBy(user)}.Deadlock(ctx))
}

// StandstillUnder does the same for a run with these settings.
func StandstillUnder(ctx context.Context, recording string, settings []finding.Setting) *finding.Standstill {
	return standstill(watch.Watch{Folder: recording, Strict: strictIn(settings)}.Deadlock(ctx))
}

func standstill(found *check.Finding) *finding.Standstill {
	if found == nil {
		return nil
	}
	return &finding.Standstill{Rule: found.Name, Text: found.Message, Waits: waitsOf(found)}
}

// waitsOf are the calls of a deadlock.
func waitsOf(f *check.Finding) []finding.Wait {
	var waits []finding.Wait
	for _, w := range f.Waits {
		waits = append(waits, finding.Wait{
			Rank: w.Process.Rank.Rank, Call: w.Function.String(), About: w.About, For: w.For, Finished: w.Gone, Arrived: w.Arrived,
		})
	}
	return waits
}

// strictBy says which calls runs with this configuration make wait.
func strictBy(c config.Config) deadlock.Strict {
	return deadlock.Strict{Sends: bool(c.StrictSends), Collectives: bool(c.StrictCollectives)}
}
