package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// judgeVarying looks into results that differ even between mild runs. They are not compared. If the recorded run has a race that
// may be the reason, and no rank waits for another one's lock or accumulates to the same target, the race is a finding. Otherwise
// the program may be right, for example if it stores times, and there is only a note that names the operations.
func (e *engine) judgeVarying(ctx context.Context, runs []attempt.Judged, varying []string) error {
	common := slices.DeleteFunc(slices.Clone(varying), func(name string) bool {
		return name == attempt.OutputKey || slices.ContainsFunc(runs, func(r attempt.Judged) bool {
			_, has := attempt.FingerprintOf(r.Result, nil)[name]
			return !has
		})
	})
	if len(common) > 0 && !slices.ContainsFunc(runs, func(r attempt.Judged) bool { return attempt.Contended(r.Ranks) }) {
		if found, err := e.inquiry().reportRace(ctx, runs, common); found || err != nil {
			return err
		}
	}
	var words []string
	for _, name := range varying {
		words = append(words, name+e.places(e.touchingPlaces(runs[0].Ranks, name)))
	}
	e.listener.Note("not compared, because it differs even between mild schedules: " + atMostThree(words))
	return nil
}

// unlikeFirst counts the runs whose result differs from the first one's.
func unlikeFirst(runs []attempt.Judged, name string, e *engine) (count int) {
	first := attempt.FingerprintOf(runs[0].Result, e.Mask)[name]
	for _, run := range runs {
		if attempt.FingerprintOf(run.Result, e.Mask)[name] != first {
			count++
		}
	}
	return count
}

// issued is an operation of a rank in a trace.
type issued struct {
	rank      *trace.Rank
	operation trace.Operation
	site      trace.Site
}

func (e *engine) operationPlace(o issued) finding.Place {
	return finding.Place{
		Site: attempt.Described(o.site, e.Describe), Rank: o.rank.Rank, Event: uint64(o.operation.Recorded),
		About: fmt.Sprintf("%s at rank %d, window %s", attempt.Counted(o.operation.Bytes(), "byte"), o.operation.Target,
			o.rank.WindowName(o.operation.Window)),
	}
}

// touching are the first operations from each call site at a window that varies.
func touching(ranks []trace.Rank, name string) (list []issued) {
	seen := map[string]bool{}
	for i := range ranks {
		for n, event := range ranks[i].Events {
			site := ranks[i].At(event)
			if event.Type != trace.Op || seen[site.String()] || name != attempt.WindowKey(ranks[i], event.Window, int(event.Target)) {
				continue
			}
			seen[site.String()] = true
			list = append(list, issued{&ranks[i], trace.Operation{Event: event, Recorded: n}, site})
		}
	}
	return list
}

// touchingPlaces are the places of a few of them.
func (e *engine) touchingPlaces(ranks []trace.Rank, name string) (places []finding.Place) {
	list := touching(ranks, name)
	for _, o := range list[:min(len(list), mostPlaces)] {
		places = append(places, e.operationPlace(o))
	}
	return places
}

// places are " (MPI_Put at a.c:3; …)", or empty.
func (e *engine) places(list []finding.Place) string {
	var words []string
	for _, p := range list {
		words = append(words, attempt.SiteName(p.Site, e.summary.Dir))
	}
	if len(words) == 0 {
		return ""
	}
	return " (" + strings.Join(words, "; ") + ")"
}

// atMostThree names at most three things.
func atMostThree(words []string) string {
	if len(words) > 3 {
		return fmt.Sprintf("%s and %d more", strings.Join(words[:3], ", "), len(words)-3)
	}
	return strings.Join(words, ", ")
}
