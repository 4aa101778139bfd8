package conformance

import (
	"testing"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var countSettings = [][]string{
	{},
	{"SUBMIT_ORDER=reverse_po", "SPLIT=byte", "FENCE_ROUNDS=2"},
	{"SPLIT_MAX=3", "EARLY_FETCH=1", "HALF_ORIGIN=first"},
	{"SUBMIT_TIME=fire_immediate", "SKIP_ATOMICITY_STAGE=1"},
}

// TestCounts runs the calls of MPI 4 with large counts.
func TestCounts(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if !lib.Counts {
			return
		}
		t.Run("correct", func(t *testing.T) {
			t.Parallel()
			passEach(t, lib, launch{program: "large"}, countSettings)
		})
		for _, how := range []string{"early", "send"} {
			t.Run(how, func(t *testing.T) {
				t.Parallel()
				fails(t, lib, launch{program: "large", args: []string{how}}, "large.c:")
			})
		}
	})
}

// TestHugeOperations: more elements than an int can count, in few and in many pieces. MPICH 4.0.2 crashes
// natively.
func TestHugeOperations(t *testing.T) {
	if !mpitest.Soak() {
		t.Skip("takes minutes and two gigabytes; TEST_SOAK=1 runs it")
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, setting := range [][]string{{}, {"SPLIT_MAX=1"}, {"SPLIT_MAX=3", "EARLY_FETCH=1"}, {"SKIP_ATOMICITY_STAGE=1", "HALF_ORIGIN=last"}} {
			pass(t, lib, launch{program: "large", args: []string{"huge"}, env: named(setting)})
		}
	})
}

// TestMappingIsAskedOncePerPage: a system call for each piece would take most of the time of such a program.
func TestMappingIsAskedOncePerPage(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		pass(t, lib, launch{program: "looks", flags: []string{"-rdynamic"}, env: []string{"NASTY_SPLIT_MAX=16"}})
	})
}
