package conformance

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// patience is a time limit for a program that hangs or sleeps: many times what a launch takes here and now, so that its ranks are up long
// before.
func patience(t *testing.T, lib mpitest.Library) time.Duration {
	t.Helper()
	const least, launches = 6 * time.Second, 20 // any machine: the least of what is measured
	native := run(t, lib, launch{program: "verdicts", native: true})
	require.True(t, native.Passed(), "%s", native)
	return max(least, launches*native.Duration).Round(time.Second)
}
