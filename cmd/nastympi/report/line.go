package report

import (
	"fmt"
	"io"

	"github.com/nastympi/nastympi/base/finding"
)

// Line writes a finding in one line, as compilers do, for editors and grep: file:line: severity: rule: message [ID].
func Line(w io.Writer, f finding.Finding, dir string) error {
	place := ""
	if s, known := mainSite(f); known {
		place = s.Place(dir) + ": "
	}
	text := f.Message
	if len(f.Places) > 1 {
		for i, p := range f.Places {
			text += fmt.Sprintf("; %s: %s", finding.Letter(i), placeText(p, dir))
		}
	}
	_, err := fmt.Fprintf(w, "%s%s: %s: %s [%s]\n", place, f.Severity, f.Rule, text, f.ID)
	return err
}
