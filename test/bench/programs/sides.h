/* What the programs of the bench share: the library's own functions, below nastympi, and medians of two
 * sides that are measured in turns. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <mpi.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SLICES = 201 };

static struct link_map *library_map;

static void *own(struct link_map *object, const char *name)
{
    Dl_info where;
    void *handle = dlopen(object->l_name, RTLD_LAZY | RTLD_NOLOAD);
    void *symbol = handle ? dlsym(handle, name) : NULL;
    if (!symbol || !dladdr(symbol, &where) || (uintptr_t)where.dli_fbase != object->l_addr)
        return NULL;
    return symbol;
}

/* The library's function, which is not the one that the program is linked to. */
static void *library(const char *name)
{
    if (!library_map) {
        struct link_map *object;
        dlinfo(dlopen(NULL, RTLD_LAZY), RTLD_DI_LINKMAP, &object);
        for (; object && !library_map; object = object->l_next) {
            void *put = own(object, "PMPI_Put");
            if (put && put != dlsym(RTLD_DEFAULT, "PMPI_Put"))
                library_map = object;
        }
    }
    void *function = library_map ? own(library_map, name) : NULL;
    if (!function) {
        fprintf(stderr, "bench: no %s below; run me under nastympi\n", name);
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    return function;
}

/* A core for each rank: a move to another one in the middle would count for one side only. */
static inline void settle(int rank)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(rank, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}

static inline int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static inline double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, ascending);
    return v[n / 2];
}

/* What both sides took, slice by slice. */
struct sides {
    double ours[SLICES], theirs[SLICES];
};

/* The median of the slices' ratios, or of their differences. */
static inline double ratio(const struct sides *s, int slices)
{
    double v[SLICES];
    for (int i = 0; i < slices; i++)
        v[i] = s->ours[i] / s->theirs[i];
    return median(v, slices);
}

static inline double added(const struct sides *s, int slices)
{
    double v[SLICES];
    for (int i = 0; i < slices; i++)
        v[i] = s->ours[i] - s->theirs[i];
    return median(v, slices);
}
