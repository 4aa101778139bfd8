package sweep

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func raceAt(i, j int) finding.Finding {
	at := func(i int) finding.Place {
		return finding.Place{Site: finding.Site{Call: "MPI_Put", Name: simulated.Put(i), File: "prog.c", Line: i}}
	}
	f := finding.Finding{Rule: "race-of-one-origin", Severity: finding.Error, Places: []finding.Place{at(i), at(j)}, Bytes: &finding.Bytes{To: 4}}
	f.ID = finding.Identify(f)
	return f
}

// A sweep that reports the races of its recorded run compares their orders first. It fails because of those that it shows.
func TestRacesAreShownBeforeTheSearch(t *testing.T) {
	f := simulated.New()
	f.Contents = simulated.LastPutStays(simulated.Put(3), simulated.Put(4))
	o := options()
	o.Runs, o.Races = 1, true
	o.Judge = func(attempt.Result) Recorded {
		return Recorded{Broken: []finding.Finding{raceAt(3, 4), raceAt(7, 8), {Rule: "other"}}}
	}
	var kept []finding.Finding
	o.Keep = func(f finding.Finding, _ attempt.Result) (string, error) {
		kept = append(kept, f)
		return "folder", nil
	}
	summary, l := do(t, f, o)
	require.Len(t, summary.Findings, 3)
	assert.Equal(t, []finding.Behaviour{finding.Holding}, summary.Findings[0].Proof.Needed)
	assert.Equal(t, "folder", summary.Findings[0].Proof.Folder)
	assert.Equal(t, "MPI_Put at prog.c:3 (rank 0)", summary.Findings[0].Proof.Orders[0].Late)
	assert.Equal(t, 2, summary.Findings[1].Proof.Runs)
	assert.False(t, summary.Findings[1].Proof.Shown())
	assert.Nil(t, summary.Findings[2].Proof)
	assert.Len(t, summary.LeftAlone, 2, "the search leaves alone what is shown")
	assert.True(t, skips(f.Launches[len(f.Launches)-1], simulated.Put(3), simulated.Put(4)))
	assert.Equal(t, 1, summary.Failing(), "those that were not shown do not make the sweep fail")
	assert.Equal(t, summary.Findings[0].Proof.Runs+2, l.count(finding.Proving))
	require.Len(t, kept, 1)
	assert.Equal(t, summary.Findings[0].Proof.Orders[0].Settings, kept[0].Against)
	assert.Equal(t, summary.Findings[0].ID, kept[0].ID)

	o.Races = false
	summary, l = do(t, simulated.New(), o)
	assert.Nil(t, summary.Findings[0].Proof)
	assert.Zero(t, l.count(finding.Proving))
}

// skips says whether a launch perturbs nothing at these places.
func skips(l attempt.Launch, places ...string) bool {
	return !slices.ContainsFunc(places, func(name string) bool { return simulated.Perturbed{Settings: l.Settings}.At(name) })
}

func withRaces(o Options, races ...finding.Finding) Options {
	o.Judge = func(attempt.Result) Recorded { return Recorded{Races: races} }
	return o
}

// lateAlone is a bug that shows if only one operation is late.
func lateAlone(i int) simulated.Bug {
	return simulated.Bug{Result: simulated.Abort(i), Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_HOLD_SITES", simulated.Put(i)) && p.Is("NASTY_SUBMIT_TIME", "fire_immediate") && p.At(simulated.Put(i))
	}}
}

// The plan of the search has no schedule that shows it.
func TestBothOrdersOfRacesAreTried(t *testing.T) {
	summary, l := do(t, simulated.New(lateAlone(4)), withRaces(options(), raceAt(3, 4)))
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Exited, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, simulated.Put(4), attempt.ValueOf(summary.Findings[0].Settings, "NASTY_HOLD_SITES"))
	require.Len(t, summary.Findings[0].Sites, 1, "it is reduced like any other")
	assert.Equal(t, 2, l.count(finding.Proving))
	assert.Equal(t, 40, summary.Runs)
	assert.Equal(t, summary.PairsOf, summary.Pairs)

	summary, _ = do(t, simulated.New(lateAlone(4)), options())
	assert.Empty(t, summary.Findings)
}

