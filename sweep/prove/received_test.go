package prove

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func TestReceivedDataAreTold(t *testing.T) {
	shown, _ := proved(t, simulated.Receiver(), Race{First: side(3, 0), Second: side(4, 1)})
	require.NotNil(t, shown)
	assert.Equal(t, "received by MPI_Recv at prog+0x300, rank 0, of 2", shown.What)
	assert.Equal(t, "MPI_Recv at prog+0x300 (rank 0) receives 0 the 2nd time", shown.Orders[0].Result)
	assert.Equal(t, "MPI_Recv at prog+0x300 (rank 0) receives 7 the 2nd time", shown.Orders[1].Result)
}

// Other results say more about a race than what a rank receives.
func TestReceivedDataCountLast(t *testing.T) {
	f := simulated.Receiver()
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	require.NotNil(t, shown)
	assert.Equal(t, "window 0 of rank 0", shown.What)
}

func TestReceivedDataThatVaryAreNoProof(t *testing.T) {
	f := simulated.Receiver()
	f.Bugs = append([]simulated.Bug{{Shows: func(simulated.Perturbed) bool {
		return true
	}, Every: 3, Events: []trace.Event{{Type: trace.Received, Window: 21, Seq: 4, A: 5}}}}, f.Bugs...)
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.Nil(t, shown)
}

// A correct program may receive something else if messages arrive in another order.
func TestArrivalIsNoProof(t *testing.T) {
	entered := func(name string, args trace.Args) trace.Event { return trace.Entered("MPI_"+name, args) }
	irecv := []trace.Event{entered("Irecv", trace.Args{"source": 1}), trace.Left("MPI_Irecv", mpicall.Success, trace.Args{"request": 5})}
	tests := map[string]struct {
		events []trace.Event
		proof  bool
	}{
		"a receive from one source":               {[]trace.Event{entered("Recv", trace.Args{"source": 1})}, true},
		"a receive from any source":               {[]trace.Event{entered("Recv", trace.Args{"source": mpicall.AnySource})}, false},
		"a probe of any source":                   {[]trace.Event{entered("Mprobe", trace.Args{"source": mpicall.AnySource})}, false},
		"a test":                                  {append(irecv, entered("Test", trace.Args{"request": 5})), false},
		"waiting for a receive":                   {append(irecv, entered("Wait", trace.Args{"request": 5})), true},
		"waiting for all":                         {append(irecv, entered("Waitall", trace.Args{"count": 2, "array_of_requests": []int64{5, 0}})), true},
		"waiting for one of several":              {append(irecv, entered("Waitany", trace.Args{"count": 1, "array_of_requests": []int64{5}})), false},
		"waiting for a request made out of sight": {append(irecv, entered("Waitall", trace.Args{"count": 2, "array_of_requests": []int64{5, 6}})), false},
		"accumulates of several ranks":            {nil, false},
	}
	for name, test := range tests {
		f := simulated.Receiver(test.events...)
		if name == "accumulates of several ranks" {
			f.Others = []trace.Rank{simulated.Locker(1), simulated.Locker(2)}
		}
		for _, second := range []Side{side(4, 0), side(4, 1)} {
			shown, _ := proved(t, f, Race{First: side(3, 0), Second: second})
			assert.Equal(t, test.proof, shown != nil, name)
			f.Runs = 0
		}
	}
	f := simulated.Receiver()
	f.Others = []trace.Rank{{Rank: 1, Lost: 1}}
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.Nil(t, shown, "nobody knows what the lost events were")
	barrier := trace.Left("MPI_Barrier", mpicall.Success, nil)
	barrier.Thread = 1
	f.Others = []trace.Rank{{Rank: 1, Events: []trace.Event{barrier, trace.Left("MPI_Barrier", mpicall.Success, nil)}}}
	f.Runs = 0
	shown, _ = proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.Nil(t, shown, "several threads call MPI")
}

// Nor may the contents of a window then tell of a race between ranks, one of which is slow.
func TestArrivalExplainsWindows(t *testing.T) {
	f := simulated.New(simulated.Bug{Shows: func(simulated.Perturbed) bool {
		return true
	}, Events: []trace.Event{trace.Entered("MPI_Recv", trace.Args{"source": mpicall.AnySource})}})
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	shown, _ := proved(t, f, Race{First: side(3, 0), Second: side(4, 1)})
	assert.Nil(t, shown)
	f.Runs = 0
	shown, _ = proved(t, f, Race{First: side(3, 0), Second: side(4, 0)})
	assert.NotNil(t, shown, "no rank is slow")
}

// Sweeps that compare results do not compare what ranks receive.
func TestReceivedDataAreResultsOfProofsOnly(t *testing.T) {
	rank := trace.Rank{Sites: []trace.Site{{}, {Call: "MPI_Recv"}}, Events: []trace.Event{{Type: trace.Received, Window: 1, Seq: 4, A: 5}}}
	assert.NotContains(t, fmt.Sprint(attempt.FingerprintOf(attempt.Result{Ranks: []trace.Rank{rank}}, nil)), "received")
}

func TestReceivedNumbersAreToldByTheirType(t *testing.T) {
	ranks := []trace.Rank{{Sites: []trace.Site{{}, {Call: "MPI_Bcast"}}, Events: []trace.Event{
		{Type: trace.Received, Code: uint16(rma.Floating), Window: 1, Seq: 8, B: 0x3ff8000000000000},
		{Type: trace.Received, Code: uint16(rma.Integer), Window: 1, Seq: 4, B: 3},
	}}}
	from := receipts(ranks, attempt.ReceivedKey(ranks[0], ranks[0].Sites[1])+", of 2")
	require.Len(t, from.data, 2)
	assert.Equal(t, "1.5", from.data[0].value())
	assert.Equal(t, "3", from.data[1].value())
}
