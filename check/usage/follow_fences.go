package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

// All processes of a window make the same collective calls on it, in the same order: fences, and MPI_Win_free at the end
// (MPI 4.1, 12.5.1 and 12.2.5). So the fences with one number are one fence.

var (
	assertionMissing = &finding.Rule{
		Name: "assertion-not-by-all", Severity: finding.Error, Section: "12.5.5", Number: 39,
		Title:   "MPI_MODE_NOPRECEDE or MPI_MODE_NOSUCCEED given by only some ranks",
		Says:    "If any process gives MPI_MODE_NOPRECEDE or MPI_MODE_NOSUCCEED to a fence, all processes of the window must give it.",
		Example: "MPI_Win_fence(rank == 0 ? MPI_MODE_NOSUCCEED : 0, win);",
		Repair:  "Give the assertion on all ranks, or on none.",
	}
	updatedNoPut = &finding.Rule{
		Name: "update-despite-noput", Severity: finding.Error, Section: "12.5.5", Number: 40,
		Title:   "put or accumulate to a window whose rank gave MPI_MODE_NOPUT",
		Says:    "MPI_MODE_NOPUT asserts that no put or accumulate updates the window of the process until its next fence, or until its MPI_Win_wait.",
		Example: "MPI_Win_fence(MPI_MODE_NOPUT, win);\nif (rank == 0)\n    MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_fence(0, win);",
		Repair:  "Leave out MPI_MODE_NOPUT.",
	}
	differentCollectives = &finding.Rule{
		Name: "different-window-collectives", Severity: finding.Error, Section: "12.5.1 and 12.2.5", Number: 45,
		Title:   "ranks make different collective calls on a window",
		Says:    "MPI_Win_fence and MPI_Win_free are collective: all processes of the window must call them, in the same order.",
		Example: "if (rank == 0)\n    MPI_Win_fence(0, win);\nMPI_Win_free(&win);",
		Repair:  "Make the same fences on all ranks.",
	}
)

// fences are the collective calls on a window.
type fences struct {
	made   map[int64]int  // by rank: how many
	inside map[int64]bool // by rank: it has entered one and not left it
	rounds map[int]*round // by number, from 1
	wrong  bool           // ranks have made different calls: their numbers say nothing any more
}

// round is the calls with one number.
type round struct {
	calls map[int64]turn
	first turn
	// accessed and updated are the first operation to each target in the epoch that the fence begins, and the first
	// that changes memory.
	accessed, updated map[int64]history.Ref
}

// turn is the call of one rank.
type turn struct {
	history.Ref
	rank, assert int64
}

func newFences() fences {
	return fences{made: map[int64]int{}, inside: map[int64]bool{}, rounds: map[int]*round{}}
}

func (f *fences) round(number int) *round {
	r := f.rounds[number]
	if r == nil {
		r = &round{calls: map[int64]turn{}, accessed: map[int64]history.Ref{}, updated: map[int64]history.Ref{}}
		f.rounds[number] = r
	}
	return r
}

var fenceFollowers = []*follower{
	{calls: fenceCalls, entered: enterFence, left: (*Judge).fenced},
	{calls: operations, entered: (*Judge).accessInFence},
}

var fenceCalls = mpicall.Among("MPI_Win_fence", "MPI_Win_free")

func enterFence(j *Judge, c *history.Call) {
	if of := c.Window(win); j.everywhere(of) != nil {
		j.everywhere(of).fences.inside[of.Self()] = true
	}
}

// fenced compares a call that has returned, or never will, with those of the other ranks.
func (j *Judge) fenced(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil || all.fences.wrong {
		return
	}
	f := &all.fences
	delete(f.inside, of.Self())
	f.made[of.Self()]++
	number := f.made[of.Self()]
	r, t := f.round(number), turn{Ref: c.Ref, rank: of.Self()}
	if assert.Of(c.Function) {
		t.assert = c.Int(assert)
	}
	if len(r.calls) == 0 {
		r.first = t
	}
	r.calls[t.rank] = t
	f.wrong = j.compare(r.first, t, of)
	if update, known := r.updated[t.rank]; known && t.assert&mpicall.ModeNoput != 0 {
		j.updatedNoPut(update, t.Ref, of)
	}
	if int64(len(r.calls)) == all.size {
		delete(f.rounds, number-1) // all have ended its epoch
	}
}

// compare says whether two calls with one number are calls of different functions.
func (j *Judge) compare(first, second turn, of *history.Window) bool {
	if second.rank < first.rank {
		first, second = second, first
	}
	if first.Function != second.Function {
		j.Add(differentCollectives, fmt.Sprintf("rank %d calls {0} on window %s where rank %d calls {1}", second.Process.Rank.Rank, of.Name(), first.Process.Rank.Rank),
			check.Place{Role: "the call", Ref: second.Ref}, check.Place{Role: "the call of the other rank", Ref: first.Ref})
		return true
	}
	for _, bit := range []int64{mpicall.ModeNoprecede, mpicall.ModeNosucceed} {
		with, without := first, second
		if with.assert&bit == 0 {
			with, without = second, first
		}
		if with.assert&bit != 0 && without.assert&bit == 0 {
			j.Add(assertionMissing, fmt.Sprintf("rank %d gives %s to {1} on window %s, but rank %d does not give it to {0}", with.Process.Rank.Rank, assertionText(bit), of.Name(), without.Process.Rank.Rank),
				check.Place{Role: "the fence", Ref: without.Ref}, check.Place{Role: "the fence with the assertion", Ref: with.Ref})
		}
	}
	return false
}

func (j *Judge) updatedNoPut(update, asserted history.Ref, of *history.Window) {
	j.Add(updatedNoPut, fmt.Sprintf("{0} changes window %s of rank %d, which gave MPI_MODE_NOPUT to {1}", of.Name(), asserted.Process.Rank.Rank),
		check.Place{Role: "the operation", Ref: update}, check.Place{Role: "the call with MPI_MODE_NOPUT", Ref: asserted})
}

// accessInFence notes an operation of a fence epoch.
func (j *Judge) accessInFence(c *history.Call) {
	of, to := j.operation.window, j.operation.to
	all := j.everywhere(of)
	if all == nil || all.fences.wrong || !j.inFence(of) {
		return
	}
	r := all.fences.round(all.fences.made[of.Self()])
	if _, known := r.accessed[to]; !known {
		r.accessed[to] = c.Ref
		j.exposedByFence(all, of, to, c.Ref)
	}
	if _, known := r.updated[to]; known || !j.updates(c) {
		return
	}
	r.updated[to] = c.Ref
	if t, known := r.calls[to]; known && t.assert&mpicall.ModeNoput != 0 {
		j.updatedNoPut(c.Ref, t.Ref, of)
	}
}
