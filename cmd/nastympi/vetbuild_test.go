package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCompilersAreKnownByTheirNames(t *testing.T) {
	for _, name := range []string{
		"cc", "gcc-12", "x86_64-linux-gnu-g++-11", "aarch64-linux-gnu-gfortran", "clang-22", "clang++", "flang-new-22", "mpicc.mpich",
		"mpic++.openmpi", "CC", "icpx", "nvc++", "mpiifx", "gcc-12.2",
	} {
		assert.True(t, compilerName().MatchString(name), name)
	}
	for _, name := range []string{"gcc-ar", "c++filt", "clang-tidy", "clang-cpp-14", "ccache", "mpiexec", "cc1", "mycc", "gcov-12"} {
		assert.False(t, compilerName().MatchString(name), name)
	}
}

// A build calls compilers by names with versions, and what it calls there runs.
func TestBuildIsWatched(t *testing.T) {
	first, second, out := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "ran")
	fake := func(folder, name string) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\necho "+filepath.Join(folder, name)+" >>"+out+"\n"), 0o755))
	}
	fake(first, "gcc-12")
	fake(second, "gcc-12")
	fake(second, "x86_64-linux-gnu-g++")
	fake(second, "clang-tidy")
	require.NoError(t, os.WriteFile(filepath.Join(first, "x86_64-linux-gnu-g++"), nil, 0o600))
	t.Setenv("PATH", first+":"+second+":/usr/bin:/bin:"+filepath.Join(second, "none"))
	commands, err := watchBuild([]string{"sh", "-c", "gcc-12 -c a.c && sleep 0.01 && x86_64-linux-gnu-g++ -c 'b c.cc' && clang-tidy a.c"}, t.TempDir())
	require.NoError(t, err)
	var called [][]string
	for _, c := range commands {
		called = append(called, c.Args)
	}
	assert.Equal(t, [][]string{
		{filepath.Join(first, "gcc-12"), "-c", "a.c"}, {filepath.Join(second, "x86_64-linux-gnu-g++"), "-c", "b c.cc"},
	}, called)
	ran, err := os.ReadFile(out)
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(first, "gcc-12")+"\n"+filepath.Join(second, "x86_64-linux-gnu-g++")+"\n"+filepath.Join(second, "clang-tidy")+"\n", string(ran))
}
