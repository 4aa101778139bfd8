package flow

import (
	"maps"
	"math"
	"slices"

	"github.com/nastympi/nastympi/vet/mpi"
)

// start adds the parts of a one-sided operation to what is pending.
func (c *calling) start() {
	if c.isNull() {
		return
	}
	if !c.follow {
		c.storeRequest()
		return
	}
	o := c.operation()
	request := c.storeRequest()
	whole := pending{operation: o, window: c.windowValue(), target: c.value(c.meaning.Target), live: &condition{c.state.facts}}
	if whole.target != nil { // a negative one is MPI_PROC_NULL, and nothing would be pending
		known, possible := c.with(c.state.facts, whole.target, interval{low: 0, high: math.MaxInt64})
		if !possible {
			return
		}
		whole.live = &condition{known}
	}
	if request != nil {
		whole.request, whole.handle, whole.handleSize = request, c.arg(c.meaning.Request), c.requestSize()
	}
	c.startRemote(whole)
	for i, b := range c.meaning.Buffers {
		r := c.buffer(b)
		if r.address == nil || r.size == 0 {
			continue
		}
		p := whole
		p.span, p.issued, p.derived, p.write = r.span, r.address, r.derived, b.Write
		if array, known := c.arrays[r.address]; known && r.size <= array.size {
			p.array = array
		}
		c.state.pending[pendingKey{operation: o, part: i}] = &p
	}
}

// startRemote compares with the operations that are pending at the same target, and adds this one.
func (c *calling) startRemote(p pending) {
	p.remote, p.span, p.write = true, span{address: c.valueOf(c.meaning.Disp, 8), size: 1}, c.meaning.Class != mpi.Get && !c.isNoOp()
	p.issued = p.address
	if p.address == nil || p.window == nil || p.target == nil || c.isEmpty() || c.hasGaps() {
		return
	}
	c.conflict(c.state, &p)
	c.state.pending[pendingKey{operation: p.operation, part: -1}] = &p
}

func (c *calling) isEmpty() bool {
	if c.meaning.TargetCount == mpi.None {
		return false
	}
	v := c.value(c.meaning.TargetCount)
	return v != nil && v.isConstant() && v.fixed == 0
}

// isNoOp says whether an accumulate only reads the memory at its target.
func (c *calling) isNoOp() bool {
	if c.meaning.Op == mpi.None {
		return false
	}
	switch v := c.value(c.meaning.Op); {
	case v == nil:
		return false
	case v.isConstant():
		return mpi.IsNoOp(v.fixed)
	default:
		return v.single() != nil && mpi.IsNoOpObject(v.single().name)
	}
}

// hasGaps: the memory at the target depends on a datatype that vet does not know.
func (c *calling) hasGaps() bool {
	if c.meaning.TargetType == mpi.None {
		return false
	}
	_, predefined := c.typeSize(c.meaning.TargetType)
	return !predefined
}

// operation is what this place starts.
func (c *calling) operation() *operation {
	id := c.node.id<<12 | c.place
	o := c.started[id]
	if o == nil {
		o = &operation{site: c.here(c.call.Pos), class: c.meaning.Class, name: c.meaning.Name, repeated: c.node.loop >= 0}
		o.fetches = slices.ContainsFunc(c.meaning.Buffers, func(b mpi.Buffer) bool { return b.Write })
		o.id = len(c.started)
		c.started[id] = o
	}
	return o
}

// windowValue is the window of an operation or a completion.
func (c *calling) windowValue() *Value {
	if c.meaning.WinPointer && !c.style.Reference {
		if v := c.arg(c.meaning.Win); v != nil && v.base() != nil {
			return c.load(&c.state.memory, v, c.handleSize(c.meaning.Win), integers, false)
		}
		return nil
	}
	return c.value(c.meaning.Win)
}

