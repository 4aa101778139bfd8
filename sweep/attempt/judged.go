package attempt

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
)

// Judged is a run of which Judge has said how it ended. The end may also be that its results differ from others.
type Judged struct {
	Result
	Settings []finding.Setting
	Outcome  finding.Outcome
	Failed   bool
}

// end makes a run, of which only how it ended is kept.
func end(ctx context.Context, runner Runner, launch Launch) (Judged, error) {
	result, err := runner.Run(ctx, launch)
	if err != nil {
		return Judged{}, err
	}
	defer runner.Discard(result)
	run := Judged{Result: result, Settings: launch.Settings}
	run.Outcome, run.Failed = Judge(result)
	return run, Trouble(result)
}
