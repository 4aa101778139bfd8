package sweep

import (
	"math"

	"github.com/nastympi/nastympi/internal/finding"
)

// wrong is the probability below which we keep that of calling needed what is not; rare
// that of sparing what is needed to fail often.
const (
	wrong = 0.01
	rare  = 0.1
)

// seldom is the share of the rate to which a failure may fall without our noticing: what
// makes it happen more often than that is needed.
const seldom = 1.0 / 3

// verdict is how a reduction of a failing launch is judged: it still fails if enough
// runs fail before enough runs pass.
type verdict struct{ failures, passes int }

// mostRuns is what a verdict may cost. A failure that would need more is too rare to be reduced.
const mostRuns = 40

// verdictFor a failure of the given rate. The rate p is estimated as the mean of its distribution
// after the runs seen, (failed+1)/(of+2). What decides are the first failures+passes-1 runs.
//
//   - "Needed" is wrong where what was left out changes nothing, and yet at most failures-1
//     of those fail. That has a probability below wrong.
//   - "Not needed" is wrong where the failure falls to a third of its rate or less, and yet
//     failures of those fail. That has a probability below rare.
//
// Where no number of runs that is affordable gives both, or the verdict is to be brief, only the first
// is kept, with the fewest failures that tell anything. Brief is for what is costly, as a hang is, and for what
// always fails, since then a lower rate shows when the result is confirmed (see slackened).
func verdictFor(rate finding.Rate, brief bool) (v verdict, ok bool) {
	p := float64(rate.Failed+1) / float64(rate.Of+2)
	for n := 2; n <= mostRuns && !brief; n++ {
		for failures := 2; failures <= n; failures++ {
			if atMost(failures-1, n, p) < wrong && 1-atMost(failures-1, n, seldom*p) < rare {
				return verdict{failures, n + 1 - failures}, rate.Failed > 0
			}
		}
	}
	v = verdict{failures: 2}
	if brief {
		v.failures = 1
	}
	for v.passes = 1; v.passes+v.failures <= mostRuns; v.passes++ {
		if atMost(v.failures-1, v.failures+v.passes-1, p) < wrong {
			return v, rate.Failed > 0
		}
	}
	return v, false
}

// slackened says whether a reduced failure is distinctly rarer than the one that was
// reduced, so that something that it needs was taken for not needed.
func slackened(before, after finding.Rate) bool {
	p := float64(before.Failed+1) / float64(before.Of+2)
	return atMost(after.Failed, after.Of, p) < wrong
}

// distinct says whether a rate is more than a baseline explains that itself fails at times.
func distinct(rate, baseline finding.Rate) bool {
	if baseline.Failed == 0 || rate.Failed == 0 {
		return rate.Failed > 0
	}
	b := float64(baseline.Failed+1) / float64(baseline.Of+2)
	return 1-atMost(rate.Failed-1, rate.Of, b) < wrong
}

// atMost is the probability that at most k of n runs fail where each does with
// probability p.
func atMost(k, n int, p float64) float64 {
	sum := 0.0
	for i := 0; i <= k; i++ {
		sum += choose(n, i) * math.Pow(p, float64(i)) * math.Pow(1-p, float64(n-i))
	}
	return sum
}

func choose(n, k int) float64 {
	result := 1.0
	for i := range k {
		result *= float64(n-i) / float64(i+1)
	}
	return result
}
