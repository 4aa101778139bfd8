package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// figure is what one line of a program measures, in several launches.
type figure struct {
	name, limit, unit string
	digits            int
	values            []float64
}

// figures in the order of their first lines.
type figures []figure

// add adds a program's lines, each `name value limit unit`.
func (f *figures) add(output string) {
	for line := range strings.Lines(output) {
		words := strings.Fields(line)
		n := len(words) - 3
		if n < 1 {
			continue
		}
		value, err := strconv.ParseFloat(words[n], 64)
		if err != nil {
			continue
		}
		_, decimals, _ := strings.Cut(words[n], ".")
		of := f.named(figure{name: strings.Join(words[:n], " "), limit: words[n+1], unit: words[n+2], digits: len(decimals)})
		of.values = append(of.values, value)
	}
}

// named is the figure with the name of the given one, which is added if there is none.
func (f *figures) named(given figure) *figure {
	i := slices.IndexFunc(*f, func(other figure) bool { return other.name == given.name })
	if i < 0 {
		i = len(*f)
		*f = append(*f, given)
	}
	return &(*f)[i]
}

// table prints figures in columns, as they are measured, and keeps them.
type table struct {
	out   io.Writer
	lines []measured
}

func (t *table) header() {
	fmt.Fprintf(t.out, "%-8s %-8s %-50s %8s %17s %6s\n", "library", "window", "figure", "median", "lowest..highest", "limit")
}

func (t *table) rows(library, window string, lines figures) {
	for _, f := range lines {
		slices.Sort(f.values)
		m := measured{library, window, f.name, f.unit, f.digits, f.values}
		t.lines = append(t.lines, m)
		fmt.Fprintf(t.out, "%-8s %-8s %-50s %8s %17s %6s %s\n", library, window, f.name, m.number(m.median()), m.spread(), f.limit, f.unit)
	}
}

// median of values, which it sorts.
func median[T cmp.Ordered](values []T) T {
	slices.Sort(values)
	return values[len(values)/2]
}
