package communication_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func reduce(replaced Args) Args {
	return With(Args{
		"sendbuf": here, "recvbuf": there, "count": 2, "datatype": num("MPI_INT"), "op": op("MPI_SUM"), "root": 0, "comm": World,
	}, replaced)
}

func without(args Args, name string) Args {
	delete(args, name)
	return args
}

// wrongCalls break one rule each: a call of rank 0, after which the program is over.
var wrongCalls = []struct {
	rule, message string
	make          func(e *Execution)
}{
	{"null-communicator", "MPI_Barrier with MPI_COMM_NULL", func(e *Execution) { e.Enter(0, "MPI_Barrier", Args{"comm": 0}) }},
	{"null-communicator", "MPI_Cart_create with MPI_COMM_NULL", func(e *Execution) { e.Enter(0, "MPI_Cart_create", Args{"comm_old": 0}) }},
	{"rank-outside-communicator", "MPI_Send names rank 2 as its destination, but the communicator has ranks 0 to 1", func(e *Execution) {
		e.Enter(0, "MPI_Send", send(2, 1))
	}},
	{"rank-outside-communicator", "MPI_Irecv names rank -7 as its source, but the communicator has ranks 0 to 1", func(e *Execution) {
		e.Enter(0, "MPI_Irecv", recv(-7, 1))
	}},
	{"rank-outside-communicator", "MPI_Send names rank MPI_ANY_SOURCE as its destination, but the communicator has ranks 0 to 1", func(e *Execution) {
		e.Enter(0, "MPI_Send", send(mpicall.AnySource, 1))
	}},
	{"invalid-tag", "MPI_Send with tag -5", func(e *Execution) { e.Enter(0, "MPI_Send", With(send(1, 1), Args{"tag": -5})) }},
	{"invalid-tag", "MPI_Ssend with tag MPI_ANY_TAG", func(e *Execution) {
		e.Enter(0, "MPI_Ssend", With(send(1, 1), Args{"tag": mpicall.AnyTag}))
	}},
	{"invalid-root", "MPI_Reduce with root 2, but the communicator has ranks 0 to 1", func(e *Execution) {
		e.Enter(0, "MPI_Reduce", reduce(Args{"root": 2}))
	}},
	{"no-topology", "MPI_Cart_shift on a communicator without a Cartesian topology", func(e *Execution) {
		e.Enter(0, "MPI_Cart_shift", Args{"comm": World, "direction": 0, "disp": 1})
	}},
	{"no-topology", "MPI_Neighbor_allgather on a communicator without a topology", func(e *Execution) {
		e.Enter(0, "MPI_Neighbor_allgather", With(exchange(nil), Args{"comm": World}))
	}},
	{"invalid-grid", "MPI_Cart_create with dimension -1", func(e *Execution) {
		e.Enter(0, "MPI_Cart_create", Args{"comm_old": World, "ndims": 2, "dims": []int64{1, -1}})
	}},
	{"invalid-grid", "MPI_Cart_create with a grid of 1 x 3 positions, but the communicator has 2 processes", func(e *Execution) {
		e.Enter(0, "MPI_Cart_create", Args{"comm_old": World, "ndims": 2, "dims": []int64{1, 3}})
	}},
	{"negative-color", "MPI_Comm_split with color -1", func(e *Execution) {
		e.Enter(0, "MPI_Comm_split", Args{"comm": World, "color": -1, "key": 0})
	}},
	{"negative-amount", "MPI_Send with -3 elements in its send buffer", func(e *Execution) { e.Enter(0, "MPI_Send", send(1, -3)) }},
	{"negative-amount", "MPI_Alltoallv with -1 elements in its receive buffer", func(e *Execution) {
		e.Enter(0, "MPI_Alltoallv", Args{
			"sendcounts": []int64{1, 1}, "sendtype": num("MPI_INT"), "recvcounts": []int64{1, -1}, "recvtype": num("MPI_INT"), "comm": World,
		})
	}},
	{"null-datatype", "MPI_Send with MPI_DATATYPE_NULL for its send buffer", func(e *Execution) {
		e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 0}))
	}},
	{"uncommitted-datatype", "MPI_Send has a datatype that is not committed for its send buffer", func(e *Execution) {
		derived(e, 0, 500, false, run("MPI_INT", 0, 1, 1, 0))
		e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 500}))
	}},
	{"overlapping-receive", "MPI_Recv writes some bytes twice: its datatype overlaps itself", func(e *Execution) {
		derived(e, 0, 500, true, run("MPI_INT", 0, 2, 2, 4))
		e.Enter(0, "MPI_Recv", With(recv(1, 1), Args{"datatype": 500}))
	}},
	{"overlapping-receive", "MPI_Allgatherv writes some bytes twice: what it receives from two ranks overlaps", func(e *Execution) {
		e.Enter(0, "MPI_Allgatherv", gathered(Args{"recvcounts": []int64{2, 2}, "displs": []int64{1, 0}}))
	}},
	{"overlapping-receive", "MPI_Alltoallw writes some bytes twice: what it receives from two ranks overlaps", func(e *Execution) {
		e.Enter(0, "MPI_Alltoallw", Args{
			"sendbuf": here + 100, "sendcounts": []int64{0, 0}, "sdispls": []int64{0, 0}, "sendtypes": []int64{num("MPI_INT"), num("MPI_INT")},
			"recvbuf": here, "recvcounts": []int64{1, 1}, "rdispls": []int64{0, 3}, "recvtypes": []int64{num("MPI_INT"), num("MPI_INT")}, "comm": World,
		})
	}},
	{"in-place-not-allowed", "MPI_Reduce with MPI_IN_PLACE at rank 0, but the root is 1", func(e *Execution) {
		e.Enter(0, "MPI_Reduce", reduce(Args{"root": 1, "sendbuf": mpicall.InPlace}))
	}},
	{"in-place-not-allowed", "MPI_Allreduce with MPI_IN_PLACE", func(e *Execution) {
		e.Enter(0, "MPI_Allreduce", without(reduce(Args{"recvbuf": mpicall.InPlace}), "root"))
	}},
	{"in-place-not-allowed", "MPI_Bcast with MPI_IN_PLACE", func(e *Execution) {
		e.Enter(0, "MPI_Bcast", Args{"buffer": mpicall.InPlace, "count": 1, "datatype": num("MPI_INT"), "root": 0, "comm": World})
	}},
	{"null-operation", "MPI_Reduce with MPI_OP_NULL", func(e *Execution) { e.Enter(0, "MPI_Reduce", reduce(Args{"op": 0})) }},
	{"buffers-overlap", "MPI_Reduce whose send buffer and receive buffer overlap", func(e *Execution) {
		e.Enter(0, "MPI_Reduce", reduce(Args{"recvbuf": here + 4}))
	}},
	{"null-request", "MPI_Request_free with MPI_REQUEST_NULL", func(e *Execution) { e.Enter(0, "MPI_Request_free", Args{"request": 0}) }},
	{"started-while-active", "C starts a request that B has started, and that is still active", func(e *Execution) {
		e.Call(0, "MPI_Send_init", With(send(1, 1), Args{"request": 9}))
		e.Call(0, "MPI_Start", Args{"request": 9})
		e.Enter(0, "MPI_Start", Args{"request": 9})
	}},
	{"file-closed-early", "B closes the file while A is pending: no call has completed its request", func(e *Execution) {
		e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened})
		e.Call(0, "MPI_File_iwrite_at", write(Args{"offset": 0, "request": 9}))
		e.Enter(0, "MPI_File_close", Args{"fh": opened})
	}},
	{"file-closed-early", "B closes the file while A is pending: no call has ended it", func(e *Execution) {
		e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened})
		e.Call(0, "MPI_File_write_all_begin", write(Args{"count": 0}))
		e.Enter(0, "MPI_File_close", Args{"fh": opened})
	}},
	{"split-collective-pending", "B comes before the end of A on the same file handle", func(e *Execution) {
		e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened})
		e.Call(0, "MPI_File_write_all_begin", write(nil))
		e.Enter(0, "MPI_File_write_ordered_begin", write(Args{"buf": there}))
	}},
	{"split-collective-pending", "B comes before the end of A on the same file handle", func(e *Execution) {
		e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened})
		e.Call(0, "MPI_File_write_at_all_begin", write(Args{"offset": 0}))
		e.Enter(0, "MPI_File_read_all", write(Args{"buf": there}))
	}},
	{"communicator-used-early", "B uses the communicator of A, whose request no call has completed", func(e *Execution) {
		duplicate(e, 9)
		e.Enter(0, "MPI_Comm_size", Args{"comm": copied})
	}},
	{"communicator-used-early", "B uses the communicator of A, whose request no call has completed", func(e *Execution) {
		duplicate(e, 9)
		e.Enter(0, "MPI_Comm_free", Args{"comm": copied})
	}},
	{"communicator-used-early", "B uses the communicator of A, whose request no call has completed", func(e *Execution) {
		duplicate(e, 9)
		e.Call(0, "MPI_Test", Args{"request": 9, "flag": 0})
		e.Enter(0, "MPI_Comm_idup", Args{"comm": copied})
	}},
	{"awaited-by-two-threads", "B waits for a request while another thread waits for it in A", func(e *Execution) {
		e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"request": 9}))
		e.EnterOn(0, 1, "MPI_Wait", Args{"request": 9})
		e.Enter(0, "MPI_Waitany", Args{"array_of_requests": []int64{0, 9}})
	}},
	{"awaited-by-two-threads", "B waits for a request while another thread waits for it in A", func(e *Execution) {
		e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"request": 9}))
		e.Call(0, "MPI_Start", Args{"request": 9})
		e.Enter(0, "MPI_Waitall", Args{"array_of_requests": []int64{9}})
		e.EnterOn(0, 1, "MPI_Wait", Args{"request": 9})
	}},
	{"collectives-at-once", "B begins while another thread is in A on the same communicator", func(e *Execution) {
		e.EnterOn(0, 1, "MPI_Barrier", Args{"comm": World})
		e.Enter(0, "MPI_Comm_dup", Args{"comm": World})
	}},
	{"collectives-at-once", "B begins while another thread is in A on the same communicator", func(e *Execution) {
		e.Enter(0, "MPI_Barrier", Args{"comm": World})
		e.EnterOn(0, 1, "MPI_Ibarrier", Args{"comm": World, "request": 9})
	}},
	{"partition-of-inactive-request", "B marks a partition of A, whose request no call has started", func(e *Execution) {
		e.Call(0, "MPI_Psend_init", With(send(1, 1), Args{"partitions": 2, "request": 9}))
		e.Enter(0, "MPI_Pready", Args{"partition": 0, "request": 9})
	}},
	{"partition-outside", "B marks partition 2 of A, which has partitions 0 to 1", func(e *Execution) {
		partitioned(e)
		e.Enter(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 2, "request": 9})
	}},
	{"partition-outside", "B marks partition -1 of A, which has partitions 0 to 1", func(e *Execution) {
		partitioned(e)
		e.Enter(0, "MPI_Pready_list", Args{"length": 2, "array_of_partitions": []int64{1, -1}, "request": 9})
	}},
	{"partition-ready-twice", "C marks partition 1 as ready, as B has done already", func(e *Execution) {
		partitioned(e)
		e.Call(0, "MPI_Pready", Args{"partition": 1, "request": 9})
		e.Enter(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 1, "request": 9})
	}},
	{"started-not-persistent", "B starts a request of A, which is not persistent", func(e *Execution) {
		e.Call(0, "MPI_Isend", With(send(1, 1), Args{"request": 9}))
		e.Enter(0, "MPI_Startall", Args{"array_of_requests": []int64{9}})
	}},
	{"active-receive-freed", "B frees the request of A before the receive is complete", func(e *Execution) {
		e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"request": 9}))
		e.Enter(0, "MPI_Request_free", Args{"request": 9})
	}},
	{"collective-request-freed", "B frees the request of A before the operation is complete", func(e *Execution) {
		e.Call(0, "MPI_Ibarrier", Args{"comm": World, "request": 9})
		e.Enter(0, "MPI_Request_free", Args{"request": 9})
	}},
	{"collective-cancelled", "B cancels A, which is a collective operation", func(e *Execution) {
		e.Call(0, "MPI_Ibarrier", Args{"comm": World, "request": 9})
		e.Enter(0, "MPI_Cancel", Args{"request": 9})
	}},
}

