package order_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// follower keeps the clock and the moment of each event, by process.
type follower struct {
	*order.Order
	clocks  map[int][]order.Clock
	moments map[int][]order.Moment
}

func (f *follower) keep(c *history.Call) {
	p := c.Process
	f.clocks[p.Index] = append(f.clocks[p.Index], f.Clock(p))
	f.moments[p.Index] = append(f.moments[p.Index], f.Now(p))
}

// knows says whether a clock knows the nth event of a process, from 1.
func (f *follower) knows(clock order.Clock, process, n int) bool {
	return clock.Knows(f.moments[process][n-1])
}

func (f *follower) Entered(c *history.Call) { f.Order.Entered(c); f.keep(c) }
func (f *follower) Left(c *history.Call)    { f.Order.Left(c); f.keep(c) }

func ordered(t *testing.T, e *Execution) *follower {
	t.Helper()
	f := &follower{order.New(), map[int][]order.Clock{}, map[int][]order.Moment{}}
	require.NoError(t, e.History().Walk(f))
	return f
}

// event is the nth event of a rank, from 1. A call has two.
type event struct{ rank, n int }

// threadOf is a thread of a rank.
type threadOf struct {
	rank   int
	thread uint32
}

// reference makes an execution, and the edges between its events.
type reference struct {
	*Execution
	random  *rand.Rand
	count   []int
	after   map[event][]event // what an event is directly after
	sent    map[[2]int][]event
	unlocks map[int64][]event // by target
	time    map[event]int
	threads []int    // of each rank
	thread  []uint32 // by rank: the one that makes its next call
	known   map[threadOf][]event
	mutexes map[int][]event // what threads of a rank have released
}

func newReference(random *rand.Rand, size int) *reference {
	return &reference{
		New(size), random, make([]int, size), map[event][]event{}, map[[2]int][]event{}, map[int64][]event{}, map[event]int{},
		make([]int, size), make([]uint32, size), map[threadOf][]event{}, map[int][]event{},
	}
}

// now is the thread of a rank that makes its next call.
func (r *reference) now(rank int) threadOf { return threadOf{rank, r.thread[rank]} }

func (r *reference) add(rank int, after ...event) event {
	r.count[rank]++
	e := event{rank, r.count[rank]}
	r.time[e] = len(r.time)
	r.after[e] = append(slices.Clone(after), r.known[r.now(rank)]...)
	r.known[r.now(rank)] = []event{e}
	return e
}

const mutex, started = 0x900, 0x908

// fork begins threads of each rank: one or more in all.
func (r *reference) fork() {
	for rank := range r.threads {
		r.threads[rank] = 1 + r.random.Intn(3)
		for thread := uint32(1); thread < uint32(r.threads[rank]); thread++ {
			r.Synchronize(rank, 0, trace.Releases, started)
			r.Synchronize(rank, thread, trace.Acquires|trace.Begins, started)
			r.known[threadOf{rank, thread}] = slices.Clone(r.known[threadOf{rank, 0}])
		}
	}
}

// turn lets any thread of a rank make its next call. Before that it may release or acquire.
func (r *reference) turn(rank int) {
	r.thread[rank] = uint32(r.random.Intn(r.threads[rank]))
	of := r.now(rank)
	r.As(rank, of.thread)
	switch r.random.Intn(4) {
	case 0:
		r.Synchronize(rank, of.thread, trace.Releases, mutex)
		r.mutexes[rank] = append(r.mutexes[rank], r.known[of]...)
	case 1:
		r.Synchronize(rank, of.thread, trace.Acquires, mutex)
		r.known[of] = append(slices.Clone(r.known[of]), r.mutexes[rank]...)
	}
}

func message(peer string, rank int64, more Args) Args {
	return With(Args{"comm": World, "tag": 1, "count": 4, "datatype": int64(Type("MPI_BYTE")), peer: rank}, more)
}

func (r *reference) send(from, to int) {
	e := r.add(from)
	r.add(from)
	r.Call(from, "MPI_Send", message("dest", int64(to), Args{"tag": tagOf(e)}))
	r.sent[[2]int{from, to}] = append(r.sent[[2]int{from, to}], e)
}

// receive gets the oldest message of a rank, by a wildcard half the time.
func (r *reference) receive(to, from int) {
	key := [2]int{from, to}
	if len(r.sent[key]) == 0 {
		return
	}
	source := int64(from)
	if r.random.Intn(2) == 0 {
		source = mpicall.AnySource
	}
	e := r.sent[key][0]
	r.add(to)
	r.add(to, e)
	r.sent[key] = r.sent[key][1:]
	got := trace.Status{Present: true, Source: int64(from), Tag: tagOf(e), Bytes: 4}
	r.Call(to, "MPI_Recv", message("source", source, Args{"tag": tagOf(e), "status": got}))
}

// tagOf is the tag of a message that was sent then: threads may receive in any order, so that each needs another one.
func tagOf(e event) int64 { return int64(e.n) }

