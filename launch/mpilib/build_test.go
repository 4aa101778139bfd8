package mpilib

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slowWrapper is a compiler wrapper that compiles the probe as usual, and takes ten minutes for the shim. It has a file for
// each process that it starts.
func slowWrapper(t *testing.T, mpicc string) (wrapper, started string) {
	t.Helper()
	folder := t.TempDir()
	wrapper, started = filepath.Join(folder, "mpicc"), filepath.Join(folder, "started")
	script := fmt.Sprintf("#!/bin/sh\ncase \"$*\" in *probe*) exec %s \"$@\" ;; esac\ntouch \"$TMPDIR/compilers-file\"\nsleep 600 & echo $! >>%s\nwait\n", mpicc, started)
	require.NoError(t, os.WriteFile(wrapper, []byte(script), 0o700))
	return wrapper, started
}

// gone says whether all processes of a file no longer run. Nobody may have waited for them.
func gone(t *testing.T, file string) func() bool {
	return func() bool {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, pid := range strings.Fields(string(text)) {
			if line, _ := os.ReadFile("/proc/" + pid + "/cmdline"); strings.HasPrefix(string(line), "sleep") {
				return false
			}
		}
		return true
	}
}

const bound = time.Minute

func TestEndedBuildLeavesNothing(t *testing.T) {
	lib := libraries(t)[0]
	wrapper, started := slowWrapper(t, lib.Mpicc)
	t.Setenv("TMPDIR", t.TempDir())
	cache := Shims{Folder: t.TempDir(), Sources: fakeSources, MPICC: wrapper}
	library := linked(t, lib.Mpicc)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := cache.Get(ctx, library)
		ended <- err
	}()
	require.Eventually(t, func() bool { text, _ := os.ReadFile(started); return len(text) > 0 }, bound, time.Millisecond)
	cancel()
	select {
	case err := <-ended:
		assert.ErrorIs(t, err, context.Canceled)
	case <-time.After(bound):
		require.Fail(t, "the build goes on")
	}
	assert.Eventually(t, gone(t, started), bound, time.Millisecond, "the compiler's children have ended")
	assert.Empty(t, filesBut(t, cache.Folder, "lock"))
	assert.Empty(t, filesBut(t, os.TempDir()))

	cache.MPICC = lib.Mpicc
	path, err := cache.Get(t.Context(), library)
	require.NoError(t, err, "the lock is free")
	assert.FileExists(t, path)
}

// A process that waits for the build of another one can be ended, too.
func TestWaitForALockEnds(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lock")
	unlock, err := lock(t.Context(), file)
	require.NoError(t, err)
	defer unlock()
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(10*time.Millisecond, cancel)
	_, err = lock(ctx, file)
	assert.ErrorIs(t, err, context.Canceled)
}

// filesBut are the files below a folder, except for those with a name.
func filesBut(t *testing.T, folder string, except ...string) (left []string) {
	t.Helper()
	require.NoError(t, filepath.Walk(folder, func(path string, info os.FileInfo, err error) error {
		if errors.Is(err, os.ErrNotExist) {
			return nil
		}
		if err == nil && !info.IsDir() && (len(except) == 0 || info.Name() != except[0]) {
			left = append(left, path)
		}
		return err
	}))
	return left
}

// TestKilledBuildLeavesNothing starts this test binary, which builds, and kills it.
func TestKilledBuildLeavesNothing(t *testing.T) {
	const wrapperVariable, folderVariable = "MPILIB_TEST_WRAPPER", "MPILIB_TEST_FOLDER"
	mpicc := libraries(t)[0].Mpicc
	if wrapper := os.Getenv(wrapperVariable); wrapper != "" {
		cache := Shims{Folder: os.Getenv(folderVariable), Sources: fakeSources, MPICC: wrapper}
		_, err := cache.Get(t.Context(), linked(t, mpicc))
		require.NoError(t, err)
		return
	}
	wrapper, started := slowWrapper(t, mpicc)
	folder := t.TempDir()
	child := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout=2m")
	child.Env = append(os.Environ(), wrapperVariable+"="+wrapper, folderVariable+"="+folder)
	require.NoError(t, child.Start())
	require.Eventually(t, func() bool { text, _ := os.ReadFile(started); return len(text) > 0 }, bound, time.Millisecond)
	require.NoError(t, child.Process.Kill())
	_ = child.Wait()
	assert.Eventually(t, gone(t, started), bound, time.Millisecond)
	assert.Eventually(t, func() bool { return len(filesBut(t, folder, "lock")) == 0 }, bound, time.Millisecond)
}

