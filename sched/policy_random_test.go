package sched_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// A put of eight elements and a get of the same: does the get see a torn value? At each step
// either operation issues a piece with probability 1/2, so that the two are not mixed with
// probability 2/2^8. Policies that keep operations whole never show it.
func TestPowerOfRandom(t *testing.T) {
	torn := func(policy sched.Policy) float64 {
		s := situation{ops: operations(rma.Put, rma.Get), pieces: 8, rules: sched.Rules{Policy: policy}}
		return rate(t, s, 400, func(ops []uint32) bool { return changes(ops) > 1 })
	}
	for _, policy := range []sched.Policy{sched.ProgramOrder, sched.ReversePO, sched.PutBeforeGet, sched.GetBeforePut} {
		assert.Zero(t, torn(policy), policy)
	}
	assert.InDelta(t, 1-2./256, torn(sched.Random), sigmas(2./256, 400))
}

// changes is how often the next piece is another operation's.
func changes(ops []uint32) (times int) {
	for i := range ops[1:] {
		if ops[i] != ops[i+1] {
			times++
		}
	}
	return times
}
