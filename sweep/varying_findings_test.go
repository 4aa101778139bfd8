package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// seldomVaries agrees by chance in three mild runs. The first difference shows that the result varies anyway.
func seldomVaries() (*simulated.Program, Options) {
	f, o := varying()
	f.Contents = func(simulated.Perturbed) uint64 {
		if f.Runs > 6 && f.Runs%2 == 0 {
			return 1
		}
		return 0
	}
	return f, o
}

func TestResultThatVariesSeldom(t *testing.T) {
	f, o := seldomVaries()
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	assert.Contains(t, summary.Findings[0].Noise, "differ from run to run")
	assert.Less(t, summary.Findings[0].Runs, 25, "it is not reduced")
}

func TestRaceBecauseOfWhichAResultVariesSeldom(t *testing.T) {
	f, o := seldomVaries()
	summary, l := do(t, f, withRaces(o, raceOfRanks(1, 2)))
	require.Len(t, summary.Findings, 1)
	assert.Empty(t, summary.Findings[0].Noise)
	assert.Contains(t, summary.Findings[0].Outcome.Text, "differ from run to run")
	assert.Equal(t, finding.Diverged, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, 1, l.count(finding.Recording))
}
