package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	judge "github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	usages "github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/report"
	"github.com/nastympi/nastympi/internal/trace"
)

// checkFlags are the flags of nastympi check.
type checkFlags struct {
	*commandFlags
	from, folder       string
	failOn             finding.Severity
	not                []string
	known              string
	junit, sarif, json string
}

func newCheckFlags() *checkFlags {
	f := &checkFlags{commandFlags: newFlags("check"), failOn: finding.Warning}
	f.group("What to judge", func() {
		f.StringVar(&f.from, "from", "", "judge the recording in this `DIR`, and run nothing")
		f.Func("not", "do not look for this `RULE`; may be repeated", func(name string) error {
			f.not = append(f.not, name)
			return known(name)
		})
		f.StringVar(&f.known, "known", "", "known findings do not count: a `FILE` with an ID on each\nline; it may be missing")
		f.Func("fail-on", "exit with 1 if there is a finding of this `SEVERITY` or a\nworse one: error, warning (the default) or note", f.severity)
	})
	f.group("Where to write results", func() {
		f.StringVar(&f.folder, "o", "", "keep the recording in this `DIR`")
		f.StringVar(&f.junit, "junit", "", "write a report in JUnit XML to this `FILE`")
		f.StringVar(&f.sarif, "sarif", "", "write a report in SARIF to this `FILE`")
		f.StringVar(&f.json, "json", "", "write all findings in JSON to this `FILE`")
	})
	return f
}

func (f *checkFlags) severity(word string) error {
	f.failOn = finding.Severity(word)
	if !slices.Contains(severities, f.failOn) {
		return fmt.Errorf("unknown severity %q (want error, warning or note)", word)
	}
	return nil
}

// severities from the mildest on.
var severities = []finding.Severity{finding.Note, finding.Warning, finding.Error}

// known says whether there is a rule of this name.
func known(name string) error {
	var names []string
	for _, r := range usages.Rules() {
		names = append(names, r.Name)
	}
	if slices.Contains(names, name) {
		return nil
	}
	return unknownWord("rule", name, names)
}

// checkCommand runs a program, records all its MPI calls, and judges them.
func checkCommand(arguments []string) (int, error) {
	flags := newCheckFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	if (flags.from == "") == (flags.NArg() == 0) {
		return 0, usage("check: want a launch command, or -from with a recording (see nastympi help check)")
	}
	known, err := readKnown(flags.known)
	if err != nil {
		return 0, err
	}
	j := finding.Judgement{
		Version: finding.Version, Tool: version(), By: "check", Command: append([]string{"nastympi", "check"}, arguments...), Dir: here(),
		Program: flags.from, Start: time.Now(),
	}
	if j.Host, err = os.Hostname(); err != nil {
		return 0, err
	}
	folder := flags.from
	if folder == "" {
		var status int
		if folder, status, err = flags.record(); err != nil {
			return status, err
		}
		if flags.folder == "" {
			defer os.RemoveAll(folder)
		}
		j.Program, j.Runs = programName(flags.Args()), 1
	}
	if err := flags.judge(&j, folder, known); err != nil {
		return 0, err
	}
	j.Time = time.Since(j.Start)
	if err := flags.write(j); err != nil {
		return 0, err
	}
	return flags.status(j), nil
}

// programName is the program in a launch command, or the command if there is none to be seen.
func programName(words []string) string {
	parts, err := findParts()
	if err != nil {
		return words[0]
	}
	command, err := wrapped(words, parts, config.Config{})
	if err != nil {
		return words[0]
	}
	return title(insideValgrind(programIn(command, execWords(parts))))
}

// record runs the program once, without perturbing anything. It returns the folder of the recording.
func (f *checkFlags) record() (folder string, status int, err error) {
	if folder = f.folder; folder == "" {
		if folder, err = os.MkdirTemp("", "nastympi-check-"); err != nil {
			return "", 0, err
		}
	}
	if folder, err = filepath.Abs(folder); err != nil {
		return "", 0, err
	}
	for name, value := range map[string]string{config.Record: folder, config.OnlySites: "none"} {
		if err := os.Setenv(name, value); err != nil {
			return "", 0, err
		}
	}
	status, err = runCommand(f.Args())
	return folder, status, err
}

