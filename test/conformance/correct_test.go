package conformance

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/seed"
)

// program is a correct program.
type program struct {
	name  string
	args  []string
	ranks int
	// failsNatively says why it does not run without nastympi. It passes under nastympi,
	// which makes other calls of the library.
	failsNatively string
	random        bool // takes TEST_SEED
	polls         bool // makes more calls than a trace may have room for
	loadsEarly    bool // loads or gets what an operation brings before anything orders the two, to see when it arrives
	// broken says what a library itself does wrong, by the library's name. There the program
	// runs natively only, to see that the bug is still there.
	broken map[string]string
	// unshadowed says why a library fails it with NASTY_SHADOW_WINDOW=1, by the library's name. That library does not run it so.
	unshadowed map[string]string
}

var programs = []program{
	{name: "predefined"},
	{name: "derived"},
	{name: "derived", args: []string{"longer"},
		failsNatively: "receiving side longer: assertion in MPICH 4.0.2, zeros written by Open MPI 4.1.4"},
	{name: "derived", args: []string{"created"}, broken: map[string]string{
		"openmpi": "MPI_Get_accumulate to a type with gaps, on a window of MPI_Win_create, fetches wrong data"}},
	{name: "random_types", random: true, unshadowed: map[string]string{"openmpi5": "see odd_gaps"}},
	{name: "order", random: true},
	{name: "local", polls: true, loadsEarly: true},
	{name: "locks", ranks: 3, polls: true},
	{name: "loops"},
	{name: "lifetimes"},
	{name: "windows", loadsEarly: true},
	{name: "passive"},
	{name: "active"},
	{name: "active", args: []string{"nocheck"}, broken: map[string]string{
		"openmpi5": "MPI_Win_wait after MPI_Win_post(MPI_MODE_NOCHECK) returns before the puts have arrived"}},
	{name: "active", args: []string{"test"}, broken: map[string]string{
		"openmpi5": "MPI_Win_test does not get the library on"}},
	{name: "null"},
	{name: "null", args: []string{"null"},
		failsNatively: "MPI_Win_flush(MPI_PROC_NULL) crashes Open MPI 4.1.4"},
	{name: "requests"},
	{name: "phases", ranks: 3, random: true},
	{name: "adversaries", args: []string{"twins"}},
	{name: "counting"},
	{name: "seen"},
	{name: "odd_gaps", broken: map[string]string{
		"openmpi":  "MPI_Get_accumulate to a type with gaps, on a window of MPI_Win_create, fetches wrong data",
		"openmpi5": "MPI_Get_accumulate to a type with unaligned elements, on a window of MPI_Win_create, puts them elsewhere"}},
	{name: "attributes"},
	{name: "active", args: []string{"turns"}, ranks: 3, broken: map[string]string{
		"mpich": countsPosts, "mpich5": countsPosts, "mpich5abi": countsPosts}},
	{name: "callbacks"},
	{name: "parts"},
	{name: "partitions"},
	{name: "detaching", ranks: 3},
	{name: "waits_outside", loadsEarly: true, broken: map[string]string{"openmpi5": addWaits}},
	{name: "waits_outside", args: []string{"many"}, broken: map[string]string{"openmpi": addWaits + " if there are many", "openmpi5": addWaits}},
}

const (
	countsPosts = "MPI_Win_start hangs if a rank outside of its group has posted, too"
	addWaits    = "MPI_Accumulate on a window of MPI_Win_create waits for the target"
)

// settings is a selection in which nearly every value of each variable occurs with each order:
// all combinations would take hours.
var settings = [][]string{
	{},
	{"SUBMIT_ORDER=reverse_po", "SPLIT=byte", "FENCE_ROUNDS=2", "LAZY_LOCK=1"},
	{"SUBMIT_ORDER=put_before_get", "SPLIT_MAX=3", "HOLD_BYTES=64", "TORN_PAUSE=20us", "HALF_ORIGIN=first", "EARLY_FETCH=1", "CHECK_PLANS=1"},
	{"SUBMIT_ORDER=get_before_put", "SPLIT=byte", "SPLIT_MAX=2", "ADD_FLUSH_ENABLED=0", "INTERLEAVE=1"},
	{"SUBMIT_ORDER=program_order", "SPLIT=byte", "HOLD_BYTES=1", "DELAY=random", "DELAY_MAX=2ms", "SHADOW_WINDOW=1", "EARLY_FETCH=1"},
	{"SUBMIT_TIME=fire_immediate", "SHADOW_WINDOW=1"},
	{"SUBMIT_TIME=fire_immediate", "SUBMIT_ORDER=reverse_po", "SPLIT=byte", "ADD_FLUSH_ENABLED=0"},
	{"SUBMIT_TIME=random_choice", "SUBMIT_ORDER=pct", "SPLIT_MAX=3", "FENCE_ROUNDS=3", "EARLY_FETCH=1", "LAZY_LOCK=1", "INTERLEAVE=1", "CHECK_PLANS=1"},
	{"SUBMIT_TIME=random_choice", "SUBMIT_ORDER=reverse_po", "SKIP_ATOMICITY_STAGE=1", "LAZY_LOCK=1"},
	{"SKIP_COMPLETION_STAGE=1", "SUBMIT_ORDER=systematic", "CHECK_PLANS=1"},
	{"SKIP_ATOMICITY_STAGE=1", "LOCAL_COMPLETION_ENABLED=0", "SUBMIT_ORDER=pct", "PCT_DEPTH=2"},
	{"SKIP_REORDERING_STAGE=1", "SPLIT=byte"},
	{"SKIP_COMPLETION_STAGE=1", "SKIP_ATOMICITY_STAGE=1", "SKIP_REORDERING_STAGE=1"},
	{"ADD_LATENCY=20us", "ADD_FLUSH_ENABLED=0", "POISON=0", "PERMUTE_TARGETS=0", "HALF_ORIGIN=last", "INTERLEAVE=1"},
}

