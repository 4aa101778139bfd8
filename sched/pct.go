package sched

import (
	"cmp"
	"container/heap"
	"slices"

	"golang.org/x/exp/rand"
)

// pct is probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi,
// Nagarakatte: A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs,
// ASPLOS 2010). What are threads there are chains of operations here: each operation
// is one, but accumulates that must follow each other are one together. Steps
// are pieces. Every chain has a random priority, and the highest one that can go
// on does; at depth-1 random steps the chain that is about to go on falls below
// all others instead.
//
// A bug of depth d is one that shows in every order in which d pieces b1, ..., bd
// come after certain others: a1 before b1, ..., ad before bd. With n chains and k
// pieces, a sequence shows it with a probability of at least
//
//	1 / (n * k * (k+1) * ... * (k+d-2)), for small d about 1/(n * k^(d-1)),
//
// as the paper's theorem says. Take b1 to bd in an order in which all of it is
// legal. It suffices that b1's chain has the lowest priority at first (one chance in
// n), and that each other bi falls, when it is about to be issued, to the rank i: then
// whatever does not depend on bi to bd is issued before bi, and ai is such. Each fall
// counts as a step, of which there are k+d-2 before the last; that the d-1 random ones
// are the right ones in the right order has the chance of the other factors.
type pct struct {
	key     uint64   // of the priorities
	ready   []uint32 // operations of chains that never fell: a heap, the highest first
	chain   []uint32 // per operation: the first one of its chain; nil: itself
	changes []change // ascending
	step    uint64
	fallen  []fallen // by rank, the highest first
}

// change is a step before which the chain that would go on falls to a rank.
type change struct {
	step uint64 // from 1
	rank int
}

type fallen struct {
	chain uint32
	op    uint32 // of the chain, if it is ready
	used  bool
	ready bool
}

func newPCT(d *depend, room []uint32, depth int, pieces uint64, rng *rand.Rand) *pct {
	p := &pct{key: rng.Uint64(), ready: room, chain: d.chains()}
	n := min(uint64(max(depth, 1)), pieces) // a bug of depth d has d pieces
	n -= min(n, 1)
	p.fallen = make([]fallen, n)
	for rank, step := range sample(n, pieces+n-1, rng) {
		p.changes = append(p.changes, change{step + 1, rank})
	}
	slices.SortFunc(p.changes, func(a, b change) int { return cmp.Compare(a.step, b.step) })
	return p
}

// sample returns n different numbers below limit, in random order (Floyd's algorithm,
// then shuffled).
func sample(n, limit uint64, rng *rand.Rand) []uint64 {
	numbers := make([]uint64, 0, n)
	taken := make(map[uint64]bool, n)
	for last := limit - n; last < limit; last++ {
		x := rng.Uint64n(last + 1)
		if taken[x] {
			x = last
		}
		taken[x] = true
		numbers = append(numbers, x)
	}
	rng.Shuffle(len(numbers), func(i, j int) { numbers[i], numbers[j] = numbers[j], numbers[i] })
	return numbers
}

// chains cuts the operations into chains, in each of which every operation must
// wait for the one before it; fewer chains have a better bound.
func (d *depend) chains() []uint32 {
	if d == nil {
		return nil
	}
	const none = ^uint32(0)
	next, follows := make([]uint32, len(d.after)), make([]bool, len(d.after))
	for op, later := range d.after {
		next[op] = none
		if i := slices.IndexFunc(later, func(to uint32) bool { return !follows[to] }); i >= 0 {
			next[op] = later[i]
			follows[later[i]] = true
		}
	}
	chain := make([]uint32, len(next))
	for first := range chain {
		if follows[first] {
			continue
		}
		for op := uint32(first); op != none; op = next[op] {
			chain[op] = uint32(first)
		}
	}
	return chain
}

func (p *pct) chainOf(op uint32) uint32 {
	if p.chain == nil {
		return op
	}
	return p.chain[op]
}

// priority is different for different chains, since splitMix is a bijection.
func (p *pct) priority(op uint32) uint64 { return splitMix(p.key + uint64(p.chainOf(op))) }

// Len, Less, Swap, Push and Pop make p.ready a heap of package container/heap.
func (p *pct) Len() int           { return len(p.ready) }
func (p *pct) Less(i, j int) bool { return p.priority(p.ready[i]) > p.priority(p.ready[j]) }
func (p *pct) Swap(i, j int)      { p.ready[i], p.ready[j] = p.ready[j], p.ready[i] }
func (p *pct) Push(op any)        { p.ready = append(p.ready, op.(uint32)) }
func (p *pct) Pop() any {
	last := len(p.ready) - 1
	op := p.ready[last]
	p.ready = p.ready[:last]
	return op
}

// push makes op, which waits for nothing any more, one that may go on.
func (p *pct) push(op uint32) {
	chain := p.chainOf(op)
	for rank := range p.fallen {
		if f := &p.fallen[rank]; f.used && f.chain == chain {
			f.op, f.ready = op, true
			return
		}
	}
	heap.Push(p, op)
}

// highest returns the operation of the highest priority, and its rank among the
// fallen, -1 for none. It must not be called when there is no operation.
func (p *pct) highest() (op uint32, rank int) {
	if len(p.ready) > 0 {
		return p.ready[0], -1
	}
	rank = slices.IndexFunc(p.fallen, func(f fallen) bool { return f.ready })
	return p.fallen[rank].op, rank
}

func (p *pct) empty() bool {
	return len(p.ready) == 0 && !slices.ContainsFunc(p.fallen, func(f fallen) bool { return f.ready })
}

// remove takes away what highest returned.
func (p *pct) remove(rank int) {
	if rank >= 0 {
		p.fallen[rank].ready = false
		return
	}
	heap.Pop(p)
}

// choose returns the operation that goes on, after the changes that are due.
func (p *pct) choose() (op uint32, rank int) {
	for {
		op, rank = p.highest()
		p.step++
		if len(p.changes) == 0 || p.changes[0].step != p.step {
			return op, rank
		}
		p.remove(rank)
		if rank >= 0 {
			p.fallen[rank].used = false
		}
		p.fallen[p.changes[0].rank] = fallen{chain: p.chainOf(op), op: op, used: true, ready: true}
		p.changes = p.changes[1:]
	}
}

// nextByPriority is next for policy PCT.
func (s *Sequence) nextByPriority(step *Step) bool {
	if s.pct.empty() {
		return false
	}
	op, rank := s.pct.choose()
	step.Op, step.Piece = op, 0
	if s.done == nil || s.takePiece(step) {
		s.pct.remove(rank)
		s.finish(op)
	}
	return true
}
