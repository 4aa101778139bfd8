package deadlock

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// window is how far the processes of a window are in the calls in which they wait for each other. Processes have their ranks
// in MPI_COMM_WORLD.
type window struct {
	fences    map[int64]int
	freed     map[int64]bool
	posts     map[pair]int // by the process that posts and the one that may then access
	starts    map[pair]int // the reverse
	completes map[pair]int // as starts
	started   map[int64][]int64
	posted    map[int64][]int64
	locks     locks
}

type pair struct{ of, with int64 }

func newWindow() *window {
	return &window{
		fences: map[int64]int{}, freed: map[int64]bool{}, posts: map[pair]int{}, starts: map[pair]int{}, completes: map[pair]int{},
		started: map[int64][]int64{}, posted: map[int64][]int64{}, locks: newLocks(),
	}
}

var (
	win, group, rank        = history.Parameter("win"), history.Parameter("group"), history.Parameter("rank")
	assert, lockType        = history.Parameter("assert"), history.Parameter("lock_type")
	targetRank              = history.Parameter("target_rank")
	winFence, winFree       = mpicall.Lookup("MPI_Win_fence"), mpicall.Lookup("MPI_Win_free")
	winPost, winStart       = mpicall.Lookup("MPI_Win_post"), mpicall.Lookup("MPI_Win_start")
	winComplete, winWait    = mpicall.Lookup("MPI_Win_complete"), mpicall.Lookup("MPI_Win_wait")
	winLock, winLockAll     = mpicall.Lookup("MPI_Win_lock"), mpicall.Lookup("MPI_Win_lock_all")
	winUnlock, winUnlockAll = mpicall.Lookup("MPI_Win_unlock"), mpicall.Lookup("MPI_Win_unlock_all")
	winFlush, winFlushAll   = mpicall.Lookup("MPI_Win_flush"), mpicall.Lookup("MPI_Win_flush_all")
)

// windowOf is the window of a call; nil: the call has none, or which one that is, is not known.
func (j *Judge) windowOf(c *history.Call) *window {
	if !win.Of(c.Function) {
		return nil
	}
	w := c.Window(win)
	if w == nil || w.Shared == nil {
		return nil
	}
	if j.windows[w.Shared] == nil {
		j.windows[w.Shared] = newWindow()
	}
	return j.windows[w.Shared]
}

// enterWindow counts calls for which others wait. They need not have returned for that.
func (j *Judge) enterWindow(c *history.Call) {
	w := j.windowOf(c)
	if w == nil {
		return
	}
	self := int64(c.Process.Rank.Rank)
	switch c.Function {
	case winFence:
		w.fences[self]++
	case winFree:
		w.freed[self] = true
	case winPost:
		w.posted[self] = processes(c)
		w.count(w.posts, self, w.posted[self])
	case winStart:
		w.started[self] = processes(c)
		w.count(w.starts, self, w.started[self])
	case winComplete:
		w.count(w.completes, self, w.started[self])
	}
	if targetRank.Of(c.Function) {
		w.locks.use(self, member(c, targetRank))
	}
}

// count is the calls of a process for each process of a group.
func (w *window) count(calls map[pair]int, self int64, group []int64) {
	for _, other := range group {
		calls[pair{self, other}]++
	}
}

// processes are the group that a call is given.
func processes(c *history.Call) []int64 {
	if g := c.Group(group); g != nil {
		return trace.Worlds(g.Spans)
	}
	return nil
}

// leaveWindow follows locks. A lock may be acquired later than its call returns.
func (j *Judge) leaveWindow(c *history.Call) {
	w := j.windowOf(c)
	if w == nil || !c.Succeeded() {
		return
	}
	self := int64(c.Process.Rank.Rank)
	switch c.Function {
	case winLock:
		if c.Int(assert)&mpicall.ModeNocheck == 0 {
			w.locks.take(self, target(c), lock{by: c.Ref, exclusive: c.Int(lockType) == mpicall.LockExclusive})
		}
	case winLockAll:
		if c.Int(assert)&mpicall.ModeNocheck == 0 {
			w.locks.takeAll(self, c.Ref)
		}
	case winFlush:
		w.locks.complete(self, target(c))
	case winFlushAll:
		w.locks.completeAll(self)
	case winUnlock:
		w.locks.release(self, target(c))
	case winUnlockAll:
		w.locks.releaseAll(self)
	}
}

// target is the rank in MPI_COMM_WORLD of the process whose window is locked.
func target(c *history.Call) int64 { return member(c, rank) }

func member(c *history.Call, p history.Param) int64 {
	if of := c.Window(win).Comm; of != nil {
		return trace.World(of.Local, c.Int(p))
	}
	return mpicall.Undefined
}

