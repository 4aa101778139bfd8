package order_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 12.5.3: in each run another rank may be the first to have a lock.
func TestWhoHadALockFirst(t *testing.T) {
	const shared, exclusive = mpicall.LockShared, mpicall.LockExclusive
	type taken struct {
		rank   int
		kind   int64
		target int64
	}
	run := func(list ...taken) *order.Tenures {
		e := New(3)
		win := int64(e.Window(64, 4))
		for _, l := range list {
			e.Call(l.rank, "MPI_Win_lock", Args{"win": win, "assert": 0, "lock_type": l.kind, "rank": l.target})
			e.Call(l.rank, "MPI_Win_unlock", Args{"win": win, "rank": l.target})
		}
		of := order.NewTenures()
		require.NoError(t, e.History().Walk(of))
		return of
	}
	usual := []taken{{0, exclusive, 2}, {1, shared, 2}}
	for name, c := range map[string]struct {
		now, then []taken
		first     int // -1: nothing differs
	}{
		"the other way round":        {[]taken{usual[1], usual[0]}, usual, 1},
		"as ever":                    {usual, usual, -1},
		"later locks do not count":   {[]taken{usual[0], usual[1], usual[0]}, []taken{usual[0], usual[1]}, -1},
		"another target":             {[]taken{{1, shared, 1}, {0, exclusive, 1}}, usual, -1},
		"only one of them":           {[]taken{usual[1]}, usual, -1},
		"locks that exclude nothing": {[]taken{{1, shared, 2}, {0, shared, 2}}, []taken{{0, shared, 2}, {1, shared, 2}}, -1},
		"the earliest that differs":  {[]taken{{2, exclusive, 0}, {1, exclusive, 0}, {0, exclusive, 0}}, []taken{{0, exclusive, 0}, {1, exclusive, 0}, {2, exclusive, 0}}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			by, _ := run(c.now...).Other(run(c.then...))
			if c.first < 0 {
				assert.False(t, by.Known())
				return
			}
			require.True(t, by.Known())
			assert.Equal(t, c.first, by.Process.Rank.Rank)
		})
	}

	// A lock may be acquired later than MPI_Win_lock returns. Who releases it first had it first, unless both do so at the same time.
	for _, together := range []bool{false, true} {
		e := New(2)
		win := int64(e.Window(64, 4))
		for _, rank := range []int{0, 1} {
			e.Call(rank, "MPI_Win_lock", Args{"win": win, "assert": 0, "lock_type": exclusive, "rank": 0})
		}
		unlock := Args{"win": win, "rank": 0}
		e.Enter(0, "MPI_Win_unlock", unlock)
		if together {
			e.Enter(1, "MPI_Win_unlock", unlock)
		}
		e.Leave(0, "MPI_Win_unlock", unlock)
		if !together {
			e.Enter(1, "MPI_Win_unlock", unlock)
		}
		e.Leave(1, "MPI_Win_unlock", unlock)
		both := order.NewTenures()
		require.NoError(t, e.History().Walk(both))
		by, _ := both.Other(run(taken{1, exclusive, 0}, taken{0, exclusive, 0}))
		assert.Equal(t, !together, by.Known())
	}
}
