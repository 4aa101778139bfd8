package attempt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

func TestUnreportedFailures(t *testing.T) {
	ended := func(kind trace.EndKind, value int32) trace.Rank {
		return trace.Rank{Rank: 1, Ended: kind == trace.EndExit, Ending: trace.Ending{Kind: kind, Value: value}}
	}
	passes, finalizes := trace.Rank{Ended: true, Finalizes: true}, ended(trace.EndSignal, 6)
	finalizes.Finalizes, finalizes.Ended = true, true
	for _, row := range []struct {
		rank trace.Rank
		want finding.Outcome
	}{
		{ended(trace.EndExit, 3), finding.Outcome{Kind: finding.Exited, Rank: 1,
			Text: "rank 1 ended with exit status 3 and without MPI_Finalize, but the command returned 0 (baseline: exit 0)"}},
		{ended(trace.EndSignal, 11), finding.Outcome{Kind: finding.Signalled, Signal: "SIGSEGV", Rank: 1,
			Text: "rank 1 died of SIGSEGV, but the command returned 0 (baseline: exit 0)"}},
		{ended(trace.EndUnknown, 0), finding.Outcome{Kind: finding.Exited, Rank: 1,
			Text: "rank 1 was ended before MPI_Finalize, but the command returned 0 (baseline: exit 0)"}},
		{ended(trace.EndExit, 0), finding.Outcome{}},
		{ended(trace.EndExit, -1), finding.Outcome{}},
		{finalizes, finding.Outcome{}},
	} {
		r := attempt.Result{Ranks: []trace.Rank{passes, row.rank}}
		assert.Equal(t, row.want, attempt.Unreported(r))
		r.Result = process.Result{ExitCode: 3}
		assert.Empty(t, attempt.Unreported(r), "the launcher reports it")
	}
}
