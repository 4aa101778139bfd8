package sched

import (
	"slices"

	"github.com/nastympi/nastympi/rma"
)

// maxSpans is how many spans describe a scattered footprint exactly; beyond it
// the hull does, which orders more than MPI asks for: legal, and bounded.
const maxSpans = 64

// maxVisits bounds the work on footprints that overlap each other in long
// ladders, per operation. Beyond it all accumulates to the target keep program
// order.
const maxVisits = 64

// depend holds which operation must wait for which: accumulates of one origin
// to the same location of the same window keep their order (MPI 4.1, 12.7.2).
type depend struct {
	waits []uint32   // per operation: unfinished operations before it
	after [][]uint32 // per operation: those that wait for it
}

// newDepend returns nil where nothing has to wait.
func newDepend(ops []*rma.Op, ordering rma.Ordering) *depend {
	if ordering == 0 || atMostOneAtomic(ops) {
		return nil
	}
	groups := map[place][]uint32{}
	for i, op := range ops {
		if op.Kind.Atomic() && op.Bytes > 0 {
			p := place{op.Window, op.Target}
			groups[p] = append(groups[p], uint32(i))
		}
	}
	d := &depend{waits: make([]uint32, len(ops)), after: make([][]uint32, len(ops))}
	for _, members := range groups {
		slices.SortFunc(members, func(a, b uint32) int { return cmpSeq(ops[a], ops[b]) })
		d.link(ops, members, ordering)
	}
	return d
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

type place struct {
	window uint32
	target int32
}

func cmpSeq(a, b *rma.Op) int {
	if a.Seq < b.Seq {
		return -1
	}
	if a.Seq > b.Seq {
		return 1
	}
	return 0
}

// edge makes to wait for from. An operation whose footprint meets itself, which
// MPI forbids (12.3.4), must not wait for itself: it would never be issued.
func (d *depend) edge(from, to uint32) {
	if from == to {
		return
	}
	if n := len(d.after[from]); n > 0 && d.after[from][n-1] == to {
		return
	}
	d.after[from] = append(d.after[from], to)
	d.waits[to]++
}

// link cuts the memory that the members touch at every footprint's border. In
// each cell the members that touch it are then a list in program order, and an
// operation needs an edge only from the last one before it that it must follow
// there, and from those between that are not ordered with it by themselves.
func (d *depend) link(ops []*rma.Op, members []uint32, ordering rma.Ordering) {
	var borders []int64
	spans := make([][]rma.Span, len(members))
	var all []rma.Span
	for i, m := range members {
		from := len(all)
		all = ops[m].Footprint(all, maxSpans)
		spans[i] = all[from:len(all):len(all)]
	}
	for _, s := range all {
		borders = append(borders, s.Start, s.End)
	}
	slices.Sort(borders)
	borders = slices.Compact(borders)
	cells := make([]cell, len(borders))
	visits := 0
	for i, m := range members {
		for _, s := range spans[i] {
			at, _ := slices.BinarySearch(borders, s.Start)
			for ; borders[at] < s.End; at++ {
				visits += 1 + len(cells[at].recent)
				cells[at].add(d, ops, m, ordering)
			}
		}
		if visits > maxVisits*len(members)+maxVisits*maxSpans {
			d.chain(members)
			return
		}
	}
}

// chain orders all members; the edges there are already agree with it.
func (d *depend) chain(members []uint32) {
	for i := 1; i < len(members); i++ {
		d.edge(members[i-1], members[i])
	}
}

// cell is a range of memory which every footprint covers whole or not at all.
// Recent holds the operations on it that later ones may have to follow: where
// all relations are promised, the last one only, as it follows all the others.
type cell struct{ recent []uint32 }

func (c *cell) add(d *depend, ops []*rma.Op, m uint32, ordering rma.Ordering) {
	if ordering == rma.DefaultOrdering {
		if len(c.recent) > 0 {
			d.edge(c.recent[0], m)
			c.recent[0] = m
			return
		}
		c.recent = append(c.recent, m)
		return
	}
	for _, r := range c.recent {
		if ordering.Keeps(ops[r], ops[m]) {
			d.edge(r, m)
		}
	}
	c.recent = append(c.recent, m)
}
