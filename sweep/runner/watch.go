package runner

import (
	"context"
	"math"
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
	waits      func() (map[process.Thread]time.Duration, error)
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

// stillPaces is for how many times its pace no rank must make progress until a run counts as one that hangs.
const stillPaces = 2

const (
	// looks are so far apart, or
	interval = 50 * time.Millisecond
	// take this share of the time: a tenth.
	share = 10
)

// limit of the run. Looks at the traces before it tell whether ranks still get on. A launch that may end before has such looks all the
// time. If somebody may watch a repetition, there are such looks until no rank does anything any more.
func (w *watch) limit(ctx context.Context) bool {
	if !w.launch.Trace || w.launch.Pace == 0 {
		return process.Expire(ctx, w.marks, w.launch.Limit)
	}
	began := time.Now()
	waits := undisturbed{waits: w.waits, clock: time.Now}
	left := func() time.Duration {
		paused, _ := process.Paused(w.marks)
		waits.pause(paused)
		return w.launch.Limit + paused - time.Since(began)
	}
	var still attempt.Stillness
	last := stillPaces * w.launch.Pace
	pause := min(interval, left())
	if !w.launch.EndStalled && w.launch.Undisturbed == 0 && w.launch.Repeated == nil {
		pause = left() - 2*last // twice, so that the end of it is known at the limit
	}
	for sleep(ctx, pause) {
		now, ranks := time.Now(), w.recent()
		still.Look(now, ranks)
		over, early := left() <= 0, w.undisturbed(now, &still, &waits)
		window := min(last, early)
		if w.quiet = still.Quiet(now, window); w.quiet && w.launch.Repeated != nil && w.repeat(ctx, left()) {
			return true
		}
		if !over && !w.launch.EndStalled {
			window = early
		}
		switch {
		case still.Known(now, window):
			if w.moving = still.Moving(now, window, w.usual(ctx)); over || !slices.Contains(w.moving, true) {
				return true
			}
		case over && len(ranks) == 0:
			w.moving = nil
			return true
		}
		pause = max(interval, min(share*time.Since(now), left()))
	}
	return false
}

// undisturbed is for how long no rank has made progress although all could, if that is long enough to tell that the run hangs.
func (w *watch) undisturbed(now time.Time, still *attempt.Stillness, waits *undisturbed) time.Duration {
	const unknown = math.MaxInt64
	if w.launch.Undisturbed == 0 {
		return unknown
	}
	last, free := waits.look(now, still)
	onlyWait := w.launch.Waiting > 0 && min(free, still.Waiting(now)) >= w.launch.Waiting
	if free < w.launch.Undisturbed && !onlyWait || still.Copies() {
		return unknown
	}
	return last
}

// usual is what ranks usually do, found out if anybody asks; nil: nobody can.
func (w *watch) usual(ctx context.Context) func() attempt.Usual {
	if w.launch.Usual == nil {
		return nil
	}
	return func() attempt.Usual { return w.launch.Usual(ctx) }
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
	return readable(read(w.folder))
}

// recent is look without old events, of which there may be millions.
func (w *watch) recent() []trace.Rank { return readable(trace.Recent(w.folder)) }

func readable(ranks []trace.Rank, err error) []trace.Rank {
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
