package sweep

import (
	"context"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// reduction finds what a failure needs: which settings that are not the defaults, which default
// behaviours, and which call sites.
type reduction struct {
	runs      runs
	wanted    attempt.Failure
	given     func(variable string) bool    // whether the user has given it a value, which stays
	skipped   []string                      // call sites that no run perturbs
	describe  func(trace.Site) finding.Site // may be nil
	suspected func(site finding.Site) bool  // before the sweep; may be nil
	settings  []finding.Setting
	rate      finding.Rate
	// ranks are the traces of the last run that failed. Under less perturbation a later bug of
	// the program may fail, at other calls.
	ranks  []trace.Rank
	strict bool // one failure is no verdict
	// rarer says that some runs passed with settings that suffice for the failure, so that it may
	// have become rarer than its rate says. Frequent are the last ones before that.
	rarer    bool
	frequent []finding.Setting
	verdict  verdict
	brief    bool              // the verdict, see verdictFor
	made     map[string][]bool // the runs so far, by settings: whether each showed the failure
	expect   forecast          // of this reduction

	reduced               bool // the failure was frequent enough for a reduction
	needed, notNeeded     []finding.Behaviour
	neededSites, allSites []callSite
	err                   error
}

// runs make the runs of a reduction.
type runs interface {
	// Width is how many runs may be made at the same time. It changes from time to time.
	Width() int
	// Again makes runs with settings that may show the failure again. With an error it returns the runs that ended nevertheless.
	Again(ctx context.Context, settings []finding.Setting, times int) ([]attempt.Judged, error)
	// Discard removes the files of runs.
	Discard(runs []attempt.Judged)
}

// reduce the failure. If it is too rare for that, it is not reduced.
func (r *reduction) reduce(ctx context.Context) error {
	if !r.judgeBy(r.rate, !r.strict && (r.wanted.Outcome.Kind.Class() == finding.Hung || r.rate.Failed == r.rate.Of)) {
		return nil
	}
	fails := func(settings []finding.Setting) bool { return r.err == nil && r.fails(ctx, settings) }
	r.reduced = true
	r.frequent = r.settings
	r.expect.next(stageSettings)
	r.reduceSettings(fails)
	r.keepFrequent()
	r.expect.next(stageBehaviours)
	r.reduceBehaviours(fails)
	r.keepFrequent()
	r.settings = r.frequent
	r.expect.next(stageSites)
	r.reduceSites(fails)
	r.expect.next(stageRate)
	return r.err
}

// judgeBy a rate: verdicts are right for a failure that is so frequent. If they would take too many runs,
// there is no reduction.
func (r *reduction) judgeBy(rate finding.Rate, brief bool) (ok bool) {
	r.rate, r.brief = rate, brief
	r.verdict, ok = verdictFor(rate, brief)
	return ok
}

// keepFrequent keeps the settings if they seem to make the failure as frequent as it was. Behaviours that only make
// it more frequent are not needed, but each of the many verdicts about call sites takes fewer runs with them.
func (r *reduction) keepFrequent() {
	if !r.rarer || r.wanted.Outcome.Kind.Class() == finding.Hung {
		r.frequent = r.settings
	}
}

// fails says whether launches with settings still fail in the wanted way. Earlier runs with the same
// settings count.
func (r *reduction) fails(ctx context.Context, settings []finding.Setting) bool {
	key := keyOf(settings)
	for made := 0; ; {
		failed, passed := r.verdict.count(r.made[key])
		if failed == r.verdict.failures {
			r.learn(made, passed)
			return true
		}
		if passed == r.verdict.passes {
			return false
		}
		most := max(r.verdict.failures-failed, r.verdict.passes-passed) // runs until the verdict
		times := min(r.runs.Width(), most)
		if !r.try(ctx, settings, times) {
			return false
		}
		made += times
	}
}

// try settings in some runs at the same time.
func (r *reduction) try(ctx context.Context, settings []finding.Setting, times int) bool {
	runs, err := r.runs.Again(ctx, settings, times)
	defer r.runs.Discard(runs)
	if err != nil {
		r.err = err
		return false
	}
	r.expect.made(times)
	for _, run := range runs {
		shown := r.wanted.ShownBy(run)
		r.made[keyOf(settings)] = append(r.made[keyOf(settings)], shown)
		if shown {
			r.ranks = run.Ranks
		}
	}
	return true
}

// learn from settings that suffice for the failure. If none of the runs made with them passed, they repeated
// it, and later verdicts take fewer runs.
func (r *reduction) learn(made, passed int) {
	if passed > 0 {
		r.rarer = true
	} else if r.brief {
		r.judgeBy(finding.Rate{Failed: r.rate.Failed + made, Of: r.rate.Of + made}, true)
	}
}

// keyOf settings does not depend on their order.
func keyOf(settings []finding.Setting) string {
	return attempt.Assignments(slices.SortedFunc(slices.Values(settings), func(a, b finding.Setting) int { return strings.Compare(a.Name, b.Name) }))
}

// reduceSettings resets the settings that the failure does not need to their defaults.
func (r *reduction) reduceSettings(fails func([]finding.Setting) bool) {
	var fixed, free []finding.Setting
	for _, s := range r.settings {
		if s.Name == config.Seed || s.Name == config.SkipSites || s.Name == config.OnlySites || r.given(s.Name) {
			fixed = append(fixed, s)
		} else {
			free = append(free, s)
		}
	}
	slices.SortStableFunc(free, likelier)
	choose := func(set []int) []finding.Setting {
		settings := slices.Clone(fixed)
		for _, i := range set {
			settings = append(settings, free[i])
		}
		return settings
	}
	kept, ok := minimal(len(free), 0, func(set []int) bool { return fails(choose(set)) })
	if r.err != nil {
		return
	}
	if ok {
		r.settings = choose(kept)
	}
	left := slices.DeleteFunc(slices.Clone(r.settings), func(s finding.Setting) bool { return slices.Contains(fixed, s) })
	for _, behaviour := range attempt.AddedBehaviours {
		if attempt.Brings(left, behaviour) {
			r.needed = append(r.needed, behaviour)
		} else if attempt.Brings(free, behaviour) {
			r.notNeeded = append(r.notNeeded, behaviour)
		}
	}
}

// reduceBehaviours turns off the default behaviours that the failure does not need.
func (r *reduction) reduceBehaviours(fails func([]finding.Setting) bool) {
	var on []finding.Behaviour
	for _, behaviour := range likelyFirst {
		if !r.without(behaviour) && (attempt.PartOf[behaviour] == "" || !r.without(attempt.PartOf[behaviour])) {
			on = append(on, behaviour)
		}
	}
	only := func(set []int) []finding.Setting {
		settings := r.settings
		for i, behaviour := range on {
			whole := slices.Index(on, attempt.PartOf[behaviour])
			if !slices.Contains(set, i) && (whole < 0 || slices.Contains(set, whole)) {
				off := attempt.SettingWithout(behaviour)
				settings = attempt.WithSetting(settings, off.Name, off.Value)
			}
		}
		return settings
	}
	kept, ok := minimal(len(on), likelyBehaviours, func(set []int) bool { return fails(only(set)) })
	if r.err != nil || !ok {
		return
	}
	r.settings = only(kept)
	for _, behaviour := range attempt.DefaultBehaviours {
		if i := slices.Index(on, behaviour); slices.Contains(kept, i) {
			r.needed = append(r.needed, behaviour)
		} else if i >= 0 {
			r.notNeeded = append(r.notNeeded, behaviour)
		}
	}
	r.reduceHolding(fails)
}

// without says whether the settings turn a default behaviour off.
func (r *reduction) without(behaviour finding.Behaviour) bool {
	off := attempt.SettingWithout(behaviour)
	return attempt.ValueOf(r.settings, off.Name) == off.Value
}

// reduceHolding asks whether the failure also occurs if each operation completes in its own call. If so,
// it needs no holding; the settings stay as they are.
func (r *reduction) reduceHolding(fails func([]finding.Setting) bool) {
	without := attempt.WithSetting(attempt.WithSetting(r.settings, config.SubmitTime, attempt.Immediate), config.HoldSites, attempt.Default(config.HoldSites))
	if slices.Contains(r.needed, finding.BeyondLocal) || keyOf(without) == keyOf(r.settings) {
		return
	}
	if fails(without) {
		r.notNeeded = append(r.notNeeded, finding.Holding)
	} else {
		r.needed = append(r.needed, finding.Holding)
	}
}

// reduceSites finds the call sites that must be perturbed.
func (r *reduction) reduceSites(fails func([]finding.Setting) bool) {
	if r.err != nil {
		return
	}
	r.allSites = slices.DeleteFunc(callSitesOf(r.ranks), func(p callSite) bool { return slices.Contains(r.skipped, p.name) })
	order, likely := bySuspicion(r.allSites, r.ranks, r.namedSites())
	only := func(set []int) []finding.Setting {
		var names []string
		for _, i := range set {
			names = append(names, r.allSites[order[i]].name)
		}
		return attempt.WithSetting(attempt.WithSetting(r.settings, config.SkipSites, attempt.Default(config.SkipSites)), config.OnlySites, attempt.SiteList(names))
	}
	enough := func(set []int) bool { return fails(only(set)) }
	kept, ok := minimal(len(r.allSites), likely, enough)
	if !ok || r.err != nil {
		return // the failure needs calls that the traces do not show
	}
	kept = trimmed(kept, enough)
	if r.err != nil {
		return
	}
	slices.SortFunc(kept, func(a, b int) int { return order[a] - order[b] })
	for _, i := range kept {
		r.neededSites = append(r.neededSites, r.allSites[order[i]])
	}
	r.settings = only(kept)
}

// namedSites are those that were suspected before the sweep.
func (r *reduction) namedSites() map[string]bool {
	named := map[string]bool{}
	for _, p := range r.allSites {
		if r.suspected != nil && r.describe != nil && r.suspected(r.describe(p.site)) {
			named[p.name] = true
		}
	}
	return named
}
