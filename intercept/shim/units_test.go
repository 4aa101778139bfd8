package shim

import (
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestUnitsCompileWithoutWarnings: some warnings come only with optimization, or where one file is inlined into another.
func TestUnitsCompileWithoutWarnings(t *testing.T) {
	text, optimize := map[string]string{}, map[string]string{}
	require.NoError(t, fs.WalkDir(Sources(), ".", func(file string, _ fs.DirEntry, err error) error {
		if filepath.Ext(file) == ".c" {
			unit, level := Unit(file)
			text[unit] += "#include \"" + file + "\"\n"
			optimize[unit] = level
		}
		return err
	}))
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, Sources()))
	for unit := range text {
		require.NoError(t, os.WriteFile(filepath.Join(folder, "unit-"+unit+".c"), []byte(text[unit]), 0o600))
	}
	for _, library := range libraries {
		if library.Brief && !mpitest.Soak() {
			continue
		}
		for i, unit := range slices.Sorted(maps.Keys(optimize)) {
			if !library.Takes(i, 2) {
				continue
			}
			t.Run(library.Name+" "+unit, func(t *testing.T) {
				command := exec.Command(library.Mpicc, optimize[unit], "-g1", "-fPIC", "-fexceptions", "-D_GNU_SOURCE", "-fvisibility=hidden",
					"-ftls-model=initial-exec", "-std=gnu11", "-Wall", "-Wextra", "-I.", "-c", "-o", os.DevNull, "unit-"+unit+".c")
				command.Dir = folder
				output, err := command.CombinedOutput()
				require.NoError(t, err, string(output))
				assert.Empty(t, string(output))
			})
		}
	}
}
