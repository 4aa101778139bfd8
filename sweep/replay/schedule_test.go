package replay

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// flushing is the trace of a rank that repeats a put and a flush. All flushes are at one line of the
// program; each has one of the plans.
func flushing(rank int, plans ...uint64) trace.Rank {
	r := trace.Rank{Rank: rank, Ended: true, Sites: []trace.Site{{}, {Call: "MPI_Put", Module: "/x/prog", Offset: 0x10},
		{Call: "MPI_Win_flush", Module: "/x/prog", Offset: 0x20}, {Call: "MPI_Win_unlock", Module: "/x/prog", Offset: 0x30}}}
	for i, plan := range plans {
		time := uint64(100 * i)
		r.Events = append(r.Events, trace.Event{Time: time, Type: trace.Op, Site: 1, Seq: uint64(i), Target: 1},
			trace.Event{Time: time + 1, Type: trace.Sync, Site: 2, Target: 1, A: uint64(i), B: 1},
			trace.Event{Time: time + 2, Type: trace.Plan, Site: 2, Target: 1, A: plan, B: 4})
	}
	return r
}

func changed(r trace.Rank, event int, change func(*trace.Event)) trace.Rank {
	r.Events = append([]trace.Event{}, r.Events...)
	change(&r.Events[event])
	return r
}

func TestScheduleDivergence(t *testing.T) {
	const diverges = "rank 1 diverges from the recorded schedule at its "
	then := []trace.Rank{flushing(0, 1, 2), flushing(1, 3, 4, 5)}
	cut := func(r trace.Rank, events int) trace.Rank {
		r.Events, r.Ended = r.Events[:events], false
		return r
	}
	for _, test := range []struct {
		name     string
		recorded []trace.Rank
		now      []trace.Rank
		want     string
	}{
		{"the same", then, then, ""},
		{"another plan", then, []trace.Rank{then[0], flushing(1, 3, 9, 5)},
			diverges + "2nd synchronization call, MPI_Win_flush at prog+0x20: its operations, their pieces or their order differ"},
		{"fewer operations", then, []trace.Rank{then[0], changed(then[1], 7, func(e *trace.Event) { e.B = 0 })},
			diverges + "3rd synchronization call, MPI_Win_flush at prog+0x20: it issued 1 operation, now 0"},
		{"another target", then, []trace.Rank{then[0], changed(then[1], 1, func(e *trace.Event) { e.Target = -1 })},
			diverges + "1st synchronization call, MPI_Win_flush at prog+0x20: it was for target 1 of window 0, now for window 0"},
		{"another call", then, []trace.Rank{then[0], changed(then[1], 4, func(e *trace.Event) { e.Site = 3 })},
			diverges + "2nd synchronization call, MPI_Win_unlock at prog+0x30: it was MPI_Win_flush at prog+0x20"},
		{"a call more", then, []trace.Rank{then[0], flushing(1, 3, 4, 5, 6)},
			diverges + "4th synchronization call, MPI_Win_flush at prog+0x20: there were no more before"},
		{"a call less", then, []trace.Rank{then[0], flushing(1, 3, 4)},
			diverges + "3rd synchronization call, MPI_Win_flush at prog+0x20: the program no longer makes it"},
		{"killed earlier", then, []trace.Rank{then[0], cut(then[1], 6)}, ""},
		{"killed in a call", then, []trace.Rank{then[0], cut(then[1], 5)}, ""},
		{"was killed earlier", []trace.Rank{then[0], cut(then[1], 6)}, then, ""},
		{"both, the second earlier", then, []trace.Rank{flushing(0, 1, 9), flushing(1, 9, 4, 5)},
			diverges + "1st synchronization call, MPI_Win_flush at prog+0x20: its operations, their pieces or their order differ; so does one other rank"},
		{"a rank less", then, then[:1], "2 ranks were recorded, now there are 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, scheduleDivergence(Schedules(test.recorded, nil), test.now, nil, ""))
		})
	}
	lost := flushing(1, 9)
	lost.Lost = 1
	assert.Empty(t, scheduleDivergence(Schedules(then, nil), []trace.Rank{then[0], lost}, nil, ""))
	elsewhere := flushing(1, 3, 4, 5)
	for i := range elsewhere.Sites {
		elsewhere.Sites[i].Module = "/copied/to/prog"
	}
	assert.Empty(t, scheduleDivergence(Schedules(then, nil), []trace.Rank{then[0], elsewhere}, nil, ""), "the program may be copied")
}

// A replay counts the runs that diverged; they may fail as the recorded one did.
func TestReplayTellsOfDivergences(t *testing.T) {
	plan := func(hash uint64) []trace.Event { return flushing(0, hash).Events }
	fails := func(simulated.Perturbed) bool { return true }
	f := simulated.New(simulated.Bug{Shows: fails, Result: simulated.Abort(7), Every: 2, Events: plan(1)},
		simulated.Bug{Shows: fails, Result: simulated.Abort(7), Events: plan(2)})
	first, err := f.Run(context.Background(), attempt.Launch{Trace: true})
	require.NoError(t, err)
	r := Replay{Finding: finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Exited, Status: 1}}}, Count: 4, Runner: f,
		Schedules: Schedules(first.Ranks, nil)}
	done, err := r.Do(context.Background())
	require.NoError(t, err)
	assert.Equal(t, finding.Rate{Failed: 4, Of: 4}, done.Rate)
	require.Len(t, done.Notes, 2)
	assert.Contains(t, done.Notes[0], "rank 0 diverges from the recorded schedule at its 1st synchronization call")
	assert.Contains(t, done.Notes[0], "(2 of 4 runs diverge)")
	assert.Contains(t, done.Notes[1], "programs that poll")

	r.Schedules[0].Lost = true
	done, err = r.Do(context.Background())
	require.NoError(t, err)
	assert.Equal(t, []string{"the trace of rank 0 is incomplete, so its schedule is not compared"}, done.Notes)
}

// Then every call site is perturbed. The caller's finding keeps its own.
func TestReplayOfAChangedProgram(t *testing.T) {
	f := simulated.New(simulated.Bug{Result: simulated.Abort(7), Shows: func(p simulated.Perturbed) bool { return p.At(simulated.Put(4)) }})
	given := finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Exited, Status: 1},
		Settings: []finding.Setting{{Name: "NASTY_ONLY_SITES", Value: "prog+0x999"}},
		Sites:    []finding.Site{{Call: "MPI_Put", Module: "/x/prog", Offset: 0x999}}}}
	done, err := (&Replay{Finding: given, Count: 2, Runner: f}).Do(context.Background())
	require.NoError(t, err)
	assert.Equal(t, finding.Rate{Failed: 2, Of: 2}, done.Rate)
	require.NotEmpty(t, done.Notes)
	assert.Contains(t, done.Notes[0], "the program has changed")
	assert.Len(t, given.Sites, 1)
}
