package sweep

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// So many repetitions that all fail tell enough. A failure that shows in half of the runs passes for a constant one once in 64 times, and
// one that hangs, whose runs take long, once in 16 times.
const (
	enoughAlike   = 6
	enoughHanging = 4
)

// repetitions of one launch.
type repetitions struct {
	settings []finding.Setting
	wanted   attempt.Failure
	most     int

	rate     finding.Rate
	evidence attempt.Judged // the last run that failed in the wanted way; whoever has the repetitions discards it
	shared   attempt.Words  // of all runs that did
}

// always says whether each of enough repetitions failed.
func (r *repetitions) always(rate finding.Rate) bool {
	enough := enoughAlike
	if r.wanted.Outcome.Kind.Class() == finding.Hung {
		enough = enoughHanging
	}
	return rate.Failed == rate.Of && rate.Of >= enough
}

// repeat a launch until there are most repetitions, or enough for the caller.
func (e *engine) repeat(ctx context.Context, r *repetitions, enough func(finding.Rate) bool) error {
	for r.rate.Of < r.most && !enough(r.rate) {
		launches := make([]attempt.Launch, min(e.width, r.most-r.rate.Of))
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
func (e *engine) count(r *repetitions, run attempt.Judged) {
	r.rate.Of++
	if !r.wanted.ShownBy(run) {
		e.runner.Discard(run.Result)
		return
	}
	if r.shared = attempt.WordsOf(run.Result).Common(r.shared); r.rate.Failed == 0 {
		r.shared = attempt.WordsOf(run.Result)
	}
	r.rate.Failed++
	if r.evidence.Outcome.Kind == finding.Deadlock && run.Outcome.Kind == finding.Hung { // which says less
		e.runner.Discard(run.Result)
		return
	}
	e.runner.Discard(r.evidence.Result)
	r.evidence = run
}

// again is a launch that may show a known failure again.
func (e *engine) again(settings []finding.Setting, wanted attempt.Failure) attempt.Launch {
	launch := e.launch(settings, true)
	if wanted.Outcome.Kind.Class() != finding.Hung || attempt.LongPauses(launch.Settings) {
		return launch
	}
	launch.EndStalled, launch.Pace, launch.Undisturbed = true, max(stalledPace, e.longest), max(undisturbed, e.longest)
	if e.took > 0 {
		launch.Waiting = max(undisturbed, e.took)
	}
	if wanted.Quiet && e.Deadlock != nil {
		launch.Pace = max(watchedPace, e.longest)
		launch.Stalled = func(ctx context.Context, recording string) *finding.Stall {
			return e.Deadlock(ctx, recording, launch.Settings)
		}
	}
	return launch
}
