package report

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/nastympi/nastympi/base/finding"
)

// sourceLine is a line of the source as texts and pages show it.
type sourceLine struct {
	Number int
	Text   string
	Marked bool // the line of the place
}

// source adds the line of a place, and its neighbours if the style asks for them. Lines are cut, not wrapped.
func (b *block) source(p finding.Place) {
	for _, l := range b.style.sourceLines(p) {
		mark := " "
		if l.Marked && b.style.Context > 0 {
			mark = ">"
		}
		line := fmt.Sprintf("%*s%s%3d | %s", callIndent, "", mark, l.Number, l.Text)
		if width := b.style.width(); utf8.RuneCountInString(line) > width {
			line = string([]rune(line)[:width-1]) + "…"
		}
		fmt.Fprintln(b, strings.TrimRight(line, " "))
	}
}

// sourceLines are the line of a place and its neighbours, without the margin that they have in common.
func (s Style) sourceLines(p finding.Place) (lines []sourceLine) {
	excerpt := s.excerpt(p)
	if excerpt == nil {
		return nil
	}
	margin := marginOf(excerpt.Lines)
	for i, text := range excerpt.Lines {
		if n := excerpt.First + i; n >= p.Line-s.Context && n <= p.Line+s.Context {
			lines = append(lines, sourceLine{n, text[min(margin, len(text)):], n == p.Line})
		}
	}
	return lines
}

// excerpt are the source lines around a place; nil if there are none.
func (s Style) excerpt(p finding.Place) *finding.Source {
	switch {
	case p.Line == 0:
		return nil
	case p.Source != nil:
		return p.Source
	case s.Source == nil:
		return nil
	}
	return s.Source(p, s.Context)
}

// marginOf is by how much all lines are indented.
func marginOf(lines []string) int {
	least := math.MaxInt
	for _, line := range lines {
		if text := strings.TrimLeft(line, " \t"); text != "" {
			least = min(least, len(line)-len(text))
		}
	}
	return least
}
