package sweep

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func options() Options {
	return Options{Space: Space(), Seed: 1, Runs: 40, Jobs: 1, Confirm: 10, Baseline: 3}
}

func do(t *testing.T, f *simulated.Program, o Options) (finding.Result, *log) {
	t.Helper()
	l := &log{}
	summary, err := Do(context.Background(), o, f, l, finding.Result{By: finding.BySweep, Program: "./prog"})
	require.NoError(t, err)
	assert.Empty(t, f.Kept, "every run's files are discarded")
	assert.Equal(t, f.Runs, summary.Spent)
	assert.Equal(t, f.Runs, len(l.runs))
	return summary, l
}

func TestNothingFound(t *testing.T) {
	summary, _ := do(t, simulated.New(), options())
	assert.Empty(t, summary.Findings)
	assert.Empty(t, summary.Problem)
	assert.Equal(t, 40, summary.Runs)
	assert.Equal(t, summary.PairsOf, summary.Pairs)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 3}, summary.Baseline)
	assert.Equal(t, 10*time.Second, summary.Limit)
}

// The bug of the README: a put is held beyond the flush_local after it.
func beyondLocal(i, line int) simulated.Bug {
	return simulated.Bug{Result: simulated.Abort(line), Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_LOCAL_COMPLETION_ENABLED", "1") && p.Is("NASTY_SUBMIT_TIME", "maximum_delay") &&
			p.At(simulated.Put(i), simulated.Flush(i))
	}}
}

func TestFindingIsReduced(t *testing.T) {
	summary, l := do(t, simulated.New(beyondLocal(4, 88)), options())
	require.Len(t, summary.Findings, 1)
	f := summary.Findings[0]
	assert.Equal(t, finding.Outcome{Kind: finding.Exited, Status: 1, Rank: 1, Text: "rank 1 aborted (baseline: exit 0)"}, f.Outcome)
	assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, f.Rate)
	assert.Equal(t, []string{"prog.c:88: got 0, expected 7"}, f.LastOutput)
	assert.Equal(t, []finding.Behaviour{finding.BeyondLocal}, f.Needed)
	assert.Equal(t, []finding.Behaviour{finding.Splitting, finding.Reordering, finding.Flushing, finding.Poisoning}, f.NotNeeded)
	require.Len(t, f.Sites, 2)
	assert.Equal(t, finding.Site{Call: "MPI_Put", Module: "/x/prog", Offset: 0x104, Ordinal: 4}, f.Sites[0])
	assert.Equal(t, finding.Site{Call: "MPI_Win_flush_local", Module: "/x/prog", Offset: 0x204, Ordinal: 4}, f.Sites[1])
	assert.Equal(t, simulated.Put(4)+","+simulated.Flush(4), attempt.ValueOf(f.Settings, config.OnlySites))
	assert.Equal(t, f.Sites[:1], summary.LeftAlone)
	assert.Len(t, f.ID, 6)
	assert.Equal(t, f.Runs, l.count(finding.Confirming)+l.count(finding.Reducing))
	// Of 20 sites, two: three searches of five steps, of at most three runs each.
	assert.Less(t, l.count(finding.Reducing), 80)
}

func TestFiveBugsAreFiveFindings(t *testing.T) {
	bugs := []simulated.Bug{
		beyondLocal(0, 10),
		beyondLocal(1, 20),
		{Result: process.Result{ExitCode: 139}, Shows: func(p simulated.Perturbed) bool {
			return p.Is("NASTY_SUBMIT_TIME", "fire_immediate") && p.At(simulated.Put(2))
		}},
		{Result: process.Result{Reason: process.Limit, ExitCode: -1}, Shows: func(p simulated.Perturbed) bool {
			return p.Is("NASTY_DELAY", "random") && p.At(simulated.Put(3), simulated.Flush(3))
		}},
		{Result: simulated.Abort(50), Shows: func(p simulated.Perturbed) bool {
			return p.Is("NASTY_SPLIT", "byte") && p.Is("NASTY_SKIP_ATOMICITY_STAGE", "0") && p.At(simulated.Put(4))
		}},
	}
	for _, jobs := range []int{1, 4} {
		o := options()
		o.Jobs = jobs
		summary, l := do(t, simulated.New(bugs...), o)
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
	held := simulated.Bug{Result: simulated.Abort(88), Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_SUBMIT_TIME", "maximum_delay") && p.At(simulated.Put(8), simulated.Flush(8))
	}}
	local := beyondLocal(1, 88)
	local.Before = 4
	summary, _ := do(t, simulated.New(local, held), options())
	require.Equal(t, 2, len(summary.Findings))
	assert.Equal(t, []uint64{0x108, 0x101}, []uint64{summary.Findings[0].Sites[0].Offset, summary.Findings[1].Sites[0].Offset})
}

