package explain

import (
	"math"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// untilFailure leaves out what ranks did after the program had failed: a rank may run on until the launcher
// ends it, and what it does then is no cause. Events keep their indexes.
func untilFailure(outcome finding.Outcome, ranks []trace.Rank) []trace.Rank {
	end, known := moment(outcome, ranks)
	if !known {
		return ranks
	}
	cut := slices.Clone(ranks)
	for i := range cut {
		r := &cut[i]
		n, _ := slices.BinarySearchFunc(r.Events, end, func(e trace.Event, end int64) int {
			if r.Epoch+int64(e.Time) <= end {
				return -1
			}
			return 1
		})
		r.Events = r.Events[:n]
	}
	return cut
}

// moment is when the program failed, in ns since 1970: when the first rank aborted or left without
// MPI_Finalize, or else when the rank that failed did something for the last time. It is not known if that
// rank reached MPI_Finalize, or if the clocks of several machines may disagree.
func moment(outcome finding.Outcome, ranks []trace.Rank) (at int64, known bool) {
	if outcome.Kind != finding.Exited && outcome.Kind != finding.Signalled || onSeveralHosts(ranks) {
		return 0, false
	}
	at = math.MaxInt64
	for _, r := range ranks {
		for _, e := range r.Events {
			if e.Type == trace.Abort || e.Type == trace.End && e.A == 1 {
				at = min(at, r.Epoch+int64(e.Time))
			}
		}
	}
	for _, r := range ranks {
		if n := len(r.Events); at == math.MaxInt64 && r.Rank == outcome.Rank && !r.Ended && n > 0 {
			at = r.Epoch + int64(r.Events[n-1].Time)
		}
	}
	return at, at < math.MaxInt64
}

func onSeveralHosts(ranks []trace.Rank) bool {
	return slices.ContainsFunc(ranks, func(r trace.Rank) bool { return r.Host != ranks[0].Host || r.Boot != ranks[0].Boot })
}
