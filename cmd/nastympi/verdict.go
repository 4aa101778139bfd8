package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/report"
)

// verdictFlags are what check and vet have in common: which findings count, and where reports go.
type verdictFlags struct {
	known                    string
	failOn                   finding.Severity
	junit, sarif, html, json string
}

// counting adds the flags that say which findings count; severities are those that the command's findings have, the
// worst first.
func (f *verdictFlags) counting(to *commandFlags, severities ...finding.Severity) {
	f.failOn = finding.Warning
	var words []string
	for _, s := range severities {
		words = append(words, string(s))
	}
	last := len(words) - 1
	choices := strings.Join(words[:last], ", ") + " or " + words[last]
	to.StringVar(&f.known, "known", "", "known findings do not count: a `FILE` with an ID on each\nline; it may be missing")
	shown := strings.Replace(choices, string(f.failOn), string(f.failOn)+" (the default)", 1)
	to.Func("fail-on", "exit with 1 if there is a finding of this `SEVERITY` or a\nworse one: "+shown, func(word string) error {
		f.failOn = finding.Severity(word)
		if !slices.Contains(severities, f.failOn) {
			return fmt.Errorf("unknown severity %q (want %s)", word, choices)
		}
		return nil
	})
}

// reports adds the flags that say where reports go.
func (f *verdictFlags) reports(to *commandFlags) {
	to.StringVar(&f.junit, "junit", "", "write a report in JUnit XML to this `FILE`")
	to.StringVar(&f.sarif, "sarif", "", "write a report in SARIF to this `FILE`")
	to.StringVar(&f.html, "html", "", "write a page about all findings to this `FILE`")
	to.StringVar(&f.json, "json", "", "write all findings in JSON to this `FILE`")
}

// report writes the reports that the user asks for.
func (f *verdictFlags) report(j finding.Judgement) (errs error) {
	for path, write := range map[string]func(io.Writer) error{
		f.junit: func(w io.Writer) error { return report.JudgementJUnit(w, j) },
		f.sarif: func(w io.Writer) error { return report.JudgementSARIF(w, j, report.Root(j.Dir)) },
		f.html:  func(w io.Writer) error { return report.JudgementHTML(w, j, sourceAround(j.Dir)) },
		f.json:  func(w io.Writer) error { return report.JudgementJSON(w, j) },
	} {
		errs = errors.Join(errs, writeFile(path, write))
	}
	return errs
}

// writeFile writes a file; nothing, if its name is empty.
func writeFile(path string, write func(io.Writer) error) error {
	if path == "" {
		return nil
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(write(file), file.Close())
}

// failing counts the findings that make the command fail.
func (f *verdictFlags) failing(j finding.Judgement) (n int) {
	for _, d := range j.Diagnoses {
		if d.Severity.AtLeast(f.failOn) {
			n++
		}
	}
	return n
}
