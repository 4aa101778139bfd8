// Command bench prints what nastympi costs, as ratios of measurements taken in
// the same run: recording and replaying against the MPI library's own calls, and
// a program without one-sided communication, and a run of a sweep, against themselves run natively.
package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench: error:", err)
		os.Exit(1)
	}
}

func run() error {
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
	fmt.Printf("%-9s %-9s %-52s %9s %7s\n", "library", "window", "figure", "measured", "limit")
	for _, library := range libraries {
		if err := measure(library, nastympi, folder); err != nil {
			return fmt.Errorf("%s: %w", library.Name, err)
		}
	}
	return nil
}

// measure runs a program that uses windows, one that does not, and one that hardly does anything.
func measure(library mpitest.Library, nastympi, folder string) error {
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
			print(library.Name, window, result)
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
	fmt.Printf("%-9s %-9s %-52s %9.3f %7s\n", library.Name, "-", "a program without RMA / natively", ratio, "1.02")
	small, err := mpitest.Compile(library, folder, []string{"bench/programs/small.c"}, "-O2", "-std=gnu11")
	if err != nil {
		return err
	}
	added, err := perRun(library, nastympi, small, folder)
	if err != nil {
		return err
	}
	fmt.Printf("%-9s %-9s %-52s %9.1f %7s ms\n", library.Name, "-", "a run of a sweep, over a bare mpiexec", added, "20")
	return nil
}

func launch(library mpitest.Library, wrap []string, program string, arguments ...string) (string, error) {
	result, err := mpitest.Run(context.Background(), mpitest.Command{
		Lib: library, Ranks: 2, Wrap: wrap, Program: program, Args: arguments,
		Env: []string{"NASTY_SPLIT_MAX=0"}, Unset: []string{"NASTY_"}, Limit: 5 * time.Minute,
	})
	if err != nil {
		return "", err
	}
	if !result.Passed() {
		return "", fmt.Errorf("%s", result)
	}
	return result.Stdout, nil
}

// print copies a program's lines, each `figure value limit unit`, into the table.
func print(library, window, output string) {
	for scanner := bufio.NewScanner(strings.NewReader(output)); scanner.Scan(); {
		words := strings.Fields(scanner.Text())
		n := len(words) - 3
		fmt.Printf("%-9s %-9s %-52s %9s %7s %s\n", library, window,
			strings.Join(words[:n], " "), words[n], words[n+1], words[n+2])
	}
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
