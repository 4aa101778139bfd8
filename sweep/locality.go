package sweep

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
)

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

// localities to sweep; by default, the usual one.
func (o Options) localities() []string {
	if len(o.Localities) == 0 {
		return []string{locality.Shared}
	}
	return o.Localities
}

// space is Space with the localities as one more parameter.
func (o Options) space() []Parameter {
	return append(slices.Clone(o.Space), Parameter{localityName, o.localities()})
}
