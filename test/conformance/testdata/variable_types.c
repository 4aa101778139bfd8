/* Passes datatypes that are not those of the variables, which libraries cannot see, at each line that names
 * the rule. With -DFIXED the datatypes match, or stand for bytes. */
#include "usage.h"

#include <complex.h>
#include <stdlib.h>

enum { N = 8 };
struct particle {
    int id;
    double at[3];
};
union word {
    int i;
    float f;
};

static int cells[N];
static double numbers[N];
static long counters[N];
static float complex waves[N];
static char bytes[64];
static struct particle particle;
static union word words[N];

static void bcast(void *buffer, int n, MPI_Datatype type) { MPI_Bcast(buffer, n, type, 0, MPI_COMM_WORLD); }

int main(int argc, char **argv)
{
    double local[N] = {0};
    unsigned number = 0;
    int *heap = malloc(sizeof cells);
    MPI_Datatype type = WRONG(MPI_FLOAT, MPI_INT);
    MPI_Win win;
    check_start(&argc, &argv);
    MPI_Bcast(cells, N / 2, WRONG(MPI_DOUBLE, MPI_INT), 0, MPI_COMM_WORLD);   /* variable-type-mismatch */
    MPI_Bcast(local, N / 2, WRONG(MPI_FLOAT, MPI_DOUBLE), 0, MPI_COMM_WORLD); /* variable-type-mismatch */
    MPI_Bcast(&number, 1, WRONG(MPI_FLOAT, MPI_INT), 0, MPI_COMM_WORLD);      /* variable-type-mismatch */
    MPI_Bcast(counters, N / 2, WRONG(MPI_INT, MPI_LONG), 0, MPI_COMM_WORLD);  /* variable-type-mismatch */
    MPI_Win_create(numbers, sizeof numbers, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    MPI_Put(cells + 2, 1, type, peer, 0, 1, type, win); /* variable-type-mismatch */
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    /* Correct, or not judged. */
    MPI_Bcast(counters, 2 * N, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Bcast(numbers, sizeof numbers, MPI_BYTE, 0, MPI_COMM_WORLD);
    MPI_Bcast(waves, 2 * N, MPI_FLOAT, 0, MPI_COMM_WORLD);
    MPI_Bcast(waves, N, MPI_C_FLOAT_COMPLEX, 0, MPI_COMM_WORLD);
    MPI_Bcast(bytes, 8, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    MPI_Bcast(&particle, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Bcast(particle.at, 3, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    MPI_Bcast(words, N, MPI_FLOAT, 0, MPI_COMM_WORLD);
    MPI_Bcast(words, N, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Bcast(&number, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Bcast(heap, N, MPI_FLOAT, 0, MPI_COMM_WORLD);
    bcast(local, N, MPI_DOUBLE);
    bcast(heap, N, MPI_INT);
    free(heap);
    return finish("variable_types");
}
