package trace

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// However many recordings are read at the same time, few files are open, and all are read.
func TestFewFilesAreOpen(t *testing.T) {
	const more = 20
	path := filepath.Join(written(t, with(event(1), event(2))), "rank-3.events")
	var all []*Recording
	before := opened.Load()
	for range mostOpen + more {
		r, err := Open(path)
		require.NoError(t, err)
		all = append(all, r)
	}
	assert.Equal(t, int64(mostOpen), opened.Load())
	for _, r := range all {
		again, err := r.Again()
		require.NoError(t, err)
		var e Event
		for _, from := range []*Recording{r, again} {
			for range 2 {
				more, err := from.Next(&e)
				require.NoError(t, err)
				require.True(t, more)
			}
		}
		require.NoError(t, r.Close())
		require.NoError(t, r.Close(), "it may be closed again")
	}
	assert.Equal(t, before, opened.Load())
}
