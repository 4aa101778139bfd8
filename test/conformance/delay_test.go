package conformance

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// late is a race of delay.c, which shows only when one rank is slow.
type late struct {
	name     string
	ranks    int
	slow     string
	settings []string // in addition to NASTY_DELAY
}

var lates = []late{
	{"put_load", 2, "0", nil},
	{"put_get", 2, "0", nil},
	{"two_locks", 2, "0", nil},
	{"get_store", 2, "0", nil},
	{"start_get", 3, "0", nil},
	{"flag", 2, "0", nil},
	{"hearsay", 3, "0", nil},
	{"asleep", 2, "0", []string{"NASTY_DELAY_MAX=5s"}},
	{"threads", 2, "0", nil},                               // one of its threads, by seed
	{"workers", 2, "0", []string{"NASTY_DELAY_MAX=400ms"}}, // one of its threads, by seed
	{"fence_early", 2, "1", []string{"NASTY_SUBMIT_TIME=fire_immediate"}},
	{"start_early", 2, "1", []string{"NASTY_SUBMIT_TIME=fire_immediate"}},
}

// attempts to show a race: nearly every run shows it, but on a busy machine a rank without a processor may
// look blocked.
const attempts = 8

func TestDelayShowsRaces(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		forEachCase(t, lib, 2, lates, late.String, func(t *testing.T, _ int, l late) {
			for seed := range attempts {
				result := run(t, lib, l.launch(l.slow, seed+1))
				assert.NotContains(t, result.Stderr, "internal error", "%s", result)
				if result.ExitCode != 0 && strings.Contains(result.Stderr, "delay.c:") {
					return
				}
				assert.False(t, result.TimedOut(), "%s", result)
			}
			t.Errorf("not shown in %d runs", attempts)
		})
	})
}

// delays are the ranks that are slow in runs of correct programs.
var delays = []string{"random", "0", "1,0"}

// With the missing synchronization added, no delay makes the program fail or hang.
func TestDelayedCorrectProgramsPass(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, l := range lates {
			t.Run(l.name, func(t *testing.T) {
				t.Parallel()
				for n, delay := range delays {
					// One more than there are delays, so that each library meets all delays over the programs.
					if lib.Takes(i*(len(delays)+1)+n, len(delays)) {
						pass(t, lib, l.launch(delay, i+1, "correct"))
					}
				}
			})
		}
	})
}

// A rank that is slow goes on when the others can go no further without it. Ranks that fetch one value again and again cannot, in
// recorded runs, which have the values. Ranks that fetch other values each time can.
func TestSlowRanksAreNotWaitedForByPolls(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		slow := func(way string) (mpitest.Result, []trace.Rank) {
			folder := t.TempDir()
			// any machine: a minute for what takes milliseconds
			l := launch{program: "spins", args: []string{way}, ranks: 2, env: []string{"NASTY_DELAY=0", "NASTY_DELAY_MAX=1m", "NASTY_RECORD=" + folder}}
			result := run(t, lib, l)
			assert.True(t, result.Passed(), "%s", result)
			ranks, err := trace.Read(folder)
			require.NoError(t, err)
			return result, ranks
		}
		for i, way := range []string{"get", "swap", "compare", "locked"} {
			if !lib.Takes(i, 2) {
				continue
			}
			_, ranks := slow(way)
			delays := 0
			for _, r := range ranks {
				for _, e := range r.Events {
					if e.Type == trace.Delay {
						delays++
						assert.Zero(t, e.B, "%s: a pause of %s reached its bound", way, time.Duration(e.A))
					}
				}
			}
			assert.Positive(t, delays, way)
		}
		var result mpitest.Result
		for range attempts {
			if result, _ = slow("counts"); strings.Contains(result.Stdout, "counted all") {
				return
			}
		}
		assert.Contains(t, result.Stdout, "counted all", "a rank that counts was not waited for")
	})
}

func (l late) String() string { return l.name }

func (l late) launch(delay string, seed int, args ...string) launch {
	env := append([]string{"NASTY_DELAY=" + delay, fmt.Sprintf("NASTY_SEED=%d", seed)}, l.settings...)
	return launch{
		program: "delay", args: append([]string{l.name}, args...), ranks: l.ranks,
		env: env,
	}
}
