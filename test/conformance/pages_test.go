package conformance

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestLargePages runs programs whose shim sees pages of 64 KiB: with operations that are held and sent, memory that is shared with the core
// and grows, and recordings. The last two are parts of files that are mapped.
func TestLargePages(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		folder := t.TempDir()
		pages, seen := filepath.Join(folder, "pages.so"), filepath.Join(folder, "seen")
		out, err := exec.Command("cc", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC", "-o", pages, "testdata/pages.c", "-ldl").CombinedOutput()
		require.NoError(t, err, string(out))
		// Libraries that patch functions of memory would call what they have patched in place of pages.c.
		lib = with(lib, "LD_PRELOAD="+pages, "PAGES_SEEN="+seen, "OMPI_MCA_memory=^patcher", "UCX_MEM_EVENTS=n")
		pass(t, lib, launch{program: "lifetimes"})
		assert.FileExists(t, seen)
		many := run(t, lib, launch{program: "situations", args: []string{"operations", folder}, flags: []string{"-pthread"}})
		assert.True(t, many.Passed(), "%s", many)
		example := filepath.Join("../../../examples", "put_flag.c")
		status, output := command(t, lib, "check", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: example}))
		assert.Equal(t, 1, status)
		assert.Contains(t, output, "race-between-ranks: ")
		twin := compile(t, lib, launch{program: example, flags: []string{"-DFIXED"}})
		status, output = command(t, lib, "check", lib.Mpiexec, "-n", "2", twin)
		assert.Zero(t, status)
		assert.Contains(t, verdictOf(output), "ok ")
		status, output = command(t, lib, "sweep", "-runs", "4", "-o", filepath.Join(folder, "found"), lib.Mpiexec, "-n", "2", twin)
		assert.Zero(t, status)
		assert.Contains(t, verdictOf(output), "ok ")
	})
}
