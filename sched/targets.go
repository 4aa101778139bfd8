package sched

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// targetByTarget mixes the operations to one target, then those to the next, in a random
// order of the targets. A mixture of all operations almost never issues everything to one target
// before anything to another.
type targetByTarget struct {
	mixture
	ops     []*rma.Op
	turn    map[destination]int
	now     int        // the turn of the mixture's target; -1 before the first
	waiting [][]uint32 // per turn: operations that may be issued then
}

func newTargetByTarget(s *Sequence, m mixture) *targetByTarget {
	var targets []destination
	turn := map[destination]int{}
	for _, op := range s.ops {
		d := destinationOf(op)
		if _, known := turn[d]; !known {
			turn[d] = len(targets)
			targets = append(targets, d)
		}
	}
	s.rng.Shuffle(len(targets), func(i, j int) { targets[i], targets[j] = targets[j], targets[i] })
	for i, d := range targets {
		turn[d] = i
	}
	return &targetByTarget{mixture: m, ops: s.ops, turn: turn, now: -1, waiting: make([][]uint32, len(targets))}
}

func (t *targetByTarget) add(op uint32) {
	turn := t.turn[destinationOf(t.ops[op])]
	if turn == t.now {
		t.mixture.add(op)
		return
	}
	t.waiting[turn] = append(t.waiting[turn], op)
}

func (t *targetByTarget) choose() (op uint32, ok bool) {
	for len(t.mixture.ops) == 0 && t.now+1 < len(t.waiting) {
		t.now++
		t.mixture.ops = append(t.mixture.ops, t.waiting[t.now]...)
	}
	return t.mixture.choose()
}

func severalTargets(ops []*rma.Op) bool {
	return slices.ContainsFunc(ops, func(op *rma.Op) bool { return destinationOf(op) != destinationOf(ops[0]) })
}
