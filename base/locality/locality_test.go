package locality

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	for list, want := range map[string][]string{
		"shared": {Shared}, "network": {Network}, "network,shared": {Network, Shared},
	} {
		parsed, err := Parse(list)
		require.NoError(t, err)
		assert.Equal(t, want, parsed)
	}
	for list, want := range map[string]string{
		"":              `unknown locality "" (want shared or network)`,
		"shared,nework": `unknown locality "nework" (want shared or network)`,
		"shared,shared": `locality "shared" given twice`,
	} {
		_, err := Parse(list)
		assert.EqualError(t, err, want)
	}
}

func TestVariables(t *testing.T) {
	assert.Empty(t, Variables(Shared))
	assert.Empty(t, Variables(""))
	assert.Contains(t, Variables(Network), "MPIR_CVAR_NOLOCAL=1")
}
