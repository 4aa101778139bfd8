package race_test

import (
	"slices"

	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// random is a random execution of locks, operations, messages, barriers, threads, loads and stores, and what the race detector may find in
// it.
type random struct {
	scene
	*rand.Rand
	ranks  []state
	all    []*act
	sent   map[[2]int]int // messages that are not received
	fences bool           // instead of locks
}

// state of a rank.
type state struct {
	threads []uint32 // that have begun and not ended
	thread  uint32   // which makes the next call
	begun   uint32   // how many threads have begun
	events  int      // of calls, loads and stores
	lock    *held    // nil: it holds none
	open    []*operation
}

type held struct {
	target    int // or all
	exclusive bool
}

// all targets, and none.
const all, none = -1, -2

// excludes says whether two ranks cannot have both.
func (l held) excludes(other held) bool {
	same := l.target == other.target || l.target == all || other.target == all
	return same && l.target != none && other.target != none && (l.exclusive || other.exclusive)
}

// act reads or writes a few bytes: an operation does so at its target and at its origin, and so do a load and a store.
type act struct {
	rank                int
	at                  bytes
	site                uint32
	writes, own, atomic bool
	lock                held
	start               int   // an event
	ends                []int // events that complete it
}

// bytes of a process.
type bytes struct {
	rank    int
	address int64
}

// operation is one of which a later call may say that it is complete.
type operation struct {
	target        int
	remote, local *act
	request       int64 // 0: it has none, or that was completed
}

func newRandom(r *rand.Rand, size int) *random {
	x := &random{scene: newScene(size), Rand: r, ranks: make([]state, size), sent: map[[2]int]int{}}
	for rank := range x.ranks {
		x.ranks[rank].events, x.ranks[rank].threads, x.ranks[rank].begun = 2, []uint32{0}, 1
	}
	return x
}

// fork lets ranks have some threads.
func (x *random) fork() {
	for rank := range x.ranks {
		x.Access(rank, 0, trace.Writes, origin-8, 4) // loads and stores are recorded
		s := &x.ranks[rank]
		s.events++
		for range x.Intn(3) {
			x.Synchronize(rank, 0, trace.Releases, started)
			x.thread(rank, started)
		}
	}
}

// thread begins one that knows what an object does.
func (x *random) thread(rank int, object int64) {
	s := &x.ranks[rank]
	x.Synchronize(rank, s.begun, trace.Acquires|trace.Begins, object)
	s.threads = append(s.threads, s.begun)
	s.begun++
}

// turn lets any thread of a rank act next. It may release or acquire before, or one may end, and another one begin.
func (x *random) turn(rank int) {
	s := &x.ranks[rank]
	if s.begun == 1 {
		return
	}
	at := x.Intn(len(s.threads))
	s.thread = s.threads[at]
	switch kind := x.Intn(40); {
	case kind < 10:
		x.Synchronize(rank, s.thread, trace.Releases, mutex)
	case kind < 20:
		x.Synchronize(rank, s.thread, trace.Acquires, mutex)
	case kind == 20 && at > 0:
		x.Synchronize(rank, s.thread, trace.Releases|trace.Ends, mutex)
		s.threads = slices.Delete(s.threads, at, at+1)
		x.thread(rank, mutex)
		s.thread = s.begun - 1
	case kind == 21:
		x.thread(rank, started)
		s.thread = s.begun - 1
	}
	x.As(rank, s.thread)
}

// did notes a call of a rank, and its two events.
func (x *random) did(rank int) *state {
	s := &x.ranks[rank]
	s.events += 2
	return s
}

// allowed says whether a rank may have a lock now.
func (x *random) allowed(l held) bool {
	return !slices.ContainsFunc(x.ranks, func(s state) bool {
		return s.lock != nil && s.lock.excludes(l)
	})
}

func (x *random) step() {
	rank, other := x.Intn(len(x.ranks)), x.Intn(len(x.ranks))
	s := &x.ranks[rank]
	x.turn(rank)
	if s.begun > 1 && x.Intn(4) == 0 {
		x.load(rank)
		return
	}
	switch kind := x.Intn(44); {
	case kind == 0:
		x.barrier()
		for r := range x.ranks {
			x.did(r)
		}
	case kind < 5:
		x.send(rank, int64(other))
		x.sent[[2]int{rank, other}]++
		x.did(rank)
	case kind < 9 && x.sent[[2]int{other, rank}] > 0:
		x.sent[[2]int{other, rank}]--
		x.recv(rank, int64(other))
		x.did(rank)
	case x.fences && kind > 40:
		x.fenced()
	case x.fences:
		x.operate(rank, other, held{target: none})
	case s.lock == nil && x.Intn(4) == 0:
		x.acquire(rank, held{target: all})
	case s.lock == nil:
		x.acquire(rank, held{other, x.Intn(2) == 0})
	case kind < 28:
		x.operate(rank, s.lock.of(other), *s.lock)
	case kind < 32:
		x.call(rank, "MPI_Fetch_and_op", Args{
			"origin_addr": x.buffer(), "result_addr": x.buffer(), "datatype": int64(Type("MPI_INT")), "target_rank": int64(s.lock.of(other)),
			"target_disp": 32, "op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")),
		})
		x.did(rank)
	default:
		x.complete(rank, s.lock.of(other), kind)
	}
}

