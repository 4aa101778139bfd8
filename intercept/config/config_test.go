package config

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// environment replaces all NASTY_ variables for one test.
func environment(t *testing.T, assignments ...string) {
	t.Helper()
	for _, assignment := range os.Environ() {
		name, value, _ := strings.Cut(assignment, "=")
		if strings.HasPrefix(name, "NASTY_") {
			t.Setenv(name, value) // restores it afterwards
			require.NoError(t, os.Unsetenv(name))
		}
	}
	for _, assignment := range assignments {
		name, value, _ := strings.Cut(assignment, "=")
		t.Setenv(name, value)
	}
}

func defaults(t *testing.T) Config {
	t.Helper()
	environment(t)
	c, err := Load()
	require.NoError(t, err)
	return c
}

// One variable of each type; TestDefaultsPrintAsWritten has the others.
func TestLoadDefaults(t *testing.T) {
	c := defaults(t)
	assert.Equal(t, sched.Random, c.SubmitOrder)
	assert.Equal(t, completion.MaximumDelay, c.SubmitTime)
	assert.Equal(t, split.Element, c.Split)
	assert.Equal(t, sched.NoDelay, c.Delay)
	assert.Equal(t, NoHalf, c.HalfOrigin)
	assert.Equal(t, LogWarn, c.Log)
	assert.Equal(t, Positive(1), c.FenceRounds)
	assert.Equal(t, Count(3), c.FalseTests)
	assert.Equal(t, Size(256<<20), c.HoldBytes)
	assert.Equal(t, Latency(time.Second), c.HoldLocal)
	assert.EqualValues(t, 1, c.Seed)
	assert.True(t, bool(c.Poison))
	assert.False(t, bool(c.EarlyFetch))
	assert.False(t, c.OnlySites.Given())
	assert.Empty(t, c.Trace)
}

func TestEmptyVariablesCountAsUnset(t *testing.T) {
	want := defaults(t)
	for _, name := range names() {
		t.Setenv(name, "")
	}
	c, err := Load()
	require.NoError(t, err)
	assert.Equal(t, want, c)
	value, set := os.LookupEnv("NASTY_SEED")
	assert.True(t, set && value == "", "the environment is left as it was")
}

func TestOnlyPrefixedVariablesCount(t *testing.T) {
	want := defaults(t)
	for _, name := range names() {
		t.Setenv(strings.TrimPrefix(name, "NASTY_"), "bad")
	}
	c, err := Load()
	require.NoError(t, err)
	assert.Equal(t, want, c)
}

func TestLoadValues(t *testing.T) {
	tests := []struct {
		name, variable string
		want           func(*Config)
	}{
		{"order", "NASTY_SUBMIT_ORDER=reverse_po", func(c *Config) { c.SubmitOrder = sched.ReversePO }},
		{"depth", "NASTY_PCT_DEPTH=5", func(c *Config) { c.PctDepth = 5 }},
		{"original order", "NASTY_SUBMIT_ORDER=put_after_get", func(c *Config) { c.SubmitOrder = sched.GetBeforePut }},
		{"time", "NASTY_SUBMIT_TIME=random_choice", func(c *Config) { c.SubmitTime = completion.RandomChoice }},
		{"switch off", "NASTY_ADD_FLUSH_ENABLED=off", func(c *Config) { c.AddFlushEnabled = false }},
		{"switch no", "NASTY_LOCAL_COMPLETION_ENABLED=No", func(c *Config) { c.LocalCompletionEnabled = false }},
		{"switch yes", "NASTY_SKIP_COMPLETION_STAGE=YES", func(c *Config) { c.SkipCompletionStage = true }},
		{"switch true", "NASTY_SKIP_ATOMICITY_STAGE=true", func(c *Config) { c.SkipAtomicityStage = true }},
		{"switch on", "NASTY_SKIP_REORDERING_STAGE=on", func(c *Config) { c.SkipReorderingStage = true }},
		{"switch 0", "NASTY_POISON=0", func(c *Config) { c.Poison = false }},
		{"switch false", "NASTY_ENABLED=false", func(c *Config) { c.Enabled = false }},
		{"no latency", "NASTY_STAY=0", func(c *Config) { c.Stay = 0 }},
		{"latency", "NASTY_ADD_LATENCY=250us", func(c *Config) { c.AddLatency = Latency(250 * time.Microsecond) }},
		{"pause", "NASTY_TORN_PAUSE=3ms", func(c *Config) { c.TornPause = Latency(3 * time.Millisecond) }},
		{"targets", "NASTY_PERMUTE_TARGETS=0", func(c *Config) { c.PermuteTargets = false }},
		{"rounds", "NASTY_FENCE_ROUNDS=3", func(c *Config) { c.FenceRounds = 3 }},
		{"early", "NASTY_EARLY_FETCH=1", func(c *Config) { c.EarlyFetch = true }},
		{"half", "NASTY_HALF_ORIGIN=last", func(c *Config) { c.HalfOrigin = LastHalf }},
		{"half as a switch", "NASTY_HALF_ORIGIN=1", func(c *Config) { c.HalfOrigin = FirstHalf }},
		{"interleave", "NASTY_INTERLEAVE=1", func(c *Config) { c.Interleave = true }},
		{"lazy", "NASTY_LAZY_LOCK=1", func(c *Config) { c.LazyLock = true }},
		{"shadow", "NASTY_SHADOW_WINDOW=1", func(c *Config) { c.ShadowWindow = true }},
		{"unit", "NASTY_SPLIT=byte", func(c *Config) { c.Split = split.Byte }},
		{"no bound", "NASTY_SPLIT_MAX=0", func(c *Config) { c.SplitMax = 0 }},
		{"largest seed", "NASTY_SEED=18446744073709551615", func(c *Config) { c.Seed = 1<<64 - 1 }},
		{"bytes", "NASTY_HOLD_BYTES=4096", func(c *Config) { c.HoldBytes = 4096 }},
		{"decimal unit", "NASTY_HOLD_BYTES=64KB", func(c *Config) { c.HoldBytes = 64000 }},
		{"binary unit", "NASTY_HOLD_BYTES=1 gib", func(c *Config) { c.HoldBytes = 1 << 30 }},
		{"short unit", "NASTY_HOLD_BYTES=3K", func(c *Config) { c.HoldBytes = 3072 }},
		{"log", "NASTY_LOG=debug", func(c *Config) { c.Log = LogDebug }},
		{"compiler", "NASTY_MPICC=/opt/bin/mpicc", func(c *Config) { c.Mpicc = "/opt/bin/mpicc" }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			want := defaults(t)
			test.want(&want)
			environment(t, test.variable)
			c, err := Load()
			require.NoError(t, err)
			assert.Equal(t, want, c)
		})
	}
}

