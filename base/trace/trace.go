// Package trace reads what the shim writes down about a run: the MPI calls of each rank with their
// arguments and results, the objects that they name, and the one-sided operations. A trace (NASTY_TRACE) contains the
// last calls, a recording (NASTY_RECORD) contains all. Both have the same format. The package puts together the life
// cycle of each operation. It judges nothing.
//
// Objects have numbers. A communicator, a window, a datatype, a group, a request or another object has the same
// number in each call of its process, and no other object of its kind has it later. 0 is a null handle. Predefined handles
// have the same numbers in all processes (mpicall.Predefined). Numbers of other objects mean nothing to other processes.
package trace

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
)

// Rank is the trace of one process.
type Rank struct {
	Rank, Size int
	World      string // names the MPI_COMM_WORLD of the process; that of most processes has no name
	Spawned    bool   // MPI_Comm_spawn started the process
	Process    int    // process ID on its host
	Program    string // path of its executable, if known
	Image      uint64 // what the addresses of its executable's memory are greater by than those in the file
	Library    string // name and version of the MPI library, if known
	Host       string
	Run        string // a number of the run, the same for all ranks of MPI_COMM_WORLD; empty: not known
	Boot       string // identifies the boot of the host: times of processes with the same host and boot can be compared
	Complete   bool   // a recording, which contains all events
	CutOff     bool   // the last events are missing: the disk was full, or the file lost its end
	// Hosts are those of all ranks, if they ran on several nodes and this is the first rank of its node. Folder is
	// the path of the recording on its node.
	Hosts  []string
	Folder string
	// Epoch is the wall-clock time, in ns since 1970, of Event.Time 0.
	Epoch int64
	Sites []Site            // by number; 0 is unknown
	Names map[uint32]string // of windows, where the program gave one
	// OneThread: MPI allows only one thread at a time to call it (MPI 4.1, 11.6.2).
	OneThread bool
	Threads   map[uint32]int // numbers that the host gives to threads, by Event.Thread
	Loads     bool           // loads and stores of the program are recorded: it was compiled by `nastympi cc`
	Outside   bool           // the program may order ranks by sockets, named semaphores or the like
	Threading bool           // the program may order its threads by these, by pipes, signals or the like
	Needs     []string       // libraries to which watched modules are linked, by their short names
	Watched   []string       // paths of the modules that `nastympi cc` has linked; empty: the executable
	Helpers   []int          // threads that were started while MPI was initialized, so by the library
	Lost      uint64         // oldest events, which the ring has overwritten
	Events    []Event
	Ended     bool // the process reached MPI_Finalize or exit
	Finalizes bool // it is in MPI_Finalize, or in the MPI_Session_finalize of its last session, or was ended there
	Ending    Ending
}

// Site is a place in the program from which it calls MPI.
type Site struct {
	Call   string // name of the MPI function
	Module string // path of the executable or library
	Offset uint64 // of the return address in it, as in its symbol table
	// Callers are the further frames of the call stack, if they are known.
	Callers Callers
	// Own is how many frames of the stack are in libraries before the first one that is in the program's own code; 0 if
	// all are.
	Own int
	// LeftAlone: because of NASTY_ONLY_SITES or NASTY_SKIP_SITES nastympi perturbed nothing here.
	LeftAlone bool
	Frame     StackFrame // of the function, in the first call from there; empty: not known
}

// StackFrame is the part of a stack that a function has in a call: the addresses [Low, High). High is what the DWARF standard calls the
// canonical frame address.
type StackFrame struct{ Low, High uint64 }

// Event is one entry of a trace or a recording.
type Event struct {
	Time   uint64 // ns of the host's monotonic clock; never decreases
	Type   Type
	Code   uint16 // Access: AccessKind; Synchronized: SynchronizationKind; Op: rma.Kind and Epoch; Done, Copied, Damaged: rma.Kind; Sync: rma.OccasionKind; Forwarded: Reason; Delay: 0 before the call, 1 after it, Stay; Misused: the function that began the operation; Memory: MemoryKind; Received, Brought: rma.Class of the elements, 0 if there are several
	Site   uint32 // where the program was, an index of Rank.Sites
	Seq    uint64 // Op, Done, Copied, Damaged, Result, Unfinished: number of the operation; Received, Brought, Memory: bytes
	Window uint32 // Misused: the site of the call that began the operation, or the number of errors; Received, Brought: that site; Memory: the site where it was allocated; Released: that where it was freed
	Target int32  // -1: all
	A, B   uint64 // see the types
	// Thread is the number of the thread, from 0 in the order of their first calls.
	Thread uint32
	// Call is the function of Enter and Leave.
	Call mpicall.Function
	// values are the arguments of Enter and Leave, or the fields of Made, as they were written.
	values []byte
}

// Stay is the code of a delay between two pieces (NASTY_STAY).
const Stay = 2

// Type of an event.
type Type uint16

