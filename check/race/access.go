package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
)

// access is bytes of one process that a call reads or writes. Its bytes are in [from, to).
type access struct {
	history.Ref
	operand.Memory
	from, to      int64
	reads, writes bool
	// end is when it was complete, by order.Order.Time of its process; 0: it is not. If the target has ended its epoch, end is a
	// time of that process.
	end    uint64
	target *history.Process
	joined uint64 // how many operations besides the first one must be complete before it ends
	// ended completed it; not known: no call did, or which one is not known.
	ended history.Ref
	// late is the finding that needs to know which call completes the access too late; nil: none does.
	late *late
	// of is the one-sided operation to which the access belongs; nil: it belongs to none.
	of *operation
	// call is that of a nonblocking operation whose completion is this access; not known: the access is by Ref.
	call  history.Ref
	locks []order.Lock
	// window is that of a one-sided operation, at the target; nil: it is a buffer of the process that makes the call.
	window *history.Window
	epoch  string // of a one-sided operation: the function that opened it
	atomic bool   // of the accumulate family, with elements of this class
	class  layout.Class
	polls  bool // the call before was the same
	own    bool // a load or a store of the process
	// private: other processes do not notice the access before the call that completes it, which is judged on its own.
	private bool
	// owner is the last event of the memory's process that the access is ordered after. If processes share the memory, all has that
	// of each of them.
	owner uint64
	all   order.Clock
	// shared is the window whose memory it is if processes share that: from, to and Address count the bytes of the window then.
	shared *history.Window
	// synchronizes: it is a load or a store of an atomic or a volatile object.
	synchronizes bool
	// unsure: its process has polled shared memory before, and may have seen what others did later by the recording.
	unsure bool
	thread uint32
	// began is when the thread made it, if the process' threads are followed.
	began order.Moment
	// start is when a one-sided operation or a nonblocking send was begun, by order.Order.Time of its process.
	start uint64
	// made is the call that made the persistent request whose operation it is; not known: it is none.
	made history.Ref
	// receiver is the rank in MPI_COMM_WORLD to which a nonblocking send sends the bytes; mpicall.Undefined: it is no send.
	receiver int64
}

func newAccess(c *history.Call, m operand.Memory) *access {
	span := m.Span().At(m.Address)
	return &access{Ref: c.Ref, Memory: m, from: span.From, to: span.To, receiver: mpicall.Undefined, thread: c.Thread}
}

// remote is the access of a one-sided operation at its target.
func remote(c *history.Call, r *operand.Remote, epoch string) *access {
	a := newAccess(c, r.Memory)
	a.reads, a.writes, a.window, a.epoch, a.atomic = r.Reads, r.Writes, r.Part, epoch, r.Atomic
	if !a.atomic {
		return a
	}
	if list, known := r.Signature(); known && len(list) == 1 {
		a.class = list[0].Class
	}
	return a
}

// by is the process that makes the access.
func (a *access) by() int { return a.Process.Index }

// conflicts says whether two accesses must be ordered (MPI 4.1, 12.7).
func (a *access) conflicts(b *access) bool {
	switch {
	case !a.writes && !b.writes:
		return false
	case a.own && b.own:
		return a.by() != b.by() && !(a.synchronizes && b.synchronizes) && !a.excludes(b) && a.Overlap(b.Memory)
	case a.private || b.private:
		return (a.own || b.own) && a.by() == b.by() && a.Overlap(b.Memory)
	case a.own || b.own:
		return !a.excludes(b) && (a.Overlap(b.Memory) || a.inOneWindow(b))
	case a.window == nil && b.window == nil: // other rules judge buffers of calls of one process
		return false
	case a.by() == b.by() && (a.Number == b.Number || a.atomic && b.atomic): // 12.7.2 orders accumulates of one origin
		return false
	case a.compatible(b), a.excludes(b):
		return false
	}
	return a.Overlap(b.Memory)
}

// compatible accumulates are atomic to each other: those of elements of one type that coincide (12.7.1). Which operations
// they may have is not judged: info accumulate_ops changes that, and what it means for fetches is disputed.
func (a *access) compatible(b *access) bool {
	if !a.atomic || !b.atomic || a.window.Shared != b.window.Shared {
		return false
	}
	if a.class.Width == 0 || b.class.Width == 0 {
		return true // of which elements they are is not known
	}
	return a.class == b.class && (a.from-b.from)%a.class.Width == 0
}

// excludes says whether locks keep both apart (12.5.3), in whichever order.
func (a *access) excludes(b *access) bool {
	if a.by() == b.by() {
		return false
	}
	for _, l := range a.locks {
		for _, other := range b.locks {
			if l.Exclude(other) {
				return true
			}
		}
	}
	return false
}

// before says whether an access ended before something that knows this began.
func (a *access) before(clock order.Clock) bool {
	by := a.by()
	if a.target != nil {
		by = a.target.Index
	}
	return a.end != 0 && clock.Knows(by, a.end)
}

// knew says whether the access is ordered after an event of a process that has the memory.
func (a *access) knew(process int, event uint64) bool {
	if a.shared != nil {
		return a.all.Knows(process, event)
	}
	return a.owner >= event
}

// areFloating says whether the bytes for which two accesses race are floating-point numbers. The type of a load or a store is not known:
// that of the other access counts.
func areFloating(first, second *access) bool {
	return (first.own || first.isFloating()) && (second.own || second.isFloating()) && !(first.own && second.own)
}

// isFloating says whether all its elements are floating-point numbers.
func (a *access) isFloating() bool {
	list, known := a.Signature()
	return known && !slices.ContainsFunc(list, func(s layout.Stretch) bool { return s.Class.Kind != layout.Floating })
}

// isBuffer says whether it is of a buffer that an operation of the process has.
func (a *access) isBuffer() bool { return a.window == nil && !a.own }

// what it is, for people.
func (a *access) what() string {
	switch {
	case a.own && a.writes:
		return "store"
	case a.own:
		return "load"
	}
	return ""
}

// reached says whether a message of these bytes may have reached the process of another access: then they have been read.
func (a *access) reached(other *access, clock order.Clock) bool {
	return other.Process == a.Process.Peer(a.receiver) && clock.Knows(a.by(), a.start)
}

// replaces says whether whatever races with an earlier access of the same process also races with this one.
func (a *access) replaces(earlier *access) bool {
	return a.isLike(earlier) && (earlier.end != 0 || a.window != nil)
}

// joins says whether it reads the buffer that an earlier operation from the same place reads until that is complete: operations that send
// one buffer again and again need one access, which ends when the last of them does.
func (a *access) joins(earlier *access) bool {
	return a.isBuffer() && !a.writes && earlier.end == 0 && a.Site == earlier.Site && a.isLike(earlier) && operand.OneSided(a.Function) &&
		a.Function == earlier.Function
}

// isLike says whether both are made in the same way by one thread.
func (a *access) isLike(earlier *access) bool {
	return a.by() == earlier.by() && a.thread == earlier.thread && a.from == earlier.from && a.to == earlier.to && a.Type == earlier.Type && a.Count == earlier.Count &&
		a.reads == earlier.reads && a.writes == earlier.writes && a.window == earlier.window && a.atomic == earlier.atomic && a.private == earlier.private &&
		a.class == earlier.class && a.synchronizes == earlier.synchronizes && len(a.locks) == len(earlier.locks) && (len(a.locks) == 0 || &a.locks[0] == &earlier.locks[0])
}
