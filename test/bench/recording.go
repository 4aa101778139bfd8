package main

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/watch"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// recordedCall is what NASTY_RECORD adds to a call, what it writes, and what it adds besides that a deadlock is watched for.
func recordedCall(library mpitest.Library, nastympi, folder string) (figures, error) {
	program, err := compiled(library, folder, "recorded.c")
	if err != nil {
		return nil, err
	}
	recording := filepath.Join(folder, library.Name)
	if err := os.Mkdir(recording, 0o777); err != nil {
		return nil, err
	}
	wrap := recordedInto(nastympi, recording)
	call := figure{name: "a recorded call, added", limit: "100", unit: "ns", digits: 0}
	watching := figure{name: "watching it for deadlocks, added", limit: "20", unit: "ns", digits: 0}
	for range launches {
		recorded, err := nanoseconds(library, wrap, program)
		if err != nil {
			return nil, err
		}
		watched, err := watched(recording, func() (float64, error) { return nanoseconds(library, wrap, program) })
		if err != nil {
			return nil, err
		}
		native, err := nanoseconds(library, nil, program)
		if err != nil {
			return nil, err
		}
		call.values = append(call.values, recorded-native)
		watching.values = append(watching.values, watched-recorded)
	}
	size, err := perCall(recording)
	return figures{call, {name: "a recorded call", limit: "64", unit: "bytes", digits: 1, values: size}, watching}, err
}

// perCall is the bytes that the recordings of a folder have for each call.
func perCall(folder string) (values []float64, err error) {
	files, err := trace.Files(folder)
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		each, err := bytesPerCall(file)
		if err != nil {
			return nil, err
		}
		values = append(values, each)
	}
	return values, nil
}

func bytesPerCall(file string) (float64, error) {
	info, err := os.Stat(file)
	if err != nil {
		return 0, err
	}
	r, err := trace.Open(file)
	if err != nil {
		return 0, err
	}
	defer r.Close()
	var e trace.Event
	for calls := 0.0; ; {
		switch more, err := r.Next(&e); {
		case err != nil:
			return 0, err
		case !more:
			return float64(info.Size()) / calls, nil
		case e.Type == trace.Enter:
			calls++
		}
	}
}

// recordedProgram is how much longer a program takes that computes, and moves its borders by one-sided operations.
func recordedProgram(library mpitest.Library, nastympi, folder string) (figures, error) {
	program, err := compiled(library, folder, "stencil.c")
	if err != nil {
		return nil, err
	}
	ratio := figure{name: "a stencil, recorded / native", limit: "1.2", unit: "ratio", digits: 3}
	for range launches {
		recorded, err := nanoseconds(library, recordedInto(nastympi, filepath.Join(folder, library.Name)), program)
		if err != nil {
			return nil, err
		}
		native, err := nanoseconds(library, nil, program)
		if err != nil {
			return nil, err
		}
		ratio.values = append(ratio.values, recorded/native)
	}
	return figures{ratio}, nil
}

// recordedInto makes nastympi record what a program does, and perturb nothing, as in the first run of check.
func recordedInto(nastympi, recording string) []string {
	return []string{nastympi, "exec", "-set", config.Record + "=" + recording, "-set", config.OnlySites + "=none", "-set", "NASTY_LOG=off"}
}

// watched measures a program while its recording is watched, as check does.
func watched(recording string, measure func() (float64, error)) (float64, error) {
	ctx, cancel := context.WithCancel(context.Background())
	over := make(chan struct{})
	go func() {
		defer close(over)
		watch.Watch{Folder: recording}.Deadlock(ctx)
	}()
	defer func() { cancel(); <-over }()
	return measure()
}

// nanoseconds that the program prints.
func nanoseconds(library mpitest.Library, wrap []string, program string) (float64, error) {
	output, err := launch(library, wrap, program)
	if err != nil {
		return 0, err
	}
	return strconv.ParseFloat(strings.TrimSpace(output), 64)
}
