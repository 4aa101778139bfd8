package report

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// placing returns a function that says where a call in a trace is.
func placing(f finding.Finding, places func(trace.Site) finding.Site) func(trace.Site) string {
	known := map[string]finding.Site{}
	note := func(s finding.Site) { known[s.SiteName()] = s }
	for _, s := range f.Sites {
		note(s)
	}
	for _, s := range stepsOf(f, "") {
		note(s.Site)
	}
	for _, state := range f.States {
		note(state.Site)
		for _, held := range state.Held {
			note(held.Site)
		}
	}
	return func(s trace.Site) string {
		at := s.String()
		site, found := known[at]
		switch {
		case !found && places != nil:
			site = places(s)
			known[at] = site
		case !found:
			site = finding.Site{Module: s.Module, Offset: s.Offset}
		}
		return site.Place(f.Dir)
	}
}
