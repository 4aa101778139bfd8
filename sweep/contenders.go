package sweep

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// mostPlaces bounds how many call sites a cause names.
const mostPlaces = 4

// contenders names the calls whose order MPI leaves open, each with the ranks that make it.
func (e *engine) contenders(ranks []trace.Rank) (places []finding.Place) {
	at, list := attempt.Contention(ranks)
	for _, first := range list {
		lower := func(a attempt.Access) bool { return a.Site == first.Site && a.Rank < first.Rank }
		if len(places) == mostPlaces || slices.ContainsFunc(list, lower) {
			continue // named with another rank
		}
		var makers []int
		for _, a := range list {
			if a.Site == first.Site {
				makers = append(makers, a.Rank)
			}
		}
		places = append(places, finding.Place{
			Site: attempt.Described(first.Site, e.Describe), Rank: first.Rank, Event: uint64(first.Event),
			About: fmt.Sprintf("by %s, at rank %d of window %d", rankWords(makers), at.Rank, at.Window),
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