func TestCallsThatBreakARule(t *testing.T) {
	for _, c := range wrongCalls {
		t.Run(c.rule, func(t *testing.T) {
			e := New(2)
			c.make(e)
			only(t, e, c.rule, c.message)
		})
	}
}

// What looks like an error and is none: each is a call of rank 0.
func TestCallsThatBreakNoRule(t *testing.T) {
	call := func(function string, args Args) func(*Execution) {
		return func(e *Execution) { e.Enter(0, function, args) }
	}
	for name, make := range map[string]func(*Execution){
		"a send to nobody with an invalid tag":     call("MPI_Send", With(send(mpicall.ProcNull, -1), Args{"tag": -5, "datatype": 0})),
		"a grid of fewer positions than processes": call("MPI_Cart_create", Args{"comm_old": World, "ndims": 2, "dims": []int64{1, 1}}),
		"a process that joins no part":             call("MPI_Comm_split", Args{"comm": World, "color": mpicall.Undefined, "key": 0}),
		"a receive from anybody":                   call("MPI_Recv", With(recv(mpicall.AnySource, 1), Args{"tag": mpicall.AnyTag})),
		"a probe of any tag":                       call("MPI_Probe", Args{"source": mpicall.AnySource, "tag": mpicall.AnyTag, "comm": World}),
		"a sendrecv with one neighbour": call("MPI_Sendrecv", Args{
			"sendbuf": here, "sendcount": 1, "sendtype": num("MPI_INT"), "dest": mpicall.ProcNull, "sendtag": 1, "recvbuf": here, "recvcount": 1,
			"recvtype": num("MPI_INT"), "source": 1, "recvtag": mpicall.AnyTag, "comm": World,
		}),
		"a cancelled receive that is freed": func(e *Execution) {
			e.Call(0, "MPI_Irecv", With(recv(mpicall.AnySource, 1), Args{"request": 9}))
			e.Call(0, "MPI_Cancel", Args{"request": 9})
			e.Enter(0, "MPI_Request_free", Args{"request": 9})
		},
		"a sendrecv_replace": call("MPI_Sendrecv_replace", Args{
			"buf": here, "count": 1, "datatype": num("MPI_INT"), "dest": 1, "sendtag": 1, "source": 1, "recvtag": 1, "comm": World,
		}),
		"a gather whose receiving arguments do not count": call("MPI_Gather", Args{
			"sendbuf": here, "sendcount": 1, "sendtype": num("MPI_INT"), "recvbuf": here, "recvcount": -1, "recvtype": 0, "root": 1, "comm": World,
		}),
		"a reduction in place at the root": call("MPI_Reduce", reduce(Args{"sendbuf": mpicall.InPlace})),
		"a scatter in place at the root": call("MPI_Scatter", Args{
			"sendbuf": here, "sendcount": 1, "sendtype": num("MPI_INT"), "recvbuf": mpicall.InPlace, "recvcount": -1, "recvtype": 0, "root": 0, "comm": World,
		}),
		"an alltoall in place": call("MPI_Alltoallv", Args{
			"sendbuf": mpicall.InPlace, "recvbuf": here, "recvcounts": []int64{1, 1}, "rdispls": []int64{0, 1}, "recvtype": num("MPI_INT"), "comm": World,
		}),
		"buffers that touch": call("MPI_Reduce", reduce(Args{"recvbuf": here + 8})),
		"interleaved columns": func(e *Execution) {
			derived(e, 0, 500, true, run("MPI_INT", 0, 3, 1, 8))
			e.Enter(0, "MPI_Sendrecv", Args{
				"sendbuf": here, "sendcount": 1, "sendtype": 500, "dest": 1, "recvbuf": here + 4, "recvcount": 1, "recvtype": 500, "source": 1, "comm": World,
			})
		},
		"columns from all ranks": func(e *Execution) { // MPI 4.1, example 6.6
			derived(e, 0, 500, true, run("MPI_INT", 0, 3, 1, 8))
			e.Enter(0, "MPI_Alltoallw", Args{
				"sendbuf": here + 100, "sendcounts": []int64{0, 0}, "sdispls": []int64{0, 0}, "sendtypes": []int64{num("MPI_INT"), num("MPI_INT")},
				"recvbuf": here, "recvcounts": []int64{1, 1}, "rdispls": []int64{4, 0}, "recvtypes": []int64{500, 500}, "comm": World,
			})
		},
		"nothing from a rank at the same place": func(e *Execution) {
			e.Enter(0, "MPI_Allgatherv", gathered(Args{"recvcounts": []int64{2, 0}, "displs": []int64{0, 1}}))
		},
		"one after the other": func(e *Execution) {
			e.Enter(0, "MPI_Allgatherv", gathered(Args{"recvcounts": []int64{2, 3}, "displs": []int64{3, 0}}))
		},
		"a gather whose counts mean something at the root only": func(e *Execution) {
			e.Enter(0, "MPI_Gatherv", gathered(Args{"recvcounts": []int64{2, 2}, "displs": []int64{0, 0}, "root": 1}))
		},
		"an empty reduction into the same buffer": call("MPI_Reduce", reduce(Args{"count": 0, "recvbuf": here})),
		"a send of a datatype that overlaps itself": func(e *Execution) {
			derived(e, 0, 500, true, run("MPI_INT", 0, 2, 2, 4))
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 500}))
		},
		"a datatype that is committed before it is used": func(e *Execution) {
			derived(e, 0, 500, false, run("MPI_INT", 0, 1, 1, 0))
			e.Call(0, "MPI_Type_commit", Args{"datatype": 500})
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 500}))
		},
		"a datatype of which nothing is known": func(e *Execution) {
			e.Describe(0, trace.Object{Kind: mpicall.Datatype, Number: 500, Elsewhere: true})
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 500}))
		},
		"a persistent request that is started again": func(e *Execution) {
			e.Call(0, "MPI_Send_init", With(send(1, 1), Args{"request": 9}))
			e.Call(0, "MPI_Start", Args{"request": 9})
			e.Call(0, "MPI_Wait", Args{"request": 9})
			e.Enter(0, "MPI_Start", Args{"request": 9})
		},
		"an inactive receive freed": func(e *Execution) {
			e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"request": 9}))
			e.Enter(0, "MPI_Request_free", Args{"request": 9})
		},
		"an active send freed": func(e *Execution) {
			e.Call(0, "MPI_Isend", With(send(1, 1), Args{"request": 9}))
			e.Enter(0, "MPI_Request_free", Args{"request": 9})
		},
		"partitions that are marked once for each start": func(e *Execution) {
			partitioned(e)
			e.Call(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 1, "request": 9})
			e.Call(0, "MPI_Wait", Args{"request": 9})
			e.Call(0, "MPI_Start", Args{"request": 9})
			e.Enter(0, "MPI_Pready_list", Args{"length": 2, "array_of_partitions": []int64{1, 0}, "request": 9})
		},
		"a partition of a request that is perhaps started": func(e *Execution) {
			e.Call(0, "MPI_Psend_init", With(send(1, 1), Args{"partitions": 2, "request": 9}))
			e.Call(0, "MPI_Send_init", With(send(1, 1), Args{"request": 8}))
			e.Call(0, "MPI_Startall", Args{"count": 2, "array_of_requests": trace.Beginning{Kept: []int64{8}, Length: 2}})
			e.Enter(0, "MPI_Pready", Args{"partition": 0, "request": 9})
		},
		"a partition of a request that is perhaps complete": func(e *Execution) {
			partitioned(e)
			e.Call(0, "MPI_Send_init", With(send(1, 1), Args{"request": 8}))
			e.Call(0, "MPI_Waitall", Args{"count": 2, "array_of_requests": trace.Beginning{Kept: []int64{8}, Length: 2}})
			e.Enter(0, "MPI_Pready", Args{"partition": 0, "request": 9})
		},
		"partitions of a message to nobody": func(e *Execution) {
			e.Call(0, "MPI_Psend_init", With(send(mpicall.ProcNull, 1), Args{"partitions": 2, "request": 9}))
			e.Call(0, "MPI_Start", Args{"request": 9})
			e.Enter(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 1, "request": 9})
		},
		"an inactive collective operation freed": func(e *Execution) {
			e.Call(0, "MPI_Barrier_init", Args{"comm": World, "request": 9})
			e.Enter(0, "MPI_Request_free", Args{"request": 9})
		},
		"a wait for null requests": call("MPI_Waitall", Args{"array_of_requests": []int64{0, 0}}),
		"MPI_ROOT on an intercommunicator": func(e *Execution) {
			comm := inter(e, 2)
			e.Enter(0, "MPI_Bcast", Args{"buffer": here, "count": 1, "datatype": num("MPI_INT"), "root": mpicall.Root, "comm": comm})
			e.Enter(1, "MPI_Bcast", Args{"buffer": here, "count": 1, "datatype": num("MPI_INT"), "root": 0, "comm": comm})
		},
		"the first rank of the other group": func(e *Execution) {
			comm := inter(e, 4)
			e.Enter(0, "MPI_Send", With(send(2, 1), Args{"comm": comm}))
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			if name == "the first rank of the other group" {
				e = New(4)
			}
			make(e)
			none(t, e)
		})
	}
}

