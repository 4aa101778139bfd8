package communication_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// each lets every rank call an operation with arguments of its own.
func each(function string, args ...Args) func(*Execution) {
	return func(e *Execution) {
		for rank := range args {
			e.Enter(rank, function, With(Args{"comm": World}, args[rank]))
		}
	}
}

// all are the same arguments at three ranks, except for one of them.
func all(args Args, odd int, replaced Args) []Args {
	list := []Args{With(args, nil), With(args, nil), With(args, nil)}
	list[odd] = With(args, replaced)
	return list
}

func bcast() Args { return Args{"buffer": here, "count": 2, "datatype": num("MPI_INT"), "root": 1} }

func allreduce() Args {
	return Args{"sendbuf": here, "recvbuf": there, "count": 2, "datatype": num("MPI_INT"), "op": op("MPI_SUM")}
}

// exchange are the arguments of a gather, a scatter and others, one int for each process.
func exchange(replaced Args) Args {
	return With(Args{
		"sendbuf": here, "sendcount": 1, "sendtype": num("MPI_INT"), "recvbuf": there, "recvcount": 1, "recvtype": num("MPI_INT"),
	}, replaced)
}

// lists are the arguments of MPI_Alltoallv with three processes: one int for each.
func lists(replaced Args) Args {
	return With(Args{
		"sendbuf": here, "sendcounts": []int64{1, 1, 1}, "sdispls": []int64{0, 1, 2}, "sendtype": num("MPI_INT"),
		"recvbuf": there, "recvcounts": []int64{1, 1, 1}, "rdispls": []int64{0, 4, 8}, "recvtype": num("MPI_INT"),
	}, replaced)
}

func allgatherv(replaced Args) Args {
	args := lists(Args{"sendcount": 1, "displs": []int64{0, 1, 2}})
	for _, name := range []string{"sendcounts", "sdispls", "rdispls"} {
		delete(args, name)
	}
	return With(args, replaced)
}

func rooted(args Args) Args { return With(args, Args{"root": 0}) }

func inPlaceOf(args Args) Args { return With(args, Args{"sendbuf": mpicall.InPlace}) }

// wrongOperations break one rule each: calls of three ranks.
var wrongOperations = []struct {
	rule, message string
	make          func(e *Execution)
}{
	{"different-collectives", "rank 1 calls MPI_Bcast (B) where rank 0 calls MPI_Barrier (A)", func(e *Execution) {
		e.Enter(1, "MPI_Bcast", With(Args{"comm": World}, bcast()))
		e.Enter(0, "MPI_Barrier", Args{"comm": World})
		e.Enter(2, "MPI_Barrier", Args{"comm": World})
	}},
	{"different-collectives", "rank 2 calls MPI_Ibarrier (B) where rank 0 calls MPI_Barrier (A)", func(e *Execution) {
		e.Enter(0, "MPI_Barrier", Args{"comm": World})
		e.Enter(1, "MPI_Barrier", Args{"comm": World})
		e.Enter(2, "MPI_Ibarrier", Args{"comm": World})
	}},
	{"different-collectives", "rank 1 calls MPI_Comm_dup (B) where rank 0 calls MPI_Barrier (A)", func(e *Execution) {
		e.Enter(0, "MPI_Barrier", Args{"comm": World}) // rank 2 has not come yet
		e.Enter(1, "MPI_Comm_dup", Args{"comm": World})
	}},
	{"different-roots", "A has root 1 at rank 0, and B has root 0 at rank 2", each("MPI_Bcast", all(bcast(), 2, Args{"root": 0})...)},
	{"different-operations", "A has MPI_SUM at rank 0, and B has MPI_MAX at rank 1", each("MPI_Allreduce", all(allreduce(), 1, Args{"op": op("MPI_MAX")})...)},
	{"different-operations", "A has MPI_SUM at rank 0, and B has an operation of the program at rank 1", each("MPI_Allreduce", all(allreduce(), 1, Args{"op": 400})...)},
	{"in-place-at-some", "B has MPI_IN_PLACE at rank 1, and A has a buffer at rank 0", each("MPI_Allreduce", all(allreduce(), 1, Args{"sendbuf": mpicall.InPlace})...)},
	{"different-amounts", "rank 1 sends 8 bytes to rank 2 in A, but rank 2 receives 12 in B", each("MPI_Bcast", all(bcast(), 2, Args{"count": 3})...)},
	{"different-amounts", "rank 0 has 8 bytes in A, but rank 2 has 12 in B", each("MPI_Iallreduce", all(allreduce(), 2, Args{"count": 3})...)},
	{"different-amounts", "rank 2 sends 8 bytes to rank 0 in A, but rank 0 receives 4 in B", each("MPI_Gather", all(rooted(exchange(nil)), 2, Args{"sendcount": 2})...)},
	{"different-amounts", "rank 0 sends 4 bytes to rank 1 in A, but rank 1 receives 0 in B", each("MPI_Scatter", all(rooted(exchange(nil)), 1, Args{"recvcount": 0})...)},
	{"different-amounts", "rank 1 sends 8 bytes to rank 0 in A, but rank 0 receives 4 in B", each("MPI_Allgather", all(exchange(nil), 1, Args{"sendcount": 2})...)},
	{"different-amounts", "rank 2 sends 4 bytes to rank 1 in A, but rank 1 receives 8 in B",
		each("MPI_Allgatherv", all(allgatherv(nil), 1, Args{"recvcounts": []int64{1, 1, 2}})...)},
	{"different-amounts", "rank 0 sends 4 bytes to rank 2 in A, but rank 2 receives 8 in B",
		each("MPI_Alltoallv", all(lists(nil), 2, Args{"recvcounts": []int64{2, 1, 1}})...)},
	{"different-amounts", "rank 2 sends 8 bytes to rank 0 in A, but rank 0 receives 4 in B",
		each("MPI_Alltoallv", all(inPlaceOf(lists(nil)), 2, Args{"recvcounts": []int64{2, 1, 1}})...)},
	{"different-amounts", "A gives rank 1 of the communicator 2 elements at rank 0, and B gives it 3 at rank 2",
		each("MPI_Reduce_scatter", all(scattered(), 2, Args{"recvcounts": []int64{1, 3, 2}})...)},
	{"different-signatures", "A of rank 1 and B of rank 0 have different types: MPI_INT is sent and MPI_FLOAT is received at element 0",
		each("MPI_Bcast", all(bcast(), 0, Args{"datatype": num("MPI_FLOAT")})...)},
	{"similar-types", "A of rank 0 and B of rank 1 have different types of the same size: MPI_INT is sent and MPI_UNSIGNED is received at element 0",
		each("MPI_Allreduce", all(allreduce(), 1, Args{"datatype": num("MPI_UNSIGNED")})...)},
	{"different-signatures", "A of rank 0 and B of rank 1 have different types: MPI_INT is sent and MPI_FLOAT is received at element 0",
		each("MPI_Allreduce", all(allreduce(), 1, Args{"datatype": num("MPI_FLOAT")})...)},
}

