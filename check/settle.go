package check

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
)

// Settle relates the findings of all judges to each other: one mistake is one finding, and what follows from the end of a run is a
// note. The order stays.
func Settle(list []*Finding) []*Finding {
	handled := slices.DeleteFunc(slices.Clone(list), func(f *Finding) bool { return !f.Rejects || f.Severity != finding.Note })
	list = slices.DeleteFunc(list, func(f *Finding) bool { return f.Together && f.includes(handled) })
	list = slices.DeleteFunc(list, func(f *Finding) bool { return f.Rejects && f.attributed(list) })
	list = slices.DeleteFunc(list, func(f *Finding) bool { return f.followsFrom(list) })
	for _, f := range list {
		f.settleEnd()
		if f.Rejects && f.Repair == "" {
			f.Repair = f.Alone
			if library := f.library(); library != "" && f.Alone != "" {
				f.Because(library + " rejects the call")
			}
		}
	}
	return list
}

// library is that of the process of the finding's main place; empty: it is not known.
func (f *Finding) library() string {
	if len(f.Places) == 0 {
		return ""
	}
	return f.Places[f.Main].Process.Rank.Library
}

// attributed gives the reason of a finding about a call that MPI has rejected to another finding that names the rule which the call
// breaks. If no other finding about the call is as severe, that one becomes a reason of f instead, and a warning its repair.
func (f *Finding) attributed(list []*Finding) bool {
	for _, other := range list {
		switch {
		case other == f || other.Rejects || other.AtEnd || !other.concerns(f.Places):
		case other.Severity.AtLeast(f.Severity):
			other.because(f)
			other.adopt(f.Why)
			if f.Severity == finding.Note && !other.Explains && (other.Later || other.concerns(f.Places[f.Main:f.Main+1])) {
				other.As(finding.Note) // the program has asked to be told of its errors
			}
			return true
		default:
			f.because(other)
			f.Why[len(f.Why)-1].Text = other.Name + ": " + f.Why[len(f.Why)-1].Text
			if f.Repair == "" && other.Severity.AtLeast(finding.Warning) {
				f.Repair, f.RepairPlaces = cmp.Or(other.Repair, other.Rule.Repair), other.RepairPlaces
			}
		}
	}
	return false
}

// includes says whether a call to which MPI returned an error is a place of f.
func (f *Finding) includes(handled []*Finding) bool {
	return slices.ContainsFunc(handled, func(h *Finding) bool {
		of := h.Places[h.Main]
		return slices.ContainsFunc(f.Places, func(p Place) bool {
			return p.Process.Index == of.Process.Index && (p.Number == of.Number || Site(p.Ref) == Site(of.Ref))
		})
	})
}

// adopt adds the reasons of another finding that f does not have.
func (f *Finding) adopt(reasons []Reason) {
	for _, r := range reasons {
		if !slices.ContainsFunc(f.Why, func(has Reason) bool { return has.Text == r.Text && slices.Equal(has.Places, r.Places) }) {
			f.Why = append(f.Why, r)
		}
	}
}

// followsFrom says whether another finding explains this one: its handle should have been made by a call that failed. That
// finding is then as severe as this one.
func (f *Finding) followsFrom(list []*Finding) bool {
	i := slices.IndexFunc(list, func(cause *Finding) bool {
		return cause != f && cause.Explains && !f.Explains && f.concerns(cause.others())
	})
	if i < 0 {
		return false
	}
	cause := list[i]
	cause.because(f)
	if f.Severity.AtLeast(cause.Severity) {
		cause.As(f.Severity)
	}
	return true
}

// others are the places of f except the main one.
func (f *Finding) others() []Place {
	if len(f.Places) == 0 {
		return nil
	}
	return slices.Delete(slices.Clone(f.Places), f.Main, f.Main+1)
}

// letters are the names of a finding's places in its message.
var letters = regexp.MustCompile(`\b[A-Z]\b`)

// because adds the message of another finding as a reason. A and B are other calls there, so that the reason names them.
func (f *Finding) because(of *Finding) {
	if len(of.Places) < 2 {
		f.Because(of.Message)
		return
	}
	f.Because(letters.ReplaceAllStringFunc(of.Message, func(letter string) string {
		if i := int(letter[0] - 'A'); i < len(of.Places) {
			return fmt.Sprintf("{%d}", i)
		}
		return letter
	}), of.Places...)
}

// concerns says whether one of the places is the main one of f.
func (f *Finding) concerns(places []Place) bool {
	return len(f.Places) > 0 && slices.ContainsFunc(places, func(p Place) bool {
		main := f.Places[f.Main]
		return p.Process.Index == main.Process.Index && p.Number == main.Number || p.Site != 0 && Site(p.Ref) == Site(main.Ref) && p.Access == main.Access
	})
}

// settleEnd makes a note of a finding about what was not done any more, if the run ended early.
func (f *Finding) settleEnd() {
	if !f.AtEnd || len(f.Places) == 0 {
		return
	}
	ended := f.Places[f.Main].Process.FirstEarly()
	if ended == nil {
		return
	}
	f.As(finding.Note)
	f.Because(fmt.Sprintf("rank %d %s, so the run ended early", ended.Rank.Rank, ended.EndedEarly()))
}

// As gives a finding another severity than its rule has.
func (f *Finding) As(s finding.Severity) {
	rule := *f.Rule
	rule.Severity = s
	f.Rule = &rule
}
