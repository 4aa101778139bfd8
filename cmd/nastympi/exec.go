package main

import (
	"os"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/launch/mpilib"
)

// Where the parts come from that are loaded into MPI programs; tests put
// simple ones in their place.
var (
	extract     = embedded.Extract
	shimSources = shim.Sources
)

// execFlags are the flags of nastympi exec.
type execFlags struct {
	*commandFlags
	file  string // that the stub hands over; empty: find it by the program's name
	world string // of the processes that a program spawns; empty: the launcher's
}

func newExecFlags() *execFlags {
	f := &execFlags{commandFlags: newFlags("exec")}
	f.setFlag()
	f.StringVar(&f.file, "handover", "", "") // for the stub
	f.StringVar(&f.world, "world", "", "")   // for MPI_Comm_spawn
	return f
}

// execCommand becomes the program, with the shim of its MPI library in front.
func execCommand(arguments []string) (int, error) {
	flags := newExecFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	words := flags.Args()
	if len(words) == 0 {
		return 0, usage("no program given (want nastympi exec ./prog)")
	}
	if flags.world != "" {
		if err := os.Setenv(worldVariable, flags.world); err != nil {
			return 0, err
		}
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	path := flags.file
	if path == "" {
		if path, err = resolve(words[0]); err != nil {
			return 0, err
		}
	}
	if isValgrind(path) && bool(settings.Enabled) {
		return 0, valgrind(path, words, settings)
	}
	environment, err := prepare(path, words, settings)
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
func prepare(path string, words []string, settings config.Config) (environment, error) {
	plain := plainEnvironment()
	if !settings.Enabled {
		return plain, nil
	}
	plain = plain.with(execVariable, "1").forSanitizer(path)
	parts, err := findParts()
	if err != nil {
		return nil, err
	}
	program, err := mpilib.Inspect(path, os.Environ())
	if err != nil {
		return nil, err
	}
	switch program.Kind {
	case mpilib.Dynamic:
		shim, err := parts.shimInRank(settings, program.Library)
		return plain.withShim(parts.files, parts.binary, shim), err
	case mpilib.NoMPI:
		return prepareLate(path, words[0], plain, parts, settings)
	case mpilib.Static:
		if once("static") {
			say("warning", path+": no RMA call can be intercepted: the MPI library is statically linked (link to the shared one)")
		}
	}
	return plain.withStub(parts.files, parts.binary), nil
}

// prepareLate is for a program which is not linked to MPI, but may load it.
func prepareLate(path, name string, plain environment, parts parts, settings config.Config) (environment, error) {
	library, found, err := mpilib.Late(path, name, settings.Library, os.Environ())
	if err != nil {
		return nil, err
	}
	if !found {
		return plain.withoutMPI(parts.files, parts.binary), nil
	}
	shim, err := parts.shimInRank(settings, library)
	return plain.withLateShim(parts.files, parts.binary, shim, library.Path), err
}
