package explain

import (
	"fmt"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// tell is the cause, in the order of the program's own calls, and the hint.
func (s *story) tell(op *operation) ([]finding.Step, string) {
	other := s.other(op)
	if other != nil && other.event < op.event && s.needs(finding.Reordering) {
		op, other = other, op
	}
	steps := []finding.Step{s.step(finding.Operation, op.rank, op.event, s.headline(op))}
	var more []finding.Step
	var hint string
	early := !op.pending() && rma.SyncKind(op.rank.Events[op.issued].Code) == rma.Call
	overtaking := s.overtaking(op)
	switch {
	case early:
		more, hint = s.issuedEarly(op)
	case s.needs(finding.Reordering) && other != nil:
		more, hint = s.reordered(op, other)
	case s.needs(finding.Reordering) && s.telling(op) < 0 && overtaking >= 0:
		more, hint = s.overtaken(op, overtaking)
	case s.held(op):
		more, hint = s.leftHeld(op)
	case s.needs(finding.Splitting):
		more, hint = s.split(op)
	default:
		more, hint = s.leftHeld(op)
	}
	steps = append(steps, more...)
	return append(steps, s.delayed()...), hint
}

// headline is "MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid")".
func (s *story) headline(op *operation) string {
	return fmt.Sprintf("%s (rank %d → %d, %s, %s)", s.call(op.site), op.rank.Rank, op.target,
		size(op.bytes), window(op.rank, op.window))
}

func size(bytes uint64) string {
	if bytes == 1 {
		return "1 byte"
	}
	return fmt.Sprintf("%d bytes", bytes)
}

// held says whether what the failure needs is that the operation stays held.
func (s *story) held(op *operation) bool {
	return s.needs(finding.Holding) || s.needs(finding.BeyondLocal) || s.needs(finding.Poisoning) || op.pending()
}

// leftHeld tells which call did not complete the operation, and which one follows.
func (s *story) leftHeld(op *operation) ([]finding.Step, string) {
	at := s.telling(op)
	if at < 0 {
		return s.neverAsked(op)
	}
	e := op.rank.Events[at]
	site := op.rank.At(e)
	steps := []finding.Step{s.step(finding.Synchronization, op.rank, at,
		fmt.Sprintf("was still held at %s, %s: %s", site.Call, s.place(site), s.why(op, e)))}
	next := op.next(at, anyCall)
	if next < 0 {
		return steps, hint(op, "behind it")
	}
	site = op.rank.At(op.rank.Events[next])
	where := "before " + s.place(site)
	if next < op.end() {
		steps = append(steps, s.step(finding.Next, op.rank, next, "and still when "+site.Call+" was called at "+s.place(site)))
	}
	return steps, hint(op, where)
}

// telling is the synchronization call to name: one that the failure needs, else one that
// completed the operation at the origin, else the first on its window; -1: none.
func (s *story) telling(op *operation) int {
	at := s.chosenPassed(op)
	for _, i := range op.passed() {
		switch {
		case at >= 0:
			return at
		case op.copied >= 0 && i < op.copied && op.rank.Events[i].Site == op.rank.Events[op.copied].Site:
			return i
		}
	}
	for _, i := range op.passed() {
		if op.rank.Events[i].Window == op.window {
			return i
		}
	}
	return -1
}

// why a synchronization call does not complete an operation that it finds held.
func (s *story) why(op *operation, e trace.Event) string {
	kind := rma.SyncKind(e.Code)
	switch {
	case e.Window != op.window:
		return "that is a call on " + window(op.rank, e.Window)
	case e.Target >= 0 && e.Target != op.target:
		return fmt.Sprintf("that call is about rank %d, not %d", e.Target, op.target)
	case kind == rma.FenceNoPrecede:
		return "MPI_MODE_NOPRECEDE asserts that there is nothing to complete (MPI 4.1, 12.5.5)"
	case kind == rma.Wait:
		return "that completes another request, or this one only at the origin (MPI 4.1, 12.3.5)"
	default:
		return "that call completes it only at the origin (MPI 4.1, 12.5.4)"
	}
}

// neverAsked tells of an operation that met no synchronization call before the failure.
func (s *story) neverAsked(op *operation) (steps []finding.Step, what string) {
	where := "behind " + s.place(op.site)
	if op.kind.Fetches() {
		where = "before its buffer is used"
	}
	if next := op.next(op.event, mpicall.Tells); next >= 0 && next < op.end() && !op.kind.Fetches() && !op.completedIn(next) {
		site := op.rank.At(op.rank.Events[next])
		where = "before " + s.place(site)
		steps = append(steps, s.step(finding.Next, op.rank, next, "was still held when "+site.Call+" was called at "+s.place(site)))
	}
	if op.pending() {
		text := "no synchronization call had completed it when the run ended"
		if s.finding.Outcome.Kind == finding.Unfinished {
			text = "no synchronization call ever completed it"
		}
		return append(steps, finding.Step{Rank: op.rank.Rank, Role: finding.Next, Text: text, Event: uint64(op.event)}), hint(op, where)
	}
	site := op.rank.At(op.rank.Events[op.issued])
	steps = append(steps, s.step(finding.Synchronization, op.rank, op.issued,
		fmt.Sprintf("may take until %s, %s, which completes it", site.Call, s.place(site))))
	switch {
	case op.kind.Fetches():
		return steps, "what it fetches may be used only behind that call; " + hint(op, where)
	case len(steps) > 1:
		return steps, hint(op, where) + "; its origin buffer has to stay as it is until then"
	default:
		return steps, "its origin buffer may be changed, and its data seen at the target, only behind that call"
	}
}

// issuedEarly tells of an operation that was complete when its own call returned.
func (s *story) issuedEarly(op *operation) ([]finding.Step, string) {
	steps := []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.event),
		Text: "was carried out and completed in its own call, as MPI allows (MPI 4.1, 12.7.3)"}}
	if op.kind.Fetches() {
		return steps, "a value that is written at the target after the call may not be in what it fetches"
	}
	return steps, "the origin buffer has to hold its data when the call is made, not only when the epoch ends"
}

