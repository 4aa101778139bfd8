package judging

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A recording with those of further runs in it: each finding shows once.
func TestFindingsOfSeveralRuns(t *testing.T) {
	folder := recorded(t)
	e := New(2)
	w := e.Window(64, 4)
	e.Call(1, "MPI_Win_flush", Args{"win": int64(w), "rank": 0})
	again := runFolder(folder, 2)
	require.NoError(t, os.Mkdir(again, 0o700))
	require.NoError(t, e.Write(again))
	var j finding.Result
	c := Check{Options: Options{Reader: plain, Kinds: Mistakes(), Folder: folder}, Listener: silent{}, Result: &j}
	require.NoError(t, c.Folders())
	_, err := c.judgeRun(folder, false)
	require.NoError(t, err)
	var names []string
	for _, d := range j.Findings {
		names = append(names, d.Rule)
	}
	assert.Equal(t, []string{"target-not-locked", "flush-outside-epoch"}, names)
	assert.Equal(t, 4, j.Findings[0].Times)
	assert.Equal(t, []int{0, 1}, j.Findings[0].Ranks)
	assert.Empty(t, j.Partial)
	assert.Equal(t, 2, j.Ranks)
}

type silent struct{}

func (silent) Progress(string)         {}
func (silent) Note(string)             {}
func (silent) Found([]finding.Finding) {}

// A place that polls memory in one run may find at its first look what it waits for in another one. A plain load on a line that polls an
// atomic object is none.
func TestPlacesThatPollInOneRun(t *testing.T) {
	for _, poll := range []struct {
		run   int // that polls; 0: none does
		kind  trace.AccessKind
		races int
	}{{0, 0, 1}, {1, trace.Again, 0}, {2, trace.Again, 0}, {1, trace.Again | trace.Atomic, 1}} {
		folder := t.TempDir()
		for run := 1; run <= 2; run++ {
			e := New(2)
			w := int64(e.Window(64, 1))
			e.All("MPI_Win_lock_all", Args{"win": w, "assert": 0})
			e.Call(0, "MPI_Put", With(Transfer(uint64(w), 1, 4), Args{"win": w, "target_disp": 0}))
			e.Call(0, "MPI_Win_flush", Args{"win": w, "rank": 1})
			kind := trace.AccessKind(0) // a load
			if run == poll.run {
				kind = poll.kind
			}
			e.Access(1, 0, kind, 0x10000, 4)
			e.All("MPI_Win_unlock_all", Args{"win": w})
			e.All("MPI_Win_free", Args{"win": w})
			require.NoError(t, os.MkdirAll(runFolder(folder, run), 0o700))
			require.NoError(t, e.Write(runFolder(folder, run)))
		}
		lines := Reader{Describe: func(s trace.Site) finding.Site {
			return finding.Site{Call: s.Call, File: "a.c", Line: int(s.Offset) + 1}
		}}
		var j finding.Result
		c := Check{Options: Options{Reader: lines, Kinds: kinds, Folder: folder}, Listener: silent{}, Result: &j}
		require.NoError(t, c.Folders())
		races := slices.DeleteFunc(j.Findings, func(f finding.Finding) bool { return f.Rule != "race-between-ranks" })
		assert.Len(t, races, poll.races, "%+v", poll)
	}
}
