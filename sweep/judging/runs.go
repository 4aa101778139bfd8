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
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/watch"
	"github.com/nastympi/nastympi/sweep"
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
	Reduce time.Duration          // of each race that is shown
	User   config.Config          // what the user has set
	Folder string                 // of the first recording; that of run N is in its folder run-N
	Skip   func(rule string) bool // rules that are not looked for
	// Explain adds a cause to the failure of a run under a schedule, from its recording. It may be nil.
	Explain func(f *finding.Finding, ranks []trace.Rank) []finding.Explanation
	// Keep stores the finding of a proof and returns its folder.
	Keep func(f finding.Finding, evidence sweep.Result) (string, error)
}

// End is how a run without perturbation ended.
type End struct {
	Status      int
	Exited      bool // by itself
	Expired     bool // its time limit ended it
	Intercepted bool // some process was an MPI program
	Took        time.Duration
}

// Launcher starts the program.
type Launcher interface {
	// Native makes a run without perturbation, which watch may end.
	Native(limit time.Duration, watch func(context.Context) bool) (End, error)
	// Runner makes runs under schedules. The caller calls dismiss when it needs no more runs.
	Runner() (r sweep.Runner, draft finding.Failure, dismiss func(), err error)
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
	began    time.Time
	first    time.Duration // how long the first run took
	turns    []int         // the ranks that took locks first there
}

func runFolder(folder string, n int) string {
	if n == 1 {
		return folder
	}
	return filepath.Join(folder, fmt.Sprintf("run-%d", n))
}

// Folders judges recordings that were made before.
func (c *Check) Folders() error {
	others, err := filepath.Glob(filepath.Join(c.Folder, "run-*"))
	if err != nil {
		return err
	}
	for _, folder := range append([]string{c.Folder}, others...) {
		if _, err := c.judgeRun(folder, false); err != nil {
			return err
		}
		c.Found(c.Result.Findings)
	}
	return nil
}

// Do makes the runs. The context ends those under schedules.
func (c *Check) Do(ctx context.Context) error {
	more, err := c.native()
	if err != nil || !more {
		return err
	}
	if c.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, c.began.Add(c.Time))
		defer cancel()
	}
	err = c.perturbed(ctx)
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return nil
	}
	return err
}

// native makes the first run, and says whether further ones make sense: not if the program fails natively.
func (c *Check) native() (more bool, err error) {
	limit := shorter(c.Limit, c.Time)
	watched := watch.Watch{Folder: c.Folder, Strict: strictBy(c.User)}
	if limit == 0 {
		watched.Quiet = c.Quiet
	}
	end, err := c.Native(limit, c.lookout(watched))
	if err != nil {
		return false, err
	}
	c.first, c.Result.Runs = end.Took, 1
	c.began = time.Now().Add(-end.Took) // without the time of building the shim
	seen, err := c.judgeRun(c.Folder, end.Expired || c.quiet)
	if err != nil {
		return false, err
	}
	c.turns = seen.first
	c.noteEnd(end, limit, seen)
	c.deadlock, c.quiet = nil, false
	c.Found(c.Result.Findings)
	passed := end.Exited && end.Status == 0 && !seen.aborted && c.Result.Calls > 0
	if !passed && end.Exited && c.Result.Calls > 0 && c.Runs > 1 {
		c.Note("the program fails by itself, so that no further run was made")
	}
	return passed, nil
}

// noteEnd notes how the program ended. What it would have done after a time limit or a signal is not judged.
func (c *Check) noteEnd(end End, limit time.Duration, seen judged) {
	r := c.Result
	r.Status = end.Status
	switch {
	case c.deadlock != nil: // which is a finding
		r.Status = 0
	case c.quiet:
		r.Partial = append(r.Partial, fmt.Sprintf("the program was ended: for %s no rank made progress in MPI or computed, which is the limit of a first run "+
			"without -timeout (-quiet sets another one)", c.Quiet))
	case end.Expired && seen.ranks == 0:
		r.Problem = fmt.Sprintf("no rank had returned from MPI_Init when the time limit of %s ended the program", limit)
		if !end.Intercepted {
			r.Problem += ", and perhaps it is no MPI program"
		}
	case end.Expired:
		r.Partial = append(r.Partial, fmt.Sprintf("the program was ended at its time limit of %s: what it would have done after that is unknown (-timeout gives it more)", limit))
	case !end.Exited && end.Status != 0 && end.Status <= 128:
		r.Partial = append(r.Partial, "the program was interrupted: what it would have done after that is unknown")
	case end.Status == 0 && seen.aborted:
		r.Ended, r.Status = "called MPI_Abort with error code 0", finding.StatusFound
	case end.Status != 0 && !end.Intercepted && seen.ranks == 0:
		r.Problem += "; the command " + sweep.EndText(end.Status)
	case end.Status != 0:
		r.Ended = sweep.EndText(end.Status)
		if seen.ranks == 0 && end.Intercepted {
			r.Ended += " before any rank had returned from MPI_Init"
		}
	}
}

