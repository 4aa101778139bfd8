package outcomes

import "github.com/nastympi/nastympi/internal/litmus"

// tool is what holds for a whole run of a tool that schedules at the origin. Each
// run has one of these; all are tried.
type tool struct {
	early bool // gets are fetched in their call, and delivered where they must be complete
	half  bool // the first half of each origin is read in the call
	lazy  bool // locks of other ranks are taken where something needs them
	full  bool // local completion is always completion at the target
	skip  bool // each synchronization call completes everything on its window
}

// tools lists the combinations that can make a difference to the test.
func tools(test *litmus.Test, freedom Freedom) []tool {
	list := []tool{{}}
	if freedom == MPI {
		return list
	}
	uses := func(ops ...litmus.Op) bool {
		for _, rank := range test.Ranks {
			for _, in := range rank {
				for _, op := range ops {
					if in.Op == op {
						return true
					}
				}
			}
		}
		return false
	}
	double := func(wanted bool, change func(*tool)) {
		if !wanted {
			return
		}
		for _, t := range list {
			change(&t)
			list = append(list, t)
		}
	}
	double(uses(litmus.Get, litmus.Rget), func(t *tool) { t.early = true })
	double(readsTwice(test), func(t *tool) { t.half = true })
	double(uses(litmus.Lock), func(t *tool) { t.lazy = true })
	double(uses(litmus.FlushLocal, litmus.FlushLocalAll, litmus.Wait, litmus.TestRequest), func(t *tool) { t.full = true })
	double(uses(litmus.Flush, litmus.Unlock), func(t *tool) { t.skip = true })
	return list
}

// readsTwice reports whether an origin has two elements or more and may change.
func readsTwice(test *litmus.Test) bool {
	for _, rank := range test.Ranks {
		for _, in := range rank {
			if in.Op.Remote() && in.Op != litmus.Get && in.Op != litmus.Rget && in.Origin.Ref.Count() > 1 {
				return true
			}
		}
	}
	return false
}
