package explain

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// explanation is one way to explain the failure.
type explanation struct {
	steps  []finding.Step
	hint   string
	repair *repair // that the hint is about, or nil
}

// explain returns all explanations, the likeliest first.
func (f *failure) explain() (list []finding.Explanation) {
	for _, op := range f.suspects() {
		headline := f.step(finding.Operation, op.rank, op.Recorded, f.headline(op))
		for _, e := range f.explanations(op) {
			steps := e.steps
			if steps[0].Role != finding.Operation {
				steps = append([]finding.Step{headline}, steps...)
			}
			damage, _ := f.damaged(op)
			steps = append(steps, damage...)
			try := ""
			if e.repair != nil {
				try = e.repair.try()
			}
			list = append(list, finding.Explanation{Cause: append(steps, f.delayed()...), Hint: e.hint, Try: try})
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

// headline is "MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")". If the rank had called it from there
// before, it says which call it was.
func (f *failure) headline(op *operation) string {
	turn := ""
	if op.turn > 1 {
		turn = fmt.Sprintf(", call %d from there", op.turn)
	}
	return fmt.Sprintf("%s (rank %d → %d, %s, %s%s)", f.call(op.site), op.rank.Rank, op.Target,
		size(op.Bytes()), window(op.rank, op.Window), turn)
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
	site := op.rank.At(sync)
	e := explanation{steps: []finding.Step{f.step(finding.Synchronization, op.rank, at,
		fmt.Sprintf("was still held at %s, %s: %s", site.Call, f.place(site), whyIncomplete(op, sync)))}}
	if rma.OccasionKind(sync.Code) == rma.FenceNoPrecede {
		e.hint = "without MPI_MODE_NOPRECEDE that call completes it"
		return e
	}
	next := op.nextCall(at, anyCall)
	if next != trace.None && next < op.end() && !op.issuedIn(next) {
		site = op.rank.At(op.rank.Events[next])
		e.steps = append(e.steps, f.step(finding.Next, op.rank, next, "and was still held when "+site.Call+" was called at "+f.place(site)))
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
		return "that call completes it only at the origin (MPI 4.1, 12.3.5)"
	case kind == rma.Wait:
		return "that call waits for another request"
	case sync.Window != op.Window:
		return "that is a call on " + window(op.rank, sync.Window)
	case sync.Target >= 0 && sync.Target != op.Target:
		return fmt.Sprintf("that call is for rank %d, not for rank %d", sync.Target, op.Target)
	case kind == rma.FenceNoPrecede:
		return "MPI_MODE_NOPRECEDE asserts that there is nothing to complete (MPI 4.1, 12.5.5)"
	default:
		return "that call completes it only at the origin (MPI 4.1, 12.5.4)"
	}
}

// notSynchronized is for an operation that no synchronization call left held: either none came before
// the failure, or the first one issued it.
func (f *failure) notSynchronized(op *operation) (e explanation) {
	before := trace.None
	if next := op.nextCall(op.Recorded, mpicall.Tells); next != trace.None && next < op.end() && !op.Kind().Fetches() && !op.issuedIn(next) {
		site := op.rank.At(op.rank.Events[next])
		before = next
		e.steps = append(e.steps, f.step(finding.Next, op.rank, next, "was still held when "+site.Call+" was called at "+f.place(site)))
	}
	e = f.completedBy(e, completing(op, before))
	if op.Pending() {
		e.steps = append(e.steps, f.neverIssued(op))
		return e
	}
	site := op.rank.At(op.rank.Events[op.end()])
	e.steps = append(e.steps, f.step(finding.Synchronization, op.rank, op.end(),
		fmt.Sprintf("may stay incomplete until %s, %s, completes it", site.Call, f.place(site))))
	_, kept := f.damaged(op)
	switch {
	case kept != "":
		e.hint = kept + "; " + e.hint
	case op.Kind().Fetches():
		e.hint = untilThen(op) + "; " + e.hint
	case before != trace.None:
		e.hint += "; its origin buffer must not change before that"
	default:
		e.hint = "only after that call may its origin buffer be changed, and only then is its data at the target; " + e.hint
	}
	return e
}

// untilThen is what a fetching operation asks of its buffers until the call that completes it (MPI 4.1, 12.3).
// Programs often pass temporaries as the buffers that it reads.
func untilThen(op *operation) string {
	switch op.Kind() {
	case rma.CompareAndSwap:
		return "its origin and compare buffers must exist unchanged until that call, and the data that it fetches may be used only after it"
	case rma.FetchAndOp, rma.GetAccumulate:
		return "its origin buffer must exist unchanged until that call, and the data that it fetches may be used only after it"
	}
	return "the data that it fetches may be used only after that call"
}

func (f *failure) neverIssued(op *operation) finding.Step {
	text := "no synchronization call had completed it when the run ended"
	switch f.finding.Outcome.Kind {
	case finding.Unfinished:
		text = "no synchronization call ever completed it"
	case finding.Exited, finding.Signalled:
		text = "no synchronization call had completed it when the program failed"
	}
	return finding.Step{Rank: op.rank.Rank, Role: finding.Next, Text: text, Event: uint64(op.Recorded)}
}

// issuedEarly is for an operation that was complete when its own call returned.
func (f *failure) issuedEarly(op *operation) explanation {
	e := explanation{steps: []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.Recorded),
		Text: "was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)"}}}
	e.hint = "the origin buffer must hold the data when the call is made, not only when the epoch ends"
	if op.Kind().Fetches() {
		e.hint = "it need not fetch a value that is written at the target after its call"
	}
	return e
}

