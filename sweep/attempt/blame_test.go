package attempt_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// A set of call sites is to blame if perturbing them alone fails as before, and perturbing all others passes.
func TestBlamed(t *testing.T) {
	needs := func(result process.Result, sites ...string) simulated.Bug {
		return simulated.Bug{Result: result, Shows: func(p simulated.Perturbed) bool { return p.At(sites...) }}
	}
	other := func(i int) simulated.Bug { return needs(simulated.Abort(9), simulated.Put(i)) }
	delayed := simulated.Bug{Result: simulated.Abort(5), Shows: func(simulated.Perturbed) bool { return true }}
	seldom := needs(simulated.Abort(5), simulated.Put(2))
	seldom.Every = 2
	sets := [][]string{{simulated.Put(1)}, {simulated.Put(2), simulated.Flush(2)}, {simulated.Put(3)}}
	for name, c := range map[string]struct {
		bugs []simulated.Bug
		want int
	}{
		"the second":                          {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(2))}, 1},
		"both of its places":                  {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(2), simulated.Flush(2))}, 1},
		"now and then":                        {[]simulated.Bug{seldom}, 1},
		"another place":                       {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(7))}, -1},
		"one of it, and one elsewhere":        {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(2), simulated.Put(7))}, -1},
		"slow ranks alone":                    {[]simulated.Bug{delayed}, -1},
		"two mistakes":                        {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(7)), other(2)}, -1},
		"it fails in another way where it is": {[]simulated.Bug{needs(simulated.Abort(5), simulated.Put(1), simulated.Put(7)), other(1)}, -1},
	} {
		t.Run(name, func(t *testing.T) {
			f := simulated.New(c.bugs...)
			failing := attempt.Result{Result: c.bugs[0].Result}
			got, err := attempt.Blamed(context.Background(), f, attempt.Launch{Trace: true}, failing, sets)
			require.NoError(t, err)
			assert.Equal(t, c.want, got)
			assert.Empty(t, f.Kept, "the files of all runs are removed")
		})
	}
}
