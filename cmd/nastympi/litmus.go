package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
	"github.com/nastympi/nastympi/litmus/run"
)

// statusRefuted: a claim of a test does not hold, or an outcome was seen that must not be.
const statusRefuted = 1

// litmusFlags are the flags of nastympi litmus.
type litmusFlags struct {
	*commandFlags
	launcher   string
	iterations int
	sweep      bool
}

func newLitmusFlags() *litmusFlags {
	f := &litmusFlags{commandFlags: newFlags("litmus")}
	f.StringVar(&f.launcher, "run", "", "also run the tests under nastympi, with this `LAUNCHER`;\n-n and the number of ranks are added")
	f.IntVar(&f.iterations, "iterations", 1000, "with -run: repeat tests `N` times per setting")
	f.BoolVar(&f.sweep, "sweep", false, fmt.Sprintf("with -run: use %d settings, not those of the environment", len(run.Settings)))
	f.setFlag()
	return f
}

// litmusCommand says which outcomes MPI allows, and with -run also which ones occur.
func litmusCommand(arguments []string) (int, error) {
	flags := newLitmusFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	if err := flags.check(); err != nil {
		return 0, err
	}
	var tests []*examinedTest
	for _, file := range flags.Args() {
		test, err := examine(file)
		if err != nil {
			return 0, failure{statusUsage, err}
		}
		if slices.ContainsFunc(tests, func(t *examinedTest) bool { return t.Name == test.Name }) {
			return 0, usage("litmus: two tests are called %s", test.Name)
		}
		tests = append(tests, test)
	}
	if flags.launcher != "" {
		if status, err := runLitmus(tests, flags); status != 0 || err != nil {
			return status, err
		}
	}
	status := 0
	for i, test := range tests {
		if i > 0 {
			fmt.Println()
		}
		test.print()
		if !test.report.Holds() || len(test.tally.Forbidden) > 0 {
			status = statusRefuted
		}
	}
	return status, nil
}

func (f *litmusFlags) check() error {
	switch {
	case f.NArg() == 0:
		return usage("no file given (want nastympi litmus FILE...)")
	case f.iterations < 1:
		return usage("litmus: -iterations %d: want 1 or more", f.iterations)
	case f.sweep && f.launcher == "":
		return usage("litmus: -sweep without -run (want the launcher, such as -run mpiexec)")
	}
	return nil
}

// examinedTest is a test, what the search says of it, and what has been seen.
type examinedTest struct {
	*litmus.Test
	report outcomes.Report
	tally  run.Tally
}

func examine(file string) (*examinedTest, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	test, err := litmus.Parse(file, string(text))
	if err != nil {
		return nil, err
	}
	report, err := outcomes.Examine(test)
	var wrong *outcomes.Error
	if errors.As(err, &wrong) && wrong.Line > 0 {
		return nil, fmt.Errorf("%s:%d: %s", file, wrong.Line, wrong.Text)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return &examinedTest{Test: test, report: report}, nil
}

// print shows the outcomes, then whether each claim holds.
func (t *examinedTest) print() {
	fmt.Printf("%s (%s)\n", t.Name, strings.Join(t.Rules, "; "))
	columns := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for i, o := range t.report.Allowed.Outcomes {
		reach := "beyond reach"
		if t.report.Reachable.Contains(o) {
			reach = "reachable"
		}
		fmt.Fprintf(columns, "  %s\tallowed\t%s%s\n", t.OutcomeText(o), reach, t.count(i))
	}
	for _, seen := range t.tally.Forbidden {
		fmt.Fprintf(columns, "  %s\tFORBIDDEN\t\tseen %d times\n", t.OutcomeText(definite(seen.Values)), seen.Count)
	}
	columns.Flush()
	for i, holds := range t.report.Claims {
		verdict := "yes"
		if !holds {
			verdict = "NO"
		}
		fmt.Printf("  %s? %s\n", t.ClaimText(&t.Claims[i]), verdict)
	}
}

func (t *examinedTest) count(outcome int) string {
	switch {
	case t.tally.Counts == nil:
		return ""
	case t.tally.Counts[outcome] == 0:
		return "\tnot seen"
	default:
		return fmt.Sprintf("\tseen %d times", t.tally.Counts[outcome])
	}
}

func definite(values []uint64) (list []litmus.Value) {
	for _, v := range values {
		list = append(list, litmus.Value{Bits: v})
	}
	return list
}
