package thread

import (
	"io"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWaitsForEver(t *testing.T) {
	for words, want := range map[string]bool{
		"202 0x7f00 0x80 0x0 0x0 0x0 0x0":      true,  // private wait
		"202 0x7f00 0x189 0x0 0x0 0x0 0xf":     true,  // private wait by a mask, realtime clock
		"202 0x7f00 0x80 0x0 0x7ffd00 0x0 0x0": false, // a time limit
		"202 0x7f00 0x81 0x0 0x0 0x0 0x0":      false, // it wakes others
	} {
		assert.Equal(t, want, waitsForEver(strings.Fields(words)), words)
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
