package check

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// Settle relates the findings of all judges to each other: one mistake is one finding, and what follows from the end of a run is a
// note. The order stays.
func Settle(list []*Finding) []*Finding {
	list = slices.DeleteFunc(list, func(f *Finding) bool { return f.Rejects && f.attributed(list) })
	list = slices.DeleteFunc(list, func(f *Finding) bool { return f.followsFrom(list) })
	for _, f := range list {
		f.settleEnd()
	}
	return list
}

// attributed gives the reason of a finding about a call that MPI has rejected to another finding that names the rule which the call
// breaks. If no other finding about the call is as severe, that one becomes a reason of f instead.
func (f *Finding) attributed(list []*Finding) bool {
	for _, other := range list {
		switch {
		case other == f || other.Rejects || other.AtEnd || !other.concerns(f.Places):
		case other.Severity.AtLeast(f.Severity):
			other.Because(f.Message)
			other.Why = append(other.Why, f.Why...)
			return true
		default:
			f.Because(fmt.Sprintf("%s: %s", other.Name, other.Message))
		}
	}
	return false
}

// followsFrom says whether another finding explains this one: its handle should have been made by a call that failed. That
// finding is then as severe as this one.
func (f *Finding) followsFrom(list []*Finding) bool {
	i := slices.IndexFunc(list, func(cause *Finding) bool {
		return cause != f && cause.Explains && !f.Explains && len(cause.Places) > 1 && f.concerns(cause.Places[1:])
	})
	if i < 0 {
		return false
	}
	cause := list[i]
	cause.Because(f.Message)
	if f.Severity.AtLeast(cause.Severity) {
		cause.As(f.Severity)
	}
	return true
}

// concerns says whether one of the places is the first one of f.
func (f *Finding) concerns(places []Place) bool {
	return len(f.Places) > 0 && slices.ContainsFunc(places, func(p Place) bool {
		first := f.Places[0]
		return p.Process.Index == first.Process.Index && p.Number == first.Number || p.Site != 0 && Site(p.Ref) == Site(first.Ref) && p.Access == first.Access
	})
}

// settleEnd makes a note of a finding about what was not done any more, if the run ended early.
func (f *Finding) settleEnd() {
	if !f.AtEnd || len(f.Places) == 0 {
		return
	}
	ended := f.Places[0].Process.FirstEarly()
	if ended == nil {
		return
	}
	f.As(finding.Note)
	f.Because(fmt.Sprintf("rank %d %s, so that the run ended early", ended.Rank.Rank, ended.EndedEarly()))
}

// As gives a finding another severity than its rule has.
func (f *Finding) As(s finding.Severity) {
	rule := *f.Rule
	rule.Severity = s
	f.Rule = &rule
}