// tracedShare: one setting of so many is traced, and its whole execution judged. Not all are, since calls
// take other ways through the shim in a traced run.
const tracedShare = 3

// settingsShare: each of Debian's libraries runs a program under one setting of so many.
const settingsShare = 14

// TestCorrectProgramsPass runs each correct program natively, and under every setting with another seed.
// Debian's two libraries take turns, so that each meets all settings over the programs. They take turns with
// the native runs, too: those show only that the program is correct.
func TestCorrectProgramsPass(t *testing.T) {
	first := seed.Of(t)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for n, p := range programs {
			t.Run(strings.Join(append([]string{p.name}, p.args...), " "), func(t *testing.T) {
				t.Parallel()
				l := launch{program: p.name, args: p.args, ranks: p.ranks}
				if p.random {
					l.env = []string{fmt.Sprintf("TEST_SEED=%d", first)}
				}
				if p.broken[lib.Name] != "" {
					stillBroken(t, lib, l, p.broken[lib.Name])
					return
				}
				if p.failsNatively == "" && lib.Takes(n, 2) {
					l.native = true
					require.True(t, pass(t, lib, l), "natively")
					l.native = false
				}
				for i, setting := range settings {
					// One more than there are settings, so that each library meets all settings over the programs.
					if !lib.Takes(i+n*(len(settings)+1), settingsShare) {
						continue
					}
					if p.unshadowed[lib.Name] != "" && slices.Contains(setting, "SHADOW_WINDOW=1") {
						continue
					}
					l.env = append(named(setting), fmt.Sprintf("NASTY_SEED=%d", i+1), fmt.Sprintf("TEST_SEED=%d", first+uint64(i)),
						"NASTY_HOLD_LOCAL=20ms") // some programs wait that long, many times
					if i%tracedShare == 1 {
						n := judged(t, lib, l)
						assert.True(t, n > 0 || p.polls, "nothing was judged")
						continue
					}
					pass(t, lib, l)
				}
			})
		}
	})
}

// stillBroken fails when the library no longer has the bug, so that the exception is removed. Only the soak looks: some bugs show
// only if ranks or threads run at the same time, and not every machine lets them.
func stillBroken(t *testing.T, lib mpitest.Library, l launch, what string) {
	t.Helper()
	if !mpitest.Soak() {
		return
	}
	const attempts = 5
	// any machine: a run that is not over by then counts as one that fails, as it does if the bug is that it hangs
	l.native, l.limit = true, 20*time.Second
	for range attempts {
		if !run(t, lib.AsInstalled(), l).Passed() {
			return
		}
	}
	t.Errorf("%d native runs passed: is this no longer true? %s", attempts, what)
}

// named puts NASTY_ before each variable of a setting.
func named(setting []string) []string {
	var variables []string
	for _, s := range setting {
		variables = append(variables, "NASTY_"+s)
	}
	return variables
}

// complaints are nastympi's lines in what a run has written, without warnings about bugs that the library is known to have.
func complaints(stderr string) (lines []string) {
	for line := range strings.Lines(stderr) {
		if strings.Contains(line, "nastympi:") && libbugs.Said(line) == "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// pass runs a program and expects its OK and no message of nastympi.
func pass(t *testing.T, lib mpitest.Library, l launch) bool {
	t.Helper()
	result := run(t, lib, l)
	return assert.True(t, result.Passed() && strings.Contains(result.Stdout, l.name()+": OK"), "%s", result) &&
		assert.Empty(t, complaints(result.Stderr), "%s", result)
}

// passEach runs a program natively, and under each of the settings. With a library that is tested briefly it makes
// only one run, under the first setting.
func passEach(t *testing.T, lib mpitest.Library, l launch, settings [][]string) {
	t.Helper()
	if lib.Sampled() {
		settings = settings[:1]
	} else {
		l.native = true
		pass(t, lib, l)
		l.native = false
	}
	env := l.env
	for _, setting := range settings {
		l.env = slices.Concat(env, named(setting))
		pass(t, lib, l)
	}
}

// passInTurn runs the n-th of some similar programs. Libraries take turns with the native runs and with the settings.
func passInTurn(t *testing.T, lib mpitest.Library, n int, l launch, settings [][]string) {
	t.Helper()
	if lib.Takes(n, 2) {
		l.native = true
		pass(t, lib, l)
		l.native = false
	}
	for i, setting := range settings {
		if lib.Takes(n+i, 2) {
			l.env = append(named(setting), fmt.Sprintf("NASTY_SEED=%d", i+1))
			pass(t, lib, l)
		}
	}
}

// defaults is for programs that need no other settings.
var defaults = [][]string{{}}
