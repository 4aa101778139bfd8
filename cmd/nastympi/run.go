package main

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/launch"
)

// runCommand starts a launch command with `nastympi exec` before the programs
// in it, or with the stub in its environment, and waits for its end.
func runCommand(arguments []string) (int, error) {
	flags := newFlags("run")
	flags.Func("set", "", set)
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	parts, err := findParts()
	if err != nil {
		return 0, err
	}
	command, err := launch.Wrap(flags.Args(), []string{parts.binary, "exec", "--"}, runnable)
	if err != nil {
		return 0, failure{statusUsage, err}
	}
	path, err := resolve(command.Words[0])
	if err != nil {
		return 0, err
	}
	folder, err := os.MkdirTemp("", "nastympi-run-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	status, exited, err := start(path, command.Words, launchEnvironment(command, parts, settings).with(runVariable, folder))
	if err == nil && exited && bool(settings.Enabled) && !begun(folder) {
		warnNothing(status)
	}
	return status, err
}

// set is the flag -set NASTY_X=value.
func set(assignment string) error {
	name, value, found := strings.Cut(assignment, "=")
	if !found || !strings.HasPrefix(name, "NASTY_") {
		return usage("want NASTY_NAME=value")
	}
	return os.Setenv(name, value)
}

// launchEnvironment keeps the stub out of MPI launchers: their programs are
// taken care of by name.
func launchEnvironment(command launch.Command, parts parts, settings config.Config) environment {
	if command.ThroughEnvironment && bool(settings.Enabled) {
		return plainEnvironment().withStub(parts.files, parts.binary)
	}
	return plainEnvironment()
}

// begun says whether any process on this machine left a mark: as an MPI
// program under the shim, or as one which was told that it cannot be.
func begun(folder string) bool {
	marks, err := filepath.Glob(filepath.Join(folder, "*"))
	return err != nil || len(marks) > 0
}

// warnNothing is silent if the command itself says that it started nothing.
func warnNothing(status int) {
	if status < statusFailed {
		say("warning", "no MPI program was intercepted on this machine (statically linked? MPI loaded by dlopen, as Python does? started elsewhere or not at all?)")
	}
}
