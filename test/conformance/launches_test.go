package conformance

import (
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestLaunchersDoNotDisturbEachOther: two launchers of Open MPI 4 share a folder, unless each launch gets its own, and then about one of
// 300 fails. A soak makes 600 launches.
func TestLaunchersDoNotDisturbEachOther(t *testing.T) {
	launches, atOnce := 40, 4
	if mpitest.Soak() {
		launches = 600
	}
	temporary, err := os.MkdirTemp("", "l") // sockets need short paths
	require.NoError(t, err)
	defer os.RemoveAll(temporary)
	t.Setenv("TMPDIR", temporary)
	for _, lib := range libraries(t) {
		if lib.Name != "openmpi" {
			continue
		}
		program := compile(t, lib, launch{program: "verdicts"})
		var all sync.WaitGroup
		for range atOnce {
			all.Go(func() {
				for range launches / atOnce {
					command := process.Command{Line: []string{lib.Mpiexec, "-n", "1", program}, Base: slices.Concat(os.Environ(), lib.Env), Limit: limit}
					result, err := process.Run(t.Context(), command)
					if assert.NoError(t, err) {
						assert.True(t, result.Passed(), "%s", result)
					}
				}
			})
		}
		all.Wait()
		left, err := os.ReadDir(temporary)
		require.NoError(t, err)
		assert.Empty(t, left)
	}
}
