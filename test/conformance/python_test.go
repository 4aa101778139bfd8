package conformance

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Call sites in Python have file and line, also where threads compete for the interpreter, and until
// MPI_Finalize, which mpi4py calls after the interpreter has ended.
func TestPythonCallSites(t *testing.T) {
	source, err := filepath.Abs("testdata/sites.py")
	require.NoError(t, err)
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	lines := strings.Split(string(text), "\n")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != mpitest.PythonLibrary {
			return
		}
		t.Parallel()
		result, ranks := traced(t, lib, launch{program: "sites.py", env: []string{"NASTY_DELAY=random"}})
		require.Zero(t, result.ExitCode, "%s", result)
		for _, rank := range ranks {
			assert.True(t, rank.Ended)
			puts := 0
			for _, e := range rank.Events {
				site := rank.At(e)
				method, isOne := map[string]string{"MPI_Put": ".Put(", "MPI_Win_flush": ".Flush(", "MPI_Barrier": ".Barrier("}[site.Call]
				if !isOne {
					continue
				}
				require.Equal(t, source, site.Module)
				assert.Contains(t, lines[site.Offset-1], method)
				if e.Type == trace.Op {
					puts++
				}
			}
			assert.Equal(t, 60, puts)
		}
	})
}

// An interpreter without a launcher is an MPI program of one rank.
func TestPythonWithoutLauncher(t *testing.T) {
	path, err := nastympi()
	require.NoError(t, err)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != mpitest.PythonLibrary {
			return
		}
		t.Parallel()
		for line, status := range map[string]int{
			mpitest.Python + " testdata/alone.py":                          0,
			path + " run " + mpitest.Python + " testdata/alone.py":         1,
			path + " run env A=1 " + mpitest.Python + " testdata/alone.py": 1,
		} {
			result, err := process.Run(context.Background(), process.Command{Line: strings.Fields(line), Env: lib.Env, Limit: limit})
			require.NoError(t, err)
			assert.Equal(t, status, result.Status(), "%s", result)
			assert.Equal(t, status != 0, strings.Contains(result.Stdout+result.Stderr, "alone.py: got 9, expected 7"), "%s", result)
			assert.NotContains(t, result.Stderr, "warning")
		}
	})
}
