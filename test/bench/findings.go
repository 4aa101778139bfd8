package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// sweepSection is the section of the page for the examples' sweeps.
const sweepSection = "sweeps"

const sweepHeader = "| example | library | symptom | a native run | first words | reduced finding |\n|---|---|---|--:|--:|--:|\n"

// measurements are enough for a median.
const measurements = 5

// reached is when a sweep came to something, from its start.
type reached struct {
	runs int // of the program, so far
	time time.Duration
}

func (r reached) String() string { return fmt.Sprintf("%d runs, %.1f s", r.runs, r.time.Seconds()) }

// sweeps prints for each example how long a native run takes, and how long a sweep takes to say that something fails, and to print its
// finding.
func sweeps(out io.Writer, libraries []mpitest.Library, nastympi, folder string) error {
	fmt.Fprint(out, sweepHeader)
	for _, library := range libraries {
		for _, example := range catalogue.Examples() {
			if !example.LatentUnder(library.Name) {
				continue
			}
			row, err := sweepOf(library, example, nastympi, folder)
			if err != nil {
				return fmt.Errorf("%s with %s: %w", example.Name, library.Name, err)
			}
			fmt.Fprintf(out, "| %s | %s | %s | %s |\n", example.Name, library.Name, example.Symptom, row)
		}
	}
	return nil
}

// sweepOf an example with default settings, in which the first run of the search fails, is the end of its row.
func sweepOf(library mpitest.Library, example catalogue.Example, nastympi, folder string) (row string, err error) {
	program, err := mpitest.Compile(library, folder, []string{filepath.Join("examples", example.File())}, "-g", "-std=gnu11")
	if err != nil {
		return "", err
	}
	launch := mpitest.Command{Lib: library, Ranks: example.Ranks, Program: program, Limit: time.Minute}
	native, err := nativeRun(launch)
	if err != nil {
		return "", err
	}
	confirmed, found, err := findingOf(launch, 1, nastympi, folder)
	if err == nil && found.runs == 0 {
		err = errors.New("no finding")
	}
	return fmt.Sprintf("%.2f s | %s | %s", native.Seconds(), confirmed, found), err
}

// findingOf says when a sweep with so many runs of its search came to its first finding.
func findingOf(launch mpitest.Command, runs int, nastympi, folder string) (confirmed, found reached, err error) {
	events := filepath.Join(folder, "events")
	words := []string{"sweep", "-runs", fmt.Sprint(runs), "-o", filepath.Join(folder, "findings"), "-events", events}
	_, err = output(launch.Lib, nastympi, append(words, launch.Line()...)...)
	if exit := new(exec.ExitError); err != nil && !errors.As(err, &exit) {
		return confirmed, found, err
	}
	return readEvents(events)
}

// nativeRun is how long a run without nastympi takes: the median of some.
func nativeRun(launch mpitest.Command) (time.Duration, error) {
	return medianOf(func() (time.Duration, error) {
		result, err := mpitest.Run(context.Background(), launch)
		if err == nil && !result.Passed() {
			err = fmt.Errorf("%s", result)
		}
		return result.Duration, err
	})
}

// medianOf some measurements.
func medianOf(measure func() (time.Duration, error)) (time.Duration, error) {
	var times []time.Duration
	for range measurements {
		took, err := measure()
		if err != nil {
			return 0, err
		}
		times = append(times, took)
	}
	return median(times), nil
}

// commandLimit is for one command of nastympi.
const commandLimit = 5 * time.Minute

// output of a command of nastympi.
func output(library mpitest.Library, nastympi string, words ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), commandLimit)
	defer cancel()
	command := exec.CommandContext(ctx, nastympi, words...)
	command.Cancel = func() error { return command.Process.Signal(os.Interrupt) } // it ends its runs
	command.Env = append(os.Environ(), library.Env...)
	text, err := command.CombinedOutput()
	return text, cmp.Or(ctx.Err(), err)
}

// readEvents of a sweep: when a failure was confirmed, and when its finding was complete.
func readEvents(path string) (confirmed, found reached, err error) {
	file, err := os.Open(path)
	if err != nil {
		return confirmed, found, err
	}
	defer file.Close()
	var start time.Time
	runs := 0
	for in := json.NewDecoder(file); ; {
		var event struct {
			Event string
			Time  time.Time
		}
		if err := in.Decode(&event); errors.Is(err, io.EOF) {
			return confirmed, found, nil
		} else if err != nil {
			return confirmed, found, err
		}
		switch event.Event {
		case "start":
			start = event.Time
		case "run":
			runs++
		case "confirmed":
			confirmed = reached{runs, event.Time.Sub(start)}
		case "finding":
			found = reached{runs, event.Time.Sub(start)}
		}
	}
}
