package attempt

import (
	"fmt"
	"slices"
	"syscall"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Some launchers lose how ranks ended: that of MPICH 4.2.1 returns 0 in two of three runs in which a rank ends without MPI_Finalize
// (doc/library-bugs.md). Traces have it. But a command may also return 0 on purpose, as a test that expects a failure does.

// GaveUp says which rank ended by itself as no program that passes does, and how: "exit status 3"; empty: none did, as far as traces know.
func GaveUp(ranks []trace.Rank) (rank int, how string) {
	for _, r := range ranks {
		switch end := r.Ending; {
		case r.Finalizes:
		case end.Kind == trace.EndExit && end.Value > 0:
			return r.Rank, fmt.Sprintf("ended with exit status %d and without MPI_Finalize", end.Value)
		case end.Kind == trace.EndSignal:
			return r.Rank, "died of " + unix.SignalName(syscall.Signal(end.Value))
		}
	}
	return -1, ""
}

// wasKilled says whether a trace says nothing of the end of its rank.
func wasKilled(r trace.Rank) bool { return !r.Ended && r.Ending.Kind == trace.EndUnknown }

// Unreported is a failure that the launcher did not report: a run that seems to pass, although a rank gave up. The kind is empty if there
// is none.
func Unreported(r Result) finding.Outcome {
	rank, how := GaveUp(r.Ranks)
	if i := slices.IndexFunc(r.Ranks, wasKilled); rank < 0 && i >= 0 {
		rank, how = r.Ranks[i].Rank, "was ended before MPI_Finalize"
	}
	if rank < 0 || !r.Passed() {
		return finding.Outcome{}
	}
	o := finding.Outcome{Kind: finding.Exited, Rank: rank, Text: fmt.Sprintf("rank %d %s, but the command returned 0 (baseline: exit 0)", rank, how)}
	for _, each := range r.Ranks {
		if each.Rank == rank && each.Ending.Kind == trace.EndSignal {
			o.Kind, o.Signal = finding.Signalled, unix.SignalName(syscall.Signal(each.Ending.Value))
		}
	}
	return o
}
