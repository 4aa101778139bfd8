package trace

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzRead: a file may end anywhere and hold anything. Read refuses it or reads a part of it, and allocates
// no more memory than the file has. A History of what it reads has all of its operations.
func FuzzRead(f *testing.F) {
	folder := f.TempDir()
	require.NoError(f, Write(folder, Rank{Rank: 3, Sites: []Site{{}, {Call: "MPI_Put"}}, Events: samples()}))
	whole, err := os.ReadFile(filepath.Join(folder, "rank-3.events"))
	require.NoError(f, err)
	const names = "site 1 MPI_Put 1 0x10 /a dir/prog\nwindow 0 my grid\n"
	used := headerRoom + chunkHeaderBytes + 400
	f.Add(whole[:used], names)
	f.Add(whole[:headerRoom+chunkHeaderBytes+70], names)
	f.Fuzz(func(t *testing.T, file []byte, names string) {
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-3.events"), file, 0o600))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-3.names"), []byte(names), 0o600))

		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		ranks, err := Read(folder)
		runtime.ReadMemStats(&after)
		assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<20+200*(len(file)+len(names))))
		var v Values
		for i := range ranks {
			require.NoError(t, err)
			assert.LessOrEqual(t, len(ranks[i].Events), len(file)/4)
			for _, e := range ranks[i].Events {
				_ = ranks[i].At(e).String() + e.Type.String()
				_ = e.In(&v)
				_ = e.Out(&v)
				_, _ = e.Object()
			}
			history := ranks[i].History()
			for _, o := range history.Operations {
				assert.LessOrEqual(t, o.Recorded, history.HeldUntil(o))
				_ = history.HeldThrough(o)
			}
		}
	})
}

// If a file lost its end, the events before are read.
func TestReadCutFile(t *testing.T) {
	for size, want := range map[int64][]uint64{
		headerRoom + int64(chunkHeaderBytes) + 22: {1, 2},
		headerRoom + int64(chunkHeaderBytes) + 14: {1},
		headerRoom + 10: nil,
		headerRoom:      nil,
	} {
		folder := written(t, with(event(1), event(2), event(3)))
		path := filepath.Join(folder, "rank-3.events")
		require.NoError(t, os.Truncate(path, size))
		ranks, err := Read(folder)
		require.NoError(t, err)
		assert.Equal(t, want, seqs(ranks[0].Events), size)
	}
}
