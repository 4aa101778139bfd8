package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// exchange is what a rank does that puts eight values and gets eight others, one by one.
var exchange = operations(slices.Repeat([]rma.Kind{rma.Put, rma.Get}, 8)...)

// fetches says of each operation in turn whether it fetches data.
func fetches(all []*rma.Op, ops []uint32) (list []bool) {
	for _, op := range ops {
		list = append(list, all[op].Kind.Fetches())
	}
	return list
}

// The program is wrong if every get sees all puts. Policy random issues eight puts before eight
// gets in 1 of 16!/(8!*8!) = 12870 runs, so that more than four of 2000 runs have a probability
// below 10^-6. Policy put_before_get always does.
func TestPowerOfPutBeforeGet(t *testing.T) {
	putsFirst := func(ops []uint32) bool { return !slices.Contains(fetches(exchange, ops[:8]), true) }
	random := situation{ops: exchange, rules: sched.Rules{Policy: sched.Random}}
	assert.LessOrEqual(t, rate(t, random, 2000, putsFirst), 4./2000)
	s := situation{ops: exchange, rules: sched.Rules{Policy: sched.PutBeforeGet}}
	assert.Equal(t, 1., rate(t, s, 200, putsFirst))
}

// The put need not wait, but the accumulate waits for the fetch before it.
func TestPutsFirstAsFarAsOrderAllows(t *testing.T) {
	ops := operations(rma.FetchAndOp, rma.Put, rma.Accumulate)
	s := situation{ops: ops, ordering: rma.DefaultOrdering, rules: sched.Rules{Policy: sched.PutBeforeGet}}
	assert.Equal(t, 1., rate(t, s, 20, func(list []uint32) bool {
		return slices.Equal(fetches(ops, list), []bool{false, true, false})
	}))
}
