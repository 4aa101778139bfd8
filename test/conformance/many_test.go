package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

const cells = 96

// readers is a program whose rank 0 puts all cells in one line, and whose rank 1 gets each of them in a line of its own.
func readers(flush string) string {
	var gets strings.Builder
	for i := range cells {
		fmt.Fprintf(&gets, "        MPI_Get(&data[%d], 1, MPI_INT, 1, %d, 1, MPI_INT, win);\n", i, i)
	}
	return fmt.Sprintf(`#include <mpi.h>
int main(int argc, char **argv)
{
    int rank, *base, data[%[1]d] = {0};
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(sizeof data, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Put(data, %[1]d, MPI_INT, 1, 0, %[1]d, MPI_INT, win);
        %[2]s(1, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1) {
%[3]s        MPI_Win_flush(1, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
`, cells, flush, gets.String())
}

// 96 races of one put are read on one screen. The correct twin is silent.
func TestManyRacesOfOneLineFitOnAScreen(t *testing.T) {
	lib := libraries(t)[0]
	check := func(flush string) (string, int, string) {
		dir, records := t.TempDir(), t.TempDir()
		source := filepath.Join(dir, "cells.c")
		require.NoError(t, os.WriteFile(source, []byte(readers(flush)), 0o644))
		program, err := mpitest.Compile(lib, dir, []string{source}, "-g")
		require.NoError(t, err)
		status, output := command(t, lib, "check", "-runs", "1", "-only", "races", "-o", records, lib.Mpiexec, "-n", "2", program)
		return output, status, source
	}
	output, status, source := check("MPI_Win_flush_local")
	assert.Equal(t, 1, status)
	lines := strings.Split(strings.TrimSpace(output), "\n")
	assert.LessOrEqual(t, len(lines), 40, "one screen")
	for _, line := range lines {
		// A path has no spaces at which it could be wrapped. Of the run itself, only the findings are wrapped.
		if !strings.Contains(line, source) && !strings.HasPrefix(line, "nastympi: ") && !strings.HasPrefix(line, "FAIL ") {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), 100, line)
		}
	}
	assert.Contains(t, output, "and 90 more like it")
	assert.Regexp(t, `(?m)^  \S*cells.c:12 +race-between-ranks +96  0$`, output)
	assert.Contains(t, output, "96 errors")
	output, status, _ = check("MPI_Win_flush")
	assert.Zero(t, status)
	assert.Contains(t, output, "nothing found")
}
