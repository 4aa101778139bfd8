package explain

import (
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// guilty is the operation to tell about: among those that the failure needs, the one to which
// most happened that a program may not have expected. Of several alike it is the
// last: a program that checks its results as it goes stops behind it.
func (s *story) guilty() *operation {
	var best *operation
	score := 0
	for _, op := range s.ops {
		if len(s.chosen) > 0 && !s.chosen[op.site.String()] {
			continue
		}
		if n := s.oddness(op); n >= score {
			best, score = op, n
		}
	}
	return best
}

// oddness ranks what happened to an operation, by what the failure needs.
func (s *story) oddness(op *operation) int {
	early := !op.pending() && rma.SyncKind(op.rank.Events[op.issued].Code) == rma.Call
	switch {
	case s.needs(finding.Early):
		return number(early)
	case s.finding.Outcome.Kind == finding.Unfinished:
		return number(op.pending())
	case s.chosenPassed(op) >= 0 && op.copied >= 0:
		return 5
	case s.chosenPassed(op) >= 0:
		return 4
	case op.copied >= 0 && s.needs(finding.BeyondLocal):
		return 3
	case op.pending():
		return 2
	default:
		return 1
	}
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// chosenPassed is the first of the synchronization calls that the failure needs that the operation
// stayed held through, or -1.
func (s *story) chosenPassed(op *operation) int {
	for _, i := range op.passed() {
		if s.chosen[op.rank.At(op.rank.Events[i]).String()] {
			return i
		}
	}
	return -1
}

// other is another operation that the failure needs, the nearest to op: with it op
// has an order to lose. Where the call sites are not known, it is one to the same memory
// that was held at the same time.
func (s *story) other(op *operation) *operation {
	var best *operation
	for _, o := range s.ops {
		wanted := s.chosen[o.site.String()]
		if len(s.chosen) == 0 {
			wanted = unordered(o, op)
		}
		if o.rank == op.rank && o.site != op.site && wanted && (best == nil || distance(o, op) < distance(best, op)) {
			best = o
		}
	}
	return best
}

// overtaking is the first operation, passed on in its call, that went to the same target while op was
// held; -1: none.
func (s *story) overtaking(op *operation) int {
	for i := op.event + 1; i < op.end(); i++ {
		e := op.rank.Events[i]
		if e.Type == trace.Forwarded && e.Window == op.window && e.Target == op.target && e.Site != op.rank.Events[op.event].Site {
			return i
		}
	}
	return -1
}

// unordered says whether MPI gives no order to two operations to the same memory that
// one synchronization call issued (MPI 4.1, 12.7.2).
func unordered(a, b *operation) bool {
	return a.window == b.window && a.target == b.target && a.issued == b.issued && !(a.kind.Atomic() && b.kind.Atomic()) &&
		(a.kind != rma.Get || b.kind != rma.Get) && a.start < b.start+b.bytes && b.start < a.start+a.bytes
}

func distance(a, b *operation) int { return max(a.event-b.event, b.event-a.event) }

// delayed tells which rank was slow where, if that is all that the failure needs.
func (s *story) delayed() []finding.Step {
	var rank *trace.Rank
	at := -1
	for i := range s.ranks {
		r := &s.ranks[i]
		for j, e := range r.Events {
			wanted := len(s.chosen) == 0 || s.chosen[r.At(e).String()]
			if e.Type == trace.Delay && wanted && (rank == nil || e.A > rank.Events[at].A) {
				rank, at = r, j
			}
		}
	}
	if rank == nil || !s.needs(finding.Delaying) {
		return nil
	}
	return []finding.Step{s.step(finding.Delayed, rank, at, s.slow(rank, at))}
}
