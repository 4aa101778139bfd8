package mpitest

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
)

// forEachLibrary runs test on testdata/behave.c, compiled with each library.
func forEachLibrary(t *testing.T, test func(t *testing.T, behave Command)) {
	libs, err := Libraries()
	require.NoError(t, err)
	launchers := map[string]bool{}
	for _, lib := range libs {
		if launchers[lib.Mpiexec] {
			continue // what is tested here is the launcher
		}
		launchers[lib.Mpiexec] = true
		t.Run(lib.Name, func(t *testing.T) {
			program, err := Compile(lib, t.TempDir(), []string{"testdata/behave.c"})
			require.NoError(t, err)
			t.Parallel()
			test(t, Command{Lib: lib, Ranks: 2, Program: program, Together: true})
		})
	}
}

func run(t *testing.T, c Command) Result {
	t.Helper()
	result, err := Run(context.Background(), c)
	require.NoError(t, err)
	return result
}

func TestOutputAndStatus(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		c.Args = []string{"print"}
		c.Env = []string{"WORD=hello"}
		result := run(t, c)
		require.True(t, result.Passed(), "%s", result)
		for _, want := range []string{"out 0 of 2 hello", "out 1 of 2 hello"} {
			assert.Contains(t, result.Stdout, want)
		}
		for _, want := range []string{"err 0 of 2", "err 1 of 2"} {
			assert.Contains(t, result.Stderr, want)
		}
	})
}

func TestExitCodes(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		for what, code := range map[string]int{"end": 0, "exit": 3, "abort": 4} {
			c.Args = []string{what}
			c.Limit = DefaultLimit
			var result Result
			for range Slips {
				if result = run(t, c); result.ExitCode == code {
					break
				}
			}
			assert.Equal(t, code, result.ExitCode, "%s: %s", what, result)
		}
	})
}

func TestHangIsEndedAndNothingStays(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		for _, what := range []string{"spin", "recv", "detach"} {
			c.Args = []string{what}
			c.Limit = 2 * time.Second // any machine: it ends runs that hang, wherever they are
			result := run(t, c)
			assert.True(t, result.TimedOut(), "%s: %s", what, result)
			assert.False(t, result.Passed())
			assert.Contains(t, result.Outcome(), "still running after")

			// The program lies in a directory of this test's own.
			assert.Empty(t, running(t, c.Program), "%s: left running", what)
		}
	})
}

func TestContextEndsRun(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		ctx, cancel := context.WithCancel(context.Background())
		up := filepath.Join(t.TempDir(), "up")
		go func() {
			defer cancel()
			for _, err := os.Stat(up); err != nil && ctx.Err() == nil; _, err = os.Stat(up) {
				time.Sleep(10 * time.Millisecond) // any machine: it looks again and again
			}
		}()
		defer cancel()
		c.Args = []string{"spin", up}
		result, err := Run(ctx, c)
		require.NoError(t, err)
		assert.False(t, result.Passed())
		assert.False(t, result.TimedOut(), "cancelled, not at its limit")
		assert.Empty(t, running(t, c.Program))
	})
}

func TestOutputIsBounded(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		c.Args = []string{"flood"}
		result := run(t, c)
		require.Equal(t, 0, result.ExitCode)
		assert.Less(t, len(result.Stdout), process.OutputBound+100)
		assert.Contains(t, result.Stdout, "more bytes not kept")
	})
}

func TestUnsetVariablesAreNotInherited(t *testing.T) {
	t.Setenv("WORD", "inherited")
	forEachLibrary(t, func(t *testing.T, c Command) {
		c.Args = []string{"print"}
		c.Unset = []string{"WOR"}
		assert.NotContains(t, run(t, c).Stdout, "inherited")
	})
}

func TestMissingProgramIsReported(t *testing.T) {
	_, err := Run(context.Background(), Command{Lib: Library{Mpiexec: "/nonexistent/mpiexec"}, Ranks: 1})
	assert.ErrorContains(t, err, "/nonexistent/mpiexec")
}

func TestCompileErrorShowsTheCompilersMessage(t *testing.T) {
	libs, err := Libraries()
	require.NoError(t, err)
	_, err = Compile(libs[0], t.TempDir(), []string{"testdata/behave.c"}, "-DMPI_Init=nonsense(")
	assert.ErrorContains(t, err, "behave.c")
}

