// Package near finds near misses: calls of the right kind that do not help, because they are for another rank, window,
// communicator, tag or request, or come too late or too early. A near miss is a hint, and decides nothing.
package near

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// Calls are the last calls of a process that complete operations. Of older ones nothing is said.
type Calls struct {
	list []call
	next int // where the next one is kept once the list is full
}

// most is how many calls are kept: a near miss stands near what it misses.
const most = 64

// mostSites is of how many operations that a call completes the call sites are kept.
const mostSites = 4

// mostCounted is of how many requests at most it is counted how many are active.
const mostCounted = 256

// call is one that completes operations.
type call struct {
	history.Ref
	window         *history.Window // nil: it waits for requests
	target         int64           // all: it is for all targets
	how            operand.Completion
	sites          [mostSites]uint32 // of operations that it completed
	idle           bool              // it completed none
	waited, active int               // requests; of one that waits for a single request, active is not counted
	// tested are the calls that began requests which were not complete when this call tested them.
	tested []history.Ref
	memory bool // it synchronizes the memory of the window, and nothing else
}

const all = -1

var (
	win, rank            = history.Parameter("win"), history.Parameter("rank")
	request, requestList = history.Parameter("request"), history.Parameter("array_of_requests")
	flag                 = history.Parameter("flag")
	// waits are the calls that return when all their requests are complete.
	waits = mpicall.Among("MPI_Wait", "MPI_Waitall")
	// tests are those that say whether all their requests are complete.
	tests   = mpicall.Among("MPI_Test", "MPI_Testall")
	winSync = mpicall.Lookup("MPI_Win_sync")
)

// Synchronized keeps a call that completes one-sided operations: those from these call sites.
func (l *Calls) Synchronized(c *history.Call, sites []uint32) {
	kept := call{Ref: c.Ref, window: c.Window(win), target: all, how: operand.CompletedBy(c), idle: len(sites) == 0}
	if rank.Of(c.Function) {
		kept.target = c.Int(rank)
	}
	copy(kept.sites[:], sites)
	if kept.window != nil {
		l.keep(kept)
	}
}

// Entered keeps a call that waits for requests, and says whether it is one.
func (l *Calls) Entered(c *history.Call) bool {
	if !waits(c.Function) || history.Cut(c) {
		return false
	}
	numbers := []int64{c.Int(request)}
	if requestList.Of(c.Function) {
		numbers = c.Ints(requestList)
	}
	kept := call{Ref: c.Ref}
	for _, number := range numbers {
		if r := c.Process.Request(uint64(number)); r != nil && r.Active {
			kept.waited++
		}
	}
	if kept.waited == 0 {
		return false
	}
	if kept.waited > 1 {
		kept.active = c.Process.Active(mostCounted)
	}
	l.keep(kept)
	return true
}

// Left keeps a call that has found that requests are not complete, or that synchronizes memory.
func (l *Calls) Left(c *history.Call) {
	switch {
	case !c.Succeeded():
	case tests(c.Function) && c.Int(flag) == 0:
		if list := pending(c); len(list) > 0 {
			l.keepLatest(call{Ref: c.Ref, tested: list})
		}
	case c.Function == winSync && c.Window(win) != nil:
		l.keepLatest(call{Ref: c.Ref, window: c.Window(win), memory: true})
	}
}

// keepLatest keeps a call that completes nothing in place of the one before, if both are from one place: a program may poll with them.
func (l *Calls) keepLatest(c call) {
	if last := l.last(); last != nil && (last.tested != nil || last.memory) && last.Site == c.Site {
		*last = c
		return
	}
	l.keep(c)
}

// pending are the calls that began active requests which a call has tested.
func pending(c *history.Call) (list []history.Ref) {
	for _, number := range append([]int64{c.Int(request)}, c.Ints(requestList)...) {
		if r := c.Process.Request(uint64(number)); r != nil && r.Active && len(list) < mostSites {
			list = append(list, r.By)
		}
	}
	return list
}

// last is the call that was kept last; nil: none was.
func (l *Calls) last() *call {
	switch n := len(l.list); {
	case n == 0:
		return nil
	case n < most || l.next == 0:
		return &l.list[n-1]
	}
	return &l.list[l.next-1]
}

func (l *Calls) keep(c call) {
	if len(l.list) < most {
		l.list = append(l.list, c)
		return
	}
	l.list[l.next] = c
	l.next = (l.next + 1) % most
}

// Operation is what calls may have missed.
type Operation struct {
	history.Ref
	Window  *history.Window // at the origin; nil: it is no one-sided operation
	Target  int64           // rank in the window's group
	Epoch   epoch.Opener
	Where   operand.Completion
	Request bool // a call that waits for its request completes it there
}

