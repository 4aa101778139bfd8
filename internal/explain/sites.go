package explain

import (
	"slices"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
)

// bySites is the cause as the reduction alone knows it: which operation has to be held, and through which
// calls. It is for runs whose traces have lost the operation, as those of polling programs that
// hang: they fill the ring within a second.
func (s *story) bySites() (steps []finding.Step, hint string) {
	overwritten := slices.ContainsFunc(s.ranks, func(r trace.Rank) bool { return r.Lost > 0 })
	if !overwritten || !s.needs(finding.Holding) && !s.needs(finding.BeyondLocal) {
		return nil, ""
	}
	first := slices.IndexFunc(s.finding.Sites, func(site finding.Site) bool { return mpicall.OneSided(site.Call) })
	if first < 0 {
		return nil, ""
	}
	for _, site := range s.finding.Sites {
		text, role := "and held through "+site.Call+", "+site.Place(s.finding.Dir)+": where that call completes everything on its window, the failure is gone, too", finding.Synchronization
		if mpicall.OneSided(site.Call) {
			text, role = site.Call+" at "+site.Place(s.finding.Dir)+" was held: where it is carried out in its call, the failure is gone", finding.Operation
		}
		rank, event := s.last(site)
		steps = append(steps, finding.Step{Site: site, Rank: rank, Role: role, Text: text, Event: event})
	}
	return steps, "MPI_Win_flush of its target behind " + s.finding.Sites[first].Place(s.finding.Dir) + " completes it at the target"
}

// last is the last event of a site that is left, on the first rank that has one. Of a rank that came by,
// and whose events are overwritten, it is the end of the trace.
func (s *story) last(site finding.Site) (rank int, event uint64) {
	name := trace.Site{Module: site.Module, Offset: site.Offset}.String()
	rank = -1
	for i := range s.ranks {
		r := &s.ranks[i]
		if !slices.ContainsFunc(r.Sites, func(known trace.Site) bool { return known.String() == name }) {
			continue
		}
		if rank < 0 {
			rank, event = r.Rank, uint64(len(r.Events))
		}
		for j, e := range slices.Backward(r.Events) {
			if r.At(e).String() == name {
				return r.Rank, uint64(j)
			}
		}
	}
	return max(rank, 0), event
}
