package rma

import (
	"fmt"
	"strings"
)

// Ordering is the set of orders that the window's accumulate_ordering info key
// promises between accumulates of one origin to one location (MPI 4.1, 12.7.2).
type Ordering uint8

const (
	ReadAfterRead Ordering = 1 << iota
	ReadAfterWrite
	WriteAfterRead
	WriteAfterWrite

	// DefaultOrdering is what MPI promises where the program says nothing.
	DefaultOrdering = ReadAfterRead | ReadAfterWrite | WriteAfterRead | WriteAfterWrite
)

var orderings = map[string]Ordering{
	"rar": ReadAfterRead, "raw": ReadAfterWrite, "war": WriteAfterRead, "waw": WriteAfterWrite,
}

// ParseOrdering parses the info value: "none" or a list like "rar,waw". The
// error leaves DefaultOrdering, as MPI ignores values that it does not know.
func ParseOrdering(value string) (Ordering, error) {
	if value == "" {
		return DefaultOrdering, nil
	}
	var set Ordering
	for _, word := range strings.Split(value, ",") {
		word = strings.TrimSpace(word)
		relation, ok := orderings[word]
		if !ok && word != "none" {
			return DefaultOrdering, fmt.Errorf("accumulate_ordering: unknown relation %q (want none, or rar, raw, war, waw)", word)
		}
		set |= relation
	}
	return set, nil
}

// Keeps reports whether the order of two accumulates of one origin to overlapping
// locations must be kept. MPI_NO_OP reads, MPI_REPLACE and plain accumulates
// write, fetching accumulates do both; for the order it does not matter whether
// the two use the same operator: accumulate_ordering is about reads and writes.
//
// MPI orders accumulates "on a per-datatype granularity" (MPI 4.1, 12.7.2). If the
// elements have different predefined types, or overlap in part, the outcome is
// undefined (12.7.1), and so is the order.
func (o Ordering) Keeps(earlier, later *Op) bool {
	if !earlier.Kind.Atomic() || !later.Kind.Atomic() || !earlier.elements().mayMeet(later.elements()) {
		return false
	}
	er, ew := access(earlier)
	lr, lw := access(later)
	return o&ReadAfterRead != 0 && er && lr ||
		o&ReadAfterWrite != 0 && ew && lr ||
		o&WriteAfterRead != 0 && er && lw ||
		o&WriteAfterWrite != 0 && ew && lw
}

// Replaces reports, given that the window keeps the order of the two, whether an
// accumulate that must follow both need only be told to follow the later one.
func (o Ordering) Replaces(earlier, later *Op) bool {
	elements := later.elements()
	return o == DefaultOrdering && (elements == element{} || elements == earlier.elements())
}

func access(op *Op) (reads, writes bool) {
	return op.Kind.Fetches(), op.Writes()
}

// Writes reports whether the operation may change the target's memory.
func (op *Op) Writes() bool { return op.Kind != Get && op.Reduce != NoOp }
