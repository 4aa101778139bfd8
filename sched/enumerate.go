package sched

import "slices"

// visit calls leaf for each way to order the pairs from the i-th on, until it says
// false, with what then comes after each operation. A pair is free as long as neither
// follows from what is decided; and as each choice leaves at least one order of all,
// there is no dead end.
func (g *group) visit(i int, after []uint64, leaf func(after []uint64) bool) bool {
	for _, p := range g.pairs[i:] {
		i++
		if after[p.a]>>p.b&1 != 0 || after[p.b]>>p.a&1 != 0 {
			continue
		}
		var room [maxGroup]uint64
		other := room[:copy(room[:], after)]
		precede(other, p.b, p.a)
		if !g.visit(i, other, leaf) {
			return false
		}
		precede(after, p.a, p.b)
	}
	return leaf(after)
}

// precede has a, and what comes before it, come before b and what comes after that.
func precede(after []uint64, a, b uint32) {
	set := after[b] | 1<<b
	for w := range after {
		if uint32(w) == a || after[w]>>a&1 != 0 {
			after[w] |= set
		}
	}
}

// measure counts the orders, 0 if they are more than maxOrders or than the budget,
// from which it takes their number.
func (g *group) measure(budget *uint64) {
	bound := min(maxOrders, *budget)
	count := uint64(0)
	if g.visit(0, slices.Clone(g.after), func([]uint64) bool { count++; return count <= bound }) {
		g.count = count
	}
	*budget -= min(count, *budget)
}

// order returns what comes after each operation in an order, 0 <= number < g.count.
func (g *group) order(number uint64) (chosen []uint64) {
	g.visit(0, slices.Clone(g.after), func(after []uint64) bool {
		if number == 0 {
			chosen = slices.Clone(after)
			return false
		}
		number--
		return true
	})
	return chosen
}
