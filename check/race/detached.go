package race

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Memory may be detached from a dynamic window once all operations that access it are complete at the target (MPI 4.1, 12.2.4). The process
// that detaches it must know that: that an operation happened to be complete in time does not count. Loads and stores of the process, and
// buffers of its other operations, need no window.

var detachedInUse = &finding.Rule{
	Name: "detach-during-access", Severity: finding.Error, Section: "12.2.4", Number: 10,
	Title:   "memory detached while an operation may access it",
	Says:    "Memory may only be detached from a dynamic window when all operations that access it are complete at the target, and the rank that detaches it knows that.",
	Example: "MPI_Put(&x, 1, MPI_INT, 1, address, 1, MPI_INT, win); /* rank 0 */\nMPI_Win_detach(win, base);                            /* rank 1, before rank 0 calls a flush */",
	Repair:  "Complete the operations, and synchronize with the target by a barrier or a message before it detaches.",
}

// attachment is where memory that is attached to a window begins.
type attachment struct {
	window *history.Window
	base   int64
}

// attached is told of a call that has attached memory to a window, or detached it.
func (m *memory) attached(c *history.Call) {
	switch at := (attachment{c.Window(win), c.Int(base)}); c.Function {
	case attach:
		m.attachments[at] = c.Int(size)
	case detach:
		delete(m.attachments, at)
	}
}

// detach compares memory that a call detaches from a window with the operations on that window.
func (j *Judge) detach(c *history.Call, m *memory) {
	w, from := c.Window(win), c.Int(base)
	bytes := m.attachments[attachment{w, from}]
	if bytes == 0 { // nothing is known to be attached there
		return
	}
	a := newAccess(c, bytesAt(from, from+bytes))
	a.window, a.writes, a.detaches, a.start = w, true, true, j.order.Now(c.Process)
	s, clock := j.settle(c.Process, a), j.order.Clock(c.Process)
	certain := j.order.Certain(c.Process)
	j.know(s, a, clock)
	j.keep(a, clock)
	s.accesses.root.overlapping(a.from, a.to, func(n *node) {
		switch {
		case n.before(clock):
			j.leave(n.access, a, certain)
		case n.conflicts(a) && !j.hasSeen(s, n.access, a, clock) && !n.before(j.order.Supposed(a.start.Line)):
			j.report(n.access, a)
			clock = j.order.ClockOf(a.start.Line)
		}
	})
}

// conflictsAsDetach is conflicts if one of both detaches memory.
func (a *access) conflictsAsDetach(b *access) bool {
	return a.of != nil && a.window == b.window && a.Overlap(b.Memory)
}

var base, attach, detach = history.Parameter("base"), mpicall.Lookup("MPI_Win_attach"), mpicall.Lookup("MPI_Win_detach")
