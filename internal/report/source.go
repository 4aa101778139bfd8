package report

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/nastympi/nastympi/internal/finding"
)

// listing is what a finding shows of one source file.
type listing struct {
	file  string
	lines map[int]string
	steps map[int]bool // lines of steps
}

// listings have each line once, although steps may be near each other.
func listings(f finding.Finding) (list []*listing) {
	for _, step := range f.Cause {
		if step.Source == nil {
			continue
		}
		at := slices.IndexFunc(list, func(l *listing) bool { return l.file == step.Site.File })
		if at < 0 {
			at = len(list)
			list = append(list, &listing{step.Site.File, map[int]string{}, map[int]bool{}})
		}
		for i, line := range step.Source.Lines {
			list[at].lines[step.Source.First+i] = line
		}
		list[at].steps[step.Site.Line] = true
	}
	return list
}

// text marks the lines of steps, and puts dots where lines are missing.
func (l *listing) text() (lines []string) {
	numbers := slices.Sorted(maps.Keys(l.lines))
	digits := len(fmt.Sprint(numbers[len(numbers)-1]))
	margin := l.margin()
	for i, n := range numbers {
		if i > 0 && numbers[i-1] < n-1 {
			lines = append(lines, "  …")
		}
		mark := " "
		if l.steps[n] {
			mark = ">"
		}
		lines = append(lines, strings.TrimRight(fmt.Sprintf("%s %*d  %s", mark, digits, n, l.lines[n][min(margin, len(l.lines[n])):]), " "))
	}
	return lines
}

// margin is by how much all lines are indented.
func (l *listing) margin() int {
	least := math.MaxInt
	for _, line := range l.lines {
		if text := strings.TrimLeft(line, " "); text != "" {
			least = min(least, len(line)-len(text))
		}
	}
	return least
}

// sources adds the source lines of the steps. They are cut, not wrapped.
func (b *block) sources(f finding.Finding) {
	label := "source"
	for _, l := range listings(f) {
		b.row(label, strings.TrimSuffix(finding.Site{File: l.file}.Place(f.Dir), ":?"))
		label = " "
		for _, line := range l.text() {
			if utf8.RuneCountInString(line) > width-indent {
				line = string([]rune(line)[:width-indent-1]) + "…"
			}
			fmt.Fprintf(b, "%*s%s\n", indent, "", line)
		}
	}
}
