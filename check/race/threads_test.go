package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

const (
	threads = "race-between-threads"
	mutex   = 0x900
	started = 0x901
	first   = 1 // a thread, as the second one
	second  = 2
)

// begin begins both threads, as pthread_create does.
func (s scene) begin(rank int) {
	for _, thread := range []uint32{first, second} {
		s.Synchronize(rank, 0, trace.Releases, started)
		s.Synchronize(rank, thread, trace.Acquires|trace.Begins, started)
	}
}

// by makes a call by a thread.
func (s scene) by(thread uint32, function string, args Args) {
	s.EnterOn(0, thread, function, args)
	s.LeaveOn(0, thread, function, args)
}

// putBy is complete when it returns.
func (s scene) putBy(thread uint32, target int64) {
	s.by(thread, "MPI_Put", With(Transfer(uint64(s.w), target, 4), Args{"win": s.w, "target_disp": 0}))
	s.by(thread, "MPI_Win_flush", Args{"win": s.w, "rank": target})
}

// Each row has two accesses by two threads, one after the other by chance, and a twin in which something orders them.
func TestRacesOfThreads(t *testing.T) {
	between := func(release, acquire trace.SynchronizationKind, a, b int64) func(bool) scene {
		return func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.putBy(first, 1)
			s.Synchronize(0, first, release, a)
			of := b
			if fixed {
				of = a
			}
			s.Synchronize(0, second, acquire, of)
			s.putBy(second, 1)
			return s
		}
	}
	judge(t, map[string]row{
		"objects": {threads, between(trace.Releases, trace.Acquires, mutex, mutex+8)},
		"atomics": {threads, between(trace.Releases, trace.Acquires|trace.Polls, mutex, mutex+8)},
		"store beside a put": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.putBy(first, 0)
			if fixed {
				s.Synchronize(0, first, trace.Releases, mutex)
				s.Synchronize(0, second, trace.Acquires, mutex)
			}
			s.Access(0, second, trace.Writes, base, 4)
			return s
		}},
		"put after a load": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.Access(0, first, load, base, 4)
			if fixed {
				s.Synchronize(0, first, trace.Releases, mutex)
				s.Synchronize(0, second, trace.Acquires, mutex)
			}
			s.putBy(second, 0)
			return s
		}},
		"message to oneself": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.putBy(first, 1)
			if fixed {
				s.by(first, "MPI_Send", message(0))
				received := With(message(0), Args{"source": 0, "status": trace.Status{Present: true, Source: 0, Tag: 1, Bytes: 4}})
				delete(received, "dest")
				s.by(second, "MPI_Recv", received)
			}
			s.putBy(second, 1)
			return s
		}},
	})
}

// A thread may rely on its own flush, whether another one has completed the operation before or not (12.5.4).
func TestThreadsThatFlushThemselves(t *testing.T) {
	put := func(s scene, thread uint32) {
		s.by(thread, "MPI_Put", With(Transfer(uint64(s.w), 1, 4), Args{"win": s.w, "target_disp": 0}))
	}
	flush := func(s scene, thread uint32) { s.by(thread, "MPI_Win_flush", Args{"win": s.w, "rank": 1}) }
	begin := func(s scene, thread uint32) {
		s.by(thread, "MPI_Rget", With(Transfer(uint64(s.w), 1, 4), Args{"target_disp": 0, "request": 9}))
	}
	wait := func(s scene, thread uint32) { s.by(thread, "MPI_Wait", Args{"request": 9, "status": trace.Status{}}) }
	reads := func(s scene, thread uint32) { s.Access(0, thread, load, origin, 4) }
	// relies lets a thread begin an operation that another one completes, and rely on that, or on a call of its own if fixed.
	relies := func(begins, other, own, then func(scene, uint32)) func(bool) scene {
		return func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			begins(s, first)
			other(s, second)
			if fixed {
				own(s, first)
			}
			then(s, first)
			return s
		}
	}
	judge(t, map[string]row{
		"put after a flush of another thread":              {within, relies(put, flush, flush, put)},
		"put after a wait, and a flush of another thread":  {within, relies(begin, flush, wait, put)},
		"load after a flush, and a wait of another thread": {early, relies(begin, wait, flush, reads)},
		"put of another thread after its flush": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			put(s, first)
			flush(s, first)
			if fixed {
				s.Synchronize(0, first, trace.Releases, mutex)
				s.Synchronize(0, second, trace.Acquires, mutex)
			}
			flush(s, second) // it may have come before the first put
			put(s, second)
			return s
		}},
	})
	s := passive(2)
	s.begin(0)
	for range 300 { // more than are kept
		put(s, first)
		flush(s, second)
		flush(s, first)
	}
	assert.Empty(t, found(t, s.Execution))
}

