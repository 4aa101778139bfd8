package explain

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// fromSites is the cause as the reduction found it: the operation that must be held, and the calls that
// must leave it held. It is for runs whose traces have lost the operation. A program that
// hangs while it polls overwrites its ring within a second.
func (f *failure) fromSites() []finding.Explanation {
	overwritten := slices.ContainsFunc(f.ranks, func(r trace.Rank) bool { return r.Lost > 0 })
	if !overwritten || !f.needs(finding.Holding) && !f.needs(finding.BeyondLocal) {
		return f.onlyDelayed()
	}
	first := slices.IndexFunc(f.finding.Sites, func(site finding.Site) bool { return mpicall.OneSided(site.Call) })
	if first < 0 {
		return f.onlyDelayed()
	}
	x := finding.Explanation{}
	for _, site := range f.finding.Sites {
		rank, event := f.lastEvent(site)
		place := finding.Place{Site: site, Rank: rank, Event: event}
		if mpicall.OneSided(site.Call) {
			x.Places = append(x.Places, place)
			letter := finding.Letter(len(x.Places) - 1)
			x.Why = append(x.Why, finding.Reason{Text: letter + " was held: the failure disappears if " + letter + " is carried out in its call"})
			continue
		}
		x.Why = append(x.Why, finding.Reason{Places: []finding.Place{place},
			Text: named(len(x.Places)) + " was still held at {0}: the failure also disappears if that call completes everything on its window"})
	}
	operation := f.finding.Sites[first]
	x.Why = append(x.Why, f.delayed()...)
	x.Repair = "a synchronization after " + operation.Place(f.finding.Dir) + " completes A at the target: " +
		"MPI_Win_flush to A's target, or the end of A's epoch if it is not passive"
	x.Try = operation.SiteName()
	return []finding.Explanation{x}
}

// named is "A or B" for the first two places.
func named(places int) string {
	var letters []string
	for i := range places {
		letters = append(letters, finding.Letter(i))
	}
	return strings.Join(letters, " or ")
}

// onlyDelayed is for failures that need a delay and no operation.
func (f *failure) onlyDelayed() []finding.Explanation {
	if why := f.delayed(); why != nil {
		return []finding.Explanation{{Places: why[0].Places, Why: why}}
	}
	return nil
}

// lastEvent is the last event that the traces hold of a call site, on the first rank that has one. If
// a rank called from the site and the ring has overwritten it, it is the end of that rank's trace.
func (f *failure) lastEvent(site finding.Site) (rank int, event uint64) {
	name := site.SiteName()
	rank = -1
	for i := range f.ranks {
		r := &f.ranks[i]
		named := r.SitesWhere(func(s trace.Site) bool { return s.Is(name) })
		if len(named) == 0 {
			continue
		}
		if rank < 0 {
			rank, event = r.Rank, uint64(len(r.Events))
		}
		for j, e := range slices.Backward(r.Events) {
			if named[e.Site] {
				return r.Rank, uint64(j)
			}
		}
	}
	return max(rank, 0), event
}
