package sweep

import (
	"context"

	"github.com/nastympi/nastympi/base/finding"
)

// ended is a judged run.
type ended struct {
	Result
	settings []finding.Setting
	outcome  finding.Outcome
	failed   bool
}

// end makes a run, of which only how it ended is kept.
func end(ctx context.Context, runner Runner, launch Launch) (ended, error) {
	result, err := runner.Run(ctx, launch)
	if err != nil {
		return ended{}, err
	}
	defer runner.Discard(result)
	run := ended{Result: result, settings: launch.Settings}
	run.outcome, run.failed = judge(result)
	return run, Trouble(result)
}
