package conformance

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestProcesses runs programs that use C++, children, signals and threads. All must end as they do natively.
func TestProcesses(t *testing.T) {
	cases := []launch{
		{program: "cxx.cpp"},
		{program: "children"},
		{program: "signals", args: []string{"early"}},
		{program: "signals", args: []string{"late"}},
		{program: "threads"},
		{program: "threads", args: []string{"serialized"}},
		{program: "threads", args: []string{"funneled"}},
		{program: "early_thread"},
		{program: "environment"},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, l := range cases {
			if !lib.Takes(i, 2) || l.program == "cxx.cpp" && lib.Mpicxx == "" {
				continue // a library without C++
			}
			t.Run(l.program+" "+filepath.Join(l.args...), func(t *testing.T) {
				t.Parallel()
				passEach(t, lib, l, defaults)
			})
		}
		t.Run("racy environment", func(t *testing.T) {
			t.Parallel()
			fails(t, lib, launch{program: "environment", args: []string{"racy"}}, "environment.c:")
		})
		t.Run("recorded environment", func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			pass(t, lib, launch{program: "environment", env: []string{"NASTY_RECORD=" + folder}})
			ranks, err := trace.Read(folder)
			require.NoError(t, err)
			assert.Len(t, ranks, 2)
		})
		t.Run("racy cxx.cpp", func(t *testing.T) {
			t.Parallel()
			if lib.Sampled() || lib.Mpicxx == "" {
				return
			}
			fails(t, lib, launch{program: "cxx.cpp", args: []string{"racy"}}, "in == out")
		})
	})
}

// TestFixedAddresses: debuggers start programs at fixed addresses, where the core would have its own.
func TestFixedAddresses(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Brief {
			pass(t, lib, launch{program: "children", wrap: []string{"setarch", "-R"}})
		}
	})
}

// TestThreads: operations of several threads are held until one of the threads flushes.
func TestThreads(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		fails(t, lib, launch{program: "threads", args: []string{"racy"}}, "threads.c:")
		if lib.Brief {
			return
		}
		// The library has a lock when it frees a request, and takes it when it is asked about a datatype.
		for seed := 1; seed <= 3; seed++ {
			pass(t, lib, launch{program: "threads", args: []string{"types"}, env: []string{fmt.Sprintf("NASTY_SEED=%d", seed)}})
		}
		// What one thread issues must not keep another one from releasing what it holds.
		pass(t, lib, launch{program: "threads", args: []string{"fences"}, env: []string{"NASTY_FENCE_ROUNDS=2"}})
		if lib.Name != "openmpi5" { // see addWaits
			pass(t, lib, launch{program: "waits_outside", args: []string{"threads"}})
		}
		// With EARLY_FETCH, one thread may deliver what another one waits for.
		few := append([][]string{{"EARLY_FETCH=1"}}, fortranSettings[1:]...)
		if mpitest.Soak() {
			few = append(few, settings...)
		}
		for _, setting := range few {
			pass(t, lib, launch{program: "threads", env: named(setting)})
		}
		// MPICH frees blocks of its own in MPI_Win_flush, while it has the lock that another thread's operation may wait for.
		// That seldom happens.
		for seed := 1; mpitest.Soak() && seed <= 300; seed++ {
			pass(t, lib, launch{program: "threads", env: []string{"NASTY_HOLD_BYTES=64", fmt.Sprintf("NASTY_SEED=%d", seed)}})
		}
		if l := (launch{program: "threads", args: []string{"local"}}); lib.Name == "mpich" {
			stillBroken(t, lib, l, "MPI_Win_flush_local returns before a get of its own thread is complete")
		} else if mpitest.Soak() {
			pass(t, lib, l)
		}
	})
}

// TestOpenMP: OpenMP creates and synchronizes the threads.
func TestOpenMP(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		l := launch{program: "openmp", flags: []string{"-fopenmp"}}
		for n, level := range []string{"multiple", "serialized", "funneled"} {
			t.Run(level, func(t *testing.T) {
				t.Parallel()
				l := l
				l.args = []string{level}
				passInTurn(t, lib, n, l, fortranSettings)
			})
		}
		if lib.Sampled() {
			return
		}
		t.Run("racy", func(t *testing.T) {
			t.Parallel()
			l := l
			l.args = []string{"racy"}
			fails(t, lib, l, "openmp.c:")
		})
	})
}

// plugin compiles a plugin that uses MPI, and its host with a plain C compiler.
func plugin(t *testing.T, lib mpitest.Library) (host, plugin string) {
	t.Helper()
	plugin = compile(t, lib, launch{program: "plugin", flags: []string{"-shared", "-fPIC"}})
	host = filepath.Join(t.TempDir(), "plugin_host")
	out, err := exec.Command("cc", "-O2", "-Wall", "-o", host, "testdata/plugin_host.c", "-ldl").CombinedOutput()
	require.NoError(t, err, string(out))
	return host, plugin
}

// TestPlugin runs a program that loads MPI by dlopen.
func TestPlugin(t *testing.T) {
	t.Parallel()
	path, err := nastympi()
	require.NoError(t, err)
	var other string // the plugin of another library
	inTurn(t, func(t *testing.T, lib mpitest.Library) {
		host, part := plugin(t, lib)
		loads := func(library, how string) mpitest.Result {
			result, err := mpitest.Run(t.Context(), mpitest.Command{
				Lib: lib, Ranks: 2, Program: host, Args: []string{part, how}, Wrap: []string{path, "exec"},
				Env: []string{"NASTY_LIBRARY=" + library}, Unset: []string{"NASTY_"}, Limit: limit,
			})
			require.NoError(t, err)
			return result
		}
		// NASTY_LIBRARY may name the plugin, since it is linked to the library.
		result := loads(part, "")
		assert.True(t, result.Passed(), "%s", result)
		assert.Contains(t, result.Stdout, "plugin: OK")
		assert.NotContains(t, strings.ReplaceAll(result.Stderr, building, ""), "nastympi:")
		if lib.Sampled() {
			return
		}
		result = loads(part, "racy")
		assert.NotZero(t, result.ExitCode, "%s", result)
		assert.Contains(t, result.Stderr, "plugin.c:", "%s", result)
		// Without NASTY_LIBRARY the program runs natively, and one warning says that nothing was tested.
		result = loads("", "racy")
		assert.True(t, result.Passed(), "%s", result)
		assert.Regexp(t, `^nastympi: warning: plugin_host loaded MPI by dlopen, nothing was tested; set NASTY_LIBRARY=/\S+\n$`, result.Stderr)
		// NASTY_LIBRARY names another library than the program loads.
		if other != "" {
			result = loads(other, "")
			assert.NotZero(t, result.ExitCode, "%s", result)
			assert.Contains(t, result.Stderr, "nastympi: error: this program loaded the MPI library", "%s", result)
		}
		other = part
	})
}
