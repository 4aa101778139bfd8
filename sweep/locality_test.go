package sweep

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/replay"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// remote is a bug that does not occur with shared memory.
func remote(i int) simulated.Bug {
	return simulated.Bug{Result: simulated.Abort(88), Shows: func(p simulated.Perturbed) bool {
		return p.Locality == locality.Network && p.At(simulated.Put(i))
	}}
}

func both() Options {
	o := options()
	o.Localities = []string{locality.Shared, locality.Network}
	return o
}

func TestLocalityIsSwept(t *testing.T) {
	summary, _ := do(t, simulated.New(remote(4)), options())
	assert.Empty(t, summary.Findings)
	assert.Equal(t, []string{locality.Shared}, summary.Locality)

	f := simulated.New(remote(4), beyondLocal(2, 20))
	summary, l := do(t, f, both())
	require.Len(t, summary.Findings, 2)
	assert.Equal(t, []string{locality.Shared, locality.Network}, summary.Locality)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 6}, summary.Baseline)
	assert.Equal(t, summary.PairsOf, summary.Pairs)
	localities := map[string]bool{}
	for _, found := range summary.Findings {
		localities[found.Locality] = true
		assert.Equal(t, finding.Rate{Failed: 0, Of: 3}, found.Baseline, "that of its own locality")
		for _, s := range found.Settings {
			assert.NotEqual(t, attempt.Locality, s.Name)
		}
	}
	assert.Equal(t, map[string]bool{locality.Shared: true, locality.Network: true}, localities, "kept only if it is needed")
	for _, tried := range summary.Tried {
		assert.NotEqual(t, attempt.Locality, tried.Name)
	}
	for i, run := range l.runs {
		assert.Equal(t, f.Launches[i].Locality, run.Locality)
		assert.NotContains(t, attempt.Assignments(run.Settings), attempt.Locality)
	}

	remoteFinding := summary.Findings[0]
	if remoteFinding.Locality != locality.Network {
		remoteFinding = summary.Findings[1]
	}
	r := replay.Replay{Finding: remoteFinding, Count: 2, Runner: f}
	replayed, err := r.Do(context.Background())
	require.NoError(t, err)
	assert.Equal(t, finding.Rate{Failed: 2, Of: 2}, replayed.Rate)
}

func TestOneLocalityStays(t *testing.T) {
	o := options()
	o.Localities = []string{locality.Network}
	f := simulated.New(beyondLocal(2, 20))
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, locality.Network, summary.Findings[0].Locality)
	for _, launch := range f.Launches {
		assert.Equal(t, locality.Network, launch.Locality)
	}
}

// A bug of the library in one locality is no bug of the program.
func TestBaselineOfEachLocality(t *testing.T) {
	f := simulated.New()
	f.Native = func(n int) process.Result {
		if n > 3 {
			return simulated.Abort(5)
		}
		return process.Result{}
	}
	summary, _ := do(t, f, both())
	assert.Equal(t, "the program itself fails without any perturbation (-locality network), in 3 of 3 runs: exit status 1: prog.c:5: got 0, expected 7", summary.Problem)
	assert.Zero(t, summary.Runs)
}

// Results that depend on the locality are no divergence.
func TestLocalitiesMayDiffer(t *testing.T) {
	o := both()
	o.State = true
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 { return uint64(len(p.Locality)) }
	summary, l := do(t, f, o)
	assert.Empty(t, summary.Findings)
	assert.Contains(t, l.notes[0], "window 0 of rank 0")
}
