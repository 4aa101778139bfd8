package race

import (
	"slices"

	"github.com/nastympi/nastympi/check/order"
)

// An accumulate updates each element at once, and what an atomic operation fetches afterwards has the update (MPI 4.1, 12.7.1). So whoever
// learns of an accumulate by such a fetch may access these bytes, also by other means, although no call has completed the accumulate at its
// target yet. As for order.Order, a fetch has seen what began before it was complete: values are not compared. One whose process had heard of
// the accumulate before tells nothing.

// sight is a fetch that is complete.
type sight struct {
	by       int // process
	from, to int64
	at       order.Moment // when it was complete
	begun    uint64       // how many accesses of the memory had begun then
	knew     order.Clock  // of its process before the first of these fetches: a loop of them learns by each
}

// mostSights are remembered of the memory of a process. Of earlier ones nothing is known.
const mostSights = 64

// fetched notes that an operation has delivered what it has fetched, with what its process knew when it began.
func (s *space) fetched(a *access, knew order.Clock, now order.Moment) {
	again := func(old sight) bool { return old.at.Line == now.Line && old.from == a.from && old.to == a.to }
	if i := slices.IndexFunc(s.sights, again); i >= 0 {
		knew = s.sights[i].knew
		s.sights = slices.Delete(s.sights, i, i+1)
	}
	if len(s.sights) == mostSights {
		s.sights = slices.Delete(s.sights, 0, 1)
	}
	s.sights = append(s.sights, sight{a.by(), a.from, a.to, now, s.begun, knew})
}

// hasSeen says whether somebody had learned of an accumulate by a fetch before a later access of these bytes, whose clock it is, began. If
// processes have different clocks, which of both is later is not known, and what a fetch has seen neither: then any fetch may have.
func (j *Judge) hasSeen(s *space, earlier, later *access, clock order.Clock) bool {
	if s.sees(earlier, later, func(f sight) bool {
		return f.begun >= earlier.begun && clock.Knows(f.at) && !f.knew.Knows(earlier.start)
	}) {
		return true
	}
	if !j.order.Apart() || !earlier.conflicts(later) {
		return false
	}
	perhaps := s.sees(earlier, later, func(f sight) bool { return clock.Knows(f.at) }) ||
		s.sees(later, earlier, func(f sight) bool { return earlier.since.Has(f.at) })
	j.undecided = j.undecided || perhaps
	return perhaps
}

// sees says whether there is such a fetch, by another process, of the bytes of an accumulate that another access has.
func (s *space) sees(update, other *access, such func(f sight) bool) bool {
	if !update.atomic || !update.writes || update.by() == other.by() {
		return false
	}
	from, to := max(update.from, other.from), min(update.to, other.to)
	return slices.ContainsFunc(s.sights, func(f sight) bool { return f.by != update.by() && f.from <= from && to <= f.to && such(f) })
}