func TestLibraries(t *testing.T) {
	t.Run("unknown name", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "mpich,lam")
		_, err := Libraries()
		assert.EqualError(t, err, `MPI: unknown library "lam" (want mpich, openmpi, mpich5, mpich5abi, openmpi5, impi)`)
	})
	t.Run("restricted", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "openmpi")
		libs, err := Libraries()
		require.NoError(t, err)
		require.Len(t, libs, 1)
		assert.Equal(t, "openmpi", libs[0].Name)
	})
	t.Run("chosen ones are tested in full", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "openmpi5 mpich5")
		libs, err := Wanted()
		require.NoError(t, err)
		require.Len(t, libs, 2)
		assert.Equal(t, "mpich5", libs[0].Name)
		assert.False(t, libs[0].Brief)
		assert.True(t, libs[0].Takes(3, 9) && libs[0].Takes(4, 9))
	})
	t.Run("on ask", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "")
		libs, err := Wanted()
		require.NoError(t, err)
		assert.Len(t, libs, len(Names())-1, "all but impi")
		t.Setenv(LibrariesVariable, "impi")
		t.Setenv("XDG_CACHE_HOME", "/cache")
		lines, err := Missing()
		require.NoError(t, err)
		folder := "/cache/nastympi-mpi/impi-rt-2021.19.0"
		assert.Equal(t, []string{"pip " + folder + " impi-rt==2021.19.0 impi-devel==2021.19.0"}, lines)
	})
	t.Run("take turns", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "")
		libs, err := Wanted()
		require.NoError(t, err)
		for i := range 50 {
			assert.NotEqual(t, libs[0].Takes(i, 2), libs[1].Takes(i, 2), "Debian's two")
			assert.True(t, libs[0].Takes(i, 1) && libs[1].Takes(i, 1))
			assert.Equal(t, i%24 == 0, libs[2].Takes(i, 2))
			assert.Equal(t, i%24 == 1, libs[3].Takes(i, 2), "another run")
		}
		assert.True(t, libs[2].Sampled() && !libs[0].Sampled())
		t.Setenv("TEST_SOAK", "1")
		assert.True(t, libs[0].Takes(1, 9) && libs[1].Takes(1, 9) && libs[2].Takes(1, 9))
		assert.False(t, libs[2].Sampled())
	})
	t.Run("missing wheel", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "mpich5 mpich5abi")
		cache := t.TempDir()
		t.Setenv("XDG_CACHE_HOME", cache)
		_, err := Libraries()
		assert.ErrorContains(t, err, "run test/scripts/need-mpi, which installs mpich==5.0.2 into "+cache)
		lines, err := Missing()
		require.NoError(t, err)
		assert.Equal(t, []string{"pip " + cache + "/nastympi-mpi/mpich-5.0.2 mpich==5.0.2"}, lines, "once for both")
	})
	t.Run("missing", func(t *testing.T) {
		t.Setenv(LibrariesVariable, "mpich")
		t.Setenv("PATH", t.TempDir())
		_, err := Libraries()
		assert.ErrorContains(t, err, "install the Debian packages mpich libmpich-dev")
	})
}

func TestResultString(t *testing.T) {
	text := Result{Line: []string{"mpiexec", "p"}, Env: []string{"A=1"}, ExitCode: 1, Stderr: "x.c:1: got 0\n"}.String()
	assert.True(t, strings.HasPrefix(text, "A=1 mpiexec p\nexit status 1"), text)
	assert.Contains(t, text, "stderr:\n    x.c:1: got 0\n")
}

func TestVersion(t *testing.T) {
	names := map[string]string{
		"mpich": "MPICH ", "mpich5": `MPICH 5\.`, "mpich5abi": `MPICH 5\.`,
		"openmpi": "Open MPI v", "openmpi5": `Open MPI v5\.`, "impi": `Intel\(R\) MPI Library `,
	}
	libs, err := Libraries()
	require.NoError(t, err)
	for _, lib := range libs {
		version, err := lib.Version(context.Background())
		require.NoError(t, err)
		assert.Regexp(t, "^"+names[lib.Name]+`[0-9.]+\S*$`, version)
	}
}

// doc/platforms.md names the versions of the libraries that are installed here.
func TestPlatformsNamesTheVersions(t *testing.T) {
	page, err := os.ReadFile("../../../doc/platforms.md")
	require.NoError(t, err)
	libs, err := Libraries()
	require.NoError(t, err)
	for _, lib := range libs {
		version, err := lib.Version(context.Background())
		require.NoError(t, err)
		assert.Regexp(t, "(?m)^\\| "+regexp.QuoteMeta(version)+"(,[^|]*)? \\| `"+lib.Name+"` \\|", string(page))
	}
}