// of is a target that is locked: this one if all are.
func (l held) of(target int) int {
	if l.target == all {
		return target
	}
	return l.target
}

// fenced is a fence of all ranks, which completes all operations.
func (x *random) fenced() {
	for rank := range x.ranks {
		s := &x.ranks[rank]
		for _, o := range s.open {
			o.end(s.events+1, false)
		}
		s.open = nil
		x.did(rank)
	}
	x.fence(0)
}

func (x *random) acquire(rank int, l held) {
	if !x.allowed(l) {
		return
	}
	switch {
	case l.target == all:
		x.call(rank, "MPI_Win_lock_all", Args{"assert": 0})
	case l.exclusive:
		x.lock(rank, mpicall.LockExclusive, int64(l.target))
	default:
		x.lock(rank, mpicall.LockShared, int64(l.target))
	}
	x.did(rank).lock = &l
}

func (x *random) operate(rank, target int, lock held) {
	const word = 4
	s := &x.ranks[rank]
	names := []string{"MPI_Put", "MPI_Get", "MPI_Accumulate", "MPI_Put", "MPI_Get", "MPI_Rput", "MPI_Rget"}
	if x.fences {
		names = names[:5] // requests need a lock
	}
	name := names[x.Intn(len(names))]
	gets, disp, buffer := name == "MPI_Get" || name == "MPI_Rget", word*int64(x.Intn(4)), x.buffer()
	a := act{rank: rank, lock: lock, start: s.events + 1}
	remote, local := a, a
	remote.at, remote.writes, remote.atomic = bytes{target, base + disp}, !gets, name == "MPI_Accumulate"
	local.at, local.writes = bytes{rank, buffer}, gets
	o := &operation{target: target, remote: &remote, local: &local}
	args := With(Transfer(uint64(x.w), int64(o.target), word), Args{"target_disp": disp, "origin_addr": buffer})
	switch name {
	case "MPI_Accumulate":
		args = With(args, Args{
			"op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")), "origin_count": 1, "target_count": 1,
			"origin_datatype": int64(Type("MPI_INT")), "target_datatype": int64(Type("MPI_INT")),
		})
	case "MPI_Rput", "MPI_Rget":
		o.request = int64(x.Number())
		args["request"] = o.request
	}
	x.call(rank, name, args)
	remote.site, local.site = x.LastSite(rank), x.LastSite(rank)
	s.open, x.all = append(s.open, o), append(x.all, o.remote, o.local)
	x.did(rank)
}

// buffer is the address of memory that no other call has.
func (x *random) buffer() int64 { return 0x100000 + 8*int64(x.Number()) }

// load is a load or a store of a rank, in its own memory: in its window, or in the buffer of an operation.
func (x *random) load(rank int) {
	s := &x.ranks[rank]
	s.events++
	a := &act{rank: rank, at: bytes{rank, base + 4*int64(x.Intn(4))}, writes: x.Intn(2) == 0, own: true, lock: held{target: none}, start: s.events, ends: []int{s.events}}
	if len(s.open) > 0 && x.Intn(2) == 0 {
		a.at = s.open[x.Intn(len(s.open))].local.at
	}
	if s.lock != nil {
		a.lock = *s.lock
	}
	kind := load
	if a.writes {
		kind = trace.Writes
	}
	a.site = x.Access(rank, s.thread, kind, a.at.address, 4)
	x.all = append(x.all, a)
}

// The kinds of steps that complete operations begin with these numbers; those before wait for a request.
const flushesLocally, flushes, unlocks = 36, 38, 41

// complete makes a call that completes operations of a rank. Its threads may rely on any of the calls that do.
func (x *random) complete(rank, target, kind int) {
	s := &x.ranks[rank]
	now, locally, everywhere := s.events+1, kind < flushes, s.lock.target == all && kind >= unlocks
	if kind < flushesLocally {
		x.wait(rank)
		return
	}
	for _, o := range s.open {
		if o.target == target || everywhere {
			o.end(now, locally)
		}
	}
	switch {
	case locally:
		x.call(rank, "MPI_Win_flush_local", Args{"rank": int64(target)})
	case kind < unlocks:
		x.flush(rank, int64(target))
	case everywhere:
		x.call(rank, "MPI_Win_unlock_all", nil)
		s.lock = nil
	default:
		x.unlock(rank, int64(target))
		s.lock = nil
	}
	if s.begun == 1 && !locally { // nothing that follows is another end
		s.open = slices.DeleteFunc(s.open, func(o *operation) bool { return o.target == target || everywhere })
	}
	x.did(rank)
}

// end notes an event that completes an operation at its origin, and at its target as well unless it does so only locally.
func (o *operation) end(event int, locally bool) {
	o.local.ends = append(o.local.ends, event)
	if !locally || o.local.writes {
		o.remote.ends = append(o.remote.ends, event)
	}
}

// wait completes a request of a rank, if there is one.
func (x *random) wait(rank int) {
	s := &x.ranks[rank]
	for _, o := range s.open {
		if o.request != 0 && x.Intn(2) == 0 {
			o.end(s.events+2, true) // a request is complete when the call returns
			x.Call(rank, "MPI_Wait", Args{"request": o.request, "status": trace.Status{}})
			o.request = 0
			x.did(rank)
			return
		}
	}
}
