package race_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

const (
	part     = 64      // bytes of each rank in a shared window
	apart    = 0x10000 // from where one rank has it to where the next one does
	possible = "possible-race"
)

// at is where a rank has a byte of another one.
func at(rank, of int, offset int64) int64 {
	return apart*int64(rank+1) + part*int64(of) + offset
}

// sharing is a scene with a window of MPI_Win_allocate_shared, in an epoch of MPI_Win_lock_all.
func sharing(size int) scene {
	e := New(size)
	s := scene{e, int64(e.WindowOf(func(rank int) trace.WindowMade {
		return trace.WindowMade{
			Base: uint64(at(rank, rank, 0)), Bytes: part, Unit: 1, Flavor: mpicall.WinFlavorShared,
			Segments: []trace.Segment{{Count: int64(size), Bytes: part, Base: uint64(at(rank, 0, 0))}},
		}
	}))}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	for rank := range size { // each of them was compiled by `nastympi cc`
		s.Access(rank, 0, load, at(rank, rank, part-4), 4)
	}
	s.barrier()
	return s
}

// use is a load or a store of a rank to a word of another one.
func (s scene) use(rank, of int, kind trace.AccessKind, offset int64) {
	s.Access(rank, 0, kind, at(rank, of, offset), 4)
}

func (s scene) sync(rank int) { s.call(rank, "MPI_Win_sync", nil) }

// synced is a barrier that makes stores visible.
func (s scene) synced() {
	s.all("MPI_Win_sync", nil)
	s.barrier()
	s.all("MPI_Win_sync", nil)
}

// Each row has two accesses of memory that ranks share, and its correct twin (MPI 4.1, 12.2.3 and 12.7).
func TestRacesInSharedMemory(t *testing.T) {
	ordered := func(first, second func(scene)) func(bool) scene {
		return func(fixed bool) scene {
			s := sharing(3)
			first(s)
			if fixed {
				s.synced()
			}
			second(s)
			s.barrier()
			return s
		}
	}
	use := func(rank, of int, kind trace.AccessKind) func(scene) {
		return func(s scene) { s.use(rank, of, kind, 0) }
	}
	judge(t, map[string]row{
		"two stores":                          {between, ordered(use(0, 1, trace.Writes), use(1, 1, trace.Writes))},
		"two stores to memory of a third one": {between, ordered(use(0, 2, trace.Writes), use(1, 2, trace.Writes))},
		"store and load":                      {between, ordered(use(1, 1, trace.Writes), use(0, 1, load))},
		"load and store":                      {between, ordered(use(0, 1, load), use(1, 1, trace.Writes))},
		"atomic and plain store":              {between, ordered(use(0, 1, trace.Writes|trace.Atomic), use(1, 1, trace.Writes))},
		"put and a load of the target": {between, ordered(func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
		}, use(1, 1, load))},
		"put and a store of a third rank": {between, ordered(func(s scene) {
			s.put(0, 1)
			s.flush(0, 1)
		}, use(2, 1, trace.Writes))},
		"store of a third rank and a get": {between, ordered(use(2, 1, trace.Writes), func(s scene) {
			s.get(0, 1)
			s.flush(0, 1)
		})},
		"put to itself, and a load from there": {within, func(fixed bool) scene {
			s := sharing(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.use(0, 1, load, 0)
			s.flush(0, 1)
			return s
		}},
		"received where another rank stores": {between, func(fixed bool) scene {
			s := sharing(2)
			s.send(1, 0)
			s.use(1, 0, trace.Writes, 0)
			into := at(0, 0, 0)
			if fixed {
				into += 8
			}
			args := With(message(0), Args{"buf": into, "source": int64(1), "status": trace.Status{Present: true, Source: 1, Tag: 1, Bytes: 4}})
			delete(args, "dest")
			s.Call(0, "MPI_Recv", args)
			return s
		}},
		"message before the store": {between, func(fixed bool) scene {
			s := sharing(2)
			if fixed {
				s.use(0, 0, trace.Writes, 0)
			}
			s.sync(0)
			s.send(0, 1)
			if !fixed {
				s.use(0, 0, trace.Writes, 0)
			}
			s.recv(1, 0)
			s.sync(1)
			s.use(1, 0, load, 0)
			s.barrier()
			return s
		}},
		"stores under locks of different ranks": {between, func(fixed bool) scene {
			s := sharing(2)
			s.all("MPI_Win_unlock_all", nil)
			s.locked(0, mpicall.LockExclusive, 1, func(rank int, _ int64) { s.use(rank, 1, trace.Writes, 0) })
			of := map[bool]int64{true: 1, false: 0}[fixed]
			s.locked(1, mpicall.LockExclusive, of, func(rank int, _ int64) { s.use(rank, 1, trace.Writes, 0) })
			return s
		}},
		"stores between fences": {between, func(fixed bool) scene {
			s := sharing(2)
			s.all("MPI_Win_unlock_all", nil)
			s.fence(0)
			s.use(0, 1, trace.Writes, 0)
			if fixed {
				s.fence(0)
			}
			s.use(1, 1, load, 0)
			s.fence(0)
			return s
		}},
		"two windows over one memory": {between, func(fixed bool) scene {
			s := sharing(2)
			over := s.WindowOf(func(rank int) trace.WindowMade {
				return trace.WindowMade{Base: uint64(at(rank, rank, 0)), Bytes: part, Unit: 1}
			})
			s.All("MPI_Win_lock_all", Args{"win": int64(over), "assert": 0})
			s.Call(0, "MPI_Put", Transfer(over, 1, 4))
			s.Call(0, "MPI_Win_flush", Args{"win": int64(over), "rank": 1})
			if fixed {
				s.barrier()
			}
			s.use(1, 1, load, 0)
			return s
		}},
	})
}

