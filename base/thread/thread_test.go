package thread

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWaitsForItsProcess(t *testing.T) {
	shared := func(address uint64) bool { return address == 0x7e00 }
	for words, want := range map[string]bool{
		"202 0x7f00 0x80 0x0 0x0 0x0 0x0":      true,  // private wait
		"202 0x7f00 0x189 0x0 0x0 0x0 0xf":     true,  // private wait by a mask, realtime clock
		"202 0x7f00 0x109 0x1267 0x0 0x0 0xff": true,  // pthread_join: not marked as private, in memory of its own
		"202 0x7e00 0x109 0x1267 0x0 0x0 0xff": false, // in memory that other processes may have, too
		"202 0x7f00 0x80 0x0 0x7ffd00 0x0 0x0": false, // a time limit
		"202 0x7f00 0x81 0x0 0x0 0x0 0x0":      false, // it wakes others
	} {
		assert.Equal(t, want, waitsForItsProcess(strings.Fields(words), shared), words)
	}
}

// inFutex is what the host says of a thread that waits in a private futex.
const inFutex = "202 0x7f00 0x80 0x0 0x0 0x0 0x0 0x7ffd 0x7fff\n"

// process makes the folder of a process with one thread, number 5.
func process(t *testing.T, files map[string]string) (folder, thread string) {
	t.Helper()
	folder = t.TempDir()
	thread = filepath.Join(folder, "task", "5")
	require.NoError(t, os.MkdirAll(thread, 0o755))
	for name, text := range files {
		require.NoError(t, os.WriteFile(filepath.Join(thread, name), []byte(text), 0o600))
	}
	return folder, thread
}

func TestSharedMemory(t *testing.T) {
	folder, _ := process(t, nil)
	assert.True(t, sharedMemory(folder)(0x1000), "nothing can be read")
	maps := "1000-3000 rw-p 00000000 00:00 0\n3000-4000 rw-s 00000000 00:01 7 /dev/shm/a name\n"
	require.NoError(t, os.WriteFile(filepath.Join(folder, "maps"), []byte(maps), 0o600))
	shared := sharedMemory(folder)
	for address, want := range map[uint64]bool{0x1000: false, 0x2fff: false, 0x3000: true, 0x3fff: true, 0x4000: true} {
		assert.Equal(t, want, shared(address), "%#x", address)
	}
}

// A thread that was woken may not get a processor for long, run for a moment while it is looked at, and sleep again. It has not slept
// all the time, and this must show.
func TestThreadThatRunsWhileItIsLookedAt(t *testing.T) {
	folder, thread := process(t, map[string]string{"schedstat": "1000 0 1", "status": "Name:\ta\nState:\tS (sleeping)\nvoluntary_ctxt_switches:\t1\n"})
	call := filepath.Join(thread, "syscall")
	require.NoError(t, syscall.Mkfifo(call, 0o600))
	go func() {
		file, err := os.OpenFile(call, os.O_WRONLY, 0)
		if !assert.NoError(t, err) {
			return
		}
		defer file.Close()
		assert.NoError(t, os.WriteFile(filepath.Join(thread, "schedstat"), []byte("2000 0 2"), 0o600))
		_, err = file.WriteString(inFutex)
		assert.NoError(t, err)
	}()
	list, err := in(folder)
	require.NoError(t, err)
	assert.Equal(t, []Thread{{ID: 5, Effort: Effort{Ran: 2000, Slept: 1}, Asleep: true}}, list)
}

// A thread that a debugger has stopped may have been woken before.
func TestThreadThatIsStopped(t *testing.T) {
	for state, asleep := range map[string]bool{"S (sleeping)": true, "T (stopped)": false, "t (tracing stop)": false, "R (running)": false} {
		folder, _ := process(t, map[string]string{
			"schedstat": "1000 0 1", "syscall": inFutex, "status": "Name:\ta\nState:\t" + state + "\nvoluntary_ctxt_switches:\t1\n",
		})
		list, err := in(folder)
		require.NoError(t, err)
		assert.Equal(t, asleep, list[0].Asleep, state)
	}
}

// started is a process that lives until the test ends, and the only thread that it has once `when` holds of it.
func started(t *testing.T, when func(Thread) bool, words ...string) Thread {
	t.Helper()
	cmd := exec.Command(words[0], words[1:]...)
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_, _ = io.WriteString(in, "\n")
		_ = cmd.Wait()
	})
	var list []Thread
	require.Eventually(t, func() bool {
		list, err = Of(cmd.Process.Pid)
		return err == nil && len(list) == 1 && when(list[0])
	}, 20*time.Second, 10*time.Millisecond)
	assert.Equal(t, cmd.Process.Pid, list[0].ID)
	return list[0]
}

func TestOf(t *testing.T) {
	busy := started(t, func(t Thread) bool { return t.Ran > 100*time.Millisecond }, "sh", "-c", "while :; do :; done")
	assert.False(t, busy.Asleep || busy.Watching)
	sleeping := started(t, func(t Thread) bool { return t.Ran > 0 }, "sleep", "60")
	assert.False(t, sleeping.Asleep || sleeping.Watching, "it wakes up after a minute")
	napping := started(t, func(t Thread) bool { return t.Slept > 1000 }, "perl", "-e", "select undef, undef, undef, 0.0002 while 1")
	assert.False(t, napping.Asleep, "it wakes up again and again")
	_, err := Of(1 << 30)
	assert.Error(t, err)
}
