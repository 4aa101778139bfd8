package sweep

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
)

// patient holds runs of single call sites back until so many failures have shown again.
type patient struct {
	*fake
	failures  int32
	confirmed atomic.Int32
	waited    atomic.Bool // in vain
}

type counting struct {
	log
	confirmed *atomic.Int32
}

func (c *counting) Confirmed(finding.Finding) { c.confirmed.Add(1) }

func (p *patient) Run(ctx context.Context, launch Launch) (Result, error) {
	for deadline := time.Now().Add(20 * time.Second); !p.waited.Load() && valueOf(launch.Settings, config.OnlySites) != "" && p.confirmed.Load() < p.failures; {
		if time.Now().After(deadline) {
			p.waited.Store(true)
			break
		}
		time.Sleep(time.Millisecond)
	}
	return p.fake.Run(ctx, launch)
}

func TestDifferentFailuresAreReducedAtTheSameTime(t *testing.T) {
	p := &patient{fake: program(often(0, 10), often(1, 20)), failures: 2}
	o := options()
	o.Jobs = 4
	summary, err := Do(t.Context(), o, p, &counting{confirmed: &p.confirmed}, finding.Result{})
	require.NoError(t, err)
	require.Len(t, summary.Findings, 2)
	assert.False(t, p.waited.Load(), "the second failure is looked into only when the first one is reduced")
	for _, f := range summary.Findings {
		assert.Empty(t, f.NotReduced)
		assert.Len(t, f.Sites, 1)
		assert.Less(t, f.Runs, summary.Spent)
	}
	assert.Empty(t, p.kept, "files of runs")
}

// often shows a failure that needs one call site, under half of all seeds, so that runs made together show different ones.
func often(site, line int) bug {
	return bug{result: abort(line), shows: func(p perturbed) bool {
		seed := valueOf(p.settings, config.Seed)
		return p.at(put(site)) && int(seed[len(seed)-1])%2 == site
	}}
}

func TestFailuresThatLookAlikeAreInquiredIntoOneByOne(t *testing.T) {
	e := newEngine(options(), program(), &log{}, finding.Result{})
	run := func(line int) ended {
		r := ended{Result: Result{Result: abort(line)}}
		r.outcome, r.failed = judge(r.Result)
		return r
	}
	first, rest := e.different([]ended{run(10), run(20), run(10)})
	assert.Equal(t, []string{run(10).Stderr, run(20).Stderr}, []string{first[0].Stderr, first[1].Stderr})
	assert.Len(t, rest, 1)
}
