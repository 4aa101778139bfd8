package sweep

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// engine is a sweep in progress, as its search or an inquiry into one failure sees it.
type engine struct {
	*shared
	spent   int      // runs of its own
	skipped []string // call sites that its runs leave alone
}

// shared is what the search and all inquiries share. It belongs to the one that holds the baton.
type shared struct {
	Options
	runner   attempt.Runner
	listener Listener
	summary  finding.Result
	plan     plan
	limit    time.Duration           // of a run
	pace     time.Duration           // see attempt.Launch
	longest  time.Duration           // of the baseline's runs
	took     time.Duration           // see attempt.PauseFor
	number   int                     // of the last run
	baton    sync.Mutex              // held by all but those who wait for runs or for inquiries
	slots    chan bool               // one for each run at the same time
	width    int                     // how many of them each inquiry may use
	expected []*reduce.Forecast      // of the reductions in progress
	baseline map[string]finding.Rate // by locality

	skippedSites  []string                    // call sites that findings need
	mild          attempt.Fingerprint         // results under mild schedules; nil: results are not compared
	baselineWords attempt.Words               // of the baseline's runs that passed
	unrepeated    map[string]*finding.Finding // failures that no repetition showed, see keepRare
	recordings    map[int]Recorded            // so far, see recorded
	races         []finding.Finding           // of the recorded run, which direct the search
	broken        []finding.Finding           // rules that the calls of the recorded run break
	shows         *prove.Value                // of a race: a run that has it counts as a failure; nil: none does

	losses
	unjudged map[finding.Kind]int // runs of the search that their time limit ended, and that did not fail

	observing sync.Mutex
	observed  attempt.Usual // nil: not known yet
}

// Do sweeps. The given summary says what to sweep. Do returns it with what was done, even if ctx
// or an error ended the sweep.
func Do(ctx context.Context, options Options, runner attempt.Runner, listener Listener, summary finding.Result) (finding.Result, error) {
	options.Space = options.space()
	if options.Runs > 0 {
		options.Runs = options.Share.Count(options.Runs)
	}
	e := newEngine(options, runner, listener, summary)
	e.baton.Lock()
	defer e.baton.Unlock()
	ctx, cancel := e.bounded(ctx)
	defer cancel()
	err := e.follow(ctx, e.judgeBaseline, e.judgeCalls, e.begin, e.tryRaces, e.search)
	if cutShort(ctx, err) {
		err = nil
		e.stop(ctx)
	}
	e.summary.Time = time.Since(e.summary.Start)
	made := e.plan.made(e.summary.Runs)
	e.summary.Tried, e.summary.Locality = e.plan.tried(made)
	e.summary.Pairs, e.summary.PairsOf = e.plan.pairs(made)
	e.summary.Findings = append(e.summary.Findings, e.broken...)
	for _, kind := range slices.Sorted(maps.Keys(e.unjudged)) {
		while, why := attempt.WhyNotJudged(kind)
		e.summary.Partial = append(e.summary.Partial, fmt.Sprintf("ended at the time limit of %s while %s: %d of %s (%s)",
			e.limit.Round(time.Second), while, e.unjudged[kind], attempt.Counted(uint64(e.summary.Runs), "run"), why))
	}
	e.summary.Sort()
	e.summary.CountShown()
	return e.summary, err
}

func newEngine(options Options, runner attempt.Runner, listener Listener, summary finding.Result) *engine {
	jobs := max(1, options.Jobs)
	summary.Start = time.Now()
	return &engine{shared: &shared{
		Options: options, runner: runner, listener: listener, summary: summary,
		plan: newPlan(options.Space, options.Seed, options.Share), baseline: map[string]finding.Rate{},
		baselineWords: attempt.Words{}, recordings: map[int]Recorded{}, unrepeated: map[string]*finding.Finding{}, unjudged: map[finding.Kind]int{},
		slots: make(chan bool, jobs), width: jobs,
	}}
}

// follow the steps of a sweep, until one has an error or a problem.
func (e *engine) follow(ctx context.Context, steps ...func(context.Context) error) error {
	for _, step := range steps {
		if err := step(ctx); err != nil || e.summary.Problem != "" {
			return err
		}
	}
	return nil
}

// begin the search with its first runs, which show most bugs. The orders of races come after them: their runs wait for other ranks.
func (e *engine) begin(ctx context.Context) error {
	if e.finished() {
		return nil
	}
	return e.next(ctx)
}

// search makes the other runs of the plan.
func (e *engine) search(ctx context.Context) error {
	for !e.finished() {
		if err := e.next(ctx); err != nil || e.summary.Problem != "" {
			return err
		}
	}
	return nil
}

// next makes as many runs of the plan as there may be at the same time, and investigates each failure.
func (e *engine) next(ctx context.Context) error {
	var rows [][]finding.Setting
	for range e.batch() {
		rows = append(rows, e.plan.settings(e.summary.Runs+len(rows)))
	}
	made, err := e.attempt(ctx, finding.Search, rows)
	e.summary.Runs += made
	return err
}

// attempt each of some settings in a run, and look into those that fail. It says how many runs were made.
func (e *engine) attempt(ctx context.Context, purpose finding.Purpose, rows [][]finding.Setting) (made int, err error) {
	var launches []attempt.Launch
	e.skipped = slices.Clone(e.skippedSites)
	for _, settings := range rows {
		launches = append(launches, e.searching(settings))
	}
	runs, err := e.run(ctx, purpose, launches)
	defer e.discard(runs)
	if err == nil && e.summary.Runs == 0 && !intercepted(runs) {
		e.problem("no MPI program was intercepted on this machine: statically linked, MPI loaded by dlopen (NASTY_LIBRARY), or started elsewhere")
		return 0, nil
	}
	if err == nil && e.open() {
		_, where := attempt.SplitLocality(runs[0].Settings)
		if err = e.judgeLosses(ctx, where); e.summary.Problem != "" {
			return len(runs), err
		}
		for i := range runs {
			e.losses.judge(&runs[i])
		}
	}
	if err == nil || cutShort(ctx, err) { // a failure counts, also if there is no time left for it
		err = cmp.Or(e.lookIntoAll(ctx, runs), err)
	}
	return len(runs), err
}

