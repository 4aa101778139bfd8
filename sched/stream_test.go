package sched_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/rma"
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

// A stream depends on nothing but its arguments: what other decisions draw, or
// that one of them is not made at all, shifts nothing.
func TestStreamsAreIndependent(t *testing.T) {
	alone := sched.Stream(7, 0, 0, 2, sched.Reordering).Uint64()
	other := sched.Stream(7, 0, 0, 1, sched.Reordering)
	for range 100 {
		other.Uint64()
	}
	assert.Equal(t, alone, sched.Stream(7, 0, 0, 2, sched.Reordering).Uint64())
}

// A put's value is published by a second put: which of them is issued first?
// Program order never shows that the flag may overtake the data. Random does in
// half of the seeds; of 400, fewer than 140 or more than 260 would be six
// standard deviations away. Reverse order always does.
func TestPowerOfPoliciesOnOvertaking(t *testing.T) {
	data, flag := operations(rma.Put, rma.Put)[0], operations(rma.Put, rma.Put)[1]
	found := func(policy sched.Policy) (times int) {
		for seed := range uint64(400) {
			s := situation{ops: []*rma.Op{data, flag}, seed: seed, rules: sched.Rules{Policy: policy, Flush: true}}
			if s.steps(t)[0].Op == 1 {
				times++
			}
		}
		return times
	}
	assert.Zero(t, found(sched.ProgramOrder))
	assert.InDelta(t, 200, found(sched.Random), 60)
	assert.Equal(t, 400, found(sched.ReversePO))
}

// A put of eight elements and a get of the same: does the get see a torn value?
// One piece of each operation is drawn at a time from either with probability
// 1/2, so that nothing is interleaved with probability 2/2^8; program order and
// the grouping policies never interleave.
func TestPowerOfPoliciesOnTearing(t *testing.T) {
	ops := operations(rma.Put, rma.Get)
	torn := func(policy sched.Policy) (times int) {
		for seed := range uint64(400) {
			s := situation{ops: ops, pieces: 8, seed: seed, rules: sched.Rules{Policy: policy, Flush: true}}
			if len(order(s.steps(t))) > 2 {
				times++
			}
		}
		return times
	}
	assert.Zero(t, torn(sched.ProgramOrder))
	assert.Zero(t, torn(sched.PutBeforeGet))
	assert.Zero(t, torn(sched.GetBeforePut))
	assert.GreaterOrEqual(t, torn(sched.Random), 380)
}
