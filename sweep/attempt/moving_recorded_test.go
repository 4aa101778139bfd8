package attempt

import (
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
	assert.Equal(t, []bool{false, false, true, true}, MovedSince(ranks, at))
	ranks[0].Host = "elsewhere"
	assert.Equal(t, []bool{true, false, true, true}, MovedSince(ranks, at), "of a clock that is not known")
}
