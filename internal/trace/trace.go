// Package trace reads the traces that the shim writes under NASTY_TRACE: the MPI calls of each rank and
// its one-sided operations. It puts together the life cycle of each operation. It judges nothing.
package trace

import "fmt"

// Rank is the trace of one process.
type Rank struct {
	Rank, Size int
	Process    int // process ID on its host
	Host       string
	// Epoch is the wall-clock time, in ns since 1970, of Event.Time 0.
	Epoch  int64
	Sites  []Site            // by number; 0 is unknown
	Names  map[uint32]string // of windows, where the program gave one
	Lost   uint64            // oldest events, which the ring has overwritten
	Events []Event
	Ended  bool // the process reached MPI_Finalize or exit
}

// Site is a place in the program from which it calls MPI.
type Site struct {
	Call   string // name of the MPI function
	Module string // path of the executable or library
	Offset uint64 // of the return address in it, as in its symbol table
	// LeftAlone: because of NASTY_ONLY_SITES or NASTY_SKIP_SITES nastympi perturbed nothing here.
	LeftAlone bool
}

// Event is one entry of a trace.
type Event struct {
	Time   uint64 // ns since Rank.Epoch; never decreases
	Type   Type
	Code   uint16 // Op, Done, Copied: rma.Kind; Sync: rma.OccasionKind; Forwarded: Reason
	Site   uint32 // where the program was, an index of Rank.Sites
	Seq    uint64 // Op, Done, Copied, Result, Unfinished: number of the operation
	Window uint32
	Target int32  // -1: all
	A, B   uint64 // see the types
}

// Type of an event.
type Type uint16

// The types of events. Their C twins are enum nasty_event_type.
const (
	Enter      Type = iota + 1 // an MPI call begins
	Leave                      // an MPI call ends; A: its result
	Op                         // an operation is recorded; A: byte offset at the target, B: bytes
	Forwarded                  // a one-sided operation is passed to the library in its call
	Sync                       // a synchronization call, or another occasion to issue; A: number of the call on its window, B: how many operations it issues
	Done                       // an operation is issued by the last Sync of its window; A: its rma.State before
	Copied                     // an operation is complete at the origin, and still held
	Delay                      // a thread was delayed; A: ns, B: 1 if NASTY_DELAY_MAX ended the delay
	Window                     // a window is made; A: its base, B: bytes
	Contents                   // a window's memory when it is freed; A: hash, B: bytes
	Result                     // data that an operation fetched; A: hash
	Unfinished                 // no call has completed an operation, and none will; A: its rma.State
	Abort                      // MPI_Abort; A: the error code
	End                        // MPI_Finalize, or exit without it (A: 1)
	Plan                       // the last Sync of its window is carried out; A: hash of its instructions, B: how many instructions
)

func (t Type) String() string {
	names := []string{"?", "enter", "leave", "op", "forwarded", "sync", "done", "copied", "delay", "window",
		"contents", "result", "unfinished", "abort", "end", "plan"}
	if int(t) < len(names) {
		return names[t]
	}
	return fmt.Sprintf("Type(%d)", uint16(t))
}
