package prove

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func side(i, rank int) Side {
	return Side{Call: "MPI_Put", Site: simulated.Put(i), Rank: rank, Text: simulated.Put(i)}
}

func proved(t *testing.T, f *simulated.Program, r Race) (*Shown, int) {
	t.Helper()
	p := Prover{Runner: f, Limit: time.Minute}
	shown, tried, err := p.Prove(context.Background(), r)
	require.NoError(t, err)
	runs := tried.Runs
	assert.Equal(t, f.Runs, runs)
	if shown != nil && !shown.Same {
		assert.Len(t, f.Kept, 1, "the evidence")
		f.Discard(shown.Evidence)
	}
	assert.Empty(t, f.Kept)
	return shown, runs
}

func TestBothOrdersOfARaceAreTried(t *testing.T) {
	f := simulated.New()
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	shown, runs := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, 2*Runs, runs)
	assert.Equal(t, "window 0 of rank 0", shown.What)
	assert.Equal(t, finding.Diverged, shown.Outcome.Kind)
	assert.Equal(t, simulated.Put(3), shown.Orders[0].Late)
	assert.Contains(t, shown.Orders[0].Result, "hash 0x1")
	assert.Equal(t, simulated.Put(4), attempt.ValueOf(shown.Orders[1].Settings, "NASTY_HOLD_SITES"))
	assert.Equal(t, "fire_immediate", attempt.ValueOf(shown.Orders[1].Settings, "NASTY_SUBMIT_TIME"), "nothing else is late")
	assert.Equal(t, "1", attempt.ValueOf(shown.Orders[1].Settings, "NASTY_LOCAL_COMPLETION_ENABLED"),
		"it is late beyond local completion, too")
	assert.Equal(t, "off", attempt.ValueOf(shown.Orders[1].Settings, "NASTY_DELAY"), "one rank makes both accesses")
}

func TestRaceThatNoScheduleShows(t *testing.T) {
	f := simulated.New()
	f.Contents = func(simulated.Perturbed) uint64 { return 7 }
	shown, runs := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.Nil(t, shown)
	assert.Equal(t, 2, runs)
}

// The late put sends something else because its origin buffer is gone.
func TestLostBufferIsNoProof(t *testing.T) {
	for damage, is := range map[trace.Damage]bool{trace.StackGone: false, trace.Changed: false, trace.ChangedInWindow: true} {
		f := simulated.New(simulated.Bug{
			Shows: func(p simulated.Perturbed) bool {
				return p.Is("NASTY_HOLD_SITES", simulated.Put(3))
			}, Events: []trace.Event{{Type: trace.Damaged, A: uint64(damage)}},
		})
		f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
		shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
		assert.Equal(t, is, shown != nil, damage)
	}
}

func TestEitherRankOfARaceIsSlow(t *testing.T) {
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		return map[string]uint64{"0": 1, "1": 2}[attempt.ValueOf(p.Settings, "NASTY_DELAY")]
	}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 1)})
	require.NotNil(t, shown)
	assert.Equal(t, "0", attempt.ValueOf(shown.Orders[0].Settings, "NASTY_DELAY"))

	f = simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		return map[string]uint64{"0": 1, "1": 2}[attempt.ValueOf(p.Settings, "NASTY_DELAY")]
	}
	f.Others = []trace.Rank{simulated.Locker(0), simulated.Locker(1)}
	shown, _ = proved(t, f, Race{First: side(3, 0), Second: side(4, 1)})
	assert.Nil(t, shown, "slow ranks also take locks in another order, as MPI allows")
}

// While ranks wait for a slow one, held operations are issued sooner or later.
func TestNoRankOfARaceNeedBeSlow(t *testing.T) {
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		if !p.Is("NASTY_DELAY", "off") {
			return uint64(f.Runs)
		}
		return map[string]uint64{simulated.Put(3): 1000, simulated.Put(4): 2000}[attempt.ValueOf(p.Settings, "NASTY_HOLD_SITES")]
	}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 1)})
	require.NotNil(t, shown)
	assert.Equal(t, "off", attempt.ValueOf(shown.Orders[0].Settings, "NASTY_DELAY"))
}

