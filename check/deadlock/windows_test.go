package deadlock_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// windowed is a script with one window.
type windowed struct {
	script
	win int64
}

func (s windowed) with(args Args) Args { return With(Args{"win": s.win}, args) }

func (s windowed) lock(rank int, target int64) {
	s.Call(rank, "MPI_Win_lock", s.with(Args{"lock_type": mpicall.LockExclusive, "rank": target}))
}
func (s windowed) Lock(rank int, target int64) {
	s.Enter(rank, "MPI_Win_lock", s.with(Args{"lock_type": mpicall.LockExclusive, "rank": target}))
}
func (s windowed) lockShared(rank int, target int64) {
	s.Call(rank, "MPI_Win_lock", s.with(Args{"lock_type": mpicall.LockShared, "rank": target}))
}
func (s windowed) On(rank int, function string, target int64) {
	s.Enter(rank, function, s.with(Args{"rank": target}))
}
func (s windowed) on(rank int, function string, target int64) {
	s.Call(rank, function, s.with(Args{"rank": target}))
}
func (s windowed) Fence(rank int, assert int64) {
	s.Enter(rank, "MPI_Win_fence", s.with(Args{"assert": assert}))
}
func (s windowed) fences() {
	for _, rank := range []int{0, 1, 2} {
		s.Call(rank, "MPI_Win_fence", s.with(nil))
	}
}
func (s windowed) Do(rank int, function string) { s.Enter(rank, function, s.with(nil)) }
func (s windowed) do(rank int, function string) { s.Call(rank, function, s.with(nil)) }

// group makes a group of one rank.
func (s windowed) group(rank int, member int64) int64 {
	number := s.Number()
	s.Describe(rank, trace.Object{Kind: mpicall.Group, Number: number, Group: []trace.Span{{First: member, Count: 1}}})
	return int64(number)
}

func (s windowed) start(rank int, target int64) {
	s.Call(rank, "MPI_Win_start", s.with(Args{"group": s.group(rank, target)}))
}
func (s windowed) Start(rank int, target int64) {
	s.Enter(rank, "MPI_Win_start", s.with(Args{"group": s.group(rank, target)}))
}
func (s windowed) post(rank int, origin int64) {
	s.Call(rank, "MPI_Win_post", s.with(Args{"group": s.group(rank, origin)}))
}

