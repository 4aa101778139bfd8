package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/sweep/runner"
)

// What is told to the shim, the stub and `nastympi exec` in other processes.
const (
	coreVariable    = "_NASTYMPI_CORE"    // path of the core
	binaryVariable  = "_NASTYMPI_BIN"     // path of this executable
	processVariable = "_NASTYMPI_PID"     // the process that has its shim already
	inheritVariable = "_NASTYMPI_PRELOAD" // LD_PRELOAD for that one's children
	libraryVariable = "_NASTYMPI_LIBRARY" // MPI library that the program will load
	clientVariable  = "_NASTYMPI_CLIENT"  // LD_PRELOAD=... for the program inside valgrind
	optionsVariable = "_NASTYMPI_OPTIONS" // valgrind's about the program's children
	logVariable     = runner.LogVariable  // set: valgrind writes its log into the folder of the recording
	cacheVariable   = "_NASTYMPI_CACHE"   // of the node on which nastympi run runs
	execVariable    = "_NASTYMPI_EXEC"    // the process that `nastympi exec` became, as ranks do; its children inherit it
	runVariable     = runner.MarkVariable // folder where MPI processes leave a mark
	worldVariable   = "_NASTYMPI_WORLD"   // names the MPI_COMM_WORLD of processes that a program has spawned
	preloadVariable = "LD_PRELOAD"
)

// environment is one for a new program; methods change it.
type environment []string

// plainEnvironment is this process's without anything of nastympi's, except
// for the folder of the run.
func plainEnvironment() environment {
	e := environment(os.Environ())
	for _, name := range []string{coreVariable, binaryVariable, processVariable, inheritVariable, libraryVariable, clientVariable, optionsVariable} {
		e = e.without(name)
	}
	return e.preload(foreignPreloads())
}

// withStub makes MPI programs below be handed over to this executable.
func (e environment) withStub(files embedded.Files, binary string) environment {
	return e.with(binaryVariable, binary).preload(append([]string{files.Stub}, foreignPreloads()...))
}

// withShim is for the MPI program that this process becomes. The stub stays
// first: it gives children, which may use another MPI library or none, the
// environment without the shim.
func (e environment) withShim(files embedded.Files, binary, shim string) environment {
	foreign := foreignPreloads()
	inherited := append([]string{files.Stub}, foreign...)
	return e.withStub(files, binary).
		with(coreVariable, files.Core).
		with(processVariable, strconv.Itoa(os.Getpid())).
		with(inheritVariable, strings.Join(inherited, ":")).
		preload(slices.Concat([]string{files.Stub, shim}, foreign))
}

// withLateShim is for a program that loads the library itself, by and by.
func (e environment) withLateShim(files embedded.Files, binary, shim, library string) environment {
	return e.withShim(files, binary, shim).with(libraryVariable, library)
}

// withoutMPI is for a program that will not have MPI, as far as known: the stub
// need not hand it over again. Its children are another matter.
func (e environment) withoutMPI(files embedded.Files, binary string) environment {
	return e.withStub(files, binary).with(processVariable, strconv.Itoa(os.Getpid()))
}

// inside is for a process that becomes valgrind, with a program inside that needs this
// environment: until then, the stub is preloaded alone, and it knows what the
// program gets.
func (e environment) inside(files embedded.Files) environment {
	at := slices.IndexFunc(e, func(assignment string) bool { return strings.HasPrefix(assignment, preloadVariable+"=") })
	return e.with(clientVariable, e[at]).
		with(processVariable, strconv.Itoa(os.Getpid())).
		preload(append([]string{files.Stub}, foreignPreloads()...))
}

// start tells how the program at path, which a launch command calls word, is started in this environment, with the shim of an MPI
// library. It holds for other processes.
func (e environment) start(word, path, library string) runner.Start {
	if absolute, err := filepath.Abs(path); err == nil { // the runner may be in another folder
		path = absolute
	}
	s := runner.Start{Word: word, Files: []string{path, library}}
	inherited := os.Environ()
	for _, assignment := range e {
		switch name, value, _ := strings.Cut(assignment, "="); name {
		case processVariable, execVariable:
			s.Set = append(s.Set, name+"="+runner.FirstProcess)
		case cacheVariable: // from an argument that other processes do not have
			s.Set = append(s.Set, assignment)
		case coreVariable:
			s.Files = append(s.Files, value)
			s.Set = append(s.Set, assignment)
		case preloadVariable:
			s.Files = append(s.Files, preloaded(value)...)
			s.Set = append(s.Set, assignment)
		default:
			if !slices.Contains(inherited, assignment) {
				s.Set = append(s.Set, assignment)
			}
		}
	}
	for _, assignment := range inherited {
		name, _, _ := strings.Cut(assignment, "=")
		if !slices.ContainsFunc(e, func(kept string) bool { return strings.HasPrefix(kept, name+"=") }) {
			s.Unset = append(s.Unset, name)
		}
	}
	return s
}

// foreignPreloads are what the user wants to be preloaded. Ours are known by
// their names alone, since they may come from another cache.
func foreignPreloads() []string {
	return slices.DeleteFunc(preloaded(os.Getenv(preloadVariable)), func(path string) bool {
		name := filepath.Base(path)
		return name == "nastystub.so" || name == "nastyshim.so"
	})
}

// preloaded are the words of LD_PRELOAD.
func preloaded(value string) []string {
	return strings.FieldsFunc(value, func(r rune) bool { return r == ' ' || r == ':' })
}

func (e environment) preload(paths []string) environment {
	if len(paths) == 0 {
		return e.without(preloadVariable)
	}
	return e.with(preloadVariable, strings.Join(paths, ":"))
}

func (e environment) with(name, value string) environment {
	return append(e.without(name), name+"="+value)
}

func (e environment) without(name string) environment {
	return slices.DeleteFunc(slices.Clone(e), func(assignment string) bool {
		return strings.HasPrefix(assignment, name+"=")
	})
}
