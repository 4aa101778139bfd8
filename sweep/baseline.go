package sweep

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/sweep/attempt"
)

const (
	// baselineLimit is for the first runs, whose time is not known.
	baselineLimit = 10 * time.Minute
	// firstLook is how long the first run may take before another one is watched, which shows a deadlock within seconds.
	firstLook = 30 * time.Second
	// stalledPace is attempt.LeastPace for repetitions of a run that hung until its limit.
	stalledPace = attempt.LeastPace / 2
	// undisturbed is Launch.Undisturbed for short programs. It is more than two pauses of nastympi's own (NASTY_DELAY_MAX, NASTY_STAY).
	undisturbed = 300 * time.Millisecond
	// watchedPace leaves whoever watches such a repetition the time to find a deadlock: that takes a second and a half.
	watchedPace = attempt.LeastPace
)

// judgeBaseline runs the program without perturbation in each locality, since the library may have bugs
// in one of them. If later runs cannot be compared with the baseline, it records the problem.
func (e *engine) judgeBaseline(ctx context.Context) error {
	var longest, sum time.Duration
	for _, where := range e.localities() {
		runs, err := e.runBaseline(ctx, where)
		if err == nil {
			err = e.lookForAborts(ctx, where, runs)
		}
		if err != nil {
			e.discard(runs)
			return err
		}
		for _, run := range runs {
			longest, sum = max(longest, run.Duration), sum+run.Duration
			if !run.Failed {
				maps.Copy(e.baselineWords, attempt.WordsOf(run.Result))
			}
		}
		e.compareBaseline(where, runs)
		e.discard(runs)
		if e.summary.Problem != "" {
			break
		}
	}
	e.summary.BaselineTime = sum / time.Duration(e.summary.Baseline.Of)
	e.longest = longest
	e.pace = attempt.PaceFor(longest)
	e.limit = e.Limit
	if e.limit == 0 {
		e.limit = attempt.LimitFor(longest)
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

// judgeCalls says which rules of MPI the calls of the recorded run break. Of a sweep in shares, only the first does so.
func (e *engine) judgeCalls(ctx context.Context) error {
	if e.OnlyVarying || e.Share.Number > 0 {
		return nil
	}
	calls, err := e.recorded(ctx, 0)
	if err != nil {
		return err
	}
	e.broken, e.races, e.took = calls.Broken, calls.Races, calls.Took
	err = e.showRaces(ctx)
	e.tellBroken()
	return err
}

func (e *engine) tellBroken() {
	for _, d := range e.broken {
		e.listener.Diagnosed(d)
	}
}

func (e *engine) runBaseline(ctx context.Context, where string) ([]attempt.Judged, error) {
	count := e.Baseline
	if count == 0 {
		count = max(e.Confirm, 3)
	}
	launch := attempt.Launch{Settings: attempt.Disabled, Locality: where, Limit: cmp.Or(e.Limit, baselineLimit)}
	if e.Deadlock == nil {
		return e.run(ctx, finding.Baseline, slices.Repeat([]attempt.Launch{launch}, count))
	}
	brief := launch
	brief.Limit = min(launch.Limit, firstLook)
	runs, err := e.run(ctx, finding.Baseline, []attempt.Launch{brief})
	if err == nil && runs[0].TimedOut() {
		watched, err := e.watched(ctx, launch)
		if err != nil || watched[0].Deadlock != nil {
			e.discard(runs)
			return watched, err
		}
		e.discard(watched)
		if launch.Limit > brief.Limit {
			e.discard(runs)
			return e.run(ctx, finding.Baseline, slices.Repeat([]attempt.Launch{launch}, count))
		}
	}
	if err != nil {
		return runs, err
	}
	more, err := e.run(ctx, finding.Baseline, slices.Repeat([]attempt.Launch{launch}, count-1))
	return append(runs, more...), err
}

// watched makes a recorded run, without perturbation, that ends as soon as it is deadlocked. Then its calls are judged.
func (e *engine) watched(ctx context.Context, launch attempt.Launch) ([]attempt.Judged, error) {
	launch.Settings, launch.Record = attempt.Observed, true
	launch.Stalled = func(ctx context.Context, recording string) *finding.Stall {
		return e.Deadlock(ctx, recording, launch.Settings)
	}
	runs, err := e.run(ctx, finding.Recording, []attempt.Launch{launch})
	if err == nil && runs[0].Deadlock != nil && e.Judge != nil && !e.OnlyVarying {
		e.broken = e.Judge(runs[0].Result).Broken
		e.tellBroken()
	}
	return runs, err
}

// lookForAborts marks runs as failed in which a rank has called MPI_Abort with 0. Runs without nastympi have no traces, so if one
// passes and has the words of an abort in its output, a traced run that perturbs nothing tells whether they are the launcher's.
func (e *engine) lookForAborts(ctx context.Context, where string, runs []attempt.Judged) error {
	says := func(run attempt.Judged) bool {
		_, aborts := attempt.RankSaid(run.Stderr + run.Stdout)
		return aborts && !run.Failed
	}
	if !slices.ContainsFunc(runs, says) {
		return nil
	}
	launch := attempt.Launch{Settings: attempt.Observed, Locality: where, Limit: cmp.Or(e.Limit, baselineLimit), Trace: true}
	traced, err := e.run(ctx, finding.Baseline, []attempt.Launch{launch})
	defer e.discard(traced)
	if err != nil || attempt.Aborted(traced[0].Result) < 0 {
		return err
	}
	for i := range runs {
		if says(runs[i]) {
			runs[i].Ranks, runs[i].Failed = traced[0].Ranks, true
		}
	}
	return nil
}

// baselineOf is how often the program fails without perturbation in the locality of settings.
func (e *engine) baselineOf(settings []finding.Setting) finding.Rate {
	_, where := attempt.SplitLocality(settings)
	return e.baseline[where]
}

// compareBaseline records how often the program fails without perturbation in a locality.
func (e *engine) compareBaseline(where string, runs []attempt.Judged) {
	rate := finding.Rate{Of: len(runs)}
	for _, run := range runs {
		if run.Failed {
			rate.Failed++
		}
	}
	e.baseline[where] = rate
	e.summary.Baseline.Failed += rate.Failed
	e.summary.Baseline.Of += rate.Of
	suffix := ""
	if where != locality.Shared {
		suffix = fmt.Sprintf(" (-locality %s)", where)
	}
	if rate.Failed == 0 || rate.Failed < rate.Of && e.Baseline == 0 {
		return
	}
	e.summary.Ended = fmt.Sprintf("fails without any perturbation%s, in %d of %d runs: %s", suffix, rate.Failed, rate.Of, firstFailure(runs))
	if rate.Failed < rate.Of {
		e.summary.Ended += " (-baseline 0 allows this; a finding must then fail clearly more often"
		if rate.Of > 2 && rate.Of-rate.Failed == 1 {
			e.summary.Ended += "; if it passes only once, because it takes its input away or finds its own result, let the command put that right first"
		}
		e.summary.Ended += ")"
	}
	e.problem("the program itself %s", e.summary.Ended)
}

func firstFailure(runs []attempt.Judged) string {
	for _, run := range runs {
		switch {
		case run.Deadlock != nil:
			return "deadlock: " + run.Deadlock.Text
		case run.Failed:
			return attempt.Ending(run.Result)
		}
	}
	return ""
}

// judgeMild finds the results that the program has under mild schedules, without those that
// vary even there.
func (e *engine) judgeMild(ctx context.Context) error {
	var launches []attempt.Launch
	for n := range max(2, e.Baseline) {
		for _, where := range e.localities() {
			launches = append(launches, e.launch(attempt.WithLocality(attempt.MildSettings(n), where), true))
		}
	}
	runs, err := e.run(ctx, finding.Baseline, launches)
	if err != nil {
		return err
	}
	defer e.discard(runs)
	var all []attempt.Fingerprint
	for _, run := range runs {
		if run.Failed {
			e.problem("a mild schedule already fails, so results cannot be compared (sweep with -oracle status first): %s",
				attempt.Ending(run.Result))
			return nil
		}
		all = append(all, attempt.FingerprintOf(run.Result, e.Mask))
	}
	mild, varying := attempt.Agreed(all)
	if len(varying) > 0 {
		if err := e.judgeVarying(ctx, runs, varying); err != nil {
			return err
		}
	}
	if len(mild) == 0 && len(e.summary.Findings)+len(e.summary.Known) == 0 {
		e.problem("mild schedules agree on no result: %s", atMostThree(varying))
	}
	e.mild = mild
	return nil
}
