package mpilib

import (
	"debug/elf"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fakeSources stand for the shim's: two files, one of them in a folder, and a
// header that both include.
func fakeSources() fs.FS { return fakeFiles() }

func fakeFiles() fstest.MapFS {
	return fstest.MapFS{
		"one.c":        {Data: []byte("#include \"room/both.h\"\n#include <mpi.h>\nint one(void) { return two(); }\n")},
		"room/two.c":   {Data: []byte("#include \"room/both.h\"\nint two(void) { return 2; }\n")},
		"room/both.h":  {Data: []byte("int two(void);\n")},
		"room/notes.m": {Data: []byte("no source\n")},
	}
}

func linked(t *testing.T, wrapper string) Library {
	t.Helper()
	library, err := libraryOf(t.Context(), wrapper)
	require.NoError(t, err)
	return library
}

func TestFindCompilerIsThatOfTheLibrary(t *testing.T) {
	for _, lib := range libraries(t) {
		library := linked(t, lib.Mpicc)
		wrapper, err := FindCompiler(t.Context(), library, "")
		require.NoError(t, err)
		assert.Equal(t, library, linked(t, wrapper), lib.Name)
	}
}

func TestFindCompilerOutsidePath(t *testing.T) {
	lib := libraries(t)[0]
	t.Setenv("PATH", t.TempDir())
	for _, tool := range []string{"sh", "gcc", "as", "ld"} {
		linkTool(t, os.Getenv("PATH"), tool)
	}
	library := Library{Path: filepath.Join(filepath.Dir(filepath.Dir(lib.Mpicc)), "lib", "libmpi.so")}
	assert.Contains(t, compilersBeside(library), lib.Mpicc)
}

func linkTool(t *testing.T, folder, tool string) {
	t.Helper()
	for _, place := range []string{"/usr/bin", "/bin"} {
		if exists(filepath.Join(place, tool)) {
			require.NoError(t, os.Symlink(filepath.Join(place, tool), filepath.Join(folder, tool)))
			return
		}
	}
}

func TestFindCompilerErrors(t *testing.T) {
	libs := libraries(t)
	if len(libs) < 2 {
		t.Skip("takes two libraries")
	}
	library := linked(t, libs[0].Mpicc)
	other := linked(t, libs[1].Mpicc)

	_, err := FindCompiler(t.Context(), library, libs[1].Mpicc)
	assert.EqualError(t, err, fmt.Sprintf("NASTY_MPICC: %s links to %s (want the mpicc of %s)", libs[1].Mpicc, other.Path, library.Path))
	_, err = FindCompiler(t.Context(), library, "no-such-mpicc")
	assert.EqualError(t, err, fmt.Sprintf("NASTY_MPICC: no compiler \"no-such-mpicc\" (want the mpicc of %s)", library.Path))
	_, err = FindCompiler(t.Context(), library, "/bin/false")
	assert.EqualError(t, err, "NASTY_MPICC: /bin/false cannot compile an MPI program: exit status 1")

	t.Setenv("PATH", t.TempDir())
	_, err = FindCompiler(t.Context(), Library{Path: "/opt/x/lib/libmpi.so"}, "")
	assert.ErrorContains(t, err, "no mpicc found for /opt/x/lib/libmpi.so")
	assert.ErrorContains(t, err, "set NASTY_MPICC=/path/to/mpicc")
}

func TestShimIsBuiltForEachLibraryAndKept(t *testing.T) {
	cache := Shims{Folder: t.TempDir(), Sources: fakeSources}
	paths := map[string]bool{}
	for _, lib := range libraries(t) {
		path, err := cache.Get(t.Context(), linked(t, lib.Mpicc))
		require.NoError(t, err)
		require.FileExists(t, path)
		paths[path] = true

		before := time.Now()
		again, err := cache.Get(t.Context(), linked(t, lib.Mpicc))
		require.NoError(t, err)
		assert.Equal(t, path, again)
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.True(t, info.ModTime().Before(before), "built once")
	}
	assert.Len(t, paths, len(libraries(t)))
}

// The program may call MPI on stacks on which the loader has no room to bind a function.
func TestShimIsBoundAtOnce(t *testing.T) {
	path, err := Shims{Folder: t.TempDir(), Sources: fakeSources}.Get(t.Context(), linked(t, libraries(t)[0].Mpicc))
	require.NoError(t, err)
	shim, err := elf.Open(path)
	require.NoError(t, err)
	defer shim.Close()
	flags, err := shim.DynValue(elf.DT_FLAGS_1)
	require.NoError(t, err)
	require.NotEmpty(t, flags)
	assert.NotZero(t, elf.DynFlag1(flags[0])&elf.DF_1_NOW)
}

func TestShimDependsOnItsSources(t *testing.T) {
	library := Library{Path: "/lib/libmpi.so", ID: "1"}
	path := func(key string) string { return Shims{Folder: "/cache", Sources: fakeSources, Key: key}.Path(library) }
	same := path("a")
	assert.Equal(t, same, path("a"))
	assert.NotEqual(t, same, path("b"))
	library.ID = "2"
	assert.NotEqual(t, same, path("a"))
}

func TestFailedCompilationIsOneLineAndALog(t *testing.T) {
	sources := fakeFiles()
	sources["room/two.c"].Data = []byte("#error not today\n")
	lib := libraries(t)[0]
	cache := Shims{Folder: t.TempDir(), Sources: func() fs.FS { return sources }, MPICC: lib.Mpicc}
	library := linked(t, lib.Mpicc)
	path, err := cache.Get(t.Context(), library)
	require.Error(t, err)
	assert.NoFileExists(t, path)
	assert.NotContains(t, err.Error(), "\n")
	assert.ErrorContains(t, err, lib.Mpicc+" failed to compile the shim for "+library.Path)
	assert.ErrorContains(t, err, "not today")
	log, err := os.ReadFile(logFile(path))
	require.NoError(t, err)
	assert.Contains(t, string(log), "#error not today")

	survey := cache.Survey(t.Context())
	require.Len(t, survey, 1)
	assert.Equal(t, Broken, survey[0].State)
	left, err := filepath.Glob(filepath.Join(filepath.Dir(path), "build-*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestSurveyBuildsNothing(t *testing.T) {
	cache := Shims{Folder: filepath.Join(t.TempDir(), "none"), Sources: fakeSources}
	path := os.Getenv("PATH")
	for _, lib := range libraries(t) {
		path += ":" + filepath.Dir(lib.Mpicc)
	}
	t.Setenv("PATH", path)
	known := map[Library]State{}
	for _, found := range cache.Survey(t.Context()) {
		if found.Err == nil {
			known[found.Library] = found.State
		}
	}
	for _, lib := range libraries(t) {
		assert.Equal(t, NotBuilt, known[linked(t, lib.Mpicc)], lib.Name)
	}
	assert.NoDirExists(t, cache.Folder)
}

// Nodes may share a home on a file system without locks, and build at the same time.
func TestBuildsWithoutLocks(t *testing.T) {
	old := flock
	flock = func(int, int) error { return syscall.ENOLCK }
	t.Cleanup(func() { flock = old })
	lib := libraries(t)[0]
	cache := Shims{Folder: t.TempDir(), Sources: fakeSources, MPICC: lib.Mpicc}
	library := linked(t, lib.Mpicc)
	var group sync.WaitGroup
	for range 3 {
		group.Go(func() {
			path, err := cache.Get(t.Context(), library)
			assert.NoError(t, err)
			assert.FileExists(t, path)
		})
	}
	group.Wait()
	flock = func(int, int) error { return syscall.EIO }
	_, err := Shims{Folder: t.TempDir(), Sources: fakeSources, MPICC: lib.Mpicc}.Get(t.Context(), library)
	assert.ErrorContains(t, err, "cannot lock")
}

// A node without a compiler uses the shim that another node has built, also where it may only read it.
func TestShimOfAnotherCache(t *testing.T) {
	lib := libraries(t)[0]
	home := Shims{Folder: filepath.Join(t.TempDir(), "shims"), Sources: fakeSources, MPICC: lib.Mpicc}
	library := linked(t, lib.Mpicc)
	node := Shims{Folder: filepath.Join(t.TempDir(), "shims"), Sources: fakeSources, MPICC: "no-such-mpicc", Others: []string{"/nowhere", home.Folder}}
	_, err := node.Get(t.Context(), library)
	require.ErrorContains(t, err, "no compiler")
	built, err := home.Get(t.Context(), library)
	require.NoError(t, err)
	found, err := node.Get(t.Context(), library)
	require.NoError(t, err)
	assert.Equal(t, built, found)
	elsewhere := library
	elsewhere.ID += "of another architecture"
	_, err = node.Get(t.Context(), elsewhere)
	assert.ErrorContains(t, err, "no compiler")
}

// TestManyProcessesBuildOnce starts this test binary eight times; a wrapper
// around mpicc counts the compilations.
func TestManyProcessesBuildOnce(t *testing.T) {
	const folderVariable, processes = "MPILIB_TEST_FOLDER", 8
	mpicc := libraries(t)[0].Mpicc
	if folder := os.Getenv(folderVariable); folder != "" {
		cache := Shims{Folder: folder, Sources: fakeSources, MPICC: filepath.Join(folder, "mpicc")}
		path, err := cache.Get(t.Context(), linked(t, mpicc))
		require.NoError(t, err)
		require.FileExists(t, path)
		return
	}
	folder := t.TempDir()
	script := fmt.Sprintf("#!/bin/sh\necho \"$*\" >>%s/log\nexec %s \"$@\"\n", folder, mpicc)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "mpicc"), []byte(script), 0o700))
	var group sync.WaitGroup
	for range processes {
		group.Go(func() {
			child := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout=2m")
			child.Env = append(os.Environ(), folderVariable+"="+folder)
			out, err := child.CombinedOutput()
			assert.NoError(t, err, string(out))
		})
	}
	group.Wait()
	log, err := os.ReadFile(filepath.Join(folder, "log"))
	require.NoError(t, err)
	assert.Equal(t, 1, strings.Count(string(log), "nastyshim.so"), string(log))
}
