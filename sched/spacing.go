package sched

import "golang.org/x/exp/rand"

// Most bounds what a sequence injects, where its operations are not worth everything. 0: no bound.
type Most struct {
	Flushes    uint64
	TornPauses uint64
}

// spacing says which pieces of a sequence a flush follows, if not all: pieces at random distances.
// Two pieces with a flush between them keep their order whatever the library does.
type spacing struct {
	gap  uint64 // the mean distance; 0 and 1: a flush follows every piece
	left uint64 // pieces before the next flush
	rng  *rand.Rand
}

func newSpacing(flushes, pieces uint64, rng *rand.Rand) spacing {
	s := spacing{gap: pieces / flushes, rng: rng}
	if s.gap > 1 {
		s.left = rng.Uint64n(s.gap)
	}
	return s
}

// due says whether a flush follows the next piece. It must be asked once per piece.
func (s *spacing) due() bool {
	if s.left > 0 {
		s.left--
		return false
	}
	s.left = s.rng.Uint64n(2*s.gap - 1)
	return true
}
