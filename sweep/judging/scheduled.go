package judging

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/launch/watch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// scheduleLimit is the time limit of a run under a schedule.
func (c *Check) scheduleLimit() time.Duration {
	if c.Limit > 0 {
		return c.Limit
	}
	return attempt.LimitFor(c.first)
}

// perturbed makes the runs after the first: those under schedules, and those that show races.
func (c *Check) perturbed(ctx context.Context) error {
	if c.Runs <= 1 && !c.Prove {
		return nil
	}
	runner, draft, dismiss, err := c.Runner()
	if err != nil {
		return err
	}
	defer dismiss()
	err = c.scheduled(ctx, runner, draft)
	switch {
	case errors.Is(err, errUnrepeatable): // which is said
		return nil
	case errors.Is(err, process.ErrLongInput):
		c.Result.Partial = union(c.Result.Partial, "runs under schedules were not made: "+err.Error())
		return nil
	case err != nil || !c.Prove:
		return err
	}
	return c.prove(ctx, runner, draft)
}

// scheduled makes the runs under schedules.
func (c *Check) scheduled(ctx context.Context, runner attempt.Runner, draft finding.Failure) error {
	for n := 2; n <= c.Runs; n++ {
		c.Progress(fmt.Sprintf("run %d of %d, %d found so far", n, c.Runs, len(c.Result.Findings)))
		if err := c.underSchedule(ctx, runner, draft, n); err != nil {
			return err
		}
		c.Found(c.Result.Findings)
	}
	return nil
}

// underSchedule makes and judges one run. A run that does not pass is a finding: its schedule is one that MPI allows.
func (c *Check) underSchedule(ctx context.Context, runner attempt.Runner, draft finding.Failure, n int) error {
	folder := runFolder(c.Folder, n)
	launch := attempt.Launch{Settings: schedule(n, folder, c.turns, c.User), Limit: c.scheduleLimit(), Pace: attempt.PaceFor(c.first)}
	launch.Stalled = c.stalled(folder, strictIn(launch.Settings))
	result, err := c.patiently(ctx, runner, &launch, folder)
	if err != nil {
		return err
	}
	defer runner.Discard(result)
	if err := attempt.Trouble(result); err != nil {
		return err
	}
	c.Result.Runs = n
	defer func() { c.deadlock, c.silent = nil, nil }()
	seen, err := c.judgeRun(folder, result.TimedOut() && c.deadlock == nil)
	var none NoFolderError
	if errors.As(err, &none) {
		c.Result.Partial = union(c.Result.Partial, "a run under a schedule recorded nothing: it "+attempt.Ending(result))
		return nil
	}
	if err != nil {
		return err
	}
	if c.deadlock == nil {
		if result.TimedOut() {
			c.noteSilent(seen)
		}
		if result.Ranks == nil {
			result.Ranks = seen.endings
		}
		return c.noteFailure(ctx, runner, result, launch, draft, slices.Concat(c.otherSender(seen), c.otherTurn(seen)))
	}
	return nil
}

// patience is how many times its usual limit a slow run may take: the machine, or a launcher that waits for its turn, may be busy.
const patience = 6

// patiently makes a run under a schedule. If its limit ends it while ranks still get on, and the limit is none of the user's, the run is
// made once more, with a longer one.
func (c *Check) patiently(ctx context.Context, runner attempt.Runner, launch *attempt.Launch, folder string) (attempt.Result, error) {
	for usual := launch.Limit; ; launch.Limit = patience * usual {
		began := clockNow()
		result, err := runner.Run(ctx, *launch)
		if err != nil || !result.TimedOut() || c.deadlock != nil {
			return result, err
		}
		ranks, _ := readWhole(folder) // none: nothing is known of them
		result.Moving = moved(ranks, secondHalf(began, *launch), c.usual)
		for i := range ranks { // there may be many events
			last, known := ranks[i].LastOfCalls()
			ranks[i].Events = nil
			if known {
				ranks[i].Events = []trace.Event{last}
			}
		}
		result.Ranks = ranks
		if c.Limit > 0 || launch.Limit > usual || !slices.Contains(result.Moving, true) {
			return result, nil
		}
		runner.Discard(result)
		if err := os.RemoveAll(folder); err != nil {
			return attempt.Result{}, err
		}
	}
}

// secondHalf is when the second half of a run begins that its time limit ends, or an earlier moment. When the run was over is not looked
// at: a launcher may need seconds to end its ranks, in which they do nothing.
func secondHalf(began clock, launch attempt.Launch) clock {
	return began.after(launch.Limit - max(launch.Limit/2, 2*launch.Pace))
}

// moved says which ranks made progress after a moment in a run that its time limit ended: in the second half of it. Where the recording
// does not say so, one counts as moving: a slow program is never taken for one that hangs.
func moved(ranks []trace.Rank, moment clock, usual func() attempt.Usual) []bool {
	if len(ranks) == 0 {
		return []bool{true}
	}
	return attempt.MovedSince(ranks, moment.of, usual)
}

// usual is what ranks did in the first run.
func (c *Check) usual() attempt.Usual {
	ranks, err := readWhole(c.Folder)
	if err != nil {
		return nil
	}
	return attempt.UsualOf(ranks)
}

// stalled ends a run that records itself into a folder, as watcher does.
func (c *Check) stalled(folder string, strict deadlock.Strict) func(context.Context, string) *finding.Stall {
	ends := c.watcher(watch.Watch{Folder: folder, Strict: strict})
	if ends == nil {
		return nil
	}
	return func(ctx context.Context, _ string) *finding.Stall {
		if !ends(ctx) {
			return nil
		}
		return stall(c.deadlock)
	}
}
