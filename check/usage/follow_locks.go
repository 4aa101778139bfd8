package usage

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
)

// A process holds a lock for certain from when its MPI_Win_lock has returned until it calls MPI_Win_unlock, and exposes
// its window from when MPI_Win_post has returned until it calls MPI_Win_wait. Both are judged only among
// processes with one clock: if they overlap by the clock, nothing orders them.

var (
	lockedExposed = &finding.Rule{
		Name: "remote-lock-while-exposed", Severity: finding.Error, Section: "12.5.3", Number: 35,
		Title:   "window locked by another rank while it is exposed",
		Says:    "A window must not be locked and exposed at the same time. A process must not lock the window of a process that has called MPI_Win_post and not yet MPI_Win_wait, or that is accessed in a fence epoch.",
		Example: "MPI_Win_post(group, 0, win);                 /* rank 1 */\nMPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);    /* rank 2, before rank 1 calls MPI_Win_wait */",
		Repair:  "Order the lock and the exposure epoch by a barrier or a message.",
	}
	conflictingNoCheck = &finding.Rule{
		Name: "nocheck-with-conflicting-lock", Severity: finding.Error, Section: "12.5.5", Number: 43,
		Title:   "lock with MPI_MODE_NOCHECK while another rank holds or requests a conflicting lock",
		Says:    "MPI_MODE_NOCHECK in a lock asserts that no other process holds a conflicting lock, or tries to get one, while the caller holds its lock. The library then need not check for conflicts.",
		Example: "MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, MPI_MODE_NOCHECK, win); /* ranks 1 and 2 */",
		Repair:  "Leave out MPI_MODE_NOCHECK, or order the locks by a barrier or a message.",
	}
)

// heldLock is a lock that a process holds.
type heldLock struct {
	history.Ref
	origin, target     int64 // epoch.All: MPI_Win_lock_all
	exclusive, noCheck bool
	since              uint64
	number             int // in which order the locks of the window were taken
}

// heldLocks are the locks of a window.
type heldLocks struct {
	byTarget map[int64][]heldLock // or epoch.All
	taken    int                  // how many there have been
	noCheck  int                  // how many there are with MPI_MODE_NOCHECK
}

func (l *heldLocks) add(h heldLock) {
	if l.byTarget == nil {
		l.byTarget = map[int64][]heldLock{}
	}
	l.taken++
	h.number = l.taken
	l.byTarget[h.target] = append(l.byTarget[h.target], h)
	if h.noCheck {
		l.noCheck++
	}
}

func (l *heldLocks) remove(origin, target int64) {
	list := slices.DeleteFunc(l.byTarget[target], func(h heldLock) bool {
		if h.origin == origin && h.noCheck {
			l.noCheck--
		}
		return h.origin == origin
	})
	if len(list) == 0 {
		delete(l.byTarget, target)
	} else {
		l.byTarget[target] = list
	}
}

// of are the locks of a target, in the order in which they were taken.
func (l *heldLocks) of(target int64) (list []heldLock) {
	switch every := l.byTarget[epoch.All]; {
	case target == epoch.All:
		for _, of := range l.byTarget {
			list = append(list, of...)
		}
	case len(every) == 0:
		return l.byTarget[target]
	default:
		list = append(slices.Clone(every), l.byTarget[target]...)
	}
	slices.SortFunc(list, func(a, b heldLock) int { return cmp.Compare(a.number, b.number) })
	return list
}

// unchecked are the locks that may exclude another one, if any of them has MPI_MODE_NOCHECK.
func (l *heldLocks) unchecked(other heldLock) []heldLock {
	if l.noCheck == 0 && !other.noCheck {
		return nil
	}
	return l.of(other.target)
}

// exposure is an exposure epoch of MPI_Win_post.
type exposure struct {
	history.Ref
	ending bool // the process is in MPI_Win_wait or MPI_Win_test
}

