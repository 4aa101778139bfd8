package main

import (
	"fmt"
	"os"
	"strings"
)

// failure is an error with an exit status of its own.
type failure struct {
	status int
	error
}

func (f failure) Unwrap() error { return f.error }

// usage is a mistake of the caller's.
func usage(format string, values ...any) error {
	return failure{statusUsage, fmt.Errorf(format, values...)}
}

// say writes one line to standard error; kind is error, warning or hint.
func say(kind, text string) {
	fmt.Fprintf(os.Stderr, "nastympi: %s: %s\n", kind, text)
}

func list(words []string) string { return strings.Join(words, ", ") }
