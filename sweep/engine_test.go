package sweep

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
)

func options() Options {
	return Options{Space: Space(), Seed: 1, Runs: 40, Jobs: 1, Confirm: 10, Baseline: 3}
}

func do(t *testing.T, f *fake, o Options) (finding.Result, *log) {
	t.Helper()
	l := &log{}
	summary, err := Do(context.Background(), o, f, l, finding.Result{Program: "./prog"})
	require.NoError(t, err)
	assert.Empty(t, f.kept, "every run's files are discarded")
	assert.Equal(t, f.runs, summary.Spent)
	assert.Equal(t, f.runs, len(l.runs))
	return summary, l
}

func TestNothingFound(t *testing.T) {
	summary, _ := do(t, program(), options())
	assert.Empty(t, summary.Findings)
	assert.Empty(t, summary.Problem)
	assert.Equal(t, 40, summary.Runs)
	assert.Equal(t, summary.PairsOf, summary.Pairs)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 3}, summary.Baseline)
	assert.Equal(t, 10*time.Second, summary.Limit)
}

// The bug of the README: a put is held beyond the flush_local after it.
func beyondLocal(i, line int) bug {
	return bug{result: abort(line), shows: func(p perturbed) bool {
		return p.is("NASTY_LOCAL_COMPLETION_ENABLED", "1") && p.is("NASTY_SUBMIT_TIME", "maximum_delay") && p.at(put(i), flush(i))
	}}
}

func TestFindingIsReduced(t *testing.T) {
	summary, l := do(t, program(beyondLocal(4, 88)), options())
	require.Len(t, summary.Findings, 1)
	f := summary.Findings[0]
	assert.Equal(t, finding.Outcome{Kind: finding.Exited, Status: 1, Rank: 1, Text: "rank 1 aborted (baseline: exit 0)"}, f.Outcome)
	assert.Equal(t, finding.Rate{Failed: 10, Of: 10}, f.Rate)
	assert.Equal(t, []string{"prog.c:88: got 0, expected 7"}, f.LastOutput)
	assert.Equal(t, []finding.Behaviour{finding.BeyondLocal}, f.Needed)
	assert.Equal(t, []finding.Behaviour{finding.Splitting, finding.Reordering, finding.Flushing, finding.Poisoning}, f.NotNeeded)
	require.Len(t, f.Sites, 2)
	assert.Equal(t, finding.Site{Call: "MPI_Put", Module: "/x/prog", Offset: 0x104, Ordinal: 4}, f.Sites[0])
	assert.Equal(t, finding.Site{Call: "MPI_Win_flush_local", Module: "/x/prog", Offset: 0x204, Ordinal: 4}, f.Sites[1])
	assert.Equal(t, put(4)+","+flush(4), valueOf(f.Settings, config.OnlySites))
	assert.Equal(t, f.Sites[:1], summary.LeftAlone)
	assert.Len(t, f.ID, 6)
	assert.Equal(t, f.Runs, l.count(finding.Confirming)+l.count(finding.Reducing))
	// Of 20 sites, two: three searches of five steps, of at most three runs each.
	assert.Less(t, l.count(finding.Reducing), 80)
}

func TestFiveBugsAreFiveFindings(t *testing.T) {
	bugs := []bug{
		beyondLocal(0, 10),
		beyondLocal(1, 20),
		{result: process.Result{ExitCode: 139}, shows: func(p perturbed) bool {
			return p.is("NASTY_SUBMIT_TIME", "fire_immediate") && p.at(put(2))
		}},
		{result: process.Result{Reason: process.Limit, ExitCode: -1}, shows: func(p perturbed) bool {
			return p.is("NASTY_DELAY", "random") && p.at(put(3), flush(3))
		}},
		{result: abort(50), shows: func(p perturbed) bool {
			return p.is("NASTY_SPLIT", "byte") && p.is("NASTY_SKIP_ATOMICITY_STAGE", "0") && p.at(put(4))
		}},
	}
	for _, jobs := range []int{1, 4} {
		o := options()
		o.Jobs = jobs
		summary, l := do(t, program(bugs...), o)
		ids := map[string]bool{}
		for _, f := range summary.Findings {
			ids[f.ID] = true
		}
		assert.Len(t, ids, 5, "with %d jobs", jobs)
		assert.Len(t, l.found, 5)
	}
}

