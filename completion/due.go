// Package completion is the first stage: it decides which held operations a
// synchronization call must complete, and which may stay held. It never
// decides in which pieces or in what order; it draws no random numbers.
package completion

import (
	"slices"

	"github.com/nastympi/nastympi/rma"
)

// Rules are the settings that this stage obeys.
type Rules struct {
	// LocalCompletion: false treats MPI_Win_flush_local like MPI_Win_flush.
	LocalCompletion bool
	// SkipStage: any synchronization call issues everything held on its window.
	SkipStage bool
}

// Effect is what an occasion does to the operations which it covers.
type Effect uint8

const (
	// Nothing: all operations stay held.
	Nothing Effect = iota + 1
	// Everything: all operations are due, at the target.
	Everything
	// Fetches: fetching operations are due; puts and accumulates stay held,
	// with a copy of their origin data, since the program may reuse it.
	Fetches
	// Newest: the operation recorded last is due.
	Newest
	// Family: all operations of the accumulate family are due.
	Family
	// Locals: the locally completed operations are due.
	Locals
	// One: the operation that is waited for is due if it fetches; a put or an
	// accumulate stays held, with a copy of its origin data.
	One
)

// Of is the rule for each occasion (MPI 4.1, 12.5 and 12.7).
func Of(kind rma.SyncKind, rules Rules) Effect {
	switch kind {
	case rma.Fence, rma.Complete, rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll:
		// 12.5.1-12.5.3, 12.5.4: complete at origin and target on return, or
		// (fence, complete) at the target when its own call returns.
		return Everything
	case rma.FlushLocal, rma.FlushLocalAll:
		// 12.5.4: completion at the origin. What fetches has to have its data.
		if rules.SkipStage || !rules.LocalCompletion {
			return Everything
		}
		return Fetches
	case rma.FenceNoPrecede:
		// 12.5.5: the program asserts that there are no operations to complete.
		return Nothing
	case rma.Call:
		return Newest
	case rma.Forward:
		// The forwarded operation must come after every earlier accumulate to
		// its location (12.7.2); all of them are, without looking closer.
		return Family
	case rma.Release:
		return Locals
	case rma.Wait:
		// 12.3.5: a completed request says that the operation is complete at the
		// origin, and no more.
		if rules.SkipStage || !rules.LocalCompletion {
			return Everything
		}
		return One
	default:
		return Nothing
	}
}

// Due returns the indices, ascending, of those operations which must be issued
// where effect covers held. Held are the operations of one window to one
// target which have not been issued, in program order. The order closure is
// included: an accumulate takes all earlier ones with it that it must come
// after (12.7.2). Due is not for Everything, where each operation is due.
func Due(held []rma.Op, effect Effect, ordering rma.Ordering) []int {
	var due []int
	for i := range held {
		if wants(held, i, effect) {
			due = append(due, i)
		}
	}
	return Closure(held, due, ordering)
}

func wants(held []rma.Op, i int, effect Effect) bool {
	switch effect {
	case Everything:
		return true
	case Fetches:
		return held[i].Kind.Fetches()
	case Newest:
		return i == len(held)-1
	case Family:
		return held[i].Kind.Atomic()
	case Locals:
		return held[i].State == rma.Copied
	default:
		return false
	}
}

// A closure may take more than it must, since issuing an operation early is
// always legal. That buys bounds: a footprint is described by one span, and
// beyond maxLater operations to compare with, by one span for all of them.
const (
	hullOnly = 1
	maxLater = 64
)

// Closure adds to due, ascending indices into held, every earlier operation
// that one of them must come after, directly or through others.
func Closure(held []rma.Op, due []int, ordering rma.Ordering) []int {
	var later later
	var all []int
	next := len(due) - 1
	for i := len(held) - 1; i >= 0; i-- {
		if next < 0 && len(later.spans) == 0 {
			break
		}
		taken := next >= 0 && due[next] == i
		if taken {
			next--
		}
		if held[i].Kind.Atomic() && held[i].Bytes > 0 {
			var one [hullOnly]rma.Span
			span := held[i].Footprint(one[:0], hullOnly)[0]
			taken = taken || later.mustFollow(&held[i], span, ordering)
			if taken {
				later.add(&held[i], span)
			}
		}
		if taken {
			all = append(all, i)
		}
	}
	slices.Reverse(all)
	return all
}

// later is the set of accumulates already taken. A nil operation stands for any.
type later struct {
	ops   []*rma.Op
	spans []rma.Span
}

func (l *later) mustFollow(op *rma.Op, span rma.Span, ordering rma.Ordering) bool {
	for i, o := range l.ops {
		if span.Overlaps(l.spans[i]) && (o == nil || ordering.Keeps(op, o)) {
			return true
		}
	}
	return false
}

func (l *later) add(op *rma.Op, span rma.Span) {
	if len(l.ops) < maxLater {
		l.ops, l.spans = append(l.ops, op), append(l.spans, span)
		return
	}
	for _, s := range l.spans {
		span.Start, span.End = min(span.Start, s.Start), max(span.End, s.End)
	}
	l.ops, l.spans = append(l.ops[:0], nil), append(l.spans[:0], span)
}