// The types of events. Their C twins are enum nasty_event_type. The numbers from 64 to 95 are for
// accesses to memory, 96 to 127 for synchronization between threads. A reader leaves out types that it does not know.
const (
	Enter      Type = iota + 1 // an MPI call begins; In reads its arguments
	Leave                      // an MPI call ends; A: its result; Out reads what it returned
	Op                         // an operation is recorded; A: byte offset at the target, B: bytes
	Forwarded                  // a one-sided operation is passed to the library in its call
	Sync                       // a synchronization call, or another occasion to issue; A: number of the call on its window, B: how many operations it issues
	Done                       // an operation is issued by the last Sync of its window; A: its rma.State before
	Copied                     // an operation is complete at the origin, and still held
	Delay                      // a thread was delayed; A: ns, B: 1 if its bound ended the delay
	Window                     // a window is made; A: its base, B: bytes
	Contents                   // a window's memory when it is freed; A: hash, B: bytes
	Result                     // data that an operation fetched; A: hash, B: the data itself if it has at most 8 bytes
	Unfinished                 // no call has completed an operation, and none will; A: its rma.State
	Abort                      // MPI_Abort; A: the error code
	End                        // MPI_Finalize, or MPI_Session_finalize of the last session, begins (A: 0) or has returned (A: 2); exit without it (A: 1)
	Plan                       // the last Sync of its window is carried out; A: hash of its instructions, B: how many instructions
	Damaged                    // the program changed or gave up a buffer of a held operation; A: Damage
	Part                       // a part of a window's memory, before its Contents; A: hash, or the bytes themselves if at most 8, B: byte offset in the window
	Misused                    // the program used a buffer of a message or a collective operation that is not complete; A: Misuse
	Received                   // data that a call has received by a message or a collective operation; A: hash, B: the data itself if it has at most 8 bytes
	Untimely                   // the call Code is made before MPI is initialized (A: 1), or after it is finalized (A: 0)
	Brought                    // data of at most 8 bytes that a one-sided operation has fetched, in the call that completes it; only in recordings. B: the data
	Memory                     // where memory that becomes part of a window lies; only in recordings
	Released                   // the program has freed memory of a window: B bytes from address A; only in recordings
)

const (
	// Repeated stands for the calls of a row of polls but the first: they had the arguments and the results of the call that
	// the thread left last. A: how many; B: when the last one returned, as Time.
	Repeated Type = iota + 32
	// Made describes an object before a call that needs the description; Object reads it.
	Made
	thread // from here on the events are those of thread A
)

// Access is loads or stores of one place in the program, to bytes that lie one after the other. They happened after the call
// that the thread left last. A: the address of the first byte, B: bytes.
const Access Type = 64

// Synchronized is what a thread releases to others of its process, or acquires from them, outside of MPI. What it releases is
// written before it does so, and what it acquires after. A: the address of the object; 0: any.
const Synchronized Type = 65

// Earlier is as Access, and was made by the thread whose number is Window, after its last event until the time Seq: the memory was of
// no interest then, and is a buffer of an operation of this event's thread now.
const Earlier Type = 66

// SynchronizationKind is what a thread does.
type SynchronizationKind uint16

// The kinds of synchronization, which may have several of these. Their C twins are in hook.h.
const (
	Acquires SynchronizationKind = 1 << iota
	Releases
	Begins     // the thread begins after what it acquires; or the object does, when it is released
	Polls      // the thread acquires it perhaps again and again: the time is that of its next event
	Unfollowed // threads of the process synchronize in a way that is not recorded from now on
	Ends       // the thread does nothing after what it releases, unless it begins again
	Task       // a task that the thread executes begins or ends, and not the thread itself
)

// AccessKind is what an access does.
type AccessKind uint16

// The kinds of accesses, which may have several of these. Their C twins are in hook.h.
const (
	Writes   AccessKind = 1 << iota
	Atomic              // by an atomic operation of the language
	Volatile            // of a volatile object
	Again               // the same bytes several times, and no others from there
	Gone                // no access: the bytes are those of another object from now on
)

var typeNames = map[Type]string{
	Enter: "enter", Leave: "leave", Op: "op", Forwarded: "forwarded", Sync: "sync", Done: "done", Copied: "copied", Delay: "delay",
	Window: "window", Contents: "contents", Result: "result", Unfinished: "unfinished", Abort: "abort", End: "end", Plan: "plan", Damaged: "damaged", Part: "part", Misused: "misused", Received: "received", Untimely: "untimely", Brought: "brought", Memory: "memory", Released: "released",
	Repeated: "repeated", Made: "made", thread: "thread", Access: "access", Synchronized: "synchronized", Earlier: "earlier access",
}

func (t Type) String() string {
	if name := typeNames[t]; name != "" {
		return name
	}
	return fmt.Sprintf("Type(%d)", uint16(t))
}

// Floating says whether the data that a Received or a Brought is about are floating-point numbers.
func (e *Event) Floating() bool { return rma.Class(e.Code) == rma.Floating }
