package judging

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// nothing is what ranks usually do that do not synchronize.
func nothing() attempt.Usual { return attempt.Usual{} }

// A recording that does not say whether a rank moved is no reason to say that the program hangs.
func TestUnreadableRecordingIsNoHang(t *testing.T) {
	result := attempt.Result{Result: process.Result{Reason: process.Limit}}
	result.Moving = moved(nil, clockNow(), nothing)
	f, failed := attempt.FailureOf(result, finding.Failure{})
	assert.False(t, failed)
	assert.Equal(t, finding.Slow, f.Outcome.Kind)
}

// A launcher may need as long to end its ranks as the limit is. What they did before counts.
func TestSecondHalfEndsAtTheLimit(t *testing.T) {
	began := clockNow()
	launch := attempt.Launch{Limit: 4 * time.Second, Pace: time.Second}
	run := func(at time.Duration) []bool {
		r := trace.Rank{Host: began.Host, Boot: began.Boot, Sites: []trace.Site{{}, {Call: "MPI_Send"}}, Events: []trace.Event{{Type: trace.Enter, Site: 1, Time: began.after(at).time}}}
		return moved([]trace.Rank{r}, secondHalf(began, launch), nothing)
	}
	assert.Equal(t, []bool{true}, run(3*time.Second))
	assert.Equal(t, []bool{false}, run(time.Second))
	launch.Pace = 2 * time.Second
	assert.Equal(t, []bool{true}, run(time.Second), "it is slower than that natively")
}

// slowly is a program whose runs reach their limit, unless that is patient.
type slowly struct{ limits []time.Duration }

func (s *slowly) Run(_ context.Context, launch attempt.Launch) (attempt.Result, error) {
	s.limits = append(s.limits, launch.Limit)
	if launch.Limit < time.Minute {
		return attempt.Result{Result: process.Result{Reason: process.Limit}}, nil
	}
	return attempt.Result{}, nil
}

func (*slowly) Discard(attempt.Result) {}

// A busy machine does not make a run incomplete: what gets on has more time, unless the user has said how much.
func TestSlowRunsHaveMoreTime(t *testing.T) {
	for user, want := range map[time.Duration][]time.Duration{
		0:                {10 * time.Second, time.Minute},
		10 * time.Second: {10 * time.Second},
		2 * time.Minute:  {2 * time.Minute},
	} {
		program, c := &slowly{}, Check{Options: Options{Limit: user}}
		launch := attempt.Launch{Limit: c.scheduleLimit()}
		result, err := c.patiently(t.Context(), program, &launch, filepath.Join(t.TempDir(), "none"))
		require.NoError(t, err)
		assert.Equal(t, want, program.limits)
		assert.Equal(t, user == 10*time.Second, result.TimedOut())
		assert.Equal(t, want[len(want)-1], launch.Limit)
	}
}
