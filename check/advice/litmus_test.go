package advice_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/advice"
	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
	"github.com/nastympi/nastympi/litmus/tests"
	"github.com/nastympi/nastympi/test/kit/interleaved"
)

// Programs that the litmus tests lack: fences without assertions, and exclusive locks under which ranks only read. The loads
// give the locks of the ranks different numbers, which stand for call sites.
var programs = []string{
	"rank 0\nfence x\nput 7 to 1:x\nfence x\nrank 1\nfence x\nfence x\nload r = x\nallowed 1:r = 7\n",
	"rank 0\nfence x\nput 7 to 1:x\nfence x\nfence x\nget r from 1:x\nfence x\n" +
		"rank 1\nfence x\nfence x\nfence x\nfence x\nallowed 0:r = 7\n",
	"rank 0\nlock exclusive 2:x\nget r from 2:x\nunlock 2:x\nrank 1\nlock exclusive 2:x\nget r from 2:x\nunlock 2:x\n" +
		"rank 2\nload s = x\nlock exclusive 2:x\nput 7 to 2:x\nunlock 2:x\nallowed 0:r = 7 and 1:r = 0\n",
	"rank 0\nlock exclusive 2:x\nget r from 2:x\nunlock 2:x\nrank 1\nload s = x\nlock shared 2:x\nput 0x707 to 2:x\nunlock 2:x\n" +
		"rank 2\nallowed 0:r = 7\n",
}

// Whoever follows the advice about a litmus test changes none of its outcomes.
func TestAdviceChangesNoOutcome(t *testing.T) {
	texts := map[string]string{}
	all, err := tests.All()
	require.NoError(t, err)
	for _, test := range all {
		texts[test.Name] = test.String()
	}
	for i, p := range programs {
		texts[fmt.Sprint("program ", i)] = "litmus t\nwindow x int 0\n" + p
	}
	followed := map[string]int{}
	for name, text := range texts {
		for _, rule := range advice.Rules() {
			if before, after := followedBy(t, name, text, rule); after != nil {
				assert.Equal(t, outcomesOf(t, before), outcomesOf(t, after), "%s: %s\n%s", name, rule.Name, after)
				followed[rule.Name]++
			}
		}
	}
	assert.Equal(t, map[string]int{
		"flush-of-nothing": 31, "fence-without-noprecede": 26, "fence-without-nosucceed": 1, "exclusive-lock-of-readers": 1,
	}, followed)
}

// followedBy is a test before and after someone has followed the advice of a rule about one of its executions; nil: there is none.
func followedBy(t *testing.T, name, text string, rule *finding.Rule) (before, after *litmus.Test) {
	t.Helper()
	for seed := range int64(4) {
		var err error
		before, err = litmus.Parse(name, text)
		require.NoError(t, err)
		after, err = litmus.Parse(name, text)
		require.NoError(t, err)
		if follow(t, rule, interleaved.Run(before, seed), after) {
			return before, after
		}
	}
	return before, nil
}

func outcomesOf(t *testing.T, test *litmus.Test) []outcomes.Outcome {
	t.Helper()
	set, err := outcomes.Enumerate(test, outcomes.MPI)
	require.NoError(t, err)
	return set.Outcomes
}

// follow changes a test as the advice of a rule says; false: there is none.
func follow(t *testing.T, rule *finding.Rule, e *interleaved.Recorded, test *litmus.Test) (changed bool) {
	t.Helper()
	j := advice.New()
	require.NoError(t, e.History().Walk(j))
	drop := map[*litmus.Instr]bool{}
	for _, f := range j.List() {
		at := f.Places[0]
		if f.Rule != rule {
			continue
		}
		for _, rank := range f.Ranks {
			in, known := e.Instruction(rank, at.Process.Rank.Sites[at.Site].Offset)
			require.True(t, known)
			i := slices.IndexFunc(test.Ranks[rank], func(other litmus.Instr) bool { return other.Line == in.Line })
			require.GreaterOrEqual(t, i, 0)
			changed = true
			switch to := &test.Ranks[rank][i]; rule.Name {
			case "flush-of-nothing":
				drop[to] = true
			case "fence-without-noprecede":
				to.Options = append(to.Options, "noprecede")
			case "fence-without-nosucceed":
				to.Options = append(to.Options, "nosucceed")
			case "exclusive-lock-of-readers":
				to.Mode = "shared"
			}
		}
	}
	for rank := range test.Ranks {
		var kept []litmus.Instr
		for i := range test.Ranks[rank] {
			if !drop[&test.Ranks[rank][i]] {
				kept = append(kept, test.Ranks[rank][i])
			}
		}
		test.Ranks[rank] = kept
	}
	return changed
}
