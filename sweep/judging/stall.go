package judging

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/watch"
)

// Stall follows the recording of a run that the user has configured, until the run is deadlocked. If the context is done
// before, it says because of what a deadlock may have been missed.
func Stall(ctx context.Context, recording string, user config.Config) (found *finding.Stall, missed []string) {
	end := watch.Watch{Folder: recording, Strict: strictBy(user)}.End(ctx)
	if end.Deadlock != nil {
		return stall(end.Deadlock), nil
	}
	return nil, append(unheard(end.Silent), unrecorded(recording)...)
}

// unheard says that a run may have been deadlocked if the witnesses of these ranks did not answer.
func unheard(silent []trace.Rank) []string {
	if len(silent) == 0 {
		return nil
	}
	var ranks []int
	for _, r := range silent {
		ranks = append(ranks, r.Rank)
	}
	slices.Sort(ranks)
	return []string{fmt.Sprintf("deadlocks were not judged: %s did not say in time what %s did (a file system may show it late: -timeout gives it more time)",
		strings.Join(hosts(silent), " and "), check.Ranks(ranks))}
}

// unrecorded says which ranks have no recording in a folder, if some have one.
func unrecorded(folder string) []string {
	files, err := trace.Files(folder)
	if err != nil {
		return nil
	}
	var heads []trace.Rank
	for _, file := range files {
		if head, err := trace.HeadOf(file); err == nil {
			heads = append(heads, head)
		}
	}
	missing, size := absent(heads)
	if len(missing) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("deadlocks were not judged: there is no recording of %s of %d in %s (if other nodes do not see this folder, set %s to one that they see)",
		check.Ranks(missing), size, folder, config.Record)}
}

// StallUnder does the same for a run with these settings.
func StallUnder(ctx context.Context, recording string, settings []finding.Setting) *finding.Stall {
	return stall(watch.Watch{Folder: recording, Strict: strictIn(settings)}.Deadlock(ctx))
}

func stall(found *check.Finding) *finding.Stall {
	if found == nil {
		return nil
	}
	return &finding.Stall{Rule: found.Name, Text: found.Message, Waits: waitsOf(found)}
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
