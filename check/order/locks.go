package order

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Of two locks of one target, one of which is exclusive, the second one is acquired after the first one was released (MPI 4.1,
// 12.5.3). Which one that was, the clock says. A library may acquire a lock later than MPI_Win_lock returns: so a process is
// ordered after the releases that it may have waited for by each call that needs the lock.

// Lock is one that a process holds.
type Lock struct {
	window    *history.SharedWindow
	target    int64 // all: MPI_Win_lock_all
	exclusive bool
}

// LockOf is the lock that a call takes, or releases: then it is not said whether it was exclusive. There is none of MPI_PROC_NULL, or if
// it is not known which window of the others that is.
func LockOf(c *history.Call) (l Lock, is bool) {
	w := c.Window(win)
	if w == nil || w.Shared == nil || concerned(c) == mpicall.ProcNull {
		return Lock{}, false
	}
	return Lock{w.Shared, concerned(c), lockParam.Of(c.Function) && c.Int(lockParam) == mpicall.LockExclusive}, true
}

// Exclude says whether two processes cannot have both locks at the same time.
func (l Lock) Exclude(other Lock) bool {
	return l.window == other.window && (l.exclusive || other.exclusive) && (l.target == other.target || l.target == all || other.target == all)
}

// Same says whether both are locks of the same target. One process has only one of them at a time.
func (l Lock) Same(other Lock) bool { return l.window == other.window && l.target == other.target }

// mostHeld is how many lists of locks are remembered that a process held.
const mostHeld = 8

// hold notes which locks the process holds. Lists that are equal are one list, so that accesses under the same locks are seen to be alike.
func (p *process) hold(list []Lock) {
	if i := slices.IndexFunc(p.held, func(known []Lock) bool { return slices.Equal(known, list) }); i >= 0 {
		list = p.held[i]
		p.held = slices.Delete(p.held, i, i+1)
	}
	p.held = slices.Insert(p.held[:min(len(p.held), mostHeld-1)], 0, list)
	p.locks = list
}

// Locks are those that a process holds. The list never changes, and is mostly the same one if the process holds the same locks again.
func (o *Order) Locks(p *history.Process) []Lock { return o.process(p).locks }

// released is what processes did before they released a target.
type released struct {
	exclusive, any Clock
	releases       // if this is what is certain
	// by are the events at which processes had acquired a lock of the target, an exclusive one or any, if processes have different clocks.
	byExclusive, by acquired
	isNews          bool // the window's list of news has it
}

// add adds what a process did before it released the target.
func (w *shared) add(r *released, clock Clock, exclusive bool) {
	r.any.Join(clock)
	if exclusive {
		r.exclusive.Join(clock)
	}
	if !r.isNews {
		r.isNews = true
		w.news = append(w.news, r)
	}
}

// releasedTogether is what processes did before they released any target. Few ask for it, so that it is put together then.
func (w *shared) releasedTogether() *released {
	for _, r := range w.news {
		w.together.any.Join(r.any)
		w.together.exclusive.Join(r.exclusive)
		r.isNews = false
	}
	w.news = w.news[:0]
	return &w.together
}

func (w *shared) of(target int64) *released {
	if w.unlocked[target] == nil {
		w.unlocked[target] = &released{releases: releases{}, byExclusive: acquired{}, by: acquired{}}
	}
	return w.unlocked[target]
}

// holds says whether the process holds a lock of the target.
func (w *window) holds(target int64) bool {
	_, one := w.locked[target]
	_, everything := w.locked[all]
	return one || everything
}

var locks = []transition{
	{calls: []string{"MPI_Win_lock", "MPI_Win_lock_all"}, left: (*Order).lock},
	{calls: []string{"MPI_Win_unlock", "MPI_Win_unlock_all"}, entered: (*Order).unlock, left: (*Order).unlocked},
	{calls: []string{"MPI_Win_flush", "MPI_Win_flush_all", "MPI_Win_flush_local", "MPI_Win_flush_local_all"}, left: (*Order).flushed},
}

func (o *Order) lock(p *process, c *history.Call) {
	w := o.window(p, c)
	l, is := LockOf(c)
	if w == nil || !is {
		return
	}
	w.locked[l.target] = l.exclusive
	p.hold(append(slices.Clip(p.locks), l))
	if loads := c.Window(win).Flavor == mpicall.WinFlavorShared || l.target == w.self || l.target == all; loads || !o.byData {
		o.acquire(p, c.Window(win), l.target)
	}
}

// acquire orders a process after those that released what it has locked.
func (o *Order) acquire(p *process, of *history.Window, target int64) {
	w := p.windows[of]
	if target == all {
		for mine := range w.locked {
			o.acquireOne(p, w, mine)
		}
		return
	}
	o.acquireOne(p, w, target)
	o.acquireOne(p, w, all)
}

// acquireOne orders a process after those that released what a lock excludes, if the process has the lock.
func (o *Order) acquireOne(p *process, w *window, mine int64) {
	exclusive, locked := w.locked[mine]
	switch {
	case !locked:
		return
	case mine != all:
		o.acquireReleased(p, w.unlocked[mine], exclusive)
		o.acquireReleased(p, w.unlocked[all], exclusive)
	case o.sure: // of all targets together, too few releases would be kept
		for _, r := range w.unlocked {
			o.acquireReleased(p, r, exclusive)
		}
	default:
		o.acquireReleased(p, w.releasedTogether(), exclusive)
	}
	if !o.doubts() {
		return
	}
	r := w.of(mine)
	r.by.add(p)
	if exclusive {
		r.byExclusive.add(p)
	}
}

func (o *Order) acquireReleased(p *process, r *released, exclusive bool) {
	switch {
	case r == nil:
	case o.sure:
		r.certainly(p, !exclusive)
	case exclusive:
		p.learn(r.any)
	default:
		p.learn(r.exclusive)
	}
}

func (o *Order) unlock(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil || concerned(c) == mpicall.ProcNull {
		return
	}
	r, exclusive := w.of(concerned(c)), w.locked[concerned(c)]
	if o.sure {
		r.add(p, exclusive)
		return
	}
	w.add(r, p.clock, exclusive)
	if o.doubts() {
		o.linkUnlocked(p, w, concerned(c), exclusive)
	}
}

// linkUnlocked links an unlock to the locks that it excludes: they may have been after it.
func (o *Order) linkUnlocked(p *process, w *window, target int64, exclusive bool) {
	for to, other := range w.unlocked {
		switch {
		case to != all && target != all && to != target:
		case exclusive:
			o.released(p, other.by)
		default:
			o.released(p, other.byExclusive)
		}
	}
}

func (o *Order) unlocked(p *process, c *history.Call) {
	o.flushed(p, c)
	if w := o.window(p, c); w != nil {
		delete(w.locked, concerned(c))
		released, _ := LockOf(c)
		p.hold(slices.DeleteFunc(slices.Clone(p.locks), released.Same))
	}
}

// flushed: the locks were acquired at the latest for the operations that the call completed.
func (o *Order) flushed(p *process, c *history.Call) {
	if w := o.window(p, c); w != nil && concerned(c) != mpicall.ProcNull {
		o.acquire(p, c.Window(win), concerned(c))
		o.fetched(p, w, concerned(c))
	}
}
