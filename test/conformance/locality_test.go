package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// No two ranks share memory, as on two machines. What nastympi needs travels in the environment and in files.
func TestRanksKeptApart(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		unlessBrief(t, lib) // for these TestNetworkIsTaken has to be enough
		if lib.Strays {
			return // the example exits, which does not always end the run
		}
		flags := []string{"-locality", locality.Network, "-runs", "1", "-baseline", "1", "-confirm", "2"}
		example := launch{program: "../../../examples/put_flush_local"}
		list, status := sweep(t, lib, compile(t, lib, example), flags...)
		assert.Equal(t, 1, status)
		require.Len(t, list, 1)
		assert.Equal(t, locality.Network, list[0].Locality)
		assert.Equal(t, 2, list[0].Size, "both were traced")
		assert.Equal(t, finding.Rate{Failed: 2, Of: 2}, list[0].Rate)
		assert.Equal(t, "[MPI_Put MPI_Win_flush_local]", calls(list[0]))

		example.flags = []string{"-DFIXED"}
		list, status = sweep(t, lib, compile(t, lib, example), flags...)
		assert.Zero(t, status)
		assert.Empty(t, list)
	})
}

// notKeptApart lists the libraries that locality.Variables cannot keep apart, and why.
var notKeptApart = map[string]string{"impi": "MPIR_CVAR_NOLOCAL means nothing to it, and libfabric is not in its wheels"}

// With locality.Network the ranks cannot share memory: the library takes them for ranks of different nodes.
func TestNetworkIsTaken(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if notKeptApart[lib.Name] != "" {
			t.Skip(notKeptApart[lib.Name])
		}
		for _, where := range []string{locality.Shared, locality.Network} {
			result := run(t, lib, launch{program: "apart", args: []string{where}, env: locality.Variables(where), native: true})
			assert.Zero(t, result.ExitCode, "%s", result)
		}
	})
}
