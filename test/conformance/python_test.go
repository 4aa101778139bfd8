package conformance

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/finding"
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

// watchesWords says whether the kernel gives programs the processor's debug registers.
func watchesWords() bool {
	const readOrWrite = 3 // HW_BREAKPOINT_RW of Linux
	var word uint64
	event, err := unix.PerfEventOpen(&unix.PerfEventAttr{Type: unix.PERF_TYPE_BREAKPOINT, Size: uint32(unsafe.Sizeof(unix.PerfEventAttr{})), Sample: 1,
		Bp_type: readOrWrite, Ext1: uint64(uintptr(unsafe.Pointer(&word))), Ext2: uint64(unsafe.Sizeof(word)), Bits: unix.PerfBitExcludeKernel | unix.PerfBitExcludeHv}, 0, -1, -1, 0)
	if err != nil {
		return false
	}
	return unix.Close(event) == nil
}

// 12.3 and 3.7.2: each access to a receive buffer before its operation is complete is named with its line in Python, and nothing else.
func TestEarlyAccessesInPython(t *testing.T) {
	const source = "testdata/early.py"
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	var want []int
	for i, line := range strings.Split(string(text), "\n") {
		if strings.Contains(line, "# early") {
			want = append(want, i+1)
		}
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name != mpitest.PythonLibrary {
			return
		}
		lines := func(arguments ...string) (list []int) {
			words := slices.Concat([]string{"-runs", "1", lib.Mpiexec, "-n", "2", mpitest.Python, source}, arguments)
			j, _, output := checked(t, lib, words...)
			require.Empty(t, j.Problem, output)
			for _, f := range j.Findings {
				if f.Severity == finding.Note {
					continue
				}
				assert.Equal(t, "receive-buffer-used", f.Rule, output)
				list = append(list, f.Places[f.Main].Line)
			}
			if len(list) == 0 {
				assert.Contains(t, output, "of windows were not watched, and those of buffers only in part, as in all Python programs")
			}
			slices.Sort(list)
			return list
		}
		if watchesWords() {
			assert.Equal(t, want, lines())
		}
		assert.Empty(t, lines("fixed"))
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
