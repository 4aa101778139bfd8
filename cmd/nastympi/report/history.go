package report

import (
	"cmp"
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/trace"
)

// history is what a rank did, with the times that the picture shows. Times are in ns since the first
// event of any rank.
type history struct {
	rank  *trace.Rank
	shift int64 // from the rank's clock to the common clock
	calls []call
	ops   []operation
}

// call is an MPI call, or a delay.
type call struct {
	from, to    int64
	site        uint32
	sync        int64  // when the core last decided what to issue, or never
	issued      uint64 // operations in it
	delay       bool
	first, last int // indexes of its events
	step        int // of the cause, from 1; 0: none
}

// operation is a life cycle and its times.
type operation struct {
	*trace.Operation
	from   int64
	copied int64 // complete at the origin and still held, or never
	issued int64 // given to the library, or never
	to     int64 // completed; if it never was, reported as unfinished, or the end of the trace
	step   int   // of the cause, from 1; 0: none
}

// never is the time of what did not happen.
const never = math.MaxInt64

// histories puts traces on one clock. Clocks of several machines may disagree.
func histories(ranks []trace.Rank) []*history {
	base := int64(never)
	for _, r := range ranks {
		if len(r.Events) > 0 {
			base = min(base, r.Epoch+int64(r.Events[0].Time))
		}
	}
	var all []*history
	for i := range ranks {
		h := &history{rank: &ranks[i], shift: ranks[i].Epoch - base}
		h.read()
		all = append(all, h)
	}
	slices.SortStableFunc(all, func(a, b *history) int { return a.rank.Rank - b.rank.Rank })
	return all
}

// time of event i.
func (h *history) time(i int) int64 { return int64(h.rank.Events[i].Time) + h.shift }

// timeOf is the time of an event that may not have happened.
func (h *history) timeOf(event int, otherwise int64) int64 {
	if event == trace.None {
		return otherwise
	}
	return h.time(event)
}

func (h *history) read() {
	if len(h.rank.Events) == 0 {
		return
	}
	all, end := h.rank.History(), h.time(len(h.rank.Events)-1)
	h.readCalls(all.Calls, end)
	h.readOperations(all.Operations, end)
}

// readCalls merges calls and delays. Calls that did not return end with the trace.
func (h *history) readCalls(calls []*trace.Call, end int64) {
	for _, c := range calls {
		last := c.Left
		if last == trace.None {
			last = math.MaxInt
		}
		h.calls = append(h.calls, call{from: h.time(c.Entered), to: h.timeOf(c.Left, end), site: c.Site,
			sync: h.timeOf(c.Sync, never), issued: c.Issued, first: c.Entered, last: last})
	}
	for i, e := range h.rank.Events {
		if e.Type == trace.Delay {
			h.calls = append(h.calls, call{from: h.time(i) - int64(e.A), to: h.time(i), site: e.Site, sync: never, delay: true, first: i, last: i})
		}
	}
	slices.SortFunc(h.calls, func(a, b call) int { return cmp.Compare(a.first, b.first) })
}

func (h *history) readOperations(operations []*trace.Operation, end int64) {
	for _, o := range operations {
		to := o.Completed
		if o.Pending() {
			to = o.Unfinished
		}
		h.ops = append(h.ops, operation{Operation: o, from: h.time(o.Recorded), copied: h.timeOf(o.Copied, never),
			issued: h.timeOf(o.Issued, never), to: h.timeOf(to, end)})
	}
}

// issuer is the call site of the call that issued an operation; 0 if none did.
func (h *history) issuer(o operation) uint32 {
	if o.Pending() {
		return 0
	}
	return h.rank.Events[o.Issued].Site
}
