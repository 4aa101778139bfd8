package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
)

// investigate a failing run: how often it fails again, what it takes, and whether it
// is something new.
func (e *engine) investigate(ctx context.Context, failing ended) error {
	before := e.summary.Spent
	f := e.draft(failing)
	if e.seen(f) {
		return nil
	}
	like := failure{outcome: failing.outcome}
	rate, evidence, shared, err := e.confirm(ctx, failing.settings, like, e.Confirm)
	if err != nil {
		return err
	}
	defer func() { e.runner.Discard(evidence.Result) }()
	like.words = wordsOf(failing.Result).common(shared).without(e.usual)
	if rate.Failed > 0 {
		failing = evidence
	}
	f = e.draft(failing)
	f.Rate = rate
	if !distinct(rate, f.Baseline) {
		e.keepRare(&f, failing, before)
		return nil
	}
	reduced, r, err := e.reduced(ctx, failing, like, rate)
	if err != nil {
		return err
	}
	defer func() { e.runner.Discard(reduced.Result) }()
	if reduced.failed {
		failing = reduced
		f = e.draft(failing)
		f.Rate, f.Needed, f.NotNeeded = r.rate, r.needed, r.notNeeded
		f.Sites = findingSites(r.chosen, r.all, e.Describe)
	}
	if failing.outcome.Kind == finding.Diverged {
		if err := e.judgeNoise(ctx, &f, failing); err != nil {
			return err
		}
	}
	e.leave(f, r.chosen)
	return e.report(f, failing, before)
}

// reduced is a failing run with no more than the failure needs, at the rate which r then
// has. It did not fail where the failure could not be reduced.
func (e *engine) reduced(ctx context.Context, failing ended, like failure, rate finding.Rate) (evidence ended, r reduction, err error) {
	for _, strict := range []bool{false, true} {
		r = reduction{engine: e, like: like, settings: failing.settings, rate: rate, ranks: failing.Ranks, strict: strict}
		if err := r.reduce(ctx); err != nil || !r.reduced {
			return ended{}, r, err
		}
		r.rate, evidence, _, err = e.confirm(ctx, r.settings, like, e.Confirm)
		if err != nil {
			return ended{}, r, err
		}
		if evidence.failed && !slackened(rate, r.rate) && distinct(r.rate, e.baselineOf(r.settings)) {
			return evidence, r, nil
		}
		if !strict {
			e.runner.Discard(evidence.Result)
			evidence = ended{}
		}
	}
	if !evidence.failed || !distinct(r.rate, e.baselineOf(r.settings)) {
		e.runner.Discard(evidence.Result)
		return ended{}, reduction{}, nil
	}
	return evidence, r, nil
}

// draft is what one failing run tells.
func (e *engine) draft(failing ended) finding.Finding {
	settings, where := apart(failing.settings)
	f := finding.Finding{
		Version: finding.Version, Time: time.Now().UTC().Truncate(time.Second), Tool: e.summary.Tool,
		Program: e.summary.Program, Command: e.summary.Command, Dir: e.summary.Dir, Library: e.summary.Library,
		Ranks: e.summary.Ranks, Locality: where, Settings: settings, Outcome: failing.outcome,
		Baseline: e.baseline[where], Limit: e.limit, LastOutput: lastOutput(failing.Stdout, failing.Stderr),
	}
	for i, moving := range failing.Moving {
		if failing.TimedOut && i < len(failing.Ranks) {
			f.States = append(f.States, finding.RankState{Rank: failing.Ranks[i].Rank, Moving: moving})
		}
	}
	return f
}

// seen says whether f looks like a finding whose call sites are not known, so that they could
// not be left alone.
func (e *engine) seen(f finding.Finding) bool {
	for _, list := range [][]finding.Finding{e.summary.Findings, e.summary.Known} {
		for _, old := range list {
			if len(old.Sites) == 0 && alike(old.Outcome, f.Outcome) && old.Outcome.Detail == f.Outcome.Detail &&
				finding.Resemblance(old.LastOutput) == finding.Resemblance(f.LastOutput) {
				return true
			}
		}
	}
	return false
}

// confirm repeats a launch with all else the same. The evidence is the last run that
// failed in a like way, which the caller discards, and shared is what all those wrote that did.
func (e *engine) confirm(ctx context.Context, settings []finding.Setting, like failure, times int) (
	rate finding.Rate, evidence ended, shared words, err error,
) {
	launches := slices.Repeat([]Launch{e.repeat(settings, like)}, times)
	rate.Of = times
	for len(launches) > 0 {
		n := min(max(1, e.Jobs), len(launches))
		runs, err := e.run(ctx, finding.Confirming, launches[:n])
		if err != nil {
			e.runner.Discard(evidence.Result)
			return rate, ended{}, nil, err
		}
		for _, run := range runs {
			if !like.shownBy(run) {
				e.runner.Discard(run.Result)
				continue
			}
			if shared = wordsOf(run.Result).common(shared); rate.Failed == 0 {
				shared = wordsOf(run.Result)
			}
			rate.Failed++
			e.runner.Discard(evidence.Result)
			evidence = run
		}
		launches = launches[n:]
	}
	return rate, evidence, shared, nil
}

