package judging

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/rejected"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/launch/watch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// native makes the first run, and says whether further ones make sense: not if the program fails natively.
func (c *Check) native() (more bool, err error) {
	limit := shorter(c.Limit, c.Time)
	watched := watch.Watch{Folder: c.Folder, Strict: strictBy(c.User), Misuse: c.wants(usage)}
	if limit == 0 {
		watched.Quiet = c.Quiet
	}
	end, err := c.Native(limit, c.watcher(watched))
	if err != nil {
		return false, err
	}
	c.first, c.Result.Runs = end.Duration, 1
	c.began = time.Now().Add(-end.Duration) // without the time of building the shim
	seen, err := c.judgeRun(c.Folder, end.Reason == process.Limit || c.stopped() != "")
	if err != nil {
		return false, err
	}
	c.turns.ranks, c.arrivals, c.tenures, c.turns.errors = seen.first, seen.arrivals, seen.tenures, seen.errors
	c.turns.took = seen.took
	if seen.ranks > 0 && seen.arrivals != nil {
		c.turns.pause = pauseFor(seen.arrivals.Gap(), seen.calls/uint64(seen.ranks), c.scheduleLimit())
	}
	c.noteEnd(end, limit, seen)
	c.deadlock, c.misuse, c.quiet, c.stuck, c.silent = nil, nil, false, false, nil
	if !c.looksBehind() {
		c.Found(c.Result.Findings)
	}
	passed := end.Reason == process.Exited && end.Status() == 0 && c.Result.Ended == "" && !seen.fromOutside(end) && c.Result.Calls > 0
	if c.Result.Ended != "" && c.Result.Calls > 0 && c.Runs > 1 && !c.looksBehind() {
		c.Note("the program fails without perturbation, so no more runs were made")
	}
	return passed, nil
}

// looksBehind says whether the program crashed in a call that completes one-sided operations, so that another run may show why.
func (c *Check) looksBehind() bool {
	return c.Runs > 1 && slices.ContainsFunc(c.Result.Findings, func(f finding.Finding) bool {
		return f.Rule == rejected.Crash && operand.Completes(mpicall.Lookup(f.MainPlace().Call)) != operand.Nowhere
	})
}

// behindCrash makes one run that holds operations back, if the program crashed in a call that completes them: the library may have used a
// buffer that is gone. Then nastympi notices that, and the library does not. How this run ends does not count.
func (c *Check) behindCrash(ctx context.Context) error {
	if !c.looksBehind() {
		return nil
	}
	runner, _, dismiss, err := c.Runner()
	if err != nil {
		return err
	}
	defer dismiss()
	folder := runFolder(c.Folder, 2)
	settings := slices.DeleteFunc(schedule(2, folder, turns{}, c.User), func(s finding.Setting) bool { return s.Name == config.Delay })
	result, err := runner.Run(ctx, attempt.Launch{Settings: settings, Limit: c.scheduleLimit(), Pace: attempt.PaceFor(c.first)})
	if err != nil {
		return err
	}
	defer runner.Discard(result)
	if _, err := c.judgeRun(folder, result.TimedOut()); err != nil {
		var none NoFolderError
		if errors.As(err, &none) {
			return nil
		}
		return err
	}
	c.Result.Runs = 2
	c.Result.Findings = becauseOfGone(c.Result.Findings)
	return nil
}

// noteSilent says that a run that did not end by itself may have been deadlocked, unless its recordings alone show that it was.
func (c *Check) noteSilent(seen judged) {
	if !slices.ContainsFunc(seen.findings, func(f finding.Finding) bool { return has(deadlock.Rules(), f) }) {
		c.Result.Partial = union(c.Result.Partial, unheard(c.silent)...)
	}
}

// noteEnd notes how the program ended. What it would have done after a time limit or a signal is not judged.
func (c *Check) noteEnd(end End, limit time.Duration, seen judged) {
	r := c.Result
	r.Status = end.Status()
	if end.Reason != process.Exited {
		c.noteSilent(seen)
	}
	switch {
	case c.deadlock != nil: // which is a finding
		r.Status = 0
	case c.stopped() != "":
		r.Partial = append(r.Partial, c.stopped())
	case end.Reason == process.Limit && seen.ranks == 0:
		r.Problem = fmt.Sprintf("the time limit of %s passed before any rank returned from MPI_Init", limit)
		if !end.Intercepted {
			r.Problem += "; this may not be an MPI program"
		}
	case end.Reason == process.Limit:
		r.Partial = append(r.Partial, fmt.Sprintf("the program was ended at its time limit of %s: what it would have done next is unknown (-timeout gives it more time)", limit))
	case end.Status() == finding.StatusCannot && end.Intercepted && seen.ranks == 0:
		r.Problem = "nastympi could not start in the program's processes, and says above why (exit status 125)"
	case seen.fromOutside(end):
		r.Partial = append(r.Partial, "the program was ended from outside: what it would have done next is unknown")
		r.Status = 0
	case end.Status() == 0:
		c.notePassed(end, seen)
	default:
		c.noteFailed(end, seen)
	}
}

// notePassed notes what the exit status 0 of the first run hides, if anything.
func (c *Check) notePassed(end End, seen judged) {
	r := c.Result
	switch {
	case seen.aborted():
		r.Ended, r.Status = "called MPI_Abort with error code 0", finding.StatusFound
	case seen.crashed() != "": // a script may hide it
		r.Ended, r.Status = "ended with exit status 0, but "+seen.crashed(), finding.StatusFound
	case seen.gaveUp() != "":
		r.Ended, r.Status = "ended with exit status 0, but "+seen.gaveUp(), finding.StatusFound
	case !end.Intercepted && seen.ranks == 0:
		r.Problem += "; if its ranks ran on other nodes, let -o name a folder that all nodes see"
	}
}

// noteFailed notes how the first run failed.
func (c *Check) noteFailed(end End, seen judged) {
	r := c.Result
	if !end.Intercepted && seen.ranks == 0 {
		r.Problem += "; the command " + attempt.EndText(end.Status())
		return
	}
	r.Ended = attempt.EndText(end.Status())
	switch {
	case seen.ranks == 0:
		r.Ended += " before any rank had returned from MPI_Init"
	case seen.crashed() != "": // a launcher may say less
		r.Ended += ": " + seen.crashed()
	}
}

// stopped says why the present run was ended before its limit, although it is not deadlocked; empty: it was not.
func (c *Check) stopped() string {
	switch f := c.misuse; {
	case f != nil:
		at := f.Places[f.Main]
		return fmt.Sprintf("stopped: rank %d did not return from %s, which breaks a rule (%s)", at.Process.Rank.Rank, at.Function, f.Name)
	case c.stuck:
		return "stopped: no rank could ever continue, and deadlocks are not looked for (see -only)"
	case c.quiet:
		return fmt.Sprintf("stopped: no rank made progress for %s, the limit of a first run without -timeout (see -quiet)", c.Quiet)
	}
	return ""
}

// shorter of two times, where 0 is none.
func shorter(a, b time.Duration) time.Duration {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}
