package report

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/nastympi/nastympi/internal/finding"
)

// The elements of JUnit XML, as in Jenkins's junit-10.xsd. GitLab reads them, too.
type (
	testsuites struct {
		XMLName  xml.Name  `xml:"testsuites"`
		Name     string    `xml:"name,attr"`
		Time     string    `xml:"time,attr"`
		Tests    int       `xml:"tests,attr"`
		Failures int       `xml:"failures,attr"`
		Errors   int       `xml:"errors,attr"`
		Suite    testsuite `xml:"testsuite"`
	}
	testsuite struct {
		Name       string     `xml:"name,attr"`
		Tests      int        `xml:"tests,attr"`
		Failures   int        `xml:"failures,attr"`
		Errors     int        `xml:"errors,attr"`
		Skipped    int        `xml:"skipped,attr"`
		Time       string     `xml:"time,attr"`
		Timestamp  string     `xml:"timestamp,attr"`
		Hostname   string     `xml:"hostname,attr,omitempty"`
		Properties []property `xml:"properties>property"`
		Cases      []testcase `xml:"testcase"`
	}
	property struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
	}
	testcase struct {
		Name      string   `xml:"name,attr"`
		Classname string   `xml:"classname,attr"`
		Time      string   `xml:"time,attr,omitempty"`
		Failure   *verdict `xml:"failure"`
		Error     *verdict `xml:"error"`
		Skipped   *verdict `xml:"skipped"`
		Out       cdata    `xml:"system-out"`
	}
	verdict struct {
		Type    string `xml:"type,attr"`
		Message string `xml:"message,attr"`
		Text    string `xml:",cdata"`
	}
	cdata struct {
		Text string `xml:",cdata"`
	}
)

// JUnit writes a sweep as a test suite: one test case for the sweep, which fails if nothing can be judged,
// and one for each finding. Findings that may be legal, and known findings, count as skipped.
func JUnit(w io.Writer, s finding.Summary) error {
	suite := testsuite{
		Name: "nastympi sweep " + command(s.Command), Time: junitTime(s.Time),
		Timestamp: s.Start.UTC().Format("2006-01-02T15:04:05"), Hostname: s.Host, Properties: properties(s),
	}
	class := "nastympi." + strings.ReplaceAll(filepath.Base(s.Program), ".", "_")
	sweep, err := sweepCase(s)
	if err != nil {
		return err
	}
	suite.Cases = append(suite.Cases, sweep)
	for _, group := range []struct {
		findings []finding.Finding
		known    bool
	}{{ranked(s.Findings), false}, {s.Known, true}} {
		for _, f := range group.findings {
			c, err := findingCase(f, group.known)
			if err != nil {
				return err
			}
			suite.Cases = append(suite.Cases, c)
		}
	}
	for _, d := range s.Diagnoses {
		c, err := diagnosisCase(d, false, s.Dir)
		if err != nil {
			return err
		}
		if !d.Severity.AtLeast(s.FailOn) {
			c.Failure, c.Skipped = nil, &verdict{Type: string(d.Severity), Message: d.Message}
		}
		suite.Cases = append(suite.Cases, c)
	}
	for i := range suite.Cases {
		c := &suite.Cases[i]
		c.Classname = class
		suite.Tests++
		suite.Failures += count(c.Failure)
		suite.Errors += count(c.Error)
		suite.Skipped += count(c.Skipped)
	}
	return writeXML(w, testsuites{Name: "nastympi", Time: suite.Time, Tests: suite.Tests,
		Failures: suite.Failures, Errors: suite.Errors, Suite: suite})
}

// sweepCase has the time of the whole sweep. The other cases have none.
func sweepCase(s finding.Summary) (testcase, error) {
	var out bytes.Buffer
	if err := Result(&out, s); err != nil {
		return testcase{}, err
	}
	c := testcase{Name: "sweep", Time: junitTime(s.Time), Out: cdata{characters(out.String())}}
	if s.Problem != "" {
		c.Error = &verdict{Type: "cannot judge", Message: s.Problem, Text: c.Out.Text}
	}
	return c, nil
}

func findingCase(f finding.Finding, known bool) (testcase, error) {
	var out bytes.Buffer
	if err := Text(&out, f); err != nil {
		return testcase{}, err
	}
	c := testcase{Name: f.ID + " " + f.Outcome.Text, Out: cdata{characters(out.String())}}
	switch {
	case known:
		c.Skipped = &verdict{Type: "known", Message: "known before"}
	case f.Noise != "":
		c.Skipped = &verdict{Type: "may be legal", Message: f.Noise}
	default:
		c.Failure = &verdict{Type: ruleOf(f).id, Message: title(f), Text: c.Out.Text}
	}
	return c, nil
}

// properties say what the sweep tried.
func properties(s finding.Summary) []property {
	list := []property{
		{"nastympi", s.Tool}, {"library", s.Library}, {"ranks", fmt.Sprint(s.Ranks)}, {"directory", s.Dir},
		{"runs", fmt.Sprint(s.Runs)}, {"runs in all", fmt.Sprint(s.Spent)}, {"tried", tried(s)},
		{"locality", strings.Join(s.Locality, ", ")}, {"budget", s.Budget}, {"stopped", s.Stopped},
	}
	for _, t := range s.Tried {
		list = append(list, property{t.Name, strings.Join(t.Values, ",")})
	}
	return slices.DeleteFunc(list, func(p property) bool { return p.Value == "" })
}

// characters replaces the characters of a program's output that XML does not allow. encoding/xml does the
// same, but not in CDATA sections.
func characters(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t', r == '\n', r == '\r', r >= 0x20 && r <= 0xd7ff, r >= 0xe000 && r <= 0xfffd, r >= 0x10000:
			return r
		}
		return utf8.RuneError
	}, s)
}

func count(v *verdict) int {
	if v == nil {
		return 0
	}
	return 1
}

// junitTime is d in seconds with three decimals, the most that the schema allows.
func junitTime(d time.Duration) string { return fmt.Sprintf("%.3f", d.Seconds()) }

func writeXML(w io.Writer, document any) error {
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	out := xml.NewEncoder(w)
	out.Indent("", "  ")
	if err := out.Encode(document); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}
