package sched

import (
	"math"
	"math/bits"

	"github.com/nastympi/nastympi/rma"
)

// Turn says which of the orders of one synchronization call is taken.
type Turn struct {
	Seed uint64
	// Call is the same number whenever the same call is made, and another one for
	// others, so that each pair of orders of two calls comes with some seed.
	Call uint64
}

// TurnOf is the turn of a synchronization call.
func TurnOf(seed uint64, rank int, window uint32, number uint64) Turn {
	return Turn{Seed: seed, Call: Stream(0, rank, window, number, Enumeration).Uint64()}
}

// oriented adds to what must wait for what an order of each two operations that
// conflict. Two sequences that agree in these have the same effect at the
// targets (operations are taken as whole; how their pieces and those that
// do not conflict are mixed stays random, since other ranks may see that). Of n
// such orders, any n successive seeds from 1 + a multiple of n take each one once.
//
// Groups of operations that have nothing to do with each other are enumerated one by one.
// One that has too many orders is left as it is: random.
func oriented(ops []*rma.Op, d *depend, ordering rma.Ordering, turn Turn) *depend {
	pairs, crowded := conflicts(ops, ordering)
	groups := enumerable(grouped(pairs, d, crowded), len(ops))
	if len(groups) == 0 {
		return d
	}
	if d == nil {
		d = &depend{waits: make([]uint32, len(ops)), after: make([][]uint32, len(ops))}
	}
	turns := newTurns(groups, turn)
	for i := range groups {
		g := &groups[i]
		after := g.order(turns.next(g.count))
		for _, p := range g.pairs {
			if after[p.a]>>p.b&1 == 0 {
				p.a, p.b = p.b, p.a
			}
			d.edge(g.ops[p.a], g.ops[p.b])
		}
	}
	return d
}

// turns deals a turn's number out to groups as digits are: it counts in a system
// whose bases are the groups' numbers of orders. A digit is shifted by a number that
// depends on the lower ones only, so that each order comes once nonetheless; else the
// higher digits would stay the same for long.
type turns struct {
	call  uint64
	index uint64 // among all combinations of orders
	block uint64 // how often all of them have come before
	base  uint64 // product of the counts before, at most 2^64-1
}

func newTurns(groups []group, turn Turn) turns {
	total := uint64(1)
	for _, g := range groups {
		total = product(total, g.count)
	}
	index := turn.Seed - 1
	return turns{call: turn.Call, index: index % total, block: index / total, base: 1}
}

func (t *turns) next(count uint64) uint64 {
	lower := t.index % t.base
	shift := splitMix(splitMix(splitMix(t.call^t.base)+lower) + t.block)
	digit := (t.index/t.base%count + shift%count) % count
	t.base = product(t.base, count)
	return digit
}

func product(a, b uint64) uint64 {
	if high, low := bits.Mul64(a, b); high == 0 {
		return low
	}
	return math.MaxUint64
}
