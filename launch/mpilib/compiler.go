package mpilib

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
)

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
func FindCompiler(ctx context.Context, library Library, preferred string) (string, error) {
	if preferred != "" {
		return preferredCompiler(ctx, library, preferred)
	}
	candidates := append(compilersBeside(library), compilersInPath()...)
	var lacking lacksCompiler // the last that could not be tried
	for _, wrapper := range candidates {
		linked, err := libraryOf(ctx, wrapper)
		if err == nil && linked == library {
			return wrapper, nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		errors.As(err, &lacking)
	}
	reason := tried(candidates)
	if lacking.wrapper != "" {
		reason = lacking.Error()
	}
	return "", fmt.Errorf("no mpicc found for %s (%s): install the library's development package (mpicc and mpi.h), set NASTY_MPICC=/path/to/mpicc, or run nastympi setup "+
		"on a node that has them, with XDG_CACHE_HOME in a folder that all nodes see",
		library.Path, reason)
}

func preferredCompiler(ctx context.Context, library Library, wrapper string) (string, error) {
	path, err := absolute(wrapper)
	if err != nil {
		return "", fmt.Errorf("NASTY_MPICC: no compiler %q (want the mpicc of %s)", wrapper, library.Path)
	}
	linked, err := libraryOf(ctx, path)
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
func libraryOf(ctx context.Context, wrapper string) (Library, error) {
	shop, err := openWorkshop(os.TempDir(), "nastympi-probe-")
	if err != nil {
		return Library{}, err
	}
	defer shop.close()
	program := filepath.Join(shop.folder, "probe")
	if err := os.WriteFile(program+".c", []byte(probe), 0o600); err != nil {
		return Library{}, err
	}
	if out, err := shop.run(ctx, wrapper, "-o", program, program+".c"); err != nil {
		if name := missingCompiler(ctx, shop, wrapper); name != "" {
			return Library{}, lacksCompiler{wrapper, name}
		}
		return Library{}, fmt.Errorf("%s cannot compile an MPI program: %s", wrapper, lastError(out, err))
	}
	found, err := Inspect(program, os.Environ())
	if err == nil && found.Kind != Dynamic {
		err = fmt.Errorf("%s links to no shared MPI library", wrapper)
	}
	return found.Library, err
}

// lacksCompiler is the error of a wrapper around a compiler that is not installed.
type lacksCompiler struct{ wrapper, compiler string }

func (l lacksCompiler) Error() string {
	return fmt.Sprintf("%s needs the compiler %s, which is not installed", l.wrapper, l.compiler)
}

// missingCompiler returns the compiler that a wrapper calls, if there is no such program. All wrappers know -show.
func missingCompiler(ctx context.Context, shop *workshop, wrapper string) string {
	out, err := shop.command(ctx, wrapper, "-show").Output()
	if err != nil {
		return ""
	}
	words, err := shell.Split(string(out))
	if err != nil || len(words) == 0 || strings.Contains(words[0], "=") {
		return ""
	}
	if _, err := exec.LookPath(words[0]); err == nil {
		return ""
	}
	return words[0]
}

// lastError is the last line of a compiler's output that is an error, else the last line that says anything, else
// what became of the compiler.
func lastError(output []byte, err error) string {
	said, wrong := "", ""
	for line := range strings.Lines(string(output)) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || strings.Contains(line, "ld returned") || strings.Contains(line, "compilation terminated"):
		case strings.Contains(line, "warning:") || strings.Contains(line, "note:"):
		case strings.Contains(line, "error:"):
			wrong = line
		default:
			said = line
		}
	}
	return cmp.Or(wrong, said, err.Error())
}
