package runner

import (
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// undisturbed measures for how long the processes of a run that makes no progress could have made some: a busy machine may keep
// processes from its processors.
type undisturbed struct {
	waits func() (map[process.Thread]time.Duration, error) // for processors, so far
	clock func() time.Time
	since time.Time                        // when at had been read, so that it has no wait from later
	at    map[process.Thread]time.Duration // waits at an earlier look
	// paused is for how long processes have waited for nastympi itself.
	paused time.Duration
}

// pause says for how long processes have waited so far. While they do, the run is disturbed.
func (u *undisturbed) pause(total time.Duration) {
	if total != u.paused {
		u.paused, u.at = total, nil
	}
}

// look at a run after a reading of its traces, which began now. It returns for how long the run has been still since an earlier look, and
// that time without what the thread that waited most has waited for a processor. All ranks must be processes of this machine, for others
// are not known. Without an earlier look both are 0.
func (u *undisturbed) look(now time.Time, run *attempt.Stillness) (still, free time.Duration) {
	ranks, moved := run.Last()
	waits, err := u.waits()
	local := func(r trace.Rank) bool {
		_, known := waits[process.Thread{Process: r.Process, ID: r.Process}]
		return known
	}
	if err != nil || len(ranks) == 0 || slices.ContainsFunc(ranks, func(r trace.Rank) bool { return !local(r) }) {
		u.at = nil
		return 0, 0
	}
	if u.at == nil || moved.After(u.since) {
		u.since, u.at = u.clock(), waits
		return 0, 0
	}
	still = now.Sub(u.since)
	free = still
	for thread, waited := range waits {
		free = min(free, still-(waited-u.at[thread]))
	}
	return still, free
}