func TestLoadErrors(t *testing.T) {
	tests := []struct{ name, variable, want string }{
		{"misspelt name", "NASTY_SUBMIT_ODER=random", `NASTY_SUBMIT_ODER: unknown variable (did you mean NASTY_SUBMIT_ORDER?)`},
		{"missing letter", "NASTY_SED=", `NASTY_SED: unknown variable (did you mean NASTY_SEED?)`},
		{"order", "NASTY_SUBMIT_ORDER=randm", `NASTY_SUBMIT_ORDER: unknown order "randm" (want ` + rma.Choices(sched.PolicyNames()) + `)`},
		{"half", "NASTY_HALF_ORIGIN=2", `NASTY_HALF_ORIGIN: unknown half "2" (want 0, first or last)`},
		{"time", "NASTY_SUBMIT_TIME=late", `NASTY_SUBMIT_TIME: unknown submission time "late" (want maximum_delay, fire_immediate or random_choice)`},
		{"switch", "NASTY_POISON=2", `NASTY_POISON: bad switch "2" (want 1, true, yes, on, or 0, false, no, off)`},
		{"duration", "NASTY_ADD_LATENCY=fast", `NASTY_ADD_LATENCY: bad duration "fast" (want a duration such as 500us, 2ms or 1s)`},
		{"duration without a unit", "NASTY_ADD_LATENCY=5", `NASTY_ADD_LATENCY: duration "5" has no unit (want 5ms or 5s)`},
		{"part of a duration without a unit", "NASTY_STAY=0.5", `NASTY_STAY: duration "0.5" has no unit (want 0.5ms or 0.5s)`},
		{"negative duration", "NASTY_ADD_LATENCY=-1", `NASTY_ADD_LATENCY: negative duration "-1" (want 0 or more)`},
		{"unit", "NASTY_SPLIT=bit", `NASTY_SPLIT: unknown unit "bit" (want element or byte)`},
		{"negative bound", "NASTY_SPLIT_MAX=-1", `NASTY_SPLIT_MAX: bad number "-1" (want a whole number, 0 or more)`},
		{"no rounds", "NASTY_FENCE_ROUNDS=0", `NASTY_FENCE_ROUNDS: bad number "0" (want a whole number from 1 to 65535)`},
		{"too many rounds", "NASTY_FENCE_ROUNDS=65536", `NASTY_FENCE_ROUNDS: bad number "65536" (want a whole number from 1 to 65535)`},
		{"seed", "NASTY_SEED=x", `NASTY_SEED: bad number "x" (want a whole number from 0 to 18446744073709551615)`},
		{"negative seed", "NASTY_SEED=-1", `NASTY_SEED: bad number "-1" (want a whole number from 0 to 18446744073709551615)`},
		{"delay", "NASTY_DELAY=0,x", `NASTY_DELAY: unknown delay "0,x" (want off, random, or ranks such as 0 or 2,0)`},
		{"delay twice", "NASTY_DELAY=0,1,0", `NASTY_DELAY: rank 0 twice in "0,1,0" (want off, random, or different ranks such as 0 or 2,0)`},
		{"size", "NASTY_HOLD_BYTES=1.5GiB", `NASTY_HOLD_BYTES: bad size "1.5GiB" (want a size such as 4096, 64KiB, 256MiB or 1GiB)`},
		{"too large", "NASTY_HOLD_BYTES=9000000TiB", `NASTY_HOLD_BYTES: bad size "9000000TiB" (want a size such as 4096, 64KiB, 256MiB or 1GiB)`},
		{"log", "NASTY_LOG=loud", `NASTY_LOG: unknown level "loud" (want off, warn, info or debug)`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			environment(t, test.variable)
			_, err := Load()
			assert.EqualError(t, err, test.want)
		})
	}
}

func TestNothingNearListsTheVariables(t *testing.T) {
	environment(t, "NASTY_XYZZYXYZZY=1")
	_, err := Load()
	assert.ErrorContains(t, err, "NASTY_XYZZYXYZZY: unknown variable (want NASTY_SUBMIT_ORDER, ")
}

func TestNumbersOfSecondsAreDurations(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"120": 2 * time.Minute, "1.5": 1500 * time.Millisecond, "0": 0, "-1": -time.Second, "10m": 10 * time.Minute, "500ms": 500 * time.Millisecond,
	} {
		got, err := ParseDuration(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "s", "5 s", "2 minutes", "NaN", "Inf", "1e3"} {
		_, err := ParseDuration(text)
		assert.Error(t, err, text)
	}
}