// repeat a failing launch, or one that may be.
func (e *engine) repeat(settings []finding.Setting, like failure) Launch {
	launch := e.launch(settings, true)
	launch.Brisk = like.outcome.Kind == finding.Hung
	return launch
}

// keepRare takes a failure that did not repeat for a finding when it is seen a second
// time: trouble outside the program, such as a launcher that cannot start, would rather
// not look the same again. Of a program that fails without nastympi, too, it is none.
func (e *engine) keepRare(f *finding.Finding, failing ended, before int) {
	if f.Baseline.Failed > 0 {
		e.listener.Note(fmt.Sprintf("%s: no more often than without any perturbation (%d of %d against %d of %d)", f.Outcome.Text,
			f.Rate.Failed, f.Rate.Of, f.Baseline.Failed, f.Baseline.Of))
		return
	}
	key := fmt.Sprintf("%s %s %s", class(f.Outcome.Kind), f.Outcome.Detail, finding.Resemblance(f.LastOutput))
	if e.rare[key] == nil {
		e.rare[key] = f
		e.listener.Note(fmt.Sprintf("%s in one run, and in none of %d repetitions: taken for trouble outside the program unless it comes again (%s)",
			f.Outcome.Text, f.Rate.Of, assignments(f.Settings)))
		return
	}
	f.Rate.Of += e.rare[key].Rate.Of
	f.Rate.Failed = 0
	if err := e.report(*f, failing, before); err != nil {
		e.listener.Note(err.Error())
	}
}

func assignments(settings []finding.Setting) string {
	var words []string
	for _, s := range settings {
		words = append(words, s.Name+"="+s.Value)
	}
	return strings.Join(words, " ")
}

// leave a finding's operations alone from now on; where it needs none, all that it needs.
func (e *engine) leave(f finding.Finding, chosen []place) {
	var operations, others []string
	for _, p := range chosen {
		if p.operation {
			operations = append(operations, p.name)
		} else {
			others = append(others, p.name)
		}
	}
	if len(operations) == 0 {
		operations = others
	}
	e.skip = append(e.skip, operations...)
	for i := range f.Sites {
		if i < len(operations) { // operations come first
			e.summary.LeftAlone = append(e.summary.LeftAlone, f.Sites[i])
		}
	}
}

// report a finding once, and keep it.
func (e *engine) report(f finding.Finding, failing ended, before int) error {
	if e.Explain != nil {
		e.Explain(&f, failing.Ranks)
	}
	f.ID = finding.Identify(f)
	f.Runs = e.summary.Spent - before
	for _, list := range [][]finding.Finding{e.summary.Findings, e.summary.Known} {
		for _, old := range list {
			if old.ID == f.ID {
				return nil
			}
		}
	}
	if e.Keep != nil {
		folder, err := e.Keep(f, failing.Result)
		if err != nil {
			return fmt.Errorf("cannot keep finding %s: %w", f.ID, err)
		}
		f.Folder = folder
	}
	known := e.Known[f.ID]
	if known {
		e.summary.Known = append(e.summary.Known, f)
	} else {
		e.summary.Findings = append(e.summary.Findings, f)
	}
	e.listener.Found(f, known)
	return nil
}

// noiseRuns are enough to see an order of two origins that is left to chance.
const noiseRuns = 5

// judgeNoise says so where results also differ when nothing but the ranks' timing is
// perturbed, and several ranks take locks or accumulate at the same target: then the order
// in which they come may be all that differs, which MPI leaves open and programs may, too.
func (e *engine) judgeNoise(ctx context.Context, f *finding.Finding, failing ended) error {
	if !contended(failing.Ranks) {
		return nil
	}
	var launches []Launch
	for n := range noiseRuns {
		settings := in(f.Locality, with(mildSettings(n), "NASTY_DELAY", "random"))
		launches = append(launches, e.launch(settings, true))
	}
	runs, err := e.run(ctx, finding.Reducing, launches)
	if err != nil {
		return err
	}
	defer e.discard(runs)
	for _, run := range runs {
		if run.failed && run.outcome.Kind == finding.Diverged {
			f.Noise = "the results also differ when only the ranks' timing does, and several ranks accumulate or take locks at the same target: " +
				"MPI leaves their order open, and a program that takes tickets or work items in this way is correct"
			return nil
		}
	}
	return nil
}

// contended says whether several ranks accumulate or lock at one target.
func contended(ranks []trace.Rank) bool {
	origin := map[[2]int64]int{}
	for _, rank := range ranks {
		for _, event := range rank.Events {
			if int(event.Site) >= len(rank.Sites) || !orderly(rank.Sites[event.Site].Call, event.Type) {
				continue
			}
			key := [2]int64{int64(event.Window), int64(event.Target)}
			if other, there := origin[key]; there && other != rank.Rank {
				return true
			}
			origin[key] = rank.Rank
		}
	}
	return false
}

// orderly are calls whose order among origins decides what is computed.
func orderly(call string, event trace.Type) bool {
	switch event {
	case trace.Op, trace.Forwarded:
		return mpicall.Accumulates(call)
	case trace.Sync:
		return call == "MPI_Win_lock" || call == "MPI_Win_unlock"
	}
	return false
}
