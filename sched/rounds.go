package sched

import (
	"slices"

	"golang.org/x/exp/rand"
)

// rounds cuts a sequence into the rounds of a fence. Each round completes its pieces at their
// targets before the next begins. Nothing else forces an order between fences, where no flush
// is allowed (MPI 4.1, 12.5.1, 12.5.4). The sequence is legal, so it may be cut anywhere.
type rounds struct {
	ends   []uint64 // ascending: how many pieces are issued before each round ends
	issued uint64
}

// newRounds draws the ends of all rounds but the last, which the program's own
// fence ends. A round may end before the first or after the last piece: all pieces of this rank
// are then later, or earlier, than some of another rank.
func newRounds(n int, pieces func() uint64, rng *rand.Rand) *rounds {
	if n <= 1 {
		return nil
	}
	r, total := &rounds{ends: make([]uint64, n-1)}, pieces()
	for i := range r.ends {
		r.ends[i] = rng.Uint64() % (total + 1)
	}
	slices.Sort(r.ends)
	return r
}

// before says how many rounds end before the next piece.
func (r *rounds) before() (n uint32) {
	for len(r.ends) > 0 && r.ends[0] <= r.issued {
		r.ends = r.ends[1:]
		n++
	}
	r.issued++
	return n
}

// RoundsLeft says how many rounds end after the last piece.
func (s *Sequence) RoundsLeft() uint32 {
	if s.rounds == nil {
		return 0
	}
	return uint32(len(s.rounds.ends))
}
