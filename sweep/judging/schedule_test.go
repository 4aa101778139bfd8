package judging

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
)

func TestSchedulesOfRuns(t *testing.T) {
	t.Setenv("NASTY_LAZY_LOCK", "0")
	t.Setenv("NASTY_SPLIT", "byte")
	t.Setenv("NASTY_RECORD", "elsewhere")
	t.Setenv("NASTY_ONLY_SITES", "none")
	settings, err := config.Load()
	require.NoError(t, err)
	value := func(n int) map[string]string {
		values := map[string]string{}
		for _, s := range schedule(n, filepath.Join("x", "run"), turns{}, settings) {
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
	assert.Equal(t, deadlock.Strict{Sends: true, Collectives: true}, strictIn(schedule(3, "x", turns{}, settings)))
	assert.Zero(t, strictIn(schedule(2, "x", turns{}, settings)))
	assert.Zero(t, strictIn(schedule(3, "x", turns{errors: true}, settings)), "a rejected call takes part in nothing")
	assert.Equal(t, deadlock.Strict{Sends: true}, strictIn([]finding.Setting{{Name: config.StrictSends, Value: "Yes"}, {Name: config.StrictCollectives, Value: "off"}}))
}

// Once the ranks that took locks first are slow.
func TestSecondRunTurnsTheOrderOfLocks(t *testing.T) {
	settings, err := config.Load()
	require.NoError(t, err)
	for n, want := range map[int]string{2: "3,0", 3: "random", 4: "random"} {
		assert.Contains(t, schedule(n, "x", turns{ranks: []int{3, 0}}, settings), finding.Setting{Name: config.Delay, Value: want})
	}
}

// The user's bound stays.
func TestPausesAreAsLongAsTheFirstRunNeeds(t *testing.T) {
	settings, err := config.Load()
	require.NoError(t, err)
	of := turns{took: 30 * time.Millisecond}
	assert.Contains(t, schedule(2, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "60ms"})
	assert.Contains(t, schedule(3, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "60ms"})
	t.Setenv("NASTY_DELAY_MAX", "1s")
	settings, err = config.Load()
	require.NoError(t, err)
	assert.Contains(t, schedule(2, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "1s"})
	assert.NotContains(t, schedule(2, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "60ms"})
}

// A message that came late natively comes first only if the others wait as long.
func TestSlowRanksWaitForLateMessages(t *testing.T) {
	const limit = 10 * time.Second
	assert.Zero(t, pauseFor(50*time.Millisecond, 10, limit), "the usual bound suffices")
	assert.Equal(t, 400*time.Millisecond, pauseFor(300*time.Millisecond, 12, limit))
	assert.Zero(t, pauseFor(300*time.Millisecond, 13, limit), "that takes too long")
	settings, err := config.Load()
	require.NoError(t, err)
	of := turns{ranks: []int{1}, pause: 400 * time.Millisecond}
	assert.Contains(t, schedule(2, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "400ms"})
	assert.NotContains(t, schedule(3, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "400ms"})
}
