package conformance

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestFaults: calls without the epoch that they need (MPI 4.1, 12.2.5, 12.3.5, 12.5) have one line for each call
// site and rank. How the library takes them is its own affair.
func TestFaults(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		result := run(t, lib, launch{program: "faults"})
		for marker, says := range map[string]string{
			"no-epoch": "no epoch is open", "not-passive": "returns a request", "not-locked": "no epoch is open", "freed": "the window is freed",
		} {
			line := fmt.Sprintf("nastympi: rank 0: warning: faults.c:%d: ", lineWith(t, "faults.c", marker))
			assert.Equal(t, 1, strings.Count(result.Stderr, line), "%s: %s", marker, result)
			assert.Regexp(t, line+".*"+says, result.Stderr)
		}
		pass(t, lib, launch{program: "faults", flags: []string{"-DFIXED"}})
	})
}
