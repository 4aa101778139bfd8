package order

import (
	"cmp"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Tenures are when each rank first released a lock of each target. MPI leaves open who is first (MPI 4.1, 12.5.3), and a program may work
// with one order only. It is a history.Judge that finds nothing.
type Tenures struct {
	open  map[tenant]tenure
	first map[locked]map[int]tenure // by rank in MPI_COMM_WORLD
	kept  int                       // how many are in first
}

// mostTenures is how many first locks are kept. Of a thousand ranks that lock each other, all would take more memory than anything else,
// and a program of which so many are released in the same order is told apart by others rarely.
const mostTenures = 1 << 17

// tenant is a process with a lock.
type tenant struct {
	process *history.Process
	locked
}

// locked is a target of a window, by names that are the same in each run.
type locked struct {
	window string
	target int64
}

// tenure is a lock, and when the call was entered and left that released it.
type tenure struct {
	by        history.Ref
	from, to  uint64
	exclusive bool
}

// NewTenures is what is known before the first lock.
func NewTenures() *Tenures {
	return &Tenures{open: map[tenant]tenure{}, first: map[locked]map[int]tenure{}}
}

var winLock, winUnlock = mpicall.Lookup("MPI_Win_lock"), mpicall.Lookup("MPI_Win_unlock")

// Left notes a lock, or that it was released.
func (t *Tenures) Left(c *history.Call) {
	if c.Function != winLock && c.Function != winUnlock {
		return
	}
	l, is := LockOf(c)
	if !is || !c.Succeeded() || c.Process.Rank.Spawned || c.Process.Scattered() {
		return
	}
	of := tenant{c.Process, locked{l.window.Identity, l.target}}
	if c.Function == winLock {
		t.open[of] = tenure{by: c.Ref, exclusive: l.exclusive}
		return
	}
	held, is := t.open[of]
	delete(t.open, of)
	rank := c.Process.Rank.Rank
	if _, known := t.first[of.locked][rank]; !is || known || t.kept == mostTenures {
		return
	}
	t.kept++
	if t.first[of.locked] == nil {
		t.first[of.locked] = map[int]tenure{}
	}
	held.from, held.to = c.Time, c.Left
	t.first[of.locked][rank] = held
}

// before says whether a rank certainly had a lock before another one that excludes it: the other one released its lock when the first was
// released already.
func (t *Tenures) before(at locked, first, second int) bool {
	a, has := t.first[at][first]
	b, asks := t.first[at][second]
	return has && asks && (a.exclusive || b.exclusive) && a.to <= b.from
}

// Other is the earliest lock that a rank had before another one, and after it in another run of the program; not known: there is none.
func (t *Tenures) Other(than *Tenures) (now history.Ref, second int) {
	for _, at := range slices.SortedFunc(maps.Keys(t.first), func(a, b locked) int {
		return cmp.Or(cmp.Compare(a.window, b.window), cmp.Compare(a.target, b.target))
	}) {
		ranks := slices.Sorted(maps.Keys(t.first[at]))
		for _, a := range ranks {
			for _, b := range ranks {
				by := t.first[at][a].by
				if t.before(at, a, b) && than.before(at, b, a) && (!now.Known() || by.Time < now.Time) {
					now, second = by, b
				}
			}
		}
	}
	return now, second
}

// Entered notes nothing.
func (*Tenures) Entered(*history.Call) {}

// Ended notes nothing.
func (*Tenures) Ended(*history.Process) {}
