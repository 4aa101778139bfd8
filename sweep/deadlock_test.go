package sweep

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/replay"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

const cycle = "rank 0 waits in MPI_Recv for rank 1, rank 1 waits in MPI_Recv for rank 0"

// hang is a bug because of which a run makes no progress.
func hang() simulated.Bug {
	return simulated.Bug{
		Result: process.Result{Reason: process.Limit, ExitCode: -1, Duration: 10 * time.Second},
		Shows:  func(p simulated.Perturbed) bool { return p.At(simulated.Put(0)) },
	}
}

// watching are options of a sweep that sees a deadlock wherever the simulated program has one.
func watching() Options {
	o := options()
	o.Deadlock = func(_ context.Context, deadlock string, _ []finding.Setting) *finding.Stall {
		if deadlock == "" {
			return nil
		}
		return &finding.Stall{Text: deadlock, Waits: []finding.Wait{{Rank: 0, Call: "MPI_Recv", For: []int{1}}}}
	}
	return o
}

// watched are how many launches somebody watched.
func watched(f *simulated.Program) (n int) {
	for _, launch := range f.Launches {
		if launch.Stalled != nil {
			n++
		}
	}
	return n
}

func TestDeadlockIsAnOutcome(t *testing.T) {
	b := hang()
	b.Quiet, b.Deadlock = true, cycle
	f := simulated.New(b)
	summary, l := do(t, f, watching())
	require.Len(t, summary.Findings, 1)
	found := summary.Findings[0]
	assert.Equal(t, finding.Deadlock, found.Outcome.Kind)
	assert.Equal(t, cycle, found.Outcome.Deadlock)
	assert.Equal(t, []finding.Wait{{Rank: 0, Call: "MPI_Recv", For: []int{1}}}, found.Outcome.Waits)
	assert.Len(t, found.Sites, 1)
	assert.Equal(t, found.Runs, watched(f), "each repetition was watched")
	for _, r := range l.runs {
		if r.Failed {
			assert.Equal(t, finding.Deadlock, r.Outcome.Kind, "a run of the search is repeated at once")
		}
	}

	unwatched, _ := do(t, simulated.New(b), options())
	require.Len(t, unwatched.Findings, 1)
	assert.Equal(t, finding.Hung, unwatched.Findings[0].Outcome.Kind)
	assert.Equal(t, unwatched.Findings[0].ID, found.ID, "the same finding")
}

// Watching a hang that shows no deadlock costs time, so that only the first repetitions are watched.
func TestHangThatIsNoDeadlock(t *testing.T) {
	b := hang()
	b.Quiet = true
	f := simulated.New(b)
	summary, _ := do(t, f, watching())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Hung, summary.Findings[0].Outcome.Kind)
	assert.Equal(t, 1, watched(f))
}

// A program that polls writes a recording without end, and cannot be deadlocked as a whole.
func TestRunsThatPollAreNotWatched(t *testing.T) {
	b := hang()
	b.Deadlock = cycle
	f := simulated.New(b)
	summary, _ := do(t, f, watching())
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, finding.Hung, summary.Findings[0].Outcome.Kind)
	assert.Zero(t, watched(f))
}

func TestReplayOfADeadlock(t *testing.T) {
	b := hang()
	b.Quiet, b.Deadlock = true, cycle
	f := simulated.New(b)
	summary, _ := do(t, f, watching())
	r := replay.Replay{Finding: summary.Findings[0], Count: 3, Runner: f, Deadlock: watching().Deadlock}
	before := watched(f)
	done, err := r.Do(context.Background())
	require.NoError(t, err)
	assert.Equal(t, finding.Rate{Failed: 3, Of: 3}, done.Rate)
	assert.Equal(t, cycle, done.Outcome.Deadlock)
	assert.Equal(t, 3, watched(f)-before)
}

// A program that hangs without perturbation is watched after its first run, in place of further runs that take as long.
func TestBaselineThatIsDeadlocked(t *testing.T) {
	f := simulated.New()
	f.Stuck = cycle
	f.Native = func(int) process.Result {
		return process.Result{Reason: process.Limit, ExitCode: -1, Duration: firstLook}
	}
	o := watching()
	o.Judge = func(attempt.Result) Recorded {
		return Recorded{Broken: []finding.Finding{{Rule: "deadlock", Severity: finding.Error}}}
	}
	summary, l := do(t, f, o)
	assert.Equal(t, "fails without any perturbation, in 1 of 1 runs: deadlock: "+cycle, summary.Ended)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, "FAIL", summary.Verdict().Word)
	assert.Len(t, l.runs, 2)
	assert.Equal(t, firstLook, f.Launches[0].Limit)
}

// A slow program is given the time that it needs.
func TestBaselineThatIsSlow(t *testing.T) {
	f := simulated.New()
	f.Native = func(n int) process.Result {
		end := process.Result{Duration: 2 * firstLook}
		if n == 1 {
			end.Reason = process.Limit
		}
		return end
	}
	summary, _ := do(t, f, watching())
	assert.Empty(t, summary.Ended)
	assert.Equal(t, "ok", summary.Verdict().Word)
	assert.Equal(t, []time.Duration{firstLook, baselineLimit, baselineLimit},
		[]time.Duration{f.Launches[0].Limit, f.Launches[1].Limit, f.Launches[2].Limit})
}
