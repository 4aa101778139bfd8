package shim

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestEachSourceCompilesAlone finds missing includes: in the units that the shim is
// compiled as, a file sees what the files before it have included.
func TestEachSourceCompilesAlone(t *testing.T) {
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, Sources()))
	for _, library := range libraries {
		if library.Brief {
			continue // the library's other version declares what the sources need, too
		}
		t.Run(library.Name, func(t *testing.T) {
			t.Parallel()
			require.NoError(t, fs.WalkDir(Sources(), ".", func(file string, entry fs.DirEntry, err error) error {
				if err == nil && !entry.IsDir() {
					assert.Empty(t, complaints(library.Mpicc, folder, file), file)
				}
				return err
			}))
		})
	}
}

// complaints are what the compiler says of a source by itself. A file that only includes the
// source stands for it: compilers warn of headers as main files.
func complaints(mpicc, folder, file string) string {
	command := exec.Command(mpicc, "-fsyntax-only", "-std=gnu11", "-D_GNU_SOURCE", "-fPIC", "-fexceptions",
		"-Wall", "-Wextra", "-Werror", "-I.", "-include", file, "-x", "c", os.DevNull)
	command.Dir = filepath.Clean(folder)
	output, err := command.CombinedOutput()
	if err != nil && len(output) == 0 {
		return err.Error()
	}
	return string(output)
}
