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

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/shell"
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

// JUnit writes a result as a test suite: one test case for the command, which fails if nothing can be judged or the program
// itself fails, and one for each finding. Findings that do not make the command fail, and known findings, count as skipped.
func JUnit(w io.Writer, r finding.Result) error {
	whole, err := wholeCase(r)
	if err != nil {
		return err
	}
	suite := testsuite{
		Name: "nastympi " + r.By + " " + shell.Join(r.Command), Time: junitTime(r.Time), Timestamp: r.Start.UTC().Format("2006-01-02T15:04:05"),
		Hostname: r.Host, Properties: facts(r), Cases: []testcase{whole},
	}
	for i, f := range slices.Concat(r.Findings, r.Known) {
		c, err := findingCase(f, i >= len(r.Findings), r)
		if err != nil {
			return err
		}
		suite.Cases = append(suite.Cases, c)
	}
	for i := range suite.Cases {
		c := &suite.Cases[i]
		c.Classname = "nastympi." + strings.ReplaceAll(filepath.Base(r.Program), ".", "_")
		suite.Tests++
		suite.Failures += count(c.Failure)
		suite.Errors += count(c.Error)
		suite.Skipped += count(c.Skipped)
	}
	return writeXML(w, testsuites{Name: "nastympi", Time: suite.Time, Tests: suite.Tests,
		Failures: suite.Failures, Errors: suite.Errors, Suite: suite})
}

// wholeCase has the time of the whole command. The other cases have none.
func wholeCase(r finding.Result) (testcase, error) {
	var out bytes.Buffer
	if err := Verdict(&out, r, Style{Dir: r.Dir}); err != nil {
		return testcase{}, err
	}
	c := testcase{Name: r.By, Time: junitTime(r.Time), Out: cdata{characters(out.String())}}
	switch v := r.Verdict(); {
	case v.Itself:
		c.Error = &verdict{Type: "the program itself", Message: r.Ended, Text: c.Out.Text}
	case r.Problem != "":
		c.Error = &verdict{Type: "no verdict", Message: r.Problem, Text: c.Out.Text}
	case v.Status == finding.StatusPartly:
		c.Error = &verdict{Type: "incomplete", Message: strings.Join(r.Partial, "; "), Text: c.Out.Text}
	}
	return c, nil
}

func findingCase(f finding.Finding, known bool, r finding.Result) (testcase, error) {
	var out bytes.Buffer
	if err := Text(&out, f, Style{Dir: r.Dir}); err != nil {
		return testcase{}, err
	}
	c := testcase{Name: f.ID + " " + f.Rule, Out: cdata{characters(out.String())}}
	switch {
	case known:
		c.Skipped = &verdict{Type: "known", Message: "known before"}
	case r.Fails(f):
		c.Failure = &verdict{Type: f.Rule, Message: f.Message, Text: c.Out.Text}
	case f.Failure != nil:
		c.Skipped = &verdict{Type: "may be legal", Message: f.Noise}
	default:
		c.Skipped = &verdict{Type: string(f.Severity), Message: f.Message}
	}
	return c, nil
}

// facts say what was tried.
func facts(r finding.Result) []property {
	list := []property{{"nastympi", r.Tool}, {"library", r.Library}, {"directory", r.Dir}, {"budget", r.Budget}, {"stopped", r.Stopped}}
	if r.Ranks > 0 {
		list = append(list, property{"ranks", fmt.Sprint(r.Ranks)})
	}
	if r.IsSweep() {
		list = append(list, property{"runs", fmt.Sprint(r.Runs)}, property{"runs in all", fmt.Sprint(r.Spent)}, property{"tried", tried(r)},
			property{"locality", strings.Join(r.Sweep.Locality, ", ")})
	}
	for _, t := range r.Tried {
		list = append(list, property{t.Name, strings.Join(t.Values, ",")})
	}
	return slices.DeleteFunc(list, func(p property) bool { return p.Value == "" })
}

// characters replaces the characters of a program's output that XML and HTML do not allow. encoding/xml does the same, but not in
// CDATA sections.
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
