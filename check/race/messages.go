package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// Buffers of messages and collective operations are accessed from when their call begins until they are complete (MPI 4.1,
// 3.7.2 and 6.12). But others may rightly conclude that it is over: who has received a message knows that it was read, and
// data is not written before it was sent. So a blocking call counts as reading when it begins, and every call as writing
// when it ends. That finds fewer races than there are. Loads and stores of the process itself have no such excuse.

// running is an operation whose request is not complete.
type running struct {
	began  history.Ref
	begun  []*access
	writes []operand.Local
}

// nonblocking is an operation of a request, which accesses its buffers from when it begins. MPI_Start begins that of a
// persistent one, again and again (3.9).
type nonblocking struct {
	made     history.Ref // the call that made a persistent request
	buffers  []operand.Local
	receiver int64 // as that of an access
}

func newNonblocking(c *history.Call, buffers []operand.Local) nonblocking {
	n := nonblocking{buffers: buffers, receiver: mpicall.Undefined}
	if of := c.Comm(comm); dest.Of(c.Function) && of != nil {
		n.receiver = of.World(c.Int(dest))
	}
	return n
}

// send begins and ends what a blocking call reads.
func (j *Judge) send(c *history.Call) {
	m := j.memory(c.Process)
	for _, l := range j.buffers(c) {
		if a := j.local(c, m, l); a != nil && !l.Writes {
			a.end = j.order.Now(c.Process)
			j.begin(j.settle(c.Process, a), a, j.order.Clock(c.Process))
		}
	}
}

func (j *Judge) buffers(c *history.Call) []operand.Local {
	if operand.BeginsFile(c.Function) {
		j.locals = operand.AppendFile(j.locals[:0], c)
		return j.locals
	}
	j.data.sent, j.data.received = operand.Of(c)
	j.locals = operand.AppendLocals(j.locals[:0], &j.data.sent, &j.data.received)
	return j.locals
}

// receive is a call that has returned: what it has written, or what its request reads from now on.
func (j *Judge) receive(c *history.Call) {
	if !c.Succeeded() {
		return
	}
	m, list := j.memory(c.Process), j.buffers(c)
	switch number := uint64(c.Int(request)); operand.FormOf(c.Function) {
	case operand.Blocking:
		k := operand.KindOf(c.Function)
		j.write(c, m, list, completion{status: c.Status(status), collective: k != nil && k.Collective})
	case operand.Persistent:
		n := newNonblocking(c, slices.Clone(list))
		n.made = c.Ref
		m.persistent[number] = n
	case operand.Split:
		j.run(c, m, ofFile(c), newNonblocking(c, list))
	default:
		j.run(c, m, number, newNonblocking(c, list))
	}
}

// ofFile stands for a request: there is one split collective operation on a file at most (14.4.5).
func ofFile(c *history.Call) uint64 { return 1<<63 | uint64(c.Int(file)) }

// start begins the operations of persistent requests.
func (j *Judge) start(c *history.Call) {
	m := j.memory(c.Process)
	if !c.Succeeded() || !m.exposed() && !c.Process.Rank.Loads {
		return
	}
	for _, number := range append(c.Ints(requestList), c.Int(request)) {
		n, known := m.persistent[uint64(number)]
		if known && m.requests[uint64(number)] == nil {
			j.run(c, m, uint64(number), n)
		}
	}
}

// run begins an operation.
func (j *Judge) run(c *history.Call, m *memory, number uint64, n nonblocking) {
	r := running{began: c.Ref}
	for _, l := range n.buffers {
		a := j.local(c, m, l)
		if l.Writes && a != nil {
			r.writes = append(r.writes, l)
		}
		if a == nil || l.Writes {
			a = private(c, l)
		}
		if a == nil {
			continue
		}
		a.receiver, a.made = n.receiver, n.made
		r.begun = append(r.begun, a)
		j.begin(j.settle(c.Process, a), a, j.order.Clock(c.Process))
	}
	if len(r.begun)+len(r.writes) > 0 {
		m.requests[number] = &r
	}
}

