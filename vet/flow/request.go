package flow

import (
	"slices"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// nullRequest is a value that is MPI_REQUEST_NULL where c holds, if it is one of a request; nil: there is none.
func (a *analysis) nullRequest(f *frame, c *ir.Binary) *Value {
	k := a.compare(f, c)
	if k == nil {
		return nil
	}
	if k = k.plain(); k.op != "==" || !k.y.isConstant() && k.y.base() == nil {
		return nil
	}
	return k.x
}

// isRequest says whether v is what the request of p has become: a call stored it where the request is, and sets it to MPI_REQUEST_NULL
// when the operation is complete (MPI 4.1, 3.7.3).
func (a *analysis) isRequest(s *state, p *pending, v *Value) bool {
	switch {
	case v == p.request:
		return true
	case p.handle == nil || p.handle.base() == nil, v.isConstant() || v.base() != nil && v.base().kind == object:
		return false // the program has stored MPI_REQUEST_NULL there
	}
	return v == a.load(&s.memory, p.handle, p.handleSize, integers, false)
}

// storeRequest stores a request that only this operation has.
func (c *calling) storeRequest() *Value {
	address := c.arg(c.meaning.Request)
	if c.meaning.Request == mpi.None || address == nil {
		return nil
	}
	v := c.fresh("request", false)
	if b := address.base(); b != nil {
		c.watch(b)
		c.output(c.meaning.Request, v, 4)
	}
	return v
}

// maxLoads bounds the loads from an object that are told apart.
const maxLoads = 16

// loads are the loads of the program, not of MPI, from an object with requests or flags. A request that the program loads
// may be anywhere.
type loads struct {
	list  []span
	any   bool // there are too many, or the place of one is not known
	flags []flag
}

// watch notes the loads from an object from now on, and all of them in the next pass.
func (a *analysis) watch(b *Symbol) {
	if a.watched[b] == nil {
		a.watched[b] = &loads{}
		a.touched()
	}
}

// loaded notes a load of the program.
func (a *analysis) loaded(address *Value, size int64) {
	for _, v := range a.candidates(address) {
		b := v.base()
		l := a.watched[b]
		if b == nil || l == nil || l.any {
			continue
		}
		s := span{address: v, size: size}
		if slices.ContainsFunc(l.list, func(known span) bool { return sameSpan(s, known) }) {
			continue
		}
		l.list = append(l.list, s)
		l.any = len(l.list) > maxLoads || v != address
		a.touched()
	}
}

// copied says whether the program may have copied the request of p to other memory: it may load some of it itself.
func (a *analysis) copied(p *pending) bool {
	l := a.watched[p.handle.base()]
	return l == nil || l.any || slices.ContainsFunc(l.list, func(s span) bool {
		return a.mayMeet(nil, s.address, s.size, p.handle, p.handleSize)
	})
}

// requestSize is the size of a request where this call has one, or several. A datatype among the arguments tells which library it is.
func (c *calling) requestSize() int64 {
	if !c.style.Reference {
		for _, b := range c.meaning.Buffers {
			if t := c.value(b.Type); t != nil && t.isConstant() {
				return mpi.RequestSize(t.fixed)
			}
		}
	}
	return c.handleSize(c.meaning.Request)
}

// concerns says whether the requests at address include that of p. What is not known counts as if they did.
func (c *calling) concerns(p *pending, address *Value) verdict {
	if p.request == nil {
		return never
	}
	if c.meaning.Name == "MPI_Request_get_status" && !c.style.Reference { // it takes the request itself
		if is, known := p.is(address); known {
			return is
		}
		return always
	}
	if address == nil || address.base() == nil || p.handle == nil || p.handle.base() == nil {
		return always
	}
	if c.meaning.Count == mpi.None {
		if is, known := p.is(c.load(&c.state.memory, address, c.requestSize(), integers, false)); known {
			return is
		}
	}
	if c.copied(p) {
		return always
	}
	return c.among(p, address)
}

// among says whether the request of p, of which there is no copy, is one of those at address.
func (c *calling) among(p *pending, address *Value) verdict {
	b, own := address.base().whole(), p.handle.base().whole()
	if own != b {
		single := c.meaning.Count == mpi.None
		if single && !own.private() || b.kind != object || own.kind != object || c.holds(b, p.request) {
			return always
		}
		return never
	}
	switch first := c.firstHandle(p); {
	case c.outside(p, p.handle, address):
		return never
	case first != p.handle && c.outside(p, first, address):
		return maybe // not all that p stands for
	}
	return always
}

// whole is the object that s goes through as the pointer of a loop, perhaps from where the pointer of another loop has stopped; s itself if
// it is no such pointer.
func (s *Symbol) whole() *Symbol {
	for range maxCandidates {
		if s.step == 0 || s.init == nil || s.init.base() == nil {
			break
		}
		s = s.init.base()
	}
	return s
}

// is says whether a request is that of p, if the value is known.
func (p *pending) is(v *Value) (is verdict, known bool) {
	switch s := v.single(); {
	case v == p.request:
		return always, true
	case v.isConstant(), s != nil && s.distinct: // MPI_REQUEST_NULL, or the request of another call
		return never, true
	}
	return never, false
}

// firstHandle is where the request of the first one of several operations is that p stands for, if each iteration starts one and no iteration
// completes any.
func (c *calling) firstHandle(p *pending) *Value {
	return c.replace(p.handle, func(s *Symbol) *Value {
		if s.kind != stale || s.of.header < 0 || c.graph.loops[s.of.header].completes(true) {
			return nil
		}
		return c.firstIteration(s.of, p.operation.node, nil)
	})
}

// outside says that handle, a request of p, is certainly none of those at address.
func (c *calling) outside(p *pending, handle, address *Value) bool {
	size, count := p.handleSize, c.constant(1)
	if c.meaning.Count != mpi.None {
		count = c.value(c.meaning.Count)
	}
	d := c.add(handle, address, -1)
	if c.meaning.Kind == mpi.Any && !d.isConstant() {
		return false // programs go on with the place that the call returns, of which conditions may be older
	}
	f := c.inAnyIteration(p)
	return count != nil && (c.find(f, d).high <= -size || c.find(f, c.add(d, count, -size)).low >= 0)
}

// inAnyIteration is what is known where p is pending, and in all iterations of loops since p was started: a call that misses p in the
// first one may complete it in another one.
func (c *calling) inAnyIteration(p *pending) *facts {
	f := p.live.facts
	for l := c.node.loop; l >= 0 && !c.graph.loops[l].body[p.operation.node]; l = c.graph.loops[l].parent {
		varies := func(v *Value) bool { return c.graph.varies(v, l) }
		f = f.without(varies)
		if c.state.facts == nil {
			continue
		}
		for _, x := range c.state.facts.list {
			if varies(x.value) {
				f, _ = c.with(f, x.value, x.interval)
			}
		}
	}
	return f
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

// reaches says whether code that is not known may complete the operation: it may know the request.
func (c *calling) reaches(p *pending) verdict {
	if p.handle == nil || p.handle.base() == nil || !p.handle.base().private() || c.copied(p) {
		return always
	}
	return never
}

// otherRequest is for calls that wait for requests.
func (c *calling) otherRequest(p *pending) Miss {
	if p.request == nil {
		return Miss{}
	}
	waited := int64(1)
	if c.meaning.Count != mpi.None {
		if waited = rankOf(c.value(c.meaning.Count)); p.handle.base() != c.arg(c.meaning.Request).base() {
			return Miss{} // these are meant for other operations
		}
	}
	return Miss{How: OtherRequest, Waited: int(waited)}
}

// forgetRequest is MPI_Request_free. It completes nothing. The program may learn from its next communication
// that the operation is complete (MPI 4.1, 3.7.3).
func (c *calling) forgetRequest() {
	address := c.arg(c.meaning.Request)
	for key, p := range c.state.pending {
		if p.live != nil && !p.remote && c.concerns(p, address) != never {
			q := *p
			q.forgotten = true
			c.state.pending[key] = &q
		}
	}
}

// learns: a call from which the program may know that operations whose requests are freed are complete.
func (c *calling) learns() {
	for key, p := range c.state.pending {
		if p.forgotten && p.live != nil {
			c.state.pending[key] = p.completed(false)
		}
	}
}

// cancel is MPI_Cancel. Vet does not follow whether the operation was cancelled.
func (c *calling) cancel() {
	address := c.arg(c.meaning.Request)
	c.complete(false, false, func(p *pending) verdict { return c.concerns(p, address) }, nil)
}

// ofProgram says whether an access is a load by the program, not by MPI.
func (x access) ofProgram() bool {
	if x.what != load {
		return false
	}
	_, _, isMPI := mpi.Lookup(x.call)
	return !isMPI
}
