package adapters

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// library is a folder with the commands of an Open MPI in which mtl has this value, and no devices.
func library(t *testing.T, launcher, chosen string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	write := func(name, script string) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script+"\n"), 0o700))
	}
	write(launcher, "exit 9")
	write("ompi_info", `test "$3" = mtl || exit 1
echo mca:pml:base:param:pml:value:^ucx
echo "mca:mtl:base:param:mtl:value:${OMPI_MCA_mtl-`+chosen+`}"
echo mca:mtl:base:param:mtl:source:default`)
	require.NoError(t, os.Symlink(launcher, filepath.Join(folder, "mpiexec")))
	old := devices
	devices = t.TempDir()
	t.Cleanup(func() { devices = old })
	return folder
}

func asked(folder string, environment ...string) []string {
	return Absent(context.Background(), filepath.Join(folder, "mpiexec"), append(os.Environ(), environment...))
}

// What is chosen stays, and layers without devices are left out besides.
func TestLayersWithoutDevicesAreLeftOut(t *testing.T) {
	for chosen, want := range map[string]string{
		"": "^psm,psm2", "^ofi": "^ofi,psm,psm2", "^psm2,ofi": "^psm2,ofi,psm",
	} {
		assert.Equal(t, []string{"OMPI_MCA_mtl=" + want}, asked(library(t, "orterun", chosen)), chosen)
	}
	assert.Equal(t, []string{"OMPI_MCA_mtl=^psm,psm2"}, asked(library(t, "orterun", "^ofi"), "OMPI_MCA_mtl="), "as this user wants it")
}

func TestLayersWithDevicesStay(t *testing.T) {
	folder := library(t, "orterun", "^ofi")
	require.NoError(t, os.WriteFile(filepath.Join(devices, "hfi1_0"), nil, 0o600))
	assert.Equal(t, []string{"OMPI_MCA_mtl=^ofi,psm"}, asked(folder))
	require.NoError(t, os.WriteFile(filepath.Join(devices, "ipath0"), nil, 0o600))
	assert.Empty(t, asked(folder))
}

// Whoever names layers means these. Other launchers know nothing of them, and need not say anything.
func TestNothingIsLeftOut(t *testing.T) {
	assert.Empty(t, asked(library(t, "orterun", "psm2")))
	assert.Empty(t, asked(library(t, "orterun", "^psm,psm2")))
	assert.Empty(t, asked(library(t, "orterun", "^ofi"), "OMPI_MCA_mtl=psm,psm2"))
	assert.Empty(t, asked(library(t, "prterun", "^ofi")), "Open MPI 5 has no such layers")
	folder := library(t, "orterun", "^ofi")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "ompi_info"), []byte("#!/bin/sh\nexit 1\n"), 0o700))
	assert.Empty(t, asked(folder))
	require.NoError(t, os.Remove(filepath.Join(folder, "ompi_info")))
	assert.Empty(t, asked(folder))
	assert.Empty(t, Absent(context.Background(), filepath.Join(folder, "missing"), nil))
}