// Threads of one rank know different things of other ranks, and of the operations of each other.
func TestRacesOfThreadsWithOthers(t *testing.T) {
	acquires := func(s scene, rank int, from, to uint32) {
		s.Synchronize(rank, from, trace.Releases, mutex)
		s.Synchronize(rank, to, trace.Acquires, mutex)
	}
	judge(t, map[string]row{
		"load of a thread while another one hears of a put": {between, func(fixed bool) scene {
			s := passive(2)
			s.begin(1)
			s.put(0, 1)
			s.flush(0, 1)
			s.Enter(0, "MPI_Barrier", Args{"comm": World})
			s.EnterOn(1, first, "MPI_Barrier", Args{"comm": World})
			s.LeaveOn(1, first, "MPI_Barrier", Args{"comm": World})
			s.Leave(0, "MPI_Barrier", Args{"comm": World})
			if fixed {
				acquires(s, 1, first, second)
			}
			s.Access(1, second, load, base, 4)
			return s
		}},
		"message of a thread while another one puts": {between, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.putBy(first, 1)
			if fixed {
				acquires(s, 0, first, second)
			}
			s.by(second, "MPI_Send", message(1))
			s.recv(1, 0)
			s.touch(1, load)
			return s
		}},
		"load of what another thread has fetched": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.by(first, "MPI_Get", Transfer(uint64(s.w), 1, 4))
			s.by(first, "MPI_Win_flush", Args{"win": s.w, "rank": int64(1)})
			if fixed {
				acquires(s, 0, first, second)
			}
			s.Access(0, second, load, origin, 4)
			return s
		}},
		"load in a loop": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.Access(0, second, load|trace.Again, origin, 4)
			if fixed {
				acquires(s, 0, second, first)
			}
			s.by(first, "MPI_Get", Transfer(uint64(s.w), 1, 4))
			return s
		}},
		"store before another thread puts the bytes": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.Access(0, second, trace.Writes, origin, 4)
			if fixed {
				acquires(s, 0, second, first)
			}
			s.putBy(first, 1)
			return s
		}},
		"buffers of two operations": {threads, func(fixed bool) scene {
			s := passive(2)
			s.begin(0)
			s.by(first, "MPI_Get", Transfer(uint64(s.w), 1, 4))
			s.by(first, "MPI_Win_flush", Args{"win": s.w, "rank": int64(1)})
			if fixed {
				acquires(s, 0, first, second)
			}
			s.by(second, "MPI_Put", With(Transfer(uint64(s.w), 1, 4), Args{"target_disp": 32}))
			return s
		}},
		"task beside its maker": {threads, func(fixed bool) scene {
			const made, children = 0x910, 0x911
			s := passive(2)
			s.begin(0)
			s.Synchronize(0, first, trace.Releases|trace.Begins, made)
			s.Synchronize(0, first, trace.Acquires|trace.Begins|trace.Task, made) // by the same thread, by chance
			s.putBy(first, 0)
			s.Synchronize(0, first, trace.Releases|trace.Ends|trace.Task, children)
			if fixed {
				s.Synchronize(0, first, trace.Acquires, children)
			}
			s.Access(0, first, trace.Writes, base, 4)
			return s
		}},
	})
}

// What a thread has stored before the memory was a buffer is recorded when it becomes one, as far as it is known.
func TestStoresBeforeTheMemoryWasABuffer(t *testing.T) {
	judge(t, map[string]row{"a store": {threads, func(fixed bool) scene {
		s := passive(2)
		s.begin(0)
		until := s.Now()
		s.Synchronize(0, first, trace.Releases, mutex)
		if fixed {
			s.Synchronize(0, 0, trace.Acquires, mutex)
		}
		args := Transfer(uint64(s.w), 1, 4)
		s.Enter(0, "MPI_Put", args)
		s.Earlier(0, first, until, trace.Writes, origin, 4)
		s.Earlier(0, first, 0, trace.Writes, origin, 4) // of an event that is not known
		s.Leave(0, "MPI_Put", args)
		return s
	}}})
}

