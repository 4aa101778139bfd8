package race

import (
	"fmt"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/near"
	"github.com/nastympi/nastympi/check/operand"
)

// explain says why A need not be complete before B: which calls it takes for that do less, or are missing.
func (c *conflict) explain(f *check.Finding) {
	requestsOf(f, c.a, c.b)
	if c.rule == betweenThreads || c.a.own || c.a.atomic && c.b.atomic {
		return
	}
	pending := !c.a.end.Known() && !c.local.Known()
	if !pending || c.told.Known() {
		c.completion(f)
	}
	if !pending {
		if miss, found := c.nearMiss(); found && c.told.Known() && !c.local.Known() && c.a.ended.Known() { // which comes too late
			f.Because(miss.Text, miss.Places...)
		}
		return
	}
	if miss, found := c.nearMiss(); found {
		f.Because(miss.Text, miss.Places...)
		return
	}
	if !c.told.Known() {
		f.Because(nothing)
	}
	c.a.late = &late{f, len(f.Why) - 1, c.a.by() == c.b.by()}
}

const nothing = "nothing completes A before B"

// completion says which call completes A, if any does, and which one lets B's rank go on.
func (c *conflict) completion(f *check.Finding) {
	rank, ended := c.b.Process.Rank.Rank, c.a.ended
	switch {
	case c.local.Known() && c.told.Known():
		f.Because(fmt.Sprintf("{0} completes A only at rank %d; {1} then lets rank %d go on", c.a.Process.Rank.Rank, rank),
			check.Place{Ref: c.local}, check.Place{Ref: c.told})
	case c.local.Known():
		f.Because(fmt.Sprintf("{0} completes A only at rank %d", c.a.Process.Rank.Rank), check.Place{Ref: c.local})
	case c.told.Known() && ended.Known():
		f.Because(fmt.Sprintf("{0} lets rank %d go on before {1} completes A", rank), check.Place{Ref: c.told}, check.Place{Ref: ended})
	case c.told.Known():
		f.Because(fmt.Sprintf("{0} lets rank %d go on, but nothing completes A before", rank), check.Place{Ref: c.told})
	case ended.Known():
		f.Because(fmt.Sprintf("{0} completes A, but nothing tells rank %d before B starts", rank), check.Place{Ref: ended})
	}
}

// nearMiss is a call before B that completes operations, but not A.
func (c *conflict) nearMiss() (check.Reason, bool) {
	before := c.b.called()
	between := func(r history.Ref) bool { return earlier(r, before) }
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
	return c.memory(c.a.Process).calls.Missed(o, between)
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

// late is a finding that needs to know which call completes A too late.
type late struct {
	*check.Finding
	reason int  // that it completes
	alone  bool // A and B are of one process
}

// tooLate says that the call which has completed the access comes too late.
func (a *access) tooLate() {
	if a.late == nil || !a.ended.Known() {
		return
	}
	r := check.Reason{Text: "{0} completes A too late", Places: []check.Place{{Ref: a.ended}}}
	if a.late.alone {
		r.Text = "{0} comes after B"
	}
	if why := a.late.Why; why[a.late.reason].Text == nothing {
		why[a.late.reason] = r
	} else {
		a.late.Why = append(why, r)
	}
	a.late = nil
}

// requestsOf names the calls that made the persistent requests of accesses.
func requestsOf(f *check.Finding, list ...*access) {
	for i, a := range list {
		if a.made.Known() {
			f.Because(fmt.Sprintf("{0} makes the persistent request of %c", 'A'+i), check.Place{Ref: a.made})
		}
	}
}
