package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestDamagedBuffers: 12.3: until an operation is complete at the origin, its origin must not change, and its
// buffers must exist. The trace says what happened and where it was noticed, and a line names both places if a
// buffer is gone. Correct programs damage nothing (judged).
func TestDamagedBuffers(t *testing.T) {
	cases := []struct{ program, args, damage, line string }{
		{"racy", "origin_reused", "changed of MPI_Put in MPI_Win_flush", ""},
		{"lifetimes", "stack_origin", "gone from the stack of MPI_Put in MPI_Win_flush",
			"the origin buffer of MPI_Put (lifetimes.c:26) was on the stack and no longer exists at lifetimes.c:"},
		{"lifetimes", "stack_compare", "gone from the stack of MPI_Compare_and_swap in MPI_Win_flush",
			"the compare buffer of MPI_Compare_and_swap (lifetimes.c:33) was on the stack"},
		{"lifetimes", "stack_get", "gone from the stack of MPI_Get in MPI_Win_flush",
			"the buffer for fetched data of MPI_Get (lifetimes.c:39) was on the stack"},
		{"lifetimes", "freed", "freed of MPI_Put in ?", "was freed or moved at lifetimes.c:"},
		{"lifetimes", "freed_accumulate", "freed of MPI_Accumulate in ?", "was freed or moved at lifetimes.c:"},
		{"lifetimes", "moved", "freed of MPI_Put in ?", "was freed or moved at lifetimes.c:"},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, c := range cases {
			if !lib.Takes(i, 2) {
				continue
			}
			t.Run(c.args, func(t *testing.T) {
				t.Parallel()
				l := launch{program: c.program, args: strings.Fields(c.args), env: []string{"NASTY_LOG=warn"}}
				result, ranks := traced(t, lib, l)
				assert.NotZero(t, result.ExitCode, "%s", result)
				assert.Contains(t, damages(ranks), c.damage, "%s", result)
				assert.Contains(t, result.Stderr, c.line)
			})
		}
	})
}
