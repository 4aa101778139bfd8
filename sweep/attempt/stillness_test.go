package attempt

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

func TestStillness(t *testing.T) {
	sites := []trace.Site{{}, {Call: "MPI_Put"}, {Call: "MPI_Win_flush"}, {Call: "MPI_Get"}}
	ranks := []trace.Rank{{Rank: 0, Process: 7, Sites: sites}, {Rank: 1, Process: 8, Sites: sites}}
	begin := time.Now()
	at := func(seconds int) time.Time { return begin.Add(time.Duration(seconds) * time.Second) }
	var s Stillness
	look := func(seconds int) { s.Look(at(seconds), []trace.Rank{ranks[0], ranks[1]}) }
	write := func(rank int, e trace.Event) { ranks[rank].Events = append(ranks[rank].Events, e) }
	const last = 3 * time.Second

	assert.Empty(t, s.Moving(at(0), last, nil), "there was no reading")
	assert.False(t, s.Quiet(at(0), last))
	look(0)
	assert.False(t, s.Known(at(2), last), "a rank may have moved before")
	assert.Equal(t, []bool{true, true}, s.Moving(at(2), last, nil))
	look(4)
	assert.Equal(t, []bool{false, false}, s.Moving(at(4), last, nil))
	assert.True(t, s.Quiet(at(4), last))

	write(1, trace.Event{Type: trace.Enter, Time: 1, Site: 1})
	look(5)
	look(6)
	assert.Equal(t, []bool{false, true}, s.Moving(at(6), last, nil))
	assert.False(t, s.Quiet(at(6), last))
	assert.Equal(t, []bool{false, false}, s.Moving(at(9), last, nil))

	write(0, trace.Event{Type: trace.Enter, Time: 2, Site: 2})
	write(0, trace.Event{Type: trace.Sync, Time: 2, Site: 2, Window: 1, A: 5})
	look(10)
	assert.Equal(t, []bool{false, false}, s.Moving(at(10), last, nil), "it repeats a call")
	assert.False(t, s.Quiet(at(10), last))
	usual := func() Usual { return Usual{0: {Synchronizations: map[uint32]uint64{1: 5}}} }
	assert.Equal(t, []bool{true, false}, s.Moving(at(10), last, usual), "as often as usually")
	assert.Equal(t, []bool{false, false}, s.Moving(at(14), last, usual), "not lately")

	usual6 := func() Usual { return Usual{0: {Synchronizations: map[uint32]uint64{1: 6}}} }

	ranks[1].Process = 9
	look(20)
	assert.False(t, s.Known(at(21), last), "another process")

	write(0, trace.Event{Type: trace.Enter, Time: 3, Site: 3})
	write(0, trace.Event{Type: trace.Op, Time: 3, Site: 3, Seq: 7})
	look(21)
	for number := range uint64(3) {
		write(0, trace.Event{Type: trace.Enter, Time: 4 + number, Site: 3})
		write(0, trace.Event{Type: trace.Op, Time: 4 + number, Site: 3, Seq: 10 + number})
	}
	look(25)
	operates := func(most uint64) func() Usual { return func() Usual { return Usual{0: {Operations: most}} } }
	assert.Equal(t, []bool{false, false}, s.Moving(at(25), last, operates(11)), "more operations in a row than usually")
	assert.Equal(t, []bool{true, false}, s.Moving(at(25), last, operates(12)))
	assert.Equal(t, []bool{false, false}, s.Moving(at(28), last, operates(12)), "not lately")
	write(0, trace.Event{Type: trace.Sync, Time: 8, Site: 2, Window: 1, A: 6})
	write(0, trace.Event{Type: trace.Op, Time: 9, Site: 3, Seq: 13})
	look(29)
	assert.Equal(t, []bool{false, false}, s.Moving(at(29), last, operates(12)), "its synchronization calls count")
	assert.Equal(t, []bool{true, false}, s.Moving(at(29), last, usual6), "which it makes as often usually")
	write(0, trace.Event{Type: trace.Op, Time: 10, Site: 3, Seq: 14})
	look(33)
	assert.Equal(t, []bool{true, false}, s.Moving(at(33), last, operates(2)), "since the last one")
	assert.Equal(t, []bool{false, false}, s.Moving(at(33), last, operates(1)))

	s.Look(at(40), nil)
	assert.Empty(t, s.Moving(at(50), last, nil), "nothing could be read")
	assert.False(t, s.Known(at(50), last))
}

// A rank waits if it is in a call at each look, or makes very many calls that are no progress.
func TestStillnessKnowsWaiting(t *testing.T) {
	sites := []trace.Site{{}, {Call: "MPI_Barrier"}, {Call: "MPI_Win_flush"}}
	ranks := []trace.Rank{{Rank: 0, Process: 7, Sites: sites}, {Rank: 1, Process: 8, Sites: sites}}
	begin := time.Now()
	var s Stillness
	var events uint64
	write := func(rank int, kind trace.Type, site uint32) {
		events++
		ranks[rank].Events = append(ranks[rank].Events, trace.Event{Type: kind, Time: events, Site: site})
	}
	flush := func(times int) {
		for range times {
			write(1, trace.Enter, 2)
			write(1, trace.Leave, 2)
		}
	}
	look := func(seconds int) time.Duration {
		now := begin.Add(time.Duration(seconds) * time.Second)
		s.Look(now, []trace.Rank{ranks[0], ranks[1]})
		return s.Waiting(now)
	}
	assert.Zero(t, s.Waiting(begin), "nobody is known to wait")
	write(0, trace.Enter, 1)
	flush(1)
	assert.Zero(t, look(0))
	flush(manyPolls)
	assert.Equal(t, 2*time.Second, look(2))
	flush(1)
	assert.Equal(t, 3*time.Second, look(3))
	assert.Zero(t, look(4), "it makes no calls, so it may compute")
	flush(manyPolls - 1)
	assert.Zero(t, look(5), "so few may be work")
	flush(1)
	assert.Equal(t, 2*time.Second, look(6), "since the last look without calls")
	write(0, trace.Leave, 1)
	flush(1)
	assert.Zero(t, look(7), "it is out of the call")
	write(0, trace.Enter, 1)
	flush(manyPolls)
	assert.Zero(t, look(8), "a barrier is progress")
	assert.Equal(t, time.Second, func() time.Duration { flush(1); return look(9) }())
}

// An operation that is complete at the origin is issued after a while, and one that is not held needs no time.
func TestStillnessKnowsCopies(t *testing.T) {
	ranks := []trace.Rank{{Rank: 0, Process: 7}, {Rank: 1, Process: 8}}
	var s Stillness
	look := func(events ...trace.Event) bool {
		ranks[1].Events = append(ranks[1].Events, events...)
		s.Look(time.Now(), []trace.Rank{ranks[0], ranks[1]})
		return s.Copies()
	}
	assert.False(t, s.Copies())
	assert.False(t, look(trace.Event{Type: trace.Op, Seq: 1, Time: 1}, trace.Event{Type: trace.Op, Seq: 2, Time: 2}))
	assert.True(t, look(trace.Event{Type: trace.Copied, Seq: 1, Time: 3}))
	assert.True(t, look(trace.Event{Type: trace.Done, Seq: 2, Time: 4}))
	assert.False(t, look(trace.Event{Type: trace.Done, Seq: 1, Time: 5}))
	assert.True(t, look(trace.Event{Type: trace.Copied, Seq: 3, Time: 6}))
	assert.False(t, look(trace.Event{Type: trace.Unfinished, Seq: 3, Time: 7}))
}
