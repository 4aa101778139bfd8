package main

import (
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/intercept"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// A variable reaches those who obey it, as its tag says, and nobody else.
func TestEveryVariableArrives(t *testing.T) {
	for i, field := range reflect.VisibleFields(reflect.TypeFor[config.Config]()) {
		t.Run(field.Name, func(t *testing.T) {
			cfg := usual(t)
			if field.Name == "StackDepth" || field.Name == "RecordBytes" { // which matter in recordings only
				cfg.Record = "x"
			}
			plain := settings(cfg)
			change(t, reflect.ValueOf(&cfg).Elem().FieldByIndex(field.Index))
			changed := settings(cfg)
			obeyed := config.Declared()[i].Obeyed
			assert.Equal(t, slices.Contains(obeyed, "shim"), plain.Shim != changed.Shim, "the shim")
			assert.Equal(t, slices.Contains(obeyed, "core"), coreIsTold(plain, changed), "the core")
		})
	}
}

func TestRecordingOfARunElsewhere(t *testing.T) {
	run := t.TempDir()
	gone := filepath.Join(run, "gone")
	assert.False(t, elsewhere(filepath.Join(run, "recording"), run), "here")
	assert.True(t, elsewhere(filepath.Join(gone, "recording"), gone), "on another machine")
	assert.False(t, elsewhere(filepath.Join(run, "recording"), gone), "a folder of the user")
	assert.False(t, elsewhere("recording", ""), "no run")
	assert.False(t, elsewhere("", run), "no recording")
}

// The witness is told of the folder as the program sees it: the core leaves the program's folder.
func TestWitnessOfARecording(t *testing.T) {
	assert.Nil(t, witnessOf(""))
	home, err := witness.Here()
	require.NoError(t, err)
	here, err := filepath.Abs(".")
	require.NoError(t, err)
	assert.Equal(t, witness.New(filepath.Join(here, "recording"), home), witnessOf("recording"))
	assert.Equal(t, witness.New("/recording", home), witnessOf("/recording"))
}

// usual is the configuration of a program that sets no variable.
func usual(t *testing.T) config.Config {
	cfg, err := config.Load()
	require.NoError(t, err)
	return cfg
}

// coreIsTold says whether something besides the shim's part differs.
func coreIsTold(a, b intercept.Settings) bool {
	functions := b.Excludes != nil || b.Holds != nil || b.Repair != nil
	a.Shim, b.Shim, b.Excludes, b.Holds, b.Repair = intercept.Shim{}, intercept.Shim{}, nil, nil, nil
	return functions || !reflect.DeepEqual(a, b)
}

// change gives a variable another value than its default.
func change(t *testing.T, value reflect.Value) {
	switch value.Interface().(type) {
	case config.Sites:
		sites := value.Addr().Interface().(*config.Sites)
		require.NoError(t, sites.UnmarshalText([]byte("prog+0x1")))
	case config.Repair:
		require.NoError(t, value.Addr().Interface().(*config.Repair).UnmarshalText([]byte("prog+0x1")))
	case sched.Delay:
		require.NoError(t, value.Addr().Interface().(*sched.Delay).UnmarshalText([]byte("random")))
	case config.LogLevel:
		value.SetUint(uint64(config.LogInfo))
	default:
		switch value.Kind() {
		case reflect.Bool:
			value.SetBool(!value.Bool())
		case reflect.String:
			value.SetString("x")
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			value.SetUint(2)
		default:
			value.SetInt(2)
		}
	}
}

func TestSettings(t *testing.T) {
	s := settings(config.Config{
		SubmitTime: completion.FireImmediate, SubmitOrder: sched.PCT, Split: split.Byte, AddLatency: config.Latency(time.Second),
		FenceRounds: 3, HalfOrigin: config.LastHalf, Log: config.LogDebug, HoldBytes: 7,
	})
	assert.Equal(t, completion.Rules{Time: completion.FireImmediate, HoldBytes: 7}, s.Completion)
	assert.Equal(t, sched.PCT, s.Sched.Policy)
	assert.Equal(t, 3, s.Sched.Rounds)
	assert.Equal(t, time.Second, s.Sched.Latency)
	assert.Equal(t, split.Byte, s.Split.Unit)
	assert.EqualValues(t, 2, s.Shim.HalfOrigin)
	assert.EqualValues(t, 3, s.Log)
	assert.Nil(t, s.Excludes)
	assert.Equal(t, 1, settings(config.Config{FenceRounds: 3, SkipReorderingStage: true}).Sched.Rounds)
}
