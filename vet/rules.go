package vet

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/vet/flow"
)

// OverlapAtTarget is the name of diagnoses about two operations on the same memory of a target.
const OverlapAtTarget = "overlap-at-target"

// CollectivesDiffer is the name of diagnoses about branches on whose ways ranks call different collective operations.
const CollectivesDiffer = "collectives-differ-by-rank"

// collectives is the rule about them.
var collectives = &finding.Rule{
	Name: CollectivesDiffer, Severity: finding.Warning, Section: "6.14",
	Title:   "ranks call different collective operations",
	Says:    "All processes of a communicator must call its collective operations in the same order.",
	Example: "if (rank == 0)\n    MPI_Bcast(&x, 1, MPI_INT, 0, comm);\nelse\n    MPI_Barrier(comm);",
	Repair:  "Call the same operations on all ranks.",
}

// overlap is the rule about operations on the same memory of a target.
var overlap = &finding.Rule{
	Name: OverlapAtTarget, Severity: finding.Warning, Section: "12.7",
	Title:   "unordered operations on the same memory of a target",
	Says:    "Operations of one epoch have no order, except for accumulates. Without an order, the contents of the memory are undefined.",
	Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Put(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
	Repair:  "Complete the first operation before the next begins, by a flush in passive target communication or by the end of the epoch.",
}

// access is what conflicts with a pending operation: for titles, and in C.
type access struct{ title, example string }

var accesses = map[flow.Conflict]access{
	flow.Load:     {"load of", "printf(\"%d\\n\", *x);"},
	flow.Store:    {"store to", "*x = 2;"},
	flow.PutTo:    {"put from", "MPI_Put(x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);"},
	flow.GetFrom:  {"get into", "MPI_Get(x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);"},
	flow.ScopeEnd: {"end of the scope of", "return; /* x is the address of a local variable */"},
	flow.Freed:    {"free of", "free(x);"},
}

// ruleOf a race. A race on every path is an error.
func ruleOf(r flow.Race) *finding.Rule {
	switch {
	case r.AtTarget:
		return overlap
	case r.Section != "":
		return pendingMessage(r)
	}
	return pendingOperation(r)
}

// pendingMessage is the rule about the buffers of messages, and of nonblocking collective and file operations.
func pendingMessage(r flow.Race) *finding.Rule {
	buffer, begin := "send buffer", "MPI_Isend(x, 1, MPI_INT, 1, 0, comm, &request);"
	if r.Fetches {
		buffer, begin = "receive buffer", "MPI_Irecv(x, 1, MPI_INT, 1, 0, comm, &request);"
	}
	return &finding.Rule{
		Name: Name(r), Severity: finding.Warning, Section: r.Section,
		Title: accesses[r.What].title + " the " + buffer + " of a pending operation",
		Says: "Until the request of a nonblocking operation is complete, the program must not change its send buffer, and must " +
			"not access its receive buffer.",
		Example: begin + "\n" + accesses[r.What].example,
		Repair:  "Wait for the request before.",
	}
}

// pendingOperation is the rule about the buffers of one-sided operations.
func pendingOperation(r flow.Race) *finding.Rule {
	pending, begin := "put or accumulate", "MPI_Put(x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);"
	if r.Fetches {
		pending, begin = "get or fetch", "MPI_Get(x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);"
	}
	return &finding.Rule{
		Name: Name(r), Severity: finding.Warning, Section: "12.3",
		Title: accesses[r.What].title + " the buffer of a pending " + pending,
		Says: "Until an operation is complete at its origin, the program must not change the buffer of a put or accumulate, " +
			"and must not access the buffer of a get.",
		Example: begin + "\n" + accesses[r.What].example,
		Repair:  "Complete the operation at its origin before.",
	}
}

// Rules are all that vet looks for, by MPI 4.1.
func Rules() []*finding.Rule {
	list := []*finding.Rule{overlap, collectives}
	for what := range accesses {
		list = append(list, ruleOf(flow.Race{What: what, Fetches: true}), ruleOf(flow.Race{What: what, Fetches: true, Section: "3.7.2 and 6.12"}))
		if what != flow.Load && what != flow.PutTo { // which only read
			list = append(list, ruleOf(flow.Race{What: what}), ruleOf(flow.Race{What: what, Section: "3.7.2 and 6.12"}))
		}
	}
	slices.SortFunc(list, func(a, b *finding.Rule) int { return strings.Compare(a.Name, b.Name) })
	return list
}
