package sweep

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// timings are the values of NASTY_DELAY under which only the ranks' timing is perturbed: several, so that
// different ranks come first.
var timings = []string{"random", "0", "1"}

// timed settings perturb only the ranks' timing. n becomes the seed.
func timed(n int) []finding.Setting {
	return attempt.WithSetting(attempt.MildSettings(n), config.Delay, timings[n%len(timings)])
}

// judgeNoise marks a finding as noise if its results also differ without it: a program may be right although they do.
// If several ranks take locks or accumulate at the same target, only the ranks' timing is perturbed, since MPI leaves
// their order open. Otherwise nothing is perturbed. Then the results may differ because two operations race: judgeNoise
// reports that as a finding of its own. Results that differ say nothing, and are no longer compared.
func (e *engine) judgeNoise(ctx context.Context, f *finding.Finding, failing attempt.Judged) (reported bool, err error) {
	settings, legal := attempt.MildSettings, varies
	if attempt.Contended(failing.Ranks) {
		settings, legal = timed, orderOpen
	}
	most, sure := noiseRuns(f.Rate)
	var runs []attempt.Judged
	var differing []string
	defer func() { e.discard(runs) }()
	for made := 0; made < most && len(differing) == 0; made = len(runs) {
		launches := make([]attempt.Launch, min(e.width, most-made))
		for i := range launches {
			launches[i] = e.launch(attempt.WithLocality(settings(made+i), f.Locality), true)
		}
		more, err := e.run(ctx, finding.Confirming, launches)
		runs = append(runs, more...)
		if err != nil {
			return false, err
		}
		for _, run := range more {
			differing = append(differing, attempt.Differences(e.mild, attempt.FingerprintOf(run.Result, e.Mask))...)
		}
	}
	switch {
	case len(differing) > 0:
		f.Noise = legal
	case !sure && attempt.Contended(failing.Ranks):
		f.Noise = seldom
	default:
		return false, nil
	}
	differing = append(differing, f.Outcome.Detail)
	for _, key := range differing {
		delete(e.mild, key)
	}
	if attempt.Contended(failing.Ranks) {
		return false, nil
	}
	return e.reportRace(ctx, runs, differing)
}

// Why a difference may be legal.
const (
	orderOpen = "the results also differ if only the ranks' timing differs, and several ranks accumulate or take locks at the same target: " +
		"MPI leaves their order open, and a program that takes tickets or work items in this way is correct"
	seldom = "the results differ seldom, and several ranks accumulate or take locks at the same target: " +
		"it would take too many runs to find out whether only the order of these ranks matters, which MPI leaves open"
	varies = "the results differ from run to run even if operations are complete when their calls return: " +
		"a program that stores times or random numbers, or takes messages in the order of their arrival, is correct"
)

// noiseRuns is how many runs show a difference if perturbed timing makes it at least reduce.NoticedShare as
// frequent as the failure. They are not sure to if reduce.MostRuns are too few.
func noiseRuns(rate finding.Rate) (runs int, sure bool) {
	p := float64(rate.Failed+1) / float64(rate.Of+2)
	for runs = 1; runs < reduce.MostRuns && !sure; runs++ {
		sure = reduce.AtMost(0, runs+1, reduce.NoticedShare*p) < reduce.MaxFalselyNeeded
	}
	return runs, sure
}
