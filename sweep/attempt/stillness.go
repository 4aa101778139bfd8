package attempt

import (
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/trace"
)

// Stillness tells for how long the ranks of a running program have made no progress, from readings of its traces one after the other.
// The readings may lack old events.
type Stillness struct {
	last     []trace.Rank
	begun    time.Time   // of the readings that have these ranks
	moved    []time.Time // when each rank made progress
	wrote    time.Time   // when any rank wrote anything
	synced   []time.Time // when each rank synchronized
	operated []streak    // of each rank
	patient  []patience  // of each rank
}

// patience of a rank: at each look since then, it was in a call or had made calls since the look before. None of them was progress.
type patience struct {
	since  time.Time
	calls  int  // in this time
	inside bool // at the last look
}

// manyPolls are calls that a rank makes in a loop around them and little else. Whoever works between calls makes fewer in a second.
const manyPolls = 1000

// streak is of operations that a rank has made since it synchronized.
type streak struct {
	last           time.Time // when one was seen
	before, newest uint64    // numbers of the last one before them, and of the last one
}

// Look takes the next reading. With other ranks than the last one has, it is a new beginning.
func (s *Stillness) Look(now time.Time, ranks []trace.Rank) {
	if !slices.EqualFunc(s.last, ranks, func(a, b trace.Rank) bool { return a.Rank == b.Rank && a.Process == b.Process }) {
		*s = Stillness{
			last: ranks, begun: now, moved: slices.Repeat([]time.Time{now}, len(ranks)), wrote: now, synced: make([]time.Time, len(ranks)),
			operated: make([]streak, len(ranks)), patient: slices.Repeat([]patience{{since: now}}, len(ranks)),
		}
		return
	}
	if !Quiet(s.last, ranks) {
		s.wrote = now
	}
	for i, r := range ranks {
		lately := since(s.last[i], r)
		if progressed(s.last[i], r) {
			s.moved[i], s.patient[i] = now, patience{since: now}
		}
		s.patient[i].look(now, r, lately)
		for _, e := range lately {
			switch o := &s.operated[i]; e.Type {
			case trace.Sync:
				s.synced[i], o.before = now, o.newest
			case trace.Op:
				o.last, o.newest = now, e.Seq
			}
		}
	}
	s.last = ranks
}

// look at what a rank has written since the last look.
func (p *patience) look(now time.Time, r trace.Rank, lately []trace.Event) {
	last, called := r.LastOfCalls()
	p.inside = called && last.Type == trace.Enter
	if !p.inside && len(lately) == 0 {
		*p = patience{since: now}
	}
	for _, e := range lately {
		if e.Type == trace.Enter {
			p.calls++
		}
	}
}

// Waiting is for how long every rank has done nothing but wait, as far as the readings say: in a call that does not return, or by a loop of
// calls.
func (s *Stillness) Waiting(now time.Time) time.Duration {
	var longest time.Duration
	for i, p := range s.patient {
		switch waited := now.Sub(p.since); {
		case !p.inside && p.calls < manyPolls:
			return 0
		case i == 0 || waited < longest:
			longest = waited
		}
	}
	return longest
}

// Known says whether the last so much time can be judged.
func (s *Stillness) Known(now time.Time, last time.Duration) bool {
	return len(s.last) > 0 && now.Sub(s.begun) >= last
}

// Last is the last reading, and when any of its ranks made progress last, as far as the readings say.
func (s *Stillness) Last() (ranks []trace.Rank, moved time.Time) {
	for _, at := range s.moved {
		if at.After(moved) {
			moved = at
		}
	}
	return s.last, moved
}

// Copies says whether the last reading has operations that are held although they are complete at the origin. They are issued after
// a while even if the program only waits (NASTY_HOLD_LOCAL), which may end a wait.
func (s *Stillness) Copies() bool {
	return slices.ContainsFunc(s.last, func(r trace.Rank) bool {
		held := map[uint64]bool{}
		for _, e := range r.Events {
			switch e.Type {
			case trace.Copied:
				held[e.Seq] = true
			case trace.Done, trace.Unfinished:
				delete(held, e.Seq)
			}
		}
		return len(held) > 0
	})
}

// Moving says for each rank of the last reading whether it has made progress in the last so much time: Result.Moving. If none has,
// usual tells which of them may have worked. It may be nil: then none has.
func (s *Stillness) Moving(now time.Time, last time.Duration, usual func() Usual) []bool {
	var moving []bool
	for _, at := range s.moved {
		moving = append(moving, now.Sub(at) < last)
	}
	if usual == nil || anyMoving(moving) {
		return moving
	}
	for i, r := range s.last {
		o := s.operated[i]
		moving[i] = mayWork(usual, r.Rank, doings{
			synchronized: now.Sub(s.synced[i]) < last, operated: now.Sub(o.last) < last, events: r.Events, inARow: o.newest - o.before,
		})
	}
	return moving
}

// Quiet says whether no rank has written anything in the last so much time: Result.Quiet.
func (s *Stillness) Quiet(now time.Time, last time.Duration) bool {
	return len(s.last) > 0 && now.Sub(s.wrote) >= last
}
