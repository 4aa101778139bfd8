// Package mpicall says what MPI calls mean to those who read a trace: which are one-sided
// operations, which ones programs repeat while they wait, which tell a process something.
// Its table is generated from intercept/shim/calls.txt, and contains each call that a
// trace may contain; all functions return false for other names. It decides nothing.
package mpicall

type property uint8

const (
	oneSided property = 1 << iota
	accumulates
	returnsRequest
	polls
	repeated
	silent
	mayWait
)

// OneSided says whether the call is a one-sided operation (MPI 4.1, 12.3).
func OneSided(name string) bool { return has(name, oneSided) }

// Accumulates says whether the call is a one-sided operation of the accumulate family. Such operations on the
// same location are ordered and atomic (MPI 4.1, 12.7.1 and 12.7.2).
func Accumulates(name string) bool { return has(name, accumulates) }

// ReturnsRequest says whether the call is a one-sided operation that returns a request (MPI 4.1, 12.3.5).
func ReturnsRequest(name string) bool { return has(name, returnsRequest) }

// Polls says whether the call finds out whether something has happened, and returns at once. A trace
// contains only the first of a row of such calls.
func Polls(name string) bool { return has(name, polls) }

// Repeated says whether programs repeat the call while they wait for another process, so that it
// does not show that a rank makes progress. Each call that polls is repeated, too.
func Repeated(name string) bool { return has(name, repeated) }

// Tells says whether this process or another one may learn from the call that earlier
// operations are complete.
func Tells(name string) bool {
	p, known := table[name]
	return known && p&silent == 0
}

// MayWait says whether the call is a blocking collective operation that MPI lets wait for all processes, and lets not
// (MPI 4.1, 6.14 and 8.6). NASTY_STRICT_COLLECTIVES makes it wait.
func MayWait(name string) bool { return has(name, mayWait) }

// Traced says whether traces contain the call. Recordings contain all calls.
func Traced(name string) bool {
	_, known := table[name]
	return known
}

func has(name string, p property) bool { return table[name]&p != 0 }
