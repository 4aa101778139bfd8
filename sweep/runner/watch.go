package runner

import (
	"context"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// watch ends a run.
type watch struct {
	program    *Program
	launch     attempt.Launch
	folder     string // of its traces
	marks      string // of the marks of its processes
	moving     []bool
	quiet      bool
	deadlock   *finding.Stall
	repetition *attempt.Result // that is deadlocked, and stands for the run
}

// until the run reaches its limit, or has stalled.
func (w *watch) until(ctx context.Context) bool {
	if w.launch.Stalled == nil {
		return w.limit(ctx)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stalled, limit := make(chan *finding.Stall, 1), make(chan bool, 1)
	go func() { stalled <- w.launch.Stalled(ctx, w.folder) }()
	go func() { limit <- w.limit(ctx) }()
	select {
	case w.deadlock = <-stalled:
		if w.deadlock != nil {
			cancel()
		}
		return <-limit || w.deadlock != nil
	case end := <-limit:
		cancel()
		w.deadlock = <-stalled // its last look
		return end
	}
}

// limit of the run. Then two looks, twice as far apart as the program takes from
// beginning to end without nastympi, tell whether ranks still get on. In a launch that ends stalled there are
// such looks all the time, and the first at which none gets on is the last. If somebody may watch a repetition, there are such
// looks until no rank does anything any more.
func (w *watch) limit(ctx context.Context) bool {
	pace := w.launch.Pace
	if !w.launch.Trace || pace == 0 {
		return process.Expire(ctx, w.marks, w.launch.Limit)
	}
	began := time.Now()
	left := func() time.Duration {
		paused, _ := process.Paused(w.marks)
		return w.launch.Limit + paused - time.Since(began)
	}
	for {
		pause := left()
		if w.launch.EndStalled || w.launch.Repeated != nil {
			pause = min(pause, pace)
		}
		if !sleep(ctx, pause) {
			return false
		}
		before := w.look()
		if !sleep(ctx, 2*pace) {
			return false
		}
		after := w.look()
		w.moving, w.quiet = attempt.Moving(before, after), attempt.Quiet(before, after)
		switch {
		case w.launch.EndStalled && len(w.moving) > 0 && !slices.Contains(w.moving, true):
			return true
		case w.quiet && w.launch.Repeated != nil && w.repeat(ctx, left()):
			return true
		case left() <= 0:
			return true
		}
	}
}

// repeat the run while it goes on, and say whether the repetition is deadlocked. There is one repetition.
func (w *watch) repeat(ctx context.Context, left time.Duration) bool {
	launch := w.launch
	launch.Stalled, launch.Repeated, launch.EndStalled, launch.Limit = launch.Repeated, nil, true, max(left, 0)
	w.launch.Repeated = nil
	result, err := w.program.Run(ctx, launch)
	switch {
	case err != nil:
		return false
	case result.Deadlock == nil:
		w.program.Discard(result)
		return false
	}
	w.repetition = &result
	return true
}

// look at the traces as they are. A rank that was ended while it wrote may leave what cannot
// be read, and then nothing is known of the run but how it ended.
func (w *watch) look() []trace.Rank {
	read := w.program.Read
	if read == nil {
		read = trace.Read
	}
	ranks, err := read(w.folder)
	if err != nil {
		return nil
	}
	return ranks
}

func sleep(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}
