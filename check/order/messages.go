package order

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// What a process does before it sends a message happens before the receive is complete (MPI 4.1, 3.5 and 3.7.4). A receive of
// which it is not known yet which message it got is ordered after all that its sender has done until then.

func (o *Order) send(s *match.Send) { o.sent[s] = o.process(s.Process).clock }

// posts notes what has happened before a receive begins. A matched probe begins none.
func (o *Order) posts(r *match.Receive) {
	if !match.Probes(r.Function) {
		o.posted[r] = o.process(r.Process).clock
	}
}

// sendComplete: a synchronous send is complete when the receive has begun (3.4). If it is not known which receive that is, or when it began, all
// that the receiver has done comes before.
func (o *Order) sendComplete(s *match.Send) {
	if s.Mode != match.Synchronous {
		return
	}
	before, known := o.met[s]
	if !known {
		before, known = o.posted[o.matcher.Expecting(s)]
	}
	delete(o.met, s)
	if known {
		o.process(s.Process).learn(before)
	} else {
		o.follow(o.process(s.Process), s.To)
	}
}

func (o *Order) received(r *match.Receive) {
	switch {
	case r.Status.Cancelled || r.Status.Present && r.Status.Source == mpicall.ProcNull:
		delete(o.posted, r)
	case !r.Status.Present:
		delete(o.posted, r)
		o.followAll(o.now)
	default:
		o.unmatched = append(o.unmatched, r)
	}
}

// message is told when it is known what a receive got. If that was not yet so when the receive was completed, it is ordered.
func (o *Order) message(s *match.Send, r *match.Receive) {
	before := o.sent[s]
	delete(o.sent, s)
	if posted, known := o.posted[r]; known && s.Mode == match.Synchronous && !s.Complete {
		o.met[s] = posted
	}
	delete(o.posted, r)
	i := slices.Index(o.unmatched, r)
	if i < 0 || s.Partitioned { // partitions are sent later than the message was started (4.2)
		return
	}
	o.unmatched = slices.Delete(o.unmatched, i, i+1)
	o.process(r.Process).learn(before)
}

// unsure is told when one of several messages was received. So the receive is ordered after all that the sender has done.
func (o *Order) unsure(s *match.Send, _ []*match.Send, r *match.Receive) {
	delete(o.sent, s)
	delete(o.posted, r)
}

// probes tell that a message has been sent.
var probes = []transition{{calls: []string{"MPI_Probe", "MPI_Iprobe", "MPI_Mprobe", "MPI_Improbe"}, left: func(o *Order, p *process, c *history.Call) {
	of := c.Comm(comm)
	if flag.Of(c.Function) && c.Int(flag) == 0 || of == nil {
		return
	}
	if s := c.Status(status); s.Present && s.Source != mpicall.ProcNull {
		o.follow(p, of.World(s.Source))
	} else if !s.Present {
		o.followAll(p)
	}
}}}
