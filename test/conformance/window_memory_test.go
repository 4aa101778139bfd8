package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Each rule about the memory of windows, and about what libraries do with accumulates although MPI does not promise it, is found at the
// line that names it in a comment. The correct twin breaks none.
func TestWindowsAndTheirMemory(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, _ := diagnosed(t, lib, launch{program: "window_memory"})
		assert.ElementsMatch(t, expected(t, "window_memory"), placed(j))
		j, status := diagnosed(t, lib, launch{program: "window_memory", flags: []string{"-DFIXED"}})
		assert.Zero(t, status)
		assert.Empty(t, j.Findings)
	})
}

// The buffers of nonblocking reads and writes of files. MPICH 5 may be built without files.
func TestBuffersOfFiles(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			t.Skip("the library has no files")
		}
		j, _ := diagnosed(t, lib, launch{program: "file_buffers"})
		assert.ElementsMatch(t, expected(t, "file_buffers"), placed(j))
		j, status := diagnosed(t, lib, launch{program: "file_buffers", flags: []string{"-DFIXED"}})
		assert.Zero(t, status)
		assert.Empty(t, j.Findings)
	})
}
