package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/runner"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// turns are enough for a median: a launch takes some hundred milliseconds, give or take ten.
const turns = 15

// perRun is what a run of a sweep takes longer than a bare launch, in ms. Both are measured in turns, and each
// value is the median of some of them. Every call site is left alone, so that it is nastympi's part and not what
// perturbation does to the program. The run is traced, as in a sweep.
func perRun(library mpitest.Library, nastympi, program, folder string) (figure, error) {
	f := figure{name: "a run of a sweep, over a bare mpiexec", limit: "10", unit: "ms", digits: 1}
	for range launches {
		value, err := overBare(library, nastympi, program, folder)
		if err != nil {
			return f, err
		}
		f.values = append(f.values, value)
	}
	return f, nil
}

func overBare(library mpitest.Library, nastympi, program, folder string) (float64, error) {
	bare := mpitest.Command{Lib: library, Ranks: 2, Program: program, Unset: []string{"NASTY_"}, Limit: time.Minute}
	wrapped := bare
	wrapped.Wrap = []string{nastympi, "exec", runner.SettingsMark, "--"}
	swept := runner.Program{Words: wrapped.Line(), Wrapper: wrapped.Wrap, Environment: append(os.Environ(), library.Env...), Folder: folder}
	launch := attempt.Launch{Settings: []finding.Setting{{Name: "NASTY_ONLY_SITES", Value: "none"}}, Limit: time.Minute, Trace: true}
	var added []float64
	for n := range turns + 1 {
		under, err := swept.Run(context.Background(), launch)
		if err != nil {
			return 0, err
		}
		swept.Discard(under)
		native, err := mpitest.Run(context.Background(), bare)
		if err != nil {
			return 0, err
		}
		if !under.Passed() || !native.Passed() {
			return 0, fmt.Errorf("%s\n%s", under.Result, native)
		}
		if n > 0 { // the first compiles the shim, where there is none
			added = append(added, (under.Duration-native.Duration).Seconds()*1e3)
		}
	}
	return median(added), nil
}
