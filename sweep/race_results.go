package sweep

import (
	"context"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// mostRecorded bounds the recorded runs in which a race is looked for. Programs may make other calls if other ranks come first.
const mostRecorded = 3

// reportRace looks for a race of a recorded run that may be why one of some results varies, and reports it as a finding of its own.
func (e *engine) reportRace(ctx context.Context, runs []attempt.Judged, varying []string) (found bool, err error) {
	whole := slices.IndexFunc(runs, func(r attempt.Judged) bool { return r.Outcome.Kind == "" || r.Outcome.Kind == finding.Diverged })
	if e.Judge == nil || whole < 0 {
		return false, nil
	}
	for n := range mostRecorded {
		calls, err := e.recorded(ctx, n)
		if err != nil {
			return false, err
		}
		for _, d := range slices.Concat(calls.Broken, calls.Races) {
			race, known := prove.RaceOf(d, e.summary.Dir)
			if !known || d.Bytes == nil || d.Severity != finding.Error {
				continue
			}
			i := slices.IndexFunc(varying, func(result string) bool { return explains(race, result, runs[whole].Ranks) })
			if i >= 0 {
				return true, e.report(e.varyingBy(d, race, runs, runs[whole], varying[i]))
			}
		}
	}
	return false, nil
}

// varyingBy is the finding that a result varies because of a race.
func (e *engine) varyingBy(
	d finding.Finding, race prove.Race, runs []attempt.Judged, run attempt.Judged, result string,
) (finding.Finding, attempt.Judged) {
	run.Outcome = finding.Outcome{Kind: finding.Diverged, Rank: -1, Detail: result,
		Text: "its results differ from run to run, although operations are complete when their calls return"}
	f := e.draft(run)
	f.Rate = finding.Rate{Failed: unlikeFirst(runs, result, e), Of: len(runs)}
	all := reduce.CallSites(run.Ranks)
	other := func(p reduce.CallSite) bool { return p.Name != race.First.Site && p.Name != race.Second.Site }
	sites := slices.DeleteFunc(slices.Clone(all), other)
	f.Sites = reduce.FindingSites(sites, all, e.Describe)
	f.Places, f.Why, f.Repair, f.Bytes = slices.Clone(d.Places), d.Why, d.Repair, d.Bytes
	for i := range f.Places {
		f.Places[i].Event = firstEvent(run.Ranks, f.Places[i])
	}
	e.skipSitesOf(f, sites)
	return f, run
}

// firstEvent is the first event of a place in the traces.
func firstEvent(ranks []trace.Rank, p finding.Place) uint64 {
	for i := range ranks {
		if r := &ranks[i]; r.Rank == p.Rank {
			named := r.SitesWhere(func(s trace.Site) bool { return s.String() == p.SiteName() })
			return uint64(max(0, slices.IndexFunc(r.Events, func(e trace.Event) bool { return named[e.Site] })))
		}
	}
	return 0
}

// explains says whether the race may be why a result varies: what an access has fetched or, if both change memory, a window in which
// one of both is made. Other ranks may race from the same places, so it does not count which ranks they are. Operations of one rank do
// not race here: each is complete when its call returns.
func explains(r prove.Race, result string, ranks []trace.Rank) bool {
	if r.First.Rank == r.Second.Rank {
		return false
	}
	fetched := func(by prove.Side) bool { return strings.HasPrefix(result, attempt.DataAt(by.Call, by.Site)) }
	if fetched(r.First) || fetched(r.Second) {
		return true
	}
	return changes(r.First) && changes(r.Second) && slices.ContainsFunc(touching(ranks, result), func(o issued) bool {
		return o.site.String() == r.First.Site || o.site.String() == r.Second.Site
	})
}

// changes says whether an access changes memory of a window.
func changes(s prove.Side) bool {
	return s.Call == finding.OwnStore || mpicall.Accumulates(s.Call) || mpicall.OneSided(s.Call) && strings.Contains(strings.ToLower(s.Call), "put")
}
