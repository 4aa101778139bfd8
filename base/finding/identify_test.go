package finding_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

func TestSeverities(t *testing.T) {
	assert.True(t, finding.Error.AtLeast(finding.Warning))
	assert.True(t, finding.Warning.AtLeast(finding.Warning))
	assert.False(t, finding.Note.AtLeast(finding.Warning))
	assert.False(t, finding.Error.AtLeast(""), "nobody asked")
}

func race() finding.Finding {
	return finding.Finding{Rule: "local-race-put-store", Severity: finding.Error, Places: []finding.Place{
		{Role: "the put", Rank: -1, Site: finding.Site{Call: "MPI_Put", File: "/src/halo.c", Line: 61, Function: "exchange"}},
		{Role: "the store", Rank: -1, Site: finding.Site{File: "/src/halo.c", Line: 64, Function: "exchange"}},
	}}
}

func TestIDOutlivesMovedLines(t *testing.T) {
	moved := race()
	for i := range moved.Places {
		moved.Places[i].Line += 12
		moved.Places[i].File = "/other/halo.c"
	}
	assert.Equal(t, finding.Identify(race()), finding.Identify(moved))
}

// What was seen in one run is no part of the ID.
func TestIDOutlivesOtherRuns(t *testing.T) {
	again := race()
	again.Why, again.Message, again.Times = []finding.Reason{{Text: "nothing completes A before B"}}, "B may be early", 7
	again.Places[0].About, again.Places[0].Rank = "bytes [4,68) of window 0 at rank 1", 3
	assert.Equal(t, finding.Identify(race()), finding.Identify(again))
}

func TestIDTellsRulesAndFunctionsApart(t *testing.T) {
	rule, function := race(), race()
	rule.Rule = "local-race-put-get"
	function.Places[1].Function = "compute"
	assert.NotEqual(t, finding.Identify(race()), finding.Identify(rule))
	assert.NotEqual(t, finding.Identify(race()), finding.Identify(function))
}

// Findings that look alike are counted by their order in the source, whatever their order in the list. The first one keeps
// the ID that it has alone.
func TestNumberTellsLinesOfOneFunctionApart(t *testing.T) {
	at := func(line int, stack ...string) finding.Finding {
		return finding.Finding{Rule: "negative-count", Places: []finding.Place{
			{Site: finding.Site{Call: "MPI_Put", File: "/a/halo.c", Line: line, Function: "exchange", Stack: stack}}}}
	}
	alone := finding.Identify(at(30))
	list := []finding.Finding{at(50), at(30, "main at halo.c:90"), at(30, "main at halo.c:80"), {Rule: "invalid-tag", Ordinal: 7}}
	finding.Number(list)
	var ordinals []int
	ids := map[string]bool{}
	for _, d := range list {
		ordinals = append(ordinals, d.Ordinal)
		ids[d.ID] = true
	}
	assert.Equal(t, []int{2, 1, 0, 0}, ordinals)
	assert.Len(t, ids, 4)
	assert.Equal(t, alone, list[2].ID)
	finding.Number(list)
	assert.Equal(t, 2, list[0].Ordinal, "numbers are given anew")
}

// Which of two calls was first differs from run to run. The IDs of findings do not.
func TestNumbersDoNotDependOnWhatHappenedFirst(t *testing.T) {
	pair := func(lines ...int) (f finding.Finding) {
		f.Rule = "race-between-ranks"
		for _, line := range lines {
			f.Places = append(f.Places, finding.Place{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: line, Function: "exchange"}})
		}
		return f
	}
	ids := func(list ...finding.Finding) (ids []string) {
		finding.Number(list)
		for _, f := range list {
			ids = append(ids, f.ID)
		}
		return ids
	}
	want := ids(pair(10, 20), pair(11, 20))
	assert.NotEqual(t, want[0], want[1])
	assert.Equal(t, want, ids(pair(20, 10), pair(11, 20)))
	assert.Equal(t, want, ids(pair(10, 20), pair(20, 11)))
}

func TestIDOfAFailure(t *testing.T) {
	id := func(f finding.Failure) string { return finding.Identify(finding.Finding{Failure: &f}) }
	f := finding.Failure{
		Outcome: finding.Outcome{Kind: finding.Exited, Status: 1}, Needed: []finding.Behaviour{finding.Holding, finding.BeyondLocal},
		Sites: []finding.Site{{Call: "MPI_Put", Function: "main", Line: 3, Module: "/a/prog", Offset: 1}, {Call: "MPI_Win_flush_local", Function: "main"}},
	}
	first := id(f)
	assert.Len(t, first, 6)
	same := f
	same.Outcome = finding.Outcome{Kind: finding.Signalled, Status: 139, Signal: "SIGSEGV"}
	same.Needed = []finding.Behaviour{finding.BeyondLocal, finding.Holding}
	same.Sites = []finding.Site{f.Sites[1], {Call: "MPI_Put", Function: "main", Line: 9, Module: "/b/prog", Offset: 5}}
	assert.Equal(t, first, id(same), "lines, addresses, order and the way of crashing do not count")

	same.Outcome.Kind, f.Outcome.Kind = finding.Deadlock, finding.Hung
	assert.Equal(t, id(f), id(same), "a hang is the same if it shows that it is a deadlock")
	f.Outcome.Kind = finding.Exited

	for name, change := range map[string]func(f *finding.Failure){
		"kind":   func(f *finding.Failure) { f.Outcome.Kind = finding.Hung },
		"needed": func(f *finding.Failure) { f.Needed = f.Needed[:1] },
		"site":   func(f *finding.Failure) { f.Sites = f.Sites[:1] },
		"ordinal": func(f *finding.Failure) {
			f.Sites = []finding.Site{f.Sites[0], {Call: "MPI_Win_flush_local", Function: "main", Ordinal: 1}}
		},
		"function": func(f *finding.Failure) { f.Sites = []finding.Site{{Call: "MPI_Put", Function: "halo"}, f.Sites[1]} },
	} {
		other := f
		change(&other)
		assert.NotEqual(t, first, id(other), name)
	}
}

// A failure without debug information is told apart by the names of its sites, and without sites by its output.
func TestIDOfFailuresWithoutDebugInformation(t *testing.T) {
	failure := func(output string, sites ...finding.Site) string {
		return finding.Identify(finding.Finding{Failure: &finding.Failure{Sites: sites, LastOutput: []string{output}}})
	}
	in := finding.Site{Call: "MPI_Put", Module: "/a/halo", Offset: 0x11f0}
	moved := in
	moved.Module = "/b/halo"
	other := in
	other.Offset++
	nowhere := finding.Site{Call: "MPI_Put", Offset: 0x11f0}
	assert.Equal(t, failure("x", in), failure("y", moved), "neither the folder nor the output counts")
	assert.NotEqual(t, failure("x", in), failure("x", other))
	assert.NotEqual(t, failure("x", in), failure("x", nowhere))
	assert.NotEqual(t, failure("got 0"), failure("segmentation fault"))
}
