package explain

import (
	"fmt"

	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
	"github.com/nastympi/nastympi/rma"
)

// completion is a hint: the call that completes an operation in its epoch, and where to put it.
func completion(op *operation, where string) string {
	kind, fetches := op.issuedBy(), op.Kind().Fetches()
	switch {
	case kind == rma.Fence:
		return "MPI_Win_fence " + where + " completes it"
	case kind == rma.Complete && !fetches:
		return "MPI_Win_complete here, and MPI_Win_wait at the target, " + where + " complete it"
	case kind == rma.Complete:
		return "MPI_Win_complete " + where + " completes it"
	case fetches && mpicall.ReturnsRequest(op.site.Call): // MPI_Rget, MPI_Rget_accumulate (12.3.5)
		return "MPI_Wait with its request " + where + " completes it"
	case fetches:
		return fmt.Sprintf("MPI_Win_flush(%d, win) %s completes it", op.Target, where)
	default:
		return fmt.Sprintf("MPI_Win_flush(%d, win) %s completes it at the target", op.Target, where)
	}
}

// orderBetween is the hint for two operations that need an order. A flush is an error in epochs of
// fences and of MPI_Win_start (MPI 4.1, 12.5.4).
func (f *failure) orderBetween(first *operation, second trace.Site) string {
	call := fmt.Sprintf("MPI_Win_flush(%d, win)", first.Target)
	switch first.issuedBy() {
	case rma.Fence:
		call = "MPI_Win_fence on all ranks of the window"
	case rma.Complete:
		call = "a new epoch (MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target)"
	}
	return call + " before " + f.place(second) + " completes the first operation before the second; " +
		"accumulates to the same location keep their order without it"
}
