package sched

import (
	"cmp"
	"slices"
)

const (
	// maxOrders is how many orders of a group are enumerated: as many as seven
	// operations have that all conflict with each other. Finding the one whose turn it is
	// takes about a millisecond then.
	maxOrders = 5040
	// maxGroup is how many operations of a group may conflict: a word has a bit for each.
	maxGroup = 64
)

// group is a set of operations whose order the orders of others do not restrict: they are
// connected by conflicts, or by having to wait for each other.
type group struct {
	ops   []uint32   // that conflict, ascending
	pairs []conflict // of indices into ops
	after []uint64   // per operation of ops: the set of those that must come after it
	count uint64     // of orders
}

// grouped returns the groups of the pairs that are small enough, and not crowded.
func grouped(pairs []conflict, d *depend, crowded []bool) []group {
	if len(pairs) == 0 {
		return nil
	}
	f := newForest(len(crowded))
	for _, p := range pairs {
		f.join(p.a, p.b)
	}
	if d != nil {
		for from, later := range d.after {
			for _, to := range later {
				f.join(uint32(from), to)
			}
		}
	}
	refused := map[uint32]bool{}
	for op, is := range crowded {
		if is {
			refused[f.root(uint32(op))] = true
		}
	}
	slices.SortStableFunc(pairs, func(p, q conflict) int { return cmp.Compare(f.root(p.a), f.root(q.a)) })
	var groups []group
	seen := newVisits(d, len(crowded))
	for from := 0; from < len(pairs); {
		to, root := from, f.root(pairs[from].a)
		for to < len(pairs) && f.root(pairs[to].a) == root {
			to++
		}
		g := group{pairs: pairs[from:to]}
		if from = to; !refused[root] && g.collect() {
			g.after = seen.reach(g.ops)
			groups = append(groups, g)
		}
	}
	return groups
}

// collect lists the operations of the pairs, unless they are too many, and makes the
// pairs refer to that list.
func (g *group) collect() bool {
	if len(g.pairs) > maxGroup*(maxGroup-1)/2 {
		return false
	}
	for _, p := range g.pairs {
		g.ops = append(g.ops, p.a, p.b)
	}
	slices.Sort(g.ops)
	g.ops = slices.Compact(g.ops)
	for i, p := range g.pairs {
		a, _ := slices.BinarySearch(g.ops, p.a)
		b, _ := slices.BinarySearch(g.ops, p.b)
		g.pairs[i] = conflict{uint32(a), uint32(b)}
	}
	return len(g.ops) <= maxGroup
}

// enumerable counts the groups' orders and returns those that have several, and not
// too many. Counting stops at a bound for all of them together, so that a
// synchronization call takes no longer than a few large groups or many small ones do.
func enumerable(groups []group, ops int) []group {
	budget := uint64(4*maxOrders + 64*ops)
	for i := range groups {
		groups[i].measure(&budget)
	}
	return slices.DeleteFunc(groups, func(g group) bool { return g.count < 2 })
}
