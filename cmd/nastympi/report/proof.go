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
		rows = append(rows, proofRow{labelReplay, []string{replayOf(p.Folder)}})
	}
	return rows
}

// evidence says how a mistake was shown: by its orders, or by a schedule.
func evidence(f finding.Finding) []proofRow {
	rows := proofRows(f.Proof)
	if f.Shown == nil {
		return rows
	}
	label, how := "shown", "also if only these calls are perturbed; if they are left alone, it passes"
	if f.Shown.Perhaps {
		label, how = "fails", "for which slow ranks suffice; this race may be the reason"
	}
	rows = append(rows, proofRow{label, []string{f.Shown.Outcome.Text + " under a schedule, " + how}})
	if len(f.Shown.LastOutput) > 0 {
		rows = append(rows, proofRow{"wrote", f.Shown.LastOutput})
	}
	return append(rows, proofRow{labelReplay, []string{replay(finding.Finding{Failure: &f.Shown.Failure})}})
}

// labelReplay is that of a command, which is not wrapped.
const labelReplay = "replay"

func (b *block) rows(list []proofRow) {
	for _, row := range list {
		if row.Label == labelReplay {
			b.whole(row.Label, row.Lines[0])
		} else {
			b.row(row.Label, strings.Join(row.Lines, "\n"))
		}
	}
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

// Proof writes how a mistake was shown, or what was tried.
func Proof(w io.Writer, f finding.Finding, style Style) error {
	rows := evidence(f)
	if len(rows) == 0 {
		return nil
	}
	b := block{style: style}
	fmt.Fprintf(&b, "%s %s\n", b.bold(f.Rule), f.ID)
	b.rows(rows)
	_, err := io.WriteString(w, b.String())
	return err
}
