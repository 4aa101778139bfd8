package sched_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/rma"
	"github.com/nastympi/nastympi/sched"
)

var policies = []sched.Policy{sched.Random, sched.ProgramOrder, sched.ReversePO, sched.PutBeforeGet, sched.GetBeforePut, sched.PCT, sched.Systematic}

// situation is one call of sched.Order.
type situation struct {
	ops      []*rma.Op
	pieces   uint64 // of each operation; 0: Order is told that all are whole
	rules    sched.Rules
	active   bool
	ordering rma.Ordering
	seed     uint64
}

// alike cuts every operation into so many pieces of two bytes.
type alike uint64

func (a alike) Count(uint32) uint64 { return uint64(a) }

func (a alike) Piece(_ uint32, i uint64) (off, length uint64) { return 2 * i, 2 }

func (s situation) steps(t *testing.T) []sched.Step {
	t.Helper()
	var cuts sched.Cuts
	if s.pieces > 0 {
		cuts = alike(s.pieces)
	}
	rng := sched.Stream(s.seed, 0, 0, 1, sched.Reordering)
	sequence := sched.Order(s.ops, cuts, s.rules, !s.active, s.ordering, rng)
	var all []sched.Step
	chunk := make([]sched.Step, 7) // several chunks, the last one partly filled
	for n := sequence.Fill(chunk); n > 0; n = sequence.Fill(chunk) {
		all = append(all, chunk[:n]...)
	}
	require.Zero(t, sequence.Fill(chunk), "the end stays the end")
	return all
}

// operations returns one operation of each kind given, on bytes of its own,
// except that the accumulate family meets on one location.
func operations(kinds ...rma.Kind) []*rma.Op {
	var ops []*rma.Op
	for i, kind := range kinds {
		op := &rma.Op{Kind: kind, Offset: int64(1000 + 8*i), Bytes: 8, Width: 4, Seq: uint64(i + 1)}
		if kind.Atomic() {
			op.Reduce, op.Offset = rma.Combine, 0
		}
		ops = append(ops, op)
	}
	return ops
}

func order(steps []sched.Step) []uint32 {
	var list []uint32
	for _, s := range steps {
		if n := len(list); n == 0 || list[n-1] != s.Op {
			list = append(list, s.Op)
		}
	}
	return list
}

var everyKind = operations(rma.Put, rma.Accumulate, rma.Get, rma.FetchAndOp, rma.Put, rma.CompareAndSwap, rma.GetAccumulate, rma.Get)

func TestOrderIsAPermutationOfAllPieces(t *testing.T) {
	for _, policy := range policies {
		for _, pieces := range []uint64{0, 1, 3, 40} {
			for _, skip := range []bool{false, true} {
				s := situation{ops: everyKind, pieces: pieces, ordering: rma.DefaultOrdering,
					rules: sched.Rules{Policy: policy, SkipStage: skip}}
				seen := map[[2]uint64]int{}
				for _, step := range s.steps(t) {
					seen[[2]uint64{uint64(step.Op), step.Piece}]++
				}
				assert.Len(t, seen, len(everyKind)*int(max(pieces, 1)), "%v, %d pieces, skip %v", policy, pieces, skip)
				for piece, times := range seen {
					assert.Equal(t, 1, times, "%v: piece %v", policy, piece)
				}
			}
		}
	}
}

func TestOrderOfNothing(t *testing.T) {
	for _, policy := range policies {
		assert.Empty(t, situation{rules: sched.Rules{Policy: policy, Flush: true}}.steps(t))
	}
}

// MPI 4.1, 12.7.2: whatever the policy, accumulates to one location are issued
// one after the other, all pieces of the earlier first.
func TestOrderKeepsAccumulates(t *testing.T) {
	for _, policy := range policies {
		for seed := range uint64(50) {
			s := situation{ops: everyKind, pieces: 3, ordering: rma.DefaultOrdering, seed: seed, rules: sched.Rules{Policy: policy}}
			var family []uint32
			for _, step := range s.steps(t) {
				if everyKind[step.Op].Kind.Atomic() {
					family = append(family, step.Op)
				}
			}
			require.Equal(t, []uint32{1, 1, 1, 3, 3, 3, 5, 5, 5, 6, 6, 6}, family, "%v, seed %d", policy, seed)
		}
	}
}

