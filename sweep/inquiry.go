package sweep

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// inquiry is an engine for one failure: it counts its own runs, and leaves alone what is known when it begins. What other
// inquiries find meanwhile does not change its runs, since it compares them with each other.
func (e *engine) inquiry() *engine {
	return &engine{shared: e.shared, skipped: slices.Clone(e.skippedSites)}
}

// lookIntoAll looks into the runs that failed. Failures that look different are inquired into at the same time. Those that
// look like one of these have their turn afterwards, since they may have the same cause.
func (e *engine) lookIntoAll(ctx context.Context, runs []attempt.Judged) (err error) {
	rest := slices.DeleteFunc(slices.Clone(runs), func(r attempt.Judged) bool { return !r.Failed })
	for len(rest) > 0 && (err == nil || cutShort(ctx, err)) {
		var now []attempt.Judged
		now, rest = e.different(rest)
		err = cmp.Or(e.together(len(now), func(n int) error { return e.inquiry().lookInto(ctx, now[n], len(e.skippedSites) > len(e.skipped)) }), err)
	}
	return err
}

// different returns the runs that show different failures, and the rest.
func (e *engine) different(runs []attempt.Judged) (first, rest []attempt.Judged) {
	var shown []attempt.Failure
	for _, run := range runs {
		if slices.ContainsFunc(shown, func(f attempt.Failure) bool { return f.ShownBy(run) }) {
			rest = append(rest, run)
			continue
		}
		shown = append(shown, attempt.Failure{Outcome: run.Outcome, Words: attempt.WordsOf(run.Result).Without(e.baselineWords)})
		first = append(first, run)
	}
	return first, rest
}

// together makes n inquiries at the same time. Each holds the baton except while its runs are in progress.
func (e *engine) together(n int, inquire func(n int) error) error {
	errs := make([]error, n)
	running := n
	e.share(running)
	e.waiting(func(group *sync.WaitGroup) {
		for i := range n {
			group.Go(func() {
				e.baton.Lock()
				defer e.baton.Unlock()
				errs[i] = inquire(i)
				running--
				e.share(running)
			})
		}
	})
	return errors.Join(errs...)
}

// share the slots among inquiries.
func (e *engine) share(inquiries int) { e.width = max(1, cap(e.slots)/max(1, inquiries)) }

// waiting gives the baton away until all of a group are done.
func (e *engine) waiting(start func(group *sync.WaitGroup)) {
	var group sync.WaitGroup
	e.baton.Unlock()
	start(&group)
	group.Wait()
	e.baton.Lock()
}

// lookInto a failing run. stale: a finding was made since the run started, and may be the reason for
// this failure too, so the run is repeated without the finding's call sites.
func (e *engine) lookInto(ctx context.Context, failing attempt.Judged, stale bool) error {
	if stale {
		again, err := e.run(ctx, finding.Search, []attempt.Launch{e.launch(attempt.WithoutSites(failing.Settings), true)})
		if err != nil || !again[0].Failed {
			e.discard(again)
			return err
		}
		failing = again[0]
		defer e.runner.Discard(failing.Result)
	}
	return e.investigate(ctx, failing)
}
