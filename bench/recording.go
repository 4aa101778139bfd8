package main

import (
	"path/filepath"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// recordedCall is what NASTY_RECORD adds to a call.
func recordedCall(library mpitest.Library, nastympi, folder string) (figure, error) {
	f := figure{name: "a recorded call, added", limit: "100", unit: "ns", digits: 0}
	program, err := compiled(library, folder, "recorded.c")
	if err != nil {
		return f, err
	}
	wrap := []string{nastympi, "exec", "-set", "NASTY_RECORD=" + filepath.Join(folder, library.Name), "-set", "NASTY_LOG=off"}
	for range launches {
		under, err := nanoseconds(library, wrap, program)
		if err != nil {
			return f, err
		}
		native, err := nanoseconds(library, nil, program)
		if err != nil {
			return f, err
		}
		f.values = append(f.values, under-native)
	}
	return f, nil
}

// nanoseconds that the program prints.
func nanoseconds(library mpitest.Library, wrap []string, program string) (float64, error) {
	output, err := launch(library, wrap, program)
	if err != nil {
		return 0, err
	}
	return strconv.ParseFloat(strings.TrimSpace(output), 64)
}
