package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// A program puts a flag and then, by mistake, the 99 values that the flag announces. The reader
// sees none of the values if the flag comes before them all: with policy random in 1 of 100 runs,
// in program order always.
func TestPowerOfProgramOrder(t *testing.T) {
	ops := operations(slices.Repeat([]rma.Kind{rma.Put}, 100)...)
	flagFirst := func(ops []uint32) bool { return ops[0] == 0 }
	random := situation{ops: ops, rules: sched.Rules{Policy: sched.Random}}
	assert.InDelta(t, 0.01, rate(t, random, 2000, flagFirst), sigmas(0.01, 2000))
	s := situation{ops: ops, rules: sched.Rules{Policy: sched.ProgramOrder}}
	assert.Equal(t, 1., rate(t, s, 20, flagFirst))
}

func TestProgramOrderFollowsTheCallsNotTheLogs(t *testing.T) {
	ops := operations(rma.Put, rma.Get, rma.Put, rma.Get)
	slices.Reverse(ops)
	s := situation{ops: ops, rules: sched.Rules{Policy: sched.ProgramOrder}}
	assert.Equal(t, []uint32{3, 2, 1, 0}, order(s.steps(t)))
}
