package judging

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/launch/watch"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
)

// Options say what to judge.
type Options struct {
	Reader
	Kinds  []Kind
	Runs   int
	Prove  bool                   // try to show each race
	Time   time.Duration          // of all runs; 0: no bound
	Quiet  time.Duration          // after which the first run is ended if it has no limit, no rank moves and none computes; 0: never
	Limit  time.Duration          // of a run; 0: none for the first, a multiple of it for others
	Reduce prove.Reduction        // of each race that is shown; nil: it is not reduced
	User   config.Config          // what the user has set
	Folder string                 // of the first recording; that of run N is in its folder run-N
	Skip   func(rule string) bool // rules that are not looked for
	// Parts are the folders into which each share has written what it found in recordings that were made before. Nothing else is
	// judged then.
	Parts []string
	// Fetch gets recordings from other nodes. It may be nil.
	Fetch Fetch
	// Keep stores the finding of a proof and returns its folder.
	Keep func(f finding.Finding, evidence attempt.Result) (string, error)
}

// End is how a run in the foreground ended.
type End struct {
	process.Result
	Intercepted bool // some process was an MPI program
}

// Launcher starts the program.
type Launcher interface {
	// Native makes a run without perturbation, which watch may end.
	Native(limit time.Duration, watch func(context.Context) bool) (End, error)
	// Runner makes runs under schedules. The caller calls dismiss when it needs no more runs.
	Runner() (r attempt.Runner, draft finding.Failure, dismiss func(), err error)
}

// Listener learns what happens.
type Listener interface {
	Progress(text string)
	Note(text string)
	// Found is called after each run with all findings so far. Later runs may count more of them.
	Found(list []finding.Finding)
}

// Check makes runs of a program and judges them. Result has what was found so far, at any time.
type Check struct {
	Options
	Launcher
	Listener
	Result *finding.Result

	deadlock *check.Finding // because of which the present run was ended
	quiet    bool           // the present run was ended because no rank moved for too long
	stuck    bool           // the present run was ended because it was deadlocked, and deadlocks are not looked for
	misuse   *check.Finding // the operation that breaks a rule and does not return, because of which the present run was ended
	silent   []trace.Rank   // whose witnesses did not answer in the present run
	began    time.Time
	first    time.Duration // how long the first run took
	turns    turns         // of the first run
	arrivals *order.Arrivals
	tenures  *order.Tenures
	nth      int             // of the folders that Folders judges
	polled   []finding.Place // that poll memory in some run
}

func runFolder(folder string, n int) string {
	if n == 1 {
		return folder
	}
	return filepath.Join(folder, fmt.Sprintf("run-%d", n))
}

// recordedIn are the folders of the recordings of all runs.
func recordedIn(folder string) ([]string, error) {
	others, err := filepath.Glob(filepath.Join(folder, "run-*"))
	return append([]string{folder}, others...), err
}

// Folders judges recordings that were made before.
func (c *Check) Folders() error {
	folders, err := recordedIn(c.Folder)
	if err != nil {
		return err
	}
	for n, folder := range folders {
		c.nth = n
		if _, err := c.judgeRun(folder, false); err != nil {
			return err
		}
		c.Found(c.Result.Findings)
	}
	return nil
}

// Do makes the runs. The context ends those under schedules.
func (c *Check) Do(ctx context.Context) error {
	defer func() { c.Found(c.Result.Findings) }() // however the runs ended
	more, err := c.native()
	if err != nil {
		return err
	}
	if !more {
		return c.behindCrash(ctx)
	}
	if c.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, c.began.Add(c.Time))
		defer cancel()
	}
	err = c.perturbed(ctx)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		c.cutShort(fmt.Sprintf("the time of %s (-time) was over", c.Time))
	case errors.Is(err, context.Canceled):
		c.cutShort("check was interrupted")
	default:
		return err
	}
	return nil
}

// cutShort says which runs are missing.
func (c *Check) cutShort(why string) {
	c.Result.Partial = union(c.Result.Partial, fmt.Sprintf("%s after %d of %d runs", why, c.Result.Runs, c.Runs))
}

// wants says whether the user asks for findings of a kind.
func (c *Check) wants(kind string) bool {
	return slices.ContainsFunc(c.Kinds, func(k Kind) bool { return k.Name == kind })
}

// watcher ends a run for a reason that the watch names. A deadlock is a finding if the user asks for deadlocks.
func (c *Check) watcher(w watch.Watch) func(context.Context) bool {
	wanted := c.wants(Deadlocks)
	if !wanted && w.Quiet == 0 && !w.Misuse {
		return nil
	}
	return func(ctx context.Context) bool {
		end := w.End(ctx)
		c.misuse, c.quiet = end.Misuse, end.Quiet
		if wanted {
			c.deadlock, c.silent = end.Deadlock, end.Silent
		} else {
			c.stuck = end.Deadlock != nil
		}
		return end.Due()
	}
}

// judgeRun adds what the recordings in a folder say, of a run that may have been ended at its time limit. The same finding in several
// runs is one. Advice must hold for all runs.
func (c *Check) judgeRun(folder string, expired bool) (judged, error) {
	finders := findersOf(c.Kinds)
	for _, each := range finders {
		if d, is := each.(*deadlock.Judge); is && expired {
			d.Expire()
		}
	}
	Gather(folder, c.Fetch)
	r, err := c.relate(folder, finders, func(recordings []*trace.Recording) (seen, error) {
		if len(c.Parts) > 0 {
			return c.gather(recordings, c.nth)
		}
		c.instruct(finders, folder)
		return c.look(recordings, finders, batch.Share{}), nil
	})
	if err != nil {
		return r, err
	}
	if c.deadlock != nil {
		for i := range c.deadlock.Places {
			c.findOwn(&c.deadlock.Places[i].Process.Rank)
		}
		r.ended(Resolve(c.deadlock, c.Describe))
	}
	result := c.Result
	result.Ranks, result.Calls = max(result.Ranks, r.ranks), result.Calls+r.calls
	result.Blind, result.Partial = union(result.Blind, r.blind...), union(result.Partial, r.partial()...)
	if result.Runs <= 1 && r.ranks == 0 { // what later runs lack, the first one has
		result.Problem = strings.Join(r.lost, "; ")
	}
	c.polled = append(c.polled, r.polled...)
	result.Findings = slices.DeleteFunc(result.Findings, c.isPolling)
	merge(result, slices.DeleteFunc(r.findings, func(f finding.Finding) bool { return c.Skip != nil && c.Skip(f.Rule) || c.isPolling(f) }))
	return r, nil
}

// isPolling says whether a finding of one run is about a place that polls memory in this run or another one: it may have found what it
// waits for at its first look. Compilers make the first look another instruction than later ones, so it is the line that counts. A plain
// load beside one that polls an atomic object is none of it.
func (c *Check) isPolling(f finding.Finding) bool {
	polls := func(p finding.Place) bool {
		return p.Call == finding.OwnLoad && p.Line > 0 && slices.ContainsFunc(c.polled, func(other finding.Place) bool {
			return p.At(other) && p.Synchronizes == other.Synchronizes
		})
	}
	return race.IsBetweenRanks(f.Rule) && slices.ContainsFunc(f.Places, polls)
}

// union adds what a list does not have: what holds for several runs is said once.
func union[T comparable](list []T, more ...T) []T {
	for _, each := range more {
		if !slices.Contains(list, each) {
			list = append(list, each)
		}
	}
	return list
}
