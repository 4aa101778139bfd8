package order_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// 3.5: which of several senders a receive from any source gets a message from is open.
func TestArrivalsAreThoseOfReceivesFromAnySource(t *testing.T) {
	const any = int64(mpicall.AnySource)
	args := func(from int64) Args {
		return Args{"comm": World, "tag": 7, "count": 1, "datatype": int64(Type("MPI_INT")), "source": from}
	}
	status := func(from int64) trace.Status { return trace.Status{Present: true, Source: from, Tag: 7, Bytes: 4} }
	run := func(sources ...int64) *order.Arrivals {
		e := New(4)
		for i, from := range sources {
			request := int64(5 + i)
			switch i % 3 {
			case 0:
				e.Call(0, "MPI_Recv", With(args(any), Args{"status": status(from)}))
			case 1:
				e.Call(0, "MPI_Irecv", With(args(any), Args{"request": request}))
				e.Call(0, "MPI_Wait", Args{"request": request, "status": status(from)})
			default:
				e.Call(0, "MPI_Iprobe", Args{"comm": World, "tag": 7, "source": any, "flag": 0})
				e.Call(0, "MPI_Iprobe", Args{"comm": World, "tag": 7, "source": any, "flag": 1, "status": status(from)})
			}
			e.Call(0, "MPI_Recv", With(args(from), Args{"status": status(from)}))
		}
		a := order.NewArrivals()
		require.NoError(t, e.History().Walk(a))
		return a
	}
	usual := run(1, 2, 3)
	assert.Nil(t, other(usual, run(1, 2, 3)))
	assert.Equal(t, []int{2, 1}, other(run(1, 1, 3), usual), "the usual sender of the second message, and its sender now")
	assert.Equal(t, []int{1, 2}, other(run(2, 1, 3), usual), "the first one that differs")
	assert.Equal(t, []int{3, 2}, other(run(1, 2, 2), run(1, 2, 3)), "a probe")
	assert.Nil(t, other(run(1, 2), usual), "fewer messages")
}

// other are the usual sender of the first message that has another one now, and that one; nil: there is no such message.
func other(now, usual *order.Arrivals) []int {
	a, was := now.Other(usual)
	if a == nil {
		return nil
	}
	return []int{was, a.Source}
}

// A process may receive the messages of different ranks at places of their own.
func TestFirstArrivalsAtDifferentPlaces(t *testing.T) {
	e := New(4)
	for _, from := range []int64{3, 2} {
		e.Call(0, "MPI_Recv", Args{"comm": World, "tag": 7, "source": int64(mpicall.AnySource), "status": trace.Status{Present: true, Source: from, Tag: 7}})
	}
	a := order.NewArrivals()
	require.NoError(t, e.History().Walk(a))
	assert.Equal(t, []int{3}, a.First())
	assert.Zero(t, a.Gap(), "nothing says that they are for the same")
}

// Only whoever was first at one place before others is slow in another run.
func TestFirstArrivals(t *testing.T) {
	e := New(4)
	site := func(from int64) {
		e.CallAgain(0, "MPI_Recv", Args{"comm": World, "tag": 7, "source": int64(mpicall.AnySource), "status": trace.Status{Present: true, Source: from, Tag: 7}})
	}
	e.Call(0, "MPI_Recv", Args{"comm": World, "tag": 7, "source": int64(mpicall.AnySource), "status": trace.Status{Present: true, Source: 2, Tag: 7}})
	site(2)
	e.Pass(time.Second)
	site(1)
	e.Pass(5 * time.Second)
	site(3)
	e.Call(1, "MPI_Recv", Args{"comm": World, "tag": 7, "source": int64(mpicall.AnySource), "status": trace.Status{Present: true, Source: 3, Tag: 7}})
	a := order.NewArrivals()
	require.NoError(t, e.History().Walk(a))
	assert.Equal(t, []int{2}, a.First())
	assert.GreaterOrEqual(t, a.Gap(), time.Second)
	assert.Less(t, a.Gap(), 2*time.Second)
}
