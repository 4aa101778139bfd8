package trace

import "github.com/nastympi/nastympi/base/rma"

// None stands for an event that did not happen, or that the trace no longer holds.
const None = -1

// Operation is the life cycle of one one-sided operation. Each state that the operation reached
// is the index of an event in Rank.Events; a state that it did not reach is None.
//
// A recorded operation is held until a synchronization call issues it, in one piece or in many.
// A forwarded operation is recorded and issued by one event. Three things leave no events of
// their own: the pieces, the early transfer of a get (NASTY_EARLY_FETCH), and the origin half that
// is read in the call (NASTY_HALF_ORIGIN).
type Operation struct {
	Event          // of type Op or Forwarded, written in the operation's own call
	Recorded   int // index of Event
	Copied     int // the operation is complete at the origin and still held
	CopiedBy   int // the Sync that completed it at the origin
	Issued     int // the library got the operation
	IssuedBy   int // the Sync that issued it
	Completed  int // the call that issued the operation returned and completed it as that call promises
	Damaged    int // the first thing that happened to one of its buffers while it was held
	Unfinished int // the program freed the window, aborted or ended, and nothing had issued the operation
}

// Kind of the operation. The kind of a forwarded operation is not in the trace: 0.
func (o *Operation) Kind() rma.Kind {
	if o.Forwarded() {
		return 0
	}
	return o.Event.Kind()
}

// Epoch that the operation belongs to. That of a forwarded operation is not in the trace: 0.
func (o *Operation) Epoch() Epoch {
	if o.Forwarded() {
		return 0
	}
	return o.Event.Epoch()
}

// Offset is the first byte at the target, counted from the window's base.
func (o *Operation) Offset() uint64 { return o.A }

// Bytes is how many bytes the operation moves, without the gaps of its datatypes.
func (o *Operation) Bytes() uint64 { return o.B }

// Forwarded says whether the operation was never held.
func (o *Operation) Forwarded() bool { return o.Type == Forwarded }

// Pending says whether the operation was never issued, as far as the trace goes.
func (o *Operation) Pending() bool { return o.Issued == None }
