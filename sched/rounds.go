package sched

import (
	"slices"

	"golang.org/x/exp/rand"
)

// rounds cuts a sequence into the rounds of a fence, each of which completes its
// pieces at their targets before the next begins: the only means to force an
// order between fences, where no flush is allowed (MPI 4.1, 12.5.1, 12.5.4). As
// the cuts are made in a legal order, any of them is legal.
type rounds struct {
	ends   []uint64 // ascending: how many pieces are issued before each round ends
	issued uint64
}

// newRounds draws the ends of all rounds but the last, which the program's own
// fence ends. An end may be the sequence's begin or end, too: then what this rank
// does may all be later, or earlier, than what another one does.
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

// pieces is the number of all steps.
func (s *Sequence) pieces() (total uint64) {
	if s.cuts == nil {
		return uint64(len(s.ops))
	}
	for op := range s.ops {
		total += max(s.cuts.Count(uint32(op)), 1)
	}
	return total
}
