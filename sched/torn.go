package sched

import (
	"time"

	"golang.org/x/exp/rand"
)

// tornPauses leave each operation of several pieces half done for a while, at one random place.
// MPI promises no atomicity beyond one element of an accumulate, or one byte of a put (12.7); a
// program that relies on more then reads torn data. There is one pause per operation, so that
// large operations do not take forever; if most says so, only that many operations have one.
type tornPauses struct {
	pause  time.Duration // 0: there are none
	key    uint64        // of the places
	cuts   Cuts
	issued []uint64 // pieces per operation
	every  uint64   // one of so many operations has a pause
}

func newTornPauses(pause time.Duration, most uint64, cuts Cuts, ops int, rng *rand.Rand) tornPauses {
	if pause == 0 {
		return tornPauses{}
	}
	t := tornPauses{key: rng.Uint64(), every: 1}
	if most > 0 {
		t.every = max(uint64(ops)/most, 1)
	}
	if cuts != nil {
		t.pause, t.cuts, t.issued = pause, cuts, make([]uint64, ops)
	}
	return t
}

// due says whether the pause of op comes before its next piece. It must be asked once per piece.
func (t *tornPauses) due(op uint32) bool {
	if t.pause == 0 {
		return false
	}
	count := t.cuts.Count(op)
	t.issued[op]++
	draw := splitMix(t.key + uint64(op))
	return count > 1 && t.issued[op] == 2+draw%(count-1) && (draw>>32)%t.every == 0
}
