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

// flushBetween is the hint for two operations that need an order.
func (f *failure) flushBetween(first *operation, second trace.Site) string {
	return fmt.Sprintf("MPI_Win_flush(%d, win) before %s completes the first operation before the second; "+
		"accumulates to the same location keep their order without it", first.Target, f.place(second))
}
