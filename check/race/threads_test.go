package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

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
