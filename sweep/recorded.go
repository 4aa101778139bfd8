package sweep

import (
	"context"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Recorded is what Judge says of a recorded run.
type Recorded struct {
	Broken, Races []finding.Finding // the rules of MPI that its calls break, and the races that it has besides
	Took          time.Duration     // the longest time of a rank from its first call of MPI to its last one; 0: not known
}

// recorded lets Judge look at the calls of the n-th recorded run, which is made when it is asked for first. Nothing perturbs run 0. In the
// others, ranks are slow in turn. How a run ends does not count: the baseline has shown that the program passes.
func (e *engine) recorded(ctx context.Context, n int) (calls Recorded, err error) {
	if calls, known := e.recordings[n]; known || e.Judge == nil {
		return calls, nil
	}
	launch := attempt.Launch{Settings: attempt.Observed, Locality: e.localities()[0], Limit: e.limit, Record: true}
	if n > 0 {
		launch.Settings = timed(n)
	}
	runs, err := e.run(ctx, finding.Recording, []attempt.Launch{launch})
	defer e.discard(runs)
	if err != nil {
		return calls, err
	}
	calls = e.Judge(runs[0].Result)
	e.recordings[n] = calls
	return calls, nil
}
