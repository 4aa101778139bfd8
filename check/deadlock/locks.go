package deadlock

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// lock has been acquired for sure if an operation was completed under it.
type lock struct {
	by                        history.Ref
	exclusive, used, acquired bool
}

// locks of a window have been acquired, or may have been. Processes have their ranks in MPI_COMM_WORLD.
type locks struct {
	one map[int64]map[int64]lock // by who locked and what is locked; of a lock of all processes, those that it was used for
	all map[int64]history.Ref    // MPI_Win_lock_all, by who made the call
}

func newLocks() locks {
	return locks{one: map[int64]map[int64]lock{}, all: map[int64]history.Ref{}}
}

// of is the lock that a process has of another one.
func (l locks) of(by, target int64) (of lock, is bool) {
	if of, is = l.one[by][target]; is || target == mpicall.Undefined {
		return of, is
	}
	of.by, is = l.all[by]
	return of, is
}

// take notes a lock of one process.
func (l locks) take(by, target int64, of lock) {
	if l.one[by] == nil {
		l.one[by] = map[int64]lock{}
	}
	l.one[by][target] = of
}

// takeAll notes a lock of all processes. Most of them are never used.
func (l locks) takeAll(by int64, call history.Ref) { l.all[by] = call }

func (l locks) release(by, target int64) { delete(l.one[by], target) }

func (l locks) releaseAll(by int64) {
	delete(l.all, by)
	delete(l.one, by)
}

// use notes that a process begins an operation under the lock that it has of another one.
func (l locks) use(by, target int64) {
	if of, is := l.of(by, target); is {
		of.used = true
		l.take(by, target, of)
	}
}

// complete notes that the operations of a process at another one are complete.
func (l locks) complete(by, target int64) {
	if of, is := l.one[by][target]; is {
		of.acquired = of.used
		l.one[by][target] = of
	}
}

// completeAll notes that all operations of a process are complete.
func (l locks) completeAll(by int64) {
	for target := range l.one[by] {
		l.complete(by, target)
	}
}

// holders are the other processes with a lock of a target that conflicts, ascending.
func (l locks) holders(target, self int64, exclusive bool) (list []int64) {
	for by, targets := range l.one {
		if of, is := targets[target]; is && by != self && (exclusive || of.exclusive) {
			list = append(list, by)
		}
	}
	for by := range l.all {
		if exclusive && by != self && target != mpicall.Undefined {
			list = append(list, by)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
