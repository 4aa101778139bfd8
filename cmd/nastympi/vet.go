package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	vetting "github.com/nastympi/nastympi/vet"
	"github.com/nastympi/nastympi/vet/compile"
	"github.com/nastympi/nastympi/vet/ir"
)

// vetFlags are the flags of nastympi vet.
type vetFlags struct {
	*commandFlags
	reporting
	database            string
	files, afterTheDash []string
}

func newVetFlags() *vetFlags {
	f := &vetFlags{commandFlags: newFlags("vet")}
	f.group("What to read", func() {
		f.StringVar(&f.database, "p", "", "read the files that this compile_commands.json lists: a\n`FILE`, or the folder that contains it")
		f.knownFlags(f.commandFlags)
		f.counting(f.commandFlags, finding.Error, finding.Warning)
	})
	f.group("Where to write results", func() {
		f.reports(f.commandFlags, ";\nsay what is compiled, and which statements are not\nunderstood")
		f.output(f.commandFlags, "suspects", "write a line for each finding to this `FILE`, for\nnastympi sweep -suspects", func(w io.Writer, r finding.Result, _ report.Page) error {
			return vetting.WriteSuspects(w, r.Findings)
		})
	})
	return f
}

// memoryForTime lets the heap grow to this many percent before it is collected: the analysis makes many small
// objects, and keeps few of them.
const memoryForTime = 400

// vetCommand looks for races in the sources of a program.
func vetCommand(arguments []string) (int, error) {
	debug.SetGCPercent(memoryForTime)
	flags := newVetFlags()
	if done, err := flags.parse(arguments); done || err != nil {
		return 0, err
	}
	known, err := flags.readKnown("vet")
	if err == nil {
		err = flags.create("vet")
	}
	if err != nil {
		return 0, err
	}
	folder, remove, err := temporary.make("nastympi-vet-")
	if err != nil {
		return 0, err
	}
	defer remove()
	j, err := newResult("vet", arguments, flags.failOn)
	if err != nil {
		return 0, err
	}
	j.Start = time.Now()
	units, err := flags.units(folder)
	if err != nil {
		return 0, err
	}
	program, failed := compileAll(units, folder, flags.verbose)
	j.Program = outlineOf(units)
	flags.judge(&j, program, failed, known)
	j.Time = time.Since(j.Start)
	flags.write(j, report.Page{Source: sourceAround(j.Dir)})
	flags.show(j.Findings, 0)
	return flags.conclude(j), nil
}

// parse separates what is behind --: flags of the compiler, or a command that builds.
func (f *vetFlags) parse(arguments []string) (done bool, err error) {
	if at := slices.Index(arguments, "--"); at >= 0 {
		arguments, f.afterTheDash = arguments[:at], arguments[at+1:]
	}
	if done, err := parse(f.commandFlags, arguments); done || err != nil {
		return done, err
	}
	f.files = f.Args()
	for _, file := range f.files {
		if compile.LanguageOf(file) == compile.None {
			return false, usage("vet: %s is not named like a C, C++ or Fortran source file", file)
		}
	}
	switch {
	case len(f.files) > 0 && f.database != "":
		return false, usage("vet: want either files or -p")
	case len(f.files) == 0 && f.database == "" && len(f.afterTheDash) == 0:
		return false, usage("vet: want source files, -p compile_commands.json, or -- and a command that builds (see nastympi help vet)")
	}
	return false, nil
}

// units are the compilations that the command line names.
func (f *vetFlags) units(folder string) ([]compile.Unit, error) {
	var commands []compile.Command
	switch {
	case len(f.files) > 0:
		return fileUnits(f.files, f.afterTheDash)
	case f.database != "":
		text, err := readDatabase(f.database)
		if err != nil {
			return nil, usage("vet: -p: %w", err)
		}
		if commands, err = compile.Database(text); err != nil {
			return nil, usage("vet: -p: %s: %w", f.database, err)
		}
	default:
		var err error
		if commands, err = watchBuild(f.afterTheDash, folder); err != nil {
			return nil, err
		}
	}
	var units []compile.Unit
	for _, c := range commands {
		units = append(units, compile.Units(c)...)
	}
	if len(units) == 0 {
		return nil, errors.New("vet: no source file was compiled")
	}
	return units, nil
}

func readDatabase(path string) ([]byte, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, "compile_commands.json")
	}
	return os.ReadFile(path)
}

// judge sorts the diagnoses into new and known ones.
func (f *vetFlags) judge(j *finding.Result, program []*ir.Unit, failed []unread, known finding.Known) {
	if len(program) == 0 {
		j.Problem = "no source file could be read"
		lacks := func(u unread) bool { return len(u.missing) > 0 } // of others, the compiler has shown what is wrong
		if i := slices.IndexFunc(failed, lacks); i >= 0 {
			j.Problem += ": " + failed[i].String()
		}
		return
	}
	list, givenUp := vetting.Diagnose(program, j.Dir)
	for _, function := range givenUp {
		j.Partial = append(j.Partial, function+" is too complicated, and was not judged")
	}
	finding.Number(list)
	j.Findings = list
	known.Sort(j)
	for _, u := range failed {
		j.Partial = append(j.Partial, u.String())
	}
	for _, u := range program {
		if len(u.Missing) > 0 {
			j.Partial = append(j.Partial, u.Source+" was read without "+strings.Join(u.Missing, ", ")+", which the compiler did not find")
		}
	}
	if calls := f.sayUnread(program); calls > 0 {
		j.Partial = append(j.Partial, count(calls, 0, "call")+" of MPI in the compiler's dumps not understood")
	}
}

// sayUnread says what vet did not understand, so that nobody takes it for correct. It returns how many of the statements call MPI.
func (f *vetFlags) sayUnread(program []*ir.Unit) (calls int) {
	n := 0
	for _, u := range program {
		for _, s := range u.Unread {
			n++
			if strings.Contains(s.Text, "MPI_") {
				calls++
			}
			if f.verbose {
				say("note", fmt.Sprintf("%s:%d: not understood: %s", s.File, s.Line, s.Text))
			}
		}
	}
	if n > 0 && !f.verbose {
		say("note", fmt.Sprintf("%s of the compiler's dumps not understood (-v shows which)", count(n, 0, "statement")))
	}
	return calls
}

// outlineOf is the program's name for people.
func outlineOf(units []compile.Unit) string {
	first := finding.Shorter(units[0].Source, here())
	if len(units) == 1 {
		return first
	}
	return fmt.Sprintf("%s and %d more", first, len(units)-1)
}
