package report

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

// Text writes a finding for people: what happened, how often, why, what the failure needs, and the command
// that repeats it.
func Text(w io.Writer, f finding.Finding) error {
	heading := "FINDING"
	if f.Noise != "" {
		heading = "NOTE"
	}
	var b block
	fmt.Fprintf(&b, "%s %s  %s\n", heading, f.ID, title(f))
	b.row("may be legal", f.Noise)
	b.row("not reduced", f.NotReduced)
	b.row("rate", rate(f))
	if f.Locality == locality.Network {
		b.row("locality", "ranks reached by the library's network path")
	}
	b.row("last output", strings.Join(f.LastOutput, "\n"))
	b.row("differs", f.Outcome.Detail)
	b.row("deadlock", f.Outcome.Deadlock)
	b.row("ranks", states(f))
	b.row("cause", cause(f))
	b.sources(f)
	b.row("needed", needed(f))
	for _, behaviour := range f.Needed {
		if text := meaning[behaviour]; text != "" {
			b.row("", "("+text+")")
		}
	}
	b.row("meaning", meaningOf(f))
	b.row("hint", strings.Join(hints(f), "\n"))
	if f.NotReduced != "" {
		b.row("settings", settings(f))
	}
	fmt.Fprintf(&b, "Replay:  %s\n", replay(f))
	_, err := io.WriteString(w, b.String())
	return err
}

// Confirmed writes a few lines about a failure that was seen twice and is not reduced yet.
func Confirmed(w io.Writer, f finding.Finding) error {
	var b block
	fmt.Fprintf(&b, "FAILS  %s\n", title(f))
	b.row("so far", rate(f))
	b.row("last output", strings.Join(f.LastOutput, "\n"))
	b.row("differs", f.Outcome.Detail)
	b.row("deadlock", f.Outcome.Deadlock)
	b.row("settings", settings(f))
	_, err := io.WriteString(w, b.String())
	return err
}

// meaningOf explains an outcome if it is not obvious why it is a finding.
func meaningOf(f finding.Finding) string {
	switch f.Outcome.Kind {
	case finding.Hung:
		return fmt.Sprintf("no rank made progress when the time limit of %s passed", seconds(f.Limit))
	case finding.Deadlock:
		return "these calls wait for each other, or for ranks that have finished: no time limit would be long enough"
	case finding.Slow:
		return fmt.Sprintf("ranks still made progress when the time limit of %s passed: "+
			"the program may only be slow; a longer -timeout shows whether it is", seconds(f.Limit))
	case finding.Unfinished:
		return "MPI does not have to carry out an operation that no synchronization call completes"
	case finding.Diverged:
		if f.Noise == "" {
			return "MPI allows both schedules, so the result depends on chance"
		}
	}
	return ""
}

// A line of text is at most this wide, unless one word is longer.
const width, indent = 100, 18

// block is a heading and its rows.
type block struct{ strings.Builder }

// row adds a label and a wrapped text. It adds nothing if the text is empty.
func (b *block) row(label, text string) {
	if text == "" {
		return
	}
	for _, line := range strings.Split(text, "\n") {
		for _, part := range wrap(line, width-indent) {
			fmt.Fprintf(b, "    %-*s%s\n", indent-4, label, part)
			label = ""
		}
	}
}

// wrap breaks a line at spaces. It indents each part like the line.
func wrap(line string, width int) []string {
	line = strings.TrimRight(line, " \t\r")
	text := strings.TrimLeft(line, " ")
	margin := line[:len(line)-len(text)]
	var lines []string
	current := margin
	for i, word := range strings.Split(text, " ") {
		switch {
		case i == 0:
			current += word
		case utf8.RuneCountInString(current)+1+utf8.RuneCountInString(word) > width:
			lines = append(lines, current)
			current = margin + word
		default:
			current += " " + word
		}
	}
	return append(lines, current)
}
