package judging

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
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
