package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
)

// joining is one join of states at a node.
type joining struct {
	*analysis
	at     *node
	loop   int32 // of which at is the header; -1: none
	edges  []arrival
	chosen []choice
	equal  []fact // of each edge: phis that are what they would be on another edge
}

// choice is a phi, and what it is on each edge.
type choice struct {
	symbol *Symbol
	values []*Value
}

// join is the state at n, which control reaches on several edges.
func (a *analysis) join(n *node, edges []arrival) *state {
	j := &joining{analysis: a, at: n, loop: -1, edges: edges}
	for i, l := range a.graph.loops {
		if l.header == n {
			j.loop = int32(i)
		}
	}
	if n.phis {
		j.registers()
	}
	if len(edges) == 1 && j.loop < 0 && len(j.chosen) == 0 {
		return edges[0].state
	}
	s := &state{memory: j.memory()}
	j.equal = j.equalities()
	pendings := make([]map[pendingKey]*pending, len(edges))
	for i, e := range edges {
		f := j.arrived(e.state.facts, i)
		pendings[i] = j.age(e, i)
		if i == 0 {
			s.facts = f
		} else {
			s.facts = either(s.facts, f)
		}
	}
	s.pending = j.pendings(pendings)
	if before := a.in[n]; before != nil && j.loop >= 0 {
		a.widen(s, before)
	}
	return s
}

// patientPasses may also make intervals smaller again.
const patientPasses = 12

// widen keeps intervals from growing with each pass, as those of a counter would.
func (a *analysis) widen(s, before *state) {
	s.facts = a.wider(s.facts, before.facts)
	for key, p := range s.pending {
		if old := before.pending[key]; old != nil {
			q := *p
			q.live, q.done = a.widerCondition(p.live, old.live), a.widerCondition(p.done, old.done)
			s.pending[key] = &q
		}
	}
}

func (a *analysis) widerCondition(c, before *condition) *condition {
	if c == nil || before == nil {
		return c
	}
	return &condition{a.wider(c.facts, before.facts)}
}

func (a *analysis) wider(f, before *facts) *facts {
	if f == nil || before == nil || sameFacts(f, before) {
		return f
	}
	last := a.passes+a.around > patientPasses
	return f.filter(func(v *Value, i interval) (interval, bool) {
		old, found := before.get(v)
		if !found {
			return i, !last // else it was given up
		}
		return i.widened(old, last), true
	})
}

// registers chooses the values of the phis at the beginning of a block.
func (j *joining) registers() {
	f := j.at.frame
	block := f.function.Blocks[j.at.block]
	chosen := make([]*Value, len(block.Phis))
	for k, p := range block.Phis {
		values := make([]*Value, len(j.edges))
		for i, e := range j.edges {
			for _, input := range p.From {
				if input.Block == e.from.block && e.from.frame == f {
					values[i] = j.input(f, input.Value)
				}
			}
		}
		key := symbolKey{kind: phi, a: j.at.id, text: p.Register}
		chosen[k] = j.choose(key, values, f.function.Registers[p.Register].IsPointer())
	}
	for k, p := range block.Phis {
		j.set(f, p.Register, chosen[k])
	}
}

// input is the value of an operand of a phi.
func (j *joining) input(f *frame, x ir.Expr) *Value {
	v, _ := j.eval(nil, f, x)
	return v
}

// choose is the common value of all edges, or a phi. Values that depend on the iteration of this loop
// stand for those of an earlier one, and are never common. nil values are not known yet.
func (j *joining) choose(key symbolKey, values []*Value, pointer bool) *Value {
	var common *Value
	differ := j.stays(key)
	for _, v := range values {
		switch {
		case v == nil:
		case j.loop >= 0 && j.graph.varies(v, j.loop):
			differ = true
		case common == nil:
			common = v
		case common != v:
			differ = true
		}
	}
	if !differ && common != nil {
		return common
	}
	j.stick(key)
	s := j.symbol(key, func(s *Symbol) {
		s.header = j.loop
		if j.at.loop >= 0 {
			s.loops = []int32{j.at.loop}
		}
	})
	s.pointer = s.pointer || pointer || slices.ContainsFunc(values, func(v *Value) bool { return v != nil && v.base() != nil && v.base() != s })
	j.note(s, values)
	j.chosen = append(j.chosen, choice{s, values})
	return j.of(s)
}

// maxInputs bounds what a phi remembers of what it may be.
const maxInputs = 8

