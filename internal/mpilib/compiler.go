package mpilib

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// compileLimit bounds one run of a compiler wrapper. A sound one takes seconds, and minutes on a busy
// machine. One that waits for a license server must not hang a test suite.
const compileLimit = 5 * time.Minute

// wrapperNames are what compiler wrappers for C are called: plain, with a
// distribution's suffix, for the standard ABI of MPI 5.0, and as Intel's.
var wrapperNames = []string{"mpicc", "mpicc.*", "mpicc-*", "mpicc_abi", "mpiicx", "mpiicc", "mpigcc"}

// probe is linked with a wrapper to learn which library it stands for.
const probe = `#include <mpi.h>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    return MPI_Finalize();
}
`

// FindCompiler returns the compiler wrapper that links to the library. If
// preferred is not empty, it is that one or an error.
func FindCompiler(library Library, preferred string) (string, error) {
	if preferred != "" {
		return preferredCompiler(library, preferred)
	}
	candidates := append(compilersBeside(library), compilersInPath()...)
	for _, wrapper := range candidates {
		if linked, err := libraryOf(wrapper); err == nil && linked == library {
			return wrapper, nil
		}
	}
	return "", fmt.Errorf("no mpicc found for %s (%s): install the library's development package (mpicc and mpi.h), or set NASTY_MPICC=/path/to/mpicc",
		library.Path, tried(candidates))
}

func preferredCompiler(library Library, wrapper string) (string, error) {
	path, err := absolute(wrapper)
	if err != nil {
		return "", fmt.Errorf("NASTY_MPICC: no compiler %q (want the mpicc of %s)", wrapper, library.Path)
	}
	linked, err := libraryOf(path)
	if err != nil {
		return "", fmt.Errorf("NASTY_MPICC: %w", err)
	}
	if linked != library {
		return "", fmt.Errorf("NASTY_MPICC: %s links to %s (want the mpicc of %s)", wrapper, linked.Path, library.Path)
	}
	return path, nil
}

// absolute finds a wrapper named in NASTY_MPICC as a shell would.
func absolute(wrapper string) (string, error) {
	path, err := exec.LookPath(wrapper)
	if err != nil {
		return "", err
	}
	return filepath.Abs(path)
}

func tried(candidates []string) string {
	if len(candidates) == 0 {
		return "none in PATH or beside it"
	}
	return "tried " + strings.Join(candidates, ", ")
}

// compilersBeside looks in the bin folders of the folders above the library:
// lib/libmpi.so and lib/x86_64-linux-gnu/libmpi.so belong to bin/mpicc.
func compilersBeside(library Library) []string {
	const levels = 4
	var found []string
	folder := filepath.Dir(library.Path)
	for range levels {
		found = append(found, compilersIn(filepath.Join(folder, "bin"))...)
		folder = filepath.Dir(folder)
	}
	return unique(found)
}

func compilersInPath() []string {
	var found []string
	for _, folder := range filepath.SplitList(os.Getenv("PATH")) {
		found = append(found, compilersIn(folder)...)
	}
	return unique(found)
}

func compilersIn(folder string) []string {
	var found []string
	for _, name := range wrapperNames {
		matches, _ := filepath.Glob(filepath.Join(folder, name))
		found = append(found, slices.DeleteFunc(matches, func(path string) bool { return !executable(path) })...)
	}
	return found
}

// unique keeps the first of each path. Wrappers are told apart by the name
// they are called with, so links to one file are not the same.
func unique(paths []string) []string {
	var kept []string
	for _, path := range paths {
		if !slices.Contains(kept, path) {
			kept = append(kept, path)
		}
	}
	return kept
}

// libraryOf links the probe with the wrapper and looks what it would load.
func libraryOf(wrapper string) (Library, error) {
	folder, err := os.MkdirTemp("", "nastympi-probe-")
	if err != nil {
		return Library{}, err
	}
	defer os.RemoveAll(folder)
	source, program := filepath.Join(folder, "probe.c"), filepath.Join(folder, "probe")
	if err := os.WriteFile(source, []byte(probe), 0o600); err != nil {
		return Library{}, err
	}
	if out, err := compile(folder, wrapper, "-o", program, source); err != nil {
		return Library{}, fmt.Errorf("%s cannot compile an MPI program: %s", wrapper, firstLine(out, err))
	}
	found, err := Inspect(program, os.Environ())
	if err == nil && found.Kind != Dynamic {
		err = fmt.Errorf("%s links to no shared MPI library", wrapper)
	}
	return found.Library, err
}

func compile(folder, wrapper string, arguments ...string) (output []byte, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), compileLimit)
	defer cancel()
	command := exec.CommandContext(ctx, wrapper, arguments...)
	command.Dir = folder
	command.Env = WithoutPreload(os.Environ())
	command.WaitDelay = time.Second
	output, err = command.CombinedOutput()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		err = fmt.Errorf("no end after %s", compileLimit)
	}
	return output, err
}

// firstLine is the first line of a compiler's output that speaks of an error,
// else the first of all, else what became of the compiler.
func firstLine(output []byte, err error) string {
	lines := strings.Split(strings.TrimSpace(string(output)), "\n")
	for _, line := range lines {
		if strings.Contains(line, "error") {
			return line
		}
	}
	if lines[0] != "" {
		return lines[0]
	}
	return err.Error()
}
