// Command table measures the litmus tests under every setting of the sweep, with each
// MPI library: that nothing forbidden is ever seen, and how much of what scheduling at the
// origins can reach is reached, in how many runs. With -write it puts the tables into
// doc/litmus.md.
package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"time"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
	"github.com/nastympi/nastympi/litmus/run"
	"github.com/nastympi/nastympi/litmus/tests"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/section"
)

func main() {
	if err := table(); err != nil {
		fmt.Fprintln(os.Stderr, "table:", err)
		os.Exit(1)
	}
}

func table() error {
	iterations := flag.Int("iterations", 300, "runs of each test under each setting, at most")
	limit := flag.Duration("time", 2*time.Second, "time for them, at most")
	seed := flag.Int("seed", 1, "of the first launch")
	only := flag.String("only", "", "regular expression of tests")
	every := flag.Int("every", 1, "take one test of so many")
	write := flag.Bool("write", false, "put the tables into doc/litmus.md")
	flag.Parse()
	list, err := load(*only, *every)
	if err != nil {
		return err
	}
	libs, err := mpitest.Libraries()
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "litmus-table-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	bad := false
	for _, lib := range libs {
		m := measurement{lib: lib, tests: list, bounds: run.Bounds{Iterations: *iterations, Time: *limit}, seed: *seed, folder: folder}
		if err := m.run(); err != nil {
			return err
		}
		fmt.Print(m.markdown())
		if *write {
			if err := section.Write("doc/litmus.md", "litmus "+lib.Name, m.markdown()+"\n"); err != nil {
				return err
			}
		}
		bad = bad || len(m.forbidden) > 0
	}
	if bad {
		return fmt.Errorf("forbidden outcomes were seen")
	}
	return nil
}

// examined is a test and what the search says of it.
type examined struct {
	*litmus.Test
	outcomes.Report
}

// load examines the tests whose names match `only`, one of `every`.
func load(only string, every int) ([]examined, error) {
	if every < 1 {
		return nil, fmt.Errorf("-every %d: must be at least 1", every)
	}
	pattern, err := regexp.Compile(only)
	if err != nil {
		return nil, err
	}
	all, err := tests.All()
	if err != nil {
		return nil, err
	}
	var list []examined
	matching := 0
	for _, test := range all {
		if !pattern.MatchString(test.Name) {
			continue
		}
		if matching++; matching%every != 0 {
			continue
		}
		report, err := outcomes.Examine(test)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", test.Name, err)
		}
		list = append(list, examined{test, report})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("none of the %d tests is wanted", len(all))
	}
	return list, nil
}
