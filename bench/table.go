package main

import (
	"fmt"
	"io"
	"strings"
)

// table prints figures in columns, as they are measured.
type table struct{ out io.Writer }

func (t table) header() {
	fmt.Fprintf(t.out, "%-9s %-9s %-52s %9s %7s\n", "library", "window", "figure", "measured", "limit")
}

func (t table) row(library, window, figure, measured, limit, unit string) {
	fmt.Fprintf(t.out, "%-9s %-9s %-52s %9s %7s %s\n", library, window, figure, measured, limit, unit)
}

// copied prints a program's lines, each `figure value limit unit`.
func (t table) copied(library, window, output string) {
	for line := range strings.Lines(output) {
		words := strings.Fields(line)
		n := len(words) - 3
		t.row(library, window, strings.Join(words[:n], " "), words[n], words[n+1], words[n+2])
	}
}
