package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// racySection is the section of the page for the sweeps of the conformance suite's racy programs.
const racySection = "racy"

const racyHeader = "| library | races | pass natively | found | median | slowest | not found |\n|---|--:|--:|--:|--:|---|---|\n"

// racyRuns are the runs of a search, fewer first: a sweep goes on after its finding. Later runs do not change when that came.
var racyRuns = []int{1, 7, 40}

// nativeRuns without a failure make a race latent.
const nativeRuns = 3

// racy prints how many of the conformance suite's races sweeps find, and how long that takes.
func racy(out io.Writer, libraries []mpitest.Library, nastympi, folder string) error {
	fmt.Fprint(out, racyHeader)
	for _, library := range libraries {
		programs := racyPrograms()
		row := racyRow{}
		for _, r := range programs {
			if err := row.add(r, library, nastympi, folder); err != nil {
				return fmt.Errorf("%s with %s: %w", r, library.Name, err)
			}
		}
		fmt.Fprintf(out, "| %s | %d | %s |\n", library.Name, len(programs), row)
	}
	return nil
}

// racyPrograms are the races of the conformance suite, each once. Those that NASTY_INTERLEAVE shows are none of sweeps, which do not set
// it: MPI can be read in another way.
func racyPrograms() []catalogue.Race {
	var races []catalogue.Race
	for _, r := range catalogue.Races() {
		same := func(other catalogue.Race) bool { return other.Program == r.Program && other.Args == r.Args }
		if !strings.Contains(r.Setting, "INTERLEAVE") && !slices.ContainsFunc(races, same) {
			races = append(races, r)
		}
	}
	return races
}

// racyRow is what sweeps find with one library.
type racyRow struct {
	latent  int
	times   []time.Duration
	slowest string
	missed  []string
}

func (row *racyRow) add(r catalogue.Race, library mpitest.Library, nastympi, folder string) error {
	program, err := mpitest.Compile(library, folder, []string{filepath.Join("test/conformance/testdata", r.Program+".c")}, "-g", "-std=gnu11")
	if err != nil {
		return err
	}
	launch := mpitest.Command{Lib: library, Ranks: 2, Program: program, Args: strings.Fields(r.Args), Limit: time.Minute}
	for range nativeRuns {
		if result, err := mpitest.Run(context.Background(), launch); err != nil || !result.Passed() {
			return err
		}
	}
	row.latent++
	name := fmt.Sprintf("`%s %s`", r.Program, r.Args)
	for _, runs := range racyRuns {
		_, found, err := findingOf(launch, runs, nastympi, folder)
		if err != nil {
			return err
		}
		if found.runs > 0 {
			if row.times = append(row.times, found.time); found.time == slices.Max(row.times) {
				row.slowest = fmt.Sprintf("%.1f s (%s)", found.time.Seconds(), name)
			}
			return nil
		}
	}
	row.missed = append(row.missed, name)
	return nil
}

func (row racyRow) String() string {
	return fmt.Sprintf("%d | %d | %.1f s | %s | %s", row.latent, len(row.times), median(row.times).Seconds(), row.slowest, strings.Join(row.missed, ", "))
}
