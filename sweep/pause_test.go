package sweep

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// pauses are the bounds of pauses in launches in which a rank is slow, and in the others.
func pauses(launches []attempt.Launch) (slow, others map[string]bool) {
	slow, others = map[string]bool{}, map[string]bool{}
	for _, l := range launches {
		of := others
		if attempt.Slowed(l.Settings) {
			of = slow
		}
		of[attempt.ValueOf(l.Settings, "NASTY_DELAY_MAX")] = true
	}
	return slow, others
}

func only(value string) map[string]bool { return map[string]bool{value: true} }

// In a program that is over in a few milliseconds, other ranks have done all that they would do after a short pause.
func TestPausesAreShortInShortPrograms(t *testing.T) {
	for _, c := range []struct {
		took time.Duration
		want string
	}{{0, "100ms"}, {time.Millisecond, "20ms"}, {30 * time.Millisecond, "60ms"}, {time.Minute, "100ms"}} {
		f, o := simulated.New(), options()
		o.Judge = func(attempt.Result) Recorded { return Recorded{Took: c.took} }
		do(t, f, o)
		slow, others := pauses(f.Launches)
		assert.Equal(t, only(c.want), slow, c.took)
		assert.Equal(t, only("100ms"), others, "where no rank is slow, nobody pauses")
	}
}

func TestPausesAreAsLongAsTheUserSays(t *testing.T) {
	f, o := simulated.New(), options()
	o.Space = Restrict(o.Space, Parameter{"NASTY_DELAY_MAX", []string{"100ms"}})
	o.Judge = func(attempt.Result) Recorded { return Recorded{Took: time.Millisecond} }
	do(t, f, o)
	slow, _ := pauses(f.Launches)
	assert.Equal(t, only("100ms"), slow)
}

// A finding has the bound if it has slow ranks, so that its replay pauses as long.
func TestFindingsKeepTheBoundOfTheirPauses(t *testing.T) {
	for _, c := range []struct {
		delay, want string
	}{{"1", "20ms"}, {"off", "100ms"}} {
		f := simulated.New(simulated.Bug{Result: simulated.Abort(88), Shows: func(p simulated.Perturbed) bool {
			return p.At(simulated.Put(5)) && p.Is("NASTY_EARLY_FETCH", "1") && (c.delay == "off" || p.Is("NASTY_DELAY", c.delay))
		}})
		o := options()
		o.Judge = func(attempt.Result) Recorded { return Recorded{Took: time.Millisecond} }
		summary, _ := do(t, f, o)
		require.Len(t, summary.Findings, 1)
		settings := summary.Findings[0].Settings
		assert.Equal(t, c.delay, attempt.ValueOf(settings, "NASTY_DELAY"))
		assert.Equal(t, c.want, attempt.ValueOf(settings, "NASTY_DELAY_MAX"))
	}
}

// A run that hangs ends early, and so do its repetitions, unless ranks may pause for as long.
func TestLongPausesAreNoHang(t *testing.T) {
	for _, c := range []struct {
		stay  string
		early bool
	}{{"100ms", true}, {"6s", false}} {
		hangs := simulated.Bug{
			Result: process.Result{Reason: process.Limit, ExitCode: -1, Duration: 10 * time.Second},
			Shows:  func(simulated.Perturbed) bool { return true },
		}
		f, o := simulated.New(hangs), options()
		o.Space = Restrict(o.Space, Parameter{"NASTY_STAY", []string{c.stay}})
		summary, _ := do(t, f, o)
		require.NotEmpty(t, summary.Findings)
		searched, repeated := 0, 0
		for _, l := range f.Launches {
			switch {
			case attempt.ValueOf(l.Settings, "NASTY_STAY") != c.stay:
			case l.EndStalled:
				repeated++
			case l.Undisturbed > 0 && l.Waiting > 0 && l.Waiting < l.Undisturbed:
				searched++
			}
		}
		assert.Equal(t, c.early, searched > 0, c.stay)
		assert.Equal(t, c.early, repeated > 0, c.stay)
	}
}
