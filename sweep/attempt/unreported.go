package attempt

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Some launchers lose how ranks ended: that of MPICH 4.2.1 returns 0 in two of three runs in which a rank ends without MPI_Finalize
// (doc/library-bugs.md). Traces have it. But a command may also return 0 on purpose, as a test that expects a failure does.

// GaveUp is a rank that failed by itself before MPI_Finalize, and how: "rank 1 ended with exit status 3 …"; empty: none did, as far as traces
// know.
func GaveUp(ranks []trace.Rank) (rank trace.Rank, how string) {
	for _, r := range ranks {
		if how := r.Ending.Failure(); how != "" && !r.Finalizes {
			return r, fmt.Sprintf("rank %d %s", r.Rank, how)
		}
	}
	return trace.Rank{}, ""
}

// wasKilled says whether a trace says nothing of the end of its rank.
func wasKilled(r trace.Rank) bool { return !r.Ended && r.Ending.Kind == trace.EndUnknown }

// Unreported is a failure that the launcher did not report: a run that seems to pass, although a rank gave up. The kind is empty if there
// is none.
func Unreported(r Result) finding.Outcome {
	rank, how := GaveUp(r.Ranks)
	if i := slices.IndexFunc(r.Ranks, wasKilled); how == "" && i >= 0 {
		rank = r.Ranks[i]
		how = fmt.Sprintf("rank %d was ended before MPI_Finalize", rank.Rank)
	}
	if how == "" || !r.Passed() {
		return finding.Outcome{}
	}
	o := finding.Outcome{Kind: finding.Exited, Rank: rank.Rank, Text: how + ", but the command returned 0 (baseline: exit 0)"}
	if rank.Ending.Kind == trace.EndSignal {
		o.Kind, o.Signal = finding.Signalled, trace.SignalName(rank.Ending.Value)
	}
	return o
}
