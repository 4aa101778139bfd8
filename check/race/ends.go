package race

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A one-sided operation accesses memory of its origin until it is complete there, and memory of its target until it is
// complete there (MPI 4.1, 12.5.4 and 12.3.5). The call that completes it counts from when it was entered: others learn of it
// only later.

// operation is a one-sided operation that is not complete.
type operation struct {
	window  *history.Window // at the origin
	target  int64
	request bool // its call returns a request
	get     bool // it brings data: when that is there, the operation is over at the target too
	remote  *access
	locals  []*access
	// local completed it, but only at its origin; not known: no call did.
	local      history.Ref
	localEvent uint64 // when local did, as end of an access
}

// operations of a process that are not complete.
type operations struct {
	open     map[*history.Window][]*operation
	called   map[uint64]*operation // with requests, by their calls, which have not returned
	requests map[uint64]*operation // by request
}

func newOperations() operations {
	return operations{open: map[*history.Window][]*operation{}, called: map[uint64]*operation{}, requests: map[uint64]*operation{}}
}

func (o *operations) add(w *history.Window, added *operation, c *history.Call) {
	o.open[w] = append(o.open[w], added)
	if request.Of(c.Function) {
		o.called[c.Number] = added
	}
}

// named gives an operation the request that its call has returned.
func (o *operations) named(c *history.Call) {
	if of := o.called[c.Number]; of != nil {
		delete(o.called, c.Number)
		o.requests[uint64(c.Int(request))] = of
	}
}

// waited ends the operation of a request, at its origin only if it brings no data.
func (o *operations) waited(number uint64, by history.Ref, now uint64) {
	if of := o.requests[number]; of != nil {
		delete(o.requests, number)
		of.endAtOrigin(by, now)
	}
}

func (o *operation) endAtOrigin(by history.Ref, now uint64) {
	if o.get {
		o.end(by, now)
		return
	}
	o.endLocals(by, now)
	o.local, o.localEvent = by, now
}

func (o *operation) end(by history.Ref, now uint64) {
	o.endLocals(by, now)
	o.remote.finish(by, now)
}

// finish ends an access, unless an earlier call has, or another operation still has the buffer.
func (a *access) finish(by history.Ref, now uint64) {
	switch {
	case a.joined > 0:
		a.joined--
	case a.end == 0:
		a.end, a.ended = now, by
		a.tooLate()
	}
}

func (o *operation) endLocals(by history.Ref, now uint64) {
	for _, a := range o.locals {
		a.finish(by, now)
	}
	o.locals = nil
}

// endByTarget ends an operation at the target when that closes its exposure epoch.
func (o *operation) endByTarget(target *history.Process, now uint64) {
	o.remote.target, o.remote.end = target, now
}

// complete ends the operations that a call completes.
func (j *Judge) complete(c *history.Call, m *memory, how operand.Completion) {
	now := j.order.Time(c.Process)
	w := c.Window(win)
	list := m.operations.open[w]
	open := list[:0]
	m.sites = m.sites[:0]
	for _, o := range list {
		if !operand.Concerns(c, o.target) {
			open = append(open, o)
			continue
		}
		if len(m.sites) == 0 || m.sites[len(m.sites)-1] != o.remote.Site {
			m.sites = append(m.sites, o.remote.Site)
		}
		if how == operand.AtTarget && c.Function != winComplete {
			o.end(c.Ref, now)
			continue
		}
		o.endAtOrigin(c.Ref, now)
		switch {
		case o.get:
		case how == operand.AtOrigin:
			open = append(open, o)
		default:
			j.order.Closed(c, o.target, o.endByTarget)
		}
	}
	clear(list[len(open):])
	m.operations.open[w] = open
	m.calls.Synchronized(c, m.sites)
}

var winComplete = mpicall.Lookup("MPI_Win_complete")

var request, requestList = history.Parameter("request"), history.Parameter("array_of_requests")
