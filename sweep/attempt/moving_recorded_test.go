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
	assert.True(t, Usual(nil).works(1, flush(1, 1000)), "nobody knows")
}
