package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// A program that aborts with 0 without perturbation fails; one that only prints the words of an abort passes. A traced run tells.
func TestBaselineThatSaysItAborts(t *testing.T) {
	const says = "Abort(0) on node 1 (rank 1 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, 0) - process 1\n"
	for _, aborts := range []bool{false, true} {
		f := simulated.New()
		f.Native = func(int) process.Result { return process.Result{Stderr: says} }
		if aborts {
			f.Ranks = func(simulated.Perturbed) []trace.Rank {
				return []trace.Rank{{Rank: 1, Size: 2, Ended: true, Ending: trace.Ending{Kind: trace.EndAbort}}}
			}
		}
		summary, _ := do(t, f, options())
		assert.Empty(t, summary.Findings)
		if aborts {
			assert.Contains(t, summary.Problem, "rank 1 aborted with exit status 0")
		} else {
			assert.Empty(t, summary.Problem)
		}
	}
}
