package wait

import "slices"

// Demand is a part of a Supply: it holds if it gets one of the goods on hand, or under its condition.
type Demand struct {
	Condition
	Takes []int // kinds of goods
	// After are demands, by their places in the list. This one gets nothing on hand before they have something.
	After []int
	Inner bool // counts only if another demand is after it
}

// supply is what several conditions share: nothing serves two of them.
type supply struct {
	demands []Demand
	stock   []int
}

// Supply holds if each of the demands does, and the goods on hand suffice for those whose conditions do not hold. stock is
// how many there are of each kind.
func Supply(demands []Demand, stock []int) Condition {
	c := Condition{kind: supplied, supply: &supply{demands: demands, stock: stock}}
	for _, d := range demands {
		c.of = append(c.of, d.Condition)
	}
	return c
}

// Short are groups of demands that cannot all be met while no condition holds: one of each group lacks something. Each of these
// explains why the supply does not hold. Demands have their places in the list.
func Short(demands []Demand, stock []int) [][]int {
	s := supply{demands: demands, stock: stock}
	return s.short(func(Condition) bool { return false })
}

// short deals the goods, in the order of the list. What cannot be met is listed with the demands that have what it takes.
func (s supply) short(holds func(Condition) bool) (groups [][]int) {
	open, because := s.open(holds)
	d := deal{supply: s, of: make([][]int, len(s.stock))}
	for _, i := range open {
		tried := make([]bool, len(s.stock))
		if d.serve(i, tried) {
			continue
		}
		group := []int{i}
		for kind, was := range tried {
			if was {
				group = append(group, d.of[kind]...)
			}
		}
		groups = append(groups, withReasons(group, because))
	}
	return groups
}

// open are the demands that need something on hand, and for each the one after it that makes it so; -1: none.
func (s supply) open(holds func(Condition) bool) (list, because []int) {
	because = make([]int, len(s.demands))
	known := make([]bool, len(s.demands))
	add := func(i, reason int) {
		if !known[i] && !holds(s.demands[i].Condition) {
			known[i], because[i] = true, reason
			list = append(list, i)
		}
	}
	for i, d := range s.demands {
		if !d.Inner {
			add(i, -1)
		}
	}
	for n := 0; n < len(list); n++ {
		for _, i := range s.demands[list[n]].After {
			add(i, list[n])
		}
	}
	slices.Sort(list)
	return list, because
}

// withReasons adds what makes demands of a group count.
func withReasons(group, because []int) []int {
	for n := 0; n < len(group); n++ {
		if reason := because[group[n]]; reason >= 0 && !slices.Contains(group, reason) {
			group = append(group, reason)
		}
	}
	slices.Sort(group)
	return group
}

// deal is who gets what.
type deal struct {
	supply
	of [][]int // demands, by what they get
}

// serve gives a demand something, and others something else if need be: a matching of the most demands grows by augmenting paths.
func (d *deal) serve(demand int, tried []bool) bool {
	for _, kind := range d.demands[demand].Takes {
		if tried[kind] {
			continue
		}
		tried[kind] = true
		if len(d.of[kind]) < d.stock[kind] {
			d.of[kind] = append(d.of[kind], demand)
			return true
		}
		for place, other := range d.of[kind] {
			if d.serve(other, tried) {
				d.of[kind][place] = demand
				return true
			}
		}
	}
	return false
}
