package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/vet/ir"

	vetting "github.com/nastympi/nastympi/vet"
	"github.com/nastympi/nastympi/vet/compile"
)

// Files that lack a header or a module: the first one compiles without it, the others do not.
func TestVetWithoutHeaders(t *testing.T) {
	lib, dir := vetLibraries(t)[0], t.TempDir()
	var units []compile.Unit
	for _, file := range []struct{ name, text string }{
		{"apart.c", "#include <mpi.h>\n#include \"generated/config.h\"\nvoid f(MPI_Win w)\n{\n    int v = 0;\n" +
			"    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, w);\n    v = 1;\n    MPI_Win_flush(1, w);\n}\n"},
		{"needs.c", "#include <mpi.h>\n#include <types.h>\nthe_type x;\n"},
		{"uses.f90", "subroutine f\n  use absent\nend subroutine\n"},
	} {
		path := filepath.Join(dir, file.name)
		require.NoError(t, os.WriteFile(path, []byte(file.text), 0o600))
		language := compile.LanguageOf(path)
		compiler := lib.Mpicc
		if language == compile.Fortran {
			if lib.Mpifort == "" {
				continue
			}
			compiler = lib.Mpifort
		}
		units = append(units, compile.Unit{Dir: dir, Compiler: compiler, Source: path, Language: language})
	}
	program, failed := compileAll(units, t.TempDir(), false)
	require.Len(t, program, 1)
	assert.Equal(t, []string{"generated/config.h"}, program[0].Missing)
	found, _ := vetting.Diagnose(program, "")
	assert.Len(t, found, 1)
	want := []unread{{filepath.Join(dir, "needs.c"), []string{"types.h"}}}
	if len(units) > 2 {
		want = append(want, unread{filepath.Join(dir, "uses.f90"), []string{"the module absent"}})
	}
	assert.Equal(t, want, failed)
	assert.Equal(t, filepath.Join(dir, "needs.c")+" could not be compiled without types.h, and was not read", failed[0].String())
}

// A compiler of MPI that calls clang, unless it is told otherwise.
func TestVetWithClang(t *testing.T) {
	t.Setenv("MPICH_CC", "")
	t.Setenv("OMPI_CC", "")
	lib, dir := vetLibraries(t)[0], t.TempDir()
	wrapper, source := filepath.Join(dir, "mpicc"), filepath.Join(dir, "halo.c")
	script := "#!/bin/sh\n[ -n \"$MPICH_CC\" ] && [ -n \"$OMPI_CC\" ] && exec " + lib.Mpicc + ` "$@"
echo "clang: error: unknown argument: '-fdump-tree-original-lineno-uid'" >&2
exit 1
`
	require.NoError(t, os.WriteFile(wrapper, []byte(script), 0o700)) //nolint:gosec // it is a program
	require.NoError(t, os.WriteFile(source, []byte("#include <mpi.h>\nvoid f(MPI_Win w)\n{\n    int v = 0;\n"+
		"    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, w);\n    v = 1;\n    MPI_Win_flush(1, w);\n}\n"), 0o600))
	unit := compile.Unit{Dir: dir, Compiler: wrapper, Flags: []string{"-Weverything", "-fcolor-diagnostics"}, Source: source, Language: compile.C}
	program, failed := compileAll([]compile.Unit{unit}, t.TempDir(), false)
	assert.Empty(t, failed)
	found, _ := vetting.Diagnose(program, "")
	assert.Len(t, found, 1)
}

// Of a call that was not understood nothing is known, so the verdict says so.
func TestVetSaysWhichCallsItDidNotUnderstand(t *testing.T) {
	var f vetFlags
	assert.Equal(t, 1, f.sayUnread([]*ir.Unit{{Unread: []ir.Unread{{Text: "MPI_WaitD.8 (NEW_EXPR);"}, {Text: "_1 = NEW_EXPR;"}}}, {}}))
}
