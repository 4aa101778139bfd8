package shim

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestAnalyzerFindsNothing has gcc follow the paths through each source that a person wrote: leaks, null pointers, values that
// are never set. It looks at one file at a time, because it takes minutes for a unit.
func TestAnalyzerFindsNothing(t *testing.T) {
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	mpicc, folder := libraries[0].Mpicc, t.TempDir()
	require.NoError(t, os.CopyFS(folder, Sources()))
	if version, err := exec.Command(mpicc, "--version").Output(); err != nil || !strings.Contains(string(version), "Free Software Foundation") {
		t.Skipf("%s is not gcc, which has the analyzer", mpicc)
	}
	require.NotEmpty(t, analyzed(t, mpicc, folder, "#include <stdlib.h>\nint f(void)\n{\n    int *p = malloc(4);\n    return *p;\n}\n"), "it finds what is wrong")
	generated := Generated()
	require.NoError(t, fs.WalkDir(Sources(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".c" {
			return err
		}
		text, err := fs.ReadFile(Sources(), file)
		if _, is := generated[file]; !is {
			t.Run(file, func(t *testing.T) {
				t.Parallel()
				assert.Empty(t, analyzed(t, mpicc, folder, string(text)))
			})
		}
		return err
	}))
}

// analyzed is what gcc's analyzer says of a source, whose headers are in the folder.
func analyzed(t *testing.T, mpicc, folder, source string) string {
	t.Helper()
	command := exec.Command(mpicc, "-fanalyzer", "-fdiagnostics-path-format=none", "-O1", "-std=gnu11", "-D_GNU_SOURCE", "-fPIC", "-fexceptions", "-I"+folder,
		"-c", "-o", os.DevNull, "-x", "c", "-")
	command.Stdin = strings.NewReader(source)
	output, err := command.CombinedOutput()
	require.NoError(t, err, string(output))
	return string(output)
}
