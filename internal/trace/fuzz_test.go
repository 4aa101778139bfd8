package trace

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzRead: a trace may end anywhere and hold anything. Read refuses it or reads a part of it, and allocates
// no more memory than the file has. A History of what it reads has all of its operations.
func FuzzRead(f *testing.F) {
	events := make([]byte, 6*eventBytes)
	for i := range events {
		events[i] = byte(i % 7)
	}
	f.Add(uint32(version), uint64(4), uint64(3), events, names)
	f.Add(uint32(version), uint64(4), uint64(9), events, names)
	f.Add(uint32(version), uint64(1<<32), uint64(1<<40), events[:70], names)
	f.Fuzz(func(t *testing.T, version uint32, capacity, count uint64, events []byte, names string) {
		folder := t.TempDir()
		h := header{Version: version, Rank: 3, Capacity: capacity, Count: count}
		copy(h.Magic[:], magic)
		var file bytes.Buffer
		require.NoError(t, binary.Write(&file, binary.NativeEndian, h))
		file.Write(make([]byte, page-file.Len()))
		file.Write(events)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-3.events"), file.Bytes(), 0o600))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "rank-3.names"), []byte(names), 0o600))

		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		ranks, err := Read(folder)
		runtime.ReadMemStats(&after)
		assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<20+100*(len(events)+len(names))))
		for i := range ranks {
			require.NoError(t, err)
			assert.LessOrEqual(t, len(ranks[i].Events), len(events)/eventBytes)
			for _, e := range ranks[i].Events {
				_ = ranks[i].At(e).String() + e.Type.String()
			}
			history := ranks[i].History()
			for _, o := range history.Operations {
				assert.LessOrEqual(t, o.Recorded, history.HeldUntil(o))
				_ = history.HeldThrough(o)
			}
		}
	})
}

// If a file lost its end, the events that remain are read, oldest first.
func TestReadCutRing(t *testing.T) {
	folder := written(t, asIs, names, event(1), event(2), event(3), event(4), event(5), event(6)) // in the ring: 5 6 3 4
	path := filepath.Join(folder, "rank-3.events")
	require.NoError(t, os.Truncate(path, int64(page+3*eventBytes+1)))
	ranks, err := Read(folder)
	require.NoError(t, err)
	assert.Equal(t, []uint64{3, 5, 6}, seqs(ranks[0].Events))
	require.NoError(t, os.Truncate(path, int64(page+eventBytes)))
	ranks, err = Read(folder)
	require.NoError(t, err)
	assert.Equal(t, []uint64{5}, seqs(ranks[0].Events))
}

// A header may promise more events than the file has.
func TestReadHugeCount(t *testing.T) {
	ranks, err := Read(written(t, func(h *header) { h.Capacity, h.Count = 1<<32, 1<<62 }, names, event(1)))
	require.NoError(t, err)
	assert.Len(t, ranks[0].Events, 1)
}

func TestReadLongName(t *testing.T) {
	long := string(bytes.Repeat([]byte("x"), 1<<17))
	ranks, err := Read(written(t, asIs, names+"window 1 "+long+"\n"))
	require.NoError(t, err)
	assert.Equal(t, long, ranks[0].Names[1])
}
