package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// investigate a failing run: how often it fails again, what the failure needs, and whether it
// is new.
func (e *engine) investigate(ctx context.Context, failing ended) error {
	before := e.summary.Spent
	f := e.draft(failing)
	if e.seen(f) {
		return nil
	}
	wanted := failure{outcome: failing.outcome}
	rate, evidence, shared, err := e.confirm(ctx, failing.settings, wanted, e.Confirm)
	if err != nil {
		return err
	}
	defer func() { e.runner.Discard(evidence.Result) }()
	wanted.words = wordsOf(failing.Result).common(shared).without(e.baselineWords)
	if rate.Failed > 0 {
		failing = evidence
	}
	f = e.draft(failing)
	f.Rate = rate
	if !distinct(rate, f.Baseline) {
		e.keepRare(&f, failing, before)
		return nil
	}
	reduced, r, err := e.reduced(ctx, failing, wanted, rate)
	if err != nil {
		return err
	}
	defer func() { e.runner.Discard(reduced.Result) }()
	if reduced.failed {
		failing = reduced
		f = e.draft(failing)
		f.Rate, f.Needed, f.NotNeeded = r.rate, r.needed, r.notNeeded
		f.Sites = findingSites(r.neededSites, r.allSites, e.Describe)
	}
	if failing.outcome.Kind == finding.Diverged {
		if err := e.judgeNoise(ctx, &f, failing); err != nil {
			return err
		}
	}
	e.skipSitesOf(f, r.neededSites)
	return e.report(f, failing, before)
}

// reduced returns a failing run that has only what the failure needs; its rate is r.rate. If the
// failure cannot be reduced, the returned run did not fail.
func (e *engine) reduced(ctx context.Context, failing ended, wanted failure, rate finding.Rate) (evidence ended, r reduction, err error) {
	for _, strict := range []bool{false, true} {
		r = reduction{engine: e, wanted: wanted, settings: failing.settings, rate: rate, ranks: failing.Ranks, strict: strict}
		if err := r.reduce(ctx); err != nil || !r.reduced {
			return ended{}, r, err
		}
		r.rate, evidence, _, err = e.confirm(ctx, r.settings, wanted, e.Confirm)
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

// draft is a finding with what one failing run says.
func (e *engine) draft(failing ended) finding.Finding {
	settings, where := splitLocality(failing.settings)
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

// seen says whether f looks like a finding without known call sites: later runs could not
// skip these, so they show it again.
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

// confirm repeats a launch. evidence is the last run that failed in the wanted way, which the
// caller discards; shared are the words of all runs that did.
func (e *engine) confirm(ctx context.Context, settings []finding.Setting, wanted failure, times int) (
	rate finding.Rate, evidence ended, shared words, err error,
) {
	launches := slices.Repeat([]Launch{e.repeat(settings, wanted)}, times)
	rate.Of = times
	for len(launches) > 0 {
		n := min(max(1, e.Jobs), len(launches))
		runs, err := e.run(ctx, finding.Confirming, launches[:n])
		if err != nil {
			e.runner.Discard(evidence.Result)
			return rate, ended{}, nil, err
		}
		for _, run := range runs {
			if !wanted.shownBy(run) {
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

// repeat is a launch that may show a known failure again.
func (e *engine) repeat(settings []finding.Setting, wanted failure) Launch {
	launch := e.launch(settings, true)
	launch.Brisk = wanted.outcome.Kind == finding.Hung
	return launch
}

// keepRare makes a finding of a failure that did not repeat when it occurs a second time. Trouble
// outside the program, such as a launcher that cannot start, rarely looks the same
// twice. If the program also fails without nastympi, there is no finding.
func (e *engine) keepRare(f *finding.Finding, failing ended, before int) {
	if f.Baseline.Failed > 0 {
		e.listener.Note(fmt.Sprintf("%s: no more often than without any perturbation (%d of %d against %d of %d)", f.Outcome.Text,
			f.Rate.Failed, f.Rate.Of, f.Baseline.Failed, f.Baseline.Of))
		return
	}
	key := fmt.Sprintf("%s %s %s", failureClass(f.Outcome.Kind), f.Outcome.Detail, finding.Resemblance(f.LastOutput))
	if e.unrepeated[key] == nil {
		e.unrepeated[key] = f
		e.listener.Note(fmt.Sprintf("%s in one run, and in none of %d repetitions: taken for trouble outside the program unless it occurs again (%s)",
			f.Outcome.Text, f.Rate.Of, assignments(f.Settings)))
		return
	}
	f.Rate.Of += e.unrepeated[key].Rate.Of
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

// skipSitesOf a finding in later runs: its operations, or if it needs none, all its call sites.
func (e *engine) skipSitesOf(f finding.Finding, needed []callSite) {
	var operations, others []string
	for _, p := range needed {
		if p.operation {
			operations = append(operations, p.name)
		} else {
			others = append(others, p.name)
		}
	}
	if len(operations) == 0 {
		operations = others
	}
	e.skippedSites = append(e.skippedSites, operations...)
	for i := range f.Sites {
		if i < len(operations) { // operations come first
			e.summary.LeftAlone = append(e.summary.LeftAlone, f.Sites[i])
		}
	}
}

// report a finding, unless it is known already, and keep it.
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
