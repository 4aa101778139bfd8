package report

import (
	"io"

	"github.com/nastympi/nastympi/base/finding"
)

// Format is a file about a whole result, for people or for programs.
type Format struct {
	Flag  string // of each command that finds something: -junit FILE
	Usage string // of the flag
	Write func(w io.Writer, r finding.Result, p Page) error
}

// Formats are those that commands write to files. A further one is a line here, and a file of this package.
var Formats = []Format{
	{"junit", "write a report in JUnit XML to this `FILE`", func(w io.Writer, r finding.Result, _ Page) error { return JUnit(w, r) }},
	{"sarif", "write a report in SARIF to this `FILE`", func(w io.Writer, r finding.Result, _ Page) error { return SARIF(w, r, Root(r.Dir)) }},
	{"html", "write a page about all findings to this `FILE`", HTML},
	{"json", "write all findings in JSON to this `FILE`", func(w io.Writer, r finding.Result, _ Page) error { return JSON(w, r) }},
}
