package conformance

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/seed"
)

// soakLimit ends a run of the long form that hangs. The longest runs take minutes.
const soakLimit = 20 * time.Minute

// load is a number of things to make, in the short and in the long form.
type load struct {
	what        string
	short, long int
	settings    [][]string
}

// The settings of epochs make the shim keep things between calls: copies, halves of origins, fetched data,
// requests, locks and shadow windows.
var loads = []load{
	{"operations", 40_000, 1_000_000, [][]string{{}, {"SUBMIT_ORDER=reverse_po", "SPLIT=byte"}, {"SUBMIT_TIME=fire_immediate"}}},
	{"tests", 8_000, 100_000, [][]string{{}, {"LOCAL_COMPLETION_ENABLED=0"}, {"EARLY_FETCH=1"}}},
	{"windows", 200, 200, [][]string{{}, {"EARLY_FETCH=1", "HALF_ORIGIN=last"}}},
	{"epochs", 2_000, 100_000, [][]string{{},
		{"HALF_ORIGIN=first", "EARLY_FETCH=1", "LAZY_LOCK=1", "FENCE_ROUNDS=2", "SHADOW_WINDOW=1", "SKIP_ATOMICITY_STAGE=1"},
		{"SUBMIT_TIME=random_choice", "SPLIT=byte", "HOLD_BYTES=8"}}},
}

// TestLoads runs each load; the short form uses only the first setting.
func TestLoads(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, load := range loads {
			count, settings := load.short, load.settings[:1]
			if mpitest.Soak() {
				count, settings = load.long, load.settings
			} else if lib.Brief {
				continue
			}
			for _, setting := range settings {
				t.Run(load.what+" "+strings.Join(setting, " "), func(t *testing.T) {
					pass(t, lib, launch{program: "stress", args: []string{load.what, fmt.Sprint(count)},
						env: named(setting), limit: soakLimit})
				})
			}
		}
	})
}

// TestFreedDatatypesLeaveNothing runs natively: TestLoads allows for the memory that MPICH itself loses.
func TestFreedDatatypesLeaveNothing(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		l := launch{program: "stress", args: []string{"types", "10000"}, native: true}
		if lib.Name == "mpich" {
			stillBroken(t, lib, l, "MPICH 4.0.2 loses 64 bytes with each derived datatype in about half of all processes")
			return
		}
		pass(t, lib, l)
	})
}

// TestManyRanks: many more ranks than processors. Each collective call takes seconds if waiting ranks spin.
func TestManyRanks(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		ranks := 6
		switch {
		case mpitest.Soak():
			ranks = 64
		case lib.Brief:
			return
		case lib.Yields:
			ranks = 12
		}
		pass(t, lib, launch{program: "stress", args: []string{"ranks"}, ranks: ranks, limit: soakLimit})
	})
}

// TestManyTypes: more and deeper datatypes than TestCorrectProgramsPass has. It has a long form only.
func TestManyTypes(t *testing.T) {
	if !mpitest.Soak() {
		t.Skip("see make soak")
	}
	first := seed.Of(t)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, setting := range settings {
			pass(t, lib, launch{program: "random_types", limit: soakLimit,
				env: append(named(setting), fmt.Sprintf("TEST_SEED=%d", first+uint64(i)), "TEST_TYPES=5000", "TEST_DEPTH=6")})
		}
	})
}
