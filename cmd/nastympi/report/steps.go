package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// step is one line of an explanation: a place of the finding, A and so on, or a reason, 1 and so on.
type step struct {
	Label string
	Text  string
	finding.Place
	// At says whether there is a place.
	At bool
	// Named says whether the step names an access of the finding, and not another call.
	Named bool
}

// stepsOf are the places of a finding, and then its reasons.
func stepsOf(f finding.Finding, dir string) (list []step) {
	for i, p := range f.Places {
		text := placeText(p, dir)
		if about := aboutOf(f, i); about != "" {
			text += ": " + about
		}
		list = append(list, step{Label: finding.Letter(i), Text: text, Place: p, At: true, Named: true})
	}
	for i, r := range f.Why {
		s := step{Label: fmt.Sprint(i + 1), Text: reasonText(r, dir)}
		if len(r.Places) > 0 {
			s.Place, s.At = r.Places[0], true
		}
		list = append(list, s)
	}
	return list
}

// reasonText is a reason with the calls that it names.
func reasonText(r finding.Reason, dir string) string {
	text := r.Text
	for i, p := range r.Places {
		text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), callText(p, dir))
	}
	return text
}

// callText is "MPI_Put (halo.c:61, rank 0)".
func callText(p finding.Place, dir string) string {
	place := p.Place(dir)
	if rank := rankOf(p); rank != "" {
		place += ", " + rank
	}
	if p.Call == "" {
		return place
	}
	return p.Call + " (" + place + ")"
}

// reasonTexts are all reasons of a finding.
func reasonTexts(f finding.Finding, dir string) (texts []string) {
	for _, r := range f.Why {
		texts = append(texts, reasonText(r, dir))
	}
	return texts
}

// nameOf is what a place does: "MPI_Put", "load".
func nameOf(p finding.Place) string {
	role, found := strings.CutPrefix(p.Role, "the ")
	if p.Call == "" && found && !strings.Contains(role, " ") {
		return role
	}
	return p.Call
}

// placeText is "MPI_Put at halo.c:61 in exchange (rank 0)".
func placeText(p finding.Place, dir string) string {
	text := whereOf(p, dir)
	if name := nameOf(p); name != "" {
		text = name + " at " + text
	}
	return text
}

// whereOf is "halo.c:61 in exchange (rank 0)".
func whereOf(p finding.Place, dir string) string {
	text := p.Place(dir)
	if p.Function != "" && !strings.HasSuffix(text, " ("+p.Function+")") { // in place of a line
		text += " in " + p.Function
	}
	if rank := rankOf(p); rank != "" {
		text += " (" + rank + ")"
	}
	return text
}

func rankOf(p finding.Place) string {
	switch {
	case p.Rank >= 0 && p.Spawned:
		return fmt.Sprintf("rank %d of spawned processes", p.Rank)
	case p.Rank >= 0:
		return fmt.Sprintf("rank %d", p.Rank)
	}
	return ""
}

// plainRoles say nothing that the name of a place does not.
var plainRoles = []string{"the access", "the other access", "the call", "the operation"}

// aboutOf is what the i-th place of a finding accessed, or its part in the finding. The message tells the part of the main one.
func aboutOf(f finding.Finding, i int) string {
	p := f.Places[i]
	if p.About != "" || i == f.Main || slices.Contains(plainRoles, p.Role) || p.Role == "the "+nameOf(p) {
		return p.About
	}
	return p.Role
}

// around are the frames of the call stack around a place.
func around(through, callers []string) (lines []string) {
	for _, library := range through {
		lines = append(lines, "through "+library)
	}
	if len(callers) > 0 {
		lines = append(lines, calledBy(callers))
	}
	return lines
}

func calledBy(callers []string) string { return "called by " + strings.Join(callers, ", ") }
