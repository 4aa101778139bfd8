package report

import (
	"math"
	"slices"

	"github.com/nastympi/nastympi/internal/trace"
)

// history is a rank's trace put together: calls from entry to return, operations from
// call to issue. Times are in ns since the first event of any rank.
type history struct {
	rank  *trace.Rank
	shift int64 // from the rank's time to that of all
	calls []call
	ops   []operation

	open     []int          // calls that have not returned yet, the last entered last
	recorded map[uint64]int // operations by number
	issuedIn map[int][]int  // operations that an open call issued
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

// operation is one-sided.
type operation struct {
	event       trace.Event // Op or Forwarded
	index       int         // of event
	from        int64
	copied      int64  // complete at the origin and still held from here on, or never
	issued      int64  // to the library, or never
	issuingSite uint32 // of the call that did
	to          int64  // return of this call, or the end of the trace
	unfinished  bool
	step        int
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
		h := &history{rank: &ranks[i], shift: ranks[i].Epoch - base, recorded: map[uint64]int{}, issuedIn: map[int][]int{}}
		h.read()
		all = append(all, h)
	}
	slices.SortStableFunc(all, func(a, b *history) int { return a.rank.Rank - b.rank.Rank })
	return all
}

func (h *history) time(i int) int64 { return int64(h.rank.Events[i].Time) + h.shift }

func (h *history) read() {
	for i, e := range h.rank.Events {
		now := h.time(i)
		switch e.Type {
		case trace.Enter:
			h.open = append(h.open, len(h.calls))
			h.calls = append(h.calls, call{from: now, to: never, site: e.Site, sync: never, first: i, last: math.MaxInt})
		case trace.Leave:
			h.leave(i)
		case trace.Sync:
			if c := h.inside(e.Site); c >= 0 {
				h.calls[c].sync = now
				h.calls[c].issued += e.B
			}
		case trace.Delay:
			h.calls = append(h.calls, call{from: now - int64(e.A), to: now, site: e.Site, sync: never, delay: true, first: i, last: i})
		case trace.Op:
			h.recorded[e.Seq] = len(h.ops)
			h.ops = append(h.ops, operation{event: e, index: i, from: now, copied: never, issued: never, to: never})
		case trace.Forwarded:
			h.ops = append(h.ops, operation{event: e, index: i, from: now, copied: never, issued: never, to: never})
			h.issue(len(h.ops)-1, i)
		case trace.Copied, trace.Done, trace.Unfinished:
			h.change(i)
		}
	}
	if len(h.rank.Events) == 0 {
		return
	}
	end := h.time(len(h.rank.Events) - 1)
	for i := range h.calls {
		h.calls[i].to = min(h.calls[i].to, end)
	}
	for i := range h.ops {
		h.ops[i].to = min(h.ops[i].to, end)
	}
}

// inside is the innermost open call from a site, or -1: its enter event was overwritten.
func (h *history) inside(site uint32) int {
	for _, c := range slices.Backward(h.open) {
		if h.calls[c].site == site {
			return c
		}
	}
	return -1
}

func (h *history) leave(i int) {
	c := h.inside(h.rank.Events[i].Site)
	if c < 0 {
		return
	}
	h.calls[c].to, h.calls[c].last = h.time(i), i
	for _, o := range h.issuedIn[c] {
		h.ops[o].to = h.time(i)
	}
	delete(h.issuedIn, c)
	h.open = slices.DeleteFunc(h.open, func(open int) bool { return open == c })
}

// change is what event i says about an operation that was recorded.
func (h *history) change(i int) {
	e := h.rank.Events[i]
	o, known := h.recorded[e.Seq]
	switch {
	case !known: // its record was overwritten
	case e.Type == trace.Copied:
		h.ops[o].copied = h.time(i)
	case e.Type == trace.Unfinished:
		h.ops[o].unfinished = true
	default:
		h.issue(o, i)
	}
}

// issue gives operation o to the library, in event i.
func (h *history) issue(o, i int) {
	site := h.rank.Events[i].Site
	h.ops[o].issued, h.ops[o].issuingSite = h.time(i), site
	if c := h.inside(site); c >= 0 {
		h.issuedIn[c] = append(h.issuedIn[c], o)
	}
}

func (h *history) site(number uint32) trace.Site {
	if int(number) < len(h.rank.Sites) {
		return h.rank.Sites[number]
	}
	return trace.Site{}
}
