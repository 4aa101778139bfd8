package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/launch/mpilib"
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
	environment, _, err := prepare(client, words[at:], settings)
	if err != nil {
		return err
	}
	parts, err := findParts()
	if err != nil {
		return err
	}
	suppressions, err := embedded.ExtractSuppressions(parts.cache)
	if err != nil {
		return err
	}
	options := childOptions(words[:at])
	words = slices.Insert(slices.Clone(words), 1, append(logOptions(words[:at], settings), "--suppressions="+suppressions)...)
	return replace(path, words, environment.inside(parts.files).with(optionsVariable, options))
}

// withOptions are all options of valgrind: it puts those of its variable, which blanks separate, before its words.
func withOptions(words []string) []string {
	return slices.Concat(strings.Fields(os.Getenv("VALGRIND_OPTS")), words)
}

// childOptions are the user's settings of what valgrind does with processes that the program starts. The
// shim changes them for a moment: what it starts is no part of the program. Later words count.
func childOptions(words []string) string {
	var settings []string
	for _, option := range []string{"--child-silent-after-fork=", "--trace-children="} {
		setting := option + "no"
		for _, word := range withOptions(words) {
			if strings.HasPrefix(word, option) {
				setting = word
			}
		}
		settings = append(settings, setting)
	}
	return strings.Join(settings, " ")
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
