package sched_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// The program is wrong if no get sees any put. Policy random issues eight gets before eight
// puts in 1 of 12870 runs, as in TestPowerOfPutBeforeGet; policy get_before_put always does.
func TestPowerOfGetBeforePut(t *testing.T) {
	getsFirst := func(ops []uint32) bool { return !slices.Contains(fetches(exchange, ops[:8]), false) }
	random := situation{ops: exchange, rules: sched.Rules{Policy: sched.Random}}
	assert.LessOrEqual(t, rate(t, random, 2000, getsFirst), 4./2000)
	s := situation{ops: exchange, rules: sched.Rules{Policy: sched.GetBeforePut}}
	assert.Equal(t, 1., rate(t, s, 200, getsFirst))
}

// A fetch that other accumulates wait for comes first anyway.
func TestGetsFirstWithAFetchThatLeads(t *testing.T) {
	ops := operations(rma.FetchAndOp, rma.Put, rma.Accumulate)
	s := situation{ops: ops, ordering: rma.DefaultOrdering, rules: sched.Rules{Policy: sched.GetBeforePut}}
	assert.Equal(t, 1., rate(t, s, 20, func(list []uint32) bool {
		return slices.Equal(fetches(ops, list), []bool{true, false, false})
	}))
}
