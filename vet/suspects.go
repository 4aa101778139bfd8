package vet

import (
	"fmt"
	"io"

	"github.com/nastympi/nastympi/internal/finding"
)

// WriteSuspects writes one line for each diagnosis, for commands that run the program and look there first: its name and
// severity, and for each of both places the call, or -, and FILE:LINE. Tabs separate them.
func WriteSuspects(w io.Writer, list []finding.Diagnosis) error {
	for _, d := range list {
		line := d.Name + "\t" + string(d.Severity)
		for _, p := range d.Places {
			call := p.Call
			if call == "" {
				call = "-"
			}
			line += fmt.Sprintf("\t%s\t%s:%d", call, p.File, p.Line)
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}