// intercepted says whether nastympi had hold of any of the runs.
func intercepted(runs []attempt.Judged) bool {
	return slices.ContainsFunc(runs, func(r attempt.Judged) bool { return r.Intercepted || len(r.Ranks) > 0 })
}

// batch is how many runs to make at the same time.
func (e *engine) batch() int {
	n := e.width
	if e.Runs > 0 {
		n = min(n, e.Runs-e.summary.Runs)
	}
	return n
}

func (e *engine) finished() bool {
	return e.Runs > 0 && e.summary.Runs >= e.Runs
}

// searching is a launch that may show a failure nobody knows yet. If it hangs, a repetition tells whether it is deadlocked:
// recordings of all runs would cost too much, and grow without end in programs that poll.
func (e *engine) searching(settings []finding.Setting) attempt.Launch {
	launch := e.launch(settings, true)
	if !attempt.LongPauses(launch.Settings) {
		launch.Undisturbed = attempt.StillFor(e.longest)
		if !attempt.Slowed(launch.Settings) { // slow ranks pause in their calls
			launch.Waiting = attempt.WaitingFor(e.longest)
		}
	}
	if e.Deadlock != nil {
		launch.Repeated = func(ctx context.Context, recording string) *finding.Stall {
			return e.Deadlock(ctx, recording, launch.Settings)
		}
	}
	return launch
}

// launch with settings, but not at the call sites of earlier findings.
func (e *engine) launch(settings []finding.Setting, traced bool) attempt.Launch {
	if len(e.skipped) > 0 && attempt.ValueOf(settings, config.OnlySites) == "" {
		settings = attempt.WithSetting(settings, config.SkipSites, attempt.SiteList(e.skipped))
	}
	if !e.given(config.DelayMax) {
		settings = attempt.WithPause(settings, attempt.PauseFor(e.took))
	}
	settings, where := attempt.SplitLocality(settings)
	return attempt.Launch{
		Settings: settings, Locality: where, Limit: e.limit, Pace: e.pace, Trace: traced, State: e.State && traced, Received: e.shows != nil,
		Usual: e.usual,
	}
}

// usual is what ranks do without perturbation. The first call makes a run to find out.
func (s *shared) usual(ctx context.Context) attempt.Usual {
	s.observing.Lock()
	defer s.observing.Unlock()
	if s.observed == nil {
		run, err := s.runner.Run(ctx, attempt.Launch{Settings: attempt.Observed, Limit: s.limit, Trace: true})
		if err != nil {
			return nil
		}
		s.observed = attempt.UsualOf(run.Ranks)
		s.runner.Discard(run)
	}
	return s.observed
}

// run makes and judges runs, at most Jobs at the same time. With an error it returns the runs that
// ended nevertheless; the caller discards them.
func (e *engine) run(ctx context.Context, purpose finding.Purpose, launches []attempt.Launch) ([]attempt.Judged, error) {
	runs := make([]attempt.Judged, len(launches))
	errs := make([]error, len(launches))
	e.waiting(func(group *sync.WaitGroup) {
		for i, launch := range launches {
			e.slots <- true
			group.Go(func() {
				defer func() { <-e.slots }()
				runs[i].Result, errs[i] = e.runner.Run(ctx, launch)
				runs[i].Settings = attempt.WithLocality(launch.Settings, launch.Locality)
			})
		}
	})
	var judged []attempt.Judged
	for i := range runs {
		if errs[i] == nil {
			errs[i] = attempt.Trouble(runs[i].Result)
		}
		if errs[i] != nil {
			e.runner.Discard(runs[i].Result)
			continue
		}
		e.conclude(&runs[i], purpose)
		judged = append(judged, runs[i])
	}
	return judged, cmp.Or(faults(ctx, errs), ctx.Err())
}

func (e *engine) discard(runs []attempt.Judged) {
	for _, run := range runs {
		e.runner.Discard(run.Result)
	}
}

// conclude judges a run and reports it to the listener.
func (e *engine) conclude(run *attempt.Judged, purpose finding.Purpose) {
	run.Outcome, run.Failed = attempt.Judge(run.Result)
	switch {
	case e.losses.judge(run), run.Outcome.Kind != "":
	case e.shows != nil:
		run.Outcome, run.Failed = e.shows.Judge(run.Result)
	case e.mild != nil:
		run.Outcome, run.Failed = attempt.Diverged(e.mild, attempt.FingerprintOf(run.Result, e.Mask))
	}
	if len(run.Ranks) > 0 {
		e.summary.Ranks = run.Ranks[0].Size
	}
	if purpose == finding.Search && attempt.NotJudged(run.Outcome) {
		e.unjudged[run.Outcome.Kind]++
	}
	settings, where := attempt.SplitLocality(run.Settings)
	e.spent++
	e.tell(finding.Run{
		Purpose: purpose, Settings: settings, Locality: where, Failed: run.Failed, Outcome: run.Outcome, Time: run.Duration,
	})
}

// tell numbers a judged run and tells the listener of it.
func (s *shared) tell(run finding.Run) {
	s.number++
	s.summary.Spent++
	run.Number = s.number
	s.listener.Run(run)
}

// problem records why nothing can be judged.
func (e *engine) problem(format string, values ...any) {
	e.summary.Problem = fmt.Sprintf(format, values...)
}
