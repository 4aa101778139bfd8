package clocks

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// A message is sent before it is received (MPI 4.1, 3.5), and a collective operation is complete after those have begun it from whom data
// flows (6.1).

// part is that of one process in a collective operation.
type part struct {
	*round
	*match.Part
	of *match.Collective
}

func (s *scout) received(r *match.Receive) {
	from := r.Process.Peer(r.From)
	if from == nil || from.OneClock(r.Process) || r.Status.Cancelled || !r.Status.Present || r.Status.Source == mpicall.ProcNull {
		return
	}
	a := &arrival{certain: !r.Partitioned}
	s.receives[r] = a
	a.moment = moment{s.now.Process.Node(), s.now.Left}
	a.passed = s.nodes[a.node].passed
	s.nodes[a.node].pending++
}

func (s *scout) message(m *match.Send, r *match.Receive) {
	if a := s.receives[r]; a != nil {
		delete(s.receives, r)
		s.after(a, moment{m.Process.Node(), m.Time}, a.certain)
		s.goOn(a)
	}
}

func (s *scout) unsure(_ *match.Send, _ []*match.Send, r *match.Receive) {
	if a := s.receives[r]; a != nil {
		delete(s.receives, r)
		s.goOn(a)
	}
}

func (s *scout) begun(c *match.Collective, p *match.Part) {
	if p.Form == operand.Persistent {
		return
	}
	if s.rounds[c] == nil {
		s.rounds[c] = newRound(c.Comm.Processes())
	}
	s.called[request{s.now.Process.Index, p.Number}] = &part{s.rounds[c], p, c}
	s.begin(s.rounds[c], s.now, p.Rank, p.HasRoot && p.Root == p.Rank || p.Name == "Scan" || p.Name == "Exscan")
}

// allBegun forgets a round. Those who have not left it keep it.
func (s *scout) allBegun(c *match.Collective) { delete(s.rounds, c) }

// endParts follows the collective operations that a call has completed.
func (s *scout) endParts(c *history.Call) {
	by := c.Process.Index
	if p := s.called[request{by, c.Number}]; p != nil {
		delete(s.called, request{by, c.Number})
		if p.Form == operand.Blocking {
			s.completed(p)
		} else if number := uint64(c.Int(requestHandle)); number != 0 {
			s.running[request{by, number}] = p
		}
	}
	for _, done := range c.Completed {
		if p := s.running[request{by, done.Request.Number}]; p != nil {
			delete(s.running, request{by, done.Request.Number})
			s.completed(p)
		}
	}
}

func (s *scout) completed(p *part) {
	if s.now.Succeeded() {
		s.arrive(p.round, &arrival{flow: p.of.Flow(p.Part), rank: p.Rank, root: p.Root, certain: p.of.Waits(p.Part)})
	}
}

var requestHandle = history.Parameter("request")
