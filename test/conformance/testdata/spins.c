/* Rank 1 looks at a word of rank 0 until rank 0 has changed it, in some way that the argument names: get,
 * swap, compare, locked. counts: rank 1 counts in its own memory, and rank 0 says how far. Nothing orders
 * them. */
#include "check.h"

enum { COUNT = 20000 };

static MPI_Win win;
static int word = -1, one = 1, none;

static void fetch(MPI_Op op, int target)
{
    MPI_Fetch_and_op(&one, &word, MPI_INT, target, 0, op, win);
    MPI_Win_flush(target, win);
}

static int get(void)
{
    MPI_Get(&word, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
    return word == 0;
}

static int swap(void)
{
    MPI_Win_sync(win);
    fetch(MPI_REPLACE, 0);
    return word != 0;
}

static int compare(void)
{
    MPI_Compare_and_swap(&one, &none, &word, MPI_INT, 0, 0, win);
    MPI_Win_flush_local_all(win);
    return word == 1;
}

static int locked(void)
{
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    MPI_Fetch_and_op(NULL, &word, MPI_INT, 0, 0, MPI_NO_OP, win);
    MPI_Win_unlock(0, win);
    return word == 0;
}

static const struct {
    const char *name;
    int (*looks)(void);
    int before, after; /* what the word is */
} ways[] = {{"get", get, 0, 2}, {"swap", swap, 1, 0}, {"compare", compare, 1, 0}, {"locked", locked, 0, 1}};

static void set(int value)
{
    int old;
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    MPI_Fetch_and_op(&value, &old, MPI_INT, 0, 0, MPI_REPLACE, win);
    MPI_Win_unlock(0, win);
}

static void spin(const char *name)
{
    size_t i = 0;
    while (strcmp(ways[i].name, name) != 0)
        i++;
    if (rank == 0)
        set(ways[i].before);
    barrier();
    if (rank == 0) {
        set(ways[i].after);
    } else {
        if (ways[i].looks != locked)
            MPI_Win_lock_all(0, win);
        while (ways[i].looks())
            ;
        if (ways[i].looks != locked)
            MPI_Win_unlock_all(win);
    }
}

static void count(void)
{
    MPI_Win_lock_all(0, win);
    barrier();
    for (int i = 0; rank == 1 && i < COUNT; i++)
        fetch(MPI_SUM, 1);
    if (rank == 0) {
        fetch(MPI_NO_OP, 1);
        printf("counted %s\n", word == COUNT ? "all" : "some");
    }
    MPI_Win_unlock_all(win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    ints(4, &win);
    MPI_Win_unlock_all(win);
    if (argc < 2 || strcmp(argv[1], "counts") == 0)
        count();
    else
        spin(argv[1]);
    barrier();
    MPI_Win_free(&win);
    return finish("spins");
}
