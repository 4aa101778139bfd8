package main

import (
	"os"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
)

// shown writes findings of check to standard output as soon as a run has shown them. It is a judging.Listener.
type shown struct {
	*reporting
	meter
	known finding.Known
	runs  int // of the program that may be made
	made  func() int
	ids   map[string]bool
}

// Found shows the findings that were not shown before.
func (s *shown) Found(list []finding.Finding) {
	if s.ids == nil {
		s.ids = map[string]bool{}
	}
	result := finding.Result{}
	for _, f := range list {
		if !s.ids[f.ID] && !s.known.Has(f) {
			result.Findings = append(result.Findings, f)
		}
		s.ids[f.ID] = true
	}
	if len(result.Findings) > 0 {
		s.clear()
		result.Sort()
		s.show(result.Findings, s.run())
	}
}

// run is the number of the run that was judged last, if there may be more.
func (s *shown) run() int {
	if s.runs < 2 {
		return 0
	}
	return s.made()
}

// Progress is a line that is written over.
func (s *shown) Progress(text string) {
	if s.terminal || s.due() {
		s.tell(text)
	}
}

// Note is a line about the runs.
func (s *shown) Note(text string) {
	s.clear()
	say("note", text)
}

// proofs shows what was tried after the findings were shown.
func (s *shown) proofs(r finding.Result) {
	if s.format != formatText {
		return
	}
	for _, f := range r.Findings {
		if err := report.Proof(os.Stdout, f, s.style()); err != nil {
			say("error", err.Error())
		}
	}
}
