package sched

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/rma"
)

// maxSharers is how many footprints may have bytes in common before their
// operations count as crowded. Already eight that conflict with each other have more
// orders than maxOrders; and pairs take memory.
const maxSharers = 16

// conflict is a pair of operations of which the order shows in memory or in what is
// fetched: they overlap at one target, one writes at least, and MPI promises them no
// order.
type conflict struct{ a, b uint32 }

// conflicts returns all pairs, each once, and which operations lie where it is too
// crowded to list them.
func conflicts(ops []*rma.Op, ordering rma.Ordering) (pairs []conflict, crowded []bool) {
	crowded = make([]bool, len(ops))
	var here []footprint // those that reach to where we are
	end, crowd := int64(0), false
	all := footprints(ops)
	for i, f := range all {
		if i == 0 || f.place != all[i-1].place || f.Start >= end {
			here, end, crowd = here[:0], f.End, false
		}
		end = max(end, f.End)
		here = slices.DeleteFunc(here, func(g footprint) bool { return g.End <= f.Start })
		if crowd = crowd || len(here) == maxSharers; crowd {
			for _, g := range append(here, f) {
				crowded[g.op] = true
			}
			here = here[:0]
			continue
		}
		for _, g := range here {
			if a, b := ops[g.op], ops[f.op]; a != b && (a.Writes() || b.Writes()) && !keeps(ordering, a, b) {
				pairs = append(pairs, conflict{min(g.op, f.op), max(g.op, f.op)})
			}
		}
		here = append(here, f)
	}
	slices.SortFunc(pairs, conflict.compare)
	return slices.Compact(pairs), crowded
}

func (c conflict) compare(d conflict) int {
	return cmp.Or(cmp.Compare(c.a, d.a), cmp.Compare(c.b, d.b))
}

func keeps(ordering rma.Ordering, a, b *rma.Op) bool {
	if cmpSeq(a, b) > 0 {
		a, b = b, a
	}
	return ordering.Keeps(a, b)
}

// footprint is a range of a target's memory that an operation touches.
type footprint struct {
	rma.Span
	place
	op uint32
}

// footprints returns those of all operations by place and start.
func footprints(ops []*rma.Op) []footprint {
	all := make([]footprint, 0, len(ops))
	var spans []rma.Span
	for i, op := range ops {
		spans = op.Footprint(spans[:0], maxSpans)
		for _, s := range spans {
			all = append(all, footprint{s, place{op.Window, op.Target}, uint32(i)})
		}
	}
	slices.SortFunc(all, func(a, b footprint) int {
		return cmp.Or(cmp.Compare(a.window, b.window), cmp.Compare(a.target, b.target),
			cmp.Compare(a.Start, b.Start), cmp.Compare(a.op, b.op))
	})
	return all
}
