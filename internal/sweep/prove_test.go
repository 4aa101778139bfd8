package sweep

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/process"
	"github.com/nastympi/nastympi/internal/trace"
)

func side(i, rank int) RaceSide { return RaceSide{Site: put(i), Rank: rank, Text: put(i)} }

func proved(t *testing.T, f *fake, r Race) (*Shown, int) {
	t.Helper()
	p := Prover{Runner: f, Limit: time.Minute}
	shown, runs, err := p.Prove(context.Background(), r)
	require.NoError(t, err)
	assert.Equal(t, f.runs, runs)
	if shown != nil {
		assert.Len(t, f.kept, 1, "the evidence")
		f.Discard(shown.Evidence)
	}
	assert.Empty(t, f.kept)
	return shown, runs
}

// The later of two puts stays in the window.
func lastPutStays(first, second string) func(perturbed) uint64 {
	return func(p perturbed) uint64 {
		return map[string]uint64{first: 1, second: 2}[valueOf(p.settings, "NASTY_HOLD_SITES")]
	}
}

func TestBothOrdersOfARaceAreTried(t *testing.T) {
	f := program()
	f.contents = lastPutStays(put(3), put(4))
	shown, runs := proved(t, f, Race{side(3, 0), side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, 2*ProofRuns, runs)
	assert.Equal(t, "window 0 of rank 0", shown.What)
	assert.Equal(t, finding.Diverged, shown.Outcome.Kind)
	assert.Equal(t, put(3), shown.Orders[0].Late)
	assert.Contains(t, shown.Orders[0].Result, "hash 0x1")
	assert.Equal(t, put(4), valueOf(shown.Orders[1].Settings, "NASTY_HOLD_SITES"))
	assert.Equal(t, "fire_immediate", valueOf(shown.Orders[1].Settings, "NASTY_SUBMIT_TIME"), "nothing else is late")
	assert.Equal(t, "1", valueOf(shown.Orders[1].Settings, "NASTY_LOCAL_COMPLETION_ENABLED"), "it is late beyond local completion, too")
	assert.Equal(t, "off", valueOf(shown.Orders[1].Settings, "NASTY_DELAY"), "one rank makes both accesses")
}

func TestRaceThatNoScheduleShows(t *testing.T) {
	f := program()
	f.contents = func(perturbed) uint64 { return 7 }
	shown, runs := proved(t, f, Race{side(3, 0), side(4, 0)})
	assert.Nil(t, shown)
	assert.Equal(t, 2, runs)
}

func TestEitherRankOfARaceIsSlow(t *testing.T) {
	f := program()
	f.contents = func(p perturbed) uint64 { return map[string]uint64{"0": 1, "1": 2}[valueOf(p.settings, "NASTY_DELAY")] }
	shown, _ := proved(t, f, Race{side(3, 0), side(4, 1)})
	require.NotNil(t, shown)
	assert.Equal(t, "0", valueOf(shown.Orders[0].Settings, "NASTY_DELAY"))

	f = program()
	f.contents = func(p perturbed) uint64 { return map[string]uint64{"0": 1, "1": 2}[valueOf(p.settings, "NASTY_DELAY")] }
	f.others = []trace.Rank{locker(0), locker(1)}
	shown, _ = proved(t, f, Race{side(3, 0), side(4, 1)})
	assert.Nil(t, shown, "slow ranks also take locks in another order, as MPI allows")
}

// Both accesses are made by one call.
func TestRaceAtOnePlace(t *testing.T) {
	f := program()
	f.contents = func(p perturbed) uint64 {
		return map[string]uint64{"reverse_po": 1}[valueOf(p.settings, "NASTY_SUBMIT_ORDER")]
	}
	shown, _ := proved(t, f, Race{side(3, 0), side(3, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, put(3)+", in program order", shown.Orders[0].Late)
}

func TestOrderThatMakesTheProgramFail(t *testing.T) {
	f := program(bug{result: abort(88), shows: func(p perturbed) bool { return p.is("NASTY_HOLD_SITES", put(3)) }})
	shown, _ := proved(t, f, Race{side(3, 0), side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, "rank 1 aborted: prog.c:88: got 0, expected 7", shown.Orders[0].Result)
	assert.Equal(t, "the program passes", shown.Orders[1].Result)
	assert.Zero(t, shown.Failing)
	assert.Equal(t, finding.Exited, shown.Outcome.Kind)
}

// What varies by itself shows nothing.
func TestVaryingResultIsNoProof(t *testing.T) {
	f := program(bug{shows: func(perturbed) bool { return true }, every: 3, result: process.Result{ExitCode: 1}})
	f.contents = func(perturbed) uint64 { return uint64(f.runs) }
	shown, runs := proved(t, f, Race{side(3, 0), side(4, 0)})
	assert.Nil(t, shown)
	assert.LessOrEqual(t, runs, 2*ProofRuns)
}

func TestFetchedDataAreTold(t *testing.T) {
	f := program()
	f.sites = append(f.sites, trace.Site{Call: "MPI_Get", Module: "/x/prog", Offset: 0x300})
	f.contents = nil
	get := uint32(len(f.sites))
	results := func(p perturbed, n int) []trace.Event {
		value := map[string]uint64{put(3): 0, "prog+0x300": 7}[valueOf(p.settings, "NASTY_HOLD_SITES")]
		list := []trace.Event{{Type: trace.Op, Site: get, Seq: 99, B: 4}, {Type: trace.Result, Site: get, Seq: 99, A: 1 + value, B: value}}
		return list[:n]
	}
	f.bugs = []bug{
		{shows: func(p perturbed) bool { return p.is("NASTY_HOLD_SITES", put(3)) }, events: results(perturbed{settings: oneLate(put(3))}, 2)},
		{shows: func(p perturbed) bool { return true }, events: results(perturbed{settings: oneLate("prog+0x300")}, 2)},
	}
	shown, _ := proved(t, f, Race{side(3, 0), RaceSide{Site: "prog+0x300", Text: "the get"}})
	require.NotNil(t, shown)
	assert.Equal(t, "MPI_Get at ?? (prog+0x300) brings 0", shown.Orders[0].Result)
	assert.Equal(t, "MPI_Get at ?? (prog+0x300) brings 7", shown.Orders[1].Result)
}