// What a build left whose machine was switched off goes with the next one.
func TestAbandonedBuildsAreRemoved(t *testing.T) {
	lib := libraries(t)[0]
	cache := Shims{Folder: t.TempDir(), Sources: fakeSources, MPICC: lib.Mpicc}
	library := linked(t, lib.Mpicc)
	path := cache.Path(library)
	old, others := filepath.Join(filepath.Dir(path), buildFolders()+"1"), filepath.Join(filepath.Dir(path), "build-another-node-1")
	require.NoError(t, os.MkdirAll(old, 0o700))
	require.NoError(t, os.MkdirAll(others, 0o700))
	_, err := cache.Get(t.Context(), library)
	require.NoError(t, err)
	assert.NoDirExists(t, old)
	assert.DirExists(t, others, "it may be in progress: locks need not hold between nodes")
}

// The units are compiled with their own options, and linked together.
func TestUnits(t *testing.T) {
	lib := libraries(t)[0]
	folder := t.TempDir()
	wrapper, log := filepath.Join(folder, "mpicc"), filepath.Join(folder, "log")
	script := fmt.Sprintf("#!/bin/sh\necho \"$*\" >>%s\nexec %s \"$@\"\n", log, lib.Mpicc)
	require.NoError(t, os.WriteFile(wrapper, []byte(script), 0o700))
	cache := Shims{Folder: t.TempDir(), Sources: fakeSources, MPICC: wrapper, Unit: func(file string) (string, string) {
		if file == "one.c" {
			return "first", "-O1"
		}
		return "second", "-O2"
	}}
	_, err := cache.Get(t.Context(), linked(t, lib.Mpicc))
	require.NoError(t, err)
	text, err := os.ReadFile(log)
	require.NoError(t, err)
	assert.Regexp(t, `(?m)^-O1 .*-c unit-first\.c$`, string(text))
	assert.Regexp(t, `(?m)^-O2 .*-c unit-second\.c$`, string(text))
	assert.Regexp(t, `(?m)^-shared .*unit-first\.o unit-second\.o`, string(text))
}

// A wrapper whose compiler is not installed is a usual reason.
func TestWrapperWithoutACompiler(t *testing.T) {
	for _, lib := range libraries(t) {
		if lib.Brief {
			continue
		}
		library := linked(t, lib.Mpicc)
		t.Run(lib.Name, func(t *testing.T) {
			folder := t.TempDir()
			for _, tool := range []string{"sh", "expr", "sed", "rm"} {
				linkTool(t, folder, tool)
			}
			t.Setenv("PATH", folder)
			_, err := FindCompiler(t.Context(), library, lib.Mpicc)
			require.Error(t, err)
			assert.Regexp(t, `^NASTY_MPICC: `+lib.Mpicc+` needs the compiler \S*gcc\S*, which is not installed$`, err.Error())
			_, err = FindCompiler(t.Context(), library, "")
			assert.Regexp(t, `no mpicc found for .* \(\S+ needs the compiler \S+, which is not installed\)`, err)
		})
	}
}

func TestLastError(t *testing.T) {
	for want, output := range map[string]string{
		"b.c:2:3: error: second":  "a.c:1:1: warning: unused error\na.c:1:2: error: first\nb.c:2:3: error: second\n   2 | x\nb.c:9:9: note: here\n",
		"ld: cannot find -lmpi":   "a.c:1:1: warning: w\nld: cannot find -lmpi\ncollect2: error: ld returned 1 exit status\n",
		"sh: 1: cc1: not found":   "sh: 1: cc1: not found\ncompilation terminated.\n",
		"exit status 3":           "\n",
		"a.c:1: fatal error: mpi": "a.c:1: fatal error: mpi\ncompilation terminated.\n",
	} {
		assert.Equal(t, want, lastError([]byte(output), errors.New("exit status 3")))
	}
}
