package sched_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

func flushes(steps []sched.Step) (n int) {
	for _, s := range steps {
		if s.Flush {
			n++
		}
	}
	return n
}

func TestAFlushFollowsEachPieceWhereFewAreBoundedByMore(t *testing.T) {
	for _, most := range []uint64{0, 8, 100} {
		s := situation{ops: operations(rma.Put, rma.Get), pieces: 4, seed: 1, ordering: rma.DefaultOrdering,
			rules: sched.Rules{Policy: sched.Random, Flush: true, Most: sched.Most{Flushes: most}}}
		assert.Equal(t, 8, flushes(s.steps(t)), "most %d", most)
	}
}

// 4000 pieces with about 16 flushes: their distances are between 1 and 500 pieces.
func TestFlushesAreSpaced(t *testing.T) {
	places := map[int]bool{}
	for seed := range uint64(20) {
		s := situation{ops: operations(rma.Put, rma.Get), pieces: 2000, seed: seed, ordering: rma.DefaultOrdering,
			rules: sched.Rules{Policy: sched.Random, Flush: true, Most: sched.Most{Flushes: 16}}}
		steps := s.steps(t)
		assert.GreaterOrEqual(t, flushes(steps), 8)
		assert.Less(t, flushes(steps), 40)
		for i := range steps {
			places[i] = places[i] || steps[i].Flush
		}
		s.active = true
		assert.Zero(t, flushes(s.steps(t)), "in an active epoch")
	}
	delete(places, 0)
	assert.Greater(t, len(places), 100, "at other places with each seed")
}

// Of 100 operations in two pieces each about ten have a pause.
func TestTornPausesAreBounded(t *testing.T) {
	for seed := range uint64(20) {
		var ops []*rma.Op
		for i := range 100 {
			ops = append(ops, &rma.Op{Kind: rma.Put, Offset: int64(8 * i), Bytes: 8, Width: 4, Seq: uint64(i + 1)})
		}
		s := situation{ops: ops, pieces: 2, seed: seed, ordering: rma.DefaultOrdering,
			rules: sched.Rules{Policy: sched.Random, TornPause: 1, Most: sched.Most{TornPauses: 10}}}
		pauses := time.Duration(0)
		for _, step := range s.steps(t) {
			pauses += step.Pause
		}
		assert.Greater(t, pauses, time.Duration(0))
		assert.Less(t, pauses, time.Duration(30))
	}
}
