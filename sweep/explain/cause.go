package explain

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// explanation is one way to explain the failure.
type explanation struct {
	places []finding.Place // A, and B if the explanation is about two operations
	why    []finding.Reason
	hint   string
	repair *repair // that the hint is about, or nil
}

// explain returns all explanations, the likeliest first.
func (f *failure) explain() (list []finding.Explanation) {
	for _, op := range f.suspects() {
		for _, e := range f.explanations(op) {
			if e.places == nil {
				e.places = []finding.Place{f.operation(op)}
			}
			damage, _ := f.damaged(op)
			try := ""
			if e.repair != nil {
				try = e.repair.try()
			}
			list = append(list, finding.Explanation{Places: e.places, Why: slices.Concat(f.readPoison(op), e.why, damage, f.delayed()), Repair: e.hint, Try: try})
		}
	}
	if len(list) == 0 {
		list = f.fromSites()
	}
	return list
}

// explanations of what happened to an operation, the likeliest first.
func (f *failure) explanations(op *operation) []explanation {
	if op.early() {
		return []explanation{f.issuedEarly(op)}
	}
	sync := f.syncToName(op)
	order, torn, held := f.outOfOrder(op), f.torn(op), []explanation{f.notSynchronized(op)}
	if sync != trace.None {
		held[0] = f.leftHeld(op, sync)
	}
	_, kept := f.damaged(op)
	switch {
	case sync != trace.None && f.needs(finding.BeyondLocal), kept != "":
		return slices.Concat(held, order, torn)
	case sync == trace.None && !f.needsHolding(op):
		return slices.Concat(order, torn, held)
	}
	return slices.Concat(order, held, torn)
}

// outOfOrder are the operations with which op may have lost its order.
func (f *failure) outOfOrder(op *operation) (list []explanation) {
	if !f.mayHaveLostOrder() {
		return nil
	}
	other, overtaking := f.partner(op), op.overtaking()
	if other != nil {
		list = append(list, f.reordered(op, other))
	}
	if overtaking != nil && (other == nil || other.Recorded != overtaking.Recorded) {
		list = append(list, f.overtaken(op, overtaking))
	}
	return list
}

// operation is the place of an operation. If the rank had made that call before, it says which call it was.
func (f *failure) operation(op *operation) finding.Place {
	turn := ""
	if op.turn > 1 {
		turn = fmt.Sprintf(", call %d from here", op.turn)
	}
	p := f.at(op.rank, op.Recorded)
	p.About = about(op.Operation, op.rank) + turn
	return p
}

// about is what an operation moves where: "32 bytes to rank 1, window "grid"". The trace does not have the size of a forwarded one.
func about(op *trace.Operation, rank *trace.Rank) string {
	if op.Forwarded() {
		return fmt.Sprintf("target rank %d, %s", op.Target, window(rank, op.Window))
	}
	way := "to"
	if op.Kind() == rma.Get {
		way = "from"
	}
	return fmt.Sprintf("%s %s rank %d, %s", size(op.Bytes()), way, op.Target, window(rank, op.Window))
}

func size(bytes uint64) string {
	if bytes == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", bytes)
}

// needsHolding says whether the failure needs the operation to stay held.
func (f *failure) needsHolding(op *operation) bool {
	return f.needs(finding.Holding) || f.needs(finding.BeyondLocal) || f.needs(finding.Poisoning) || op.Pending()
}

// leftHeld names the synchronization call that did not complete the operation, and the call after it.
func (f *failure) leftHeld(op *operation, at int) explanation {
	sync := op.rank.Events[at]
	e := explanation{why: []finding.Reason{f.reason(op.rank, at, "A was still held at {0}: "+whyIncomplete(op, sync))}}
	if rma.OccasionKind(sync.Code) == rma.FenceNoPrecede {
		e.hint = "without MPI_MODE_NOPRECEDE, " + f.call(op.rank.At(sync)) + " completes A"
		return e
	}
	next := op.nextCall(at, anyCall)
	if next != trace.None && next < op.end() && !op.issuedIn(next) {
		e.why = append(e.why, f.reason(op.rank, next, "A was still held when {0} was called"))
	} else {
		next = at
	}
	return f.completedBy(e, completing(op, next))
}

