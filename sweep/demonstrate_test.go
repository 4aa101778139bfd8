package sweep

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// tried tries to show the race of two puts, and returns the finding that it keeps.
func tried(t *testing.T, ctx context.Context, f *simulated.Program, ranks [2]int, reduce time.Duration) (d, kept finding.Finding) {
	t.Helper()
	d = raceAt(3, 4)
	d.Places[0].Rank, d.Places[1].Rank = ranks[0], ranks[1]
	p := prove.Prover{Runner: f, Limit: time.Minute, Reduce: ReduceWithin(reduce), Note: func(text string) { t.Error(text) }}
	draft := finding.Finding{Failure: &finding.Failure{Program: "./prog"}}
	err := p.Try(ctx, &d, draft, func(f finding.Finding, evidence attempt.Result) (string, error) {
		kept = f
		assert.NotEmpty(t, evidence.Folder)
		return "folder", nil
	})
	require.NoError(t, err)
	require.True(t, d.Proof.Shown())
	assert.Empty(t, f.Kept, "files of runs")
	assert.InDelta(t, f.Runs, d.Proof.Runs, 1, "one may have been ended")
	assert.Equal(t, []string{d.ID, d.Rule, "./prog"}, []string{kept.ID, kept.Rule, kept.Program})
	assert.Equal(t, finding.Failure{Program: "./prog"}, *draft.Failure, "other races have the same draft")
	assert.Nil(t, d.Failure, "it remains a race")
	assert.Equal(t, "folder", d.Proof.Folder)
	assert.False(t, slices.ContainsFunc(f.Launches, func(l attempt.Launch) bool { return !l.Nonsynchronizing || !l.Trace }))
	return d, kept
}

// A late put stays in the window if its flush and it itself are perturbed.
func TestShownRaceIsReduced(t *testing.T) {
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		if p.Is("NASTY_HOLD_SITES", simulated.Put(4)) && p.At(simulated.Put(4), simulated.Flush(2)) {
			return 2
		}
		return 1
	}
	d, kept := tried(t, context.Background(), f, [2]int{0, 1}, time.Minute)
	assert.Equal(t, []finding.Behaviour{finding.Holding}, kept.Needed)
	assert.Equal(t, []finding.Behaviour{finding.Delaying, finding.BeyondLocal}, kept.NotNeeded)
	require.Len(t, kept.Sites, 2)
	assert.Equal(t, []string{simulated.Put(4), simulated.Flush(2)}, []string{kept.Sites[0].SiteName(), kept.Sites[1].SiteName()})
	assert.Equal(t, simulated.Put(4)+","+simulated.Flush(2), attempt.ValueOf(kept.Settings, "NASTY_ONLY_SITES"))
	assert.Equal(t, simulated.Put(4), attempt.ValueOf(kept.Settings, "NASTY_HOLD_SITES"))
	assert.Equal(t, finding.Rate{Failed: 6, Of: 6}, kept.Rate)
	assert.Empty(t, kept.NotReduced)
	assert.True(t, d.Proof.Reduced())
	assert.Equal(t, kept.Needed, d.Proof.Needed)
	assert.Equal(t, []string{"MPI_Put at " + simulated.Put(4), "MPI_Win_flush_local at " + simulated.Flush(2)}, d.Proof.Sites)
}

// What an unperturbed run shows, too, needs nothing. The other order is reduced.
func TestUnusualOrderIsReduced(t *testing.T) {
	for _, i := range []int{3, 4} {
		f := simulated.New()
		f.Contents = func(p simulated.Perturbed) uint64 {
			if p.Is("NASTY_HOLD_SITES", simulated.Put(i)) && p.At(simulated.Put(i)) {
				return 2
			}
			return 1
		}
		_, kept := tried(t, context.Background(), f, [2]int{0, 0}, time.Minute)
		require.Len(t, kept.Sites, 1)
		assert.Equal(t, simulated.Put(i), kept.Sites[0].SiteName())
		assert.NotEqual(t, simulated.Put(i), attempt.ValueOf(kept.Against, "NASTY_HOLD_SITES"))
	}
}

// A slow rank may be what makes the program fail. Another failure does not count.
func TestFailureOfARaceIsReduced(t *testing.T) {
	other := simulated.Bug{Result: simulated.Abort(99), Shows: func(p simulated.Perturbed) bool {
		return !p.At(simulated.Put(7)) && p.Is("NASTY_DELAY", "off")
	}}
	f := simulated.New(other, simulated.Bug{Result: simulated.Abort(88), Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_DELAY", "0") && p.At(simulated.Put(5))
	}})
	_, kept := tried(t, context.Background(), f, [2]int{0, 1}, time.Minute)
	assert.Equal(t, finding.Exited, kept.Outcome.Kind)
	assert.Equal(t, []finding.Behaviour{finding.Delaying}, kept.Needed)
	require.Len(t, kept.Sites, 1)
	assert.Equal(t, simulated.Put(5), kept.Sites[0].SiteName())
	assert.Equal(t, "prog.c:88: got 0, expected 7", kept.LastOutput[0])
}

func TestReductionOfARaceEndsInTime(t *testing.T) {
	f := simulated.New()
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	d, kept := tried(t, context.Background(), f, [2]int{0, 0}, time.Nanosecond)
	assert.Equal(t, "that takes longer than 1ns", kept.NotReduced)
	assert.Equal(t, kept.NotReduced, d.Proof.NotReduced)
	assert.False(t, d.Proof.Reduced())
	assert.Equal(t, d.Proof.Orders[1].Settings, kept.Settings)

	f.Runs = 0
	ctx, cancel := context.WithCancel(context.Background())
	f.Contents = func(p simulated.Perturbed) uint64 {
		if f.Runs == 2*prove.Runs+2 {
			cancel()
		}
		return simulated.LastPutStays(simulated.Put(3), simulated.Put(4))(p)
	}
	_, kept = tried(t, ctx, f, [2]int{0, 0}, time.Minute)
	assert.Equal(t, "interrupted", kept.NotReduced)

	f.Runs = 0
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	d, kept = tried(t, context.Background(), f, [2]int{0, 0}, 0)
	assert.Equal(t, "it is a race that was shown by its two orders", kept.NotReduced)
	assert.Empty(t, d.Proof.NotReduced)
	assert.Equal(t, 2*prove.Runs, f.Runs)
}
