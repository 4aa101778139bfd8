package flow

import (
	"math"
	"slices"

	"github.com/nastympi/nastympi/vet/mpi"
)

// messageBuffer is a buffer of a message, or of a nonblocking operation on a communicator or a file.
type messageBuffer struct {
	span
	array       span
	write       bool
	some        bool   // it is not known which part of it
	count, peer *Value // nil: there is none
	null        int64  // MPI_PROC_NULL of a receive
	section     string
}

// messageBuffers are the buffers of a call, without those that nothing accesses, and those of derived datatypes: vet
// does not know the gaps of these.
func (c *calling) messageBuffers() (list []messageBuffer) {
	for _, b := range c.meaning.Buffers {
		r := c.buffer(b)
		some := b.Count == mpi.Varies
		if r.address == nil || r.size == 0 || r.derived && !some {
			continue
		}
		m := messageBuffer{span: r.span, write: b.Write, some: some, section: c.meaning.Section}
		if array, known := c.arrays[r.address]; known && r.size <= array.size {
			m.array = array
		}
		if b.Count >= 0 {
			m.count = c.value(b.Count)
		}
		if b.Peer != 0 {
			m.peer = c.value(b.Peer)
			m.null = mpi.ProcNull(c.value(b.Type).fixed)
		}
		list = append(list, m)
	}
	return list
}

// requested is a call that makes, starts or gives up a request.
func (c *calling) requested() {
	switch c.meaning.Kind {
	case mpi.Nonblocking:
		c.communicate()
		c.startRequested()
	case mpi.Prepare:
		c.prepare()
	case mpi.Start:
		c.communicate()
		c.startPrepared()
	case mpi.Forget:
		c.forgetRequest()
	case mpi.Cancel:
		c.cancel()
	}
}

// startRequested adds the buffers of a nonblocking call to what is pending.
func (c *calling) startRequested() {
	request := c.storeRequest()
	if !c.follow || request == nil {
		return
	}
	for i, m := range c.messageBuffers() {
		c.pend(m, i, request, c.arg(c.meaning.Request))
	}
}

// prepare notes the buffers of a persistent request.
func (c *calling) prepare() {
	request := c.storeRequest()
	if request == nil {
		return
	}
	list := c.messageBuffers()
	if before, known := c.prepared[request]; !known || !slices.EqualFunc(before, list, sameBuffer) {
		c.prepared[request] = list
		c.touched()
	}
}

func sameBuffer(m, n messageBuffer) bool {
	return sameSpan(m.span, n.span) && sameSpan(m.array, n.array) && m.count == n.count && m.peer == n.peer
}

// maxStarted bounds the requests of MPI_Startall that vet looks at.
const maxStarted = 64

// startPrepared is MPI_Start or MPI_Startall: the buffers belong to MPI from each start on (MPI 4.1, 3.9). A request
// that vet does not know starts nothing.
func (c *calling) startPrepared() {
	address, count := c.arg(c.meaning.Request), int64(1)
	if address == nil || address.base() == nil {
		return
	}
	if c.meaning.Count != mpi.None {
		v := c.value(c.meaning.Count)
		if v == nil || !v.isConstant() || v.fixed > maxStarted {
			return
		}
		count = v.fixed
	}
	part := 0
	for k := range count {
		handle := c.plus(address, k*c.requestSize())
		request := c.load(&c.state.memory, handle, c.requestSize(), integers, false)
		for _, m := range c.prepared[request] {
			what := load
			if m.write {
				what = store
			}
			switch {
			case !m.some:
				c.touch(what, m.address, m.size, c.meaning.Name)
			case m.write:
				c.store(&c.state.memory, m.address, m.size, anyClass, nil)
			}
			if c.follow {
				c.pend(m, part, request, handle)
			}
			part++
		}
	}
}

