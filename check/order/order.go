// Package order decides what happens before what in a recorded execution, with vector clocks. Its edges are what MPI 4.1
// orders: messages, collective operations, fences, MPI_Win_post and MPI_Win_start, locks, and what atomic operations
// observe. It errs on the side of order: where a call may synchronize in a way that the recording does not show, the
// process is ordered after all that others have done until then. It needs events in an order in which nothing comes before what it
// follows by communication. If processes have different clocks, it also knows which events may have happened the other way round. It
// judges nothing.
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
	processes    []*process // by index; nil: it has done nothing yet
	certain      *Order     // what is certain although processes have different clocks; nil: they have one, or this is it
	sure         bool       // this is what is certain
	byData       bool       // a lock orders a process only by what it may have read
	links        []*link
	roomForLinks int
	lost         bool
	matcher      *match.Matcher
	sent, met    map[*match.Send]Clock    // what happened before a message was sent, and before the receive of a synchronous one began
	posted       map[*match.Receive]Clock // what happened before a receive began
	unmatched    []*match.Receive         // completed by this call, and it is not known yet what they got
	rounds       map[*match.Collective]*round
	windows      map[*history.SharedWindow]*shared
	cells        map[cell]*update
	variables    map[variable]*Clock // what processes have released in memory that they share
	unfollowed   bool                // what some process releases and acquires outside of MPI is not all recorded
	now          *process            // whose event this is
	lines        []*line             // by slot
	names        names
	forked       bool    // threads may begin at what their processes knew earlier
	changes      changes // that a line has learned of
	common       common
}

// process is what is known of a process.
type process struct {
	*history.Process
	*line // of the thread that makes this event
	// vague: it communicates in a way that is not followed.
	vague bool
	// parts are the collective operations that it has begun, by call, and by request.
	parts, running map[uint64]*part
	windows        map[*history.Window]*window
	locks          []Lock   // that it holds; never changed in place
	held           [][]Lock // lists of what it held, the latest first
	over           bool
	at             uint64   // time of its event
	watched        []*watch // events of others that may be after its next events
	threads        threads
	reached        Clock // what happened before others put or accumulated into its memory: each of its threads may have seen that
}

// New is the order of an execution of which nothing has been seen.
func New() *Order {
	o := &Order{
		sent: map[*match.Send]Clock{}, met: map[*match.Send]Clock{}, posted: map[*match.Receive]Clock{},
		rounds: map[*match.Collective]*round{}, windows: map[*history.SharedWindow]*shared{},
		cells: map[cell]*update{}, variables: map[variable]*Clock{}, names: names{},
	}
	o.matcher = match.New()
	o.matcher.Listen(match.Listener{
		Message: o.message, Unsure: o.unsure, Sent: o.send, Posted: o.posts, SendComplete: o.sendComplete, Received: o.received, Begun: o.begun, Collective: o.allBegun,
	})
	return o
}

// NewByData is New for those who ask whether locks may be taken in another order: a lock that was released orders a process that takes
// it only once that process may have read what others have changed before.
func NewByData() *Order {
	o := New()
	o.byData = true
	return o
}

func (o *Order) process(p *history.Process) *process {
	for len(o.processes) <= p.Index {
		o.processes = append(o.processes, nil)
	}
	if o.processes[p.Index] == nil {
		met := &process{
			Process: p, parts: map[uint64]*part{}, running: map[uint64]*part{}, windows: map[*history.Window]*window{},
			threads: threads{running: map[uint32][]*line{}, ended: map[uint32]*line{}, objects: map[int64]*Clock{}},
		}
		o.newLine(met)
		met.line = met.threads.list[0]
		o.processes[p.Index] = met
		if p.Scattered() && !o.sure && o.certain == nil {
			o.doubt(p)
		}
	}
	return o.processes[p.Index]
}

// Clock is what happened before the next event of the thread of a process that has made its last one. It changes with each event.
func (o *Order) Clock(p *history.Process) Clock { return o.process(p).clock }

// ClockOf is what happened before the next event of a line.
func (o *Order) ClockOf(name Line) Clock { return o.line(name).clock }

// Now is the moment of a process' last event.
func (o *Order) Now(p *history.Process) Moment { return o.process(p).now() }

// Entered follows what a call tells others.
func (o *Order) Entered(c *history.Call) {
	p := o.event(c, c.Time)
	if o.doubts() {
		o.certain.Entered(c)
	}
	o.matcher.Entered(c)
	if enter := entering[c.Function]; enter != nil {
		enter(o, p, c)
	}
	o.followLinks(p)
}

