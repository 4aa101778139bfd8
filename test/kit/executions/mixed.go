package executions

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Mixed is an execution with at least so many events. Its ranks make calls of the kinds that recordings mostly have:
// one-sided operations, messages and collective operations. They make no mistake.
func Mixed(ranks, events int) Long {
	e := New(ranks)
	bytes := int64(4096)
	e.All("MPI_Alloc_mem", Args{"size": bytes, "baseptr": 0x10000})
	w := e.Window(bytes, 1)
	e.All("MPI_Win_lock_all", Args{"win": int64(w)})
	part := e.Begin()
	for range different {
		mixedRound(e, ranks, w)
	}
	each := part.Times(2).Events() - part.Times(1).Events()
	return part.Times(events/each + 1)
}

// different is how many rounds have different requests. Judges remember the last thousands of requests.
const different = 1100

// mixedRound lets each rank put to its neighbour, and then exchange messages with both.
func mixedRound(e *Execution, ranks int, w uint64) {
	request := e.Number()
	for range ranks {
		e.Number()
	}
	for rank := range ranks {
		operate(e, rank, int64((rank+1)%ranks), w)
	}
	for rank := range ranks {
		exchange(e, rank, ranks, int64(request))
	}
	for rank := range ranks {
		left, right := neighbours(rank, ranks)
		e.Call(rank, "MPI_Waitall", Args{
			"count": 4, "array_of_requests": []int64{int64(request), int64(request) + 1, int64(request) + 2, int64(request) + 3},
			"array_of_statuses": []trace.Status{
				{Present: true, Source: left, Tag: 1, Bytes: 32}, {Present: true, Source: right, Tag: 2, Bytes: 32}, {}, {},
			},
		})
	}
	e.All("MPI_Allreduce", Args{
		"sendbuf": 0x20000000, "recvbuf": 0x20001000, "count": 8, "datatype": int64(Type("MPI_INT")), "op": sum, "comm": World,
	})
}

var sum = int64(mpicall.Numbered(mpicall.Op, "MPI_SUM"))

func operate(e *Execution, rank int, target int64, w uint64) {
	const origin = 0x10000000
	flush := Args{"win": int64(w), "rank": target}
	for i := range int64(8) {
		e.Call(rank, "MPI_Put", With(Transfer(w, target, 8), Args{"origin_addr": origin + 8*i, "target_disp": 8 * i}))
	}
	e.Call(rank, "MPI_Win_flush", flush)
	e.Call(rank, "MPI_Get", With(Transfer(w, target, 64), Args{"origin_addr": origin + 128}))
	e.Call(rank, "MPI_Win_flush", flush)
	ints := int64(Type("MPI_INT"))
	e.Call(rank, "MPI_Accumulate", With(Transfer(w, target, 1), Args{
		"origin_addr": origin + 256, "origin_datatype": ints, "target_datatype": ints, "target_disp": 1024, "op": sum,
	}))
	e.Call(rank, "MPI_Win_flush", flush)
}

func neighbours(rank, ranks int) (left, right int64) {
	return int64((rank + ranks - 1) % ranks), int64((rank + 1) % ranks)
}

// exchange begins to receive from both neighbours, and to send to both.
func exchange(e *Execution, rank, ranks int, request int64) {
	left, right := neighbours(rank, ranks)
	for i, call := range []struct {
		function, partner string
		rank, tag         int64
	}{
		{"MPI_Irecv", "source", left, 1}, {"MPI_Irecv", "source", right, 2},
		{"MPI_Isend", "dest", right, 1}, {"MPI_Isend", "dest", left, 2},
	} {
		e.Call(rank, call.function, Args{
			"buf": 0x30000000 + 0x1000*int64(i), "count": 8, "datatype": int64(Type("MPI_INT")), call.partner: call.rank,
			"tag": call.tag, "comm": World, "request": request + int64(i),
		})
	}
}
