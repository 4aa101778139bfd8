package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

// Clang calls other functions than GCC before loads and stores, and the users whose wrappers call clang also build the shim
// with it. `make soak` installs clang.
func TestClangCompilesProgramsAndTheShim(t *testing.T) {
	if !mpitest.Soak() {
		return
	}
	for variable, compiler := range map[string]string{"MPICH_CC": "clang", "MPICH_CXX": "clang++", "OMPI_CC": "clang", "OMPI_CXX": "clang++"} {
		t.Setenv(variable, compiler)
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		t.Setenv("XDG_CACHE_HOME", t.TempDir()) // in the other cache are the shims that GCC has built
		want := expected(t, "loads")
		j, status := diagnosed(t, lib, launch{program: "loads", flags: instrumented(t, lib)})
		assert.Equal(t, 1, status)
		assert.ElementsMatch(t, want, linesOf(j, want))
		for _, program := range []string{"loads", "loads_cxx.cpp"} {
			j, status := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib, "-DFIXED")})
			assert.Empty(t, serious(j), program)
			assert.Zero(t, status, program)
		}
	})
}
