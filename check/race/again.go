package race

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// A call completes the operations of all threads of its process (MPI 4.1, 12.5.4). Other threads need not know of it: the next such call
// of theirs says that the operations are complete as well. So each call counts as the end of the operations whose beginning its thread
// knows; without that, it could have come before them.

// ending is a call that says that an operation is complete, after another one has.
type ending struct {
	at     order.Moment
	target bool // it is complete there, too
}

// perhaps is a call that says so if its thread knows of the beginning, of which nobody can be sure if processes have different clocks.
type perhaps struct {
	ending
	since order.Since
	time  uint64
}

// fewPerhaps is how many of these calls are kept of each thread. Of more, the last ones count as one that is as early and knows as much.
const fewPerhaps = 4

// mostEnded is how many operations of a process with several threads are kept after their end. Nothing is found about earlier ones.
const mostEnded = 256

// keep keeps an operation that has ended.
func (o *operations) keep(ended *operation) {
	if ended.kept {
		return
	}
	if len(o.ended) == mostEnded {
		o.ended[0].forgotten = true
		o.ended = slices.Delete(o.ended, 0, 1)
	}
	ended.kept = true
	o.ended = append(o.ended, ended)
}

// again notes a call that would complete operations which have ended before. Of each thread, the first one counts. If processes have
// different clocks, the thread may know of more beginnings than it seems.
func (o *operations) again(c *history.Call, how operand.Completion, since order.Since, apart bool) {
	e := ending{since.Moment, how == operand.AtTarget}
	for _, of := range o.ended {
		if !of.concerns(c) {
			continue
		}
		if since.Knows(of.remote.start) {
			of.endsAgain(e)
		}
		if apart {
			of.endsPerhaps(perhaps{e, since, c.Time})
		}
	}
}

// concerns says whether a call completes operations on this one's window and target.
func (o *operation) concerns(c *history.Call) bool {
	return o.window == c.Window(win) && operand.Concerns(c, o.target)
}

func (o *operation) endsAgain(e ending) {
	known := func(earlier ending) bool { return earlier.at.Line == e.at.Line && (earlier.target || !e.target) }
	if !slices.ContainsFunc(o.again, known) {
		o.again = append(o.again, e)
	}
}

func (o *operation) endsPerhaps(by perhaps) {
	var last *perhaps
	kept := 0
	for i := range o.perhaps {
		if each := &o.perhaps[i]; each.at.Line == by.at.Line && each.target == by.target {
			last = each
			kept++
		}
	}
	switch {
	case kept > 0 && last.since.Knows(o.remote.start):
	case kept == fewPerhaps:
		last.since = by.since
	default:
		o.perhaps = append(o.perhaps, by)
	}
}

// mayEnd says whether one of these calls completes the operation, at its target or only at its origin.
func (o *operation) mayEnd(target bool, does func(perhaps) bool) bool {
	return slices.ContainsFunc(o.perhaps, func(e perhaps) bool { return (e.target || !target) && does(e) })
}

// endedAgain says whether a clock knows a later call by which the operation is complete: at its target, or only at its origin.
func (o *operation) endedAgain(clock order.Clock, target bool) bool {
	return o.forgotten || slices.ContainsFunc(o.again, func(e ending) bool { return (e.target || !target) && clock.Knows(e.at) })
}

// before says whether an access ended before something that knows this began.
func (a *access) before(clock order.Clock) bool {
	if clock.Knows(a.end) {
		return true
	}
	return a.end.Known() && (a.vague || a.of != nil && a.of.endedAgain(clock, a.endsAtTarget()))
}

// endsAtTarget says whether the access of an operation is over only once that is complete at its target.
func (a *access) endsAtTarget() bool { return a.window != nil && !a.of.get }
