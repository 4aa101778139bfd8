package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// TestDamagedBuffers: 12.3: until an operation is complete at the origin, its origin must not change, and its
// buffers must exist. The trace says what happened and where it was noticed. Correct programs damage nothing
// (judged).
func TestDamagedBuffers(t *testing.T) {
	cases := []struct{ args, want string }{
		{"origin_reused", "changed of MPI_Put in MPI_Win_flush"},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, c := range inTurn(lib, cases) {
			t.Run(c.args, func(t *testing.T) {
				t.Parallel()
				result, ranks := traced(t, lib, launch{program: "racy", args: strings.Fields(c.args)})
				assert.NotZero(t, result.ExitCode, "%s", result)
				assert.Contains(t, damages(ranks), c.want, "%s", result)
			})
		}
	})
}
