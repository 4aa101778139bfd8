package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/prove"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// writer puts to rank 0.
func writer(rank int) trace.Rank {
	return trace.Rank{
		Rank: rank, Size: 3, Ended: true,
		Sites: []trace.Site{{}, {Call: "MPI_Put", Module: "/x/prog", Offset: 1}, {Call: "MPI_Win_flush", Module: "/x/prog", Offset: 2}},
		Events: []trace.Event{
			{Type: trace.Window}, {Type: trace.Op, Site: 1, A: 8, B: 4}, {Type: trace.Leave, Site: 1}, {Type: trace.Leave, Site: 2},
		},
	}
}

// varying is a program whose window at rank 0 differs in every second run. Ranks 1 and 2 put there.
func varying() (*simulated.Program, Options) {
	f := simulated.New()
	f.Sites, f.Size = nil, 3
	f.Others = []trace.Rank{writer(1), writer(2)}
	f.Contents = func(simulated.Perturbed) uint64 { return uint64(f.Runs % 2) }
	o := options()
	o.State = true
	return f, o
}

// raceOfRanks is between two operations from one place.
func raceOfRanks(first, second int) finding.Finding {
	at := func(rank int) finding.Place {
		return finding.Place{Site: finding.Site{Call: "MPI_Put", Name: "prog+0x1", File: "prog.c", Line: 7}, Rank: rank}
	}
	return finding.Finding{
		Rule: "race-between-ranks", Severity: finding.Error, Places: []finding.Place{at(first), at(second)}, Bytes: &finding.Bytes{To: 4},
		Why: []finding.Reason{{Text: "nothing orders them"}}, Repair: "MPI_Barrier",
	}
}

func TestResultThatVariesBecauseOfARace(t *testing.T) {
	f, o := varying()
	summary, l := do(t, f, withRaces(o, raceAt(3, 4), raceOfRanks(1, 2)))
	require.Len(t, summary.Findings, 1)
	found := summary.Findings[0]
	assert.Empty(t, found.Noise)
	assert.Equal(t, finding.Diverged, found.Outcome.Kind)
	assert.Equal(t, "window 0 of rank 0", found.Outcome.Detail)
	require.Len(t, found.Places, 2)
	assert.Equal(t, "MPI_Put", found.Places[0].Call)
	assert.Equal(t, 1, found.Places[0].Rank)
	assert.EqualValues(t, 1, found.Places[0].Event)
	assert.Equal(t, "nothing orders them", found.Why[0].Text)
	assert.Equal(t, "MPI_Barrier", found.Repair)
	assert.Equal(t, finding.Rate{Failed: 1, Of: 3}, found.Rate)
	require.Len(t, found.Sites, 1)
	assert.Equal(t, "MPI_Put", found.Sites[0].Call)
	assert.Empty(t, l.notes)
	assert.Equal(t, 1, l.count(finding.Recording), "the recorded run serves the search, too")
}

// Another order of the ranks may show the race.
func TestRaceOfALaterRecordedRun(t *testing.T) {
	f, o := varying()
	recorded := 0
	o.Judge = func(attempt.Result) (seen Recorded) {
		if recorded++; recorded == 3 {
			seen.Races = append(seen.Races, raceOfRanks(1, 2))
		}
		return seen
	}
	summary, l := do(t, f, o)
	assert.Len(t, summary.Findings, 1)
	assert.Equal(t, 3, l.count(finding.Recording))
	assert.Zero(t, l.count(finding.Proving), "only the races of the first one direct the search")
}

