package trace

import (
	"fmt"
	"hash/fnv"
)

// Decisions are the one-sided operations and synchronization calls of the rank and what nastympi decided
// about them, one per line. They leave out what differs from run to run: times, addresses and
// data. Two runs with the same seed and settings have the same decisions, unless the program
// makes other calls, or NASTY_HOLD_LOCAL expires and releases locally complete operations.
func (r *Rank) Decisions() (lines []string) {
	for _, e := range r.Events {
		if line := decision(e); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// decision is the line of an event. It is empty for an event that is no decision.
func decision(e Event) string {
	switch e.Type {
	case Op:
		e.A = 0 // an address in a dynamic window
	case Forwarded, Sync, Done, Copied, Plan, Unfinished:
	default:
		return ""
	}
	return fmt.Sprintf("%s %d %d %d %d %#x %d", e.Type, e.Code, e.Seq, e.Window, e.Target, e.A, e.B)
}

// Decision is what nastympi decided at one synchronization call, or at another occasion to issue.
type Decision struct {
	Time         uint64 // of the call, as in Event
	Site         Site
	Window       uint32
	Target       int32  // -1: all
	Operations   uint64 // how many operations it issued
	Instructions uint64 // how many instructions issued and flushed them and paused
	// Hash of the rank's Decisions since the call before: the operations that were recorded since
	// then, and how this call issued operations.
	Hash uint64
}

// Schedule is the rank's Decisions, call by call, without a last one that the rank did not carry out
// because it was killed.
func (r *Rank) Schedule() (list []Decision) {
	hash, fresh := fnv.New64a(), fnv.New64a()
	carriedOut := true
	for _, e := range r.Events {
		line := decision(e)
		switch e.Type {
		case Sync:
			list = append(list, Decision{Time: e.Time, Site: r.At(e), Window: e.Window, Target: e.Target, Operations: e.B})
			hash, fresh, carriedOut = fresh, fnv.New64a(), false
		case Plan:
			carriedOut = true
			if len(list) > 0 {
				list[len(list)-1].Instructions = e.B
			}
		case Op, Forwarded, Unfinished: // the next call decides about it
			fmt.Fprintln(fresh, line)
			continue
		case Enter, Leave:
			carriedOut = true
		}
		if line != "" && len(list) > 0 {
			fmt.Fprintln(hash, line)
			list[len(list)-1].Hash = hash.Sum64()
		}
	}
	if !carriedOut && !r.Ended {
		list = list[:len(list)-1]
	}
	return list
}
