package sweep

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
)

// tried tries to show the race of two puts, and returns the finding that it keeps.
func tried(t *testing.T, ctx context.Context, f *fake, ranks [2]int, reduce time.Duration) (d finding.Finding, kept finding.Finding) {
	t.Helper()
	d = raceAt(3, 4)
	d.Places[0].Rank, d.Places[1].Rank = ranks[0], ranks[1]
	p := Prover{Runner: f, Limit: time.Minute, Reduce: reduce, Note: func(text string) { t.Error(text) }}
	draft := finding.Finding{Failure: &finding.Failure{Program: "./prog"}}
	err := p.Try(ctx, &d, draft, func(f finding.Finding, evidence Result) (string, error) {
		kept = f
		assert.NotEmpty(t, evidence.Folder)
		return "folder", nil
	})
	require.NoError(t, err)
	require.True(t, d.Proof.Shown())
	assert.Empty(t, f.kept, "files of runs")
	assert.InDelta(t, f.runs, d.Proof.Runs, 1, "one may have been ended")
	assert.Equal(t, []string{d.ID, d.Rule, "./prog"}, []string{kept.ID, kept.Rule, kept.Program})
	assert.Equal(t, finding.Failure{Program: "./prog"}, *draft.Failure, "other races have the same draft")
	assert.Nil(t, d.Failure, "it remains a race")
	assert.Equal(t, "folder", d.Proof.Folder)
	assert.False(t, slices.ContainsFunc(f.launches, func(l Launch) bool { return !l.Nonsynchronizing || !l.Trace }))
	return d, kept
}

// A late put stays in the window if its flush and it itself are perturbed.
func TestShownRaceIsReduced(t *testing.T) {
	f := program()
	f.contents = func(p perturbed) uint64 {
		if p.is("NASTY_HOLD_SITES", put(4)) && p.at(put(4), flush(2)) {
			return 2
		}
		return 1
	}
	d, kept := tried(t, context.Background(), f, [2]int{0, 1}, time.Minute)
	assert.Equal(t, []finding.Behaviour{finding.Holding}, kept.Needed)
	assert.Equal(t, []finding.Behaviour{finding.Delaying, finding.BeyondLocal}, kept.NotNeeded)
	require.Len(t, kept.Sites, 2)
	assert.Equal(t, []string{put(4), flush(2)}, []string{kept.Sites[0].SiteName(), kept.Sites[1].SiteName()})
	assert.Equal(t, put(4)+","+flush(2), valueOf(kept.Settings, "NASTY_ONLY_SITES"))
	assert.Equal(t, put(4), valueOf(kept.Settings, "NASTY_HOLD_SITES"))
	assert.Equal(t, finding.Rate{Failed: 6, Of: 6}, kept.Rate)
	assert.Empty(t, kept.NotReduced)
	assert.True(t, d.Proof.Reduced())
	assert.Equal(t, kept.Needed, d.Proof.Needed)
	assert.Equal(t, []string{"MPI_Put at " + put(4), "MPI_Win_flush_local at " + flush(2)}, d.Proof.Sites)
}

// What an unperturbed run shows, too, needs nothing. The other order is reduced.
func TestUnusualOrderIsReduced(t *testing.T) {
	for _, i := range []int{3, 4} {
		f := program()
		f.contents = func(p perturbed) uint64 {
			if p.is("NASTY_HOLD_SITES", put(i)) && p.at(put(i)) {
				return 2
			}
			return 1
		}
		_, kept := tried(t, context.Background(), f, [2]int{0, 0}, time.Minute)
		require.Len(t, kept.Sites, 1)
		assert.Equal(t, put(i), kept.Sites[0].SiteName())
		assert.NotEqual(t, put(i), valueOf(kept.Against, "NASTY_HOLD_SITES"))
	}
}

// A slow rank may be what makes the program fail. Another failure does not count.
func TestFailureOfARaceIsReduced(t *testing.T) {
	other := bug{result: abort(99), shows: func(p perturbed) bool { return !p.at(put(7)) && p.is("NASTY_DELAY", "off") }}
	f := program(other, bug{result: abort(88), shows: func(p perturbed) bool { return p.is("NASTY_DELAY", "0") && p.at(put(5)) }})
	_, kept := tried(t, context.Background(), f, [2]int{0, 1}, time.Minute)
	assert.Equal(t, finding.Exited, kept.Outcome.Kind)
	assert.Equal(t, []finding.Behaviour{finding.Delaying}, kept.Needed)
	require.Len(t, kept.Sites, 1)
	assert.Equal(t, put(5), kept.Sites[0].SiteName())
	assert.Equal(t, "prog.c:88: got 0, expected 7", kept.LastOutput[0])
}

func TestReductionOfARaceEndsInTime(t *testing.T) {
	f := program()
	f.contents = lastPutStays(put(3), put(4))
	d, kept := tried(t, context.Background(), f, [2]int{0, 0}, time.Nanosecond)
	assert.Equal(t, "that takes longer than 1ns", kept.NotReduced)
	assert.Equal(t, kept.NotReduced, d.Proof.NotReduced)
	assert.False(t, d.Proof.Reduced())
	assert.Equal(t, d.Proof.Orders[1].Settings, kept.Settings)

	f.runs = 0
	ctx, cancel := context.WithCancel(context.Background())
	f.contents = func(p perturbed) uint64 {
		if f.runs == 2*ProofRuns+2 {
			cancel()
		}
		return lastPutStays(put(3), put(4))(p)
	}
	_, kept = tried(t, ctx, f, [2]int{0, 0}, time.Minute)
	assert.Equal(t, "interrupted", kept.NotReduced)

	f.runs = 0
	f.contents = lastPutStays(put(3), put(4))
	d, kept = tried(t, context.Background(), f, [2]int{0, 0}, 0)
	assert.Equal(t, "it is a race that was shown by its two orders", kept.NotReduced)
	assert.Empty(t, d.Proof.NotReduced)
	assert.Equal(t, 2*ProofRuns, f.runs)
}
