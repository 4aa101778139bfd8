package main

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/judging"
	"github.com/nastympi/nastympi/sweep/runner"
	vetting "github.com/nastympi/nastympi/vet"
)

// findingsFolder is where a sweep keeps findings by default.
const findingsFolder = ".nastympi"

// sweepFlags are the flags of nastympi sweep.
type sweepFlags struct {
	*commandFlags
	sweep.Options
	reporting
	folder    string
	suspects  string
	events    string
	given     []sweep.Parameter
	batch     batchFlags
	tasks     int
	check     string // checkOn or checkOff
	libraries libraries
	recorded  []trace.Rank // see libraries.reader
	library   string       // the warning that the MPI library is wrong
	leftOut   []string     // by the judges of the recorded run
	twoSided  bool         // the recorded run has no one-sided operation
	races     int          // that the recorded run has, and that only direct the search
}

// What a sweep does with the MPI calls of an unperturbed run.
const (
	checkOn  = "on"
	checkOff = "off"
)

var checkWords = []string{checkOn, checkOff}

// judgeCalls judges a recorded run as `nastympi check` does. Notes are no mistakes, and the sweep leaves them out. Races only
// direct its search, unless it is asked to report them.
func (f *sweepFlags) judgeCalls(describe func(trace.Site) finding.Site) func(attempt.Result) sweep.Recorded {
	return func(r attempt.Result) (recorded sweep.Recorded) {
		judging.Gather(runner.Recording(r), fetcher(false))
		judged, err := f.libraries.reader(describe, &f.recorded).Judge(runner.Recording(r), judging.Mistakes())
		if err != nil {
			return recorded // nothing was recorded
		}
		f.library = libbugs.Said(r.Stderr)
		f.leftOut, f.twoSided = judged.Left.By(f.reported()), judged.Left.TwoSided
		for _, found := range judged.Findings {
			switch {
			case found.Severity == finding.Note || f.Known.Has(found):
			case judging.IsRace(found) && !f.Races:
				recorded.Races = append(recorded.Races, found)
			default:
				recorded.Broken = append(recorded.Broken, found)
			}
		}
		f.races, recorded.Took = len(recorded.Races), judged.Took
		return recorded
	}
}

// unseen says what a sweep of the program could not show.
func (f *sweepFlags) unseen() (lines []string) {
	if f.twoSided {
		lines = append(lines, "it makes no one-sided operations, so only its ranks were slowed down")
	}
	if f.races > 0 {
		lines = append(lines, fmt.Sprintf("nastympi check finds races in it (%d), which no run showed", f.races))
	}
	return lines
}

// reported are the kinds of mistakes that the sweep reports.
func (f *sweepFlags) reported() []judging.Kind {
	return slices.DeleteFunc(judging.Mistakes(), func(k judging.Kind) bool { return k.Name == judging.Races && !f.Races })
}

// defaultRuns cover every pair of values of two variables, and a few runs more.
const defaultRuns = 40

func newSweepFlags() *sweepFlags {
	f := &sweepFlags{commandFlags: newFlags("sweep"), check: checkOn}
	f.group("Which runs to make", f.searchFlags)
	f.group("What counts as a failure", f.failureFlags)
	f.group("Where to write results", f.resultFlags)
	f.group("On a cluster", f.batchFlags)
	return f
}

func (f *sweepFlags) searchFlags() {
	f.IntVar(&f.Runs, "runs", 0, fmt.Sprintf("search with `N` runs (default %d; with -time, no bound)", defaultRuns))
	f.duration(&f.Time, "time", "end the sweep after this time `D`, such as 10m or 2h; a run\nin progress is ended, and a failure may stay unreduced")
	f.IntVar(&f.Jobs, "j", 1, "make `N` runs at the same time")
	f.Func("set", "try only the given values of a variable; may be repeated:\n`NASTY_X=a,b` or, if the values have commas, NASTY_X=a;b", f.set)
	f.Func("locality", "a `LIST` of how ranks of one machine reach each other:\n"+
		"shared (by shared memory, the default) or shared,network\n(also by the path to other machines; MPICH and Open MPI)", f.locality)
	f.StringVar(&f.suspects, "suspects", "", "when reducing a failure, look first at the races in this\n`FILE` of nastympi vet -suspects")
	f.Uint64Var(&f.Seed, "seed", 0, "seed `N` of the first run; each further run uses the next\nseed (default NASTY_SEED)")
	f.duration(&f.Limit, "timeout", "time limit `D` of a run (default 20 times the longest\nbaseline run, at least 10s)")
}

func (f *sweepFlags) failureFlags() {
	f.IntVar(&f.Baseline, "baseline", 3, "make `N` runs without perturbation, which must pass;\n"+
		"0: they may fail, but a finding must fail clearly more\noften")
	f.IntVar(&f.Confirm, "confirm", 10, "repeat a failing run `N` times before and after its\nreduction; 6 failures in a row are enough,\nand 4 that hang")
	f.Func("oracle", "what makes a run fail, a `WORD`:\n"+
		"status (the default): it exits non-zero, dies of a signal,\nleaves operations incomplete, or reaches its time limit\nwith no rank making progress;\n"+
		"state: also if windows, the data of gets, or the output\ndepend on the schedule", f.oracle)
	f.Func("mask", "with -oracle state: ignore lines of output and names of\nresults that match this `REGEXP`", f.mask)
	f.Func("check", "judge one run without perturbation, as nastympi check\ndoes: the `WORD` on (the default), or off", func(word string) error {
		if !slices.Contains(checkWords, word) {
			return fmt.Errorf("unknown word %q (want %s)", word, list(checkWords))
		}
		f.check = word
		return nil
	})
	f.BoolVar(&f.Races, "races", false, "report races of the recorded run, and compare the results\nof both orders of each before the search")
	f.knownFlags(f.commandFlags)
	f.counting(f.commandFlags, finding.Error, finding.Warning)
}

