package sched_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// dataAndBlock is one put to target 0 and then a block of puts to target 1.
func dataAndBlock(n int) []*rma.Op {
	ops := operations(rma.Put)
	for i := range n {
		ops = append(ops, &rma.Op{Kind: rma.Put, Target: 1, Offset: int64(8 * i), Bytes: 8, Width: 8, Seq: uint64(i + 2)})
	}
	return ops
}

// A bug that shows if the whole block is issued before the data. A mixture does so in 1 of 101
// sequences; target after target in half of the sequences, which are half of all.
func TestPermutedTargetsFindWhatMixingMisses(t *testing.T) {
	blockFirst := func(permute bool) (times int) {
		for seed := range uint64(2000) {
			s := situation{ops: dataAndBlock(100), rules: sched.Rules{Policy: sched.Random, PermuteTargets: permute}, seed: seed}
			steps := s.steps(t)
			if steps[len(steps)-1].Op == 0 {
				times++
			}
		}
		return times
	}
	assert.InDelta(t, 2000/101, blockFirst(false), 25) // five standard deviations
	assert.InDelta(t, 2000/4+2000/202, blockFirst(true), 100)
}

func TestPermutedTargetsGoOneAfterTheOther(t *testing.T) {
	var ops []*rma.Op
	for i, op := range operations(rma.Accumulate, rma.Put, rma.FetchAndOp, rma.Get, rma.Accumulate, rma.Put) {
		op.Target = int32(i % 3)
		ops = append(ops, op)
	}
	orders, mixed := map[[3]int32]int{}, 0
	for seed := range uint64(1000) {
		s := situation{ops: ops, pieces: 3, ordering: rma.DefaultOrdering, seed: seed,
			rules: sched.Rules{Policy: sched.Random, PermuteTargets: true}}
		var order []int32
		for _, step := range s.steps(t) {
			if target := ops[step.Op].Target; len(order) == 0 || order[len(order)-1] != target {
				order = append(order, target)
			}
		}
		if len(order) > 3 {
			mixed++
			continue
		}
		orders[[3]int32(order)]++
	}
	assert.InDelta(t, 500, mixed, 80)
	assert.Len(t, orders, 6)
}

func TestOnlyRandomOrderPermutesTargets(t *testing.T) {
	for _, policy := range policies[1:] {
		for seed := range uint64(20) {
			s := situation{ops: dataAndBlock(5), seed: seed, rules: sched.Rules{Policy: policy}}
			permuted := s
			permuted.rules.PermuteTargets = true
			assert.Equal(t, s.steps(t), permuted.steps(t), policy)
		}
	}
}
