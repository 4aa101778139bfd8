package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// found are the names of the races of an execution. Over nodes no others are found.
func found(t *testing.T, e *Execution) []string {
	t.Helper()
	names := foundOnOne(t, e)
	foundOverNodes(t, e, names)
	return names
}

// foundOnOne are the names of the races if all ranks have one clock.
func foundOnOne(t *testing.T, e *Execution) (names []string) {
	t.Helper()
	for _, f := range judged(t, e) {
		names = append(names, f.Name)
	}
	return names
}

func judged(t *testing.T, e *Execution) []*check.Finding {
	t.Helper()
	j := race.New()
	require.NoError(t, e.History().Walk(j))
	InOrder(t, j.List())
	return j.List()
}

// scene is an execution with a window of 64 bytes at 0x10000 on all ranks.
type scene struct {
	*Execution
	w int64
}

func newScene(size int) scene {
	e := New(size)
	return scene{e, int64(e.Window(64, 1))}
}

// passive is a scene with an epoch of MPI_Win_lock_all. An info key of the window without a value is not given.
func passive(size int, info ...trace.Pair) scene {
	e := New(size)
	info = slices.DeleteFunc(info, func(p trace.Pair) bool { return p.Value == "" })
	s := scene{e, int64(e.Window(64, 1, info...))}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	return s
}

func (s scene) call(rank int, name string, args Args) {
	s.Call(rank, name, With(Args{"win": s.w}, args))
}

func (s scene) all(name string, args Args) { s.All(name, With(Args{"win": s.w}, args)) }

func (s scene) transfer(rank int, name string, target, disp, bytes int64) {
	args := With(Transfer(uint64(s.w), target, bytes), Args{"target_disp": disp})
	if name == "MPI_Accumulate" {
		args = With(args, Args{"op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM"))})
	}
	s.Call(rank, name, args)
}

func (s scene) put(rank int, target int64) { s.transfer(rank, "MPI_Put", target, 0, 4) }
func (s scene) get(rank int, target int64) { s.transfer(rank, "MPI_Get", target, 0, 4) }

func (s scene) flush(rank int, target int64) { s.call(rank, "MPI_Win_flush", Args{"rank": target}) }

func (s scene) fetch(rank int, target, disp int64, op string) {
	s.call(rank, "MPI_Fetch_and_op", Args{
		"origin_addr": 0x5000, "result_addr": 0x6000, "datatype": int64(Type("MPI_INT")), "target_rank": target, "target_disp": disp,
		"op": int64(mpicall.Numbered(mpicall.Op, op)),
	})
}

// accumulate one integer at a displacement in the memory of rank 2.
func (s scene) accumulate(rank int, disp int64, op string) {
	s.call(rank, "MPI_Accumulate", With(Transfer(uint64(s.w), 2, 1), Args{
		"target_disp": disp, "origin_datatype": int64(Type("MPI_INT")), "target_datatype": int64(Type("MPI_INT")),
		"op": int64(mpicall.Numbered(mpicall.Op, op)),
	}))
}

func message(peer int64) Args {
	return Args{"comm": World, "tag": 1, "count": 4, "datatype": int64(Type("MPI_BYTE")), "buf": 0x7000, "dest": peer}
}

func (s scene) send(rank int, to int64) { s.Call(rank, "MPI_Send", message(to)) }

func receipt(peer int64) Args {
	args := With(message(0), Args{"source": peer, "status": trace.Status{Present: true, Source: peer, Tag: 1, Bytes: 4}})
	delete(args, "dest")
	return args
}

func (s scene) recv(rank int, from int64) { s.Call(rank, "MPI_Recv", receipt(from)) }

func (s scene) barrier() { s.All("MPI_Barrier", Args{"comm": World}) }

func (s scene) fence(assertions int64) { s.all("MPI_Win_fence", Args{"assert": assertions}) }

func (s scene) lock(rank int, kind, target int64) {
	s.call(rank, "MPI_Win_lock", Args{"lock_type": kind, "rank": target, "assert": 0})
}

func (s scene) unlock(rank int, target int64) { s.call(rank, "MPI_Win_unlock", Args{"rank": target}) }

func (s scene) locked(rank int, kind, target int64, operate func(rank int, target int64)) {
	s.lock(rank, kind, target)
	operate(rank, target)
	s.unlock(rank, target)
}

const (
	within  = "race-of-one-origin"
	between = "race-between-ranks"
)

