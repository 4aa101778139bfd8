package sched_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// policies are all of them, in the order of help.
var policies = func() (all []sched.Policy) {
	for _, name := range sched.PolicyNames() {
		var policy sched.Policy
		if err := policy.UnmarshalText([]byte(name)); err != nil {
			panic(err)
		}
		all = append(all, policy)
	}
	return all
}()

// situation is one call of sched.Order.
type situation struct {
	ops      []*rma.Op
	pieces   uint64 // of each operation; 0: Order is told that all are whole
	rules    sched.Rules
	active   bool
	ordering rma.Ordering
	seed     uint64
}

// alike cuts every operation into this number of pieces of two bytes.
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

// operations returns one operation of each given kind. Puts and gets have bytes of their
// own; accumulates share one location.
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

// rate is the share of seeds with which a bug shows. Function shows gets the operations of the
// pieces in the order of issue.
func rate(t *testing.T, s situation, seeds int, shows func(ops []uint32) bool) float64 {
	t.Helper()
	found := 0
	for s.seed = range uint64(seeds) {
		var ops []uint32
		for _, step := range s.steps(t) {
			ops = append(ops, step.Op)
		}
		if shows(ops) {
			found++
		}
	}
	return float64(found) / float64(seeds)
}

// sigmas is five standard deviations of a rate whose expected value is p.
func sigmas(p float64, seeds int) float64 { return 5 * math.Sqrt(p*(1-p)/float64(seeds)) }

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

func TestSkippedStageKeepsProgramOrder(t *testing.T) {
	for _, policy := range policies {
		s := situation{ops: operations(rma.Put, rma.Get, rma.Put), pieces: 3, rules: sched.Rules{Policy: policy, SkipStage: true}}
		assert.Equal(t, []uint32{0, 1, 2}, order(s.steps(t)), policy)
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
