package explain

import (
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// operation is a recorded operation and the trace that it is from.
type operation struct {
	*trace.Operation
	history *trace.History
	rank    *trace.Rank
	site    trace.Site // of the operation's call
}

// recorded are the operations of a rank that could be held, in program order.
func recorded(r *trace.Rank) []*operation {
	history := r.History()
	var list []*operation
	for _, o := range history.Operations {
		if !o.Forwarded() {
			list = append(list, &operation{Operation: o, history: history, rank: r, site: r.At(o.Event)})
		}
	}
	return list
}

// end is the event at which the operation stopped being held, or the end of the trace.
func (op *operation) end() int { return op.history.HeldUntil(op.Operation) }

// issuedBy is the kind of call that issued the operation. It is 0 if none did, or if the trace lost the call.
func (op *operation) issuedBy() rma.OccasionKind {
	if op.IssuedBy == trace.None {
		return 0
	}
	return rma.OccasionKind(op.rank.Events[op.IssuedBy].Code)
}

// early says whether the operation was issued in its own call.
func (op *operation) early() bool { return op.issuedBy() == rma.Call }

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

// unordered says whether MPI gives no order to two operations to the same memory that
// one synchronization call issued (MPI 4.1, 12.7.2).
func unordered(a, b *operation) bool {
	return a.Window == b.Window && a.Target == b.Target && a.IssuedBy == b.IssuedBy && !(a.Kind().Atomic() && b.Kind().Atomic()) &&
		(a.Kind() != rma.Get || b.Kind() != rma.Get) && a.Offset() < b.Offset()+b.Bytes() && b.Offset() < a.Offset()+a.Bytes()
}

// distance is how many events are between two operations of one rank.
func distance(a, b *operation) int { return max(a.Recorded-b.Recorded, b.Recorded-a.Recorded) }