// collective is entered by all before the first one leaves.
func (r *reference) collective(name string, args Args, flows func(from, to int) bool) {
	var entered []event
	for rank := range r.count {
		entered = append(entered, r.add(rank))
	}
	for rank := range r.count {
		var after []event
		for from, e := range entered {
			if flows(from, rank) {
				after = append(after, e)
			}
		}
		r.add(rank, after...)
	}
	r.All(name, args)
}

func reduced() Args { return Args{"comm": World, "count": 1, "datatype": int64(Type("MPI_INT"))} }

func (r *reference) any(window int64) {
	size := len(r.count)
	a, b := r.random.Intn(size), r.random.Intn(size)
	r.turn(a)
	if b != a {
		r.turn(b)
	}
	switch kind := r.random.Intn(24); {
	case kind < 9:
		r.send(a, b)
	case kind < 18:
		r.receive(a, b)
	case kind == 18:
		r.collective("MPI_Bcast", With(reduced(), Args{"root": int64(a)}), func(from, _ int) bool { return from == a })
	case kind == 19:
		r.collective("MPI_Reduce", With(reduced(), Args{"root": int64(a), "op": 3}), func(_, to int) bool { return to == a })
	case kind == 20:
		r.collective("MPI_Exscan", With(reduced(), Args{"op": 3}), func(from, to int) bool { return from < to })
	case kind == 21:
		r.collective("MPI_Win_fence", Args{"win": window, "assert": 0}, func(int, int) bool { return true })
	case kind == 22:
		r.collective("MPI_Win_fence", Args{"win": window, "assert": mpicall.ModeNoprecede}, func(int, int) bool { return false })
	default:
		r.exclusive(a, int64(b), window)
	}
}

// exclusive is an exclusive lock, which is after all earlier ones of the target.
func (r *reference) exclusive(rank int, target, window int64) {
	args := Args{"win": window, "rank": target}
	r.add(rank)
	r.add(rank, r.unlocks[target]...)
	r.unlocks[target] = append(r.unlocks[target], r.add(rank))
	r.add(rank)
	r.Call(rank, "MPI_Win_lock", With(args, Args{"lock_type": mpicall.LockExclusive, "assert": 0}))
	r.Call(rank, "MPI_Win_unlock", args)
}

// closure is what is before each event, the event included.
func (r *reference) closure() map[event]map[event]bool {
	before := map[event]map[event]bool{}
	var of func(event) map[event]bool
	of = func(e event) map[event]bool {
		if before[e] == nil {
			before[e] = map[event]bool{e: true}
			for _, earlier := range r.after[e] {
				for x := range of(earlier) {
					before[e][x] = true
				}
			}
		}
		return before[e]
	}
	for rank, n := range r.count {
		for i := range n {
			of(event{rank, i + 1})
		}
	}
	return before
}

// each calls do for each pair of events.
func (r *reference) each(do func(e, x event)) {
	for rank, n := range r.count {
		for i := range n {
			for other, m := range r.count {
				for k := range m {
					do(event{rank, i + 1}, event{other, k + 1})
				}
			}
		}
	}
}

// newRandom is a random execution, in which all ranks follow the beginning of all.
func newRandom(random *rand.Rand) *reference {
	r := newReference(random, 2+random.Intn(4))
	window := int64(r.Window(64, 1))
	var made []event
	for rank := range r.count {
		made = append(made, r.add(rank))
	}
	for rank := range r.count {
		r.add(rank, made...)
	}
	r.fork()
	for range 60 {
		r.any(window)
	}
	return r
}

// Random executions have the order of a slow transitive closure over their edges.
func TestOrderIsTheTransitiveClosure(t *testing.T) {
	random := histories.Rand(t)
	for range 15 {
		r := newRandom(random)
		f, before := ordered(t, r.Execution), r.closure()
		for rank, n := range r.count {
			require.Len(t, f.clocks[rank], n)
		}
		r.each(func(e, x event) {
			if before[e][x] != f.knows(f.clocks[e.rank][e.n-1], x.rank, x.n) {
				t.Fatalf("%v is before %v: the clock says %t", x, e, !before[e][x])
			}
		})
	}
}

// knows says whether the last event of a rank is after the first event of another one.
func knows(t *testing.T, e *Execution, rank, other int) bool {
	t.Helper()
	f := ordered(t, e)
	return f.knows(f.clocks[rank][len(f.clocks[rank])-1], other, 1)
}

func status(source int64) Args {
	return Args{"status": trace.Status{Present: true, Source: source, Tag: 1, Bytes: 4}}
}

