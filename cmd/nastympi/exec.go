package main

import (
	"os"

	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/embedded"
	"github.com/nastympi/nastympi/internal/mpilib"
)

// Where the parts come from that are loaded into MPI programs; tests put
// simple ones in their place.
var (
	extract     = embedded.Extract
	shimSources = shim.Sources
)

// execCommand becomes the program, with the shim of its MPI library in front.
func execCommand(arguments []string) (int, error) {
	flags := newFlags("exec")
	// The stub names the file that was started; the words may call it anything.
	file := flags.String("handover", "", "")
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	words := flags.Args()
	if len(words) == 0 {
		return 0, usage("no program given (want nastympi exec ./prog)")
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	path := *file
	if path == "" {
		if path, err = resolve(words[0]); err != nil {
			return 0, err
		}
	}
	environment, err := prepare(path, settings)
	if err != nil {
		return 0, err
	}
	return 0, replace(path, words, environment)
}

func load() (config.Config, error) {
	settings, err := config.Load()
	if err != nil {
		return settings, failure{statusUsage, err}
	}
	return settings, nil
}

// prepare returns the environment in which the program is to run.
func prepare(path string, settings config.Config) (environment, error) {
	plain := plainEnvironment()
	if !settings.Enabled {
		return plain, nil
	}
	parts, err := findParts()
	if err != nil {
		return nil, err
	}
	program, err := mpilib.Inspect(path, os.Environ())
	if err != nil {
		return nil, err
	}
	if program.Kind == mpilib.Dynamic {
		shim, err := parts.shims(settings).Get(program.Library)
		return plain.withShim(parts.files, parts.binary, shim), err
	}
	if program.Kind == mpilib.Static && once("static") {
		say("warning", path+": no RMA call can be intercepted: the MPI library is statically linked (link to the shared one)")
	}
	return plain.withStub(parts.files, parts.binary), nil
}
