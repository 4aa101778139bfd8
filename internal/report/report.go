// Package report writes what a sweep found, for people and for machines: as text, JUnit XML, SARIF, JSON
// events, and a page with a timeline. It formats findings and traces. It judges, runs and stores nothing.
package report

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// meaning explains each behaviour to readers who do not know nastympi.
var meaning = map[finding.Behaviour]string{
	finding.Splitting:   "MPI may carry out an operation in pieces",
	finding.Reordering:  "MPI does not order puts and gets within an epoch",
	finding.Flushing:    "operations may be complete long before the call that waits for them",
	finding.Poisoning:   "the buffer of a get holds no valid data before the get is complete",
	finding.BeyondLocal: "MPI may deliver an operation after a call that completes it only at its origin",
	finding.Holding:     "MPI may delay an operation until the synchronization call that must complete it",
	finding.Early:       "MPI may carry out an operation within its call",
	finding.Delaying:    "MPI promises no timing: a rank may be slow anywhere",
	finding.Adversaries: "MPI may read and write buffers, and take locks, at any time that the standard leaves open",
}

// title is one line that says what happened.
func title(f finding.Finding) string {
	return fmt.Sprintf("%s: %s", f.Program, f.Outcome.Text)
}

// cause is the text of the steps, one per line.
func cause(f finding.Finding) string {
	var texts, before []string
	for _, step := range f.Cause {
		texts = append(texts, step.Text)
		stack := around(step.Site.Through, step.Site.Stack)
		if !slices.Equal(stack, before) {
			texts = append(texts, stack...)
		}
		before = stack
	}
	return strings.Join(texts, "\n")
}

// around are the frames of the call stack around the place that is named first.
func around(through, callers []string) (lines []string) {
	for _, library := range through {
		lines = append(lines, "  through "+library)
	}
	for _, caller := range callers {
		lines = append(lines, "  called by "+caller)
	}
	return lines
}

// rate says how often the program failed, with and without nastympi.
func rate(f finding.Finding) string {
	if f.Rate.Of == 0 {
		return fmt.Sprintf("once, and not repeated; %d of %d unperturbed", f.Baseline.Failed, f.Baseline.Of)
	}
	return fmt.Sprintf("%d of %d with this schedule; %d of %d unperturbed",
		f.Rate.Failed, f.Rate.Of, f.Baseline.Failed, f.Baseline.Of)
}

// needed lists the behaviours that the failure needs, and those that it does not need. It is empty if
// the sweep did not try to leave any of them out.
func needed(f finding.Finding) string {
	if len(f.Needed)+len(f.NotNeeded) == 0 {
		return ""
	}
	text := "nothing: it also fails if nastympi perturbs nothing"
	if len(f.Needed) > 0 {
		text = join(f.Needed)
	}
	if len(f.NotNeeded) > 0 {
		text += "; not needed: " + join(f.NotNeeded)
	}
	return text
}

func join(behaviours []finding.Behaviour) string {
	var names []string
	for _, b := range behaviours {
		names = append(names, string(b))
	}
	return strings.Join(names, ", ")
}

// settings of the failing run, as a user would type them before a command.
func settings(f finding.Finding) string { return assignments(f.Settings) }

// hints say what may repair the program, and what the sweep saw when it tried that.
func hints(f finding.Finding) (lines []string) {
	if f.Hint != "" {
		lines = append(lines, f.Hint)
	}
	for _, t := range f.Trials {
		switch {
		case t.Rate.Failed == 0:
			lines = append(lines, fmt.Sprintf("(tried: %d of %d runs pass)", t.Rate.Of, t.Rate.Of))
		case f.Hint == "":
			lines = append(lines, fmt.Sprintf("not enough: %s (tried: %d of %s still failed)", t.Hint, t.Rate.Failed, plural(t.Rate.Of, "run")))
		}
	}
	return lines
}

// replay is the command that repeats f. A finding that could not be written has no folder.
func replay(f finding.Finding) string {
	if f.Folder != "" {
		return "nastympi replay " + quote(f.Folder)
	}
	return strings.TrimSpace(settings(f) + " nastympi run " + command(f.Command))
}

// quote makes s one word of a shell command.
func quote(s string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_-+=./:,@%", r)
	}
	if s != "" && strings.IndexFunc(s, func(r rune) bool { return !plain(r) }) < 0 {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// assignments are settings as a shell takes them.
func assignments(settings []finding.Setting) string {
	var words []string
	for _, s := range settings {
		words = append(words, s.Name+"="+quote(s.Value))
	}
	return strings.Join(words, " ")
}

// command is a line that a user can paste into a shell.
func command(words []string) string {
	var quoted []string
	for _, word := range words {
		quoted = append(quoted, quote(word))
	}
	return strings.Join(quoted, " ")
}

// ranked sorts the findings that may be legal behaviour last.
func ranked(findings []finding.Finding) []finding.Finding {
	return slices.SortedStableFunc(slices.Values(findings), func(a, b finding.Finding) int {
		switch {
		case a.Noise == "" && b.Noise != "":
			return -1
		case a.Noise != "" && b.Noise == "":
			return 1
		}
		return 0
	})
}

func seconds(d time.Duration) string {
	if d < time.Minute {
		return fmt.Sprintf("%.1fs", d.Seconds())
	}
	return d.Round(time.Second).String()
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
