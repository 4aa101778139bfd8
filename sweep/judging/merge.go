package judging

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// merge adds the findings of a run to those of the runs before.
func merge(r *finding.Result, added []finding.Finding) {
	find := func(f finding.Finding, in []finding.Finding) int {
		return slices.IndexFunc(in, func(other finding.Finding) bool { return same(f, other) })
	}
	r.Findings = slices.DeleteFunc(r.Findings, func(f finding.Finding) bool { return isAdvice(f) && find(f, added) < 0 })
	for _, f := range added {
		i := find(f, r.Findings)
		switch {
		case i >= 0:
			known := &r.Findings[i]
			known.Times += f.Times
			known.Ranks = slices.Compact(slices.Sorted(slices.Values(append(known.Ranks, f.Ranks...))))
		case r.Runs <= 1:
			r.Findings = append(r.Findings, f)
		case !isAdvice(f):
			r.Findings = append(r.Findings, perturbedOnly(f))
		}
	}
	r.Findings = ofOneStatement(explained(r.Findings))
	finding.Number(r.Findings)
}

// same says whether two findings of different runs are of one rule at the same places, whatever happened first. Without line numbers,
// places of different calls look alike: then the messages must be the same too.
func same(a, b finding.Finding) bool {
	lines := true
	at := func(x, y finding.Place) bool {
		lines = lines && x.Line > 0
		return x.Role == y.Role && x.At(y)
	}
	return a.Rule == b.Rule && pair(a.Places, b.Places, at) && (lines || a.Message == b.Message)
}

// pair says whether each place of a list belongs to one of another list, in any order.
func pair(a, b []finding.Place, belong func(x, y finding.Place) bool) bool {
	if len(a) != len(b) {
		return false
	}
	left := slices.Clone(b)
	for _, p := range a {
		i := slices.IndexFunc(left, func(other finding.Place) bool { return belong(p, other) })
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}
