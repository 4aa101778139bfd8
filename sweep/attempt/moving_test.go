package attempt

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
)

func TestMoving(t *testing.T) {
	grown := func(r trace.Rank, events ...trace.Event) trace.Rank {
		r.Events = append(append([]trace.Event{}, r.Events...), events...)
		return r
	}
	before := trace.Rank{
		Sites: []trace.Site{{}, {Call: "MPI_Put", Module: "/x/prog", Offset: 0x10}, {Call: "MPI_Get", Module: "/x/prog", Offset: 0x20},
			{Call: "MPI_Get", Module: "/x/prog", Offset: 0x30}},
		Events: []trace.Event{{Type: trace.Enter, Site: 2}, {Time: 1, Type: trace.Leave, Site: 2}, {Time: 10, Type: trace.Enter, Site: 2},
			{Time: 11, Type: trace.Leave, Site: 2}},
	}
	held := grown(before, trace.Event{Time: 12, Type: trace.Op, Seq: 7})
	tests := []struct {
		name        string
		before, now trace.Rank
		want        bool
	}{
		{"the same", before, before, false},
		{"polls again", before, grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 2}), false},
		{"puts", before, grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 1}), true},
		{"returns from MPI_Finalize", func() trace.Rank { r := before; r.Finalizes = true; return r }(), before, true},
		{"ends", before, func() trace.Rank { r := before; r.Ended = true; return r }(), true},
		{"polls at a new place", func() trace.Rank { r := before; r.Sites = r.Sites[:3]; return r }(),
			grown(before, trace.Event{Time: 50, Type: trace.Enter, Site: 3}), true},
		{"carries out what it held", held, grown(held, trace.Event{Time: 50, Type: trace.Done, Seq: 7}), true},
		{"carries out what it held before the events that are left", before, grown(before, trace.Event{Time: 50, Type: trace.Done, Seq: 7}), true},
		{"carries out what it just polled", held,
			grown(held, trace.Event{Time: 49, Type: trace.Op, Seq: 8}, trace.Event{Time: 50, Type: trace.Done, Seq: 8}), false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, []bool{test.want}, Moving([]trace.Rank{test.before}, []trace.Rank{test.now}))
		})
	}
	assert.Equal(t, []bool{true}, Moving(nil, []trace.Rank{before}), "just begun")
	assert.False(t, anyMoving(Moving([]trace.Rank{before}, nil)))
}
