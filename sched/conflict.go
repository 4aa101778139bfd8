package sched

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// maxSharers is how many footprints may have bytes in common before their
// operations count as crowded. Eight operations that all conflict already have more
// orders than maxOrders, and each pair takes memory.
const maxSharers = 16

// conflict is a pair of operations whose order shows in memory or in fetched data: they overlap
// at one target, at least one of them writes, and MPI promises them no order.
type conflict struct{ a, b uint32 }

// conflicts returns every pair once. It lists no pairs where too many footprints overlap, but
// reports the operations there as crowded.
func conflicts(ops []*rma.Op, ordering rma.Ordering) (pairs []conflict, crowded []bool) {
	crowded = make([]bool, len(ops))
	var open []footprint // those that contain the byte at which the sweep is
	end, crowd := int64(0), false
	all := footprints(ops)
	for i, f := range all {
		if i == 0 || f.destination != all[i-1].destination || f.Start >= end {
			open, end, crowd = open[:0], f.End, false
		}
		end = max(end, f.End)
		open = slices.DeleteFunc(open, func(g footprint) bool { return g.End <= f.Start })
		if crowd = crowd || len(open) == maxSharers; crowd {
			for _, g := range append(open, f) {
				crowded[g.op] = true
			}
			open = open[:0]
			continue
		}
		for _, g := range open {
			if conflicting(ops[g.op], ops[f.op], ordering) {
				pairs = append(pairs, conflict{min(g.op, f.op), max(g.op, f.op)})
			}
		}
		open = append(open, f)
	}
	slices.SortFunc(pairs, conflict.compare)
	return slices.Compact(pairs), crowded
}

// conflicting is for operations that overlap.
func conflicting(a, b *rma.Op, ordering rma.Ordering) bool {
	if compareSeq(a, b) > 0 {
		a, b = b, a
	}
	return a != b && (a.Writes() || b.Writes()) && !ordering.Keeps(a, b)
}

func (c conflict) compare(d conflict) int {
	return cmp.Or(cmp.Compare(c.a, d.a), cmp.Compare(c.b, d.b))
}

// footprint is a range of a target's memory that an operation touches.
type footprint struct {
	rma.Span
	destination
	op uint32
}

// footprints returns the footprints of all operations by destination and start.
func footprints(ops []*rma.Op) []footprint {
	all := make([]footprint, 0, len(ops))
	var spans []rma.Span
	for i, op := range ops {
		spans = op.Footprint(spans[:0], maxSpans)
		for _, s := range spans {
			all = append(all, footprint{s, destinationOf(op), uint32(i)})
		}
	}
	slices.SortFunc(all, func(a, b footprint) int {
		return cmp.Or(cmp.Compare(a.window, b.window), cmp.Compare(a.target, b.target),
			cmp.Compare(a.Start, b.Start), cmp.Compare(a.op, b.op))
	})
	return all
}
