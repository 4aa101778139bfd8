// Command bench measures what nastympi costs, as ratios of measurements that were made in turns: recording and
// replaying against the MPI library's own calls, a program without one-sided communication through nastympi
// against its direct calls, and a run of a sweep against a bare launch; loads and stores that are recorded
// against those that ThreadSanitizer watches; what it takes to judge a long recording, and those of many ranks,
// and to vet sources; how long check takes; and how long sweeps take to find the bugs of the examples, and of the
// conformance suite's racy programs. With -write it writes the tables into doc/figures.md. With -save it keeps
// the costs in a file, and with -compare it says which of them changed since they were kept, beyond what launches
// of one program differ. Only figures of the same machine can be compared.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/section"
)

// page is where the table stands, in the section of this name.
const page, sectionName = "doc/figures.md", "bench"

func main() {
	write := flag.Bool("write", false, "write the tables into "+page)
	only := flag.String("only", "", "measure only costs, checks, sweeps, racy, scale, or judging or loads, which are part of the costs and not written")
	var files files
	flag.StringVar(&files.save, "save", "", "keep the costs in this file")
	flag.StringVar(&files.compare, "compare", "", "compare the costs with those that this file keeps")
	flag.Parse()
	if parts := []string{"", "costs", "checks", "sweeps", "racy", "scale", "judging", "loads"}; !slices.Contains(parts, *only) {
		fmt.Fprintf(os.Stderr, "bench: error: -only %s: want one of%s\n", *only, strings.Join(parts, " "))
		os.Exit(2)
	}
	if err := run(*write, *only, files); err != nil {
		fmt.Fprintln(os.Stderr, "bench: error:", err)
		os.Exit(1)
	}
}

// files that keep costs; an empty name: none.
type files struct{ save, compare string }

// finish compares the costs with those before, and keeps them.
func (f files) finish(before, now []measured) error {
	if f.compare != "" {
		compare(os.Stdout, before, now)
	}
	if f.save == "" {
		return nil
	}
	return keep(f.save, now)
}

func run(write bool, only string, files files) error {
	var before []measured
	if files.compare != "" { // a file that cannot be read should be found out before the measuring
		var err error
		if before, err = kept(files.compare); err != nil {
			return err
		}
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
	many := func(out io.Writer) error { return scale(out, nastympi, folder) }
	if only == "scale" { // needs no MPI library
		return into(write, scaleSection, many)
	}
	libraries, err := mpitest.Libraries()
	if err != nil {
		return err
	}
	printed := &table{out: os.Stdout}
	costs := func(out io.Writer) error {
		fmt.Fprintln(out, "```")
		defer fmt.Fprintln(out, "```")
		printed.out = out
		return allCosts(printed, libraries, nastympi, folder)
	}
	found := func(out io.Writer) error { return sweeps(out, libraries, nastympi, folder) }
	races := func(out io.Writer) error { return racy(out, libraries, nastympi, folder) }
	checking := func(out io.Writer) error { return checks(out, libraries, nastympi, folder) }
	switch only { // parts of the costs have no section of their own
	case "judging":
		if err := judgingCosts(printed, nastympi, folder); err != nil {
			return err
		}
		return files.finish(before, printed.lines)
	case "loads":
		for _, library := range libraries {
			if err := loads(printed, library, nastympi, folder); err != nil {
				return err
			}
		}
		return files.finish(before, printed.lines)
	}
	return measureAll([]part{
		{"costs", sectionName, costs, func() error { return files.finish(before, printed.lines) }},
		{"checks", checkSection, checking, nil}, {"sweeps", sweepSection, found, nil}, {"racy", racySection, races, nil}, {"scale", scaleSection, many, nil},
	}, only, write)
}

// part is what a section of the page has.
type part struct {
	name, section string
	measure       func(io.Writer) error
	after         func() error // nil: nothing follows
}

// measureAll parts, or the one with this name.
func measureAll(parts []part, only string, write bool) error {
	for _, p := range parts {
		if only != "" && only != p.name {
			continue
		}
		if err := into(write, p.section, p.measure); err != nil {
			return err
		}
		if p.after == nil {
			continue
		}
		if err := p.after(); err != nil {
			return err
		}
	}
	return nil
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

func allCosts(out *table, libraries []mpitest.Library, nastympi, folder string) error {
	out.header()
	for _, library := range libraries {
		if err := measure(out, library, nastympi, folder); err != nil {
			return fmt.Errorf("%s: %w", library.Name, err)
		}
	}
	return judgingCosts(out, nastympi, folder)
}

func judgingCosts(out *table, nastympi, folder string) error {
	lines, err := judging(nastympi, folder)
	out.rows("-", "-", lines)
	if err == nil {
		lines, err = vetting(nastympi)
		out.rows("-", "-", lines)
	}
	return err
}

// launches of each program: what varies from one process to the next, such as where its memory lies, is the
// spread that the table shows.
const launches = 5

// measure runs a program that uses windows, one that does not, and one that hardly does anything.
func measure(out *table, library mpitest.Library, nastympi, folder string) error {
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
func loads(out *table, library mpitest.Library, nastympi, folder string) error {
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
