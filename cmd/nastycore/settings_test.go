package main

import (
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// launching are the variables that the command line obeys, before there is a core.
var launching = []string{"Mpicc", "Library"}

// Every variable changes what the core or the shim is told, or is one of launching.
func TestEveryVariableArrives(t *testing.T) {
	plain := settings(config.Config{})
	for _, field := range reflect.VisibleFields(reflect.TypeFor[config.Config]()) {
		t.Run(field.Name, func(t *testing.T) {
			var cfg config.Config
			change(t, reflect.ValueOf(&cfg).Elem().FieldByIndex(field.Index))
			changed := settings(cfg)
			for _, name := range launching {
				if field.Name == name {
					assert.Equal(t, plain, changed)
					return
				}
			}
			assert.False(t, changed.Excludes == nil && reflect.DeepEqual(plain, changed), "nobody is told")
		})
	}
}

// change gives a variable another value than its zero.
func change(t *testing.T, value reflect.Value) {
	switch value.Interface().(type) {
	case config.Sites:
		sites := value.Addr().Interface().(*config.Sites)
		require.NoError(t, sites.UnmarshalText([]byte("prog+0x1")))
	case sched.Delay:
		require.NoError(t, value.Addr().Interface().(*sched.Delay).UnmarshalText([]byte("random")))
	case config.LogLevel:
		value.SetUint(uint64(config.LogInfo))
	default:
		switch value.Kind() {
		case reflect.Bool:
			value.SetBool(true)
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
