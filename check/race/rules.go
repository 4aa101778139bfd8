package race

import (
	"github.com/nastympi/nastympi/base/finding"
)

var (
	withinOrigin = &finding.Rule{
		Name: "race-of-one-origin", Severity: finding.Error, Section: "12.7", Number: 46,
		Title:   "conflicting accesses of one rank where A is still pending when B starts",
		Says:    "Nothing orders two operations in one epoch, except accumulates of one type: a get may be served before an earlier put to the same bytes. The outcome is undefined.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Get(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush(1, win);",
		Repair:  "Complete A before B starts, with MPI_Win_flush or in separate epochs.",
	}
	betweenRanks = &finding.Rule{
		Name: "race-between-ranks", Severity: finding.Error, Section: "12.7", Number: 47,
		Title:   "data race: conflicting accesses of different ranks that nothing orders",
		Says:    "If two accesses to the same bytes include a write, one must happen before the other: A must be complete, and the rank of B must know that before B starts. Only accumulates of one type may be concurrent. Otherwise the outcome is undefined.",
		Example: "if (rank == 0)\n    MPI_Put(&x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);\nelse if (rank == 1)\n    MPI_Get(&y, 1, MPI_INT, 2, 0, 1, MPI_INT, win);\nMPI_Win_flush(2, win);",
		Repair:  "Complete A at the target (MPI_Win_flush, or the end of its epoch), and then tell the rank of B with a message, a barrier or a lock.",
	}
	possible = &finding.Rule{
		Name: "possible-race", Severity: finding.Note, Section: "12.7", Number: 47,
		Title:   "conflicting accesses that no recorded synchronization orders",
		Says:    "If two accesses to the same bytes include a write, one must happen before the other. The ranks of this program share memory, semaphores, sockets or the like, which may order the accesses. Such synchronization is not recorded.",
		Example: "MPI_Win_allocate_shared(4, 4, MPI_INFO_NULL, comm, &flag, &shared);\nif (rank == 0)\n    MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nelse\n    MPI_Put(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "If the ranks do not order the accesses in this way, complete A, and then tell the rank of B with a message or a barrier.",
	}
)

var earlyUse = &finding.Rule{
	Name: "buffer-used-early", Severity: finding.Error, Section: "3.7.2, 6.12, 12.3 and 14.4", Number: 49,
	Title:   "load or store of a buffer of a pending operation",
	Says:    "Until an operation is complete at its origin, or its request is complete, the program must not change the data it sends, and must not access the buffer it fetches or receives into. The program was compiled by `nastympi cc`, which records loads and stores.",
	Example: "MPI_Get(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nprintf(\"%d\\n\", x);\nMPI_Win_flush(1, win);",
	Repair:  "Access the buffer after a call that completes the operation at its origin: MPI_Win_flush_local, MPI_Win_flush, the end of the epoch, or MPI_Wait for its request.",
}

// NameStores are the rules whose findings name a store to a buffer.
func NameStores() []*finding.Rule { return []*finding.Rule{earlyUse, betweenThreads} }

// Races are the rules about accesses that nothing orders as they need.
func Races() []*finding.Rule {
	return []*finding.Rule{withinOrigin, betweenRanks, possible, earlyUse, betweenThreads, differentOperations, fetchedOnly}
}

// Rules are all rules that a Judge knows: races, and those about accesses whose calls are ordered, where a program may need more.
func Rules() []*finding.Rule { return append(Races(), missingSync, overtaken, detachedInUse) }

// IsBetweenRanks says whether a rule is about accesses of two ranks, which a poll of memory may be.
func IsBetweenRanks(rule string) bool { return rule == betweenRanks.Name || rule == possible.Name }
