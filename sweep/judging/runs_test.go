package judging

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
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

func TestSameFinding(t *testing.T) {
	d := finding.Finding{Rule: "target-not-locked", Message: "first", Places: []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 7}}}}
	other := d
	other.Message = "the rank is another one"
	assert.True(t, same(d, other))
	elsewhere := d
	elsewhere.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 8}}}
	assert.False(t, same(d, elsewhere))
	d.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo"}}}
	other.Places = d.Places
	assert.False(t, same(d, other), "without debug information")
}

type silent struct{}

func (silent) Progress(string)         {}
func (silent) Note(string)             {}
func (silent) Found([]finding.Finding) {}

func TestSchedulesOfRuns(t *testing.T) {
	t.Setenv("NASTY_LAZY_LOCK", "0")
	t.Setenv("NASTY_SPLIT", "byte")
	t.Setenv("NASTY_RECORD", "elsewhere")
	t.Setenv("NASTY_ONLY_SITES", "none")
	settings, err := config.Load()
	require.NoError(t, err)
	value := func(n int) map[string]string {
		values := map[string]string{}
		for _, s := range schedule(n, filepath.Join("x", "run"), nil, settings) {
			values[s.Name] = s.Value
		}
		return values
	}
	assert.Equal(t, map[string]string{
		"NASTY_RECORD": "x/run", "NASTY_SEED": "3", "NASTY_DELAY": "random", "NASTY_LAZY_LOCK": "1", "NASTY_SPLIT": "byte",
	}, value(2))
	assert.NotContains(t, value(2), "NASTY_STRICT_SENDS")
	assert.NotContains(t, value(3), "NASTY_LAZY_LOCK")
	assert.Equal(t, "1", value(3)["NASTY_STRICT_SENDS"])
	assert.Equal(t, "1", value(3)["NASTY_STRICT_COLLECTIVES"])
	assert.Equal(t, deadlock.Strict{Sends: true, Collectives: true}, strictIn(schedule(3, "x", nil, settings)))
	assert.Zero(t, strictIn(schedule(2, "x", nil, settings)))
	assert.Equal(t, deadlock.Strict{Sends: true}, strictIn([]finding.Setting{{Name: config.StrictSends, Value: "Yes"}, {Name: config.StrictCollectives, Value: "off"}}))
}

// Once the ranks that took locks first are slow.
func TestSecondRunTurnsTheOrderOfLocks(t *testing.T) {
	settings, err := config.Load()
	require.NoError(t, err)
	for n, want := range map[int]string{2: "3,0", 3: "random", 4: "random"} {
		assert.Contains(t, schedule(n, "x", []int{3, 0}, settings), finding.Setting{Name: config.Delay, Value: want})
	}
}
