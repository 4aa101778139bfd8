package mpitest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/base/trace"
)

// versionSource asks the library itself: mpiexec --version names the launcher.
const versionSource = `#include <mpi.h>
#include <stdio.h>
int main(void) {
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(text, &length);
    return puts(text) < 0;
}
`

// Version returns the library's name and version as the library states them, for example
// "MPICH 4.0.2" or "Open MPI v4.1.4".
func (l Library) Version(ctx context.Context) (string, error) {
	dir, err := os.MkdirTemp("", "mpitest-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "version.c")
	if err := os.WriteFile(source, []byte(versionSource), 0o666); err != nil {
		return "", err
	}
	program, err := Compile(l, dir, []string{source})
	if err != nil {
		return "", err
	}
	result, err := Run(ctx, Command{Lib: l, Ranks: 1, Program: program})
	if err != nil {
		return "", err
	}
	if !result.Passed() {
		return "", fmt.Errorf("asking for the library's version: %s", result)
	}
	return trace.ShortVersion(result.Stdout), nil
}
