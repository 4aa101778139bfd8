package race_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

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
	over := func(a, b *act) bool {
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

func (a *act) conflicts(b *act) bool {
	excluded := a.rank != b.rank && a.lock.excludes(b.lock)
	return a.at == b.at && (a.writes || b.writes) && !excluded && !(a.own && b.own) && !(a.atomic && b.atomic)
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
		if x.fences = r.Intn(3) == 0; x.fences {
			x.fenced()
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
		x.operate(rank, 1-rank, *x.ranks[rank].lock)
		x.complete(rank, 1-rank, flushes)
	}
	j := judgedOn(t, x.Execution, 2)
	assert.Empty(t, j.List())
	assert.NotEmpty(t, j.LeftOut())
}
