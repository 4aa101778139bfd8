package finding

import "slices"

// ScheduleRule is a kind of bug that a schedule shows. What a failure needs tells the kind. A name must never change: CI systems
// recognize alerts by it.
type ScheduleRule struct {
	Name     string
	Severity Severity
	Title    string
	Says     string
}

// The rules cite MPI 4.1.
var (
	localCompletion = ScheduleRule{"local-completion", Error,
		"Local completion mistaken for completion at the target",
		"A call that completes operations only at their origin (MPI_Win_flush_local, MPI_Win_flush_local_all, the wait " +
			"for a request) lets the program use the origin buffer again. The target may be updated much later: " +
			"MPI_Win_flush, MPI_Win_unlock, MPI_Win_fence or MPI_Win_complete with MPI_Win_wait complete operations there " +
			"(MPI 4.1, 12.5.4 and 12.3.5)."}
	missingCompletion = ScheduleRule{"missing-completion", Error,
		"Result of a one-sided operation used before it is complete",
		"A one-sided call only starts an operation. MPI may carry it out as late as the synchronization call that must " +
			"complete it. Until then the program can rely neither on its origin buffer nor on its target (MPI 4.1, 12.3 and 12.7.3)."}
	earlyRead = ScheduleRule{"early-read", Error,
		"Buffer of a get read before the get is complete",
		"The buffer of MPI_Get, or the result buffer of a fetching call, must not be accessed before the operation is " +
			"complete at the origin (MPI 4.1, 12.3)."}
	unordered = ScheduleRule{"unordered-operations", Error,
		"Order assumed between operations that MPI does not order",
		"Puts and gets of one epoch are not ordered, not even those of one origin to one location; only accumulates by " +
			"one origin to one location are (MPI 4.1, 12.7.2). A flush between two operations orders them."}
	torn = ScheduleRule{"torn-operation", Error,
		"Atomicity assumed of an operation that is not atomic",
		"MPI may carry out a put or get in pieces, and an accumulate element by element; the pieces of several operations " +
			"may interleave (MPI 4.1, 12.7.1). Use accumulate operations on single elements that several ranks access at the same time."}
	earlyIssue = ScheduleRule{"early-issue", Error,
		"Operation carried out before the program expects it",
		"MPI may carry out an operation at any time after its call begins. From then on, the program must not change the " +
			"origin buffer, or the data at the target that the operation reads (MPI 4.1, 12.7.3)."}
	timing = ScheduleRule{"timing", Error,
		"Timing assumed between ranks",
		"A rank may be slow anywhere, for any length of time. Only synchronization orders what two ranks do."}
	neverCompleted = ScheduleRule{"never-completed", Error,
		"Operation that no synchronization call completes",
		"If no flush, unlock, fence, complete or wait completes an operation, MPI need never carry it out (MPI 4.1, 12.5)."}
	schedule = ScheduleRule{"schedule-dependence", Error,
		"Result depends on how MPI carries out one-sided operations",
		"The program fails, or gives other results, under a schedule that the MPI standard allows."}
	notReduced = ScheduleRule{"fails-under-schedule", Error,
		"Failure under a schedule that MPI allows",
		"The program passes without perturbation, but fails in a run whose operations, locks and ranks are as late as MPI " +
			"allows (MPI 4.1, 12.7.3). check does not look for the cause; nastympi sweep does."}
	originOrder = ScheduleRule{"order-of-origins", Note,
		"Result depends on the order in which ranks take locks or accumulate",
		"MPI leaves open which of several ranks takes a lock or accumulates first. The program may intend this."}
)

// ScheduleRules are all of them, in the order of reports.
func ScheduleRules() []ScheduleRule {
	return []ScheduleRule{localCompletion, missingCompletion, earlyRead, unordered, torn, earlyIssue, timing, neverCompleted,
		schedule, notReduced, originOrder}
}

// ruleOf is the kind of bug that f is. If the failure needs several behaviours, the first one in the list
// decides: it is the most specific.
func ruleOf(f *Failure) ScheduleRule {
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
		rule      ScheduleRule
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
	r := ruleOf(f.Failure)
	f.Rule, f.Severity, f.Title, f.Says, f.Message = r.Name, r.Severity, r.Title, r.Says, f.Outcome.Text
}
