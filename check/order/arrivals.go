package order

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Arrivals are whose messages receives and probes with MPI_ANY_SOURCE got. MPI leaves open which of several senders that is (MPI
// 4.1, 3.5), and a program may work with one order of messages only. So if those who came first are slow in another run, messages of others
// are first there. It is a history.Judge that finds nothing.
type Arrivals struct {
	open  map[posted]*history.Comm // requests of receives from any source
	lists map[int][]Arrival        // by the rank of the receiver in MPI_COMM_WORLD
	first map[receiver]came        // whose message came first
	ahead map[int]int              // by rank: for how many receivers its message came before those of others
	gap   time.Duration            // the longest time until the first message of another rank came
}

// Arrival is the sender of a message that was received from any source.
type Arrival struct {
	history.Ref     // the call that asked for it
	Source      int // rank in MPI_COMM_WORLD
}

type posted struct {
	process int
	request uint64
}

// receiver is a process that receives from any source: at a place, or in a communicator.
type receiver struct {
	process int
	site    uint32        // 0: anywhere
	comm    *history.Comm // nil: at a place
}

// came is when a message came, and from whom. Once another rank's has come as well, nobody's counts any more.
type came struct {
	from int
	at   uint64
	both bool
}

// mostArrivals is how many arrivals of all processes are kept, and mostOfOne how many of one process. A program whose first ones are the
// same is told apart by others rarely.
const mostArrivals, mostOfOne = 1 << 20, 1 << 16

// NewArrivals is what is known before the first message.
func NewArrivals() *Arrivals {
	return &Arrivals{open: map[posted]*history.Comm{}, lists: map[int][]Arrival{}, first: map[receiver]came{}, ahead: map[int]int{}}
}

var source = history.Parameter("source")

// Left notes whose message a call got.
func (a *Arrivals) Left(c *history.Call) {
	for _, done := range c.Completed {
		name := posted{c.Process.Index, done.Request.Number}
		if of := a.open[name]; of != nil && !done.Perhaps {
			a.arrived(done.Request.Started, of, done.Status, c.Left)
			if !done.Request.Persistent {
				delete(a.open, name)
			}
		}
	}
	if !c.Succeeded() || !source.Of(c.Function) || c.Int(source) != mpicall.AnySource || c.Comm(comm) == nil {
		return
	}
	switch {
	case requestHandle.Of(c.Function):
		a.open[posted{c.Process.Index, uint64(c.Int(requestHandle))}] = c.Comm(comm)
	case status.Of(c.Function) && (!flag.Of(c.Function) || c.Int(flag) != 0):
		a.arrived(c.Ref, c.Comm(comm), c.Status(status), c.Left)
	}
}

func (a *Arrivals) arrived(at history.Ref, of *history.Comm, got trace.Status, when uint64) {
	if !got.Present || got.Cancelled || at.Process.Rank.Spawned {
		return
	}
	from, to := int(of.World(got.Source)), at.Process.Rank.Rank
	if from < 0 {
		return
	}
	if len(a.lists[to]) < min(mostOfOne, mostArrivals/max(1, at.Process.Rank.Size)) {
		a.lists[to] = append(a.lists[to], Arrival{at, from})
	}
	if first, late := a.another(receiver{process: at.Process.Index, site: at.Site}, from, when); late {
		a.gap = max(a.gap, time.Duration(when-first))
	}
	a.another(receiver{process: at.Process.Index, comm: of}, from, when)
}

// another notes a message, and says whether it is the first one of another rank than the first, and when that came.
func (a *Arrivals) another(to receiver, from int, when uint64) (first uint64, is bool) {
	c, known := a.first[to]
	switch {
	case !known:
		a.first[to] = came{from: from, at: when}
		return 0, false
	case c.both || c.from == from:
		return 0, false
	}
	a.ahead[c.from]++
	c.both = true
	a.first[to] = c
	return c.at, true
}

// Gap is the longest time that the first message of another rank came later.
func (a *Arrivals) Gap() time.Duration { return a.gap }

// First are the ranks in MPI_COMM_WORLD whose messages came before those of others, for most receivers first.
func (a *Arrivals) First() []int {
	return slices.SortedFunc(maps.Keys(a.ahead), func(x, y int) int { return cmp.Or(a.ahead[y]-a.ahead[x], x-y) })
}

// Other is the earliest message that came from another rank than in another run of the program, in which was is what it was. nil:
// there is none, or the receivers asked at other places.
func (a *Arrivals) Other(than *Arrivals) (now *Arrival, was int) {
	for rank, list := range a.lists {
		others := than.lists[rank]
		for i := range min(len(list), len(others)) {
			if list[i].place() != others[i].place() {
				break
			}
			if list[i].Source != others[i].Source {
				if now == nil || list[i].Time < now.Time {
					now, was = &list[i], others[i].Source
				}
				break
			}
		}
	}
	return now, was
}

// place is the name of the place in the program; empty: it is not known.
func (a Arrival) place() string {
	if at, known := a.CallSite(); known {
		return at.String()
	}
	return ""
}

// Entered notes nothing.
func (*Arrivals) Entered(*history.Call) {}

// Ended notes nothing.
func (*Arrivals) Ended(*history.Process) {}
