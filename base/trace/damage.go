package trace

import "github.com/nastympi/nastympi/base/rma"

// Damage is what happened to a buffer of an operation before MPI promised that the operation is complete at
// the origin (MPI 4.1, 12.3). Its C twin is enum nasty_damage.
type Damage uint8

const (
	Changed         Damage = iota + 1 // the origin is not what it was in the operation's call
	ChangedInWindow                   // the same, and it is memory of a window: another rank may have changed it
	StackGone                         // it was on the stack of a function that has returned; noticed in a later call
	Freed                             // it was freed, or moved by realloc
	Stored                            // the program has stored into the buffer for fetched data
)

var damages = rma.Names[Damage]{What: "damage", Texts: []string{
	Changed:         "changed",
	ChangedInWindow: "changed in a window",
	StackGone:       "gone from the stack",
	Freed:           "freed",
	Stored:          "stored into",
}}

func (d Damage) String() string { return damages.Text(d) }

// Buffer is one of the buffers of an operation. Its C twin is enum nasty_buffer.
type Buffer uint8

const (
	Origin  Buffer = iota + 1 // what the operation sends
	Fetched                   // where it delivers what it fetches
	Compare                   // what a compare-and-swap compares with
)

var buffers = rma.Names[Buffer]{What: "buffer", Texts: []string{
	Origin:  "the origin buffer",
	Fetched: "the buffer for fetched data",
	Compare: "the compare buffer",
}}

func (b Buffer) String() string { return buffers.Text(b) }

// Damage says what an event of type Damaged is about.
func (e Event) Damage() Damage { return Damage(e.A) }

// Buffer is the buffer that an event of type Damaged is about.
func (e Event) Buffer() Buffer { return Buffer(e.B) }

// Misuse is what the program did with a buffer of a message or of a collective operation before it could know that the
// operation was complete (MPI 4.1, 3.7.2 and 6.12). Its C twin is enum nasty_misuse.
type Misuse uint8

const (
	SentChanged     Misuse = iota + 1 // what is sent is not what it was when the operation began
	ReceivedRead                      // AddressSanitizer says so
	ReceivedWritten                   // the same
	Reported                          // valgrind has reported errors in the program since the call before; Window: how many, B: where the call returns to
	SentUndefined                     // the program has never set some bytes of what it sends, memcheck says
	PendingFreed                      // the program has freed or moved a buffer; B: 1 if it is one that receives
)

// Misuse says what an event of type Misused is about.
func (e Event) Misuse() Misuse { return Misuse(e.A) }

// Garbage is what a program sends although it has never set it.
type Garbage struct {
	First uint32 // the place of the first such byte in the data
	Bytes uint32
}

// Garbage that an event of type Misused with SentUndefined is about.
func (e Event) Garbage() Garbage { return Garbage{First: uint32(e.B >> 32), Bytes: uint32(e.B)} }
