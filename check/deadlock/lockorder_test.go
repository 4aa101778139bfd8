package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// listed is what the recordings of an execution show without anything else.
func listed(t *testing.T, e *Execution) ([]*check.Finding, string) {
	t.Helper()
	j := deadlock.New(match.New())
	require.NoError(t, e.History().Walk(j))
	if again := j.Again(); again != nil {
		require.NoError(t, e.History().Walk(again))
	}
	return j.List(), j.LeftOut()
}

// nest takes a lock while it has another one.
func (s windowed) nest(rank int, targets ...int64) {
	for _, target := range targets {
		s.lock(rank, target)
	}
	for _, target := range targets {
		s.on(rank, "MPI_Win_unlock", target)
	}
}

func (s windowed) lockAs(rank int, kind int64, target int64, assert int64) {
	s.Call(rank, "MPI_Win_lock", s.with(Args{"lock_type": kind, "rank": target, "assert": assert}))
}

// 12.5.3: MPI_Win_lock may wait until a lock that excludes it is released, so the orders in which ranks take locks decide, and
// not which rank was earlier.
func TestLocksInOppositeOrders(t *testing.T) {
	const rule = "potential-deadlock: "
	two, withAll := rule+"rank 0 may wait in MPI_Win_lock for rank 1, rank 1 may wait in MPI_Win_lock for rank 0",
		rule+"rank 0 may wait in MPI_Win_lock for rank 1, rank 1 may wait in MPI_Win_lock_all for rank 0"
	for name, c := range map[string]struct {
		want    string
		program func(s windowed)
	}{
		"opposite":   {two, func(s windowed) { s.nest(0, 2, 3); s.nest(1, 3, 2) }},
		"the same":   {"", func(s windowed) { s.nest(0, 2, 3); s.nest(1, 2, 3); s.nest(2, 2, 3) }},
		"one rank":   {"", func(s windowed) { s.nest(0, 2, 3); s.nest(0, 3, 2) }},
		"one of two": {"", func(s windowed) { s.nest(0, 2, 3); s.nest(1, 3); s.nest(1, 2) }},
		"philosophers": {
			rule + "rank 0 may wait in MPI_Win_lock for rank 1, rank 1 may wait in MPI_Win_lock for rank 2, rank 2 may wait in MPI_Win_lock for rank 0",
			func(s windowed) { s.nest(0, 3, 4); s.nest(1, 4, 5); s.nest(2, 5, 3) },
		},
		"of all and of one": {withAll, func(s windowed) {
			s.nest(0, 2, 3)
			s.lock(1, 3)
			s.do(1, "MPI_Win_lock_all")
			s.do(1, "MPI_Win_unlock_all")
			s.on(1, "MPI_Win_unlock", 3)
		}},
		"shared": {"", func(s windowed) {
			for rank, targets := range [][2]int64{{2, 3}, {3, 2}} {
				s.lockShared(rank, targets[0])
				s.lockShared(rank, targets[1])
				s.on(rank, "MPI_Win_unlock", targets[0])
				s.on(rank, "MPI_Win_unlock", targets[1])
			}
		}},
		"one shared": {two, func(s windowed) {
			s.lockShared(0, 2)
			s.lock(0, 3)
			s.on(0, "MPI_Win_unlock", 3)
			s.on(0, "MPI_Win_unlock", 2)
			s.nest(1, 3, 2)
		}},
		"nobody else locks": {"", func(s windowed) {
			s.lock(0, 2)
			s.lockAs(0, mpicall.LockExclusive, 3, mpicall.ModeNocheck)
			s.on(0, "MPI_Win_unlock", 3)
			s.on(0, "MPI_Win_unlock", 2)
			s.nest(1, 3, 2)
		}},
		"behind a gate":       {"", func(s windowed) { s.nest(0, 5, 2, 3); s.nest(1, 5, 3, 2) }},
		"beside another lock": {two, func(s windowed) { s.nest(0, 2, 3); s.nest(1, 5, 3, 2) }},
		"in turn": {"", func(s windowed) {
			s.nest(0, 2, 3)
			s.send(0, 1, 7)
			s.recv(1, 0, 7, 0)
			s.nest(1, 3, 2)
		}},
		"in turn, and again": {two, func(s windowed) {
			s.nest(0, 2, 3)
			s.send(0, 1, 7)
			s.recv(1, 0, 7, 0)
			s.nest(1, 3, 2)
			s.nest(0, 2, 3)
		}},
		"told by a message within": {"", func(s windowed) {
			s.lock(0, 2)
			s.lock(0, 3)
			s.send(0, 1, 7)
			s.on(0, "MPI_Win_unlock", 3)
			s.on(0, "MPI_Win_unlock", 2)
			s.recv(1, 0, 7, 0)
			s.nest(1, 3, 2)
		}},
		"told by a flag that is polled": {"", func(s windowed) {
			s.nest(0, 2, 3)
			s.lock(1, 3)
			s.on(1, "MPI_Win_flush", 3)
			s.on(1, "MPI_Win_unlock", 3)
			s.nest(1, 3, 2)
		}},
		"told by a flag in its own memory": {"", func(s windowed) { s.nest(0, 2, 1); s.nest(1, 1, 2) }},
		"told by what it read first": {"", func(s windowed) {
			s.nest(0, 2, 3)
			s.lock(1, 3)
			s.on(1, "MPI_Win_flush", 3)
			s.lock(1, 2)
			s.on(1, "MPI_Win_unlock", 2)
			s.on(1, "MPI_Win_unlock", 3)
		}},
		"many times": {two, func(s windowed) {
			for range 200 {
				s.nest(0, 2, 3)
			}
			for range 200 {
				s.nest(1, 3, 2)
			}
		}},
		"one waits": {"", func(s windowed) {
			s.nest(0, 2, 3)
			s.nest(1, 3, 2)
			s.lock(0, 2)
			s.lock(1, 3)
			s.Lock(0, 3)
			s.Lock(1, 2)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(6)
			s := windowed{script{e}, int64(e.Window(64, 4))}
			c.program(s)
			found, left := listed(t, e)
			assert.Empty(t, left)
			if c.want == "" {
				assert.Empty(t, found)
				return
			}
			require.NotEmpty(t, found)
			assert.Contains(t, found[0].Name+": "+found[0].Message, c.want)
		})
	}
}

// Another order of unlocks and locks is possible between nodes, and what it depends on is not kept.
func TestLockOrdersOfSeveralNodes(t *testing.T) {
	e := New(4)
	s := windowed{script{e}, int64(e.Window(64, 4))}
	s.nest(0, 2, 3)
	s.nest(1, 3, 2)
	found, left := listed(t, e.On(Clocks(2)...))
	assert.Empty(t, found)
	assert.Equal(t, "locks that ranks take in opposite orders", left)
	s.lock(0, 2)
	s.Lock(1, 2)
	found, left = listed(t, e.On(Clocks(2)...))
	assert.Empty(t, found)
	assert.Empty(t, left, "what they wait for is seen without that")
}
