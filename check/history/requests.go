package history

import (
	"math"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Request is an operation that a call began and another one completes.
type Request struct {
	Number uint64
	By     Ref // the call that made it
	// Persistent: it can be started again and again (MPI 4.1, 3.9), until it is freed.
	Persistent bool
	Active     bool
	Started    Ref  // the call that started it last
	Cancelling bool // MPI_Cancel was called since
	Detached   bool // MPI_Request_free freed it while it was active
	handle     *handle
}

var (
	request, requests  = Parameter("request"), Parameter("array_of_requests")
	index, indices     = Parameter("indx"), Parameter("array_of_indices")
	outcount           = Parameter("outcount")
	flag               = Parameter("flag")
	status, statuses   = Parameter("status"), Parameter("array_of_statuses")
	start, startAll    = mpicall.Lookup("MPI_Start"), mpicall.Lookup("MPI_Startall")
	requestFree        = mpicall.Lookup("MPI_Request_free")
	cancel             = mpicall.Lookup("MPI_Cancel")
	waitCall, testCall = mpicall.Lookup("MPI_Wait"), mpicall.Lookup("MPI_Test")
	waitAll, testAll   = mpicall.Lookup("MPI_Waitall"), mpicall.Lookup("MPI_Testall")
	waitAny, testAny   = mpicall.Lookup("MPI_Waitany"), mpicall.Lookup("MPI_Testany")
	waitSome, testSome = mpicall.Lookup("MPI_Waitsome"), mpicall.Lookup("MPI_Testsome")
)

// complete notes which requests a call made, started, completed and freed.
func (p *Process) complete(c *Call) {
	if !c.Returned {
		return
	}
	if c.Result != mpicall.Success && c.Result != mpicall.ErrInStatus {
		p.failing(c)
		return
	}
	switch c.Function {
	case waitCall:
		p.completed(c, c.Int(request), 0, c.Statuses(status))
	case testCall:
		if c.Int(flag) != 0 {
			p.completed(c, c.Int(request), 0, c.Statuses(status))
		}
	case waitAll:
		p.all(c)
	case testAll:
		if c.Int(flag) != 0 {
			p.all(c)
		}
	case waitAny, testAny:
		p.any(c)
	case waitSome, testSome:
		p.some(c)
	case start, startAll, cancel, requestFree:
		p.change(c)
	default:
		p.begun(c)
	}
	if p.completesMore(c) {
		p.completeOthers(c)
	}
	p.doubt(c)
}

// change starts, cancels or frees the requests that a call names.
func (p *Process) change(c *Call) {
	switch c.Function {
	case start:
		p.started(c, c.Int(request))
	case startAll:
		for _, number := range c.Ints(requests) {
			p.started(c, number)
		}
	case cancel:
		if r := p.named(uint64(c.Int(request))); r != nil {
			r.Cancelling = true
		}
	case requestFree:
		p.freed(uint64(c.Int(request)))
	}
}

// Cut says whether only the first of the requests that a call names are recorded.
func Cut(c *Call) bool { return requests.Of(c.Function) && len(c.Ints(requests)) < c.Length(requests) }

// completesMore says whether a call has completed requests that it names, and that are not recorded.
func (p *Process) completesMore(c *Call) bool {
	if !EndsRequests(c.Function) || !Cut(c) {
		return false
	}
	beyond := func(place int64) bool { return place >= int64(len(c.Ints(requests))) }
	switch c.Function {
	case testAll:
		return c.Int(flag) != 0
	case waitAny, testAny:
		return c.Has(index) && c.Int(index) != mpicall.Undefined && beyond(c.Int(index))
	case waitSome, testSome:
		return len(c.Ints(indices)) < c.Length(indices) || slices.ContainsFunc(c.Ints(indices), beyond)
	}
	return true
}

// completeOthers completes all requests that a call may have named beyond those that are recorded. Nobody knows which of them it has
// completed, and nobody is to be blamed for one that it has.
func (p *Process) completeOthers(c *Call) {
	known := map[uint64]bool{}
	for _, number := range c.Ints(requests) {
		known[uint64(number)] = true
	}
	for _, r := range p.Requests() {
		if !known[r.Number] {
			p.completed(c, int64(r.Number), math.MaxInt, nil)
		}
	}
}

// failing ends the requests of a wait or a test that returns an error: it is that of an operation, which has ended (MPI 4.1, 3.7.3).
// Of several requests it is not known which one, so all of them may have ended.
func (p *Process) failing(c *Call) {
	if !EndsRequests(c.Function) {
		return
	}
	for i, number := range append([]int64{c.Int(request)}, c.Ints(requests)...) {
		p.completed(c, number, i, nil)
	}
	if Cut(c) {
		p.completeOthers(c)
	}
}

// EndsRequests are the functions that wait for requests, or test them.
var EndsRequests = mpicall.Among("MPI_Wait", "MPI_Test", "MPI_Waitall", "MPI_Testall", "MPI_Waitany", "MPI_Testany", "MPI_Waitsome", "MPI_Testsome")

// any completes the request that the call names by its index.
func (p *Process) any(c *Call) {
	switch {
	case !c.Has(index):
	case c.Int(index) != mpicall.Undefined:
		p.entry(c, c.Int(index), 0, c.Statuses(status))
	case c.Function == waitAny || c.Int(flag) != 0:
		p.noneActive(c)
	}
}

// some completes the requests that the call names by their indices.
func (p *Process) some(c *Call) {
	for i, place := range c.Ints(indices) {
		p.entry(c, place, i, c.Statuses(statuses))
	}
	if c.Has(outcount) && c.Int(outcount) == mpicall.Undefined {
		p.noneActive(c)
	}
}

// noneActive completes what the library has completed without a word: MPI says of a list that has an active request which one is
// complete (MPI 4.1, 3.7.5), but MPICH leaves out persistent requests of MPI_PROC_NULL.
func (p *Process) noneActive(c *Call) {
	for _, number := range c.Ints(requests) {
		if r := p.named(uint64(number)); r != nil && r.Persistent {
			p.completed(c, number, math.MaxInt, nil)
		}
	}
}

func (p *Process) all(c *Call) {
	for i, number := range c.Ints(requests) {
		p.completed(c, number, i, c.Statuses(statuses))
	}
}

// entry completes the request at a place of the array. Its status has another place.
func (p *Process) entry(c *Call, place int64, i int, of []trace.Status) {
	if number, known := listed(c, place); known {
		p.completed(c, number, i, of)
	}
}

// Inquires says whether the function says that a request is complete, and keeps it (MPI 4.1, 3.7.6).
func Inquires(f mpicall.Function) bool { return inquires(f) }

var inquires = mpicall.Among("MPI_Request_get_status", "MPI_Request_get_status_all", "MPI_Request_get_status_any", "MPI_Request_get_status_some")

// Learned are the numbers of the requests that a call has said to be complete, if the function inquires. If it has failed, it may have said that of all.
func Learned(c *Call) (list []int64) {
	places := c.Ints(indices)
	switch {
	case !inquires(c.Function), c.Succeeded() && c.Has(flag) && c.Int(flag) == 0:
		return nil
	case c.Succeeded() && c.Has(index):
		places = []int64{c.Int(index)}
	case !c.Succeeded() || !c.Has(indices):
		return append(c.Ints(requests), c.Int(request))
	}
	for _, place := range places {
		if number, known := listed(c, place); known {
			list = append(list, number)
		}
	}
	return list
}

// listed is the request at a place of the call's list.
func listed(c *Call, place int64) (number int64, known bool) {
	if list := c.Ints(requests); place >= 0 && place < int64(len(list)) {
		return list[place], true
	}
	return 0, false
}

// completed ends a request, or makes a persistent one inactive.
func (p *Process) completed(c *Call, number int64, i int, of []trace.Status) {
	r := p.named(uint64(number))
	if r == nil && number != 0 {
		p.mistaken(c)
	}
	if r == nil || !r.Active || i < len(of) && of[i].Error == mpicall.ErrPending { // it has neither failed nor completed (3.7.5)
		return
	}
	p.ended(r)
	done := Completion{Request: r}
	if i < len(of) {
		done.Status = of[i]
	}
	c.Completed = append(c.Completed, done)
	r.Active = false
	if !r.Persistent {
		delete(p.requests, r.Number)
	}
}

func (p *Process) started(c *Call, number int64) {
	if r := p.requests[uint64(number)]; r != nil {
		r.Active, r.Started, r.Cancelling = true, c.Ref, false
	}
}

func (p *Process) freed(number uint64) {
	if r := p.named(number); r != nil {
		p.ended(r)
		r.Detached = r.Active
		delete(p.requests, r.Number)
	}
}

// begun adds the request that a call made.
func (p *Process) begun(c *Call) {
	if !request.Of(c.Function) || request.GivenTo(c.Function) || !c.Has(request) {
		return
	}
	number := uint64(c.Int(request))
	if number == 0 {
		return
	}
	r := &Request{Number: number, By: c.Ref, Persistent: persistent[c.Function], Active: !persistent[c.Function]}
	if r.Active {
		r.Started = c.Ref
	}
	p.requests[number] = r
	p.double(r)
}

// persistent are the functions that make a persistent or partitioned request, which is not active (MPI 4.1, 3.9, 4.2
// and 6.13).
var persistent = mpicall.ByFunction(func(f mpicall.Function) bool {
	return request.Of(f) && strings.HasSuffix(strings.TrimSuffix(f.String(), "_c"), "_init")
})
