package race

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// Loads and stores happen somewhere between two calls of their thread. What the process was told after the first of these
// calls, it may have been told before them; and who knows that the first one is over may know of them. So they count as done
// when the first one returned, and as done with all that is known when the second one was entered.

// place is a place of a program in a process.
type place struct {
	process int
	site    uint32
}

// activity is a thread, or a task that it executes.
type activity struct {
	order.Line
	thread uint32
}

// gap is where a thread is: after a call.
type gap struct {
	event order.Moment // its return
	time  uint64
}

// loader is a place that a thread loads from.
type loader struct{ site, thread uint32 }

// load is what a loader accessed last.
type load struct {
	from, to int64
	call     uint64
}

// Accessed compares loads and stores with operations that may be under way.
func (j *Judge) Accessed(x *history.Access) {
	m := j.memory(x.Process)
	if x.Is(trace.Gone) {
		m.forget(x.From, x.To)
		return
	}
	j.order.Accessed(x.Process, x.Thread, x.Time)
	since := m.since(j.order.Now(x.Process), x.Thread)
	a := &access{
		Ref: x.Ref, Memory: bytesAt(x.From, x.To), from: x.From, to: x.To, thread: x.Thread, receiver: mpicall.Undefined,
		own: true, writes: x.Is(trace.Writes), reads: !x.Is(trace.Writes), start: since.event, end: since.event, locks: j.order.Locks(x.Process),
	}
	a.synchronizes = x.Is(trace.Volatile | trace.Atomic)
	a.polls = m.polls(x)
	if a.polls {
		j.notePoll(a.place())
	}
	s := j.settle(x.Process, a)
	j.watched(m, a)
	clock, certain := j.order.Clock(x.Process), j.order.Certain(x.Process)
	j.know(s, a, clock)
	j.keep(a, clock)
	common, group := j.order.CertainCommon(), s.accesses.groupOf(a)
	from, to := s.reach(a)
	s.accesses.root.meeting(from, to, group, 0, func(n *node) {
		switch {
		case n.group.harmless(group):
		case n.fetchedOnly(a, clock, certain):
			j.noteFetch(s, n.access, a, clock)
		case n.before(clock), !n.inTurn(a) && n.knew(a.end):
			j.leave(n.access, a, certain)
			j.unsynced(n.access, a, clock)
			j.outdated(s, n, common)
		case a.shared != nil && !n.Process.OneClock(a.Process): // who came first is not known
			j.undecided = j.undecided || n.conflicts(a)
		case n.inTurn(a) && n.Time >= since.time: // of another thread, of whose order nothing is known
		case !n.conflicts(a), n.before(j.order.Supposed(a.start.Line)), n.own && n.unsure && since.time <= n.Time, n.awaits(a), j.hasSeen(s, n.access, a, clock):
		case a.awaits(n.access):
			j.order.Observe(a.start.Line, n.start.Line) // it may have seen what the other did
			clock = j.order.ClockOf(a.start.Line)
		default:
			j.report(n.access, a)
			clock = j.order.ClockOf(a.start.Line)
		}
	})
	s.forgetOutdated(nil)
	if j.order.Threaded(x.Process) || !a.polls && (a.shared != nil || m.exposes(a.from, a.to)) {
		j.remember(s, a, group)
	}
}

// remember a load or a store in place of earlier ones that are equal to it.
func (j *Judge) remember(s *space, a *access, group groupNumber) {
	s.replace(a)
	if j.room(s) {
		s.accesses.insert(a, group)
	}
}

// forget what is over of memory that has become that of another object: an allocator may give one thread what another one has
// freed, and orders both.
func (m *memory) forget(from, to int64) {
	var old []*node
	m.accesses.root.overlapping(from, to, func(n *node) {
		if n.window == nil && n.end.Known() {
			old = append(old, n)
		}
	})
	for _, n := range old {
		m.accesses.remove(n)
	}
}

// awaits says whether a load polls what an operation or another process may change. Threads of one process do not poll the buffers of
// their operations.
func (a *access) awaits(b *access) bool {
	return a.own && a.polls && (a.by() != b.by() || b.window != nil)
}

// replace forgets an access that is equal to a later one.
func (s *space) replace(a *access) {
	var replaced *node
	s.accesses.root.overlapping(a.from, a.to, func(n *node) {
		if n.own && n.Site == a.Site && a.replaces(n.access) {
			replaced = n
		}
	})
	if replaced != nil {
		s.accesses.remove(replaced)
	}
}

// since is the gap in which a thread is. Before its first event it counts as after that: others can know of nothing earlier.
func (m *memory) since(now order.Moment, thread uint32) gap {
	g := m.gaps[activity{now.Line, thread}]
	if !g.event.Known() {
		g.event = now.First()
	}
	return g
}

// polls says whether a place loads the same few bytes again and again, until they change. MPI allows that of memory that others
// update, if one value is waited for (MPI 4.1, 12.7). Between two such loads only calls are made that wait or make progress.
func (m *memory) polls(x *history.Access) bool {
	const few = 16
	if x.Is(trace.Writes) || x.To-x.From > few {
		return false
	}
	by := loader{x.Site, x.Thread}
	before, again := m.loaded[by]
	m.loaded[by] = load{x.From, x.To, x.Number}
	return x.Is(trace.Again|trace.Volatile|trace.Atomic) ||
		again && before.from == x.From && before.to == x.To && before.call >= m.working
}

// calls notes a call that has returned, for the loads and stores that follow.
func (m *memory) called(c *history.Call, o *order.Order) {
	if c.Process.Rank.Loads {
		m.isIn(c.Thread, gap{o.Now(c.Process), c.Left})
	}
	if !waits(c.Function) {
		m.working = c.Number
	}
}

// isIn notes where a thread is, and when it came there.
func (m *memory) isIn(thread uint32, since gap) {
	m.gaps[activity{since.event.Line, thread}] = since
	m.past[thread] = m.past[thread].add(since)
}

// waits are functions that a program may call while it polls memory.
var waits = mpicall.Among(
	"MPI_Get", "MPI_Fetch_and_op", "MPI_Get_accumulate", "MPI_Win_sync", "MPI_Win_flush", "MPI_Win_flush_all",
	"MPI_Win_flush_local", "MPI_Win_flush_local_all", "MPI_Iprobe", "MPI_Improbe", "MPI_Test", "MPI_Testall", "MPI_Testany",
	"MPI_Testsome", "MPI_Win_test", "MPI_Request_get_status",
)

// bytesAt is memory of which only the addresses are known.
func bytesAt(from, to int64) operand.Memory {
	return operand.Memory{Address: from, Side: layout.Side{Count: to - from, Type: octet}}
}

// octet is one byte of whatever type.
var octet = &history.Type{TypeMap: trace.TypeMap{
	Combiner: mpicall.CombinerNamed, Committed: true, Size: 1, Extent: 1, TrueWidth: 1, Known: true,
	Runs: []trace.Run{{Blocks: 1, Each: 1, Width: 1}},
}}
