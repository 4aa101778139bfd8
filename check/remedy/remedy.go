// Package remedy decides which call completes a one-sided operation within the epoch it is in, so that no repair is
// printed that MPI does not allow there (MPI 4.1, 12.5). It knows nothing of executions: where in a program the call must
// stand, others decide.
package remedy

import (
	"fmt"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/epoch"
)

// Call is a call, or several, by which a program completes an operation without ending what follows in the epoch.
type Call uint8

// The calls. The zero value is none.
const (
	Flush      Call = iota + 1 // MPI_Win_flush (12.5.4)
	FlushLocal                 // MPI_Win_flush_local (12.5.4)
	Wait                       // MPI_Wait for the request of the operation (3.7.3, 12.3.5)
	Fence                      // MPI_Win_fence on all ranks of the window (12.5.1)
	NewEpoch                   // MPI_Win_complete and MPI_Win_start, with MPI_Win_wait and MPI_Win_post (12.5.2)
)

// Operation is what counts of a one-sided operation.
type Operation struct {
	Epoch   epoch.Opener
	Fetches bool // it brings data: once that is there, the operation is complete at the target, too
	Request bool // its call returned a request
}

// Opener is what opened the epoch of a traced operation. An operation whose epoch was not recorded has one of a lock.
func Opener(of trace.Epoch) epoch.Opener {
	switch of {
	case trace.Fence:
		return epoch.ByFence
	case trace.Start:
		return epoch.ByStart
	}
	return epoch.ByLock
}

// AtTarget is the call that completes an operation at its target. A request does that only if the operation fetches (12.3.5).
// MPI allows no flush in the epochs of MPI_Win_fence and MPI_Win_start (12.5.4).
func AtTarget(o Operation) Call {
	switch {
	case o.Epoch == epoch.ByFence:
		return Fence
	case o.Epoch == epoch.ByStart:
		return NewEpoch
	case o.Epoch != epoch.ByLock:
		return 0
	case o.Request && o.Fetches:
		return Wait
	}
	return Flush
}

// AtOrigin is the call that completes an operation at its origin: its buffers may be used again.
func AtOrigin(o Operation) Call {
	switch {
	case o.Epoch != epoch.ByLock:
		return AtTarget(o)
	case o.Request:
		return Wait
	}
	return FlushLocal
}

// Text is the call with its arguments: "MPI_Win_flush(1, win)". The target is its rank in the window's group.
func (c Call) Text(target int) string {
	switch c {
	case Flush:
		return fmt.Sprintf("MPI_Win_flush(%d, win)", target)
	case FlushLocal:
		return fmt.Sprintf("MPI_Win_flush_local(%d, win)", target)
	case Wait:
		return "MPI_Wait"
	case Fence:
		return "MPI_Win_fence"
	}
	return "a new epoch"
}

// Whose says which process the target in a call's text is, if its rank in the window's group is another one in MPI_COMM_WORLD.
// It is empty if there is nothing to say.
func (c Call) Whose(target, world int) string {
	if c != Flush && c != FlushLocal || target == world {
		return ""
	}
	return fmt.Sprintf("rank %d of the window is rank %d of MPI_COMM_WORLD", target, world)
}

// Remark is what must be done besides, in whatever place: "on all ranks of the window". It is empty if there is nothing.
func (c Call) Remark() string {
	switch c {
	case Fence:
		return "on all ranks of the window"
	case NewEpoch:
		return "MPI_Win_complete and MPI_Win_start; MPI_Win_wait and MPI_Win_post at the target"
	}
	return ""
}
