package sched

import (
	"math"
	"math/bits"

	"github.com/nastympi/nastympi/base/rma"
)

// Systematic enumerates the orders of operations that conflict: successive seeds take each
// order once. It is good for bugs that need whole operations in one certain order.
// Everything that it does not order is mixed as by policy Random.
const Systematic Policy = 7

func newSystematic(s *Sequence) chooser {
	s.precedence = oriented(s.ops, s.precedence, s.ordering, s.rules.OrderIndex)
	m := newMixture(s, 0)
	return &m
}

// OrderIndex determines which of its orders a synchronization call takes.
type OrderIndex struct {
	Seed uint64
	// Call is the same number whenever the same call is made, and different for different calls,
	// so that each pair of orders of two calls comes with some seed.
	Call uint64
}

// OrderIndexOf returns the index for a synchronization call, which the last three arguments
// identify.
func OrderIndexOf(seed uint64, rank int, window uint32, number uint64) OrderIndex {
	return OrderIndex{Seed: seed, Call: Stream(0, rank, window, number, Enumeration).Uint64()}
}

// oriented adds to the precedence an order of each two operations that conflict, an acyclic
// orientation of the conflict graph. Two sequences that agree in these orders have the same
// effect at the targets if each operation takes effect at once. How pieces are mixed, and
// operations that do not conflict, stays random, since other ranks may see it. If there are n
// orders, any n successive seeds from 1 + a multiple of n take each one once.
//
// Components are enumerated independently. A component with too many orders stays random.
func oriented(ops []*rma.Op, p *precedence, ordering rma.Ordering, index OrderIndex) *precedence {
	pairs, crowded := conflicts(ops, ordering)
	list := enumerable(components(pairs, p, crowded), len(ops))
	if len(list) == 0 {
		return p
	}
	if p == nil {
		p = emptyPrecedence(len(ops))
	}
	digits := newDigits(list, index)
	for i := range list {
		c := &list[i]
		after := c.order(digits.next(c.orders))
		for _, pair := range c.pairs {
			if after[pair.a]>>pair.b&1 == 0 {
				pair.a, pair.b = pair.b, pair.a
			}
			p.add(c.ops[pair.a], c.ops[pair.b])
		}
	}
	return p
}

// digits writes an index in a mixed radix: each component takes the digit whose base is its
// number of orders. A digit is shifted by a number that depends on the lower digits only.
// Each combination still comes once, and the higher digits change often, too.
type digits struct {
	call   uint64
	value  uint64 // the index among all combinations of orders
	block  uint64 // how often all of them have come before
	weight uint64 // product of the bases before, at most 2^64-1
}

func newDigits(list []component, index OrderIndex) digits {
	total := uint64(1)
	for _, c := range list {
		total = product(total, c.orders)
	}
	value := index.Seed - 1
	return digits{call: index.Call, value: value % total, block: value / total, weight: 1}
}

func (d *digits) next(base uint64) uint64 {
	lower := d.value % d.weight
	shift := splitMix(splitMix(splitMix(d.call^d.weight)+lower) + d.block)
	digit := (d.value/d.weight%base + shift%base) % base
	d.weight = product(d.weight, base)
	return digit
}

// product is at most 2^64-1.
func product(a, b uint64) uint64 {
	if high, low := bits.Mul64(a, b); high == 0 {
		return low
	}
	return math.MaxUint64
}