// completedBy adds the hint that a repair completes its operation.
func (f *failure) completedBy(e explanation, r *repair) explanation {
	e.repair, e.hint = r, f.completes(r)
	return e
}

// whyIncomplete says why a synchronization call does not complete an operation that is held.
func whyIncomplete(op *operation, sync trace.Event) string {
	kind := rma.OccasionKind(sync.Code)
	switch {
	case kind == rma.Wait && op.copiedIn(sync): // whatever else the call waits for
		return "that call completes A only at the origin (MPI 4.1, 12.3.5)"
	case kind == rma.Wait:
		return "that call " + otherRequests(op.rank.At(sync))
	case sync.Window != op.Window:
		return "that call " + op.otherWindow(sync)
	case sync.Target >= 0 && sync.Target != op.Target:
		return "that call " + finding.OtherRank(theOperation, int64(sync.Target), int64(op.Target))
	case kind == rma.FenceNoPrecede:
		return "MPI_MODE_NOPRECEDE asserts that there is nothing to complete (MPI 4.1, 12.5.5)"
	default:
		return "that call completes A only at the origin (MPI 4.1, 12.5.4)"
	}
}

// otherRequests says that a call waits for other requests, however many.
func otherRequests(at trace.Site) string {
	waited := 0
	if at.Call == "MPI_Wait" || at.Call == "MPI_Test" {
		waited = 1
	}
	return finding.OtherRequests(theOperation, waited, 0)
}

// theOperation is what near misses are about.
const theOperation = "A"

func (op *operation) otherWindow(sync trace.Event) string {
	return finding.OtherWindow(theOperation, op.rank.WindowName(sync.Window), op.rank.WindowName(op.Window))
}

// missed is a call that completes everything at the operation's target, but on another window; trace.None: there is none, or one on
// its window came, too.
func (op *operation) missed() int {
	missed := trace.None
	for _, i := range op.leftHeldBy() {
		sync := op.rank.Events[i]
		if sync.Window == op.Window {
			return trace.None
		}
		if completesAll(rma.OccasionKind(sync.Code)) && (sync.Target < 0 || sync.Target == op.Target) {
			missed = i
		}
	}
	return missed
}

// missed is the reason that names such a call.
func (f *failure) missed(op *operation) []finding.Reason {
	at := op.missed()
	if at == trace.None {
		return nil
	}
	return []finding.Reason{f.reason(op.rank, at, "A was still held at {0}: that call "+op.otherWindow(op.rank.Events[at]))}
}

func completesAll(kind rma.OccasionKind) bool {
	return slices.Contains([]rma.OccasionKind{rma.Flush, rma.FlushAll, rma.Unlock, rma.UnlockAll, rma.Fence, rma.Complete}, kind)
}

// notSynchronized is for an operation that no synchronization call left held: either none came before
// the failure, or the first one issued it.
func (f *failure) notSynchronized(op *operation) (e explanation) {
	e.why = f.missed(op)
	if at := op.flushedBefore(); len(e.why) == 0 && at != trace.None {
		e.why = append(e.why, f.reason(op.rank, at, "{0} "+finding.TooEarly(theOperation)))
	}
	if at := op.notWaitedFor(); len(e.why) == 0 && at != trace.None {
		e.why = append(e.why, f.reason(op.rank, at, "A was still held at {0}: that call "+otherRequests(op.rank.At(op.rank.Events[at]))))
	}
	before := trace.None
	if next := op.nextCall(op.Recorded, mpicall.Tells); next != trace.None && next < op.end() && !op.Kind().Fetches() && !op.issuedIn(next) {
		before = next
		if op.missed() == trace.None {
			e.why = append(e.why, f.reason(op.rank, next, "A was still held when {0} was called"))
		}
	}
	e = f.completedBy(e, completing(op, before))
	if op.Pending() {
		e.why = append(e.why, f.neverIssued())
		return e
	}
	e.why = append(e.why, f.reason(op.rank, op.end(), "A may stay incomplete until {0} completes it"))
	_, kept := f.damaged(op)
	switch {
	case kept != "":
		e.hint = kept + "; " + e.hint
	case op.Kind().Fetches():
		e.hint = untilThen(op, f.call(op.rank.At(op.rank.Events[op.end()]))) + "; " + e.hint
	case before != trace.None:
		e.hint += "; A's origin buffer must not change before that"
	default:
		e.hint = "only after " + f.call(op.rank.At(op.rank.Events[op.end()])) + " may A's origin buffer be changed, and only then is A's data at the target; " + e.hint
	}
	return e
}

