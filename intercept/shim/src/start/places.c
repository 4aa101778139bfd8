/* Where the ranks of several nodes are: some may write their files where others do not see them, and only the
 * library reaches these. In C because it is the library that is asked. */
#include "start/places.h"

#include "calls.h"
#include "observe/file.h"
#include "observe/hash.h"
#include "process/alloc.h"
#include "process/host.h"
#include "process/state.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

uint64_t nasty_place(void)
{
    struct nasty_host here = nasty_host();
    return nasty_hash(NASTY_HASH_BASIS, (const char *)&here, sizeof here);
}

/* The folder of the files: the working directory of ranks on other nodes may be another one. */
static void write_folder(void)
{
    static char path[PATH_MAX]; /* stacks may be small */
    if (realpath(nasty.settings.trace_folder, path))
        nasty_file_name("folder 0 %s\n", path);
}

void nasty_places_write(void)
{
    int size, first = 0;
    real.Comm_size(MPI_COMM_WORLD, &size);
    struct nasty_host here = nasty_host(), *all = nasty_alloc((size_t)size * sizeof *all);
    real.Allgather(&here, sizeof here, MPI_BYTE, all, sizeof here, MPI_BYTE, MPI_COMM_WORLD);
    while (memcmp(&all[first], &here, sizeof here) != 0)
        first++;
    if (first == nasty.rank) {
        write_folder();
        for (int rank = 0; rank < size; rank++)
            nasty_file_name("place %d %s\n", rank, all[rank].name);
    }
    free(all);
}
