package explain

import (
	"slices"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
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
	var steps []finding.Step
	for _, site := range f.finding.Sites {
		place := site.Place(f.finding.Dir)
		role, text := finding.Synchronization, "and was still held at "+site.Call+", "+place+
			": the failure also disappears if that call completes everything on its window"
		if mpicall.OneSided(site.Call) {
			role, text = finding.Operation, site.Call+" at "+place+" was held: the failure disappears if it is carried out in its call"
		}
		rank, event := f.lastEvent(site)
		steps = append(steps, finding.Step{Site: site, Rank: rank, Role: role, Text: text, Event: event})
	}
	operation := f.finding.Sites[first]
	return []finding.Explanation{{
		Cause: append(steps, f.delayed()...),
		Hint: "a synchronization after " + operation.Place(f.finding.Dir) + " completes it at the target: " +
			"MPI_Win_flush of its target, or the end of its epoch if that is no passive one",
		Try: operation.SiteName(),
	}}
}

// onlyDelayed is for failures that need a delay and no operation.
func (f *failure) onlyDelayed() []finding.Explanation {
	if steps := f.delayed(); steps != nil {
		return []finding.Explanation{{Cause: steps}}
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
		if !slices.ContainsFunc(r.Sites, func(known trace.Site) bool { return known.Is(name) }) {
			continue
		}
		if rank < 0 {
			rank, event = r.Rank, uint64(len(r.Events))
		}
		for j, e := range slices.Backward(r.Events) {
			if r.At(e).Is(name) {
				return r.Rank, uint64(j)
			}
		}
	}
	return max(rank, 0), event
}