func scattered() Args { return With(withoutCount(allreduce()), Args{"recvcounts": []int64{1, 2, 3}}) }

func withoutCount(args Args) Args { return without(args, "count") }

func TestOperationsThatBreakARule(t *testing.T) {
	for _, c := range wrongOperations {
		t.Run(c.rule, func(t *testing.T) {
			e := New(3)
			c.make(e)
			only(t, e, c.rule, c.message)
		})
	}
}

func TestOperationsThatBreakNoRule(t *testing.T) {
	for name, make := range map[string]func(*Execution){
		"a gather in place at the root": each("MPI_Gather", all(rooted(exchange(nil)), 0, Args{"sendbuf": mpicall.InPlace, "sendcount": 9, "sendtype": 0})...),
		"receiving arguments that count at the root only": each("MPI_Gather",
			rooted(exchange(nil)), rooted(exchange(Args{"recvcount": 9})), rooted(exchange(Args{"recvtype": 0, "recvcount": -1}))),
		"an allgather in place":   each("MPI_Allgather", inPlaceOf(exchange(nil)), inPlaceOf(exchange(nil)), inPlaceOf(exchange(Args{"sendcount": 7}))),
		"a scan in place at some": each("MPI_Scan", all(allreduce(), 1, Args{"sendbuf": mpicall.InPlace})...),
		"a bcast with large counts at one": func(e *Execution) {
			for rank, function := range []string{"MPI_Bcast", "MPI_Bcast_c", "MPI_Bcast"} {
				e.Enter(rank, function, With(Args{"comm": World}, bcast()))
			}
		},
		"the same elements in another datatype": func(e *Execution) {
			derived(e, 2, 500, true, run("MPI_INT", 0, 2, 1, 16))
			each("MPI_Bcast", all(bcast(), 2, Args{"count": 1, "datatype": 500})...)(e)
		},
		"counts that fit": each("MPI_Alltoallv",
			lists(Args{"sendcounts": []int64{1, 2, 3}}),
			lists(Args{"sendcounts": []int64{1, 1, 1}, "recvcounts": []int64{2, 1, 1}}),
			lists(Args{"sendcounts": []int64{1, 1, 1}, "recvcounts": []int64{3, 1, 1}})),
		"operations of the program": each("MPI_Allreduce", all(With(allreduce(), Args{"op": 300}), 1, Args{"op": 301})...),
		"operations of several communicators": func(e *Execution) {
			e.Enter(0, "MPI_Ibarrier", Args{"comm": World})
			e.Enter(0, "MPI_Iallreduce", With(Args{"comm": World}, allreduce()))
			e.Enter(1, "MPI_Ibarrier", Args{"comm": World})
			e.Enter(2, "MPI_Ibarrier", Args{"comm": World})
		},
		"a reduction on an intercommunicator": func(e *Execution) {
			comm := inter(e, 3)
			args := With(With(allreduce(), Args{"comm": comm}), Args{"root": 0})
			e.Enter(0, "MPI_Reduce", With(args, Args{"root": mpicall.Root, "sendbuf": 0}))
			e.Enter(1, "MPI_Reduce", args)
			e.Enter(2, "MPI_Reduce", args)
		},
		"a reduction to the larger group": func(e *Execution) {
			comm := inter(e, 3)
			args := With(With(allreduce(), Args{"comm": comm}), Args{"root": mpicall.Root})
			e.Enter(0, "MPI_Reduce", With(args, Args{"root": 0}))
			e.Enter(1, "MPI_Reduce", args)
			e.Enter(2, "MPI_Reduce", With(args, Args{"root": mpicall.ProcNull, "count": 77, "datatype": 0}))
		},
		"different amounts in both directions": func(e *Execution) {
			comm := inter(e, 3)
			e.Enter(0, "MPI_Allgather", exchange(Args{"comm": comm, "sendcount": 5, "recvcount": 2}))
			for rank := 1; rank <= 2; rank++ {
				e.Enter(rank, "MPI_Allgather", exchange(Args{"comm": comm, "sendcount": 2, "recvcount": 5}))
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(3)
			make(e)
			none(t, e)
		})
	}
}

