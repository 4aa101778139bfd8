package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// 4.2.1: each partition is marked once, of a message that is started.
func TestPartitionsAreMarkedOnce(t *testing.T) {
	wrong := []string{"twice", "outside", "inactive"} // the arguments, as the program names the rules
	rules := expected(t, "partitions")
	require.Len(t, rules, len(wrong))
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name == "openmpi" {
			return // it is older than partitioned communication
		}
		for i, how := range wrong {
			want := rules[i : i+1]
			j, status := diagnosed(t, lib, launch{program: "partitions", args: []string{how}}, "-only", "communication")
			assert.Equal(t, want, linesOf(j, want), how)
			assert.Equal(t, 1, status, how)
		}
		j, status := diagnosed(t, lib, launch{program: "partitions"}, "-only", "communication")
		assert.Empty(t, j.Findings)
		assert.Zero(t, status)
		if lib.Name == "mpich" || lib.Name == "mpich5" {
			stillBroken(t, lib, launch{program: "partitions", args: []string{"testall"}}, "MPI_Testall of several partitioned messages is refused")
		}
	})
}
