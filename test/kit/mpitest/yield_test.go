package mpitest

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Ranks that wait call what leaves the processor to others: the dynamic linker says what a library calls.
func TestRanksThatWaitYield(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		installed := c.Lib.AsInstalled()
		if c.Lib.UCX {
			if !c.Lib.Yields {
				return // its UCX is no library of its own
			}
			assert.False(t, installed.Yields)
			assert.NotEqual(t, c.Lib.Env, installed.Env)
			for _, of := range called(t, c, "ucp_worker_progress") {
				assert.Contains(t, of, "/yield-")
			}
			return
		}
		assert.Contains(t, strings.Join(called(t, c, "sched_yield"), ""), "/"+filepath.Base(c.Program)+" [0]")
		c.Lib = installed
		var err error
		c.Program, err = Compile(c.Lib, t.TempDir(), []string{"testdata/behave.c"})
		require.NoError(t, err)
		for _, of := range called(t, c, "sched_yield") {
			assert.Contains(t, of, "/libc.so.6 [0]")
		}
	})
}

// called says which files have the function that a library of MPI calls, in each rank and in the launcher.
func called(t *testing.T, c Command, function string) (of []string) {
	t.Helper()
	said := filepath.Join(t.TempDir(), "linker")
	c.Args = []string{"print"}
	c.Env = []string{"LD_DEBUG=bindings", "LD_DEBUG_OUTPUT=" + said, "LD_BIND_NOW=1"}
	result := run(t, c)
	require.True(t, result.Passed(), "%s", result)
	files, err := filepath.Glob(said + ".*")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			from, to, is := strings.Cut(line, " to ")
			if is && strings.Contains(line, "`"+function+"'") && (strings.Contains(from, "libmpi") || strings.Contains(from, "libopen-pal")) {
				of = append(of, to)
			}
		}
	}
	require.NotEmpty(t, of)
	return of
}

// Launches of ranks that spin take turns, also with those of other processes.
func TestRanksThatSpinAreAlone(t *testing.T) {
	held := func() bool {
		file, err := os.Open(kept("spinning"))
		require.NoError(t, err)
		defer file.Close() // and with it the lock
		return errors.Is(syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB), syscall.EWOULDBLOCK)
	}
	end := Library{}.Alone()
	assert.True(t, held())
	end()
	end = inTurn(syscall.LOCK_SH)
	assert.False(t, held(), "by others that may run together with it")
	end()
}
