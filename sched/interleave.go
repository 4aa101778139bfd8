package sched

import "github.com/nastympi/nastympi/rma"

// maxParts bounds the pieces of one sequence that are ordered one by one, each of which takes
// memory. Beyond it operations keep their order as wholes.
const maxParts = 4096

// parts says what stands behind the members of a sequence whose order is that of pieces.
type parts struct {
	cuts    Cuts
	members []part
}

// part is an operation, or one piece of it that is ordered on its own.
type part struct {
	op    uint32
	alone bool
	piece uint64
}

// Count and Piece make parts the cuts of the members.
func (p *parts) Count(member uint32) uint64 {
	if p.members[member].alone {
		return 1
	}
	return p.cuts.Count(p.members[member].op)
}

func (p *parts) Piece(member uint32, i uint64) (off, length uint64) {
	m := p.members[member]
	if m.alone {
		i = m.piece
	}
	return p.cuts.Piece(m.op, i)
}

// step names an operation's piece, where s took a member's.
func (p *parts) step(s *Step) {
	m := p.members[s.Op]
	if s.Op = m.op; m.alone {
		s.Piece = m.piece
	}
}

// interleave takes the accumulates that have to wait for others, or others for them, apart: each
// location keeps its order (MPI 4.1, 12.7.2), and nothing says more about elements that lie beside
// each other. It returns nil where that changes nothing, or would take too much memory.
func interleave(ops []*rma.Op, cuts Cuts, ordering rma.Ordering) (*parts, []*rma.Op) {
	if cuts == nil {
		return nil, ops
	}
	d := newDepend(ops, ordering)
	if d == nil {
		return nil, ops
	}
	p := &parts{cuts: cuts}
	members := make([]*rma.Op, 0, len(ops))
	pieces := uint64(0)
	for i, op := range ops {
		count := cuts.Count(uint32(i))
		if count < 2 || d.waits[i] == 0 && len(d.after[i]) == 0 {
			p.members = append(p.members, part{op: uint32(i)})
			members = append(members, op)
			continue
		}
		if pieces += count; pieces > maxParts {
			return nil, ops
		}
		for piece := range count {
			alone := op.Part(cuts.Piece(uint32(i), piece))
			p.members = append(p.members, part{uint32(i), true, piece})
			members = append(members, &alone)
		}
	}
	if pieces == 0 {
		return nil, ops
	}
	return p, members
}
