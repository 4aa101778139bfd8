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

// A library that waits in UCX calls what lets others run: the dynamic linker says what it calls.
func TestRanksThatWaitInUCXYield(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, c Command) {
		if !c.Lib.UCX || !c.Lib.Yields { // its UCX is no library of its own
			return
		}
		assert.False(t, c.Lib.AsInstalled().Yields)
		assert.NotEqual(t, c.Lib.Env, c.Lib.AsInstalled().Env)
		said := filepath.Join(t.TempDir(), "linker")
		c.Args = []string{"print"}
		c.Env = []string{"LD_DEBUG=bindings", "LD_DEBUG_OUTPUT=" + said}
		result := run(t, c)
		require.True(t, result.Passed(), "%s", result)
		files, err := filepath.Glob(said + ".*")
		require.NoError(t, err)
		bound := 0
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			for line := range strings.Lines(string(text)) {
				if from, to, is := strings.Cut(line, " to "); is && strings.Contains(line, "`ucp_worker_progress'") && strings.Contains(from, "libmpi") {
					assert.Contains(t, to, "/yield-")
					bound++
				}
			}
		}
		assert.NotZero(t, bound)
	})
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
