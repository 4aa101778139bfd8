package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// Together the shares make each run of the whole sweep once, and their summary is the same.
func TestSharesMakeTheWhole(t *testing.T) {
	whole, l := do(t, simulated.New(), options())
	runs := map[string]int{}
	for _, run := range l.runs {
		if run.Purpose == finding.Search {
			runs[attempt.Assignments(run.Settings)]++
		}
	}
	var shares []*finding.Result
	for number := range 3 {
		o := options()
		o.Share = batch.Share{Number: number, Of: 3}
		summary, l := do(t, simulated.New(), o)
		shares = append(shares, &summary)
		for _, run := range l.runs {
			if run.Purpose == finding.Search {
				runs[attempt.Assignments(run.Settings)]--
			}
		}
	}
	for settings, n := range runs {
		assert.Zero(t, n, settings)
	}
	gathered := Gather(options(), finding.Result{}, shares, nil)
	assert.Equal(t, whole.Runs, gathered.Runs)
	assert.Equal(t, whole.Pairs, gathered.Pairs)
	assert.Equal(t, whole.PairsOf, gathered.PairsOf)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 9}, gathered.Baseline)
	for i, tried := range whole.Tried {
		assert.ElementsMatch(t, tried.Values, gathered.Tried[i].Values, tried.Name)
	}
}

func TestGatherOfFindings(t *testing.T) {
	one, other := finding.Finding{ID: "1", Failure: &finding.Failure{Noise: "may be legal"}}, finding.Finding{ID: "2", Failure: &finding.Failure{}}
	shares := []*finding.Result{{Findings: []finding.Finding{one}}, {Findings: []finding.Finding{other, one}, Sweep: finding.Sweep{LeftAlone: []finding.Site{{Line: 1}}}}}
	whole := Gather(options(), finding.Result{}, shares, nil)
	require.Len(t, whole.Findings, 2)
	assert.Equal(t, "2", whole.Findings[0].ID, "noise is ranked last")
	assert.Len(t, whole.LeftAlone, 1)

	lost := func(int) string { return "killed" }
	whole = Gather(options(), finding.Result{}, append(shares, nil), lost)
	assert.Empty(t, whole.Problem, "what was found is found")
	assert.Equal(t, "share 2 of 3 gave no result: killed", whole.Stopped)
	whole = Gather(options(), finding.Result{}, []*finding.Result{{Runs: 3}, nil}, lost)
	assert.Equal(t, "share 1 of 2 gave no result: killed", whole.Problem)
	whole = Gather(options(), finding.Result{}, []*finding.Result{{Problem: "baseline failed"}}, lost)
	assert.Equal(t, "share 0 of 1: baseline failed", whole.Problem)
	assert.Equal(t, "NO VERDICT", whole.Verdict().Word)
	whole = Gather(options(), finding.Result{}, []*finding.Result{{Problem: "the program itself fails", Ended: "fails"}, {}}, lost)
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusCannot, Itself: true}, whole.Verdict())

	broken := finding.Finding{ID: "3", Severity: finding.Error}
	whole = Gather(options(), finding.Result{FailOn: finding.Error}, []*finding.Result{{Findings: []finding.Finding{broken}}, nil}, lost)
	assert.Equal(t, "share 1 of 2 gave no result: killed", whole.Stopped)
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, whole.Verdict())
}
