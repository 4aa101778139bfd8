package sweep

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
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

// mostPlaces bounds how many call sites a cause names.
const mostPlaces = 4

// contenders names the calls whose order MPI leaves open, each with the ranks that make it.
func (e *engine) contenders(ranks []trace.Rank) (places []finding.Place) {
	at, list := contention(ranks)
	for _, first := range list {
		if len(places) == mostPlaces || slices.IndexFunc(list, func(a access) bool { return a.site == first.site && a.rank < first.rank }) >= 0 {
			continue // named with another rank
		}
		var makers []int
		for _, a := range list {
			if a.site == first.site {
				makers = append(makers, a.rank)
			}
		}
		places = append(places, finding.Place{
			Site: described(first.site, e.Describe), Rank: first.rank, Event: uint64(first.event),
			About: fmt.Sprintf("by %s, at rank %d of window %d", rankWords(makers), at.target, at.window),
		})
	}
	return places
}

// rankWords are "rank 1", "ranks 1 and 2", or "3 ranks".
func rankWords(ranks []int) string {
	switch len(ranks) {
	case 1:
		return fmt.Sprintf("rank %d", ranks[0])
	case 2:
		return fmt.Sprintf("ranks %d and %d", ranks[0], ranks[1])
	default:
		return fmt.Sprintf("%d ranks", len(ranks))
	}
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