// What is ordered, or what MPI and C allow, is no race.
func TestWhatIsNoRaceInSharedMemory(t *testing.T) {
	for name, do := range map[string]func(s scene){
		"loads": func(s scene) {
			s.use(0, 1, load, 0)
			s.use(1, 1, load, 0)
		},
		"neighbours": func(s scene) {
			s.use(0, 1, trace.Writes, 0)
			s.use(1, 1, trace.Writes, 4)
			s.use(1, 0, trace.Writes, 0)
		},
		"atomic updates": func(s scene) {
			s.use(0, 0, trace.Writes|trace.Atomic, 0)
			s.use(1, 0, trace.Writes|trace.Atomic, 0)
			s.use(1, 0, trace.Atomic, 0)
		},
		"volatile stores": func(s scene) {
			s.use(0, 0, trace.Writes|trace.Volatile, 0)
			s.use(1, 0, trace.Writes|trace.Volatile, 0)
		},
		"a flag that plain loads poll, and what follows": func(s scene) {
			s.use(0, 0, trace.Writes, 0)
			s.use(0, 0, trace.Writes, 4)
			s.use(1, 0, trace.Again, 4)
			s.use(1, 0, load, 0)
		},
		"a flag that plain loads poll before its store is recorded": func(s scene) {
			s.use(1, 0, trace.Again, 4)
			s.use(1, 0, load, 0)
			s.use(0, 0, trace.Writes, 0)
			s.use(0, 0, trace.Writes, 4)
		},
		"a post that the start has waited for": func(s scene) {
			s.all("MPI_Win_unlock_all", nil)
			s.Describe(1, trace.Object{Kind: mpicall.Group, Number: 70, Group: []trace.Span{{First: 0, Stride: 1, Count: 1}}})
			s.Describe(0, trace.Object{Kind: mpicall.Group, Number: 71, Group: []trace.Span{{First: 1, Stride: 1, Count: 1}}})
			s.use(1, 1, trace.Writes, 0)
			s.call(1, "MPI_Win_post", Args{"group": 70, "assert": 0})
			s.call(0, "MPI_Win_start", Args{"group": 71, "assert": 0})
			s.use(0, 1, trace.Writes, 0)
			s.call(0, "MPI_Win_complete", nil)
			s.call(1, "MPI_Win_wait", nil)
			s.use(1, 1, load, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := sharing(2)
			do(s)
			assert.Empty(t, found(t, s.Execution))
		})
	}
}

