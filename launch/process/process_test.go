package process

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func shell(script string) Command { return Command{Line: []string{"sh", "-c", script}} }

func run(t *testing.T, c Command) Result {
	t.Helper()
	result, err := Run(context.Background(), c)
	require.NoError(t, err)
	return result
}

func TestStatusAndOutput(t *testing.T) {
	c := shell("read word; echo out $A$word; echo err >&2; exit 7")
	c.Env = []string{"A=1"}
	result := run(t, c)
	assert.Equal(t, "out 1\n", result.Stdout, "no standard input")
	assert.Equal(t, "err\n", result.Stderr)
	assert.Equal(t, 7, result.Status())
	assert.Equal(t, 128+9, run(t, shell("kill -9 $$")).Status())
}

// Run ends a process that left the session and its parent, also if it has the mark of an inner run, too.
func TestNothingStays(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pid")
	c := shell("_NASTYMPI_LAUNCH_1=1 setsid sleep 600 & echo $! >" + file + "; exec sleep 600")
	c.Limit = 300 * time.Millisecond
	result := run(t, c)
	assert.True(t, result.TimedOut())
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	// It may be a zombie that nobody has waited for yet.
	line, _ := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "cmdline"))
	assert.Empty(t, string(line), "%v", syscall.Kill(pid, 0))
}

func TestWatchEndsARun(t *testing.T) {
	c := shell("exec sleep 600")
	c.Watch = func(context.Context) bool { return true }
	assert.True(t, run(t, c).TimedOut())

	ended := make(chan bool, 1)
	c = shell("exit 0")
	c.Watch = func(ctx context.Context) bool {
		<-ctx.Done()
		ended <- true
		return false
	}
	assert.True(t, run(t, c).Passed())
	assert.True(t, <-ended, "told of the end")
}

func TestCancelledRunDidNotTimeOut(t *testing.T) {
	for _, cause := range []error{context.Canceled, context.DeadlineExceeded} { // the caller has no more time, but the command has
		ctx, cancel := context.WithCancelCause(context.Background())
		c := shell("exec sleep 600")
		c.Watch = func(context.Context) bool {
			cancel(cause)
			return false
		}
		result, err := Run(ctx, c)
		require.NoError(t, err)
		assert.False(t, result.TimedOut())
		assert.Equal(t, Interrupted, result.Reason)
		assert.False(t, result.Passed())
	}
}

// A launcher that is asked to end can remove its files. A program that then ends with status 0 has not passed.
func TestLaunchersAreAskedToEnd(t *testing.T) {
	file := filepath.Join(t.TempDir(), "session")
	c := shell("trap 'rm " + file + "; echo asked; exit 0' TERM; touch " + file + "; while :; do sleep 0.01; done")
	c.Limit = 500 * time.Millisecond
	result := run(t, c)
	assert.NoFileExists(t, file)
	assert.True(t, result.TimedOut())
	assert.False(t, result.Passed())
	assert.Empty(t, result.Stdout, "output after it was asked to end")

	c = shell("trap '' TERM; while :; do sleep 0.01; done")
	c.Limit = 500 * time.Millisecond
	assert.True(t, run(t, c).TimedOut(), "killed")
}

func TestUnstartable(t *testing.T) {
	_, err := Run(context.Background(), Command{Line: []string{"/nonexistent/mpiexec"}})
	assert.ErrorContains(t, err, "/nonexistent/mpiexec")
}
