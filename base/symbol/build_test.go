package symbol

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// call is one that a program made of record.
type call struct {
	module string
	offset uint64
}

// build compiles a source of testdata, and record.c, into a folder of its own. A
// missing compiler is a failure: test/scripts/need-mpi installs them.
func build(t testing.TB, source string, flags ...string) (program string) {
	t.Helper()
	folder := t.TempDir()
	program = filepath.Join(folder, "program")
	object := filepath.Join(folder, "record.o")
	// Without debug information: what is tested is the source's alone.
	tool(t, "gcc", "-c", "-O1", "-fPIC", "testdata/record.c", "-o", object)
	compiler := map[string]string{".c": "gcc", ".cpp": "g++", ".f90": "gfortran"}[filepath.Ext(source)]
	arguments := append([]string{"testdata/" + source, object, "-o", program}, flags...)
	if compiler == "gfortran" {
		arguments = append(arguments, "-J", folder)
	}
	tool(t, compiler, arguments...)
	return program
}

// buildLibrary compiles the shared object that halo.c loads.
func buildLibrary(t testing.TB) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "library.so")
	tool(t, "gcc", "-shared", "-fPIC", "-O2", "-g", "testdata/library.c", "-o", path)
	return path
}

func tool(t testing.TB, name string, arguments ...string) {
	t.Helper()
	output, err := exec.Command(name, arguments...).CombinedOutput()
	require.NoError(t, err, "%s %v\n%s", name, arguments, output)
}

// calls runs a program and returns the calls that it printed, by label.
func calls(t testing.TB, program string, arguments ...string) map[string]call {
	t.Helper()
	output, err := exec.Command(program, arguments...).Output()
	require.NoError(t, err)
	calls := make(map[string]call)
	for line := range strings.Lines(string(output)) {
		words := strings.Fields(line)
		require.GreaterOrEqual(t, len(words), 3, line)
		rest := words[len(words)-2:]
		offset, err := strconv.ParseUint(rest[1], 0, 64)
		require.NoError(t, err)
		calls[strings.Join(words[:len(words)-2], " ")] = call{module: rest[0], offset: offset}
	}
	return calls
}

// places returns where each label stands in a source of testdata, as Frame.String
// has it.
func places(t testing.TB, source string) map[string]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + source)
	require.NoError(t, err)
	places := make(map[string]string)
	for i, line := range strings.Split(string(text), "\n") {
		if _, label, found := strings.Cut(line, `record("`); found {
			label, _, _ = strings.Cut(label, `"`)
			places[label] = fmt.Sprintf("%s:%d", source, i+1)
		}
	}
	return places
}

// newSymbolizer returns one that closes with the test, and knows no debug files but
// those in roots.
func newSymbolizer(t testing.TB, roots ...string) *Symbolizer {
	s := New()
	s.roots = roots
	t.Cleanup(s.Close)
	return s
}