// The first bug ends the program before the second can occur. Only the second still occurs when
// behaviours are turned off.
func TestBugThatStaysIsReduced(t *testing.T) {
	held := bug{result: abort(88), shows: func(p perturbed) bool {
		return p.is("NASTY_SUBMIT_TIME", "maximum_delay") && p.at(put(8), flush(8))
	}}
	local := beyondLocal(1, 88)
	local.before = 4
	summary, _ := do(t, program(local, held), options())
	require.Equal(t, 2, len(summary.Findings))
	assert.Equal(t, []uint64{0x108, 0x101}, []uint64{summary.Findings[0].Sites[0].Offset, summary.Findings[1].Sites[0].Offset})
}

func TestKnownFindingsDoNotCount(t *testing.T) {
	summary, _ := do(t, program(beyondLocal(4, 88)), options())
	o := options()
	o.Known = finding.KnownIDs(summary.Findings[0].ID)
	// The same program, changed elsewhere.
	f := program(beyondLocal(4, 99))
	summary, _ = do(t, f, o)
	assert.Empty(t, summary.Findings)
	assert.Len(t, summary.Known, 1)
}

func TestHangsAndSlowRuns(t *testing.T) {
	never := process.Result{Reason: process.Limit, ExitCode: -1, Duration: 10 * time.Second}
	always := func(p perturbed) bool { return p.at(put(0)) }
	summary, _ := do(t, program(bug{result: never, shows: always}), options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Hung, summary.Findings[0].Outcome.Kind)

	summary, l := do(t, program(bug{result: never, shows: always, moving: true}), options())
	assert.Empty(t, summary.Findings, "slow is no finding")
	assert.Equal(t, finding.Slow, l.runs[5].Outcome.Kind)
	assert.False(t, l.runs[5].Failed)
}

func TestUnfinishedOperations(t *testing.T) {
	left := bug{shows: func(p perturbed) bool { return p.at(put(3)) }, events: []trace.Event{{Type: trace.Unfinished}, {Type: trace.Unfinished}}}
	summary, _ := do(t, program(left), options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Unfinished, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, "rank 0 left 2 operations that no synchronization call completed", summary.Findings[0].Outcome.Text)
}

func TestBaselineThatFails(t *testing.T) {
	f := program()
	f.native = func(n int) process.Result {
		if n == 2 {
			return abort(5)
		}
		return process.Result{}
	}
	summary, _ := do(t, f, options())
	assert.Equal(t, "the program itself fails without any perturbation, in 1 of 3 runs: exit status 1: prog.c:5: got 0, expected 7 "+
		"(-baseline 0 allows this; a finding must then fail clearly more often)", summary.Problem)
	assert.Zero(t, summary.Runs)
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusCannot, Itself: true}, summary.Verdict())
}

func TestFlakyBaselineIsMeasured(t *testing.T) {
	flaky := func(n int) process.Result {
		if n%3 == 0 {
			return abort(5)
		}
		return process.Result{}
	}
	o := options()
	o.Baseline = 0
	same := bug{result: abort(5), shows: func(perturbed) bool { return true }, every: 3}
	f := program(same)
	f.native = flaky
	summary, l := do(t, f, o)
	assert.Equal(t, finding.Rate{Failed: 3, Of: 10}, summary.Baseline)
	assert.Empty(t, summary.Findings, "fails no more often than without nastympi")
	assert.NotEmpty(t, l.notes)

	f = program(bug{result: abort(5), shows: func(p perturbed) bool { return p.at(put(1)) }})
	f.native = flaky
	summary, _ = do(t, f, o)
	assert.Len(t, summary.Findings, 1)
}

