package mpilib

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// libraries are all MPI libraries to test with; a missing one is a failure.
func libraries(t *testing.T) []mpitest.Library {
	t.Helper()
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	return libs
}

// compiled builds a program of one file and returns its path.
func compiled(t *testing.T, compiler, source string, flags ...string) string {
	t.Helper()
	folder := t.TempDir()
	file, program := filepath.Join(folder, "program.c"), filepath.Join(folder, "program")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o600))
	out, err := exec.Command(compiler, append([]string{"-o", program, file}, flags...)...).CombinedOutput()
	require.NoError(t, err, string(out))
	return program
}

func TestInspectFindsTheLibrary(t *testing.T) {
	seen := map[Library]string{}
	for _, lib := range libraries(t) {
		program, err := Inspect(compiled(t, lib.Mpicc, probe), os.Environ())
		require.NoError(t, err)
		assert.Equal(t, Dynamic, program.Kind, lib.Name)
		assert.FileExists(t, program.Library.Path)
		assert.NotContains(t, seen, program.Library, "libraries have different identities")
		seen[program.Library] = lib.Name
	}
}

func TestInspectHonoursLibraryPath(t *testing.T) {
	here := compiled(t, "gcc", "int PMPI_Init(int *c, char ***v) { return 0; }\n", "-shared", "-fPIC", "-Wl,-soname,program")
	path := compiled(t, "gcc", "int PMPI_Init();\nint main(void) { return PMPI_Init(); }\n",
		here, "-Wl,--enable-new-dtags,-rpath,"+filepath.Dir(here))
	program, err := Inspect(path, os.Environ())
	require.NoError(t, err)
	assert.Equal(t, here, program.Library.Path)

	content, err := os.ReadFile(here)
	require.NoError(t, err)
	copied := filepath.Join(t.TempDir(), "program")
	require.NoError(t, os.WriteFile(copied, content, 0o700))
	moved, err := Inspect(path, append(os.Environ(), "LD_LIBRARY_PATH="+filepath.Dir(copied)))
	require.NoError(t, err)
	assert.Equal(t, copied, moved.Library.Path)
	assert.NotEqual(t, program.Library.ID, moved.Library.ID)
}

func TestInspectKinds(t *testing.T) {
	script := filepath.Join(t.TempDir(), "script")
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\n"), 0o700))
	empty := filepath.Join(t.TempDir(), "empty")
	require.NoError(t, os.WriteFile(empty, nil, 0o700))
	const inside = "int PMPI_Init(int *c, char ***v) { return 0; }\nint main(void) { return PMPI_Init(0, 0); }\n"
	tests := []struct {
		name, path string
		want       Kind
	}{
		{"script", script, Foreign},
		{"empty file", empty, Foreign},
		{"shell", "/bin/sh", NoMPI},
		{"no dynamic linker", compiled(t, "cc", "int main(void) { return 0; }\n", "-static"), NoMPI},
		{"library inside", compiled(t, "cc", inside), Static},
		{"library inside, exported", compiled(t, "cc", inside, "-rdynamic"), Static},
		{"library inside, stripped of nothing but linked statically", compiled(t, "cc", inside, "-static"), Static},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			program, err := Inspect(test.path, os.Environ())
			require.NoError(t, err)
			assert.Equal(t, Program{Kind: test.want}, program)
		})
	}
}

// Alpine's programs, for example. Others of that C library run as they are.
func TestProgramsOfMuslAreRefused(t *testing.T) {
	here := compiled(t, "gcc", "int PMPI_Init(int *c, char ***v) { return 0; }\n", "-shared", "-fPIC", "-Wl,-soname,program")
	linker := filepath.Join(t.TempDir(), "ld-musl-any.so.1") // what it says when it is asked to list
	require.NoError(t, os.WriteFile(linker, []byte("#!/bin/sh\necho \"program => $NEEDED (0x7f00)\"\n"), 0o700))
	path := compiled(t, "gcc", "int main(void) { return 0; }\n", "-Wl,--dynamic-linker="+linker)

	refused := path + " is linked to musl (" + linker + "): nastympi needs a program that is linked to glibc"
	_, err := Inspect(path, append(os.Environ(), "NEEDED="+here))
	assert.EqualError(t, err, refused)
	_, _, err = Late(path, path, here, os.Environ()) // as Python's
	assert.EqualError(t, err, refused)
	program, err := Inspect(path, append(os.Environ(), "NEEDED=/bin/sh"))
	require.NoError(t, err)
	assert.Equal(t, Program{Kind: NoMPI}, program)
}

func TestInspectDoesNotRunTheProgram(t *testing.T) {
	mark := filepath.Join(t.TempDir(), "mark")
	path := compiled(t, "cc", `#include <stdio.h>
__attribute__((constructor)) static void start(void) { fclose(fopen("`+mark+`", "w")); }
int main(void) { return 0; }
`)
	_, err := Inspect(path, os.Environ())
	require.NoError(t, err)
	assert.NoFileExists(t, mark)
}

func TestInspectNamesMissingFiles(t *testing.T) {
	_, err := Inspect("/nowhere/program", nil)
	assert.ErrorContains(t, err, "/nowhere/program")
}

func TestParseList(t *testing.T) {
	const text = "\tlinux-vdso.so.1 (0x00007ffd)\n" +
		"\tlibmpi.so.40 => /opt/my mpi (0x1)/libmpi.so.40 (0x00007fb9)\n" +
		"\tlibgone.so => not found\n" +
		"\t/lib64/ld-linux-x86-64.so.2 (0x00007fb9)\n"
	assert.Equal(t, []string{"/opt/my mpi (0x1)/libmpi.so.40", "/lib64/ld-linux-x86-64.so.2"}, parseList(text))
}

func TestWithoutPreload(t *testing.T) {
	assert.Equal(t, []string{"A=1", "LD_PRELOAD_X=2"}, WithoutPreload([]string{"A=1", "LD_PRELOAD=x", "LD_PRELOAD_X=2"}))
}
