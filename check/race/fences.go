package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// A fence that closes an epoch waits for the fences of all processes that take part (MPI 4.1, 12.5.1). So a load or a store between two
// fences of the target comes before the operations of that epoch are complete, whatever was earlier by the clock.

var winFence = mpicall.Lookup("MPI_Win_fence")

// mostFences is how many fences of a process on a window are kept at least. Accesses are compared with those of the last epochs.
const mostFences = 64

// fences are the fences of a process on a window.
type fences struct {
	forgotten int
	calls     []uint64 // their numbers in the process, the last ones
}

type fenced struct {
	process int
	window  *history.SharedWindow
}

// fence notes the fence of a process.
func (j *Judge) fence(c *history.Call) {
	w := c.Window(win)
	if w == nil {
		return
	}
	key := fenced{c.Process.Index, w.Shared}
	of := j.fences[key]
	if len(of.calls) >= 2*mostFences {
		of.forgotten += len(of.calls) - mostFences
		of.calls = slices.Clone(of.calls[len(of.calls)-mostFences:])
	}
	of.calls = append(of.calls, c.Number)
	j.fences[key] = of
}

// epoch is how many fences on a window the process has called up to a call; 0: it is not known.
func (j *Judge) epoch(process int, w *history.SharedWindow, call uint64) int {
	of := j.fences[fenced{process, w}]
	at, is := slices.BinarySearch(of.calls, call)
	if is {
		at++
	}
	if at == 0 {
		return 0
	}
	return of.forgotten + at
}

// precedes says whether a load or a store certainly comes before an operation is complete at its target: it is in the epoch between two
// fences in which the operation is.
func (j *Judge) precedes(own, operation *access) bool {
	if !own.own || own.synchronizes || own.by() == operation.by() || operation.window == nil || operation.epoch != winFence.String() || own.by() != operation.window.Process.Index {
		return false
	}
	w := operation.window.Shared
	now := j.epoch(own.by(), w, own.Number)
	return now > 0 && now == j.epoch(operation.by(), w, operation.Number)
}
