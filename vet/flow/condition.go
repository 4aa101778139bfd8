package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
)

// assumption adds a condition to facts. It returns false if the facts contradict it.
type assumption func(*facts) (*facts, bool)

// condition adds the condition of an edge from n. In a loop it also adds the same condition in the first iteration: if that is the
// current one, or if the loop would have ended there otherwise. nil: nothing can be said.
func (a *analysis) condition(n *node, e edge) assumption {
	c := a.compare(n.frame, e.condition)
	if c == nil {
		return nil
	}
	now := a.assuming(c)
	if n.loop < 0 {
		return now
	}
	var added []*Value // to the counters in the condition
	first := c.with(func(v *Value) *Value { return a.atFirst(n.loop, v, &added) })
	if first == nil || len(added) == 0 {
		return now
	}
	list := []assumption{now, a.assuming(first)}
	stays := a.graph.loops[n.loop].staysBy(n, e)
	if ordered := a.ordered(n.loop, c.plain()); ordered != nil && stays {
		start := ordered.with(func(v *Value) *Value { return a.atFirst(n.loop, v, &added) })
		list = append(list, likely(a.assuming(ordered)), likely(a.assuming(start)))
	}
	return func(f *facts) (g *facts, possible bool) {
		if !stays && slices.ContainsFunc(added, func(v *Value) bool { return !a.find(f, v).equal(exactly(0)) }) {
			return now(f)
		}
		g = f
		for _, assume := range list {
			if g, possible = assume(g); !possible {
				return g, false
			}
		}
		return g, true
	}
}

// likely adds a condition unless the facts contradict it.
func likely(assume assumption) assumption {
	return func(f *facts) (*facts, bool) {
		if g, possible := assume(f); possible {
			return g, true
		}
		return f, true
	}
}

// compared are the values of a condition.
type compared struct {
	op    string
	x, y  *Value
	other string // whole numbers with a sign if it is empty: else a prefix of op in symbols of comparisons
}

// compare evaluates the operands of a condition; nil: one is not known.
func (a *analysis) compare(f *frame, c *ir.Binary) *compared {
	x, t := a.eval(nil, f, c.X)
	y, u := a.eval(nil, f, c.Y)
	if x == nil || y == nil {
		return nil
	}
	if t == nil {
		t = u
	}
	other := ""
	switch {
	case isFloat(a.resolve(f, t)):
		other = "float "
	case !a.comparable(f, c.Op, t):
		other = unsigned
	}
	return &compared{c.Op, x, y, other}
}

// with is c with what f makes of its operands; nil: f knows one of them not.
func (c *compared) with(f func(*Value) *Value) *compared {
	x, y := f(c.x), f(c.y)
	if x == nil || y == nil {
		return nil
	}
	return &compared{c.op, x, y, c.other}
}

// plain is c, or the comparison whose result c compares with 0, as in (rank == 0) != 0.
func (c *compared) plain() *compared {
	for c.other == "" && (c.op == "!=" || c.op == "==") && c.y.isConstant() && c.y.fixed == 0 {
		s := c.x.single()
		if s == nil || s.kind != compute || !comparison[s.op] || len(s.args) != 2 {
			break
		}
		c = &compared{op: s.comparedAs(c.op), x: s.args[0], y: s.args[1]}
	}
	return c
}

// ordered is c, which says that a counter is not yet where the loop ends, as an inequality: it does not jump over its end. nil: c says
// something else.
func (a *analysis) ordered(l int32, c *compared) *compared {
	if c.op != "!=" || c.other != "" {
		return nil
	}
	step := int64(0)
	for _, m := range a.add(c.x, c.y, -1).terms {
		switch {
		case !a.graph.anyWithin(m.symbol.loops, l):
		case step != 0 || m.symbol.header != l:
			return nil
		default:
			step = m.factor * m.symbol.step
		}
	}
	switch {
	case step > 0:
		return &compared{op: "<", x: c.x, y: c.y}
	case step < 0:
		return &compared{op: ">", x: c.x, y: c.y}
	}
	return nil
}

// assuming adds c to facts. Of numbers that facts cannot compare it only says that the same comparison has the same result, and what follows
// if they are unsigned.
func (a *analysis) assuming(c *compared) assumption {
	if c.other == "" {
		return func(known *facts) (*facts, bool) { return a.assume(known, c.op, c.x, c.y) }
	}
	op, holds := c.op, "!="
	switch op {
	case ">=", ">", "!=": // as the opposite
		op, holds = negation[op], "=="
	}
	v := a.calculate(c.other+op, c.x, c.y)
	return func(known *facts) (*facts, bool) { return a.assume(known, holds, v, a.constant(0)) }
}

// staysBy says whether each iteration passes n, and control leaves the loop there unless it takes edge e.
func (l *loop) staysBy(n *node, e edge) bool { return l.body[e.to] && l.ways(n) == 1 && l.inEach(n) }

