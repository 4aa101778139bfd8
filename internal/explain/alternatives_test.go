package explain

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

func forwarded(target int32) trace.Event { return trace.Event{Type: trace.Forwarded, Target: target} }

// What a sweep tries, in this order.
func TestAlternatives(t *testing.T) {
	const (
		torn  = "a reader at the target must wait for a value that is written after a call that completes it"
		order = " completes the first operation before the second; accumulates to the same location keep their order without it"
	)
	needs := func(sites []finding.Site, needed ...finding.Behaviour) finding.Finding {
		return finding.Finding{Needed: needed, Sites: sites}
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
				{"only after that call may its origin buffer be changed, and only then is its data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes it at the target", "halo+0x3d"},
			},
		},
		{
			"a payload and its flag by one wrapper",
			needs(lines(61), finding.Splitting, finding.Reordering, finding.Holding),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(61, "MPI_Put", op(rma.Put, 2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1), done(2)),
			[]hint{
				{"MPI_Win_flush(1, win) before the next call at halo.c:61" + order, "halo+0x3d,halo+0x3d"},
				{"only after that call may its origin buffer be changed, and only then is its data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes it at the target", "halo+0x3d"},
				{torn, ""},
			},
		},
		{
			"12.5.4: a flush_local is the culprit, though what follows is early",
			needs(lines(61, 64, 66), finding.Early, finding.BeyondLocal),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(64, "MPI_Win_flush_local", syncing(rma.FlushLocal, 1), copied(1)).
				at(66, "MPI_Put", op(rma.Put, 2), syncing(rma.Call, 1), done(2)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{
				{"MPI_Win_flush(1, win) before halo.c:64 completes it at the target", "halo+0x3d,halo+0x40"},
				{"MPI_Win_flush(1, win) before halo.c:66" + order, "halo+0x3d,halo+0x42"},
				{"the origin buffer must hold the data when the call is made, not only when the epoch ends", ""},
			},
		},
		{
			"a flag for a third rank",
			needs(lines(61), finding.Reordering),
			rank(0).at(61, "MPI_Put", op(rma.Put, 1)).at(62, "MPI_Put", forwarded(2)).at(80, "MPI_Win_flush_all", syncing(rma.FlushAll, -1), done(1)),
			[]hint{
				{"MPI_Win_flush(1, win) before halo.c:62" + order, "halo+0x3d,halo+0x3e"},
				{"only after that call may its origin buffer be changed, and only then is its data at the target; " +
					"MPI_Win_flush(1, win) after halo.c:61 completes it at the target", "halo+0x3d"},
			},
		},
		{
			"a compare-and-swap with temporaries",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Compare_and_swap", op(rma.CompareAndSwap, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{{"its origin and compare buffers must exist unchanged until that call, and the data that it fetches may be used only after it; " +
				"MPI_Win_flush(1, win) before its buffers are used again completes it", "halo+0x3d"}},
		},
		{
			"a fetching accumulate",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Rget_accumulate", op(rma.GetAccumulate, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{{"its origin buffer must exist unchanged until that call, and the data that it fetches may be used only after it; " +
				"MPI_Wait with its request before its buffers are used again completes it", "halo+0x3d"}},
		},
		{
			"a get that sees half of a write",
			needs(lines(61), finding.Splitting),
			rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(80, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)),
			[]hint{
				{"nobody may write to that memory meanwhile: it fetches some elements before such a write and some after it", ""},
				{"the data that it fetches may be used only after that call; MPI_Win_flush(1, win) before its buffer is used completes it", "halo+0x3d"},
			},
		},
		{
			"in an active epoch nothing can be tried",
			needs(lines(61), finding.Holding),
			rank(0).at(61, "MPI_Put", in(trace.Start, op(rma.Put, 1))).at(70, "MPI_Send"),
			[]hint{{"a new epoch before halo.c:70 completes it (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target)", ""}},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got []hint
			for _, x := range (Explainer{Describe: described}).Explain(&test.given, []trace.Rank{test.rank.Rank}) {
				got = append(got, hint{x.Hint, x.Try})
				assert.Equal(t, finding.Operation, x.Cause[0].Role, "a cause begins with an operation")
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
		f := finding.Finding{Outcome: outcome, Needed: []finding.Behaviour{finding.BeyondLocal}, Sites: lines(61, 62)}
		Explainer{Describe: described}.Explain(&f, []trace.Rank{working.Rank, failing})
		return []string{f.Cause[0].Text, f.Hint}
	}
	failing := func(events ...trace.Event) trace.Rank {
		r := rank(1).Rank
		r.Events = events
		return r
	}
	exited := finding.Outcome{Kind: finding.Exited, Rank: 1}
	want := []string{`MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid", call 2 from there)`,
		"MPI_Win_flush(1, win) before halo.c:62 completes it at the target"}
	then := uint64(9) // copied(2)
	assert.Equal(t, want, explain(exited, failing(trace.Event{Time: then, Type: trace.Abort})), "it called MPI_Abort")
	assert.Equal(t, want, explain(exited, failing(trace.Event{Time: then, Type: trace.End, A: 1})), "it exited without MPI_Finalize")
	assert.Equal(t, want, explain(finding.Outcome{Kind: finding.Signalled, Rank: 1}, failing(trace.Event{Time: then, Type: trace.Leave})), "it died")

	last := `MPI_Put at halo.c:61 (rank 0 → 1, 32 bytes, window "grid", call 3 from there)`
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
	f := finding.Finding{Outcome: finding.Outcome{Kind: finding.Hung}, Needed: []finding.Behaviour{finding.Holding},
		Sites: []finding.Site{{Call: "MPI_Put", Module: "/x/halo", Offset: 61, File: "halo.c", Line: 61}}}
	polling := rank(0).at(70, "MPI_Win_sync")
	polling.Lost = 1000
	list := Explainer{Describe: described}.Explain(&f, []trace.Rank{polling.Rank})
	require.Len(t, list, 1)
	assert.Equal(t, "halo+0x3d", list[0].Try)
}
