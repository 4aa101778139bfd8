package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/instrument"
)

func newCcFlags() *commandFlags { return newFlags("cc") }

// ccCommand becomes the compiler, which it tells to put a call before each load and each store, or runs its steps.
func ccCommand(arguments []string) (int, error) {
	flags := newCcFlags()
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	words := flags.Args()
	if len(words) == 0 {
		return 0, usage("no compiler given (want nastympi cc mpicc file.c)")
	}
	path, err := resolve(words[0])
	if err != nil {
		return 0, err
	}
	if !compiles(words[1:]) { // it is asked about itself
		return 0, replace(path, words, os.Environ())
	}
	cache, err := cacheFolder()
	if err != nil {
		return 0, err
	}
	library := instrument.Library{Folder: filepath.Join(cache, "access"), Sources: shim.Instrument()}
	command, err := library.Command([]string{path}, words[1:])
	if err != nil {
		return 0, usage("cc: %w", err)
	}
	if command.Stepwise {
		return compileStepwise(command)
	}
	return 0, replace(path, slices.Concat(words[:1], command.Words[1:]), os.Environ())
}

func compileStepwise(command instrument.Command) (int, error) {
	stop := interruption()
	folder, remove, err := temporary.make("nastympi-cc-")
	if err != nil {
		return 0, err
	}
	defer remove()
	status, err := command.RunSteps(stop, instrument.Steps{Folder: folder, In: os.Stdin, Out: os.Stdout, Err: os.Stderr})
	if stop.signal() != 0 {
		return stop.status(), nil
	}
	if err != nil {
		return 0, usage("cc: %w", err)
	}
	return status, nil
}

// compiles says whether a compiler is given something to compile or to link.
func compiles(arguments []string) bool {
	return !slices.Contains(arguments, "-###") && slices.ContainsFunc(arguments, func(a string) bool { return !strings.HasPrefix(a, "-") })
}