// What one rank releases in shared memory and another one acquires afterwards orders what both did (C11, 5.1.2.4). Addresses differ.
func TestAtomicsInSharedMemoryOrderRanks(t *testing.T) {
	const flag = 32
	publish := func(acquired int64, before bool) scene {
		s := sharing(2)
		if before {
			s.use(0, 0, trace.Writes, 0)
		}
		s.Synchronize(0, 0, trace.Releases, at(0, 1, flag))
		if !before {
			s.use(0, 0, trace.Writes, 0)
		}
		s.Synchronize(1, 0, trace.Acquires|trace.Polls, at(1, 1, acquired))
		s.use(1, 0, load, 0)
		s.barrier()
		return s
	}
	assert.Empty(t, found(t, publish(flag, true).Execution))
	assert.Equal(t, []string{between}, found(t, publish(flag+4, true).Execution), "another variable")
	assert.Equal(t, []string{between}, found(t, publish(flag, false).Execution), "a store after the release")
	for by, of := range []string{"the writer", "the reader", "another one, which may hand on the order"} {
		s := sharing(3)
		s.Synchronize(by, 0, trace.Unfollowed, 0)
		s.use(0, 0, trace.Writes, 0)
		s.use(1, 0, load, 0)
		mayBeOrdered(t, s, "An atomic variable or a mutex whose events are not all recorded may order the ranks", of)
	}
}

// mayBeOrdered expects a note about a race, which says what may order the ranks.
func mayBeOrdered(t *testing.T, s scene, why string, about ...any) {
	t.Helper()
	f := only(t, s)
	assert.Equal(t, possible, f.Name, about...)
	assert.Contains(t, reasons(f), why, about...)
}

// Of ranks that may order their accesses by loads and stores that nobody recorded, races are notes.
func TestRacesBesideUnrecordedLoadsAreNotes(t *testing.T) {
	e := New(3)
	s := scene{e, int64(e.WindowOf(func(rank int) trace.WindowMade {
		return trace.WindowMade{Bytes: part, Unit: 1, Flavor: mpicall.WinFlavorShared, Segments: []trace.Segment{{Count: 3, Bytes: part, Base: uint64(at(rank, 0, 0))}}}
	}))}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	s.put(0, 1)
	s.put(2, 1)
	mayBeOrdered(t, s, "program, which `nastympi cc` did not compile, may order the ranks")
}

// A semaphore that has a name, say, may order ranks, also those that share no memory.
func TestRacesOfRanksThatMeetOutsideAreNotes(t *testing.T) {
	s := sharing(3)
	s.use(0, 2, trace.Writes, 0)
	s.use(1, 2, load, 0)
	s.Outside(2)
	mayBeOrdered(t, s, "A semaphore, a socket or something else outside of MPI may order the ranks")
	e := New(3)
	s = scene{e, int64(e.Window(part, 1))}
	s.all("MPI_Win_lock_all", Args{"assert": 0})
	s.put(0, 1)
	s.put(2, 1)
	assert.Equal(t, []string{between}, found(t, s.Execution))
	e.Outside(0)
	mayBeOrdered(t, s, "A semaphore, a socket or something else outside of MPI may order the ranks")
}

// The finding names the rank whose memory it is, and the bytes there.
func TestSharedMemoryIsNamed(t *testing.T) {
	s := sharing(3)
	s.use(0, 2, trace.Writes, 8)
	s.use(1, 2, load, 8)
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	assert.Equal(t, "B may read before A has written", j.List()[0].Message)
	for _, p := range j.List()[0].Places {
		assert.Regexp(t, `^bytes \[8,12\) of window \d+ at rank 2$`, p.About)
	}
	assert.EqualValues(t, 8, j.List()[0].Bytes.From)
}

// An operation may come to this memory through another window, which is said, so that the call is found.
func TestSharedMemoryThroughAnotherWindow(t *testing.T) {
	s := sharing(2)
	over := s.WindowOf(func(rank int) trace.WindowMade {
		return trace.WindowMade{Base: uint64(at(rank, rank, 0)), Bytes: part, Unit: 1}
	})
	s.All("MPI_Win_lock_all", Args{"win": int64(over), "assert": 0})
	s.Call(0, "MPI_Put", Transfer(over, 1, 4))
	s.use(1, 1, load, 0)
	places := only(t, s).Places
	assert.Regexp(t, fmt.Sprintf(`^bytes \[0,4\) of window \d+ at rank 1, through window %d$`, over), places[0].About)
	assert.Regexp(t, `^bytes \[0,4\) of window \d+ at rank 1$`, places[1].About)
}
