package instrument_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/instrument"
)

// Compilers know where a local array is, load many of its elements at once, and have code of their own for functions of the C library. The
// shim is told of each byte nevertheless.
func TestAllBytesOfLocalArraysAreWatched(t *testing.T) {
	folder := t.TempDir()
	watch := filepath.Join(folder, "watch.o")
	run(t, "-std=gnu11", "-I../../intercept/shim/src", "-c", "-o", watch, "testdata/watch.c")
	for _, compiler := range append(otherCompilers(t), "gcc", "gfortran") {
		source := "testdata/arrays.c"
		if strings.Contains(compiler, "flang") || compiler == "gfortran" {
			source = "testdata/arrays.F90"
		}
		for _, options := range []string{"-O0", "-O1", "-O3", "-O3 -flto", "-O2 -D_FORTIFY_SOURCE=2"} {
			if compiler == "clang" && strings.Contains(options, "-flto") {
				continue // clang 14 has code of its own for memcpy when it links
			}
			t.Run(compiler+" "+options, func(t *testing.T) {
				want := "few: 32 bytes read, 32 written\nmany: 0 bytes read, 512 written\none: 2 bytes read, 2 written\n"
				if filepath.Ext(source) == ".c" {
					want = "blocks: 72 bytes read, 128 written\n" + want
				}
				assert.Equal(t, want, prints(t, compiler, append(strings.Fields(options), "-rdynamic", source, watch)...))
			})
		}
	}
}

// LLVM's library of C++ has symbols without versions: a linker takes it that it refers to the functions in their places.
func TestProgramsOfLibcxxLink(t *testing.T) {
	for _, compiler := range otherCompilers(t) {
		if !strings.HasPrefix(compiler, "clang") {
			continue
		}
		compiler = strings.Replace(compiler, "clang", "clang++", 1)
		for _, linker := range []string{"bfd", "gold"} {
			t.Run(compiler+" "+linker, func(t *testing.T) {
				assert.Equal(t, "84\n", prints(t, compiler, "-fuse-ld="+linker, "-stdlib=libc++", "-pthread", "testdata/libcxx.cpp"))
			})
		}
	}
}

// otherCompilers are those of LLVM.
func otherCompilers(t *testing.T) []string {
	t.Helper()
	list := func(script string) []string {
		output, err := exec.Command("../../test/scripts/" + script).Output()
		require.NoError(t, err)
		return strings.Fields(string(output))
	}
	compilers := slices.DeleteFunc(list("need-compilers"), func(name string) bool { return !strings.HasPrefix(name, "clang") })
	flang := filepath.Base(list("need-flang")[0])
	return append(compilers, flang)
}

// prints is what a program says that is compiled as `nastympi cc` does.
func prints(t *testing.T, compiler string, arguments ...string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	compileBy(t, compiler, append(arguments, "-o", program)...)
	output, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(output))
	return string(output)
}

// compileBy compiles as `nastympi cc` does.
func compileBy(t *testing.T, compiler string, arguments ...string) {
	t.Helper()
	path, err := exec.LookPath(compiler)
	require.NoError(t, err)
	command, err := library().Command([]string{path}, arguments)
	require.NoError(t, err)
	if !command.Stepwise {
		output, err := exec.Command(command.Words[0], command.Words[1:]...).CombinedOutput()
		require.NoError(t, err, string(output))
		return
	}
	var said bytes.Buffer
	status, err := command.RunSteps(t.Context(), instrument.Steps{Folder: t.TempDir(), Out: &said, Err: &said})
	require.NoError(t, err, said.String())
	require.Zero(t, status, said.String())
	assert.Empty(t, said.String())
}
