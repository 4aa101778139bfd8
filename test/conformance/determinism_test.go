package conformance

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var repeatedSettings = [][]string{
	{},
	{"SUBMIT_ORDER=pct", "SPLIT=byte", "SUBMIT_TIME=random_choice", "SHADOW_WINDOW=1"},
	{"SUBMIT_ORDER=systematic", "ADD_LATENCY=5us", "TORN_PAUSE=5us", "FENCE_ROUNDS=2"},
}

// decisions returns those of all ranks of a run.
func decisions(t *testing.T, lib mpitest.Library, l launch) (all []string) {
	t.Helper()
	result, ranks := traced(t, lib, l)
	require.True(t, result.Passed(), "%s", result)
	for _, r := range ranks {
		require.Zero(t, r.Lost)
		all = append(all, r.Decisions()...)
	}
	return all
}

// largePlans returns the plans with so many instructions that two seeds never have the same plan.
func largePlans(decisions []string) (plans []string) {
	for _, line := range decisions {
		words := strings.Fields(line)
		if n, err := strconv.Atoi(words[len(words)-1]); words[0] == "plan" && (err != nil || n > 32) {
			plans = append(plans, line)
		}
	}
	return plans
}

// The same seed, settings and program give the same decisions in each run, down to the last piece.
// Another seed gives others.
func TestDecisionsAreRepeated(t *testing.T) {
	runs := 2
	if mpitest.Soak() {
		runs = 1000
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return // the core decides, and knows no library
		}
		name := func(setting []string) string { return strings.Join(setting, " ") }
		forEachCase(t, lib, 2, repeatedSettings, name, func(t *testing.T, _ int, setting []string) {
			// On a busy machine, too, no operation is released because its time is over.
			l := launch{program: "repeated", env: append(named(setting), "NASTY_HOLD_LOCAL=1h")}
			first := decisions(t, lib, l)
			for n := 1; n < runs; n++ {
				require.Equal(t, first, decisions(t, lib, l), "run %d", n+1)
			}
			l.env = append(l.env, "NASTY_SEED=2")
			other, plans := decisions(t, lib, l), largePlans(first)
			assert.GreaterOrEqual(t, len(plans), 2*6, "of two ranks")
			for _, plan := range plans {
				assert.False(t, slices.Contains(other, plan), plan)
			}
		})
	})
}

// Decisions that are made ahead, for the next iterations of a loop, are those that would be made. A core that tells of each decision
// makes none ahead.
func TestDecisionsAheadAreTheSame(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		name := func(setting []string) string { return strings.Join(setting, " ") }
		forEachCase(t, lib, 2, [][]string{{}, {"SPLIT=byte", "CHECK_PLANS=1"}, {"SKIP_COMPLETION_STAGE=1", "SEED=5"}}, name, func(t *testing.T, _ int, setting []string) {
			l := launch{program: "loops", env: append(named(setting), "NASTY_HOLD_LOCAL=1h")}
			ahead := decisions(t, lib, l)
			l.env = append(l.env, "NASTY_LOG=info")
			assert.Equal(t, decisions(t, lib, l), ahead)
			assert.Greater(t, len(ahead), 2*5*150, "of two ranks")
		})
	})
}