// reordered tells of two operations whose order is not the program's.
func (s *story) reordered(op, other *operation) ([]finding.Step, string) {
	steps := []finding.Step{s.step(finding.Other, other.rank, other.event, "and "+s.headline(other)+
		" have no order among each other (MPI 4.1, 12.7.2): they were carried out in another one than they were called in")}
	return steps, s.separate(op, other.site)
}

// separate is the hint for two operations that need an order.
func (s *story) separate(op *operation, second trace.Site) string {
	return fmt.Sprintf("MPI_Win_flush(%d, win) before %s makes the first one complete before the second; "+
		"accumulates to the same location have an order anyway", op.target, s.place(second))
}

// overtaken tells of an operation that was held while one that was not perturbed was carried out.
func (s *story) overtaken(op *operation, at int) ([]finding.Step, string) {
	site := op.rank.At(op.rank.Events[at])
	steps := []finding.Step{s.step(finding.Other, op.rank, at, fmt.Sprintf(
		"and %s (rank %d → %d, %s) have no order among each other (MPI 4.1, 12.7.2): the later one was carried out first",
		s.call(site), op.rank.Rank, op.target, window(op.rank, op.window)))}
	return steps, s.separate(op, site)
}

// split tells of an operation that was seen half done.
func (s *story) split(op *operation) ([]finding.Step, string) {
	steps := []finding.Step{{Rank: op.rank.Rank, Role: finding.Next, Event: uint64(op.event),
		Text: "arrived in pieces, in any order: MPI promises nothing about an operation as a whole (MPI 4.1, 12.7.1)"}}
	return steps, "have the reader wait for something that is written after " + hint(op, "behind "+s.place(op.site))
}

// hint names the call that completes an operation in the epoch that it was made in.
func hint(op *operation, where string) string {
	kind := rma.Flush
	if !op.pending() {
		kind = rma.SyncKind(op.rank.Events[op.issued].Code)
	}
	switch {
	case kind == rma.Fence:
		return "MPI_Win_fence " + where + " completes it"
	case kind == rma.Complete && !op.kind.Fetches():
		return "MPI_Win_complete here, and MPI_Win_wait at the target, " + where + " complete it"
	case kind == rma.Complete:
		return "MPI_Win_complete " + where + " completes it"
	case op.kind.Fetches() && mpicall.ReturnsRequest(op.site.Call): // MPI_Rget, MPI_Rget_accumulate (12.3.5)
		return "MPI_Wait with its request " + where + " completes it"
	case op.kind.Fetches():
		return fmt.Sprintf("MPI_Win_flush(%d, win) %s completes it", op.target, where)
	default:
		return fmt.Sprintf("MPI_Win_flush(%d, win) %s completes it at the target", op.target, where)
	}
}

// slow is "rank 1 was slow behind MPI_Barrier at halo.c:70, for 12ms".
func (s *story) slow(r *trace.Rank, at int) string {
	e := r.Events[at]
	where := "before"
	if e.Code != 0 {
		where = "behind"
	}
	return fmt.Sprintf("rank %d was slow %s %s, for %s", r.Rank, where, s.call(r.At(e)), time.Duration(e.A).Round(10*time.Microsecond))
}
