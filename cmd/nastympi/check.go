package main

import (
	"context"
	"errors"
	"os"
	"slices"
	"syscall"
	"time"

	judge "github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/report"
	"github.com/nastympi/nastympi/internal/sweep"
	"github.com/nastympi/nastympi/internal/watch"
)

// checkFlags are the flags of nastympi check.
type checkFlags struct {
	*commandFlags
	verdictFlags
	from, folder string
	runs         int
	tries        bool // -prove
	time, limit  time.Duration
	reduce       time.Duration // of each race that -prove shows
	only         []kind
	libraries    libraries
	not          []string
	deadlock     *judge.Finding // because of which the run was ended
}

func newCheckFlags() *checkFlags {
	f := &checkFlags{commandFlags: newFlags("check"), only: mistakes(), reduce: sweep.DefaultReduction}
	f.group("Which runs to make", func() {
		f.IntVar(&f.runs, "runs", 3, "make `N` runs: the first without perturbation, the others\nwith slow ranks and without their output. Even ones make\nlocks late. In odd ones, sends and collective operations\nwait wherever MPI lets them")
		f.BoolVar(&f.tries, "prove", false, "try to show each race that is found: run the program with\neither access late, and say what differs")
		f.duration(&f.reduce, "reduce", "with -prove: reduce each race that was shown to what it\nneeds, as a sweep does, within this time `D` (default 1m;\n0s: do not)")
		f.duration(&f.time, "time", "end the last run after this time `D`, such as 10m or 2h")
		f.duration(&f.limit, "timeout", "time limit `D` of a run (default for the first: none; for\nothers: 20 times the first, at least 10s)")
	})
	f.group("What to judge", func() {
		f.StringVar(&f.from, "from", "", "judge the recording in this `DIR`, and run nothing")
		f.Func("only", "look only for these kinds of findings: a `LIST` of\n"+kindNames(kinds)+"\n(default: all but advice, which names\nsynchronization that orders nothing)", func(list string) (err error) {
			f.only, err = kindsNamed(list)
			return err
		})
		f.Func("not", "do not look for this `RULE`; may be repeated", func(name string) error {
			f.not = append(f.not, name)
			return checkRule(name)
		})
		f.counting(f.commandFlags, finding.Error, finding.Warning, finding.Note)
	})
	f.group("Where to write results", func() {
		f.libraryFlag(&f.libraries)
		f.StringVar(&f.folder, "o", "", "keep the recordings in this `DIR`, and what -prove has shown\n(default: no recordings, and .nastympi)")
		f.reports(f.commandFlags)
	})
	return f
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
	if flags.tries && flags.from != "" {
		return 0, usage("check: -prove runs the program, so it takes a launch command and no -from")
	}
	if flags.runs < 1 || flags.time < 0 || flags.limit < 0 || flags.reduce < 0 {
		return 0, usage("check: -runs must be at least 1, and -time, -timeout and -reduce not negative")
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
	interrupted := func() syscall.Signal { return 0 }
	switch {
	case flags.from == "":
		j.Program = programName(flags.Args())
		interrupted, err = flags.judgeRuns(&j)
	default:
		err = flags.judgeFolders(&j)
	}
	if err != nil {
		return 0, err
	}
	flags.sort(&j, known)
	j.CountShown()
	j.Time = time.Since(j.Start)
	if err := flags.write(j); err != nil {
		return 0, err
	}
	if received := interrupted(); received != 0 {
		return 128 + int(received), nil
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

// lookout ends a run that is deadlocked, if the user asks for deadlocks.
func (f *checkFlags) lookout(folder string, strict deadlock.Strict) lookout {
	if !slices.ContainsFunc(f.only, func(k kind) bool { return k.name == deadlocks }) {
		return nil
	}
	return func(ctx context.Context) bool {
		f.deadlock = watch.Watch{Folder: folder, Strict: strict}.Deadlock(ctx)
		return f.deadlock != nil
	}
}

// sort keeps the findings that count, the worst first, and decides whether the program could be judged.
func (f *checkFlags) sort(j *finding.Judgement, known map[string]bool) {
	all := j.Diagnoses
	j.Diagnoses = nil
	for _, d := range all {
		switch {
		case slices.Contains(f.not, d.Name):
		case known[d.ID()]:
			j.Known = append(j.Known, d)
		default:
			j.Diagnoses = append(j.Diagnoses, d)
		}
	}
	slices.SortStableFunc(j.Diagnoses, func(a, b finding.Diagnosis) int {
		return slices.Index(finding.Severities(), b.Severity) - slices.Index(finding.Severities(), a.Severity)
	})
	if f.failing(*j) > 0 {
		j.Problem = ""
	}
}

// write prints the findings, and writes the reports.
func (f *checkFlags) write(j finding.Judgement) error {
	var errs error
	for _, d := range j.Diagnoses {
		errs = errors.Join(errs, report.Diagnosis(os.Stdout, d, j.Dir))
	}
	return errors.Join(errs, f.report(j), report.Judgement(os.Stdout, j))
}

func (f *checkFlags) status(j finding.Judgement) int {
	switch {
	case f.failing(j) > 0:
		return statusFound
	case j.Problem != "":
		return statusFailed
	}
	return j.Status
}