// Both accesses are made by one call.
func TestRaceAtOnePlace(t *testing.T) {
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		return map[string]uint64{"reverse_po": 1}[attempt.ValueOf(p.Settings, "NASTY_SUBMIT_ORDER")]
	}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(3, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, simulated.Put(3)+", in program order", shown.Orders[0].Late)
}

func TestOrderThatMakesTheProgramFail(t *testing.T) {
	f := simulated.New(simulated.Bug{Result: simulated.Abort(88), Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_HOLD_SITES", simulated.Put(3))
	}})
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, "rank 1 aborted: prog.c:88: got 0, expected 7", shown.Orders[0].Result)
	assert.Equal(t, "the program passes", shown.Orders[1].Result)
	assert.Zero(t, shown.Failing)
	assert.Equal(t, finding.Exited, shown.Outcome.Kind)
}

// What varies by itself shows nothing.
func TestVaryingResultIsNoProof(t *testing.T) {
	f := simulated.New(simulated.Bug{Shows: func(simulated.Perturbed) bool { return true }, Every: 3, Result: process.Result{ExitCode: 1}})
	f.Contents = func(simulated.Perturbed) uint64 { return uint64(f.Runs) }
	shown, runs := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.Nil(t, shown)
	assert.LessOrEqual(t, runs, 2*Runs)
}

// Another race sometimes changes the result as well, but it never is what the other order makes of it.
func TestResultThatVariesButNeverAgrees(t *testing.T) {
	f := simulated.New()
	contents := func(values ...uint64) {
		f.Contents = func(p simulated.Perturbed) uint64 {
			if p.Is("NASTY_HOLD_SITES", simulated.Put(3)) {
				return values[f.Runs/2%len(values)]
			}
			return 2
		}
	}
	contents(1, 3, 1, 1)
	shown, runs := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, 2*Runs+2, runs)
	assert.Equal(t, finding.Rate{Failed: 4, Of: 4}, shown.Rate)

	for name, values := range map[string][]uint64{"once as in the other order": {1, 1, 2, 1}, "varies too much": {1, 3, 4, 1}} {
		f = simulated.New()
		contents(values...)
		shown, runs = proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
		assert.Nil(t, shown, name)
		assert.Equal(t, 2*Runs, runs, name)
	}
}

func TestFetchedDataAreTold(t *testing.T) {
	f := simulated.New()
	f.Sites = append(f.Sites, trace.Site{Call: "MPI_Get", Module: "/x/prog", Offset: 0x300})
	f.Contents = nil
	get := uint32(len(f.Sites))
	results := func(p simulated.Perturbed, n int) []trace.Event {
		value := map[string]uint64{simulated.Put(3): 0, "prog+0x300": 7}[attempt.ValueOf(p.Settings, "NASTY_HOLD_SITES")]
		list := []trace.Event{{Type: trace.Op, Site: get, Seq: 99, B: 4}, {Type: trace.Result, Site: get, Seq: 99, A: 1 + value, B: value}}
		return list[:n]
	}
	f.Bugs = []simulated.Bug{
		{Shows: func(p simulated.Perturbed) bool {
			return p.Is("NASTY_HOLD_SITES", simulated.Put(3))
		}, Events: results(simulated.Perturbed{Settings: oneLate(simulated.Put(3))}, 2)},
		{Shows: func(p simulated.Perturbed) bool { return true }, Events: results(simulated.Perturbed{Settings: oneLate("prog+0x300")}, 2)},
	}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: Side{Site: "prog+0x300", Text: "the get"}})
	require.NotNil(t, shown)
	assert.Equal(t, "MPI_Get at prog+0x300 brings 0", shown.Orders[0].Result)
	assert.Equal(t, "MPI_Get at prog+0x300 brings 7", shown.Orders[1].Result)
}

