package report

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

// Diagnosis writes a diagnosis for people: what is wrong, where, what MPI says, and what may repair it. Paths are relative
// to dir, if that is shorter.
func Diagnosis(w io.Writer, d finding.Diagnosis, dir string) error {
	var b block
	fmt.Fprintf(&b, "%s %s  %s: %s\n", strings.ToUpper(string(d.Severity)), d.ID(), d.Name, d.Message)
	var where []string
	for i, p := range slices.Concat(d.Places, d.Explained) {
		where = append(append(where, listed(i, p, dir)), around(p.Through, p.Stack)...)
	}
	b.row("where", strings.Join(where, "\n"))
	b.row("seen", seen(d))
	says := d.Says
	if d.Section != "" {
		says += fmt.Sprintf(" (MPI 4.1, %s)", d.Section)
	}
	b.row("MPI", strings.TrimSpace(says))
	b.row("repair", d.Hint)
	for _, row := range proofRows(d.Proof) {
		b.row(row.Label, strings.Join(row.Lines, "\n"))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// listed is a place in the list of a diagnosis, whose message tells of the first one.
func listed(i int, p finding.Involved, dir string) string {
	text := placeText(p, dir)
	if i > 0 && p.Role != "" {
		text += ": " + p.Role
	}
	return text
}

// placeText is "MPI_Put at halo.c:61 in exchange (rank 0)".
func placeText(p finding.Involved, dir string) string {
	text := p.Place(dir)
	if p.Call != "" {
		text = p.Call + " at " + text
	}
	if p.Function != "" {
		text += " in " + p.Function
	}
	switch {
	case p.Rank >= 0 && p.Spawned:
		text += fmt.Sprintf(" (rank %d of spawned processes)", p.Rank)
	case p.Rank >= 0:
		text += fmt.Sprintf(" (rank %d)", p.Rank)
	}
	return text
}

// seen is "12 times, on ranks 0 and 1".
func seen(d finding.Diagnosis) string {
	if d.Times == 0 {
		return ""
	}
	text := "once"
	if d.Times > 1 {
		text = fmt.Sprintf("%d times", d.Times)
	}
	if len(d.Ranks) > 0 {
		text += ", on " + rankList(d.Ranks)
	}
	return text
}

// Judgement writes the last line of a command that judges: what it found, in how many calls.
func Judgement(w io.Writer, j finding.Judgement) error {
	var b block
	switch {
	case j.Problem != "":
		fmt.Fprintf(&b, "CANNOT JUDGE %s: %s\n", j.Program, j.Problem)
	case j.Count(finding.Error)+j.Count(finding.Warning) > 0:
		fmt.Fprintf(&b, "FAIL %s  %s\n", j.Program, tally(j))
	default:
		fmt.Fprintf(&b, "ok   %s  %s\n", j.Program, tally(j))
	}
	if j.Problem == "" {
		b.row("partial", strings.Join(j.Partial, "\n"))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// tally is "1 error, 2 notes; 3 known; 4 ranks, 120 MPI calls  1.2s".
func tally(j finding.Judgement) string {
	var counts []string
	for _, severity := range []finding.Severity{finding.Error, finding.Warning, finding.Note} {
		if n := j.Count(severity); n > 0 {
			counts = append(counts, plural(n, string(severity)))
		}
	}
	if len(counts) == 0 {
		counts = []string{"nothing found"}
	}
	text := strings.Join(counts, ", ")
	if j.Proved > 0 {
		text += fmt.Sprintf("; %d of %s shown", j.Shown, plural(j.Proved, "race"))
	}
	if len(j.Known) > 0 {
		text += fmt.Sprintf("; %d known", len(j.Known))
	}
	if j.Ranks > 0 {
		text += fmt.Sprintf("; %s, %s", plural(j.Ranks, "rank"), plural(int(j.Calls), "MPI call"))
		if j.Runs > 1 {
			text += fmt.Sprintf(" in %d runs", j.Runs)
		}
	}
	if j.Status != 0 {
		text += fmt.Sprintf("; the program ended with status %d", j.Status)
	}
	return text + "  " + seconds(j.Time)
}

// JudgementJSON writes a judgement as JSON.
func JudgementJSON(w io.Writer, j finding.Judgement) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(j)
}
