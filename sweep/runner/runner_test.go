package runner

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/executions"
)

func program(t *testing.T, script string) *Program {
	return &Program{
		Words:       []string{"/bin/sh", "-c", script},
		Environment: []string{"KIND=nasty", "NASTY_SPLIT=byte", "NASTY_MPICC=mine", "PATH=/bin:/usr/bin"},
		Plain:       []string{"KIND=plain", "PATH=/bin:/usr/bin"},
		Folder:      t.TempDir(),
	}
}

func run(t *testing.T, p *Program, launch attempt.Launch) attempt.Result {
	t.Helper()
	result, err := p.Run(context.Background(), launch)
	require.NoError(t, err)
	return result
}

func TestSettingsComeFromTheLaunchAlone(t *testing.T) {
	p := program(t, `echo $KIND $NASTY_SPLIT $NASTY_MPICC $NASTY_SEED; touch $_NASTYMPI_RUN/mark; echo ${NASTY_TRACE##*/}; echo $NASTY_TRACE_STATE`)
	seventh := []finding.Setting{{Name: "NASTY_SEED", Value: "7"}}
	result := run(t, p, attempt.Launch{Settings: seventh, Limit: time.Minute, Trace: true, State: true})
	assert.Equal(t, "nasty mine 7\ntrace\n1\n", result.Stdout)
	assert.True(t, result.Intercepted)
	p.Discard(result)

	p = program(t, "echo $KIND $NASTY_TRACE")
	result = run(t, p, attempt.Launch{Settings: []finding.Setting{{Name: "NASTY_ENABLED", Value: "0"}}, Limit: time.Minute})
	assert.Equal(t, "plain\n", result.Stdout)
	assert.False(t, result.Intercepted)
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Empty(t, left, "no files but traces are kept")
}

// What concerns one machine is for launches on this machine, and what the user has set stays.
func TestVariablesOfThisMachine(t *testing.T) {
	said := func(environment ...string) string {
		p := program(t, "echo $ON_ONE_MACHINE")
		p.Environment = append(p.Environment, environment...)
		p.Local = func() []string { return []string{"ON_ONE_MACHINE=a=b"} }
		result := run(t, p, attempt.Launch{Limit: time.Minute})
		return result.Stdout
	}
	assert.Equal(t, "a=b\n", said())
	assert.Equal(t, "mine\n", said("ON_ONE_MACHINE=mine"))
	assert.Equal(t, "\n", said("SLURM_JOB_ID=7"))
}

func TestTraceHasWhatIsReceivedIfAsked(t *testing.T) {
	p := program(t, "echo $NASTY_TRACE_RECEIVED")
	for launch, want := range map[*attempt.Launch]string{{Trace: true, Received: true}: "1\n", {Trace: true}: "\n"} {
		launch.Limit = time.Minute
		result := run(t, p, *launch)
		assert.Equal(t, want, result.Stdout)
		p.Discard(result)
	}
}

// A run whose launcher failed is made anew, if others show that nastympi sees the program's processes.
func TestLauncherThatFailsIsStartedAgain(t *testing.T) {
	launch := attempt.Launch{Limit: time.Minute}
	p := program(t, `cd "${_NASTYMPI_RUN%/*/marks}"; echo >>starts; test $(wc -l <starts) -gt 2 && touch $_NASTYMPI_RUN/mark; exit 3`)
	result := run(t, p, launch)
	assert.False(t, result.Intercepted, "no run was seen yet: this may be how the program is started")
	assert.Equal(t, 3, result.Status())
	p.seen.Store(true)
	result = run(t, p, launch)
	assert.True(t, result.Intercepted, "the second start failed, the third one did not")
	assert.Equal(t, 3, result.Status())

	p = program(t, "echo no; exit 4")
	p.seen.Store(true)
	_, err := p.Run(context.Background(), launch)
	assert.EqualError(t, err, "the launch command failed 4 times before any rank called MPI: exit status 4: no")
	result = run(t, p, attempt.Launch{Limit: time.Minute, Settings: []finding.Setting{{Name: "NASTY_ENABLED", Value: "0"}}})
	assert.Equal(t, 4, result.Status(), "nastympi sees none of these processes")

	p = program(t, `echo >>starts; test $(wc -l <starts) -gt 1 || { echo "ORTE_ERROR_LOG: Error in file ../../../orte/util/session_dir.c at line 107" >&2; exit 1; }`)
	p.Words = slices.Concat([]string{"/usr/bin/env", "-C", t.TempDir()}, p.Words)
	assert.Zero(t, run(t, p, attempt.Launch{Limit: time.Minute, Settings: []finding.Setting{{Name: "NASTY_ENABLED", Value: "0"}}}).Status())
}

