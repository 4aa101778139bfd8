package sched

import (
	"cmp"
	"slices"
)

const (
	// maxOrders is how many orders of a component are enumerated: as many as seven
	// operations have that all conflict with each other. Finding the order with a given number
	// then takes about a millisecond.
	maxOrders = 5040
	// maxMembers is how many operations of a component may conflict: a word has a bit for each.
	maxMembers = 64
)

// component is a connected component of the graph whose edges are conflicts and precedence: the
// orders of its operations do not restrict the orders of others.
type component struct {
	ops    []uint32   // those that conflict, ascending
	pairs  []conflict // of indices into ops
	after  []uint64   // per index: the set of indices that must come after it
	orders uint64     // how many there are
}

// components returns the components that have conflicts, few enough members and nothing crowded.
func components(pairs []conflict, p *precedence, crowded []bool) (list []component) {
	if len(pairs) == 0 {
		return nil
	}
	sets := connected(pairs, p, len(crowded))
	refused := map[uint32]bool{}
	for op, is := range crowded {
		if is {
			refused[sets.root(uint32(op))] = true
		}
	}
	slices.SortStableFunc(pairs, func(p, q conflict) int { return cmp.Compare(sets.root(p.a), sets.root(q.a)) })
	reach := newReachability(p, len(crowded))
	for from := 0; from < len(pairs); {
		to, root := from, sets.root(pairs[from].a)
		for to < len(pairs) && sets.root(pairs[to].a) == root {
			to++
		}
		c := component{pairs: pairs[from:to]}
		if from = to; !refused[root] && c.collect() {
			c.after = reach.among(c.ops)
			list = append(list, c)
		}
	}
	return list
}

// collect lists the operations of the pairs, unless there are too many, and makes the
// pairs refer to that list.
func (c *component) collect() bool {
	if len(c.pairs) > maxMembers*(maxMembers-1)/2 {
		return false
	}
	for _, p := range c.pairs {
		c.ops = append(c.ops, p.a, p.b)
	}
	slices.Sort(c.ops)
	c.ops = slices.Compact(c.ops)
	for i, p := range c.pairs {
		a, _ := slices.BinarySearch(c.ops, p.a)
		b, _ := slices.BinarySearch(c.ops, p.b)
		c.pairs[i] = conflict{uint32(a), uint32(b)}
	}
	return len(c.ops) <= maxMembers
}

// connected joins all operations that conflict or wait for each other.
func connected(pairs []conflict, p *precedence, ops int) disjointSets {
	sets := newDisjointSets(ops)
	for _, pair := range pairs {
		sets.join(pair.a, pair.b)
	}
	if p == nil {
		return sets
	}
	for from, later := range p.successors {
		for _, to := range later {
			sets.join(uint32(from), to)
		}
	}
	return sets
}

// disjointSets is a union-find forest.
type disjointSets []uint32

func newDisjointSets(n int) disjointSets {
	s := make(disjointSets, n)
	for i := range s {
		s[i] = uint32(i)
	}
	return s
}

func (s disjointSets) root(x uint32) uint32 {
	for s[x] != x {
		s[x] = s[s[x]]
		x = s[x]
	}
	return x
}

func (s disjointSets) join(a, b uint32) { s[s.root(a)] = s.root(b) }
