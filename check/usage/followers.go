package usage

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// follower looks at the calls of all processes, one after the other, and remembers what it needs to compare them.
type follower struct {
	calls   mpicall.Set
	entered func(*Judge, *history.Call) // may be nil
	left    func(*Judge, *history.Call) // may be nil; of calls that succeeded
}

// followers compare calls. Each file that begins with follow_ has some.
func followers() (list []*follower) {
	for _, of := range [][]*follower{madeFollowers, fenceFollowers, pairFollowers, lockFollowers, attachFollowers, accumulateFollowers, localFollowers, threadFollowers, storeFollowers, memoryFollowers} {
		list = append(list, of...)
	}
	return list
}

// everywhere is what is kept of a window of all its processes. Ranks are those of the window's group.
type everywhere struct {
	size    int64
	parts   int  // processes that have been looked at
	cutOff  bool // the end of the recording of one of them is missing
	fences  fences
	pairs   map[edge]*pair
	held    heldLocks
	exposed map[int64]exposure
	over    map[int64]history.Ref // the process makes no further epoch: it has called MPI_Win_free or MPI_Finalize
	freed   int64
}

// everywhere is nil if calls of several processes on the window cannot be compared: it is not known which window of the
// others it is, or the end of a recording is missing, so that calls cannot be counted.
func (j *Judge) everywhere(w *history.Window) *everywhere {
	if w == nil || w.Shared == nil || w.Size() == 0 {
		return nil
	}
	of := j.all[w.Shared]
	if of == nil {
		of = &everywhere{
			size: w.Size(), fences: newFences(), pairs: map[edge]*pair{}, exposed: map[int64]exposure{}, over: map[int64]history.Ref{},
		}
		j.all[w.Shared] = of
	}
	if of.parts != len(w.Shared.Parts) {
		of.parts = len(w.Shared.Parts)
		for _, part := range w.Shared.Parts {
			of.cutOff = of.cutOff || part.Process.Rank.CutOff
		}
	}
	if of.cutOff {
		return nil
	}
	return of
}

// forgetFreed forgets a window once all its processes have freed it.
func (j *Judge) forgetFreed(w *history.Window) {
	if of := j.all[w.Shared]; of != nil {
		if of.freed++; of.freed == of.size {
			delete(j.all, w.Shared)
		}
	}
}

// completes says whether a call completes the operations of its process to this target, at the target too.
func completes(c *history.Call, to int64) bool {
	return completing(c.Function) && operand.Concerns(c, to)
}

// completing are the functions that complete operations at some target.
func completing(f mpicall.Function) bool { return operand.Completes(f) == operand.AtTarget }

// updates are the operations that change memory of their target, or may. MPI_Compare_and_swap need not.
func (j *Judge) updates(c *history.Call) bool {
	return !operand.Gets(c.Function) && c.Function != compareAndSwap && !operand.IgnoresOrigin(c) && j.operation.target.Known()
}

var compareAndSwap = mpicall.Lookup("MPI_Compare_and_swap")

// inFence says whether an operation belongs to a fence epoch.
func (j *Judge) inFence(of *history.Window) bool {
	return j.window(of).EpochOf(int(j.operation.to)) == epoch.ByFence
}

// inStart says whether an operation belongs to an epoch of MPI_Win_start.
func (j *Judge) inStart(of *history.Window) bool {
	return j.window(of).EpochOf(int(j.operation.to)) == epoch.ByStart
}
