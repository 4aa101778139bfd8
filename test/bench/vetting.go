package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// vetted are the sources that vet reads as one program: the C programs of the conformance tests.
const vetted = "test/conformance/testdata/*.c"

// vetting is what `nastympi vet` takes for 10,000 lines, with all processors, and with what the compiler takes for them.
func vetting(nastympi string) (figures, error) {
	files, err := filepath.Glob(vetted)
	if err != nil {
		return nil, err
	}
	lines := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		lines += bytes.Count(text, []byte("\n"))
	}
	each := figure{name: "vet of 10,000 lines", limit: "10", unit: "s", digits: 1}
	for range launches {
		begin := time.Now()
		output, err := exec.Command(nastympi, append([]string{"vet"}, files...)...).CombinedOutput()
		var found *exec.ExitError
		if err != nil && (!errors.As(err, &found) || found.ExitCode() != 1) { // some of them have races
			return nil, fmt.Errorf("%w: %s", err, output)
		}
		each.values = append(each.values, time.Since(begin).Seconds()*10_000/float64(lines))
	}
	return figures{each}, nil
}
