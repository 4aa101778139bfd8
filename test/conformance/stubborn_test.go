package conformance

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// endBound is many times the two seconds in which nastympi ends after SIGTERM: the machine may be busy. Without
// nastympi, the programs of these tests never end.
const endBound = 10 * time.Minute

// stubbornRun is a command of nastympi that a signal is to end.
type stubbornRun struct {
	words  []string
	signal syscall.Signal
	script bool // which ignores the signal, too, and starts the launcher
	busy   bool // the machine has other things to do
}

// TestStubbornProgramsAreEnded: whatever the program and its launcher make of a signal, nastympi ends soon, and leaves
// neither processes nor folders.
func TestStubbornProgramsAreEnded(t *testing.T) {
	cases := []stubbornRun{
		{[]string{"run"}, syscall.SIGTERM, false, true},
		{[]string{"run"}, syscall.SIGINT, true, false},
		{[]string{"run"}, syscall.SIGHUP, true, false},
		{[]string{"run", "-deadlocks"}, syscall.SIGTERM, true, false},
		{[]string{"check"}, syscall.SIGTERM, true, true},
		{[]string{"check"}, syscall.SIGINT, false, false},
		{[]string{"sweep"}, syscall.SIGTERM, true, true},
		{[]string{"sweep"}, syscall.SIGHUP, false, false},
	}
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		name := func(c stubbornRun) string { return fmt.Sprint(c.words, c.signal, c.script) }
		forEachCase(t, lib, 1, cases, name, func(t *testing.T, _ int, c stubbornRun) { endStubborn(t, lib, c) })
	})
}

func endStubborn(t *testing.T, lib mpitest.Library, c stubbornRun) {
	t.Helper()
	program := compile(t, lib, launch{program: "stubborn"})
	temporary, up := shortFolder(t), t.TempDir()
	words := slices.Concat(c.words, []string{lib.Mpiexec, "-n", "2", program, up})
	if c.script {
		words = append(slices.Concat(c.words, []string{"sh", "-c", `trap "" TERM INT HUP; "$@" & wait; sleep 600`, "sh"}), words[len(c.words):]...)
	}
	command := detached(t, lib, []string{"TMPDIR=" + temporary}, words...)
	command.Dir = t.TempDir()
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	if c.signal == syscall.SIGHUP { // a child then has the default, also if the tests were begun by nohup
		caught := make(chan os.Signal, 1)
		signal.Notify(caught, c.signal)
		defer signal.Stop(caught)
	}
	require.NoError(t, command.Start())
	var ranks []int
	defer func() {
		for _, pid := range ranks {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		_ = syscall.Kill(command.Process.Pid, syscall.SIGKILL)
	}()
	// any machine: it looks again and again
	for deadline := time.Now().Add(limit); len(ranks) < 2 && time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		ranks = ranksIn(t, up)
	}
	require.Len(t, ranks, 2, "the program never came up: %s", &output)
	if c.busy {
		defer busy(t, 2*runtime.NumCPU())()
	}

	began := time.Now()
	assert.True(t, endsSoon(t, command, c.signal), "it still ran after %s: %s", endBound, &output)
	t.Logf("ended after %s", time.Since(began).Round(time.Millisecond))
	assert.NotZero(t, command.ProcessState.ExitCode(), &output)
	assert.Empty(t, commands(ranks), "without zombies, which have no command any more")
	assert.Empty(t, leftIn(t, temporary))
	findings, err := filepath.Glob(filepath.Join(command.Dir, ".nastympi", "*"))
	require.NoError(t, err)
	assert.Empty(t, findings)
}

// endsSoon sends nastympi a signal and waits for its end, but not longer than endBound: then it kills nastympi, and returns false.
func endsSoon(t *testing.T, command *exec.Cmd, signal syscall.Signal) bool {
	t.Helper()
	require.NoError(t, command.Process.Signal(signal))
	guard := time.AfterFunc(endBound, func() { _ = command.Process.Kill() })
	_ = command.Wait() // its status is for the caller
	return guard.Stop()
}

// shortFolder is a folder for temporary files. Its name is short, as the sockets of launchers need it.
func shortFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "short")
	require.NoError(t, err)
	t.Cleanup(func() { os.RemoveAll(folder) })
	return folder
}

// leftIn is what nastympi has in a folder for temporary files.
func leftIn(t *testing.T, temporary string) []string {
	t.Helper()
	left, err := filepath.Glob(filepath.Join(temporary, "nastympi-*"))
	require.NoError(t, err)
	return left
}

// ranksIn are the processes that have left a file there.
func ranksIn(t *testing.T, folder string) (pids []int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "rank-*"))
	require.NoError(t, err)
	for _, file := range files {
		pid, err := strconv.Atoi(file[strings.LastIndex(file, "-")+1:])
		require.NoError(t, err)
		pids = append(pids, pid)
	}
	return pids
}

// busy keeps processors busy until the function that it returns is called. The command before, such as nice, starts each of the
// processes.
func busy(t *testing.T, processes int, before ...string) (end func()) {
	t.Helper()
	var all []*exec.Cmd
	for range processes {
		words := append(slices.Clone(before), "sh", "-c", "while :; do :; done")
		c := exec.Command(words[0], words[1:]...)
		require.NoError(t, c.Start())
		all = append(all, c)
	}
	return func() {
		for _, c := range all {
			_ = c.Process.Kill()
			_ = c.Wait()
		}
	}
}

// TestBlockedCheckIsEnded: a check whose output nobody reads cannot end by itself.
func TestBlockedCheckIsEnded(t *testing.T) {
	lib := libraries(t)[0]
	program := compile(t, lib, launch{program: "stubborn"})
	temporary := t.TempDir()
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	defer writer.Close()
	require.NoError(t, writer.SetWriteDeadline(time.Now().Add(time.Second)))
	_, err = writer.Write(make([]byte, 1<<20))
	require.ErrorIs(t, err, os.ErrDeadlineExceeded, "it is full")
	command := prepared(t, lib, []string{"TMPDIR=" + temporary}, "check", "-runs", "1", lib.Mpiexec, "-n", "2", program)
	var stderr bytes.Buffer
	command.Stdout, command.Stderr = writer, &stderr
	require.NoError(t, command.Start())
	defer func() { _ = command.Process.Kill() }()
	require.Eventually(t, func() bool { return len(leftIn(t, temporary)) > 0 }, limit, 10*time.Millisecond)

	assert.True(t, endsSoon(t, command, syscall.SIGTERM), "it still ran after %s", endBound)
	assert.Equal(t, 128+int(syscall.SIGTERM), command.ProcessState.ExitCode())
	assert.Contains(t, stderr.String(), "nastympi: error: ended by terminated before the results were complete")
	assert.Empty(t, leftIn(t, temporary))
}
