package deadlock

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// Processes that take locks in opposite orders deadlock if each gets its first one: MPI_Win_lock may wait until the lock is released
// (MPI 4.1, 12.5.3). Whether it happens is a matter of time, so the orders decide, and not what happened: a cycle of processes, each of
// which held what the next one asked for, is a potential deadlock. Two things make a cycle harmless: a lock that both of two
// processes hold beside, so that one waits there (Havelund, Using runtime analysis to guide model checking of Java programs, 2000), and
// anything else than these locks that lets one of them ask only when the other one is done.

// lockOrders are the locks that processes asked for while they held others.
type lockOrders struct {
	order  *order.Order // nil: any two processes may hold and ask at the same time
	held   map[*history.Process][]held
	before map[asking]order.Clock // what happened before the call by which a thread asks for a lock
	known  map[nest][]int         // indices of nested
	nested []nesting
	hung   bool // a process ended in a call that may wait for a lock
}

// asking is a thread that is in a call for a lock.
type asking struct {
	process *history.Process
	thread  uint32
}

// held is a lock that a process has.
type held struct {
	order.Lock
	by     history.Ref
	thread uint32
}

// nesting is a lock that a process asked for while it held another one.
type nesting struct {
	nest
	took, call history.Ref  // for what is held, and for what is asked for
	beside     []order.Lock // what the process held as well
	before     order.Clock  // what happened before it asked
	got        order.Moment
}

// nest is what nestings have in common.
type nest struct {
	process     *history.Process
	holds, asks order.Lock
	since, by   uint32 // call sites
}

const (
	// mostAlike nestings are kept, the first and the last ones, and mostNestings in all.
	mostAlike, mostNestings = 64, 1 << 13
	// mostSteps bounds the search for cycles, in pairs of nestings.
	mostSteps = 1 << 20
)

func newLockOrders(o *order.Order) *lockOrders {
	return &lockOrders{order: o, held: map[*history.Process][]held{}, before: map[asking]order.Clock{}, known: map[nest][]int{}}
}

// Entered keeps what happened before a process asks for a lock.
func (l *lockOrders) Entered(c *history.Call) {
	if l.order == nil {
		return
	}
	l.order.Entered(c)
	if locking(c.Function) {
		l.before[asking{c.Process, c.Thread}] = l.order.Clock(c.Process)
	}
}

// Left follows locks.
func (l *lockOrders) Left(c *history.Call) {
	if l.order != nil {
		l.order.Left(c)
	}
	switch c.Function {
	case winLock, winLockAll:
		if of, takes := taken(c); takes {
			l.take(c, of)
		}
	case winUnlock, winUnlockAll:
		l.release(c)
	}
}

// Ended of a process in a call that waits for a lock: what is wrong is seen without this.
func (l *lockOrders) Ended(p *history.Process) {
	l.hung = l.hung || slices.ContainsFunc(p.Pending(), func(c *history.Call) bool { return byLock(c.Function) })
	if l.order != nil {
		l.order.Ended(p)
	}
}

// taken is the lock that a call has taken, unless nobody can hold one that excludes it, as the program says.
func taken(c *history.Call) (of order.Lock, takes bool) {
	of, takes = order.LockOf(c)
	return of, takes && c.Succeeded() && c.Int(assert)&mpicall.ModeNocheck == 0
}

func (l *lockOrders) take(c *history.Call, asked order.Lock) {
	list := l.held[c.Process]
	for i, has := range list {
		if has.thread != c.Thread {
			continue
		}
		var beside []order.Lock
		for j, other := range list {
			if j != i && other.thread == c.Thread {
				beside = append(beside, other.Lock)
			}
		}
		n := nesting{nest: nest{c.Process, has.Lock, asked, has.by.Site, c.Site}, took: has.by, call: c.Ref, beside: beside}
		if l.order != nil {
			n.before, n.got = l.before[asking{c.Process, c.Thread}], l.order.Now(c.Process)
		}
		l.nest(n)
	}
	l.held[c.Process] = append(list, held{asked, c.Ref, c.Thread})
}

