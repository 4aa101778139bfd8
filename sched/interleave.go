package sched

import "github.com/nastympi/nastympi/base/rma"

// maxSinglePieces bounds the pieces of one sequence that are ordered one by one, each of which
// takes memory. Beyond it operations keep their order as wholes.
const maxSinglePieces = 4096

// items are what a sequence orders where operations are not ordered as wholes.
type items struct {
	cuts Cuts
	list []item
}

// item is an operation, or a single piece of one.
type item struct {
	op     uint32
	single bool
	piece  uint64
}

// Count and Piece make items the cuts of the items.
func (t *items) Count(i uint32) uint64 {
	if t.list[i].single {
		return 1
	}
	return t.cuts.Count(t.list[i].op)
}

func (t *items) Piece(i uint32, piece uint64) (off, length uint64) {
	if t.list[i].single {
		piece = t.list[i].piece
	}
	return t.cuts.Piece(t.list[i].op, piece)
}

// resolve replaces an item and its piece by the operation and the operation's piece.
func (t *items) resolve(s *Step) {
	at := t.list[s.Op]
	if s.Op = at.op; at.single {
		s.Piece = at.piece
	}
}

// interleave makes every piece of an accumulate an item of its own if the accumulate precedes or
// follows others: each location keeps its order (MPI 4.1, 12.7.2), and no rule orders the other
// elements. It returns nil if that changes nothing or would take too much memory.
func interleave(ops []*rma.Op, cuts Cuts, ordering rma.Ordering) (*items, []*rma.Op) {
	if cuts == nil {
		return nil, ops
	}
	p := newPrecedence(ops, ordering)
	if p == nil {
		return nil, ops
	}
	t := &items{cuts: cuts}
	itemOps := make([]*rma.Op, 0, len(ops))
	singles := uint64(0)
	for i, op := range ops {
		count := cuts.Count(uint32(i))
		if count < 2 || p.waits[i] == 0 && len(p.successors[i]) == 0 {
			t.list = append(t.list, item{op: uint32(i)})
			itemOps = append(itemOps, op)
			continue
		}
		if singles += count; singles > maxSinglePieces {
			return nil, ops
		}
		for piece := range count {
			part := op.Part(cuts.Piece(uint32(i), piece))
			t.list = append(t.list, item{uint32(i), true, piece})
			itemOps = append(itemOps, &part)
		}
	}
	if singles == 0 {
		return nil, ops
	}
	return t, itemOps
}