func TestEdges(t *testing.T) {
	for name, row := range map[string]struct {
		want bool
		do   func(e *Execution)
	}{
		"a message that was not received": {false, func(e *Execution) {
			e.Call(0, "MPI_Send", message("dest", 1, nil))
			e.Call(1, "MPI_Comm_rank", Args{"comm": World})
		}},
		"a request that was completed": {true, func(e *Execution) {
			e.Call(1, "MPI_Irecv", message("source", 0, Args{"request": 9}))
			e.Call(0, "MPI_Send", message("dest", 1, nil))
			e.Call(1, "MPI_Wait", With(status(0), Args{"request": 9}))
		}},
		"a receive that is cancelled": {false, func(e *Execution) {
			e.Call(0, "MPI_Comm_rank", Args{"comm": World})
			e.Call(1, "MPI_Irecv", message("source", 0, Args{"request": 9}))
			e.Call(1, "MPI_Cancel", Args{"request": 9})
			e.Call(1, "MPI_Wait", Args{"request": 9, "status": trace.Status{Present: true, Cancelled: true}})
		}},
		"a send that returns late": {true, func(e *Execution) {
			e.Enter(0, "MPI_Isend", message("dest", 1, nil))
			e.Call(1, "MPI_Recv", message("source", 0, status(0)))
			e.Leave(0, "MPI_Isend", Args{"request": 9})
		}},
		"a synchronous send knows that its receive has begun": {true, func(e *Execution) {
			e.Enter(0, "MPI_Recv", message("source", 1, nil))
			e.Call(1, "MPI_Ssend", message("dest", 0, nil))
		}},
		"a standard send does not": {false, func(e *Execution) {
			e.Enter(0, "MPI_Recv", message("source", 1, nil))
			e.Call(1, "MPI_Send", message("dest", 0, nil))
		}},
		"a probe": {true, func(e *Execution) {
			e.Call(0, "MPI_Send", message("dest", 1, nil))
			e.Call(1, "MPI_Probe", With(Args{"comm": World, "source": 0, "tag": 1}, status(0)))
		}},
		"a nonblocking barrier is over when it is completed": {true, func(e *Execution) {
			e.All("MPI_Ibarrier", Args{"comm": World, "request": 9})
			e.Call(1, "MPI_Wait", Args{"request": 9})
		}},
		"a nonblocking barrier that is not completed": {false, func(e *Execution) {
			e.All("MPI_Ibarrier", Args{"comm": World, "request": 9})
			e.Call(1, "MPI_Comm_rank", Args{"comm": World})
		}},
		"a communicator that is not known": {true, func(e *Execution) {
			e.Call(0, "MPI_Comm_rank", Args{"comm": World})
			e.Call(1, "MPI_Recv", With(message("source", 0, status(0)), Args{"comm": 500}))
		}},
		"a file": {true, func(e *Execution) {
			e.Call(0, "MPI_Comm_rank", Args{"comm": World})
			e.Call(1, "MPI_File_sync", nil)
		}},
	} {
		e := New(2)
		row.do(e)
		assert.Equal(t, row.want, knows(t, e, 1, 0), name)
	}
}

// A synchronous send is complete once its receive has begun (MPI 4.1, 3.4), whatever the receiver does then. So it follows the first
// event of rank 0, and not always the last one.
func TestSynchronousSendsFollowTheBeginningOfTheReceive(t *testing.T) {
	anything := func(e *Execution) { e.Call(0, "MPI_Comm_rank", Args{"comm": World}) }
	receive := func(e *Execution, more Args) {
		anything(e)
		e.Call(0, "MPI_Irecv", message("source", 1, With(Args{"request": 9}, more)))
		anything(e)
	}
	ssend := func(e *Execution) { e.Call(1, "MPI_Ssend", message("dest", 0, nil)) }
	wait := func(e *Execution) { e.Call(0, "MPI_Wait", With(status(1), Args{"request": 9})) }
	for name, row := range map[string]struct {
		all bool
		do  func(e *Execution)
	}{
		"before the receive is complete": {false, func(e *Execution) {
			receive(e, nil)
			ssend(e)
		}},
		"after the receive is complete": {false, func(e *Execution) {
			receive(e, nil)
			e.Enter(1, "MPI_Ssend", message("dest", 0, nil))
			wait(e)
			e.Leave(1, "MPI_Ssend", nil)
		}},
		"one of several receives may be meant": {true, func(e *Execution) {
			receive(e, Args{"source": mpicall.AnySource})
			ssend(e)
		}},
		"a matched probe does not begin to receive": {true, func(e *Execution) {
			anything(e)
			e.Enter(1, "MPI_Ssend", message("dest", 0, nil))
			e.Call(0, "MPI_Mprobe", With(Args{"comm": World, "source": 1, "tag": 1, "message": 4}, status(1)))
			e.Call(0, "MPI_Mrecv", With(Args{"message": 4, "count": 4, "datatype": int64(Type("MPI_BYTE"))}, status(1)))
			e.Leave(1, "MPI_Ssend", nil)
		}},
		"a receive that is not known": {true, func(e *Execution) {
			ssend(e)
			receive(e, nil)
			wait(e)
			ssend(e)
		}},
	} {
		e := New(2)
		row.do(e)
		f := ordered(t, e)
		last := f.clocks[1][len(f.clocks[1])-1]
		assert.Equal(t, row.all, f.knows(last, 0, len(f.clocks[0])), name)
		assert.True(t, f.knows(last, 0, 1), name)
	}
}

func TestOtherClocksAreApart(t *testing.T) {
	e := New(2)
	e.All("MPI_Barrier", Args{"comm": World})
	assert.False(t, ordered(t, e).Apart())
	e.Elsewhere(1, 0)
	assert.True(t, ordered(t, e).Apart())
}
