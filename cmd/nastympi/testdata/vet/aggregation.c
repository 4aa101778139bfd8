/* Random updates of a distributed table: each goes into the row of its owner, and rows that are full are put.
 */
#include <mpi.h>
#include <stdlib.h>

enum { ROWS = 8, LENGTH = 16 };

static long table[ROWS][LENGTH];
static int used[ROWS], waited[ROWS];

/* Case: rows of a table that are put to their owners, flushed on some paths only */
void update(MPI_Win win, int updates, int strict)
{
    for (int i = 0; i < updates; i++) {
        long value = random();
        int owner = (int)(value % ROWS);
        table[owner][used[owner]] = value;      /* vet: may put-store */
        table[owner][LENGTH - 1] = used[owner]; /* vet: may put-store */
        if (++used[owner] == LENGTH - 1) {
            MPI_Put(table[owner], LENGTH, MPI_LONG, owner, 0, LENGTH, MPI_LONG, win);
            if (strict)
                MPI_Win_flush(owner, win);
            else if (waited[owner] > 3)
                MPI_Win_flush_local(owner, win);
            waited[owner]++;
            used[owner] = 0;
        }
    }
    MPI_Win_flush_all(win);
}

/* Case: the same with a flush on every path */
void update_right(MPI_Win win, int updates, int strict)
{
    for (int i = 0; i < updates; i++) {
        long value = random();
        int owner = (int)(value % ROWS);
        table[owner][used[owner]] = value;
        if (++used[owner] == LENGTH - 1) {
            MPI_Put(table[owner], LENGTH, MPI_LONG, owner, 0, LENGTH, MPI_LONG, win);
            if (strict)
                MPI_Win_flush(owner, win);
            else
                MPI_Win_flush_local(owner, win);
            used[owner] = 0;
        }
    }
    MPI_Win_flush_all(win);
}