// complete ends operations for which concerns says so: certainly, or perhaps. maybeOnly: the call perhaps completes nothing.
// The call may miss the others; nil: nobody would expect it to complete them.
func (c *calling) complete(maybeOnly, remote bool, concerns func(*pending) verdict, miss func(*pending) Miss) (ended map[pendingKey]*pending) {
	ended = map[pendingKey]*pending{}
	for key, p := range c.state.pending {
		if p.live == nil {
			continue
		}
		if p.remote && !remote && !p.fetches() {
			if c.fetchedAfter(p, concerns) {
				ended[key] = p.completed(true)
			} else if concerns(p) != never {
				c.missed(key, Miss{How: OnlyOrigin})
			}
			continue
		}
		switch concerns(p) {
		case always:
			ended[key] = p.completed(maybeOnly)
		case maybe:
			ended[key] = p.completed(true)
		case never:
			if miss != nil {
				c.missed(key, miss(p))
			}
		}
	}
	maps.Copy(c.state.pending, ended)
	return ended
}

// fetches says whether completion at the origin is all that there is: what the operation has fetched was read at the
// target, and a fetching accumulate has changed the target by then.
func (p *pending) fetches() bool { return p.operation.fetches }

// fetchedAfter says whether the call completes a fetching accumulate at the target of the accumulate p. If it came after p,
// it came after it at the target, too (MPI 4.1, 12.7.2).
func (c *calling) fetchedAfter(p *pending, concerns func(*pending) verdict) bool {
	if p.operation.class != mpi.Accumulate {
		return false
	}
	for _, q := range c.state.pending {
		if q.remote && q.live != nil && q.operation.class == mpi.Accumulate && q.operation.fetches &&
			q.window == p.window && q.target == p.target && concerns(q) != never {
			return true
		}
	}
	return false
}

// completeWindow is a flush, an unlock, a fence and the like. If it is not known whether it is the same window
// and target, it counts as if it were.
func (c *calling) completeWindow() {
	w := c.windowValue()
	var target *Value
	if c.meaning.Target != mpi.None {
		target = c.value(c.meaning.Target)
	}
	apart := c.tellApart(w, target)
	ended := c.complete(false, c.meaning.Remote, func(p *pending) verdict {
		if p.window == nil || c.otherWindow(p.window, w) || target != nil && c.differ(p.target, target) {
			return never
		}
		if apart[p] {
			return never
		}
		return always
	}, func(p *pending) Miss {
		if p.window == nil {
			return Miss{}
		}
		otherTarget := target != nil && c.differ(p.target, target)
		switch otherWindow := c.otherWindow(p.window, w); {
		case otherWindow && !otherTarget:
			return Miss{How: OtherWindow}
		case otherTarget && !otherWindow:
			return Miss{How: OtherTarget, Named: rankOf(target), Target: rankOf(p.target)}
		}
		return Miss{}
	})
	c.flushed(w, target, ended)
	c.chosen(ended, target, func(p *pending) *Value { return p.target })
}

// chosen notes that the loop around the call has ended operations in some iteration, if the program chooses the iterations for the targets
// or requests of these operations. own is that of an operation, and of is that of the call.
func (c *calling) chosen(ended map[pendingKey]*pending, of *Value, own func(*pending) *Value) {
	l := c.node.loop
	if of == nil || l < 0 || !c.graph.varies(of, l) {
		return
	}
	for key, p := range ended {
		if p.live != nil {
			continue
		}
		f := c.eachIteration(key, l)
		meant := func(n *node, e edge) bool { return c.isAvoided(f, n, e, l, of, own(p)) }
		if c.isChosen(c.node, meant) {
			q := *p
			q.chosen = append(slices.Clone(p.chosen), l)
			c.state.pending[key] = &q
		}
	}
}

// eachIteration is what is known of a pending operation wherever an iteration of a loop begins.
func (c *calling) eachIteration(key pendingKey, l int32) *facts {
	in := c.in[c.graph.loops[l].header]
	if in == nil || in.pending[key] == nil || in.pending[key].live == nil {
		return nil
	}
	return in.pending[key].live.facts.without(func(v *Value) bool { return c.graph.varies(v, l) })
}

