package conformance

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var errorLine = regexp.MustCompile(`case (.*): class (\d+)`)

// nativelyFatal lists the cases in which the library itself crashes, without nastympi, in some rank.
var nativelyFatal = map[string][]string{
	"openmpi": {
		"compare_and_swap of doubles", "flush of rank 99", "flush_local of rank -7",
		"put to a freed window", "flush of a freed window",
	},
	"mpich5": {"put of a freed type"}, "mpich5abi": {"put of a freed type"},
	"openmpi5": {
		"fetch_and_op of a derived type", "compare_and_swap of doubles", "flush of rank 99", "flush_local of rank -7",
		"put to a freed window", "flush of a freed window",
	},
}

// TestInvalidArguments compares the error class of each call in errors.c that the library survives.
func TestInvalidArguments(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		l := launch{program: "errors", args: nativelyFatal[lib.Name], native: true}
		native := run(t, lib, l)
		require.True(t, native.Passed(), "%s", native)
		l.native = false
		folder := t.TempDir()
		l.env = []string{"NASTY_TRACE=" + folder, config.StrictSends + "=1"}
		nasty := run(t, lib, l)
		assert.True(t, nasty.Passed(), "%s", nasty)
		assertReasons(t, folder, trace.NoTarget, trace.NoEpoch, trace.Datatype, trace.Operator)
		want := errorLine.FindAllString(native.Stdout, -1)
		assert.Greater(t, len(want), 25)
		assert.Equal(t, want, errorLine.FindAllString(nasty.Stdout, -1))
	})
}

// assertReasons asserts that the traces of a run have these reasons for operations that were not held.
func assertReasons(t *testing.T, folder string, want ...trace.Reason) {
	t.Helper()
	ranks, err := trace.Read(folder)
	require.NoError(t, err)
	var reasons []trace.Reason
	for _, rank := range ranks {
		for _, event := range rank.Events {
			if event.Type == trace.Forwarded {
				reasons = append(reasons, event.Reason())
			}
		}
	}
	for _, reason := range want {
		assert.Contains(t, reasons, reason, "%v", reason)
	}
}

// ending is a way to end with operations held, and what the shim can still report.
type ending struct{ how, says string }

func (e ending) String() string { return e.how }

// TestEndings ends programs with operations held. The status is that of a native run, and the shim
// reports what is held if it still runs. That the run was perturbed is said once, by the core if the rank cannot.
func TestEndings(t *testing.T) {
	held := "3 operations were never completed"
	perturbed := "note: the one-sided operations of this run were perturbed"
	cases := []ending{
		{"exit", "exit: " + held},
		{"_exit", perturbed},
		{"abort", perturbed},
		{"mpi_abort", "MPI_Abort: " + held},
		{"segv", perturbed},
		{"kill", perturbed},
		{"finalize", "MPI_Finalize: " + held}, // MPICH's own status is 6: the window is not freed
		{"no finalize", ""},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		forEachCase(t, lib, 2, cases, ending.String, func(t *testing.T, _ int, c ending) {
			l := launch{program: "endings", args: []string{c.how}, limit: failLimit}
			var native, nasty mpitest.Result
			for range mpitest.Slips {
				l.native = false
				nasty = run(t, lib, l)
				l.native = true
				native = run(t, lib, l)
				require.NotContains(t, nasty.Stderr, "internal error")
				if !nasty.TimedOut() && native.ExitCode == nasty.ExitCode && strings.Contains(nasty.Stderr, c.says) {
					break
				}
			}
			assert.False(t, nasty.TimedOut(), "%s", nasty)
			assert.Equal(t, native.ExitCode, nasty.ExitCode, "%s", nasty)
			if c.says == "" {
				assert.NotRegexp(t, "nastympi: (note|warning|error|rank)", nasty.Stderr, "%s", nasty) // it may say that it builds a shim
			} else {
				assert.Contains(t, nasty.Stderr, c.says, "%s", nasty)
			}
			for rank := range 2 { // each that crashes by itself may say it
				assert.LessOrEqual(t, strings.Count(nasty.Stderr, fmt.Sprintf("rank %d: %s", rank, perturbed)), 1, "%s", nasty)
			}
		})
		if lib.Sampled() {
			return
		}
		// Natively MPICH refuses to free a window with a pending put.
		t.Run("free", func(t *testing.T) {
			t.Parallel()
			nasty := run(t, lib, launch{program: "endings", args: []string{"free"}})
			assert.True(t, nasty.Passed(), "%s", nasty)
			assert.Contains(t, nasty.Stderr, "MPI_Win_free: "+held)
		})
	})
}

// TestRequestsGivenUp: MPI 4.1, 12.3.5 forbids to free or cancel the request of a one-sided
// operation. The shim says so, and the operation takes place.
func TestRequestsGivenUp(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		for how, says := range map[string]string{"free": "MPI_Request_free", "cancel": "MPI_Cancel"} {
			t.Run(how, func(t *testing.T) {
				t.Parallel()
				result := run(t, lib, launch{program: "requests", args: []string{how}})
				assert.True(t, result.Passed(), "%s", result)
				assert.Contains(t, result.Stderr, "warning: "+says, "%s", result)
			})
		}
	})
}