var lockFollowers = []*follower{
	{calls: mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all"), entered: (*Judge).askForLock, left: (*Judge).locked},
	{calls: mpicall.Among("MPI_Win_unlock", "MPI_Win_unlock_all"), entered: (*Judge).unlocking},
	{calls: mpicall.Among("MPI_Win_post"), left: (*Judge).posted},
	{calls: mpicall.Among("MPI_Win_wait", "MPI_Win_test"), entered: (*Judge).ending, left: (*Judge).waited},
}

func lockOf(c *history.Call, of *history.Window) heldLock {
	h := heldLock{Ref: c.Ref, origin: of.Self(), target: epoch.All, noCheck: c.Int(assert)&mpicall.ModeNocheck != 0, since: c.Left}
	if rank.Of(c.Function) {
		h.target, h.exclusive = c.Int(rank), c.Int(lockType) == mpicall.LockExclusive
	}
	return h
}

func (h heldLock) of(rank int64) bool { return h.target == rank || h.target == epoch.All }

func (h heldLock) conflicts(other heldLock) bool {
	return h.origin != other.origin && (h.exclusive || other.exclusive) && (h.of(other.target) || other.of(h.target))
}

// askForLock judges a call that has not got its lock yet.
func (j *Judge) askForLock(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil || names(c, mpicall.ProcNull) {
		return
	}
	asked := lockOf(c, of)
	for _, h := range all.held.unchecked(asked) {
		if h.noCheck && h.conflicts(asked) && j.comparable(h.Process, c.Process) {
			j.conflict(h, asked, of)
		}
	}
}

func (j *Judge) locked(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil || names(c, mpicall.ProcNull) {
		return
	}
	got := lockOf(c, of)
	for _, h := range all.held.unchecked(got) {
		if asked := h.noCheck && h.since <= c.Time; !asked && h.conflicts(got) && (got.noCheck || h.noCheck) && j.comparable(h.Process, c.Process) { // else askForLock has said so
			j.conflict(h, got, of)
		}
	}
	all.held.add(got)
	for rank, e := range all.exposed {
		if rank != got.origin && got.of(rank) && !e.ending && j.comparable(e.Process, c.Process) {
			j.lockedExposed(got, e.Process, e.Ref, of)
		}
	}
	j.lockedInFence(all, of, got)
}

func (j *Judge) conflict(held, asked heldLock, of *history.Window) {
	with, other := asked, held
	if !with.noCheck {
		with, other = held, asked
	}
	j.Add(conflictingNoCheck, fmt.Sprintf("{0} with MPI_MODE_NOCHECK on window %s conflicts with {1} of rank %d", of.Name(), other.Process.Rank.Rank),
		check.Place{Role: "the lock", Ref: with.Ref}, check.Place{Role: "the conflicting lock", Ref: other.Ref})
}

func (j *Judge) unlocking(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil {
		return
	}
	mine := heldLock{target: epoch.All}
	if rank.Of(c.Function) {
		mine.target = c.Int(rank)
	}
	all.held.remove(of.Self(), mine.target)
}

func (j *Judge) posted(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil {
		return
	}
	all.exposed[of.Self()] = exposure{Ref: c.Ref}
	for _, h := range all.held.of(of.Self()) {
		if h.origin != of.Self() && h.of(of.Self()) && j.comparable(h.Process, c.Process) {
			j.lockedExposed(h, c.Process, c.Ref, of)
		}
	}
}

// lockedExposed is told of the lock, whose window it is, and the call that exposes it.
func (j *Judge) lockedExposed(h heldLock, owner *history.Process, by history.Ref, of *history.Window) {
	j.Add(lockedExposed, fmt.Sprintf("{0} of rank %d locks window %s of rank %d, which {1} exposes", h.Process.Rank.Rank, of.Name(), owner.Rank.Rank),
		check.Place{Role: "the lock", Ref: h.Ref}, check.Place{Role: "what exposes the window", Ref: by})
}

func (j *Judge) ending(c *history.Call) { j.expose(c, true) }

// waited ends an exposure epoch, or goes on with it after a test with flag = false.
func (j *Judge) waited(c *history.Call) {
	if flag.Of(c.Function) && c.Int(flag) == 0 {
		j.expose(c, false)
		return
	}
	of := c.Window(win)
	if all := j.everywhere(of); all != nil {
		delete(all.exposed, of.Self())
	}
}

func (j *Judge) expose(c *history.Call, ending bool) {
	of := c.Window(win)
	if all := j.everywhere(of); all != nil {
		if e, known := all.exposed[of.Self()]; known {
			e.ending = ending
			all.exposed[of.Self()] = e
		}
	}
}

// exposedByFence judges the first operation to a rank in a fence epoch: from now on the fence is known to expose it.
func (j *Judge) exposedByFence(all *everywhere, of *history.Window, to int64, operation history.Ref) {
	for _, h := range all.held.of(to) {
		if h.of(to) && h.origin != to && j.fenceExposes(all, of, to, h.Ref) {
			j.lockedExposed(h, of.Part(to).Process, operation, of)
		}
	}
}

// lockedInFence judges a lock of a rank that a fence is known to expose.
func (j *Judge) lockedInFence(all *everywhere, of *history.Window, got heldLock) {
	first, end := got.target, got.target+1
	if got.target == epoch.All {
		first, end = 0, all.size
	}
	for to := first; to < end; to++ {
		if operation, known := all.fences.round(all.fences.made[to]).accessed[to]; known && got.origin != to && j.fenceExposes(all, of, to, got.Ref) {
			j.lockedExposed(got, of.Part(to).Process, operation, of)
		}
	}
}

// fenceExposes says whether the rank is between the fences whose epoch is the last one that was noted for it.
func (j *Judge) fenceExposes(all *everywhere, of *history.Window, to int64, lock history.Ref) bool {
	part := of.Part(to)
	if part == nil || all.fences.wrong || all.fences.inside[to] {
		return false
	}
	_, known := all.fences.round(all.fences.made[to]).accessed[to]
	return known && j.comparable(part.Process, lock.Process)
}
