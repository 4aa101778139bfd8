// Package order decides what happens before what in a recorded execution, with vector clocks. Its edges are what MPI 4.1
// orders: messages, collective operations, fences, MPI_Win_post and MPI_Win_start, locks, and what atomic operations
// observe. It errs on the side of order: where a call may synchronize in a way that the recording does not show, the
// process is ordered after all that others have done until then. The threads of a process are ordered by the clock, for
// other processes. It needs
// events in the order of one clock, and says whether all processes have it. It judges nothing.
package order

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// Order follows an execution. It is a history.Judge.
type Order struct {
	processes []*process // by index; nil: it has done nothing yet
	apart     bool       // some processes have no common clock
	matcher   *match.Matcher
	sent      map[*match.Send]Clock
	unmatched []*match.Receive // completed by this call, and it is not known yet what they got
	rounds    map[*match.Collective]*round
	windows   map[*history.SharedWindow]*shared
	cells     map[cell]*Clock
	variables map[variable]*Clock // what processes have released in memory that they share
	now       *process            // whose event this is
}

// process is what is known of a process.
type process struct {
	*history.Process
	clock Clock
	// vague: it communicates in a way that is not followed.
	vague bool
	// unfollowed: what it releases and acquires outside of MPI is not all recorded.
	unfollowed bool
	// parts are the collective operations that it has begun, by call, and by request.
	parts, running map[uint64]*part
	windows        map[*history.Window]*window
	locks          []Lock // that it holds; never changed in place
	over           bool
	heard          heard
	threads        threads
	told           bool // by this call, perhaps
}

// New is the order of an execution of which nothing has been seen.
func New() *Order {
	o := &Order{
		sent: map[*match.Send]Clock{}, rounds: map[*match.Collective]*round{}, windows: map[*history.SharedWindow]*shared{},
		cells: map[cell]*Clock{}, variables: map[variable]*Clock{},
	}
	o.matcher = match.New()
	o.matcher.Listen(match.Listener{
		Message: o.message, Unsure: o.unsure, Sent: o.send, SendComplete: o.sendComplete, Received: o.received, Begun: o.begun, Collective: o.allBegun,
	})
	return o
}

func (o *Order) process(p *history.Process) *process {
	for len(o.processes) <= p.Index {
		o.processes = append(o.processes, nil)
	}
	if o.processes[p.Index] == nil {
		o.processes[p.Index] = &process{
			Process: p, parts: map[uint64]*part{}, running: map[uint64]*part{}, windows: map[*history.Window]*window{},
		}
		for _, other := range o.processes {
			o.apart = o.apart || other != nil && !other.OneClock(p)
		}
	}
	return o.processes[p.Index]
}

// Apart says whether processes have different clocks: nothing is known of the order of their events then.
func (o *Order) Apart() bool { return o.apart }

// Clock of a process: what happened before its next event. It changes with each event.
func (o *Order) Clock(p *history.Process) Clock { return o.process(p).clock }

// Time is the number of the last event of a process.
func (o *Order) Time(p *history.Process) uint64 { return o.process(p).clock[p.Index] }

// Common is what all processes know, except for those that are over. It is what no later event can be unordered with.
func (o *Order) Common() (common Clock) {
	for _, p := range o.processes {
		switch {
		case p == nil || p.over:
		case common == nil:
			common = slices.Clone(p.clock)
		default:
			common = common[:min(len(common), len(p.clock))]
			for i := range common {
				common[i] = min(common[i], p.clock[i])
			}
		}
	}
	return common
}

// Entered follows what a call tells others.
func (o *Order) Entered(c *history.Call) {
	p := o.event(c)
	o.matcher.Entered(c)
	if enter := entering[c.Function]; enter != nil {
		enter(o, p, c)
	}
	p.threads.entered(c.Thread, p.told)
}

