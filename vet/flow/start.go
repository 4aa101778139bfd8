package flow

import (
	"math"

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
	if request != nil {
		whole.request, whole.handle = request, c.arg(c.meaning.Request)
	}
	c.startRemote(whole)
	for i, b := range c.meaning.Buffers {
		r := c.buffer(b)
		if r.address == nil || r.size == 0 {
			continue
		}
		p := whole
		p.address, p.issued, p.size, p.derived, p.write = r.address, r.address, r.size, r.derived, b.Write
		c.state.pending[pendingKey{operation: o, part: i}] = &p
	}
}

// startRemote compares with the operations that are pending at the same target, and adds this one.
func (c *calling) startRemote(p pending) {
	p.remote, p.address, p.size, p.write = true, c.valueOf(c.meaning.Disp, 8), 1, c.meaning.Class != mpi.Get
	p.issued = p.address
	if p.address == nil || p.window == nil || p.target == nil || c.isEmpty() {
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

// operation is what this place starts.
func (c *calling) operation() *operation {
	id := c.node.id<<12 | c.place
	o := c.started[id]
	if o == nil {
		o = &operation{site: c.here(c.call.Pos), class: c.meaning.Class, name: c.meaning.Name}
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

// storeRequest stores a request that only this operation has.
func (c *calling) storeRequest() *Value {
	address := c.arg(c.meaning.Request)
	if c.meaning.Request == mpi.None || address == nil {
		return nil
	}
	v := c.fresh("request", false)
	if address.base() != nil {
		c.output(c.meaning.Request, v, 4)
	}
	return v
}

// complete ends operations for which concerns says so: certainly, or perhaps. maybeOnly: the call perhaps completes nothing.
func (c *calling) complete(maybeOnly, remote bool, concerns func(*pending) verdict) {
	for key, p := range c.state.pending {
		if p.live == nil || p.remote && !remote && !p.fetches() {
			continue
		}
		switch concerns(p) {
		case always:
			c.state.pending[key] = p.completed(maybeOnly)
		case maybe:
			c.state.pending[key] = p.completed(true)
		}
	}
}

// fetches says whether local completion is all that there is: the data have been read at the target.
func (p *pending) fetches() bool { return p.operation.class == mpi.Get }

// completeWindow is a flush, an unlock, a fence and the like. If it is not known whether it is the same window
// and target, it counts as if it were.
func (c *calling) completeWindow() {
	w := c.windowValue()
	var target *Value
	if c.meaning.Target != mpi.None {
		target = c.value(c.meaning.Target)
	}
	c.complete(false, c.meaning.Remote, func(p *pending) verdict {
		if c.otherWindow(p.window, w) || target != nil && c.differ(p.target, target) {
			return never
		}
		return always
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
	return !c.find(c.state.facts, c.add(v, w, -1)).contains(0)
}

// completeRequests is a wait or a test. Waiting for one of several requests counts as waiting for all.
func (c *calling) completeRequests() {
	address := c.arg(c.meaning.Request)
	concerns := func(p *pending) verdict { return c.concerns(p, address) }
	if c.meaning.Kind != mpi.Test {
		c.complete(false, false, concerns)
		return
	}
	flag := c.arg(c.meaning.Flag)
	if flag == nil || flag.base() == nil {
		c.complete(true, false, concerns)
		return
	}
	done := c.fresh("flag", false)
	c.store(&c.state.memory, flag, 4, integers, done)
	yes := interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{0}}
	for key, p := range c.state.pending {
		if p.live == nil || p.remote && !p.fetches() || concerns(p) == never {
			continue
		}
		q := *p
		q.done = q.done.or(p.live.where(func(f *facts) (*facts, bool) { return c.with(f, done, yes) }))
		q.live = p.live.where(func(f *facts) (*facts, bool) { return c.with(f, done, exactly(0)) })
		c.state.pending[key] = &q
	}
}

// concerns says whether the requests at address include that of p.
func (c *calling) concerns(p *pending, address *Value) verdict {
	if p.request == nil || address == nil {
		return never
	}
	b := address.base()
	if b == nil || p.handle == nil {
		return always
	}
	single := c.meaning.Name == "MPI_Wait" || c.meaning.Name == "MPI_Test"
	if single {
		v := c.load(&c.state.memory, address, c.handleSize(c.meaning.Request), integers, false)
		if v == p.request {
			return always
		}
		if s := v.single(); s != nil && s.distinct {
			return never
		}
	}
	if p.handle.base() == b || b.kind != object || !single && c.holds(b, p.request) {
		return always
	}
	return never
}

// holds says whether the memory of b has a request somewhere.
func (c *calling) holds(b *Symbol, request *Value) bool {
	for _, known := range c.region(&c.state.memory, b).cells {
		if known.value == request {
			return true
		}
	}
	return false
}
