package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/adapters"
	"github.com/nastympi/nastympi/launch/launchcmd"
	"github.com/nastympi/nastympi/launch/mpilib"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/runner"
)

// subject is the program that is run again and again.
type subject struct {
	runner.Program
	name    string // of the program or script, as the user wrote it
	library string // MPI library that it uses, as far as known
}

// newSubject makes a launch command ready, whose runs get this input. What belongs to runs goes into a folder below
// parent, until the subject is dismissed.
func newSubject(words []string, parent string, settings config.Config, input *process.Input) (*subject, error) {
	parts, err := findParts()
	if err != nil {
		return nil, err
	}
	command, err := wrapped(words, parts, settings)
	if err != nil {
		return nil, err
	}
	if command.Words[0], err = resolve(command.Words[0]); err != nil {
		return nil, err
	}
	if parent, err = filepath.Abs(parent); err != nil {
		return nil, err
	}
	folder, err := finding.Workspace(parent)
	if err != nil {
		return nil, err
	}
	temporary.add(folder)
	environment := launchEnvironment(command, parts, settings)
	program := programOf(command, parts)
	local := sync.OnceValue(func() []string { return adapters.Absent(interruption(), launcherOf(command.Words), os.Environ()) })
	if process.OnThisMachine(command.Words, environment) {
		go local() // meanwhile
	}
	return &subject{name: title(program), library: buildAhead(program, parts.shims(settings), settings.Library), Program: runner.Program{
		Words: command.Words, Wrapper: execWords(parts), Environment: environment, Plain: plainEnvironment(), Local: local, Folder: folder, Input: input,
	}}, nil
}

// buildAhead builds the program's shim before the first run, and returns the program's MPI library, as far as known. The
// program may be linked to it, or load it later: named is NASTY_LIBRARY. If the build fails, the run says why.
func buildAhead(program []string, shims mpilib.Shims, named string) (library string) {
	path, err := resolve(program[0])
	if err != nil {
		return ""
	}
	inspected, err := mpilib.Inspect(path, os.Environ())
	if err != nil {
		return ""
	}
	found := inspected.Kind == mpilib.Dynamic
	if inspected.Kind == mpilib.NoMPI {
		inspected.Library, found, _ = mpilib.Late(path, program[0], named, os.Environ()) // the run says what is wrong
	}
	if found {
		_, _ = shims.Get(interruption(), inspected.Library)
	}
	return inspected.Library.Path
}

// dismiss removes what is left of runs, and the folder above if nothing was kept in it.
func (s *subject) dismiss() {
	temporary.remove(s.Folder)
	os.Remove(filepath.Dir(s.Folder)) // fails where there are findings
}

// programOf is the program of a command that is made ready, with its arguments: what stands behind the first `nastympi exec`, or the
// whole command. Of valgrind it is what that runs.
func programOf(command launchcmd.Command, parts parts) []string {
	wrapper := execWords(parts)
	for i := range command.Words {
		if rest := command.Words[i:]; len(rest) > len(wrapper) && slices.Equal(rest[:len(wrapper)], wrapper) {
			return insideValgrind(rest[len(wrapper):])
		}
	}
	return insideValgrind(command.Words)
}

// launcherOf is the launcher in a command, behind env, timeout and the like; or its first word.
func launcherOf(words []string) string {
	at := slices.IndexFunc(words, func(word string) bool { return launchcmd.Launches([]string{word}) })
	return words[max(0, at)]
}

// title is how reports call a program: by the name of its file, but a script or module of Python
// by its own.
func title(words []string) string {
	if !mpilib.IsPython(words[0]) {
		return words[0]
	}
	for i := 1; i < len(words); i++ {
		switch word := words[i]; {
		case word == "-c":
			return words[0]
		case word == "-m" || word == "-W" || word == "-X":
			if i++; word == "-m" && i < len(words) {
				return words[i]
			}
		case !strings.HasPrefix(word, "-"):
			return word
		}
	}
	return words[0]
}

// keptPrefixes begin the variables, besides our own, that decide how an MPI program runs.
var keptPrefixes = []string{
	"OMPI_", "PMIX_", "PRTE_", "MPICH_", "MPIR_", "HYDRA_", "I_MPI_", "MV2_", "FI_", "UCX_", "OMP_", "GOMP_", "KMP_",
	"LD_LIBRARY_PATH=", "LC_", "LANG=", "TZ=", "MALLOC_", "GLIBC_",
}

// keptEnvironment is what a finding keeps of the environment. Users show findings to others, and other
// variables may be secrets.
func keptEnvironment() []string {
	var list []string
	for _, assignment := range os.Environ() {
		if isKept(assignment) {
			list = append(list, assignment)
		}
	}
	slices.Sort(list)
	return list
}

func isKept(assignment string) bool {
	name, _, _ := strings.Cut(assignment, "=")
	return slices.Contains(config.LaunchOnly(), name) ||
		slices.ContainsFunc(keptPrefixes, func(prefix string) bool { return strings.HasPrefix(assignment, prefix) })
}

// checkSetting says whether config takes a variable's value.
func checkSetting(name, value string) error {
	old, was := os.LookupEnv(name)
	if err := os.Setenv(name, value); err != nil {
		return usage("%s: %w", name, err)
	}
	defer func() {
		if was {
			_ = os.Setenv(name, old)
		} else {
			_ = os.Unsetenv(name)
		}
	}()
	_, err := load()
	return err
}

// here is the working directory, as findings name it.
func here() string {
	dir, err := os.Getwd()
	if err != nil {
		return fmt.Sprintf("(unknown: %s)", err)
	}
	return dir
}
