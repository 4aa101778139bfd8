package config

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/completion"
)

// told are the settings of the shim with some variables set.
func told(t *testing.T, set func(*Config)) map[string]any {
	t.Helper()
	cfg, err := Load()
	require.NoError(t, err)
	set(&cfg)
	values := map[string]any{}
	for _, s := range Told() {
		assert.NotContains(t, values, s.Name)
		values[s.Name] = s.Value(cfg)
	}
	return values
}

func TestTold(t *testing.T) {
	usual := told(t, func(*Config) {})
	for _, c := range []struct {
		name string
		set  func(*Config)
		want map[string]any // what differs
	}{
		{"usual", func(*Config) {}, nil},
		{"switch", func(c *Config) { c.Poison = false }, map[string]any{"poison": uint64(0)}},
		{"half", func(c *Config) { c.HalfOrigin = LastHalf }, map[string]any{"half_origin": uint64(2)}},
		{"time", func(c *Config) { c.HoldLocal = 5 }, map[string]any{"hold_local": uint64(5)}},
		{"each call", func(c *Config) { c.SubmitTime = completion.RandomChoice }, map[string]any{"each_call": uint64(1)}},
		{"fences", func(c *Config) { c.FenceRounds = 3 }, map[string]any{"fence_rounds": uint64(3)}},
		{"fences in order", func(c *Config) { c.FenceRounds, c.SkipReorderingStage = 3, true }, nil},
		{"log", func(c *Config) { c.Log = LogDebug }, map[string]any{"log": uint64(3)}},
		{"trace", func(c *Config) { c.Trace = "t" }, map[string]any{"trace": uint64(1), "trace_folder": "t", "stack_depth": uint64(8)}},
		{"recording", func(c *Config) { c.Trace, c.Record, c.RecordBytes = "t", "r", 9 },
			map[string]any{"trace": uint64(2), "trace_folder": "r", "trace_bytes": uint64(9), "stack_depth": uint64(8)}},
		{"bytes of no recording", func(c *Config) { c.RecordBytes = 9 }, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			differ := map[string]any{}
			for name, value := range told(t, c.set) {
				if value != usual[name] {
					differ[name] = value
				}
			}
			if c.want == nil {
				c.want = map[string]any{}
			}
			assert.Equal(t, c.want, differ)
		})
	}
	for _, name := range []string{"stays", "latest", "single", "late", "releases", "poisons", "agreed", "assignments"} {
		assert.Nil(t, usual[name], "the core decides %s", name)
	}
}

func TestGoName(t *testing.T) {
	for name, want := range map[string]string{"log": "Log", "each_call": "EachCall", "single": "Single"} {
		assert.Equal(t, want, Setting{Name: name}.GoName())
		assert.Equal(t, name, snake(want))
	}
}
