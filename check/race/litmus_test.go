package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
	"github.com/nastympi/nastympi/litmus/tests"
	"github.com/nastympi/nastympi/test/kit/interleaved"
)

// interleavings of each litmus test are judged.
const interleavings = 20

// What the enumeration of litmus tests calls ordered is ordered here, and the other way round. A test with one outcome has no
// race in any execution. One with several outcomes has a race in each, except for what needs no order, or is not recorded.
func TestLitmusTestsRaceIfTheyHaveSeveralOutcomes(t *testing.T) {
	seen := map[string]int{}
	for _, test := range litmusTests(t) {
		set, err := outcomes.Enumerate(test, outcomes.MPI)
		require.NoError(t, err)
		why := exempt(test)
		if len(set.Outcomes) == 1 {
			why = "ordered"
			if undefined(set.Outcomes[0]) {
				why = "loads"
			}
		}
		racy := 0
		for seed := range int64(interleavings) {
			e := interleaved.Run(test, seed)
			require.True(t, e.Over(), test.Name)
			if len(foundOnOne(t, e.Execution)) > 0 {
				racy++
			}
		}
		switch why {
		case "ordered", "atomics", "locks":
			assert.Zero(t, racy, "%s: a race although %s order it", test.Name, why)
		case "":
			why = "races"
			assert.Equal(t, interleavings, racy, "%s: executions with a race", test.Name)
		}
		seen[why]++
	}
	assert.Equal(t, map[string]int{"ordered": 113, "races": 125, "loads": 67, "atomics": 11, "locks": 5}, seen)
}

func litmusTests(t *testing.T) []*litmus.Test {
	t.Helper()
	all, err := tests.All()
	require.NoError(t, err)
	return all
}

// exempt is why a test may have several outcomes without a race: loads and stores of private memory are not recorded,
// accumulates are atomic (MPI 4.1, 12.7.1), and exclusive locks let ranks take turns (12.5.3).
func exempt(test *litmus.Test) string {
	calls := slices.Concat(test.Ranks...)
	have := func(is func(in litmus.Instr) bool) bool { return slices.ContainsFunc(calls, is) }
	switch {
	case have(func(in litmus.Instr) bool {
		return (in.Op == litmus.Load || in.Op == litmus.Store) && private(test, in)
	}):
		return "loads"
	case have(func(in litmus.Instr) bool { return in.Mode == "exclusive" }):
		return "locks"
	case !have(func(in litmus.Instr) bool {
		return !in.Op.Atomic() && (in.Op.Remote() || in.Op == litmus.Load || in.Op == litmus.Store)
	}):
		return "atomics"
	}
	return ""
}

func private(test *litmus.Test, in litmus.Instr) bool {
	v, _ := test.Var(in.Remote.Name)
	return v.Kind != litmus.Window
}

func undefined(o outcomes.Outcome) bool {
	return slices.ContainsFunc(o, func(v litmus.Value) bool { return v.Undefined })
}
