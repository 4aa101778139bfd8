package replay

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func TestReplayComparesWhatTheFindingIsAbout(t *testing.T) {
	late := func(site string) []finding.Setting {
		return attempt.WithSetting(attempt.MildSettings(0), "NASTY_HOLD_SITES", site)
	}
	for detail, want := range map[string]int{"received by MPI_Recv at prog+0x300, rank 0, of 2": 3, "window 0 of rank 0": 0} {
		f := simulated.Receiver()
		r := Replay{Runner: f, Count: 3, Finding: finding.Finding{Failure: &finding.Failure{
			Outcome:  finding.Outcome{Kind: finding.Diverged, Detail: detail},
			Settings: late(simulated.Put(3)), Against: late(simulated.Put(4)),
		}}}
		done, err := r.Do(context.Background())
		require.NoError(t, err)
		assert.Equal(t, finding.Rate{Failed: want, Of: 3}, done.Rate, detail)
		assert.False(t, slices.ContainsFunc(f.Launches, func(l attempt.Launch) bool { return !l.Nonsynchronizing }), "as in the proof")
	}
}
