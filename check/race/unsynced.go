package race

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/order"
)

// What a rank stores in memory that ranks share reaches the others when a call that synchronizes a window has followed, and they see it
// for sure after such a call of their own (MPI 4.1, 12.4 and 12.7). A message or a barrier orders the ranks, and promises nothing of
// memory. On most machines that is enough, so what is missing is a note.

var missingSync = &finding.Rule{
	Name: "missing-win-sync", Severity: finding.Note, Section: "12.4 and 12.7", Number: 47,
	Title: "load of what another rank has stored in a shared window, without MPI_Win_sync on both ranks",
	Says: "A message or a barrier orders the store and the load, but MPI does not say that it makes the store visible. MPI_Win_sync does, or another " +
		"call that synchronizes a window: on the storing rank after the store, and on the loading rank before the load. Without them, the " +
		"compiler, the processor and the library decide.",
	Example: "shared[0] = 42; /* rank 0 */\nMPI_Barrier(comm);\nprintf(\"%d\\n\", shared[0]); /* rank 1 */",
	Repair:  "Call MPI_Win_sync after the store and before the message or the barrier, and after that and before the load, in an epoch of MPI_Win_lock_all.",
}

var winSync = mpicall.Lookup("MPI_Win_sync")

// syncing are the functions that synchronize the memory of a window with that of its process.
var syncing = mpicall.Beginning("MPI_Win_sync", "MPI_Win_fence", "MPI_Win_lock", "MPI_Win_unlock", "MPI_Win_flush", "MPI_Win_start",
	"MPI_Win_complete", "MPI_Win_post", "MPI_Win_wait", "MPI_Win_test")

// syncs are when a process synchronized its memory.
type syncs struct {
	made []order.Moment // the last ones: of stores before them, others see all
	many bool           // there were others
	seen order.Clock    // what happened before the last one: it sees all that others had made visible
}

// mostSyncs are kept. Of stores before these it is not known when they were made visible.
const mostSyncs = 64

func (s *syncs) entered(now order.Moment) {
	if len(s.made) == mostSyncs {
		s.made, s.many = append(s.made[:0], s.made[mostSyncs/2:]...), true
	}
	s.made = append(s.made, now)
}

// publishes says whether those who know a clock know of a synchronization after a moment.
func (s *syncs) publishes(since order.Moment, clock order.Clock) bool {
	for i, m := range s.made {
		if m.Follows(since) {
			return clock.Knows(m) || i == 0 && s.many
		}
	}
	return false
}

// unsynced notes that a load sees a store only by chance, although it is ordered after that.
func (j *Judge) unsynced(store, load *access, clock order.Clock) {
	if !store.own || !load.own || load.shared == nil || !store.writes || load.writes || store.by() == load.by() || store.synchronizes ||
		load.synchronizes || load.polls || j.order.Threaded(store.Process) || j.order.Threaded(load.Process) || !store.conflicts(load) {
		return
	}
	published := j.memory(store.Process).syncs.publishes(store.end.Next(), clock)
	looked := store.before(j.memory(load.Process).syncs.seen)
	told := j.order.Heard(load.start.Line, store.end.Next())
	if published && looked || !told.Known() || syncing(told.Function) {
		return
	}
	c := j.conflict(store, load)
	c.a, c.b = store, load
	found := j.AddInOrder(missingSync, "B may not see what A has stored", c.places()...)
	if !found.Fresh() {
		return
	}
	storer, loader := store.Process.Rank.Rank, load.Process.Rank.Rank
	after, before := fmt.Sprintf("rank %d after A", storer), fmt.Sprintf("rank %d before B", loader)
	whose := after + " and by " + before
	switch {
	case published:
		whose = before
	case looked:
		whose = after
	}
	found.Because(fmt.Sprintf("{0} tells rank %d of A; MPI_Win_sync is not called by %s", loader, whose), check.Place{Ref: told})
}
