package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/deadlock"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// inLine is an execution of three ranks with a topology: rank 1 has neighbours 0 and 2, which have no other.
func inLine() script {
	s := script{New(3)}
	for rank, beside := range [][]int64{{mpicall.ProcNull, 1}, {0, 2}, {1, mpicall.ProcNull}} {
		s.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: World, Communicator: &trace.ProcessSet{
			Rank: int64(rank), Topology: mpicall.DistGraph, Local: []trace.Span{{First: 0, Stride: 1, Count: 3}},
			Sources: beside, Destinations: beside,
		}})
	}
	return s
}

// A process waits for the data of its neighbours (MPI 4.1, 8.6). All processes call the operation, and so it may wait for all of
// them (6.14).
func TestNeighborhoodCollectives(t *testing.T) {
	const gather, gatherv = "MPI_Neighbor_allgather", "MPI_Neighbor_allgatherv"
	for name, c := range map[string]struct {
		finding string
		program func(s script)
	}{
		"a neighbour is missing": {"deadlock", func(s script) { s.All(0, gather, 0); s.Recv(1, 0, 7) }},
		"a neighbour of a neighbour is missing": {"potential-deadlock", func(s script) {
			s.All(0, gather, 0)
			s.all(1, gather, 0)
			s.Recv(2, 0, 7)
		}},
		"amounts that need not be there": {"potential-deadlock", func(s script) { s.All(0, gatherv, 0); s.Recv(1, 0, 7); s.Finalize(2) }},
		"a nonblocking one": {"potential-deadlock", func(s script) {
			_, args := s.collective(0, "MPI_Ineighbor_allgather", 0)
			s.begin(0, "MPI_Ineighbor_allgather", args, 5)
			s.Wait(0, 5)
			s.all(1, "MPI_Barrier", 0)
			s.Recv(2, 0, 7)
		}},
		"all have come":   {"", func(s script) { s.All(0, gather, 0); s.All(1, gather, 0); s.all(2, gather, 0) }},
		"a rank computes": {"", func(s script) { s.All(0, gather, 0); s.All(1, gather, 0) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := inLine()
			c.program(s)
			found := looked(t, s.Execution, deadlock.Outside{Alone: true, Strict: deadlock.Strict{Collectives: true}}).Finding()
			if c.finding == "" {
				assert.Nil(t, found)
				return
			}
			require.NotNil(t, found)
			assert.Equal(t, c.finding, found.Name)
			assert.Equal(t, c.finding == "deadlock", looked(t, s.Execution, recorded).Deadlocked(), "without it")
		})
	}
}
