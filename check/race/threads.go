package race

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// Two threads of a rank may access the same bytes of a window one after the other by chance only. That is a note: a library that was
// not compiled by `nastympi cc`, or a file, may order them. Of private memory it is not judged: malloc() may give one thread what
// another one has freed, and orders both.

var betweenThreads = &check.Rule{
	Name: "race-between-threads", Severity: finding.Note, Section: "11.6 and 12.7",
	Title:   "data race: conflicting accesses of two threads of one rank that nothing orders",
	Says:    "If two accesses to the same bytes include a write, one must happen before the other, even if threads of one rank make them: A must be complete, and the thread of B must know that. The program was compiled by `nastympi cc`, which records how threads synchronize.",
	Example: "#pragma omp parallel\n{\n    MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\n    MPI_Win_flush(1, win);\n}",
	Repair:  "Make and complete the accesses while the thread holds a mutex, or let a barrier of threads or the end of a thread separate them.",
}

// Synchronized follows how threads of a process are ordered. Loads and stores before and after it are not in one gap.
func (j *Judge) Synchronized(s *history.Synchronization) {
	before := j.order.Time(s.Process)
	j.order.Synchronized(s)
	m := j.memory(s.Process)
	since := m.gaps[s.Thread]
	if now := j.order.Time(s.Process); now != before { // other ranks may know what was before
		since.event = now
	}
	if !s.Is(trace.Polls) {
		since.time = s.Time
	}
	m.gaps[s.Thread] = since
}

// ordered says whether an access is over before a later one.
func (j *Judge) ordered(n, later *access, clock order.Clock) bool {
	return n.before(clock) && !j.concurrent(n, later)
}

// concurrent says whether two threads of a process make the accesses, and nothing lets the second one know that the first one
// was begun. Which of several threads has completed it is not judged.
func (j *Judge) concurrent(n, later *access) bool {
	if n.by() != later.by() || !n.inWindow() && !later.inWindow() {
		return false
	}
	return !j.order.Follows(later.Process, later.thread, n.began)
}

// inWindow says whether it accesses memory that belongs to one window until that is freed.
func (a *access) inWindow() bool { return a.window != nil && !a.window.Dynamic() }
