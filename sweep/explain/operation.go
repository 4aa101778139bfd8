package explain

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// operation is a recorded operation and the trace that it is from.
type operation struct {
	*trace.Operation
	history *trace.History
	rank    *trace.Rank
	site    trace.Site // of the operation's call
	turn    int        // how many operations from this site were recorded so far, with this one; 0: not known
}

// recorded are the operations of a rank that could be held, in program order.
func recorded(r *trace.Rank) []*operation {
	history := r.History()
	turns := map[trace.Site]int{}
	var list []*operation
	for _, o := range history.Operations {
		if o.Forwarded() {
			continue
		}
		op := &operation{Operation: o, history: history, rank: r, site: r.At(o.Event)}
		if r.Lost == 0 {
			turns[op.site]++
			op.turn = turns[op.site]
		}
		list = append(list, op)
	}
	return list
}

// end is the event at which the operation stopped being held, or the end of the trace.
func (op *operation) end() int { return op.history.HeldUntil(op.Operation) }

// early says whether the operation was issued in its own call.
func (op *operation) early() bool { return op.history.Early(op.Operation) }

// leftHeldBy are the synchronization calls of the program, oldest first, that found the operation held
// and did not issue it.
func (op *operation) leftHeldBy() (events []int) {
	for _, i := range op.history.HeldThrough(op.Operation) {
		if ofProgram(rma.OccasionKind(op.rank.Events[i].Code)) {
			events = append(events, i)
		}
	}
	return events
}

// ofProgram says whether the program asked for completion. Otherwise nastympi itself issued operations.
func ofProgram(kind rma.OccasionKind) bool {
	return kind != rma.Call && kind != rma.Forward && kind != rma.Release
}

// flushedBefore is the last flush before the operation that would complete it there, if the flush has issued nothing but operations
// from the same call site, and if a flush at its place also comes before the first of these: then a loop flushes one iteration
// early, and not after the operation is used. trace.None: there is none.
func (op *operation) flushedBefore() int {
	last := trace.None
	for i, e := range op.rank.Events[:op.Recorded] {
		if e.Type == trace.Sync && e.Window == op.Window && (e.Target < 0 || e.Target == op.Target) && flushes(rma.OccasionKind(e.Code), op.Kind().Fetches()) {
			last = i
		}
	}
	if last == trace.None {
		return last
	}
	first := op.Recorded
	for _, o := range op.history.Operations {
		switch same := op.rank.At(o.Event) == op.site; {
		case same && !o.Forwarded():
			first = min(first, o.Recorded)
		case !same && o.IssuedBy == last:
			return trace.None
		}
	}
	if !slices.ContainsFunc(op.rank.Events[:first], func(e trace.Event) bool { return e.Type == trace.Sync && e.Site == op.rank.Events[last].Site }) {
		return trace.None
	}
	return last
}

// notWaitedFor is the last call that has waited for requests while the operation was held, although it has a request; trace.None:
// there is none. A wait for its request would have issued it, or copied what it sends.
func (op *operation) notWaitedFor() int {
	last := trace.None
	if !mpicall.ReturnsRequest(op.site.Call) || op.CopiedBy != trace.None {
		return last
	}
	for _, c := range op.history.Calls {
		call := op.rank.At(op.rank.Events[c.Entered]).Call
		if (call == "MPI_Wait" || call == "MPI_Waitall") && c.Entered > op.Recorded && c.Left != trace.None && c.Left < op.end() {
			last = c.Entered
		}
	}
	return last
}

// flushes says whether a flush completes operations, at the target unless they only fetch.
func flushes(kind rma.OccasionKind, fetches bool) bool {
	return kind == rma.Flush || kind == rma.FlushAll || fetches && (kind == rma.FlushLocal || kind == rma.FlushLocalAll)
}

// nextCall is the first wanted call that the process entered after an event, or trace.None. It skips
// calls from the same site as that event, and calls of the operation's own MPI function.
func (op *operation) nextCall(after int, wanted func(call string) bool) int {
	inside := op.rank.Events[after].Site
	for i := after + 1; i < len(op.rank.Events); i++ {
		e := op.rank.Events[i]
		if call := op.rank.At(e).Call; e.Type == trace.Enter && e.Site != inside && call != op.site.Call && wanted(call) {
			return i
		}
	}
	return trace.None
}

// issuedIn says whether the call that begins with an event is the one that issued the operation.
func (op *operation) issuedIn(enter int) bool {
	return !op.Pending() && op.rank.Events[enter].Site == op.rank.Events[op.end()].Site
}

// copiedIn says whether the call of a synchronization event completed the operation at the origin.
func (op *operation) copiedIn(sync trace.Event) bool {
	return op.CopiedBy != trace.None && op.rank.Events[op.CopiedBy].Site == sync.Site
}

func anyCall(string) bool { return true }
