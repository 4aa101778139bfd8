package judging

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/check/rejected"
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
	misuse   *check.Finding // the operation that breaks a rule and does not return, because of which the present run was ended
	silent   []trace.Rank   // whose witnesses did not answer in the present run
	began    time.Time
	first    time.Duration // how long the first run took
	turns    turns         // of the first run
	arrivals *order.Arrivals
	tenures  *order.Tenures
	nth      int // of the folders that Folders judges
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
	if seen.ranks > 0 && seen.arrivals != nil {
		c.turns.pause = pauseFor(seen.arrivals.Gap(), seen.calls/uint64(seen.ranks), c.scheduleLimit())
	}
	c.noteEnd(end, limit, seen)
	c.deadlock, c.misuse, c.quiet, c.silent = nil, nil, false, nil
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
	defer func() { c.Found(c.Result.Findings) }()
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
	case end.Status() == 0 && seen.aborted():
		r.Ended, r.Status = "called MPI_Abort with error code 0", finding.StatusFound
	case end.Status() == 0 && seen.crashed() != "": // a script may hide it
		r.Ended, r.Status = "ended with exit status 0, but "+seen.crashed(), finding.StatusFound
	case end.Status() == 0 && !end.Intercepted && seen.ranks == 0:
		r.Problem += "; if its ranks ran on other nodes, let -o name a folder that all nodes see"
	case end.Status() != 0 && !end.Intercepted && seen.ranks == 0:
		r.Problem += "; the command " + attempt.EndText(end.Status())
	case end.Status() != 0:
		r.Ended = attempt.EndText(end.Status())
		switch {
		case seen.ranks == 0 && end.Intercepted:
			r.Ended += " before any rank had returned from MPI_Init"
		case seen.crashed() != "": // a launcher may say less
			r.Ended += ": " + seen.crashed()
		}
	}
}

