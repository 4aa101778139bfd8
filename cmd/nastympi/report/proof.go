package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// proofRow is a line or more about what the runs for a race have shown.
type proofRow struct {
	Label string
	Lines []string
}

// proofRows say how a race was shown. There is a line for each order of its accesses.
func proofRows(p *finding.Proof) []proofRow {
	switch {
	case p == nil:
		return nil
	case !p.Shown():
		return []proofRow{{"shown", []string{notShown(p)}}}
	}
	shown, settings := proofRow{Label: "shown"}, proofRow{Label: "set"}
	for _, o := range p.Orders {
		shown.Lines = append(shown.Lines, fmt.Sprintf("with %s late: %s", o.Late, o.Result))
		settings.Lines = append(settings.Lines, assignments(o.Settings))
	}
	if p.Same {
		shown.Lines = append(shown.Lines, "MPI allows both orders; here no result differs")
	}
	rows := []proofRow{shown}
	switch {
	case p.Reduced():
		rows = append(rows, proofRow{"needs", reduced(p)})
	case p.NotReduced != "":
		rows = append(rows, proofRow{"but", []string{"not reduced: " + p.NotReduced}}, settings)
	default:
		rows = append(rows, settings)
	}
	if p.Folder != "" {
		rows = append(rows, proofRow{"replay", []string{replayOf(p.Folder)}})
	}
	return rows
}

// notShown says why a race was not shown.
func notShown(p *finding.Proof) string {
	if p.Runs == 0 {
		return "not tried: " + p.Why
	}
	text := fmt.Sprintf("no: not in %s with either access late", plural(p.Runs, "run"))
	if p.Why != "" {
		text += ": " + p.Why
	}
	return text
}

// reduced says what the order that `nastympi replay` repeats needs.
func reduced(p *finding.Proof) []string {
	lines := []string{needs(p.Needed, p.NotNeeded)}
	if len(p.Sites) > 0 {
		lines = append(lines, "if only these calls are perturbed: "+strings.Join(p.Sites, ", "))
	}
	return lines
}

// Proof writes what was tried to show a race, if it was tried.
func Proof(w io.Writer, f finding.Finding, style Style) error {
	rows := proofRows(f.Proof)
	if len(rows) == 0 {
		return nil
	}
	b := block{style: style}
	fmt.Fprintf(&b, "%s %s\n", b.bold(f.Rule), f.ID)
	for _, row := range rows {
		b.row(row.Label, strings.Join(row.Lines, "\n"))
	}
	_, err := io.WriteString(w, b.String())
	return err
}
