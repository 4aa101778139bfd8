/* Runs litmus tests as real MPI programs, many times each, and counts their outcomes:
 *
 *     mpiexec -n RANKS [nastympi exec] runner FILE SEED
 *
 * Every iteration starts from the initial values. Random delays before the calls make the
 * ranks meet in many ways; what happens inside of the calls is left to the library, and to
 * nastympi, whose decisions depend on the number of the call and so differ each time. */
#define _GNU_SOURCE
#include "calls.h"

#include <time.h>

/* ---- random delays ---- */

static uint64_t chance;

static uint32_t below(uint32_t n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((chance >> 33) * n) >> 31);
}

/* Some libraries let operations of others arrive only while they are called themselves. It is not a
 * call of the program's, so that nastympi is left out. */
static void progress(double seconds)
{
    int found;
    for (double end = MPI_Wtime() + seconds; MPI_Wtime() < end;)
        PMPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE);
}

/* A style of delays, one for each iteration and rank. */
enum style {
    NONE,
    SHORT, /* the rank stays on its processor */
    LONG,  /* others may have it */
    LATE,  /* a longer one, at the start alone: into the midst of what another rank does */
    POLLS, /* the library may get on */
    STYLES
};

static void stagger(enum style style, int at)
{
    if (style == NONE || (style == LATE && at > 0) || (style != LATE && below(2)))
        return;
    if (style == SHORT) {
        for (volatile uint32_t n = below(1u << below(14)); n > 0;)
            n = n - 1;
    } else if (style == POLLS) {
        progress(1e-6 * (1u << below(8)));
    } else {
        const struct timespec nap = {0, style == LATE ? 1000L * below(600) : 1000L << below(6)};
        nanosleep(&nap, NULL);
    }
}

/* ---- iterations ---- */

static void make(void)
{
    for (int i = 0; i < program.nvars; i++) {
        struct var *v = &program.vars[i];
        MPI_Aint bytes =
            ((MPI_Aint)v->count * v->width + 63) / 64 * 64; /* MPICH 4.0.2 wants multiples of 16 */
        MPI_Info info = MPI_INFO_NULL;
        if (!v->window) {
            v->base = calloc(1, (size_t)bytes);
            continue;
        }
        if (strcmp(v->ordering, "-")) {
            MPI_Info_create(&info);
            MPI_Info_set(info, "accumulate_ordering", v->ordering);
        }
        MPI_Win_allocate(bytes, v->width, info, MPI_COMM_WORLD, &v->base, &v->handle);
        if (info != MPI_INFO_NULL)
            MPI_Info_free(&info);
    }
}

static void unmake(void)
{
    for (int i = 0; i < program.nvars; i++) {
        if (program.vars[i].window)
            MPI_Win_free(&program.vars[i].handle);
        else
            free(program.vars[i].base);
    }
}

static void reset(void)
{
    for (int i = 0; i < program.nvars; i++) {
        struct var *v = &program.vars[i];
        if (v->window)
            MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, v->handle);
        for (int k = 0; k < v->count; k++)
            store((char *)v->base + k * v->width, v->width, v->initial[k]);
        if (v->window)
            MPI_Win_unlock(rank, v->handle);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

static void observe(uint64_t values[])
{
    uint64_t own[MAX_LOCATIONS] = {0};
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < program.nlocations; i++) {
        struct location *l = &program.locations[i];
        struct var *v = &program.vars[l->var];
        if (l->rank != rank)
            continue;
        if (v->window)
            MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, v->handle);
        own[i] = load((char *)v->base + l->index * v->width, v->width);
        if (v->window)
            MPI_Win_unlock(rank, v->handle);
    }
    MPI_Reduce(own, values, program.nlocations, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
}

/* ---- what was seen ---- */

enum { MAX_OUTCOMES = 4096 };

static struct outcome {
    uint64_t values[MAX_LOCATIONS];
    long count, first; /* the iteration, from 1 */
} outcomes[MAX_OUTCOMES];
static int noutcomes;

static void count(const uint64_t values[], long iteration)
{
    size_t bytes = (size_t)program.nlocations * sizeof values[0];
    int i = 0;
    while (i < noutcomes && memcmp(outcomes[i].values, values, bytes))
        i++;
    if (i == MAX_OUTCOMES)
        return;
    if (i == noutcomes) {
        noutcomes++;
        memcpy(outcomes[i].values, values, bytes);
        outcomes[i].first = iteration;
        outcomes[i].count = 0;
    }
    outcomes[i].count++;
}

static void report(long iterations)
{
    printf("result %s %ld %d\n", program.name, iterations, noutcomes);
    for (int i = 0; i < noutcomes; i++) {
        printf("%ld %ld", outcomes[i].count, outcomes[i].first);
        for (int k = 0; k < program.nlocations; k++)
            printf(" %" PRIu64, outcomes[i].values[k]);
        printf("\n");
    }
    fflush(stdout);
}

/* Looks at the time now and then, on one rank for all. */
static int go_on(long iteration, double start)
{
    int on = MPI_Wtime() - start < program.seconds;
    if (iteration == program.iterations)
        return 0;
    if (iteration % 16 == 0)
        MPI_Bcast(&on, 1, MPI_INT, 0, MPI_COMM_WORLD);
    else
        on = 1;
    return on;
}

static void run(void)
{
    long iteration = 0;
    make();
    noutcomes = 0;
    for (double start = MPI_Wtime(); go_on(iteration, start); iteration++) {
        uint64_t values[MAX_LOCATIONS];
        reset();
        enum style style = below(STYLES);
        for (int i = 0; i < program.ncalls; i++) {
            stagger(style, i);
            perform(&program.calls[i]);
        }
        observe(values);
        if (rank == 0)
            count(values, iteration + 1);
    }
    if (rank == 0)
        report(iteration);
    unmake();
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    FILE *file = argc == 3 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "runner: want FILE SEED\n");
        return 2;
    }
    chance = strtoull(argv[2], NULL, 10) * 1000003u + (uint64_t)rank;
    for (int i = 0; i < 8; i++)
        below(2);
    while (read_program(file, &program, rank))
        run();
    fclose(file);
    return MPI_Finalize();
}
