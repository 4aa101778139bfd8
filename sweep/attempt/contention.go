package attempt

import (
	"cmp"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Target is a rank as the target of operations in a window.
type Target struct {
	Window uint32
	Rank   int32
}

// Access is a call site of one rank that accumulates or locks, and its first event there.
type Access struct {
	Rank, Event int
	Site        trace.Site
}

// Contention lists the accesses to the first target at which several ranks accumulate or lock.
// It is empty if there is no such target.
func Contention(ranks []trace.Rank) (at Target, list []Access) {
	accesses := map[Target][]Access{}
	for _, rank := range ranks {
		for i, event := range rank.Events {
			if int(event.Site) >= len(rank.Sites) || !orderMatters(rank.Sites[event.Site].Call, event.Type) {
				continue
			}
			at, site := Target{event.Window, event.Target}, rank.Sites[event.Site]
			site.LeftAlone = false
			if !slices.ContainsFunc(accesses[at], func(a Access) bool { return a.Rank == rank.Rank && a.Site == site }) {
				accesses[at] = append(accesses[at], Access{rank.Rank, i, site})
			}
		}
	}
	places := slices.SortedFunc(maps.Keys(accesses), func(a, b Target) int {
		return cmp.Or(cmp.Compare(a.Window, b.Window), cmp.Compare(a.Rank, b.Rank))
	})
	for _, at := range places {
		list := accesses[at]
		if slices.ContainsFunc(list, func(a Access) bool { return a.Rank != list[0].Rank }) {
			return at, list
		}
	}
	return Target{}, nil
}

// Contended says whether several ranks accumulate or lock at one target.
func Contended(ranks []trace.Rank) bool {
	_, list := Contention(ranks)
	return len(list) > 0
}

// orderMatters says whether the order of such calls among origins decides the result.
func orderMatters(call string, event trace.Type) bool {
	switch event {
	case trace.Op, trace.Forwarded:
		return mpicall.Accumulates(call)
	case trace.Sync:
		return call == "MPI_Win_lock" || call == "MPI_Win_unlock"
	}
	return false
}
