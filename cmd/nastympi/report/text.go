package report

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
)

// Style is how text looks.
type Style struct {
	Dir     string // paths are relative to it, if that is shorter
	Width   int    // of a line in characters, unless one word is longer; 0: 100
	Color   bool
	Context int // source lines before and after the line of a place
	// Run is the number of the run that has shown the findings, if others may follow; 0: there are none.
	Run int
	// Source returns the lines around a place that has none of its own; nil if there are none. It may be nil.
	Source func(p finding.Place, context int) *finding.Source
}

// Sizes of text, in characters.
const (
	usualWidth = 100
	indent     = 9 // of what a label stands before
	hanging    = 2 // more, of the second line of a text that shares its label with others
	callIndent = 6 // of a place
)

func (s Style) width() int {
	if s.Width == 0 {
		return usualWidth
	}
	return max(s.Width, 50)
}

// Text writes a finding for people: what is wrong, where, why, what repairs it, how often it was seen, and the command that
// repeats it.
func Text(w io.Writer, f finding.Finding, style Style) error {
	b := block{style: style}
	b.heading(f)
	b.places(f)
	b.row("why", strings.Join(reasonTexts(f, style.Dir), "\n"))
	if f.Failure != nil {
		b.row("cause", uncertain(f))
	}
	b.row("fix", fix(f))
	b.row("tried", strings.Join(failedTrials(f), "\n"))
	b.row("seen", seen(f, style.Run))
	b.failure(f)
	b.rows(evidence(f))
	b.foot(f)
	_, err := io.WriteString(w, b.String())
	return err
}

// Confirmed writes a few lines about a failure that was seen twice and is not reduced yet.
func Confirmed(w io.Writer, f finding.Finding, style Style) error {
	b := block{style: style}
	fmt.Fprintf(&b, "fails: %s: %s\n", f.Program, f.Message)
	b.row("rate", rate(f))
	b.outcome(f)
	b.row("set", settings(f))
	_, err := io.WriteString(w, b.String())
	return err
}

// failure are the rows about the run that failed.
func (b *block) failure(f finding.Finding) {
	if f.Failure == nil {
		return
	}
	b.row("legal?", f.Noise)
	b.row("rate", rate(f))
	if f.Locality == locality.Network {
		b.row("by", "the library's network path between ranks")
	}
	b.outcome(f)
	b.row("ranks", states(f))
	b.row("needs", needs(f.Needed, f.NotNeeded))
	for _, behaviour := range f.Needed {
		if text := meaning[behaviour]; text != "" {
			b.row("", "("+text+")")
		}
	}
	b.row("calls", unexplained(f))
	b.row("means", meaningOf(f))
	if f.NotReduced != "" {
		b.row("but", "not reduced: "+f.NotReduced)
		if f.Folder != "" {
			b.row("set", settings(f))
		}
	}
	b.whole("replay", replay(f))
}

func (b *block) outcome(f finding.Finding) {
	b.row("wrote", strings.Join(f.LastOutput, "\n"))
	b.row("diff", f.Outcome.Detail)
	b.row("waits", f.Outcome.Deadlock)
}

// foot is "MPI 4.1, 12.7 · nastympi help race-between-ranks · 3f21aa".
func (b *block) foot(f finding.Finding) {
	var words []string
	if f.Section != "" {
		words = append(words, "MPI 4.1, "+f.Section)
	}
	b.line(2, b.dim(strings.Join(append(words, "nastympi help "+f.Rule, f.ID), " · ")))
}

// uncertain says that the cause of a failure that was not reduced is a guess.
func uncertain(f finding.Finding) string {
	if f.NotReduced == "" || len(f.Places) == 0 || f.Noise != "" || len(f.Against) > 0 {
		return ""
	}
	return "not certain: the failure was not reduced to what it needs"
}

// unexplained are the calls that must be perturbed, if nothing else says where the failure comes from.
func unexplained(f finding.Finding) string {
	if len(f.Places) > 0 || len(f.Sites) == 0 {
		return ""
	}
	var calls []string
	for _, s := range f.Sites {
		calls = append(calls, placeText(finding.Place{Site: s, Rank: -1}, f.Dir))
	}
	return "if only these are perturbed: " + strings.Join(calls, ", ")
}

// meaningOf explains an outcome if it is not obvious why it is a finding.
func meaningOf(f finding.Finding) string {
	switch f.Outcome.Kind {
	case finding.Hung:
		return fmt.Sprintf("all ranks had stopped making progress; the time limit of a run is %s", seconds(f.Limit))
	case finding.Deadlock:
		return "these calls wait for each other, or for ranks that have finished: no time limit would be long enough"
	case finding.Slow:
		return fmt.Sprintf("ranks still made progress when the time limit of %s passed: "+
			"the program may just be slow; try a longer -timeout", seconds(f.Limit))
	case finding.Unfinished:
		return "MPI does not have to carry out an operation that no synchronization call completes"
	case finding.Diverged:
		if f.Noise == "" {
			return "MPI allows both schedules, so the result depends on chance"
		}
	}
	return ""
}