// untilThen is what a fetching operation requires of its buffers until the call that completes it (MPI 4.1, 12.3).
// Programs often pass temporaries as the buffers that it reads.
func untilThen(op *operation, call string) string {
	switch op.Kind() {
	case rma.CompareAndSwap:
		return "A's origin and compare buffers must exist unchanged until " + call + ", and only then may the data that A fetches be used"
	case rma.FetchAndOp, rma.GetAccumulate:
		return "A's origin buffer must exist unchanged until " + call + ", and only then may the data that A fetches be used"
	}
	return "the data that A fetches may be used only after " + call
}

func (f *failure) neverIssued() finding.Reason {
	text := "no synchronization call had completed A when the run ended"
	switch f.finding.Outcome.Kind {
	case finding.Unfinished:
		text = "no synchronization call ever completed A"
	case finding.Exited, finding.Signalled:
		text = "no synchronization call had completed A when the program failed"
	}
	return finding.Reason{Text: text}
}

// issuedEarly is for an operation that was complete when its own call returned.
func (f *failure) issuedEarly(op *operation) explanation {
	e := explanation{why: []finding.Reason{{Text: "A was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)"}}}
	e.hint = "A's origin buffer must hold the data when A is called, not only when the epoch ends"
	if op.Kind().Fetches() {
		e.hint = "A need not fetch a value that is written at the target after A was called"
	}
	return e
}

// reordered is for two operations that were not carried out in the program's order.
func (f *failure) reordered(first, second *operation) explanation {
	if second.Recorded < first.Recorded {
		first, second = second, first
	}
	r := completing(first, second.Recorded)
	return explanation{repair: r, hint: f.orders(r, second.Operation), places: []finding.Place{f.operation(first), f.operation(second)},
		why: []finding.Reason{{Text: "MPI does not order A and B (MPI 4.1, 12.7.2): they were not carried out in the order of their calls"}}}
}

// overtaken is for an operation that was held while a later one was carried out in its own call.
func (f *failure) overtaken(op *operation, later *trace.Operation) explanation {
	r := completing(op, later.Recorded)
	overtaking := f.at(op.rank, later.Recorded)
	overtaking.About = about(later, op.rank)
	return explanation{repair: r, hint: f.orders(r, later), places: []finding.Place{f.operation(op), overtaking},
		why: []finding.Reason{{Text: "MPI does not order A and B (MPI 4.1, 12.7.2): B was carried out first"}}}
}

// torn is for an operation that was seen when only some of its pieces were done. No synchronization of
// the origin changes that.
func (f *failure) torn(op *operation) []explanation {
	if !f.needs(finding.Splitting) {
		return nil
	}
	hint := "a reader at the target must wait for a value that is written after a call that completes A"
	if op.Kind().Fetches() {
		hint = "no rank may write to that memory until A is complete: A may fetch some elements before such a write and others after it"
	}
	return []explanation{{hint: hint, why: []finding.Reason{{
		Text: "A was carried out in pieces, in any order: MPI does not make a whole operation atomic (MPI 4.1, 12.7.1)"}}}}
}

// delayed is the reason for the slowest rank, if the failure needs a delay.
func (f *failure) delayed() []finding.Reason {
	rank, at := f.slowest()
	if rank == nil || !f.needs(finding.Delaying) {
		return nil
	}
	e := rank.Events[at]
	where := "before"
	if e.Code != 0 {
		where = "after"
	}
	text := fmt.Sprintf("rank %d was slow %s {0}, for %s", rank.Rank, where, time.Duration(e.A).Round(10*time.Microsecond))
	return []finding.Reason{f.reason(rank, at, text)}
}
