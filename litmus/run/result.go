package run

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
)

//go:embed src
var sources embed.FS

// WriteSources puts the program's sources into a folder, and returns the file to compile.
func WriteSources(folder string) (string, error) {
	entries, err := sources.ReadDir("src")
	if err != nil {
		return "", err
	}
	for _, entry := range entries {
		text, err := sources.ReadFile("src/" + entry.Name())
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(folder, entry.Name()), text, 0o666); err != nil {
			return "", err
		}
	}
	return filepath.Join(folder, "runner.c"), nil
}

// Result is what a run has seen of one test.
type Result struct {
	Test       string
	Iterations int
	Seen       []Seen
}

// Seen is one outcome that was seen.
type Seen struct {
	Values []uint64
	Count  int
	First  int // the iteration, from 1
}

// Parse reads the program's standard output. Lines of others in between are skipped.
func Parse(output string, tests []*litmus.Test) ([]Result, error) {
	var results []Result
	byName := map[string]*litmus.Test{}
	for _, t := range tests {
		byName[t.Name] = t
	}
	lines := strings.Split(output, "\n")
	for i := 0; i < len(lines); i++ {
		var r Result
		var n int
		if _, err := fmt.Sscanf(lines[i], "result %s %d %d", &r.Test, &r.Iterations, &n); err != nil {
			continue
		}
		test, known := byName[r.Test]
		if !known || i+n >= len(lines) {
			return nil, fmt.Errorf("bad result of the runner: %q", lines[i])
		}
		for ; n > 0; n-- {
			i++
			seen, err := parseSeen(lines[i], len(test.Locations()))
			if err != nil {
				return nil, err
			}
			r.Seen = append(r.Seen, seen)
		}
		results = append(results, r)
	}
	return results, nil
}

func parseSeen(line string, locations int) (Seen, error) {
	seen := Seen{Values: make([]uint64, locations)}
	fields := []any{&seen.Count, &seen.First}
	for i := range seen.Values {
		fields = append(fields, &seen.Values[i])
	}
	if _, err := fmt.Sscan(line, fields...); err != nil {
		return seen, fmt.Errorf("bad outcome of the runner: %q: %w", line, err)
	}
	return seen, nil
}

// Tally holds what was seen against what the search says.
type Tally struct {
	Counts    []int // of each allowed outcome
	Forbidden []Seen
}

// Add counts a result.
func (t *Tally) Add(allowed *outcomes.Set, result Result) {
	if t.Counts == nil {
		t.Counts = make([]int, len(allowed.Outcomes))
	}
	for _, seen := range result.Seen {
		at := allowed.Find(seen.Values)
		if len(at) == 0 {
			t.Forbidden = append(t.Forbidden, seen)
		}
		for _, i := range at {
			t.Counts[i] += seen.Count
		}
	}
}
