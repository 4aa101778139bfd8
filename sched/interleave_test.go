package sched_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// accumulates begin at these bytes and have elements of two bytes each.
func accumulates(elements uint64, offsets ...int64) []*rma.Op {
	var ops []*rma.Op
	for i, offset := range offsets {
		ops = append(ops, &rma.Op{Kind: rma.Accumulate, Reduce: rma.Combine, Offset: offset, Bytes: 2 * elements, Width: 2, Seq: uint64(i + 1)})
	}
	return ops
}

// places returns the step at which each operation reaches each byte.
func places(s situation, steps []sched.Step) []map[int64]int {
	at := make([]map[int64]int, len(s.ops))
	for i := range at {
		at[i] = map[int64]int{}
	}
	for i, step := range steps {
		off, length := alike(s.pieces).Piece(step.Op, step.Piece)
		for b := range length {
			at[step.Op][s.ops[step.Op].Offset+int64(off+b)] = i
		}
	}
	return at
}

// reordering are the policies that do not keep program order.
var reordering = slices.DeleteFunc(slices.Clone(policies), func(p sched.Policy) bool { return p == sched.ProgramOrder })

// MPI 4.1, 12.7.2: accumulates keep their order at each location. Elsewhere either may come
// first, and with Interleave both happens.
func TestElementsOfAccumulatesInterleave(t *testing.T) {
	tests := []struct {
		name    string
		offsets []int64
	}{
		{"same place", []int64{0, 0}},
		{"partly the same place", []int64{0, 2}},
		{"three, each over the next", []int64{0, 2, 4}},
	}
	for _, test := range tests {
		for _, policy := range reordering {
			t.Run(test.name+" "+policy.String(), func(t *testing.T) {
				mixed := false
				for seed := range uint64(50) {
					s := situation{ops: accumulates(4, test.offsets...), pieces: 4, ordering: rma.DefaultOrdering, seed: seed,
						rules: sched.Rules{Policy: policy, Interleave: true}}
					steps := s.steps(t)
					require.Len(t, steps, 4*len(test.offsets))
					at := places(s, steps)
					for earlier := range at {
						for later := earlier + 1; later < len(at); later++ {
							for b, step := range at[later] {
								if first, both := at[earlier][b]; both {
									require.Less(t, first, step, "seed %d, byte %d", seed, b)
								}
							}
							first := slices.Min(slices.Collect(maps.Values(at[later])))
							mixed = mixed || first < slices.Max(slices.Collect(maps.Values(at[earlier])))
						}
					}
				}
				assert.True(t, mixed)
			})
		}
	}
}

// Operations that overlap no others, and puts and gets, stay as they are.
func TestInterleavingChangesOnlyOrderedAccumulates(t *testing.T) {
	ops := append(accumulates(4, 0, 100), operations(rma.Put, rma.Get)...)
	for _, policy := range policies {
		s := situation{ops: ops, pieces: 4, ordering: rma.DefaultOrdering, seed: 7, rules: sched.Rules{Policy: policy, TornPause: 1, Latency: 5}}
		before := s.steps(t)
		s.rules.Interleave = true
		assert.Equal(t, before, s.steps(t), "%v", policy)
	}
}

func TestTooManyPiecesKeepTheOrderOfOperations(t *testing.T) {
	for _, test := range []struct {
		pieces uint64
		mixed  bool
	}{{2048, true}, {2049, false}} {
		s := situation{ops: accumulates(test.pieces, 0, 0), pieces: test.pieces, ordering: rma.DefaultOrdering,
			rules: sched.Rules{Policy: sched.Random, Interleave: true}}
		steps := s.steps(t)
		require.Len(t, steps, 2*int(test.pieces))
		assert.Equal(t, test.mixed, len(order(steps)) > 2)
	}
}

// There is one pause per operation, whatever its pieces are mixed with.
func TestInterleavedOperationsAreTorn(t *testing.T) {
	for seed := range uint64(20) {
		s := situation{ops: accumulates(4, 0, 0), pieces: 4, ordering: rma.DefaultOrdering, seed: seed,
			rules: sched.Rules{Policy: sched.Random, Interleave: true, TornPause: 7}}
		pauses, begun := map[uint32]int{}, map[uint32]bool{}
		for _, step := range s.steps(t) {
			if step.Pause > 0 {
				pauses[step.Op]++
				assert.True(t, begun[step.Op])
			}
			begun[step.Op] = true
		}
		assert.Equal(t, map[uint32]int{0: 1, 1: 1}, pauses, "seed %d", seed)
	}
}
