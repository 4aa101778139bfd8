package race

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/remedy"
)

// repair is how a program can be changed so that a race is gone. MPI allows it in the epochs of A and B. {0} and so on stand for
// the lines of calls.
type repair struct {
	text  string
	lines []history.Ref
}

// repair sets the repair of a finding. That of the rule fits whatever the epochs are if threads race, or if something that is not
// recorded may order both.
func (c *conflict) repair(f *check.Finding) {
	if c.rule == betweenThreads || c.rule == possible {
		return
	}
	if r := c.repaired(); r != nil {
		f.Repair, f.RepairPlaces = r.text, placesOf(r.lines)
		return
	}
	f.NoRepair = true
}

func placesOf(list []history.Ref) (places []check.Place) {
	for _, r := range list {
		places = append(places, check.Place{Ref: r})
	}
	return places
}

// repaired is the repair; nil: none is known.
func (c *conflict) repaired() *repair {
	a, b := c.a, c.b
	switch {
	case c.rule == earlyUse:
		return c.beforeUse()
	case a.own && b.own:
		return &repair{text: "Order A and B by a message, a barrier, a lock or an atomic variable in shared memory"}
	case a.atomic && b.atomic && a.window.Shared != b.window.Shared:
		return &repair{text: "Access the bytes through one window in A and in B"}
	case a.atomic && b.atomic && c.rule != overtaken:
		return &repair{text: "Use one datatype in A and in B: accumulates of one type are atomic to each other"}
	case a.by() == b.by():
		return c.withinRank()
	case a.swapsWith(b):
		return withNoOp("A", b)
	case b.swapsWith(a):
		return withNoOp("B", a)
	}
	return c.betweenRanks()
}

// beforeUse completes A at its origin before B.
func (c *conflict) beforeUse() *repair {
	call := remedy.Wait
	if c.a.of != nil {
		call = remedy.AtOrigin(c.a.operates())
	}
	if call == remedy.NewEpoch {
		return &repair{"Move {0} after MPI_Win_complete", []history.Ref{c.b.called()}}
	}
	return c.inserted(call, c.beforeB(), c.b.called())
}

// withinRank completes A before B, which the same rank calls.
func (c *conflict) withinRank() *repair {
	switch {
	case c.a.of == nil:
		return c.inserted(remedy.Wait, c.beforeB(), c.b.called())
	case c.local.Function == winComplete:
		return c.afterWait()
	case c.a.thread != c.b.thread:
		return c.withinThreads()
	}
	return c.completed(c.beforeB(), c.b.called())
}

// withinThreads is for operations of two threads of one rank. A flush does not let one thread wait for the other.
func (c *conflict) withinThreads() *repair {
	r := c.completed("after {0}", c.a.called())
	if r != nil {
		r.lines = append(r.lines, c.b.called())
		r.text += fmt.Sprintf(", unless it is there, and then a mutex, a barrier or a join of the threads before {%d}", len(r.lines)-1)
	}
	return r
}

// afterWait lets B's rank wait for the target to end its exposure epoch.
func (c *conflict) afterWait() *repair {
	return &repair{fmt.Sprintf("Let rank %d send a message after its MPI_Win_wait, and rank %d receive it before {0}",
		c.a.window.Process.Rank.Rank, c.b.Process.Rank.Rank), []history.Ref{c.b.called()}}
}

// beforeB is where a call stands that B's rank makes before B.
func (c *conflict) beforeB() string {
	if check.Site(c.b.called()) == check.Site(c.a.called()) {
		return "before the next call at {0}"
	}
	return "before {0}"
}

// completed completes A at the target: by the call that completes it only at the origin today, or by a call elsewhere.
func (c *conflict) completed(position string, at history.Ref) *repair {
	call := remedy.AtTarget(c.a.operates())
	flush := localFlushes[c.local.Function.String()]
	switch {
	case flush == "" || call != remedy.Flush:
		return c.inserted(call, position, at)
	case c.local.Function == localFlush: // which may flush another target each time
		return &repair{"MPI_Win_flush of the same target in place of {0}", []history.Ref{c.local}}
	}
	return &repair{flush + "(win) in place of {0}", []history.Ref{c.local}}
}

