// Command nastympi runs MPI programs under their worst legal one-sided
// schedule. This package decides which files go into which process and what
// the user is told; what happens to MPI calls is decided elsewhere.
package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/nastympi/nastympi/internal/config"
)

// Exit statuses of nastympi itself; 125 to 127 are those of env(1).
const (
	statusUsage         = 2 // wrong command line or configuration
	statusFailed        = 125
	statusNotExecutable = 126
	statusNotFound      = 127
)

// command is one word of the command line; it returns the exit status.
type command func(arguments []string) (status int, err error)

var commands = map[string]command{
	"exec":    execCommand,
	"run":     runCommand,
	"sweep":   sweepCommand,
	"replay":  replayCommand,
	"env":     envCommand,
	"litmus":  litmusCommand,
	"version": versionCommand,
}

// init breaks the cycle between the commands and their help.
func init() { commands["help"] = helpCommand }

func main() { os.Exit(mainStatus(os.Args[1:])) }

func mainStatus(arguments []string) (status int) {
	defer func() {
		if cause := recover(); cause != nil {
			fmt.Fprintf(os.Stderr, "nastympi: internal error: %v\n", cause)
			status = statusFailed
		}
	}()
	status, err := dispatch(arguments)
	if err == nil {
		return status
	}
	say("error", err.Error())
	var failed failure
	if errors.As(err, &failed) {
		return failed.status
	}
	return statusFailed
}

func dispatch(arguments []string) (int, error) {
	if len(arguments) == 0 {
		_, err := helpCommand(nil)
		return statusUsage, err
	}
	name := arguments[0]
	switch name {
	case "-h", "-help", "--help":
		return helpCommand(arguments[1:])
	case "-version", "--version":
		return versionCommand(arguments[1:])
	}
	if run, known := commands[name]; known {
		return run(arguments[1:])
	}
	return 0, unknownWord("command", name, slices.Sorted(mapsKeys(commands)))
}

// unknownWord names the nearest choice, or all of them.
func unknownWord(what, word string, choices []string) error {
	if near := config.Nearest(word, choices); near != "" {
		return usage("unknown %s %q (did you mean %s?)", what, word, near)
	}
	return usage("unknown %s %q (want %s)", what, word, list(choices))
}