// Slow ranks also take locks in another order. But the bytes for which two accesses race are theirs.
func TestBytesOfARace(t *testing.T) {
	holds := func(value uint64) []trace.Event {
		return []trace.Event{{Type: trace.Part, A: 9}, {Type: trace.Part, B: 8, A: value << 32}, {Type: trace.Part, B: 16}, {Type: trace.Contents, A: 1, B: 24}}
	}
	slow := func(rank string) func(simulated.Perturbed) bool {
		return func(p simulated.Perturbed) bool { return p.Is("NASTY_DELAY", rank) }
	}
	f := simulated.New(simulated.Bug{Shows: slow("0"), Events: holds(61)}, simulated.Bug{Shows: slow("1"), Events: holds(62)})
	f.Others = []trace.Rank{simulated.Locker(1), simulated.Locker(2)}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 1), Bytes: &finding.Bytes{From: 12, To: 16}})
	require.NotNil(t, shown)
	assert.Equal(t, "bytes [12,16) of window 0 at rank 0 are 61 at the end", shown.Orders[0].Result)
	assert.Equal(t, "bytes [12,16) of window 0 at rank 0 are 62 at the end", shown.Orders[1].Result)
	f.Runs = 0
	shown, _ = proved(t, f, Race{First: side(3, 0), Second: side(4, 1), Bytes: &finding.Bytes{From: 16, To: 24}})
	assert.Nil(t, shown, "other bytes")
}

// Bytes beside those of the race may differ for other reasons.
func TestOnlyTheBytesOfARaceCount(t *testing.T) {
	ranks := []trace.Rank{{Rank: 1, Events: []trace.Event{
		{Type: trace.Part, Window: 2, A: 0x0807060504030201}, {Type: trace.Part, Window: 2, B: 8, A: 0xffff}, {Type: trace.Contents, Window: 2, B: 10}}}}
	tests := []struct {
		from, to int64
		want     string
	}{
		{0, 8, "578437695752307201"},
		{4, 8, "134678021"},
		{1, 3, "0x302"},
		{8, 9, "-1"},
		{6, 10, ""}, // in two parts
	}
	for _, test := range tests {
		value, known := Race{Bytes: &finding.Bytes{Window: 2, Rank: 1, From: test.from, To: test.to}}.bytesIn(ranks)
		assert.Equal(t, test.want != "", known)
		if known {
			assert.Equal(t, test.want, value.text())
		}
	}
	_, known := Race{Bytes: &finding.Bytes{Window: 2, To: 8}}.bytesIn(ranks)
	assert.False(t, known, "of another rank")
	hashed := []trace.Rank{{Events: []trace.Event{{Type: trace.Part, A: 5}, {Type: trace.Contents, B: 64}}}}
	_, known = Race{Bytes: &finding.Bytes{To: 8}}.bytesIn(hashed)
	assert.False(t, known, "the trace has a hash")
}

func TestNumbersAreToldByTheirType(t *testing.T) {
	tests := map[string]fetch{
		"1.5":  {bits: 0x3ff8000000000000, bytes: 8, floating: true},
		"-2":   {bits: 0xc0000000, bytes: 4, floating: true},
		"0x7":  {bits: 7, bytes: 2, floating: true},
		"0x70": {bits: 0x70, bytes: 16, floating: true},
		"7":    {bits: 7, bytes: 8},
	}
	for want, value := range tests {
		assert.Equal(t, want, value.text())
	}
	part := []trace.Rank{{Events: []trace.Event{{Type: trace.Part, A: 0x3ff8000000000000}, {Type: trace.Contents, B: 8}}}}
	race := Race{Bytes: &finding.Bytes{To: 8, Floating: true}}
	assert.Equal(t, "bytes [0,8) of window 0 at rank 0 are 1.5 at the end", race.bytesText(part))
}

// What a rank fetches is not what another one fetches whose number begins alike, nor what another call at the same place fetches.
func TestDataOfAnAccess(t *testing.T) {
	at := &trial{race: Race{First: Side{Call: "MPI_Get", Site: "prog+0x1", Rank: 1}, Second: Side{Call: "MPI_Put", Site: "prog+0x2"}}}
	for key, is := range map[string]bool{
		"data of MPI_Get at prog+0x1, rank 1, of 3":   true,
		"data of MPI_Get at prog+0x1, rank 12, of 3":  false,
		"data of MPI_Rget at prog+0x1, rank 1, of 3":  false,
		"data of MPI_Get at prog+0x10, rank 1, of 3":  false,
		"received by MPI_Recv at prog+0x1, rank 1, 3": false,
	} {
		assert.Equal(t, is, at.fetches(key), key)
	}
}