// ways is the number of edges from n on which control stays in the loop.
func (l *loop) ways(n *node) (count int) {
	for _, e := range n.succs {
		if l.body[e.to] {
			count++
		}
	}
	return count
}

// atFirst is v with what the counters of a loop are in its first iteration; nil: not known. It notes what the loop has added to them.
func (a *analysis) atFirst(l int32, v *Value, added *[]*Value) *Value {
	known := true
	first := a.replace(v, func(s *Symbol) *Value {
		switch {
		case !a.graph.anyWithin(s.loops, l):
			return nil
		case s.header == l && s.step != 0 && s.init != nil:
			*added = append(*added, a.add(a.of(s), s.init, -1))
			return s.init
		case s.kind != compute:
			known = false
			return nil
		}
		again := a.again(s, func(x *Value) *Value { return a.atFirst(l, x, added) })
		known = known && again != nil
		return again
	})
	if !known {
		return nil
	}
	return first
}

// isTakenLater says whether control may take an edge from n in another iteration of a loop than the first one.
func (a *analysis) isTakenLater(l int32, n *node, e edge) bool {
	if e.condition == nil {
		return true
	}
	c := a.compare(n.frame, e.condition)
	if c == nil {
		return true
	}
	var f *facts
	for _, v := range []*Value{c.x, c.y} {
		for _, m := range v.terms {
			s := m.symbol
			if s.header != l || s.step == 0 || s.init == nil {
				continue
			}
			op := ">="
			if s.step < 0 {
				op = "<="
			}
			f, _ = a.assume(f, op, a.of(s), a.plus(s.init, s.step))
		}
	}
	_, possible := a.assuming(c)(f)
	return possible
}

// isChosen says whether only some iterations of the loop around n come to n, and each of those that n is meant for. What the program loads
// for each iteration decides: an element of an array, as in if (request[i] != MPI_REQUEST_NULL); or meant says that control does not leave
// the way to n by an edge.
func (a *analysis) isChosen(n *node, meant func(*node, edge) bool) (chosen bool) {
	l := a.graph.loops[n.loop]
	toward := n
	for m := n.dominator; m != nil && l.body[m]; toward, m = m, m.dominator {
		if l.ways(m) < 2 || n.postdominates(m) {
			continue
		}
		left := slices.ContainsFunc(m.succs, func(e edge) bool { return e.to != toward && !meant(m, e) })
		if left && !a.byElement(m, n.loop) {
			return false
		}
		chosen = true
	}
	return chosen
}

// isAvoided says whether facts contradict the condition of an edge from n in the iteration of a loop in which v is w.
func (a *analysis) isAvoided(f *facts, n *node, e edge, l int32, v, w *Value) bool {
	if e.condition == nil || w == nil {
		return false
	}
	c := a.compare(n.frame, e.condition)
	counter, value := a.whereEqual(v, w, func(s *Symbol) bool { return a.graph.anyWithin(s.loops, l) })
	if c == nil || counter == nil {
		return false
	}
	then := c.with(func(x *Value) *Value {
		return a.replace(x, func(s *Symbol) *Value {
			if s == counter {
				return value
			}
			return nil
		})
	})
	_, possible := a.assuming(then)(f)
	return !possible
}

// whereEqual is the only symbol of v that varies, and what it is where v is w; nil: there is none, or it cannot be said.
func (t *table) whereEqual(v, w *Value, varies func(*Symbol) bool) (counter *Symbol, value *Value) {
	factor := int64(0)
	for _, m := range v.terms {
		if varies(m.symbol) {
			if counter != nil {
				return nil, nil
			}
			counter, factor = m.symbol, m.factor
		}
	}
	if counter == nil {
		return nil, nil
	}
	rest := t.add(w, t.add(v, t.of(counter), -factor), -1)
	if rest.fixed%factor != 0 || slices.ContainsFunc(rest.terms, func(m term) bool { return m.factor%factor != 0 }) {
		return nil, nil
	}
	terms := t.add(rest, t.constant(rest.fixed), -1)
	return counter, t.plus(t.divided(terms, factor), rest.fixed/factor)
}

// byElement is hasElement for the condition of the branch at n.
func (a *analysis) byElement(n *node, l int32) bool {
	if n.succs[0].condition == nil {
		return false
	}
	c := a.compare(n.frame, n.succs[0].condition)
	return c != nil && (a.hasElement(c.x, l) || a.hasElement(c.y, l))
}

// hasElement says whether v depends on what the program loads from another place in each iteration of a loop.
func (a *analysis) hasElement(v *Value, l int32) bool {
	return slices.ContainsFunc(v.terms, func(m term) bool {
		s := m.symbol
		return s.from != nil && a.graph.varies(s.from, l) || slices.ContainsFunc(s.args, func(x *Value) bool { return a.hasElement(x, l) })
	})
}
