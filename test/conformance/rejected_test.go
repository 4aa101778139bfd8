package conformance

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// 9.3, 11.2.2 and 11.4.1: what the library rejects is found where it happens, and the twin is silent. A row is named like its rule.
func TestCheckFindsWhatTheLibraryRejects(t *testing.T) {
	serious := []string{"call-rejected", "rank-outside-communicator", "crash-in-call", "call-before-init", "call-after-finalize", "no-finalize"}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, rule := range append(serious, "error-returned", "ignored-error") {
			if !lib.Takes(i, 2) && !mpitest.Soak() {
				continue
			}
			l := launch{program: "rejected", args: []string{rule}}
			j, status := diagnosed(t, lib, l)
			found := slices.IndexFunc(j.Findings, func(d finding.Finding) bool { return d.Rule == rule })
			require.GreaterOrEqual(t, found, 0, "%s: %v", rule, j.Findings)
			assert.Len(t, j.Findings, 1, rule)
			if slices.Contains(serious, rule) {
				assert.Equal(t, finding.Error, j.Findings[found].Severity, rule)
				assert.Equal(t, 1, status)
			}
			if !lib.Takes(i, 4) && !mpitest.Soak() {
				continue
			}
			l.flags = []string{"-DFIXED"}
			j, status = diagnosed(t, lib, l)
			assert.Empty(t, j.Findings, rule)
			assert.Zero(t, status, rule)
		}
	})
}

// A crash of a forked child, or after MPI_Finalize, is none of MPI, and programs try whether files exist.
func TestCheckIsSilentAboutEndsThatMPIAllows(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range []string{"forked", "dies late", "tried"} {
			if !lib.Takes(i, 3) || row == "tried" && lib.Brief { // it may be built without files
				continue
			}
			j, _ := diagnosed(t, lib, launch{program: "rejected", args: []string{row}})
			assert.Empty(t, j.Findings, row)
		}
	})
}

// MPI_Abort ends a run that did not pass, also with error code 0.
func TestCheckAndSweepTellAborts(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Takes(0, 1) {
			return
		}
		program := compile(t, lib, launch{program: "rejected"})
		status, output := command(t, lib, "check", "-runs", "1", lib.Mpiexec, "-n", "2", program, "abort")
		assert.Equal(t, 1, status, output)
		assert.Contains(t, output, "the program itself called MPI_Abort with error code 0")
		status, output = command(t, lib, "sweep", "-runs", "1", "-baseline", "1", "-o", t.TempDir(), lib.Mpiexec, "-n", "2", program, "abort")
		assert.NotZero(t, status, output)
		assert.Contains(t, output, "aborted")
	})
}
