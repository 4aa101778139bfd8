/* Moves data of two datatypes of one signature between a pair of ranks by each one-sided
 * operation, and compares with what a message of the same types brings. */
#ifndef CONFORMANCE_MOVE_H
#define CONFORMANCE_MOVE_H

#include "epoch.h"

enum { MOVE_BYTES = 16384, MOVE_BASE = 6144 }; /* types reach to both sides of the base */

struct pair {
    const char *name;
    MPI_Datatype origin, target; /* committed; freed by the move, unless predefined */
    int origin_count, target_count;
};

static MPI_Win move_win;
static unsigned char *move_memory; /* of the window */
static unsigned char move_origin[MOVE_BYTES], move_expect[MOVE_BYTES], move_result[MOVE_BYTES],
    move_image[MOVE_BYTES];

/* The window is made over the program's own memory, or allocated. */
static inline void move_start(int created)
{
    static unsigned char memory[MOVE_BYTES];
    move_memory = memory;
    if (created)
        MPI_Win_create(memory, MOVE_BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &move_win);
    else
        MPI_Win_allocate(MOVE_BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &move_memory, &move_win);
    epoch_start();
}

static inline void move_finish(void)
{
    MPI_Group_free(&epoch_pair);
    MPI_Win_free(&move_win);
}

/* pattern is different on each rank, and for origin and window. Its bytes are below 64,
 * so that it is no NaN and its sums do not overflow. */
static inline void pattern(unsigned char *to, int of_rank, int salt)
{
    for (int i = 0; i < MOVE_BYTES; i++)
        to[i] = (unsigned char)((i * 7 + of_rank * 19 + salt * 31 + i / 64) % 61 + 1);
}

/* local does by message what an operation should do. */
static inline void local(unsigned char *from, int from_count, MPI_Datatype from_type, unsigned char *to,
                         int to_count, MPI_Datatype to_type)
{
    MPI_Sendrecv(from + MOVE_BASE, from_count, from_type, 0, 0, to + MOVE_BASE, to_count, to_type, 0, 0,
                 MPI_COMM_SELF, MPI_STATUS_IGNORE);
}

static inline void fill_window(enum epoch kind)
{
    own_open(kind, move_win);
    pattern(move_memory, rank, 1);
    own_close(kind, move_win);
}

static inline int is_named(MPI_Datatype type)
{
    int ints, addresses, types, combiner;
    MPI_Type_get_envelope(type, &ints, &addresses, &types, &combiner);
    return combiner == MPI_COMBINER_NAMED;
}

/* forget frees a type, and makes others that may get its handle (12.3: a datatype may be
 * freed as soon as the call returns). */
static inline void forget(MPI_Datatype type, MPI_Datatype decoys[2])
{
    if (!is_named(type))
        MPI_Type_free(&type);
    MPI_Type_vector(3, 1, 2, MPI_CHAR, &decoys[0]);
    MPI_Type_contiguous(5, MPI_SHORT, &decoys[1]);
    MPI_Type_commit(&decoys[0]);
    MPI_Type_commit(&decoys[1]);
}

static inline void check_window(enum epoch kind, const char *name)
{
    own_open(kind, move_win);
    CHECK_BYTES(name, move_memory, move_expect, MOVE_BYTES);
    own_close(kind, move_win);
}

enum verb { PUT, GET, REPLACE, GET_REPLACE, FETCH, VERBS };
static const char *const verb_names[] = {"put", "get", "accumulate", "get_accumulate",
                                         "get_accumulate no_op"};

/* receiver is the buffer type of what a fetching operation brings: as many elements as
 * the target sends, laid out as the origin. */
static inline void move_call(const struct pair *p, enum verb verb)
{
    void *origin = move_origin + MOVE_BASE, *result = move_result + MOVE_BASE;
    switch (verb) {
    case PUT:
        MPI_Put(origin, p->origin_count, p->origin, peer, MOVE_BASE, p->target_count, p->target, move_win);
        break;
    case GET:
        MPI_Get(result, p->origin_count, p->origin, peer, MOVE_BASE, p->target_count, p->target, move_win);
        break;
    case REPLACE:
        MPI_Accumulate(origin, p->origin_count, p->origin, peer, MOVE_BASE, p->target_count, p->target,
                       MPI_REPLACE, move_win);
        break;
    case GET_REPLACE:
        MPI_Get_accumulate(origin, p->origin_count, p->origin, result, p->origin_count, p->origin, peer,
                           MOVE_BASE, p->target_count, p->target, MPI_REPLACE, move_win);
        break;
    default:
        MPI_Get_accumulate(NULL, 0, MPI_DATATYPE_NULL, result, p->origin_count, p->origin, peer, MOVE_BASE,
                           p->target_count, p->target, MPI_NO_OP, move_win);
    }
}

/* move runs one operation in one kind of epoch, and checks the whole window, origin and
 * result buffers: what the types leave out must be as it was. The types are not freed. */
static inline void move(const struct pair *p, enum verb verb, enum epoch kind, int free_types)
{
    static unsigned char result[MOVE_BYTES], origin[MOVE_BYTES];
    char name[128];
    snprintf(name, sizeof name, "%s, %s, %s", p->name, verb_names[verb], epoch_names[kind]);
    pattern(move_expect, rank, 1); /* of own window, after the peer's operation */
    pattern(move_origin, peer, 0);
    if (verb == PUT || verb == REPLACE || verb == GET_REPLACE)
        local(move_origin, p->origin_count, p->origin, move_expect, p->target_count, p->target);
    pattern(move_origin, rank, 0);
    pattern(origin, rank, 0);
    pattern(move_result, rank, 2);
    pattern(result, rank, 2);
    if (verb != PUT && verb != REPLACE) {
        pattern(move_image, peer, 1);
        local(move_image, p->target_count, p->target, result, p->origin_count, p->origin);
    }
    fill_window(kind);
    MPI_Datatype decoys[4];
    epoch_open(kind, move_win);
    move_call(p, verb);
    if (free_types) {
        forget(p->origin, decoys);
        forget(p->target, decoys + 2);
    }
    epoch_close(kind, move_win);
    CHECK_BYTES(name, move_result, result, MOVE_BYTES);
    CHECK_BYTES(name, move_origin, origin, MOVE_BYTES);
    check_window(kind, name);
    for (int i = 0; free_types && i < 4; i++)
        MPI_Type_free(&decoys[i]);
}

#endif
