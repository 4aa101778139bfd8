package judging

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/race"
)

// explained leaves out diagnoses that a buffer has changed if another diagnosis names a store to the buffer of that operation:
// one mistake is one diagnosis.
func explained(list []finding.Finding) []finding.Finding {
	stores := slices.DeleteFunc(slices.Clone(list), func(d finding.Finding) bool {
		return !has(race.NameStores(), d) || d.Severity == finding.Note || !slices.ContainsFunc(d.Places, isStore)
	})
	return slices.DeleteFunc(list, func(d finding.Finding) bool {
		return has(buffer.Changes(), d) && slices.ContainsFunc(stores, func(s finding.Finding) bool {
			return slices.ContainsFunc(s.Places, func(p finding.Place) bool { return p.At(*d.MainPlace()) })
		})
	})
}

func isStore(p finding.Place) bool { return p.Call == "store" }
