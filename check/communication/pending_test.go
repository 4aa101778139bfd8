package communication_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func isend(e *Execution, request, address, count int64) {
	e.Call(0, "MPI_Isend", With(send(1, count), Args{"buf": address, "request": request}))
}

func irecv(e *Execution, request, address, count int64) {
	e.Call(0, "MPI_Irecv", With(recv(1, count), Args{"buf": address, "request": request}))
}

func wait(e *Execution, request int64) {
	e.Call(0, "MPI_Wait", With(Args{"request": request}, status(1, 4)))
}

// file are the arguments of a call that reads or writes a file.
func file() Args {
	return Args{"fh": 7, "buf": here, "count": 4, "datatype": int64(Type("MPI_BYTE"))}
}

// origin are the arguments of a one-sided operation that moves bytes from or to the address.
func origin(w uint64, address, bytes int64) Args {
	return With(Transfer(w, 1, bytes), Args{"origin_addr": address})
}

func TestBuffersInUse(t *testing.T) {
	for _, c := range []struct {
		name, message string
		make          func(e *Execution, w uint64)
	}{
		{"a receive into a pending send", "B writes memory that the pending A reads", func(e *Execution, _ uint64) {
			isend(e, 9, here, 8)
			e.Enter(0, "MPI_Recv", With(recv(1, 1), Args{"buf": here + 28}))
		}},
		{"a send from a pending receive", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			irecv(e, 9, here, 8)
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"buf": here + 28}))
		}},
		{"two receives", "B writes memory that the pending A writes", func(e *Execution, _ uint64) {
			irecv(e, 9, here, 8)
			irecv(e, 10, here+4, 1)
		}},
		{"a collective operation", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			irecv(e, 9, here, 8)
			e.Enter(0, "MPI_Iallreduce", With(allreduce(), Args{"comm": World}))
		}},
		{"a collective operation in place", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_Iallreduce", With(inPlaceOf(allreduce()), Args{"comm": World, "request": 9}))
			isend(e, 10, there, 1)
		}},
		{"a persistent request", "C reads memory that the pending B writes", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"buf": here, "request": 9}))
			e.Call(0, "MPI_Send", With(send(1, 1), Args{"buf": here}))
			e.Call(0, "MPI_Start", Args{"request": 9})
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"buf": here}))
		}},
		{"a persistent request that is started", "B writes memory that the pending A reads", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"buf": here, "request": 9}))
			isend(e, 10, here, 1)
			e.Enter(0, "MPI_Startall", Args{"array_of_requests": []int64{9}})
		}},
		{"a request that was asked in vain", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			irecv(e, 9, here, 2)
			e.Call(0, "MPI_Request_get_status", Args{"request": 9, "flag": 0})
			isend(e, 10, here, 2)
		}},
		{"another thread", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			e.EnterOn(0, 1, "MPI_Recv", With(recv(1, 1), Args{"buf": here}))
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"buf": here}))
		}},
		{"a receive into what is written to a file", "B writes memory that the pending A reads", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_iwrite", With(file(), Args{"request": 9}))
			e.Enter(0, "MPI_Recv", With(recv(1, 1), Args{"buf": here}))
		}},
		{"a write of what is received to a file", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			irecv(e, 9, here, 2)
			e.Enter(0, "MPI_File_write_at", file())
		}},
		{"a split read", "B reads memory that the pending A writes", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_read_all_begin", file())
			e.Call(0, "MPI_File_write_all_end", Args{"fh": 8, "buf": there})
			isend(e, 9, here, 1)
		}},
		{"a read of a file into what is read", "B writes memory that the pending A writes", func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_iread_all", With(file(), Args{"request": 9}))
			e.Enter(0, "MPI_File_iread_shared", file())
		}},
		{"the origin of a put", "B writes memory that the pending A reads", func(e *Execution, w uint64) {
			e.Call(0, "MPI_Put", origin(w, here, 8))
			e.Enter(0, "MPI_Recv", With(recv(1, 1), Args{"buf": here + 4}))
		}},
		{"two gets", "B writes memory that the pending A writes", func(e *Execution, w uint64) {
			e.Call(0, "MPI_Get", origin(w, here, 8))
			e.Call(0, "MPI_Win_flush", Args{"win": int64(w), "rank": 0})
			e.Call(0, "MPI_Get", origin(w, here+7, 8))
		}},
		{"a put of what a get brings", "B reads memory that the pending A writes", func(e *Execution, w uint64) {
			e.Call(0, "MPI_Rget", With(origin(w, here, 8), Args{"request": 9}))
			e.Call(0, "MPI_Rput", With(origin(w, here, 8), Args{"request": 10}))
		}},
		{"the result of a fetch", "B reads memory that the pending A writes", func(e *Execution, w uint64) {
			e.Call(0, "MPI_Fetch_and_op", Args{
				"origin_addr": here, "result_addr": there, "datatype": num("MPI_INT"), "target_rank": 1, "op": op("MPI_SUM"), "win": int64(w),
			})
			isend(e, 9, there, 1)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := New(2)
			c.make(e, e.Window(64, 1))
			only(t, e, "buffer-in-use", c.message)
		})
	}
}