func TestVaryingResultWithoutARace(t *testing.T) {
	warning := raceOfRanks(1, 2)
	warning.Severity = finding.Warning
	for name, races := range map[string][]finding.Finding{
		"none": nil, "elsewhere": {raceAt(3, 4)}, "of one rank": {raceOfRanks(1, 1)}, "perhaps": {warning},
	} {
		t.Run(name, func(t *testing.T) {
			f, o := varying()
			summary, l := do(t, f, withRaces(o, races...))
			assert.Empty(t, summary.Findings)
			require.Len(t, l.notes, 1)
			assert.Equal(t, "not compared, because it differs even between mild schedules: window 0 of rank 0 (MPI_Put at prog+0x1)", l.notes[0])
			assert.Equal(t, mostRecorded, l.count(finding.Recording))
		})
	}
}

// MPI leaves the order of locks open, so the result may vary for that reason.
func TestVaryingResultOfLocks(t *testing.T) {
	f, o := varying()
	f.Others = append(f.Others, simulated.Locker(1), simulated.Locker(2))
	summary, l := do(t, f, withRaces(o, raceOfRanks(1, 2)))
	assert.Empty(t, summary.Findings)
	assert.Len(t, l.notes, 1)
}

// Without -check, and in later shares of a sweep, races explain results and serve for nothing else.
func TestRacesOnlyExplain(t *testing.T) {
	for name, change := range map[string]func(*Options){
		"only varying": func(o *Options) { o.OnlyVarying = true },
		"later share":  func(o *Options) { o.Share = batch.Share{Number: 1, Of: 2} },
	} {
		t.Run(name, func(t *testing.T) {
			f, o := varying()
			o.Judge = func(attempt.Result) Recorded {
				return Recorded{Broken: []finding.Finding{{Rule: "other"}}, Races: []finding.Finding{raceAt(3, 4), raceOfRanks(1, 2)}}
			}
			change(&o)
			summary, l := do(t, f, o)
			require.Len(t, summary.Findings, 1)
			assert.Equal(t, finding.Diverged, summary.Findings[0].Outcome.Kind)
			assert.Zero(t, l.count(finding.Proving))
		})
	}
	f, o := simulated.New(), options()
	o.OnlyVarying = true
	summary, l := do(t, f, withRaces(o, raceAt(3, 4)))
	assert.Empty(t, summary.Findings)
	assert.Zero(t, l.count(finding.Recording), "nothing varies")
}

func TestWhatARaceExplains(t *testing.T) {
	side := func(call string, rank int) prove.Side { return prove.Side{Call: call, Site: "prog+0x1", Rank: rank} }
	const window = "window 0 of rank 0"
	for name, test := range map[string]struct {
		first, second prove.Side
		result        string
		want          bool
	}{
		"two puts":                       {side("MPI_Put", 1), side("MPI_Rput_c", 2), window, true},
		"seen between other ranks":       {side("MPI_Put", 4), side("MPI_Put", 5), window, true},
		"a put and an accumulate":        {side("MPI_Put", 1), side("MPI_Accumulate", 2), window, true},
		"a put and a store":              {side("MPI_Put", 1), side("store", 0), window, true},
		"a get leaves the window":        {side("MPI_Put", 1), side("MPI_Get", 2), window, false},
		"so does a large get":            {side("MPI_Rget_c", 1), side("MPI_Put", 2), window, false},
		"and a load":                     {side("MPI_Put", 1), side("load", 0), window, false},
		"a get fetches either":           {side("MPI_Put", 1), side("MPI_Get", 2), "data of MPI_Get at prog+0x1, rank 2, of 1", true},
		"another place":                  {side("MPI_Put", 1), side("MPI_Get", 2), "data of MPI_Get at prog+0x11, rank 2, of 1", false},
		"another call":                   {side("MPI_Put", 1), side("MPI_Get", 2), "data of MPI_Rget at prog+0x1, rank 2, of 1", false},
		"memory where neither is made":   {side("MPI_Put", 1), side("MPI_Put", 2), "window 0 of rank 2", false},
		"operations of one rank in turn": {side("MPI_Put", 1), side("MPI_Put", 1), window, false},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, test.want, explains(prove.Race{First: test.first, Second: test.second}, test.result, []trace.Rank{writer(1)}))
		})
	}
}
