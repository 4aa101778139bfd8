package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/history"
)

// Place is a call that a finding involves.
type Place struct {
	Role string // for people: "the lock". It is part of the finding's identity
	// About says what it accessed when this was seen first: "bytes [4,68) of window 0 at rank 1". It is no part of the identity.
	About string
	// Access is what it is instead of a call: finding.OwnLoad or finding.OwnStore; empty: it is a call.
	Access string
	// Synchronizes says that the access is one of an atomic or a volatile object.
	Synchronizes bool
	history.Ref
}

// name is what a place does: MPI_Put, or load. Of a place that is neither, its role says what it is.
func (p Place) name() string {
	switch {
	case p.Access != "":
		return p.Access
	case p.Function.Valid():
		return p.Function.String()
	}
	return p.Role
}

// Earlier says whether a place happened, or was called, before another one of its process.
func (p Place) Earlier(than Place) bool {
	return p.Process == than.Process && before(p.Ref, than.Ref) < 0
}

// before compares calls of a process by when they were entered. An access has the number of a call that was entered before it, and the time of
// one that its thread enters after it.
func before(a, b history.Ref) int {
	outside := func(r history.Ref) int {
		if r.Function.Valid() {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(a.Number, b.Number), cmp.Compare(outside(a), outside(b)))
}

// inOrder are the places that are known, and the index of the first one, the call that breaks the rule, among them. Those of a
// process are in the order in which they happened. Calls of other processes come before those of the process that breaks the rule:
// which was called first in time may differ from run to run.
func inOrder(places []Place) (ordered []Place, main int) {
	var order []int
	for i, p := range places {
		if p.Known() {
			order = append(order, i)
		}
	}
	room := func(i int) int { // processes in the order in which they are named first, but that of the first place last
		same := slices.IndexFunc(places, func(p Place) bool { return p.Process == places[i].Process })
		return (same + len(places) - 1) % len(places)
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(room(a), room(b)), before(places[a].Ref, places[b].Ref))
	})
	for _, i := range order {
		ordered = append(ordered, places[i])
	}
	return ordered, max(slices.Index(order, 0), 0)
}

// named is a message that calls the places A, B and so on in their order. A single place has its name instead.
func named(message string, places, ordered []Place) string {
	for i, p := range places {
		word := p.name()
		if k := slices.Index(ordered, p); k >= 0 && len(ordered) > 1 {
			word = finding.Letter(k)
		}
		message = strings.ReplaceAll(message, fmt.Sprintf("{%d}", i), word)
	}
	return message
}
