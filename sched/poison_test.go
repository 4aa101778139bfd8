package sched_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// A program's comparison with a poisoned buffer fails under some seed: one seed in four at least, so that 20 runs miss it with
// probability 0.003.
func TestEachComparisonFailsUnderSomeSeed(t *testing.T) {
	word := func(p rma.Poison) uint64 { return uint64(p) * (math.MaxUint64 / math.MaxUint8) }
	double := func(p rma.Poison) float64 { return math.Float64frombits(word(p)) }
	single := func(p rma.Poison) float64 { return float64(math.Float32frombits(uint32(word(p)))) }
	const expected, epsilon = 7, 1e-9
	comparisons := map[string]func(p rma.Poison) bool{
		"too large":           func(p rma.Poison) bool { return double(p)-expected > epsilon },
		"too large, float":    func(p rma.Poison) bool { return single(p)-expected > epsilon },
		"too large, integer":  func(p rma.Poison) bool { return int64(word(p)) > expected },
		"too small":           func(p rma.Poison) bool { return expected-double(p) > epsilon },
		"too small, float":    func(p rma.Poison) bool { return expected-single(p) > epsilon },
		"negative, integer":   func(p rma.Poison) bool { return int32(word(p)) < 0 },
		"negative":            func(p rma.Poison) bool { return double(p) < 0 },
		"different":           func(p rma.Poison) bool { return math.Abs(double(p)-expected) > epsilon },
		"not a number":        func(p rma.Poison) bool { return math.IsNaN(double(p)) },
		"not a number, float": func(p rma.Poison) bool { return math.IsNaN(single(p)) },
		"an error code":       func(p rma.Poison) bool { return word(p) != 0 },
		"no pointer":          func(p rma.Poison) bool { return word(p) == 0 },
	}
	const seeds = 1000
	for name, fails := range comparisons {
		first := 0
		for seed := range uint64(seeds) {
			if fails(sched.Poisons(seed)[0]) {
				first++
			}
		}
		assert.Greater(t, first, seeds/5, name)
	}
}

// Two buffers that a program compares with each other differ under some seed, and are alike under some.
func TestBuffersDifferUnderSomeSeeds(t *testing.T) {
	alike := 0
	for seed := range uint64(1000) {
		fillings := sched.Poisons(seed)
		if len(slices.Compact(fillings[:])) == 1 {
			alike++
		}
	}
	assert.InDelta(t, 500, alike, 60)
}

// As TestSeedsKeepTheirPlans.
func TestSeedsKeepTheirPoison(t *testing.T) {
	var first string
	for seed := range uint64(16) {
		fillings := sched.Poisons(seed)
		first += fmt.Sprintf("%02x%02x ", fillings[0], fillings[1])
	}
	assert.Equal(t, "ffff 5a5a 5ada 0000 da5a 5ada 5a5a 00da ffff ffff 0000 0000 0000 da5a 5aff da5a ", first)
}
