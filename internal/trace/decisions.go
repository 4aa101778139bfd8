package trace

import (
	"fmt"
	"hash/fnv"
)

// Decisions are the one-sided operations and synchronization calls of the rank with what
// nastympi made of them, one a line, without anything that differs from run to run:
// times, addresses, data. Runs of one program with the same seed and settings have the
// same ones, as far as the program itself makes the same calls and nothing that is
// locally complete has to be released because NASTY_HOLD_LOCAL is over.
func (r *Rank) Decisions() (lines []string) {
	for _, e := range r.Events {
		if line := decision(e); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// decision is empty where the event is none.
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

// Decision is what nastympi made of one synchronization call, or of another occasion to issue.
type Decision struct {
	Time         uint64 // of the call, as in Event
	Site         Site
	Window       uint32
	Target       int32  // -1: all
	Operations   uint64 // issued by it
	Instructions uint64 // in which they were issued, flushed and paused
	// Hash of the rank's Decisions after those of the call before: operations that have been
	// recorded since, and what was made of those that are issued here.
	Hash uint64
}

// Schedule is the rank's Decisions call by call. A last one that a rank did not live to
// carry out is left out.
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
		case Op, Forwarded, Unfinished: // what the next call finds
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
