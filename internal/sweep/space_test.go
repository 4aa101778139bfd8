package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

func TestSpaceHasKnownVariables(t *testing.T) {
	for _, parameter := range Space() {
		require.Contains(t, defaults, parameter.Name)
		assert.Contains(t, parameter.Values, defaults[parameter.Name], parameter.Name)
	}
	space := Options{Space: Space(), Localities: []string{locality.Shared, locality.Network}}.space()
	for _, values := range first {
		for name, value := range values {
			i := rowIndex(space, name)
			assert.Equal(t, value, space[i].Values[rowOf(space, values)[i]], "%s=%s", name, value)
		}
	}
}

func rowIndex(space []Parameter, name string) int {
	for i, parameter := range space {
		if parameter.Name == name {
			return i
		}
	}
	return -1
}

func TestPlanCoversPairsAndChangesSeeds(t *testing.T) {
	p := newPlan(Space(), 7, Share{})
	assert.LessOrEqual(t, p.length(), 32, "fits the default number of runs")
	tried, of := p.pairs(p.made(p.length()))
	assert.Equal(t, of, tried)
	few, _ := p.pairs(p.made(5))
	assert.Less(t, few, of)

	assert.Equal(t, []finding.Setting{{Name: "NASTY_SPLIT", Value: "byte"}, {Name: "NASTY_SEED", Value: "7"}}, p.settings(0))
	assert.Equal(t, "8", value(p.settings(1), "NASTY_SEED"))
	again := p.settings(p.length())
	assert.Equal(t, "byte", value(again, "NASTY_SPLIT"))
	assert.NotEqual(t, "7", value(again, "NASTY_SEED"), "the same settings, another seed")
}

func TestRestrict(t *testing.T) {
	space := Restrict(Space(), Parameter{"NASTY_DELAY", []string{"2,0"}})
	space = Restrict(space, Parameter{"NASTY_SEED", []string{"3", "4"}})
	assert.Len(t, space, len(Space())+1)
	p := newPlan(space, 1, Share{})
	seeds := map[string]bool{}
	for n := range p.length() {
		assert.Equal(t, "2,0", value(p.settings(n), "NASTY_DELAY"))
		seeds[value(p.settings(n), "NASTY_SEED")] = true
	}
	assert.Equal(t, map[string]bool{"3": true, "4": true}, seeds)
}
