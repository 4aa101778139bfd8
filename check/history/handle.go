package history

import "slices"

// handle is the handle of requests that are alive at the same time. A library may have one for all requests that are
// complete at once. Then the recording names the oldest of them whenever the program completes one.
type handle struct {
	requests []*Request // in the order in which calls returned them
	doubted  int        // how many of them, the first ones, may be those that calls completed
}

func (h *handle) join(r *Request) {
	r.handle = h
	h.requests = append(h.requests, r)
}

// crowd has all requests of a process that share handles, if several of its threads call MPI. The recording names the oldest
// request of a handle when a call begins, and threads may make and complete others before the call returns, or before they are
// told. So it is not known which of the crowd a call means, but each call completes one.
type crowd struct {
	handle
	// unknown are the last numbers that calls and requests have named and that no request had. Perhaps a thread has made the request
	// and is about to be told of it.
	unknown []uint64
}

// mostUnknown is how many unknown numbers are kept: those of calls that threads make at the same time.
const mostUnknown = 256

func (c *crowd) notice(number uint64) {
	if c.unknown = append(c.unknown, number); len(c.unknown) > mostUnknown {
		c.unknown = slices.Delete(c.unknown, 0, 1)
	}
}

// mingle makes one crowd of all requests that share handles, once a second thread calls MPI.
func (p *Process) mingle() {
	p.crowd = &crowd{}
	for _, r := range p.Requests() {
		if r.handle != nil {
			p.crowd.join(r)
		}
	}
}

// double gives a new request the handle of an older one, if it has the same.
func (p *Process) double(r *Request) {
	oldest, doubles := p.doubles[r.Number]
	delete(p.doubles, r.Number)
	older := p.requests[oldest]
	switch {
	case p.crowd != nil:
		p.crowd.double(r, doubles, oldest, older)
	case doubles && older != nil && older != r:
		if older.handle == nil {
			(&handle{}).join(older)
		}
		older.handle.join(r)
	}
}

// double adds a new request, if it has the handle of another one, or a call of another thread has named it already.
func (c *crowd) double(r *Request, doubles bool, oldest uint64, older *Request) {
	named := slices.Index(c.unknown, r.Number)
	if named >= 0 {
		c.unknown = slices.Delete(c.unknown, named, named+1)
	}
	switch {
	case doubles && older == nil:
		c.notice(oldest)
	case doubles && older.handle == nil && older != r:
		c.join(older)
	}
	if doubles || named >= 0 {
		c.join(r)
	}
}

// named is the request that a call names. If no request has the number, another thread's call has named it as well, or its thread
// is not told of it yet: then the call completes one of the crowd. That is no receive, which the status of the call need not fit.
func (p *Process) named(number uint64) *Request {
	r := p.requests[number]
	if r != nil || number == 0 || p.crowd == nil {
		return r
	}
	p.crowd.notice(number)
	i := slices.IndexFunc(p.crowd.requests, func(r *Request) bool { return !source.Of(r.By.Function) && !message.Of(r.By.Function) })
	if i < 0 {
		return nil
	}
	return p.crowd.requests[i]
}

var source, message = Parameter("source"), Parameter("message")

// ended takes a request from those of its handle.
func (p *Process) ended(r *Request) {
	h := r.handle
	if h == nil {
		return
	}
	switch i := slices.Index(h.requests, r); {
	case i == 0: // as always: the recording names the oldest one
		h.requests = h.requests[1:]
	case i > 0:
		h.requests = slices.Delete(h.requests, i, i+1)
	}
	h.doubted = max(h.doubted-1, 0)
	p.doubtful = append(p.doubtful, h)
}

// doubt says of the requests that have the handle of one which the call completed or freed that it may have meant them.
func (p *Process) doubt(c *Call) {
	for _, h := range p.doubtful {
		for _, r := range h.requests[h.doubted:] {
			c.Completed = append(c.Completed, Completion{Request: r, Perhaps: true})
		}
		h.doubted = len(h.requests)
	}
	p.doubtful = p.doubtful[:0]
}

// mistaken says of all pending requests that a call may have completed them which names one that is over. Several threads may have
// completed requests of one handle in another order than they were told of.
func (p *Process) mistaken(c *Call) {
	if !p.Threaded() {
		return
	}
	p.unclear = true
	for _, r := range p.Requests() {
		if r.Active && !r.Persistent {
			c.Completed = append(c.Completed, Completion{Request: r, Perhaps: true})
		}
	}
}

// Unclear tells that a thread may have completed the request unseen: threads have shared its handle, or a call has named a request
// that was over.
func (p *Process) Unclear(r *Request) bool {
	return !r.Persistent && p.Threaded() && (r.handle != nil || p.unclear)
}