// judge tells the judges what the recording in a folder contains.
func (flags *checkFlags) judge(j *finding.Judgement, folder string, known map[string]bool) error {
	files, err := trace.Files(folder)
	if err != nil {
		return err
	}
	var ranks []trace.Rank
	var sources []history.Source
	for _, file := range files {
		r, err := trace.Open(file)
		if err != nil {
			return err
		}
		if r == nil {
			continue
		}
		defer r.Close()
		ranks, sources = append(ranks, r.Rank), append(sources, r)
		j.Problem = incomplete(r.Rank)
	}
	if len(ranks) == 0 {
		j.Problem = "there is no recording: no MPI program was intercepted"
		return nil
	}
	found, calls := usages.New(), &counter{}
	if err := history.New(ranks, sources).Walk(found, calls); err != nil {
		return err
	}
	j.Ranks, j.Calls = len(ranks), calls.n
	describe := describer()
	for _, f := range found.List() {
		d := diagnosis(f, describe)
		switch {
		case slices.Contains(flags.not, d.Name):
		case known[d.ID()]:
			j.Known = append(j.Known, d)
		default:
			j.Diagnoses = append(j.Diagnoses, d)
		}
	}
	slices.SortStableFunc(j.Diagnoses, func(a, b finding.Diagnosis) int {
		return slices.Index(severities, b.Severity) - slices.Index(severities, a.Severity)
	})
	return nil
}

// incomplete says what a recording lacks.
func incomplete(r trace.Rank) string {
	switch {
	case !r.Complete:
		return fmt.Sprintf("rank %d has a trace (NASTY_TRACE), and check needs a recording (NASTY_RECORD)", r.Rank)
	case r.CutOff:
		return fmt.Sprintf("the recording of rank %d is not complete: the disk was full", r.Rank)
	}
	return ""
}

// counter counts calls.
type counter struct{ n uint64 }

func (c *counter) Entered(*history.Call) { c.n++ }
func (*counter) Left(*history.Call)      {}
func (*counter) Ended(*history.Process)  {}

// diagnosis is a finding with the lines of its call sites.
func diagnosis(f *judge.Finding, describe func(trace.Site) finding.Site) finding.Diagnosis {
	d := finding.Diagnosis{
		Name: f.Name, Severity: f.Severity, Section: f.Section, Message: f.Message, Hint: f.Rule.Repair, Title: f.Title, Says: f.Says,
		Times: f.Times, Ranks: f.Ranks,
	}
	if f.Repair != "" {
		d.Hint = f.Repair
	}
	for _, p := range f.Places {
		involved := finding.Involved{Role: p.Role, Rank: p.Process.Rank.Rank, Call: p.Function.String()}
		if sites := p.Process.Rank.Sites; p.Site != 0 && int(p.Site) < len(sites) {
			s := describe(sites[p.Site])
			involved.File, involved.Line, involved.Function = s.File, s.Line, s.Function
			if s.File == "" {
				involved.File = s.Module
			}
		}
		d.Places = append(d.Places, involved)
	}
	return d
}

// write prints the findings, and writes the reports.
func (f *checkFlags) write(j finding.Judgement) error {
	var errs error
	for _, d := range j.Diagnoses {
		errs = errors.Join(errs, report.Diagnosis(os.Stdout, d, j.Dir))
	}
	for path, write := range map[string]func(io.Writer) error{
		f.junit: func(w io.Writer) error { return report.JudgementJUnit(w, j) },
		f.sarif: func(w io.Writer) error { return report.JudgementSARIF(w, j, report.Root(j.Dir)) },
		f.json:  func(w io.Writer) error { return report.JudgementJSON(w, j) },
	} {
		if path != "" {
			errs = errors.Join(errs, writeFile(path, write))
		}
	}
	return errors.Join(errs, report.Judgement(os.Stdout, j))
}

func writeFile(path string, write func(io.Writer) error) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(write(file), file.Close())
}

func (f *checkFlags) status(j finding.Judgement) int {
	if j.Problem != "" {
		return statusFailed
	}
	for _, severity := range severities[slices.Index(severities, f.failOn):] {
		if j.Count(severity) > 0 {
			return statusFound
		}
	}
	return 0
}

// ruleHelp is what `nastympi help NAME` prints about a rule; empty: there is none.
func ruleHelp(name string) string {
	for _, r := range usages.Rules() {
		if r.Name == name {
			return ruleText(r)
		}
	}
	return ""
}

func ruleText(r *judge.Rule) string {
	example := "    " + strings.ReplaceAll(r.Example, "\n", "\n    ")
	return fmt.Sprintf("%s (%s): %s\n\n%s (MPI 4.1, %s)\n\nExample:\n\n%s\n\nRepair: %s\n",
		r.Name, r.Severity, r.Title, r.Says, r.Section, example, r.Repair)
}
