package conformance

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestInterruptedRunTellsWhereRanksAre: one line for each rank, whatever the launcher then does to them.
func TestInterruptedRunTellsWhereRanksAre(t *testing.T) {
	t.Parallel()
	held, waits, polls := lineWith(t, "hangs.c", "held"), lineWith(t, "hangs.c", "waits"), lineWith(t, "hangs.c", "polls (futile-polling)")
	for i, lib := range libraries(t) {
		t.Run(lib.Name, func(t *testing.T) {
			said := interrupt(t, lib, []syscall.Signal{syscall.SIGTERM, syscall.SIGINT}[i%2])
			assert.Regexp(t, fmt.Sprintf(`(?m)^nastympi: rank 0: in MPI_Recv\(source 1, tag 3\) at hangs.c:%d for \d+\.\d s; holds 3 × MPI_Put to rank 1 at hangs.c:%d$`, waits, held), said)
			assert.Regexp(t, fmt.Sprintf(`(?m)^nastympi: rank 1: polls with MPI_Iprobe\(source 0, tag 5\) at hangs.c:%d for \d+\.\d s$`, polls), said)
		})
	}
}

// TestRecordedRunSaysThatItIsDeadlocked: without a time limit, and without ending it.
func TestRecordedRunSaysThatItIsDeadlocked(t *testing.T) {
	t.Parallel()
	lib := libraries(t)[0]
	mark := newMark()
	env := []string{mark, config.Record + "=" + filepath.Join(t.TempDir(), "record")}
	command := detached(t, lib, env, "run", lib.Mpiexec, "-n", "2", compile(t, lib, inC), "recv_recv")
	stderr, err := command.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	defer endAll(mark)
	defer time.AfterFunc(limit, func() { endAll(mark) }).Stop()
	deadlock := regexp.MustCompile(`nastympi: warning: deadlock: rank (0|1) waits in MPI_Recv \(from rank (0|1), tag 7\) for rank (0|1), rank (0|1) waits in MPI_Recv`)
	said := ""
	for lines := bufio.NewScanner(stderr); lines.Scan(); said += lines.Text() + "\n" {
		if deadlock.MatchString(lines.Text()) {
			require.NoError(t, command.Process.Signal(syscall.SIGTERM), "it still runs")
			_, _ = io.Copy(io.Discard, stderr)
			_ = command.Wait()
			return
		}
	}
	_ = command.Wait()
	t.Fatalf("the deadlock was not named:\n%s", said)
}

// TestRunEndsADeadlock: it says who waits for whom, where each rank is, and leaves nothing behind.
func TestRunEndsADeadlock(t *testing.T) {
	t.Parallel()
	for _, lib := range libraries(t) {
		t.Run(lib.Name, func(t *testing.T) {
			status, output, left := runToItsEnd(t, lib, inC, "recv_recv")
			assert.Equal(t, 124, status)
			assert.Regexp(t, `nastympi: error: deadlock: rank (0|1) waits in MPI_Recv \(from rank (0|1), tag 7\) for rank (0|1), rank (0|1) waits in MPI_Recv`, output)
			assert.Regexp(t, `(?m)^nastympi: rank 1: in MPI_Recv\(source 0, tag 7\) at deadlock.c:\d+ for \d+\.\d s$`, output)
			assert.NotContains(t, output, "deadlock recv_recv: rank")
			assert.Empty(t, left)
		})
	}
}

// What is slow is no deadlock, and the status is the program's.
func TestRunGoesOnWithoutADeadlock(t *testing.T) {
	t.Parallel()
	lib := libraries(t)[0]
	for row, want := range map[string]int{"ok_slow": 0, "no_row": 2} {
		status, output, left := runToItsEnd(t, lib, liveInC, row)
		assert.Equal(t, want, status, row)
		assert.NotContains(t, output, "deadlock:", row)
		assert.Empty(t, left, row)
	}
}

// Of a recording that has lost its end, the last calls are not known.
func TestRunWithALongRecordingSaysNothing(t *testing.T) {
	t.Parallel()
	lib := with(libraries(t)[0], config.RecordBytes+"=4KiB")
	_, output, left := runToItsEnd(t, lib, inC, "recv_recv", "timeout", strconv.Itoa(int(patience(t, lib).Seconds())))
	assert.Contains(t, output, "nothing is written from here on")
	assert.NotContains(t, output, "error: deadlock")
	assert.Empty(t, left)
}

// runToItsEnd runs a row on two ranks, which are to be ended when they are deadlocked, and says what is left of the run's files.
func runToItsEnd(t *testing.T, lib mpitest.Library, l launch, row string, before ...string) (status int, output string, left []string) {
	t.Helper()
	temporary := t.TempDir()
	words := slices.Concat([]string{"run", "-deadlocks"}, before, []string{lib.Mpiexec, "-n", "2", compile(t, lib, l), row})
	status, output = command(t, with(lib, "TMPDIR="+temporary), words...)
	return status, output, leftIn(t, temporary)
}

// lineWith is the line of a program that ends with a comment.
func lineWith(t *testing.T, file, comment string) int {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	require.NoError(t, err)
	lines := strings.Split(string(text), "\n")
	i := slices.IndexFunc(lines, func(line string) bool { return strings.HasSuffix(line, "/* "+comment+" */") })
	require.GreaterOrEqual(t, i, 0, comment)
	return i + 1
}

// interrupt runs hangs.c until it hangs, sends nastympi a signal, and returns what it wrote to standard error.
func interrupt(t *testing.T, lib mpitest.Library, signal syscall.Signal) string {
	t.Helper()
	program := compile(t, lib, launch{program: "hangs", flags: []string{"-g"}})
	mark := newMark()
	command := detached(t, lib, []string{mark}, "run", lib.Mpiexec, "-n", "2", program)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	stdout, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	defer endAll(mark)
	defer time.AfterFunc(limit, func() { endAll(mark) }).Stop()
	lines := bufio.NewScanner(stdout)
	require.True(t, lines.Scan(), "the program never came up: %s", &stderr)
	require.Equal(t, "hangs: up", lines.Text())
	// any machine: rank 0 has one instruction to its next call
	time.Sleep(200 * time.Millisecond)
	require.NoError(t, command.Process.Signal(signal))
	_ = command.Wait()
	return stderr.String()
}