// tellApart completes the operations for whose targets the call is hardly meant only on the ways on which both targets are the same.
// It returns these operations.
func (c *calling) tellApart(w, target *Value) map[*pending]bool {
	apart := map[*pending]bool{}
	if target == nil {
		return apart
	}
	changed := map[pendingKey]*pending{}
	for key, p := range c.state.pending {
		if p.live == nil || p.remote && !c.meaning.Remote || !c.meantForAnother(p, w, target) {
			continue
		}
		d := c.add(p.target, target, -1)
		other := interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0}}
		q := *p
		q.done = q.done.or(p.live.where(func(f *facts) (*facts, bool) { return c.with(f, d, exactly(0)) }))
		q.live = p.live.where(func(f *facts) (*facts, bool) { return c.with(f, d, other) })
		changed[key], apart[&q] = &q, true
	}
	maps.Copy(c.state.pending, changed)
	return apart
}

// meantForAnother says that a call names the target of another operation, and that of p is another expression of ranks and
// parameters. Both targets may be the same by chance, which the program will hardly rely on.
func (c *calling) meantForAnother(p *pending, w, target *Value) bool {
	if p.target == nil || p.target == target || !isPlain(p.target) || !isPlain(target) ||
		c.find(p.live.facts, c.add(p.target, target, -1)).equal(exactly(0)) {
		return false
	}
	for _, q := range c.state.pending {
		if q.operation != p.operation && q.target == target && q.window == p.window && q.window == w {
			return true
		}
	}
	return false
}

// isPlain says whether v is computed from ranks, constants, and parameters of the root, and from nothing in memory.
func isPlain(v *Value) bool {
	return !slices.ContainsFunc(v.terms, func(m term) bool {
		s := m.symbol
		parameter := s.kind == opaque && s.parameter
		return !parameter && !isRank(s.value)
	})
}

// otherWindow says that two windows are certainly not the same.
func (c *calling) otherWindow(v, w *Value) bool {
	if v == nil || w == nil {
		return false
	}
	s, t := v.single(), w.single()
	return s != nil && t != nil && s != t && s.kind == window && t.kind == window
}

// differ says that two numbers are certainly not the same.
func (c *calling) differ(v, w *Value) bool {
	if v == nil || w == nil {
		return false
	}
	d := c.add(v, w, -1)
	return d.isNeverZero() || !c.find(c.state.facts, d).contains(0)
}

// completeRequests is a wait or a test. Waiting for one of several requests counts as waiting for all.
func (c *calling) completeRequests() {
	address := c.arg(c.meaning.Request)
	concerns := func(p *pending) verdict { return c.concerns(p, address) }
	defer c.changeRequests()
	if c.meaning.Kind == mpi.Any {
		c.completeSome(concerns)
		c.output(c.meaning.Result, c.fresh("index", false), 4)
		c.output(c.meaning.Flag, c.fresh("flag", false), 4)
		if indices := c.arg(c.meaning.Indices); indices != nil && indices.base() != nil {
			c.store(&c.state.memory, indices, -1, integers, nil)
		}
		return
	}
	if c.meaning.Kind != mpi.Test {
		c.chosen(c.complete(false, false, concerns, c.otherRequest), address, func(p *pending) *Value { return p.handle })
		return
	}
	flag := c.arg(c.meaning.Flag)
	if flag == nil || flag.base() == nil {
		c.complete(false, false, func(p *pending) verdict { return p.ifMessage(concerns(p)) }, nil)
		c.complete(true, false, concerns, c.otherRequest)
		return
	}
	done := c.fresh("flag", false)
	c.store(&c.state.memory, flag, flagSize, integers, done)
	yes := interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0}}
	for key, p := range c.state.pending {
		if p.live == nil || p.remote && !p.fetches() || concerns(p) == never {
			continue
		}
		q := *p
		c.tests(p.operation, flag)
		q.asked = q.asked || c.isCopy(p, address)
		q.done = q.done.or(p.live.where(func(f *facts) (*facts, bool) { return c.with(f, done, yes) }))
		q.live = p.live.where(func(f *facts) (*facts, bool) { return c.with(f, done, exactly(0)) })
		c.state.pending[key] = &q
	}
}

// completeSome: vet does not know which of the requests is complete.
func (c *calling) completeSome(concerns func(*pending) verdict) {
	for key, p := range c.state.pending {
		if p.live != nil && !p.remote && concerns(p) != never {
			q := *p
			q.some = true
			c.state.pending[key] = &q
		}
	}
	c.complete(false, false, concerns, c.otherRequest)
}
