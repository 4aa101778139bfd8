package report

import (
	"fmt"
	"io"

	"github.com/nastympi/nastympi/base/finding"
)

// Line writes a finding in one line, as compilers do, for editors and grep: file:line: severity: rule: message [ID].
func Line(w io.Writer, f finding.Finding, dir string) error {
	place := ""
	if sites := sitesOf(f); len(sites) > 0 {
		place = sites[0].Place(dir) + ": "
	}
	text := f.Message
	for i, p := range f.Places {
		if i > 0 {
			text += fmt.Sprintf("; %s: %s", finding.Letter(i), placeText(p, dir))
		}
	}
	_, err := fmt.Fprintf(w, "%s%s: %s: %s [%s]\n", place, f.Severity, f.Rule, text, f.ID)
	return err
}
