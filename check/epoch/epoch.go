// Package epoch knows the epochs that one process has opened on one window, and which calls MPI 4.1 allows in
// them (12.5). It is told of each call in the order of the process and answers with the rules that the call
// breaks. It knows only what this process did: rules that need other ranks are elsewhere.
//
// A fence only possibly opens an epoch: the operations that follow decide (12.5.1). In doubt a call is allowed.
package epoch

import (
	"maps"
	"slices"
)

// ID is the number of a call, by which an answer refers to an earlier call.
type ID uint64

// All stands for all targets of a flush.
const All = -1

// Violation is a rule that a call breaks.
type Violation struct {
	Rule Rule
	// Earlier is the call because of which this one is wrong, such as the one that opened the epoch. 0: none.
	Earlier ID
	// Target is the rank in the window's group that the rule is about, or All.
	Target int
}

// Window is the state of one window at one process. The zero value is a new window.
type Window struct {
	fence    fence
	access   *group
	exposure *group
	exposed  ID // the wait, or the successful test, that ended the last exposure epoch
	locks    map[int]lock
	all      *lock
	latest   ID
}

type fence struct {
	last   ID   // the last fence; 0: none
	open   bool // the last fence possibly opened an epoch
	first  ID   // the first operation since then that belongs to a fence epoch; 0: none
	amount int  // of such operations
}

type group struct {
	by      ID
	members []int
}

type lock struct {
	by ID
}

// Copy is a window in the same state. What follows changes only one of them.
func (w *Window) Copy() Window {
	twin := *w
	twin.locks = maps.Clone(w.locks)
	return twin
}

// Locked says whether target is locked by this process, with a lock of its own or by MPI_Win_lock_all.
func (w *Window) Locked(target int) bool {
	_, own := w.locks[target]
	return own || w.all != nil
}

// Passive says whether any passive target epoch is open.
func (w *Window) Passive() bool { return w.all != nil || len(w.locks) > 0 }

// Exposed says whether an exposure epoch is open that MPI_Win_post opened, and which call that was.
func (w *Window) Exposed() (ID, bool) {
	if w.exposure == nil {
		return 0, false
	}
	return w.exposure.by, true
}

// Opener is the kind of calls that opened an epoch.
type Opener int

// The openers.
const (
	ByNothing Opener = iota + 1
	ByLock
	ByStart
	ByFence
)

// EpochOf is the kind of the epoch to which an operation to target belongs, if it keeps the rules.
func (w *Window) EpochOf(target int) Opener {
	switch {
	case w.Locked(target):
		return ByLock
	case w.access != nil && slices.Contains(w.access.members, target):
		return ByStart
	case w.access == nil && !w.Passive() && w.fence.open:
		return ByFence
	}
	return ByNothing
}

// Open is the kind of the access epoch that is open, whatever its targets. A fence opens one once an operation follows.
func (w *Window) Open() Opener {
	switch {
	case w.Passive():
		return ByLock
	case w.access != nil:
		return ByStart
	case w.fence.amount > 0:
		return ByFence
	}
	return ByNothing
}

// Pending counts the operations since the last fence that only another fence can complete.
func (w *Window) Pending() int { return w.fence.amount }

// Latest is the last of the calls that later answers may refer to, or once might; 0: none.
func (w *Window) Latest() ID { return w.latest }

// References are the calls that later answers may refer to.
func (w *Window) References() []ID {
	list := []ID{w.fence.last, w.fence.first, w.exposed}
	for _, g := range []*group{w.access, w.exposure} {
		if g != nil {
			list = append(list, g.by)
		}
	}
	for _, l := range w.locks {
		list = append(list, l.by)
	}
	if w.all != nil {
		list = append(list, w.all.by)
	}
	return list
}

// opened is a call that opened a passive target epoch which is still open.
func (w *Window) opened() (by ID, target int) {
	if w.all != nil {
		return w.all.by, All
	}
	target = All
	for rank, l := range w.locks {
		if by == 0 || l.by < by {
			by, target = l.by, rank
		}
	}
	return by, target
}

func one(rule Rule, earlier ID, target int) []Violation {
	return []Violation{{Rule: rule, Earlier: earlier, Target: target}}
}
