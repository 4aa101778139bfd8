package sched_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// stayed lists, for each stay between operations, those that were issued completely before it, in order of
// issue. The torn one is not between operations: in the midst of the newest.
func stayed(steps []sched.Step, pieces int) (list [][]uint32) {
	issued, seen := []uint32{}, map[uint32]int{}
	newest := slices.MaxFunc(steps, func(a, b sched.Step) int { return cmp.Compare(a.Op, b.Op) }).Op
	for _, step := range steps {
		if step.Stay && (seen[newest] == 0 || seen[newest] == pieces) {
			list = append(list, slices.Clone(issued))
		}
		if seen[step.Op]++; seen[step.Op] == pieces {
			issued = append(issued, step.Op)
		}
	}
	return list
}

// Data, and a flag that announces it. If the flag is issued first, the sequence stays before the rest of
// the data, whether that comes in pieces or not; other ranks then see the flag without the data.
func TestStaysBetweenAFlagAndItsData(t *testing.T) {
	for _, pieces := range []uint64{1, 4} {
		for seed := range uint64(50) {
			s := situation{ops: operations(rma.Put, rma.Put), pieces: pieces, seed: seed,
				rules: sched.Rules{Policy: sched.Random, Flush: true, Stay: true}}
			steps := s.steps(t)
			flagFirst := steps[len(steps)-1].Op == 0
			if !flagFirst {
				assert.Empty(t, stayed(steps, int(pieces)))
				continue
			}
			assert.Equal(t, [][]uint32{{1}}, stayed(steps, int(pieces)))
			flag := len(steps) - 1
			for steps[flag].Op == 0 {
				flag--
			}
			assert.True(t, steps[flag+1].Stay, "right after the flag")
			assert.True(t, steps[flag].Flush, "which is complete at its target")
		}
	}
}

// An array whose last element is taken for a sign of the others: the sequence stays once that is complete at the
// target and some of the others are not.
func TestStaysInTornOperations(t *testing.T) {
	for _, kind := range []rma.Kind{rma.Put, rma.Accumulate} {
		for seed := range uint64(50) {
			s := situation{ops: operations(kind), pieces: 4, seed: seed,
				rules: sched.Rules{Policy: sched.Random, Flush: true, Stay: true}}
			steps := s.steps(t)
			last := slices.IndexFunc(steps, func(step sched.Step) bool { return step.Piece == 3 })
			for i, step := range steps {
				assert.Equal(t, i == last+1, step.Stay, "seed %d, step %d", seed, i)
			}
			assert.True(t, steps[last].Flush)
		}
	}
}

// Program order is what other ranks expect: there is nothing to show.
func TestProgramOrderNeverStays(t *testing.T) {
	for _, rules := range []sched.Rules{{Policy: sched.ProgramOrder, Stay: true}, {Policy: sched.Random, Stay: true, SkipStage: true}} {
		assert.Empty(t, stayed(situation{ops: everyKind, pieces: 3, rules: rules}.steps(t), 3))
	}
}

// An operation that was announced by an earlier sequence is held up at once, and so is one that is
// released, which a message may have announced.
func TestStaysBeforeOvertakenOperations(t *testing.T) {
	ops := operations(rma.Put)
	for newest, want := range map[uint64][][]uint32{0: nil, ops[0].Seq: nil, ops[0].Seq + 1: {{}}, sched.AllOvertaken: {{}}} {
		s := situation{ops: ops, pieces: 2, rules: sched.Rules{Policy: sched.Random, Stay: true, Newest: newest}}
		assert.Equal(t, want, stayed(s.steps(t), 2), newest)
	}
}

// A hundred operations in random order: the sequence stays after the newest one, unless that is the last
// to be issued, and at most once elsewhere.
func TestStaysAreFew(t *testing.T) {
	ops := operations(slices.Repeat([]rma.Kind{rma.Put}, 100)...)
	for seed := range uint64(100) {
		s := situation{ops: ops, pieces: 1, seed: seed, rules: sched.Rules{Policy: sched.Random, Stay: true}}
		steps := s.steps(t)
		list, after := stayed(steps, 1), 0
		require.LessOrEqual(t, len(list), 2)
		for _, issued := range list {
			if issued[len(issued)-1] == 99 {
				after++
			}
			assert.Equal(t, slices.Max(issued), issued[len(issued)-1], "nothing newer is issued before")
			assert.NotEqual(t, len(issued)-1, int(slices.Max(issued)), "something older is not")
		}
		if steps[len(steps)-1].Op != 99 {
			assert.Equal(t, 1, after, "seed %d", seed)
		}
	}
}

// The rounds of a fence complete what is issued: a stay is right after one ends, or nowhere.
func TestStaysAreBetweenRounds(t *testing.T) {
	found := 0
	for seed := range uint64(200) {
		s := situation{ops: everyKind, pieces: 3, active: true, ordering: rma.DefaultOrdering, seed: seed,
			rules: sched.Rules{Policy: sched.Random, Flush: true, Rounds: 3, Stay: true}}
		for _, step := range s.steps(t) {
			if step.Stay {
				assert.NotZero(t, step.Rounds)
				found++
			}
		}
	}
	assert.Greater(t, found, 50)
}

// A stay costs time, and draws nothing: the order of a seed is the same with and without it.
func TestStaysDoNotChangeTheOrder(t *testing.T) {
	for _, policy := range policies {
		for _, interleave := range []bool{false, true} {
			s := situation{ops: everyKind, pieces: 5, seed: 3, ordering: rma.DefaultOrdering,
				rules: sched.Rules{Policy: policy, Flush: true, Interleave: interleave}}
			without := s.steps(t)
			s.rules.Stay = true
			with := s.steps(t)
			for i := range with {
				with[i].Stay = false
			}
			assert.Equal(t, without, with, policy)
		}
	}
}
