/* The program empties its environment before MPI_Init, fills it with what nastympi must not believe, and
 * leaves only what the launcher has told the MPI library. With the argument "racy" it then reads what it gets
 * too early. */
#define _GNU_SOURCE
#include "check.h"

enum { LAUNCHERS = 512 };

static int is_launchers(const char *variable)
{
    static const char *const prefixes[] = {"PMI",   "OMPI_", "PRTE_", "HYD",   "MPI",
                                           "I_MPI", "OPAL_", "PATH=", "HOME=", "TMPDIR="};
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (strncmp(variable, prefixes[i], strlen(prefixes[i])) == 0)
            return 1;
    return 0;
}

/* Overwrites the names and values that were there from the start, as programs do that show a title. */
static void leave_launchers(void)
{
    extern char **environ;
    static char *kept[LAUNCHERS];
    size_t n = 0;
    for (char **v = environ; *v && n < LAUNCHERS; v++) {
        if (is_launchers(*v))
            kept[n++] = strdup(*v);
        memset(*v, 'x', strlen(*v));
    }
    clearenv();
    for (size_t i = 0; i < n; i++)
        putenv(kept[i]);
    setenv("_NASTYMPI_CORE", "/nonexistent", 1);
    setenv("_NASTYMPI_RUN", "/nonexistent", 1);
    setenv("NASTY_ENABLED", "perhaps", 1);
    setenv("NASTY_SEED", "none", 1);
}

int main(int argc, char **argv)
{
    int racy = argc > 1 && strcmp(argv[1], "racy") == 0;
    leave_launchers();
    check_start(&argc, &argv);
    CHECK(size, 2);
    int *memory, got = -1;
    MPI_Win win;
    MPI_Win_allocate(4 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    memory[0] = 1000 + rank;
    MPI_Win_lock_all(0, win);
    publish(win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    if (!racy)
        MPI_Win_flush(peer, win);
    CHECK(got, 1000 + peer);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    return finish("environment");
}