func TestDeterministicPolicies(t *testing.T) {
	tests := []struct {
		name  string
		rules sched.Rules
		ops   []*rma.Op
		want  []uint32
	}{
		{"program order", sched.Rules{Policy: sched.ProgramOrder}, operations(rma.Put, rma.Get, rma.Put), []uint32{0, 1, 2}},
		{"reverse", sched.Rules{Policy: sched.ReversePO}, operations(rma.Put, rma.Get, rma.Put), []uint32{2, 1, 0}},
		{"reverse, as far as order allows", sched.Rules{Policy: sched.ReversePO},
			operations(rma.Accumulate, rma.Put, rma.FetchAndOp, rma.Get), []uint32{3, 0, 2, 1}},
		{"stage skipped", sched.Rules{Policy: sched.ReversePO, SkipStage: true}, operations(rma.Put, rma.Get, rma.Put), []uint32{0, 1, 2}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := situation{ops: test.ops, ordering: rma.DefaultOrdering, rules: test.rules}
			assert.Equal(t, test.want, order(s.steps(t)))
		})
	}
}

func TestProgramOrderFollowsTheCallsNotTheLogs(t *testing.T) {
	ops := operations(rma.Put, rma.Get, rma.Put, rma.Get)
	slices.Reverse(ops)
	s := situation{ops: ops, rules: sched.Rules{Policy: sched.ProgramOrder}}
	assert.Equal(t, []uint32{3, 2, 1, 0}, order(s.steps(t)))
}

func TestReverseIsTheExactReverseWhereNothingDepends(t *testing.T) {
	ops := operations(rma.Put, rma.Get, rma.Put, rma.Put)
	forward := situation{ops: ops, pieces: 5, rules: sched.Rules{Policy: sched.ProgramOrder}}.steps(t)
	backward := situation{ops: ops, pieces: 5, rules: sched.Rules{Policy: sched.ReversePO}}.steps(t)
	slices.Reverse(backward)
	assert.Equal(t, forward, backward)
}

func TestGrouping(t *testing.T) {
	fetches := func(ops []*rma.Op, steps []sched.Step) (list []bool) {
		for _, s := range steps {
			list = append(list, ops[s.Op].Kind.Fetches())
		}
		return list
	}
	free := operations(rma.Get, rma.Put, rma.Get, rma.Put)
	// The put waits for nobody, the accumulate for the fetch before it.
	bound := operations(rma.FetchAndOp, rma.Put, rma.Accumulate)
	tests := []struct {
		name   string
		policy sched.Policy
		ops    []*rma.Op
		want   []bool
	}{
		{"puts first", sched.PutBeforeGet, free, []bool{false, false, true, true}},
		{"gets first", sched.GetBeforePut, free, []bool{true, true, false, false}},
		{"puts first, as far as order allows", sched.PutBeforeGet, bound, []bool{false, true, false}},
		{"gets first, with a fetch that leads", sched.GetBeforePut, bound, []bool{true, false, false}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for seed := range uint64(20) {
				s := situation{ops: test.ops, ordering: rma.DefaultOrdering, seed: seed, rules: sched.Rules{Policy: test.policy}}
				assert.Equal(t, test.want, fetches(test.ops, s.steps(t)))
			}
		})
	}
}

// MPI 4.1, 12.5.4: a flush is for passive epochs only.
func TestFlushOnlyWhereAllowed(t *testing.T) {
	tests := []struct {
		name   string
		rules  sched.Rules
		active bool
		want   bool
	}{
		{"passive epoch", sched.Rules{Flush: true}, false, true},
		{"active epoch", sched.Rules{Flush: true}, true, false},
		{"switched off", sched.Rules{}, false, false},
		{"stage skipped", sched.Rules{Flush: true, SkipStage: true}, false, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, policy := range policies {
				test.rules.Policy = policy
				for _, step := range (situation{ops: everyKind, pieces: 2, rules: test.rules, active: test.active}).steps(t) {
					assert.Equal(t, test.want, step.Flush, policy)
				}
			}
		})
	}
}

func TestPausesAreBounded(t *testing.T) {
	const bound = 3 * time.Microsecond
	longest, shortest := time.Duration(0), bound
	for _, step := range (situation{ops: everyKind, pieces: 1000, rules: sched.Rules{Policy: sched.Random, Latency: bound}}).steps(t) {
		longest, shortest = max(longest, step.Pause), min(shortest, step.Pause)
	}
	assert.LessOrEqual(t, longest, bound)
	assert.Greater(t, longest, bound*9/10)
	assert.Less(t, shortest, bound/10)
	for _, rules := range []sched.Rules{{Policy: sched.Random}, {Policy: sched.Random, Latency: bound, SkipStage: true}} {
		for _, step := range (situation{ops: everyKind, pieces: 10, rules: rules}).steps(t) {
			assert.Zero(t, step.Pause)
		}
	}
}