func TestKnownFindingsDoNotCount(t *testing.T) {
	summary, _ := do(t, simulated.New(beyondLocal(4, 88)), options())
	o := options()
	o.Known = finding.KnownIDs(summary.Findings[0].ID)
	// The same program, changed elsewhere.
	f := simulated.New(beyondLocal(4, 99))
	summary, _ = do(t, f, o)
	assert.Empty(t, summary.Findings)
	assert.Len(t, summary.Known, 1)
}

func TestHangsAndSlowRuns(t *testing.T) {
	never := process.Result{Reason: process.Limit, ExitCode: -1, Duration: 10 * time.Second}
	always := func(p simulated.Perturbed) bool { return p.At(simulated.Put(0)) }
	summary, _ := do(t, simulated.New(simulated.Bug{Result: never, Shows: always}), options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Hung, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, finding.Rate{Failed: enoughHanging, Of: enoughHanging}, summary.Findings[0].Rate)

	summary, l := do(t, simulated.New(simulated.Bug{Result: never, Shows: always, Moving: true}), options())
	assert.Empty(t, summary.Findings, "slow is no finding")
	assert.Equal(t, finding.Slow, l.runs[5].Outcome.Kind)
	assert.False(t, l.runs[5].Failed)
	assert.Equal(t, []string{"ended at the time limit of 10s while ranks still made progress: 40 of 40 runs (-timeout gives runs more time)"}, summary.Partial)
	assert.Equal(t, "INCOMPLETE", summary.Verdict().Word)

	summary, l = do(t, simulated.New(simulated.Bug{Result: never, Shows: always, Finalizes: true}), options())
	assert.Empty(t, summary.Findings, "the program is done")
	assert.Equal(t, finding.Finalizing, l.runs[5].Outcome.Kind)
	assert.Equal(t, []string{"ended at the time limit of 10s while all ranks were in MPI_Finalize: 40 of 40 runs (the library, or a callback that it called there, did not return)"}, summary.Partial)
	assert.Equal(t, "INCOMPLETE", summary.Verdict().Word)
}

func TestUnfinishedOperations(t *testing.T) {
	left := simulated.Bug{Shows: func(p simulated.Perturbed) bool {
		return p.At(simulated.Put(3))
	}, Events: []trace.Event{{Type: trace.Unfinished}, {Type: trace.Unfinished}}}
	summary, _ := do(t, simulated.New(left), options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Unfinished, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, "rank 0 left 2 operations that no synchronization call completed", summary.Findings[0].Outcome.Text)
}

func TestBaselineThatFails(t *testing.T) {
	f := simulated.New()
	f.Native = func(n int) process.Result {
		if n == 2 {
			return simulated.Abort(5)
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
			return simulated.Abort(5)
		}
		return process.Result{}
	}
	o := options()
	o.Baseline = 0
	same := simulated.Bug{Result: simulated.Abort(5), Shows: func(simulated.Perturbed) bool { return true }, Every: 3}
	f := simulated.New(same)
	f.Native = flaky
	summary, l := do(t, f, o)
	assert.Equal(t, finding.Rate{Failed: 3, Of: 10}, summary.Baseline)
	assert.Empty(t, summary.Findings, "fails no more often than without nastympi")
	assert.NotEmpty(t, l.notes)

	f = simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool { return p.At(simulated.Put(1)) }})
	f.Native = flaky
	summary, _ = do(t, f, o)
	assert.Len(t, summary.Findings, 1)
}