// note remembers what a phi may be, and how a loop changes it.
func (j *joining) note(s *Symbol, values []*Value) {
	var inputs []*Value
	for _, v := range values {
		if v != nil && v != j.of(s) && !slices.Contains(inputs, v) && len(inputs) < maxInputs {
			inputs = append(inputs, v)
		}
	}
	if len(j.edges) < len(j.at.preds) && s.inputs != nil {
		return // of an earlier phase, which knows more
	}
	if !slices.Equal(inputs, s.inputs) {
		s.inputs = inputs
		j.touched()
	}
	if j.loop >= 0 {
		j.induction(s, values)
	}
}

// induction finds out whether each iteration adds a constant to s, or takes it from a constant.
func (j *joining) induction(s *Symbol, values []*Value) {
	init, old, step := j.progress(s, values)
	if s.init != init || s.old != old || s.step != step {
		s.init, s.old, s.step = init, old, step
		j.touched()
	}
}

// progress is the value of s before the loop, that in the iteration before, and what an iteration adds; nil: not known.
func (j *joining) progress(s *Symbol, values []*Value) (init, old *Value, step int64) {
	known := true
	for i, v := range values {
		switch {
		case v == nil:
			known = false
		case !j.edges[i].back:
			known = known && (init == nil || init == v) && !j.graph.varies(v, j.loop)
			init = v
		case v == j.of(s): // the iteration leaves it as it is
		default:
			d := j.add(v, j.of(s), -1)
			if !d.isConstant() {
				d = j.add(v, j.of(s), 1) // c - s
				known = known && d.isConstant() && (old == nil || old == j.add(d, j.of(s), -1))
				old = j.add(d, j.of(s), -1)
				continue
			}
			known = known && (step == 0 || step == d.fixed) && (old == nil || old == j.plus(j.of(s), -d.fixed))
			step = d.fixed
			old = j.plus(j.of(s), -step)
		}
	}
	if !known || init == nil {
		return nil, nil, 0
	}
	return init, old, step
}

// memory joins what cells hold. Where a loop begins whose end was not seen yet, cells may be what an earlier phase has found them to change.
func (j *joining) memory() memory {
	m := memory{regions: map[*Symbol]*region{}}
	for k := range m.wild {
		m.wild[k] = j.epoch(func(e arrival) *epoch { return e.state.memory.wild[k] }, 1<<20+k)
		m.named[k] = j.epoch(func(e arrival) *epoch { return e.state.memory.named[k] }, 1<<20+classes+k)
	}
	for _, e := range j.edges {
		for s, r := range e.state.memory.regions {
			if m.regions[s] != nil {
				continue
			}
			common := true
			for _, other := range j.edges {
				common = common && other.state.memory.regions[s] == r
			}
			if common && !(j.loop >= 0 && (j.variesRegion(r) || len(j.edges) < len(j.at.preds))) {
				m.regions[s] = r
				continue
			}
			m.regions[s] = j.region(s)
		}
	}
	return m
}

func (j *joining) variesRegion(r *region) bool {
	return slices.ContainsFunc(r.cells, func(c cell) bool {
		return j.graph.varies(c.value, j.loop) || j.graph.varies(c.address, j.loop)
	}) || slices.ContainsFunc(r.epochs[:], func(e *epoch) bool { return j.graph.anyWithin(e.loops, j.loop) })
}

// region joins the memory of one base.
func (j *joining) region(s *Symbol) *region {
	r := &region{}
	for k := range r.epochs {
		r.epochs[k] = j.epoch(func(e arrival) *epoch { return j.analysis.region(&e.state.memory, s).epochs[k] }, s.id<<2+k)
	}
	done := map[*Value]bool{}
	for _, e := range j.edges {
		for _, c := range j.analysis.region(&e.state.memory, s).cells {
			if done[c.address] || j.loop >= 0 && j.graph.varies(c.address, j.loop) {
				continue
			}
			done[c.address] = true
			values := make([]*Value, len(j.edges))
			for i, other := range j.edges {
				values[i] = j.load(&other.state.memory, c.address, c.size, c.class, c.value.base() != nil)
			}
			c.value = j.choose(symbolKey{kind: phi, a: j.at.id, b: c.address.id, text: sizeKey(c.size)}, values, false)
			r.cells = append(r.cells, c)
		}
	}
	return r
}

