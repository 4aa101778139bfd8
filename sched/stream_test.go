package sched_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/sched"
)

func TestStreamsDifferInEachArgument(t *testing.T) {
	first := func(seed uint64, rank int, window uint32, number uint64, stage sched.Stage) uint64 {
		return sched.Stream(seed, rank, window, number, stage).Uint64()
	}
	seen := map[uint64]bool{}
	for v := range uint64(8) {
		for w := range 8 {
			seen[first(v, w, 0, 1, sched.Reordering)] = true
			seen[first(1, w, uint32(v)+1, 1, sched.Reordering)] = true
			seen[first(1, w, 0, v+2, sched.Reordering)] = true
			seen[first(1, w, 0, v+2, sched.SubmitTime)] = true
		}
	}
	assert.Len(t, seen, 4*64)
	assert.Equal(t, first(1, 2, 3, 4, sched.Reordering), first(1, 2, 3, 4, sched.Reordering))
}

func TestSameSeedSamePlan(t *testing.T) {
	for _, policy := range policies {
		s := situation{ops: everyKind, pieces: 9, rules: sched.Rules{Policy: policy, Latency: 1000}, seed: 4}
		assert.Equal(t, s.steps(t), s.steps(t), policy)
	}
}

// 20 seeds of 8 operations with 9 pieces: the chance of two equal plans is nil.
func TestDifferentSeedsDifferentPlans(t *testing.T) {
	for _, policy := range []sched.Policy{sched.Random, sched.PutBeforeGet, sched.GetBeforePut} {
		var plans [][]sched.Step
		for seed := range uint64(20) {
			s := situation{ops: everyKind, pieces: 9, rules: sched.Rules{Policy: policy}, seed: seed}
			plan := s.steps(t)
			assert.NotContains(t, plans, plan, "%v, seed %d", policy, seed)
			plans = append(plans, plan)
		}
	}
}

// A stream depends only on its arguments: what other decisions draw, or that one of them is
// not made, shifts nothing.
func TestStreamsAreIndependent(t *testing.T) {
	alone := sched.Stream(7, 0, 0, 2, sched.Reordering).Uint64()
	other := sched.Stream(7, 0, 0, 1, sched.Reordering)
	for range 100 {
		other.Uint64()
	}
	assert.Equal(t, alone, sched.Stream(7, 0, 0, 2, sched.Reordering).Uint64())
}
