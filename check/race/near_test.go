package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// beginRequests begins sends of two bytes each, with request numbers from 9 on.
func (s scene) beginRequests(rank, n int) {
	for i := range int64(n) {
		s.Call(rank, "MPI_Isend", With(message(1), Args{"buf": 0x7000 + 8*i, "request": 9 + i}))
	}
}

// waitFor waits for requests with numbers from 9 on.
func (s scene) waitFor(rank, n int) {
	var list []int64
	for i := range int64(n) {
		list = append(list, 9+i)
	}
	s.Call(rank, "MPI_Waitall", Args{"count": n, "array_of_requests": list, "array_of_statuses": make([]trace.Status, n)})
}

// Calls of the right kind that do not complete A are named, with what they are for. Each program has a correct twin.
func TestNearMisses(t *testing.T) {
	const onlyMemory = "MPI_Win_sync synchronizes the memory of rank 0 with its window: it completes no operation, and tells no other rank"
	choose := func(fixed bool, right, wrong int64) int64 {
		if fixed {
			return right
		}
		return wrong
	}
	for name, row := range map[string]struct {
		why string
		do  func(fixed bool) scene
	}{
		"another rank": {"MPI_Win_flush is for rank 2; A goes to rank 1", func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, choose(fixed, 1, 2))
			s.get(0, 1)
			return s
		}},
		"another rank, and a barrier": {"MPI_Win_flush is for rank 2; A goes to rank 1", func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, choose(fixed, 1, 2))
			s.barrier()
			s.get(2, 1)
			return s
		}},
		"another rank, and a flush that comes too late": {"MPI_Win_flush is for rank 2; A goes to rank 1", func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, choose(fixed, 1, 2))
			s.barrier()
			s.flush(0, 1)
			s.get(2, 1)
			return s
		}},
		"another window": {"MPI_Win_flush_all is on window 1002; A is on window 1001", func(fixed bool) scene {
			s := passive(3)
			other := int64(s.Window(64, 1))
			s.All("MPI_Win_lock_all", Args{"win": other, "assert": 0})
			s.put(0, 1)
			s.Call(0, "MPI_Win_flush_all", Args{"win": choose(fixed, s.w, other)})
			s.get(0, 1)
			return s
		}},
		"a fence of another window": {"MPI_Win_fence is on window 1002; A is on window 1001", func(fixed bool) scene {
			s := newScene(3)
			other := int64(s.Window(64, 1))
			s.fence(0)
			s.put(0, 1)
			s.All("MPI_Win_fence", Args{"win": choose(fixed, s.w, other), "assert": 0})
			s.put(2, 1)
			s.fence(0)
			return s
		}},
		"other requests": {"MPI_Waitall is for 3 of 4 requests (A's request is not among them)", func(fixed bool) scene {
			s := passive(2)
			s.beginRequests(0, 4)
			s.waitFor(0, int(choose(fixed, 4, 3)))
			s.Access(0, 0, trace.Writes, 0x7000+3*8, 4)
			s.Call(0, "MPI_Wait", Args{"request": 12, "status": trace.Status{}})
			return s
		}},
		"another request": {"MPI_Wait waits for a request other than that of A", func(fixed bool) scene {
			s := passive(2)
			s.beginRequests(0, 2)
			s.Call(0, "MPI_Wait", Args{"request": choose(fixed, 9, 10), "status": trace.Status{}})
			s.Access(0, 0, trace.Writes, 0x7000, 4)
			return s
		}},
		"a flush one iteration early": {"MPI_Win_flush comes before A", func(fixed bool) scene {
			s := passive(3)
			for range 2 {
				if !fixed {
					s.flush(0, 1)
				}
				s.put(0, 1)
				if fixed {
					s.flush(0, 1)
				}
				s.barrier()
				s.get(2, 1)
				s.flush(2, 1)
				s.barrier()
			}
			return s
		}},
		"a test that finds it pending": {"MPI_Test returns flag = 0: A is not complete", func(fixed bool) scene {
			s := passive(2)
			s.beginRequests(0, 1)
			for range 3 { // it polls
				s.CallAgain(0, "MPI_Test", Args{"request": 9, "flag": 0, "status": trace.Status{}})
			}
			if fixed {
				s.Call(0, "MPI_Test", Args{"request": 9, "flag": 1, "status": trace.Status{Present: true}})
			}
			s.Access(0, 0, trace.Writes, 0x7000, 4)
			s.Call(0, "MPI_Wait", Args{"request": 9, "status": trace.Status{}})
			return s
		}},
		"MPI_Win_sync": {onlyMemory, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.sync(0)
			s.get(0, 1)
			return s
		}},
		"MPI_Win_sync, and a barrier": {onlyMemory, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.sync(0)
			s.barrier()
			s.get(2, 1)
			s.flush(2, 1)
			return s
		}},
		"MPI_Win_sync for a store": {onlyMemory, func(fixed bool) scene {
			s := sharing(2)
			s.use(0, 0, trace.Writes, 0)
			s.sync(0)
			if fixed {
				s.barrier()
			}
			s.sync(1)
			s.use(1, 0, load, 0)
			s.barrier()
			return s
		}},
		"a flush one iteration early, and MPI_Win_sync": {"MPI_Win_flush comes before A", func(fixed bool) scene {
			s := passive(3)
			for range 2 {
				if !fixed {
					s.flush(0, 1)
				}
				s.sync(0)
				s.put(0, 1)
				if fixed {
					s.flush(0, 1)
				}
				s.barrier()
				s.get(2, 1)
				s.flush(2, 1)
				s.barrier()
			}
			return s
		}},
		"another rank, and many of MPI_Win_sync": {"MPI_Win_flush is for rank 2; A goes to rank 1", func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			s.flush(0, choose(fixed, 1, 2))
			s.sync(0)
			for range 200 { // it polls
				s.CallAgain(0, "MPI_Win_sync", Args{"win": s.w})
			}
			s.get(0, 1)
			return s
		}},
		"a flush after B": {"MPI_Win_flush comes after B", func(fixed bool) scene {
			s := passive(3)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.get(0, 1)
			s.flush(0, 1)
			return s
		}},
	} {
		t.Run(name, func(t *testing.T) {
			f := earliest(t, row.do(false))
			assert.Contains(t, reasons(f), row.why)
			assert.Empty(t, found(t, row.do(true).Execution))
		})
	}
}