// Most bugs show in the first run of the plan. What is found there needs no orders, whose runs take long.
func TestOrdersOfRacesComeAfterTheFirstRun(t *testing.T) {
	orders := func(bugs ...simulated.Bug) (purposes []finding.Purpose, tried int) {
		_, l := do(t, simulated.New(bugs...), withRaces(options(), raceAt(3, 4)))
		for _, run := range l.runs {
			if run.Purpose == finding.Search || run.Purpose == finding.Proving {
				purposes = append(purposes, run.Purpose)
			}
		}
		return purposes, l.count(finding.Proving)
	}
	purposes, _ := orders()
	assert.Equal(t, []finding.Purpose{finding.Search, finding.Proving, finding.Proving, finding.Search}, purposes[:4])
	_, tried := orders(simulated.Bug{Result: simulated.Abort(3), Shows: func(p simulated.Perturbed) bool { return p.At(simulated.Put(3)) }})
	assert.Zero(t, tried)
}

// A failure that is rare wherever something is left out would take a reduction of many runs. It always shows if one operation is late.
func TestRareFailureIsReducedToAnOrder(t *testing.T) {
	alone := lateAlone(4).Shows
	less, always := 0, true
	bug := simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		switch {
		case !p.At(simulated.Put(4)):
			return false
		case attempt.ValueOf(p.Settings, "NASTY_HOLD_SITES") != "":
			return always && alone(p)
		case p.Is("NASTY_SUBMIT_TIME", "fire_immediate"):
			return false
		case attempt.ValueOf(p.Settings, "NASTY_ONLY_SITES") == "":
			return true
		}
		less++
		return less < 8 || less%6 == 1 // its rarity shows when the rate is measured
	}}
	summary, _ := do(t, simulated.New(bug), withRaces(options(), raceAt(3, 4)))
	require.Len(t, summary.Findings, 1)
	f := summary.Findings[0]
	assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, f.Rate)
	assert.Equal(t, simulated.Put(4), attempt.ValueOf(f.Settings, "NASTY_HOLD_SITES"))
	require.Len(t, f.Sites, 1)
	assert.EqualValues(t, 0x104, f.Sites[0].Offset)
	assert.Equal(t, "missing-completion", f.Rule)

	less, always = 0, false // no order shows it: the most frequent of what was tried is the finding
	summary, _ = do(t, simulated.New(bug), withRaces(options(), raceAt(3, 4)))
	require.Len(t, summary.Findings, 1)
	f = summary.Findings[0]
	assert.Empty(t, attempt.ValueOf(f.Settings, "NASTY_HOLD_SITES"))
	assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, f.Rate)
	assert.Contains(t, f.NotNeeded, finding.Poisoning)
}

func TestRacesThatDoNotFailAreNotReported(t *testing.T) {
	var races []finding.Finding
	for i := range 9 {
		races = append(races, raceAt(i, i+1))
	}
	for _, jobs := range []int{1, 3} {
		o := withRaces(options(), races...)
		o.Jobs = jobs
		summary, l := do(t, simulated.New(), o)
		assert.Zero(t, summary.Failing())
		assert.Empty(t, l.notes)
		assert.Equal(t, mostOrders, l.count(finding.Proving))
		assert.Equal(t, 40, summary.Runs)
	}
}

// A finding may need an operation of each race that is left.
func TestNoRaceIsLeft(t *testing.T) {
	summary, l := do(t, simulated.New(lateAlone(4)), withRaces(options(), raceAt(3, 4), raceAt(4, 5)))
	assert.Len(t, summary.Findings, 1)
	assert.Empty(t, summary.Problem)
	assert.Equal(t, 2, l.count(finding.Proving))
	assert.Equal(t, 40, summary.Runs)
}

// The second order of the first race shows it. The last race has nothing to do with it.
func TestRacesOfAFindingAreLeftAlone(t *testing.T) {
	summary, l := do(t, simulated.New(lateAlone(3)), withRaces(options(), raceAt(4, 3), raceAt(2, 3), raceAt(3, 5), raceAt(6, 7)))
	assert.Len(t, summary.Findings, 1)
	assert.Equal(t, 4, l.count(finding.Proving))
}

func TestOrdersOfRacesKeepGivenValues(t *testing.T) {
	f, o := simulated.New(), withRaces(options(), raceAt(3, 4))
	o.Space = Restrict(o.Space, Parameter{Name: "NASTY_SPLIT", Values: []string{"byte"}})
	o.Localities = []string{"network"}
	do(t, f, o)
	tried := 0
	for _, launch := range f.Launches {
		if attempt.ValueOf(launch.Settings, "NASTY_HOLD_SITES") != "" {
			tried++
			assert.Equal(t, "byte", attempt.ValueOf(launch.Settings, "NASTY_SPLIT"))
			assert.Equal(t, "network", launch.Locality)
		}
	}
	assert.Equal(t, 2, tried)
}
