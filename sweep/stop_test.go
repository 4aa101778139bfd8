package sweep

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

func TestInterruptedSweepTellsWhatWasDone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	f := simulated.New()
	f.Bugs = []simulated.Bug{{Shows: func(simulated.Perturbed) bool {
		if f.Runs == 10 {
			cancel()
		}
		return false
	}}}
	summary, err := Do(ctx, options(), f, &log{}, finding.Result{})
	require.NoError(t, err)
	assert.Equal(t, "interrupted", summary.Stopped)
	assert.Equal(t, 6, summary.Runs)
	assert.Empty(t, f.Kept)
}

// stopped is a sweep of a program that fails under every schedule, which ends during a run.
func stopped(t *testing.T, f *simulated.Program, o Options, during int) (finding.Result, *log) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	shows := f.Bugs[0].Shows
	f.Bugs[0].Shows = func(p simulated.Perturbed) bool {
		if f.Runs == during {
			cancel()
		}
		return shows(p)
	}
	l := &log{}
	summary, err := Do(ctx, o, f, l, finding.Result{Program: "./prog"})
	require.NoError(t, err)
	assert.Equal(t, "interrupted", summary.Stopped)
	assert.Empty(t, f.Kept)
	return summary, l
}

// Whenever a sweep is interrupted, a failure that it has seen is a finding.
func TestInterruptedInvestigationIsAFinding(t *testing.T) {
	whole, _ := do(t, simulated.New(beyondLocal(4, 88)), options())
	last := 4 + whole.Findings[0].Runs
	for during := 5; during <= last; during++ {
		summary, l := stopped(t, simulated.New(beyondLocal(4, 88)), options(), during)
		require.Len(t, summary.Findings, 1, "during run %d", during)
		f := summary.Findings[0]
		assert.Equal(t, "interrupted", f.NotReduced)
		assert.Equal(t, finding.Rate{Failed: min(during-5, enoughAlike), Of: min(during-5, enoughAlike)}, f.Rate)
		assert.NotEmpty(t, attempt.ValueOf(f.Settings, "NASTY_SEED"))
		assert.Len(t, f.ID, 6)
		assert.Len(t, l.found, 1)
		assert.Equal(t, 1, summary.NotReduced())
		assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, summary.Verdict())
	}
	summary, _ := stopped(t, simulated.New(beyondLocal(4, 88)), options(), last+1)
	assert.Zero(t, summary.NotReduced())
}

func TestInterruptedInvestigationOfAFlakyProgram(t *testing.T) {
	o := options()
	o.Baseline = 0
	f := simulated.New(beyondLocal(4, 88))
	f.Native = func(n int) process.Result {
		if n%3 == 0 {
			return simulated.Abort(5)
		}
		return process.Result{}
	}
	summary, l := stopped(t, f, o, 13)
	assert.Empty(t, summary.Findings, "it also fails natively")
	assert.Len(t, l.notes, 1)
}

// Rules that the recorded run breaks are findings, also if the search does not begin, or the proof of a race ends.
func TestInterruptedSweepKeepsBrokenRules(t *testing.T) {
	for during := range 6 {
		ctx, cancel := context.WithCancel(context.Background())
		f, o := simulated.New(), options()
		f.Contents = func(p simulated.Perturbed) uint64 {
			if f.Runs == 4+during {
				cancel()
			}
			return simulated.LastPutStays(simulated.Put(3), simulated.Put(4))(p)
		}
		o.Races, o.Keep = true, func(finding.Finding, attempt.Result) (string, error) { return "", errors.New("no space left") }
		o.Judge = func(attempt.Result) Recorded {
			if during == 0 {
				cancel()
			}
			return Recorded{Broken: []finding.Finding{raceAt(3, 4), {ID: "1", Rule: "unused-group", Severity: finding.Warning}}}
		}
		l := &log{}
		summary, err := Do(ctx, o, f, l, finding.Result{FailOn: finding.Error})
		require.NoError(t, err)
		assert.Equal(t, "interrupted", summary.Stopped)
		require.Len(t, summary.Findings, 2, "during run %d of the proof", during)
		assert.Equal(t, "race-of-one-origin", summary.Findings[0].Rule)
		assert.Equal(t, []string{"race-of-one-origin", "unused-group"}, l.notes[len(l.notes)-2:])
		assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, summary.Verdict())
		assert.Empty(t, f.Kept)
	}
}

// A run that failed before the interruption counts, also if others of its batch are ended.
func TestFailureBesideAnInterruptedRun(t *testing.T) {
	o := options()
	o.Jobs = 2
	ctx, cancel := context.WithCancel(context.Background())
	f := simulated.New(simulated.Bug{Result: simulated.Abort(5), Shows: func(p simulated.Perturbed) bool { return p.At(simulated.Put(4)) }})
	r := &blocking{Program: f, from: 5, blocked: cancel}
	summary, err := Do(ctx, o, r, &log{}, finding.Result{})
	require.NoError(t, err)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, "interrupted", summary.Findings[0].NotReduced)
	assert.Empty(t, f.Kept)
}

// blocking is a program whose runs never end, from one on, until their context is done.
type blocking struct {
	*simulated.Program
	from    int
	blocked func()
	entered atomic.Int64
}

func (b *blocking) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	if b.entered.Add(1) < int64(b.from) {
		return b.Program.Run(ctx, launch)
	}
	for b.Made() < b.from-1 { // those beside it
		time.Sleep(time.Millisecond)
	}
	b.blocked()
	<-ctx.Done()
	return attempt.Result{}, ctx.Err()
}

// The time of a sweep bounds everything that it does.
func TestTimeEndsASweep(t *testing.T) {
	o := options()
	o.Runs, o.Time = 0, 200*time.Millisecond
	for from, want := range map[int]string{
		2:  "the time of the sweep, 200ms, was over before the first run under nastympi ended", // baseline
		4:  "the time of the sweep, 200ms, was over before the first run under nastympi ended", // search
		6:  "",                                                                                 // confirmation
		12: "",                                                                                 // reduction
	} {
		f := simulated.New(beyondLocal(4, 88))
		summary, err := Do(context.Background(), o, &blocking{Program: f, from: from, blocked: func() {}}, &log{}, finding.Result{})
		require.NoError(t, err)
		assert.Equal(t, want, summary.Problem)
		assert.Empty(t, summary.Stopped, "it has done what it was told")
		if want == "" {
			require.Len(t, summary.Findings, 1)
			assert.Equal(t, "the time of the sweep, 200ms, was over", summary.Findings[0].NotReduced)
			assert.Equal(t, finding.Verdict{Word: "FAIL", Status: finding.StatusFound}, summary.Verdict())
		}
	}
}