// targets are the processes that a call locks, unlocks or flushes.
func targets(c *history.Call) []int64 {
	if rank.Of(c.Function) {
		return []int64{target(c)}
	}
	return everyone(c)
}

// everyone is all processes of the window.
func everyone(c *history.Call) []int64 {
	if of := c.Window(win).Comm; of != nil {
		return trace.Worlds(of.Local)
	}
	return nil
}

// windowCall is the need of a blocking call on a window.
func (l *look) windowCall(c *history.Call, _ Effort) (need, bool) {
	w := l.windowOf(c)
	if w == nil || !c.Window(win).Comm.Shared.Complete() {
		return need{}, false
	}
	self := int64(c.Process.Rank.Rank)
	switch c.Function {
	case winFence:
		return w.fence(c, self), true
	case winFree:
		return w.free(c, self), true
	case winStart, winComplete:
		return w.exposure(self), true
	case winWait:
		return w.access(self), true
	}
	return l.lockCall(w, c, self)
}

// fence waits for the same fence of all others, unless it says that no operation precedes it (12.5.1 and 12.5.5).
func (w *window) fence(c *history.Call, self int64) need {
	absent := missing(everyone(c), func(rank int64) bool { return w.fences[rank] >= w.fences[self] })
	n := need{may: ranks(absent), what: []string{"not called by " + rankList(absent)}}
	if c.Int(assert)&mpicall.ModeNoprecede == 0 {
		n.must = n.may
	}
	return n
}

// free waits for all others, since MPI_Win_free has a barrier, except after certain fences (12.2.5). Who has freed the window where this
// process called a fence takes no part in that barrier.
func (w *window) free(c *history.Call, self int64) need {
	absent := missing(everyone(c), func(rank int64) bool { return w.freed[rank] && w.fences[rank] >= w.fences[self] })
	for _, rank := range absent {
		if w.freed[rank] {
			return need{may: ranks(absent), what: []string{"called by " + rankList([]int64{rank}) + " instead of an earlier MPI_Win_fence"}}
		}
	}
	return need{may: ranks(absent), what: []string{"not called by " + rankList(absent)}}
}

// exposure is what an access epoch waits for: that the targets post (12.5.2). Start and complete may wait for it.
func (w *window) exposure(self int64) need {
	absent := missing(w.started[self], func(t int64) bool { return w.posts[pair{t, self}] >= w.starts[pair{self, t}] })
	return need{may: ranks(absent), what: []string{"MPI_Win_post not called by " + rankList(absent)}}
}

// access is what an exposure epoch waits for: that the origins complete (12.5.2).
func (w *window) access(self int64) need {
	absent := missing(w.posted[self], func(o int64) bool { return w.completes[pair{o, self}] >= w.posts[pair{self, o}] })
	return need{must: ranks(absent), what: []string{"MPI_Win_complete not called by " + rankList(absent)}}
}

var locking = mpicall.Among("MPI_Win_lock", "MPI_Win_lock_all")

// lockCall is what a lock waits for, or a call that completes operations under a lock which may not have been acquired yet:
// that a conflicting lock is released (12.5.3).
func (l *look) lockCall(w *window, c *history.Call, self int64) (need, bool) {
	if !locking(c.Function) && !operand.UnderLocks(c.Function) {
		return need{}, false
	}
	var holders []int64
	var held []history.Ref
	for _, t := range targets(c) {
		own, _ := w.locks.of(self, t)
		if own.acquired || t == self && !locking(c.Function) {
			continue
		}
		if c.Function == winLock {
			own.exclusive = c.Int(lockType) == mpicall.LockExclusive
		}
		for _, other := range w.locks.holders(t, self, own.exclusive) {
			if l.flushing(other, c, t) {
				return need{}, true
			}
			theirs, _ := w.locks.of(other, t)
			holders, held = append(holders, other), append(held, theirs.by)
		}
	}
	if len(holders) == 0 {
		return need{}, true
	}
	n := need{may: ranks(holders), what: []string{"locked by " + rankList(holders)}, held: held}
	if !locking(c.Function) {
		n.may = append(n.may, ranks(targets(c))...) // without them there is no progress
	}
	return n, true
}

// flushing says whether a holder completes operations at the target now. It may be the one that has acquired the lock.
func (l *look) flushing(holder int64, c *history.Call, t int64) bool {
	p := l.processes[int(holder)]
	if p == nil {
		return true
	}
	for _, other := range p.Pending() {
		if !operand.UnderLocks(other.Function) {
			continue
		}
		if l.windowOf(other) == l.windowOf(c) && (!rank.Of(other.Function) || target(other) == t) {
			return true
		}
	}
	return false
}