// seen is "12 times, ranks 0 and 1". Of a finding that is shown after a run, before others are made, it counts that run only.
func seen(f finding.Finding, run int) string {
	if f.Times == 0 {
		return ""
	}
	text := "once"
	if f.Times > 1 {
		text = fmt.Sprintf("%d times", f.Times)
	}
	if run > 0 {
		text += fmt.Sprintf(" in run %d", run)
	}
	if len(f.Ranks) > 0 {
		text += ", " + rankList(f.Ranks)
	}
	return text
}

// block is the text of a finding.
type block struct {
	strings.Builder
	style Style
}

// heading is the rule and the message, with the severity at the right.
func (b *block) heading(f finding.Finding) {
	severity := string(f.Severity)
	lines := wrap(f.Rule+": "+f.Message, b.style.width()-len(severity)-2)
	space := strings.Repeat(" ", b.style.width()-len(severity)-utf8.RuneCountInString(lines[0]))
	fmt.Fprintf(b, "%s%s%s%s\n", b.bold(f.Rule+":"), strings.TrimPrefix(lines[0], f.Rule+":"), space, b.color(severityColor[f.Severity], severity))
	for _, line := range lines[1:] {
		fmt.Fprintf(b, "  %s\n", line)
	}
}

// places are all places of a finding, in columns.
func (b *block) places(f finding.Finding) {
	column := b.columns(f)
	for i, p := range f.Places {
		label := finding.Letter(i)
		if len(f.Places) == 1 && !mentionsA(f) {
			label = "at"
		}
		b.place(label, column(p), aboutOf(f, i), p)
	}
}

// place is a place of a finding: its call, what it accessed, its source line, and the callers.
func (b *block) place(label, text, about string, p finding.Place) {
	if together := text + "   " + about; about != "" && utf8.RuneCountInString(together) <= b.style.width()-callIndent {
		text, about = together, ""
	}
	text = strings.TrimRight(text, " ")
	for n, line := range wrap(text, b.style.width()-callIndent) {
		if n == 0 {
			fmt.Fprintf(b, "  %s%s\n", b.bold(fmt.Sprintf("%-*s", callIndent-2, label)), line)
		} else {
			b.line(callIndent+2, line)
		}
	}
	if about != "" {
		b.line(callIndent+2, about)
	}
	b.source(p)
	for _, line := range around(p.Through, p.Stack) {
		b.line(callIndent+2, line)
	}
}

// columns returns a function that writes the call of a place of f, and where it is, both as wide as those of the widest place.
func (b *block) columns(f finding.Finding) func(finding.Place) string {
	call, where := 0, 0
	for _, p := range f.Places {
		call = max(call, utf8.RuneCountInString(nameOf(p)))
		where = max(where, utf8.RuneCountInString(whereOf(p, b.style.Dir)))
	}
	return func(p finding.Place) string {
		if call == 0 {
			return whereOf(p, b.style.Dir)
		}
		return fmt.Sprintf("%-*s  %-*s", call, nameOf(p), where, whereOf(p, b.style.Dir))
	}
}

// anA is what texts call the first place.
var anA = regexp.MustCompile(`\bA\b`)

// mentionsA says whether a text of the finding calls a place A. The only place of other findings needs no name.
func mentionsA(f finding.Finding) bool {
	text := f.Message + " " + f.Repair
	for _, r := range f.Why {
		text += " " + r.Text
	}
	return anA.MatchString(text)
}

// row adds a label and a wrapped text. It adds nothing if the text is empty.
func (b *block) row(label, text string) {
	if text == "" {
		return
	}
	lines, hang := strings.Split(text, "\n"), ""
	if len(lines) > 1 {
		hang = strings.Repeat(" ", hanging)
	}
	for _, line := range lines {
		for i, part := range wrap(line, b.style.width()-indent-len(hang)) {
			if i > 0 {
				part = hang + part
			}
			b.whole(label, part)
			label = ""
		}
	}
}

// whole adds a label and a text that is not wrapped, such as a command, which users paste.
func (b *block) whole(label, text string) {
	fmt.Fprintf(b, "  %s%s\n", b.dim(fmt.Sprintf("%-*s", indent-2, label)), text)
}

// line adds an indented line, wrapped.
func (b *block) line(indent int, text string) {
	for _, part := range wrap(text, b.style.width()-indent) {
		fmt.Fprintf(b, "%*s%s\n", indent, "", part)
	}
}

// wrap breaks a line at spaces. It indents each part like the line.
func wrap(line string, width int) []string {
	line = strings.TrimRight(line, " \t\r")
	text := strings.TrimLeft(line, " ")
	margin := line[:len(line)-len(text)]
	var lines []string
	current := margin
	for i, word := range unbroken(text) {
		switch {
		case i == 0:
			current += word
		case utf8.RuneCountInString(current)+1+utf8.RuneCountInString(word) > width:
			lines = append(lines, strings.TrimRight(current, " "))
			current = margin + word
		default:
			current += " " + word
		}
	}
	return append(lines, current)
}

// unbroken are the words of a line. A rank and its number are one.
func unbroken(text string) (words []string) {
	for _, word := range strings.Split(text, " ") {
		last := len(words) - 1
		if last >= 0 && strings.TrimLeft(words[last], "(") == "rank" && word != "" && unicode.IsDigit(rune(word[0])) {
			words[last] += " " + word
			continue
		}
		words = append(words, word)
	}
	return words
}
