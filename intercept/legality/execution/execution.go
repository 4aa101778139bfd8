// Package execution judges the trace of a whole process, from MPI_Init to its end: did each
// synchronization call complete what it promises? The package is small and obvious and
// shares no code with the stages. Package legality judges what the stages plan for a single call.
package execution

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

// Rule names a rule that an execution must obey.
type Rule string

// The rules.
const (
	// Once: an operation is issued at most once, and after its call.
	Once Rule = "an operation is issued once, after its call"
	// Completed: fence, complete, unlock and flush leave no operation held that they cover (12.5).
	Completed Rule = "a synchronization call completes what it covers (12.5)"
	// Local: a local flush leaves no fetch held that it covers, and copies everything else that it leaves held (12.5.4).
	Local Rule = "a local flush completes what it covers at the origin (12.5.4)"
	// Copies: only puts and accumulates can be complete at the origin and still held.
	Copies Rule = "only a put or an accumulate is complete at the origin before it is issued (12.7)"
)

// Violation says which rule an execution breaks, and where.
type Violation struct {
	Rule   Rule
	Detail string
}

func (v *Violation) Error() string { return fmt.Sprintf("illegal execution: %s: %s", v.Rule, v.Detail) }

// breach is a violation at an event.
type breach struct {
	event int
	Violation
}

// Check returns a *Violation of the first rule that a process breaks, or nil. If the ring has
// overwritten the process's first events, nothing can be said of it.
func Check(r trace.Rank) error {
	if r.Lost > 0 {
		return nil
	}
	h := r.History()
	breaches := append(strays(h), operations(h)...)
	if len(breaches) == 0 {
		return nil
	}
	first := slices.MinFunc(breaches, func(a, b breach) int { return cmp.Compare(a.event, b.event) })
	return fmt.Errorf("rank %d, event %d at %s: %w", r.Rank, first.event, r.At(r.Events[first.event]), &first.Violation)
}

// CheckFolder judges the processes that wrote their traces into folder. It returns how many it could
// judge: those of which the ring has overwritten nothing.
func CheckFolder(folder string) (judged int, err error) {
	ranks, err := trace.Read(folder)
	if err != nil {
		return 0, err
	}
	for _, r := range ranks {
		if err := Check(r); err != nil {
			return 0, err
		}
		if r.Lost == 0 {
			judged++
		}
	}
	return judged, nil
}

// strays judges what happened to operations that were not held.
func strays(h *trace.History) (breaches []breach) {
	for _, i := range h.Strays {
		switch e := h.Rank.Events[i]; e.Type {
		case trace.Done:
			breaches = append(breaches, broken(i, Once, "operation %d", e.Seq))
		case trace.Copied:
			breaches = append(breaches, broken(i, Copies, "operation %d", e.Seq))
		}
	}
	return breaches
}

// operations judges each operation by the synchronization calls that left it held. The last of all
// calls is not judged if the process may have been killed in it.
func operations(h *trace.History) (breaches []breach) {
	finished := lastFinished(h.Rank.Events)
	for _, op := range h.Operations {
		if op.Copied != trace.None && op.Kind().Fetches() {
			breaches = append(breaches, broken(op.Copied, Copies, "operation %d", op.Seq))
		}
		for _, i := range h.HeldThrough(op) {
			sync := h.Rank.Events[i]
			if rule := leftHeld(op, i, sync); i < finished && rule != "" {
				breaches = append(breaches, broken(i, rule, "%v %d to rank %d is still held after %v of %d",
					op.Kind(), op.Seq, op.Target, rma.OccasionKind(sync.Code), sync.Target))
			}
		}
	}
	return breaches
}

// lastFinished is the last event that is written only after all that the Sync before it issued
// and copied. Calls that other threads enter and leave may stand between these.
func lastFinished(events []trace.Event) int {
	for i, e := range slices.Backward(events) {
		switch e.Type {
		case trace.Op, trace.Sync, trace.Unfinished, trace.End, trace.Window:
			return i
		}
	}
	return 0
}

// leftHeld is the rule that synchronization call i breaks by leaving an operation held, or empty.
func leftHeld(op *trace.Operation, i int, sync trace.Event) Rule {
	covered := op.Window == sync.Window && (sync.Target < 0 || op.Target == sync.Target)
	copied := op.Copied != trace.None && op.CopiedBy <= i
	switch kind := rma.OccasionKind(sync.Code); {
	case !covered:
		return ""
	case completes(kind):
		return Completed
	case kind.Local() && (op.Kind().Fetches() || !copied):
		return Local
	}
	return ""
}

// completes: fence, complete (12.5.1, 12.5.2), unlock (12.5.3) and flush (12.5.4).
func completes(kind rma.OccasionKind) bool {
	switch kind {
	case rma.Fence, rma.Complete, rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll:
		return true
	}
	return false
}

func broken(event int, rule Rule, format string, args ...any) breach {
	return breach{event, Violation{rule, fmt.Sprintf(format, args...)}}
}
