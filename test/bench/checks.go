package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// checkSection is the section of the page for what `check` takes.
const checkSection = "checks"

const checkHeader = "| program | library | a native run | `check` | aim |\n|---|---|--:|--:|--:|\n"

// checked are correct programs: a short one, and those of calls.c.
var checked = []struct {
	what, source string
	flags, args  []string
}{
	{"the twin of put_flag", "examples/put_flag.c", []string{"-DFIXED"}, nil},
	{"100,000 puts and flushes", "test/bench/programs/calls.c", nil, []string{"flushes"}},
	{"500 windows", "test/bench/programs/calls.c", nil, []string{"windows"}},
	{"500 accumulates of 1,000 blocks", "test/bench/programs/calls.c", nil, []string{"strided"}},
	{"100,000 messages", "test/bench/programs/calls.c", nil, []string{"messages"}},
	{"500 turns of a ticket lock", "test/bench/programs/calls.c", nil, []string{"turns"}},
}

// checks prints for each program how long a native run takes, and how long `check` takes, the medians of some.
func checks(out io.Writer, libraries []mpitest.Library, nastympi, folder string) error {
	fmt.Fprint(out, checkHeader)
	for _, library := range libraries {
		for _, p := range checked {
			program, err := mpitest.Compile(library, folder, []string{p.source}, append([]string{"-g", "-O2", "-std=gnu11"}, p.flags...)...)
			if err != nil {
				return err
			}
			launch := mpitest.Command{Lib: library, Ranks: 2, Program: program, Args: p.args, Limit: time.Minute}
			native, err := nativeRun(launch)
			if err != nil {
				return err
			}
			took, err := checkOf(library, nastympi, launch)
			if err != nil {
				return fmt.Errorf("%s with %s: %w", p.what, library.Name, err)
			}
			fmt.Fprintf(out, "| %s | %s | %.2f s | %.2f s | %.2f s |\n", p.what, library.Name, native.Seconds(), took.Seconds(), aimOf(native).Seconds())
		}
	}
	return nil
}

// aimOf is how long the runs of `check` may take.
func aimOf(native time.Duration) time.Duration { return 5*native + 3*time.Second }

// checkOf is how long `check` takes for a correct program: the median of some.
func checkOf(library mpitest.Library, nastympi string, launch mpitest.Command) (time.Duration, error) {
	return medianOf(func() (time.Duration, error) {
		begin := time.Now()
		output, err := output(library, nastympi, append([]string{"check"}, launch.Line()...)...)
		if err != nil {
			err = fmt.Errorf("%w: %s", err, strings.TrimSpace(string(output)))
		}
		return time.Since(begin), err
	})
}
