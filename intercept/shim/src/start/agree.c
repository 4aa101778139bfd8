/* Whether all ranks have the same settings: launchers may not pass on variables to other nodes. One
 * reduction, which the board needs anyway, compares them. In C because only the library reaches the other
 * ranks. */
#include "start/agree.h"

#include "calls.h"
#include "observe/file.h"
#include "process/message.h"
#include "process/state.h"
#include "start/places.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

struct settings {
    uint64_t agreed;
    char assignments[sizeof nasty.settings.assignments];
};

/* All ranks end, since those that have the settings of rank 0 would wait for the others. */
static void end_run(void)
{
    enum { FAILED = 125 };
    struct settings first = {.agreed = nasty.settings.agreed};
    memcpy(first.assignments, nasty.settings.assignments, sizeof first.assignments);
    real.Bcast(&first, sizeof first, MPI_BYTE, 0, MPI_COMM_WORLD);
    if (first.agreed != nasty.settings.agreed) {
        static char text[2 * sizeof first.assignments + 256];
        int n =
            snprintf(text, sizeof text,
                     "nastympi: rank %d: error: this rank has other settings than rank 0: %s; rank 0 has %s "
                     "(put nastympi run before the launch command: it gives all ranks its own)\n",
                     nasty.rank, nasty.settings.assignments, first.assignments);
        nasty_write(STDERR_FILENO, text, (size_t)n);
    }
    real.Barrier(MPI_COMM_WORLD);
    real.Abort(MPI_COMM_WORLD, FAILED);
}

/* Rank 0 draws it: it tells the recordings of a run from those of others in the same folder. */
static uint64_t number_of_run(void)
{
    uint64_t number = 0;
    if (nasty.rank == 0 && getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = 0;
    return number;
}

uint64_t nasty_agree(uint64_t wish)
{
    enum { WISH, AGREED, LEAST_AGREED, PLACE, LEAST_PLACE, UNWRITTEN, RUN, N };
    uint64_t agreed = nasty.settings.agreed, place = nasty_place(), most[N];
    uint64_t mine[N] = {wish, agreed, ~agreed, place, ~place, !nasty.settings.trace, number_of_run()};
    NASTY_INSIDE(inside);
    real.Allreduce(mine, most, N, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
    if (most[AGREED] != ~most[LEAST_AGREED]) /* the greatest and the least differ */
        end_run();
    if (!most[UNWRITTEN])
        nasty_file_name("run 0 %llx\n", (unsigned long long)most[RUN]);
    if (!most[UNWRITTEN] && most[PLACE] != ~most[LEAST_PLACE])
        nasty_places_write();
    nasty_guard_end(&inside);
    return most[WISH];
}