// What completes operations of its own is no near miss if another call, which completes nothing, is.
func TestTheLeastDifferenceIsNamed(t *testing.T) {
	s := passive(3)
	s.transfer(0, "MPI_Put", 1, 0, 4)
	s.flush(0, 2) // completes nothing
	s.transfer(0, "MPI_Put", 2, 0, 4)
	s.flush(0, 2)
	s.get(0, 1)
	f := only(t, s)
	assert.Equal(t, []string{"MPI_Win_flush is for rank 2; A goes to rank 1"}, reasons(f))
	assert.EqualValues(t, 4, f.Why[0].Places[0].Number)
}

// A call of another kind is no near miss.
func TestCallsOfAnotherKind(t *testing.T) {
	for name, do := range map[string]func(s scene){
		"a local flush for another rank": func(s scene) { s.call(0, "MPI_Win_flush_local", Args{"rank": int64(2)}) },
		"a wait":                         func(s scene) { s.beginRequests(0, 1); s.waitFor(0, 1) },
		"a flush before an earlier put":  func(s scene) {},
	} {
		s := passive(3)
		s.put(0, 2)
		s.flush(0, 2)
		s.put(0, 1)
		do(s)
		s.get(0, 1)
		assert.Equal(t, []string{"nothing completes A before B"}, reasons(only(t, s)), name)
	}
}

// A buffer of several gets is complete when the last of them is.
func TestWhatCompletesGetsOfOneBufferComesAfterALoad(t *testing.T) {
	for _, again := range []int{0, 1, 3} {
		s := passive(2)
		loaded := s.Access(0, 0, load, 0x9000, 4)
		s.get(0, 1)
		s.AccessFrom(loaded, 0, load, 0x5000, 4)
		for range again {
			s.CallAgain(0, "MPI_Get", Transfer(uint64(s.w), 1, 4))
		}
		s.flush(0, 1)
		assert.Equal(t, []string{"MPI_Win_flush comes after B"}, reasons(only(t, s)), again)
	}
}

