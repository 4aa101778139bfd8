package main

import (
	"fmt"
	"os"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/sweep"
)

// view tells a sweep's user how it goes: findings on standard output, and progress on standard error.
type view struct {
	meter
	*reporting
	options  sweep.Options
	events   *report.Events
	began    time.Time
	spent    time.Duration // by them
	runs     int           // of the search
	done     int           // runs that reduced the present failure
	about    int           // how many these will be
	findings int
}

func newView(options sweep.Options, events *report.Events, how *reporting) *view {
	return &view{meter: newMeter(), reporting: how, options: options, events: events, began: time.Now()}
}

func (v *view) start(s finding.Result) {
	if v.events != nil {
		v.noteTrouble(v.events.Start(s))
	}
}

// end is the last event.
func (v *view) end(r finding.Result) {
	if v.events != nil {
		v.noteTrouble(v.events.End(r))
	}
}

// Baseline is an event. To people it matters only where it tells nothing, and then the end says so.
func (v *view) Baseline(s finding.Result) {
	if v.events != nil {
		v.noteTrouble(v.events.Baseline(s))
	}
}

// noteTrouble reports trouble with the events, which is no reason to stop.
func (v *view) noteTrouble(err error) {
	if err != nil {
		v.Note("-events: " + err.Error())
	}
}

// Run counts, and tells how far the sweep is.
func (v *view) Run(run finding.Run) {
	if run.Purpose == finding.Search {
		v.runs++
		v.spent += run.Time
	}
	if v.events != nil {
		v.noteTrouble(v.events.Run(run))
	}
	if v.due() {
		v.tell(v.progress(run.Purpose))
	}
}

var doing = map[finding.Purpose]string{
	finding.Baseline:   "baseline",
	finding.Search:     "searching",
	finding.Confirming: "repeating a failure",
	finding.Reducing:   "reducing",
	finding.Trying:     "trying a hint",
	finding.Recording:  "judging MPI calls",
	finding.Proving:    "trying both orders of a race",
}

func (v *view) progress(purpose finding.Purpose) string {
	text := doing[purpose]
	if purpose == finding.Reducing {
		text += fmt.Sprintf(": %d of about %d runs", v.done, v.about)
	}
	text += ", " + count(v.runs, v.options.Runs, "run")
	if v.findings > 0 {
		text += ", " + count(v.findings, 0, "finding")
	}
	if left := v.left(); left > 0 {
		text += fmt.Sprintf(", %s left", left.Round(time.Second))
	}
	return text
}

// left is the time until the sweep ends, if nothing more is found.
func (v *view) left() time.Duration {
	var left time.Duration
	if v.options.Runs > 0 && v.runs > 0 {
		left = v.spent / time.Duration(v.runs*v.options.Jobs) * time.Duration(v.options.Runs-v.runs)
	}
	if byTime := v.options.Time - time.Since(v.began); v.options.Time > 0 && (left == 0 || byTime < left) {
		left = byTime
	}
	return left
}

func count(n, of int, what string) string {
	text := fmt.Sprint(n)
	if of > 0 {
		text += fmt.Sprintf(" of %d", of)
		n = of
	}
	if n != 1 {
		what += "s"
	}
	return text + " " + what
}

// Confirmed says at once that something fails. Standard output gets findings only when they are complete.
func (v *view) Confirmed(f finding.Finding) {
	v.clear()
	if v.events != nil {
		v.noteTrouble(v.events.Confirmed(f))
	}
	if err := report.Confirmed(os.Stderr, f, report.Style{Dir: f.Dir}); err != nil {
		say("error", err.Error())
	}
}

// Diagnosed prints a rule of MPI that the program breaks.
func (v *view) Diagnosed(d finding.Finding) {
	v.clear()
	if v.events != nil {
		v.noteTrouble(v.events.Diagnosed(d))
	}
	v.show([]finding.Finding{d}, 0)
}

// Reducing is told with the next run.
func (v *view) Reducing(done, about int) { v.done, v.about = done, about }

// Found prints a finding.
func (v *view) Found(f finding.Finding, known bool) {
	v.clear()
	v.findings++
	if v.events != nil {
		v.noteTrouble(v.events.Finding(f))
	}
	if known {
		fmt.Printf("known: %s  %s: %s\n", f.ID, f.Program, f.Outcome.Text)
		return
	}
	v.show([]finding.Finding{f}, 0)
}

// Note is a line about the sweep.
func (v *view) Note(text string) {
	v.clear()
	say("note", text)
}
