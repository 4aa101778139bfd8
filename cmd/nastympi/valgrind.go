package main

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/mpilib"
)

// isValgrind knows it by its name, as the stub does. Debian's is a script that starts
// valgrind.bin, which the stub hands over in turn.
func isValgrind(path string) bool {
	if name := filepath.Base(path); name != "valgrind" && name != "valgrind.bin" {
		return false
	}
	program, err := mpilib.Inspect(path, nil)
	return err == nil && program.Kind != mpilib.Foreign
}

// valgrind becomes it, with the shim in the program that it runs. The program does not
// start as a process of its own, so that nothing could be put before it later.
func valgrind(path string, words []string, settings config.Config) error {
	at := clientOf(words)
	if at == len(words) {
		return replace(path, words, plainEnvironment())
	}
	client, err := resolve(words[at])
	if err != nil {
		return replace(path, words, plainEnvironment()) // valgrind says so
	}
	environment, err := prepare(client, words[at:], settings)
	if err != nil {
		return err
	}
	parts, err := findParts()
	if err != nil {
		return err
	}
	words = slices.Clone(words)
	if option := "--suppressions=" + parts.files.Suppressions; !slices.Contains(words[:at], option) {
		words = slices.Insert(words, 1, option)
	}
	return replace(path, words, environment.inside(parts.files).with(goVariable, goSettings()))
}

const goVariable = "GODEBUG"

// goSettings are those of the core's Go runtime, besides the user's: it interrupts threads by
// signals, and valgrind loses track of their stacks there, Callgrind even itself.
func goSettings() string {
	const calm = "asyncpreemptoff=1"
	own := os.Getenv(goVariable)
	if own == "" || strings.Contains(own, calm) {
		return cmp.Or(own, calm)
	}
	return own + "," + calm
}

// insideValgrind is what valgrind's words run, if they are such.
func insideValgrind(words []string) []string {
	if filepath.Base(words[0]) != "valgrind" || clientOf(words) == len(words) {
		return words
	}
	return words[clientOf(words):]
}

// clientOf is the index of the program in valgrind's words, all of whose options are single
// words; their number if there is none.
func clientOf(words []string) int {
	for at := 1; at < len(words); at++ {
		if words[at] == "--" {
			return min(at+1, len(words))
		}
		if !strings.HasPrefix(words[at], "-") {
			return at
		}
	}
	return len(words)
}
