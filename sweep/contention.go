package sweep

import (
	"cmp"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// place is a target of a window.
type place struct {
	window uint32
	target int32
}

// access is a call site of one rank that accumulates or locks, and its first event there.
type access struct {
	rank, event int
	site        trace.Site
}

// contention lists the accesses to the first place at which several ranks accumulate or lock.
// It is empty if there is no such place.
func contention(ranks []trace.Rank) (at place, list []access) {
	accesses := map[place][]access{}
	for _, rank := range ranks {
		for i, event := range rank.Events {
			if int(event.Site) >= len(rank.Sites) || !orderMatters(rank.Sites[event.Site].Call, event.Type) {
				continue
			}
			at, site := place{event.Window, event.Target}, rank.Sites[event.Site]
			site.LeftAlone = false
			if !slices.ContainsFunc(accesses[at], func(a access) bool { return a.rank == rank.Rank && a.site == site }) {
				accesses[at] = append(accesses[at], access{rank.Rank, i, site})
			}
		}
	}
	places := slices.SortedFunc(maps.Keys(accesses), func(a, b place) int {
		return cmp.Or(cmp.Compare(a.window, b.window), cmp.Compare(a.target, b.target))
	})
	for _, at := range places {
		list := accesses[at]
		if slices.ContainsFunc(list, func(a access) bool { return a.rank != list[0].rank }) {
			return at, list
		}
	}
	return place{}, nil
}

// contended says whether several ranks accumulate or lock at one target.
func contended(ranks []trace.Rank) bool {
	_, list := contention(ranks)
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
