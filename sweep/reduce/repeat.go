package reduce

import (
	"math"

	"github.com/nastympi/nastympi/base/finding"
)

// Bounds of the probability that a verdict is wrong.
const (
	MaxFalselyNeeded = 0.01 // "needed", though it changes nothing
	maxFalselySpared = 0.1  // "not needed", though the failure becomes as rare as NoticedShare says
)

// NoticedShare: if the rate of a failure falls to this share of it or lower, what was left
// out counts as needed.
const NoticedShare = 1.0 / 3

// verdict is the rule by which a reduced launch still fails: this many runs fail before that many
// runs pass.
type verdict struct{ failures, passes int }

// count the results of runs, each of which failed or not, until they decide.
func (v verdict) count(results []bool) (failed, passed int) {
	for _, fail := range results {
		if failed == v.failures || passed == v.passes {
			break
		}
		if fail {
			failed++
		} else {
			passed++
		}
	}
	return failed, passed
}

// MostRuns bounds what a verdict costs. A failure that needs more runs is too rare to be reduced.
const MostRuns = 40

// verdictFor a failure of the given rate. The estimate p of the rate is the mean of its distribution
// after these runs, (failed+1)/(of+2). The first failures+passes-1 runs decide.
//
//   - "Needed" is wrong if the part that was left out changes nothing, and yet at most
//     failures-1 of these runs fail: probability below MaxFalselyNeeded.
//   - "Not needed" is wrong if the rate falls to NoticedShare or less, and yet
//     failures of these runs fail: probability below maxFalselySpared.
//
// If MostRuns cannot give both, or the verdict must be brief, only the first bound holds, with as few
// failures as possible. Brief verdicts are for hangs, which are costly, and for failures
// of every run: a lower rate then shows when the result is confirmed (see Slackened).
func verdictFor(rate finding.Rate, brief bool) (v verdict, ok bool) {
	p := float64(rate.Failed+1) / float64(rate.Of+2)
	for n := 2; n <= MostRuns && !brief; n++ {
		for failures := 2; failures <= n; failures++ {
			if AtMost(failures-1, n, p) < MaxFalselyNeeded && 1-AtMost(failures-1, n, NoticedShare*p) < maxFalselySpared {
				return verdict{failures, n + 1 - failures}, rate.Failed > 0
			}
		}
	}
	v = verdict{failures: 2}
	if brief {
		v.failures = 1
	}
	for v.passes = 1; v.passes+v.failures <= MostRuns; v.passes++ {
		if AtMost(v.failures-1, v.failures+v.passes-1, p) < MaxFalselyNeeded {
			return v, rate.Failed > 0
		}
	}
	return v, false
}

// Slackened says whether a failure has become distinctly rarer by its reduction, so that the reduction
// left out something that it needs.
func Slackened(before, after finding.Rate) bool {
	p := float64(before.Failed+1) / float64(before.Of+2)
	return AtMost(after.Failed, after.Of, p) < MaxFalselyNeeded
}

// Distinct says whether a rate is distinctly higher than the baseline's.
func Distinct(rate, baseline finding.Rate) bool {
	if baseline.Failed == 0 || rate.Failed == 0 {
		return rate.Failed > 0
	}
	b := float64(baseline.Failed+1) / float64(baseline.Of+2)
	return 1-AtMost(rate.Failed-1, rate.Of, b) < MaxFalselyNeeded
}

// AtMost is the probability that at most k of n runs fail, if each fails with
// probability p.
func AtMost(k, n int, p float64) float64 {
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
