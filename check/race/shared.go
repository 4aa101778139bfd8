package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// Memory of MPI_Win_allocate_shared is that of several processes, which load and store it wherever they have it (MPI 4.1, 12.2.3).
// Such windows have the unified memory model: a store is visible to whoever is told of it, by a message, a barrier, a lock or an
// atomic variable. MPI_Win_sync may be needed besides (12.7): that it lacks is no race, but a note (unsynced.go).

// sharing is whether ranks may order what they do by loads and stores, or by other means, that are not recorded.
type sharing struct {
	blind   bool // the program, or a part of it, was not compiled by `nastympi cc`
	unknown bool // nobody knows what addresses some shared memory has
	outside bool // ranks have other means than MPI and its memory
	makers  []string
	watched map[string]bool // modules whose loads and stores are recorded
}

// module is the executable or the library with a call site.
func module(r history.Ref) string {
	at, _ := r.CallSite()
	return at.Module
}

// made notes a window of MPI_Win_allocate_shared.
func (s *sharing) made(w *history.Window) {
	s.unknown = s.unknown || w.Shared == nil || len(w.Segments) == 0
	if by := module(w.By); !slices.Contains(s.makers, by) {
		s.makers = append(s.makers, by)
	}
}

// queried notes that MPI_Win_shared_query was asked about a window. Since MPI 4.1, others than shared ones have an answer.
func (s *sharing) queried(w *history.Window) {
	s.unknown = s.unknown || w == nil || w.Flavor != mpicall.WinFlavorShared
}

// hides is the part of a program whose loads and stores are not recorded, and may order accesses, for people: also a library that shares
// memory. Empty: there is none.
func (s *sharing) hides() string {
	i := slices.IndexFunc(s.makers, func(m string) bool { return s.blind || !s.watched[m] })
	switch {
	case s.unknown:
		return "Shared memory whose address is not recorded"
	case i < 0:
		return ""
	case s.watched[s.makers[i]]:
		return "A part of the program that `nastympi cc` did not compile"
	}
	return s.makers[i] + ", which `nastympi cc` did not compile,"
}

// hider is what may order accesses of two ranks and is not recorded, for people; empty: nothing is. A third rank may hand on what it knows
// of one to the other.
func (j *Judge) hider() string {
	for _, m := range j.memories {
		if m == nil || !j.order.Threaded(m.process) {
			continue
		}
		if by := threadsHidden(m.process); by != "" {
			return by
		}
	}
	if by := j.sharing.hides(); by != "" {
		return by
	}
	switch {
	case j.sharing.outside:
		return "A semaphore, a socket or something else outside of MPI"
	case j.order.Unfollowed() && len(j.sharing.makers) > 0:
		return "An atomic variable or a mutex whose events are not all recorded"
	}
	return ""
}

// settle finds the memory where an access of a process' addresses meets others. Bytes of a shared window are counted as all of its
// processes do.
func (j *Judge) settle(p *history.Process, a *access) *space {
	w, at := p.Shared(a.from)
	if w == nil {
		return &j.memory(p).space
	}
	a.shared = w
	a.Address += at - a.from
	a.from, a.to = at, a.to+at-a.from
	if j.shared[w.Shared] == nil {
		j.shared[w.Shared] = &space{limit: few}
	}
	return j.shared[w.Shared]
}

// know notes what an access is ordered after.
func (j *Judge) know(s *space, a *access, clock order.Clock) {
	if s.of != nil {
		a.owner = j.order.LastOf(s.of.process, clock)
		if !j.order.Threaded(s.of.process) {
			return
		}
	}
	a.all = clock
}

// watched notes whose loads and stores are recorded, and who polls shared memory by plain loads. What such a process does later may
// follow stores that are recorded later still: when their thread makes its next call.
func (j *Judge) watched(m *memory, a *access) {
	j.sharing.watched[module(a.Ref)] = true
	if a.shared != nil {
		a.unsure = m.polling
		m.polling = m.polling || a.polls && !a.synchronizes
	}
}
