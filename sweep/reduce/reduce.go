// Package reduce finds what a failure needs: the fewest settings, then behaviours of nastympi, then call sites of the program, with
// which it still shows (reduce.go). It asks about the likely ones first (likely.go), about few subsets (minimal.go), and judges rates
// of failures by the probability that a verdict is wrong (repeat.go). It makes no run (Runs does), and does not say whether a run shows
// the failure (attempt.Failure does).
package reduce

import (
	"context"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Needs finds what a failure needs: which settings that are not the defaults, which default
// behaviours, and which call sites.
type Needs struct {
	Runs      Runs
	Wanted    attempt.Failure
	Given     func(variable string) bool    // whether the user has given it a value, which stays
	Skipped   []string                      // call sites that no run perturbs
	Describe  func(trace.Site) finding.Site // may be nil
	Suspected func(site finding.Site) bool  // before the reduction; may be nil
	Careful   bool                          // one failure is no verdict
	Made      map[string][]bool             // the runs so far, by settings: whether each showed the failure

	// Settings are those under which the failure was seen with this rate. Find leaves those that it needs.
	Settings []finding.Setting
	Rate     finding.Rate
	// Ranks are the traces of the last run that failed. Under less perturbation a later bug of
	// the program may fail, at other calls.
	Ranks []trace.Rank

	Expected              Forecast // of this reduction
	Reduced               bool     // the failure was frequent enough for a reduction
	Needed, NotNeeded     []finding.Behaviour
	NeededSites, AllSites []CallSite

	verdict verdict
	care    care // of the verdict
	err     error
}

// Runs make the runs of a reduction.
type Runs interface {
	// Width is how many runs may be made at the same time. It changes from time to time.
	Width() int
	// Again makes runs with settings that may show the failure again. With an error it returns the runs that ended nevertheless.
	Again(ctx context.Context, settings []finding.Setting, times int) ([]attempt.Judged, error)
	// Discard removes the files of runs.
	Discard(runs []attempt.Judged)
}

// Find reduces the failure. If it is too rare for that, it is not reduced.
func (r *Needs) Find(ctx context.Context) error {
	switch {
	case !r.Usual():
		r.care = thorough
	case r.Careful:
		r.care = careful
	default:
		r.care = brief
	}
	if !r.judgeBy(r.Rate) {
		return nil
	}
	fails := func(settings []finding.Setting) bool { return r.err == nil && r.fails(ctx, settings) }
	r.Reduced = true
	whole := r.Settings
	r.Expected.next(stageSettings)
	r.reduceSettings(fails)
	r.Expected.next(stageBehaviours)
	r.reduceBehaviours(fails)
	if keyOf(r.Settings) != keyOf(whole) && r.rarer(ctx) {
		r.Settings = whole
	}
	r.Expected.next(stageSites)
	r.reduceSites(fails)
	r.Expected.next(stageRate)
	return r.err
}

// judgeBy a rate: verdicts are right for a failure that is so frequent. If they would take too many runs,
// there is no reduction.
func (r *Needs) judgeBy(rate finding.Rate) (ok bool) {
	r.Rate = rate
	r.verdict, ok = verdictFor(rate, r.care)
	return ok
}

// Usual says whether the failure is so frequent, or so costly, that few runs decide. Careful makes a difference then.
func (r *Needs) Usual() bool { return r.hangs() || 2*r.Rate.Failed >= r.Rate.Of }

func (r *Needs) hangs() bool { return r.Wanted.Outcome.Kind.Class() == finding.Hung }

// sureRuns are so many with the same settings that they show whether a failure has become much rarer.
const sureRuns = 3

// rarer says whether the failure seems to be rarer with the settings than it was. Behaviours that only make it more frequent are
// not needed, but each of the many verdicts about call sites is surer, and takes fewer runs, with them.
func (r *Needs) rarer(ctx context.Context) bool {
	if r.hangs() {
		return false
	}
	key := keyOf(r.Settings)
	for r.err == nil && len(r.Made[key]) < sureRuns {
		r.try(ctx, r.Settings, min(r.Runs.Width(), sureRuns-len(r.Made[key])))
	}
	return AtMost(count(r.Made[key]), len(r.Made[key]), estimated(r.Rate)) < maxFalselySpared
}

// fails says whether launches with settings still fail in the wanted way. Earlier runs with the same
// settings count.
func (r *Needs) fails(ctx context.Context, settings []finding.Setting) bool {
	key := keyOf(settings)
	for made := 0; ; {
		fails, decided := r.verdict.decide(r.Made[key])
		if fails && r.care == brief && made == count(r.Made[key]) { // they repeated it, and later verdicts take fewer runs
			r.judgeBy(finding.Rate{Failed: r.Rate.Failed + made, Of: r.Rate.Of + made})
		}
		if decided {
			return fails
		}
		times := min(r.Runs.Width(), r.verdict.left(r.Made[key]))
		if !r.try(ctx, settings, times) {
			return false
		}
		made += times
	}
}

// try settings in some runs at the same time.
func (r *Needs) try(ctx context.Context, settings []finding.Setting, times int) bool {
	runs, err := r.Runs.Again(ctx, settings, times)
	defer r.Runs.Discard(runs)
	if err != nil {
		r.err = err
		return false
	}
	r.Expected.made(times)
	for _, run := range runs {
		shown := r.Wanted.ShownBy(run)
		r.Made[keyOf(settings)] = append(r.Made[keyOf(settings)], shown)
		if shown {
			r.Ranks = run.Ranks
		}
	}
	return true
}

// keyOf settings does not depend on their order.
func keyOf(settings []finding.Setting) string {
	byName := func(a, b finding.Setting) int { return strings.Compare(a.Name, b.Name) }
	return attempt.Assignments(slices.SortedFunc(slices.Values(settings), byName))
}

// unreduced are variables that belong to a run, or to others of its variables.
var unreduced = []string{config.Seed, config.SkipSites, config.OnlySites, config.DelayMax}

// reduceSettings resets the settings that the failure does not need to their defaults.
func (r *Needs) reduceSettings(fails func([]finding.Setting) bool) {
	var fixed, free []finding.Setting
	for _, s := range r.Settings {
		if slices.Contains(unreduced, s.Name) || r.Given(s.Name) {
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
		if !r.Given(config.DelayMax) && !attempt.Slowed(settings) {
			settings = attempt.WithDefault(settings, config.DelayMax)
		}
		return settings
	}
	kept, ok := minimal(len(free), 0, func(set []int) bool { return fails(choose(set)) })
	if r.err != nil {
		return
	}
	if ok {
		r.Settings = choose(kept)
	}
	left := slices.DeleteFunc(slices.Clone(r.Settings), func(s finding.Setting) bool { return slices.Contains(fixed, s) })
	for _, behaviour := range attempt.AddedBehaviours {
		if attempt.Brings(left, behaviour) {
			r.Needed = append(r.Needed, behaviour)
		} else if attempt.Brings(free, behaviour) {
			r.NotNeeded = append(r.NotNeeded, behaviour)
		}
	}
}

// reduceBehaviours turns off the default behaviours that the failure does not need.
func (r *Needs) reduceBehaviours(fails func([]finding.Setting) bool) {
	var on []finding.Behaviour
	for _, behaviour := range likelyFirst {
		if !r.without(behaviour) && (attempt.PartOf[behaviour] == "" || !r.without(attempt.PartOf[behaviour])) {
			on = append(on, behaviour)
		}
	}
	only := func(set []int) []finding.Setting {
		settings := r.Settings
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
	r.Settings = only(kept)
	for _, behaviour := range attempt.DefaultBehaviours {
		if i := slices.Index(on, behaviour); slices.Contains(kept, i) {
			r.Needed = append(r.Needed, behaviour)
		} else if i >= 0 {
			r.NotNeeded = append(r.NotNeeded, behaviour)
		}
	}
	r.reduceHolding(fails)
}

// without says whether the settings turn a default behaviour off.
func (r *Needs) without(behaviour finding.Behaviour) bool {
	off := attempt.SettingWithout(behaviour)
	return attempt.ValueOf(r.Settings, off.Name) == off.Value
}

// reduceHolding asks whether the failure also occurs if each operation completes in its own call. If so,
// it needs no holding; the settings stay as they are.
func (r *Needs) reduceHolding(fails func([]finding.Setting) bool) {
	without := attempt.WithDefault(attempt.WithSetting(r.Settings, config.SubmitTime, attempt.Immediate), config.HoldSites)
	if slices.Contains(r.Needed, finding.BeyondLocal) || keyOf(without) == keyOf(r.Settings) {
		return
	}
	if fails(without) {
		r.NotNeeded = append(r.NotNeeded, finding.Holding)
	} else {
		r.Needed = append(r.Needed, finding.Holding)
	}
}

// reduceSites finds the call sites that must be perturbed.
func (r *Needs) reduceSites(fails func([]finding.Setting) bool) {
	if r.err != nil {
		return
	}
	r.AllSites = slices.DeleteFunc(CallSites(r.Ranks), func(p CallSite) bool { return slices.Contains(r.Skipped, p.Name) })
	order, likely := bySuspicion(r.AllSites, r.Ranks, r.namedSites())
	only := func(set []int) []finding.Setting {
		var names []string
		for _, i := range slices.Sorted(slices.Values(set)) { // in one order: earlier runs with the same sites count
			names = append(names, r.AllSites[order[i]].Name)
		}
		return attempt.WithSetting(attempt.WithDefault(r.Settings, config.SkipSites), config.OnlySites, attempt.SiteList(names))
	}
	enough := func(set []int) bool { return fails(only(set)) }
	kept, ok := minimal(len(r.AllSites), likely, enough)
	if !ok || r.err != nil {
		return // the failure needs calls that the traces do not show
	}
	kept = trimmed(kept, enough)
	if r.err != nil {
		return
	}
	slices.SortFunc(kept, func(a, b int) int { return order[a] - order[b] })
	for _, i := range kept {
		r.NeededSites = append(r.NeededSites, r.AllSites[order[i]])
	}
	r.Settings = only(kept)
}

// namedSites are those that were suspected before the sweep.
func (r *Needs) namedSites() map[string]bool {
	named := map[string]bool{}
	for _, p := range r.AllSites {
		if r.Suspected != nil && r.Suspected(attempt.Described(p.Site, r.Describe)) {
			named[p.Name] = true
		}
	}
	return named
}
