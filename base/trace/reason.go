package trace

import "github.com/nastympi/nastympi/base/rma"

// Reason says why a one-sided operation was passed to the library in its call, unperturbed.
type Reason uint8

const (
	LeftAlone   Reason = iota + 1 // NASTY_ONLY_SITES or NASTY_SKIP_SITES excludes its site
	NotPassive                    // it returns a request, and no passive target epoch is open (MPI 4.1, 12.3.5)
	NoTarget                      // no such rank, MPI_PROC_NULL, or a negative displacement
	NoEpoch                       // no epoch is open for its target
	Datatype                      // a datatype is not committed or not understood, or a count is negative
	Size                          // its sides differ in size, or the receiving side is too small
	ElementType                   // an accumulate whose elements differ in type
	Operator                      // an operator that is not allowed there
	OutOfWindow                   // bytes outside of the target's window
)

var reasons = rma.Names[Reason]{What: "reason", Texts: []string{
	LeftAlone:   "its call site is excluded",
	NotPassive:  "no passive target epoch is open for its request",
	NoTarget:    "its target is not a rank of the window, or its displacement is negative",
	NoEpoch:     "no epoch is open for its target",
	Datatype:    "a datatype or a count is not valid",
	Size:        "its sides differ in size",
	ElementType: "its elements differ in type",
	Operator:    "its operator is not allowed",
	OutOfWindow: "it extends beyond its target's window",
}}

func (r Reason) String() string { return reasons.Text(r) }

// Reason says why an event of type Forwarded came about.
func (e Event) Reason() Reason { return Reason(e.Code) }
