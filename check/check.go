// Package check is what judges of recorded executions have in common: findings, and the calls that a finding
// involves. The packages below it judge; this one decides only which findings are the same one.
package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/history"
)

// Finding is a rule that an execution breaks.
type Finding struct {
	*finding.Rule
	Message string  // one sentence, without a full stop. It calls the places A, B and so on, as all reports do
	Places  []Place // A, B, …: of a process, what happened or was called first comes first
	Main    int     // index of the place at which editors show the finding: the call that breaks the rule
	Why     []Reason
	// Repair of this finding, if it differs from the rule's. {0}, {1} and so on stand for the lines of RepairPlaces. NoRepair:
	// none is known that MPI allows here.
	Repair       string
	RepairPlaces []Place
	NoRepair     bool
	Bytes        *finding.Bytes // of a window, that two accesses have in common when this was seen first; nil: the finding is of another kind
	Times        int            // how often it was seen with these call sites
	Ranks        []int          // of the main place, ascending
	Waits        []Wait         // of a deadlock: the calls that explain it
	fresh        bool
}

// Fresh says whether the finding tells of what was added last. Then its judge adds the reasons.
func (f *Finding) Fresh() bool { return f.fresh }

// Reason is a sentence, without a full stop, that explains a finding as it was seen first. {0}, {1} and so on stand for Places:
// "{0} completes A at rank 0 only". Reasons are no part of a finding's identity.
type Reason struct {
	Text   string
	Places []Place
}

// Because adds a reason.
func (f *Finding) Because(text string, places ...Place) {
	f.Why = append(f.Why, Reason{text, places})
}

// Wait is a call that can never return. Ranks are ascending.
type Wait struct {
	history.Ref
	About   string // what the call is about: "from rank 1, tag 7"
	For     []int  // the ranks that it waits for, and that wait as well
	Gone    []int  // those that have called MPI_Finalize
	Arrived []int  // if it is collective, the ranks that have called it
}

// Findings of an execution. Those of one rule at the same call sites are one finding.
type Findings struct {
	list  []*Finding
	known map[string]*Finding
}

// Add adds a finding, or counts one that is known. The first place is the call that breaks the rule, and the others are further
// calls that the finding involves, in any order. {0}, {1} and so on in the message stand for them. Of calls that break the rule at
// the same sites, the finding tells of those of the lowest ranks: which rank was first may differ from run to run.
func (f *Findings) Add(rule *finding.Rule, message string, places ...Place) *Finding {
	ordered, main := inOrder(places)
	added := f.add(rule, main, ordered)
	if !added.fresh && slices.Compare(ranks(ordered, main), ranks(added.Places, added.Main)) < 0 {
		*added = Finding{Rule: rule, Places: ordered, Main: main, Times: added.Times, Ranks: added.Ranks, fresh: true}
	}
	if added.fresh {
		added.Message = named(message, places, ordered)
	}
	return added
}

// ranks are those of the main place, and then of all places.
func ranks(places []Place, main int) (list []int) {
	if len(places) == 0 {
		return nil
	}
	list = append(list, places[main].Process.Rank.Rank)
	for _, p := range places {
		list = append(list, p.Process.Rank.Rank)
	}
	return list
}

// AddInOrder adds a finding whose judge knows the order of the places, of which the first one breaks the rule. The message calls
// them A and B. The finding tells of the calls that were added first.
func (f *Findings) AddInOrder(rule *finding.Rule, message string, places ...Place) *Finding {
	added := f.add(rule, 0, places)
	if added.fresh {
		added.Message = message
	}
	return added
}

func (f *Findings) add(rule *finding.Rule, main int, places []Place) *Finding {
	if f.known == nil {
		f.known = map[string]*Finding{}
	}
	sites := make([]string, len(places))
	for i, p := range places {
		sites[i] = Site(p.Ref) + p.Access
	}
	slices.Sort(sites)
	key := rule.Name + " " + strings.Join(sites, " ")
	added := f.known[key]
	if added == nil {
		added = &Finding{Rule: rule, Places: places, Main: main}
		f.known[key] = added
		f.list = append(f.list, added)
	}
	added.Times++
	added.fresh = added.Times == 1
	if len(places) > 0 {
		added.see(places[main].Process.Rank.Rank)
	}
	return added
}

// List is what was found, in the order in which it was seen first.
func (f *Findings) List() []*Finding { return f.list }

func (f *Finding) see(rank int) {
	if i, known := slices.BinarySearch(f.Ranks, rank); !known {
		f.Ranks = slices.Insert(f.Ranks, i, rank)
	}
}

// Site is the call stack of a call: the same text in all processes.
func Site(r history.Ref) string {
	if at, known := r.CallSite(); known && r.Site != 0 {
		return fmt.Sprintf("%s+%#x %s", at.Module, at.Offset, at.Callers)
	}
	return r.Function.String()
}

// Ranks is a list of ranks for people: "ranks 0, 1 and 3".
func Ranks(list []int) string {
	words := make([]string, len(list))
	for i, rank := range list {
		words[i] = fmt.Sprint(rank)
	}
	switch len(words) {
	case 0:
		return "no rank"
	case 1:
		return "rank " + words[0]
	}
	return "ranks " + Listed(words)
}

// Listed is a list for people: "A, B and C".
func Listed(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}
