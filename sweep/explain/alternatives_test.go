package explain

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

func forwarded(target int32) trace.Event { return trace.Event{Type: trace.Forwarded, Target: target} }

// What a sweep tries, in this order.
func TestAlternatives(t *testing.T) {
	const (
		torn  = "a reader at the target must wait for a value that is written after a call that completes A"
		order = " completes A before B; accumulates to the same location keep their order without it"
	)
	needs := func(sites []finding.Site, needed ...finding.Behaviour) finding.Finding {
		return finding.Finding{Failure: &finding.Failure{Needed: needed, Sites: sites}}
	}
	type hint struct{ text, try string }
	tests := []struct {
		name  string
		given finding.Finding
		rank  *script
		want  []hint
	}{
		{
			"a payload and its flag: the schedule also splits",
			needs(lines(61), finding.Splitting, finding.Reordering),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Put", forwarded(1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{
				{"MPI_Win_flush(1, win) before halo.c:62" + order, "halo+0x3d,halo+0x3e"},
				{torn, ""},
				{"only after MPI_Win_flush at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes A at the target", "halo+0x3d"},
			},
		},
		{
			"a payload and its flag by one wrapper",
			needs(lines(61), finding.Splitting, finding.Reordering, finding.Holding),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(61, "MPI_Put", op(rma.Put, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1), done(2)),
			[]hint{
				{"MPI_Win_flush(1, win) before the next call at halo.c:61" + order, "halo+0x3d,halo+0x3d"},
				{"only after MPI_Win_flush at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes A at the target", "halo+0x3d"},
				{torn, ""},
			},
		},
		{
			"12.5.4: a flush_local is the culprit, though what follows is early",
			needs(lines(61, 64, 66), finding.Early, finding.BeyondLocal),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).
				at(66, "MPI_Put", op(rma.Put, 2), syncing(rma.Call, 1), done(2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{
				{"MPI_Win_flush(1, win) before halo.c:64 completes A at the target", "halo+0x3d,halo+0x40"},
				{"MPI_Win_flush(1, win) before halo.c:66" + order, "halo+0x3d,halo+0x42"},
				{"A's origin buffer must hold the data when A is called, not only when the epoch ends", ""},
			},
		},
		{
			"a flag for a third rank",
			needs(lines(61), finding.Reordering),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Put", forwarded(2)).at(80, "MPI_Win_flush_all", syncing(rma.FlushAll, -1), done(1)),
			[]hint{
				{"MPI_Win_flush(1, win) before halo.c:62" + order, "halo+0x3d,halo+0x3e"},
				{"only after MPI_Win_flush_all at halo.c:80 may A's origin buffer be changed, and only then is A's data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes A at the target", "halo+0x3d"},
			},
		},
		{
			"a compare-and-swap with temporaries",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Compare_and_swap", op(rma.CompareAndSwap, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{{"A's origin and compare buffers must exist unchanged until MPI_Win_flush at halo.c:80, and only then may the data that A fetches be used; " +
				"MPI_Win_flush(1, win) before A's buffers are used again completes A", "halo+0x3d"}},
		},
		{
			"a fetching accumulate",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Rget_accumulate", op(rma.GetAccumulate, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{{"A's origin buffer must exist unchanged until MPI_Win_flush at halo.c:80, and only then may the data that A fetches be used; " +
				"MPI_Wait with its request before A's buffers are used again completes A", "halo+0x3d"}},
		},
		{
			"a get that sees half of a write",
			needs(lines(61), finding.Splitting),
			rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{
				{"no rank may write to that memory until A is complete: A may fetch some elements before such a write and others after it", ""},
				{"the data that A fetches may be used only after MPI_Win_flush at halo.c:80; MPI_Win_flush(1, win) before A's buffer is used completes A", "halo+0x3d"},
			},
		},
		{
			"in an active epoch nothing can be tried",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Put", in(trace.Start, op(rma.Put, 1))).at(70, "MPI_Send"),
			[]hint{{"a new epoch before halo.c:70 completes A (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target)", ""}},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got []hint
			for _, x := range (Explainer{Describe: described}).Explain(&test.given, []trace.Rank{test.rank.Rank}) {
				got = append(got, hint{x.Repair, x.Try})
				require.NotEmpty(t, x.Places)
				assert.True(t, mpicall.OneSided(x.Places[0].Call), "A is an operation")
			}
			assert.Equal(t, test.want, got)
		})
	}
}

// A rank may run on after another one has failed. What it does then is neither the cause nor a place for a hint.
func TestNothingAfterTheFailureIsNamed(t *testing.T) {
	working := rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).
		at(61, "MPI_Put", op(rma.Put, 2)).at(62, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(2)).
		at(61, "MPI_Put", op(rma.Put, 3)).at(62, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(3))
	for i := range working.Events {
		working.Events[i].Time = uint64(i)
	}
	explain := func(outcome finding.Outcome, failing trace.Rank) []string {
		f := finding.Finding{Failure: &finding.Failure{Outcome: outcome, Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 62)}}
		Explainer{Describe: described}.Explain(&f, []trace.Rank{working.Rank, failing})
		return []string{f.Places[0].About, f.Repair}
	}
	failing := func(events ...trace.Event) trace.Rank {
		r := rank(1).Rank
		r.Events = events
		return r
	}
	exited := finding.Outcome{Kind: finding.Exited, Rank: 1}
	want := []string{`32 bytes to rank 1, window "grid", call 2 from here`,
		"MPI_Win_flush(1, win) before halo.c:62 completes A at the target"}
	then := uint64(9) // copied(2)
	assert.Equal(t, want, explain(exited, failing(trace.Event{Time: then, Type: trace.Abort})), "it called MPI_Abort")
	assert.Equal(t, want, explain(exited, failing(trace.Event{Time: then, Type: trace.End, A: 1})), "it exited without MPI_Finalize")
	assert.Equal(t, want, explain(finding.Outcome{Kind: finding.Signalled, Rank: 1}, failing(trace.Event{Time: then, Type: trace.Leave})), "it died")

	last := `32 bytes to rank 1, window "grid", call 3 from here`
	assert.Equal(t, last, explain(finding.Outcome{Kind: finding.Hung, Rank: -1}, failing(trace.Event{Time: then, Type: trace.Leave}))[0], "a hang has no moment")
	ended := failing(trace.Event{Time: then, Type: trace.End})
	ended.Ended = true
	assert.Equal(t, last, explain(exited, ended)[0], "it returned from main with a status, later")
	elsewhere := failing(trace.Event{Time: then, Type: trace.Abort})
	elsewhere.Host = "other"
	assert.Equal(t, last, explain(exited, elsewhere)[0], "clocks of two machines may disagree")
}

// A program that hangs while it polls overwrites its trace.
func TestWhatCanBeTriedWithoutATrace(t *testing.T) {
	f := finding.Finding{Failure: &finding.Failure{Outcome: finding.Outcome{Kind: finding.Hung}, Needed: []finding.Behaviour{finding.Holding},
		Sites: []finding.Site{{Call: "MPI_Put", Module: "/x/halo", Offset: 61, File: "halo.c", Line: 61}}}}
	polling := rank(0).at(70, "MPI_Win_sync")
	polling.Lost = 1000
	list := Explainer{Describe: described}.Explain(&f, []trace.Rank{polling.Rank})
	require.Len(t, list, 1)
	assert.Equal(t, "halo+0x3d", list[0].Try)
}