// epoch joins epochs.
func (j *joining) epoch(of func(arrival) *epoch, which int) *epoch {
	first := of(j.edges[0])
	differ := j.loop >= 0 && j.graph.anyWithin(first.loops, j.loop)
	for _, e := range j.edges[1:] {
		differ = differ || of(e) != first
	}
	key := symbolKey{kind: phi, a: j.at.id, b: which, text: "epoch"}
	if !differ && !j.stays(key) {
		return first
	}
	j.stick(key)
	id := -2 - j.at.id<<24 - which
	if e := j.epochs[id]; e != nil {
		return e
	}
	e := &epoch{id: id}
	if j.at.loop >= 0 {
		e.loops = []int32{j.at.loop}
	}
	j.epochs[id] = e
	return e
}

// arrived is f in the terms of the node: what f says of the inputs of phis holds for the phis.
func (j *joining) arrived(f *facts, edge int) *facts {
	result := f
	if j.loop >= 0 {
		result = j.without(f)
	}
	for _, c := range j.chosen {
		v := c.values[edge]
		if v == nil {
			continue
		}
		known := j.findEqual(f, v)
		if own := j.of(c.symbol); j.loop < 0 {
			result = result.without(func(v *Value) bool { return v == own }) // of an earlier visit
		}
		result, _ = j.with(result, j.of(c.symbol), known)
		if added := j.added(c.symbol); added != nil && j.loop >= 0 {
			result, _ = j.with(result, added, j.find(f, j.add(v, c.symbol.init, -1)))
		}
	}
	for _, x := range j.equal {
		result, _ = j.with(result, x.value, x.interval)
	}
	return result
}

// equalities are what phis are equal to on all edges, though it is what one of them has: after if (x != y) x = y, x is y.
func (j *joining) equalities() (list []fact) {
	if j.loop >= 0 {
		return nil
	}
	for _, c := range j.chosen {
		for i, w := range c.values {
			if w != nil && !w.isConstant() && !slices.Contains(c.values[:i], w) && j.isEqual(c, w) {
				list = append(list, fact{j.add(j.of(c.symbol), w, -1), exactly(0)})
			}
		}
	}
	return list
}

// isEqual says whether a phi is w on each edge.
func (j *joining) isEqual(c choice, w *Value) bool {
	for i, v := range c.values {
		if v == nil || v != w && !j.find(j.edges[i].state.facts, j.add(v, w, -1)).equal(exactly(0)) {
			return false
		}
	}
	return true
}

// findEqual is find, and what is known of symbols that are equal to v, or differ from it by a number.
func (j *joining) findEqual(f *facts, v *Value) interval {
	known := j.find(f, v)
	if v.single() == nil || f == nil {
		return known
	}
	for _, x := range f.list {
		if len(x.value.terms) != 2 || x.low != x.high {
			continue
		}
		for _, m := range x.value.terms {
			other := j.add(v, x.value, -m.factor)
			if m.symbol == v.single() && len(other.terms) == 1 {
				known = known.and(j.find(f, other).plus(m.factor * x.low))
			}
		}
	}
	return known
}

// without drops what depends on the iteration of the loop. What follows for the first iteration is kept: i < n
// with i ≥ 0 says that 0 < n.
func (j *joining) without(f *facts) *facts {
	r := f.filter(func(v *Value, i interval) (interval, bool) { return i, !j.graph.varies(v, j.loop) })
	if r == f {
		return f
	}
	for _, x := range f.list {
		if j.graph.varies(x.value, j.loop) {
			r = j.project(r, x.value, x.interval)
		}
	}
	return r
}

// project adds to f what v in i says with the counters of the loop replaced by their first values.
func (j *joining) project(f *facts, v *Value, i interval) *facts {
	rising, falling := true, true // v only rises, or falls, when the counters have their first values
	first := v
	for _, m := range v.terms {
		s := m.symbol
		if !j.graph.anyWithin(s.loops, j.loop) {
			continue
		}
		if s.header != j.loop || s.step == 0 || s.init == nil {
			return f
		}
		up := (m.factor > 0) == (s.step > 0) // v grows with the iterations
		rising, falling = rising && !up, falling && up
		first = j.add(j.add(first, j.of(s), -m.factor), s.init, m.factor)
	}
	known := anything
	if rising {
		known.low = i.low
	}
	if falling {
		known.high = i.high
	}
	if j.graph.varies(first, j.loop) {
		return f
	}
	g, _ := j.with(f, first, known)
	return g
}