// The ranks do the same, and the finding tells of the lower one, whichever was first.
func TestWhatComesAfterBIsOfTheSameRank(t *testing.T) {
	for _, order := range [][]int{{0, 1}, {1, 0}} {
		s := passive(4)
		for _, rank := range order {
			s.put(rank, int64(2+rank))
			s.get(rank, int64(2+rank))
		}
		for _, rank := range order {
			s.flush(rank, int64(2+rank))
		}
		f := only(t, s)
		assert.Equal(t, []string{"MPI_Win_flush comes after B"}, reasons(f), order)
		assert.Zero(t, f.Places[0].Process.Rank.Rank, order)
		assert.Zero(t, f.Why[0].Places[0].Process.Rank.Rank, order)
	}
}

// What a rank hears after B does not change what it knew when B started.
func TestALocalFlushIsBlamedWhateverIsHeardLater(t *testing.T) {
	for _, later := range []bool{false, true} {
		s := passive(2)
		s.put(0, 1)
		s.call(0, "MPI_Win_flush_local", Args{"rank": int64(1)})
		s.barrier()
		s.get(1, 1)
		if later {
			s.flush(1, 1)
			s.barrier()
		}
		s.flush(0, 1)
		assert.Equal(t, []string{"MPI_Win_flush_local completes A only at rank 0; MPI_Barrier then lets rank 1 go on"}, reasons(only(t, s)), later)
	}
}

// The first MPI_Win_sync after a store is named, whether the load that nothing orders comes before it in time, after it, or after others. One
// that can only be called after the load is not.
func TestTheSyncAfterAStoreDoesNotDependOnTime(t *testing.T) {
	for _, steps := range []string{"wlss", "wsls", "wssl", "lwss"} {
		s := sharing(2)
		var first uint32
		for _, step := range steps {
			switch step {
			case 'w':
				s.use(0, 0, trace.Writes, 0)
			case 's':
				s.sync(0)
				if first == 0 {
					first = s.LastSite(0)
				}
			case 'l':
				s.use(1, 0, load, 0)
			}
		}
		s.barrier()
		f := only(t, s)
		require.Len(t, f.Why, 1, steps)
		assert.Equal(t, first, f.Why[0].Places[0].Site, steps)
	}
	s := sharing(2)
	s.use(0, 0, trace.Writes, 0)
	s.use(1, 0, load, 0)
	s.barrier()
	s.sync(0)
	assert.Empty(t, reasons(only(t, s)))
}

// Reports name ranks of MPI_COMM_WORLD. The repair is a call, whose argument is a rank of the window.
func TestRanksAreThoseOfTheWorld(t *testing.T) {
	s := scene{New(3), 0}
	reversed, made := int64(s.Number()), int64(s.Number())
	s.w = made
	for rank := range 3 {
		s.Enter(rank, "MPI_Comm_split", Args{"comm": World})
		s.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(reversed), Communicator: &trace.ProcessSet{
			Parent: World, Rank: int64(2 - rank), Local: []trace.Span{{First: 2, Stride: -1, Count: 3}},
		}})
		s.Leave(rank, "MPI_Comm_split", Args{"newcomm": reversed})
	}
	args := Args{"disp_unit": 1, "comm": reversed, "win": made}
	for rank := range 3 {
		s.Enter(rank, "MPI_Win_create", args)
	}
	for rank := range 3 {
		s.Describe(rank, trace.Object{Kind: mpicall.Window, Number: uint64(made), Window: &trace.WindowMade{
			ID: uint32(made), Communicator: uint64(reversed), Base: 0x10000, Bytes: 64, Unit: 1, Flavor: mpicall.WinFlavorCreate, Model: mpicall.WinUnified,
		}})
		s.Leave(rank, "MPI_Win_create", args)
	}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	s.put(1, 2)
	s.flush(1, 0)
	s.get(1, 2)
	f := only(t, s)
	assert.Equal(t, 0, f.Bytes.Rank)
	assert.Equal(t, []string{"MPI_Win_flush is for rank 2; A goes to rank 0"}, reasons(f))
	assert.Contains(t, f.Repair, "MPI_Win_flush(2, win) before")
	assert.Contains(t, f.Repair, "(rank 2 of the window is rank 0 of MPI_COMM_WORLD)")
}