// A run is made anew if its launcher may have missed a rank's MPI_Finalize, and believed if that does not help.
func TestLauncherThatMissesAnEndIsStartedAgain(t *testing.T) {
	const script = `echo >>starts; test $(wc -l <starts) -gt %d || { echo "rank 0 with PID 0 on node a exiting improperly." >&2; exit 1; }`
	launch := attempt.Launch{Limit: time.Minute, Trace: true}
	begins := func(misses int) *Program {
		p := program(t, fmt.Sprintf(script, misses))
		p.Words = slices.Concat([]string{"/usr/bin/env", "-C", t.TempDir()}, p.Words)
		return p
	}
	assert.True(t, run(t, begins(mostStarts-1), launch).Passed())
	assert.Equal(t, 1, run(t, begins(mostStarts), launch).Status())

	ended := attempt.Result{Ranks: []trace.Rank{{Ended: true, Finalizes: true}, {Ended: true}}}
	ended.Stderr = "exiting improperly"
	assert.False(t, missedEnd(ended), "a rank is known to have ended without MPI_Finalize")
	ended.Ranks = ended.Ranks[:1]
	assert.True(t, missedEnd(ended))
}

// A run that reaches its time limit before any rank has initialized MPI is made anew, if others show that its ranks do.
func TestLauncherThatHangsIsStartedAgain(t *testing.T) {
	ready := t.TempDir()
	require.NoError(t, executions.New(2).Write(ready))
	p := program(t, `echo >>starts; [ $(wc -l <starts) = 2 ] && exec sleep 600; mkdir -p $NASTY_TRACE; cp `+ready+`/* $NASTY_TRACE; touch $_NASTYMPI_RUN/mark`)
	p.Words = slices.Concat([]string{"/usr/bin/env", "-C", t.TempDir()}, p.Words)
	// any machine: what ends does so at once, and what hangs is to be ended
	launch := attempt.Launch{Limit: 2 * time.Second, Pace: 100 * time.Millisecond, Trace: true}
	assert.True(t, run(t, p, launch).Passed())
	result := run(t, p, launch)
	assert.True(t, result.Passed(), "the second start hangs, the third does not")
	assert.Len(t, result.Ranks, 2)
}

// The collective operations of MPICH wait for fewer ranks, unless its user has chosen them.
func TestNonsynchronizingCollectives(t *testing.T) {
	p := program(t, "echo $"+deviceCollectives)
	assert.Equal(t, "\n", run(t, p, attempt.Launch{Limit: time.Minute}).Stdout)
	assert.Equal(t, "none\n", run(t, p, attempt.Launch{Limit: time.Minute, Nonsynchronizing: true}).Stdout)
	p.Environment = append(p.Environment, deviceCollectives+"=all")
	assert.Equal(t, "all\n", run(t, p, attempt.Launch{Limit: time.Minute, Nonsynchronizing: true}).Stdout)
}

// A failing run of Open MPI ends at once, unless its user gives the ranks more time.
func TestGraceOfTheLauncher(t *testing.T) {
	p := program(t, "echo $"+grace)
	p.Environment = append(p.Environment, grace+"=5")
	assert.Equal(t, "5\n", run(t, p, attempt.Launch{Limit: time.Minute}).Stdout)
	plain := attempt.Launch{Settings: []finding.Setting{{Name: "NASTY_ENABLED", Value: "0"}}, Limit: time.Minute}
	assert.Equal(t, "0\n", run(t, p, plain).Stdout)
}

