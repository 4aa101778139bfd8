package sched

import "golang.org/x/exp/rand"

// Cuts says how operations are cut into pieces.
type Cuts interface {
	Count(op uint32) uint64
	// Piece returns the packed bytes [off, off+length) of piece i < Count(op).
	Piece(op uint32, i uint64) (off, length uint64)
}

// pieceOrder is the order in which a policy issues the pieces of one operation.
type pieceOrder uint8

const (
	firstToLast pieceOrder = iota + 1
	lastToFirst
	shuffled
)

// pieces walks through the pieces of every operation. It keeps one number per operation,
// nothing per piece.
type pieces struct {
	cuts   Cuts // nil: every operation is one piece
	order  pieceOrder
	issued []uint64 // per operation
	key    uint64   // of the shuffled orders
	last   struct { // the permutation used last
		op uint32
		permutation
	}
}

// newPieces draws a number if the pieces are to be shuffled.
func newPieces(cuts Cuts, ops int, order pieceOrder, rng *rand.Rand) pieces {
	p := pieces{cuts: cuts, order: order}
	if cuts != nil {
		p.issued = make([]uint64, ops)
	}
	if order == shuffled {
		p.key = rng.Uint64()
	}
	return p
}

// next returns the next piece of op, and whether it is the last one.
func (p *pieces) next(op uint32) (piece uint64, last bool) {
	if p.cuts == nil {
		return 0, true
	}
	count := p.count(op)
	if count > 1 {
		piece = p.at(op, p.issued[op], count)
	}
	p.issued[op]++
	return piece, p.issued[op] >= count
}

func (p *pieces) count(op uint32) uint64 {
	if p.cuts == nil {
		return 1
	}
	return p.cuts.Count(op)
}

// at returns the i-th piece of op to be issued.
func (p *pieces) at(op uint32, i, count uint64) uint64 {
	switch p.order {
	case firstToLast:
		return i
	case lastToFirst:
		return count - 1 - i
	}
	if p.last.n == 0 || p.last.op != op {
		p.last.op = op
		p.last.permutation = newPermutation(count, splitMix(p.key+uint64(op)))
	}
	return p.last.at(i)
}

// total is the number of steps that the pieces of so many operations take.
func (p *pieces) total(ops int) (total uint64) {
	for op := range uint32(ops) {
		total += max(p.count(op), 1)
	}
	return total
}