// betweenRanks completes A, and lets B's rank wait for that.
func (c *conflict) betweenRanks() *repair {
	a, b := c.a, c.b
	over := a.own || c.over() && !c.told.Known()
	switch {
	case a.of != nil && b.of != nil && a.writes && !a.reads && a.Function == b.Function && check.Site(a.called()) == check.Site(b.called()):
		return c.ofOnePlace()
	case a.opener() == epoch.ByStart && !over && a.window != nil:
		return c.afterExposure()
	case b.opener() == epoch.ByStart && b.window != nil && a.of == nil && a.Process == b.window.Process:
		return &repair{"Move {0} before MPI_Win_post", []history.Ref{a.called()}}
	case over:
		return c.synchronized()
	case a.of == nil:
		return c.thenTold(c.inserted(remedy.Wait, "after {0}", a.called()))
	case a.opener() == epoch.ByFence:
		return c.fenced()
	case c.completesNext():
		return c.synchronized()
	}
	return c.thenTold(c.completed("after {0}", a.called()))
}

// completesNext says whether the next call of A's rank completes A: no other call could do it sooner.
func (c *conflict) completesNext() bool {
	return c.a.ended.Process == c.a.Process && c.a.ended.Number == c.a.called().Number+1
}

// swapsWith says whether a fetches and updates what b gets: algorithms without locks do so, whose ranks never wait for each other.
func (a *access) swapsWith(b *access) bool {
	if !a.atomic || !a.of.get || !a.writes || b.of == nil || b.window == nil || b.atomic || b.writes {
		return false
	}
	allowed, _ := a.window.Value("accumulate_ops")
	return allowed != "same_op" // which excludes MPI_NO_OP (12.2.1)
}

// withNoOp makes a get atomic to an accumulate: to two accumulates of one datatype no order matters (12.7.1).
func withNoOp(to string, get *access) *repair {
	return &repair{"MPI_Get_accumulate with MPI_NO_OP and the datatype of " + to + " in place of {0}", []history.Ref{get.called()}}
}

// ofOnePlace is for ranks that write from one line what others access from there: no call could stand after A and before B. MPI_REPLACE
// takes one basic datatype (12.3.4).
func (c *conflict) ofOnePlace() *repair {
	at := []history.Ref{c.a.called()}
	if c.a.window == nil || c.b.window == nil {
		return &repair{"Let each rank use an origin buffer in {0} that no other rank writes", at}
	}
	r := &repair{"Let each rank write other bytes in {0}, or use MPI_Accumulate with MPI_REPLACE there, if all is of one basic datatype", at}
	if c.a.epoch == "MPI_Win_lock" && c.b.epoch == "MPI_Win_lock" {
		r.text += ", or MPI_LOCK_EXCLUSIVE for the epoch"
	}
	return r
}

// afterExposure ends the exposure epoch in which A accesses the target before B does.
func (c *conflict) afterExposure() *repair {
	a, b := c.a, c.b
	target := a.window.Process
	switch {
	case b.Process == target:
		return &repair{"Move {0} after MPI_Win_wait and before the next MPI_Win_post", []history.Ref{b.called()}}
	case b.of != nil && b.opener() == epoch.ByStart && b.window == a.window:
		return &repair{fmt.Sprintf("Put {0} and {1} into exposure epochs of their own: MPI_Win_wait and MPI_Win_post between them at rank %d",
			target.Rank.Rank), []history.Ref{a.called(), b.called()}}
	}
	return c.afterWait()
}

// fenced separates A and B by a fence; nil: MPI allows none there.
func (c *conflict) fenced() *repair {
	w := cmp.Or(c.a.of, c.b.of).window.Shared
	if c.b.of != nil && (c.b.opener() != epoch.ByFence || c.b.of.window.Shared != w) || c.order.Engaged(c.a.Process, w) || c.order.Engaged(c.b.Process, w) {
		return nil
	}
	return &repair{"MPI_Win_fence between {0} and {1} (" + remedy.Fence.Remark() + ")", []history.Ref{c.a.called(), c.b.called()}}
}

