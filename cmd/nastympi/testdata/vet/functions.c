#include <mpi.h>
#include <stdlib.h>
#include <string.h>

struct message {
    int head;
    int body[4];
    int *more;
};

static void send(MPI_Win win, int *v) { MPI_Put(v, 1, MPI_INT, 1, 0, 1, MPI_INT, win); }
static void done(MPI_Win win) { MPI_Win_flush_local(1, win); }
static void quiet(int *v) { *v = 4; }

/* Case: the put, the store and the flush in functions of their own */
static void set(int *v) { *v = 4; /* vet: must put-store */ }

void wrapped(MPI_Win win)
{
    int v = 1;
    send(win, &v);
    set(&v);
    done(win);
}

/* Case: the same in the right order */
void wrapped_right(MPI_Win win)
{
    int v = 1;
    send(win, &v);
    done(win);
    quiet(&v);
}

/* Case: another member of the structure that is being put */
void members(MPI_Win win)
{
    struct message m;
    memset(&m, 0, sizeof m);
    MPI_Put(m.body, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    m.head = 3;
    m.body[3] = 2; /* vet: must put-store */
    MPI_Win_flush_local(1, win);
}

/* Case: a structure that is being put as bytes */
void bytes(MPI_Win win)
{
    struct message m;
    memset(&m, 0, sizeof m);
    MPI_Put(&m, sizeof m, MPI_BYTE, 1, 0, sizeof m, MPI_BYTE, win);
    m.body[1] = 2; /* vet: must put-store */
    MPI_Win_flush_local(1, win);
}

/* Case: a pointer in a structure */
void pointed(MPI_Win win, struct message *m)
{
    MPI_Put(m->more, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    m->head = 1;
    m->more[2] = 2; /* vet: must put-store */
    MPI_Win_flush_local(1, win);
}

/* Case: memory that is freed while it is being put */
void freed(MPI_Win win)
{
    int *v = calloc(4, sizeof *v);
    MPI_Put(v, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    free(v); /* vet: must put-free */
    MPI_Win_flush(1, win);
}

/* Case: a variable whose scope ends while it is being put */
void scope(MPI_Win win)
{
    {
        int v = 3;
        MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    } /* vet: must put-scope-end near */
    MPI_Win_flush(1, win);
}

/* Case: a function that returns while its variable is being put */
static void begin(MPI_Win win)
{
    int v = 3;
    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
} /* vet: must put-scope-end near */

void returned(MPI_Win win)
{
    begin(win);
    MPI_Win_flush(1, win);
}

/* Case: buffers of messages, collective calls and memcpy */
void others(MPI_Win win)
{
    int v = 0, w = 0, sum;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Send(&v, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);               /* vet: must get-load */
    MPI_Allreduce(&v, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* vet: must get-load */
    memcpy(&w, &v, sizeof v);                                     /* vet: must get-load */
    MPI_Win_flush(1, win);
    MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Send(&v, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
    MPI_Recv(&v, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* vet: must put-store */
    MPI_Win_flush(1, win);
}

void elsewhere(void);
void flush_elsewhere(MPI_Win win);

/* Case: a call of a function whose source is not given */
int unknown(MPI_Win win)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    elsewhere();
    int sum = v; /* vet: may get-load */
    MPI_Win_flush(1, win);
    return sum;
}

/* Case: a function whose source is not given, and that has the window */
int unknown_window(MPI_Win win)
{
    int v = 0;
    MPI_Get(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    flush_elsewhere(win);
    return v;
}

/* Case: a function that calls itself */
void recursive(MPI_Win win, int *v, int n)
{
    MPI_Put(&v[n], 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    if (n > 0)
        recursive(win, v, n - 1);
    MPI_Win_flush(1, win);
    v[n] = 0;
}

/* Case: two pointers that may be the same */
void aliases(MPI_Win win, int *a, int *b)
{
    MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    *b = 3; /* vet: missed put-store */
    MPI_Win_flush(1, win);
}

/* Case: a pointer to one of two variables */
void one_of_two(MPI_Win win, int first)
{
    int a = 1, b = 2, *v = first ? &a : &b;
    MPI_Put(v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    b = 3; /* vet: may put-store */
    MPI_Win_flush(1, win);
}