// A thread that has begun the operation, or knows that it has begun, uses the buffer too early: that is no race of threads.
func TestThreadsThatUseBuffersEarly(t *testing.T) {
	s := passive(2)
	s.begin(0)
	s.by(first, "MPI_Get", Transfer(uint64(s.w), 1, 4))
	s.Synchronize(0, first, trace.Releases, mutex)
	s.Synchronize(0, second, trace.Acquires, mutex)
	s.Access(0, second, load, origin, 4)
	assert.Equal(t, []string{early}, found(t, s.Execution))
}

// What may order threads without being recorded makes notes of their races.
func TestLibrariesMayOrderThreads(t *testing.T) {
	for library, severity := range map[string]finding.Severity{"libc.so.6": finding.Error, "libqueue.so.1": finding.Note} {
		s := passive(2)
		s.begin(0)
		s.Linked(0, library)
		s.putBy(first, 1)
		s.putBy(second, 1)
		f := only(t, s)
		assert.Equal(t, severity, f.Severity, library)
		assert.Equal(t, severity == finding.Note, len(f.Why) > 0)
	}
}

// One thread of a third rank hears of an operation, and another one tells the rank that makes the next one. A library may order both.
func TestLibrariesMayOrderThreadsThatHandOn(t *testing.T) {
	for library, rule := range map[string]string{"libc.so.6": between, "libqueue.so.1": possible} {
		s := passive(4)
		s.begin(0)
		s.Linked(0, library)
		s.put(1, 2)
		s.flush(1, 2)
		s.send(1, 0)
		s.by(first, "MPI_Recv", receipt(1))
		s.by(second, "MPI_Send", message(3))
		s.recv(3, 0)
		s.get(3, 2)
		f := only(t, s)
		assert.Equal(t, rule, f.Name, library)
		assert.Equal(t, rule == possible, slices.Contains(reasons(f), library+", which `nastympi cc` did not compile, may order the ranks"), library)
	}
}

// A thread may have waited until another one had completed its operation, by a call of a library. Nobody has if nobody has completed it.
func TestLibrariesMayOrderWhatThreadsComplete(t *testing.T) {
	for _, row := range []struct {
		library   string
		completed bool
		severity  finding.Severity
	}{
		{"libc.so.6", true, finding.Error},
		{"libqueue.so.1", true, finding.Note},
		{"libc++.so.1", true, finding.Note}, // its mutexes are its own
		{"libqueue.so.1", false, finding.Error},
	} {
		for _, call := range []string{"store", "MPI_Get"} {
			s := passive(2)
			s.begin(0)
			s.Linked(0, row.library)
			s.by(first, "MPI_Put", Transfer(uint64(s.w), 1, 4))
			if row.completed {
				s.by(second, "MPI_Win_flush", Args{"win": s.w, "rank": int64(1)})
			}
			if call == "store" {
				s.Access(0, first, trace.Writes, origin, 4)
			} else {
				s.by(first, call, With(Transfer(uint64(s.w), 1, 4), Args{"origin_addr": int64(origin + 64)}))
			}
			f := only(t, s)
			assert.Equal(t, row.severity, f.Severity, "%v %s", row, call)
			assert.Equal(t, row.completed, slices.Contains(reasons(f), "MPI_Win_flush completes A, but nothing tells B's thread before B starts"), "%v %s", row, call)
			assert.Equal(t, row.severity == finding.Note, slices.Contains(reasons(f), row.library+", which `nastympi cc` did not compile, may order the threads"))
		}
	}
}

// A library may have one handle for requests that are complete at once. Then a recording does not say whose request a thread completes.
func TestThreadsCompleteRequestsOfOneHandle(t *testing.T) {
	const oldest, youngest = 9, 10
	double := trace.Object{Kind: mpicall.Request, Number: youngest, Doubles: oldest}
	for _, call := range []string{"MPI_Rput", "MPI_Isend"} {
		s := passive(2)
		s.begin(0)
		begin := func(thread uint32, number int64) {
			args := Args{"buf": int64(origin) + 8*number, "count": 1, "datatype": int64(Type("MPI_INT")), "dest": 1, "tag": number, "comm": World, "request": number}
			if call == "MPI_Rput" {
				args = With(Transfer(uint64(s.w), 1, 4), Args{"origin_addr": int64(origin) + 8*number, "target_disp": 8 * (number - oldest), "request": number})
			}
			s.EnterOn(0, thread, call, args)
			s.LeaveOn(0, thread, call, args)
		}
		begin(first, oldest)
		s.Describe(0, double)
		begin(second, youngest)
		s.EnterOn(0, first, "MPI_Wait", Args{"request": oldest})
		s.EnterOn(0, second, "MPI_Wait", Args{"request": oldest})
		for thread, buffer := range map[uint32]int64{first: origin + 8*oldest, second: origin + 8*youngest} {
			s.LeaveOn(0, thread, "MPI_Wait", nil)
			s.Access(0, thread, trace.Writes, buffer, 4)
		}
		assert.Empty(t, judged(t, s.Execution), call)
	}
}