// The process after the last one of the remote group is none, though the local group is smaller.
func TestRanksOfAnIntercommunicatorAreThoseOfTheRemoteGroup(t *testing.T) {
	e := New(4)
	e.Enter(0, "MPI_Send", With(send(3, 1), Args{"comm": inter(e, 4)}))
	only(t, e, "rank-outside-communicator", "MPI_Send names rank 3 as its destination, but the communicator has ranks 0 to 2")
}

func TestFindingNamesTheCallsOfAllWhoAreInvolved(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_Send_init", With(send(mpicall.ProcNull, 1), Args{"request": 9}))
	e.Call(0, "MPI_Start", Args{"request": 9})
	e.Enter(0, "MPI_Start", Args{"request": 9})
	found := judged(t, e)
	require.Len(t, found, 1)
	var places []string
	for _, p := range found[0].Places {
		places = append(places, p.Role+": "+At(p.Ref))
	}
	require.Equal(t, []string{
		"what made the request: rank 0, call 1, MPI_Send_init", "the first start: rank 0, call 2, MPI_Start", "the call: rank 0, call 3, MPI_Start",
	}, places)
	require.Equal(t, 2, found[0].Main, "editors show the call that breaks the rule")
}

// partitioned starts a send of two partitions.
func partitioned(e *Execution) {
	e.Call(0, "MPI_Psend_init", With(send(1, 1), Args{"partitions": 2, "request": 9}))
	e.Call(0, "MPI_Start", Args{"request": 9})
}

// gathered are the arguments of a gather of integers, with what each rank gives.
func gathered(more Args) Args {
	return With(Args{"sendbuf": here + 100, "sendcount": 2, "sendtype": num("MPI_INT"), "recvbuf": here, "recvtype": num("MPI_INT"), "comm": World}, more)
}
