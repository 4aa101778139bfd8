package main

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/test/kit/racing"
)

// markdown is one table of programs for each library, and one of all races.
func markdown(all []measured) string {
	var b strings.Builder
	for _, m := range all {
		fmt.Fprintf(&b, "\n%s:\n\n| program | ranks | races | found | shown | need loads | found | need threads | found | no race | in the twin | natively | check |\n"+
			"|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n", m.version)
		var sum [9]int
		for _, r := range m.programs {
			numbers := [9]int{
				r.number(racing.Nothing), r.found(racing.Nothing), r.shown(), r.number(racing.Loads), r.found(racing.Loads),
				r.number(racing.Threads), r.found(racing.Threads), r.beyond, r.twin,
			}
			fmt.Fprintf(&b, "| %s | %d |", r.File, r.Ranks)
			for i, n := range numbers {
				b.WriteString(number(i, n, r.proved))
				sum[i] += n
			}
			fmt.Fprintf(&b, " %.2f s | %.2f s |\n", r.natively.Seconds(), r.judged.Seconds())
		}
		b.WriteString("| all | |")
		for i, n := range sum {
			b.WriteString(number(i, n, m.programs[0].proved))
		}
		b.WriteString(" | |\n")
	}
	return b.String() + races(all) + "\n"
}

// shownColumn is empty if nobody has tried to show races.
const shownColumn = 2

func number(column, n int, proved bool) string {
	if column == shownColumn && !proved {
		return " |"
	}
	return fmt.Sprintf(" %d |", n)
}

// races is a row for each race, and a column for each library.
func races(all []measured) string {
	var b strings.Builder
	b.WriteString("\n| program | scene | rule | lines | needs |")
	for _, m := range all {
		fmt.Fprintf(&b, " %s |", m.version)
	}
	b.WriteString("\n|---|---|---|---|---|" + strings.Repeat("---|", len(all)) + "\n")
	for _, p := range racing.Programs() {
		rows := map[string][]string{}
		var order []racing.Race
		for i, m := range all {
			for _, x := range m.of(p) {
				if rows[x.Scene] == nil {
					rows[x.Scene], order = make([]string, len(all)), append(order, x.Race)
				}
				rows[x.Scene][i] = x.text()
			}
		}
		for _, r := range order {
			fmt.Fprintf(&b, "| %s | %s | %s | %d, %d | %s | %s |\n", p.File, r.Scene, r.Rule, r.Lines[0], r.Lines[1], r.Needs, strings.Join(rows[r.Scene], " | "))
		}
	}
	return b.String()
}

func (m measured) of(p racing.Program) []race {
	for _, r := range m.programs {
		if r.File == p.File {
			return r.races
		}
	}
	return nil
}

func (x race) text() string {
	switch {
	case x.shown:
		return "shown"
	case x.found:
		return "found"
	case x.Needs != racing.Nothing:
		return "–"
	}
	return "not found"
}
