package conformance

import (
	"testing"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var persistentSettings = [][]string{
	{"HOLD_LOCAL=20ms"},
	{"HOLD_LOCAL=0"},
	{"HOLD_LOCAL=20ms", "DELAY=random", "DELAY_MAX=5ms", "SUBMIT_ORDER=reverse_po"},
	{"HOLD_LOCAL=20ms", "LOCAL_COMPLETION_ENABLED=0"},
}

// noPersistentTestall lists the libraries in which MPI_Testall of two persistent collective operations fails.
var noPersistentTestall = map[string]bool{"mpich": true, "mpich5": true, "mpich5abi": true, "impi": true}

// TestPersistentCollectives runs the persistent collective operations of MPI 4.
func TestPersistentCollectives(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Persistent {
			return
		}
		t.Run("correct", func(t *testing.T) {
			t.Parallel()
			passEach(t, lib, launch{program: "persistent"}, persistentSettings)
		})
		t.Run("testall", func(t *testing.T) {
			t.Parallel()
			l := launch{program: "persistent", args: []string{"testall"}}
			if noPersistentTestall[lib.Name] {
				stillBroken(t, lib, l, "MPI_Testall of several persistent collective operations is refused")
				return
			}
			passEach(t, lib, l, defaults)
		})
		for _, how := range []string{"started", "initialized"} {
			t.Run(how, func(t *testing.T) {
				t.Parallel()
				fails(t, lib, launch{program: "persistent", args: []string{how}}, "persistent.c:")
			})
		}
	})
}
