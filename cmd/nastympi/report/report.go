// Package report writes results for people and for machines: as text, a line a finding, JUnit XML, SARIF, JSON, JSON events, and a
// page with timelines. It formats findings and traces. It judges, runs and stores nothing.
package report

import (
	"fmt"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/shell"
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
	finding.Adversaries: "MPI may read and write buffers, and take locks, at any time that the standard allows",
}

// rate says how often the program failed, with and without nastympi.
func rate(f finding.Finding) string {
	if f.Rate.Of == 0 {
		return fmt.Sprintf("once, not repeated; %d of %d unperturbed", f.Baseline.Failed, f.Baseline.Of)
	}
	return fmt.Sprintf("%d of %d with this schedule; %d of %d unperturbed",
		f.Rate.Failed, f.Rate.Of, f.Baseline.Failed, f.Baseline.Of)
}

// needs lists the behaviours that a failure needs, and those that it does not need. It is empty if
// the sweep did not try to leave any of them out.
func needs(needed, notNeeded []finding.Behaviour) string {
	if len(needed)+len(notNeeded) == 0 {
		return ""
	}
	text := "nothing: it also fails if nastympi perturbs nothing"
	if len(needed) > 0 {
		text = join(needed)
	}
	if len(notNeeded) > 0 {
		text += "; not needed: " + join(notNeeded)
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

// fix says what may repair the program, and whether that was tried.
func fix(f finding.Finding) string {
	if f.Repair == "" {
		return ""
	}
	return strings.TrimSuffix(f.Repair, ".") + tryText(f)
}

// failedTrials are repairs that did not help, if none is known that does.
func failedTrials(f finding.Finding) (lines []string) {
	for _, t := range f.Trials {
		if t.Rate.Failed > 0 && f.Repair == "" {
			lines = append(lines, fmt.Sprintf("%s (not enough: %d of %s still failed)", strings.TrimSuffix(t.Repair, "."), t.Rate.Failed, plural(t.Rate.Of, "run")))
		}
	}
	return lines
}

// tryText is " (tried: 5 of 5 runs pass)".
func tryText(f finding.Finding) string {
	switch t := f.Tried(); {
	case t != nil:
		return fmt.Sprintf(" (tried: %d of %d runs pass)", t.Rate.Of, t.Rate.Of)
	case f.Failure != nil:
		return " (not tried)"
	}
	return ""
}

// replay is the command that repeats f. A finding that could not be written has no folder.
func replay(f finding.Finding) string {
	if f.Folder != "" {
		return replayOf(f.Folder)
	}
	return started(f)
}

// replayOf is the command that repeats the finding in a folder.
func replayOf(folder string) string { return "nastympi replay " + shell.Quote(folder) }

// started is the command of the run that failed.
func started(f finding.Finding) string {
	return strings.TrimSpace(settings(f) + " nastympi run " + shell.Join(f.Command))
}

// assignments are settings as a shell takes them.
func assignments(settings []finding.Setting) string {
	var words []string
	for _, s := range settings {
		words = append(words, s.Name+"="+s.Value)
	}
	return shell.Join(words)
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
