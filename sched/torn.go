package sched

import (
	"time"

	"golang.org/x/exp/rand"
)

// torn leaves each operation of several pieces half done for a while, at one random place, for
// those to see who take more than an element, or a byte, for written at once (MPI 4.1, 12.7).
// One place for an operation bounds the time that it takes.
type torn struct {
	pause  time.Duration
	key    uint64 // of the places
	cuts   Cuts
	issued []uint64 // pieces per operation
}

func newTorn(pause time.Duration, cuts Cuts, ops int, rng *rand.Rand) torn {
	if pause == 0 {
		return torn{}
	}
	t := torn{key: rng.Uint64()}
	if cuts != nil {
		t.pause, t.cuts, t.issued = pause, cuts, make([]uint64, ops)
	}
	return t
}

// tears says whether the pause is before the piece of op that comes now.
func (t *torn) tears(op uint32) bool {
	if t.pause == 0 {
		return false
	}
	count := t.cuts.Count(op)
	t.issued[op]++
	return count > 1 && t.issued[op] == 2+splitMix(t.key+uint64(op))%(count-1)
}
