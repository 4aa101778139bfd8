package outcomes

import (
	"slices"

	"github.com/nastympi/nastympi/litmus"
)

// tool is what holds for a whole run of a tool that schedules at the origin. Each
// run has one of these; all are tried.
type tool struct {
	early bool // gets are fetched in their call, and delivered where they must be complete
	half  half // of each origin, is read in the call
	mixed bool // accumulates keep their order for each element, not as wholes
	lazy  bool // locks of other ranks are taken where something needs them
	full  bool // local completion is always completion at the target
	skip  bool // each synchronization call completes everything on its window
}

// half is a half of an operation's elements; of one element there is none.
type half uint8

const (
	noHalf half = iota
	firstHalf
	lastHalf
)

// halfOf is the half in which element i of n is.
func halfOf(i, n int) half {
	switch {
	case n < 2:
		return noHalf
	case i < n/2:
		return firstHalf
	default:
		return lastHalf
	}
}

// tools lists the combinations that can make a difference to the test.
func tools(test *litmus.Test, freedom Freedom) []tool {
	list := []tool{{}}
	if freedom == MPI {
		return list
	}
	uses := func(ops ...litmus.Op) bool {
		return some(test, func(in *litmus.Instr) bool { return slices.Contains(ops, in.Op) })
	}
	also := func(wanted bool, changes ...func(*tool)) {
		if !wanted {
			return
		}
		for _, t := range list {
			for _, change := range changes {
				changed := t
				change(&changed)
				list = append(list, changed)
			}
		}
	}
	also(uses(litmus.Get, litmus.Rget), func(t *tool) { t.early = true })
	also(some(test, readsTwice), func(t *tool) { t.half = firstHalf }, func(t *tool) { t.half = lastHalf })
	also(some(test, hasOrderedElements), func(t *tool) { t.mixed = true })
	also(uses(litmus.Lock), func(t *tool) { t.lazy = true })
	also(uses(litmus.FlushLocal, litmus.FlushLocalAll, litmus.Wait, litmus.TestRequest), func(t *tool) { t.full = true })
	also(uses(litmus.Flush, litmus.Unlock), func(t *tool) { t.skip = true })
	return list
}

func some(test *litmus.Test, is func(*litmus.Instr) bool) bool {
	for _, rank := range test.Ranks {
		for i := range rank {
			if is(&rank[i]) {
				return true
			}
		}
	}
	return false
}

// readsTwice reports whether an origin has two elements or more and may change.
func readsTwice(in *litmus.Instr) bool {
	return in.Op.Remote() && in.Op != litmus.Get && in.Op != litmus.Rget && in.Origin.Ref.Count() > 1
}

// hasOrderedElements reports whether an accumulate has two elements or more.
func hasOrderedElements(in *litmus.Instr) bool { return in.Op.Atomic() && in.Remote.Count() > 1 }
