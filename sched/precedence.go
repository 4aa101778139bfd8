package sched

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// maxSpans is how many spans describe a scattered footprint exactly. A footprint of more spans
// counts as one span from its first to its last byte. That orders more operations than MPI
// asks for, which is legal, and bounds the work.
const maxSpans = 64

// maxVisits bounds the work per operation where footprints overlap each other in long
// ladders. Beyond it all accumulates to the target keep program order.
const maxVisits = 64

// precedence is a graph: which operation must wait for which. Accumulates of one origin to
// the same location of the same window keep their order (MPI 4.1, 12.7.2).
type precedence struct {
	waits      []uint32   // per operation: its predecessors that are not finished
	successors [][]uint32 // per operation: those that wait for it
}

func emptyPrecedence(ops int) *precedence {
	return &precedence{waits: make([]uint32, ops), successors: make([][]uint32, ops)}
}

// newPrecedence returns nil where nothing has to wait.
func newPrecedence(ops []*rma.Op, ordering rma.Ordering) *precedence {
	if ordering == 0 || atMostOneAtomic(ops) {
		return nil
	}
	families := map[destination][]uint32{}
	for i, op := range ops {
		if op.Kind.Atomic() && op.Bytes > 0 {
			d := destinationOf(op)
			families[d] = append(families[d], uint32(i))
		}
	}
	p := emptyPrecedence(len(ops))
	for _, family := range families {
		slices.SortFunc(family, func(a, b uint32) int { return compareSeq(ops[a], ops[b]) })
		p.order(ops, family, ordering)
	}
	return p
}

func atMostOneAtomic(ops []*rma.Op) bool {
	found := false
	for _, op := range ops {
		if op.Kind.Atomic() {
			if found {
				return false
			}
			found = true
		}
	}
	return true
}

// destination is where operations must be to have an order among each other.
type destination struct {
	window uint32
	target int32
}

func destinationOf(op *rma.Op) destination { return destination{op.Window, op.Target} }

func compareSeq(a, b *rma.Op) int { return cmp.Compare(a.Seq, b.Seq) }

// add makes operation to wait for operation from. An operation whose footprint overlaps
// itself, which MPI forbids (12.3.4), must not wait for itself: it would never be issued.
func (p *precedence) add(from, to uint32) {
	if from == to {
		return
	}
	if n := len(p.successors[from]); n > 0 && p.successors[from][n-1] == to {
		return
	}
	p.successors[from] = append(p.successors[from], to)
	p.waits[to]++
}

// order cuts the memory that the family touches into cells, at the borders of all footprints.
// The operations on a cell are then a list in program order. An operation must wait for the
// last one before it on the cell that it has to follow, and for those after that one which are
// not ordered with it indirectly.
func (p *precedence) order(ops []*rma.Op, family []uint32, ordering rma.Ordering) {
	spans, borders := spansOf(ops, family)
	cells := make([]cell, len(borders))
	visits := 0
	for i, op := range family {
		for _, s := range spans[i] {
			at, _ := slices.BinarySearch(borders, s.Start)
			for ; borders[at] < s.End; at++ {
				visits += 1 + len(cells[at].recent)
				cells[at].add(p, ops, op, ordering)
			}
		}
		if visits > maxVisits*len(family)+maxVisits*maxSpans {
			p.orderAll(family)
			return
		}
	}
}

// spansOf returns the footprint of each operation of the family, and where any footprint begins
// or ends, ascending.
func spansOf(ops []*rma.Op, family []uint32) (spans [][]rma.Span, borders []int64) {
	spans = make([][]rma.Span, len(family))
	var all []rma.Span
	for i, op := range family {
		from := len(all)
		all = ops[op].Footprint(all, maxSpans)
		spans[i] = all[from:len(all):len(all)]
	}
	for _, s := range all {
		borders = append(borders, s.Start, s.End)
	}
	slices.Sort(borders)
	return spans, slices.Compact(borders)
}

// orderAll makes each operation of the family wait for the one before it. What was added before
// agrees with that.
func (p *precedence) orderAll(family []uint32) {
	for i := 1; i < len(family); i++ {
		p.add(family[i-1], family[i])
	}
}

// cell is a range of memory that every footprint covers completely or not at all.
type cell struct {
	// recent holds the operations on the cell that later ones may have to follow directly.
	recent []uint32
}

func (c *cell) add(p *precedence, ops []*rma.Op, op uint32, ordering rma.Ordering) {
	recent := c.recent[:0]
	for _, r := range c.recent {
		keeps := ordering.Keeps(ops[r], ops[op])
		if keeps {
			p.add(r, op)
		}
		if !keeps || !ordering.Replaces(ops[r], ops[op]) {
			recent = append(recent, r)
		}
	}
	c.recent = append(recent, op)
}
