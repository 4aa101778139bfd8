package sweep

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/intercept/config"
)

// defaults of all variables, and the usual locality.
var defaults = func() map[string]string {
	values := map[string]string{}
	for _, v := range config.Declared() {
		values[v.Name] = v.Default
	}
	values[localityName] = locality.Shared
	return values
}()

// valueByDefault of a variable, or the usual locality.
func valueByDefault(name string) string { return defaults[name] }

// withSetting returns settings in which a variable has a value. Settings omit variables at their
// defaults, except the seed: the user always wants to know it.
func withSetting(settings []finding.Setting, name, value string) []finding.Setting {
	settings = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == name })
	if value == defaults[name] && name != config.Seed {
		return settings
	}
	return append(settings, finding.Setting{Name: name, Value: value})
}

// valueOf a variable under settings.
func valueOf(settings []finding.Setting, name string) string {
	for _, s := range settings {
		if s.Name == name {
			return s.Value
		}
	}
	return defaults[name]
}

// disabled are the settings of a run that is neither perturbed nor traced.
var disabled = []finding.Setting{{Name: config.Enabled, Value: "0"}}

// observed are those of a run that is not perturbed, and may be traced or recorded.
var observed = []finding.Setting{{Name: config.OnlySites, Value: noSites}}

// noSites is the text form of the empty set of call sites.
const noSites = "none"

// siteList is the text form of a set of call sites.
func siteList(names []string) string { return cmp.Or(strings.Join(names, ","), noSites) }

// localityName stands for the locality among settings. The engine combines and reduces the
// locality like a variable; launches and findings have it in a field of its own.
const localityName = "locality"

// splitLocality separates the locality from settings.
func splitLocality(settings []finding.Setting) (others []finding.Setting, where string) {
	others = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == localityName })
	return others, valueOf(settings, localityName)
}

// withLocality puts the locality among settings.
func withLocality(settings []finding.Setting, where string) []finding.Setting {
	return withSetting(settings, localityName, where)
}
