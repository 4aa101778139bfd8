package sched_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// taken is the situation under policy systematic, in the call with this number.
func (s situation) taken(seed, number uint64) situation {
	s.seed, s.rules.Policy, s.rules.OrderIndex = seed, sched.Systematic, sched.OrderIndexOf(seed, 0, 0, number)
	return s
}

// exact footprints have no limit.
const exact = 1 << 20

func overlap(a, b *rma.Op) bool {
	for _, s := range a.Footprint(nil, exact) {
		if a.Target == b.Target && slices.ContainsFunc(b.Footprint(nil, exact), s.Overlaps) {
			return true
		}
	}
	return false
}

// effect is what a program can see of a sequence: which came first of each two operations that
// overlap and of which at least one writes.
func effect(ops []*rma.Op, order []uint32) string {
	var first []string
	for i, a := range order {
		for _, b := range order[i+1:] {
			if overlap(ops[a], ops[b]) && (ops[a].Writes() || ops[b].Writes()) {
				first = append(first, fmt.Sprintf("%d<%d", a, b))
			}
		}
	}
	slices.Sort(first)
	return strings.Join(first, " ")
}

// effects are those of all legal sequences of a few operations, tried one by one.
func effects(ops []*rma.Op, ordering rma.Ordering) map[string]bool {
	all := map[string]bool{}
	var extend func(order []uint32)
	extend = func(order []uint32) {
		if len(order) == len(ops) {
			all[effect(ops, order)] = true
			return
		}
		for next := range uint32(len(ops)) {
			legal := !slices.Contains(order, next)
			for other := range uint32(len(ops)) {
				legal = legal && (slices.Contains(order, other) || other >= next ||
					!ordering.Keeps(ops[other], ops[next]) || !overlap(ops[other], ops[next]))
			}
			if legal {
				extend(append(slices.Clip(order), next))
			}
		}
	}
	extend(nil)
	return all
}

// Random operations on little memory, some of them ordered accumulates, in one or more
// components, have n effects. Then n seeds from 1 + a multiple of n show each effect once.
func TestSeedsEnumerateAllOrders(t *testing.T) {
	rng := histories.Rand(t)
	rounds := 300
	if testing.Short() {
		rounds = 60
	}
	most := 0
	for range rounds {
		s := situation{pieces: uint64(rng.Intn(3)), ordering: histories.Ordering(rng)}
		for i := range 2 + rng.Intn(5) {
			op := histories.Op(rng, uint64(i+1), 2)
			for len(op.Footprint(nil, exact)) > 64 { // its hull would count, which has more conflicts
				op = histories.Op(rng, uint64(i+1), 2)
			}
			op.Offset %= 24
			s.ops = append(s.ops, &op)
		}
		expected := effects(s.ops, s.ordering)
		most = max(most, len(expected))
		seen := map[string]bool{}
		start := uint64(rng.Intn(3) * len(expected))
		for i := range len(expected) {
			seen[effect(s.ops, completed(s.taken(start+1+uint64(i), 1).steps(t)))] = true
		}
		require.Equal(t, expected, seen, "%+v", s.ops)
	}
	assert.Greater(t, most, 10, "the histories have conflicts")
}

// completed lists the operations in the order of their last pieces. Of two operations in
// conflict, one ends before the other begins.
func completed(steps []sched.Step) (list []uint32) {
	for i, s := range steps {
		if !slices.ContainsFunc(steps[i+1:], func(later sched.Step) bool { return later.Op == s.Op }) {
			list = append(list, s.Op)
		}
	}
	return list
}

// crossing makes n operations to one location, puts and gets in turn, among n puts elsewhere.
func crossing(n int) []*rma.Op {
	var ops []*rma.Op
	for i := range 2 * n {
		op := &rma.Op{Kind: rma.Put, Offset: 64, Bytes: 64, Width: 8, Seq: uint64(i + 1)}
		if i%2 == 1 {
			op.Offset = int64(1000 * i)
		} else if i%4 == 2 {
			op.Kind = rma.Get
		}
		ops = append(ops, op)
	}
	return ops
}

// Bugs that need whole operations of 8 pieces in one certain order, among as many unrelated
// operations: 3 operations (depth 2) or 4 (depth 3). They are put, get, put, get. The 6 orders of
// three have different effects. The 24 orders of four have 18, since adjacent gets may change
// places. Policy systematic takes each effect once in 6, or 18, successive seeds. Policy pct shows
// the bugs with 1/6 and 1/24, and no policy can do better that does not know which order
// matters. Policy random shows them with less than 2^-14: all 8 pieces of an operation must win
// against the next one's.
func TestPowerOfSystematic(t *testing.T) {
	for _, test := range []struct {
		depth, orders int
		want          []uint32
	}{
		{2, 6, []uint32{4, 2, 0}},
		{3, 18, []uint32{6, 0, 2, 4}},
	} {
		ops := crossing(test.depth + 1)
		s := situation{ops: ops, pieces: 8}
		shows := func(sequence []uint32) bool {
			order := []uint32{}
			for _, op := range sequence {
				if n := len(order); ops[op].Offset == 64 && (n == 0 || order[n-1] != op) {
					order = append(order, op)
				}
			}
			return slices.Equal(order, test.want)
		}
		for first := uint64(1); first < 1000; first += uint64(test.orders) {
			found := 0
			for seed := first; seed < first+uint64(test.orders); seed++ {
				var sequence []uint32
				for _, step := range s.taken(seed, 7).steps(t) {
					sequence = append(sequence, step.Op)
				}
				if shows(sequence) {
					found++
				}
			}
			require.Equal(t, 1, found, "depth %d, seeds from %d", test.depth, first)
		}
		const seeds = 20_000
		s.rules = sched.Rules{Policy: sched.PCT, Depth: 1}
		orders := []float64{2: 6, 3: 24}[test.depth]
		assert.InDelta(t, 1/orders, rate(t, s, seeds, shows), sigmas(1/orders, seeds))
		s.rules = sched.Rules{Policy: sched.Random}
		assert.Less(t, rate(t, s, seeds, shows), 1./2000)
	}
}