// Missed explains why a call that seems to complete the operation, which is A, does not: the latest one that differs
// least. Calls count if between says so. There is nothing to explain if no call is near.
func (l *Calls) Missed(o Operation, between func(history.Ref) bool) (near check.Reason, found bool) {
	best, least := (*call)(nil), 0
	for i := range l.list {
		c := &l.list[i]
		if c.Number <= o.Number || !between(c.Ref) {
			continue
		}
		if d := c.misses(o); d > 0 && (best == nil || d < least || d == least && c.Number > best.Number) {
			best, least = c, d
		}
	}
	if best == nil {
		return l.early(o)
	}
	return reason(best.Ref, "{0} "+best.why(o)), true
}

// Synced explains that the first MPI_Win_sync after a call orders no ranks; there is nothing to explain if there is none.
func (l *Calls) Synced(of *history.SharedWindow, after uint64) (near check.Reason, found bool) {
	first, _ := l.outermost(func(c *call) bool { return c.memory && c.window.Shared == of && c.Number > after })
	return first.told()
}

// Tested explains that the last call before another one which has tested an operation from this call site has found it pending; there is
// nothing to explain if there is none.
func (l *Calls) Tested(site uint32, before uint64) (near check.Reason, found bool) {
	ofSite := func(r history.Ref) bool { return r.Site == site }
	_, last := l.outermost(func(c *call) bool { return c.Number < before && slices.ContainsFunc(c.tested, ofSite) })
	return last.told()
}

// outermost are the first and the last call for which something holds; nil: there is none. The list may begin anywhere.
func (l *Calls) outermost(is func(*call) bool) (first, last *call) {
	for i := range l.list {
		c := &l.list[i]
		if !is(c) {
			continue
		}
		if first == nil || c.Number < first.Number {
			first = c
		}
		if last == nil || c.Number > last.Number {
			last = c
		}
	}
	return first, last
}

// told explains a call that completes nothing, if it is one.
func (c *call) told() (near check.Reason, found bool) {
	if c == nil {
		return check.Reason{}, false
	}
	return reason(c.Ref, "{0} "+c.why(Operation{})), true
}

// misses is how much a call misses an operation; 0: it does not, or it is of another kind. A call that completes nothing is
// likely meant for the operation.
func (c *call) misses(o Operation) (difference int) {
	switch {
	case c.tested != nil:
		if slices.Contains(c.tested, o.Ref) {
			return 1
		}
		return 0
	case c.memory:
		if o.Window != nil && c.window.Shared == o.Window.Shared {
			return 4
		}
		return 0
	case c.window == nil && o.Request:
		return 1
	case c.window == nil || o.Window == nil || c.how < o.Where || !completes(c.Function, o.Epoch):
		return 0
	}
	switch target := c.target == all || c.target == o.Target; {
	case c.window == o.Window && !target:
		difference = 1
	case c.window != o.Window && target:
		difference = 2
	default:
		return 0
	}
	if !c.idle {
		difference += 2
	}
	return difference
}

// ends are the calls that complete operations of an epoch.
var ends = map[epoch.Opener]mpicall.Set{
	epoch.ByLock:  operand.UnderLocks,
	epoch.ByFence: mpicall.Among("MPI_Win_fence"),
	epoch.ByStart: mpicall.Among("MPI_Win_complete"),
}

func completes(f mpicall.Function, of epoch.Opener) bool {
	set, known := ends[of]
	return known && set(f)
}

// early explains that a flush came too early: the last one that would complete the operation, if it completed nothing, or what
// the operation's place began before. So it is in a loop that flushes before the operation.
func (l *Calls) early(o Operation) (near check.Reason, found bool) {
	_, last := l.outermost(func(c *call) bool {
		return c.Number < o.Number && o.Window != nil && c.window == o.Window && (c.target == all || c.target == o.Target) && c.how >= o.Where
	})
	if last == nil || !operand.Flushes(last.Function) || !last.idle && !slices.Contains(last.sites[:], o.Site) {
		return check.Reason{}, false
	}
	return reason(last.Ref, "{0} "+finding.TooEarly("A")), true
}

func (c *call) why(o Operation) string {
	switch {
	case c.tested != nil:
		return finding.NotComplete("A")
	case c.memory:
		return finding.OnlyMemory(c.Process.Rank.Rank)
	case c.window == nil:
		return finding.OtherRequests("A", c.waited, c.active)
	case c.window == o.Window:
		return finding.OtherRank("A", c.window.World(c.target), c.window.World(o.Target))
	}
	return finding.OtherWindow("A", c.window.Name(), o.Window.Name())
}
