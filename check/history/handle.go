package history

import "slices"

// handle is the handle of requests that are alive at the same time. A library may have one for all requests that are
// complete at once. Then the recording names the oldest of them whenever the program completes one.
type handle struct {
	requests []*Request // from the oldest
	doubted  int        // how many of them, the oldest ones, may be those that calls completed
}

// doubles says that a request which is being made has the handle of another one.
type doubles struct{ number, oldest uint64 }

// double gives a new request the handle of an older one, if it has the same.
func (p *Process) double(r *Request) {
	older := p.requests[p.doubles.oldest]
	if p.doubles.number != r.Number || older == nil || older == r {
		return
	}
	if older.handle == nil {
		older.handle = &handle{requests: []*Request{older}}
	}
	r.handle = older.handle
	r.handle.requests = append(r.handle.requests, r)
}

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