func TestBuffersNotInUse(t *testing.T) {
	for name, make := range map[string]func(e *Execution, w uint64){
		"two sends":              func(e *Execution, _ uint64) { isend(e, 9, here, 8); isend(e, 10, here, 8) },
		"a buffer after another": func(e *Execution, _ uint64) { irecv(e, 9, here, 2); irecv(e, 10, here+8, 2); isend(e, 11, here-4, 1) },
		"an empty message":       func(e *Execution, _ uint64) { irecv(e, 9, here, 2); isend(e, 10, here, 0) },
		"a receive from nobody": func(e *Execution, _ uint64) {
			irecv(e, 9, here, 2)
			e.Call(0, "MPI_Irecv", With(recv(mpicall.ProcNull, 2), Args{"buf": here, "request": 10}))
		},
		"an operation that was waited for": func(e *Execution, _ uint64) { irecv(e, 9, here, 2); wait(e, 9); isend(e, 10, here, 2) },
		"a file that was waited for": func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_iread", With(file(), Args{"request": 9}))
			wait(e, 9)
			isend(e, 10, here, 2)
		},
		"reads of files, one after the other": func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_read_at_all", file())
			e.Call(0, "MPI_File_read_ordered_begin", file())
			e.Call(0, "MPI_File_read_ordered_end", Args{"fh": 7, "buf": here})
			e.Call(0, "MPI_File_read_shared", file())
			isend(e, 10, here, 2)
		},
		"two writes of files": func(e *Execution, _ uint64) {
			e.Call(0, "MPI_File_iwrite", With(file(), Args{"request": 9}))
			e.Call(0, "MPI_File_iwrite_shared", With(file(), Args{"request": 10}))
		},
		"an operation that is known to be complete": func(e *Execution, _ uint64) {
			irecv(e, 9, here, 2)
			e.Call(0, "MPI_Request_get_status", With(Args{"request": 9, "flag": 1}, status(1, 4)))
			isend(e, 10, here, 2)
		},
		"a wait that failed": func(e *Execution, _ uint64) {
			irecv(e, 9, here, 2)
			e.Fail(0, "MPI_Wait", mpicall.ErrTruncate, Args{"request": 9})
			isend(e, 10, here, 2)
		},
		"a call that failed": func(e *Execution, _ uint64) {
			e.Fail(0, "MPI_Irecv", mpicall.ErrOther, With(recv(1, 1), Args{"buf": here}))
			isend(e, 10, here, 2)
		},
		"interleaved columns": func(e *Execution, _ uint64) {
			derived(e, 0, 500, true, run("MPI_INT", 0, 3, 1, 8))
			e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"buf": here, "datatype": 500, "request": 9}))
			e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"buf": here + 4, "datatype": 500, "request": 10}))
		},
		"a persistent request that is not active": func(e *Execution, _ uint64) {
			e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"buf": here, "request": 9}))
			e.Call(0, "MPI_Start", Args{"request": 9})
			wait(e, 9)
			isend(e, 10, here, 1)
		},
		"a reduction on a rank that receives nothing": func(e *Execution, _ uint64) {
			isend(e, 9, there, 2)
			e.Enter(0, "MPI_Reduce", reduce(Args{"root": 1}))
		},
		"a partition that is not ready": func(e *Execution, _ uint64) {
			e.Call(0, "MPI_Psend_init", With(send(1, 1), Args{"partitions": 4, "request": 9}))
			e.Call(0, "MPI_Start", Args{"request": 9})
			irecv(e, 10, here, 1)
		},
		"origins that a call has completed": func(e *Execution, w uint64) {
			for function, args := range map[string]Args{
				"MPI_Win_flush_local": {"rank": 1}, "MPI_Win_flush_all": {}, "MPI_Win_unlock": {"rank": 1}, "MPI_Win_fence": {}, "MPI_Win_complete": {},
			} {
				e.Call(0, "MPI_Get", origin(w, here, 8))
				e.Call(0, function, With(args, Args{"win": int64(w)}))
			}
			e.Call(0, "MPI_Rget", With(origin(w, here, 8), Args{"request": 9}))
			wait(e, 9)
			e.Call(0, "MPI_Put", origin(w, here, 8))
			e.Call(0, "MPI_Put", origin(w, here, 8))
		},
		"the unused origin of a fetch": func(e *Execution, w uint64) {
			irecv(e, 9, here, 1)
			e.Call(0, "MPI_Get_accumulate", With(origin(w, here, 8), Args{
				"op": op("MPI_NO_OP"), "result_addr": there, "result_count": 8, "result_datatype": num("MPI_BYTE"),
			}))
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			make(e, e.Window(64, 1))
			none(t, e)
		})
	}
}

