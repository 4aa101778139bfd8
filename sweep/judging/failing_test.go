package judging

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// scheduled is a program that fails under a schedule as a function of its settings says.
type scheduled func(settings string) bool

func (s scheduled) Run(_ context.Context, launch attempt.Launch) (attempt.Result, error) {
	if s(fmt.Sprint(launch.Settings)) {
		return attempt.Result{Result: process.Result{ExitCode: 1, Stderr: "halo.c:5: got 0, expected 7\n"}}, nil
	}
	return attempt.Result{}, nil
}

func (scheduled) Discard(attempt.Result) {}

// A schedule shows the mistake whose calls it needs. If slow ranks suffice, the only race may be the reason.
func TestCauseOfAFailureUnderASchedule(t *testing.T) {
	at := func(call, name string) finding.Place {
		return finding.Place{Site: finding.Site{Call: call, Name: name}}
	}
	race := finding.Finding{Rule: "race-between-ranks", Severity: finding.Error, Places: []finding.Place{at("load", "prog+0x1"), at("MPI_Put", "prog+0x2")}}
	buffer := finding.Finding{Rule: "buffer-gone", Severity: finding.Error, Places: []finding.Place{at("MPI_Put", "prog+0x3")}}
	note := finding.Finding{Rule: "windows-overlap", Severity: finding.Note, Places: []finding.Place{at("MPI_Put", "prog+0x4")}}
	overtaken := finding.Finding{Rule: "accumulate-not-complete", Severity: finding.Note, Places: []finding.Place{at("MPI_Accumulate", "prog+0x5")}}
	needs := func(site string) scheduled {
		return func(settings string) bool {
			return !strings.Contains(settings, "{"+config.SkipSites+" "+site) && (!strings.Contains(settings, config.OnlySites) || strings.Contains(settings, site))
		}
	}
	always := scheduled(func(string) bool { return true })
	for name, c := range map[string]struct {
		program scheduled
		list    []finding.Finding
		want    int // index; -1: none
		perhaps bool
	}{
		"the put of a race":            {needs("prog+0x2"), []finding.Finding{buffer, race}, 1, false},
		"the buffer":                   {needs("prog+0x3"), []finding.Finding{race, buffer}, 1, false},
		"what is only a note":          {needs("prog+0x4"), []finding.Finding{note}, -1, false},
		"accumulates in another order": {needs("prog+0x5"), []finding.Finding{overtaken, buffer}, 0, false},
		"slow ranks":                   {always, []finding.Finding{race}, 0, true},
		"slow ranks, beside a buffer":  {always, []finding.Finding{buffer, race}, 1, true},
		"slow ranks, and two races":    {always, []finding.Finding{race, race}, -1, false},
		"slow ranks, and other errors": {always, []finding.Finding{buffer}, -1, false},
		"nothing else was found":       {always, nil, -1, false},
	} {
		t.Run(name, func(t *testing.T) {
			check := Check{Result: &finding.Result{Findings: c.list}}
			failing, _ := always.Run(t.Context(), attempt.Launch{})
			f, perhaps, err := check.cause(t.Context(), c.program, attempt.Launch{}, failing)
			require.NoError(t, err)
			assert.Equal(t, c.perhaps, perhaps)
			if c.want < 0 {
				assert.Nil(t, f)
				return
			}
			assert.Same(t, &check.Result.Findings[c.want], f)
		})
	}
}

// An accumulate comes late if it is perturbed, and calls of other ranks are not.
func TestOvertakenAccumulateIsPerturbedAlone(t *testing.T) {
	at := func(rank int, call, name string) finding.Place {
		return finding.Place{Rank: rank, Site: finding.Site{Call: call, Name: name}}
	}
	f := finding.Finding{
		Rule: "accumulate-not-complete", Places: []finding.Place{at(0, "MPI_Accumulate", "prog+0x1"), at(1, "MPI_Fetch_and_op", "prog+0x2")},
		Why: []finding.Reason{{Places: []finding.Place{at(0, "MPI_Win_flush_local", "prog+0x3"), at(1, "MPI_Recv", "prog+0x4")}}},
	}
	assert.Equal(t, []string{"prog+0x1", "prog+0x3"}, perturbable(f))
	f.Rule = "race-between-ranks"
	assert.Len(t, perturbable(f), 4)
}

// A failure under a schedule names the lock that another rank had first in the run that passed.
func TestOtherTurn(t *testing.T) {
	run := func(ranks ...int) *order.Tenures {
		e := New(2)
		win := int64(e.Window(64, 4))
		for _, rank := range ranks {
			e.Call(rank, "MPI_Win_lock", Args{"win": win, "assert": 0, "lock_type": mpicall.LockExclusive, "rank": 0})
			e.Call(rank, "MPI_Win_unlock", Args{"win": win, "rank": 0})
		}
		of := order.NewTenures()
		require.NoError(t, e.History().Walk(of))
		return of
	}
	c := Check{Options: Options{Reader: plain}, tenures: run(0, 1)}
	assert.Empty(t, c.otherTurn(judged{tenures: run(0, 1)}))
	assert.Empty(t, c.otherTurn(judged{}))
	why := c.otherTurn(judged{tenures: run(1, 0)})
	require.Len(t, why, 1)
	assert.Equal(t, "{0} takes the lock before rank 0 here, and after rank 0 in the run that passed (MPI 4.1, 12.5.3)", why[0].Text)
	assert.Equal(t, "MPI_Win_lock", why[0].Places[0].Call)
	assert.Equal(t, 1, why[0].Places[0].Rank)
}
