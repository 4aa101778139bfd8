package mpi

import "strings"

// table of all calls that mean something here, by their names in lower case.
var table = makeTable()

func makeTable() map[string]Call {
	t := map[string]Call{}
	add := func(name string, change func(*Call)) {
		c := none(name)
		change(&c)
		t[strings.ToLower(name)] = c
	}
	operations(add)
	completions(add)
	requests(add)
	others(add)
	for name, buffers := range accesses {
		add(name, func(c *Call) { c.Buffers = buffers })
	}
	return t
}

type adder func(name string, change func(*Call))

// operation at target, displacement, count and datatype, which follow each other.
func operation(class Class, target, win int, buffers ...Buffer) func(*Call) {
	return func(c *Call) {
		c.Kind, c.Class, c.Buffers, c.Target, c.Disp, c.Win = Operation, class, buffers, target, target+1, win
		c.TargetCount, c.TargetType = target+2, target+3
	}
}

// single is an operation on one element.
func single(target, win int, buffers ...Buffer) func(*Call) {
	return func(c *Call) {
		operation(Accumulate, target, win, buffers...)(c)
		c.TargetCount, c.TargetType = None, None
	}
}

func requested(request int, change func(*Call)) func(*Call) {
	return func(c *Call) { change(c); c.Request = request }
}

func reads(arg, count, datatype int) Buffer  { return Buffer{arg, count, datatype, false} }
func writes(arg, count, datatype int) Buffer { return Buffer{arg, count, datatype, true} }

func operations(add adder) {
	put, get := operation(Put, 3, 7, reads(0, 1, 2)), operation(Get, 3, 7, writes(0, 1, 2))
	accumulate := operation(Accumulate, 3, 8, reads(0, 1, 2))
	fetch := operation(Accumulate, 6, 11, reads(0, 1, 2), writes(3, 4, 5))
	add("MPI_Put", put)
	add("MPI_Get", get)
	add("MPI_Accumulate", accumulate)
	add("MPI_Get_accumulate", fetch)
	add("MPI_Rput", requested(8, put))
	add("MPI_Rget", requested(8, get))
	add("MPI_Raccumulate", requested(9, accumulate))
	add("MPI_Rget_accumulate", requested(12, fetch))
	add("MPI_Fetch_and_op", single(3, 6, reads(0, None, 2), writes(1, None, 2)))
	add("MPI_Compare_and_swap", single(4, 6, reads(0, None, 3), reads(1, None, 3), writes(2, None, 3)))
}

// completions are the calls of 12.5 that complete operations.
func completions(add adder) {
	complete := func(target, win int, remote bool) func(*Call) {
		return func(c *Call) { c.Kind, c.Target, c.Win, c.Remote = Complete, target, win, remote }
	}
	add("MPI_Win_flush", complete(0, 1, true))
	add("MPI_Win_flush_all", complete(None, 0, true))
	add("MPI_Win_flush_local", complete(0, 1, false))
	add("MPI_Win_flush_local_all", complete(None, 0, false))
	add("MPI_Win_unlock", complete(0, 1, true))
	add("MPI_Win_unlock_all", complete(None, 0, true))
	add("MPI_Win_fence", complete(None, 1, true))
	add("MPI_Win_complete", complete(None, 0, true))
	add("MPI_Win_free", func(c *Call) { complete(None, 0, true)(c); c.WinPointer = true })
}

func requests(add adder) {
	kind := func(kind Kind, request, flag int) func(*Call) {
		return func(c *Call) { c.Kind, c.Request, c.Flag = kind, request, flag }
	}
	add("MPI_Wait", kind(Wait, 0, None))
	add("MPI_Waitall", kind(Wait, 1, None))
	add("MPI_Waitany", kind(Any, 1, None))
	add("MPI_Waitsome", kind(Any, 1, None))
	add("MPI_Test", kind(Test, 0, 1))
	add("MPI_Testall", kind(Test, 1, 2))
	add("MPI_Testany", kind(Any, 1, None))
	add("MPI_Testsome", kind(Any, 1, None))
	add("MPI_Request_get_status", kind(Test, 0, 1))
}

func others(add adder) {
	window := func(result, memory int) func(*Call) {
		return func(c *Call) { c.Kind, c.Result, c.Memory = Window, result, memory }
	}
	add("MPI_Win_create", window(5, None))
	add("MPI_Win_allocate", window(5, 4))
	add("MPI_Win_allocate_shared", window(5, 4))
	add("MPI_Win_create_dynamic", window(2, None))
	query := func(c *Call) { c.Kind, c.Result = Query, 1 }
	for _, name := range []string{"MPI_Comm_rank", "MPI_Comm_size", "MPI_Comm_remote_size"} {
		add(name, query)
	}
	finish := func(c *Call) { c.Kind = Finish }
	add("MPI_Finalize", finish)
	add("MPI_Abort", finish)
	add("MPI_Alloc_mem", func(c *Call) { c.Kind, c.Result = Allocate, 2 })
	add("MPI_Free_mem", func(c *Call) { c.Kind, c.Result = Free, 0 })
}

// accesses are the buffers that other calls access before they return. A buffer that only the root
// accesses is left out unless it is the same argument on all ranks. Nonblocking calls access their
// buffers from here on.
var accesses = map[string][]Buffer{
	"MPI_Send": {reads(0, 1, 2)}, "MPI_Ssend": {reads(0, 1, 2)}, "MPI_Bsend": {reads(0, 1, 2)}, "MPI_Rsend": {reads(0, 1, 2)},
	"MPI_Isend": {reads(0, 1, 2)}, "MPI_Issend": {reads(0, 1, 2)}, "MPI_Ibsend": {reads(0, 1, 2)}, "MPI_Irsend": {reads(0, 1, 2)},
	"MPI_Recv": {writes(0, 1, 2)}, "MPI_Irecv": {writes(0, 1, 2)}, "MPI_Mrecv": {writes(0, 1, 2)}, "MPI_Imrecv": {writes(0, 1, 2)},
	"MPI_Sendrecv":         {reads(0, 1, 2), writes(5, 6, 7)},
	"MPI_Sendrecv_replace": {writes(0, 1, 2)},
	"MPI_Bcast":            {reads(0, 1, 2)}, // the root reads, the others write
	"MPI_Ibcast":           {reads(0, 1, 2)},
	"MPI_Reduce":           {reads(0, 2, 3)},
	"MPI_Ireduce":          {reads(0, 2, 3)},
	"MPI_Allreduce":        {reads(0, 2, 3), writes(1, 2, 3)},
	"MPI_Iallreduce":       {reads(0, 2, 3), writes(1, 2, 3)},
	"MPI_Scan":             {reads(0, 2, 3), writes(1, 2, 3)},
	"MPI_Exscan":           {reads(0, 2, 3)},
	"MPI_Gather":           {reads(0, 1, 2)},
	"MPI_Gatherv":          {reads(0, 1, 2)},
	"MPI_Allgather":        {reads(0, 1, 2), writes(3, 4, 5)},
	"MPI_Allgatherv":       {reads(0, 1, 2), writes(3, None, 6)},
	"MPI_Alltoall":         {reads(0, 1, 2), writes(3, 4, 5)},
	"MPI_Scatter":          {writes(3, 4, 5)},
	"MPI_Pack":             {reads(0, 1, 2)},
	"MPI_Unpack":           {writes(3, 4, 5)},
}
