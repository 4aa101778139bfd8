package race

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/internal/finding"
)

var (
	withinOrigin = &check.Rule{
		Name: "race-of-one-origin", Severity: finding.Error, Section: "12.7", Number: 46,
		Title:   "conflicting accesses of one rank, of which the first is not complete",
		Says:    "Nothing orders two operations in one epoch, except accumulates of one type: a get may be served before an earlier put to the same bytes. The outcome is undefined.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Get(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush(1, win);",
		Repair:  "Complete the first access before the second one, by MPI_Win_flush or in an epoch of its own.",
	}
	betweenRanks = &check.Rule{
		Name: "race-between-ranks", Severity: finding.Error, Section: "12.7", Number: 47,
		Title:   "conflicting accesses of different ranks that nothing orders",
		Says:    "Two accesses of the same bytes, one of which writes, must be ordered: the first one must be complete, and the second rank must know that before its access. Only accumulates of one type may be concurrent. Otherwise the outcome is undefined.",
		Example: "if (rank == 0)\n    MPI_Put(&x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);\nelse if (rank == 1)\n    MPI_Get(&y, 1, MPI_INT, 2, 0, 1, MPI_INT, win);\nMPI_Win_flush(2, win);",
		Repair:  "Complete the first access at the target (MPI_Win_flush, or the end of its epoch), and let the second rank know by a message, a barrier or a lock.",
	}
	possible = &check.Rule{
		Name: "possible-race", Severity: finding.Note, Section: "12.7", Number: 47,
		Title:   "conflicting accesses that nothing orders, except perhaps what is not recorded",
		Says:    "Two accesses of the same bytes, one of which writes, must be ordered. The ranks of this program share memory, or have semaphores, sockets or the like in common: they may order the accesses by these, which is not recorded.",
		Example: "MPI_Win_allocate_shared(4, 4, MPI_INFO_NULL, comm, &flag, &shared);\nif (rank == 0)\n    MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nelse\n    MPI_Put(&y, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "If the ranks do not order the accesses so, complete the first one and let the second rank know by a message or a barrier.",
	}
)

var earlyUse = &check.Rule{
	Name: "buffer-used-early", Severity: finding.Error, Section: "3.7.2, 6.12 and 12.3", Number: 49,
	Title:   "the program loads or stores a buffer of an operation that is not complete",
	Says:    "Until an operation is complete at its origin, or its request is complete, the program must not change what it sends, and must not access what it fetches or receives. The program was compiled by `nastympi cc`, which records loads and stores.",
	Example: "MPI_Get(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nprintf(\"%d\\n\", x);\nMPI_Win_flush(1, win);",
	Repair:  "Access the buffer after a call that completes the operation at its origin: MPI_Win_flush_local, MPI_Win_flush, the end of the epoch, or MPI_Wait for its request.",
}

// EarlyUse is the rule whose findings name a load or a store of a buffer of an operation that is not complete.
func EarlyUse() *check.Rule { return earlyUse }

// Rules are all rules that a Judge knows.
func Rules() []*check.Rule {
	return []*check.Rule{withinOrigin, betweenRanks, possible, earlyUse, betweenThreads}
}

const pollRepair = "Set what is polled by MPI_Accumulate with MPI_REPLACE, poll it by MPI_Fetch_and_op with MPI_NO_OP, and flush both."

// report tells of two accesses, of which the second one was begun later. What follows is ordered as if the second rank had seen
// what the first one did: that is one race, and not one for each access that relies on it.
func (j *Judge) report(first, second *access) {
	rule := betweenRanks
	switch {
	case isEarlyUse(first, second):
		rule = earlyUse
	case j.concurrent(first, second):
		rule = betweenThreads
	case first.by() == second.by():
		rule = withinOrigin
	case j.hidden(first, second):
		rule = possible
	}
	a, b := first, second
	if precedes(b.Ref, a.Ref) {
		a, b = b, a
	}
	local := j.localCall(first, second)
	found := j.Add(rule, message(first, second, local, rule), check.Place{Role: "the access", Access: a.what(), Ref: a.Ref},
		check.Place{Role: "the other access", Access: b.what(), Ref: b.Ref})
	if found.Times == 1 {
		found.Explained = requestsOf(first, second)
	}
	if found.Bytes == nil && rule != earlyUse {
		if first.Overlap(second.Memory) {
			found.Bytes = common(first, second)
		}
		found.Explained = append(requestsOf(first, second), j.explain(first, second, local)...)
		if complete := localFlushes[local.Function.String()]; local.Known() && complete != "" {
			found.Repair = fmt.Sprintf("Call %s in place of %s: it also completes the operation at the target.", complete, local.Function)
		}
	}
	for _, each := range [...]*access{first, second} {
		if first.by() != second.by() && (first.own || second.own) && !each.writes {
			j.remote[found] = append(j.remote[found], place{each.by(), each.Site})
		}
	}
	if rule == betweenRanks && first.own && second.own {
		found.Repair = "Let a message, a barrier, a lock or an atomic variable in shared memory order the accesses."
	}
	if rule == betweenRanks && (first.polls && first.reads || second.polls && second.reads) {
		found.Repair = pollRepair
	}
	j.order.Observe(second.Process, first.Process)
}

