package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/launch/launchcmd"
	"github.com/nastympi/nastympi/launch/mpilib"
	"github.com/nastympi/nastympi/sweep/runner"
)

// Where the parts come from that are loaded into MPI programs; tests put
// simple ones in their place.
var (
	extract     = embedded.Extract
	shimSources = shim.Sources
	shimKey     = shim.Key
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
	f.StringVar(&f.file, "handover", "", "")                                                                        // for the stub
	f.StringVar(&f.world, "world", "", "")                                                                          // for MPI_Comm_spawn
	for name, variable := range map[string]string{"run": runVariable, "log": logVariable, "cache": cacheVariable} { // for nastympi run
		f.Func(name, "", func(value string) error { return os.Setenv(variable, value) })
	}
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
	if disabledRank(settings) {
		return 0, failure{statusFailed, errors.New(config.Enabled + "=0 for some ranks only: those that are perturbed would wait for them in MPI_Init " +
			"(" + config.Enabled + "=0 nastympi run … perturbs none)")}
	}
	if flags.file != "" && launchcmd.Launches(words) && bool(settings.Enabled) {
		return 0, relaunch(path, words)
	}
	if isValgrind(path) && bool(settings.Enabled) {
		return 0, valgrind(path, words, settings)
	}
	return 0, flags.become(path, words, settings)
}

// become the program at path.
func (f *execFlags) become(path string, words []string, settings config.Config) error {
	environment, library, err := prepare(path, words, settings)
	if err != nil {
		return err
	}
	if library != "" && f.file == "" && f.world == "" && (path == words[0] || filepath.IsAbs(path)) {
		// The runner asks again, if it is not told.
		_ = runner.Tell(os.Getenv(runVariable), func() runner.Start { return environment.start(words[0], path, library) })
	}
	return replace(path, words, environment)
}

// disabledRank says whether this process is a rank that another command, such as env, has told after `nastympi exec` that it
// is to run without nastympi.
func disabledRank(settings config.Config) bool {
	return !bool(settings.Enabled) && os.Getenv(execVariable) == strconv.Itoa(os.Getpid()) && launched()
}

// relaunch becomes a launcher that a script starts, with `nastympi exec` before its programs: it need not pass on the
// environment to other nodes. A launcher whose programs cannot be found stays as it is. So does one with
// words that look like marks: no user of nastympi has written them.
func relaunch(path string, words []string) error {
	parts, err := findParts()
	if err != nil {
		return err
	}
	command, err := launchcmd.Wrap(words, execWords(parts), runnable)
	if err != nil || slices.Contains(words, launchcmd.Mark) {
		return replace(path, words, plainEnvironment().withoutMPI(parts.files, parts.binary))
	}
	return replace(path, runner.WithSettings(command.Words, os.Environ()), plainEnvironment())
}

func load() (config.Config, error) {
	settings, err := config.Load()
	if err != nil {
		return settings, failure{statusUsage, err}
	}
	return settings, nil
}

// prepare returns the environment in which the program is to run, and the MPI library whose shim it has; empty: it has none.
func prepare(path string, words []string, settings config.Config) (ready environment, library string, err error) {
	plain := plainEnvironment()
	if !settings.Enabled {
		return plain, "", nil
	}
	plain = plain.with(execVariable, strconv.Itoa(os.Getpid())).forSanitizer(path)
	makeFolders(settings)
	parts, err := findParts()
	if err != nil {
		return nil, "", err
	}
	program, err := mpilib.Inspect(path, os.Environ())
	if err != nil {
		return nil, "", err
	}
	switch program.Kind {
	case mpilib.Dynamic:
		shim, err := parts.shimInRank(settings, program.Library)
		return plain.withShim(parts.files, parts.binary, shim), program.Library.Path, err
	case mpilib.NoMPI:
		return prepareLate(path, words[0], plain, parts, settings)
	case mpilib.Static:
		if once("static") {
			say("warning", path+": no RMA call can be intercepted: the MPI library is statically linked (link to the shared library)")
		}
	}
	return plain.withStub(parts.files, parts.binary), "", nil
}

// makeFolders makes those into which the program will write. They may exist on the node of nastympi run only. What cannot
// be made, the shim reports.
func makeFolders(settings config.Config) {
	for _, folder := range []string{settings.Trace, settings.Record} {
		if folder != "" {
			_ = os.MkdirAll(folder, 0o777)
		}
	}
}

// prepareLate is for a program which is not linked to MPI, but may load it.
func prepareLate(path, name string, plain environment, parts parts, settings config.Config) (environment, string, error) {
	library, found, err := mpilib.Late(path, name, settings.Library, os.Environ())
	if err != nil {
		return nil, "", err
	}
	if !found {
		return plain.withoutMPI(parts.files, parts.binary), "", nil
	}
	shim, err := parts.shimInRank(settings, library)
	return plain.withLateShim(parts.files, parts.binary, shim, library.Path), library.Path, err
}
