package sweep

import (
	"context"

	"github.com/nastympi/nastympi/internal/finding"
)

// showRaces tries both orders of each race that the recorded run has, before the search.
func (e *engine) showRaces(ctx context.Context) error {
	if !e.Races || e.Keep == nil {
		return nil
	}
	p := Prover{Runner: proving{e}, Limit: e.limit, Describe: e.Describe, Dir: e.summary.Dir, Note: e.listener.Note}
	draft := e.draft(ended{})
	for i := range e.summary.Diagnoses {
		if err := p.Try(ctx, &e.summary.Diagnoses[i], draft, e.Keep); err != nil {
			return err
		}
	}
	return nil
}

// proving is the runner of a sweep that counts the runs of proofs. They run as the recorded run did.
type proving struct{ *engine }

// Run makes one run.
func (p proving) Run(ctx context.Context, launch Launch) (Result, error) {
	launch.Locality = p.localities()[0]
	result, err := p.runner.Run(ctx, launch)
	if err != nil {
		return result, err
	}
	run := finding.Run{Purpose: finding.Proving, Settings: launch.Settings, Locality: launch.Locality, Time: result.Duration}
	run.Outcome, run.Failed = judge(result)
	p.tell(run)
	return result, nil
}

// Discard removes the files of a run.
func (p proving) Discard(r Result) { p.runner.Discard(r) }
