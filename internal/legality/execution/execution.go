// Package execution judges what a process did from MPI_Init to its end, by its trace:
// was everything complete that a synchronization call promised? It is small
// and obvious, and shares no code with the stages; what they plan for a single
// call is judged by package legality.
package execution

import (
	"fmt"

	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// Rule names what an execution has to obey.
type Rule string

// The rules.
const (
	// Once: an operation is issued at most once, and after its call.
	Once Rule = "an operation is issued once, after its call"
	// Completed: fence, complete, unlock and flush leave nothing held that they cover (12.5).
	Completed Rule = "a synchronization call completes what it covers (12.5)"
	// Local: a local flush leaves no fetch held that it covers, and copies what else it leaves (12.5.4).
	Local Rule = "a local flush completes what it covers at the origin (12.5.4)"
	// Copies: only puts and accumulates are complete at the origin before they are issued.
	Copies Rule = "what is complete at the origin and not issued is a put or an accumulate (12.7)"
)

// Violation says which rule an execution breaks, and where.
type Violation struct {
	Rule   Rule
	Detail string
}

func (v *Violation) Error() string { return fmt.Sprintf("illegal execution: %s: %s", v.Rule, v.Detail) }

// operation is one that was called and not issued.
type operation struct {
	trace.Event
	copied bool
}

func (op *operation) fetches() bool { return rma.Kind(op.Code).Fetches() }

// judge goes through a trace.
type judge struct {
	held map[uint64]*operation // by number
	due  *trace.Event          // a synchronization call whose operations are being issued
}

// Check returns a *Violation of the first rule that a process breaks, or nil. Of a process
// whose first events were overwritten nothing can be said.
func Check(r trace.Rank) error {
	if r.Lost > 0 {
		return nil
	}
	j := judge{held: map[uint64]*operation{}}
	for i := range r.Events {
		if err := j.see(&r.Events[i]); err != nil {
			return fmt.Errorf("rank %d, event %d at %s: %w", r.Rank, i, r.At(r.Events[i]), err)
		}
	}
	return nil
}

// CheckFolder judges the processes that wrote their traces into folder, and says how many of them
// could be: whose first events were not overwritten.
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

// see takes events in order. What a synchronization call issues and copies is written behind
// it, before the next call is; entered and left calls of other threads may stand between.
func (j *judge) see(e *trace.Event) error {
	switch e.Type {
	case trace.Op, trace.Sync, trace.Unfinished, trace.End, trace.Window:
		if err := j.settle(); err != nil {
			return err
		}
	}
	switch e.Type {
	case trace.Op:
		j.held[e.Seq] = &operation{Event: *e}
	case trace.Sync:
		j.due = e
	case trace.Copied:
		op := j.held[e.Seq]
		if op == nil || op.fetches() {
			return broken(Copies, "operation %d", e.Seq)
		}
		op.copied = true
	case trace.Done:
		if j.held[e.Seq] == nil {
			return broken(Once, "operation %d", e.Seq)
		}
		delete(j.held, e.Seq)
	case trace.Unfinished: // reported, and dropped
		delete(j.held, e.Seq)
	}
	return nil
}

// settle asks what the last synchronization call has left.
func (j *judge) settle() error {
	e := j.due
	j.due = nil
	if e == nil {
		return nil
	}
	for seq, op := range j.held {
		covered := op.Window == e.Window && (e.Target < 0 || op.Target == e.Target)
		switch kind := rma.SyncKind(e.Code); {
		case !covered:
		case completes(kind):
			return broken(Completed, "%v %d to rank %d is held behind %v of %d", rma.Kind(op.Code), seq, op.Target, kind, e.Target)
		case kind.Local() && (op.fetches() || !op.copied):
			return broken(Local, "%v %d to rank %d is held behind %v of %d", rma.Kind(op.Code), seq, op.Target, kind, e.Target)
		}
	}
	return nil
}

// completes: fence, complete (12.5.1, 12.5.2), unlock (12.5.3) and flush (12.5.4).
func completes(kind rma.SyncKind) bool {
	switch kind {
	case rma.Fence, rma.Complete, rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll:
		return true
	}
	return false
}

func broken(rule Rule, format string, args ...any) error {
	return &Violation{rule, fmt.Sprintf(format, args...)}
}
