package race

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
)

// A call that completes an operation at the origin delivers what it has fetched. It does not promise that the operation has updated
// the target (MPI 4.1, 12.5.4). Other accumulates do not notice, as they are atomic to it (12.7.1). Gets, puts, loads and stores may.

var fetchedOnly = &finding.Rule{
	Name: "fetched-before-updated", Severity: finding.Note, Section: "12.5.4 and 12.7.1", Number: 47,
	Title:   "access to bytes that an operation has fetched, but need not have updated yet",
	Says:    "MPI_Win_flush_local and MPI_Wait complete an operation only at its origin: they deliver what it fetches. That it has updated the target is promised by MPI_Win_flush and the end of the epoch. Only other accumulates are atomic to it, and cannot see the difference.",
	Example: "MPI_Fetch_and_op(&one, &old, MPI_INT, 1, 0, MPI_SUM, win);\nMPI_Win_flush_local(1, win);\nMPI_Get(&now, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* may be the old value */\nMPI_Win_flush(1, win);",
	Repair:  "Complete A with MPI_Win_flush, or read with MPI_Fetch_and_op and MPI_NO_OP.",
}

// mostUpdating is how many operations are remembered. Of earlier ones nothing is said.
const mostUpdating = 256

// fetch notes an operation that has fetched, and the call that delivered it. MPI_Win_complete is no such call: its target waits for
// the update before it exposes its memory again.
func (o *operations) fetch(of *operation, by history.Ref, now order.Moment) {
	of.fetched = by
	if len(o.updating) == mostUpdating {
		o.updating[0].remote.updated = now
		o.updating = slices.Delete(o.updating, 0, 1)
	}
	o.updating = append(o.updating, of)
}

// update ends the updates that a call completes at the target.
func (o *operations) update(c *history.Call, now order.Moment) {
	o.updating = slices.DeleteFunc(o.updating, func(of *operation) bool {
		ends := of.concerns(c)
		if ends {
			of.remote.updated = now
		}
		return ends
	})
}

// fetchedOnly says whether the access is certainly over as far as its origin can tell, and a later one may come before its update.
func (a *access) fetchedOnly(later *access, clock, certain order.Clock) bool {
	if !a.updates(clock) || !a.before(certain) || later.atomic && later.window != nil && later.window.Shared == a.window.Shared {
		return false
	}
	return a.conflicts(later) && !later.awaits(a)
}

// updates says whether the access has fetched, and need not have updated its target before something that knows this began.
func (a *access) updates(clock order.Clock) bool {
	if a.of == nil || a.window == nil || !a.of.updates || !a.of.fetched.Known() {
		return false
	}
	return !clock.Knows(a.updated) && !(a.updated.Known() && a.of.endedAgain(clock, true))
}

// noteFetch is about an access after one that has only fetched, unless the update was seen before it.
func (j *Judge) noteFetch(s *space, first, second *access, clock order.Clock) {
	if j.hasSeen(s, first, second, clock) {
		return
	}
	c := j.conflict(first, second)
	found := j.note(fetchedOnly, "B may find the bytes as they were before the update of A", c, first, second)
	if local := first.of.fetched; found.Fresh() && local.Known() {
		found.Because(fmt.Sprintf("{0} completes A only at rank %d: it delivers what A has fetched", first.Process.Rank.Rank), check.Place{Ref: local})
	}
}
