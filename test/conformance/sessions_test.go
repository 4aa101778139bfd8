package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// sessionSettings include pauses, in which the shim must make progress without MPI_COMM_WORLD.
var sessionSettings = [][]string{
	{},
	{"ADD_LATENCY=200us", "SUBMIT_ORDER=reverse_po"},
	{"SUBMIT_TIME=fire_immediate"},
}

// noSessions lists the cases of sessions.c that fail natively.
var noSessions = map[string]map[string]string{
	"impi": {"outlived": "MPI_Init is refused while a session is open"},
}

// TestSessions runs programs that use sessions instead of MPI_Init, or in addition. The case `twice`, which
// initializes MPI again, is left out: it fails with all libraries.
func TestSessions(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Sessions {
			return
		}
		for i, what := range []string{"once", "outlives", "outlived"} {
			t.Run(what, func(t *testing.T) {
				t.Parallel()
				l := launch{program: "sessions", args: []string{what}}
				if broken := noSessions[lib.Name][what]; broken != "" {
					stillBroken(t, lib, l, broken)
					return
				}
				settings := sessionSettings
				if lib.Sampled() {
					settings = settings[i : i+1]
				}
				passEach(t, lib, l, settings)
			})
		}
		t.Run("early", func(t *testing.T) {
			t.Parallel()
			fails(t, lib, launch{program: "sessions", args: []string{"early"}},
				"sessions.c:", "rank 0: warning: exit: 1 operation was never completed")
		})
	})
}

// Communicators that are made of groups are known: a race is found, and its correct twin is silent.
func TestCheckKnowsCommunicatorsOfGroups(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Sessions {
			return
		}
		l := launch{program: "from_groups", ranks: 3}
		correct, _ := diagnosed(t, lib, l)
		assert.Empty(t, correct.Findings)
		l.flags = []string{"-DRACY"}
		racy, _ := diagnosed(t, lib, l, "-runs", "1")
		require.Len(t, racy.Findings, 1)
		assert.Equal(t, "race-between-ranks", racy.Findings[0].Rule)
	})
}
