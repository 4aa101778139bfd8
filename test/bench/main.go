// Command bench measures what nastympi costs, as ratios of measurements that were made in turns: recording and
// replaying against the MPI library's own calls, a program without one-sided communication through nastympi
// against its direct calls, and a run of a sweep against a bare launch; loads and stores that are recorded
// against those that ThreadSanitizer watches; what it takes to judge a long recording; and how long sweeps
// take to find the bugs of the examples. With -write it writes the tables into doc/figures.md.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/section"
)

// page is where the table stands, in the section of this name.
const page, sectionName = "doc/figures.md", "bench"

func main() {
	write := flag.Bool("write", false, "write the tables into "+page)
	only := flag.String("only", "", "measure only costs, sweeps, or judging or loads, which are part of the costs and not written")
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
	switch only { // parts of the costs have no section of their own
	case "judging":
		return judgingCosts(table{os.Stdout}, nastympi, folder)
	case "loads":
		for _, library := range libraries {
			if err := loads(table{os.Stdout}, library, nastympi, folder); err != nil {
				return err
			}
		}
		return nil
	}
	if only != "sweeps" {
		err = into(write, sectionName, costs)
	}
	if err == nil && only != "costs" {
		err = into(write, sweepSection, found)
	}
	return err
}

// into prints what measure writes, and replaces a section of the page.
func into(write bool, name string, measure func(io.Writer) error) error {
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
	return judgingCosts(out, nastympi, folder)
}

func judgingCosts(out table, nastympi, folder string) error {
	lines, err := judging(nastympi, folder)
	out.rows("-", "-", lines)
	return err
}

// launches of each program: what varies from one process to the next, such as where its memory lies, is the
// spread that the table shows.
const launches = 5

// measure runs a program that uses windows, one that does not, and one that hardly does anything.
func measure(out table, library mpitest.Library, nastympi, folder string) error {
	for _, part := range []struct {
		source, window string
		arguments      []string
	}{
		{"rma.c", "allocate", []string{"replay", "allocate"}},
		{"rma.c", "allocate", []string{"pieces", "allocate"}},
		{"rma.c", "create", []string{"replay", "create"}},
		{"rma.c", "create", []string{"pieces", "create"}},
		{"plain.c", "-", nil},
	} {
		program, err := compiled(library, folder, part.source)
		if err != nil {
			return err
		}
		var lines figures
		for range launches {
			result, err := launch(library, []string{nastympi, "exec"}, program, part.arguments...)
			if err != nil {
				return err
			}
			lines.add(result)
		}
		out.rows(library.Name, part.window, lines)
	}
	small, err := compiled(library, folder, "small.c")
	if err != nil {
		return err
	}
	run, err := perRun(library, nastympi, small, folder)
	if err != nil {
		return err
	}
	out.rows(library.Name, "-", figures{run})
	call, err := recordedCall(library, nastympi, folder)
	if err != nil {
		return err
	}
	out.rows(library.Name, "-", call)
	computing, err := recordedProgram(library, nastympi, folder)
	if err != nil {
		return err
	}
	out.rows(library.Name, "-", computing)
	return loads(out, library, nastympi, folder)
}

// loads measures what recording loads and stores costs.
func loads(out table, library mpitest.Library, nastympi, folder string) error {
	lines, err := recordedLoads(library, nastympi, folder)
	out.rows(library.Name, "-", lines)
	return err
}

func compiled(library mpitest.Library, folder, source string, flags ...string) (string, error) {
	return mpitest.Compile(library, folder, []string{"test/bench/programs/" + source}, append([]string{"-O2", "-std=gnu11", "-ldl"}, flags...)...)
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
