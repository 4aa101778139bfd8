package sweep

import (
	"context"
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// Bounds of the number of runs that try a hint. The runs of failures that occur nearly always would else be so
// few that another change of the schedule, by chance, could pass for a repair.
const (
	leastTrials = 5
	mostTrials  = 40
)

// trialRuns is in how many runs a failure of this rate occurs at least once, up to a probability of
// reduce.MaxFalselyNeeded. It is 0 if that takes more than mostTrials.
func trialRuns(rate finding.Rate) int {
	p := float64(rate.Failed+1) / float64(rate.Of+2)
	n := int(math.Ceil(math.Log(reduce.MaxFalselyNeeded) / math.Log(1-p)))
	if n > mostTrials {
		return 0
	}
	return max(leastTrials, n)
}

// explain gives a finding its likeliest cause, and returns all causes that its traces allow. The cause of a
// difference that may be legal are the calls that make it.
func (e *engine) explain(f *finding.Finding, ranks []trace.Rank) []finding.Explanation {
	if f.Noise != "" {
		if f.Places = e.contenders(ranks); len(f.Places) == 0 {
			f.Places = e.touchingPlaces(ranks, f.Outcome.Detail)
		}
		return nil
	}
	if e.Explain == nil {
		return nil
	}
	return e.Explain(f, ranks)
}

// tryHints takes the first explanation whose hint helps: if the program makes that synchronization, no run
// fails. An explanation whose hint cannot be tried, or not in time, is taken as it is.
func (i *investigation) tryHints(ctx context.Context, list []finding.Explanation) error {
	f, runs := &i.found, trialRuns(i.found.Rate)
	if runs == 0 || f.Noise != "" || len(list) == 0 {
		return nil
	}
	for _, x := range list {
		if slices.ContainsFunc(f.Trials, func(t finding.Trial) bool { return t.Setting == x.Try }) {
			continue
		}
		f.Explained(x)
		if x.Try == "" {
			return nil
		}
		t, err := i.try(ctx, x, runs)
		if err != nil {
			return faults(ctx, []error{err})
		}
		f.Trials = append(f.Trials, t)
		if t.Rate.Failed == 0 {
			return nil
		}
	}
	f.Explained(list[0])
	f.Repair = ""
	return nil
}

// try the hint of an explanation, until a run fails in any way or so many have passed.
func (i *investigation) try(ctx context.Context, x finding.Explanation, runs int) (finding.Trial, error) {
	t := finding.Trial{Repair: x.Repair, Setting: x.Try}
	launch := i.again(attempt.WithSetting(i.failing.Settings, config.Try, x.Try), i.wanted)
	for t.Rate.Failed == 0 && t.Rate.Of < runs {
		made, err := i.run(ctx, finding.Trying, slices.Repeat([]attempt.Launch{launch}, min(i.width, runs-t.Rate.Of)))
		for _, run := range made {
			t.Rate.Of++
			if run.Failed {
				t.Rate.Failed++
			}
		}
		i.discard(made)
		if err != nil {
			return t, err
		}
	}
	return t, nil
}