// If a failure becomes rarer when behaviours are turned off, they are on while its call sites are looked for.
// Otherwise a few runs that pass would hide these.
func TestRarerFailureKeepsItsSites(t *testing.T) {
	rarer := 0
	f := program(bug{result: abort(5), shows: func(p perturbed) bool {
		if !p.at(put(3)) || !p.is("NASTY_POISON", "0") {
			return p.at(put(3))
		}
		rarer++
		return rarer%4 == 2 // the second of those in which buffers are no longer poisoned, and then one in four
	}})
	o := options()
	o.Confirm = 3 // too few to see how rare it has become
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	require.Len(t, summary.Findings[0].Sites, 1)
	assert.Equal(t, "MPI_Put", summary.Findings[0].Sites[0].Call)
	assert.EqualValues(t, 0x103, summary.Findings[0].Sites[0].Offset)
}

// One failure that does not repeat may have any cause; two that are alike are a finding.
func TestFailuresThatDoNotRepeat(t *testing.T) {
	once := program()
	once.bugs = []bug{{result: abort(5), shows: func(perturbed) bool { return once.runs == 10 }}}
	summary, l := do(t, once, options())
	assert.Empty(t, summary.Findings)
	assert.Len(t, l.notes, 1)

	twice := program()
	twice.bugs = []bug{{result: abort(5), shows: func(perturbed) bool { return twice.runs == 10 || twice.runs == 30 }}}
	summary, _ = do(t, twice, options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 20}, summary.Findings[0].Rate)
}

func TestBugWithoutSitesIsFoundOnce(t *testing.T) {
	// It depends on a call that traces do not show, so later runs cannot skip its call sites.
	summary, _ := do(t, program(bug{result: abort(5), shows: func(p perturbed) bool { return p.at("other+0x1") }}), options())
	require.Len(t, summary.Findings, 1)
	assert.Empty(t, summary.Findings[0].Sites)
}

func TestResultsAreCompared(t *testing.T) {
	o := options()
	o.State = true
	f := program()
	f.contents = func(p perturbed) uint64 {
		if p.is("NASTY_SUBMIT_ORDER", "reverse_po") && p.is("NASTY_SKIP_REORDERING_STAGE", "0") && p.at(put(2)) {
			return 1
		}
		return 2
	}
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Diverged, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, "window 0 of rank 0", summary.Findings[0].Outcome.Detail)
	assert.Empty(t, summary.Findings[0].Noise)
	assert.Contains(t, summary.Findings[0].Needed, finding.Reordering)

	f = program()
	f.contents = func(perturbed) uint64 { return uint64(f.runs) }
	summary, l := do(t, f, o)
	assert.Empty(t, summary.Findings, "what varies anyway is left out")
	assert.Contains(t, l.notes[0], "window 0 of rank 0")
}

func TestOrderOfOriginsIsNoise(t *testing.T) {
	o := options()
	o.State = true
	timed := func(p perturbed) uint64 {
		if p.is("NASTY_DELAY", "random") {
			return 1
		}
		return 2
	}
	f := program()
	f.contents = timed
	summary, _ := do(t, f, o)
	require.Equal(t, 1, len(summary.Findings))
	assert.Empty(t, summary.Findings[0].Noise, "nobody accumulates or locks: a barrier is missing")

	f = program(beyondLocal(4, 88))
	f.contents, f.others = timed, []trace.Rank{locker(1), locker(2)}
	summary, l := do(t, f, o)
	require.Equal(t, 2, len(summary.Findings))
	assert.Empty(t, summary.Findings[0].Noise)
	assert.Contains(t, summary.Findings[1].Noise, "MPI leaves their order open")
	assert.Equal(t, finding.Exited, summary.Findings[0].Outcome.Kind, "noise is ranked last")
	assert.Equal(t, 2, len(l.found))
	assert.Less(t, summary.Findings[1].Runs, 10, "noise is not reduced")
	require.Len(t, summary.Findings[1].Places, 1)
	assert.Equal(t, "MPI_Win_lock", summary.Findings[1].Places[0].Call)
	assert.EqualValues(t, 1, summary.Findings[1].Places[0].Offset)
	assert.Equal(t, "by ranks 1 and 2, at rank 0 of window 0", summary.Findings[1].Places[0].About)
}

