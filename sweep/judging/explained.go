package judging

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/check/rejected"
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

// ofOneStatement leaves out races of the store of a statement that loads first, as `x += 1` does, beside those of its load. Which of both
// is seen depends on time.
func ofOneStatement(list []finding.Finding) []finding.Finding {
	loads := func(f finding.Finding) (n int) {
		for _, p := range f.Places {
			if p.Call == finding.OwnLoad {
				n++
			}
		}
		return n
	}
	return slices.DeleteFunc(slices.Clone(list), func(f finding.Finding) bool {
		return IsRace(f) && slices.ContainsFunc(list, func(g finding.Finding) bool {
			return g.Rule == f.Rule && loads(g) > loads(f) && pair(f.Places, g.Places, sameStatement)
		})
	})
}

// sameStatement says whether two places are the same one, if a load and a store at one line are.
func sameStatement(a, b finding.Place) bool {
	for _, p := range []*finding.Place{&a, &b} {
		if isStore(*p) {
			p.Call = finding.OwnLoad
		}
	}
	return a.Line > 0 && a.At(b)
}

// becauseOfGone makes a crash in a call that completes operations a reason of a finding that a buffer of these is gone, if one rank has
// both: one mistake is one diagnosis.
func becauseOfGone(list []finding.Finding) []finding.Finding {
	crash := slices.IndexFunc(list, func(f finding.Finding) bool { return f.Rule == rejected.Crash })
	if crash < 0 {
		return list
	}
	at := *list[crash].MainPlace()
	gone := slices.IndexFunc(list, func(f finding.Finding) bool { return f.Rule == buffer.Gone && f.MainPlace().Rank == at.Rank })
	if gone < 0 {
		return list
	}
	why := finding.Reason{Text: fmt.Sprintf("without perturbation, rank %d crashes in {0}", at.Rank), Places: []finding.Place{at}}
	list[gone].Why = append(list[gone].Why, why)
	return slices.Delete(list, crash, crash+1)
}

func isStore(p finding.Place) bool { return p.Call == finding.OwnStore }