func (l *lockOrders) nest(n nesting) {
	alike := l.known[n.nest]
	switch {
	case len(alike) == mostAlike:
		l.nested[alike[mostAlike/2]] = n
		l.known[n.nest] = append(slices.Delete(alike, mostAlike/2, mostAlike/2+1), alike[mostAlike/2])
	case len(l.nested) < mostNestings:
		l.known[n.nest] = append(alike, len(l.nested))
		l.nested = append(l.nested, n)
	}
}

func (l *lockOrders) release(c *history.Call) {
	if released, is := order.LockOf(c); is {
		l.held[c.Process] = slices.DeleteFunc(l.held[c.Process], func(h held) bool { return released.Same(h.Lock) })
	}
}

// together says whether two processes may be at these points at the same time.
func (l *lockOrders) together(a, b *nesting) bool {
	if a.process == b.process || l.order != nil && (a.before.Knows(b.got) || b.before.Knows(a.got)) {
		return false
	}
	return !slices.ContainsFunc(a.beside, func(has order.Lock) bool { return slices.ContainsFunc(b.beside, has.Exclude) })
}

// cycles are the shortest ones: each process holds what the one before asks for.
func (l *lockOrders) cycles() (list [][]*nesting) {
	processes := map[*history.Process]bool{}
	for _, n := range l.nested {
		processes[n.process] = true
	}
	steps := 0
	for length := 2; length <= len(processes) && len(list) == 0 && steps < mostSteps; length++ {
		for i := range l.nested {
			l.extend([]*nesting{&l.nested[i]}, i, length, &steps, func(cycle []*nesting) { list = append(list, slices.Clone(cycle)) })
		}
	}
	return list
}

// extend a path, of nestings after the first one, to cycles of a length.
func (l *lockOrders) extend(path []*nesting, first, length int, steps *int, found func([]*nesting)) {
	last := path[len(path)-1]
	for i := first + 1; i < len(l.nested) && *steps < mostSteps; i++ {
		next := &l.nested[i]
		*steps++
		if !last.asks.Exclude(next.holds) || slices.ContainsFunc(path, func(n *nesting) bool { return !l.together(n, next) }) {
			continue
		}
		switch longer := append(path, next); {
		case len(longer) < length:
			l.extend(longer, first, length, steps, found)
		case next.asks.Exclude(path[0].holds):
			found(longer)
		}
	}
}

// list are the potential deadlocks.
func (l *lockOrders) list() []*check.Finding {
	var found check.Findings
	if l.hung || l.order.Apart() {
		return nil
	}
	for _, cycle := range l.cycles() {
		cycle = fromLeast(cycle, func(a, b *nesting) int { return cmp.Compare(a.process.Rank.Rank, b.process.Rank.Rank) })
		var places []check.Place
		var waits []check.Wait
		message := ""
		for i, n := range cycle {
			holder := cycle[(i+1)%len(cycle)]
			me, whom := n.process.Rank.Rank, holder.process.Rank.Rank
			role := "may wait as well"
			if i == 0 {
				role = "may wait"
			} else {
				message += ", "
			}
			message += fmt.Sprintf("rank %d may wait in %s for rank %d", me, n.call.Function, whom)
			places = append(places, check.Place{Role: role, Ref: n.call})
			waits = append(waits, check.Wait{Ref: n.call, About: fmt.Sprintf("locked by rank %d", whom), For: []int{whom}})
		}
		f := found.AddInOrder(potential, message, places...)
		if !f.Fresh() {
			continue
		}
		f.Waits, f.Repair = waits, repairs[aLock]
		for i, n := range cycle {
			asks := cycle[(i+len(cycle)-1)%len(cycle)].process.Rank.Rank
			f.Because(fmt.Sprintf("rank %d has the lock that rank %d asks for since {0}", n.process.Rank.Rank, asks), check.Place{Ref: n.took})
		}
	}
	return found.List()
}
