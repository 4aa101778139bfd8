package explain

import (
	"fmt"

	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// synchronization is a call, or several, by which a program can complete an operation within its epoch.
type synchronization uint8

const (
	flush    synchronization = iota + 1 // MPI_Win_flush (MPI 4.1, 12.5.4)
	wait                                // MPI_Wait on the request of a fetching operation (12.3.5)
	fence                               // MPI_Win_fence on all ranks of the window (12.5.1)
	newEpoch                            // MPI_Win_complete and MPI_Win_start, with MPI_Win_wait and MPI_Win_post (12.5.2)
)

// repair is a synchronization that the program lacks, perhaps.
type repair struct {
	op     *operation // that it completes
	call   synchronization
	before int // the call, as an event of the rank, that it stands before; trace.None: it stands right after the operation
}

// completing is the repair that completes an operation before a call. MPI allows no flush in the epochs of
// fences and of MPI_Win_start (MPI 4.1, 12.5.4).
func completing(op *operation, before int) *repair {
	r := &repair{op, flush, before}
	switch {
	case op.Epoch() == trace.Fence:
		r.call = fence
	case op.Epoch() == trace.Start:
		r.call = newEpoch
	case op.Kind().Fetches() && mpicall.ReturnsRequest(op.site.Call):
		r.call = wait
	}
	return r
}

// try is the value of NASTY_TRY that completes the operation where the repair does. It is empty in active
// epochs: NASTY_TRY completes operations at the target only by a flush.
func (r *repair) try() string {
	switch {
	case r.op.Epoch() == trace.Fence || r.op.Epoch() == trace.Start:
		return ""
	case r.before == trace.None:
		return r.op.site.String()
	}
	return r.op.site.String() + "," + r.op.rank.At(r.op.rank.Events[r.before]).String()
}

// where the repair stands, for people.
func (f *failure) where(r *repair) string {
	switch {
	case r.before != trace.None && r.op.rank.Events[r.before].Site == r.op.Site:
		return "before the next call at " + f.place(r.op.site)
	case r.before != trace.None:
		return "before " + f.place(r.op.rank.At(r.op.rank.Events[r.before]))
	case r.op.Kind() == rma.Get:
		return "before its buffer is used"
	case r.op.Kind().Fetches():
		return "before its buffers are used again"
	}
	return "after " + f.place(r.op.site)
}

// completes is the hint that the repair completes its operation.
func (f *failure) completes(r *repair) string {
	where := f.where(r)
	switch r.call {
	case fence:
		return "MPI_Win_fence " + where + ", on all ranks of the window, completes it"
	case newEpoch:
		return "a new epoch " + where + " completes it (" + theNewEpoch + ")"
	case wait:
		return "MPI_Wait with its request " + where + " completes it"
	}
	text := fmt.Sprintf("MPI_Win_flush(%d, win) %s completes it", r.op.Target, where)
	if r.op.Kind().Fetches() {
		return text
	}
	return text + " at the target"
}

// orders is the hint that the repair gives its operation and the next one an order.
func (f *failure) orders(r *repair) string {
	call := fmt.Sprintf("MPI_Win_flush(%d, win) ", r.op.Target)
	end := ""
	switch r.call {
	case fence:
		call, end = "MPI_Win_fence ", ", on all ranks of the window,"
	case newEpoch:
		call, end = "a new epoch ", " ("+theNewEpoch+")"
	}
	return call + f.where(r) + end + " completes the first operation before the second; " +
		"accumulates to the same location keep their order without it"
}

// theNewEpoch names its calls.
const theNewEpoch = "MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target"
