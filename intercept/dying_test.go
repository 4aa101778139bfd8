package intercept

import (
	"os/exec"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

func exits(status int) ended           { return ended{syscall.WaitStatus(status << 8), true} }
func dies(signal syscall.Signal) ended { return ended{syscall.WaitStatus(signal), true} }

var unknown = ended{}

// The core speaks only for a rank that failed and has said nothing, and once for all that the launcher killed.
func TestCoreSpeaksForARankThatCannot(t *testing.T) {
	for _, c := range []struct {
		name     string
		rank     int
		end      rankEnd
		how      ended
		innocent bool // no operation can have been perturbed, or nastympi ended the rank
		passed   bool // another rank has said it
		says     bool
	}{
		{name: "a correct program", end: finished, how: exits(0)},
		{name: "a correct program of which the kernel tells nothing", end: finished, how: unknown},
		{name: "killed after MPI_Finalize", end: finished, how: dies(unix.SIGTERM)},
		{name: "a rank that has said it", end: told, how: dies(unix.SIGABRT)},
		{name: "a crash", rank: 3, how: dies(unix.SIGSEGV), says: true},
		{name: "a crash beside one that was said", rank: 0, how: dies(unix.SIGSEGV), passed: true, says: true},
		{name: "a crash after MPI_Finalize", rank: 3, end: finished, how: dies(unix.SIGBUS), says: true},
		{name: "a crash, and nothing can have been perturbed", how: dies(unix.SIGSEGV), innocent: true},
		{name: "_exit with a status", rank: 1, how: exits(4), says: true},
		{name: "_exit with a status after MPI_Finalize", rank: 1, end: finished, how: exits(4), says: true},
		{name: "_exit without", rank: 1, how: exits(0)},
		{name: "ended by nastympi", how: exits(statusInternal)},
		{name: "rank 0 killed", how: dies(unix.SIGKILL), says: true},
		{name: "rank 0 killed, the kernel tells nothing", how: unknown, says: true},
		{name: "rank 0 killed because another one failed", how: dies(unix.SIGKILL), passed: true},
		{name: "another rank killed", rank: 2, how: dies(unix.SIGKILL)},
		{name: "interrupted by the user", how: dies(unix.SIGINT)},
	} {
		t.Run(c.name, func(t *testing.T) {
			job := "@nastympi-test-" + t.Name()
			heard := hear(job)
			require.Positive(t, heard)
			t.Cleanup(func() { _ = unix.Close(heard) })
			if c.passed {
				pass(job)
			}
			said := ""
			d := dying{rank: c.rank, size: 4, text: "perturbed", job: job, heard: heard, say: func(text string) { said += text }}
			d.conclude(c.end, c.how, !c.innocent)
			want := ""
			if c.says {
				want = "perturbed"
			}
			assert.Equal(t, want, said)
		})
	}
}

// A rank that speaks for itself, or for which the core speaks, is heard by rank 0.
func TestFailureIsPassedToRankZero(t *testing.T) {
	job := "@nastympi-test-" + t.Name()
	zero := dying{job: job, heard: hear(job)}
	require.Positive(t, zero.heard)
	t.Cleanup(func() { _ = unix.Close(zero.heard) })
	assert.False(t, zero.passed())
	other := dying{rank: 1, job: job, heard: -1, say: func(string) {}}
	other.conclude(finished, exits(0), true)
	assert.False(t, zero.passed())
	other.conclude(told, exits(1), true)
	assert.True(t, zero.passed())
	assert.False(t, (&dying{heard: hear(job)}).passed(), "a second job with the name")
}

func TestKernelTellsHowAProcessEnded(t *testing.T) {
	for script, want := range map[string]ended{"exit 7": exits(7), "kill -SEGV $$": dies(unix.SIGSEGV)} {
		command := exec.Command("sh", "-c", "ulimit -c 0; "+script)
		require.NoError(t, command.Start())
		fd, err := unix.PidfdOpen(command.Process.Pid, 0)
		require.NoError(t, err)
		_, err = unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}, -1)
		require.NoError(t, err)
		e := ending{pid: command.Process.Pid, fd: fd}
		assert.Equal(t, want, e.how(), script)
		_ = command.Wait()
		if after := e.how(); after.known { // from Linux 6.15 on
			assert.Equal(t, want, after, script)
		}
		require.NoError(t, unix.Close(fd))
	}
}
