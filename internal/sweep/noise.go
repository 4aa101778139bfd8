package sweep

import (
	"context"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
)

// timings are the values of NASTY_DELAY under which only the ranks' timing is perturbed: several, so that
// different ranks come first.
var timings = []string{"random", "0", "1"}

// timed settings perturb only the ranks' timing. n becomes the seed.
func timed(n int) []finding.Setting {
	return withSetting(mildSettings(n), config.Delay, timings[n%len(timings)])
}

// judgeNoise marks a finding as noise if results also differ when only the ranks' timing is perturbed,
// and several ranks take locks or accumulate at the same target. Then the runs may differ only in the
// order of these ranks, which MPI leaves open. A program may leave it open too. Results that differ in this way say
// nothing, and are no longer compared.
func (e *engine) judgeNoise(ctx context.Context, f *finding.Finding, failing ended) error {
	if !contended(failing.Ranks) {
		return nil
	}
	most, sure := noiseRuns(f.Rate)
	var differing []string
	for made := 0; made < most && len(differing) == 0; {
		launches := make([]Launch, min(max(1, e.Jobs), most-made))
		for i := range launches {
			launches[i] = e.launch(withLocality(timed(made+i), f.Locality), true)
		}
		runs, err := e.run(ctx, finding.Confirming, launches)
		for _, run := range runs {
			if run.failed && run.outcome.Kind == finding.Diverged {
				differing = append(differing, differences(e.mild, fingerprintOf(run.Result, e.Mask))...)
			}
		}
		e.discard(runs)
		if err != nil {
			return err
		}
		made += len(launches)
	}
	switch {
	case len(differing) > 0:
		f.Noise = "the results also differ when only the ranks' timing does, and several ranks accumulate or take locks at the same target: " +
			"MPI leaves their order open, and a program that takes tickets or work items in this way is correct"
	case !sure:
		f.Noise = "the results differ seldom, and several ranks accumulate or take locks at the same target: " +
			"whether only the order of these ranks matters, which MPI leaves open, would take too many runs"
	default:
		return nil
	}
	for _, key := range append(differing, f.Outcome.Detail) {
		delete(e.mild, key)
	}
	return nil
}

// noiseRuns is how many runs show a difference if perturbed timing makes it at least noticedShare as
// frequent as the failure. They are not sure to if mostRuns are too few.
func noiseRuns(rate finding.Rate) (runs int, sure bool) {
	p := float64(rate.Failed+1) / float64(rate.Of+2)
	for runs = 1; runs < mostRuns && !sure; runs++ {
		sure = atMost(0, runs+1, noticedShare*p) < maxFalselyNeeded
	}
	return runs, sure
}
