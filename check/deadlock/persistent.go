package deadlock

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// prepared are the persistent collective operations that all processes have made, and how often each process has started
// them. The processes may start the operations of a communicator in different orders (MPI 4.1, 6.13).
type prepared struct {
	operations map[call]*match.Collective // by the calls that made them
	started    map[call]int
}

var startCall, requestFree = mpicall.Lookup("MPI_Start"), mpicall.Lookup("MPI_Request_free")

// made keeps an operation.
func (p prepared) made(all *match.Collective) {
	for _, part := range all.Parts {
		if part.Form == operand.Persistent {
			p.operations[named(part.Ref)] = all
		}
	}
}

// entered counts what a call starts, and forgets what it frees.
func (p prepared) entered(c *history.Call) {
	switch c.Function {
	case startCall, requestFree:
		p.request(c, c.Int(request))
	case startAll:
		for _, number := range c.Ints(requestList) {
			p.request(c, number)
		}
	}
}

func (p prepared) request(c *history.Call, number int64) {
	r := c.Process.Request(uint64(number))
	switch {
	case r == nil || !r.Persistent || !match.IsCollective(r.By.Function):
	case c.Function == requestFree:
		delete(p.operations, named(r.By))
		delete(p.started, named(r.By))
	default:
		p.started[named(r.By)]++
	}
}

// startedOperation is what the part of one process waits for that it has started: that the others start it as often.
func (l *look) startedOperation(of history.Ref) need {
	all := l.prepared.operations[named(of)]
	if all == nil {
		return need{}
	}
	times := l.prepared.started[named(of)]
	arrived := slices.DeleteFunc(slices.Clone(all.Parts), func(p *match.Part) bool { return l.prepared.started[named(p.Ref)] < times })
	own := all.Parts[slices.IndexFunc(all.Parts, func(p *match.Part) bool { return named(p.Ref) == named(of) })]
	return l.part(all, own, arrived, "started")
}
