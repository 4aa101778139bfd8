package sched

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDelayText(t *testing.T) {
	for text, want := range map[string]Delay{
		"off": NoDelay, "random": RandomDelay, "0": DelayOf(0), "2,0": DelayOf(2, 0), "0, 12": DelayOf(0, 12),
	} {
		var delay Delay
		require.NoError(t, delay.UnmarshalText([]byte(text)), text)
		assert.Equal(t, want, delay, text)
	}
	assert.Equal(t, "Delay(0)", Delay{}.String(), "the zero value is invalid")
	for text, want := range map[string]string{
		"sometimes": `unknown delay "sometimes" (want off, random, or ranks such as 0 or 2,0)`,
		"0,":        `unknown delay "0," (want off, random, or ranks such as 0 or 2,0)`,
		"-1":        `unknown delay "-1" (want off, random, or ranks such as 0 or 2,0)`,
		"1,1":       `rank 1 twice in "1,1" (want off, random, or different ranks such as 0 or 2,0)`,
	} {
		var delay Delay
		assert.EqualError(t, delay.UnmarshalText([]byte(text)), want)
	}
}

func FuzzDelayUnmarshalText(f *testing.F) {
	for _, text := range []string{"off", "random", "0", "3,1,2", "1, 2", "", "1,1", "x"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var first, second Delay
		if first.UnmarshalText([]byte(text)) != nil {
			return
		}
		assert.NoError(t, second.UnmarshalText([]byte(first.String())))
		assert.Equal(t, first, second)
	})
}