func (f *sweepFlags) resultFlags() {
	f.StringVar(&f.folder, "o", findingsFolder, "keep findings in this `DIR`")
	f.libraryFlag(&f.libraries)
	f.StringVar(&f.events, "events", "", "write each event as a line of JSON to this `FILE`")
	f.reports(f.commandFlags, "")
}

func (f *sweepFlags) batchFlags() {
	f.batch.define(f.commandFlags, "make the runs in a job array of a batch `SYSTEM`: slurm;\nall tasks must see the same folders", "each task")
	f.IntVar(&f.tasks, "tasks", 8, "make `N` tasks, each for the time of -time")
	f.Func("share", "make only runs K, K+N, K+2N and so on: `K/N`, as tasks do", shareNamed(&f.Share))
}

func (f *sweepFlags) locality(list string) (err error) {
	f.Localities, err = locality.Parse(list)
	return err
}

func (f *sweepFlags) oracle(word string) error {
	switch word {
	case "status", "state":
		f.State = word == "state"
		return nil
	}
	return fmt.Errorf("unknown oracle %q (want status or state)", word)
}

func (f *sweepFlags) mask(text string) error {
	var err error
	f.Mask, err = regexp.Compile(text)
	return err
}

// set takes NASTY_X=a,b. If a value has commas, semicolons separate the values; a single value
// then ends with one: NASTY_DELAY=2,0;
func (f *sweepFlags) set(assignment string) error {
	name, text, found := strings.Cut(assignment, "=")
	if !found || !strings.HasPrefix(name, config.Prefix) {
		return errors.New("want NASTY_NAME=value,value")
	}
	separator := ","
	if strings.Contains(text, ";") {
		separator = ";"
	}
	p := sweep.Parameter{Name: name}
	for _, value := range strings.Split(strings.TrimSuffix(text, ";"), separator) {
		if err := checkSetting(name, value); err != nil {
			return err
		}
		p.Values = append(p.Values, value)
	}
	f.given = append(f.given, p)
	return nil
}

// complete checks the numbers, and fills in what the flags leave open.
func (f *sweepFlags) complete(settings config.Config) error {
	switch {
	case f.Races && f.check == checkOff:
		return usage("sweep: -races needs the recorded run that -check off leaves out")
	case f.Runs < 0 || f.Time < 0 || f.Limit < 0 || f.Baseline < 0:
		return usage("sweep: -runs, -time, -timeout and -baseline must not be negative")
	case f.Jobs < 1 || f.Confirm < 1 || f.tasks < 1:
		return usage("sweep: -j, -confirm and -tasks must be at least 1")
	}
	if f.Runs == 0 && f.Time == 0 {
		f.Runs = defaultRuns
	}
	if f.Seed == 0 {
		f.Seed = settings.Seed
	}
	if err := f.makeSpace(settings); err != nil {
		return err
	}
	if err := f.readSuspects(); err != nil {
		return err
	}
	var err error
	f.Known, err = f.readKnown("sweep")
	return err
}

// readSuspects reads a list that nastympi vet wrote.
func (f *sweepFlags) readSuspects() error {
	if f.suspects == "" {
		return nil
	}
	file, err := os.Open(f.suspects)
	if err != nil {
		return usage("sweep: -suspects: %w", err)
	}
	defer file.Close()
	list, err := vetting.ReadSuspects(file)
	if err != nil {
		return usage("sweep: -suspects: %s: %w", f.suspects, err)
	}
	f.Suspected = func(site finding.Site) bool {
		return slices.ContainsFunc(list, func(s vetting.Suspect) bool { return s.Concerns(site) })
	}
	return nil
}

// makeSpace restricts the variables of the sweep to what the environment and -set say. -set may give seeds,
// though a sweep otherwise counts them up.
func (f *sweepFlags) makeSpace(settings config.Config) error {
	f.Space = sweep.Space()
	for _, v := range settings.Variables() {
		if v.Changed() && !v.Fixed {
			f.Space = sweep.Restrict(f.Space, sweep.Parameter{Name: v.Name, Values: []string{v.Value}})
		}
	}
	for _, p := range f.given {
		fixed := func(v config.Variable) bool { return v.Fixed && v.Name == p.Name }
		if p.Name != config.Seed && slices.ContainsFunc(config.Declared(), fixed) {
			return usage("sweep: -set %s: a sweep does not change this variable", p.Name)
		}
		f.Space = sweep.Restrict(f.Space, p)
	}
	return nil
}

// budget is the bound of the sweep, as the user would give it.
func (f *sweepFlags) budget() string {
	var words []string
	if f.Runs > 0 {
		words = append(words, fmt.Sprintf("-runs %d", f.Runs))
	}
	if f.Time > 0 {
		words = append(words, fmt.Sprintf("-time %s", f.Time))
	}
	return strings.Join(words, " ")
}
