package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/test/kit/catalogue"
)

// markdown renders the measured counts, one row for each example and three
// columns for each library.
func markdown(examples []catalogue.Example, results []libraryResult, runs, twins int) string {
	var b strings.Builder
	b.WriteString("| example | symptom |")
	for _, r := range results {
		fmt.Fprintf(&b, " %s: passes natively | fails under nastympi | twin passes |", r.version)
	}
	b.WriteString("\n|---|---|" + strings.Repeat("--:|--:|--:|", len(results)) + "\n")
	for i, e := range examples {
		fmt.Fprintf(&b, "| %s | %s |", e.Name, e.Symptom)
		for _, r := range results {
			c := r.counts[i]
			fmt.Fprintf(&b, " %d | %d | %d of %d |", c.nativePasses, c.nastyFailures, c.twinPasses, c.twinRuns)
		}
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "\nEach program ran %d times natively, and under nastympi with seeds 1 to %d. Each twin ran %d times "+
		"under each of %d settings.\nMeasured by `go run ./test/tables/examples -runs %d -twins %d -write`.\n",
		runs, runs, twins, len(catalogue.TwinSettings()), runs, twins)
	return b.String()
}

// withRows returns table with the rows of another table of the same shape in place of its own.
func withRows(table, rows string) (string, error) {
	old, anew := strings.Split(table, "\n"), strings.Split(rows, "\n")
	if !slices.Contains(old, anew[0]) {
		return "", fmt.Errorf("the table lacks the columns %s", anew[0])
	}
	for _, row := range anew[2:] {
		name, _, isRow := strings.Cut(strings.TrimPrefix(row, "| "), " ")
		if !isRow || !strings.HasPrefix(row, "| ") {
			continue
		}
		i := slices.IndexFunc(old, func(line string) bool { return strings.HasPrefix(line, "| "+name+" ") })
		if i < 0 {
			return "", fmt.Errorf("the table lacks the row %s", name)
		}
		old[i] = row
	}
	return strings.Join(old, "\n"), nil
}
