package sweep

import (
	"context"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// investigate a failing run: how often it fails again, what the failure needs, and whether it
// is new.
func (e *engine) investigate(ctx context.Context, failing attempt.Judged) error {
	if e.seen(e.draft(failing)) {
		return nil
	}
	i := investigation{engine: e, failing: failing, wanted: attempt.Failure{Outcome: failing.Outcome, Quiet: failing.Quiet}}
	defer func() { e.discard(i.evidence) }()
	err := i.confirm(ctx)
	if e.summary.Problem != "" {
		return err
	}
	if err == nil && !reduce.Distinct(i.found.Rate, i.found.Baseline) {
		return e.keepRare(&i.found, i.failing)
	}
	if err == nil && i.wanted.Outcome.Kind == finding.Diverged {
		var reported bool
		if reported, err = e.judgeNoise(ctx, &i.found, i.failing); reported {
			return err
		}
		i.judged = err == nil
	}
	if err == nil && i.found.Noise == "" {
		err = i.reduce(ctx)
	}
	if err != nil {
		return i.abandon(ctx, err)
	}
	if err := i.tryHints(ctx, e.explain(&i.found, i.failing.Ranks)); err != nil {
		return err
	}
	e.skipSitesOf(i.found, i.needed)
	return e.report(i.found, i.failing)
}

// investigation is what is known of a failure.
type investigation struct {
	*engine
	failing  attempt.Judged  // shows best what is known
	wanted   attempt.Failure // what repetitions have to show
	found    finding.Finding // of failing
	judged   bool            // whether results differ anyway, see judgeNoise
	needed   []reduce.CallSite
	second   *reduction       // the best that is not good enough; nil: there is none
	evidence []attempt.Judged // runs whose files are kept until the end
}

// confirm repeats the failing run. It tells the listener of a failure as soon as it shows again.
func (i *investigation) confirm(ctx context.Context) error {
	again := repetitions{settings: i.failing.Settings, wanted: i.wanted, most: i.Confirm}
	err := i.repeat(ctx, &again, func(rate finding.Rate) bool { return reduce.Distinct(rate, i.baselineOf(again.settings)) })
	if err == nil && i.open() {
		return i.confirmAnew(ctx, again)
	}
	if err == nil && again.rate.Failed > 0 && i.wanted.Outcome.Kind != finding.Diverged { // which may be noise
		f := i.draft(again.evidence)
		f.Rate = finding.Rate{Failed: again.rate.Failed + 1, Of: again.rate.Of + 1} // with the run of the search
		i.listener.Confirmed(f)
	}
	if again.rate.Failed > 0 {
		i.wanted.Quiet = again.evidence.Outcome.Kind == finding.Deadlock
		again.wanted = i.wanted
	}
	if err == nil {
		err = i.repeat(ctx, &again, again.always)
	}
	if err == nil && i.open() {
		return i.confirmAnew(ctx, again)
	}
	i.wanted.Words = attempt.WordsOf(i.failing.Result).Common(again.shared).Without(i.baselineWords)
	if again.rate.Failed > 0 {
		i.failing = again.evidence
		i.evidence = append(i.evidence, again.evidence)
	}
	i.found = i.draft(i.failing)
	i.found.Rate = again.rate
	return err
}

// confirmAnew repeats the run once it is known what the failures mean that the launcher did not report.
func (i *investigation) confirmAnew(ctx context.Context, before repetitions) error {
	i.runner.Discard(before.evidence.Result)
	_, where := attempt.SplitLocality(before.settings)
	if err := i.judgeLosses(ctx, where); err != nil || i.summary.Problem != "" {
		return err
	}
	return i.confirm(ctx)
}

// reduce the failure to what it needs. If that is impossible, the finding says why.
func (i *investigation) reduce(ctx context.Context) error {
	r := reduce.Needs{
		Runs: reducing{i}, Wanted: i.wanted, Given: i.given, Skipped: i.skipped, Describe: i.Describe, Suspected: i.suspected,
		Settings: i.failing.Settings, Rate: i.found.Rate, Ranks: i.failing.Ranks, Made: map[string][]bool{},
	}
	done, err := i.reduceTo(ctx, r)
	if err == nil && !done && r.Usual() {
		r.Careful = true
		done, err = i.reduceTo(ctx, r)
	}
	if err == nil && !done {
		done, err = i.reduceToOrder(ctx, r)
	}
	if err == nil && !done && i.second != nil {
		i.adopt(*i.second)
		done = true
	}
	if err == nil && !done {
		i.found.NotReduced = "it becomes too rare if parts of the schedule are left out"
	}
	return err
}

// reduction is what a failure needs, and its repetitions with no more than that.
type reduction struct {
	last  repetitions
	needs reduce.Needs
}

// keepSecond keeps a reduction that is good enough if there is no better one: the one with the highest rate.
func (i *investigation) keepSecond(r reduction) {
	if i.second == nil || r.last.rate.Failed*i.second.last.rate.Of > i.second.last.rate.Failed*r.last.rate.Of {
		i.second = &r
	}
}

// suspected says whether the user or the recorded run named a call site.
func (e *engine) suspected(site finding.Site) bool {
	name := site.SiteName()
	return e.Suspected != nil && e.Suspected(site) || name != "" && slices.ContainsFunc(e.races, func(race finding.Finding) bool {
		return slices.ContainsFunc(race.Places, func(p finding.Place) bool { return p.SiteName() == name })
	})
}

// reduceTo what a reduction finds. It is not done if the failure has become rarer than it was, or too rare.
func (i *investigation) reduceTo(ctx context.Context, r reduce.Needs) (done bool, err error) {
	err = i.reduceBy(ctx, &r)
	if err != nil || !r.Reduced {
		i.found.NotReduced = "it fails too seldom"
		return true, err
	}
	last := repetitions{settings: r.Settings, wanted: i.wanted, most: i.Confirm}
	slackened := func(rate finding.Rate) bool { return reduce.Slackened(i.found.Rate, rate) }
	err = i.measure(ctx, &last, func(rate finding.Rate) bool {
		return last.always(rate) && reduce.Distinct(rate, i.baselineOf(r.Settings)) || slackened(rate)
	})
	if err != nil || !reduce.Distinct(last.rate, i.baselineOf(r.Settings)) {
		return false, err
	}
	if slackened(last.rate) || r.Careful && len(r.NeededSites) == 0 {
		i.keepSecond(reduction{last, r})
		return false, nil
	}
	i.adopt(reduction{last, r})
	return true, nil
}

// measure is repeat, whose evidence is kept until the end.
func (i *investigation) measure(ctx context.Context, r *repetitions, enough func(finding.Rate) bool) error {
	err := i.repeat(ctx, r, enough)
	if r.rate.Failed > 0 {
		i.evidence = append(i.evidence, r.evidence)
	}
	return err
}

// reduceBy one reduction. While it lasts, the listener learns how many runs it will take.
func (i *investigation) reduceBy(ctx context.Context, r *reduce.Needs) error {
	i.expected = append(i.expected, &r.Expected)
	defer func() {
		i.expected = slices.DeleteFunc(i.expected, func(f *reduce.Forecast) bool { return f == &r.Expected })
	}()
	err := r.Find(ctx)
	if err == nil && !r.Reduced {
		i.listener.Note("fails too seldom to be reduced: " + attempt.Assignments(r.Settings))
	}
	return err
}

// reducing makes the runs that the reduction of an investigation asks for.
type reducing struct{ *investigation }

// Width is how many runs may be made at the same time.
func (i reducing) Width() int { return i.width }

// Again makes runs that may show the failure again.
func (i reducing) Again(ctx context.Context, settings []finding.Setting, times int) ([]attempt.Judged, error) {
	i.listener.Reducing(reduce.Sum(i.expected))
	return i.run(ctx, finding.Reducing, slices.Repeat([]attempt.Launch{i.again(settings, i.wanted)}, times))
}

// Discard removes the files of runs.
func (i reducing) Discard(runs []attempt.Judged) { i.discard(runs) }

// adopt the result of a reduction.
func (i *investigation) adopt(found reduction) {
	last, r := found.last, found.needs
	i.failing, i.needed = last.evidence, r.NeededSites
	i.found = i.draft(i.failing)
	i.found.Rate, i.found.Needed, i.found.NotNeeded = last.rate, r.Needed, r.NotNeeded
	i.found.Sites = reduce.FindingSites(r.NeededSites, r.AllSites, i.Describe)
}

// abandon an investigation that ctx ended. The failure is a finding as it is: a sweep in which something
// failed must not look as if nothing had. But a program that also fails natively may be no worse here.
func (i *investigation) abandon(ctx context.Context, err error) error {
	if !cutShort(ctx, err) {
		return err
	}
	if i.found.Baseline.Failed > 0 && !reduce.Distinct(i.found.Rate, i.found.Baseline) {
		i.noteFlaky(i.found)
		return err
	}
	if i.wanted.Outcome.Kind == finding.Diverged && len(i.found.Noise) == 0 && !i.judged {
		i.found.Noise = i.whyStopped(ctx) + " before it was known whether the results also differ without perturbation"
	}
	i.found.NotReduced = i.whyStopped(ctx)
	i.explain(&i.found, i.failing.Ranks)
	if failed := i.report(i.found, i.failing); failed != nil {
		return failed
	}
	return err
}

// draft is a finding with what one failing run says.
func (e *engine) draft(failing attempt.Judged) finding.Finding {
	settings, where := attempt.SplitLocality(failing.Settings)
	f := finding.Finding{Failure: &finding.Failure{
		Time: time.Now().UTC().Truncate(time.Second), Tool: e.summary.Tool,
		Program: e.summary.Program, Command: e.summary.Command, Dir: e.summary.Dir, Library: e.summary.Library,
		Size: e.summary.Ranks, Locality: where, Settings: settings, Outcome: failing.Outcome,
		Baseline: e.baseline[where], Limit: e.limit, LastOutput: attempt.LastOutput(failing.Result, e.baselineWords),
	}}
	for i, moving := range failing.Moving {
		if failing.TimedOut() && i < len(failing.Ranks) {
			f.States = append(f.States, finding.RankState{Rank: failing.Ranks[i].Rank, Moving: moving})
		}
	}
	f.Classify()
	return f
}

// seen says whether f looks like a finding without known call sites: later runs could not
// skip these, so they show it again.
func (e *engine) seen(f finding.Finding) bool {
	for _, list := range [][]finding.Finding{e.summary.Findings, e.summary.Known} {
		for _, old := range list {
			if len(old.Sites) == 0 && attempt.Alike(old.Outcome, f.Outcome) && old.Outcome.Detail == f.Outcome.Detail &&
				finding.Resemblance(old.LastOutput) == finding.Resemblance(f.LastOutput) {
				return true
			}
		}
	}
	return false
}
