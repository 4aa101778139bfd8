package explain

import (
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// operation is what became of one operation. Events are indices of its rank's; -1: never.
type operation struct {
	rank   *trace.Rank
	site   trace.Site
	kind   rma.Kind
	seq    uint64
	window uint32
	target int32
	start  uint64 // byte at the target, and how many from there if there are no gaps
	bytes  uint64
	event  int // it was called
	copied int // it was locally completed
	issued int // by the synchronization call at this event
}

func (op *operation) pending() bool { return op.issued < 0 }

// operations are those of a rank, in program order. Where the ring of events has
// overwritten the call, nothing is known of an operation.
func operations(r *trace.Rank) []*operation {
	var list []*operation
	bySeq := map[uint64]*operation{}
	last := map[uint32]int{} // event of the last synchronization call, by window
	for i, e := range r.Events {
		op := bySeq[e.Seq]
		switch e.Type {
		case trace.Op:
			op = &operation{
				rank: r, site: r.At(e), kind: rma.Kind(e.Code), seq: e.Seq, window: e.Window, target: e.Target,
				start: e.A, bytes: e.B, event: i, copied: -1, issued: -1,
			}
			bySeq[e.Seq] = op
			list = append(list, op)
		case trace.Sync:
			last[e.Window] = i
		case trace.Copied:
			if op != nil {
				op.copied = i
			}
		case trace.Done:
			if at, known := last[e.Window]; op != nil && known {
				op.issued = at
			}
		}
	}
	return list
}

// end is the event after which an operation was no longer held.
func (op *operation) end() int {
	if op.pending() {
		return len(op.rank.Events)
	}
	return op.issued
}

// passed are the synchronization calls of its process, oldest first, that an operation
// stayed held through.
func (op *operation) passed() (events []int) {
	for i := op.event + 1; i < op.end(); i++ {
		e := op.rank.Events[i]
		if e.Type == trace.Sync && asks(rma.SyncKind(e.Code)) {
			events = append(events, i)
		}
	}
	return events
}

// asks says whether the program asked for completion: not so the occasions of our own.
func asks(kind rma.SyncKind) bool {
	return kind != rma.Call && kind != rma.Forward && kind != rma.Release
}

// next is the first call that the process made after an event, of those wanted; -1: none. Calls
// from the same place are none, nor are those that made the operation itself.
func (op *operation) next(after int, wanted func(call string) bool) int {
	inside := op.rank.Events[after].Site
	for i := after + 1; i < len(op.rank.Events); i++ {
		e := op.rank.Events[i]
		if call := op.rank.At(e).Call; e.Type == trace.Enter && e.Site != inside && call != op.site.Call && wanted(call) {
			return i
		}
	}
	return -1
}

// completedIn says whether the call that begins with an event is the one that issued the operation.
func (op *operation) completedIn(enter int) bool {
	return !op.pending() && op.rank.Events[enter].Site == op.rank.Events[op.issued].Site
}

func anyCall(string) bool { return true }
