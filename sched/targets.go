package sched

import (
	"slices"

	"github.com/nastympi/nastympi/rma"
)

// permuteTargets puts the operations aside by their target, in a random order of
// the targets, and says whether it did so: in half of the sequences that have
// several targets. Pieces to several targets mixed at random almost never bring
// all that belongs to one target before anything of another.
func (s *Sequence) permuteTargets() bool {
	if !s.rules.PermuteTargets || s.rules.Policy != Random || !s.severalTargets() || s.rng.Uint64()>>63 == 0 {
		return false
	}
	index := map[place]int{}
	for i, op := range s.ops {
		p := place{op.Window, op.Target}
		at, known := index[p]
		if !known {
			at = len(s.targets)
			index[p] = at
			s.targets = append(s.targets, nil)
		}
		s.targets[at] = append(s.targets[at], uint32(i))
	}
	s.rng.Shuffle(len(s.targets), func(i, j int) { s.targets[i], s.targets[j] = s.targets[j], s.targets[i] })
	return true
}

func (s *Sequence) severalTargets() bool {
	return slices.ContainsFunc(s.ops, func(op *rma.Op) bool {
		return op.Target != s.ops[0].Target || op.Window != s.ops[0].Window
	})
}

// nextTarget lets the operations to the next target go on; they wait for no other
// target's.
func (s *Sequence) nextTarget() bool {
	if len(s.targets) == 0 {
		return false
	}
	for _, op := range s.targets[0] {
		s.considerReady(op)
	}
	s.targets = s.targets[1:]
	return true
}
