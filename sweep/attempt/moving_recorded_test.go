package attempt

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

// A rank that is in one call, or repeats polls at places that it knows, makes no progress. Any other call is progress.
func TestMovedSince(t *testing.T) {
	const second = uint64(time.Second)
	sites := []trace.Site{{}, {Call: "MPI_Barrier"}, {Call: "MPI_Win_flush"}, {Call: "MPI_Iprobe"}}
	rank := func(n int, events ...trace.Event) trace.Rank {
		return trace.Rank{Rank: n, Process: 100 + n, Sites: sites, Events: events}
	}
	enter := func(at uint64, site uint32) trace.Event {
		return trace.Event{Type: trace.Enter, Time: at * second, Site: site}
	}
	ranks := []trace.Rank{
		rank(0, enter(1, 1)),
		rank(1, enter(1, 1), enter(2, 2), enter(8, 2)),
		rank(2, enter(1, 1), enter(2, 2), enter(8, 1)),
		rank(3, enter(1, 1), enter(8, 3)),
	}
	at := func(r trace.Rank) (uint64, bool) { return 5 * second, r.Host == "" }
	assert.Equal(t, []bool{false, false, true, true}, MovedSince(ranks, at, never))
	ranks[0].Host = "elsewhere"
	assert.Equal(t, []bool{true, false, true, true}, MovedSince(ranks, at, never), "of a clock that is not known")
}

// never is what ranks usually do that do not synchronize.
func never() Usual { return Usual{} }

// A loop of fetching operations and flushes is work until a rank has synchronized as often as it usually does.
func TestWorkMayLookLikePolls(t *testing.T) {
	sites := []trace.Site{{}, {Call: "MPI_Win_flush"}}
	flush := func(at, number uint64) []trace.Event {
		return []trace.Event{{Type: trace.Enter, Time: at, Site: 1}, {Type: trace.Sync, Time: at, Site: 1, Window: 2, A: number}, {Type: trace.Leave, Time: at, Site: 1}}
	}
	usual := func() Usual {
		return UsualOf([]trace.Rank{{Rank: 1, Events: slices.Concat(flush(1, 1), flush(2, 100))}})
	}
	run := func(rank int, number uint64) []bool {
		r := trace.Rank{Rank: rank, Sites: sites, Events: slices.Concat(flush(1, 1), flush(9, number))}
		return MovedSince([]trace.Rank{r}, func(trace.Rank) (uint64, bool) { return 5, true }, usual)
	}
	assert.Equal(t, []bool{true}, run(1, 100))
	assert.Equal(t, []bool{false}, run(1, 101), "more often")
	assert.Equal(t, []bool{false}, run(0, 2), "that rank never does")
	waits := []trace.Rank{{Rank: 1, Sites: sites, Events: flush(1, 1)}}
	assert.Equal(t, []bool{false}, MovedSince(waits, func(trace.Rank) (uint64, bool) { return 5, true }, usual), "not lately")
	assert.True(t, Usual(nil).synchronizes(1, flush(1, 1000)), "nobody knows")
}

// A loop of operations without a synchronization call is work until a rank has made as many in a row as it usually does.
func TestWorkMayBeOperationsInARow(t *testing.T) {
	sites := []trace.Site{{}, {Call: "MPI_Get"}, {Call: "MPI_Win_flush"}}
	gets := func(kind trace.Type, at uint64, n int) (list []trace.Event) {
		for range n {
			list = append(list, trace.Event{Type: trace.Enter, Time: at, Site: 1}, trace.Event{Type: kind, Time: at, Site: 1, Window: 2})
		}
		return list
	}
	flush := func(at, number uint64) trace.Event {
		return trace.Event{Type: trace.Sync, Time: at, Site: 2, Window: 2, A: number}
	}
	native := slices.Concat(gets(trace.Forwarded, 1, 3), []trace.Event{flush(2, 1)}, gets(trace.Forwarded, 3, 10), []trace.Event{flush(4, 2)}, gets(trace.Forwarded, 5, 2))
	usual := UsualOf([]trace.Rank{{Rank: 1, Events: native}, {Rank: 2, Lost: 100, Events: native}})
	run := func(rank int, events ...trace.Event) []bool {
		r := trace.Rank{Rank: rank, Sites: sites, Events: slices.Concat(gets(trace.Op, 1, 4), events)}
		return MovedSince([]trace.Rank{r}, func(trace.Rank) (uint64, bool) { return 5, true }, func() Usual { return usual })
	}
	assert.Equal(t, []bool{true}, run(1, gets(trace.Op, 9, 6)...))
	assert.Equal(t, []bool{false}, run(1, gets(trace.Op, 9, 7)...), "one more")
	assert.Equal(t, []bool{true}, run(2, gets(trace.Op, 9, 7)...), "of which some may be lost")
	assert.Equal(t, []bool{false}, run(0, gets(trace.Op, 9, 1)...), "that rank never does")
	assert.Equal(t, []bool{false}, run(1), "not lately")
	assert.Equal(t, []bool{false}, run(1, append(gets(trace.Op, 9, 2), flush(9, 3))...), "its synchronization calls count")
	assert.Equal(t, []bool{true}, run(1, append([]trace.Event{flush(4, 3)}, gets(trace.Op, 9, 10)...)...), "since the last one")
	assert.True(t, Usual(nil).operates(1, 1000), "nobody knows")
}