// Each of two calls has two orders. All four combinations come about equally often.
func TestOrdersOfDifferentCallsCombine(t *testing.T) {
	s := situation{ops: crossing(2)}
	combinations := map[string]int{}
	for seed := uint64(1); seed <= 400; seed++ {
		first, second := s.taken(seed, 1).steps(t), s.taken(seed, 2).steps(t)
		combinations[effect(s.ops, order(first))+effect(s.ops, order(second))]++
	}
	assert.Len(t, combinations, 4)
	for _, times := range combinations {
		assert.InDelta(t, 100, times, 50) // 200 blocks: five standard deviations
	}
}

// Each two of twenty components show all four combinations of their two orders within 100 seeds,
// although all combinations of the twenty would take a million seeds.
func TestComponentsChangeTogether(t *testing.T) {
	s := situation{}
	for i := range 40 {
		s.ops = append(s.ops, &rma.Op{Kind: rma.Put, Offset: int64(8 * (i / 2)), Bytes: 8, Width: 8, Seq: uint64(i + 1)})
	}
	seen := map[[3]int]bool{}
	for seed := uint64(1); seed <= 100; seed++ {
		list := completed(s.taken(seed, 1).steps(t))
		reversed := func(component int) int {
			if slices.Index(list, uint32(2*component)) > slices.Index(list, uint32(2*component+1)) {
				return 1
			}
			return 0
		}
		for a := range 20 {
			for b := range a {
				seen[[3]int{a, b, 2*reversed(a) + reversed(b)}] = true
			}
		}
	}
	assert.Len(t, seen, 4*20*19/2)
}

// If there are too many orders to count, the sequence is that of policy random: for 20 puts to
// one location, and for a ladder of 70 puts of which no three have a byte in common.
func TestTooManyOrdersAreLeftToChance(t *testing.T) {
	for name, step := range map[string]int64{"crowd": 0, "ladder": 5} {
		t.Run(name, func(t *testing.T) {
			s := situation{}
			for i := range 20 + 10*int(step) {
				s.ops = append(s.ops, &rma.Op{Kind: rma.Put, Offset: step * int64(i), Bytes: 8, Width: 8, Seq: uint64(i + 1)})
			}
			first, random := map[uint32]bool{}, s
			random.rules.Policy = sched.Random
			for seed := uint64(1); seed <= 1000; seed++ {
				steps := s.taken(seed, 1).steps(t)
				random.seed = seed
				require.Equal(t, random.steps(t), steps)
				first[steps[0].Op] = true
			}
			assert.Len(t, first, len(s.ops))
		})
	}
}

// Operations of a trillion pieces each: nothing is kept per piece.
func TestNothingIsKeptPerPiece(t *testing.T) {
	for _, policy := range policies {
		rules := sched.Rules{Policy: policy, Depth: 5, OrderIndex: sched.OrderIndexOf(1, 0, 0, 1)}
		rng := sched.Stream(1, 0, 0, 1, sched.Reordering)
		s := sched.Order(operations(rma.Put, rma.Get, rma.Put), alike(1<<40), rules, true, 0, rng)
		chunk := make([]sched.Step, 1000)
		assert.Zero(t, testing.AllocsPerRun(20, func() { s.Fill(chunk) }), policy)
	}
}

// BenchmarkOrder measures the time per operation for 100,000 puts of one element. Each second put
// has the same target location as the one before it.
func BenchmarkOrder(b *testing.B) {
	const n = 100_000
	var ops []*rma.Op
	for i := range n {
		ops = append(ops, &rma.Op{Kind: rma.Put, Offset: int64(8 * (i / 2)), Bytes: 8, Width: 8, Seq: uint64(i + 1)})
	}
	chunk := make([]sched.Step, 128)
	for _, policy := range policies {
		b.Run(policy.String(), func(b *testing.B) {
			var s sched.Sequence
			for done := 0; done < b.N; done += n {
				rules := sched.Rules{Policy: policy, Depth: 3, OrderIndex: sched.OrderIndexOf(1, 0, 0, 1)}
				s.Order(ops, nil, rules, true, rma.DefaultOrdering, sched.Stream(1, 0, 0, 1, sched.Reordering))
				for s.Fill(chunk) > 0 {
				}
			}
		})
	}
}
