package finding

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// idDigits are enough to distinguish a program's findings and few enough to type.
const idDigits = 6

// Identify returns the ID of f, which outlives changes elsewhere in the program: places count by call and function, not by
// address or line.
func Identify(f Finding) string {
	text := f.identity()
	if f.Failure != nil {
		text = f.Failure.identity()
	}
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])[:idDigits]
}

// identity of a finding about calls: its rule and places. Ordinal tells places in one function apart that make the same calls.
func (f Finding) identity() string {
	lines := []string{f.Rule}
	for _, p := range f.Places {
		lines = append(lines, fmt.Sprintf("%s %s %s %s", p.Role, p.Call, base(p.File), p.Function))
	}
	slices.Sort(lines[1:])
	if f.Ordinal > 0 {
		lines = append(lines, fmt.Sprint(f.Ordinal))
	}
	return strings.Join(lines, "\n")
}

// identity of a failure. Failures of the same kind that need the same behaviours at the same call sites are the same. Kinds of
// one class are the same kind. Without sites, the last output counts instead.
func (f *Failure) identity() string {
	var lines []string
	for _, behaviour := range f.Needed {
		lines = append(lines, "behaviour "+string(behaviour))
	}
	for _, site := range f.Sites {
		lines = append(lines, "site "+site.identity())
	}
	if len(f.Sites) == 0 {
		lines = append(lines, "output "+f.Outcome.Detail+" "+Resemblance(f.LastOutput))
	}
	slices.Sort(lines)
	return "kind " + string(f.Outcome.Kind.Class()) + "\n" + strings.Join(slices.Compact(lines), "\n")
}

// identity of a site. Without debug information it is its name.
func (s Site) identity() string {
	if s.Function != "" {
		return fmt.Sprintf("%s %s %d", s.Call, s.Function, s.Ordinal)
	}
	if s.Module == "" {
		return fmt.Sprintf("%s ?+%#x", s.Call, s.Offset)
	}
	return s.Call + " " + s.SiteName()
}

// Number gives each finding about calls an ID of its own.
func Number(list []Finding) {
	order := make([]int, len(list))
	for i := range list {
		order[i] = i
		list[i].Ordinal = 0
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return slices.CompareFunc(byRole(list[a].Places), byRole(list[b].Places), inSource)
	})
	equals := map[string]int{}
	for _, i := range order {
		id := Identify(list[i])
		list[i].Ordinal = equals[id]
		list[i].ID = Identify(list[i])
		equals[id]++
	}
}

// byRole are places in an order that does not depend on what happened first: that may differ in the next run.
func byRole(places []Place) []Place {
	return slices.SortedStableFunc(slices.Values(places), func(a, b Place) int { return cmp.Or(cmp.Compare(a.Role, b.Role), inSource(a, b)) })
}

// inSource compares places by where they are in the source, with the callers.
func inSource(a, b Place) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), slices.Compare(a.Stack, b.Stack), cmp.Compare(a.Role, b.Role))
}

func base(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }
