package sweep

import (
	"regexp"
	"slices"

	"github.com/nastympi/nastympi/internal/trace"
)

// polling are calls that programs repeat while they wait: what only reads, tests or
// synchronizes. A rank that makes no other calls is not known to get on.
var polling = regexp.MustCompile(`^MPI_(Get|Rget|Get_accumulate|Rget_accumulate|Fetch_and_op|Compare_and_swap|` +
	`Win_(flush|flush_all|flush_local|flush_local_all|lock|lock_all|unlock|unlock_all|sync|test)|` +
	`Test|Testall|Testany|Testsome|Wait|Waitall|Waitany|Waitsome|Request_get_status|Request_free|` +
	`Iprobe|Improbe|Wtime|Wtick|Initialized|Finalized)(_c)?$`)

// Moving says for each rank whether it got on between two looks at the traces of a
// running program: whether it made a call that is not one of those that are repeated in
// waiting, made one at a new place, or carried out what it held before the first look.
func Moving(before, after []trace.Rank) []bool {
	moving := make([]bool, len(after))
	for i, now := range after {
		j := slices.IndexFunc(before, func(r trace.Rank) bool { return r.Rank == now.Rank && r.Process == now.Process })
		moving[i] = j < 0 || gotOn(before[j], now)
	}
	return moving
}

func gotOn(before, now trace.Rank) bool {
	if now.Ended != before.Ended {
		return true
	}
	var last trace.Event
	if len(before.Events) > 0 {
		last = before.Events[len(before.Events)-1]
	}
	newest := newestOperation(before.Events)
	for _, event := range slices.Backward(now.Events) {
		if event.Time <= last.Time {
			break
		}
		switch event.Type {
		case trace.Enter:
			if int(event.Site) >= len(before.Sites) || int(event.Site) < len(now.Sites) && !polling.MatchString(now.Sites[event.Site].Call) {
				return true
			}
		case trace.Done:
			if event.Seq <= newest {
				return true
			}
		}
	}
	return false
}

// newestOperation has the highest number, as they are given in order.
func newestOperation(events []trace.Event) (newest uint64) {
	for _, event := range events {
		if event.Type == trace.Op {
			newest = max(newest, event.Seq)
		}
	}
	return newest
}

func anyMoving(moving []bool) bool { return slices.Contains(moving, true) }
