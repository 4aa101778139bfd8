package sweep

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// nowhere is the empty set of call sites.
const nowhere = "none"

func sites(names []string) string { return cmp.Or(strings.Join(names, ","), nowhere) }

func withoutSites(settings []finding.Setting) []finding.Setting {
	return withSetting(withSetting(settings, config.OnlySites, defaults[config.OnlySites]), config.SkipSites, defaults[config.SkipSites])
}

// place is a call site of a program, seen from any of its ranks.
type place struct {
	site      trace.Site
	name      string
	operation bool // an operation was recorded here
}

// places are the call sites in traces: those of operations first, as they alone may do, then
// as they stand in the program.
func places(ranks []trace.Rank) []place {
	seen := map[string]*place{}
	for _, rank := range ranks {
		for i, site := range rank.Sites {
			if i > 0 && site.Module != "" && seen[site.String()] == nil {
				seen[site.String()] = &place{site: site, name: site.String()}
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
	var list []place
	for _, p := range seen {
		list = append(list, *p)
	}
	slices.SortFunc(list, func(a, b place) int {
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

// findingSites describes places, and gives each its number among the calls of the
// same function in the same function of the program, as far as these were traced.
func findingSites(chosen, all []place, describe func(trace.Site) finding.Site) []finding.Site {
	described := make([]finding.Site, len(all))
	for i, p := range all {
		described[i] = finding.Site{Call: p.site.Call, Module: p.site.Module, Offset: p.site.Offset}
		if describe != nil {
			described[i] = describe(p.site)
		}
	}
	var list []finding.Site
	for _, p := range chosen {
		i := slices.IndexFunc(all, func(other place) bool { return other.name == p.name })
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
