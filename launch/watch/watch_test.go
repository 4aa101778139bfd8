package watch

import (
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/intercept/config"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

const (
	idle = "exec sleep 100"
	busy = "while :; do :; done"
	naps = "exec perl -e 'select undef, undef, undef, 0.0002 while 1'"
)

// How long a test waits for what must be found, and for what must not.
const (
	enough = time.Minute
	brief  = 2500 * time.Millisecond
)

// watched runs a command as each of two ranks, which have done what the execution says. It returns what the watch finds.
func watched(t *testing.T, e *Execution, script string, limit time.Duration) *check.Finding {
	t.Helper()
	found, quiet := ended(t, e, script, 0, limit)
	assert.False(t, quiet)
	return found
}

// ended does the same, and says whether the watch ends a program that is quiet for too long.
func ended(t *testing.T, e *Execution, script string, quiet, limit time.Duration) (*check.Finding, bool) {
	t.Helper()
	t.Parallel()
	folder := start(t, e, script)
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	end := Watch{Folder: folder, Quiet: quiet}.End(ctx)
	return end.Deadlock, end.Quiet
}

// start runs the command as each of the ranks. The result is the folder of their recordings.
func start(t *testing.T, e *Execution, script string) string {
	t.Helper()
	folder := t.TempDir()
	home, err := witness.Here()
	require.NoError(t, err)
	for rank := range 2 {
		cmd := exec.Command("sh", "-c", script)
		cmd.Env = append(os.Environ(), config.Record+"="+folder)
		require.NoError(t, cmd.Start())
		t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
		e.RunsAs(rank, home.Host, home.Boot, cmd.Process.Pid)
	}
	require.NoError(t, e.Write(folder))
	return folder
}

func receives() *Execution {
	e := New(2)
	e.Enter(0, "MPI_Recv", Args{"comm": World, "source": 1, "count": 1, "datatype": int64(Type("MPI_INT"))})
	e.Enter(1, "MPI_Recv", Args{"comm": World, "source": 0, "count": 1, "datatype": int64(Type("MPI_INT"))})
	return e
}

func sends() *Execution {
	e := New(2)
	e.Enter(0, "MPI_Send", Args{"comm": World, "dest": 1, "count": 1, "datatype": int64(Type("MPI_INT"))})
	e.Enter(1, "MPI_Send", Args{"comm": World, "dest": 0, "count": 1, "datatype": int64(Type("MPI_INT"))})
	return e
}

func TestDeadlock(t *testing.T) {
	found := watched(t, receives(), idle, enough)
	require.NotNil(t, found)
	assert.Equal(t, "deadlock", found.Name)
}

// A standard send that has not returned may be about to, unless it has had the processor for long.
func TestSendThatWaits(t *testing.T) { assert.NotNil(t, watched(t, sends(), busy, enough)) }

// Some libraries sleep between two looks for a message, and so hardly use the processor while they wait.
func TestSendThatSleepsAgainAndAgain(t *testing.T) {
	assert.NotNil(t, watched(t, sends(), naps, enough))
}

func TestSendThatHasNotRun(t *testing.T) { assert.Nil(t, watched(t, sends(), idle, brief)) }

func TestRankThatComputes(t *testing.T) { assert.Nil(t, watched(t, computes(), busy, brief)) }

func TestRankThatHasEnded(t *testing.T) { assert.Nil(t, watched(t, receives(), "exit 1", brief)) }

func TestFolderWithoutCalls(t *testing.T) { assert.Nil(t, watched(t, New(2), idle, brief)) }

// A send may be about to return, so it is no deadlock that ranks wait in one without moving.
func TestQuietRanks(t *testing.T) {
	found, quiet := ended(t, sends(), idle, 1500*time.Millisecond, enough)
	assert.Nil(t, found)
	assert.True(t, quiet)
}

func TestRankThatComputesIsNotQuiet(t *testing.T) {
	_, quiet := ended(t, computes(), busy, 1500*time.Millisecond, brief)
	assert.False(t, quiet)
}

// gets is an execution in which rank 0 is in a MPI_Get with these arguments, and rank 1 in a receive.
func gets(args Args) *Execution {
	e := New(2)
	w := e.Window(64, 1)
	e.Call(0, "MPI_Win_lock_all", Args{"assert": 0, "win": int64(w)})
	e.Enter(0, "MPI_Get", With(Transfer(w, 1, 8), args))
	e.Enter(1, "MPI_Recv", Args{"comm": World, "source": 0, "count": 1, "datatype": int64(Type("MPI_INT"))})
	return e
}

// misused says which rule an operation breaks that does not return.
func misused(t *testing.T, e *Execution, limit time.Duration) *check.Finding {
	t.Helper()
	t.Parallel()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	end := Watch{Folder: start(t, e, busy), Misuse: true}.End(ctx)
	assert.Nil(t, end.Deadlock)
	return end.Misuse
}

func TestOperationThatBreaksARuleAndDoesNotReturn(t *testing.T) {
	f := misused(t, gets(Args{"origin_addr": 0}), enough)
	require.NotNil(t, f)
	assert.Equal(t, "null-buffer", f.Name)
}

func TestCorrectOperationMayTakeLong(t *testing.T) {
	assert.Nil(t, misused(t, gets(nil), 2*grace))
}

func TestQuietDeadlock(t *testing.T) {
	found, quiet := ended(t, receives(), idle, time.Millisecond, enough)
	assert.NotNil(t, found)
	assert.False(t, quiet)
}

func computes() *Execution {
	e := New(2)
	e.Enter(0, "MPI_Recv", Args{"comm": World, "source": 1, "count": 1, "datatype": int64(Type("MPI_INT"))})
	e.Call(1, "MPI_Barrier", Args{"comm": Self})
	return e
}

// Threads that hand work to each other are not asleep, even if each one is when it is looked at.
func TestSleepsAllTheTime(t *testing.T) {
	asleep := thread.Thread{ID: 5, Effort: thread.Effort{Ran: time.Second}, Asleep: true}
	assert.True(t, sleeps(asleep, map[int]thread.Effort{5: {Ran: time.Second}}))
	assert.False(t, sleeps(asleep, map[int]thread.Effort{5: {Ran: time.Second - time.Microsecond}}))
	assert.False(t, sleeps(asleep, nil))
}

// Whoever reads long recordings waits before reading them again. The time limit of the run may come first.
func TestLookAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		name    string
		e       *Execution
		script  string
		verdict bool
	}{{"deadlock", receives(), idle, true}, {"a rank computes", computes(), busy, false}} {
		t.Run(c.name, func(t *testing.T) {
			folder := start(t, c.e, c.script)
			inquiry, err := witness.Begin(folder)
			require.NoError(t, err)
			defer inquiry.Close()
			v := &vigil{Watch: Watch{Folder: folder}, inquiry: inquiry, progress: trace.Follow(folder)}
			defer v.progress.Close()
			require.Nil(t, v.last().Deadlock, "nothing is known yet")
			v.rest = time.Now().Add(time.Hour)
			for range patience/interval + 3 {
				require.Equal(t, End{}, v.look())
				time.Sleep(interval)
			}
			assert.Equal(t, c.verdict, v.last().Deadlock != nil)
		})
	}
}

