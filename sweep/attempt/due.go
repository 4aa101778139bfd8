package attempt

import (
	"context"
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
)

// mostRepetitions is how often a schedule is repeated until it fails again. Some races show in half of the runs of a schedule.
const mostRepetitions = 4

// Repetition is what runs after a failing one have shown.
type Repetition struct {
	Rate finding.Rate // of repetitions of the schedule that failed
	// Native says how a run without perturbation failed that was made after them; empty: it passed, or none was made.
	Native string
}

// Due says that the schedule made the program fail.
func (r Repetition) Due() bool { return r.Rate.Failed > 0 && r.Native == "" }

// Repeat repeats a launch that failed until it fails again. A rank that exits also makes a run hang, if the launcher leaves the others
// running, so it may end in another way. Then a run without perturbation shows whether the program still passes: it may have consumed
// its input, wait for a clock, or fail now and then without nastympi.
func Repeat(ctx context.Context, runner Runner, launch Launch) (r Repetition, err error) {
	for r.Rate.Failed == 0 && r.Rate.Of < mostRepetitions {
		run, err := end(ctx, runner, launch)
		if err != nil {
			return r, err
		}
		if r.Rate.Of++; run.Failed {
			r.Rate.Failed++
		}
	}
	if r.Rate.Failed == 0 {
		return r, nil
	}
	native := Launch{Settings: Disabled, Limit: launch.Limit}
	run, err := end(ctx, runner, native)
	switch {
	case err != nil:
		return r, err
	case run.Outcome.Kind == finding.Hung: // it was not watched, and may only have been slow
		r.Native = fmt.Sprintf("did not end within %s", round(launch.Limit))
	case run.Failed:
		r.Native = EndText(run.Outcome.Status)
	}
	return r, nil
}
