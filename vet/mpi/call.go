// Package mpi says what calls of MPI mean to a reader of source: which buffers they access, which
// one-sided operations they start, and which they complete, in C and in Fortran (MPI 4.1, chapter 12). It knows
// names and positions of arguments, and constants of MPI libraries. It looks at no program.
package mpi

import "strings"

// Kind of a call.
type Kind uint8

// The kinds of calls.
const (
	Other       Kind = iota // nothing below
	Operation               // starts a one-sided operation
	Nonblocking             // starts a message or a collective or file operation that its request completes
	Prepare                 // makes a persistent request
	Start                   // starts persistent requests
	Complete                // completes operations of a window
	Wait                    // completes the operation of a request, or of several
	Test                    // completes it if the flag is true
	Any                     // completes one or some of several requests
	Forget                  // frees a request; its operation may still be pending
	Cancel                  // cancels the operation of a request
	Window                  // creates a window
	Query                   // returns the same for the same communicator: a rank, a size
	Finish                  // after it no operation is pending: MPI_Finalize, MPI_Abort
	Allocate                // allocates memory
	Free                    // frees memory
)

// Starts says whether a call starts an operation that another one completes.
func (k Kind) Starts() bool { return k == Operation || k == Nonblocking || k == Start }

// Varies is the position of the count of a buffer of which each process accesses a part of its own.
const Varies = -2

// None is the position of an argument that a call does not have.
const None = -1

// Call is the meaning of a call. Positions of arguments count from 0.
type Call struct {
	Name    string // MPI_Put
	Kind    Kind
	Buffers []Buffer
	// Of operations.
	Class       Class
	Disp        int
	TargetCount int
	TargetType  int
	Op          int // of accumulates; None: it has none, as MPI_Compare_and_swap
	// Of operations and of calls that complete them. Without a Target, calls complete operations to all targets.
	Win, Target int
	WinPointer  bool // Win is a pointer to the window
	// Remote: the call also completes operations at their targets.
	Remote bool
	// Request or array of requests, and the length of the array; None: it is a single request.
	Request, Count int
	Flag           int    // of Test and Any
	Indices        int    // of Any: where it writes which requests are complete
	Section        string // of the rule that protects the buffers of Nonblocking and Prepare
	Result         int    // what Window, Query, Allocate and Any write
	Memory         int    // where Window writes the address of memory that it allocates
	Comm           int    // the communicator whose processes must all make the call, in the same order as others; None: there is none
}

// Class of an operation. MPI orders accumulates among each other (MPI 4.1, 12.7.2).
type Class uint8

// The classes.
const (
	Put Class = iota + 1
	Get
	Accumulate
)

// Buffer is an argument that a call accesses.
type Buffer struct {
	Arg, Count, Type int
	Write            bool
	// Peer is the rank of the other process, or of the root; 0: there is none. If it is MPI_PROC_NULL, nothing
	// accesses the buffer.
	Peer int
}

// Style says how a call passes its arguments.
type Style struct {
	Reference  bool // all arguments are addresses, as in Fortran
	Descriptor bool // buffers are addresses of array descriptors, as in MPICH's mpi_f08
}

// Lookup finds the meaning of a function by the name that the linker sees; ok is false if the function
// is none of MPI.
func Lookup(function string) (c Call, s Style, ok bool) {
	lower := strings.ToLower(function)
	s.Reference = lower == function
	lower = strings.TrimPrefix(lower, "p")
	if !strings.HasPrefix(lower, "mpi_") {
		return c, s, false
	}
	if s.Reference {
		lower, s.Descriptor = fortran(lower)
	}
	c, known := table()[strings.TrimSuffix(lower, "_c")]
	if !known {
		c = none(canonical(lower))
	}
	return c, s, true
}

// fortran removes what bindings append to the name: mpi_put_, mpi_put_f08_, mpi_put_f08ts_.
func fortran(name string) (bare string, descriptor bool) {
	name = strings.TrimRight(name, "_")
	name = strings.TrimSuffix(name, "_large")
	if short, found := strings.CutSuffix(name, "_f08ts"); found {
		return short, true
	}
	return strings.TrimSuffix(name, "_f08"), false
}

// canonical is the name as the standard writes it.
func canonical(lower string) string {
	rest := strings.TrimPrefix(lower, "mpi_")
	if rest == "" {
		return "MPI_"
	}
	return "MPI_" + strings.ToUpper(rest[:1]) + rest[1:]
}

func none(name string) Call {
	return Call{Name: name, Disp: None, TargetCount: None, TargetType: None, Op: None, Win: None, Target: None, Request: None, Count: None,
		Flag: None, Indices: None, Result: None, Memory: None, Comm: None}
}

// ReturnsStatus says whether the result of a function is a code: MPI_SUCCESS, or why it failed.
func ReturnsStatus(name string) bool {
	for _, other := range []string{"MPI_Wti", "MPI_Aint_", "_c2f", "_f2c", "_c2f08", "_toint", "_fromint"} {
		if strings.Contains(name, other) {
			return false
		}
	}
	return true
}
