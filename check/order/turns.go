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
	first   map[int]int                                  // by rank: before how many others it took a lock
}

// turn is a lock that a rank took, at its first time.
type turn struct {
	rank      int // in MPI_COMM_WORLD
	exclusive bool
}

// turnsOf are the locks of a target.
type turnsOf struct {
	list  []turn
	known map[turn]struct{}
}

// NewTurns is what is known before the first lock.
func NewTurns() *Turns {
	return &Turns{windows: map[*history.SharedWindow]map[int64]*turnsOf{}, first: map[int]int{}}
}

// First are the ranks in MPI_COMM_WORLD that took such locks before others, most often first.
func (t *Turns) First() []int {
	return slices.SortedFunc(maps.Keys(t.first), func(a, b int) int { return cmp.Or(t.first[b]-t.first[a], a-b) })
}

var takesLock = mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all")

// Left notes a lock.
func (t *Turns) Left(c *history.Call) {
	if !takesLock(c.Function) || !c.Succeeded() {
		return
	}
	l, is := LockOf(c)
	if !is {
		return
	}
	if t.windows[l.window] == nil {
		t.windows[l.window] = map[int64]*turnsOf{}
	}
	t.take(t.windows[l.window], l.target, turn{c.Process.Rank.Rank, l.exclusive})
}

func (t *Turns) take(window map[int64]*turnsOf, target int64, now turn) {
	mine := window[target]
	if mine == nil {
		mine = &turnsOf{known: map[turn]struct{}{}}
		window[target] = mine
	}
	if _, known := mine.known[now]; known {
		return
	}
	if target == all {
		for _, of := range window {
			t.count(of, now)
		}
	} else {
		t.count(mine, now)
		t.count(window[all], now)
	}
	mine.known[now] = struct{}{}
	mine.list = append(mine.list, now)
}

// count adds the locks that were taken before another one which they exclude.
func (t *Turns) count(of *turnsOf, now turn) {
	if of == nil {
		return
	}
	for _, before := range of.list {
		if before.rank != now.rank && (before.exclusive || now.exclusive) {
			t.first[before.rank]++
		}
	}
}

// Entered notes nothing: a lock is taken when its call returns, or later.
func (*Turns) Entered(*history.Call) {}

// Ended notes nothing.
func (*Turns) Ended(*history.Process) {}
