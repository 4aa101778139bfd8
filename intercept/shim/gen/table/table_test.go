package table

import (
	"io/fs"
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
	for path, text := range GoFiles(calls(t)) {
		// Not assert.Equal: the difference of long texts takes it minutes.
		assert.True(t, text == read(t, shim+path), "%s: run `go generate ./intercept/shim`", path)
	}
}

// Each function of class init or shim is written by hand, and no other one.
func TestEveryListedFunctionIsWritten(t *testing.T) {
	definition := regexp.MustCompile(`(?m)^(?:static )?int shim_(\w+)\(`)
	var written []string
	for _, file := range handwritten(t) {
		for _, m := range definition.FindAllStringSubmatch(read(t, file), -1) {
			written = append(written, m[1])
		}
	}
	var listed []string
	for _, c := range calls(t) {
		if c.Class == Init || c.Class == Shim {
			listed = append(listed, c.short())
		}
	}
	assert.ElementsMatch(t, listed, written)
}

// handwritten are the C files of the shim: those that are generated are in no folder.
func handwritten(t *testing.T) (files []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(shim+"src", func(path string, _ fs.DirEntry, err error) error {
		if filepath.Ext(path) == ".c" {
			files = append(files, path)
		}
		return err
	}))
	require.NotEmpty(t, files)
	return files
}

// Every intercepted function is entered by its MPI_ and its PMPI_ name.
func TestEveryFunctionHasBothNames(t *testing.T) {
	files := Sources(calls(t))
	text := files["trampolines.c"] + files["trampolines_observed.c"]
	for _, c := range calls(t) {
		entry := strings.Contains(text, "EXPORT int "+c.Name+"(")
		alias := strings.Contains(text, ") P"+c.Name+" __attribute__((alias(\""+c.Name+"\")))")
		assert.Equal(t, c.Intercepted(), entry, c.Name)
		assert.Equal(t, c.Intercepted(), alias, c.Name)
	}
}

// A function with large counts has the class and properties of the one without.
func TestVariantsAgree(t *testing.T) {
	list := calls(t)
	for _, c := range list {
		i := slices.IndexFunc(list, func(other Call) bool { return other.Name == strings.TrimSuffix(c.Name, "_c") })
		if strings.HasSuffix(c.Name, "_c") && i >= 0 {
			assert.Equal(t, list[i].Class, c.Class, c.Name)
			assert.Equal(t, list[i].Properties, c.Properties, c.Name)
		}
	}
}

// A call polls if it returns whether something has happened: a flag, or the number of completed
// requests. MPI_Waitsome returns that number, too, but waits until it is positive.
func TestPolls(t *testing.T) {
	for _, c := range calls(t) {
		returnsFlag := slices.ContainsFunc(c.Args, func(a Arg) bool { return a.Type == "int *" && (a.Name == "flag" || a.Name == "outcount") })
		if c.Intercepted() && c.Name != "MPI_Waitsome" {
			assert.Equal(t, returnsFlag, c.Has(Polls), c.Name)
		}
	}
}