func TestLimit(t *testing.T) {
	p := program(t, "exec sleep 600")
	for _, launch := range []attempt.Launch{
		{Limit: 50 * time.Millisecond},
		{Limit: 50 * time.Millisecond, Pace: 10 * time.Millisecond, Trace: true},
		// Without traces, nobody knows that no rank gets on.
		{Limit: 50 * time.Millisecond, Pace: 10 * time.Millisecond, Trace: true, EndStalled: true},
	} {
		result := run(t, p, launch)
		assert.True(t, result.TimedOut())
		assert.GreaterOrEqual(t, result.Duration, 50*time.Millisecond)
		assert.Empty(t, result.Moving)
	}
}

var deadlocked = &finding.Stall{Text: "both wait"}

// says watches a run and says this at once.
func says(found *finding.Stall) func(context.Context, string) *finding.Stall {
	return func(context.Context, string) *finding.Stall { return found }
}

func TestStalledRunIsEnded(t *testing.T) {
	p := program(t, "exec sleep 600")
	result := run(t, p, attempt.Launch{Limit: time.Minute, Stalled: says(deadlocked)})
	assert.True(t, result.TimedOut())
	assert.Equal(t, deadlocked, result.Deadlock)
	watched := make(chan struct{})
	until := func(ctx context.Context, _ string) *finding.Stall {
		<-ctx.Done()
		close(watched)
		return nil
	}
	assert.True(t, run(t, p, attempt.Launch{Limit: 50 * time.Millisecond, Stalled: until}).TimedOut(), "the limit still counts")
	<-watched
	assert.True(t, run(t, p, attempt.Launch{Limit: 50 * time.Millisecond, Stalled: says(nil)}).TimedOut(), "nobody watches any more")
	last := func(ctx context.Context, _ string) *finding.Stall { <-ctx.Done(); return deadlocked }
	assert.Equal(t, deadlocked, run(t, p, attempt.Launch{Limit: 50 * time.Millisecond, Stalled: last}).Deadlock, "the last look counts")
	watched = make(chan struct{})
	result = run(t, program(t, "exit 3"), attempt.Launch{Limit: time.Minute, Stalled: until})
	assert.False(t, result.TimedOut())
	assert.Nil(t, result.Deadlock)
}

// A run that somebody watches writes a recording where others write a trace.
func TestWatchedRunIsRecorded(t *testing.T) {
	p := program(t, "echo ${NASTY_TRACE-none} ${NASTY_RECORD##*/}")
	watched := make(chan string, 1)
	launch := attempt.Launch{Limit: time.Minute, Trace: true, Stalled: func(ctx context.Context, recording string) *finding.Stall {
		watched <- recording
		<-ctx.Done()
		return nil
	}}
	result := run(t, p, launch)
	assert.Equal(t, "none trace\n", result.Stdout)
	assert.Equal(t, Traces(result), <-watched)
}

func TestInterruptedRunIsNone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := program(t, "true")
	_, err := p.Run(ctx, attempt.Launch{Limit: time.Minute})
	assert.ErrorIs(t, err, context.Canceled)

	ctx, cancel = context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	p = program(t, "exec sleep 600")
	_, err = p.Run(ctx, attempt.Launch{Limit: time.Minute, Trace: true})
	assert.ErrorIs(t, err, context.DeadlineExceeded)
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestRecordingIsKept(t *testing.T) {
	p := program(t, "mkdir $NASTY_RECORD; echo $NASTY_TRACE")
	result := run(t, p, attempt.Launch{Limit: time.Minute, Record: true})
	assert.Equal(t, "\n", result.Stdout)
	assert.DirExists(t, Recording(result))
	p.Discard(result)
	assert.NoDirExists(t, Recording(result))
}
