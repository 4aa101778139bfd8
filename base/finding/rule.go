package finding

import (
	"fmt"
	"slices"
	"strings"
)

// Rule is something that a program must not do, or should not. Each kind of check has rules of this form: those of recorded calls are in
// the packages below check, those of failures under a schedule in kinds.go, and those of sources in package vet.
type Rule struct {
	// Name never changes: users and CI systems recognize a rule by it.
	Name     string
	Severity Severity // of most findings
	Section  string   // of MPI 4.1; empty: there is no single one
	Number   int      // its place among the checks of one-sided calls, by which lists are sorted; 0: none
	Title    string   // what is wrong, without the details of a finding
	Says     string   // what MPI says, in our words
	Example  string   // a program that breaks the rule, in C
	Repair   string   // what would repair it
	// Rejects: MPI itself says that the call is wrong. What another finding says about the same call is the reason.
	Rejects bool
	// Later: MPI tells the program of it in the call that completes the operation.
	Later bool
	// Alone is the repair of a finding about a call that MPI rejects, if no other finding says what is wrong with the call.
	Alone string
	// Explains: the second place that its judge names is the place of no other finding.
	Explains bool
	// Together: calls of several processes do not belong together. A call that returned an error to a program which handles errors may
	// not have taken part.
	Together bool
	// AtEnd: something was not done before the end. If the run ended early, that is no mistake.
	AtEnd bool
}

// Breaks gives a finding what it has of the rule that the program breaks.
func (f *Finding) Breaks(r *Rule) {
	f.Rule, f.Severity, f.Section, f.Title, f.Says = r.Name, r.Severity, r.Section, r.Title, r.Says
}

// Cited is what MPI says, with the section if it is known.
func (f Finding) Cited() string { return cited(f.Says, f.Section) }

func cited(says, section string) string {
	if says == "" || section == "" {
		return says
	}
	return strings.TrimSuffix(says, ".") + " (MPI 4.1, " + section + ")."
}

// Help is the page about the rule.
func (r *Rule) Help() string {
	example := "    " + strings.ReplaceAll(r.Example, "\n", "\n    ")
	return fmt.Sprintf("%s (%s): %s\n\n%s\n\nExample:\n\n%s\n\nRepair: %s\n", r.Name, r.Severity, r.Title, cited(r.Says, r.Section), example, r.Repair)
}

// Chapter has the rules of one kind.
type Chapter struct {
	Title string
	Rules []*Rule
}

// Catalogue has the rules of several kinds.
type Catalogue []Chapter

// Rules are those of all kinds.
func (c Catalogue) Rules() (list []*Rule) {
	for _, chapter := range c {
		list = append(list, chapter.Rules...)
	}
	return list
}

// Names of all rules.
func (c Catalogue) Names() (list []string) {
	for _, r := range c.Rules() {
		list = append(list, r.Name)
	}
	return list
}

// Find the rule of a name; nil: there is none.
func (c Catalogue) Find(name string) *Rule {
	rules := c.Rules()
	i := slices.IndexFunc(rules, func(r *Rule) bool { return r.Name == name })
	if i < 0 {
		return nil
	}
	return rules[i]
}

// List has a line for each rule.
func (c Catalogue) List() string {
	longest := 0
	for _, name := range c.Names() {
		longest = max(longest, len(name))
	}
	var b strings.Builder
	for _, chapter := range c {
		fmt.Fprintf(&b, "%s:\n", chapter.Title)
		for _, r := range chapter.Rules {
			fmt.Fprintf(&b, "  %-*s %-8s %s\n", longest, r.Name, r.Severity, r.Title)
		}
	}
	return b.String()
}