// reordered is for two operations that were not carried out in the program's order.
func (f *failure) reordered(first, second *operation) explanation {
	if second.Recorded < first.Recorded {
		first, second = second, first
	}
	r := completing(first, second.Recorded)
	return explanation{repair: r, hint: f.orders(r), steps: []finding.Step{
		f.step(finding.Operation, first.rank, first.Recorded, f.headline(first)),
		f.step(finding.Other, second.rank, second.Recorded, "and "+f.headline(second)+
			" are not ordered (MPI 4.1, 12.7.2): they were not carried out in the order of their calls"),
	}}
}

// overtaken is for an operation that was held while a later one was carried out in its own call.
func (f *failure) overtaken(op *operation, later *trace.Operation) explanation {
	r := completing(op, later.Recorded)
	return explanation{repair: r, hint: f.orders(r), steps: []finding.Step{
		f.step(finding.Other, op.rank, later.Recorded, fmt.Sprintf(
			"and %s (rank %d → %d, %s) are not ordered (MPI 4.1, 12.7.2): the later one was carried out first",
			f.call(op.rank.At(later.Event)), op.rank.Rank, later.Target, window(op.rank, later.Window))),
	}}
}

// torn is for an operation that was seen when only some of its pieces were done. No synchronization of
// the origin changes that.
func (f *failure) torn(op *operation) []explanation {
	if !f.needs(finding.Splitting) {
		return nil
	}
	hint := "a reader at the target must wait for a value that is written after a call that completes it"
	if op.Kind().Fetches() {
		hint = "nobody may write to that memory meanwhile: it fetches some elements before such a write and some after it"
	}
	return []explanation{{hint: hint, steps: []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.Recorded),
		Text: "was carried out in pieces, in any order: MPI does not make a whole operation atomic (MPI 4.1, 12.7.1)"}}}}
}

// delayed is the step for the slowest rank, if the failure needs a delay.
func (f *failure) delayed() []finding.Step {
	rank, at := f.slowest()
	if rank == nil || !f.needs(finding.Delaying) {
		return nil
	}
	e := rank.Events[at]
	where := "before"
	if e.Code != 0 {
		where = "after"
	}
	text := fmt.Sprintf("rank %d was slow %s %s, for %s", rank.Rank, where, f.call(rank.At(e)), time.Duration(e.A).Round(10*time.Microsecond))
	return []finding.Step{f.step(finding.Delayed, rank, at, text)}
}
