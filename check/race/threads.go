package race

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Two threads of a rank may access the same bytes one after the other by chance only. At least one of both accesses is that of an
// operation: two loads and stores of one rank are not compared.

var betweenThreads = &finding.Rule{
	Name: "race-between-threads", Severity: finding.Error, Section: "11.6 and 12.7",
	Title:   "data race: conflicting accesses of two threads of one rank that nothing orders",
	Says:    "If two accesses to the same bytes include a write, one must happen before the other, even if threads or tasks of one rank make them: A must be complete, and the thread of B must know that. The program was compiled by `nastympi cc`, which records how threads synchronize.",
	Example: "#pragma omp parallel\n{\n    MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\n    MPI_Win_flush(1, win);\n}",
	Repair:  "Make and complete both accesses while holding the same mutex, or separate them by a barrier of the threads or by joining a thread.",
}

// threadsHidden is what may order threads of a process and is not recorded, for people; empty: nothing does. A library may that is
// neither watched nor one of those whose locks order nothing for their callers.
func threadsHidden(p *history.Process) string {
	if p.Rank.Threading {
		return "A pipe, a signal or something else that is not recorded"
	}
	i := slices.IndexFunc(p.Rank.Needs, func(name string) bool {
		isThis := func(watched string) bool { return filepath.Base(watched) == name }
		isPrefix := func(prefix string) bool { return strings.HasPrefix(name, prefix) }
		return !slices.ContainsFunc(silent, isPrefix) && !slices.ContainsFunc(p.Rank.Watched, isThis)
	})
	if i < 0 {
		return ""
	}
	return p.Rank.Needs[i] + ", which `nastympi cc` did not compile,"
}

// silent are the beginnings of names of libraries that order no threads, or only by functions that `nastympi cc` watches: those of
// compilers, the C library, and MPI.
var silent = []string{
	"ld-linux", "libatomic.", "libc.", "libdl.", "libgcc_s.", "libgfortran.", "libgomp.", "libiomp5.", "libm.", "libmvec.",
	"libomp.", "libpthread.", "libquadmath.", "librt.", "libstdc++.",
	"libmpi", "libopen-pal.", "libopen-rte.", "libpmpi",
}

// orderer is what may order two accesses of one process by ordering its threads, though nothing that is recorded does; empty: nothing. If
// another thread has completed A, the thread of B may have waited for that.
func (c *conflict) orderer() string {
	if c.rule == betweenThreads || c.a.by() == c.b.by() && c.over() && c.order.Threaded(c.a.Process) {
		return threadsHidden(c.a.Process)
	}
	return ""
}

// Synchronized follows how threads of a process are ordered. Loads and stores before and after it are not in one gap.
func (j *Judge) Synchronized(s *history.Synchronization) {
	before := j.order.Now(s.Process)
	j.order.Synchronized(s)
	m := j.memory(s.Process)
	now := j.order.Now(s.Process)
	since := m.since(now, s.Thread)
	if now != before { // others may know what was before
		since.event = now
	}
	if !s.Is(trace.Polls) {
		since.time = s.Time
	}
	m.isIn(s.Thread, since)
}

// concurrent says whether two threads of a process make the accesses, and nothing lets the later one know that the other one was
// begun.
func (j *Judge) concurrent(first, second *access) bool {
	return first.by() == second.by() && !first.inTurn(second) && !j.order.ClockOf(second.start.Line).Knows(first.start)
}
