package conformance

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
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
	lib := libraries(t)[0]
	j, status := diagnosed(t, lib, wrapped(t, lib, "-DOUTSIDE"))
	assert.Equal(t, 1, status)
	require.Len(t, serious(j), 1)
	place := j.Findings[0].MainPlace()
	assert.Equal(t, "send_corner", place.Function)
	assert.Equal(t, "wrapped.c", filepath.Base(place.File))
	require.Len(t, place.Through, 2)
	assert.Contains(t, place.Through[0], "wrapper_put at wrapper.c:")
	assert.Contains(t, place.Through[1], "put at wrapper.c:")
	require.Len(t, place.Stack, 1)
	assert.Contains(t, place.Stack[0], "main at wrapped.c:")
	j, status = diagnosed(t, lib, wrapped(t, lib))
	assert.Empty(t, serious(j))
	assert.Zero(t, status)
}

// One of two uses of a wrapper is wrong. The user says that the wrapper's source file is a library, so the other use is
// another call site, which the finding does not need.
func TestSweepTellsTheCallersOfWrappersApart(t *testing.T) {
	lib := libraries(t)[0]
	static := func(flags ...string) string {
		return compile(t, lib, launch{program: "wrapped", flags: append(flags, "-g", filepath.Join("testdata", "wrapper.c"))})
	}
	brief := []string{"-library", "wrapper.c", "-runs", "1", "-baseline", "1", "-confirm", "2", "-j", "2", "-check", "off", "-set", "NASTY_SPLIT=element", "-set", "NASTY_DELAY=off"}
	list, status := sweep(t, lib, static("-DRACY"), brief...)
	assert.Equal(t, 1, status)
	require.Len(t, list, 1)
	require.Len(t, list[0].Sites, 1)
	for _, site := range []finding.Site{list[0].Sites[0], list[0].Places[0].Site} {
		assert.Equal(t, "send_corner", site.Function)
		assert.Equal(t, "wrapped.c", filepath.Base(site.File))
		assert.Equal(t, 2, strings.Count(site.Name, ":"), site.Name)
		require.Len(t, site.Through, 2)
		assert.Contains(t, site.Through[1], "put at wrapper.c:")
		assert.Contains(t, site.Stack[0], "main at wrapped.c:")
	}
	list, status = sweep(t, lib, static(), brief...)
	assert.Zero(t, status)
	assert.Empty(t, list)
}
