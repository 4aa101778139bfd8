package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// random is a random execution of locks, operations, messages, barriers, threads, loads and stores, and what the race detector may find in
// it.
type random struct {
	scene
	*rand.Rand
	ranks []state
	all   []*put
	sent  map[[2]int]int // messages that are not received
}

// state of a rank.
type state struct {
	threads []uint32 // that have begun and not ended
	thread  uint32   // which makes the next call
	begun   uint32   // how many threads have begun
	events  int      // of calls, loads and stores
	lock    *held    // nil: it holds none
	open    []*put
}

type held struct {
	target    int
	exclusive bool
}

// put is an operation, which may read instead. So may a load or a store be.
type put struct {
	rank, target int
	site         uint32
	word         int64
	writes, own  bool
	lock         held
	start        int   // an event
	ends         []int // events that complete it
}

func newRandom(r *rand.Rand, size int) *random {
	x := &random{newScene(size), r, make([]state, size), nil, map[[2]int]int{}}
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
		return s.lock != nil && s.lock.target == l.target && (s.lock.exclusive || l.exclusive)
	})
}

func (x *random) step() {
	rank, other := x.Intn(len(x.ranks)), x.Intn(len(x.ranks))
	s := &x.ranks[rank]
	x.turn(rank)
	if s.begun > 1 && x.Intn(4) == 0 {
		x.load(rank, x.Intn(2) == 0)
		return
	}
	switch kind := x.Intn(40); {
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
	case s.lock == nil:
		x.acquire(rank, held{other, x.Intn(2) == 0})
	case kind < 28:
		x.operate(rank, x.Intn(2) == 0)
	case kind < 32:
		x.call(rank, "MPI_Fetch_and_op", Args{
			"origin_addr": x.buffer(), "result_addr": x.buffer(), "datatype": int64(Type("MPI_INT")), "target_rank": int64(s.lock.target),
			"target_disp": 32, "op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")),
		})
		x.did(rank)
	case kind < 35:
		x.complete(rank)
		x.flush(rank, int64(s.lock.target))
		x.did(rank)
	default:
		x.complete(rank)
		x.unlock(rank, int64(s.lock.target))
		x.did(rank).lock = nil
	}
}

func (x *random) acquire(rank int, l held) {
	if !x.allowed(l) {
		return
	}
	kind := int64(mpicall.LockShared)
	if l.exclusive {
		kind = mpicall.LockExclusive
	}
	x.lock(rank, kind, int64(l.target))
	x.did(rank).lock = &l
}

func (x *random) operate(rank int, writes bool) {
	s := &x.ranks[rank]
	p := &put{rank: rank, target: s.lock.target, word: int64(x.Intn(4)), writes: writes, lock: *s.lock, start: s.events + 1}
	s.open, x.all = append(s.open, p), append(x.all, p)
	x.call(rank, map[bool]string{true: "MPI_Put", false: "MPI_Get"}[writes], With(Transfer(uint64(x.w), int64(p.target), 4), Args{
		"target_disp": 4 * p.word, "origin_addr": x.buffer(),
	}))
	p.site = x.LastSite(rank)
	x.did(rank)
}

// buffer is the address of memory that no other call has.
func (x *random) buffer() int64 { return 0x100000 + 8*int64(x.Number()) }

// load is a load or a store of a rank, in its own memory.
func (x *random) load(rank int, writes bool) {
	s := &x.ranks[rank]
	s.events++
	p := &put{rank: rank, target: rank, word: int64(x.Intn(4)), writes: writes, own: true, lock: held{target: -1}, start: s.events, ends: []int{s.events}}
	if s.lock != nil {
		p.lock = *s.lock
	}
	kind := load
	if writes {
		kind = trace.Writes
	}
	p.site = x.Access(rank, s.thread, kind, base+4*p.word, 4)
	x.all = append(x.all, p)
}

// complete ends the operations of a rank: its threads may rely on any of the calls that do.
func (x *random) complete(rank int) {
	s := &x.ranks[rank]
	for _, p := range s.open {
		if p.target == s.lock.target {
			p.ends = append(p.ends, s.events+1)
		}
	}
	if s.begun == 1 {
		s.open = nil
	}
}

// clocks are those after each event, with one clock for all ranks.
type clockKeeper struct {
	*order.Order
	of      map[int][]order.Clock
	moments map[int][]order.Moment
}

func (k *clockKeeper) keep(p *history.Process) {
	k.of[p.Index] = append(k.of[p.Index], k.Clock(p))
	k.moments[p.Index] = append(k.moments[p.Index], k.Now(p))
}

func (k *clockKeeper) Entered(c *history.Call) { k.Order.Entered(c); k.keep(c.Process) }
func (k *clockKeeper) Left(c *history.Call)    { k.Order.Left(c); k.keep(c.Process) }

func (k *clockKeeper) Accessed(x *history.Access) {
	k.Order.Accessed(x.Process, x.Thread, x.Time)
	k.keep(x.Process)
}