// Six runs that all fail tell little of a program that fails in half of them anyway, or of a failure that some runs do not show.
func TestRateOfWhatMayBeRareTakesMoreRuns(t *testing.T) {
	needs := func(p simulated.Perturbed) bool { return p.At(simulated.Put(1)) }
	o := options()
	o.Baseline = 0
	f := simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: needs})
	f.Native = func(n int) process.Result {
		if n%2 == 0 {
			return simulated.Abort(5)
		}
		return process.Result{}
	}
	summary, _ := do(t, f, o)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Rate{Failed: 7, Of: 7}, summary.Findings[0].Rate)

	shown := 0
	summary, _ = do(t, simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		if !needs(p) {
			return false
		}
		shown++
		return shown%4 != 0
	}}), options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, options().Confirm, summary.Findings[0].Rate.Of)
}

// If a failure becomes rarer when behaviours are turned off, they are on while its call sites are looked for.
// Otherwise a few runs that pass would hide these.
func TestRarerFailureKeepsItsSites(t *testing.T) {
	rarer := 0
	f := simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		if !p.At(simulated.Put(3)) || !p.Is("NASTY_POISON", "0") {
			return p.At(simulated.Put(3))
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

// Without splitting the failure shows in the first run, and then in one of ten: it stays frequent with splitting.
func TestLuckyRunLeavesNoBehaviourOut(t *testing.T) {
	rare := 0
	summary, l := do(t, simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		if !p.At(simulated.Put(3)) || !p.Is("NASTY_SKIP_ATOMICITY_STAGE", "1") {
			return p.At(simulated.Put(3))
		}
		rare++
		return rare%10 == 1
	}}), options())
	require.Len(t, summary.Findings, 1)
	f := summary.Findings[0]
	assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, f.Rate)
	require.Len(t, f.Sites, 1)
	assert.EqualValues(t, 0x103, f.Sites[0].Offset)
	assert.Less(t, l.count(finding.Reducing), 25)
}

// A reduction asks first about the operations of the recorded run's races.
func TestSitesOfRacesAreLikely(t *testing.T) {
	reduced := func(o Options) int {
		summary, l := do(t, simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
			return p.At(simulated.Put(3), simulated.Put(7))
		}}), o)
		require.Len(t, summary.Findings, 1)
		require.Len(t, summary.Findings[0].Sites, 2)
		return l.count(finding.Reducing)
	}
	assert.Less(t, reduced(withRaces(options(), raceAt(3, 7))), reduced(options()))
}

// Runs with the same call sites count as repetitions of each other, in whichever order a question names the sites.
func TestSitesAreNamedInOneOrder(t *testing.T) {
	_, l := do(t, simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		return p.At(simulated.Put(1)) && p.At(simulated.Put(3)) && p.At(simulated.Put(5)) && p.At(simulated.Put(6))
	}}), options())
	spelt := map[string]string{}
	for _, run := range l.runs {
		list := attempt.ValueOf(run.Settings, "NASTY_ONLY_SITES")
		sorted := fmt.Sprint(slices.Sorted(strings.SplitSeq(list, ",")))
		if spelt[sorted] == "" {
			spelt[sorted] = list
		}
		assert.Equal(t, spelt[sorted], list)
	}
	assert.Greater(t, len(spelt), 5)
}

// One failure that does not repeat may have any cause; two that are alike are a finding.
func TestFailuresThatDoNotRepeat(t *testing.T) {
	once := simulated.New()
	once.Bugs = []simulated.Bug{{Result: simulated.Abort(5), Shows: func(simulated.Perturbed) bool { return once.Runs == 10 }}}
	summary, l := do(t, once, options())
	assert.Empty(t, summary.Findings)
	assert.Len(t, l.notes, 1)

	twice := simulated.New()
	twice.Bugs = []simulated.Bug{{Result: simulated.Abort(5), Shows: func(simulated.Perturbed) bool {
		return twice.Runs == 10 || twice.Runs == 30
	}}}
	summary, _ = do(t, twice, options())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Rate{Failed: 0, Of: 20}, summary.Findings[0].Rate)
}

