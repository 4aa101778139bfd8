package explain

import (
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
