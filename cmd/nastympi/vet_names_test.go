package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/vet/compile"
)

const namedCXX = `#include <mpi.h>
namespace halo {
int edge[4];
template <class T> struct Grid {
    void exchange(MPI_Win win) { MPI_Put(edge, 4, MPI_INT, 1, 0, 4, MPI_INT, win); edge[0] = 3; }
};
void send(MPI_Win win)
{
    int *buf = new int[4]();
    MPI_Put(buf, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    delete[] buf;
}
}
void start(MPI_Win win) { halo::Grid<double>().exchange(win); }
`

const namedFortran = `module cells
  use mpi
  integer, asynchronous :: edge(4)
contains
  subroutine exchange(win, ierror)
    integer :: win, ierror
    call MPI_Put(edge, 4, MPI_INTEGER, 1, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, win, ierror)
    edge(1) = 3
  end subroutine
end module
`

// Functions and variables have the names of the source, as in check and sweep.
func TestVetNames(t *testing.T) {
	lib := vetLibraries(t)[0]
	for file, test := range map[string]struct {
		source              string
		functions, messages []string
	}{
		"names.cpp": {namedCXX, []string{"halo::Grid<double>::exchange", "halo::send"},
			[]string{"halo::edge is changed while", "is freed by operator delete[] while"}},
		"names.f90": {namedFortran, []string{"cells::exchange"}, []string{"edge is changed while"}},
	} {
		if lib.Mpifort == "" && compile.LanguageOf(file) == compile.Fortran {
			continue
		}
		path := filepath.Join(t.TempDir(), file)
		require.NoError(t, os.WriteFile(path, []byte(test.source), 0o600))
		found := diagnose(t, lib, nil, path)
		require.Len(t, found, len(test.functions), file)
		for i, d := range found {
			assert.Equal(t, test.functions[i], d.Places[0].Function)
			assert.Contains(t, d.Message, test.messages[i])
		}
	}
}
