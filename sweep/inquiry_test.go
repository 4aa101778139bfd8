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
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// patient holds runs of single call sites back until so many failures have shown again.
type patient struct {
	*simulated.Program
	failures  int32
	confirmed atomic.Int32
	waited    atomic.Bool // in vain
}

type counting struct {
	log
	confirmed *atomic.Int32
}

func (c *counting) Confirmed(finding.Finding) { c.confirmed.Add(1) }

func (p *patient) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	only := attempt.ValueOf(launch.Settings, config.OnlySites)
	for deadline := time.Now().Add(20 * time.Second); !p.waited.Load() && only != "" && p.confirmed.Load() < p.failures; {
		if time.Now().After(deadline) {
			p.waited.Store(true)
			break
		}
		time.Sleep(time.Millisecond)
	}
	return p.Program.Run(ctx, launch)
}

func TestDifferentFailuresAreReducedAtTheSameTime(t *testing.T) {
	p := &patient{Program: simulated.New(often(0, 10), often(1, 20)), failures: 2}
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
	assert.Empty(t, p.Kept, "files of runs")
}

// often shows a failure that needs one call site, under half of all seeds, so that runs made together show different ones.
func often(site, line int) simulated.Bug {
	return simulated.Bug{Result: simulated.Abort(line), Shows: func(p simulated.Perturbed) bool {
		seed := attempt.ValueOf(p.Settings, config.Seed)
		return p.At(simulated.Put(site)) && int(seed[len(seed)-1])%2 == site
	}}
}

func TestFailuresThatLookAlikeAreInquiredIntoOneByOne(t *testing.T) {
	e := newEngine(options(), simulated.New(), &log{}, finding.Result{})
	run := func(line int) attempt.Judged {
		r := attempt.Judged{Result: attempt.Result{Result: simulated.Abort(line)}}
		r.Outcome, r.Failed = attempt.Judge(r.Result)
		return r
	}
	first, rest := e.different([]attempt.Judged{run(10), run(20), run(10)})
	assert.Equal(t, []string{run(10).Stderr, run(20).Stderr}, []string{first[0].Stderr, first[1].Stderr})
	assert.Len(t, rest, 1)
}
