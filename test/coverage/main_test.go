package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What one test does not reach, another may.
func TestJudge(t *testing.T) {
	c := coverage{}
	require.NoError(t, c.add("mode: set\n"+module+"split/split.go:1.2,3.4 9 1\n"+module+"split/split.go:5.1,6.2 1 0\n"+module+"split/more/x.go:5.1,6.2 99 0\n"))
	assert.NoError(t, c.judge([]string{"split"}), "9 of 10 are as many as the bound")

	require.NoError(t, c.add("mode: set\n"+module+"split/split.go:7.1,8.2 1 0\n"))
	assert.EqualError(t, c.judge([]string{"split"}), "tests reach less than 90 % of split")

	require.NoError(t, c.add("mode: set\n"+module+"split/split.go:1.2,3.4 9 0\n"+module+"split/split.go:7.1,8.2 1 1\n"))
	assert.NoError(t, c.judge([]string{"split"}))
	assert.EqualError(t, c.judge([]string{"split", "sched"}), "sched is in no profile")
}

func TestBadProfile(t *testing.T) {
	for _, line := range []string{"split.go:1.2,3.4 9", "split.go:1.2,3.4 x 1"} {
		assert.Error(t, coverage{}.add("mode: set\n"+line), line)
	}
}

func TestJudged(t *testing.T) {
	all := judged("")
	assert.Subset(t, all, []string{"base/rma", "base/finding", "completion", "split", "sched", "check/race", "vet/flow", "litmus/outcomes", "intercept/legality"})
	assert.NotContains(t, all, "intercept")
	assert.NotContains(t, judged("vet"), "vet/flow")
}
