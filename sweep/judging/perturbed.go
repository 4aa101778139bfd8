package judging

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/fetched"
)

// perturbedOnly explains a finding of a run under a schedule that the first run does not have. An argument that an operation fetched is
// wrong there for one of two reasons: the program has a race, or the MPI library returned a wrong value.
func perturbedOnly(f finding.Finding) finding.Finding {
	isFetch := func(p finding.Place) bool { return p.Role == fetched.Role }
	if slices.ContainsFunc(f.Why, func(r finding.Reason) bool { return slices.ContainsFunc(r.Places, isFetch) }) {
		f.Why = append(slices.Clone(f.Why), finding.Reason{
			Text: "with NASTY_ENABLED=0 the call was correct: unless a race on the fetched memory is reported, suspect the MPI library",
		})
	}
	return f
}
