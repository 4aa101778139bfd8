package runner

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/executions"
)

// quietly is a launch of a program that writes a trace, and then nothing any more. Its repetition is watched. The ranks' parts of the
// trace appear together, whatever the machine's speed.
func quietly(t *testing.T, watch func(context.Context, string) *finding.Stall) (*Program, attempt.Launch) {
	t.Helper()
	ready := t.TempDir()
	e := executions.New(2)
	e.All("MPI_Barrier", executions.Args{"comm": executions.World})
	require.NoError(t, e.Write(ready))
	p := program(t, `[ -n "$NASTY_RECORD" ] || { cp -r `+ready+` $NASTY_TRACE.new; mv -T $NASTY_TRACE.new $NASTY_TRACE; }; exec sleep 600`)
	return p, attempt.Launch{Limit: 400 * time.Millisecond, Pace: 20 * time.Millisecond, Trace: true, Repeated: watch}
}

// A run that does nothing any more does not reach its limit if a repetition shows why.
func TestDeadlockedRepetitionStandsForTheRun(t *testing.T) {
	var repetition string
	p, launch := quietly(t, func(_ context.Context, traces string) *finding.Stall { repetition = traces; return deadlocked })
	launch.Limit = time.Hour
	result := run(t, p, launch)
	assert.Equal(t, deadlocked, result.Deadlock)
	assert.Equal(t, repetition, Traces(result))
	assert.True(t, result.TimedOut())
	assert.True(t, result.Quiet, "its repetitions are watched")
	assert.DirExists(t, result.Folder)
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Len(t, left, 1, "the run itself is gone")
}

// A run that is to end when it stalls does, unless its ranks may work.
func TestStalledRepetitionEnds(t *testing.T) {
	p, launch := quietly(t, nil)
	launch.Limit, launch.EndStalled = time.Hour, true
	asked := 0
	launch.Usual = func(context.Context) attempt.Usual { asked++; return attempt.Usual{} }
	result := run(t, p, launch)
	assert.True(t, result.TimedOut())
	assert.Equal(t, []bool{false, false}, result.Moving)
	assert.True(t, result.Quiet)
	assert.Len(t, result.Ranks, 2)
	assert.Zero(t, asked, "the ranks do not synchronize")
}

// Nothing but a busy machine is a reason to wait for longer than the program itself takes.
func TestUndisturbedRepetitionEndsAtOnce(t *testing.T) {
	p, launch := quietly(t, nil)
	folder := t.TempDir()
	e := executions.New(2)
	e.All("MPI_Barrier", executions.Args{"comm": executions.World})
	require.NoError(t, e.Write(folder))
	waits := map[process.Thread]time.Duration{}
	for _, r := range readable(trace.Read(folder)) {
		waits[process.Thread{Process: r.Process, ID: r.Process}] = 0
	}
	require.NotEmpty(t, waits)
	launch.Limit, launch.Pace, launch.EndStalled, launch.Undisturbed = time.Hour, time.Hour, true, time.Millisecond
	w := watch{program: p, launch: launch, folder: folder, waits: func() (map[process.Thread]time.Duration, error) { return waits, nil }}
	assert.True(t, w.until(context.Background()))
	assert.Equal(t, []bool{false, false}, w.moving)

	first := w // of which nobody knows whether it hangs
	first.launch.EndStalled, first.moving = false, nil
	assert.True(t, first.until(context.Background()))
	assert.Equal(t, []bool{false, false}, first.moving)

	began, shared := time.Now(), w
	shared.launch.Pace = 100 * time.Millisecond
	shared.waits = func() (map[process.Thread]time.Duration, error) { // no rank ever has a processor
		now := map[process.Thread]time.Duration{}
		for thread := range waits {
			now[thread] = time.Since(began)
		}
		return now, nil
	}
	assert.True(t, shared.until(context.Background()))
	assert.GreaterOrEqual(t, time.Since(began), stillPaces*shared.launch.Pace)
	began, shared.launch.EndStalled, shared.launch.Limit = time.Now(), false, 4*shared.launch.Pace
	assert.True(t, shared.until(context.Background()))
	assert.GreaterOrEqual(t, time.Since(began), shared.launch.Limit)
}

// Where ranks only wait, less time without progress tells that a run hangs.
func TestWaitingRunEndsSooner(t *testing.T) {
	ends := func(within time.Duration, call func(e *executions.Execution, rank int)) bool {
		folder := t.TempDir()
		e := executions.New(2)
		call(e, 0)
		call(e, 1)
		require.NoError(t, e.Write(folder))
		waits := map[process.Thread]time.Duration{}
		for _, r := range readable(trace.Read(folder)) {
			waits[process.Thread{Process: r.Process, ID: r.Process}] = 0
		}
		p, launch := quietly(t, nil)
		launch.Limit, launch.Pace, launch.Undisturbed, launch.Waiting = time.Hour, time.Hour, time.Hour, time.Millisecond
		w := watch{program: p, launch: launch, folder: folder, waits: func() (map[process.Thread]time.Duration, error) { return waits, nil }}
		ctx, cancel := context.WithTimeout(t.Context(), within)
		defer cancel()
		return w.until(ctx)
	}
	world := executions.Args{"comm": executions.World}
	assert.False(t, ends(300*time.Millisecond, func(e *executions.Execution, rank int) { e.Call(rank, "MPI_Barrier", world) }))
	assert.True(t, ends(time.Minute, func(e *executions.Execution, rank int) { e.Enter(rank, "MPI_Barrier", world) }))
}

func TestRepetitionThatIsNotDeadlocked(t *testing.T) {
	times := 0
	p, launch := quietly(t, func(context.Context, string) *finding.Stall { times++; return nil })
	result := run(t, p, launch)
	for times == 0 && launch.Limit < time.Minute { // a busy machine had not begun the program
		p.Discard(result)
		launch.Limit *= 2
		result = run(t, p, launch)
	}
	assert.Equal(t, 1, times)
	assert.Nil(t, result.Deadlock)
	assert.Len(t, result.Ranks, 2, "the run itself")
	assert.Equal(t, []bool{false, false}, result.Moving)
	assert.GreaterOrEqual(t, result.Duration, launch.Limit)
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Len(t, left, 1, "the repetition is gone")
}

// The run may end while its repetition is made.
func TestRepetitionEndsWithTheRun(t *testing.T) {
	p, launch := quietly(t, func(ctx context.Context, _ string) *finding.Stall { <-ctx.Done(); return nil })
	p.Words[2] = "[ -n \"$NASTY_RECORD\" ] && exec sleep 600; " + p.Words[2][:len(p.Words[2])-len("exec sleep 600")] + "sleep 1"
	launch.Limit = time.Hour
	result := run(t, p, launch)
	assert.True(t, result.Passed())
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Len(t, left, 1)
}
