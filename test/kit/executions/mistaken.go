package executions

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Mistaken is an execution with findings of many kinds. Some are the reasons of others.
func Mistaken() *Execution {
	e := New(4)
	w := e.WindowOf(func(int) trace.WindowMade { return trace.WindowMade{Base: 0x10000, Bytes: 64, Unit: 1} })
	e.All("MPI_Win_fence", Args{"win": int64(w)})
	e.Put(0, w, 2, 8)
	e.Put(1, w, 2, 8)
	e.All("MPI_Win_fence", Args{"win": int64(w)})
	e.Put(3, w, 0, 128) // too long
	e.All("MPI_Win_fence", Args{"win": int64(w)})
	e.Call(0, "MPI_Win_lock", Args{"win": int64(w), "lock_type": mpicall.LockExclusive, "rank": 1})
	e.Put(0, w, 2, 4) // not locked
	e.Call(0, "MPI_Win_unlock", Args{"win": int64(w), "rank": 1})
	e.Call(2, "MPI_Send", Args{"buf": 0x20000, "count": 1, "datatype": int64(Type("MPI_INT")), "dest": 3, "tag": 7, "comm": World})
	e.Fail(1, "MPI_Send", mpicall.ErrRank, Args{"buf": 0x20000, "count": 1, "datatype": int64(Type("MPI_INT")), "dest": 9, "comm": World})
	e.Call(3, "MPI_Comm_dup", Args{"comm": World, "newcomm": 99})
	for rank := range 2 {
		e.Enter(rank, "MPI_Recv", Args{"buf": 0x20000, "count": 1, "datatype": int64(Type("MPI_INT")), "source": 1 - rank, "tag": 1, "comm": World})
	}
	e.Call(2, "MPI_Finalize", nil)
	e.Call(3, "MPI_Finalize", nil)
	return e
}
