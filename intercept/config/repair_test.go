package config

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRepair(t *testing.T) {
	at := func(text, stack string) [2]bool {
		var r Repair
		require.NoError(t, r.UnmarshalText([]byte(text)))
		assert.Equal(t, text, r.String())
		operation, call := r.At(stack)
		return [2]bool{operation, call}
	}
	assert.Equal(t, [2]bool{true, false}, at("prog+0x10,prog+0x20", "prog+0x10"))
	assert.Equal(t, [2]bool{false, true}, at("prog+0x10,prog+0x20", "prog+0x20"))
	assert.Equal(t, [2]bool{true, true}, at("prog+0x10,prog+0x10", "prog+0x10"), "a loop: the operation of the turn before")
	assert.Equal(t, [2]bool{true, false}, at("prog+0x10", "prog+0x10"))
	assert.Equal(t, [2]bool{false, false}, at("", "prog+0x10"))
	assert.Equal(t, [2]bool{true, false}, at("lib+0x1:prog+0x10,lib+0x2", "lib+0x1:prog+0x10:prog+0x30"))
	assert.Equal(t, [2]bool{false, true}, at("lib+0x1:prog+0x10,lib+0x2", "lib+0x2:prog+0x10"))
	assert.Equal(t, [2]bool{false, false}, at("lib+0x1:prog+0x10,lib+0x2", "lib+0x1:prog+0x20"), "another caller")
}

func TestRepairInCall(t *testing.T) {
	assert.False(t, Repair{}.InCall())
	assert.True(t, Repair{operation: "prog+0x10"}.InCall())
	assert.False(t, Repair{operation: "prog+0x10", before: "prog+0x20"}.InCall())
}

func TestBadRepairs(t *testing.T) {
	for _, text := range []string{"prog", "prog+0x10,", ",prog+0x10", "prog+0x10,prog", "a+0x1,b+0x2,c+0x3"} {
		assert.ErrorContains(t, new(Repair).UnmarshalText([]byte(text)), "bad repair", text)
	}
}
