package deadlock

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/wait"
)

// A thread that reads the same bytes in vain may read what another process was to change. If an operation of such a process is not
// complete at the target, it need not arrive before a call completes it (MPI 4.1, 12.7.3): the finding names it.

// update is a one-sided operation that changes memory of a target, and that no call has completed there.
type update struct {
	history.Ref
	window *history.Window // as its process has it
	target int64
}

// mostUpdates is how many updates of a process are remembered. What comes after them is not named.
const mostUpdates = 64

// updated follows the updates of a process. Those of one place are one.
func (j *Judge) updated(c *history.Call) {
	if !win.Of(c.Function) {
		return
	}
	w := c.Window(win)
	if w == nil || w.Shared == nil {
		return
	}
	list := j.updates[c.Process]
	switch to := c.Int(targetRank); {
	case operand.Completes(c.Function) == operand.AtTarget:
		list = slices.DeleteFunc(list, func(u update) bool { return u.window.Shared == w.Shared && operand.Concerns(c, u.target) })
	case !operand.OneSided(c.Function) || operand.Gets(c.Function) || operand.IgnoresOrigin(c) || len(list) == mostUpdates:
		return
	case slices.ContainsFunc(list, func(u update) bool { return u.window.Shared == w.Shared && u.target == to && u.Site == c.Site }):
		return
	default:
		list = append(list, update{c.Ref, w, to})
	}
	j.updates[c.Process] = list
}

// unfinished are the updates of other processes to what a thread reads, by the ranks of their processes.
func (j *Judge) unfinished(of *poll) (list []update) {
	reader := of.latest.Process
	for rank := range j.size {
		p := j.processes[rank]
		for _, u := range j.updates[p] {
			reads := func(q question) bool { return q.reads && q.window == u.window.Shared && q.whom == u.target }
			if p != reader && slices.ContainsFunc(of.questions, reads) && !completing(p, u) {
				list = append(list, u)
			}
		}
	}
	return list
}

// completing says whether a process is in a call that will complete an update.
func completing(p *history.Process, u update) bool {
	return slices.ContainsFunc(p.Pending(), func(c *history.Call) bool {
		w := c.Window(win)
		return w != nil && w.Shared == u.window.Shared && operand.Completes(c.Function) == operand.AtTarget && operand.Concerns(c, u.target)
	})
}

// nameUnfinished says which updates are not complete of what the threads of a core read.
func (j *Judge) nameUnfinished(f *check.Finding, s Stopped, core []wait.Link) {
	for _, l := range core {
		b := s.calls[l.Thread]
		if !b.polls || !b.reads {
			continue
		}
		for _, u := range j.unfinished(j.pollOf(b.Process, uint32(l.Thread.Number))) {
			place := check.Place{Role: "the operation", Ref: u.Ref}
			f.Because(fmt.Sprintf("{0} of rank %d is not complete at rank %d: rank %d has made no call that completes it", u.Process.Rank.Rank, u.window.World(u.target), u.Process.Rank.Rank), place)
			f.Repair, f.RepairPlaces = "Complete {0} at the target before its rank waits.", []check.Place{place}
		}
	}
}
