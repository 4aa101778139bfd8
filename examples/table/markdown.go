package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/testkit/catalogue"
)

const (
	beginMarker = "<!-- table:begin -->"
	endMarker   = "<!-- table:end -->"
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
	fmt.Fprintf(&b, "\nOut of %d runs each, under nastympi with seeds 1 to %d; twins %d times under each of %d "+
		"settings. Measured by `go run ./examples/table -runs %d -twins %d -write`.\n",
		runs, runs, twins, len(catalogue.TwinSettings()), runs, twins)
	return b.String()
}

// insert replaces what stands between the markers of file, or only the rows that table has.
func insert(file, table string, rowsOnly bool) error {
	changed, err := inserted(file, table, rowsOnly)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(changed), 0o666)
}

// inserted is what insert writes.
func inserted(file, table string, rowsOnly bool) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if rowsOnly {
		_, rest, _ := strings.Cut(string(text), beginMarker)
		old, _, _ := strings.Cut(rest, endMarker)
		if table, err = withRows(old, table); err != nil {
			return "", fmt.Errorf("%s: %w", file, err)
		}
	}
	changed, err := replaceBetween(string(text), table)
	if err != nil {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	return changed, nil
}

// withRows is a table with those rows that another one of the same shape has, too, as they are there.
func withRows(table, rows string) (string, error) {
	old, anew := strings.Split(table, "\n"), strings.Split(rows, "\n")
	if !slices.Contains(old, anew[0]) {
		return "", fmt.Errorf("the table has not the columns %s", anew[0])
	}
	for _, row := range anew[2:] {
		name, _, isRow := strings.Cut(strings.TrimPrefix(row, "| "), " ")
		if !isRow || !strings.HasPrefix(row, "| ") {
			continue
		}
		i := slices.IndexFunc(old, func(line string) bool { return strings.HasPrefix(line, "| "+name+" ") })
		if i < 0 {
			return "", fmt.Errorf("the table has no row %s", name)
		}
		old[i] = row
	}
	return strings.TrimPrefix(strings.Join(old, "\n"), "\n"), nil
}

func replaceBetween(text, table string) (string, error) {
	before, rest, ok := strings.Cut(text, beginMarker)
	if !ok {
		return "", fmt.Errorf("no line %s", beginMarker)
	}
	_, after, ok := strings.Cut(rest, endMarker)
	if !ok {
		return "", fmt.Errorf("no line %s after %s", endMarker, beginMarker)
	}
	return before + beginMarker + "\n" + table + endMarker + after, nil
}
