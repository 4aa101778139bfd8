package operand

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Completion is where a synchronization call completes the one-sided operations of its process.
type Completion int

const (
	Nowhere Completion = iota
	AtOrigin
	AtTarget // and at the origin
)

var (
	rank       = param("rank")
	assertion  = param("assert")
	unlocks    = mpicall.Among("MPI_Win_unlock", "MPI_Win_unlock_all")
	flushes    = mpicall.Among("MPI_Win_flush", "MPI_Win_flush_all")
	flushHere  = mpicall.Among("MPI_Win_flush_local", "MPI_Win_flush_local_all")
	fences     = mpicall.Among("MPI_Win_fence")
	others     = mpicall.Among("MPI_Win_complete", "MPI_Win_free")
	completing = mpicall.ByFunction(func(f mpicall.Function) Completion {
		switch {
		case unlocks(f), flushes(f), fences(f), others(f):
			return AtTarget
		case flushHere(f):
			return AtOrigin
		}
		return Nowhere
	})
)

// Completes says where calls of the function complete operations (MPI 4.1, 12.5): those on their window that they concern.
func Completes(f mpicall.Function) Completion { return completing[f] }

// CompletedBy says where a call completes operations. A fence with MPI_MODE_NOPRECEDE completes none.
func CompletedBy(c *history.Call) Completion {
	if NoPrecede(c) {
		return Nowhere
	}
	return Completes(c.Function)
}

// NoPrecede says whether a call is a fence which asserts that it ends no epoch (MPI 4.1, 12.5.5).
func NoPrecede(c *history.Call) bool {
	return fences(c.Function) && c.Int(assertion)&mpicall.ModeNoprecede != 0
}

// Unlocks says whether a function ends the locks of one target or of all.
func Unlocks(f mpicall.Function) bool { return unlocks(f) }

// Flushes says whether a function completes operations, perhaps only at the origin, and leaves their epoch open.
func Flushes(f mpicall.Function) bool { return flushes(f) || flushHere(f) }

// UnderLocks says whether a function completes the operations of epochs that locks have opened, and no others.
func UnderLocks(f mpicall.Function) bool { return Unlocks(f) || Flushes(f) }

// Concerns says whether a synchronization call is about operations with this target: it names the target, or it names none.
func Concerns(c *history.Call, target int64) bool {
	return !rank.Of(c.Function) || c.Int(rank) == target
}
