package sched_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// bug shows only in some orders of two puts of ten elements each. Function shows gets the
// operations of the pieces in the order of issue.
type bug struct {
	name  string
	depth int
	shows func(ops []uint32) bool
}

// bugs: the names say what is issued of the first put, a, and of the second, b.
var bugs = []bug{
	{"all of b, all of a", 1, runs(1, 10, 0, 10)},
	{"4 of a, all of b, rest of a", 2, runs(0, 4, 1, 10, 0, 6)},
	{"4 of a, 6 of b, rest of a, rest of b", 3, runs(0, 4, 1, 6, 0, 6, 1, 4)},
}

// runs accepts a sequence of operation, times, operation, times ...
func runs(list ...uint32) func([]uint32) bool {
	return func(ops []uint32) bool {
		for i := 0; i < len(list); i += 2 {
			for range list[i+1] {
				if ops[0] != list[i] {
					return false
				}
				ops = ops[1:]
			}
		}
		return true
	}
}

// promise is what policy pct promises with n chains of k pieces in all: see type pct.
func promise(n, k, depth int) float64 {
	p := 1 / float64(n)
	for i := range depth - 1 {
		p /= float64(k + i)
	}
	return p
}

// Policy random tosses a coin at each of 20 steps until one put is at its end. It issues all of b
// first with probability 2^-10, and shows the bug of depth 2 with 2^-14 (4 and 10 tosses) and the
// bug of depth 3 with 2^-16: in 1 of 1024, 16384 and 65536 runs. Policy pct shows them with 1/2,
// 1/(2*20) and 1/(2*20*21): in 1 of 2, 40 and 840 runs. If its depth is too low by one, it never
// shows them. If its depth is too high, it shows them less often.
func TestPowerOfPCT(t *testing.T) {
	const few, seeds = 20_000, 100_000
	puts := operations(rma.Put, rma.Put)
	for i, b := range bugs {
		t.Run(b.name, func(t *testing.T) {
			random := rate(t, situation{ops: puts, pieces: 10, rules: sched.Rules{Policy: sched.Random}}, few, b.shows)
			expected := math.Exp2([]float64{-10, -14, -16}[i])
			assert.InDelta(t, expected, random, sigmas(expected, few))
			promised := promise(2, 20, b.depth)
			s := situation{ops: puts, pieces: 10, rules: sched.Rules{Policy: sched.PCT, Depth: b.depth}}
			measured := rate(t, s, seeds, b.shows)
			t.Logf("random: 1 in %.0f, pct: 1 in %.0f, promised 1 in %.0f", 1/random, 1/measured, 1/promised)
			assert.GreaterOrEqual(t, measured, promised-sigmas(promised, seeds))
			if s.rules.Depth = b.depth - 1; s.rules.Depth > 0 {
				assert.Zero(t, rate(t, s, few, b.shows), "too shallow")
			}
			s.rules.Depth = b.depth + 1
			assert.GreaterOrEqual(t, rate(t, s, few, b.shows), promise(2, 20, b.depth+1))
		})
	}
}

// The constraints may be between any operations: here a hundred puts of one element each, of
// which four must come in one order. PCT promises 1/(100*100*101) only, but all orders of the four
// are equally likely (1/24).
func TestPrioritiesOfManyOperations(t *testing.T) {
	const seeds = 5000
	shows := func(ops []uint32) bool {
		place := map[uint32]int{}
		for i, op := range ops {
			place[op] = i
		}
		return place[90] < place[3] && place[3] < place[50] && place[50] < place[17]
	}
	var kinds []rma.Kind
	for range 100 {
		kinds = append(kinds, rma.Put)
	}
	s := situation{ops: operations(kinds...), rules: sched.Rules{Policy: sched.PCT, Depth: 3}}
	measured := rate(t, s, seeds, shows)
	assert.GreaterOrEqual(t, measured, promise(100, 100, 3))
	assert.InDelta(t, 1./24, measured, 2*sigmas(1./24, seeds))
}

// Accumulates that must follow each other are one chain. Here are two chains of three
// accumulates, to different targets, with 60 pieces. The bug of depth 2 is that all of one chain
// comes right after the 7th piece of the other: 1/(2*60), however many operations there are.
func TestAccumulatesInOrderAreOneChain(t *testing.T) {
	const seeds = 50_000
	ops := operations(rma.Accumulate, rma.FetchAndOp, rma.Accumulate, rma.Accumulate, rma.FetchAndOp, rma.Accumulate)
	for _, op := range ops[3:] {
		op.Target = 1
	}
	s := situation{ops: ops, pieces: 10, ordering: rma.DefaultOrdering, rules: sched.Rules{Policy: sched.PCT, Depth: 2}}
	shows := runs(0, 7, 3, 10, 4, 10, 5, 10, 0, 3, 1, 10, 2, 10)
	measured, promised := rate(t, s, seeds, shows), promise(2, 60, 2)
	assert.GreaterOrEqual(t, measured, promised-sigmas(promised, seeds))
	s.rules.Policy = sched.Random
	assert.Zero(t, rate(t, s, seeds/10, shows), "2^-40 or less")
}

// A depth beyond the number of pieces counts as that number.
func TestDepthBeyondThePieces(t *testing.T) {
	for depth := range 70 {
		for pieces := range uint64(3) {
			s := situation{ops: everyKind[:3], pieces: pieces, ordering: rma.DefaultOrdering,
				rules: sched.Rules{Policy: sched.PCT, Depth: depth}}
			require.Len(t, s.steps(t), 3*int(max(pieces, 1)))
		}
	}
}
