package conformance

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// wrapped compiles a program whose MPI calls are in a library. The library is in another folder than the program.
func wrapped(t *testing.T, lib mpitest.Library, flags ...string) launch {
	t.Helper()
	text, err := os.ReadFile(compile(t, lib, launch{program: "wrapper", flags: []string{"-shared", "-fPIC", "-g"}}))
	require.NoError(t, err)
	library := filepath.Join(t.TempDir(), "libwrapper.so")
	require.NoError(t, os.WriteFile(library, text, 0o700))
	return launch{program: "wrapped", flags: append(flags, "-g", library)}
}

// The wrapper is used from two places, and only one of them is wrong.
func TestCheckNamesTheCallersOfWrappers(t *testing.T) {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	j, status := diagnosed(t, libs[0], wrapped(t, libs[0], "-DOUTSIDE"))
	assert.Equal(t, 1, status)
	require.Len(t, serious(j), 1)
	place := j.Diagnoses[0].Places[0]
	assert.Equal(t, "send_corner", place.Function)
	assert.Equal(t, "wrapped.c", filepath.Base(place.File))
	require.Len(t, place.Through, 2)
	assert.Contains(t, place.Through[0], "wrapper_put at wrapper.c:")
	assert.Contains(t, place.Through[1], "put at wrapper.c:")
	require.Len(t, place.Stack, 1)
	assert.Contains(t, place.Stack[0], "main at wrapped.c:")
	j, status = diagnosed(t, libs[0], wrapped(t, libs[0]))
	assert.Empty(t, serious(j))
	assert.Zero(t, status)
}