// private is an access that may race with loads and stores of its process; nil: these are not recorded.
func private(c *history.Call, l operand.Local) *access {
	if !c.Process.Rank.Loads || !l.Known() {
		return nil
	}
	a := newAccess(c, l.Memory)
	a.reads, a.writes, a.private = !l.Writes, l.Writes, true
	return a
}

// completion of an operation that a call has completed.
type completion struct {
	status     trace.Status
	collective bool
	began      history.Ref // the call that began it; not known: it is the same call
	vague      bool        // any thread may have completed it
}

// write begins and ends what a call has written. Of a message that may be less than there was room for.
func (j *Judge) write(c *history.Call, m *memory, list []operand.Local, of completion) {
	s := of.status
	for _, l := range list {
		if !l.Writes || s.Cancelled {
			continue
		}
		if !of.collective && s.Present && s.Bytes >= 0 && s.Bytes < l.Bytes() {
			l.Count = s.Bytes / l.Type.Size
		}
		if l.Known() {
			j.written(c, m, l, of)
		}
	}
}

func (j *Judge) written(c *history.Call, m *memory, l operand.Local, of completion) {
	if a := j.local(c, m, l); a != nil {
		a.end, a.ended, a.call, a.vague = j.order.Now(c.Process), c.Ref, of.began, of.vague
		j.begin(j.settle(c.Process, a), a, j.order.Clock(c.Process))
	}
}

// completed ends the operation of a request.
func (j *Judge) completed(c *history.Call, m *memory, done history.Completion) {
	now := j.order.Now(c.Process)
	vague := c.Process.Unclear(done.Request)
	if vague {
		m.vague(done.Request.Number)
	}
	j.waited(m, done.Request.Number, c.Ref, now)
	kind := operand.KindOf(done.Request.By.Function)
	j.ended(c, m, done.Request.Number, completion{status: done.Status, collective: kind != nil && kind.Collective, vague: vague})
}

// vague says of what a request accesses that any thread may complete it.
func (m *memory) vague(number uint64) {
	if of := m.operations.requests[number]; of != nil {
		of.remote.vague = of.get
		for _, a := range of.locals {
			a.vague = true
		}
	}
	if r := m.requests[number]; r != nil {
		for _, a := range r.begun {
			a.vague = true
		}
	}
}

// ended is an operation that a call has completed.
func (j *Judge) ended(c *history.Call, m *memory, number uint64, of completion) {
	r := m.requests[number]
	if r == nil {
		return
	}
	of.began = r.began
	j.write(c, m, r.writes, of)
	m.over(number, c.Ref, j.order.Now(c.Process))
}

// over ends what a request accesses.
func (m *memory) over(number uint64, by history.Ref, now order.Moment) {
	if r := m.requests[number]; r != nil {
		delete(m.requests, number)
		for _, a := range r.begun {
			a.finish(by, now)
		}
	}
}

// doubt ends requests that a call may have completed, or of which nobody hears again.
func (j *Judge) doubt(c *history.Call, m *memory) {
	now := j.order.Now(c.Process)
	end := func(list []int64) {
		for _, number := range list {
			m.over(uint64(number), c.Ref, now)
			j.waited(m, uint64(number), c.Ref, now)
		}
	}
	switch {
	case history.Cut(c): // only the first ones are recorded
		for number := range m.requests {
			m.over(number, c.Ref, now)
		}
		for number := range m.operations.requests {
			j.waited(m, number, c.Ref, now)
		}
	case history.Inquires(c.Function):
		end(history.Learned(c))
	case !c.Succeeded() || c.Function == requestFree:
		end(append(c.Ints(requestList), c.Int(request)))
	}
	if c.Function == requestFree {
		delete(m.persistent, uint64(c.Int(request)))
	}
}

var (
	comm, dest  = history.Parameter("comm"), history.Parameter("dest")
	status      = history.Parameter("status")
	file        = history.Parameter("fh")
	requestFree = mpicall.Lookup("MPI_Request_free")
	starts      = mpicall.Among("MPI_Start", "MPI_Startall")
)
