package deadlock

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/test/kit/seed"
)

// separateLocks are locks of which each is known by itself, also those of MPI_Win_lock_all.
type separateLocks map[pair]lock

func (l separateLocks) change(of pair, how func(*lock)) {
	if held, is := l[of]; is {
		how(&held)
		l[of] = held
	}
}

func (l separateLocks) holders(target, self int64, exclusive bool) (list []int64) {
	for by, lock := range l {
		if by.with == target && by.of != self && (exclusive || lock.exclusive) {
			list = append(list, by.of)
		}
	}
	slices.Sort(list)
	return list
}

// 12.5.3: MPI_Win_lock_all is a shared lock of each process.
func TestLockOfAllIsALockOfEach(t *testing.T) {
	const processes = 3
	random := rand.New(rand.NewSource(seed.Of(t)))
	now, want, everything := newLocks(), separateLocks{}, map[int64]bool{}
	for event := range uint64(20_000) {
		by, target := int64(random.Intn(processes)), int64(random.Intn(processes))
		of, at := pair{by, target}, history.Ref{Time: event}
		_, one := want[of]
		switch random.Intn(7) {
		case 0:
			if !one {
				exclusive := random.Intn(2) == 0
				now.take(by, target, lock{by: at, exclusive: exclusive})
				want[of] = lock{by: at, exclusive: exclusive}
			}
		case 1:
			if len(now.one[by]) == 0 && !everything[by] {
				everything[by] = true
				now.takeAll(by, at)
				for other := range int64(processes) {
					want[pair{by, other}] = lock{by: at}
				}
			}
		case 2:
			if !everything[by] {
				now.release(by, target)
				delete(want, of)
			}
		case 3:
			if everything[by] {
				delete(everything, by)
				now.releaseAll(by)
				for other := range int64(processes) {
					delete(want, pair{by, other})
				}
			}
		case 4:
			now.use(by, target)
			want.change(of, func(l *lock) { l.used = true })
		case 5:
			now.complete(by, target)
			want.change(of, func(l *lock) { l.acquired = l.used })
		case 6:
			now.completeAll(by)
			for other := range int64(processes) {
				want.change(pair{by, other}, func(l *lock) { l.acquired = l.used })
			}
		}
		for of := range processes * processes {
			of := pair{int64(of / processes), int64(of % processes)}
			held, is := now.of(of.of, of.with)
			expected, does := want[of]
			require.Equal(t, does, is)
			require.Equal(t, expected, held)
			for _, exclusive := range []bool{false, true} {
				require.Equal(t, want.holders(of.with, of.of, exclusive), now.holders(of.with, of.of, exclusive))
			}
		}
	}
	now.takeAll(0, history.Ref{})
	require.Empty(t, now.holders(mpicall.Undefined, 1, true), "MPI_PROC_NULL")
}
