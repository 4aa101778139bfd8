package order_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// made describes a communicator of ranks as one of them has it.
func made(e *Execution, rank int, number int64, local, remote []trace.Span) {
	e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{
		Parent: Self, Inter: remote != nil, Local: local, Remote: remote,
	}})
}

func only(rank int64) []trace.Span { return []trace.Span{{First: rank, Count: 1}} }

// MPI 4.1, 7.4.2, 7.6.2, 7.6.3 and 11.10.4: only the processes of the groups meet. Rank 1 meets rank 2, and not rank 0.
func TestCallsOfSomeProcessesOrderOnlyThese(t *testing.T) {
	const number = 70
	both := []trace.Span{{First: 1, Stride: 1, Count: 2}}
	intra := func(e *Execution, rank int) { made(e, rank, number, both, nil) }
	inter := func(e *Execution, rank int) { made(e, rank, number, only(int64(rank)), only(int64(3-rank))) }
	type row struct {
		args           Args
		before, during func(e *Execution, rank int)
	}
	nothing := func(*Execution, int) {}
	for function, r := range map[string]row{
		"MPI_Comm_create_group": {Args{"comm": World, "newcomm": number}, nothing, intra},
		"MPI_Intercomm_create":  {Args{"local_comm": Self, "peer_comm": World, "newintercomm": number}, nothing, inter},
		"MPI_Intercomm_merge":   {Args{"intercomm": number + 1, "newintracomm": number}, nothing, intra},
		"MPI_Comm_disconnect":   {Args{"comm": number}, inter, nothing},
	} {
		t.Run(function, func(t *testing.T) {
			e := New(3)
			r.before(e, 1)
			r.before(e, 2)
			e.Call(0, "MPI_Comm_rank", Args{"comm": World})
			e.Enter(2, function, r.args)
			e.Enter(1, function, r.args)
			r.during(e, 1)
			e.Leave(1, function, r.args)
			r.during(e, 2)
			e.Leave(2, function, r.args)
			f := ordered(t, e)
			assert.True(t, f.knows(f.clocks[1][1], 2, 1), "rank 2 has entered the call")
			assert.False(t, f.knows(f.clocks[1][1], 0, 1), "rank 0 has nothing to do with it")
		})
	}
}

// MPI 4.1, 11.8.2: a child begins after what its parents have done before. Who spawns hears of the other parents.
func TestSpawnOrders(t *testing.T) {
	e := New(3)
	child := e.Spawn(1)
	made(e, 0, Self, only(0), nil)
	e.Call(2, "MPI_Comm_rank", Args{"comm": World})
	spawn := func(comm int64) Args { return Args{"comm": comm, "root": 0, "intercomm": 80} }
	e.Enter(0, "MPI_Comm_spawn", spawn(Self))
	e.Call(child, "MPI_Init", Args{})
	e.Leave(0, "MPI_Comm_spawn", spawn(Self))
	e.All("MPI_Barrier", Args{"comm": World})
	f := ordered(t, e)
	assert.True(t, f.knows(f.clocks[child][1], 0, 1), "the spawning process has entered its call")
	assert.False(t, f.knows(f.clocks[0][1], 2, 1), "rank 2 is no parent")

	e = New(2)
	for rank := range 2 {
		e.Enter(rank, "MPI_Comm_spawn", spawn(World))
	}
	for rank := range 2 {
		e.Leave(rank, "MPI_Comm_spawn", spawn(World))
	}
	f = ordered(t, e)
	assert.True(t, f.knows(f.clocks[0][1], 1, 1))
}

// What processes of another world have done until then is ordered in any case.
func TestMeetingsWithOtherWorldsOrderAll(t *testing.T) {
	e := New(2)
	made(e, 0, 90, only(0), only(mpicall.Undefined))
	e.Call(1, "MPI_Comm_rank", Args{"comm": World})
	e.Call(0, "MPI_Comm_disconnect", Args{"comm": 90})
	f := ordered(t, e)
	assert.True(t, f.knows(f.clocks[0][1], 1, 2))
}
