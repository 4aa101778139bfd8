package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// random is a random execution of locks, operations, messages and barriers, and what the race detector may find in it.
type random struct {
	scene
	*rand.Rand
	ranks []state
	all   []*put
	sent  map[[2]int]int // messages that are not received
}

// state of a rank.
type state struct {
	calls, events int
	lock          *held // nil: it holds none
	open          []*put
}

type held struct {
	target    int
	exclusive bool
}

// put is an operation, which may read instead.
type put struct {
	rank, call, target int
	word               int64
	writes             bool
	lock               held
	start, end         int // events
}

func newRandom(r *rand.Rand, size int) *random {
	x := &random{newScene(size), r, make([]state, size), nil, map[[2]int]int{}}
	for rank := range x.ranks {
		x.ranks[rank].calls, x.ranks[rank].events = 1, 2
	}
	return x
}

// did notes a call of a rank, and its two events.
func (x *random) did(rank int) *state {
	s := &x.ranks[rank]
	s.calls++
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
		x.fetch(rank, int64(s.lock.target), 32, "MPI_SUM")
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
	p := &put{rank: rank, call: s.calls + 1, target: s.lock.target, word: int64(x.Intn(4)), writes: writes, lock: *s.lock, start: s.events + 1}
	s.open, x.all = append(s.open, p), append(x.all, p)
	x.transfer(rank, map[bool]string{true: "MPI_Put", false: "MPI_Get"}[writes], int64(p.target), 4*p.word, 4)
	x.did(rank)
}

func (x *random) complete(rank int) {
	s := &x.ranks[rank]
	for _, p := range s.open {
		p.end = s.events + 1
	}
	s.open = nil
}

// clocks are those after each event, with one clock for all ranks.
type clockKeeper struct {
	*order.Order
	of      map[int][]order.Clock
	moments map[int][]order.Moment
}

func (k *clockKeeper) keep(c *history.Call) {
	k.of[c.Process.Index] = append(k.of[c.Process.Index], k.Clock(c.Process))
	k.moments[c.Process.Index] = append(k.moments[c.Process.Index], k.Now(c.Process))
}

func (k *clockKeeper) Entered(c *history.Call) { k.Order.Entered(c); k.keep(c) }
func (k *clockKeeper) Left(c *history.Call)    { k.Order.Left(c); k.keep(c) }

// races are the pairs of operations that conflict and that nothing orders, each as it is found.
func (x *random) races(t *testing.T) map[[2][2]int]bool {
	t.Helper()
	k := &clockKeeper{order.New(), map[int][]order.Clock{}, map[int][]order.Moment{}}
	require.NoError(t, x.History().Walk(k))
	over := func(a, b *put) bool { return a.end > 0 && k.of[b.rank][b.start-1].Knows(k.moments[a.rank][a.end-1]) }
	list := map[[2][2]int]bool{}
	for i, a := range x.all {
		for _, b := range x.all[:i] {
			if a.conflicts(b) && !over(a, b) && !over(b, a) {
				list[pairOf(a.rank, a.call, b.rank, b.call)] = true
			}
		}
	}
	return list
}

func (p *put) conflicts(q *put) bool {
	return p.target == q.target && p.word == q.word && (p.writes || q.writes) && (p.rank == q.rank || !p.lock.exclusive && !q.lock.exclusive)
}

func pairOf(rank, call, other, with int) [2][2]int {
	p := [2][2]int{{rank, call}, {other, with}}
	if rank > other || rank == other && call > with {
		p[0], p[1] = p[1], p[0]
	}
	return p
}

// overNodes are the races that are found if the ranks run on different nodes. Each is a race.
func (x *random) overNodes(t *testing.T, races map[[2][2]int]bool, nodes int) *race.Judge {
	t.Helper()
	j := judgedOn(t, x.Execution, nodes)
	for _, f := range j.List() {
		a, b := f.Places[0], f.Places[1]
		require.True(t, races[pairOf(a.Process.Index, int(a.Number), b.Process.Index, int(b.Number))], "%s: %s and %s", f.Name, At(a.Ref), At(b.Ref))
	}
	return j
}

// Random executions over nodes, whose clocks are hours apart and drift: each race that is found is one by a slow comparison of all
// operations with the time that the nodes do not know, and in most executions with races some are found.
func TestRandomRacesOverNodes(t *testing.T) {
	r := histories.Rand(t)
	racy, some, one, over := 0, 0, 0, 0
	for range 60 {
		x := newRandom(r, 2+r.Intn(3))
		for range 80 {
			x.step()
		}
		races := x.races(t)
		j := x.overNodes(t, races, 2+r.Intn(2))
		over += len(j.List())
		one += len(foundOnOne(t, x.Execution))
		if len(races) > 0 {
			racy++
			if len(j.List()) > 0 {
				some++
			}
		}
	}
	t.Logf("races in %d of %d executions; %d races with one clock, %d without", some, racy, one, over)
	assert.Greater(t, 10*some, 9*racy)
	assert.Greater(t, 10*over, 7*one)
}

// What may have happened the other way round is forgotten when it is past, so long executions are judged as short ones are.
func TestLongExecutionsOverNodes(t *testing.T) {
	x := newRandom(histories.Rand(t), 3)
	for range 12000 {
		x.step()
	}
	races := x.races(t)
	j := x.overNodes(t, races, 3)
	one := len(foundOnOne(t, x.Execution))
	t.Logf("%d races with one clock, %d without", one, len(j.List()))
	assert.Greater(t, 10*len(j.List()), 7*one)
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
