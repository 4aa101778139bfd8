package sweep

import (
	"context"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/mpicall"
	"github.com/nastympi/nastympi/internal/trace"
)

// noiseRuns are enough to see both orders of two origins, if their order is random.
const noiseRuns = 5

// judgeNoise marks a finding as noise if results also differ when only the ranks' timing is perturbed,
// and several ranks take locks or accumulate at the same target. Then the runs may differ only in the
// order of these ranks, which MPI leaves open. A program may leave it open too.
func (e *engine) judgeNoise(ctx context.Context, f *finding.Finding, failing ended) error {
	if !contended(failing.Ranks) {
		return nil
	}
	var launches []Launch
	for n := range noiseRuns {
		settings := withLocality(withSetting(mildSettings(n), config.Delay, "random"), f.Locality)
		launches = append(launches, e.launch(settings, true))
	}
	runs, err := e.run(ctx, finding.Reducing, launches)
	if err != nil {
		return err
	}
	defer e.discard(runs)
	for _, run := range runs {
		if run.failed && run.outcome.Kind == finding.Diverged {
			f.Noise = "the results also differ when only the ranks' timing does, and several ranks accumulate or take locks at the same target: " +
				"MPI leaves their order open, and a program that takes tickets or work items in this way is correct"
			return nil
		}
	}
	return nil
}

// contended says whether several ranks accumulate or lock at one target.
func contended(ranks []trace.Rank) bool {
	origin := map[[2]int64]int{}
	for _, rank := range ranks {
		for _, event := range rank.Events {
			if int(event.Site) >= len(rank.Sites) || !orderMatters(rank.Sites[event.Site].Call, event.Type) {
				continue
			}
			key := [2]int64{int64(event.Window), int64(event.Target)}
			if other, there := origin[key]; there && other != rank.Rank {
				return true
			}
			origin[key] = rank.Rank
		}
	}
	return false
}

// orderMatters says whether the order of such calls among origins decides the result.
func orderMatters(call string, event trace.Type) bool {
	switch event {
	case trace.Op, trace.Forwarded:
		return mpicall.Accumulates(call)
	case trace.Sync:
		return call == "MPI_Win_lock" || call == "MPI_Win_unlock"
	}
	return false
}
