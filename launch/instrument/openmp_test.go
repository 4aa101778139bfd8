package instrument_test

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A program that is compiled with OpenMP runs as its twin does that was compiled without nastympi: also if the linker takes only
// libraries that something needs, and nothing but what the compiler makes of pragmas calls OpenMP.
func TestProgramsWithOpenMPLink(t *testing.T) {
	l := library()
	for compiler, program := range map[string]struct {
		source, prints string
		flags          []string
	}{
		"gcc":      {"testdata/openmp.c", "200 200 200 200 200 1\n", nil},
		"g++":      {"testdata/openmp.c", "200 200 200 200 200 1\n", []string{"-x", "c++"}},
		"gfortran": {"testdata/openmp.F90", "200\n", nil},
	} {
		for _, flags := range []string{
			"", "-O2", "-Wl,--as-needed", "-Wl,--no-as-needed", "-DCALLS -Wl,--as-needed", "-Wl,--as-needed -pthread", "-flto -O1 -Wl,--as-needed",
			"-static", "-static -O2 -DCALLS", "-static-pie", "-shared-libgcc -Wl,--as-needed",
		} {
			if compiler == "gfortran" && strings.Contains(flags, "-static") {
				continue // such programs crash natively: Fortran's library refers to threads by weak symbols
			}
			t.Run(compiler+" "+flags, func(t *testing.T) {
				binary := filepath.Join(t.TempDir(), "program")
				arguments := slices.Concat(program.flags, strings.Fields(flags), []string{"-g", "-fopenmp", "-o", binary, program.source})
				assert.Equal(t, program.prints, runs(t, binary, compiler, arguments))
				options, err := l.Options([]string{compiler}, arguments)
				require.NoError(t, err)
				assert.Equal(t, program.prints, runs(t, binary, compiler, append(arguments, options...)))
			})
		}
	}
}

// runs compiles a program, and says what it prints.
func runs(t *testing.T, program, compiler string, arguments []string) string {
	t.Helper()
	output, err := exec.Command(compiler, arguments...).CombinedOutput()
	require.NoError(t, err, string(output))
	output, err = exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(output))
	return string(output)
}
