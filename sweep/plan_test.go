package sweep

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

var update = flag.Bool("update", false, "write testdata/plan.txt")

func bothLocalities() []Parameter {
	return Options{Space: Space(), Localities: []string{locality.Shared, locality.Network}}.space()
}

// A seed makes the same runs in every version: a change of testdata/plan.txt belongs into CHANGELOG.md.
func TestSeedMakesTheSameRuns(t *testing.T) {
	const golden = "testdata/plan.txt"
	p := newPlan(bothLocalities(), 7, batch.Share{})
	var text strings.Builder
	for n := range p.length() + 2 {
		text.WriteString(attempt.Assignments(p.settings(n)) + "\n")
	}
	if *update {
		require.NoError(t, os.WriteFile(golden, []byte(text.String()), 0o666))
		return
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, string(want), text.String(), "go test ./sweep -update")
}

func TestFirstRunsUseValuesOfTheSpace(t *testing.T) {
	values := map[string][]string{}
	for _, parameter := range bothLocalities() {
		values[parameter.Name] = parameter.Values
	}
	for _, run := range firstRuns {
		for name, value := range run {
			assert.Contains(t, values[name], value, name)
		}
	}
}

func TestPlanCoversPairsAndChangesSeeds(t *testing.T) {
	p := newPlan(Space(), 7, batch.Share{})
	assert.LessOrEqual(t, p.length(), 32, "fits the default number of runs")
	tried, of := p.pairs(p.made(p.length()))
	assert.Equal(t, of, tried)
	few, _ := p.pairs(p.made(5))
	assert.Less(t, few, of)

	assert.Equal(t, []finding.Setting{{Name: "NASTY_SPLIT", Value: "byte"}, {Name: "NASTY_SEED", Value: "7"}}, p.settings(0))
	assert.Equal(t, "8", attempt.ValueOf(p.settings(1), "NASTY_SEED"))
	again := p.settings(p.length())
	assert.Equal(t, "byte", attempt.ValueOf(again, "NASTY_SPLIT"))
	assert.NotEqual(t, "7", attempt.ValueOf(again, "NASTY_SEED"), "the same settings, another seed")
}