// stopped says why the present run was ended before its limit, although it is not deadlocked; empty: it was not.
func (c *Check) stopped() string {
	switch f := c.misuse; {
	case f != nil:
		at := f.Places[f.Main]
		return fmt.Sprintf("stopped: rank %d did not return from %s, which breaks a rule (%s)", at.Process.Rank.Rank, at.Function, f.Name)
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
		result.Ranks = seen.endings
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
		result.Moving = moved(func() ([]trace.Rank, error) { return readWhole(folder) }, secondHalf(began, *launch))
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
func moved(recording func() ([]trace.Rank, error), moment clock) []bool {
	ranks, err := recording()
	if err != nil || len(ranks) == 0 {
		return []bool{true}
	}
	return attempt.MovedSince(ranks, moment.of)
}

// noteFailure adds the finding that a run under a schedule did not pass, if it is the schedule that makes the program fail. It names no
// cause: only a reduced failure has a sure one. A run that was only slow is judged in part.
func (c *Check) noteFailure(
	ctx context.Context, runner attempt.Runner, result attempt.Result, launch attempt.Launch, draft finding.Failure, why []finding.Reason,
) error {
	draft.Settings = slices.DeleteFunc(slices.Clone(launch.Settings), func(s finding.Setting) bool { return s.Name == config.Record })
	draft.Limit, draft.Size, draft.Runs = launch.Limit, c.Result.Ranks, 1
	f, failed, slow := attempt.FailureOf(result, draft)
	if slow {
		line := fmt.Sprintf("a run under a schedule was ended at its time limit of %s (-timeout gives such runs more time)", launch.Limit.Round(time.Second))
		c.Result.Partial = union(c.Result.Partial, line)
	}
	if !failed {
		return nil
	}
	again := attempt.Launch{Settings: draft.Settings, Limit: launch.Limit, Pace: launch.Pace, Trace: true}
	repeated, err := attempt.Repeat(ctx, runner, again)
	if err != nil {
		c.Result.Partial = union(c.Result.Partial, "a run under a schedule did not pass ("+how(f)+"), and was not repeated to the end: it is not counted")
		return err
	}
	if !repeated.Due() {
		return c.notDue(f, repeated)
	}
	f.Rate.Failed, f.Rate.Of, f.Runs = 1+repeated.Rate.Failed, 1+repeated.Rate.Of, 1+repeated.Rate.Of
	f.Baseline.Of++
	cause, perhaps, err := c.cause(ctx, runner, again, result)
	if err != nil {
		return err
	}
	if cause != nil && !(perhaps && len(why) > 0) {
		if cause.Shown == nil || cause.Shown.Perhaps && !perhaps {
			cause.Shown = &finding.Shown{Perhaps: perhaps, Failure: *f.Failure}
		}
		if cause.Severity == finding.Note { // what may be right in another program is wrong in this one
			cause.Severity = finding.Error
		}
		return nil
	}
	f.Why = append(f.Why, why...)
	f.ID = finding.Identify(f)
	if !slices.ContainsFunc(c.Result.Findings, func(g finding.Finding) bool { return g.ID == f.ID }) {
		c.Result.Findings = append(c.Result.Findings, f)
	}
	return nil
}

// cause is the mistake whose calls make a schedule fail; nil: none does for sure, and there is not only one race that may be the reason.
// Accumulates that may be carried out in another order are no mistake unless they do. They are tried last.
func (c *Check) cause(
	ctx context.Context, runner attempt.Runner, launch attempt.Launch, failing attempt.Result,
) (f *finding.Finding, perhaps bool, err error) {
	if failing.TimedOut() || failing.Deadlock != nil {
		return nil, false, nil
	}
	var mistakes, overtaken, races, suspects []*finding.Finding
	for i := range c.Result.Findings {
		switch f := &c.Result.Findings[i]; {
		case isOvertaken(*f):
			overtaken = append(overtaken, f)
		case f.Failure == nil && f.Severity.AtLeast(finding.Warning):
			mistakes = append(mistakes, f)
		}
	}
	var sets [][]string
	for _, f := range slices.Concat(mistakes, overtaken) {
		if IsRace(*f) {
			races = append(races, f)
		}
		if sites := perturbable(*f); len(sites) > 0 {
			suspects, sets = append(suspects, f), append(sets, sites)
		}
	}
	switch i, err := attempt.Blamed(ctx, runner, launch, failing, sets); {
	case err != nil:
		return nil, false, err
	case i >= 0:
		return suspects[i], false, nil
	case len(races) == 1:
		return races[0], true, nil
	}
	return nil, false, nil
}

// isOvertaken says whether a finding is about accumulates that may be carried out in another order.
func isOvertaken(f finding.Finding) bool { return f.Rule == race.Overtaken().Name }

// perturbable are the call sites of a finding, and of its reasons, at which schedules can change something: a flush that completes too little
// is among the reasons. Of accumulates it is those of A's rank: A comes late if what other ranks do does not.
func perturbable(f finding.Finding) (sites []string) {
	places := slices.Clone(f.Places)
	for _, r := range f.Why {
		places = append(places, r.Places...)
	}
	if isOvertaken(f) {
		places = slices.DeleteFunc(places, func(p finding.Place) bool { return p.Rank != f.Places[0].Rank })
	}
	for _, p := range places {
		if name := p.SiteName(); name != "" && strings.HasPrefix(p.Call, "MPI_") {
			sites = union(sites, name)
		}
	}
	return sites
}

// errUnrepeatable ends the runs under schedules: the program does other things each time it runs.
var errUnrepeatable = errors.New("the program does not repeat its runs")

// notDue says in one line why a failure under a schedule does not count.
func (c *Check) notDue(f finding.Finding, r attempt.Repetition) error {
	if r.Native == "" {
		line := fmt.Sprintf("a run under a schedule did not pass (%s), but %d repetitions of it did: it is not counted", how(f), r.Rate.Of)
		c.Result.Partial = union(c.Result.Partial, line)
		return nil
	}
	line := fmt.Sprintf("the program does not repeat its runs: without perturbation it passed at first, and later %s; so runs under schedules were not judged", r.Native)
	c.Result.Partial = union(c.Result.Partial, line)
	return errUnrepeatable
}

// how a run failed, in words without the baseline.
func how(f finding.Finding) string {
	text, _, _ := strings.Cut(f.Outcome.Text, " (baseline")
	return text
}

// otherSender says which receive from any source got a message from another rank than in the first run, before anything else differed.
func (c *Check) otherSender(seen judged) []finding.Reason {
	if c.arrivals == nil || seen.arrivals == nil {
		return nil
	}
	now, was := seen.arrivals.Other(c.arrivals)
	if now == nil {
		return nil
	}
	text := fmt.Sprintf("{0} takes a message of any rank. It got that of rank %d here, and that of rank %d in the run that passed (MPI 4.1, 3.5)", now.Source, was)
	return c.reason(text, now.Ref)
}

// otherTurn says which lock a rank had before another one, and after it in the first run.
func (c *Check) otherTurn(seen judged) []finding.Reason {
	if c.tenures == nil || seen.tenures == nil {
		return nil
	}
	now, second := seen.tenures.Other(c.tenures)
	if !now.Known() {
		return nil
	}
	text := fmt.Sprintf("{0} takes the lock before rank %d here, and after rank %d in the run that passed (MPI 4.1, 12.5.3)", second, second)
	return c.reason(text, now)
}

// reason is about a call, {0} in the text.
func (c *Check) reason(text string, call history.Ref) []finding.Reason {
	return []finding.Reason{{Text: text, Places: resolved([]check.Place{{Ref: call}}, c.Describe)}}
}

// wants says whether the user asks for findings of a kind.
func (c *Check) wants(kind string) bool {
	return slices.ContainsFunc(c.Kinds, func(k Kind) bool { return k.Name == kind })
}

// watcher ends a run for a reason that the watch names, or because it is deadlocked, if the user asks for deadlocks.
func (c *Check) watcher(w watch.Watch) func(context.Context) bool {
	wanted := c.wants(Deadlocks)
	if !wanted && w.Quiet == 0 && !w.Misuse {
		return nil
	}
	return func(ctx context.Context) bool {
		end := w.End(ctx)
		if !wanted {
			end.Deadlock, end.Silent = nil, nil
		}
		c.deadlock, c.misuse, c.quiet, c.silent = end.Deadlock, end.Misuse, end.Quiet, end.Silent
		return end.Due()
	}
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
	merge(result, slices.DeleteFunc(r.findings, func(f finding.Finding) bool { return c.Skip != nil && c.Skip(f.Rule) }))
	return r, nil
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
