package history

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

// Bytes of all ranks are counted in the order of ranks, wherever a process has them (MPI 4.1, 12.2.3).
func TestBytesOfSharedWindows(t *testing.T) {
	w := &Window{WindowMade: trace.WindowMade{Segments: []trace.Segment{{Count: 1, Bytes: 16, Base: 0x5000}, {Count: 2}, {Count: 3, Bytes: 8, Base: 0x1000}}}}
	for address, want := range map[int64]struct{ at, rank, offset int64 }{
		0x5000: {0, 0, 0}, 0x500f: {15, 0, 15}, 0x1000: {16, 3, 0}, 0x1009: {25, 4, 1}, 0x1017: {39, 5, 7},
	} {
		at, shared := w.Shares(address)
		assert.True(t, shared)
		assert.Equal(t, want.at, at)
		rank, offset := w.Holder(at)
		assert.Equal(t, [2]int64{want.rank, want.offset}, [2]int64{rank, offset})
	}
	for _, address := range []int64{0, 0x4fff, 0x5010, 0xfff, 0x1018} {
		_, shared := w.Shares(address)
		assert.False(t, shared, address)
	}
}