// Left follows what a call has been told.
func (o *Order) Left(c *history.Call) {
	p := o.event(c)
	o.matcher.Left(c)
	for _, r := range o.unmatched {
		o.follow(p, r.From)
	}
	o.unmatched = o.unmatched[:0]
	o.endParts(p, c)
	if leave := leaving[c.Function]; leave != nil {
		leave(o, p, c)
	}
	if len(c.Completed) > 0 {
		o.completed(p, c)
	}
	p.vague = p.vague || communicates[c.Function] && unknownComm(c)
	cut := requestList.Of(c.Function) && len(c.Ints(requestList)) < c.Length(requestList) // some of the completed ones are not recorded
	if cut || !c.Succeeded() || vague[c.Function] || p.vague && (len(c.Completed) > 0 || communicates[c.Function]) {
		o.followAll(p)
	}
	p.heard.follow(p.clock, c)
	p.threads.left(c.Thread, p.told || len(c.Completed) > 0)
}

// Ended of a process: it learns nothing more.
func (o *Order) Ended(p *history.Process) { o.process(p).over = true }

func (o *Order) event(c *history.Call) *process {
	o.now = o.process(c.Process)
	o.now.clock.tick(c.Process.Index)
	o.now.told = false
	return o.now
}

// followAll orders all that has happened before the next event of p.
func (o *Order) followAll(p *process) {
	p.told = true
	for _, other := range o.processes {
		if other != nil && other != p {
			p.clock.Join(other.clock)
		}
	}
}

// learn adds what a call tells a process.
func (p *process) learn(clock Clock) {
	p.told = p.told || len(clock) > 0
	p.clock.Join(clock)
}

// Observe orders what one process has done before the next event of another one.
func (o *Order) Observe(by, of *history.Process) {
	p := o.process(by)
	p.clock.Join(o.process(of).clock)
	p.heard.clock.Join(o.process(of).clock) // no call has told it
}

// follow orders what the process with this rank in MPI_COMM_WORLD has done before the next event of p, or what all have done if
// the rank is not known.
func (o *Order) follow(p *process, world int64) {
	if peer := p.Peer(world); world != mpicall.Undefined && peer != nil {
		p.learn(o.process(peer).clock)
		return
	}
	o.followAll(p)
}

// completed follows requests whose operations are not followed themselves.
func (o *Order) completed(p *process, c *history.Call) {
	for _, done := range c.Completed {
		if k := operand.KindOf(done.Request.By.Function); done.Request.Persistent && k != nil && (k.Collective || k.Partitions) {
			o.followAll(p)
		}
	}
	o.fetched(p, nil, all)
	for w := range p.windows {
		o.acquire(p, w, all)
	}
}

func unknownComm(c *history.Call) bool {
	of := c.Comm(comm)
	return comm.Of(c.Function) && (of == nil || of.Shared == nil)
}

var (
	comm   = history.Parameter("comm")
	status = history.Parameter("status")
	flag   = history.Parameter("flag")

	requestList = history.Parameter("array_of_requests")
)

// communicates are the functions that exchange something over a communicator that they name.
var communicates = mpicall.ByFunction(func(f mpicall.Function) bool {
	return comm.Of(f) && (operand.KindOf(f) != nil || match.IsCollective(f) || strings.Contains(f.String(), "robe"))
})

// vague are the functions that may synchronize, and are not followed.
var vague = mpicall.ByFunction(func(f mpicall.Function) bool {
	for _, prefix := range []string{
		"MPI_File_", "MPI_Session_", "MPI_Comm_accept", "MPI_Comm_connect", "MPI_Comm_join", "MPI_Publish_name", "MPI_Lookup_name", "MPI_Request_get_status", "MPI_Parrived",
		"MPI_Init", "MPI_Finalize", "MPI_Open_port",
	} {
		if strings.HasPrefix(f.String(), prefix) && f.String() != "MPI_Initialized" && f.String() != "MPI_Finalized" {
			return true
		}
	}
	return false
})

// step is what follows from a call on a window or a message.
type step func(*Order, *process, *history.Call)

// entering and leaving by function.
var entering, leaving = steps(func(t *transition) step { return t.entered }), steps(func(t *transition) step { return t.left })

// transition is what calls of some functions mean for the order.
type transition struct {
	calls         []string
	entered, left step
}

func steps(of func(*transition) step) []step {
	list := map[mpicall.Function]step{}
	for _, t := range slices.Concat(probes, fences, pairs, locks, meetings) {
		for _, name := range t.calls {
			list[mpicall.Lookup(name)] = of(&t)
		}
	}
	return mpicall.ByFunction(func(f mpicall.Function) step {
		if operand.OneSided(f) {
			return of(&operation)
		}
		return list[f]
	})
}
