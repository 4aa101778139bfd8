package trace

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// History is what happened to the operations of one process and in which of its MPI calls.
type History struct {
	Rank       *Rank
	Operations []*Operation // in the order of their calls
	Calls      []*Call      // in the order in which they were entered
	// Strays are the events that change an operation which is not held at that time: the operation
	// was issued before, or the ring has overwritten its record.
	Strays []int
	syncs  []int // all events of type Sync
}

// Call is one MPI call. Entered, Left and Sync are indexes of Rank.Events.
type Call struct {
	Site    uint32 // an index of Rank.Sites
	Entered int
	Left    int    // None if the call did not return
	Sync    int    // the last Sync in the call, or None
	Issued  uint64 // how many operations all Syncs in the call issued
	issues  []*Operation
}

// History follows the operations and calls of r through its events.
func (r *Rank) History() *History {
	b := builder{
		History:  &History{Rank: r},
		recorded: map[uint64]*Operation{},
		lastSync: map[uint32]int{},
	}
	for i := range r.Events {
		b.add(i)
	}
	return b.History
}

// HeldUntil is the event that ended the time in which an operation was held: the Sync that issued
// it, or the report that nothing did. If there is none it is the number of events.
func (h *History) HeldUntil(o *Operation) int {
	for _, end := range []int{o.IssuedBy, o.Issued, o.Unfinished} {
		if end != None {
			return end
		}
	}
	return len(h.Rank.Events)
}

// Early says whether an operation was recorded, and issued in its own call.
func (h *History) Early(o *Operation) bool {
	return o.IssuedBy != None && rma.OccasionKind(h.Rank.Events[o.IssuedBy].Code) == rma.Call
}

// HeldThrough are the Syncs, oldest first, that found an operation held and did not issue it.
func (h *History) HeldThrough(o *Operation) []int {
	first, _ := slices.BinarySearch(h.syncs, o.Recorded+1)
	end, _ := slices.BinarySearch(h.syncs, h.HeldUntil(o))
	return h.syncs[first:max(first, end)]
}

// builder makes a History in one pass over the events.
type builder struct {
	*History
	recorded map[uint64]*Operation // by number
	lastSync map[uint32]int        // by window
	open     []*Call               // not left yet, in the order of Calls
}

func (b *builder) add(i int) {
	switch e := b.Rank.Events[i]; e.Type {
	case Enter:
		call := &Call{Site: e.Site, Entered: i, Left: None, Sync: None}
		b.Calls = append(b.Calls, call)
		b.open = append(b.open, call)
	case Leave:
		b.leave(i)
	case Sync:
		b.sync(i)
	case Op, Forwarded:
		b.record(i)
	case Copied, Damaged, Done, Unfinished:
		b.change(i)
	}
}

// innermost is the open call that was entered last from a site. It is nil if the ring has overwritten
// the entry, and for repeated polls, of which the shim writes only the first.
func (b *builder) innermost(site uint32) *Call {
	for _, call := range slices.Backward(b.open) {
		if call.Site == site {
			return call
		}
	}
	return nil
}

func (b *builder) leave(i int) {
	call := b.innermost(b.Rank.Events[i].Site)
	if call == nil {
		return
	}
	call.Left = i
	for _, o := range call.issues {
		o.Completed = i
	}
	call.issues = nil
	b.open = slices.DeleteFunc(b.open, func(open *Call) bool { return open == call })
}

func (b *builder) sync(i int) {
	e := b.Rank.Events[i]
	b.syncs = append(b.syncs, i)
	b.lastSync[e.Window] = i
	if call := b.innermost(e.Site); call != nil {
		call.Sync = i
		call.Issued += e.B
	}
}

func (b *builder) record(i int) {
	e := b.Rank.Events[i]
	o := &Operation{
		Event: e, Recorded: i, Copied: None, CopiedBy: None, Issued: None, IssuedBy: None, Completed: None,
		Damaged: None, Unfinished: None,
	}
	b.Operations = append(b.Operations, o)
	if e.Type == Forwarded {
		b.issue(o, i)
		return
	}
	b.recorded[e.Seq] = o
}

// change is what event i says about an operation that was recorded before.
func (b *builder) change(i int) {
	e := b.Rank.Events[i]
	o := b.recorded[e.Seq]
	switch {
	case o == nil || !o.Pending():
		b.Strays = append(b.Strays, i)
	case e.Type == Damaged:
		if o.Damaged == None {
			o.Damaged = i
		}
	case e.Type == Copied:
		o.Copied, o.CopiedBy = i, b.syncSince(o)
	case e.Type == Done:
		o.IssuedBy = b.syncSince(o)
		b.issue(o, i)
	case o.Unfinished == None: // MPI_Abort and then exit report it twice
		o.Unfinished = i
	}
}

func (b *builder) issue(o *Operation, i int) {
	o.Issued = i
	if call := b.innermost(b.Rank.Events[i].Site); call != nil {
		call.issues = append(call.issues, o)
	}
}

// syncSince is the last Sync on the window of an operation, or None if that is older than the
// operation: the trace has lost the Sync.
func (b *builder) syncSince(o *Operation) int {
	if i, known := b.lastSync[o.Window]; known && i > o.Recorded {
		return i
	}
	return None
}