// Threads that are not recorded may wake others, call MPI, or neither.
func TestThreadsThatAreNotRecorded(t *testing.T) {
	const caller, other = 10, 11
	before := map[int]thread.Effort{caller: {Ran: 1}, other: {Ran: 1}}
	sleeping := thread.Thread{ID: other, Effort: thread.Effort{Ran: 1}, Asleep: true}
	for _, c := range []struct {
		name         string
		other        thread.Thread
		one, library bool
		alone, awake bool
		sleepers     int
	}{
		{name: "it may call MPI", other: thread.Thread{ID: other}},
		{name: "it sleeps, and may call MPI", other: sleeping, alone: true, sleepers: 1},
		{name: "it must not call MPI", other: thread.Thread{ID: other}, one: true, alone: true, awake: true},
		{name: "it sleeps, and must not call MPI", other: sleeping, one: true, alone: true},
		{name: "it was woken, and sleeps again", other: thread.Thread{ID: other, Effort: thread.Effort{Ran: 2}, Asleep: true}, one: true, alone: true, awake: true},
		{name: "a thread of the library waits for messages", other: thread.Thread{ID: other, Watching: true}, library: true, alone: true},
		{name: "a thread of the library works", other: thread.Thread{ID: other}, library: true},
		{name: "a thread of the program waits for a file", other: thread.Thread{ID: other, Watching: true}, one: true, alone: true, awake: true},
	} {
		r := trace.Rank{OneThread: c.one, Threads: map[uint32]int{0: caller}}
		if c.library {
			r.Helpers = []int{other}
		}
		of := outside(r, []thread.Thread{{ID: caller, Effort: thread.Effort{Ran: 1}, Asleep: true}, c.other}, before)
		assert.Equal(t, c.alone, of.Alone, c.name)
		assert.Equal(t, c.awake, of.Awake, c.name)
		assert.Equal(t, c.sleepers, of.Sleepers, c.name)
		assert.Equal(t, map[uint32]bool{0: true}, of.Asleep, c.name)
	}
}
