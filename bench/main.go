// Command bench measures what nastympi costs, as ratios of measurements of the
// same run: recording and replaying against the MPI library's own calls, and a
// program without one-sided communication, and a run of a sweep, against
// themselves run natively; and how long sweeps take to find the bugs of the examples.
// With -write it writes the tables into doc/figures.md.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
	"github.com/nastympi/nastympi/internal/testkit/section"
)

// page is where the table stands, in the section of this name.
const page, sectionName = "doc/figures.md", "bench"

func main() {
	write := flag.Bool("write", false, "write the tables into "+page)
	only := flag.String("only", "", "measure only costs or sweeps")
	flag.Parse()
	if err := run(*write, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench: error:", err)
		os.Exit(1)
	}
}

func run(write bool, only string) error {
	libraries, err := mpitest.Libraries()
	if err != nil {
		return err
	}
	nastympi, err := filepath.Abs("bin/nastympi")
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "nastympi-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	costs := func(out io.Writer) error {
		fmt.Fprintln(out, "```")
		defer fmt.Fprintln(out, "```")
		return allCosts(table{out}, libraries, nastympi, folder)
	}
	found := func(out io.Writer) error { return sweeps(out, libraries, nastympi, folder) }
	if only != "sweeps" {
		err = figures(write, sectionName, costs)
	}
	if err == nil && only != "costs" {
		err = figures(write, sweepSection, found)
	}
	return err
}

// figures prints what measure writes, and replaces a section of the page.
func figures(write bool, name string, measure func(io.Writer) error) error {
	if write { // a page without the section should be found out before the measuring
		if _, err := section.Read(page, name); err != nil {
			return err
		}
	}
	var kept strings.Builder
	if err := measure(io.MultiWriter(os.Stdout, &kept)); err != nil {
		return err
	}
	if !write {
		return nil
	}
	return section.Write(page, name, kept.String())
}

func allCosts(out table, libraries []mpitest.Library, nastympi, folder string) error {
	out.header()
	for _, library := range libraries {
		if err := measure(out, library, nastympi, folder); err != nil {
			return fmt.Errorf("%s: %w", library.Name, err)
		}
	}
	return nil
}

// measure runs a program that uses windows, one that does not, and one that hardly does anything.
func measure(out table, library mpitest.Library, nastympi, folder string) error {
	program, err := mpitest.Compile(library, folder, []string{"bench/programs/rma.c"}, "-O2", "-std=gnu11", "-ldl")
	if err != nil {
		return err
	}
	for _, window := range []string{"allocate", "create"} {
		for _, part := range []string{"replay", "million"} {
			result, err := launch(library, []string{nastympi, "exec"}, program, part, window)
			if err != nil {
				return err
			}
			out.copied(library.Name, window, result)
		}
	}
	plain, err := mpitest.Compile(library, folder, []string{"bench/programs/plain.c"}, "-O2", "-std=gnu11")
	if err != nil {
		return err
	}
	ratio, err := withoutRMA(library, nastympi, plain)
	if err != nil {
		return err
	}
	out.row(library.Name, "-", "a program without RMA / natively", fmt.Sprintf("%.3f", ratio), "1.02", "ratio")
	small, err := mpitest.Compile(library, folder, []string{"bench/programs/small.c"}, "-O2", "-std=gnu11")
	if err != nil {
		return err
	}
	added, err := perRun(library, nastympi, small, folder)
	if err != nil {
		return err
	}
	out.row(library.Name, "-", "a run of a sweep, over a bare mpiexec", fmt.Sprintf("%.1f", added), "20", "ms")
	return nil
}

func launch(library mpitest.Library, wrap []string, program string, arguments ...string) (string, error) {
	result, err := mpitest.Run(context.Background(), mpitest.Command{
		Lib: library, Ranks: 2, Wrap: wrap, Program: program, Args: arguments,
		Env: []string{"NASTY_SPLIT_MAX=0", "NASTY_THOROUGH=0"}, Unset: []string{"NASTY_"}, Limit: 5 * time.Minute,
	})
	if err != nil {
		return "", err
	}
	if !result.Passed() {
		return "", fmt.Errorf("%s", result)
	}
	return result.Stdout, nil
}

// withoutRMA returns the median ratio of a program's own time under nastympi and
// natively, measured in turns.
func withoutRMA(library mpitest.Library, nastympi, program string) (float64, error) {
	var ratios []float64
	for range 9 {
		under, err := seconds(library, []string{nastympi, "exec"}, program)
		if err != nil {
			return 0, err
		}
		native, err := seconds(library, nil, program)
		if err != nil {
			return 0, err
		}
		ratios = append(ratios, under/native)
	}
	slices.Sort(ratios)
	return ratios[len(ratios)/2], nil
}

func seconds(library mpitest.Library, wrap []string, program string) (float64, error) {
	output, err := launch(library, wrap, program)
	if err != nil {
		return 0, err
	}
	return strconv.ParseFloat(strings.TrimSpace(output), 64)
}
