/* The small programs of Table II of the method's paper, each a function of its own. A comment at the end
 * of a line says what vet finds there: must (an error), may (a warning), missed (a race that vet does not
 * find) or false (a warning about a correct program). A comment before a function is its row in doc/vet.md.
 */
#include <mpi.h>

int use(int);

/* Case: get, then get into the same buffer */
void get_get(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 1, 1, MPI_INT, win); /* vet: must get-get */
    MPI_Win_unlock_all(win);
}

/* Case: get, then store to its buffer */
void get_store(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    buf = 5; /* vet: must get-store */
    MPI_Win_unlock_all(win);
}

/* Case: get, then load of its buffer */
int get_load(MPI_Win win)
{
    int buf = 0, sum = 0;
    MPI_Win_lock_all(0, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    sum += buf; /* vet: must get-load */
    MPI_Win_unlock_all(win);
    return sum;
}

/* Case: get, then put from its buffer */
void get_put(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 1, 1, MPI_INT, win); /* vet: must get-put */
    MPI_Win_unlock_all(win);
}

/* Case: put, then get into its buffer */
void put_get(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 1, 1, MPI_INT, win); /* vet: must put-get */
    MPI_Win_unlock_all(win);
}

/* Case: put, then store to its buffer */
void put_store(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    buf = 5; /* vet: must put-store */
    MPI_Win_unlock_all(win);
}

/* Case: load, then get, in a loop */
int load_get_loop(MPI_Win win, int n)
{
    int buf = 0, sum = 0;
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < n; i++) {
        sum += buf;                                       /* vet: must get-load */
        MPI_Get(&buf, 1, MPI_INT, 1, i, 1, MPI_INT, win); /* vet: must get-get */
    }
    MPI_Win_unlock_all(win);
    return sum;
}

/* Case: put, then put from the same buffer */
void put_put(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 1, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

/* Case: put, then load of its buffer */
int put_load(MPI_Win win)
{
    int buf = 0, sum = 0;
    MPI_Win_lock_all(0, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    sum += buf;
    MPI_Win_unlock_all(win);
    return sum;
}

/* Case: load, then get */
int load_get(MPI_Win win)
{
    int buf = 0, sum = 0;
    MPI_Win_lock_all(0, win);
    sum += buf;
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
    return sum;
}

/* Case: load, then put */
int load_put(MPI_Win win)
{
    int buf = 0, sum = 0;
    MPI_Win_lock_all(0, win);
    sum += buf;
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
    return sum;
}

/* Case: store, then get */
void store_get(MPI_Win win)
{
    int buf;
    MPI_Win_lock_all(0, win);
    buf = 1;
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

/* Case: store, then put */
void store_put(MPI_Win win)
{
    int buf;
    MPI_Win_lock_all(0, win);
    buf = 1;
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

/* Case: get, flush, then get into the same buffer */
void get_flush_get(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock_all(0, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
    MPI_Get(&buf, 1, MPI_INT, 1, 1, 1, MPI_INT, win);
    MPI_Win_unlock_all(win);
}

/* Case: put, end of the epoch, then store to its buffer */
void put_epoch_store(MPI_Win win)
{
    int buf = 0;
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock(1, win);
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    buf = 5;
    MPI_Put(&buf, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_unlock(1, win);
}
