package sched

import "slices"

// visit calls leaf for each way to order the pairs from the i-th on, until leaf returns false.
// A leaf gets, per operation, the set of those that come after it. A pair can be ordered either
// way as long as neither way follows from earlier choices. Every choice leaves at least one order
// of all operations, so there are no dead ends.
func (c *component) visit(i int, after []uint64, leaf func(after []uint64) bool) bool {
	for _, p := range c.pairs[i:] {
		i++
		if after[p.a]>>p.b&1 != 0 || after[p.b]>>p.a&1 != 0 {
			continue
		}
		var room [maxMembers]uint64
		other := room[:copy(room[:], after)]
		precede(other, p.b, p.a)
		if !c.visit(i, other, leaf) {
			return false
		}
		precede(after, p.a, p.b)
	}
	return leaf(after)
}

// precede orders a, and what comes before it, before b and what comes after b.
func precede(after []uint64, a, b uint32) {
	set := after[b] | 1<<b
	for w := range after {
		if uint32(w) == a || after[w]>>a&1 != 0 {
			after[w] |= set
		}
	}
}

// countOrders leaves 0 if there are more orders than maxOrders or than the budget. It takes
// what it counts from the budget.
func (c *component) countOrders(budget *uint64) {
	bound := min(maxOrders, *budget)
	count := uint64(0)
	if c.visit(0, slices.Clone(c.after), func([]uint64) bool { count++; return count <= bound }) {
		c.orders = count
	}
	*budget -= min(count, *budget)
}

// enumerable returns the components that have several orders, and not too many. One bound
// limits the counting of all components together, so that a synchronization call takes no
// longer than with a few large components or many small ones.
func enumerable(list []component, ops int) []component {
	budget := uint64(4*maxOrders + 64*ops)
	for i := range list {
		list[i].countOrders(&budget)
	}
	return slices.DeleteFunc(list, func(c component) bool { return c.orders < 2 })
}

// order returns, per operation, the set of those after it in the order with this number,
// 0 <= number < c.orders.
func (c *component) order(number uint64) (chosen []uint64) {
	c.visit(0, slices.Clone(c.after), func(after []uint64) bool {
		if number == 0 {
			chosen = slices.Clone(after)
			return false
		}
		number--
		return true
	})
	return chosen
}
