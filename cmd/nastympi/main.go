// Command nastympi runs MPI programs under their worst legal one-sided
// schedule. This package decides which files go into which process and what
// the user is told; what happens to MPI calls is decided elsewhere.
package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/nastympi/nastympi/intercept/config"
)

// Exit statuses of nastympi itself; 125 to 127 are those of env(1).
const (
	statusUsage         = 2 // wrong command line or configuration
	statusFailed        = 125
	statusNotExecutable = 126
	statusNotFound      = 127
)

// command is what the first word of the command line stands for.
type command struct {
	run   func(arguments []string) (status int, err error)
	flags func() *commandFlags // nil: it has none
}

// commands is a function because help, which is one of them, looks up the others.
func commands() map[string]command {
	return map[string]command{
		"exec":        {execCommand, func() *commandFlags { return newExecFlags().commandFlags }},
		"run":         {runCommand, func() *commandFlags { return newRunFlags().commandFlags }},
		"sweep":       {sweepCommand, func() *commandFlags { return newSweepFlags().commandFlags }},
		"check":       {checkCommand, func() *commandFlags { return newCheckFlags().commandFlags }},
		"cc":          {ccCommand, newCcFlags},
		"replay":      {replayCommand, func() *commandFlags { return newReplayFlags().commandFlags }},
		"litmus":      {litmusCommand, func() *commandFlags { return newLitmusFlags().commandFlags }},
		"setup":       {setupCommand, func() *commandFlags { return newSetupFlags().commandFlags }},
		"env":         {envCommand, func() *commandFlags { return newEnvFlags().commandFlags }},
		"vet":         {vetCommand, func() *commandFlags { return newVetFlags().commandFlags }},
		"version":     {run: versionCommand},
		"help":        {run: helpCommand},
		"completions": {run: completionsCommand},
	}
}

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
	if command, known := commands()[name]; known {
		return command.run(arguments[1:])
	}
	return 0, unknownWord("command", name, slices.Sorted(maps.Keys(commands())))
}

// unknownWord names the nearest choice, or all of them.
func unknownWord(what, word string, choices []string) error {
	if near := config.Nearest(word, choices); near != "" {
		return usage("unknown %s %q (did you mean %s?)", what, word, near)
	}
	return usage("unknown %s %q (want %s)", what, word, list(choices))
}
