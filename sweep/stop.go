package sweep

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// errTimeOver is the cause of an end by Options.Time.
var errTimeOver = errors.New("the sweep's time is over")

// bounded returns a context that ends with the time of the sweep. All runs count, also those that confirm and
// reduce a failure, and a run in progress is ended.
func (e *engine) bounded(ctx context.Context) (context.Context, context.CancelFunc) {
	if e.Time == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithDeadlineCause(ctx, e.summary.Start.Add(e.Time), errTimeOver)
}

// cutShort says whether err only means that ctx is done.
func cutShort(ctx context.Context, err error) bool {
	return ctx.Err() != nil && errors.Is(err, ctx.Err())
}

// faults are the errors that are there for another reason than that ctx is done.
func faults(ctx context.Context, errs []error) error {
	return errors.Join(slices.DeleteFunc(errs, func(err error) bool { return cutShort(ctx, err) })...)
}

// whyStopped says why ctx is done.
func (e *engine) whyStopped(ctx context.Context) string {
	if errors.Is(context.Cause(ctx), errTimeOver) {
		return fmt.Sprintf("the time of the sweep, %s, was over", e.Time)
	}
	return "interrupted"
}

// stop records that ctx ended the sweep. A time that ran out is no premature end. But a sweep that
// made no run under nastympi has judged nothing.
func (e *engine) stop(ctx context.Context) {
	if !errors.Is(context.Cause(ctx), errTimeOver) {
		e.summary.Stopped = "interrupted"
	}
	if e.summary.Runs == 0 {
		e.problem("%s before the first run under nastympi ended", e.whyStopped(ctx))
	}
}
