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

// gap is where a thread is: after a call.
type gap struct {
	event uint64 // number of its return, by order.Order.Time
	time  uint64
}

// load is what a place accessed last.
type load struct {
	from, to int64
	call     uint64
}

// Accessed compares loads and stores with operations that may be under way.
func (j *Judge) Accessed(x *history.Access) {
	m := j.memory(x.Process)
	since := m.gaps[x.Thread]
	a := &access{
		Ref: x.Ref, Memory: bytesAt(x.From, x.To), from: x.From, to: x.To, receiver: mpicall.Undefined,
		own: true, writes: x.Is(trace.Writes), reads: !x.Is(trace.Writes), end: max(1, since.event), locks: j.order.Locks(x.Process), thread: x.Thread,
	}
	a.synchronizes = x.Is(trace.Volatile | trace.Atomic)
	a.polls = m.polls(x)
	if a.polls {
		j.polled[place{x.Process.Index, x.Site}] = true
	}
	a.began = j.order.Accessed(x.Process, x.Thread, a.polls)
	s := j.settle(x.Process, a)
	j.watched(m, a)
	clock := j.order.Clock(x.Process)
	s.know(a, clock)
	from, to := s.reach(a)
	s.accesses.root.overlapping(from, to, func(n *node) {
		switch {
		case j.ordered(n.access, a, clock), n.by() != a.by() && n.knew(a.by(), a.end):
		case n.by() == a.by() && n.Time >= since.time && !j.concurrent(n.access, a):
		case !n.conflicts(a), n.own && n.unsure && since.time <= n.Time:
		case a.polls && n.by() != a.by():
			j.order.Observe(a.Process, n.Process) // it may have seen what the other did
		default:
			j.report(n.access, a)
		}
	})
	if !a.polls && (a.shared != nil || m.exposes(a.from, a.to)) {
		s.replace(a)
		if s.room(j.order) {
			s.accesses.insert(a)
		}
	}
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

// polls says whether a place loads the same few bytes again and again, until they change. MPI allows that of memory that others
// update, if one value is waited for (MPI 4.1, 12.7). Between two such loads only calls are made that wait or make progress.
func (m *memory) polls(x *history.Access) bool {
	const few = 16
	if x.Is(trace.Writes) || x.To-x.From > few {
		return false
	}
	before, again := m.loaded[x.Site]
	m.loaded[x.Site] = load{x.From, x.To, x.Number}
	return x.Is(trace.Again|trace.Volatile|trace.Atomic) ||
		again && before.from == x.From && before.to == x.To && before.call >= m.working
}

// calls notes a call that has returned, for the loads and stores that follow.
func (m *memory) called(c *history.Call, o *order.Order) {
	m.gaps[c.Thread] = gap{o.Time(c.Process), c.Left}
	if !waits(c.Function) {
		m.working = c.Number
	}
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
