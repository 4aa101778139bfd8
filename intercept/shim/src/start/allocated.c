/* What the core wants to know, and windows of MPI_Win_allocate. In C because only the library knows its
 * version, and which ranks share memory. */
#include "start/allocated.h"

#include "calls.h"
#include "core/questions.h"
#include "observe/sites.h"
#include "process/alloc.h"
#include "process/state.h"

#include <pthread.h>
#include <stdlib.h>

static void ask_core(void)
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length;
    real.Get_library_version(version, &length);
    nasty.habits = nasty_core_library(version);
}

void nasty_habits_start(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    NASTY_INSIDE(inside);
    pthread_once(&once, ask_core);
}

/* All ranks have the same library, so all come to the collective calls. */
void nasty_allocated(MPI_Comm comm, uint64_t size)
{
    nasty_habits_start();
    NASTY_INSIDE(inside);
    if (!(nasty.habits & HABIT_ALLOCATED))
        return;
    MPI_Comm node;
    int rank, ranks;
    real.Comm_rank(comm, &rank);
    real.Comm_split_type(comm, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
    real.Comm_rank(node, &rank);
    real.Comm_size(node, &ranks);
    uint64_t *sizes = nasty_alloc((size_t)ranks * sizeof *sizes);
    real.Gather(&size, 1, MPI_UINT64_T, sizes, 1, MPI_UINT64_T, 0, node);
    if (rank == 0) {
        nasty_lock();
        nasty_core_allocated(nasty_site_here(), sizes, ranks);
        nasty_unlock();
    }
    free(sizes);
    real.Comm_free(&node);
}
