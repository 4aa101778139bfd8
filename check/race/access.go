package race

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
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
	thread        uint32 // that makes it
	reads, writes bool
	// end is when it was complete; not known: it is not. If the target has ended its epoch, end is a moment there.
	end order.Moment
	// updated is when an accumulate that fetches had updated its target, too; not known: no call has completed that.
	updated order.Moment
	joined  uint64 // how many operations besides the first one must be complete before it ends
	// ended completed it; not known: no call did, or which one is not known.
	ended history.Ref
	// late are findings that are told once it is known which call completes the access.
	late []*late
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
	// operator is the operation of an accumulate; 0: it has none, as MPI_Compare_and_swap.
	operator uint64
	polls    bool // the call before was the same
	own      bool // a load or a store of the process
	detaches bool // it is memory that the call detaches from the window
	// private: other processes do not notice the access before the call that completes it, which is judged on its own.
	private bool
	// owner is the last moment of the memory's process that the access is ordered after. If several threads or processes have the
	// memory, all has that of each of them.
	owner order.Moment
	all   order.Clock
	// vague: several threads had requests of one handle, and any of them may have completed it. Once one has, it counts as complete for all.
	vague bool
	// since is what the access is ordered after, if processes have different clocks.
	since order.Since
	// shared is the window whose memory it is if processes share that: from, to and Address count the bytes of the window then.
	shared *history.Window
	// synchronizes: it is a load or a store of an atomic or a volatile object.
	synchronizes bool
	// unsure: its process has polled shared memory before, and may have seen what others did later by the recording.
	unsure bool
	// start is when it was begun, by a call or by a load or a store.
	start order.Moment
	begun uint64 // its number among the accesses of the same memory
	// made is the call that made the persistent request whose operation it is; not known: it is none.
	made history.Ref
	// receiver is the rank in MPI_COMM_WORLD to which a nonblocking send sends the bytes; mpicall.Undefined: it is no send.
	receiver int64
}

func newAccess(c *history.Call, m operand.Memory) *access {
	span := m.Span().At(m.Address)
	return &access{Ref: c.Ref, Memory: m, from: span.From, to: span.To, thread: c.Thread, receiver: mpicall.Undefined}
}

// remote is the access of a one-sided operation at its target.
func remote(c *history.Call, r *operand.Remote, epoch string) *access {
	a := newAccess(c, r.Memory)
	a.reads, a.writes, a.window, a.epoch, a.atomic = r.Reads, r.Writes, r.Part, epoch, r.Atomic
	if !a.atomic {
		return a
	}
	if op.Of(c.Function) {
		a.operator = uint64(c.Int(op))
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
	case !a.writes && !b.writes, a.refused(), b.refused():
		return false
	case b.detaches:
		return a.conflictsAsDetach(b)
	case a.own || b.own:
		return a.conflictsAsLoad(b)
	case a.private || b.private:
		return false
	case a.by() == b.by() && !a.inTurn(b): // of two threads
		return !(a.atomic && b.atomic) && a.Overlap(b.Memory)
	case a.window == nil && b.window == nil: // other rules judge buffers of calls of one process
		return false
	case a.by() == b.by() && (a.Number == b.Number || a.atomic && b.atomic): // 12.7.2 orders accumulates of one origin
		return false
	case a.compatible(b), a.excludes(b):
		return false
	}
	return a.Overlap(b.Memory)
}

// refused says whether the access is by an operation whose call has returned an error.
func (a *access) refused() bool { return a.of != nil && a.of.refused }

// conflictsAsLoad is conflicts if one of both is a load or a store.
func (a *access) conflictsAsLoad(b *access) bool {
	same := a.by() == b.by()
	switch {
	case a.own && b.own:
		return !same && !(a.synchronizes && b.synchronizes) && !a.excludes(b) && a.Overlap(b.Memory)
	case a.private || b.private:
		return same && a.Overlap(b.Memory)
	}
	return !a.excludes(b) && (a.Overlap(b.Memory) || a.inOneWindow(b))
}

// group is what accesses have in common that conflict with no access of the same group.
type group struct {
	kind     groupKind
	window   *history.SharedWindow
	class    layout.Class
	skew     int64  // of the elements
	operator uint64 // otherwise they may differ in what accumulate_ops allows
}

type groupKind uint8

const (
	readers groupKind = iota + 1
	accumulates
)

// group of an access; the zero value: it has none.
func (a *access) group() group {
	switch {
	case !a.writes:
		return group{kind: readers}
	case a.atomic && a.class.Width > 0:
		return group{accumulates, a.window.Shared, a.class, a.from % a.class.Width, a.operator}
	}
	return group{}
}

// harmless says whether accesses of two groups cannot conflict.
func (g groupNumber) harmless(other groupNumber) bool { return g != 0 && g == other }

// compatible accumulates are atomic to each other: those of elements of one type that coincide (12.7.1). Which operations
// they may have is another question.
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

// knew says whether the access is ordered after a moment of a process that has the memory.
func (a *access) knew(m order.Moment) bool {
	return a.all.Knows(m) || a.owner.Known() && a.owner.Follows(m)
}

// inTurn says whether both are made by one thread or task, or by threads of which nothing better is known.
func (a *access) inTurn(b *access) bool { return a.start.Line == b.start.Line }

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
		return finding.OwnStore
	case a.own:
		return finding.OwnLoad
	}
	return ""
}

// reached says whether a message of these bytes may have reached the process of another access: then they have been read.
func (a *access) reached(other *access, clock order.Clock) bool {
	return other.Process == a.Process.Peer(a.receiver) && clock.Knows(a.start)
}

// replaces says whether whatever races with an earlier access of the same process also races with this one.
func (a *access) replaces(earlier *access) bool {
	return a.isLike(earlier) && (earlier.end.Known() || a.window != nil)
}

// joins says whether it has the buffer that an earlier operation from the same place has until that is complete: operations that send
// one buffer again and again, or get into it, need one access, which ends when the last of them does.
func (a *access) joins(earlier *access) bool {
	return a.isBuffer() && !earlier.end.Known() && a.Site == earlier.Site && a.isLike(earlier) && operand.OneSided(a.Function) &&
		a.Function == earlier.Function && (!a.writes || a.gets() && earlier.gets())
}

// become lets an access be a later one that joins it. What is to be told when it ends is told when the later one does.
func (a *access) become(later *access) {
	for _, l := range later.late {
		l.a = a
	}
	later.joined, later.late = a.joined+1, append(a.late, later.late...)
	*a = *later
}

func (a *access) gets() bool { return a.of != nil && a.of.get }

// isLike says whether both are made in the same way by one thread.
func (a *access) isLike(earlier *access) bool {
	return a.inTurn(earlier) && a.from == earlier.from && a.to == earlier.to && a.Type == earlier.Type && a.Count == earlier.Count &&
		a.reads == earlier.reads && a.writes == earlier.writes && a.window == earlier.window && a.atomic == earlier.atomic && a.private == earlier.private &&
		a.class == earlier.class && a.operator == earlier.operator && a.synchronizes == earlier.synchronizes && len(a.locks) == len(earlier.locks) && (len(a.locks) == 0 || &a.locks[0] == &earlier.locks[0])
}