// isEarlyUse says whether a process loads or stores a buffer that its own operation still has.
func isEarlyUse(first, second *access) bool {
	return second.own && first.isBuffer() && first.by() == second.by()
}

// localCall is the call that completes the first access only at its origin; not known: that is not what is wrong. If a later
// call has completed it at the target, too, a process that has heard nothing of the access only lacks the news.
func (j *Judge) localCall(first, second *access) history.Ref {
	if first.end != 0 && !j.order.Heard(second.Process, first.Process, first.start).Known() {
		return history.Ref{}
	}
	return first.local
}

// explain names the calls because of which it may seem that the first access is complete before the second one.
func (j *Judge) explain(first, second *access, local history.Ref) (calls []check.Place) {
	if local.Known() {
		role := fmt.Sprintf("completes %s of rank %d only at its origin", first.Function, first.Process.Rank.Rank)
		calls = append(calls, check.Place{Role: role, Ref: local})
	}
	if told := j.order.Heard(second.Process, first.Process, first.start); first.by() != second.by() && first.start > 0 && told.Known() {
		role := fmt.Sprintf("tells rank %d that %s of rank %d has begun, and not that it is complete", second.Process.Rank.Rank,
			first.Function, first.Process.Rank.Rank)
		calls = append(calls, check.Place{Role: role, Ref: told})
	}
	return calls
}

// requestsOf are the calls that made the persistent requests of accesses.
func requestsOf(list ...*access) (calls []check.Place) {
	for _, a := range list {
		if a.made.Known() {
			calls = append(calls, check.Place{Role: "makes the persistent request", Ref: a.made})
		}
	}
	return calls
}

// localFlushes are the calls that complete operations only at the origin (12.5.4), and those that complete them at the target, too.
var localFlushes = map[string]string{"MPI_Win_flush_local": "MPI_Win_flush", "MPI_Win_flush_local_all": "MPI_Win_flush_all"}

// precedes orders call sites, so that each pair of them is one finding.
func precedes(a, b history.Ref) bool {
	x, y := a.Process.Rank.Sites[a.Site], b.Process.Rank.Sites[b.Site]
	return cmp.Or(cmp.Compare(x.Module, y.Module), cmp.Compare(x.Offset, y.Offset)) < 0
}

func message(first, second *access, local history.Ref, rule *check.Rule) string {
	if isEarlyUse(first, second) {
		return fmt.Sprintf("%s accesses %d bytes of a buffer of %s, and %s", second.text(), min(first.to, second.to)-max(first.from, second.from),
			first.operation(), missing(first, second, local))
	}
	if !first.Overlap(second.Memory) {
		w := at(first, second)
		return fmt.Sprintf("%s and %s change window %s at rank %d, which has the separate memory model: there the bytes need not be the same, and %s",
			first.text(), second.text(), w.Name(), w.Process.Rank.Rank, missing(first, second, local))
	}
	bytes := common(first, second)
	lacks := missing(first, second, local)
	if rule == betweenThreads {
		lacks = "nothing that these threads of the rank release and acquire orders them"
	}
	return fmt.Sprintf("%s and %s access bytes [%d,%d) of window %s at rank %d, and %s", first.text(), second.text(), bytes.From, bytes.To,
		at(first, second).Name(), bytes.Rank, lacks)
}

// at is the window in which two accesses meet.
func at(first, second *access) *history.Window {
	if first.shared != nil {
		return first.shared
	}
	if first.window != nil {
		return first.window
	}
	return second.window
}

// common are the bytes between which both accesses are.
func common(first, second *access) *finding.Bytes {
	w, from, to := at(first, second), max(first.from, second.from), min(first.to, second.to)
	floating := areFloating(first, second)
	if first.shared == nil {
		return &finding.Bytes{Window: w.ID, Rank: w.Process.Rank.Rank, From: from - int64(w.Base), To: to - int64(w.Base), Floating: floating}
	}
	rank, offset := w.Holder(from)
	b := &finding.Bytes{Window: w.ID, Rank: int(w.Comm.World(rank)), From: offset, To: offset + to - from, Floating: floating}
	if part := w.Part(rank); part != nil {
		b.Window = part.ID
	}
	return b
}

func (a *access) text() string {
	if a.own {
		return fmt.Sprintf("a %s of rank %d", a.what(), a.Process.Rank.Rank)
	}
	if a.window == nil {
		return fmt.Sprintf("%s of rank %d", a.operation(), a.Process.Rank.Rank)
	}
	return fmt.Sprintf("%s of rank %d (epoch of %s)", a.Function, a.Process.Rank.Rank, a.epoch)
}

// missing says which order is missing.
func missing(first, second *access, local history.Ref) string {
	switch {
	case first.atomic && second.atomic && first.window.Shared != second.window.Shared:
		return "nothing orders accumulates of two windows"
	case first.atomic && second.atomic:
		return "their elements are not the same: accumulates of different types are not atomic to each other"
	case first.own && second.own:
		return "nothing orders them"
	case local.Known():
		return fmt.Sprintf("%s completes the first one only at its origin", local.Function)
	case first.end == 0:
		return "no call completes the first one before"
	}
	return fmt.Sprintf("rank %d need not know that the first one is complete", second.Process.Rank.Rank)
}
