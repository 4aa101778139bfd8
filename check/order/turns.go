package order

import (
	"cmp"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Turns are who took locks before others took locks that exclude them. MPI leaves open who does (MPI 4.1, 12.5.3), and the order
// of locks may hide a race. So if those who were first are slow in another run, the others are first there. It is a
// history.Judge that finds nothing.
type Turns struct {
	windows map[*history.SharedWindow]map[int64]*turnsOf // by target, or all
	taken   int                                          // so far
}

// mostTurns is how many locks count. Of a thousand ranks that lock each other, all would take more memory than anything else.
const mostTurns = 1 << 17

// turn is a kind of lock that a rank takes.
type turn struct {
	rank      int // in MPI_COMM_WORLD
	exclusive bool
}

// turnsOf are the locks of a target. The first time of each counts.
type turnsOf struct {
	list  []numbered
	known map[turn]struct{}
}

type numbered struct {
	turn
	number int // of the lock, among all
}

// NewTurns is what is known before the first lock.
func NewTurns() *Turns { return &Turns{windows: map[*history.SharedWindow]map[int64]*turnsOf{}} }

// First are the ranks in MPI_COMM_WORLD that took such locks before others, most often first.
func (t *Turns) First() []int {
	first := map[int]int{}
	for _, targets := range t.windows {
		for target, of := range targets {
			if target != all { // shared locks of all targets exclude none of each other
				count(of.with(targets[all]), first)
			}
		}
	}
	return slices.SortedFunc(maps.Keys(first), func(a, b int) int { return cmp.Or(first[b]-first[a], a-b) })
}

// with are the locks of a target and those of all targets, in the order in which they were taken.
func (of *turnsOf) with(all *turnsOf) []numbered {
	if all == nil {
		return of.list
	}
	return slices.SortedFunc(slices.Values(slices.Concat(of.list, all.list)), func(a, b numbered) int { return a.number - b.number })
}

// count adds, by rank, before how many locks of other ranks each one was taken which it excludes.
func count(list []numbered, first map[int]int) {
	type locks struct{ all, exclusive int }
	var later locks
	byRank := map[int]locks{}
	for _, l := range slices.Backward(list) {
		own := byRank[l.rank]
		before := later.exclusive - own.exclusive
		if l.exclusive {
			before = later.all - own.all
			later.exclusive++
			own.exclusive++
		}
		if before > 0 {
			first[l.rank] += before
		}
		later.all++
		own.all++
		byRank[l.rank] = own
	}
}

var takesLock = mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all")

// Left notes a lock.
func (t *Turns) Left(c *history.Call) {
	if t.taken == mostTurns || !takesLock(c.Function) || !c.Succeeded() {
		return
	}
	l, is := LockOf(c)
	if !is {
		return
	}
	targets := t.windows[l.window]
	if targets == nil {
		targets = map[int64]*turnsOf{}
		t.windows[l.window] = targets
	}
	of := targets[l.target]
	if of == nil {
		of = &turnsOf{known: map[turn]struct{}{}}
		targets[l.target] = of
	}
	now := turn{c.Process.Rank.Rank, l.exclusive}
	if _, known := of.known[now]; known {
		return
	}
	of.known[now] = struct{}{}
	t.taken++
	of.list = append(of.list, numbered{now, t.taken})
}

// Entered notes nothing: a lock is taken when its call returns, or later.
func (*Turns) Entered(*history.Call) {}

// Ended notes nothing.
func (*Turns) Ended(*history.Process) {}
