// Package trace reads what the shim wrote down about a run under NASTY_TRACE: for
// each rank its calls, its one-sided operations and when they were recorded,
// copied and issued. It judges nothing.
package trace

import "fmt"

// Rank is the trace of one process.
type Rank struct {
	Rank, Size int
	Process    int // its number on its machine
	Host       string
	// Epoch is the wall-clock time, in ns since 1970, of Event.Time 0.
	Epoch  int64
	Sites  []Site            // by number; 0 is unknown
	Names  map[uint32]string // of windows, where the program gave one
	Lost   uint64            // events before the first that were overwritten
	Events []Event
	Ended  bool // the process came to MPI_Finalize or exit
}

// Site is a place from where the program calls MPI.
type Site struct {
	Call   string // name of the MPI function
	Module string // path of the executable or library
	Offset uint64 // of the return address in it, as in its symbol table
	Left   bool   // NASTY_ONLY_SITES or NASTY_SKIP_SITES had it left alone
}

// Event is one entry.
type Event struct {
	Time   uint64 // ns since Rank.Epoch, not counting backwards
	Type   Type
	Code   uint16 // Op, Done, Copied: rma.Kind; Sync: rma.SyncKind
	Site   uint32 // where the program was, an index of Rank.Sites
	Seq    uint64 // Op, Done, Copied, Result, Unfinished: number of the operation
	Window uint32
	Target int32  // -1: all
	A, B   uint64 // as the type says
}

// Type of an event.
type Type uint16

// The types of events. They are the shim's (trace.c).
const (
	Enter      Type = iota + 1 // an MPI call begins
	Leave                      // an MPI call ends; A: its result
	Op                         // an operation is recorded; A: byte offset at the target, B: bytes
	Forwarded                  // a one-sided operation is passed on in its call
	Sync                       // a synchronization call, or another occasion to issue; A: number of the call on its window, B: operations issued
	Done                       // an operation is issued by the last Sync of its window; A: its rma.State before
	Copied                     // an operation is complete at the origin, and still held
	Delay                      // a thread stayed; A: ns, B: 1 if the bound ended it
	Window                     // a window is made; A: its base, B: bytes
	Contents                   // a window's memory at its end; A: hash, B: bytes
	Result                     // data fetched by an operation; A: hash
	Unfinished                 // an operation was never completed; A: its rma.State
	Abort                      // MPI_Abort; A: the error code
	End                        // MPI_Finalize, or exit without it (A: 1)
	Plan                       // the last Sync of its window is carried out; A: hash of what was issued, flushed and paused in which order, B: how many instructions
)

func (t Type) String() string {
	names := []string{"?", "enter", "leave", "op", "forwarded", "sync", "done", "copied", "delay", "window",
		"contents", "result", "unfinished", "abort", "end", "plan"}
	if int(t) < len(names) {
		return names[t]
	}
	return fmt.Sprintf("Type(%d)", uint16(t))
}
