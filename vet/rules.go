package vet

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/vet/flow"
)

// OverlapAtTarget is the name of diagnoses about two operations on the same memory of a target.
const OverlapAtTarget = "overlap-at-target"

// CollectivesDiffer is the name of diagnoses about branches on whose ways ranks call different collective operations.
const CollectivesDiffer = "collectives-differ-by-rank"

// collectives is the rule about them.
var collectives = rule{CollectivesDiffer, "ranks call different collective operations", "6.14",
	"All processes of a communicator must call its collective operations in the same order.", "Findings are warnings."}

// rule is what vet looks for, by MPI 4.1.
type rule struct{ name, title, section, says, severity string }

// accesses are what conflicts with a pending operation.
var accesses = map[flow.Conflict]string{flow.Load: "load of", flow.Store: "store to", flow.PutTo: "put from", flow.GetFrom: "get into",
	flow.ScopeEnd: "end of the scope of", flow.Freed: "free of"}

// ruleOf a race.
func ruleOf(r flow.Race) rule {
	if r.AtTarget {
		return rule{OverlapAtTarget, "unordered operations on the same memory of a target", "12.7",
			"Operations of one epoch have no order, except for accumulates. Without an order, the contents of the memory are undefined.",
			"Findings are warnings."}
	}
	if r.Section != "" {
		buffer := "send buffer"
		if r.Fetches {
			buffer = "receive buffer"
		}
		return rule{Name(r), accesses[r.What] + " the " + buffer + " of a pending operation", r.Section,
			"Until the request of a nonblocking operation is complete, the program must not change its send buffer, and must " +
				"not access its receive buffer.",
			"A race on every path is an error. Other races are warnings."}
	}
	pending := "put or accumulate"
	if r.Fetches {
		pending = "get or fetch"
	}
	return rule{Name(r), accesses[r.What] + " the buffer of a pending " + pending, "12.3",
		"Until an operation is complete at its origin, the program must not change the buffer of a put or accumulate, " +
			"and must not access the buffer of a get.",
		"A race on every path is an error. Other races are warnings."}
}

func rules() []rule {
	list := []rule{ruleOf(flow.Race{AtTarget: true}), collectives}
	for what := range accesses {
		list = append(list, ruleOf(flow.Race{What: what, Fetches: true}), ruleOf(flow.Race{What: what, Fetches: true, Section: "3.7.2 and 6.12"}))
		if what != flow.Load && what != flow.PutTo { // which only read
			list = append(list, ruleOf(flow.Race{What: what}), ruleOf(flow.Race{What: what, Section: "3.7.2 and 6.12"}))
		}
	}
	slices.SortFunc(list, func(a, b rule) int { return strings.Compare(a.name, b.name) })
	return list
}

// IsRule says whether vet has a rule of this name.
func IsRule(name string) bool {
	return slices.ContainsFunc(rules(), func(r rule) bool { return r.name == name })
}

// RuleHelp is what `nastympi help NAME` prints about a rule of vet, or a line for each if the name is rules; empty: there is
// no such rule.
func RuleHelp(name string) string {
	var b strings.Builder
	if name == "rules" {
		b.WriteString("source (nastympi vet):\n")
	}
	for _, r := range rules() {
		switch name {
		case "rules":
			fmt.Fprintf(&b, "  %-39s %s\n", r.name, r.title)
		case r.name:
			fmt.Fprintf(&b, "%s (nastympi vet): %s\n\n%s (MPI 4.1, %s)\n\n%s\n", r.name, r.title, r.says, r.section, r.severity)
		}
	}
	return b.String()
}
