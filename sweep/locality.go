package sweep

import (
	"slices"

	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// localities to sweep; by default, the usual one.
func (o Options) localities() []string {
	if len(o.Localities) == 0 {
		return []string{locality.Shared}
	}
	return o.Localities
}

// space is Space with the localities as one more parameter.
func (o Options) space() []Parameter {
	return append(slices.Clone(o.Space), Parameter{attempt.Locality, o.localities()})
}
