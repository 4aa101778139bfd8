package witness

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
)

var away = Home{"away", "boot"}

// rank is a recorded process, which sleeps, with so many events.
type rank struct {
	trace.Rank
	folder string
	end    func()
}

func sleeping(t *testing.T) *rank {
	t.Helper()
	command := exec.Command("sleep", "1000")
	require.NoError(t, command.Start())
	r := &rank{folder: t.TempDir(), end: func() { _ = command.Process.Kill(); _ = command.Wait() }}
	t.Cleanup(r.end)
	r.Rank = trace.Rank{Rank: 3, Size: 4, Host: away.Host, Boot: away.Boot, Process: command.Process.Pid, Complete: true}
	r.moves(t)
	r.fallsAsleep(t)
	return r
}

// fallsAsleep waits until the process, which has only begun, does nothing more.
func (r *rank) fallsAsleep(t *testing.T) {
	t.Helper()
	var before []thread.Thread
	require.Eventually(t, func() bool {
		now, err := thread.Of(r.Process)
		calm := err == nil && assert.ObjectsAreEqual(before, now)
		before = now
		return calm
	}, 10*time.Second, 50*time.Millisecond)
}

// moves adds an event.
func (r *rank) moves(t *testing.T) {
	t.Helper()
	e := trace.Entered("MPI_Barrier", trace.Args{"comm": 1})
	e.Time = uint64(len(r.Events))
	r.Events = append(r.Events, e)
	require.NoError(t, trace.Write(r.folder, r.Rank))
}

func (r *rank) path() string { return filepath.Join(r.folder, "rank-3.events") }

// witness of the rank, which looks only when a test tells it to.
func (r *rank) witness() *Witness {
	w := New(r.folder, away)
	w.rank, w.process = 3, r.Process
	return w
}

func TestStatements(t *testing.T) {
	r := sleeping(t)
	inquiry, err := Begin(r.folder)
	require.NoError(t, err)
	defer inquiry.Close()
	w := r.witness()
	looks := func(n int) {
		t.Helper()
		for range n {
			require.True(t, w.look())
		}
	}
	looks(3)
	_, answered := inquiry.Answer(r.path())
	assert.False(t, answered, "nothing was asked")
	assert.NoFileExists(t, statementOf(r.path()), "and nothing is written")

	require.NoError(t, inquiry.Ask())
	looks(1)
	first, answered := inquiry.Answer(r.path())
	require.True(t, answered)
	assert.NotZero(t, first.Still)
	require.Len(t, first.Now, 1)
	assert.Equal(t, r.Process, first.Now[0].ID)
	assert.Equal(t, first.Before, first.Now)
	extent, err := trace.NewGauge(r.path()).Measure()
	require.NoError(t, err)
	assert.True(t, extent.Equal(first.Extent))

	require.NoError(t, inquiry.Ask())
	_, answered = inquiry.Answer(r.path())
	assert.False(t, answered, "that was the answer to another question")
	looks(1)
	second, answered := inquiry.Answer(r.path())
	require.True(t, answered)
	assert.Equal(t, first.Still, second.Still, "nothing has moved")

	r.moves(t)
	require.NoError(t, inquiry.Ask())
	looks(2)
	third, answered := inquiry.Answer(r.path())
	require.True(t, answered)
	assert.Greater(t, third.Still, second.Still)
	assert.False(t, third.Extent.Equal(second.Extent))
}

// A rank that moves has few looks for questions, and says that it moves.
func TestStatementOfARankThatMoves(t *testing.T) {
	r := sleeping(t)
	inquiry, err := Begin(r.folder)
	require.NoError(t, err)
	defer inquiry.Close()
	require.NoError(t, inquiry.Ask())
	w := r.witness()
	for i := range seldom {
		_, answered := inquiry.Answer(r.path())
		assert.False(t, answered, "look %d", i)
		r.moves(t)
		w.look()
	}
	s, answered := inquiry.Answer(r.path())
	assert.True(t, answered)
	assert.Zero(t, s.Still)
}

func TestLastStatement(t *testing.T) {
	r := sleeping(t)
	w := r.witness()
	w.Ended()
	assert.NoFileExists(t, statementOf(r.path()), "nobody watches")
	inquiry, err := Begin(r.folder)
	require.NoError(t, err)
	r.end()
	w.Ended()
	for range 2 {
		require.NoError(t, inquiry.Ask())
		s, answered := inquiry.Answer(r.path())
		assert.True(t, answered && s.Ended)
		assert.NotEmpty(t, s.Extent.Streams)
	}
	inquiry.Close()
	assert.NoFileExists(t, statementOf(r.path()))
	assert.NoFileExists(t, questionOf(r.folder))
}

// Who watches at home sees for himself, and what another watcher was told once is no answer.
func TestOtherWatchers(t *testing.T) {
	r := sleeping(t)
	inquiry, err := Begin(r.folder)
	require.NoError(t, err)
	require.NoError(t, inquiry.Ask())
	w := r.witness()
	w.look()
	w.look()
	_, answered := inquiry.Answer(r.path())
	assert.True(t, answered)
	other, err := Begin(r.folder)
	require.NoError(t, err)
	require.NoError(t, other.Ask())
	_, answered = other.Answer(r.path())
	assert.False(t, answered)

	r.Host, r.Boot = other.Home().Host, other.Home().Boot
	r.moves(t)
	w = New(r.folder, other.Home())
	w.rank, w.process = 3, r.Process
	w.look()
	assert.False(t, w.look(), "it ends")
	w.Ended()
	_, answered = other.Answer(r.path())
	assert.False(t, answered)
}

// Files are written over each other, and may be seen in parts.
func TestFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	var got question
	assert.False(t, get(path, &got))
	long := question{Inquiry: "a long name of a watcher", Number: 1000}
	require.NoError(t, put(path, long))
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	short := question{Inquiry: "short", Number: 7}
	require.NoError(t, put(path, short))
	assert.True(t, get(path, &got))
	assert.Equal(t, short, got)
	both, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Len(t, both, len(whole), "the rest of the old one is still there")
	for n := range len(whole) {
		require.NoError(t, os.WriteFile(path, whole[:n], 0o600))
		assert.False(t, get(path, &got), "%d bytes", n)
		torn := append(append([]byte{}, whole[:n]...), make([]byte, len(whole)-n)...)
		require.NoError(t, os.WriteFile(path, torn, 0o600))
		assert.False(t, get(path, &got), "%d bytes and zeros", n)
	}
	require.NoError(t, os.WriteFile(path, []byte("99999999999999999999 x\n"), 0o600))
	assert.False(t, get(path, &got))
}
