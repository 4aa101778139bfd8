package shim

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/shim/gen/table"
	"github.com/nastympi/nastympi/launch/mpilib"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestExports builds the shim with each library and looks at what it defines: a
// function that is missing would let calls pass unseen, and one too many could
// take the place of the program's own.
func TestExports(t *testing.T) {
	libraries, err := mpitest.Libraries()
	require.NoError(t, err)
	calls, err := table.Read("calls.txt")
	require.NoError(t, err)
	for _, library := range libraries {
		if library.Brief && library.Name != "mpich5" && !mpitest.Soak() {
			continue // mpich5 has all functions of MPI 4.1
		}
		t.Run(library.Name, func(t *testing.T) {
			t.Parallel()
			met := conditions(t, library)
			want := []string{"free", "realloc", // to see whether buffers exist: src/lifetime/heap.c
				"malloc", "calloc", "aligned_alloc", "memalign", "posix_memalign", "malloc_usable_size", // to know the blocks of the heap: src/lifetime/allocate.c
				"MPIR_Err_return_comm", "MPIR_Err_return_win", "MPIR_Err_return_session", "MPIR_Err_return_group", "ompi_errhandler_invoke", // src/start/ending.c
				"abort", "__assert_fail", // src/start/failure.c
				"ucp_worker_progress",                                            // src/node/rest.c
				"mpi_f_sync_reg_",                                                // src/library/fortran.c
				"nasty_hook_register", "nasty_hook_changed", "nasty_hook_forget"} // for what `nastympi cc` compiles: src/loads/hooks.c
			for _, call := range calls {
				if call.Intercepted() && (call.Since == "" || met[call.Since]) {
					want = append(want, call.Name, "P"+call.Name)
				}
			}
			assert.ElementsMatch(t, want, defined(t, build(t, library)))
		})
	}
}

// unoptimized is Unit for a shim that is built faster, and defines the same.
func unoptimized(file string) (unit, level string) {
	unit, _ = Unit(file)
	return unit, "-O0"
}

func build(t *testing.T, library mpitest.Library) string {
	t.Helper()
	program, err := mpitest.Compile(library, t.TempDir(), []string{"testdata/version.c"})
	require.NoError(t, err)
	found, err := mpilib.Inspect(program, os.Environ())
	require.NoError(t, err)
	path, err := mpilib.Shims{Folder: t.TempDir(), Sources: Sources, Key: Key(), Unit: unoptimized, MPICC: library.Mpicc}.Get(t.Context(), found.Library)
	require.NoError(t, err)
	return path
}

func defined(t *testing.T, path string) (names []string) {
	t.Helper()
	file, err := elf.Open(path)
	require.NoError(t, err)
	defer file.Close()
	symbols, err := file.DynamicSymbols()
	require.NoError(t, err)
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF {
			names = append(names, s.Name)
		}
	}
	return names
}

// conditions tells which of the table's conditions the library's mpi.h meets.
func conditions(t *testing.T, library mpitest.Library) map[string]bool {
	t.Helper()
	source, err := filepath.Abs("testdata/version.c")
	require.NoError(t, err)
	output, err := exec.Command(library.Mpicc, "-E", "-P", source).Output()
	require.NoError(t, err)
	return map[string]bool{
		"10 * MPI_VERSION + MPI_SUBVERSION >= 41": strings.Contains(string(output), "mpi_from_4_1"),
		"MPI_VERSION >= 4":                        !strings.Contains(string(output), "mpi_version = 3"),
		"defined MPI_SESSION_NULL":                strings.Contains(string(output), "mpi_sessions"),
	}
}
