package sweep

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// callSite is a place from which any rank of the program calls MPI.
type callSite struct {
	site      trace.Site
	name      string
	operation bool // an operation was recorded here
}

// callSitesOf traces are sorted by their places in the program, those of operations first, because a
// failure may need no others. Calls that only recordings contain are left out: nastympi perturbs nothing there.
func callSitesOf(ranks []trace.Rank) []callSite {
	seen := map[string]*callSite{}
	for _, rank := range ranks {
		for i, site := range rank.Sites {
			if i > 0 && site.Module != "" && mpicall.Traced(site.Call) && seen[site.String()] == nil && !unused(&rank, i) {
				seen[site.String()] = &callSite{site: site, name: site.String()}
			}
		}
		for _, event := range rank.Events {
			if event.Type == trace.Op && event.Site > 0 && int(event.Site) < len(rank.Sites) {
				if p := seen[rank.Sites[event.Site].String()]; p != nil {
					p.operation = true
				}
			}
		}
	}
	var list []callSite
	for _, p := range seen {
		list = append(list, *p)
	}
	slices.SortFunc(list, func(a, b callSite) int {
		if a.operation != b.operation {
			if a.operation {
				return -1
			}
			return 1
		}
		return cmp.Or(strings.Compare(a.site.Module, b.site.Module), cmp.Compare(a.site.Offset, b.site.Offset))
	})
	return list
}

// unused says whether a site without callers stands for calls whose callers nobody could find out, and there are none: other
// sites are the same call with its callers. Its name would mean them all.
func unused(rank *trace.Rank, number int) bool {
	site := rank.Sites[number]
	return site.Callers == "" &&
		slices.ContainsFunc(rank.Sites, func(s trace.Site) bool {
			return s.Own > 0 && s.Call == site.Call && s.Module == site.Module && s.Offset == site.Offset
		}) &&
		!slices.ContainsFunc(rank.Events, func(e trace.Event) bool { return int(e.Site) == number })
}

// findingSites describes call sites, and numbers each among the traced calls of the same MPI
// function in the same function of the program.
func findingSites(chosen, all []callSite, describe func(trace.Site) finding.Site) []finding.Site {
	sites := make([]finding.Site, len(all))
	for i, p := range all {
		sites[i] = attempt.Described(p.site, describe)
	}
	var list []finding.Site
	for _, p := range chosen {
		i := slices.IndexFunc(all, func(other callSite) bool { return other.name == p.name })
		site := sites[i]
		for j, other := range sites {
			if other.Call == site.Call && other.Function == site.Function && all[j].before(p) {
				site.Ordinal++
			}
		}
		list = append(list, site)
	}
	return list
}

// before says whether the program's own code has p before the other one, in the same file of code.
func (p callSite) before(other callSite) bool {
	a, b := p.site.Stack()[p.site.Own], other.site.Stack()[other.site.Own]
	return a.Module == b.Module && (a.Offset < b.Offset || a.Offset == b.Offset && p.name < other.name)
}
