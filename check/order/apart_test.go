package order_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/clocks"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// apart keeps what is known of each event if processes have different clocks.
type apart struct {
	*order.Order
	since   map[int][]order.Since
	certain map[int][]order.Clock
	moments map[int][]order.Moment
}

func (a *apart) keep(c *history.Call) {
	p := c.Process
	a.since[p.Index] = append(a.since[p.Index], a.Since(a.Now(p).Line, a.Clock(p)))
	a.certain[p.Index] = append(a.certain[p.Index], a.Certain(p))
	a.moments[p.Index] = append(a.moments[p.Index], a.Now(p))
}

func (a *apart) Entered(c *history.Call) { a.Order.Entered(c); a.keep(c) }
func (a *apart) Left(c *history.Call)    { a.Order.Left(c); a.keep(c) }

// scattered follows an execution whose ranks are dealt over nodes.
func scattered(t *testing.T, e *Execution, nodes int) *apart {
	t.Helper()
	on := e.On(Clocks(nodes)...)
	h, a := on.History(), &apart{order.New(), map[int][]order.Since{}, map[int][]order.Clock{}, map[int][]order.Moment{}}
	h.Align(clocks.Of(on.History()))
	require.NoError(t, h.Walk(a))
	return a
}

// Clocks may be hours apart and drift: what is before an event by a slow search through the edges is also before it, at least perhaps.
// What is certainly before it was so by the time, which these clocks do not show. Most of what is not before it is known not to be.
func TestOrderOverNodes(t *testing.T) {
	random := histories.Rand(t)
	apart, both := 0, 0
	for range 40 {
		r := newRandom(random)
		a, before := scattered(t, r.Execution, 2+random.Intn(2)), r.closure()
		r.each(func(e, x event) {
			since, of := a.since[e.rank][e.n-1], a.moments[x.rank][x.n-1]
			known := since.Knows(of) || since.Line != of.Line && a.MayFollow(since, of)
			switch {
			case before[e][x] && !known:
				t.Fatalf("%v is before %v, and that is not known", x, e)
			case r.time[x] > r.time[e] && a.certain[e.rank][e.n-1].Knows(of):
				t.Fatalf("%v is not before %v, and that is certain", x, e)
			case !before[e][x] && known:
				both++
			case !before[e][x]:
				apart++
			}
		})
	}
	t.Logf("not ordered, and known to be so: %d of %d", apart, apart+both)
	require.Less(t, both, apart/4)
}
