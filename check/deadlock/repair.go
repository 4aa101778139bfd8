package deadlock

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/operand"
)

// awaiting is what kind of call waits. Another order of its calls, or other calls, may repair each kind.
type awaiting int

const (
	aMessage    awaiting = iota + 1 // a blocking send or receive
	aRequest                        // a wait for nonblocking operations, or a probe
	aCollective                     // it waits for all processes of a communicator or a window
	aLock                           // of a window
	anExposure                      // an epoch that others must open or close
)

var (
	byLock    = mpicall.Beginning("MPI_Win_lock", "MPI_Win_unlock", "MPI_Win_flush")
	exposing  = mpicall.Beginning("MPI_Win_start", "MPI_Win_complete", "MPI_Win_post", "MPI_Win_wait", "MPI_Win_test")
	gathering = mpicall.Beginning("MPI_Win_", "MPI_Comm_", "MPI_Cart_", "MPI_Graph_", "MPI_Dist_graph_", "MPI_Intercomm_", "MPI_Finalize")
	finishing = mpicall.Beginning("MPI_Wait", "MPI_Test", "MPI_Probe", "MPI_Mprobe", "MPI_Iprobe", "MPI_Improbe")
)

// kindOf is what kind of call a function is that waits.
func kindOf(f mpicall.Function) awaiting {
	k := operand.KindOf(f)
	switch {
	case k != nil && k.Collective:
		return aCollective
	case byLock(f):
		return aLock
	case exposing(f):
		return anExposure
	case gathering(f):
		return aCollective
	case finishing(f):
		return aRequest
	}
	return aMessage
}

// repairs are those of cycles of one kind of calls.
var repairs = map[awaiting]string{
	aRequest:    "Post the operations that {0} waits for before the call in which the other rank waits",
	aCollective: "Call the same collective operations in the same order on all ranks",
	aLock:       "Take the locks in the same order on all ranks, or release one before taking the next",
	anExposure:  "Let each MPI_Win_start have an MPI_Win_post of its target, in the same order on both sides",
}

// fit sets a repair for the kinds of calls that wait. That of the rule is for blocking messages. If calls of several kinds wait for each
// other, what to do depends on what the program is for.
func fit(f *check.Finding) {
	kinds := map[awaiting]bool{}
	for _, w := range f.Waits {
		kinds[kindOf(w.Function)] = true
	}
	lock, met := waitOf(f, aLock), waitOf(f, aCollective)
	switch {
	case kinds[aMessage] && len(kinds) == 1:
	case kinds[aRequest] && len(kinds) == 1:
		f.Repair, f.RepairPlaces = repairs[aRequest], []check.Place{{Ref: f.Waits[0].Ref}}
	case len(kinds) == 1:
		f.Repair = repairs[kindOf(f.Waits[0].Function)]
	case len(kinds) == 2 && lock != nil:
		other := f.Waits[slices.IndexFunc(f.Waits, func(w check.Wait) bool { return kindOf(w.Function) != aLock })]
		f.Repair, f.RepairPlaces = "Release the lock before {0}, so that {1} can take it", []check.Place{{Ref: other.Ref}, {Ref: lock.Ref}}
	case len(kinds) == 2 && met != nil && kinds[aMessage]:
		f.Repair, f.RepairPlaces = "Make {0} on all ranks before or after the message, not on some ranks while others wait for it", []check.Place{{Ref: met.Ref}}
	default:
		f.NoRepair = true
	}
}

// waitOf is the first call of a kind that waits.
func waitOf(f *check.Finding, kind awaiting) *check.Wait {
	for i := range f.Waits {
		if kindOf(f.Waits[i].Function) == kind {
			return &f.Waits[i]
		}
	}
	return nil
}
