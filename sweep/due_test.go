package sweep

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
)

// A failure is due to its schedule if the schedule fails again, and a run without perturbation still passes.
func TestFailuresThatAreDueToTheirSchedules(t *testing.T) {
	passes, exits := process.Result{}, process.Result{ExitCode: 3}
	hangs, slow := process.Result{Reason: process.Limit}, bug{result: process.Result{Reason: process.Limit}, moving: true}
	always := func(result process.Result) bug {
		return bug{result: result, shows: func(perturbed) bool { return true }}
	}
	slow.shows = always(passes).shows
	for name, c := range map[string]struct {
		bug    bug
		native process.Result
		rate   finding.Rate
		says   string
	}{
		"it fails again":                       {always(exits), passes, finding.Rate{Failed: 1, Of: 1}, ""},
		"it fails every third time":            {bug{result: exits, shows: always(exits).shows, every: 3}, passes, finding.Rate{Failed: 1, Of: 3}, ""},
		"it fails no more":                     {always(passes), passes, finding.Rate{Of: 4}, ""},
		"it hangs again":                       {always(hangs), passes, finding.Rate{Failed: 1, Of: 1}, ""},
		"it is only slow":                      {slow, passes, finding.Rate{Of: 4}, ""},
		"the program has consumed its input":   {always(exits), exits, finding.Rate{Failed: 1, Of: 1}, "ended with exit status 3"},
		"the program waits for something else": {always(hangs), hangs, finding.Rate{Failed: 1, Of: 1}, "did not end within 10s"},
	} {
		t.Run(name, func(t *testing.T) {
			f := program(c.bug)
			f.native = func(int) process.Result { return c.native }
			got, err := Repeat(context.Background(), f, Launch{Trace: true, Limit: 10 * time.Second})
			require.NoError(t, err)
			assert.Equal(t, Repetition{c.rate, c.says}, got)
			assert.Equal(t, c.rate.Failed > 0 && c.says == "", got.Due())
			assert.Empty(t, f.kept, "the files of all runs are removed")
		})
	}
}
