package reduce

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// CallSite is a place from which any rank of the program calls MPI.
type CallSite struct {
	Site      trace.Site
	Name      string
	Operation bool // an operation was recorded here
}

// CallSites traces are sorted by their places in the program, those of operations first, because a
// failure may need no others. Calls that only recordings contain are left out: nastympi perturbs nothing there.
func CallSites(ranks []trace.Rank) []CallSite {
	seen := map[string]*CallSite{}
	for _, rank := range ranks {
		for i, site := range rank.Sites {
			if i > 0 && site.Module != "" && mpicall.Traced(site.Call) && seen[site.String()] == nil && !unused(&rank, i) {
				seen[site.String()] = &CallSite{Site: site, Name: site.String()}
			}
		}
		for _, event := range rank.Events {
			if event.Type == trace.Op && event.Site > 0 && int(event.Site) < len(rank.Sites) {
				if p := seen[rank.Sites[event.Site].String()]; p != nil {
					p.Operation = true
				}
			}
		}
	}
	var list []CallSite
	for _, p := range seen {
		list = append(list, *p)
	}
	slices.SortFunc(list, func(a, b CallSite) int {
		if a.Operation != b.Operation {
			if a.Operation {
				return -1
			}
			return 1
		}
		return cmp.Or(strings.Compare(a.Site.Module, b.Site.Module), cmp.Compare(a.Site.Offset, b.Site.Offset))
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

// FindingSites describes call sites, and numbers each among the traced calls of the same MPI
// function in the same function of the program.
func FindingSites(chosen, all []CallSite, describe func(trace.Site) finding.Site) []finding.Site {
	sites := make([]finding.Site, len(all))
	for i, p := range all {
		sites[i] = attempt.Described(p.Site, describe)
	}
	var list []finding.Site
	for _, p := range chosen {
		i := slices.IndexFunc(all, func(other CallSite) bool { return other.Name == p.Name })
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
func (p CallSite) before(other CallSite) bool {
	a, b := p.Site.Stack()[p.Site.Own], other.Site.Stack()[other.Site.Own]
	return a.Module == b.Module && (a.Offset < b.Offset || a.Offset == b.Offset && p.Name < other.Name)
}
