package explain

import (
	"fmt"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// explain returns the steps of the cause, in the order of the program's own calls, and the hint.
func (f *failure) explain(op *operation) (steps []finding.Step, hint string) {
	other := f.conflicting(op)
	if other != nil && other.Recorded < op.Recorded && f.needs(finding.Reordering) {
		op, other = other, op
	}
	overtaken := f.overtakenBy(op)
	var rest []finding.Step
	switch {
	case op.early():
		rest, hint = f.issuedEarly(op)
	case f.needs(finding.Reordering) && other != nil:
		rest, hint = f.reordered(op, other)
	case f.needs(finding.Reordering) && f.syncToName(op) == trace.None && overtaken != trace.None:
		rest, hint = f.overtaken(op, overtaken)
	case f.needs(finding.Splitting) && !f.needsHolding(op):
		rest, hint = f.split(op)
	default:
		rest, hint = f.leftHeld(op)
	}
	steps = append(steps, f.step(finding.Operation, op.rank, op.Recorded, f.headline(op)))
	steps = append(steps, rest...)
	damage, _ := f.damaged(op)
	steps = append(steps, damage...)
	return append(steps, f.delayed()...), hint
}

// headline is "MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")".
func (f *failure) headline(op *operation) string {
	return fmt.Sprintf("%s (rank %d → %d, %s, %s)", f.call(op.site), op.rank.Rank, op.Target,
		size(op.Bytes()), window(op.rank, op.Window))
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
func (f *failure) leftHeld(op *operation) (steps []finding.Step, hint string) {
	at := f.syncToName(op)
	if at == trace.None {
		return f.notSynchronized(op)
	}
	sync := op.rank.Events[at]
	site := op.rank.At(sync)
	steps = []finding.Step{f.step(finding.Synchronization, op.rank, at,
		fmt.Sprintf("was still held at %s, %s: %s", site.Call, f.place(site), whyIncomplete(op, sync)))}
	next := op.nextCall(at, anyCall)
	if rma.OccasionKind(sync.Code) == rma.FenceNoPrecede {
		return steps, "without MPI_MODE_NOPRECEDE that call completes it"
	}
	if next == trace.None {
		return steps, completion(op, "after it")
	}
	site = op.rank.At(op.rank.Events[next])
	if next < op.end() {
		steps = append(steps, f.step(finding.Next, op.rank, next, "and was still held when "+site.Call+" was called at "+f.place(site)))
	}
	return steps, completion(op, "before "+f.place(site))
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
func (f *failure) notSynchronized(op *operation) (steps []finding.Step, hint string) {
	where := "after " + f.place(op.site)
	if op.Kind().Fetches() {
		where = "before its buffer is used"
	}
	if next := op.nextCall(op.Recorded, mpicall.Tells); next != trace.None && next < op.end() && !op.Kind().Fetches() && !op.issuedIn(next) {
		site := op.rank.At(op.rank.Events[next])
		where = "before " + f.place(site)
		steps = append(steps, f.step(finding.Next, op.rank, next, "was still held when "+site.Call+" was called at "+f.place(site)))
	}
	if op.Pending() {
		return append(steps, f.neverIssued(op)), completion(op, where)
	}
	site := op.rank.At(op.rank.Events[op.end()])
	steps = append(steps, f.step(finding.Synchronization, op.rank, op.end(),
		fmt.Sprintf("may stay incomplete until %s, %s, completes it", site.Call, f.place(site))))
	_, kept := f.damaged(op)
	switch {
	case kept != "":
		return steps, kept
	case op.Kind().Fetches():
		return steps, "the data that it fetches may be used only after that call; " + completion(op, where)
	case len(steps) > 1:
		return steps, completion(op, where) + "; its origin buffer must not change before that"
	default:
		return steps, "only after that call may its origin buffer be changed, and only then is its data at the target"
	}
}

func (f *failure) neverIssued(op *operation) finding.Step {
	text := "no synchronization call had completed it when the run ended"
	if f.finding.Outcome.Kind == finding.Unfinished {
		text = "no synchronization call ever completed it"
	}
	return finding.Step{Rank: op.rank.Rank, Role: finding.Next, Text: text, Event: uint64(op.Recorded)}
}

// issuedEarly is for an operation that was complete when its own call returned.
func (f *failure) issuedEarly(op *operation) (steps []finding.Step, hint string) {
	steps = []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.Recorded),
		Text: "was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)"}}
	if op.Kind().Fetches() {
		return steps, "it need not fetch a value that is written at the target after its call"
	}
	return steps, "the origin buffer must hold the data when the call is made, not only when the epoch ends"
}

// reordered is for two operations that were not carried out in the program's order.
func (f *failure) reordered(op, other *operation) (steps []finding.Step, hint string) {
	steps = []finding.Step{f.step(finding.Other, other.rank, other.Recorded, "and "+f.headline(other)+
		" are not ordered (MPI 4.1, 12.7.2): they were not carried out in the order of their calls")}
	return steps, f.orderBetween(op, other.site)
}

// overtaken is for an operation that was held while a forwarded operation was carried out.
func (f *failure) overtaken(op *operation, forwarded int) (steps []finding.Step, hint string) {
	site := op.rank.At(op.rank.Events[forwarded])
	steps = []finding.Step{f.step(finding.Other, op.rank, forwarded, fmt.Sprintf(
		"and %s (rank %d → %d, %s) are not ordered (MPI 4.1, 12.7.2): the later one was carried out first",
		f.call(site), op.rank.Rank, op.Target, window(op.rank, op.Window)))}
	return steps, f.orderBetween(op, site)
}

// split is for an operation that was seen when only some of its pieces were done.
func (f *failure) split(op *operation) (steps []finding.Step, hint string) {
	steps = []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.Recorded),
		Text: "was carried out in pieces, in any order: MPI does not make a whole operation atomic (MPI 4.1, 12.7.1)"}}
	return steps, completion(op, "after "+f.place(op.site)) + "; a reader must wait for a value that is written after that"
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
