package instrument

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// llvm makes a folder with LLVM's optimizer, a file that is never run here, and returns the compiler beside it.
func llvm(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, optimizerName), nil, 0o600))
	return filepath.Join(folder, "flang")
}

func TestStepsOfACompilation(t *testing.T) {
	flang := llvm(t)
	opt := filepath.Join(filepath.Dir(flang), optimizerName)
	passes := strings.Join(instrumenting, " ")
	c := Command{pass: []string{"-option"}}
	for command, want := range map[string][]string{
		"FLANG -fc1 -emit-obj -vectorize-loops -vectorize-slp -O2 -o a.o -x f95 a.f90": {
			"FLANG -fc1 -emit-llvm-bc -O2 -o T.bc -x f95 a.f90", "OPT PASSES -option T.bc -o T.instrumented.bc",
			"FLANG -fc1 -emit-obj -O2 -o a.o -x ir T.instrumented.bc"},
		"FLANG -fc1 -S -o a.s -x f95 a.f90": {
			"FLANG -fc1 -emit-llvm-bc -o T.bc -x f95 a.f90", "OPT PASSES -option T.bc -o T.instrumented.bc",
			"FLANG -fc1 -S -o a.s -x ir T.instrumented.bc"},
		"FLANG -fc1 -emit-llvm-bc -flto=full -o a.o -x f95 a.f90": { // the linker optimizes
			"FLANG -fc1 -emit-llvm-bc -flto=full -o a.o -x f95 a.f90", "OPT PASSES -option a.o -o a.o"},
		"FLANG -fc1 -S -o a.s -x ir a.bc":                {"FLANG -fc1 -S -o a.s -x ir a.bc"}, // made by the command before
		"FLANG -fc1 -E -vectorize-slp -o a.i -x f95 a.f": {"FLANG -fc1 -E -vectorize-slp -o a.i -x f95 a.f"},
		"FLANG -fc1 -fsyntax-only -x f95 a.f":            {"FLANG -fc1 -fsyntax-only -x f95 a.f"},
		"ld -o a.out -x a.o":                             {"ld -o a.out -x a.o"},
	} {
		shown := strings.NewReplacer("FLANG", flang, "OPT", opt, "PASSES", passes)
		steps, err := c.stepsOf(strings.Fields(shown.Replace(command)), "T")
		require.NoError(t, err)
		var got []string
		for _, words := range steps {
			got = append(got, strings.Join(words, " "))
		}
		for i := range want {
			want[i] = shown.Replace(want[i])
		}
		assert.Equal(t, want, got, command)
	}
}

func TestCompilerWithoutOptimizer(t *testing.T) {
	_, err := Command{}.stepsOf(strings.Fields("/nowhere/flang -fc1 -emit-obj -o a.o -x f95 a.f90"), "T")
	assert.EqualError(t, err, "flang cannot instrument, and LLVM's opt, which can, is not beside it (/nowhere/opt): install it, in the version of the compiler")
}

func TestWhatACompilerWouldStart(t *testing.T) {
	commands, rest, err := startedBy("flang version 22.1.8\nTarget: x86_64\nflang-22: warning: argument unused\n" +
		` "/usr/bin/flang" "-fc1" "-D" "X=a\"q \$b\\" "a.f90"` + "\n (in-process)\n \"/usr/bin/ld\" \"-o\" \"a b\"\n")
	require.NoError(t, err)
	assert.Equal(t, [][]string{{"/usr/bin/flang", "-fc1", "-D", `X=a"q $b\`, "a.f90"}, {"/usr/bin/ld", "-o", "a b"}}, commands)
	assert.Equal(t, "flang-22: warning: argument unused\n", rest)

	_, _, err = startedBy(` "unfinished`)
	assert.ErrorContains(t, err, "what the compiler would start")
}

// script is a compiler that says it would start these commands.
func script(t *testing.T, commands ...string) Command {
	t.Helper()
	path := filepath.Join(t.TempDir(), "flang")
	text := "#!/bin/sh\ncat >&2 <<'END'\n " + strings.Join(commands, "\n ") + "\nEND\n"
	require.NoError(t, os.WriteFile(path, []byte(text), 0o700)) //nolint:gosec // it is run
	return Command{Words: []string{path, "-c", "a.f90"}, Stepwise: true}
}

func TestStepsEndWithTheFirstFailure(t *testing.T) {
	mark := filepath.Join(t.TempDir(), "mark")
	var out, said bytes.Buffer
	c := script(t, `"echo" "first"`, `"sh" "-c" "echo wrong >&2; exit 7"`, `"touch" "`+mark+`"`)
	status, err := c.RunSteps(t.Context(), Steps{Folder: t.TempDir(), Out: &out, Err: &said})
	require.NoError(t, err)
	assert.Equal(t, 7, status)
	assert.Equal(t, "first\n", out.String())
	assert.Equal(t, "wrong\n", said.String())
	assert.NoFileExists(t, mark)

	_, err = script(t, `"/nowhere/ld" "a.o"`).RunSteps(t.Context(), Steps{Folder: t.TempDir(), Out: &out, Err: &said})
	assert.ErrorContains(t, err, "/nowhere/ld")
	_, err = Command{Words: []string{"/nowhere/flang"}}.RunSteps(t.Context(), Steps{Folder: t.TempDir(), Out: &out, Err: &said})
	assert.ErrorContains(t, err, "/nowhere/flang")
}

// What one command writes for the next one goes, and what the user has named stays.
func TestTemporaryObjectsAreRemoved(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	object, named := filepath.Join(os.TempDir(), "a-1234.o"), filepath.Join(os.TempDir(), "b.o")
	writes := func(path string) string { return `"sh" "-c" "touch ` + path + `" "-o" "` + path + `"` }
	c := script(t, writes(object), writes(named), `"ls" "`+object+`" "`+named+`"`)
	c.Words = append(c.Words, named)
	status, err := c.RunSteps(t.Context(), Steps{Folder: t.TempDir(), Out: &bytes.Buffer{}, Err: &bytes.Buffer{}})
	require.NoError(t, err)
	assert.Zero(t, status)
	assert.NoFileExists(t, object)
	assert.FileExists(t, named)
}