func TestWindows(t *testing.T) {
	for name, c := range map[string]struct {
		verdict string
		program func(s windowed) // of three ranks
	}{
		"start_nopost":    {"B", func(s windowed) { s.Start(0, 1); s.Recv(1, 0, 7); s.Recv(2, 0, 7) }},
		"complete_nopost": {"B", func(s windowed) { s.start(0, 1); s.Do(0, "MPI_Win_complete"); s.Recv(1, 0, 7); s.Recv(2, 0, 7) }},
		"ok_start":        {"N", func(s windowed) { s.post(1, 0); s.Start(0, 1); s.Recv(1, 0, 7); s.Recv(2, 0, 7) }},
		"post_used_up": {"B", func(s windowed) {
			s.post(1, 0)
			s.start(0, 1)
			s.do(0, "MPI_Win_complete")
			s.Start(0, 1)
			s.Recv(1, 0, 7)
			s.Recv(2, 0, 7)
		}},
		"wait_nocomplete": {"A", func(s windowed) {
			s.post(1, 0)
			s.start(0, 1)
			s.Do(1, "MPI_Win_wait")
			s.Recv(0, 1, 7)
			s.Recv(2, 0, 7)
		}},
		"ok_wait": {"N", func(s windowed) {
			s.post(1, 0)
			s.start(0, 1)
			s.Do(1, "MPI_Win_wait")
			s.Do(0, "MPI_Win_complete")
			s.Recv(2, 0, 7)
		}},
		"fence_subset":     {"A", func(s windowed) { s.fences(); s.Fence(0, 0); s.Fence(1, 0); s.Recv(2, 0, 7) }},
		"fence_noprecede":  {"B", func(s windowed) { s.Fence(0, mpicall.ModeNoprecede); s.Recv(1, 0, 7); s.Recv(2, 0, 7) }},
		"ok_fence":         {"N", func(s windowed) { s.fences(); s.Fence(0, 0); s.Fence(1, 0); s.Fence(2, 0) }},
		"win_free_missing": {"B", func(s windowed) { s.Do(0, "MPI_Win_free"); s.Do(1, "MPI_Win_free"); s.Recv(2, 0, 7) }},
		"win_free_for_fence": {"B", func(s windowed) {
			s.do(0, "MPI_Win_fence")
			s.do(1, "MPI_Win_free")
			s.do(2, "MPI_Win_free")
			s.Do(0, "MPI_Win_free")
			s.Finalize(1)
			s.Finalize(2)
		}},
		"ok_win_free": {"N", func(s windowed) { s.Do(0, "MPI_Win_free"); s.Do(1, "MPI_Win_free"); s.Do(2, "MPI_Win_free") }},
		"lock_lock":   {"B", func(s windowed) { s.lock(0, 0); s.lock(1, 1); s.Lock(0, 1); s.Lock(1, 0); s.Recv(2, 0, 7) }},
		"lock_lock_late": {"B", func(s windowed) {
			s.lock(0, 0)
			s.lock(1, 1)
			s.lock(0, 1)
			s.lock(1, 0)
			s.On(0, "MPI_Win_unlock", 1)
			s.On(1, "MPI_Win_unlock", 0)
			s.Recv(2, 0, 7)
		}},
		"lock_after_recv": {"B", func(s windowed) { s.lock(0, 2); s.Recv(0, 1, 7); s.Lock(1, 2); s.Recv(2, 0, 7) }},
		"lock_all_exclusive": {"B", func(s windowed) {
			s.lock(0, 2)
			s.Recv(0, 1, 7)
			s.Enter(1, "MPI_Win_lock_all", s.with(nil))
			s.Recv(2, 0, 7)
		}},
		"ok_shared_locks": {"N", func(s windowed) {
			s.lockShared(0, 2)
			s.lockShared(1, 2)
			s.Recv(0, 1, 7)
			s.On(1, "MPI_Win_flush", 2)
			s.Recv(2, 0, 7)
		}},
		"ok_unlocked": {"N", func(s windowed) {
			s.lock(0, 2)
			s.on(0, "MPI_Win_unlock", 2)
			s.Recv(0, 1, 7)
			s.Lock(1, 2)
			s.Recv(2, 0, 7)
		}},
		"ok_other_target": {"N", func(s windowed) { s.lock(0, 1); s.Recv(0, 1, 7); s.Lock(1, 2); s.Recv(2, 0, 7) }},
		"ok_who_of_both_holds": {"N", func(s windowed) {
			s.lock(0, 2)
			s.lock(1, 2)
			s.On(0, "MPI_Win_flush", 2)
			s.On(1, "MPI_Win_flush", 2)
			s.Recv(2, 0, 7)
		}},
		"ok_acquired": {"N", func(s windowed) {
			s.lock(0, 2)
			s.Put(0, uint64(s.win), 2, 4)
			s.on(0, "MPI_Win_flush", 2)
			s.lock(1, 2)
			s.Recv(1, 0, 7)
			s.On(0, "MPI_Win_flush", 2)
			s.Recv(2, 0, 7)
		}},
		"lock_not_acquired": {"B", func(s windowed) {
			s.lock(0, 2)
			s.on(0, "MPI_Win_flush", 2)
			s.lock(1, 2)
			s.Recv(1, 0, 7)
			s.On(0, "MPI_Win_flush", 2)
			s.Recv(2, 0, 7)
		}},
		"ok_target_computes": {"N", func(s windowed) { s.lock(0, 2); s.lock(1, 2); s.Recv(0, 1, 7); s.On(1, "MPI_Win_flush", 2) }},
		"win_create_missing": {"B", func(s windowed) { s.Enter(0, "MPI_Win_create", Args{"comm": World}); s.Recv(1, 0, 7); s.Recv(2, 0, 7) }},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(3)
			s := windowed{script{e}, int64(e.Window(64, 1))}
			c.program(s)
			assert.Equal(t, c.verdict == "A", looked(t, e, recorded).Deadlocked(), "recorded")
			assert.Equal(t, c.verdict != "N", looked(t, e, tried).Deadlocked(), "tried")
		})
	}
}

func TestLockIsNamed(t *testing.T) {
	e := New(3)
	s := windowed{script{e}, int64(e.Window(64, 1))}
	s.lock(0, 2)
	s.Recv(0, 1, 7)
	s.Lock(1, 2)
	s.Recv(2, 0, 7)
	found := looked(t, e, tried).Finding()
	require.NotNil(t, found)
	assert.Contains(t, found.Message, "rank 1 waits in MPI_Win_lock (locked by rank 0) for rank 0")
	require.Len(t, found.Why, 1)
	assert.Equal(t, "rank 0 has the lock since {0}", found.Why[0].Text)
	assert.Equal(t, "rank 0, call 2, MPI_Win_lock", At(found.Why[0].Places[0].Ref))
}
