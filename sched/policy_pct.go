package sched

import (
	"cmp"
	"container/heap"
	"slices"

	"golang.org/x/exp/rand"
)

// PCT is probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte: A
// Randomized Scheduler with Probabilistic Guarantees of Finding Bugs, ASPLOS 2010). It is good
// for bugs that few ordering constraints show, however many operations there are.
//
// The paper's threads are chains of operations here: each operation is a chain, but accumulates
// that must follow each other form one chain together. The paper's steps are pieces. Every
// chain has a random priority, and the chain with the highest one of those that may go on issues
// a piece. There are depth-1 change points, at random steps: the chain that would issue a
// piece is lowered below all chains that keep their first priority.
//
// A bug has depth d if it shows in every order in which d pieces b1, ..., bd come after certain
// others: a1 before b1, ..., ad before bd. With n chains and k pieces, a sequence shows it with a
// probability of at least
//
//	1 / (n * k * (k+1) * ... * (k+d-2)), for small d about 1/(n * k^(d-1)),
//
// as in the paper's theorem. Take b1 to bd in an order in which they may be issued. It is enough
// that b1's chain has the lowest priority at first (probability 1/n), and that every other bi,
// when it is about to be issued, is lowered to level i. Everything that does not depend on bi to
// bd is then issued before bi, and so is ai. Each change counts as a step, of which there are
// k+d-2 before the last. The other factors are the probability that the d-1 change points are
// these steps in this order.
const PCT Policy = 6

// pct is the chooser of policy PCT.
type pct struct {
	key     uint64         // of the first priorities
	first   []uint32       // operations of chains that were never lowered: a heap, highest priority first
	chain   []uint32       // per operation: the first one of its chain; nil: itself
	lowered []loweredChain // by level, the highest first
	changes []change       // those to come, by step
	step    uint64
	level   int // of the operation chosen last, -1 if its chain was never lowered
}

// change lowers the chain that would go on at a step.
type change struct {
	step  uint64 // from 1
	level int
}

// loweredChain is the chain at a level.
type loweredChain struct {
	chain uint32
	op    uint32 // the chain's operation that may be issued, if ready
	used  bool   // there is a chain at this level
	ready bool
}

func newPCT(s *Sequence) chooser {
	p := &pct{key: s.rng.Uint64(), first: s.list(0), chain: s.precedence.chains()}
	steps := s.pieces.total(len(s.ops))
	n := min(uint64(max(s.rules.Depth, 1)), steps) // a bug of depth d has d pieces
	n -= min(n, 1)
	p.lowered = make([]loweredChain, n)
	for level, step := range sample(n, steps+n-1, s.rng) {
		p.changes = append(p.changes, change{step + 1, level})
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

func (p *pct) chainOf(op uint32) uint32 {
	if p.chain == nil {
		return op
	}
	return p.chain[op]
}

// priority is different for different chains, since splitMix is a bijection.
func (p *pct) priority(op uint32) uint64 { return splitMix(p.key + uint64(p.chainOf(op))) }

// Len, Less, Swap, Push and Pop make p.first a heap of package container/heap.
func (p *pct) Len() int           { return len(p.first) }
func (p *pct) Less(i, j int) bool { return p.priority(p.first[i]) > p.priority(p.first[j]) }
func (p *pct) Swap(i, j int)      { p.first[i], p.first[j] = p.first[j], p.first[i] }
func (p *pct) Push(op any)        { p.first = append(p.first, op.(uint32)) }
func (p *pct) Pop() any {
	last := len(p.first) - 1
	op := p.first[last]
	p.first = p.first[:last]
	return op
}

func (p *pct) add(op uint32) {
	chain := p.chainOf(op)
	for level := range p.lowered {
		if l := &p.lowered[level]; l.used && l.chain == chain {
			l.op, l.ready = op, true
			return
		}
	}
	heap.Push(p, op)
}

// choose makes the changes that are due, and returns the operation of the highest priority.
func (p *pct) choose() (op uint32, ok bool) {
	for {
		if op, ok = p.highest(); !ok {
			return 0, false
		}
		p.step++
		if len(p.changes) == 0 || p.changes[0].step != p.step {
			return op, true
		}
		p.lower(op, p.changes[0].level)
		p.changes = p.changes[1:]
	}
}

func (p *pct) highest() (op uint32, ok bool) {
	if p.level = -1; len(p.first) > 0 {
		return p.first[0], true
	}
	if p.level = slices.IndexFunc(p.lowered, func(l loweredChain) bool { return l.ready }); p.level < 0 {
		return 0, false
	}
	return p.lowered[p.level].op, true
}

// lower moves the chain of op, which highest returned, to a level.
func (p *pct) lower(op uint32, level int) {
	p.remove()
	if p.level >= 0 {
		p.lowered[p.level].used = false
	}
	p.lowered[level] = loweredChain{chain: p.chainOf(op), op: op, used: true, ready: true}
}

func (p *pct) remove() {
	if p.level >= 0 {
		p.lowered[p.level].ready = false
		return
	}
	heap.Pop(p)
}
