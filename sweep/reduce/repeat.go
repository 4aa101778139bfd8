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

// verdict is the rule by which a reduced launch still fails: this many runs fail before that many runs pass. If there is a probability
// that is likely, more runs must fail than pass, and it does not fail once the runs so far are improbable.
type verdict struct {
	failures, passes int
	likely           float64 // 0: none
}

// decide by the results of runs, each of which failed or not.
func (v verdict) decide(results []bool) (fails, decided bool) {
	failed, passed := 0, 0
	for _, fail := range results {
		if fail {
			failed++
		} else {
			passed++
		}
		switch {
		case failed >= v.failures && (failed > passed || v.likely == 0):
			return true, true
		case passed == v.passes || v.likely > 0 && AtMost(failed, failed+passed, v.likely) < MaxFalselyNeeded:
			return false, true
		}
	}
	return false, false
}

// left is how many runs the verdict takes at most after some.
func (v verdict) left(results []bool) int {
	failed := count(results)
	return max(v.failures-failed, v.passes-(len(results)-failed), 1)
}

// count those that failed.
func count(results []bool) (failed int) {
	for _, fail := range results {
		if fail {
			failed++
		}
	}
	return failed
}

// care is how many runs a verdict takes. Those with less are for failures of most runs, and for hangs, which are costly.
type care int

const (
	thorough care = iota // the failure is not much rarer
	careful              // few runs show no distinctly lower rate
	brief                // one run shows the failure. A lower rate shows later, see Needs.rarer and Slackened
)

// MostRuns bounds what a verdict costs. A failure that needs more runs is too rare to be reduced.
const MostRuns = 40

// estimated is the mean of the distribution of a failure's probability after some runs.
func estimated(rate finding.Rate) float64 { return float64(rate.Failed+1) / float64(rate.Of+2) }

// verdictFor a failure of the given rate, whose estimate is p. The first failures+passes-1 runs decide.
//
//   - "Needed" is wrong if the part that was left out changes nothing, and yet at most
//     failures-1 of these runs fail: probability below MaxFalselyNeeded.
//   - "Not needed" is wrong if the rate falls to NoticedShare or less, and yet
//     failures of these runs fail: probability below maxFalselySpared.
//
// If MostRuns cannot give both, or the wanted verdict has less care, only the first bound holds, with as few
// failures as possible.
func verdictFor(rate finding.Rate, wanted care) (v verdict, ok bool) {
	p := estimated(rate)
	for n := 2; n <= MostRuns && wanted == thorough; n++ {
		for failures := 2; failures <= n; failures++ {
			if AtMost(failures-1, n, p) < MaxFalselyNeeded && 1-AtMost(failures-1, n, NoticedShare*p) < maxFalselySpared {
				return verdict{failures: failures, passes: n + 1 - failures}, rate.Failed > 0
			}
		}
	}
	v = map[care]verdict{thorough: {failures: 2}, careful: {failures: 3, likely: p}, brief: {failures: 1, likely: p}}[wanted]
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
	return AtMost(after.Failed, after.Of, estimated(before)) < MaxFalselyNeeded
}

// Distinct says whether a rate is distinctly higher than the baseline's.
func Distinct(rate, baseline finding.Rate) bool {
	if baseline.Failed == 0 || rate.Failed == 0 {
		return rate.Failed > 0
	}
	return 1-AtMost(rate.Failed-1, rate.Of, estimated(baseline)) < MaxFalselyNeeded
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
