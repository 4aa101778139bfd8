package mpilib

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// A rank that its launcher has bound to one processor compiles on all that the launcher may use.
func TestProcessorsAreThoseOfTheLauncher(t *testing.T) {
	bound := make(chan unix.CPUSet)
	var launcher, one unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(os.Getppid(), &launcher))
	for cpu := range 1024 {
		if launcher.IsSet(cpu) {
			one.Set(cpu)
			break
		}
	}
	require.Equal(t, 1, one.Count())
	go func() {
		runtime.LockOSThread() // and it ends with the function
		assert.NoError(t, unix.SchedSetaffinity(0, &one))
		bound <- processors()
	}()
	assert.Equal(t, launcher, <-bound)

	var before, after unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(os.Getpid(), &before))
	var said strings.Builder
	count := exec.Command("nproc")
	count.Env, count.Stdout = []string{"LC_ALL=C"}, &said // OMP_NUM_THREADS changes what nproc says
	require.NoError(t, startOn(one, count))
	require.NoError(t, count.Wait())
	assert.Equal(t, "1", strings.TrimSpace(said.String()))
	require.NoError(t, unix.SchedGetaffinity(os.Getpid(), &after))
	assert.Equal(t, before, after)
}
