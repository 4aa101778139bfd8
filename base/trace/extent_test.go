package trace

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gaugedRank has n events of two threads, of which the last is a row of polls with a count.
func gaugedRank(n int, polls uint64) Rank {
	rank := Rank{Rank: 0, Size: 2, Complete: true}
	for i := range uint64(n) {
		e := Entered("MPI_Barrier", Args{"comm": int64(i % 5)})
		e.Time, e.Thread = i, uint32(i%2)
		rank.Events = append(rank.Events, e)
	}
	if polls > 0 {
		rank.Events = append(rank.Events, Event{Type: Repeated, Time: uint64(n), Thread: uint32(n % 2), A: polls, B: uint64(n) + polls})
	}
	return rank
}

// Each execution is the beginning of the next one, as in TestProgress: what a gauge has kept gives what a new one measures.
func TestExtent(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "rank-0.events")
	kept := NewGauge(path)
	_, err := kept.Measure()
	assert.Error(t, err, "nothing there")
	measured := func() Extent {
		t.Helper()
		e, err := kept.Measure()
		require.NoError(t, err)
		again, err := NewGauge(path).Measure()
		require.NoError(t, err)
		assert.True(t, e.Equal(again))
		return e
	}
	var last Extent
	for _, n := range []int{1, 2, 3, 9000, 9001, 20000} {
		require.NoError(t, Write(folder, gaugedRank(n, 0)))
		e := measured()
		assert.False(t, e.Equal(last), "%d events", n)
		assert.True(t, e.Equal(measured()), "%d events", n)
		last = e
	}
	require.NoError(t, Write(folder, gaugedRank(20000, 7)))
	polls := measured()
	require.NoError(t, Write(folder, gaugedRank(20000, 8)))
	assert.True(t, polls.Equal(measured()), "another poll of the row")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-0.names"), []byte("loads 1\n"), 0o600))
	assert.False(t, polls.Equal(measured()), "another line of names")
}

// A file system may show the end of a chunk before what precedes it, or show that a chunk has more before it shows what.
func TestExtentOfWhatIsSeenInParts(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "rank-0.events")
	require.NoError(t, Write(folder, gaugedRank(9000, 0)))
	whole, err := NewGauge(path).Measure()
	require.NoError(t, err)
	file, err := os.ReadFile(path)
	require.NoError(t, err)
	const page = 4096 // of the file system
	for at := headerRoom; at+page <= len(file); at += page {
		seen := append([]byte{}, file...)
		clear(seen[at : at+page])
		if string(seen) == string(file) {
			continue
		}
		require.NoError(t, os.WriteFile(path, seen, 0o600))
		e, err := NewGauge(path).Measure()
		assert.False(t, err == nil && e.Equal(whole), "without the page at %d", at)
	}
	for _, size := range []int{page, headerRoom, headerRoom + chunkSize, headerRoom + chunkSize + 100} {
		require.NoError(t, os.WriteFile(path, file[:size], 0o600))
		e, err := NewGauge(path).Measure()
		assert.False(t, err == nil && e.Equal(whole), "%d bytes", size)
	}
}

// A process whose disk is full goes on, although its recording stands still.
func TestExtentOfARecordingThatHasStopped(t *testing.T) {
	folder := t.TempDir()
	rank := gaugedRank(5, 0)
	rank.CutOff = true
	require.NoError(t, Write(folder, rank))
	_, err := NewGauge(filepath.Join(folder, "rank-0.events")).Measure()
	assert.ErrorIs(t, err, errStopped)
}

func TestPublish(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, Write(folder, gaugedRank(5, 0)))
	assert.NoError(t, Publish(Candidates(folder, 0, 7)[0]))
	assert.Error(t, Publish(Candidates(folder, 0, 7)[1]))
}
