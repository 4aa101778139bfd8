package judging

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
)

// RuleHelp is what `nastympi help NAME` prints about a rule, or about all of them if the name is rules; empty: there is
// no such rule.
func RuleHelp(name string) string {
	if name == "rules" {
		return ruleList()
	}
	for _, r := range Rules() {
		if r.Name == name {
			return ruleText(r)
		}
	}
	for _, r := range finding.ScheduleRules() {
		if r.Name == name {
			return fmt.Sprintf("%s (%s): %s\n\n%s\n", r.Name, r.Severity, r.Title, r.Says)
		}
	}
	return ""
}

func ruleText(r *check.Rule) string {
	example := "    " + strings.ReplaceAll(r.Example, "\n", "\n    ")
	return fmt.Sprintf("%s (%s): %s\n\n%s (MPI 4.1, %s)\n\nExample:\n\n%s\n\nRepair: %s\n",
		r.Name, r.Severity, r.Title, r.Says, r.Section, example, r.Repair)
}

func ruleList() string {
	var b strings.Builder
	for _, k := range kinds {
		fmt.Fprintf(&b, "%s:\n", k.Name)
		for _, r := range k.Rules() {
			fmt.Fprintf(&b, "  %-30s %-8s %s\n", r.Name, r.Severity, r.Title)
		}
	}
	b.WriteString("schedules (nastympi sweep, and runs of check under a schedule):\n")
	for _, r := range finding.ScheduleRules() {
		fmt.Fprintf(&b, "  %-30s %-8s %s\n", r.Name, r.Severity, r.Title)
	}
	return b.String()
}
