package usage

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// Memory of a dynamic window may be accessed from when MPI_Win_attach has returned until MPI_Win_detach is called.
// Accesses of other processes are judged only among processes with one clock: what comes earlier by the clock than
// the attach is not ordered after it.

var notAttached = &finding.Rule{
	Name: "target-not-attached", Severity: finding.Error, Section: "12.2.4", Number: 15,
	Title:   "access to memory that is not attached to a dynamic window",
	Says:    "An operation on a dynamic window may only access memory that the target has attached. The target displacement is the address at the target.",
	Example: "MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win);\nMPI_Put(&x, 1, MPI_INT, 1, address, 1, MPI_INT, win); /* rank 1 has attached nothing */",
	Repair:  "Attach the memory at the target, and then send its address.",
}

var attachFollowers = []*follower{
	{calls: mpicall.Among("MPI_Win_attach"), entered: (*Judge).attaching},
	{calls: mpicall.Among("MPI_Win_detach"), left: (*Judge).detached},
	{calls: operations, entered: (*Judge).accessAttached},
}

func (j *Judge) attaching(c *history.Call) {
	if w := c.Window(win); w != nil && w.Dynamic() {
		j.window(w).possible.add(attachment{region(c), c.Ref})
	}
}

// detached removes memory that is certainly not attached any more.
func (j *Judge) detached(c *history.Call) {
	if w := c.Window(win); w != nil && w.Dynamic() {
		of := j.window(w)
		for _, r := range of.possible.at(c.Int(base)) {
			of.former = append(of.former, attachment{r.bytes, c.Ref})
		}
		of.possible.remove(c.Int(base))
		of.former = of.former[max(0, len(of.former)-mostFormer):]
	}
}

// mostFormer is how many regions that were detached are remembered for each window.
const mostFormer = 64

func (j *Judge) accessAttached(c *history.Call) {
	w, s := j.operation.window, j.operation.target
	if w == nil || !w.Dynamic() || !s.Known() {
		return
	}
	all, to := j.everywhere(w), w.Part(j.operation.to)
	if all == nil || to == nil {
		return
	}
	bytes := s.Span().At(c.Int(targetDisp))
	if !covered(s, c.Int(targetDisp), j.window(to).possible) && j.comparable(to.Process, c.Process) {
		what := fmt.Sprintf("{0} accesses bytes [%#x,%#x) of dynamic window %s at rank %d, which has", bytes.From, bytes.To, w.Name(), to.Process.Rank.Rank)
		for _, former := range slices.Backward(j.window(to).former) {
			if former.bytes.From <= bytes.From && bytes.To <= former.bytes.To {
				found := j.Add(notAttached, what+" detached them", at("the call", c), check.Place{Role: "the call that detaches them", Ref: former.by})
				found.Repair = "Detach the memory at the target only when the operations that access it are complete there"
				return
			}
		}
		j.Add(notAttached, what+" not attached them", at("the call", c), check.Place{Role: "the window at the target", Ref: to.By})
	}
}

// covered says whether all data of a side is in memory that may be attached, or has too many parts to be looked at.
func covered(s layout.Side, address int64, list regions) bool {
	blocks, known := s.Blocks()
	if !known {
		return true
	}
	for _, b := range blocks {
		at := b.At(address)
		if !list.from(at.From).cover(at) && !list.cover(at) { // an earlier region may overlap later ones
			return false
		}
	}
	return true
}
