package mpilib

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Late returns the MPI library that a program will load with dlopen, if that can be known before. The
// program is the file at path, called by name, and is linked to no MPI library itself. If named is not
// empty, it is the file of the library, or of an object linked to it. Else Late asks Python what mpi4py loads.
func Late(path, name, named string, environment []string) (library Library, found bool, err error) {
	library, found, err = loadedLater(path, name, named, environment)
	if !found || err != nil {
		return Library{}, false, err
	}
	interpreter, err := interpreterOf(path)
	if err != nil {
		return Library{}, false, err
	}
	return library, true, refuseMusl(path, interpreter)
}

func loadedLater(path, name, named string, environment []string) (library Library, found bool, err error) {
	if named != "" {
		library, err = namedLibrary(path, named, environment)
		return library, err == nil, err
	}
	if !IsPython(path) {
		return Library{}, false, nil
	}
	for _, object := range loadedByMPI4py(path, name, environment) {
		if library, found, err = openLibrary(object); err == nil && found {
			return library, true, nil
		}
	}
	return Library{}, false, nil
}

// namedLibrary looks for file as the program would.
func namedLibrary(program, file string, environment []string) (Library, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return Library{}, err
	}
	library, found, err := openLibrary(file)
	if found || err != nil {
		return library, wrongLibrary(err)
	}
	interpreter, err := interpreterOf(program)
	if err != nil {
		return Library{}, err
	}
	files, err := objects(interpreter, file, environment)
	if err != nil {
		return Library{}, wrongLibrary(err)
	}
	linked, err := firstLibrary(files)
	if err == nil && linked.Kind != Dynamic {
		err = fmt.Errorf("%s is not an MPI library, and is not linked to one", file)
	}
	return linked.Library, wrongLibrary(err)
}

func wrongLibrary(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("NASTY_LIBRARY: %w", err)
}

// pythonName matches the names of interpreters; the stub uses the same rule.
var pythonName = regexp.MustCompile(`^(python|pypy)[0-9.]*$`)

// IsPython says whether a program's name is that of a Python interpreter.
func IsPython(path string) bool { return pythonName.MatchString(filepath.Base(path)) }

// pythonLimit bounds the question to an interpreter, which usually takes a tenth of a second.
const pythonLimit = time.Minute

// question imports mpi4py as programs do, but does not initialize MPI. Which modules it loads, and where they
// find a library, depends on its version, on variables and on the folder of the interpreter.
const question = `import mpi4py
mpi4py.rc.initialize = mpi4py.rc.finalize = False
from mpi4py import MPI
for line in open("/proc/self/maps"):
    path = line.rstrip("\n").split(None, 5)[5:]
    if path and path[0].startswith("/"):
        print(path[0])
`

// loadedByMPI4py returns the files that an interpreter maps for mpi4py, if it has mpi4py. An interpreter
// depends on the name by which it is called, which may belong to a virtual environment.
func loadedByMPI4py(path, name string, environment []string) []string {
	ctx, cancel := context.WithTimeout(context.Background(), pythonLimit)
	defer cancel()
	python := exec.CommandContext(ctx, path, "-c", question)
	python.Args[0] = name
	python.Env = WithoutPreload(environment)
	out, err := python.Output()
	if err != nil {
		return nil // mpi4py is missing or broken: the program will say so itself
	}
	return unique(strings.Split(strings.TrimSpace(string(out)), "\n"))
}
