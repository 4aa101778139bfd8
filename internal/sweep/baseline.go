package sweep

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

const (
	// leastLimit and slowness make the time limit of a run from the baseline's time.
	// What is held, cut into pieces and delayed takes several times as long; a run that ends is
	// never the worse for a high limit.
	leastLimit = 10 * time.Second
	slowness   = 20
	// baselineLimit is for the first runs, of which nothing is known.
	baselineLimit = 10 * time.Minute
	// leastPace is for programs that end at once: a busy machine may stop a rank for a
	// good part of a second.
	leastPace = time.Second
)

// judgeBaseline runs the program with everything passed through, in each locality: a library
// may have bugs in one of them. It sets the problem where that tells nothing to compare with.
func (e *engine) judgeBaseline(ctx context.Context) error {
	var longest, sum time.Duration
	for _, where := range e.localities() {
		runs, err := e.runBaseline(ctx, where)
		if err != nil {
			return err
		}
		for _, run := range runs {
			longest, sum = max(longest, run.Duration), sum+run.Duration
			if !run.failed {
				maps.Copy(e.usual, wordsOf(run.Result))
			}
		}
		e.compareBaseline(where, runs)
		e.discard(runs)
		if e.summary.Problem != "" {
			break
		}
	}
	e.summary.BaselineTime = sum / time.Duration(e.summary.Baseline.Of)
	e.pace = max(leastPace, longest)
	e.limit = e.Limit
	if e.limit == 0 {
		e.limit = max(leastLimit, slowness*longest)
	}
	e.summary.Limit = e.limit
	e.listener.Baseline(e.summary)
	if e.summary.Problem != "" {
		return nil
	}
	if e.State {
		return e.judgeMild(ctx)
	}
	return nil
}

func (e *engine) runBaseline(ctx context.Context, where string) ([]ended, error) {
	count := e.Baseline
	if count == 0 {
		count = max(e.Confirm, 3)
	}
	launch := Launch{Settings: []finding.Setting{{Name: config.Enabled, Value: "0"}}, Locality: where, Limit: e.Limit}
	if launch.Limit == 0 {
		launch.Limit = baselineLimit
	}
	return e.run(ctx, finding.Baseline, slices.Repeat([]Launch{launch}, count))
}

// baselineOf is how often the program fails by itself in the locality of settings.
func (e *engine) baselineOf(settings []finding.Setting) finding.Rate {
	_, where := apart(settings)
	return e.baseline[where]
}

// compareBaseline notes how often the program fails by itself in a locality.
func (e *engine) compareBaseline(where string, runs []ended) {
	rate := finding.Rate{Of: len(runs)}
	for _, run := range runs {
		if run.failed {
			rate.Failed++
		}
	}
	e.baseline[where] = rate
	e.summary.Baseline.Failed += rate.Failed
	e.summary.Baseline.Of += rate.Of
	place := ""
	if where != locality.Shared {
		place = fmt.Sprintf(" (-locality %s)", where)
	}
	switch {
	case rate.Failed > 0 && e.Baseline > 0:
		e.problem("the baseline, without any perturbation%s, failed in %d of %d runs: %s", place, rate.Failed, rate.Of, firstFailure(runs))
	case rate.Failed == rate.Of:
		e.problem("the program always fails without any perturbation%s: %s", place, firstFailure(runs))
	}
}

func firstFailure(runs []ended) string {
	for _, run := range runs {
		if run.failed {
			return describe(run.Result)
		}
	}
	return ""
}

// judgeMild finds out what results the program has under mild schedules, and which of
// them vary anyway.
func (e *engine) judgeMild(ctx context.Context) error {
	var launches []Launch
	for n := range max(2, e.Baseline) {
		for _, where := range e.localities() {
			launches = append(launches, e.launch(in(where, mildSettings(n)), true))
		}
	}
	runs, err := e.run(ctx, finding.Baseline, launches)
	if err != nil {
		return err
	}
	defer e.discard(runs)
	var all []fingerprint
	for _, run := range runs {
		if run.failed {
			e.problem("a mild schedule already fails, so that results cannot be compared (sweep with -oracle status first): %s", describe(run.Result))
			return nil
		}
		all = append(all, fingerprintOf(run.Result, e.Mask))
	}
	var noise []string
	if e.mild, noise = agreed(all); len(noise) > 0 {
		e.listener.Note(fmt.Sprintf("left out of account, as mild schedules differ in it: %s", listed(noise)))
	}
	if len(e.mild) == 0 {
		e.problem("mild schedules agree in no result: %s", listed(noise))
	}
	return nil
}
