package sweep

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
)

// noSites is the text form of the empty set of call sites.
const noSites = "none"

// siteList is the text form of a set of call sites.
func siteList(names []string) string { return cmp.Or(strings.Join(names, ","), noSites) }

func withoutSites(settings []finding.Setting) []finding.Setting {
	return withSetting(withSetting(settings, config.OnlySites, defaults[config.OnlySites]), config.SkipSites, defaults[config.SkipSites])
}

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
			if i > 0 && site.Module != "" && mpicall.Traced(site.Call) && seen[site.String()] == nil {
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

// findingSites describes call sites, and numbers each among the traced calls of the same MPI
// function in the same function of the program.
func findingSites(chosen, all []callSite, describe func(trace.Site) finding.Site) []finding.Site {
	described := make([]finding.Site, len(all))
	for i, p := range all {
		described[i] = finding.Site{Call: p.site.Call, Module: p.site.Module, Offset: p.site.Offset}
		if describe != nil {
			described[i] = describe(p.site)
		}
	}
	var list []finding.Site
	for _, p := range chosen {
		i := slices.IndexFunc(all, func(other callSite) bool { return other.name == p.name })
		site := described[i]
		for _, other := range described {
			if other.Call == site.Call && other.Function == site.Function && other.Module == site.Module && other.Offset < site.Offset {
				site.Ordinal++
			}
		}
		list = append(list, site)
	}
	return list
}
