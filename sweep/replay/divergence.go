package replay

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Divergence says where a run first leaves the recorded sequence of MPI calls, rank by
// rank: "rank 1 diverges at its 37th call: recorded MPI_Put at halo.c:61, now MPI_Get at halo.c:64".
// It is empty if each rank made the same calls up to the end of the shorter of its two traces.
// In a trace, repeated polls at one call site are one call. describe may be nil.
func Divergence(recorded, now []trace.Rank, describe func(trace.Site) finding.Site, dir string) string {
	if len(recorded) != len(now) {
		return fmt.Sprintf("%d ranks were recorded, now there are %d", len(recorded), len(now))
	}
	for i := range recorded {
		if recorded[i].Lost > 0 || now[i].Lost > 0 {
			continue // without their beginnings, traces cannot be compared
		}
		was, is := calls(recorded[i]), calls(now[i])
		for n := range min(len(was), len(is)) {
			if !same(was[n], is[n]) {
				return fmt.Sprintf("rank %d diverges at its %s call: recorded %s, now %s", recorded[i].Rank, attempt.Ordinal(n+1),
					attempt.SiteText(was[n], describe, dir), attempt.SiteText(is[n], describe, dir))
			}
		}
	}
	return ""
}

// calls of a rank that a trace contains, in order.
func calls(rank trace.Rank) []trace.Site {
	var list []trace.Site
	for _, event := range rank.Events {
		if site := rank.At(event); event.Type == trace.Enter && (mpicall.Traced(site.Call) || site.Call == "") {
			list = append(list, site)
		}
	}
	return list
}

// same says whether two sites are the same call with the same callers. Old traces know no callers.
func same(a, b trace.Site) bool {
	return a.Call == b.Call && a.Module == b.Module && a.Offset == b.Offset &&
		(a.Callers == b.Callers || a.Callers == "" || b.Callers == "")
}