// However many operations a program has not completed, those that are kept are few.
func TestManyPendingOperations(t *testing.T) {
	e := New(2)
	w := e.Window(64, 1)
	for i := range int64(5000) {
		e.Call(0, "MPI_Put", origin(w, here+8*i, 8))
	}
	e.Call(0, "MPI_Win_flush_all", Args{"win": int64(w)})
	irecv(e, 9, here, 1)
	e.Call(0, "MPI_Put", origin(w, here, 8))
	only(t, e, "buffer-in-use", "B reads memory that the pending A writes")
}

func TestHandlesUsedAfterTheirObjectsWereFreed(t *testing.T) {
	for _, c := range []struct {
		message string
		make    func(e *Execution)
	}{
		{"B has a communicator that A has freed", func(e *Execution) {
			e.Call(0, "MPI_Comm_dup", Args{"comm": World, "newcomm": 90})
			e.Call(0, "MPI_Comm_free", Args{"comm": 90})
			e.Enter(0, "MPI_Barrier", Args{"comm": 90})
		}},
		{"B has a datatype that A has freed", func(e *Execution) {
			e.Call(0, "MPI_Type_contiguous", Args{"count": 1, "oldtype": num("MPI_INT"), "newtype": 500})
			e.Call(0, "MPI_Type_free", Args{"datatype": 500})
			e.Enter(0, "MPI_Send", With(send(1, 1), Args{"datatype": 500}))
		}},
		{"B has a request that A has completed", func(e *Execution) {
			isend(e, 9, here, 1)
			wait(e, 9)
			e.Enter(0, "MPI_Waitall", Args{"array_of_requests": []int64{0, 9}})
		}},
		{"B has a file that A has closed", func(e *Execution) {
			e.Call(0, "MPI_File_open", Args{"comm": World, "fh": 90})
			e.Call(0, "MPI_File_close", Args{"fh": 90})
			e.Enter(0, "MPI_File_sync", Args{"fh": 90})
		}},
		{"B has a session that A has finalized", func(e *Execution) {
			e.Call(0, "MPI_Session_init", Args{"session": 90})
			e.Call(0, "MPI_Session_finalize", Args{"session": 90})
			e.Enter(0, "MPI_Session_get_info", Args{"session": 90})
		}},
		{"B has a request that A has freed", func(e *Execution) {
			isend(e, 9, here, 1)
			e.Call(0, "MPI_Request_free", Args{"request": 9})
			e.Enter(0, "MPI_Wait", Args{"request": 9})
		}},
	} {
		t.Run(c.message, func(t *testing.T) {
			e := New(2)
			c.make(e)
			only(t, e, "used-after-free", c.message)
		})
	}
}

// 13.2: a generalized request may be freed before it is complete.
func TestGeneralizedRequestsAreFreedEarly(t *testing.T) {
	e := New(2)
	e.Call(0, "MPI_Grequest_start", Args{"request": 9})
	e.Call(0, "MPI_Request_free", Args{"request": 9})
	e.Call(0, "MPI_Grequest_complete", Args{"request": 9})
	none(t, e)
}

// A library has one handle for sends that are complete at once. The recording names the oldest of them, whichever the program
// completes, so that any of them may be complete then.
func TestRequestsWithOneHandle(t *testing.T) {
	sends := func(e *Execution) {
		isend(e, 9, there, 1)
		for i := range int64(2) {
			e.Enter(0, "MPI_Isend", With(send(1, 1), Args{"buf": here + 64*i}))
			e.Describe(0, trace.Object{Kind: mpicall.Request, Number: uint64(10 + i), Doubles: 9})
			e.Leave(0, "MPI_Isend", Args{"request": 10 + i})
		}
	}
	into := func(e *Execution) { e.Enter(0, "MPI_Recv", With(recv(1, 1), Args{"buf": here})) }
	e := New(2)
	sends(e)
	into(e)
	only(t, e, "buffer-in-use", "B writes memory that the pending A reads")

	e = New(2)
	sends(e)
	wait(e, 9)
	into(e)
	e.Leave(0, "MPI_Recv", status(1, 4))
	wait(e, 10)
	wait(e, 11)
	e.Call(0, "MPI_Finalize", nil)
	none(t, e)
}

