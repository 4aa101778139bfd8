package sweep

import (
	"slices"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

// localityName stands for the locality among settings: inside the engine it is paired, tried and
// reduced like any of them. Where a run is made or told of, it is apart.
const localityName = "locality"

// apart takes the locality out of settings.
func apart(settings []finding.Setting) (others []finding.Setting, where string) {
	others = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == localityName })
	return others, valueOf(settings, localityName)
}

// in puts the locality among settings.
func in(where string, settings []finding.Setting) []finding.Setting {
	return withSetting(settings, localityName, where)
}

// localities are those to be swept, the usual one where none is asked for.
func (o Options) localities() []string {
	if len(o.Localities) == 0 {
		return []string{locality.Shared}
	}
	return o.Localities
}

// space has the localities as one more parameter.
func (o Options) space() []Parameter {
	return append(slices.Clone(o.Space), Parameter{localityName, o.localities()})
}
