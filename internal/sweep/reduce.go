package sweep

import (
	"context"
	"slices"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// reduction finds what a failure needs: which settings that are not the defaults, which default
// behaviours, and which call sites.
type reduction struct {
	*engine
	wanted   failure
	settings []finding.Setting
	rate     finding.Rate
	// ranks are the traces of the last run that failed. Under less perturbation a later bug of
	// the program may fail, at other calls.
	ranks  []trace.Rank
	strict bool // one failure is no verdict
	// rarer says that some runs passed with settings that suffice for the failure, so that it may
	// have become rarer than its rate says.
	rarer bool

	reduced               bool // the failure was frequent enough for a reduction
	needed, notNeeded     []finding.Behaviour
	neededSites, allSites []callSite
	err                   error
}

func (r *reduction) reduce(ctx context.Context) error {
	v, ok := verdictFor(r.rate, !r.strict && (r.wanted.outcome.Kind == finding.Hung || r.rate.Failed == r.rate.Of))
	if !ok {
		r.listener.Note("fails too seldom to be reduced: " + assignments(r.settings))
		return nil
	}
	fails := func(settings []finding.Setting) bool { return r.err == nil && r.fails(ctx, settings, v) }
	r.reduced = true
	r.reduceSettings(fails)
	r.reduceBehaviours(fails)
	if r.rarer && r.err == nil && r.wanted.outcome.Kind != finding.Hung {
		if v, ok = r.measured(ctx); !ok {
			return r.err
		}
	}
	r.reduceSites(fails)
	return r.err
}

// leastRuns give a rate that is good enough to judge call sites.
const leastRuns = 10

// measured is the verdict for the failure's present rate. Behaviours that only make it more frequent
// are off by now, and each of the many verdicts about call sites has to be sound.
func (r *reduction) measured(ctx context.Context) (verdict, bool) {
	rate, evidence, _, err := r.confirm(ctx, r.settings, r.wanted, max(r.Confirm, leastRuns))
	r.runner.Discard(evidence.Result)
	r.err = err
	v, ok := verdictFor(rate, false)
	return v, ok && err == nil
}

// fails says whether launches with settings still fail in the wanted way.
func (r *reduction) fails(ctx context.Context, settings []finding.Setting, v verdict) bool {
	failures, passes := 0, 0
	for failures < v.failures && passes < v.passes {
		most := max(v.failures-failures, v.passes-passes) // runs until the verdict
		launches := slices.Repeat([]Launch{r.repeat(settings, r.wanted)}, min(max(1, r.Jobs), most))
		runs, err := r.run(ctx, finding.Reducing, launches)
		if err != nil {
			r.err = err
			return false
		}
		for _, run := range runs {
			switch {
			case failures == v.failures || passes == v.passes: // decided
			case r.wanted.shownBy(run):
				failures++
				r.ranks = run.Ranks
			default:
				passes++
			}
		}
		r.discard(runs)
	}
	r.rarer = r.rarer || failures >= v.failures && passes > 0
	return failures >= v.failures
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
	choose := func(set []int) []finding.Setting {
		settings := slices.Clone(fixed)
		for _, i := range set {
			settings = append(settings, free[i])
		}
		return settings
	}
	kept := minimal(len(free), func(set []int) bool { return fails(choose(set)) })
	if r.err != nil {
		return
	}
	r.settings = choose(kept)
	for _, behaviour := range addedBehaviours {
		if brings(r.settings, behaviour) {
			r.needed = append(r.needed, behaviour)
		} else if brings(free, behaviour) {
			r.notNeeded = append(r.notNeeded, behaviour)
		}
	}
}

// given says whether a variable has only one value in this sweep, the user's.
func (r *reduction) given(name string) bool {
	return slices.ContainsFunc(r.Space, func(p Parameter) bool { return p.Name == name && len(p.Values) == 1 })
}

// reduceBehaviours turns off the behaviours that the failure does not need, one after the other.
func (r *reduction) reduceBehaviours(fails func([]finding.Setting) bool) {
	for _, behaviour := range defaultBehaviours {
		off := settingWithout(behaviour)
		if valueOf(r.settings, off.Name) == off.Value {
			continue // off already
		}
		if slices.Contains(r.notNeeded, partOf[behaviour]) {
			r.notNeeded = append(r.notNeeded, behaviour)
			continue
		}
		settings := withSetting(r.settings, off.Name, off.Value)
		if fails(settings) {
			r.settings = settings
			r.notNeeded = append(r.notNeeded, behaviour)
		} else {
			r.needed = append(r.needed, behaviour)
		}
	}
	r.reduceHolding(fails)
}

// reduceHolding asks whether the failure also occurs if each operation completes in its own call. If so,
// it needs no holding; the settings stay as they are.
func (r *reduction) reduceHolding(fails func([]finding.Setting) bool) {
	if slices.Contains(r.needed, finding.BeyondLocal) || valueOf(r.settings, config.SubmitTime) == immediate {
		return
	}
	if fails(withSetting(r.settings, config.SubmitTime, immediate)) {
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
	r.allSites = slices.DeleteFunc(callSitesOf(r.ranks), func(p callSite) bool { return slices.Contains(r.skippedSites, p.name) })
	only := func(set []int) []finding.Setting {
		var names []string
		for _, i := range set {
			names = append(names, r.allSites[i].name)
		}
		return withSetting(withSetting(r.settings, config.SkipSites, defaults[config.SkipSites]), config.OnlySites, siteList(names))
	}
	everywhere := make([]int, len(r.allSites))
	for i := range everywhere {
		everywhere[i] = i
	}
	if len(r.allSites) == 0 || !fails(only(everywhere)) {
		return // the failure needs calls that the traces do not show
	}
	enough := func(set []int) bool { return fails(only(set)) }
	kept := trimmed(minimal(len(r.allSites), enough), enough)
	if r.err != nil {
		return
	}
	for _, i := range kept {
		r.neededSites = append(r.neededSites, r.allSites[i])
	}
	r.settings = only(kept)
}
