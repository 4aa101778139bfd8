package trace

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Each execution is the beginning of the next one, so that writing them one after the other is what the shim does.
func TestProgress(t *testing.T) {
	folder := t.TempDir()
	p := Follow(folder)
	defer p.Close()
	moved := func() bool {
		t.Helper()
		more, err := p.Moved()
		require.NoError(t, err)
		return more
	}
	assert.False(t, moved(), "nothing there")
	rank := Rank{Rank: 0, Size: 2, Complete: true}
	var events []Event
	for i := range uint64(20000) {
		e := Entered("MPI_Barrier", Args{"comm": 1})
		e.Time, e.Thread = i, uint32(i%2)
		events = append(events, e)
	}
	for _, n := range []int{1, 2, 3, 9000, 9001, 20000} {
		rank.Events = events[:n]
		require.NoError(t, Write(folder, rank))
		assert.True(t, moved(), "%d events", n)
		assert.False(t, moved(), "%d events", n)
	}
	rank.Rank = 1
	require.NoError(t, Write(folder, rank))
	assert.True(t, moved(), "another process")
	assert.False(t, moved())
}

// The host's numbers of threads are kept, and what else is known of the program.
func TestThreadsOfARank(t *testing.T) {
	folder := t.TempDir()
	want := Rank{Library: "MPICH 4.0.2", Rank: 3, Size: 4, World: "5b-77", Spawned: true, OneThread: true, Loads: true, Outside: true, Needs: []string{"libc.so.6"}, Watched: []string{"", "/lib/libown.so"}, Threads: map[uint32]int{0: 4711, 2: 4713}, Helpers: []int{4712}}
	require.NoError(t, Write(folder, want))
	r, err := Open(filepath.Join(folder, "rank-3.events"))
	require.NoError(t, err)
	defer r.Close()
	assert.True(t, r.OneThread)
	assert.True(t, r.Loads)
	assert.True(t, r.Outside)
	assert.True(t, r.Threading)
	assert.Equal(t, want.Needs, r.Needs)
	assert.Equal(t, want.Library, r.Library)
	assert.Equal(t, want.Watched, r.Watched)
	assert.Equal(t, want.Threads, r.Threads)
	assert.Equal(t, want.Helpers, r.Helpers)
}

// Loads, stores and what threads synchronize by are read as they were written.
func TestAccesses(t *testing.T) {
	folder := t.TempDir()
	want := []Event{
		{Time: 1, Type: Access, Code: uint16(Writes), A: 0x7000, B: 4},
		{Time: 2, Type: Synchronized, Code: uint16(Releases | Ends | Task), A: 0x900},
		{Time: 3, Type: Earlier, Code: uint16(Volatile), A: 0x7000, B: 8, Window: 5, Seq: 2},
	}
	require.NoError(t, Write(folder, Rank{Size: 1, Sites: []Site{{}}, Events: want}))
	ranks, err := Read(folder)
	require.NoError(t, err)
	assert.Equal(t, want, ranks[0].Events)
}