// row is a program with a race, and its correct twin.
type row struct {
	want string
	do   func(fixed bool) scene
}

func judge(t *testing.T, rows map[string]row) {
	t.Helper()
	for name, r := range rows {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, []string{r.want}, found(t, r.do(false).Execution))
			assert.Empty(t, found(t, r.do(true).Execution))
		})
	}
}

func TestRaces(t *testing.T) {
	judge(t, map[string]row{
		"put and get in one epoch": {within, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.get(0, 1)
			return s
		}},
		"two puts in one fence epoch": {within, func(fixed bool) scene {
			s := newScene(2)
			s.fence(0)
			s.put(0, 1)
			if fixed {
				s.fence(0)
			}
			s.put(0, 1)
			s.fence(0)
			return s
		}},
		"a flush of another target": {within, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, map[bool]int64{true: 1, false: 2}[fixed])
			s.get(0, 1)
			return s
		}},
		"a local flush": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			s.call(0, map[bool]string{true: "MPI_Win_flush", false: "MPI_Win_flush_local"}[fixed], Args{"rank": 1})
			s.barrier()
			s.get(1, 1)
			return s
		}},
		"a message before the flush": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.send(0, 1)
			s.flush(0, 1)
			s.recv(1, 0)
			s.get(1, 1)
			return s
		}},
		"no barrier": {between, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, 1)
			if fixed {
				s.barrier()
			}
			s.get(2, 1)
			return s
		}},
		"ranks put in one fence epoch": {between, func(fixed bool) scene {
			s := newScene(3)
			s.fence(0)
			s.put(0, 1)
			if fixed {
				s.fence(0)
			}
			s.put(2, 1)
			s.fence(0)
			return s
		}},
		"shared locks": {between, func(fixed bool) scene {
			s := newScene(3)
			kind := map[bool]int64{true: mpicall.LockExclusive, false: mpicall.LockShared}[fixed]
			s.locked(0, kind, 1, s.put)
			s.locked(2, kind, 1, s.put)
			return s
		}},
		"shared and exclusive lock that are both late": {between, func(fixed bool) scene {
			s := newScene(3)
			s.lock(0, map[bool]int64{true: mpicall.LockExclusive, false: mpicall.LockShared}[fixed], 1)
			s.lock(2, mpicall.LockShared, 1)
			s.put(0, 1)
			s.put(2, 1)
			s.unlock(0, 1)
			s.unlock(2, 1)
			return s
		}},
		"accumulates of different types": {between, func(fixed bool) scene {
			s := passive(3)
			s.fetch(0, 1, 0, "MPI_SUM")
			if fixed {
				s.fetch(2, 1, 0, "MPI_SUM")
			} else {
				s.transfer(2, "MPI_Accumulate", 1, 0, 4)
			}
			return s
		}},
		"put and accumulate": {between, func(fixed bool) scene {
			s := passive(3)
			s.transfer(0, map[bool]string{true: "MPI_Accumulate", false: "MPI_Put"}[fixed], 1, 0, 4)
			s.transfer(2, "MPI_Accumulate", 1, 0, 4)
			return s
		}},
		"a flag that overtakes data": {between, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.fetch(0, 1, 32, "MPI_REPLACE")
			s.flush(0, 1)
			s.fetch(2, 1, 32, "MPI_NO_OP")
			s.flush(2, 1)
			s.get(2, 1)
			return s
		}},
		"a message into a window": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.send(0, 1)
			args := With(message(0), Args{"buf": 0x10000, "source": 0, "status": trace.Status{Present: true, Tag: 1, Bytes: 4}})
			delete(args, "dest")
			s.Call(1, "MPI_Recv", args)
			return s
		}},
		"a window that is written to a file": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
				s.barrier()
			}
			s.Call(1, "MPI_File_write_at", Args{"fh": 7, "offset": 0, "buf": 0x10000, "count": 4, "datatype": int64(Type("MPI_BYTE"))})
			return s
		}},
		"a split read from a file into a window": {between, func(fixed bool) scene {
			s := passive(2)
			s.Call(1, "MPI_File_read_all_begin", Args{"fh": 7, "buf": 0x10000, "count": 4, "datatype": int64(Type("MPI_BYTE"))})
			if fixed {
				s.Call(1, "MPI_File_read_all_end", Args{"fh": 7, "buf": 0x10000, "status": trace.Status{}})
			}
			s.barrier()
			s.get(0, 1)
			if !fixed {
				s.Call(1, "MPI_File_read_all_end", Args{"fh": 7, "buf": 0x10000, "status": trace.Status{}})
			}
			return s
		}},
		"a request that sends from a window": {between, func(fixed bool) scene {
			s := passive(3)
			s.Call(1, "MPI_Isend", With(message(2), Args{"buf": 0x10000, "request": 9}))
			if fixed {
				s.Call(1, "MPI_Wait", Args{"request": 9, "status": trace.Status{}})
			}
			s.barrier()
			s.put(0, 1)
			return s
		}},
		"a persistent request that sends from a window": {between, func(fixed bool) scene {
			s := passive(3)
			s.Call(1, "MPI_Send_init", With(message(2), Args{"buf": 0x10000, "request": 9}))
			s.Call(1, "MPI_Start", Args{"request": 9})
			if fixed {
				s.Call(1, "MPI_Wait", Args{"request": 9, "status": trace.Status{}})
			}
			s.barrier()
			s.put(0, 1)
			return s
		}},
		"two origins in one exposure epoch": {between, func(fixed bool) scene {
			s := newScene(3)
			if fixed {
				s.exposed(0)
				s.exposed(2)
			} else {
				s.exposed(0, 2)
			}
			return s
		}},
		"MPI_Win_complete does not complete at the target": {between, func(fixed bool) scene {
			s := newScene(3)
			s.accessed(0)
			if fixed {
				s.call(1, "MPI_Win_wait", nil)
			}
			s.barrier()
			s.get(2, 1)
			return s
		}},
		"a bcast tells nothing of its leaves": {between, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, 1)
			s.All("MPI_Bcast", Args{"comm": World, "root": map[bool]int64{true: 0, false: 1}[fixed], "buffer": 0x7000, "count": 1, "datatype": int64(Type("MPI_INT"))})
			s.get(2, 1)
			return s
		}},
		"MPI_MODE_NOPRECEDE is no barrier": {between, func(fixed bool) scene {
			s := newScene(3)
			s.locked(0, mpicall.LockShared, 1, s.put)
			s.fence(map[bool]int64{true: 0, false: mpicall.ModeNoprecede}[fixed])
			s.put(2, 1)
			s.fence(0)
			return s
		}},
	})
}