// races are the pairs of operations that conflict and that nothing orders, each as it is found.
func (x *random) races(t *testing.T) map[[2][2]int]bool {
	t.Helper()
	k := &clockKeeper{order.New(), map[int][]order.Clock{}, map[int][]order.Moment{}}
	require.NoError(t, x.History().Walk(k))
	over := func(a, b *put) bool {
		return slices.ContainsFunc(a.ends, func(end int) bool {
			knew := k.of[a.rank][end-1].Knows(k.moments[a.rank][a.start-1]) // a thread that knew nothing of it may have come before
			return knew && k.of[b.rank][b.start-1].Knows(k.moments[a.rank][end-1])
		})
	}
	list := map[[2][2]int]bool{}
	for i, a := range x.all {
		for _, b := range x.all[:i] {
			if a.conflicts(b) && !over(a, b) && !over(b, a) {
				list[pairOf(a.rank, int(a.site), b.rank, int(b.site))] = true
			}
		}
	}
	return list
}

func (p *put) conflicts(q *put) bool {
	excluded := p.rank != q.rank && p.lock.target == q.lock.target && (p.lock.exclusive || q.lock.exclusive)
	return p.target == q.target && p.word == q.word && (p.writes || q.writes) && !excluded && !(p.own && q.own)
}

func pairOf(rank, call, other, with int) [2][2]int {
	p := [2][2]int{{rank, call}, {other, with}}
	if rank > other || rank == other && call > with {
		p[0], p[1] = p[1], p[0]
	}
	return p
}

// found is how many races are found if the ranks run on so many nodes, whose events are told in an order that may be far from that in
// which they happened. Each is a race. It is said what was left out.
func (x *random) found(t *testing.T, races map[[2][2]int]bool, nodes int) (n int, left string) {
	t.Helper()
	clocks := Clocks(nodes)
	for i := range clocks {
		clocks[i].Early = uint64(x.Intn(2) * x.Intn(100_000))
	}
	j := judgedBy(t, x.Execution, clocks...)
	if nodes == 1 {
		InOrder(t, j.List())
	}
	for _, f := range j.List() {
		a, b := f.Places[0], f.Places[1]
		if f.Severity == finding.Note {
			continue
		}
		n++
		require.True(t, races[pairOf(a.Process.Index, int(a.Site), b.Process.Index, int(b.Site))], "%s: %s and %s, %d nodes", f.Name, At(a.Ref), At(b.Ref), nodes)
	}
	return n, j.LeftOut()
}

// Random executions over nodes, whose clocks are hours apart and drift: each race that is found is one by a slow comparison of all
// operations with the time that the nodes do not know, and in most executions with races some are found.
func TestRandomRacesOverNodes(t *testing.T) {
	r := histories.Rand(t)
	racy, some, one, over := 0, 0, 0, 0
	for range 3000 {
		x := newRandom(r, 2+r.Intn(3))
		if r.Intn(2) == 0 {
			x.fork()
		}
		for range 5 + r.Intn(100) {
			x.step()
		}
		races := x.races(t)
		before, _ := x.found(t, races, 1)
		now, left := x.found(t, races, 2+r.Intn(2))
		one, over = one+before, over+now
		if before > 0 {
			racy++
			if now > 0 {
				some++
			} else {
				require.NotEmpty(t, left, "%d races", before)
			}
		}
	}
	t.Logf("races in %d of %d executions; %d races with one clock, %d without", some, racy, one, over)
	assert.Greater(t, 10*some, 9*racy)
	assert.Greater(t, 10*over, 7*one)
}

// What may have happened the other way round is forgotten when it is past, so long executions are judged as short ones are.
func TestLongExecutionsOverNodes(t *testing.T) {
	r := histories.Rand(t)
	for _, threads := range []bool{false, true} {
		x, steps := newRandom(r, 3), 12000
		if threads {
			x.fork()
			steps = 1500
		}
		for range steps {
			x.step()
		}
		races := x.races(t)
		over, _ := x.found(t, races, 3)
		one, _ := x.found(t, races, 1)
		t.Logf("%d races with one clock, %d without; with threads: %t", one, over, threads)
		assert.Greater(t, 10*over, 7*one)
	}
}

// If nothing bounds the clocks of the nodes, so much may have happened the other way round that it is not remembered. Then nothing is
// found, and that is said.
func TestTooMuchToRemember(t *testing.T) {
	x := newRandom(histories.Rand(t), 2)
	for range 40000 {
		rank := x.Intn(2)
		if x.ranks[rank].lock == nil {
			x.acquire(rank, held{1 - rank, false})
			continue
		}
		x.operate(rank, true)
		x.complete(rank)
		x.flush(rank, int64(1-rank))
		x.did(rank)
	}
	j := judgedOn(t, x.Execution, 2)
	assert.Empty(t, j.List())
	assert.NotEmpty(t, j.LeftOut())
}
