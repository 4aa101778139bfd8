package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/nastympi/nastympi/examples/catalogue"
)

const (
	beginMarker = "<!-- table:begin -->"
	endMarker   = "<!-- table:end -->"
)

// markdown renders the measured counts, one row for each example and three
// columns for each library.
func markdown(results []libraryResult, runs, twins int) string {
	var b strings.Builder
	b.WriteString("| example | symptom |")
	for _, r := range results {
		fmt.Fprintf(&b, " %s: passes natively | fails under nastympi | twin passes |", r.version)
	}
	b.WriteString("\n|---|---|" + strings.Repeat("--:|--:|--:|", len(results)) + "\n")
	for i, e := range catalogue.Examples() {
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

func checkMarkers(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if _, err := replaceBetween(string(text), ""); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// insert replaces what stands between the markers of file.
func insert(file, table string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	changed, err := replaceBetween(string(text), table)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(file, []byte(changed), 0o666)
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
