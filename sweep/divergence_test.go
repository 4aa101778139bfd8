package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

// called is the trace of a rank that enters sites by their numbers.
func called(rank int, numbers ...uint32) trace.Rank {
	r := trace.Rank{Rank: rank, Sites: []trace.Site{{}, {Call: "MPI_Put", Module: "/x/prog", Offset: 0x10},
		{Call: "MPI_Get", Module: "/x/prog", Offset: 0x20}, {Call: "MPI_Get", Module: "/x/prog", Offset: 0x30}}}
	for i, n := range numbers {
		r.Events = append(r.Events, trace.Event{Time: uint64(10 * i), Type: trace.Enter, Site: n}, trace.Event{Time: uint64(10*i + 1), Type: trace.Leave, Site: n})
	}
	return r
}

func TestDivergence(t *testing.T) {
	recorded := []trace.Rank{called(0, 1, 2), called(1, 1, 1, 2)}
	assert.Empty(t, Divergence(recorded, recorded, nil, ""))
	assert.Equal(t, "rank 1 diverges at its 3rd call: recorded MPI_Get at prog+0x20, now MPI_Get at prog+0x30",
		Divergence(recorded, []trace.Rank{called(0, 1, 2), called(1, 1, 1, 3)}, nil, ""))
	assert.Equal(t, "2 ranks were recorded, now there are 1", Divergence(recorded, recorded[:1], nil, ""))
	assert.Empty(t, Divergence(recorded, []trace.Rank{called(0, 1), called(1, 1, 1, 2)}, nil, ""), "the same as far as both traces go")

	left := called(0, 1, 2)
	left.Sites[1].LeftAlone = true
	assert.Empty(t, Divergence(recorded, []trace.Rank{left, recorded[1]}, nil, ""), "left alone, and called all the same")
	lost := called(0, 3, 3)
	lost.Lost = 5
	assert.Empty(t, Divergence(recorded, []trace.Rank{lost, recorded[1]}, nil, ""))
}

func TestOrdinal(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 21: "21st", 112: "112th"} {
		assert.Equal(t, want, ordinal(n))
	}
}

func TestMoving(t *testing.T) {
	grown := func(r trace.Rank, events ...trace.Event) trace.Rank {
		r.Events = append(append([]trace.Event{}, r.Events...), events...)
		return r
	}
	before := called(0, 2, 2)
	held := grown(before, trace.Event{Time: 12, Type: trace.Op, Seq: 7})
	tests := []struct {
		name        string
		before, now trace.Rank
		want        bool
	}{
		{"the same", before, before, false},
		{"polls again", before, grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 2}), false},
		{"puts", before, grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 1}), true},
		{"ends", before, func() trace.Rank { r := before; r.Ended = true; return r }(), true},
		{"polls at a new place", func() trace.Rank { r := before; r.Sites = r.Sites[:3]; return r }(),
			grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 3}), true},
		{"carries out what it held", held, grown(held, trace.Event{Time: 50, Type: trace.Done, Seq: 7}), true},
		{"carries out what it just polled", held, grown(held, trace.Event{Time: 49, Type: trace.Op, Seq: 8}, trace.Event{Time: 50, Type: trace.Done, Seq: 8}), false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, []bool{test.want}, Moving([]trace.Rank{test.before}, []trace.Rank{test.now}))
		})
	}
	assert.Equal(t, []bool{true}, Moving(nil, []trace.Rank{before}), "just begun")
	assert.False(t, anyMoving(Moving([]trace.Rank{before}, nil)))
}
