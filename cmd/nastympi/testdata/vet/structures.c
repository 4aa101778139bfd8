#include <mpi.h>

struct record {
    int origin[4], result[4];
    int count;
};

static struct record records[40];

/* Case: arrays in an array of structures, each used by its operation only */
void own_record(MPI_Win win, int n)
{
    for (int i = 0; i < 40; i++) {
        for (int k = 0; k < n; k++)
            records[i].origin[k] = k;
        MPI_Put(records[i].origin, n, MPI_INT, 1, 4 * i, n, MPI_INT, win);
        records[i].count = n;
    }
    MPI_Win_flush_local(1, win);
    records[3].origin[n - 1] = 0;
}

/* Case: an array in an array of structures, used before the operation is complete */
void same_record(MPI_Win win, int n, int i)
{
    MPI_Put(records[i].origin, n, MPI_INT, 1, 0, n, MPI_INT, win);
    records[i].result[n] = 0;
    records[i + 1].origin[n] = 0;
    records[i].origin[n] = 0;
    records[i].origin[0] = 0; /* vet: must put-store */
    MPI_Win_flush(1, win);
}

typedef struct {
    int head[4];
    int tail;
} named;

static struct {
    int head[4];
    int tail;
} unnamed;

/* Case: structures without a name, as types and as variables */
void without_name(MPI_Win win, named *p)
{
    named v = {{0}, 0};
    MPI_Put(v.head, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    MPI_Put(&p->head[3], 2, MPI_INT, 1, 4, 2, MPI_INT, win);
    MPI_Put(unnamed.head, 5, MPI_INT, 1, 8, 5, MPI_INT, win);
    v.tail = 1;
    p->tail = 1;      /* vet: must put-store */
    unnamed.tail = 1; /* vet: must put-store */
    MPI_Win_flush_local(1, win);
}

/* Case: the cases of a switch, of which each completes the operation */
void all_cases(MPI_Win win)
{
    for (int way = 0; way < 4; way++) {
        int v = way;
        MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        switch (way) {
        case 0:
            MPI_Win_flush_local(1, win);
            break;
        case 1:
            MPI_Win_flush_all(win);
            break;
        default:
            if (way == 2)
                MPI_Win_flush(1, win);
            if (way == 3)
                MPI_Win_flush_local_all(win);
        }
    }
}

/* Case: a case of a switch that does not complete the operation */
void some_cases(MPI_Win win)
{
    for (int way = 0; way < 4; way++) {
        int v = way;
        MPI_Put(&v, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        switch (way) {
        case 0:
            MPI_Win_flush_local(1, win);
            break;
        default:
            if (way == 2)
                MPI_Win_flush(1, win);
        }
    } /* vet: may put-scope-end near */
    MPI_Win_flush_all(win);
}

/* Case: an accumulate, a fetching one that is complete, then a put to the same memory */
void fetched(MPI_Win win)
{
    int one = 1, old = 0;
    MPI_Accumulate(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win);
    MPI_Fetch_and_op(&one, &old, MPI_INT, 1, 0, MPI_SUM, win);
    MPI_Win_flush_local(1, win);
    MPI_Put(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
    MPI_Win_flush(1, win);
}

/* Case: an accumulate that is complete at its origin only, then a put to the same memory */
void not_fetched(MPI_Win win)
{
    int one = 1;
    MPI_Accumulate(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, win);
    MPI_Win_flush_local(1, win);
    MPI_Put(&one, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* vet: may overlap-at-target */
    MPI_Win_flush(1, win);
}

struct field {
    double *data;
    int *owner;
    int n;
};

/* Case: a pointer that is read from a structure again after the get */
double reloaded(MPI_Win win, struct field *f)
{
    double sum = 0;
    MPI_Get(f->data, 4, MPI_DOUBLE, 1, 0, 4, MPI_DOUBLE, win);
    sum += f->data[0]; /* vet: must get-load */
    f->data[1] = 0;    /* vet: must get-store */
    MPI_Win_flush(1, win);
    return sum + f->data[0];
}

/* Case: a pointer in a structure that changes after the get */
double exchanged(MPI_Win win, struct field *f, double *other)
{
    double sum = 0;
    MPI_Get(f->data, 4, MPI_DOUBLE, 1, 0, 4, MPI_DOUBLE, win);
    f->data = other;
    sum += f->data[0];
    MPI_Win_flush(1, win);
    return sum;
}

/* Case: a pointer in a structure that may be in the bytes that a get fetches */
double fetched_bytes(MPI_Win win, struct field **fields, char *bytes)
{
    double sum = 0;
    MPI_Get(bytes, 64, MPI_BYTE, 1, 0, 64, MPI_BYTE, win);
    MPI_Get(fields[0]->data, 4, MPI_DOUBLE, 1, 64, 4, MPI_DOUBLE, win);
    MPI_Win_flush(1, win);
    return sum + fields[0]->data[0];
}

/* Case: a number of a structure that a get may change, as an index */
void fetched_index(MPI_Win win, struct field *f)
{
    MPI_Get(f->owner, 4, MPI_INT, 1, 0, 4, MPI_INT, win);
    f->data[f->n] = 1;
    MPI_Win_flush(1, win);
}
