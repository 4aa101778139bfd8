package attempt

import (
	"math"
	"slices"
	"sync"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// Moving says for each rank whether it made progress between two readings of the traces of a
// running program. A rank made progress if it ended, made a call that programs do not repeat while
// they wait, made any call at a new place, or issued an operation that was recorded before
// the first reading. A rank without an earlier trace made progress.
func Moving(before, after []trace.Rank) []bool {
	moving := make([]bool, len(after))
	for i, now := range after {
		j := slices.IndexFunc(before, func(r trace.Rank) bool { return r.Rank == now.Rank && r.Process == now.Process })
		moving[i] = j < 0 || progressed(before[j], now)
	}
	return moving
}

// MovedSince says for each rank whether it made progress after a moment, as its recording tells at the end. The moment is a
// trace.Event.Time of the rank. If it is not known, the rank counts as one that did: clocks of other nodes say nothing. If no rank made
// progress, usual tells which of them may have worked.
func MovedSince(ranks []trace.Rank, moment func(trace.Rank) (at uint64, known bool), usual func() Usual) []bool {
	var before []trace.Rank
	later := make([][]trace.Event, len(ranks))
	for i, r := range ranks {
		at, known := moment(r)
		if !known {
			continue
		}
		late := slices.IndexFunc(r.Events, func(e trace.Event) bool { return e.Time > at })
		if late >= 0 {
			r.Events, later[i] = r.Events[:late], r.Events[late:]
		}
		sites := 0
		for _, e := range r.Events {
			if e.Type == trace.Enter {
				sites = max(sites, int(e.Site)+1)
			}
		}
		r.Sites = r.Sites[:min(sites, len(r.Sites))]
		before = append(before, r)
	}
	moving := Moving(before, ranks)
	if anyMoving(moving) {
		return moving
	}
	usual = sync.OnceValue(usual)
	for i, r := range ranks {
		moving[i] = mayWork(usual, r.Rank, doings{
			synchronized: has(later[i], trace.Sync), operated: has(later[i], trace.Op), events: later[i], inARow: inARow(sinceSync(r.Events)),
		})
	}
	return moving
}

func has(events []trace.Event, kind trace.Type) bool {
	return slices.ContainsFunc(events, func(e trace.Event) bool { return e.Type == kind })
}

// sinceSync are the events after the last synchronization call.
func sinceSync(events []trace.Event) []trace.Event {
	for i, e := range slices.Backward(events) {
		if e.Type == trace.Sync {
			return events[i+1:]
		}
	}
	return events
}

func progressed(before, now trace.Rank) bool {
	if now.Ended != before.Ended || now.Finalizes != before.Finalizes {
		return true
	}
	newest := newestOperation(before.Events)
	for _, event := range since(before, now) {
		switch event.Type {
		case trace.Enter:
			if int(event.Site) >= len(before.Sites) || int(event.Site) < len(now.Sites) && !mpicall.Repeated(now.Sites[event.Site].Call) {
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

// since are the events of a reading after those of an earlier one.
func since(before, now trace.Rank) []trace.Event {
	var last uint64
	if len(before.Events) > 0 {
		last = before.Events[len(before.Events)-1].Time
	}
	for i, e := range slices.Backward(now.Events) {
		if e.Time <= last {
			return now.Events[i+1:]
		}
	}
	return now.Events
}

// newestOperation is the number of the operation recorded last: numbers are given in order. If none is there, any operation may have
// been recorded before.
func newestOperation(events []trace.Event) (newest uint64) {
	none := true
	for _, event := range events {
		if event.Type == trace.Op {
			newest, none = max(newest, event.Seq), false
		}
	}
	if none {
		return math.MaxUint64
	}
	return newest
}

// Quiet says whether no rank wrote anything into its trace between two readings. A row of polls counts as one call.
func Quiet(before, after []trace.Rank) bool {
	return len(after) > 0 && slices.EqualFunc(before, after, func(a, b trace.Rank) bool {
		return a.Process == b.Process && a.Lost == b.Lost && len(a.Events) == len(b.Events) && a.Ended == b.Ended
	})
}

func anyMoving(moving []bool) bool { return slices.Contains(moving, true) }
