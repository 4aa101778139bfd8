package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// varyingRuns bounds the search for operations that are under way at the same time.
const varyingRuns = 6

// judgeVarying looks into results that differ even between mild runs. They are not compared. If two operations race,
// at least one of them a put, and no rank waits for another one's lock or accumulates to the same target, the
// race is a finding. Otherwise the program may be right, for example if it stores times, and there is only a note
// that names the operations.
func (e *engine) judgeVarying(ctx context.Context, runs []ended, varying []string) error {
	common := slices.DeleteFunc(slices.Clone(varying), func(name string) bool {
		return name == outputKey || slices.ContainsFunc(runs, func(r ended) bool { _, has := fingerprintOf(r.Result, nil)[name]; return !has })
	})
	if len(common) > 0 && !slices.ContainsFunc(runs, func(r ended) bool { return contended(r.Ranks) }) {
		if found, err := e.inquiry().searchRace(ctx, runs, common); found || err != nil {
			return err
		}
	}
	var words []string
	for _, name := range varying {
		words = append(words, name+e.places(e.touching(runs[0].Ranks, name)))
	}
	e.listener.Note("not compared, because it differs even between mild schedules: " + atMostThree(words))
	return nil
}

// searchRace looks for two runs in which the same operations race: among the mild ones, and then among
// others in which ranks are slow.
func (e *engine) searchRace(ctx context.Context, mild []ended, varying []string) (found bool, err error) {
	var seen []racing
	raced := func(run ended) bool {
		race, raced := raceIn(run.Ranks, varying)
		if !raced || contended(run.Ranks) || run.failed {
			return false
		}
		again := slices.ContainsFunc(seen, race.sameCalls)
		seen = append(seen, race)
		return again
	}
	for _, run := range mild {
		if raced(run) {
			return true, e.reportRace(seen[len(seen)-1], run, mild, varying)
		}
	}
	_, where := splitLocality(mild[0].settings)
	for n := range varyingRuns {
		runs, err := e.run(ctx, finding.Baseline, []Launch{e.launch(withLocality(timed(n), where), true)})
		defer e.discard(runs)
		if err != nil {
			return false, err
		}
		if raced(runs[0]) {
			return true, e.reportRace(seen[len(seen)-1], runs[0], mild, varying)
		}
	}
	return false, nil
}

func (e *engine) reportRace(race racing, run ended, mild []ended, varying []string) error {
	run.outcome = finding.Outcome{Kind: finding.Diverged, Rank: -1, Detail: varying[0],
		Text: "its results differ from run to run, although operations are complete when their calls return"}
	f := e.draft(run)
	f.Rate = finding.Rate{Failed: unlikeFirst(mild, varying[0], e), Of: len(mild)}
	var sites []callSite
	for _, o := range []underWay{race.first, race.second} {
		p := callSite{site: o.site, name: o.site.String(), operation: true}
		if !slices.ContainsFunc(sites, func(old callSite) bool { return old.name == p.name }) {
			sites = append(sites, p)
		}
	}
	all := callSitesOf(run.Ranks)
	f.Sites = findingSites(sites, all, e.Describe)
	f.Places = []finding.Place{e.operationPlace(race.first), e.operationPlace(race.second)}
	f.Why = []finding.Reason{{Text: "A and B were in flight at the same time, at the same byte: MPI leaves their outcome undefined (MPI 4.1, 12.7)"}}
	f.Repair = "one rank must complete its operation before the other begins, or both must accumulate (MPI_REPLACE)"
	e.skipSitesOf(f, sites)
	return e.report(f, run)
}

// unlikeFirst counts the runs whose result differs from the first one's.
func unlikeFirst(runs []ended, name string, e *engine) (count int) {
	first := fingerprintOf(runs[0].Result, e.Mask)[name]
	for _, run := range runs {
		if fingerprintOf(run.Result, e.Mask)[name] != first {
			count++
		}
	}
	return count
}

func (e *engine) operationPlace(o underWay) finding.Place {
	return finding.Place{
		Site: described(o.site, e.Describe), Rank: o.rank.Rank, Event: uint64(o.operation.Recorded),
		About: fmt.Sprintf("%d byte%s at rank %d, window %s", o.operation.Bytes(), plural(int(o.operation.Bytes())), o.operation.Target,
			o.rank.WindowName(o.operation.Window)),
	}
}

// touching are the first operations from each call site at a window that varies.
func (e *engine) touching(ranks []trace.Rank, name string) (places []finding.Place) {
	seen := map[string]bool{}
	for i := range ranks {
		for n, event := range ranks[i].Events {
			site := ranks[i].At(event)
			if event.Type != trace.Op || len(places) == mostPlaces || seen[site.String()] || name != windowKey(ranks[i], event.Window, int(event.Target)) {
				continue
			}
			seen[site.String()] = true
			places = append(places, e.operationPlace(underWay{rank: &ranks[i], operation: &trace.Operation{Event: event, Recorded: n}, site: site}))
		}
	}
	return places
}

// places are " (MPI_Put at a.c:3; …)", or empty.
func (e *engine) places(list []finding.Place) string {
	var words []string
	for _, p := range list {
		words = append(words, siteName(p.Site, e.summary.Dir))
	}
	if len(words) == 0 {
		return ""
	}
	return " (" + strings.Join(words, "; ") + ")"
}