// exposed is an exposure epoch of rank 1 in which origins put to it. They start before rank 1 posts.
func (s scene) exposed(origins ...int) {
	s.accessed(origins...)
	s.call(1, "MPI_Win_wait", nil)
}

// accessed is exposed without its end.
func (s scene) accessed(origins ...int) {
	number := uint64(70 + len(origins) + origins[0])
	group := Args{"group": int64(number), "assert": 0}
	var spans []trace.Span
	for _, origin := range origins {
		s.Describe(origin, trace.Object{Kind: mpicall.Group, Number: number, Group: []trace.Span{{First: 1, Count: 1}}})
		spans = append(spans, trace.Span{First: int64(origin), Count: 1})
		s.call(origin, "MPI_Win_start", group)
		s.put(origin, 1)
	}
	s.Describe(1, trace.Object{Kind: mpicall.Group, Number: number, Group: spans})
	s.call(1, "MPI_Win_post", group)
	for _, origin := range origins {
		s.call(origin, "MPI_Win_complete", nil)
	}
}

// An access ends with the first call that completes it. A later flush does not move its end: whoever was told before that flush
// may access the memory.
func TestAccessesEndOnce(t *testing.T) {
	for name, at := range map[string]int64{"MPI_Rput": 1, "MPI_Rget": 2} {
		for _, completed := range []bool{true, false} {
			s := passive(3)
			s.Call(1, name, With(Transfer(uint64(s.w), 2, 4), Args{"origin_addr": 0x10000, "request": 9}))
			if completed {
				s.Call(1, "MPI_Wait", Args{"request": 9, "status": trace.Status{}})
			}
			s.barrier()
			s.flush(1, 2)
			s.put(0, at)
			assert.Equal(t, !completed, len(found(t, s.Execution)) > 0, name)
		}
	}
}

// The bytes of a race are floating-point numbers if both accesses are of such.
func TestTypeOfBytes(t *testing.T) {
	for want, types := range map[bool][2]string{true: {"MPI_DOUBLE", "MPI_DOUBLE"}, false: {"MPI_DOUBLE", "MPI_INT"}} {
		s := passive(3)
		for rank, name := range types {
			args := With(Transfer(uint64(s.w), 2, 1), Args{"origin_datatype": int64(Type(name)), "target_datatype": int64(Type(name))})
			s.Call(rank, "MPI_Put", args)
		}
		j := race.New()
		require.NoError(t, s.History().Walk(j))
		require.Len(t, j.List(), 1)
		assert.Equal(t, want, j.List()[0].Bytes.Floating)
	}
}

