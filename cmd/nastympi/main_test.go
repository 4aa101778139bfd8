package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// fakeVariable names the folder with the parts for the transcripts: the real
// stub, a core which nobody loads, and the sources of a shim which only says
// that it is there.
const fakeVariable = "TEST_PARTS"

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"nastympi": func() {
		folder := os.Getenv(fakeVariable)
		shimKey = func() string { return fakeSources }
		shimSources = func() fs.FS { return os.DirFS(filepath.Join(folder, fakeSources)) }
		extract = func(string) (embedded.Files, error) {
			if folder == "" {
				return embedded.Files{}, errors.New("nastympi was built without its core: run make build")
			}
			return embedded.Files{
				Core: filepath.Join(folder, "nastycore"), Stub: filepath.Join(folder, "nastystub.so"),
			}, nil
		}
		main()
	}})
}

// fakeSources is a folder of its own: shims are built beside it, from all C files below it.
const fakeSources = "sources"

// fakeParts makes the folder.
func fakeParts(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(folder, fakeSources), os.DirFS("testdata/fakeshim")))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "nastycore"), nil, 0o600))
	out, err := exec.Command("cc", "-O2", "-Wall", "-Werror", "-fPIC", "-shared", "-o", filepath.Join(folder, "nastystub.so"),
		"../../intercept/stub/stub.c").CombinedOutput()
	require.NoError(t, err, string(out))
	return folder
}

// unconfigured removes what the caller's environment would change.
func unconfigured(variables []string) []string {
	var kept []string
	for _, assignment := range variables {
		if !strings.HasPrefix(assignment, "NASTY_") {
			kept = append(kept, assignment)
		}
	}
	return kept
}

func TestCommandLine(t *testing.T) {
	parts := fakeParts(t)
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/cli",
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Vars = unconfigured(e.Vars)
			e.Setenv(fakeVariable, parts)
			e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, "cache"))
			return nil
		},
	})
}

func TestMPIPrograms(t *testing.T) {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	transcripts, err := filepath.Glob("testdata/mpi/*.txtar")
	require.NoError(t, err)
	parts := fakeParts(t)
	programs := make([]string, len(libs))
	for i, lib := range libs {
		programs[i], err = mpitest.Compile(lib, t.TempDir(), []string{"testdata/program.c"})
		require.NoError(t, err)
	}
	for i, lib := range libs {
		// Not just any: MPICH 5 does not start as a child of Open MPI, natively either.
		other := programs[0]
		if i == 0 {
			other = programs[len(programs)-1]
		}
		var files []string
		for n, file := range transcripts {
			if lib.Takes(n, 1) {
				files = append(files, file)
			}
		}
		t.Run(lib.Name, func(t *testing.T) {
			testscript.Run(t, testscript.Params{
				Files:               files,
				RequireExplicitExec: true,
				Setup: func(e *testscript.Env) error {
					e.Setenv("PROGRAM", programs[i])
					e.Setenv("OTHER", other)
					return setUp(e, lib, parts)
				},
			})
		})
	}
}

// setUp gives a transcript the variables MPICC and MPIEXEC, and a cache that
// its library's first transcript fills.
func setUp(e *testscript.Env, lib mpitest.Library, parts string) error {
	e.Vars = unconfigured(e.Vars)
	for _, assignment := range lib.Env {
		name, value, _ := strings.Cut(assignment, "=")
		e.Setenv(name, value)
	}
	e.Setenv(fakeVariable, parts)
	e.Setenv("XDG_CACHE_HOME", filepath.Join(parts, "cache"))
	e.Setenv("MPICC", lib.Mpicc)
	e.Setenv("MPIEXEC", lib.Mpiexec)
	return nil
}
