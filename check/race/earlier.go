package race

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// Memory is of interest from when an operation has it as a buffer. What other threads did with it shortly before is recorded then,
// and judged as if it had been recorded in time.

// past is the gaps in which a thread was, the last ones.
type past []gap

// mostPast is how many gaps of a thread are kept at least. Half of them are forgotten at a time.
const mostPast = 512

func (p past) add(g gap) past {
	if len(p) >= 2*mostPast {
		p = append(p[:0], p[len(p)-mostPast:]...)
	}
	return append(p, g)
}

// at is the gap in which the thread was; not known: that was long ago.
func (p past) at(time uint64) gap {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i].time <= time {
			return p[i]
		}
	}
	return gap{}
}

// Recalled compares an access with what has been done with the memory since.
func (j *Judge) Recalled(x *history.Access) {
	m := j.memory(x.Process)
	since := m.past[x.Thread].at(x.Time)
	if !since.event.Known() || !j.order.Threaded(x.Process) {
		return
	}
	a := &access{
		Ref: x.Ref, Memory: bytesAt(x.From, x.To), from: x.From, to: x.To, thread: x.Thread, receiver: mpicall.Undefined, start: since.event, end: since.event,
		own: true, writes: x.Is(trace.Writes), reads: !x.Is(trace.Writes), polls: x.Is(trace.Again),
	}
	s := j.settle(x.Process, a)
	j.know(s, a, order.Clock{})
	s.accesses.root.overlapping(a.from, a.to, func(n *node) {
		if !n.inTurn(a) && !n.knew(a.end) && n.conflicts(a) && !a.awaits(n.access) && n.by() == a.by() {
			j.report(a, n.access)
		}
	})
	if j.room(s) {
		s.accesses.insert(a, s.accesses.groupOf(a))
	}
}
