package sweep

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
)

// A set of call sites is to blame if perturbing them alone fails as before, and perturbing all others passes.
func TestBlamed(t *testing.T) {
	needs := func(result process.Result, sites ...string) bug {
		return bug{result: result, shows: func(p perturbed) bool { return p.at(sites...) }}
	}
	delayed := bug{result: abort(5), shows: func(perturbed) bool { return true }}
	sets := [][]string{{put(1)}, {put(2), flush(2)}, {put(3)}}
	for name, c := range map[string]struct {
		bugs []bug
		want int
	}{
		"the second":                          {[]bug{needs(abort(5), put(2))}, 1},
		"both of its places":                  {[]bug{needs(abort(5), put(2), flush(2))}, 1},
		"now and then":                        {[]bug{{result: abort(5), shows: needs(abort(5), put(2)).shows, every: 2}}, 1},
		"another place":                       {[]bug{needs(abort(5), put(7))}, -1},
		"one of it, and one elsewhere":        {[]bug{needs(abort(5), put(2), put(7))}, -1},
		"slow ranks alone":                    {[]bug{delayed}, -1},
		"two mistakes":                        {[]bug{needs(abort(5), put(7)), needs(abort(9), put(2))}, -1},
		"it fails in another way where it is": {[]bug{needs(abort(5), put(1), put(7)), needs(abort(9), put(1))}, -1},
	} {
		t.Run(name, func(t *testing.T) {
			f := program(c.bugs...)
			failing := Result{Result: c.bugs[0].result}
			got, err := Blamed(context.Background(), f, Launch{Trace: true}, failing, sets)
			require.NoError(t, err)
			assert.Equal(t, c.want, got)
			assert.Empty(t, f.kept, "the files of all runs are removed")
		})
	}
}
