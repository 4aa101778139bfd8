package sweep

import (
	"context"
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// losses are about a launcher that returns 0 in some runs in which a rank gives up (attempt.Unreported). Then the runs without nastympi,
// which have no traces, do not tell whether the program passes.
type losses struct {
	lost    bool // there was such a run
	judged  bool // runs that perturb nothing have shown what that means
	purpose bool // the command returns 0 on purpose, as a test that expects a failure does: how ranks end does not count
}

// mostObserved is how many runs that perturb nothing tell whether a command returns 0 on purpose. A launcher that returns 0 in two of three
// runs passes for one that always does once in 26 times. After fewObserved that pass, the program passes.
const mostObserved, fewObserved = 8, 3

// judge a run by how its ranks ended, once it is known that this counts. It says whether the run failed in a way that its launcher did not
// report.
func (l *losses) judge(run *attempt.Judged) bool {
	unreported := attempt.Unreported(run.Result)
	l.lost = l.lost || unreported.Kind != ""
	if unreported.Kind == "" || !l.judged || l.purpose {
		return false
	}
	run.Outcome, run.Failed = unreported, true
	return true
}

// open says whether it is not known yet what the failures mean that the launcher did not report.
func (l *losses) open() bool { return l.lost && !l.judged }

// judgeLosses finds out whether the program also fails without perturbation, if the launcher does not report each failure. Then there is a
// problem, or another rate of failures of the baseline.
func (e *engine) judgeLosses(ctx context.Context, where string) error {
	e.losses.judged = true
	launch := attempt.Launch{Settings: attempt.Observed, Locality: where, Limit: e.limit, Trace: true}
	var rate finding.Rate
	var how string
	reported := 0
	for rate.Of < mostObserved && reported == 0 && (rate.Of < fewObserved || rate.Failed > 0) {
		runs, err := e.run(ctx, finding.Baseline, []attempt.Launch{launch})
		for _, run := range runs {
			rate.Of++
			if run.Failed {
				rate.Failed++
				how = attempt.Ending(run.Result)
			}
			if run.Status() != 0 {
				reported++
			}
		}
		e.discard(runs)
		if err != nil {
			return err
		}
	}
	switch {
	case rate.Failed == 0:
	case reported == 0 && rate.Failed == rate.Of:
		e.purpose = true
	case e.Baseline == 0:
		e.baseline[where] = rate // runs without traces tell less
	default:
		e.summary.Ended = fmt.Sprintf("fails without any perturbation, in %d of %d runs that were traced: %s; its launcher often returns 0 nevertheless",
			rate.Failed, rate.Of, how)
		e.problem("the program itself %s", e.summary.Ended)
	}
	return nil
}
