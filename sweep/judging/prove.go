package judging

import (
	"context"
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
)

// prove tries to show each race that was found, by runs in which one of its accesses is late.
func (c *Check) prove(ctx context.Context, runner attempt.Runner, failure finding.Failure) error {
	prover := prove.Prover{
		Runner: runner, Limit: c.scheduleLimit(), Describe: c.Describe, Dir: c.Result.Dir, Note: c.Note, Reduce: c.Reduce, Races: isConflict,
	}
	failure.Size = c.Result.Ranks
	for i := range c.Result.Findings {
		c.Progress(fmt.Sprintf("trying both orders of races, finding %d of %d", i+1, len(c.Result.Findings)))
		if err := prover.Try(ctx, &c.Result.Findings[i], finding.Finding{Failure: failure.Clone()}, c.Keep); err != nil {
			return err
		}
	}
	return nil
}

// isConflict says whether a diagnosis is about two accesses to the same memory: in a window, or in a buffer.
func isConflict(d finding.Finding) bool {
	return IsRace(d) || d.Rule == communication.BufferInUse().Name
}