// Threads of two ranks race at the same places. The finding tells of the lower rank, and still of what may order its threads.
func TestThreadsOfTheLowerRank(t *testing.T) {
	s := passive(3)
	for _, rank := range []int{1, 0} {
		s.begin(rank)
		s.Linked(rank, "libqueue.so.1")
		for _, thread := range []uint32{first, second} {
			put := With(Transfer(uint64(s.w), 2, 4), Args{"win": s.w, "target_disp": int64(8 * rank)})
			flush := Args{"win": s.w, "rank": int64(2)}
			s.EnterOn(rank, thread, "MPI_Put", put)
			s.LeaveOn(rank, thread, "MPI_Put", put)
			s.EnterOn(rank, thread, "MPI_Win_flush", flush)
			s.LeaveOn(rank, thread, "MPI_Win_flush", flush)
		}
	}
	f := only(t, s)
	assert.Equal(t, 2, f.Times)
	assert.Equal(t, 0, f.Places[0].Process.Rank.Rank)
	assert.Equal(t, finding.Note, f.Severity)
	assert.Equal(t, []string{"libqueue.so.1, which `nastympi cc` did not compile, may order the threads"}, reasons(f))
}

// An allocator gives one thread what another one has freed. A thread has the stack of one that has ended.
func TestMemoryOfOtherObjects(t *testing.T) {
	s := passive(2)
	s.begin(0)
	s.putBy(first, 1)
	s.Access(0, first, trace.Gone, origin-8, 64)
	s.Access(0, second, trace.Writes, origin, 4)
	s.Access(0, second, trace.Gone, origin-8, 64)
	s.putBy(first, 1)
	s.by(second, "MPI_Alloc_mem", Args{"size": 64, "baseptr": int64(origin - 8)})
	s.Access(0, second, trace.Writes, origin, 4)
	assert.Empty(t, found(t, s.Execution))
}

// Threads that follow others that have ended take their places: a program may begin any number of them.
func TestManyThreads(t *testing.T) {
	s := passive(2)
	for thread := uint32(1); thread < 1000; thread++ {
		s.Synchronize(0, 0, trace.Releases|trace.Begins, started)
		s.Synchronize(0, thread, trace.Acquires|trace.Begins, started)
		s.putBy(thread, 1)
		s.Synchronize(0, thread, trace.Releases|trace.Begins|trace.Ends, int64(thread))
		s.Synchronize(0, 0, trace.Acquires, int64(thread))
	}
	s.begin(0) // of which the second one is not followed by anything
	s.Synchronize(0, first, trace.Releases|trace.Ends, mutex)
	s.putBy(second, 1)
	s.put(0, 1)
	assert.Equal(t, []string{threads}, found(t, s.Execution))
}

// Nothing is said of threads that began or synchronize in a way that is not recorded.
func TestThreadsThatAreNotFollowed(t *testing.T) {
	for name, begin := range map[string]func(scene){
		"not begun": func(scene) {},
		"one not": func(s scene) {
			s.Synchronize(0, 0, trace.Releases, started)
			s.Synchronize(0, first, trace.Acquires|trace.Begins, started)
		},
		"unfollowed": func(s scene) { s.begin(0); s.Synchronize(0, first, trace.Unfollowed, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(2)
			begin(s)
			s.putBy(first, 1)
			s.putBy(second, 1)
			assert.Empty(t, found(t, s.Execution))
		})
	}
}

// What others put into memory of a rank, any of its threads may see: also one that was made before that and begins after it, as a task may.
func TestThreadsMaySeeWhatCameBeforeTheyBegan(t *testing.T) {
	s := passive(2)
	s.Synchronize(1, 0, trace.Releases, started)
	s.put(0, 1)
	s.flush(0, 1)
	s.transfer(0, "MPI_Put", 1, 16, 4) // the thread may wait for this one
	s.Synchronize(1, first, trace.Acquires|trace.Begins, started)
	s.Access(1, first, load, base, 4)
	assert.Empty(t, found(t, s.Execution))
}