// Threads send, wait and reuse their buffers. A library gives their sends one handle, so that the recording may name the request of
// another thread, and calls are told in another order than that in which the requests got their numbers.
func TestThreadsShareAHandle(t *testing.T) {
	for name, run := range map[string]func(s sharing){
		"another thread has waited for a request before it is told": func(s sharing) {
			s.made(0, 101, 100)
			s.waits(0, 100)
			s.waited(0)
			s.made(1, 100, 0)
			s.sends(0)
			s.made(0, 102, 101)
			s.waits(0, 101)
			s.waits(1, 101)
			s.waited(1)
		},
		"the request was the oldest one when it was described": func(s sharing) {
			s.made(1, 103, 101)
			s.waits(1, 101)
			s.waited(1)
			s.made(2, 101, 0)
			s.made(0, 102, 102)
			s.waits(2, 102)
			s.waited(2)
		},
		"only a wait has named the request": func(s sharing) {
			s.made(0, 103, 0)
			s.made(1, 105, 103)
			s.waits(0, 103)
			s.waited(0)
			s.waits(1, 104)
			s.waited(1)
			s.made(2, 104, 0)
			s.waits(2, 105)
			s.waited(2)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := sharing{New(2)}
			for thread := range uint32(3) {
				s.sends(thread)
			}
			run(s)
			none(t, s.Execution)
		})
	}
}

// sharing is an execution of threads with a buffer each.
type sharing struct{ *Execution }

func bufferOf(thread uint32) Args { return Args{"buf": here + 64*int64(thread)} }

func (s sharing) sends(thread uint32) {
	s.EnterOn(0, thread, "MPI_Isend", With(send(1, 1), bufferOf(thread)))
}

// made ends the call of a send with the number of its request, and that of the oldest one with the same handle; 0: none.
func (s sharing) made(thread uint32, number, oldest uint64) {
	if oldest != 0 {
		s.Describe(0, trace.Object{Kind: mpicall.Request, Number: number, Doubles: oldest})
	}
	s.LeaveOn(0, thread, "MPI_Isend", Args{"request": int64(number)})
}

func (s sharing) waits(thread uint32, named int64) {
	s.EnterOn(0, thread, "MPI_Wait", Args{"request": named})
}

func (s sharing) waited(thread uint32) {
	s.LeaveOn(0, thread, "MPI_Wait", nil)
	s.EnterOn(0, thread, "MPI_Recv", With(recv(1, 1), bufferOf(thread)))
	s.LeaveOn(0, thread, "MPI_Recv", status(1, 4))
}

func TestHandlesThatAreNotFreed(t *testing.T) {
	e := New(2)
	for range 2 { // the library returns the same handle
		e.Call(0, "MPI_Comm_group", Args{"comm": World, "group": 90})
	}
	e.Call(0, "MPI_Group_free", Args{"group": 90})
	e.Enter(0, "MPI_Group_incl", Args{"group": 90, "newgroup": 91})
	e.Leave(0, "MPI_Group_incl", Args{"group": 90, "newgroup": 91})
	e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"request": 9}))
	for range 2 {
		e.Call(0, "MPI_Start", Args{"request": 9})
		wait(e, 9)
	}
	e.Call(0, "MPI_Type_contiguous", Args{"count": 1, "oldtype": num("MPI_INT"), "newtype": 500})
	e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"datatype": 500, "request": 10}))
	e.Call(0, "MPI_Type_free", Args{"datatype": 500}) // while the receive is not complete
	wait(e, 10)
	none(t, e)
}

// Only so many freed objects are remembered.
func TestFreedObjectsAreForgotten(t *testing.T) {
	e := New(2)
	for request := range int64(5000) {
		isend(e, request+1, here, 1)
		wait(e, request+1)
	}
	e.Call(0, "MPI_Wait", Args{"request": 1})
	e.Call(0, "MPI_Wait", Args{"request": 5000})
	found := judged(t, e)
	assert.Len(t, found, 1)
	assert.Equal(t, 1, found[0].Times)
}
