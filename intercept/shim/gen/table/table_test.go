package table

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const shim = "../../"

func calls(t *testing.T) []Call {
	t.Helper()
	list, err := Read(shim + "calls.txt")
	require.NoError(t, err)
	require.NotEmpty(t, list)
	return list
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}

func TestGeneratedFilesAreUpToDate(t *testing.T) {
	const hint = "run `go generate ./intercept/shim`"
	// Not assert.Equal: the difference of long texts takes it minutes.
	assert.True(t, Header(calls(t)) == read(t, shim+"src/calls.h"), hint)
	assert.True(t, Trampolines(calls(t)) == read(t, shim+"src/trampolines.c"), hint)
}

// Each function of class rma has hand-written code, and none is left over.
func TestEveryListedFunctionIsWritten(t *testing.T) {
	files, err := filepath.Glob(shim + "src/*/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	definition := regexp.MustCompile(`(?m)^(?:static )?int shim_(\w+)\(`)
	var written []string
	for _, file := range files {
		for _, m := range definition.FindAllStringSubmatch(read(t, file), -1) {
			written = append(written, m[1])
		}
	}
	var listed []string
	for _, c := range calls(t) {
		if c.Class == RMA {
			listed = append(listed, c.short())
		}
	}
	assert.ElementsMatch(t, listed, written)
}

// Every function is entered by its MPI_ and its PMPI_ name, but for those that
// only the shim uses.
func TestEveryFunctionHasBothNames(t *testing.T) {
	text := read(t, shim+"src/trampolines.c")
	for _, c := range calls(t) {
		entry := strings.Contains(text, "EXPORT int "+c.Name+"(")
		alias := strings.Contains(text, ") P"+c.Name+" __attribute__((alias(\""+c.Name+"\")))")
		assert.Equal(t, c.Class != Use, entry, c.Name)
		assert.Equal(t, c.Class != Use, alias, c.Name)
	}
}

func TestRead(t *testing.T) {
	tests := []struct{ name, text, wantErr string }{
		{"comments and blank lines", "# x\n\nrma 3 int MPI_Win_free(MPI_Win *win)\n", ""},
		{"unknown class", "odd 3 int MPI_Win_free(MPI_Win *win)", ":1: want `class version int MPI_Name(parameters)`"},
		{"no version", "\nrma int MPI_Win_free(MPI_Win *win)", ":2: want `class version"},
		{"twice", "use 3 int MPI_X(void)\nrma 3 int MPI_X(void)", ":2: MPI_X is listed twice"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "calls.txt")
			require.NoError(t, os.WriteFile(path, []byte(test.text), 0o600))
			_, err := Read(path)
			if test.wantErr == "" {
				assert.NoError(t, err)
				return
			}
			assert.ErrorContains(t, err, test.wantErr)
		})
	}
	_, err := Read(filepath.Join(t.TempDir(), "absent"))
	assert.ErrorIs(t, err, os.ErrNotExist)
}

func TestReadFindsArguments(t *testing.T) {
	path := filepath.Join(t.TempDir(), "calls.txt")
	text := "block 4 int MPI_X(const void *a, char ***b, int c[], const int d[3], MPI_Win e)\nuse 3 int MPI_Y(void)\n"
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	list, err := Read(path)
	require.NoError(t, err)
	require.Len(t, list, 2)
	assert.Equal(t, []string{"a", "b", "c", "d", "e"}, list[0].Args)
	assert.Equal(t, "MPI_VERSION >= 4", list[0].Since)
	assert.Empty(t, list[1].Args)
	assert.True(t, slices.Contains([]Class{RMA, Block, Poll, Use}, list[1].Class))
}
