package sweep

import (
	"context"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// mostOrders bounds the runs that the races of the recorded run add to the search. They cost no more than a fifth of the
// default search then.
const mostOrders = 8

// order is settings under which an access of a race is late.
type order struct {
	race     prove.Race
	settings []finding.Setting
}

// tryRaces tries both orders of each race of the recorded run that no finding explains yet. Races of which no order fails are not
// reported.
func (e *engine) tryRaces(ctx context.Context) error {
	for orders := e.orders(); e.summary.Problem == ""; {
		orders = slices.DeleteFunc(orders, func(o order) bool { return e.foundAlready(o.race) })
		if len(orders) == 0 {
			return nil
		}
		var rows [][]finding.Setting
		for _, o := range orders[:min(len(orders), e.width)] {
			rows = append(rows, o.settings)
		}
		if _, err := e.attempt(ctx, finding.Proving, rows); err != nil {
			return err
		}
		orders = orders[len(rows):]
	}
	return nil
}

// orders are those of the first race, then those of the next one.
func (e *engine) orders() (orders []order) {
	for _, d := range e.races {
		if race, known := prove.RaceOf(d, e.summary.Dir); known && d.Bytes != nil {
			for _, settings := range race.Settings()[0] {
				orders = append(orders, order{race, attempt.WithLocality(e.asGiven(settings), e.localities()[0])})
			}
		}
	}
	return orders[:min(len(orders), mostOrders)]
}

// foundAlready says whether a finding needs an operation of the race: it is probably the same bug.
func (e *engine) foundAlready(r prove.Race) bool {
	return slices.Contains(e.skippedSites, r.First.Site) || slices.Contains(e.skippedSites, r.Second.Site)
}

// asGiven replaces the values of variables to which the user has given others.
func (e *engine) asGiven(settings []finding.Setting) []finding.Setting {
	for _, p := range e.Space {
		if e.given(p.Name) {
			settings = attempt.WithSetting(settings, p.Name, p.Values[0])
		}
	}
	return settings
}

// reduceToOrder reduces the first order of a race under which the failure shows each time. Only one operation is late there, so that takes
// few runs, also if the failure is rare wherever a reduction leaves out something else.
func (i *investigation) reduceToOrder(ctx context.Context, r reduce.Needs) (done bool, err error) {
	for _, o := range i.orders() {
		if i.foundAlready(o.race) {
			continue
		}
		shown := repetitions{settings: o.settings, wanted: i.wanted, most: i.Confirm}
		err := i.measure(ctx, &shown, func(rate finding.Rate) bool { return rate.Failed < rate.Of || shown.always(rate) })
		if err != nil {
			return false, err
		}
		if shown.rate.Failed < shown.rate.Of {
			continue
		}
		r.Settings, r.Rate, r.Ranks, r.Made = o.settings, shown.rate, shown.evidence.Ranks, map[string][]bool{}
		r.Given = func(string) bool { return true } // the order is what these settings are
		r.Careful = false
		if done, err := i.reduceTo(ctx, r); done || err != nil {
			return done, err
		}
	}
	return false, nil
}

// showRaces tries both orders of each race that the recorded run has, before the search.
func (e *engine) showRaces(ctx context.Context) error {
	if !e.Races || e.Keep == nil {
		return nil
	}
	p := prove.Prover{
		Runner: proving{e}, Limit: e.limit, Describe: e.Describe, Dir: e.summary.Dir, Note: e.listener.Note,
		Reduce: ReduceWithin(DefaultReduction),
	}
	draft := e.draft(attempt.Judged{})
	for i := range e.broken {
		if err := p.Try(ctx, &e.broken[i], draft, e.Keep); err != nil {
			return err
		}
		if e.broken[i].Proof.Changes() {
			e.leaveAlone(e.broken[i])
		}
	}
	return nil
}

// leaveAlone a race that is shown: the search would find its failure once more.
func (e *engine) leaveAlone(race finding.Finding) {
	for _, p := range race.Places {
		if name := p.SiteName(); name != "" && !slices.Contains(e.skippedSites, name) {
			e.skippedSites, e.summary.LeftAlone = append(e.skippedSites, name), append(e.summary.LeftAlone, p.Site)
		}
	}
}

// proving is the runner of a sweep that counts the runs of proofs. They run as the recorded run did.
type proving struct{ *engine }

// Run makes one run.
func (p proving) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	launch.Locality = p.localities()[0]
	result, err := p.runner.Run(ctx, launch)
	if err != nil {
		return result, err
	}
	run := finding.Run{Purpose: finding.Proving, Settings: launch.Settings, Locality: launch.Locality, Time: result.Duration}
	run.Outcome, run.Failed = attempt.Judge(result)
	p.tell(run)
	return result, nil
}

// Discard removes the files of a run.
func (p proving) Discard(r attempt.Result) { p.runner.Discard(r) }
