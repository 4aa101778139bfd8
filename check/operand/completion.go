package operand

import (
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/internal/mpicall"
)

// Completion is where a synchronization call completes the one-sided operations of its process.
type Completion int

const (
	Nowhere Completion = iota
	AtOrigin
	AtTarget // and at the origin
)

var (
	rank           = param("rank")
	completesThere = mpicall.Among("MPI_Win_fence", "MPI_Win_complete", "MPI_Win_unlock", "MPI_Win_unlock_all", "MPI_Win_flush",
		"MPI_Win_flush_all", "MPI_Win_free")
	completesHere = mpicall.Among("MPI_Win_flush_local", "MPI_Win_flush_local_all")
	completing    = mpicall.ByFunction(func(f mpicall.Function) Completion {
		switch {
		case completesThere(f):
			return AtTarget
		case completesHere(f):
			return AtOrigin
		}
		return Nowhere
	})
)

// Completes says where calls of the function complete operations (MPI 4.1, 12.5): those on their window that they concern.
// That a fence may complete none (MPI_MODE_NOPRECEDE) is not looked at.
func Completes(f mpicall.Function) Completion { return completing[f] }

// Concerns says whether a synchronization call is about operations with this target: it names the target, or it names none.
func Concerns(c *history.Call, target int64) bool {
	return !rank.Of(c.Function) || c.Int(rank) == target
}
