package report

import (
	"bytes"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

// JudgementJUnit writes a judgement as a test suite: one test case for the command, which fails if it cannot judge, and
// one for each diagnosis. Notes and known diagnoses count as skipped.
func JudgementJUnit(w io.Writer, j finding.Judgement) error {
	var out bytes.Buffer
	if err := Judgement(&out, j); err != nil {
		return err
	}
	whole := testcase{Name: j.By, Time: junitTime(j.Time), Out: cdata{characters(out.String())}}
	if j.Problem != "" {
		whole.Error = &verdict{Type: "cannot judge", Message: j.Problem, Text: whole.Out.Text}
	}
	suite := testsuite{
		Name: "nastympi " + j.By + " " + command(j.Command), Time: junitTime(j.Time),
		Timestamp: j.Start.UTC().Format("2006-01-02T15:04:05"), Hostname: j.Host,
		Properties: []property{{"nastympi", j.Tool}, {"directory", j.Dir}}, Cases: []testcase{whole},
	}
	for i, d := range slices.Concat(j.Diagnoses, j.Known) {
		c, err := diagnosisCase(d, i >= len(j.Diagnoses), j.Dir)
		if err != nil {
			return err
		}
		suite.Cases = append(suite.Cases, c)
	}
	for i := range suite.Cases {
		c := &suite.Cases[i]
		c.Classname = "nastympi." + strings.ReplaceAll(filepath.Base(j.Program), ".", "_")
		suite.Tests++
		suite.Failures += count(c.Failure)
		suite.Errors += count(c.Error)
		suite.Skipped += count(c.Skipped)
	}
	return writeXML(w, testsuites{Name: "nastympi", Time: suite.Time, Tests: suite.Tests,
		Failures: suite.Failures, Errors: suite.Errors, Suite: suite})
}

func diagnosisCase(d finding.Diagnosis, known bool, dir string) (testcase, error) {
	var out bytes.Buffer
	if err := Diagnosis(&out, d, dir); err != nil {
		return testcase{}, err
	}
	c := testcase{Name: d.ID() + " " + d.Name, Out: cdata{characters(out.String())}}
	switch {
	case known:
		c.Skipped = &verdict{Type: "known", Message: "known before"}
	case d.Severity == finding.Note:
		c.Skipped = &verdict{Type: "note", Message: d.Message}
	default:
		c.Failure = &verdict{Type: d.Name, Message: d.Message, Text: c.Out.Text}
	}
	return c, nil
}