// Timing that changes the results seldom takes many runs until it shows.
func TestNoiseThatIsRare(t *testing.T) {
	o := options()
	o.State = true
	timed := 0
	f := program()
	f.others = []trace.Rank{locker(1), locker(2)}
	f.contents = func(p perturbed) uint64 {
		if p.is("NASTY_DELAY", "off") {
			return uint64(oneIf(p.is("NASTY_SUBMIT_ORDER", "reverse_po")))
		}
		if timed++; timed%12 == 0 {
			return 1
		}
		return 0
	}
	summary, _ := do(t, f, o)
	require.NotEmpty(t, summary.Findings)
	for _, f := range summary.Findings {
		assert.Contains(t, f.Noise, "MPI leaves their order open")
	}
}

func TestNoiseRuns(t *testing.T) {
	runs, sure := noiseRuns(finding.Rate{Failed: 6, Of: 6})
	assert.True(t, sure)
	assert.Equal(t, 14, runs)
	_, sure = noiseRuns(finding.Rate{Failed: 1, Of: 10})
	assert.False(t, sure, "they would be more than mostRuns")
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func TestInternalErrorsEndTheSweep(t *testing.T) {
	f := program(bug{result: process.Result{ExitCode: 125, Stderr: "nastympi: rank 1: internal error: oops\n"}, shows: func(perturbed) bool { return true }})
	_, err := Do(context.Background(), options(), f, &log{}, finding.Result{})
	assert.EqualError(t, err, "internal error: oops")
	assert.Empty(t, f.kept)
}

// The finding matters more than its folder, and is the same finding.
func TestFindingThatCannotBeKeptIsReported(t *testing.T) {
	kept, _ := do(t, program(beyondLocal(1, 1)), options())
	o := options()
	o.Keep = func(finding.Finding, Result) (string, error) { return "", errors.New("no space left") }
	summary, events := do(t, program(beyondLocal(1, 1)), o)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, kept.Findings[0].ID, summary.Findings[0].ID)
	assert.Empty(t, summary.Findings[0].Folder)
	assert.Contains(t, strings.Join(events.notes, "\n"), summary.Findings[0].ID+" has no folder")
	assert.Contains(t, strings.Join(events.notes, "\n"), "no space left")
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, summary.Verdict())
}

// One run is recorded after the baseline. What its calls do wrong is no finding of the sweep.
func TestCallsOfARecordedRunAreJudged(t *testing.T) {
	f, o := program(), options()
	o.Judge = func(r Result) (broken, races []finding.Finding) {
		assert.NotEmpty(t, r.Folder)
		return []finding.Finding{{Rule: "target-not-locked", Severity: finding.Error}}, nil
	}
	summary, l := do(t, f, o)
	assert.Equal(t, []string{"target-not-locked"}, l.notes)
	assert.Len(t, summary.Findings, 1)
	assert.Zero(t, summary.Failures())
	assert.Zero(t, summary.Failing())
	summary.FailOn = finding.Warning
	assert.Equal(t, 1, summary.Failing())
	assert.Equal(t, 1, l.count(finding.Recording))
	assert.Equal(t, finding.Rate{Of: 3}, summary.Baseline)
	recorded := f.launches[3]
	assert.True(t, recorded.Record)
	assert.Equal(t, []finding.Setting{{Name: "NASTY_ONLY_SITES", Value: "none"}}, recorded.Settings)

	o.Share = Share{Number: 1, Of: 2}
	summary, l = do(t, program(), o)
	assert.Empty(t, summary.Findings, "another share has them")
	assert.Zero(t, l.count(finding.Recording))
}
