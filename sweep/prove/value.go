package prove

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Value is a result by which a run shows one of the orders of a race.
type Value struct {
	race Race
	key  string
	of   []uint64 // the hashes that the result has in this order
}

// Judge says whether a run that did not fail otherwise shows the order.
func (v *Value) Judge(r attempt.Result) (finding.Outcome, bool) {
	if hash, has := v.race.results(r)[v.key]; has && slices.Contains(v.of, hash) {
		return v.outcome(), true
	}
	return finding.Outcome{Rank: -1}, false
}

func (v *Value) outcome() finding.Outcome {
	return finding.Outcome{Kind: finding.Diverged, Rank: -1, Detail: v.key, Text: "its results depend on the order of a race"}
}
