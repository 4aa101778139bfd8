package sweep

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
)

// enoughAlike repetitions that all fail tell enough for a reduction. The runs of the reduction soon
// tell more.
const enoughAlike = 6

// repetitions of one launch.
type repetitions struct {
	settings []finding.Setting
	wanted   failure
	most     int

	rate     finding.Rate
	evidence ended // the last run that failed in the wanted way; whoever has the repetitions discards it
	shared   words // of all runs that did
}

// always says whether each of enoughAlike repetitions failed.
func always(rate finding.Rate) bool { return rate.Failed == rate.Of && rate.Of >= enoughAlike }

func never(finding.Rate) bool { return false }

// repeat a launch until there are most repetitions, or enough for the caller.
func (e *engine) repeat(ctx context.Context, r *repetitions, enough func(finding.Rate) bool) error {
	for r.rate.Of < r.most && !enough(r.rate) {
		launches := make([]Launch, min(e.width, r.most-r.rate.Of))
		for i := range launches {
			launches[i] = e.again(r.settings, r.wanted)
		}
		runs, err := e.run(ctx, finding.Confirming, launches)
		for _, run := range runs {
			e.count(r, run)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// count a repetition.
func (e *engine) count(r *repetitions, run ended) {
	r.rate.Of++
	if !r.wanted.shownBy(run) {
		e.runner.Discard(run.Result)
		return
	}
	if r.shared = wordsOf(run.Result).common(r.shared); r.rate.Failed == 0 {
		r.shared = wordsOf(run.Result)
	}
	r.rate.Failed++
	if r.evidence.outcome.Kind == finding.Deadlock && run.outcome.Kind == finding.Hung { // which says less
		e.runner.Discard(run.Result)
		return
	}
	e.runner.Discard(r.evidence.Result)
	r.evidence = run
}

// again is a launch that may show a known failure again.
func (e *engine) again(settings []finding.Setting, wanted failure) Launch {
	launch := e.launch(settings, true)
	if wanted.outcome.Kind.Class() != finding.Hung {
		return launch
	}
	launch.EndStalled, launch.Pace = true, max(stalledPace, e.longest)
	if wanted.quiet && e.Deadlock != nil {
		launch.Pace = max(watchedPace, e.longest)
		launch.Stalled = func(ctx context.Context, recording string) *finding.Stall {
			return e.Deadlock(ctx, recording, launch.Settings)
		}
	}
	return launch
}
