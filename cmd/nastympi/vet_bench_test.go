package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	vetting "github.com/nastympi/nastympi/vet"
	"github.com/nastympi/nastympi/vet/compile"
)

// part is what the parts of a large program have: a structure, and functions that compute, pack, exchange and unpack.
// Each exchange has a wait of its own kind, and the last one of each part has a race.
const part = `
struct grid@ { int rows, columns, rank, size; double *cells, *edge, *ghost; MPI_Win win; };

static void compute@(struct grid@ *g, int times)
{
    for (int t = 0; t < times; t++) {
        for (int i = 1; i + 1 < g->rows; i++) {
            for (int k = 1; k + 1 < g->columns; k++) {
                double c = g->cells[i * g->columns + k];
                double n = g->cells[(i - 1) * g->columns + k];
                double s = g->cells[(i + 1) * g->columns + k];
                double w = g->cells[i * g->columns + k - 1];
                double e = g->cells[i * g->columns + k + 1];
                if (c > 0.5)
                    c = 0.25 * (n + s + w + e);
                else if (c < -0.5)
                    c = n * s - w * e;
                g->cells[i * g->columns + k] = c;
            }
        }
    }
}

static void pack@(struct grid@ *g, int column)
{
    for (int i = 0; i < g->rows; i++)
        g->edge[i] = g->cells[i * g->columns + column];
}

static void unpack@(struct grid@ *g, int column)
{
    for (int i = 0; i < g->rows; i++)
        g->cells[i * g->columns + column] = g->ghost[i];
}

static int neighbour@(const struct grid@ *g, int step)
{
    int to = g->rank + step;
    if (to < 0)
        to += g->size;
    if (to >= g->size)
        to -= g->size;
    return to;
}

static void push@(struct grid@ *g, int step)
{
    int to = neighbour@(g, step);
    pack@(g, step > 0 ? g->columns - 1 : 0);
    MPI_Put(g->edge, g->rows, MPI_DOUBLE, to, 0, g->rows, MPI_DOUBLE, g->win);
    if (g->rows > 100)
        MPI_Win_flush(to, g->win);
    else
        MPI_Win_flush_all(g->win);
}

static void pull@(struct grid@ *g, int step)
{
    int from = neighbour@(g, step);
    MPI_Request request;
    MPI_Rget(g->ghost, g->rows, MPI_DOUBLE, from, 0, g->rows, MPI_DOUBLE, g->win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    unpack@(g, step > 0 ? 0 : g->columns - 1);
}

static void early@(struct grid@ *g, int step)
{
    int from = neighbour@(g, step);
    MPI_Get(g->ghost, g->rows, MPI_DOUBLE, from, 0, g->rows, MPI_DOUBLE, g->win);
    unpack@(g, 0);
    MPI_Win_flush(from, g->win);
}

void part@(MPI_Comm comm, int rows, int columns, int times)
{
    struct grid@ g = {rows, columns, 0, 1, NULL, NULL, NULL, MPI_WIN_NULL};
    MPI_Comm_rank(comm, &g.rank);
    MPI_Comm_size(comm, &g.size);
    g.cells = malloc(sizeof(double) * rows * columns);
    g.edge = malloc(sizeof(double) * rows);
    g.ghost = malloc(sizeof(double) * rows);
    MPI_Win_create(g.cells, sizeof(double) * rows * columns, 8, MPI_INFO_NULL, comm, &g.win);
    MPI_Win_lock_all(0, g.win);
    for (int t = 0; t < times; t++) {
        compute@(&g, 1 + t % 3);
        push@(&g, 1);
        push@(&g, -1);
        MPI_Barrier(comm);
        pull@(&g, 1);
        pull@(&g, -1);
        early@(&g, 1);
    }
    MPI_Win_unlock_all(g.win);
    MPI_Win_free(&g.win);
    free(g.cells);
    free(g.edge);
    free(g.ghost);
}
`

// largeProgram has about this many lines, in parts that its main function calls.
func largeProgram(lines int) (text string, parts int) {
	parts = lines / strings.Count(part, "\n")
	text = "#include <mpi.h>\n#include <stdlib.h>\n"
	body := ""
	for n := range parts {
		text += strings.ReplaceAll(part, "@", fmt.Sprint(n))
		body += fmt.Sprintf("    part%d(MPI_COMM_WORLD, argc + %d, argc, 10);\n", n, n)
	}
	return text + "int main(int argc, char **argv)\n{\n    MPI_Init(&argc, &argv);\n" + body + "    return MPI_Finalize();\n}\n", parts
}

// BenchmarkVet reads and judges ten thousand lines of each kind. Each part has one race.
func BenchmarkVet(b *testing.B) {
	const lines = 10000
	libs, err := mpitest.Libraries()
	require.NoError(b, err)
	grids, gridParts := largeProgram(lines)
	lists, listParts := largeSource(pointers, "#include <mpi.h>\n", lines)
	fields, fieldParts := largeSource(templates, "#include <mpi.h>\n#include <algorithm>\n#include <map>\n#include <numeric>\n"+
		"#include <string>\n#include <vector>\n", lines)
	for _, source := range []struct {
		name, compiler, text string
		language             compile.Language
		parts                int
	}{
		{"grids.c", libs[0].Mpicc, grids, compile.C, gridParts},
		{"lists.c", libs[0].Mpicc, lists, compile.C, listParts},
		{"fields.cpp", libs[0].Mpicxx, fields, compile.CXX, fieldParts},
	} {
		b.Run(source.name, func(b *testing.B) {
			path := filepath.Join(b.TempDir(), source.name)
			require.NoError(b, os.WriteFile(path, []byte(source.text), 0o600))
			unit := compile.Unit{Dir: b.TempDir(), Compiler: source.compiler, Source: path, Language: source.language}
			for b.Loop() {
				measure(b, unit, source.parts)
			}
		})
	}
}

// measure counts the analysis without the compiler.
func measure(b *testing.B, unit compile.Unit, races int) {
	began := time.Now()
	program, failed := compileAll([]compile.Unit{unit}, b.TempDir(), false)
	require.Empty(b, failed)
	compiled := time.Now()
	found, _ := vetting.Diagnose(program, "")
	require.Len(b, found, races)
	b.ReportMetric(time.Since(compiled).Seconds(), "s-analysis")
	b.ReportMetric(compiled.Sub(began).Seconds(), "s-compiler-and-reader")
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	b.ReportMetric(float64(memory.Sys)/(1<<20), "MiB")
}
