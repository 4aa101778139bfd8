package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// A program puts values and then a flag that announces them. The reader sees none of n values if
// the flag overtakes them all: with policy random in 1 of n+1 runs, in reverse order always, in
// program order never.
func TestPowerOfReversePO(t *testing.T) {
	for _, values := range []int{1, 99} {
		ops := operations(slices.Repeat([]rma.Kind{rma.Put}, values+1)...)
		overtaken := func(policy sched.Policy) float64 {
			s := situation{ops: ops, rules: sched.Rules{Policy: policy}}
			return rate(t, s, 2000, func(ops []uint32) bool { return ops[0] == uint32(values) })
		}
		expected := 1 / float64(values+1)
		assert.InDelta(t, expected, overtaken(sched.Random), sigmas(expected, 2000))
		assert.Zero(t, overtaken(sched.ProgramOrder))
		assert.Equal(t, 1., overtaken(sched.ReversePO))
	}
}

func TestReverseIsTheExactReverseWhereNothingWaits(t *testing.T) {
	ops := operations(rma.Put, rma.Get, rma.Put, rma.Put)
	forward := situation{ops: ops, pieces: 5, rules: sched.Rules{Policy: sched.ProgramOrder}}.steps(t)
	backward := situation{ops: ops, pieces: 5, rules: sched.Rules{Policy: sched.ReversePO}}.steps(t)
	slices.Reverse(backward)
	assert.Equal(t, forward, backward)
}

func TestReverseAsFarAsOrderAllows(t *testing.T) {
	ops := operations(rma.Accumulate, rma.Put, rma.FetchAndOp, rma.Get)
	s := situation{ops: ops, ordering: rma.DefaultOrdering, rules: sched.Rules{Policy: sched.ReversePO}}
	assert.Equal(t, []uint32{3, 0, 2, 1}, order(s.steps(t)))
}
