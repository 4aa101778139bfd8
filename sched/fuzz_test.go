package sched_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/legality"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// FuzzPlans: the bytes decide operations, rules and what a policy draws; the plan is legal.
func FuzzPlans(f *testing.F) {
	f.Add([]byte("\x00"))
	f.Add([]byte("some operations of two kinds to one place, and an order of their pieces"))
	f.Fuzz(func(t *testing.T, bytes []byte) {
		rng, _ := histories.NewChoices(bytes)
		require.NoError(t, legality.Check(randomPlan(rng)))
	})
}
