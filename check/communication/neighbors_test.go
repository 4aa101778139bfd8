package communication_test

import (
	"testing"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// edges are the neighbours of one process.
type edges struct{ sources, destinations []int64 }

// both are neighbours in both directions.
func both(ranks ...int64) edges { return edges{ranks, ranks} }

// among describes a communicator with these neighbours, on which each rank calls an operation with arguments of its own.
func among(function string, neighbors []edges, args ...Args) func(*Execution) {
	return func(e *Execution) {
		for rank, n := range neighbors {
			e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: World, Communicator: &trace.ProcessSet{
				Rank: int64(rank), Topology: mpicall.DistGraph, Local: []trace.Span{{First: 0, Stride: 1, Count: int64(len(neighbors))}},
				Sources: n.sources, Destinations: n.destinations,
			}})
			e.Enter(rank, function, With(Args{"comm": World}, args[rank]))
		}
	}
}

// ring of three processes: the left neighbour first.
func ring() []edges { return []edges{both(2, 1), both(0, 2), both(1, 0)} }

// two ints for the left neighbour, one for the right one.
func uneven(replaced Args) Args {
	return With(lists(Args{"sendcounts": []int64{2, 1}, "recvcounts": []int64{1, 2}, "sdispls": []int64{0, 2}, "rdispls": []int64{0, 2}}), replaced)
}

// What a process sends along an edge is what its neighbour receives (MPI 4.1, 8.6).
func TestNeighborsThatDisagree(t *testing.T) {
	for _, c := range []struct {
		rule, message string
		make          func(*Execution)
	}{
		{"different-amounts", "rank 1 sends 8 bytes to rank 0 in A, but rank 0 receives 4 in B",
			among("MPI_Neighbor_allgather", ring(), all(exchange(nil), 1, Args{"sendcount": 2})...)},
		{"different-amounts", "rank 2 sends 4 bytes to rank 0 in A, but rank 0 receives 8 in B",
			among("MPI_Ineighbor_alltoallv", ring(), all(uneven(nil), 0, Args{"recvcounts": []int64{2, 2}})...)},
		{"different-signatures", "A of rank 1 and B of rank 0 have different types: MPI_FLOAT is sent and MPI_INT is received at element 0",
			among("MPI_Neighbor_alltoall", ring(), all(exchange(nil), 1, Args{"sendtype": num("MPI_FLOAT")})...)},
		{"different-amounts", "rank 1 sends 8 bytes to rank 0 in A, but rank 0 receives 4 in B",
			among("MPI_Neighbor_allgather", []edges{both(1, 1), both(0, 0)}, exchange(nil), exchange(Args{"sendcount": 2}))},
	} {
		t.Run(c.message, func(t *testing.T) {
			e := New(3)
			c.make(e)
			only(t, e, c.rule, c.message)
		})
	}
}

func TestNeighborsThatAgree(t *testing.T) {
	null := mpicall.ProcNull
	for name, make := range map[string]func(*Execution){
		"amounts for each neighbour": among("MPI_Neighbor_alltoallv", ring(), uneven(nil), uneven(nil), uneven(nil)),
		"neighbours that do not exist": among("MPI_Neighbor_alltoallv", []edges{both(null, 1), both(0, null)},
			uneven(nil), uneven(Args{"recvcounts": []int64{1, 7}})),
		"who only sends, and who only receives": among("MPI_Neighbor_alltoall", []edges{{nil, []int64{1}}, {[]int64{0}, nil}},
			exchange(Args{"sendcount": 3, "recvcount": 9}), exchange(Args{"sendcount": 9, "recvcount": 3})),
		"several edges, of which nobody says which is which": among("MPI_Neighbor_alltoallv", []edges{both(1, 1), both(0, 0)}, uneven(nil), uneven(nil)),
		"a neighbour in one direction only":                  among("MPI_Neighbor_allgather", []edges{both(1), {}}, exchange(nil), exchange(Args{"sendcount": 2})),
		"neighbours that are not recorded":                   among("MPI_Neighbor_allgather", []edges{{}, {}, {}}, all(exchange(nil), 1, Args{"sendcount": 2})...),
	} {
		t.Run(name, func(t *testing.T) {
			e := New(3)
			make(e)
			none(t, e)
		})
	}
}
