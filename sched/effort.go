package sched

import (
	"math/bits"

	"github.com/nastympi/nastympi/base/rma"
)

// Effort decides how much work the operations of one rank are worth. A bug in how operations of one
// kind and size are used shows in the first of them as well as in the thousandth, but each piece and
// each flush costs about as much as an operation. The first operations of a kind and size are
// therefore worth every piece; later ones are worth few pieces, except for ever fewer of them, so
// that a program with long loops needs a few times its own time and not thousands of times.
//
// It counts operations and asks no clock, so a seed means the same on every machine. Neither does it
// look at call sites, which are known in some runs and unknown in others.
type Effort struct {
	first   uint64 // how many operations are worth every piece; 0: all
	seed    uint64
	rank    int
	classes [rma.CompareAndSwap + 1][65]class
}

// class is what was seen of the operations of one kind whose sizes have the same number of bits.
type class struct {
	seen uint64
	next uint64 // the operation that is the next one to be worth more than few pieces
}

// few is how many pieces a later operation is worth. Four pieces have 24 orders, and make a loop about
// four times as expensive as the program's own calls.
const few = 4

// NewEffort starts the decisions for a rank. The first operations of each kind and size, so many,
// are worth every piece; 0: all are.
func NewEffort(first, seed uint64, rank int) *Effort {
	return &Effort{first: first, seed: seed, rank: rank}
}

// Fork returns an Effort that decides as e would, and leaves e as it is.
func (e *Effort) Fork() *Effort {
	fork := *e
	return &fork
}

// Pieces returns how many pieces the rank's next operation is worth, given that it may be cut into
// most (0: any number), and whether it is one of the few that are worth many.
//
// The n-th operation of its class is worth many with a probability of about first/n, and then its
// share of first/n of all pieces. A class of operations, however many there are, thus has
// about 2*first*most pieces more than few for each operation.
func (e *Effort) Pieces(op *rma.Op, most uint64) (pieces uint64, many bool) {
	if e.first == 0 {
		return most, true
	}
	c := &e.classes[op.Kind][bits.Len64(op.Bytes)]
	c.seen++
	switch {
	case c.seen <= e.first:
		return most, true
	case c.seen < c.next:
		return e.few(most), false
	}
	many = c.seen == c.next
	draws := Stream(e.seed, e.rank, uint32(op.Kind)<<8|uint32(bits.Len64(op.Bytes)), c.seen, Worth)
	c.next = c.seen + 1 + draws.Uint64n(2*c.seen/e.first)
	if !many { // this one only begins the row of random distances
		return e.few(most), false
	}
	if most == 0 {
		most = op.Bytes
	}
	return max(e.few(most), share(most, e.first, c.seen)), true
}

func (e *Effort) few(most uint64) uint64 {
	if most == 0 {
		return few
	}
	return min(most, few)
}

// share is all*part/whole, part <= whole, rounded down.
func share(all, part, whole uint64) uint64 {
	high, low := bits.Mul64(all, part)
	quotient, _ := bits.Div64(high, low, whole)
	return quotient
}