// pend adds a buffer to what is pending, on the ways on which the operation accesses it: its count is not 0, and the other
// process is not MPI_PROC_NULL.
func (c *calling) pend(m messageBuffer, part int, request, handle *Value) {
	live, ok := c.state.facts, true
	perhaps := false
	if m.count != nil {
		live, ok = c.with(live, m.count, interval{low: 1, high: math.MaxInt64})
	}
	exists := m.exists()
	if m.peer != nil && ok {
		perhaps = !c.find(live, m.peer).within(exists) && !isRank(m.peer)
		live, ok = c.with(live, m.peer, exists)
	}
	if !ok {
		return
	}
	o := c.operation()
	c.state.pending[pendingKey{operation: o, part: part}] = &pending{operation: o, span: m.span, array: m.array, issued: m.address,
		write: m.write, derived: m.some, section: m.section, request: request, handle: handle, handleSize: c.requestSize(), target: m.peer, exists: exists, perhaps: perhaps, live: &condition{live}}
}

// exists are the ranks of the other process, without MPI_PROC_NULL. A receive may also name MPI_ANY_SOURCE.
func (m messageBuffer) exists() interval {
	if m.write {
		return interval{low: math.MinInt64, high: math.MaxInt64, not: []int64{m.null}}
	}
	return interval{low: 0, high: math.MaxInt64}
}

// isPartner says whether conditions say that the other process is not MPI_PROC_NULL.
func (a *analysis) isPartner(known *facts, p *pending) bool {
	return p.target != nil && a.find(known, p.target).within(p.exists)
}

// followsWithMemory is follows, whether the memory at x was allocated or not: that says nothing of the other process. gfortran asks before
// it deallocates.
func (a *analysis) followsWithMemory(key pendingKey, p *pending, x access) bool {
	for n := a.node; !a.followsAt(n, key, p); n = n.dominator {
		to, from := n, n.dominator
		if from == nil || !slices.ContainsFunc(from.succs, func(e edge) bool { return e.to == to && a.isAllocated(from, e, x.address) }) {
			return false
		}
	}
	return true
}

// isAllocated says whether control takes an edge from n only if the address is not null.
func (a *analysis) isAllocated(n *node, e edge, address *Value) bool {
	if e.condition == nil {
		return false
	}
	c := a.compare(n.frame, e.condition)
	return c != nil && c.op == "!=" && c.x == address && c.y.isConstant() && c.y.fixed == 0
}

// ifMessage is v for messages, and never for one-sided operations.
func (p *pending) ifMessage(v verdict) verdict {
	if p.section == "" {
		return never
	}
	return v
}

// within says whether all of i is in j.
func (i interval) within(j interval) bool {
	return i.low >= j.low && i.high <= j.high && !slices.ContainsFunc(j.not, i.contains)
}

// isRank says whether v is computed from ranks and constants, as (rank + 1) % size is: nearly no program computes MPI_PROC_NULL
// so.
func isRank(v *Value) bool {
	return !slices.ContainsFunc(v.terms, func(m term) bool {
		s := m.symbol
		if s.kind == stale {
			s = s.of
		}
		return s.kind != compute || !isArithmetic[s.op] && s.op != "MPI_Comm_rank" && s.op != "MPI_Comm_size" ||
			isArithmetic[s.op] && slices.ContainsFunc(s.args, func(v *Value) bool { return !isRank(v) })
	})
}

var isArithmetic = map[string]bool{"+": true, "-": true, "*": true, "/": true, "%": true, "&": true, "|": true, "^": true,
	"<<": true, ">>": true}

// messageRace decides about an access to a buffer of a message that is pending. It reports nothing of which vet does not know that
// it happens: buffers that may have nothing in common, accesses that may not come together with the operation, and completion in
// a loop, or by a flag, that vet may not follow.
func (a *analysis) messageRace(known *facts, key pendingKey, p *pending, x access, v verdict) (must, found bool) {
	switch {
	case x.derived, x.size == 0, !a.together(key, p):
		return false, false
	case p.endsWith(x):
	case p.derived, v == maybe && !a.sameSomewhere(key, p, x):
		return false, false
	}
	if p.perhaps && !a.follows(key, p) && !a.isPartner(known, p) && !a.followsWithMemory(key, p, x) {
		return false, false // only if the rank of the other process is the one that it is
	}
	if p.done == nil {
		return true, true
	}
	return false, !p.unsure && p.operation.node.dominates(a.node) && p.handle.base() != nil && p.handle.base().private()
}
