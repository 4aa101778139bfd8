package completion

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

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
