package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// mostAlike bounds how many further findings of a group have a line each. The table at the end counts all of them.
const mostAlike = 5

// groups of findings that have the rule and one of the places in common, in the order of their first members.
func groups(list []finding.Finding) (all [][]finding.Finding) {
	for _, f := range list {
		at := -1
		for i := range all {
			if !slices.ContainsFunc(all[i], func(g finding.Finding) bool { return alikeFindings(f, g) }) {
				continue
			}
			if at < 0 {
				at = i
				all[i] = append(all[i], f)
			} else { // f joins two groups
				all[at], all[i] = append(all[at], all[i]...), nil
			}
		}
		if at < 0 {
			all = append(all, []finding.Finding{f})
		}
	}
	return slices.DeleteFunc(all, func(group []finding.Finding) bool { return len(group) == 0 })
}

// alikeFindings says whether findings have the rule and a place in common. Failures are reduced on their own, so they never are.
func alikeFindings(f, g finding.Finding) bool {
	return f.Rule == g.Rule && f.Failure == nil && g.Failure == nil && slices.ContainsFunc(f.Places, func(p finding.Place) bool {
		return p.File != "" && slices.ContainsFunc(g.Places, p.At)
	})
}

// Groups writes findings for people: the first of each group in full, a line for each of the others. All writes each in full.
func Groups(w io.Writer, list []finding.Finding, style Style, all bool) error {
	for _, group := range groups(list) {
		for i, f := range group {
			if i > 0 && !all {
				break
			}
			if err := Text(w, f, style); err != nil {
				return err
			}
		}
		if all {
			continue
		}
		if err := alsoLines(w, group[1:], style); err != nil {
			return err
		}
	}
	return nil
}

// alsoLines are the further findings of a group: "also halo.c:52 ↔ halo.c:47, 12 times · 3f21aa".
func alsoLines(w io.Writer, rest []finding.Finding, style Style) error {
	b := block{style: style}
	for i, f := range rest {
		if i == mostAlike {
			b.row("", fmt.Sprintf("and %d more like it (-v shows each)", len(rest)-i))
			break
		}
		b.row("also", briefly(f, style.Dir, style.Run))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// briefly is "halo.c:52 ↔ halo.c:47, 12 times, ranks 0-3 · 3f21aa".
func briefly(f finding.Finding, dir string, run int) string {
	text := placesOf(f, dir)
	if s := seen(f, run); s != "" {
		text += ", " + s
	}
	return text + " · " + f.ID
}

// sitesOf are the places of a finding. Those of a failure without an explanation are the calls that must be perturbed for it.
func sitesOf(f finding.Finding) (sites []finding.Site) {
	for _, p := range f.Places {
		sites = append(sites, p.Site)
	}
	if len(sites) == 0 && f.Failure != nil {
		return f.Sites
	}
	return sites
}

// mainSite is where editors show a finding.
func mainSite(f finding.Finding) (s finding.Site, known bool) {
	if p := f.MainPlace(); p != nil {
		return p.Site, true
	}
	if sites := sitesOf(f); len(sites) > 0 {
		return sites[0], true
	}
	return s, false
}

// placesOf is "halo.c:52 ↔ halo.c:47".
func placesOf(f finding.Finding, dir string) string {
	var places []string
	for _, s := range sitesOf(f) {
		places = append(places, s.Place(dir))
	}
	return strings.Join(places, " ↔ ")
}

// noPlace stands in the table for the place of a finding that has none.
const noPlace = "-"

// tableRow counts the findings of a rule at a place.
type tableRow struct {
	finding.Site
	place, rule string
	times       int
	ranks       []int
}

// Table writes where each rule was broken, sorted by file and line, if there are several findings. What was not counted has no columns.
func Table(w io.Writer, list []finding.Finding, style Style) error {
	if len(list) < 2 {
		return nil
	}
	var text strings.Builder
	rows := tableRows(list, style.Dir)
	place, rule := len("file:line"), len("rule")
	for _, r := range rows {
		place, rule = max(place, len(r.place)), max(rule, len(r.rule))
	}
	line := func(a, b, c, d string) {
		fmt.Fprintln(&text, strings.TrimRight(fmt.Sprintf("  %-*s  %-*s  %5s  %s", place, a, rule, b, c, d), " "))
	}
	times, ranks := "times", "ranks"
	if counted := func(r *tableRow) bool { return r.times > 0 || len(r.ranks) > 0 }; !slices.ContainsFunc(rows, counted) {
		times, ranks = "", "" // findings about source code
	}
	line("file:line", "rule", times, ranks)
	for _, r := range rows {
		times := ""
		if r.times > 0 {
			times = fmt.Sprint(r.times)
		}
		line(r.place, r.rule, times, numbers(r.ranks))
	}
	_, err := io.WriteString(w, text.String())
	return err
}

func tableRows(list []finding.Finding, dir string) (rows []*tableRow) {
	for _, f := range list {
		row := &tableRow{place: noPlace, rule: f.Rule}
		if s, known := mainSite(f); known {
			row.Site, row.place = s, s.Place(dir)
		}
		i := slices.IndexFunc(rows, func(r *tableRow) bool { return r.place == row.place && r.rule == row.rule })
		if i < 0 {
			i, rows = len(rows), append(rows, row)
		}
		rows[i].times += f.Times
		rows[i].ranks = slices.Compact(slices.Sorted(slices.Values(slices.Concat(rows[i].ranks, f.Ranks))))
	}
	slices.SortStableFunc(rows, func(a, b *tableRow) int {
		if (a.place == noPlace) != (b.place == noPlace) {
			return map[bool]int{true: 1, false: -1}[a.place == noPlace]
		}
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.place, b.place), cmp.Compare(a.rule, b.rule))
	})
	return rows
}
