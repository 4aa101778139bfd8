package judging

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/rejected"
)

// A store to a buffer that belongs to MPI shows twice: loads and stores are recorded, and the buffer has changed.
func TestOneStoreIsOneDiagnosis(t *testing.T) {
	at := func(call string, line int) finding.Place {
		return finding.Place{Site: finding.Site{Call: call, File: "halo.c", Line: line, Function: "main"}}
	}
	changed := func(name, call string, line int) finding.Finding {
		return finding.Finding{Rule: name, Places: []finding.Place{at(call, line), at("MPI_Wait", 9)}}
	}
	early := func(access string) finding.Finding {
		return finding.Finding{Rule: "buffer-used-early", Places: []finding.Place{at(access, 5), at("MPI_Isend", 4)}}
	}
	for name, row := range map[string]struct {
		first, second finding.Finding
		want          int
	}{
		"the store of a send buffer":       {changed("send-buffer-changed", "MPI_Isend", 4), early("store"), 1},
		"the same in another run":          {early("store"), changed("send-buffer-changed", "MPI_Isend", 4), 1},
		"the origin of an operation":       {changed("origin-changed", "MPI_Isend", 4), early("store"), 1},
		"a buffer of another operation":    {changed("send-buffer-changed", "MPI_Isend", 3), early("store"), 2},
		"a load changes nothing":           {changed("fetched-buffer-changed", "MPI_Isend", 4), early("load"), 2},
		"another rank stores":              {changed("window-origin-changed", "MPI_Isend", 4), early("store"), 2},
		"the buffer is also gone":          {changed("buffer-gone", "MPI_Isend", 4), early("store"), 2},
		"no store is known, as without cc": {changed("send-buffer-changed", "MPI_Isend", 4), changed("buffer-gone", "MPI_Isend", 4), 2},
	} {
		j := finding.Result{Runs: 1}
		merge(&j, []finding.Finding{row.first})
		merge(&j, []finding.Finding{row.second})
		assert.Len(t, j.Findings, row.want, name)
	}
}

// `x += 1` loads and stores: its race with the store of another rank is one finding, whichever of both was seen.
func TestRacesOfOneStatement(t *testing.T) {
	at := func(call string, line int) finding.Place {
		return finding.Place{Site: finding.Site{Call: call, File: "halo.c", Line: line, Function: "main"}}
	}
	race := func(a, b finding.Place) finding.Finding {
		return finding.Finding{Rule: "race-between-ranks", Places: []finding.Place{a, b}}
	}
	loaded := race(at("store", 37), at("load", 42))
	for name, row := range map[string]struct {
		other finding.Finding
		want  int
	}{
		"its store":                      {race(at("store", 37), at("store", 42)), 1},
		"its store, in another order":    {race(at("store", 42), at("store", 37)), 1},
		"another store of the same line": {race(at("store", 38), at("store", 42)), 2},
		"a put":                          {race(at("MPI_Put", 37), at("store", 42)), 2},
		"two loads for two stores":       {race(at("load", 37), at("store", 42)), 2},
		"without lines":                  {race(at("store", 0), at("store", 0)), 2},
	} {
		for _, list := range [][]finding.Finding{{loaded, row.other}, {row.other, loaded}} {
			left := ofOneStatement(list)
			assert.Len(t, left, row.want, name)
			assert.True(t, slices.ContainsFunc(left, func(f finding.Finding) bool { return same(f, loaded) }), name)
		}
	}
	threads := loaded
	threads.Rule = "buffer-used-early"
	assert.Len(t, ofOneStatement([]finding.Finding{threads, race(at("store", 37), at("store", 42))}), 2, "of another rule")
}

// A crash in a call that completes operations is not a second mistake beside the buffer that was gone by then.
func TestCrashBecauseOfAGoneBuffer(t *testing.T) {
	at := func(call string, rank int) []finding.Place {
		return []finding.Place{{Site: finding.Site{Call: call}, Rank: rank}}
	}
	crash := finding.Finding{Rule: rejected.Crash, Places: at("MPI_Win_flush", 0)}
	gone := finding.Finding{Rule: buffer.Gone, Places: at("MPI_Put", 0)}
	list := becauseOfGone([]finding.Finding{crash, gone})
	require.Len(t, list, 1)
	assert.Equal(t, buffer.Gone, list[0].Rule)
	assert.Equal(t, []finding.Reason{{Text: "without perturbation, rank 0 crashes in {0}", Places: crash.Places}}, list[0].Why)
	other := finding.Finding{Rule: buffer.Gone, Places: at("MPI_Put", 1)}
	assert.Len(t, becauseOfGone([]finding.Finding{crash, other}), 2)
	assert.Len(t, becauseOfGone([]finding.Finding{gone}), 1)
}
