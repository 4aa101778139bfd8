package conformance

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/racing"
)

// LLVM's library of OpenMP has other functions than GCC's.
func TestClangCompilesOpenMP(t *testing.T) {
	if !mpitest.Soak() {
		return
	}
	t.Setenv("MPICH_CC", "clang")
	t.Setenv("OMPI_CC", "clang")
	p := racing.Programs()[slices.IndexFunc(racing.Programs(), func(p racing.Program) bool { return p.File == "teams.c" })]
	want, err := p.Races(racingFolder)
	require.NoError(t, err)
	inTurn(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		found := racesOf(raced(t, lib, p))
		for _, r := range want {
			assert.True(t, slices.ContainsFunc(found, r.Is), "not found: %s", r)
		}
		assert.Len(t, found, len(want))
		assert.Empty(t, racesOf(raced(t, lib, p, "fixed")))
	})
}

// What else a compiler may do to a program changes neither what is seen nor where.
func TestLoadsAreWatchedWhateverTheOptions(t *testing.T) {
	inTurn(t, func(t *testing.T, lib mpitest.Library) {
		for i, options := range []string{"-flto -fopenmp", "-fsanitize=undefined", "-O3 -flto", "--coverage"} {
			if !lib.Takes(i, 4) {
				continue
			}
			t.Run(options, func(t *testing.T) {
				words := strings.Fields(options)
				want := expected(t, "loads")
				j, status := diagnosed(t, lib, launch{program: "loads", flags: instrumented(t, lib, words...)})
				assert.Equal(t, 1, status)
				assert.ElementsMatch(t, want, linesOf(j, want))
				j, status = diagnosed(t, lib, launch{program: "loads", flags: instrumented(t, lib, append(words, "-DFIXED")...)})
				assert.Empty(t, serious(j))
				assert.Zero(t, status)
			})
		}
	})
}

// Clang calls other functions than GCC before loads and stores, and the users whose wrappers call another compiler also build the shim
// with it. `make soak` installs the compilers.
func TestOtherCompilersCompileProgramsAndTheShim(t *testing.T) {
	if !mpitest.Soak() {
		return
	}
	names, err := exec.Command("../scripts/need-compilers").Output()
	require.NoError(t, err)
	for _, cc := range strings.Fields(string(names)) {
		t.Run(cc, func(t *testing.T) {
			cxx := strings.NewReplacer("clang", "clang++", "gcc", "g++").Replace(cc)
			for variable, compiler := range map[string]string{"MPICH_CC": cc, "MPICH_CXX": cxx, "OMPI_CC": cc, "OMPI_CXX": cxx} {
				t.Setenv(variable, compiler)
			}
			inTurn(t, func(t *testing.T, lib mpitest.Library) {
				if lib.Sampled() {
					return
				}
				t.Setenv("XDG_CACHE_HOME", t.TempDir()) // in the other cache are the shims of the usual compiler
				by := "-DCOMPILER=" + cc                // other flags, other executables
				want := expected(t, "loads")
				j, status := diagnosed(t, lib, launch{program: "loads", flags: instrumented(t, lib, by)})
				assert.Equal(t, 1, status)
				assert.ElementsMatch(t, want, linesOf(j, want))
				for _, program := range []string{"loads", "loads_cxx.cpp"} {
					j, status := diagnosed(t, lib, launch{program: program, flags: instrumented(t, lib, "-DFIXED", by)})
					assert.Empty(t, serious(j), program)
					assert.Zero(t, status, program)
				}
			})
		})
	}
}
