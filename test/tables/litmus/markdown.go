package main

import (
	"fmt"
	"slices"
	"strings"
)

func (m *measurement) markdown() string {
	var b strings.Builder
	reachable, allowed := 0, 0
	for _, t := range m.tests {
		reachable += len(t.Reachable.Outcomes)
		allowed += len(t.Allowed.Outcomes)
	}
	fmt.Fprintf(&b, "\n%s: %d tests with %d outcomes that MPI allows, %d of them reachable. Forbidden ones seen: %d.\n\n",
		m.version, len(m.tests), allowed, reachable, len(m.forbidden))
	b.WriteString("| setting | runs | reachable outcomes seen | new | with those before | runs until seen: half of them | 95 % | all | beyond reach, seen |\n")
	b.WriteString("|---|--:|--:|--:|--:|--:|--:|--:|--:|\n")
	for _, r := range m.rows {
		slices.Sort(r.first)
		fmt.Fprintf(&b, "| %s | %d | %s | %d | %s | %s | %s | %s | %d |\n", r.setting, r.runs, share(len(r.first), reachable), r.fresh,
			share(r.all, reachable), quantile(r.first, 50), quantile(r.first, 95), quantile(r.first, 100), r.beyond)
	}
	for _, line := range m.forbidden {
		fmt.Fprintf(&b, "\nForbidden: %s.\n", line)
	}
	if len(m.unreached) > 0 {
		fmt.Fprintf(&b, "\nNot seen though reachable:\n\n- %s\n", strings.Join(m.unreached, "\n- "))
	}
	return b.String()
}

func share(n, of int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(max(of, 1))) }

func quantile(sorted []int, percent int) string {
	if len(sorted) == 0 {
		return "-"
	}
	return fmt.Sprint(sorted[max(0, (len(sorted)*percent+99)/100-1)])
}
