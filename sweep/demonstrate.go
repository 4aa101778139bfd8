package sweep

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
)

// DefaultReduction bounds the time in which a shown race is reduced. It suffices for programs of about two seconds: a reduction
// takes some thirty runs.
const DefaultReduction = time.Minute

// ReduceWithin reduces the failing order of a shown race as a sweep reduces a failure, within a limit of time; nil: the limit is 0.
func ReduceWithin(limit time.Duration) prove.Reduction {
	if limit == 0 {
		return nil
	}
	return func(ctx context.Context, p *prove.Prover, race prove.Race, shown *prove.Shown, f *finding.Finding) error {
		return demonstration(p, race, shown, *f, limit).reduceOrder(ctx, p.Runner, shown, f)
	}
}

// reduceOrder reduces the failing order of what was shown, in runs of this engine.
func (e *engine) reduceOrder(ctx context.Context, runner attempt.Runner, shown *prove.Shown, f *finding.Finding) error {
	e.baton.Lock()
	defer e.baton.Unlock()
	bounded, cancel := e.bounded(ctx)
	defer cancel()
	failing := attempt.Judged{Result: shown.Evidence, Settings: f.Settings, Outcome: shown.Outcome, Failed: true}
	wanted := attempt.Failure{Outcome: shown.Outcome, Words: attempt.WordsOf(shown.Evidence).Without(shown.Words)}
	i := investigation{engine: e, failing: failing, wanted: wanted}
	i.found, i.found.Failure = *f, f.Failure.Clone()
	i.found.NotReduced = ""
	err := i.reduce(bounded)
	f.Runs += e.spent
	if err != nil && !cutShort(bounded, err) {
		e.discard(i.evidence)
		return err
	}
	f.NotReduced = i.found.NotReduced
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		f.NotReduced = "there was no time left"
	case ctx.Err() != nil:
		f.NotReduced = "interrupted"
	case err != nil:
		f.NotReduced = fmt.Sprintf("that takes longer than %s", e.Time)
	}
	if f.NotReduced == "" {
		f.Settings, f.Rate, f.LastOutput = i.found.Settings, i.found.Rate, i.found.LastOutput
		f.Needed, f.NotNeeded, f.Sites = i.found.Needed, i.found.NotNeeded, i.found.Sites
		i.evidence = slices.DeleteFunc(i.evidence, func(r attempt.Judged) bool { return r.Folder == i.failing.Folder })
		runner.Discard(shown.Evidence)
		shown.Evidence = i.failing.Result
	}
	e.discard(i.evidence)
	return nil
}

// demonstration is an engine for the runs of a reduction. Only what makes an access late may be left out: without the rest, other
// operations would be perturbed as well.
func demonstration(p *prove.Prover, race prove.Race, shown *prove.Shown, f finding.Finding, limit time.Duration) *engine {
	options := Options{
		Confirm: 2 * prove.Runs, Time: limit, State: true, Describe: p.Describe,
		Suspected: func(site finding.Site) bool {
			return site.SiteName() == race.First.Site || site.SiteName() == race.Second.Site
		},
	}
	for _, s := range f.Settings {
		if s.Name != config.Delay && s.Name != config.SubmitOrder {
			options.Space = append(options.Space, Parameter{s.Name, []string{s.Value}})
		}
	}
	e := newEngine(options, prove.Nonsynchronizing{Runner: p.Runner}, nobody{}, finding.Result{Dir: p.Dir, Ranks: f.Size})
	e.limit, e.pace, e.shows, e.baselineWords = p.Limit, attempt.LeastPace, shown.Value, shown.Words
	return e
}

// nobody listens to the runs of a reduction.
type nobody struct{}

func (nobody) Run(finding.Run)             {}
func (nobody) Baseline(finding.Result)     {}
func (nobody) Confirmed(finding.Finding)   {}
func (nobody) Diagnosed(finding.Finding)   {}
func (nobody) Reducing(int, int)           {}
func (nobody) Found(finding.Finding, bool) {}
func (nobody) Note(string)                 {}
