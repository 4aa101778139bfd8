package conformance

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// seedOf is the first seed with which buffers are always filled with the same poison, or never.
func seedOf(t *testing.T, filling func([]rma.Poison) bool) string {
	t.Helper()
	for seed := range uint64(1000) {
		if fillings := sched.Poisons(seed); filling(fillings[:]) {
			return fmt.Sprintf("NASTY_SEED=%d", seed)
		}
	}
	require.Fail(t, "no such seed")
	return ""
}

func always(p rma.Poison) func([]rma.Poison) bool {
	return func(all []rma.Poison) bool {
		return !slices.ContainsFunc(all, func(other rma.Poison) bool { return other != p })
	}
}

// 12.3: the buffer of a get holds no certain value before the get is complete. Every comparison that a program may make with it
// fails under some seed, and never afterwards.
func TestEachComparisonFailsUnderSomeSeed(t *testing.T) {
	differing := func(all []rma.Poison) bool { return all[1] == rma.HugePositive && all[2] == rma.Zero }
	cases := []struct{ name, setting, failed string }{
		{"zero", seedOf(t, always(rma.Zero)), " too-small different none"},
		{"huge", seedOf(t, always(rma.HugePositive)), " too-large different single-too-large many"},
		{"negative", seedOf(t, always(rma.HugeNegative)), " too-small different negative"},
		{"ones", seedOf(t, always(rma.Ones)), " unordered negative"},
		{"differing", seedOf(t, differing), " unequal"},
		{"old", "NASTY_POISON=0", " too-small different old"},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, c := range cases {
			if !lib.Takes(i, 2) {
				continue
			}
			t.Run(c.name, func(t *testing.T) {
				l := launch{program: "values", args: []string{"early"}, env: []string{c.setting}}
				assert.Regexp(t, "compared:.*"+c.failed, run(t, lib, l).Stdout)
				l.args = nil
				assert.Contains(t, passing(t, lib, l), "compared:\n")
			})
		}
	})
}

// 12.3: an operation whose buffer no longer exists may send anything. What it sends follows from the seed.
func TestWhatALostBufferSends(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, p := range rma.Poisons {
			if !lib.Takes(i, 2) {
				continue
			}
			l := launch{program: "values", args: []string{"lost"}, env: []string{seedOf(t, always(p))}}
			assert.Contains(t, run(t, lib, l).Stdout, fmt.Sprintf("arrived: %x\n", uint32(p)*0x01010101))
			l.args = nil
			assert.Contains(t, passing(t, lib, l), "arrived: 7\n")
		}
	})
}

// passing is what a program writes that must pass.
func passing(t *testing.T, lib mpitest.Library, l launch) string {
	t.Helper()
	result := run(t, lib, l)
	require.True(t, result.Passed(), "%s", result)
	return result.Stdout
}
