package completion

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
)

// op makes an operation of 4-byte elements on bytes [offset, offset+bytes).
func op(kind rma.Kind, reduce rma.Reduction, offset int64, bytes uint64) rma.Op {
	return rma.Op{Kind: kind, State: rma.Held, Reduce: reduce, Offset: offset, Bytes: bytes, Width: 4}
}

func sum(offset int64, bytes uint64) rma.Op { return op(rma.Accumulate, rma.Combine, offset, bytes) }
func add(offset int64) rma.Op               { return op(rma.FetchAndOp, rma.Combine, offset, 4) }
func load(offset int64, bytes uint64) rma.Op {
	return op(rma.GetAccumulate, rma.NoOp, offset, bytes)
}
func put(offset int64, bytes uint64) rma.Op { return op(rma.Put, 0, offset, bytes) }
func get(offset int64, bytes uint64) rma.Op { return op(rma.Get, 0, offset, bytes) }

func copied(o rma.Op) rma.Op {
	o.State = rma.Copied
	return o
}

func TestClosure(t *testing.T) {
	none, all := rma.Ordering(0), rma.DefaultOrdering
	tests := []struct {
		name     string
		held     []rma.Op
		due      []int
		ordering rma.Ordering
		want     []int
	}{
		{"nothing due", []rma.Op{sum(0, 4)}, nil, all, nil},
		{"earlier to the same location (12.7.2)", []rma.Op{sum(0, 4), add(0)}, []int{1}, all, []int{0, 1}},
		{"later stays", []rma.Op{add(0), sum(0, 4)}, []int{0}, all, []int{0}},
		{"disjoint stays", []rma.Op{sum(4, 4), add(0)}, []int{1}, all, []int{1}},
		{"one byte is enough", []rma.Op{sum(-4, 5), add(0)}, []int{1}, all, []int{0, 1}},
		{"held puts and gets stay", []rma.Op{put(0, 4), get(0, 4), add(0)}, []int{2}, all, []int{2}},
		{"a put takes nothing along", []rma.Op{sum(0, 4), put(0, 4)}, []int{1}, all, []int{1}},
		{"through a chain", []rma.Op{sum(0, 8), sum(4, 8), sum(8, 8), add(12)}, []int{3}, all, []int{0, 1, 2, 3}},
		{"a broken chain", []rma.Op{sum(0, 4), sum(8, 8), add(12)}, []int{2}, all, []int{1, 2}},
		{"a chain whose middle is newer than its end", []rma.Op{sum(0, 4), add(4), sum(0, 8)}, []int{1}, all, []int{1}},
		{"two due, one closure each", []rma.Op{sum(0, 4), sum(100, 4), sum(200, 4), add(0), add(100)}, []int{3, 4}, all, []int{0, 1, 3, 4}},
		{"none promises nothing", []rma.Op{sum(0, 4), add(0)}, []int{1}, none, []int{1}},
		{"read after write not promised", []rma.Op{sum(0, 4), load(0, 4)}, []int{1}, rma.WriteAfterWrite, []int{1}},
		{"read after write promised", []rma.Op{sum(0, 4), load(0, 4)}, []int{1}, rma.ReadAfterWrite, []int{0, 1}},
		{"read after read not promised", []rma.Op{load(0, 4), load(0, 4)}, []int{1}, all &^ rma.ReadAfterRead, []int{1}},
		{"write after read promised", []rma.Op{load(0, 4), add(0)}, []int{1}, rma.WriteAfterRead, []int{0, 1}},
		{"a chain of different relations", []rma.Op{load(0, 4), sum(0, 4), load(0, 4)}, []int{2},
			rma.ReadAfterWrite | rma.WriteAfterRead, []int{0, 1, 2}},
		{"reads skipped by a chain of writes", []rma.Op{sum(0, 4), load(0, 4), add(0)}, []int{2}, rma.WriteAfterWrite, []int{0, 2}},
		{"no bytes, no location", []rma.Op{sum(0, 0), add(0)}, []int{1}, all, []int{1}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, Closure(test.held, test.due, test.ordering))
		})
	}
}

func TestClosureOfScatteredOperationsTakesAtLeastWhatItMust(t *testing.T) {
	layout := rma.NewLayout(40, rma.Run{Stride: 20, Blocks: 2, PerBlock: 1, Width: 4})
	scattered := sum(0, 8)
	scattered.Shape = &rma.Shape{Target: layout}
	held := []rma.Op{sum(20, 4), sum(100, 4), scattered}
	assert.Equal(t, []int{0, 2}, Closure(held, []int{2}, rma.DefaultOrdering))
}

// Beyond maxLater operations to compare with, one span stands for all of them:
// more may be taken than needed, never less.
func TestClosureOfManyStaysLegal(t *testing.T) {
	const n = 3 * maxLater
	var held []rma.Op
	for i := range int64(n) {
		held = append(held, sum(8*i, 4)) // each followed by its own fetch below
	}
	held = append(held, sum(8*n+1000, 4)) // beyond every hull
	var due []int
	for i := range int64(n) {
		due = append(due, len(held))
		held = append(held, add(8*i))
	}
	got := Closure(held, due, rma.DefaultOrdering)
	assert.Len(t, got, 2*n)
	assert.NotContains(t, got, n)
	assert.IsIncreasing(t, got)
}
