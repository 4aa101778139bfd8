package attempt_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// A failure is due to its schedule if the schedule fails again, and a run without perturbation still passes.
func TestFailuresThatAreDueToTheirSchedules(t *testing.T) {
	passes, exits := process.Result{}, process.Result{ExitCode: 3}
	hangs, slow := process.Result{Reason: process.Limit}, simulated.Bug{Result: process.Result{Reason: process.Limit}, Moving: true}
	always := func(result process.Result) simulated.Bug {
		return simulated.Bug{Result: result, Shows: func(simulated.Perturbed) bool { return true }}
	}
	third := always(exits)
	third.Every = 3
	slow.Shows = always(passes).Shows
	for name, c := range map[string]struct {
		bug    simulated.Bug
		native process.Result
		rate   finding.Rate
		says   string
	}{
		"it fails again":                       {always(exits), passes, finding.Rate{Failed: 1, Of: 1}, ""},
		"it fails every third time":            {third, passes, finding.Rate{Failed: 1, Of: 3}, ""},
		"it fails no more":                     {always(passes), passes, finding.Rate{Of: 4}, ""},
		"it hangs again":                       {always(hangs), passes, finding.Rate{Failed: 1, Of: 1}, ""},
		"it is only slow":                      {slow, passes, finding.Rate{Of: 4}, ""},
		"the program has consumed its input":   {always(exits), exits, finding.Rate{Failed: 1, Of: 1}, "ended with exit status 3"},
		"the program waits for something else": {always(hangs), hangs, finding.Rate{Failed: 1, Of: 1}, "did not end within 10s"},
	} {
		t.Run(name, func(t *testing.T) {
			f := simulated.New(c.bug)
			f.Native = func(int) process.Result { return c.native }
			got, err := attempt.Repeat(context.Background(), f, attempt.Launch{Trace: true, Limit: 10 * time.Second})
			require.NoError(t, err)
			assert.Equal(t, attempt.Repetition{c.rate, c.says}, got)
			assert.Equal(t, c.rate.Failed > 0 && c.says == "", got.Due())
			assert.Empty(t, f.Kept, "the files of all runs are removed")
		})
	}
}
