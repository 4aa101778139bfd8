package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
)

// reporting are the flags that commands which find something have in common: which findings count, how they look, and where reports
// go.
type reporting struct {
	known   string
	format  string
	verbose bool
	failOn  finding.Severity
	outputs []*output
}

// output is a file that a command writes when it knows everything.
type output struct {
	flag  string
	path  string // empty: the user does not want it
	write func(io.Writer, finding.Result, report.Page) error
	file  *os.File
}

// output adds the flag for a file that the command may write.
func (r *reporting) output(to *commandFlags, flag, usage string, write func(io.Writer, finding.Result, report.Page) error) {
	o := &output{flag: flag, write: write}
	to.StringVar(&o.path, flag, "", usage)
	r.outputs = append(r.outputs, o)
}

// The forms of findings on standard output.
const (
	formatText = "text"
	formatLine = "line"
)

// counting adds the flag that says which findings count; severities are those that the command's findings have, the worst first.
func (r *reporting) counting(to *commandFlags, severities ...finding.Severity) {
	r.failOn = finding.Warning
	var words []string
	for _, s := range severities {
		words = append(words, string(s))
	}
	choices := list(words)
	shown := strings.Replace(choices, string(r.failOn), string(r.failOn)+" (the default)", 1)
	to.Func("fail-on", "exit with 1 if there is a finding of this `SEVERITY` or\nworse: "+shown, func(word string) error {
		r.failOn = finding.Severity(word)
		if !slices.Contains(severities, r.failOn) {
			return fmt.Errorf("unknown severity %q (want %s)", word, choices)
		}
		return nil
	})
}

// knownFlags add the flags about known findings.
func (r *reporting) knownFlags(to *commandFlags) {
	to.StringVar(&r.known, "known", "", "ignore known findings: a `FILE` with an ID or a rule and its\nplace (\"race-between-ranks halo.c:exchange\") in each line,\nor a folder of findings; it need not exist")
	r.output(to, "known-new", "write a line for each new finding to this `FILE`, which\n-known reads", writeKnown)
}

// reports add the flags that say how findings look, and where reports go. verbose is what else -v does.
func (r *reporting) reports(to *commandFlags, verbose string) {
	r.format = formatText
	to.Func("format", "write findings in this `FORM`: text (the default), or line\n(one line for each, as compilers do)", func(word string) error {
		if word != formatText && word != formatLine {
			return fmt.Errorf("unknown form %q (want %s or %s)", word, formatText, formatLine)
		}
		r.format = word
		return nil
	})
	to.BoolVar(&r.verbose, "v", false, "write each finding in full, with more source lines"+verbose)
	for _, f := range report.Formats {
		r.output(to, f.Flag, f.Usage, f.Write)
	}
}

// newResult is the result of a command that has not found anything yet. words are what it was given.
func newResult(by string, words []string, failOn finding.Severity) (finding.Result, error) {
	host, err := os.Hostname()
	return finding.Result{
		Version: finding.Version, Tool: version(), By: by, Command: words, Dir: here(), Host: host, FailOn: failOn,
	}, err
}

// create makes the files of reports at once, so that a wrong path is known before hours of work, and no report of an earlier
// command is taken for this one's.
func (r *reporting) create(command string) error {
	for i, o := range r.outputs {
		if o.path == "" {
			continue
		}
		file, err := os.Create(o.path)
		if err != nil {
			return usage("%s: %w", command, err)
		}
		o.file = file
		for _, other := range r.outputs[:i] {
			if other.file != nil && sameFile(other.file, file) {
				return usage("%s: -%s and -%s both write to %s", command, other.flag, o.flag, o.path)
			}
		}
	}
	return nil
}

// sameFile says whether one of both would overwrite what the other has written.
func sameFile(a, b *os.File) bool {
	first, err := a.Stat()
	second, more := b.Stat()
	return err == nil && more == nil && first.Mode().IsRegular() && os.SameFile(first, second)
}

// write writes the reports. What cannot be written costs that report, and not the verdict.
func (r *reporting) write(result finding.Result, page report.Page) {
	for _, o := range r.outputs {
		if o.file != nil {
			if err := errors.Join(o.write(o.file, result, page), o.file.Close()); err != nil {
				say("error", "the report is not complete: "+err.Error())
			}
		}
	}
}

func writeKnown(w io.Writer, result finding.Result, _ report.Page) (err error) {
	for _, f := range result.Findings {
		if result.Fails(f) {
			_, more := fmt.Fprintln(w, finding.KnownLine(f))
			err = errors.Join(err, more)
		}
	}
	return err
}

// style is how findings look on standard output.
func (r *reporting) style() report.Style {
	style := report.Style{Dir: here(), Source: sourceAround(here()), Color: os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
	size, err := unix.IoctlGetWinsize(int(os.Stdout.Fd()), unix.TIOCGWINSZ)
	if err != nil { // no terminal
		style.Color = false
	} else {
		style.Width = int(size.Col)
	}
	if r.verbose {
		style.Context = 1
	}
	return style
}

// show writes findings to standard output. run is the number of the run that has shown them, if others may follow, or 0.
func (r *reporting) show(found []finding.Finding, run int) {
	style := r.style()
	style.Run = run
	var err error
	if r.format == formatLine {
		for _, f := range found {
			err = errors.Join(err, report.Line(os.Stdout, f, style.Dir))
		}
	} else {
		err = report.Groups(os.Stdout, found, style, r.verbose)
	}
	if err != nil {
		say("error", err.Error())
	}
}

// conclude writes the table of all findings and the verdict to standard output, and returns the exit status.
func (r *reporting) conclude(result finding.Result) int {
	style := r.style()
	var err error
	if r.format == formatText {
		err = report.Table(os.Stdout, result.Findings, style)
	}
	if err = errors.Join(err, report.Verdict(os.Stdout, result, style)); err != nil {
		say("error", err.Error())
	}
	return result.Verdict().Status
}

// readKnown reads known findings: the names in a folder are IDs, or a file has lines. A missing file has none, so that a nightly job
// need not create it.
func (r *reporting) readKnown(command string) (finding.Known, error) {
	if r.known == "" {
		return finding.Known{}, nil
	}
	if entries, err := os.ReadDir(r.known); err == nil {
		var ids []string
		for _, entry := range entries {
			ids = append(ids, entry.Name())
		}
		return finding.KnownIDs(ids...), nil
	}
	text, err := os.ReadFile(r.known)
	if errors.Is(err, fs.ErrNotExist) {
		return finding.Known{}, nil
	}
	if err != nil {
		return finding.Known{}, usage("%s: -known: %w", command, err)
	}
	known, err := finding.ParseKnown(string(text), func(name string) bool { return rules().Find(name) != nil })
	if err != nil {
		return known, usage("%s: -known: %s: %w", command, r.known, err)
	}
	return known, nil
}
