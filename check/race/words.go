package race

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

// headline says what is wrong, in terms of A and B.
func (c *conflict) headline() string {
	may, nothing := "", "nothing orders them"
	if c.rule == possible {
		may, nothing = ", unless something that is not recorded orders them", "nothing that is recorded orders them"
	}
	switch a, b := c.a, c.b; {
	case c.rule == earlyUse:
		return earlyHeadline(a, b)
	case b.detaches:
		return "B may detach the bytes before A is complete" + may
	case !a.Overlap(b.Memory):
		return "A and B change one window in the separate memory model, where different bytes conflict as well, and " + nothing
	case c.rule == betweenThreads:
		return "A and B access the same bytes in two threads of one rank, and " + nothing
	case a.atomic && b.atomic && a.window.Shared != b.window.Shared:
		return "A and B update the same bytes through two windows, and " + nothing
	case a.atomic && b.atomic:
		return "A and B update the same bytes with elements of different types, and " + nothing
	case a.writes && b.writes:
		return "A and B write the same bytes, and " + nothing
	case b.writes:
		return "B may change the bytes before A has read them" + may
	case a.window != nil:
		return "B may read before A has arrived" + may
	}
	return "B may read before A has written" + may
}

func earlyHeadline(a, b *access) string {
	switch {
	case a.writes && b.writes:
		return "B writes A's buffer before A has filled it"
	case a.writes:
		return "B may read A's buffer before A has filled it"
	case a.of != nil && !compareAddress.Of(a.Function):
		return "B changes A's origin buffer before A is complete"
	}
	return "B changes A's buffer before A is complete"
}

var compareAddress = history.Parameter("compare_addr")

// places are A and B with the bytes that they access. Of B, these are the bytes that A accesses, too. They have no roles, so
// that a race is the same finding whichever of both was called first.
func (c *conflict) places() []check.Place {
	a, b := c.a.place(), c.b.place()
	from, to := max(c.a.from, c.b.from), min(c.a.to, c.b.to)
	switch w := at(c.a, c.b); {
	case c.rule == earlyUse, w == nil && c.a.isBuffer():
		a.About = fmt.Sprintf("its buffer of %d bytes", c.a.to-c.a.from)
		b.About = fmt.Sprintf("bytes [%d,%d) of A's buffer", from-c.a.from, to-c.a.from)
	case w == nil:
		b.About = fmt.Sprintf("its buffer of %d bytes", c.b.to-c.b.from)
		a.About = fmt.Sprintf("bytes [%d,%d) of B's buffer", from-c.b.from, to-c.b.from)
	case from >= to:
		a.About, b.About = c.about(c.a, c.a.from, c.a.to), c.about(c.b, c.b.from, c.b.to)
	default:
		a.About, b.About = c.about(c.a, c.a.from, c.a.to), c.about(c.b, from, to)
	}
	return []check.Place{a, b}
}

func (a *access) place() check.Place {
	return check.Place{Access: a.what(), Synchronizes: a.synchronizes, Ref: a.called()}
}

// about is `bytes [4,68) of window "cells" at rank 1`, and says through which other window an operation came to them.
func (c *conflict) about(x *access, from, to int64) string {
	w, through := at(c.a, c.b), ""
	b := inWindow(w, c.a.shared != nil, from, to)
	if x.window != nil && x.window.Shared != w.Shared {
		through = ", through window " + x.window.Name()
	}
	return fmt.Sprintf("bytes [%d,%d) of window %s at rank %d%s", b.From, b.To, w.Name(), b.Rank, through)
}

// at is the window in which two accesses meet; nil: they meet in a buffer of an operation.
func at(first, second *access) *history.Window {
	if first.shared != nil {
		return first.shared
	}
	if first.window != nil {
		return first.window
	}
	return second.window
}

// common are the bytes between which both accesses are.
func common(first, second *access) *finding.Bytes {
	b := inWindow(at(first, second), first.shared != nil, max(first.from, second.from), min(first.to, second.to))
	b.Floating = areFloating(first, second)
	return &b
}

// inWindow are bytes of a window, by their addresses, or by their places in memory that processes share.
func inWindow(w *history.Window, shared bool, from, to int64) finding.Bytes {
	if !shared {
		return finding.Bytes{Window: w.ID, Rank: w.Process.Rank.Rank, From: from - int64(w.Base), To: to - int64(w.Base)}
	}
	rank, offset := w.Holder(from)
	b := finding.Bytes{Window: w.ID, Rank: int(w.Comm.World(rank)), From: offset, To: offset + to - from}
	if part := w.Part(rank); part != nil {
		b.Window = part.ID
	}
	return b
}
