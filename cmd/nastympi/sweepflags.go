package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/sweep"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

// sweepFlags are the command line of sweep.
type sweepFlags struct {
	*flag.FlagSet
	sweep.Options
	folder                   string
	known                    string
	junit, sarif, json, html string
	given                    []sweep.Parameter
	launcher                 string // batch system; empty: this machine
	tasks                    int
	batch                    []string
}

// defaultRuns has room for every pair of values, and then some.
const defaultRuns = 40

func newSweepFlags() *sweepFlags {
	f := &sweepFlags{FlagSet: newFlags("sweep")}
	f.IntVar(&f.Runs, "runs", 0, "")
	f.DurationVar(&f.Time, "time", 0, "")
	f.IntVar(&f.Jobs, "j", 1, "")
	f.Func("set", "", f.set)
	f.Func("locality", "", func(list string) (err error) {
		f.Localities, err = locality.Parse(list)
		return err
	})
	f.Func("launcher", "", f.launcherNamed)
	f.IntVar(&f.tasks, "tasks", 8, "")
	f.Func("batch", "", func(options string) error { f.batch = append(f.batch, strings.Fields(options)...); return nil })
	f.Func("share", "", f.share)
	f.Uint64Var(&f.Seed, "seed", 0, "")
	f.DurationVar(&f.Limit, "timeout", 0, "")
	f.IntVar(&f.Confirm, "confirm", 10, "")
	f.IntVar(&f.Baseline, "baseline", 3, "")
	f.Func("oracle", "", f.oracle)
	f.Func("mask", "", f.mask)
	f.StringVar(&f.known, "known", "", "")
	f.StringVar(&f.folder, "o", ".nastympi", "")
	f.StringVar(&f.junit, "junit", "", "")
	f.StringVar(&f.sarif, "sarif", "", "")
	f.StringVar(&f.json, "json", "", "")
	f.StringVar(&f.html, "html", "", "")
	return f
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

// set takes NASTY_X=a,b. Where the values have commas themselves, such as NASTY_DELAY=2,0, they
// stand between semicolons, of which one at the end will do for a single value.
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

// complete checks the numbers, and makes the space of settings.
func (f *sweepFlags) complete(settings config.Config) error {
	switch {
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
	var err error
	f.Known, err = readKnown(f.known)
	return err
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

// readKnown reads IDs of findings: the first word of each line, # begins a comment. A file that does
// not exist yet has none, as before the first night; of a folder, its findings are meant.
func readKnown(path string) (map[string]bool, error) {
	known := map[string]bool{}
	if path == "" {
		return known, nil
	}
	if entries, err := os.ReadDir(path); err == nil {
		for _, entry := range entries {
			known[entry.Name()] = true
		}
		return known, nil
	}
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return known, nil
	}
	if err != nil {
		return nil, usage("sweep: -known: %w", err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		text, _, _ := strings.Cut(lines.Text(), "#")
		if words := strings.Fields(text); len(words) > 0 {
			known[words[0]] = true
		}
	}
	return known, lines.Err()
}

// budget is how the end of the sweep was given.
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