func TestAmountsOnAnIntercommunicator(t *testing.T) {
	e := New(3)
	comm := inter(e, 3)
	e.Enter(0, "MPI_Allgather", exchange(Args{"comm": comm, "sendcount": 5, "recvcount": 2}))
	e.Enter(1, "MPI_Allgather", exchange(Args{"comm": comm, "sendcount": 2, "recvcount": 5}))
	e.Enter(2, "MPI_Allgather", exchange(Args{"comm": comm, "sendcount": 2, "recvcount": 4}))
	only(t, e, "different-amounts", "rank 0 sends 20 bytes to rank 2 in A, but rank 2 receives 16 in B")
}

// After processes have called different operations, nothing more is said of their communicator.
func TestDifferentCollectivesAreOneFinding(t *testing.T) {
	e := New(2)
	for range 3 {
		e.Call(0, "MPI_Barrier", Args{"comm": World})
		e.Call(1, "MPI_Bcast", With(Args{"comm": World}, bcast()))
	}
	only(t, e, "different-collectives", "rank 1 calls MPI_Bcast (B) where rank 0 calls MPI_Barrier (A)")
}

func TestCollectiveThatAProcessNeverCalls(t *testing.T) {
	made := func(rank int) *Execution {
		e := New(2)
		e.Call(rank, "MPI_Bcast", With(Args{"comm": World}, bcast()))
		return e
	}
	only(t, finalized(made(0)), "collective-missing", "rank 0 calls MPI_Bcast, but rank 1 calls MPI_Finalize instead")
	none(t, made(0)) // rank 1 was ended
}

// The call of the absent process is named if it is on another communicator, and later than its last call on this one.
func TestCollectiveOnAnotherCommunicator(t *testing.T) {
	for name, c := range map[string]struct {
		named bool
		calls func(e *Execution, own int64) // of rank 1, whose own communicator this is
	}{
		"it calls the same": {true, func(e *Execution, own int64) { e.Call(1, "MPI_Bcast", With(bcast(), Args{"comm": own, "root": 0})) }},
		"and others": {true, func(e *Execution, own int64) {
			e.Call(1, "MPI_Bcast", With(bcast(), Args{"comm": own, "root": 0}))
			e.Call(1, "MPI_Barrier", Args{"comm": own})
		}},
		"it calls another": {false, func(e *Execution, own int64) { e.Call(1, "MPI_Barrier", Args{"comm": own}) }},
		"before what it calls with the others": {false, func(e *Execution, own int64) {
			e.Call(1, "MPI_Bcast", With(bcast(), Args{"comm": own, "root": 0}))
			e.Call(0, "MPI_Barrier", Args{"comm": World})
			e.Call(1, "MPI_Barrier", Args{"comm": World})
		}},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			c.calls(e, e.Split()[1])
			e.Call(0, "MPI_Bcast", With(Args{"comm": World}, bcast()))
			list := judged(t, finalized(e))
			i := slices.IndexFunc(list, func(f *check.Finding) bool { return f.Name == "collective-missing" })
			require.GreaterOrEqual(t, i, 0)
			f := list[i]
			if !c.named {
				assert.Empty(t, f.Why)
				return
			}
			require.Len(t, f.Why, 1)
			assert.Equal(t, "rank 1 calls MPI_Bcast: {0} is on another communicator, made by {1}; A is on MPI_COMM_WORLD", f.Why[0].Text)
			assert.Equal(t, "Pass the same communicator in {0} and {1}", f.Repair)
		})
	}
}
