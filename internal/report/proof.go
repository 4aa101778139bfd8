package report

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
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
		return []proofRow{{"not shown", []string{fmt.Sprintf("by %s in which one of the accesses was late", plural(p.Runs, "run"))}}}
	}
	shown, settings := proofRow{Label: "shown"}, proofRow{Label: "settings"}
	for _, o := range p.Orders {
		shown.Lines = append(shown.Lines, fmt.Sprintf("with %s late: %s", o.Late, o.Result))
		settings.Lines = append(settings.Lines, assignments(o.Settings))
	}
	rows := []proofRow{shown}
	switch {
	case p.Reduced():
		rows = append(rows, proofRow{"needed", reduced(p)})
	case p.NotReduced != "":
		rows = append(rows, proofRow{"not reduced", []string{p.NotReduced}}, settings)
	default:
		rows = append(rows, settings)
	}
	if p.Folder != "" {
		rows = append(rows, proofRow{"replay", []string{"nastympi replay " + quote(p.Folder)}})
	}
	return rows
}

// reduced says what the order that `nastympi replay` repeats needs.
func reduced(p *finding.Proof) []string {
	lines := []string{needed(finding.Finding{Needed: p.Needed, NotNeeded: p.NotNeeded})}
	if len(p.Sites) > 0 {
		lines = append(lines, "if only these calls are perturbed: "+strings.Join(p.Sites, ", "))
	}
	return lines
}
