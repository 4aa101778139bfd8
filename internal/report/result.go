package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

// Result writes how a sweep ended and what it tried, so that nobody takes a sweep without findings
// for a proof.
func Result(w io.Writer, s finding.Summary) error {
	var b block
	switch {
	case s.Problem != "":
		fmt.Fprintf(&b, "CANNOT JUDGE %s: %s\n", s.Program, s.Problem)
	case s.Bugs()+s.Broken() > 0:
		fmt.Fprintf(&b, "FAIL %s  %s\n", s.Program, outline(s))
	default:
		fmt.Fprintf(&b, "ok   %s  %s\n", s.Program, outline(s))
	}
	if s.Problem == "" {
		b.row("tried", tried(s))
	}
	if s.Problem == "" && s.Bugs()+s.Broken() == 0 {
		b.row("", "Other schedules, inputs, numbers of ranks and libraries may still fail: this is no proof of correctness.")
	}
	if s.Stopped != "" {
		b.row("stopped", s.Stopped)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// outline is "1 finding in 40 runs  12.1s".
func outline(s finding.Summary) string {
	text := plural(s.Bugs(), "finding")
	if s.Bugs() == 0 {
		text = "no finding"
	}
	switch n := s.NotReduced(); {
	case n == 0:
	case n == s.Bugs():
		text += " (not reduced)"
	default:
		text += fmt.Sprintf(" (%d not reduced)", n)
	}
	if notes := len(s.Findings) - s.Bugs(); notes > 0 {
		text += fmt.Sprintf(", %s that may be legal", plural(notes, "difference"))
	}
	if len(s.Known) > 0 {
		text += fmt.Sprintf(", %d known", len(s.Known))
	}
	if len(s.Diagnoses) > 0 {
		text += ", " + plural(len(s.Diagnoses), "broken rule")
	}
	return fmt.Sprintf("%s in %s  %s", text, plural(s.Runs, "run"), seconds(s.Time))
}

// tried is "6 variables, 210 of 214 pairs of their values; 0 of 3 runs failed unperturbed".
func tried(s finding.Summary) string {
	text := plural(len(s.Tried), "variable")
	if len(s.Locality) > 1 || !slices.Contains(s.Locality, locality.Shared) && len(s.Locality) > 0 {
		text += fmt.Sprintf(", locality %s", strings.Join(s.Locality, " and "))
	}
	if s.PairsOf > 0 {
		text += fmt.Sprintf(", %d of %d pairs of their values", s.Pairs, s.PairsOf)
	}
	if s.Spent > s.Runs {
		text += fmt.Sprintf("; %s in all", plural(s.Spent, "run"))
	}
	return text + fmt.Sprintf("; unperturbed, %d of %d failed", s.Baseline.Failed, s.Baseline.Of)
}
