package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
)

// Verdict writes the last lines of a command: what was tried and what was not judged. The last line begins with one word that is true,
// and says what was found.
func Verdict(w io.Writer, r finding.Result, style Style) error {
	b := block{style: style}
	v := r.Verdict()
	if r.IsSweep() && r.Problem == "" {
		b.row("tried", tried(r))
		if v.Word == "ok" {
			b.row("", "Other schedules, inputs, numbers of ranks and libraries may still fail: this is no proof of correctness.")
		}
	}
	b.row("ended", r.Stopped)
	if v.Word == "FAIL" && !v.Itself && r.Ended != "" {
		b.row("ended", "the program itself "+r.Ended)
	}
	b.row("partly", strings.Join(partial(r, v), "\n"))
	b.WriteString(b.color(verdictColor[v.Word], v.Word))
	if r.Program != "" {
		b.WriteString(" " + r.Program)
	}
	b.WriteString("  " + conclusion(r, v))
	b.WriteString("  " + seconds(r.Time))
	b.WriteByte('\n')
	_, err := io.WriteString(w, b.String())
	return err
}

var verdictColor = map[string]string{"FAIL": red, "INCOMPLETE": yellow, "NO VERDICT": yellow, "ok": "32"}

// conclusion is what follows the program's name.
func conclusion(r finding.Result, v finding.Verdict) string {
	switch {
	case v.Itself && r.Problem != "":
		return "the program itself " + r.Ended
	case v.Itself:
		return unseen("the program itself "+r.Ended+"; "+strings.Replace(tally(r), nothing, "nothing else found", 1), r)
	case r.Problem != "" && v.Word != "FAIL":
		return r.Problem
	case v.Word == "ok":
		return unseen(tally(r), r)
	}
	return tally(r)
}

// unseen adds what this way of running cannot see in the program: what was not found may be there.
func unseen(text string, r finding.Result) string {
	return strings.Join(append([]string{text}, r.Blind...), "; ")
}

// partial says what was not judged, if the verdict does not.
func partial(r finding.Result, v finding.Verdict) []string {
	switch {
	case v.Word == "NO VERDICT":
		return nil
	case r.Problem != "" && v.Itself:
		return r.Partial
	case r.Problem != "":
		return append([]string{r.Problem}, r.Partial...)
	}
	return r.Partial
}

const nothing = "nothing found"

// tally is "1 error, 2 notes; 3 known findings; 4 ranks, 120 MPI calls in 3 runs".
func tally(r finding.Result) string {
	text := strings.Join(counts(r), ", ")
	if text == "" {
		text = nothing
	}
	if r.IsSweep() {
		text += " in " + plural(r.Runs, "run")
	}
	if r.Proved > 0 {
		text += fmt.Sprintf("; %d of %s shown", r.Shown, plural(r.Proved, "race"))
	}
	if len(r.Known) > 0 {
		text += "; " + plural(len(r.Known), "known finding")
	}
	if !r.IsSweep() && r.Ranks > 0 {
		text += judgedText(r, text == nothing)
	}
	return text
}

// judgedText is " in 120 MPI calls of 4 ranks", or "; 4 ranks, 120 MPI calls in 3 runs" after other counts.
func judgedText(r finding.Result, alone bool) string {
	ranks, calls := plural(r.Ranks, "rank"), plural(int(r.Calls), "MPI call")
	text := fmt.Sprintf("; %s, %s", ranks, calls)
	if alone && r.Calls > 0 {
		text = fmt.Sprintf(" in %s of %s", calls, ranks)
	}
	if r.Runs > 1 {
		text += fmt.Sprintf(" in %d runs", r.Runs)
	}
	return text
}

// counts are "1 finding (not reduced)", "2 errors", "1 note".
func counts(r finding.Result) (list []string) {
	if n := r.Failures(); n > 0 {
		text := plural(n, "failing schedule")
		switch left := r.NotReduced(); {
		case left == 0:
		case left == n:
			text += " (not reduced)"
		default:
			text += fmt.Sprintf(" (%d not reduced)", left)
		}
		list = append(list, text)
	}
	of := map[finding.Severity]int{}
	legal := 0
	for _, f := range r.Findings {
		switch {
		case f.Failure == nil:
			of[f.Severity]++
		case f.Noise != "":
			legal++
		}
	}
	for _, severity := range slices.Backward(finding.Severities()) {
		if n := of[severity]; n > 0 {
			list = append(list, plural(n, string(severity)))
		}
	}
	if legal > 0 {
		list = append(list, plural(legal, "possibly legal difference"))
	}
	return list
}

// tried is "6 variables, 210 of 214 pairs of their values; 0 of 3 runs failed unperturbed".
func tried(r finding.Result) string {
	text := plural(len(r.Tried), "variable")
	if len(r.Locality) > 1 || !slices.Contains(r.Locality, locality.Shared) && len(r.Locality) > 0 {
		text += fmt.Sprintf(", locality %s", strings.Join(r.Locality, " and "))
	}
	if r.PairsOf > 0 {
		text += fmt.Sprintf(", %d of %d pairs of their values", r.Pairs, r.PairsOf)
	}
	if r.Spent > r.Runs {
		text += fmt.Sprintf("; %s in all", plural(r.Spent, "run"))
	}
	return text + fmt.Sprintf("; unperturbed, %d of %d failed", r.Baseline.Failed, r.Baseline.Of)
}
