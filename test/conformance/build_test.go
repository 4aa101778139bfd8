package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// slowly returns the variables with which nastympi must build its shim, by a compiler wrapper that takes its time, though not for
// optimization, and the folder for temporary files that they name.
func slowly(t *testing.T, lib mpitest.Library, sleep time.Duration) (env []string, temporary string) {
	t.Helper()
	folder := t.TempDir()
	wrapper := filepath.Join(folder, "mpicc")
	script := fmt.Sprintf("#!/bin/sh\ncase \"$*\" in *unit-tables.c) sleep %d ;; esac\nexec %s \"$@\" -O0\n", int(sleep.Seconds()), lib.Mpicc)
	require.NoError(t, os.WriteFile(wrapper, []byte(script), 0o700))
	temporary = shortFolder(t)
	return []string{"NASTY_MPICC=" + wrapper, "XDG_CACHE_HOME=" + filepath.Join(folder, "cache"), "TMPDIR=" + temporary}, temporary
}

// TestBuildIsNoPartOfALimit: neither before the run, nor in the ranks of a script, of which nastympi knows the MPI library
// only when they start. The build takes longer than the limit.
func TestBuildIsNoPartOfALimit(t *testing.T) {
	lib := libraries(t)[0]
	timeLimit := patience(t, lib)
	build := timeLimit + 2*time.Second // any machine: it is longer than the limit
	program := compile(t, lib, launch{program: "stubborn"})
	for name, words := range map[string][]string{
		"ahead": {lib.Mpiexec, "-n", "2", program},
		"ranks": {"sh", "-c", `"$@"`, "sh", lib.Mpiexec, "-n", "2", program},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env, temporary := slowly(t, lib, build)
			command := prepared(t, lib, env, slices.Concat([]string{"check", "-runs", "1", "-timeout", timeLimit.String()}, words)...)
			began := time.Now()
			output, err := command.CombinedOutput()
			require.NoError(t, err, string(output))
			assert.Greater(t, time.Since(began), build, "it was built")
			assert.NotContains(t, string(output), "time limit")
			assert.Contains(t, string(output), "\nok ")
			assert.Empty(t, leftIn(t, temporary))
		})
	}
}

// TestInterruptedBuildLeavesNothing: of a build ahead, and of one in the ranks.
func TestInterruptedBuildLeavesNothing(t *testing.T) {
	lib := libraries(t)[0]
	program := compile(t, lib, launch{program: "stubborn"})
	for name, words := range map[string][]string{
		"check": {"check", lib.Mpiexec, "-n", "2", program},
		"run":   {"run", lib.Mpiexec, "-n", "2", program},
		"exec":  {"exec", program},
		"setup": {"setup"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env, temporary := slowly(t, lib, time.Hour)
			mark := newMark()
			command := prepared(t, lib, append(env, mark), words...)
			command.Dir = t.TempDir()
			require.NoError(t, command.Start())
			defer endAll(mark)
			compiling := func() bool {
				return slices.ContainsFunc(commands(marked(mark)), func(line string) bool { return strings.HasPrefix(line, "sleep ") })
			}
			require.Eventually(t, compiling, 3*limit, 100*time.Millisecond) // it reads what /proc has of all processes
			assert.True(t, endsSoon(t, command, syscall.SIGTERM), "it still ran after %s", endBound)
			assert.NotZero(t, command.ProcessState.ExitCode())
			assert.Eventually(t, func() bool { return len(commands(marked(mark))) == 0 }, limit, 100*time.Millisecond, "no compiler is left")
			assert.Empty(t, leftIn(t, temporary))
		})
	}
}
