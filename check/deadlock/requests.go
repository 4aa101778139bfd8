package deadlock

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

var (
	waitCall, waitAll    = mpicall.Lookup("MPI_Wait"), mpicall.Lookup("MPI_Waitall")
	waitAny, waitSome    = mpicall.Lookup("MPI_Waitany"), mpicall.Lookup("MPI_Waitsome")
	request, requestList = history.Parameter("request"), history.Parameter("array_of_requests")
)

// requests is the need of a call that waits for requests (3.7.3 and 3.7.5).
func (l *look) requests(c *history.Call, e Effort) (need, bool) {
	switch c.Function {
	case waitCall:
		return l.request(c.Process, c.Int(request))
	case waitAll:
		return l.all(c.Process, c.Ints(requestList))
	case waitAny, waitSome:
		return l.any(c, e)
	}
	return need{}, false
}

// all is what a call waits for that waits for several requests. Some may be unknown, or missing in the list.
func (l *look) all(p *history.Process, numbers []int64) (need, bool) {
	var needs []need
	var receives []*match.Receive
	for _, number := range numbers {
		if r := p.Request(uint64(number)); r != nil && r.Active {
			n, posted, _ := l.operation(p, r, number)
			needs = append(needs, n)
			if posted != nil {
				receives = append(receives, posted)
			}
		}
	}
	return each(append(needs, l.receipts(receives...))), len(needs) > 0
}

// any is what a call waits for that waits for one of several requests, if each of them is known.
func (l *look) any(c *history.Call, e Effort) (need, bool) {
	var needs []need
	for _, number := range c.Ints(requestList) {
		if r := c.Process.Request(uint64(number)); r == nil || !r.Active {
			continue
		}
		n, known := l.request(c.Process, number)
		if !known {
			return need{}, false
		}
		needs = append(needs, n)
	}
	if len(needs) == 0 || history.Cut(c) {
		return need{}, false
	}
	return either(needs, e), true
}

// request is what an operation waits for before it is complete.
func (l *look) request(p *history.Process, number int64) (need, bool) {
	n, posted, known := l.operation(p, p.Request(uint64(number)), number)
	return each([]need{n, l.receipts(posted)}), known
}

// operation is what an operation waits for, except for what it receives. It names the call that began the operation.
func (l *look) operation(p *history.Process, r *history.Request, number int64) (n need, posted *match.Receive, known bool) {
	if r == nil || !r.Active || l.cancelled[cancelled{p.Index, uint64(number)}] {
		return need{}, nil, false
	}
	sent, posted := l.messages.Running(p, uint64(number))
	switch {
	case sent != nil || posted != nil:
		n = l.send(sent)
	case match.IsCollective(r.By.Function) && r.Persistent:
		n = l.startedOperation(r.By)
	case match.IsCollective(r.By.Function):
		n = l.collectiveOperation(r.By)
	default:
		return need{}, nil, false
	}
	for i, text := range n.what {
		n.what[i] = r.By.Function.String() + " " + text
	}
	if len(n.what) > 0 {
		n.started, n.collective = []history.Ref{r.Started}, r.Started
	}
	return n, posted, true
}

// cancelled is a request that MPI_Cancel was called for.
type cancelled struct {
	process int
	number  uint64
}
