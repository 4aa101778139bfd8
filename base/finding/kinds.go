package finding

import "slices"

// The rules of failures under a schedule. What a failure needs tells which of them the program breaks.
var (
	localCompletion = &Rule{
		Name: "local-completion", Severity: Error, Section: "12.5.4 and 12.3.5",
		Title: "local completion mistaken for completion at the target",
		Says: "A call that completes operations only at their origin (MPI_Win_flush_local, MPI_Win_flush_local_all, the wait " +
			"for a request) lets the program use the origin buffer again. The target may be updated much later: " +
			"MPI_Win_flush, MPI_Win_unlock, MPI_Win_fence or MPI_Win_complete with MPI_Win_wait complete operations there.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush_local(1, win);\n" +
			"MPI_Barrier(comm); /* then rank 1 reads its window */",
		Repair: "Use MPI_Win_flush instead of MPI_Win_flush_local before other ranks are told that the data are there.",
	}
	missingCompletion = &Rule{
		Name: "missing-completion", Severity: Error, Section: "12.3 and 12.7.3",
		Title: "result of a one-sided operation used before it is complete",
		Says: "A one-sided call only starts an operation. MPI may carry it out as late as the synchronization call that must " +
			"complete it. Until then the program can rely neither on its origin buffer nor on its target.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Barrier(comm); /* then rank 1 reads its window */",
		Repair: "Complete the operation before its result is used, by a flush or the unlock in passive target communication, and by the next fence or " +
			"MPI_Win_complete in active target communication.",
	}
	earlyRead = &Rule{
		Name: "early-read", Severity: Error, Section: "12.3",
		Title: "buffer of a get read before the get is complete",
		Says: "The buffer of MPI_Get, or the result buffer of a fetching call, must not be accessed before the operation is " +
			"complete at the origin.",
		Example: "MPI_Get(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nprintf(\"%d\\n\", x);\nMPI_Win_unlock(1, win);",
		Repair:  "Read the buffer after the call that completes the operation.",
	}
	unordered = &Rule{
		Name: "unordered-operations", Severity: Error, Section: "12.7.2",
		Title: "order assumed between operations that MPI does not order",
		Says: "Puts and gets of one epoch are not ordered, not even those of one origin to one location; only accumulates by " +
			"one origin to one location are. A flush between two operations orders them.",
		Example: "MPI_Put(&data, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\n" +
			"MPI_Put(&ready, 1, MPI_INT, 1, 1, 1, MPI_INT, win); /* rank 1 waits for this one, and then reads the data */",
		Repair: "Complete the first operation before the next begins, by a flush in passive target communication or by the end of the epoch.",
	}
	torn = &Rule{
		Name: "torn-operation", Severity: Error, Section: "12.7.1",
		Title: "atomicity assumed of an operation that is not atomic",
		Says: "MPI may carry out a put or get in pieces, and an accumulate element by element; the pieces of several operations " +
			"may interleave.",
		Example: "MPI_Get(pair, 2, MPI_INT, 1, 0, 2, MPI_INT, win); /* rank 2 puts both elements at the same time */",
		Repair:  "Use accumulate operations on single elements, or keep the ranks apart by exclusive locks.",
	}
	earlyIssue = &Rule{
		Name: "early-issue", Severity: Error, Section: "12.7.3",
		Title: "operation carried out before the program expects it",
		Says: "MPI may carry out an operation at any time after its call begins. From then on, the program must not change the " +
			"origin buffer, or the data at the target that the operation reads.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nx = 2;\nMPI_Win_unlock(1, win);",
		Repair:  "Change the data before the call, or after the call that completes the operation.",
	}
	timing = &Rule{
		Name: "timing", Severity: Error,
		Title:   "timing assumed between ranks",
		Says:    "A rank may be slow anywhere, for any length of time. Only synchronization orders what two ranks do.",
		Example: "sleep(1);\nprintf(\"%d\\n\", base[0]); /* rank 0 has put the value by now */",
		Repair:  "Let a message, a barrier or another synchronization tell how far the other rank is.",
	}
	neverCompleted = &Rule{
		Name: "never-completed", Severity: Error, Section: "12.5",
		Title:   "operation that no synchronization call completes",
		Says:    "If no flush, unlock, fence, complete or wait completes an operation, MPI need never carry it out.",
		Example: "MPI_Win_fence(0, win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Finalize();",
		Repair:  "Call what completes the operation before the program ends.",
	}
	schedule = &Rule{
		Name: "schedule-dependence", Severity: Error, Section: "12.7",
		Title:   "result depends on how MPI carries out one-sided operations",
		Says:    "The program fails, or gives other results, under a schedule that the MPI standard allows.",
		Example: "MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, win); /* each rank puts its number there */",
		Repair:  "Order the operations on which the result depends.",
	}
	notReduced = &Rule{
		Name: "fails-under-schedule", Severity: Error, // without a section: the cause is not known
		Title: "failure under a schedule that MPI allows",
		Says: "The program passes without perturbation, but fails in a run whose operations, messages, locks and ranks are as late as " +
			"MPI allows. check does not look for the cause; nastympi sweep does.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Barrier(comm); /* then rank 1 reads its window */",
		Repair:  "Look for the cause with nastympi sweep.",
	}
	originOrder = &Rule{
		Name: "order-of-origins", Severity: Note, Section: "12.7.1",
		Title:   "result depends on the order in which ranks take locks or accumulate",
		Says:    "MPI leaves open which of several ranks takes a lock or accumulates first. The program may intend this.",
		Example: "MPI_Fetch_and_op(&one, &ticket, MPI_INT, 0, 0, MPI_SUM, win); /* on all ranks */",
		Repair:  "If the result must not depend on the order, let each rank wait for the one before it.",
	}
)

// ScheduleRules are all of them, in the order of reports.
func ScheduleRules() []*Rule {
	return []*Rule{localCompletion, missingCompletion, earlyRead, unordered, torn, earlyIssue, timing, neverCompleted,
		schedule, notReduced, originOrder}
}

// ruleOf is the kind of bug that f is. If the failure needs several behaviours, the first one in the list
// decides: it is the most specific.
func ruleOf(f *Failure) *Rule {
	switch {
	case f.Noise != "":
		return originOrder
	case f.Outcome.Kind == Unfinished:
		return neverCompleted
	case f.NotReduced != "" && len(f.Needed)+len(f.NotNeeded) == 0:
		return notReduced
	}
	for _, specific := range []struct {
		behaviour Behaviour
		rule      *Rule
	}{
		{BeyondLocal, localCompletion}, {Poisoning, earlyRead}, {Splitting, torn},
		{Reordering, unordered}, {Flushing, unordered}, {Holding, missingCompletion},
		{Early, earlyIssue}, {Delaying, timing},
	} {
		if slices.Contains(f.Needed, specific.behaviour) {
			return specific.rule
		}
	}
	return schedule
}

// Classify sets what follows from a failure: its rule, and the sentence that says what happened.
func (f *Finding) Classify() {
	f.Breaks(ruleOf(f.Failure))
	f.Message = f.Outcome.Text
}
