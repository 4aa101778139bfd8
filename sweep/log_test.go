package sweep

import "github.com/nastympi/nastympi/base/finding"

// log is a listener.
type log struct {
	runs  []finding.Run
	found []finding.Finding
	notes []string

	confirmed []finding.Finding
}

func (l *log) Run(run finding.Run)             { l.runs = append(l.runs, run) }
func (l *log) Baseline(finding.Result)         {}
func (l *log) Diagnosed(d finding.Finding)     { l.notes = append(l.notes, d.Rule) }
func (l *log) Note(text string)                { l.notes = append(l.notes, text) }
func (l *log) Confirmed(f finding.Finding)     { l.confirmed = append(l.confirmed, f) }
func (l *log) Reducing(int, int)               {}
func (l *log) Found(f finding.Finding, _ bool) { l.found = append(l.found, f) }

func (l *log) count(purpose finding.Purpose) (n int) {
	for _, run := range l.runs {
		if run.Purpose == purpose {
			n++
		}
	}
	return n
}
