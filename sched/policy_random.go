package sched

import "golang.org/x/exp/rand"

// Random issues a piece of a randomly chosen operation at every step. It is good for bugs that
// show when pieces of several operations are mixed, such as data that is read half written,
// and bad for bugs that need whole operations in a certain order. With Rules.PermuteTargets,
// half of the sequences serve one target after the other.
const Random Policy = 1

func newRandom(s *Sequence) chooser {
	m := newMixture(s, 0)
	if s.rules.PermuteTargets && severalTargets(s.ops) && s.rng.Uint64()>>63 == 1 {
		return newTargetByTarget(s, m)
	}
	return &m
}

// mixture chooses each of its operations with the same probability.
type mixture struct {
	rng    *rand.Rand
	ops    []uint32
	chosen uint64 // index into ops
}

// newMixture uses the sequence's list with that number.
func newMixture(s *Sequence, list int) mixture { return mixture{rng: s.rng, ops: s.list(list)} }

func (m *mixture) add(op uint32) { m.ops = append(m.ops, op) }

func (m *mixture) choose() (op uint32, ok bool) {
	switch len(m.ops) {
	case 0:
		return 0, false
	case 1:
		m.chosen = 0 // no number is drawn
	default:
		m.chosen = below(uint64(len(m.ops)), m.rng)
	}
	return m.ops[m.chosen], true
}

func (m *mixture) remove() {
	last := len(m.ops) - 1
	m.ops[m.chosen] = m.ops[last]
	m.ops = m.ops[:last]
}

// below returns a number in [0, n), n < 2^32, by multiplication instead of
// division (Lemire 2019). Its bias of n/2^64 is too small to matter.
func below(n uint64, rng *rand.Rand) uint64 {
	return (rng.Uint64() >> 32) * n >> 32
}