// shorter of two times, where 0 is none.
func shorter(a, b time.Duration) time.Duration {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// scheduleLimit is the time limit of a run under a schedule.
func (c *Check) scheduleLimit() time.Duration {
	if c.Limit > 0 {
		return c.Limit
	}
	return sweep.LimitFor(c.first)
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
	if err := c.scheduled(ctx, runner, draft); err != nil || !c.Prove {
		return err
	}
	return c.prove(ctx, runner, draft)
}

// scheduled makes the runs under schedules.
func (c *Check) scheduled(ctx context.Context, runner sweep.Runner, draft finding.Failure) error {
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
func (c *Check) underSchedule(ctx context.Context, runner sweep.Runner, draft finding.Failure, n int) error {
	folder := runFolder(c.Folder, n)
	launch := sweep.Launch{Settings: schedule(n, folder, c.turns, c.User), Limit: c.scheduleLimit(), Pace: sweep.PaceFor(c.first)}
	launch.Hopeless = c.hopeless(folder, strictIn(launch.Settings))
	result, err := runner.Run(ctx, launch)
	if err != nil {
		return err
	}
	defer runner.Discard(result)
	if err := sweep.Trouble(result); err != nil {
		return err
	}
	c.Result.Runs = n
	defer func() { c.deadlock = nil }()
	if _, err := c.judgeRun(folder, result.TimedOut && c.deadlock == nil); err != nil {
		return err
	}
	if c.deadlock == nil {
		c.noteFailure(result, launch, draft, folder)
	}
	return nil
}

// noteFailure adds the finding that a run under a schedule did not pass. A run that was only slow is judged in part.
func (c *Check) noteFailure(result sweep.Result, launch sweep.Launch, draft finding.Failure, folder string) {
	draft.Settings = slices.DeleteFunc(slices.Clone(launch.Settings), func(s finding.Setting) bool { return s.Name == config.Record })
	draft.Limit, draft.Size, draft.Runs = launch.Limit, c.Result.Ranks, 1
	f, failed, slow := sweep.FailureOf(result, draft)
	if slow {
		line := fmt.Sprintf("a run under a schedule was ended at its time limit of %s (-timeout gives such runs more time)", launch.Limit)
		c.Result.Partial = withLines(c.Result.Partial, line)
	}
	if !failed {
		return
	}
	if c.Explain != nil && recordedBytes(folder) <= mostExplained {
		if ranks, err := trace.Read(folder); err == nil {
			c.Explain(&f, ranks)
		}
	}
	f.ID = finding.Identify(f)
	if !slices.ContainsFunc(c.Result.Findings, func(g finding.Finding) bool { return g.ID == f.ID }) {
		c.Result.Findings = append(c.Result.Findings, f)
	}
}

// lookout ends a run that is deadlocked, if the user asks for deadlocks, or quiet for too long.
func (c *Check) lookout(w watch.Watch) func(context.Context) bool {
	wanted := slices.ContainsFunc(c.Kinds, func(k Kind) bool { return k.Name == Deadlocks })
	if !wanted && w.Quiet == 0 {
		return nil
	}
	return func(ctx context.Context) bool {
		end := w.End(ctx)
		c.deadlock, c.quiet = end.Deadlock, end.Quiet
		if !wanted {
			c.deadlock = nil
		}
		return c.deadlock != nil || c.quiet
	}
}

// hopeless ends a run that records itself into a folder, as lookout does.
func (c *Check) hopeless(folder string, strict deadlock.Strict) func(context.Context, string) *finding.Standstill {
	ends := c.lookout(watch.Watch{Folder: folder, Strict: strict})
	if ends == nil {
		return nil
	}
	return func(ctx context.Context, _ string) *finding.Standstill {
		if !ends(ctx) {
			return nil
		}
		return standstill(c.deadlock)
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
	r, err := c.judge(folder, finders)
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
	result.Blind, result.Partial = withLines(result.Blind, r.blind...), withLines(result.Partial, r.partial()...)
	if result.Runs <= 1 && r.ranks == 0 { // what later runs lack, the first one has
		result.Problem = strings.Join(r.lost, "; ")
	}
	merge(result, slices.DeleteFunc(r.findings, func(f finding.Finding) bool { return c.Skip != nil && c.Skip(f.Rule) }))
	return r, nil
}

// withLines adds the lines that a list does not have: what holds for several runs is said once.
func withLines(list []string, lines ...string) []string {
	for _, line := range lines {
		if !slices.Contains(list, line) {
			list = append(list, line)
		}
	}
	return list
}
