package sweep

import (
	"fmt"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// Departure says where a run first leaves the sequence of MPI calls that was recorded, rank by
// rank: "rank 1 departs at its 37th call: recorded MPI_Put at halo.c:61, now MPI_Get at halo.c:64".
// It is empty where each rank made the same calls as far as the shorter of its two
// traces goes. Repeated polls of one site are one call in a trace. place says where a call is.
func Departure(recorded, now []trace.Rank, place func(trace.Site) finding.Site, dir string) string {
	if len(recorded) != len(now) {
		return fmt.Sprintf("%d ranks were recorded, now there are %d", len(recorded), len(now))
	}
	for i := range recorded {
		if recorded[i].Lost > 0 || now[i].Lost > 0 {
			continue // the beginnings, by which they would have to be laid side by side, are gone
		}
		was, is := calls(recorded[i]), calls(now[i])
		for n := range min(len(was), len(is)) {
			if was[n] != is[n] {
				return fmt.Sprintf("rank %d departs at its %s call: recorded %s, now %s", recorded[i].Rank, ordinal(n+1),
					named(was[n], place, dir), named(is[n], place, dir))
			}
		}
	}
	return ""
}

// calls of a rank, in their order. What it is compared by is the place, not whether
// it was perturbed.
func calls(rank trace.Rank) []trace.Site {
	var list []trace.Site
	for _, event := range rank.Events {
		if event.Type == trace.Enter {
			site := rank.At(event)
			site.Left = false
			list = append(list, site)
		}
	}
	return list
}

func named(site trace.Site, place func(trace.Site) finding.Site, dir string) string {
	return siteName(placed(site, place), dir)
}

func placed(site trace.Site, place func(trace.Site) finding.Site) finding.Site {
	if place != nil {
		return place(site)
	}
	return finding.Site{Call: site.Call, Module: site.Module, Offset: site.Offset}
}

func siteName(site finding.Site, dir string) string { return site.Call + " at " + site.Place(dir) }

func ordinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprintf("%d%s", n, suffix)
}
