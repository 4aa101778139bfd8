package race

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/operand"
)

// explain says why A need not be complete before B: which calls it takes for that do less, or are missing.
func (c *conflict) explain(f *check.Finding) {
	requestsOf(f, c.a, c.b)
	if c.rule == betweenThreads || c.a.own || c.a.atomic && c.b.atomic && c.rule != overtaken {
		return
	}
	pending := !c.over() && !c.local.Known()
	if !pending || c.told.Known() {
		c.completion(f)
	}
	if !pending {
		if miss, found := c.nearMiss(); found && c.told.Known() && !c.local.Known() && c.a.ended.Known() && !c.endsAt(miss) { // which comes too late
			f.Because(miss.Text, miss.Places...)
		}
		return
	}
	miss, found := c.nearMiss()
	switch {
	case found:
		f.Because(miss.Text, miss.Places...)
	case c.a.by() == c.b.by():
		f.Because(nothing)
		c.tellLater(f)
	case !c.told.Known() && c.a.ended.Known():
		f.Because("{0} completes A too late", check.Place{Ref: c.a.ended})
	case !c.told.Known():
		f.Because(nothing)
	}
}

// synced names the call of MPI_Win_sync that follows A, which is a load or a store of shared memory: it is often taken for one that orders
// ranks. It says whether there is one by now.
func (c *conflict) synced(f *check.Finding) bool {
	synced, found := c.memory(c.a.Process).calls.Synced(c.a.shared.Shared, c.a.Number)
	if found {
		f.Because(synced.Text, synced.Places...)
	}
	return found
}

const nothing = "nothing completes A before B"

// completion says which call completes A, if any does, and which one lets B's rank, or B's thread, go on.
func (c *conflict) completion(f *check.Finding) {
	who, ended := fmt.Sprintf("rank %d", c.b.Process.Rank.Rank), c.a.ended
	if c.a.Process == c.b.Process {
		who = "B's thread"
	}
	switch {
	case c.local.Known() && c.told.Known():
		f.Because(fmt.Sprintf("{0} completes A only at rank %d; {1} then lets %s go on", c.a.Process.Rank.Rank, who),
			check.Place{Ref: c.local}, check.Place{Ref: c.told})
	case c.local.Known():
		f.Because(fmt.Sprintf("{0} completes A only at rank %d", c.a.Process.Rank.Rank), check.Place{Ref: c.local})
	case c.told.Known() && ended.Known():
		f.Because(fmt.Sprintf("{0} lets %s go on before {1} completes A", who), check.Place{Ref: c.told}, check.Place{Ref: ended})
	case c.told.Known():
		f.Because(fmt.Sprintf("{0} lets %s go on, but nothing completes A before", who), check.Place{Ref: c.told})
	case ended.Known():
		f.Because(fmt.Sprintf("{0} completes A, but nothing tells %s before B starts", who), check.Place{Ref: ended})
	}
}

// nearMiss is a call before B that completes operations, but not A. If another rank makes B, calls that B's rank has heard of come first.
func (c *conflict) nearMiss() (check.Reason, bool) {
	before := c.b.called()
	between := func(r history.Ref) bool { return r.Number <= c.known }
	switch {
	case c.a.by() == c.b.by() && c.b.own: // its number is that of the call before
		between = func(r history.Ref) bool { return r.Number <= before.Number }
	case c.a.by() == c.b.by():
		between = func(r history.Ref) bool { return r.Number < before.Number }
	}
	o := near.Operation{Ref: c.a.called(), Request: c.a.of == nil, Where: operand.AtOrigin}
	if of := c.a.of; of != nil {
		o.Window, o.Target, o.Epoch = of.window, of.target, c.a.opener()
		o.Request = of.request && (of.get || c.rule == earlyUse)
		if c.rule != earlyUse {
			o.Where = operand.AtTarget
		}
	}
	calls := &c.memory(c.a.Process).calls
	if miss, found := calls.Missed(o, between); found || c.a.by() == c.b.by() {
		return miss, found
	}
	return calls.Missed(o, func(r history.Ref) bool { // B's rank need not know of it
		return !c.after(r) && (!c.a.ended.Known() || r.Number < c.a.ended.Number)
	})
}