// Spawned processes race among themselves (MPI 4.1, 11.8), and not with processes of the same ranks in another world.
func TestRacesOfSpawnedProcesses(t *testing.T) {
	spawned := func() (s scene, child int) {
		e := New(2)
		child = e.Spawn(2)
		s = scene{e, int64(e.Window(64, 1))}
		s.all("MPI_Win_lock_all", Args{"assert": 0})
		return s, child
	}
	judge(t, map[string]row{
		"of two spawned processes": {between, func(fixed bool) scene {
			s, child := spawned()
			s.put(child, 1)
			if fixed {
				s.flush(child, 1)
				s.barrier()
			}
			s.get(child+1, 1)
			return s
		}},
		"a barrier of the other world": {between, func(fixed bool) scene {
			s, child := spawned()
			s.put(child, 1)
			s.flush(child, 1)
			first := map[bool]int{true: child, false: 0}[fixed]
			for rank := range 2 {
				s.Enter(first+rank, "MPI_Barrier", Args{"comm": World})
			}
			for rank := range 2 {
				s.Leave(first+rank, "MPI_Barrier", Args{"comm": World})
			}
			s.get(child+1, 1)
			return s
		}},
	})
	s, child := spawned()
	s.put(0, 1)
	s.get(child+1, 1)
	assert.Empty(t, found(t, s.Execution), "one rank in two worlds")
}

// A call that the library refuses has told its process nothing of the others (MPI 4.1, 9.3). One that may have communicated before it
// returned an error counts as if it had heard of all.
func TestRefusedCallsOrderNothing(t *testing.T) {
	status := Args{"source": 0, "status": trace.Status{}}
	tests := []struct {
		function string
		class    int64
		args     Args
		orders   bool
	}{
		{"MPI_Send", mpicall.ErrRank, message(9), false},
		{"MPI_Recv", mpicall.ErrRank, With(receipt(0), Args{"source": 9}), false},
		{"MPI_Recv", mpicall.ErrTruncate, With(receipt(0), status), true},
		{"MPI_Bcast", mpicall.ErrRoot, Args{"comm": World, "root": 9, "count": 1, "datatype": int64(Type("MPI_INT"))}, false},
		{"MPI_Barrier", mpicall.ErrOther, Args{"comm": World}, true},
		{"MPI_Barrier", mpicall.ErrComm, Args{"comm": 0}, false},
		{"MPI_Wait", mpicall.ErrRank, Args{"request": 77}, true},
		{"MPI_Get", mpicall.ErrOther, Args{"win": passive(3).w, "target_rank": 2}, false},
	}
	for _, test := range tests {
		s := passive(3)
		s.put(0, 2)
		s.flush(0, 2)
		s.Fail(1, test.function, test.class, test.args)
		s.get(1, 2)
		want := []string{"race-between-ranks"}
		if test.orders {
			want = nil
		}
		assert.Equal(t, want, found(t, s.Execution), "%s: %s", test.function, mpicall.Name(test.class))
	}
}

// An operation whose call returns an error accesses nothing (MPI 4.1, 9.3: what its effect is, nobody can rely on), whether it comes
// before or after the other one.
func TestRefusedOperationsAccessNothing(t *testing.T) {
	refused := func(s scene, rank int, target int64) {
		s.Fail(rank, "MPI_Put", mpicall.ErrCount, With(Transfer(uint64(s.w), target, 4), Args{"win": s.w, "origin_count": -1}))
	}
	for name, make := range map[string]func(s scene){
		"before an operation of the same rank": func(s scene) { refused(s, 0, 1); s.put(0, 1) },
		"after one":                            func(s scene) { s.put(0, 1); refused(s, 0, 1) },
		"beside one of another rank":           func(s scene) { s.put(0, 2); refused(s, 1, 2); s.put(2, 2) },
		"beside a fetching one":                func(s scene) { refused(s, 0, 1); s.fetch(1, 1, 0, "MPI_SUM") },
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(3)
			make(s)
			want := []string(nil)
			if name == "beside one of another rank" {
				want = []string{"race-between-ranks"} // of the two others
			}
			assert.Equal(t, want, found(t, s.Execution))
		})
	}
}