// Left follows what a call has been told.
func (o *Order) Left(c *history.Call) {
	p := o.event(c, c.Left)
	if o.doubts() {
		o.certain.Left(c)
	}
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
	o.leftVaguely(p, c)
	o.followLinks(p)
	p.heard.follow(p.clock, c, &o.changes)
}

// leftVaguely orders a process after all others if the call may have told it of them in a way that is not followed.
func (o *Order) leftVaguely(p *process, c *history.Call) {
	p.vague = p.vague || communicates[c.Function] && unknownComm(c) && !refused(c)
	cut := history.Cut(c) // some of the completed ones are not recorded
	if cut || !c.Succeeded() && !refused(c) || vague[c.Function] || p.vague && (len(c.Completed) > 0 || communicates[c.Function]) {
		o.followAll(p)
	}
	switch {
	case !begins(c.Function):
	case p.Rank.Spawned:
		o.followAll(p)
	default:
		o.joinAll(p)
	}
}

// Ended of a process: it learns nothing more.
func (o *Order) Ended(p *history.Process) {
	o.process(p).over = true
	if o.doubts() {
		o.certain.Ended(p)
	}
}

// event begins an event of a process.
func (o *Order) event(c *history.Call, time uint64) *process {
	p := o.process(c.Process)
	o.now = p
	o.as(p, c.Thread)
	p.tick()
	o.common.events++
	p.at = time
	if o.doubts() || o.sure {
		p.recent.add(p.mark())
	}
	p.incoming.consume(p)
	return p
}

// followAll orders all that has happened, or may have happened, before the next event of p.
func (o *Order) followAll(p *process) {
	o.joinAll(p)
	o.watchAll(p)
}

// joinAll orders all that has been told before the next event of p.
func (o *Order) joinAll(p *process) {
	for _, other := range o.processes {
		switch {
		case other == nil:
		case o.sure:
			p.glimpseAll(other)
		default:
			other.tell(p)
		}
	}
}

// tell orders all that a process has done before the next event of another one.
func (p *process) tell(other *process) {
	for _, l := range p.threads.list {
		other.learn(l.clock)
	}
}

// learn adds what a call tells a process.
func (p *process) learn(clock Clock) { p.clock.Join(clock) }

// Observe orders what a line has done before the next event of another one.
func (o *Order) Observe(by, of Line) {
	o.line(by).notice(o.line(of).clock)
}

// Suppose is Observe for what the line has no right to conclude. If processes have different clocks, nobody else hears of it:
// the supposition could confirm itself by what may have happened the other way round.
func (o *Order) Suppose(by, of Line) {
	if o.certain == nil {
		o.Observe(by, of)
		return
	}
	o.line(by).supposed.Join(o.line(of).clock)
}

// Supposed is what happened before the next event of a line only as far as it is supposed.
func (o *Order) Supposed(name Line) Clock { return o.line(name).supposed }

// follow orders what the process with this rank in MPI_COMM_WORLD has done before the next event of p, or what all have done if
// the rank is not known.
func (o *Order) follow(p *process, world int64) {
	if peer := p.Peer(world); world != mpicall.Undefined && peer != nil {
		o.followProcess(p, o.process(peer))
		return
	}
	o.followAll(p)
}

// followProcess orders what a process has done, or may have done, before the next event of p.
func (o *Order) followProcess(p, other *process) {
	if o.sure {
		p.glimpseAll(other)
		return
	}
	other.tell(p)
	o.watch(p, other)
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
)

// communicates are the functions that exchange something over a communicator that they name.
var communicates = mpicall.ByFunction(func(f mpicall.Function) bool {
	return comm.Of(f) && (operand.KindOf(f) != nil || match.IsCollective(f) || strings.Contains(f.String(), "robe"))
})

// vague are the functions that may synchronize, and are not followed.
var vague = mpicall.ByFunction(func(f mpicall.Function) bool {
	return far(f) && f.String() != "MPI_Finalized"
})

var far = mpicall.Beginning("MPI_File_", "MPI_Session_", "MPI_Comm_accept", "MPI_Comm_connect", "MPI_Comm_join", "MPI_Publish_name", "MPI_Lookup_name",
	"MPI_Request_get_status", "MPI_Parrived", "MPI_Finalize", "MPI_Open_port")

// begins are the functions that begin a process' life with MPI. Nothing that others have done before matters to it, but what the
// parents of a spawned process have done.
var begins = mpicall.Among("MPI_Init", "MPI_Init_thread")

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
