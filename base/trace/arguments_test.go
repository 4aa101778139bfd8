package trace

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
)

func place(function, argument string) int { return mpicall.Lookup(function).Argument(argument) }

// samples are events of all kinds.
func samples() []Event {
	return []Event{
		Describe(Object{Kind: mpicall.Communicator, Number: 3, Communicator: &ProcessSet{
			Parent: 1, Rank: 2, Topology: mpicall.Undefined, Local: []Span{{0, 2, 4}, {1, 0, 1}}, Inter: true, Remote: []Span{{mpicall.Undefined, 0, 2}},
		}}),
		Describe(Object{Kind: mpicall.Communicator, Number: 4, Communicator: &ProcessSet{
			Parent: 1, Rank: 1, Topology: mpicall.Cart, Local: []Span{{0, 1, 3}}, Sources: []int64{0, 2}, Destinations: []int64{0, mpicall.ProcNull},
		}}),
		Describe(Object{Kind: mpicall.Group, Number: 2, Group: []Span{{5, 1, 2}}}),
		Describe(Object{Kind: mpicall.Datatype, Number: 91, Elsewhere: true}),
		Describe(Object{Kind: mpicall.Window, Number: 1, Window: &WindowMade{
			ID: 4, Communicator: 3, Base: 1 << 40, Bytes: 64, Unit: 8, Flavor: mpicall.WinFlavorCreate, Model: mpicall.WinUnified, Info: []Pair{{"no_locks", "true"}},
		}}),
		Describe(Object{Kind: mpicall.Window, Number: 2, Window: &WindowMade{
			ID: 5, Communicator: 3, Base: 1 << 40, Bytes: 64, Unit: 8, Flavor: mpicall.WinFlavorShared, Model: mpicall.WinUnified, Segments: []Segment{{1, 0, 0}, {3, 64, 1 << 40}},
		}}),
		Describe(Object{Kind: mpicall.Datatype, Number: 90, Datatype: &TypeMap{
			Combiner: mpicall.CombinerVector, Committed: true, Size: 16, Lb: -8, Extent: 24, TrueLb: -8, TrueWidth: 24, Known: true, Runs: []Run{{-8, 16, 2, 1, 6, 8}},
		}}),
		Entered("MPI_Recv", Args{"buf": 4096, "count": 3, "datatype": 7, "source": mpicall.AnySource, "tag": -5, "comm": 1}),
		Left("MPI_Recv", mpicall.Success, Args{"status": Status{Present: true, Source: 1, Tag: 7, Bytes: 12}}),
		Left("MPI_Recv", mpicall.ErrRank, nil),
		Entered("MPI_Waitall", Args{"count": 2, "array_of_requests": []int64{5, 0}}),
		Left("MPI_Waitall", mpicall.ErrInStatus, Args{"array_of_statuses": []Status{{}, {Present: true, Cancelled: true, Error: mpicall.ErrTruncate}}}),
		{Type: Repeated, A: 3, B: 99},
		Entered("MPI_Win_set_name", Args{"win": 1, "win_name": "grid"}),
	}
}

// What Write writes, Read reads.
func TestRoundTrip(t *testing.T) {
	ranks, err := Read(written(t, with(samples()...)))
	require.NoError(t, err)
	require.Len(t, ranks[0].Events, len(samples()))
	for i, want := range samples() {
		e := ranks[0].Events[i]
		assert.Equal(t, want, e)
		if e.Type == Made {
			o, err := e.Object()
			require.NoError(t, err)
			assert.Equal(t, want, Describe(*o))
		}
	}
}

func TestArguments(t *testing.T) {
	var v Values
	e := Entered("MPI_Recv", Args{"buf": 4096, "count": -3, "source": mpicall.AnySource, "tag": 1 << 40, "comm": 300})
	require.NoError(t, e.In(&v))
	assert.EqualValues(t, 4096, v.Address(place("MPI_Recv", "buf")))
	assert.EqualValues(t, -3, v.Int(place("MPI_Recv", "count")))
	assert.Equal(t, mpicall.AnySource, v.Int(place("MPI_Recv", "source")))
	assert.Equal(t, "MPI_ANY_SOURCE", mpicall.Name(v.Int(place("MPI_Recv", "source"))))
	assert.EqualValues(t, 1<<40, v.Int(place("MPI_Recv", "tag")))
	assert.EqualValues(t, 300, v.Handle(place("MPI_Recv", "comm")))
	assert.False(t, v.Has(place("MPI_Recv", "status")), "it has no value yet")
	assert.False(t, v.Has(-1))

	e = Left("MPI_Recv", mpicall.Success, Args{"status": Status{Present: true, Source: mpicall.ProcNull, Tag: mpicall.AnyTag}})
	require.NoError(t, e.Out(&v))
	assert.Equal(t, Status{Present: true, Source: mpicall.ProcNull, Tag: mpicall.AnyTag}, v.Status(place("MPI_Recv", "status")))
	assert.EqualValues(t, 0, v.Int(place("MPI_Recv", "count")), "not of this direction")

	e = Left("MPI_Recv", mpicall.ErrTruncate, nil)
	require.NoError(t, e.Out(&v))
	assert.False(t, v.Has(place("MPI_Recv", "status")), "nothing is known of a call that failed")

	e = Entered("MPI_Alltoallv", Args{"sendbuf": mpicall.InPlace, "recvcounts": []int64{1, 2, 3}, "rdispls": []int64{}})
	require.NoError(t, e.In(&v))
	assert.Equal(t, mpicall.InPlace, v.Address(place("MPI_Alltoallv", "sendbuf")))
	assert.False(t, v.Has(place("MPI_Alltoallv", "sendcounts")))
	assert.Equal(t, []int64{1, 2, 3}, v.Ints(place("MPI_Alltoallv", "recvcounts")))
	assert.True(t, v.Has(place("MPI_Alltoallv", "rdispls")))
	assert.Empty(t, v.Ints(place("MPI_Alltoallv", "rdispls")))

	e = Entered("MPI_Info_set", Args{"info": 2, "key": "no_locks", "value": ""})
	require.NoError(t, e.In(&v))
	assert.Equal(t, []any{"no_locks", "", true, 8}, []any{
		v.Text(place("MPI_Info_set", "key")), v.Text(place("MPI_Info_set", "value")), v.Has(place("MPI_Info_set", "value")), v.Length(place("MPI_Info_set", "key")),
	})
	assert.Panics(t, func() { Entered("MPI_Nothing", nil) })
	assert.Panics(t, func() { Entered("MPI_Put", Args{"rank": 1}) })
}

func TestSpans(t *testing.T) {
	spans := []Span{{4, -2, 2}, {7, 0, 1}, {mpicall.Undefined, 0, 2}}
	assert.EqualValues(t, 5, Processes(spans))
	var all []int64
	for rank := range int64(6) {
		all = append(all, World(spans, rank))
	}
	assert.Equal(t, []int64{4, 2, 7, mpicall.Undefined, mpicall.Undefined, mpicall.Undefined}, all)
}