// endsAt says whether a reason names the place of the call that completes A: the call there for an earlier operation.
func (c *conflict) endsAt(r check.Reason) bool {
	return slices.ContainsFunc(r.Places, func(p check.Place) bool { return check.Site(p.Ref) == check.Site(c.a.ended) })
}

// opener is what opened the epoch of a one-sided operation.
func (a *access) opener() epoch.Opener {
	switch a.epoch {
	case "MPI_Win_lock", "MPI_Win_lock_all":
		return epoch.ByLock
	case "MPI_Win_start":
		return epoch.ByStart
	case "MPI_Win_fence":
		return epoch.ByFence
	}
	return epoch.ByNothing
}

// late is a finding about an access that was pending when B started. If another rank makes B, the finding is told when A is complete, or at
// the end: which of both was earlier in time must not decide what it says. If the same rank makes B, it says which call after B
// completes A. If A is a load or a store, the finding is told, and says which MPI_Win_sync follows A once that is called.
type late struct {
	*conflict
	finding  *check.Finding
	done     bool
	keepsFix bool // the repair is one for memory that is polled
}

// tell explains a race and how to repair it, now or once A is complete.
func (j *Judge) tell(c *conflict, f *check.Finding) {
	if c.a.own || c.a.end.Known() || c.a.by() == c.b.by() || j.order.Apart() {
		c.explain(f)
		if c.a.own && c.a.shared != nil && c.a.by() != c.b.by() && !c.synced(f) {
			j.late = append(j.late, &late{conflict: c, finding: f})
		}
		c.repair(f)
		return
	}
	c.tellLater(f)
}

func (c *conflict) tellLater(f *check.Finding) {
	l := &late{conflict: c, finding: f}
	c.a.late = append(c.a.late, l)
	c.late = append(c.late, l)
}

func (l *late) tell() {
	if l.done {
		return
	}
	l.done = true
	if l.a.by() == l.b.by() {
		l.follows()
		return
	}
	l.heard = l.order.Heard(l.a.start.Line, l.b.start.Next())
	if l.a.own {
		if !l.heard.Known() {
			l.synced(l.finding)
		}
		return
	}
	l.open = !l.a.ended.Known()
	if l.local = l.blamed(); l.after(l.local) {
		l.local = history.Ref{}
	}
	l.explain(l.finding)
	if !l.keepsFix {
		l.repair(l.finding)
	}
}

// keepRepair keeps the repair of a finding that is not told yet.
func (a *access) keepRepair(f *check.Finding) {
	for _, l := range a.late {
		l.keepsFix = l.keepsFix || l.finding == f
	}
}

// follows says which call after B has completed A, if one has, and if nothing better is known.
func (l *late) follows() {
	why := l.finding.Why
	if i := slices.IndexFunc(why, func(r check.Reason) bool { return r.Text == nothing }); i >= 0 && l.a.ended.Known() {
		why[i] = check.Reason{Text: "{0} comes after B", Places: []check.Place{{Ref: l.a.ended}}}
	}
}

// tooLate is called when a call has completed the access.
func (a *access) tooLate() {
	list := a.late
	a.late = nil
	for _, l := range list {
		l.tell()
	}
}

// memorySynced is called when a process has synchronized its memory with a window that processes share.
func (j *Judge) memorySynced(p *history.Process, w *history.Window) {
	for _, l := range j.late {
		if l.a.own && l.a.Process == p && l.a.shared.Shared == w.Shared {
			l.tell()
		}
	}
}

// requestsOf names the calls that made the persistent requests of accesses.
func requestsOf(f *check.Finding, list ...*access) {
	for i, a := range list {
		if a.made.Known() {
			f.Because(fmt.Sprintf("{0} makes the persistent request of %c", 'A'+i), check.Place{Ref: a.made})
		}
	}
}
