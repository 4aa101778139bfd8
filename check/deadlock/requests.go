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
func (l *look) requests(c *history.Call, e evidence) (need, bool) {
	switch c.Function {
	case waitCall:
		return l.request(c, uint64(c.Int(request)))
	case waitAll, waitAny, waitSome:
	default:
		return need{}, false
	}
	all := c.Function == waitAll
	var needs []need
	for _, number := range c.Ints(requestList) {
		r := c.Process.Request(uint64(number))
		if r == nil || !r.Active {
			continue
		}
		n, known := l.request(c, uint64(number))
		if !known && !all {
			return need{}, false
		}
		needs = append(needs, n)
	}
	cut := len(c.Ints(requestList)) < c.Length(requestList)
	switch {
	case len(needs) == 0 || cut && !all:
		return need{}, false
	case all:
		return each(needs), true
	}
	return either(needs, e), true
}

// request is what an operation waits for before it is complete. It names the call that began the operation.
func (l *look) request(c *history.Call, number uint64) (need, bool) {
	r := c.Process.Request(number)
	n, known := l.operation(c, r, number)
	if !known || len(n.what) == 0 {
		return n, known
	}
	what := make([]string, len(n.what))
	for i, text := range n.what {
		what[i] = r.By.Function.String() + " " + text
	}
	n.what, n.started = what, []history.Ref{r.Started}
	return n, true
}

func (l *look) operation(c *history.Call, r *history.Request, number uint64) (need, bool) {
	if r == nil || !r.Active || l.cancelled[cancelled{c.Process.Index, number}] {
		return need{}, false
	}
	sent, posted := l.messages.Running(c.Process, number)
	if sent != nil || posted != nil {
		return each([]need{l.send(sent), l.receive(c, posted)}), true
	}
	switch {
	case match.IsCollective(r.By.Function) && r.Persistent:
		return l.startedOperation(r.By), true
	case match.IsCollective(r.By.Function):
		return l.collectiveOperation(r.By), true
	}
	return need{}, false
}

// cancelled is a request that MPI_Cancel was called for.
type cancelled struct {
	process int
	number  uint64
}
