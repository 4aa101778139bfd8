package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// quitter is rank 1, which ends with exit status 3 and without MPI_Finalize.
var quitter = []trace.Rank{{Rank: 1, Size: 2, Ended: true, Ending: trace.Ending{Kind: trace.EndExit, Value: 3}}}

// always fails whatever is perturbed, in those of the runs that every says.
func always(every int) simulated.Bug {
	return simulated.Bug{Shows: func(simulated.Perturbed) bool { return true }, Every: every, Result: process.Result{ExitCode: 3, Stderr: "prog.c:7: wrong\n"}}
}

// A program that fails in each run, whose launcher says so in some of them only, fails without any perturbation.
func TestLauncherThatLosesExitStatuses(t *testing.T) {
	for every := 2; every <= 4; every++ {
		f := simulated.New(always(every))
		f.Ranks = func(simulated.Perturbed) []trace.Rank { return quitter }
		summary, l := do(t, f, options())
		assert.Empty(t, summary.Findings, every)
		assert.Regexp(t, `^the program itself fails without any perturbation, in ([1-4] of [1-4]) runs that were traced: `+
			`(rank 1 ended with exit status 3 and without MPI_Finalize|exit status 3: prog.c:7: wrong); its launcher often returns 0 nevertheless$`, summary.Problem, every)
		assert.Empty(t, l.confirmed, every)
	}
}

// Where runs may fail without perturbation (-baseline 0), a finding must fail more often.
func TestLossesCountInTheBaseline(t *testing.T) {
	f := simulated.New(always(2))
	f.Ranks = func(simulated.Perturbed) []trace.Rank { return quitter }
	o := options()
	o.Baseline, o.Runs = 0, 4
	summary, _ := do(t, f, o)
	assert.Empty(t, summary.Findings)
	assert.Empty(t, summary.Problem)
}

// A test that expects a rank to fail returns 0 on purpose. What fails under a schedule nevertheless is a finding.
func TestCommandThatHidesFailuresOnPurpose(t *testing.T) {
	for _, found := range []int{0, 1} {
		f := simulated.New([]simulated.Bug{beyondLocal(4, 88)}[:found]...)
		f.Ranks = func(simulated.Perturbed) []trace.Rank { return quitter }
		summary, _ := do(t, f, options())
		assert.Empty(t, summary.Problem)
		require.Len(t, summary.Findings, found)
		for _, each := range summary.Findings {
			assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, each.Rate)
			assert.Len(t, each.Sites, 2)
		}
	}
}

// A launcher that loses failures of a schedule, every second one or all, does not make the finding rarer.
func TestFindingOfALauncherThatLosesExitStatuses(t *testing.T) {
	silent := beyondLocal(4, 88)
	silent.Result.ExitCode = 0
	lossy := beyondLocal(4, 88)
	lossy.Every = 2
	for _, bugs := range [][]simulated.Bug{{lossy, silent}, {silent}} {
		f := simulated.New(bugs...)
		f.Ranks = func(p simulated.Perturbed) []trace.Rank {
			if silent.Shows(p) {
				return quitter
			}
			return nil
		}
		summary, _ := do(t, f, options())
		assert.Empty(t, summary.Problem)
		require.Len(t, summary.Findings, 1)
		assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, summary.Findings[0].Rate)
		assert.Len(t, summary.Findings[0].Sites, 2)
	}
}
