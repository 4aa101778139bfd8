package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// A one-sided operation accesses memory of its origin until it is complete there, and memory of its target until it is
// complete there (MPI 4.1, 12.5.4 and 12.3.5). The call that completes it counts from when it was entered: others learn of it
// only later.

// operation is a one-sided operation that is not complete.
type operation struct {
	window  *history.Window // at the origin
	target  int64
	request bool // its call returns a request
	get     bool // it brings data: when that is there, the target has been read
	updates bool // it also updates what it fetches, which a call must complete at the target
	remote  *access
	at      *space // of remote
	locals  []*access
	fetches bool        // and has not delivered that yet
	knew    order.Clock // of its process when it began, if it fetches
	// local was the first to complete it only at its origin; not known: no call did.
	local       history.Ref
	localMoment order.Moment // when local did
	fetched     history.Ref  // delivered what it brings, and completed it only at its origin; not known: no call did
	again       []ending
	perhaps     []perhaps
	kept        bool             // it is one of those that have ended
	forgotten   bool             // it was one, and counts as complete for everybody
	returned    bool             // its call has returned
	refused     bool             // with an error: it accesses nothing
	reports     []*check.Finding // about it from before its call returned
}

// operations of a process that are not complete.
type operations struct {
	open     map[*history.Window][]*operation
	called   map[uint64]*operation // with requests, by their calls, which have not returned
	requests map[uint64]*operation // by request
	// updating are the last operations that have fetched and, as far as calls promise it, not updated their targets.
	updating []*operation
	// ended are the last operations that have ended, if the process has several threads.
	ended []*operation
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

// returned is the operation whose call has returned; nil: it is not known, or complete already.
func (o *operations) returned(c *history.Call) *operation {
	for _, of := range slices.Backward(o.open[c.Window(win)]) {
		if of.remote.Number == c.Number {
			return of
		}
	}
	return nil
}

// named gives an operation the request that its call has returned.
func (o *operations) named(c *history.Call) {
	if of := o.called[c.Number]; of != nil {
		delete(o.called, c.Number)
		o.requests[uint64(c.Int(request))] = of
	}
}

// waited ends the operation of a request, at its origin only if it brings no data. Who has the request knows that it has begun.
func (j *Judge) waited(m *memory, number uint64, by history.Ref, now order.Moment) {
	o := &m.operations
	if of := o.requests[number]; of != nil {
		delete(o.requests, number)
		of.endAtOrigin(by, now)
		if j.order.Threaded(m.process) {
			of.endsAgain(ending{at: now})
			o.keep(of)
		}
		if of.updates {
			o.fetch(of, by, now)
		}
	}
}

func (o *operation) endAtOrigin(by history.Ref, now order.Moment) {
	if o.get {
		o.end(by, now)
		return
	}
	o.endLocals(by, now)
	if !o.local.Known() {
		o.local, o.localMoment = by, now
	}
}

func (o *operation) end(by history.Ref, now order.Moment) {
	o.endLocals(by, now)
	o.remote.finish(by, now)
}

// finish ends an access, unless an earlier call has, or another operation still has the buffer.
func (a *access) finish(by history.Ref, now order.Moment) {
	switch {
	case a.joined > 0:
		a.joined--
	case !a.end.Known():
		a.end, a.ended = now, by
		a.tooLate()
	}
}

func (o *operation) endLocals(by history.Ref, now order.Moment) {
	if o.fetches {
		o.fetches = false
		o.at.fetched(o.remote, o.knew, now)
	}
	for _, a := range o.locals {
		a.finish(by, now)
	}
	o.locals = nil
}

// endByTarget ends an operation at the target when that closes its exposure epoch.
func (o *operation) endByTarget(now order.Moment) { o.remote.end = now }

// complete ends the operations that a call completes.
func (j *Judge) complete(c *history.Call, m *memory, how operand.Completion) {
	now := j.order.Now(c.Process)
	w, threaded := c.Window(win), j.order.Threaded(c.Process)
	list := m.operations.open[w]
	open := list[:0]
	m.sites = m.sites[:0]
	m.operations.again(c, how, j.order.Since(now.Line, j.order.Clock(c.Process)), j.order.Apart())
	for _, o := range list {
		if !operand.Concerns(c, o.target) {
			open = append(open, o)
			continue
		}
		if len(m.sites) == 0 || m.sites[len(m.sites)-1] != o.remote.Site {
			m.sites = append(m.sites, o.remote.Site)
		}
		if threaded {
			m.operations.keep(o)
		}
		if j.completeOne(c, m, o, how, now) {
			open = append(open, o)
		}
	}
	if how == operand.AtTarget {
		m.operations.update(c, now)
	}
	clear(list[len(open):])
	m.operations.open[w] = open
	m.calls.Synchronized(c, m.sites)
	m.mark(c, now)
}

// completeOne ends an operation, and says whether it must still be completed at its target.
func (j *Judge) completeOne(c *history.Call, m *memory, o *operation, how operand.Completion, now order.Moment) (open bool) {
	if how == operand.AtTarget && c.Function != winComplete {
		o.end(c.Ref, now)
		return false
	}
	o.endAtOrigin(c.Ref, now)
	switch {
	case how == operand.AtOrigin:
		if o.updates {
			m.operations.fetch(o, c.Ref, now)
		}
		return !o.get
	case !o.get:
		j.order.Closed(c, o.target, o.endByTarget)
	}
	return false
}

var winComplete = mpicall.Lookup("MPI_Win_complete")

var request, requestList = history.Parameter("request"), history.Parameter("array_of_requests")