// synchronized lets B's rank wait for A, which is complete. In an epoch of fences all ranks may do both, and B first; and who calls B must
// come to a fence that has completed A.
func (c *conflict) synchronized() *repair {
	if c.a.of != nil && c.a.opener() == epoch.ByFence {
		return c.fenced()
	}
	if c.a.own && c.b.opener() == epoch.ByFence {
		if r := c.fenced(); r != nil {
			return r
		}
	}
	first, then := c.a.called(), c.b.called()
	switch {
	case c.hasPassed():
		first, then = then, first
	case c.a.ended.Known() && c.a.ended.Process == c.a.Process:
		first = c.a.ended
	}
	r := &repair{"A message or a barrier after {0} and before {1}", []history.Ref{first, then}}
	if c.a.epoch == "MPI_Win_lock" && c.b.epoch == "MPI_Win_lock" && c.b.of != nil {
		r.text += ", or MPI_LOCK_EXCLUSIVE in both epochs"
	}
	return r
}

// hasPassed says whether A's rank came by B's place before A, and nothing had told B's rank of that. So all ranks come to B's place
// first, and may already synchronize after A, which is too late for B.
func (c *conflict) hasPassed() bool {
	at := check.Site(c.b.called())
	if at == check.Site(c.a.called()) {
		return false
	}
	passed := false
	look := func(n *node) {
		passed = passed || n.by() == c.a.by() && n.Number < c.a.Number && check.Site(n.called()) == at && !c.Judge.told(n.access, c.b).Known()
	}
	for _, m := range c.memories {
		if m != nil {
			m.accesses.root.each(look)
		}
	}
	for _, s := range c.shared {
		s.accesses.root.each(look)
	}
	return passed
}

// thenTold adds to a repair that B's rank must be told of it, unless it already is.
func (c *conflict) thenTold(r *repair) *repair {
	if r == nil || c.told.Known() {
		return r
	}
	r.lines = append(r.lines, c.b.called())
	r.text += fmt.Sprintf(", and then a message or a barrier before {%d}", len(r.lines)-1)
	return r
}

// inserted is a call that completes A at a position for people, where {0} is a line; nil: there is no such call.
func (c *conflict) inserted(call remedy.Call, position string, at history.Ref) *repair {
	target, remark := 0, call.Remark()
	if c.a.of != nil {
		target = int(c.a.of.target)
		remark += call.Whose(target, int(c.a.of.window.World(c.a.of.target)))
	}
	if remark != "" {
		remark = " (" + remark + ")"
	}
	switch end := operand.EndOf(c.a.Function); {
	case call == 0:
		return nil
	case call == remedy.Wait && end != "":
		return &repair{end + " " + position, []history.Ref{at}}
	case call == remedy.Wait:
		position = "for A's request " + position
	}
	return &repair{call.Text(target) + " " + position + remark, []history.Ref{at}}
}

// operates is what counts of the operation of the access.
func (a *access) operates() remedy.Operation {
	return remedy.Operation{Epoch: a.opener(), Fetches: a.of.get, Request: a.of.request}
}

// repairPoll is the repair of memory that is polled, which needs epochs of locks.
func (c *conflict) repairPoll(f *check.Finding) {
	f.Repair, f.RepairPlaces, f.NoRepair = "", nil, true
	for _, each := range [...]*access{c.a, c.b} {
		if each.of != nil && each.opener() != epoch.ByLock {
			return
		}
	}
	f.Repair, f.NoRepair = pollRepair, false
}

const pollRepair = "Set the polled value with MPI_Accumulate and MPI_REPLACE, poll it with MPI_Fetch_and_op and MPI_NO_OP, and flush both"

// localFlushes are the calls that complete operations only at the origin (12.5.4), and those that complete them at the target, too.
var localFlushes = map[string]string{"MPI_Win_flush_local": "MPI_Win_flush", "MPI_Win_flush_local_all": "MPI_Win_flush_all"}

var localFlush = mpicall.Lookup("MPI_Win_flush_local")
