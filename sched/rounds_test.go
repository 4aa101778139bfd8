package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

func TestRoundsAreDealtAnywhere(t *testing.T) {
	ops := operations(rma.Put, rma.Put, rma.Put)
	const seeds = 4000
	for _, policy := range policies {
		at := map[uint32]int{} // where the only end is
		for seed := range uint64(seeds) {
			s := situation{ops: ops, active: true, rules: sched.Rules{Policy: policy, Rounds: 2}, seed: seed}
			end := uint32(len(ops))
			for i, step := range s.steps(t) {
				if step.Rounds > 0 {
					end = uint32(i)
				}
			}
			at[end]++
		}
		for end := range uint32(4) {
			assert.InDelta(t, seeds/4, at[end], 140, "%v: %d", policy, end) // five standard deviations
		}
	}
}

// Wherever the ends are drawn, before, between or after the pieces, none is lost.
func TestRoundsAddUp(t *testing.T) {
	for rounds := range 6 {
		for seed := range uint64(50) {
			rng := sched.Stream(seed, 0, 0, 1, sched.Reordering)
			s := sched.Order(operations(rma.Put, rma.Get), nil, sched.Rules{Policy: sched.Random, Rounds: rounds}, false, 0, rng)
			chunk := make([]sched.Step, 8)
			sum := uint32(0)
			for _, step := range chunk[:s.Fill(chunk)] {
				sum += step.Rounds
			}
			assert.EqualValues(t, max(rounds, 1)-1, sum+s.RoundsLeft())
		}
	}
}

// Without rounds a seed means what it meant before there were any.
func TestOneRoundDrawsNothing(t *testing.T) {
	for _, policy := range policies {
		s := situation{ops: everyKind, pieces: 5, active: true, rules: sched.Rules{Policy: policy}}
		one := s
		one.rules.Rounds = 1
		assert.Equal(t, s.steps(t), one.steps(t))
	}
}

func TestTornOperationsPauseOnce(t *testing.T) {
	for _, policy := range policies {
		places := map[int]bool{}
		for seed := range uint64(200) {
			s := situation{ops: everyKind, pieces: 4, rules: sched.Rules{Policy: policy, TornPause: 7}, seed: seed}
			issued, paused := map[uint32]int{}, map[uint32]int{}
			for _, step := range s.steps(t) {
				if step.Pause > 0 {
					assert.EqualValues(t, 7, step.Pause)
					paused[step.Op]++
					places[issued[step.Op]] = true
				}
				issued[step.Op]++
			}
			for op := range everyKind {
				assert.Equal(t, 1, paused[uint32(op)], "%v, operation %d", policy, op)
			}
		}
		assert.Equal(t, map[int]bool{1: true, 2: true, 3: true}, places, "between pieces, anywhere")
	}
	for _, whole := range []uint64{0, 1} {
		s := situation{ops: everyKind, pieces: whole, rules: sched.Rules{Policy: sched.Random, TornPause: 7}}
		assert.False(t, slices.ContainsFunc(s.steps(t), func(step sched.Step) bool { return step.Pause > 0 }))
	}
}
