package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

const ms = 1_000_000 // in ns

// writer puts to rank 2 from one time to another, in ms.
func writer(rank int, call string, from, to uint64) trace.Rank {
	return trace.Rank{
		Rank: rank, Size: 3, Ended: true,
		Sites: []trace.Site{{}, {Call: call, Module: "/x/prog", Offset: 1}, {Call: "MPI_Win_flush", Module: "/x/prog", Offset: 2}},
		Events: []trace.Event{
			{Type: trace.Window},
			{Time: from * ms, Type: trace.Op, Site: 1, Target: 2, A: 8, B: 4},
			{Time: from * ms, Type: trace.Leave, Site: 1},
			{Time: to * ms, Type: trace.Leave, Site: 2},
		},
	}
}

// owner is the rank whose window is written to.
func owner() trace.Rank {
	return trace.Rank{Rank: 2, Size: 3, Events: []trace.Event{{Type: trace.Window}}}
}

func TestRaces(t *testing.T) {
	window := []string{"window 0 of rank 2"}
	split := writer(1, "MPI_Put", 5, 9)
	split.Events = append(split.Events, trace.Event{Type: trace.Window})
	elsewhere := writer(1, "MPI_Put", 5, 9)
	elsewhere.Events[1].A = 12
	remote := writer(1, "MPI_Put", 5, 9)
	remote.Host = "far"
	tests := []struct {
		name          string
		first, second trace.Rank
		varying       []string
		want          bool
	}{
		{"at the same time", writer(0, "MPI_Put", 1, 6), writer(1, "MPI_Put", 5, 9), window, true},
		{"one after the other", writer(0, "MPI_Put", 1, 4), writer(1, "MPI_Put", 5, 9), window, false},
		{"not as sure as the clocks", writer(0, "MPI_Put", 1, 5), writer(1, "MPI_Put", 5, 9), window, false},
		{"a put and an accumulate", writer(0, "MPI_Put", 1, 6), writer(1, "MPI_Accumulate", 5, 9), window, true},
		{"two accumulates", writer(0, "MPI_Accumulate", 1, 6), writer(1, "MPI_Accumulate", 5, 9), window, false},
		{"a get leaves the window as it is", writer(0, "MPI_Put", 1, 6), writer(1, "MPI_Get", 5, 9), window, false},
		{"a get fetches either", writer(0, "MPI_Put", 1, 6), writer(1, "MPI_Get", 5, 9), []string{"data of MPI_Get at prog+0x1, rank 1, of 1"}, true},
		{"another result", writer(0, "MPI_Put", 1, 6), writer(1, "MPI_Put", 5, 9), []string{"window 0 of rank 1"}, false},
		{"other bytes", writer(0, "MPI_Put", 1, 6), elsewhere, window, false},
		{"perhaps another window", writer(0, "MPI_Put", 1, 6), split, window, false},
		{"clocks of two hosts", writer(0, "MPI_Put", 1, 6), remote, window, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, raced := raceIn([]trace.Rank{test.first, test.second, owner()}, test.varying)
			assert.Equal(t, test.want, raced)
		})
	}
	_, raced := raceIn(nil, window)
	assert.False(t, raced)
}

// varying is a program whose window differs in every second run.
func varying(others ...trace.Rank) (*fake, Options) {
	f := program()
	f.sites = nil
	f.others = others
	f.contents = func(perturbed) uint64 { return uint64(f.runs % 2) }
	f.size = 3
	o := options()
	o.State = true
	return f, o
}

func TestRaceThatFlipsByItself(t *testing.T) {
	f, o := varying(writer(1, "MPI_Put", 1, 6), writer(2, "MPI_Put", 5, 9))
	for _, r := range f.others {
		r.Events[1].Target = 0
	}
	f.target = 2 // so that the window belongs to all ranks
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	found := summary.Findings[0]
	assert.Empty(t, found.Noise)
	assert.Equal(t, "window 0 of rank 0", found.Outcome.Detail)
	require.Len(t, found.Places, 2)
	assert.Equal(t, "MPI_Put", found.Places[0].Call)
	assert.Equal(t, 1, found.Places[0].Rank)
	assert.Equal(t, "4 bytes at rank 0, window 0", found.Places[0].About)
	require.Len(t, found.Why, 1)
	assert.Contains(t, found.Why[0].Text, "A and B were in flight at the same time")
	assert.Equal(t, finding.Rate{Failed: 1, Of: 3}, found.Rate)
}

func TestVaryingResultWithoutARace(t *testing.T) {
	f, o := varying(writer(1, "MPI_Put", 1, 4), writer(2, "MPI_Put", 5, 9))
	for _, r := range f.others {
		r.Events[1].Target = 0
	}
	summary, l := do(t, f, o)
	assert.Empty(t, summary.Findings)
	require.Len(t, l.notes, 1)
	assert.Equal(t, "not compared, because it differs even between mild schedules: window 0 of rank 0 (MPI_Put at prog+0x1)", l.notes[0])
}

// Three mild runs agree by chance. The first difference shows that the result varies anyway.
func TestResultThatVariesSeldom(t *testing.T) {
	f, o := varying()
	f.contents = func(perturbed) uint64 {
		if f.runs > 6 && f.runs%2 == 0 {
			return 1
		}
		return 0
	}
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	assert.Contains(t, summary.Findings[0].Noise, "differ from run to run")
	assert.Less(t, summary.Findings[0].Runs, 25, "it is not reduced")
}