func TestBugWithoutSitesIsFoundOnce(t *testing.T) {
	// It depends on a call that traces do not show, so later runs cannot skip its call sites.
	summary, _ := do(t, simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool {
		return p.At("other+0x1")
	}}), options())
	require.Len(t, summary.Findings, 1)
	assert.Empty(t, summary.Findings[0].Sites)
}

func TestResultsAreCompared(t *testing.T) {
	o := options()
	o.State = true
	f := simulated.New()
	f.Contents = func(p simulated.Perturbed) uint64 {
		if p.Is("NASTY_SUBMIT_ORDER", "reverse_po") && p.Is("NASTY_SKIP_REORDERING_STAGE", "0") && p.At(simulated.Put(2)) {
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

	f = simulated.New()
	f.Contents = func(simulated.Perturbed) uint64 { return uint64(f.Runs) }
	summary, l := do(t, f, o)
	assert.Empty(t, summary.Findings, "what varies anyway is left out")
	assert.Contains(t, l.notes[0], "window 0 of rank 0")
}

func TestOrderOfOriginsIsNoise(t *testing.T) {
	o := options()
	o.State = true
	timed := func(p simulated.Perturbed) uint64 {
		if p.Is("NASTY_DELAY", "random") {
			return 1
		}
		return 2
	}
	f := simulated.New()
	f.Contents = timed
	summary, _ := do(t, f, o)
	require.Equal(t, 1, len(summary.Findings))
	assert.Empty(t, summary.Findings[0].Noise, "nobody accumulates or locks: a barrier is missing")

	f = simulated.New(beyondLocal(4, 88))
	f.Contents, f.Others = timed, []trace.Rank{simulated.Locker(1), simulated.Locker(2)}
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
	f := simulated.New()
	f.Others = []trace.Rank{simulated.Locker(1), simulated.Locker(2)}
	f.Contents = func(p simulated.Perturbed) uint64 {
		if p.Is("NASTY_DELAY", "off") {
			return uint64(oneIf(p.Is("NASTY_SUBMIT_ORDER", "reverse_po")))
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
	result := process.Result{ExitCode: 125, Stderr: "nastympi: rank 1: internal error: oops\n"}
	f := simulated.New(simulated.Bug{Result: result, Shows: func(simulated.Perturbed) bool {
		return true
	}})
	_, err := Do(context.Background(), options(), f, &log{}, finding.Result{})
	assert.EqualError(t, err, "internal error: oops")
	assert.Empty(t, f.Kept)
}

// The finding matters more than its folder, and is the same finding.
func TestFindingThatCannotBeKeptIsReported(t *testing.T) {
	kept, _ := do(t, simulated.New(beyondLocal(1, 1)), options())
	o := options()
	o.Keep = func(finding.Finding, attempt.Result) (string, error) { return "", errors.New("no space left") }
	summary, events := do(t, simulated.New(beyondLocal(1, 1)), o)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, kept.Findings[0].ID, summary.Findings[0].ID)
	assert.Empty(t, summary.Findings[0].Folder)
	assert.Contains(t, strings.Join(events.notes, "\n"), summary.Findings[0].ID+" has no folder")
	assert.Contains(t, strings.Join(events.notes, "\n"), "no space left")
	assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, summary.Verdict())
}

// One run is recorded after the baseline. What its calls do wrong is no finding of the sweep.
func TestCallsOfARecordedRunAreJudged(t *testing.T) {
	f, o := simulated.New(), options()
	o.Judge = func(r attempt.Result) Recorded {
		assert.NotEmpty(t, r.Folder)
		return Recorded{Broken: []finding.Finding{{Rule: "target-not-locked", Severity: finding.Error}}}
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
	recorded := f.Launches[3]
	assert.True(t, recorded.Record)
	assert.Equal(t, []finding.Setting{{Name: "NASTY_ONLY_SITES", Value: "none"}}, recorded.Settings)

	o.Share = batch.Share{Number: 1, Of: 2}
	summary, l = do(t, simulated.New(), o)
	assert.Empty(t, summary.Findings, "another share has them")
	assert.Zero(t, l.count(finding.Recording))
}
