package replay

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

// A trace of an older version knows no callers, and its calls are the same.
func TestTracesWithoutCallersAreCompared(t *testing.T) {
	unknown := trace.Site{Call: "MPI_Put", Module: "/lib/libw.so", Offset: 1}
	one, other := unknown, unknown
	one.Callers = trace.MakeCallers(trace.Frame{Module: "/a/prog", Offset: 0x20})
	other.Callers = trace.MakeCallers(trace.Frame{Module: "/a/prog", Offset: 0x10})
	assert.True(t, same(unknown, one))
	assert.True(t, same(one, one))
	assert.False(t, same(one, other))
}
