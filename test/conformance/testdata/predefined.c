/* Every predefined datatype that one-sided operations take, in every operation that takes
 * it, with several elements at a displacement (MPI 4.1, 3.2.2 and 12.3). */
#include "move.h"

struct named {
    const char *name;
    MPI_Datatype type;
};

static void each_verb(const struct named *n, int count, int verbs)
{
    for (int verb = 0; verb < verbs; verb++)
        for (int kind = 0; kind < EPOCHS; kind++) {
            struct pair p = {n->name, n->type, n->type, count, count};
            move(&p, (enum verb)verb, (enum epoch)kind, 0);
        }
}

#define N(type) {#type, type}

static void numbers(void)
{
    const struct named all[] = {
        N(MPI_CHAR),
        N(MPI_SIGNED_CHAR),
        N(MPI_UNSIGNED_CHAR),
        N(MPI_SHORT),
        N(MPI_UNSIGNED_SHORT),
        N(MPI_INT),
        N(MPI_UNSIGNED),
        N(MPI_LONG),
        N(MPI_UNSIGNED_LONG),
        N(MPI_LONG_LONG),
        N(MPI_UNSIGNED_LONG_LONG),
        N(MPI_FLOAT),
        N(MPI_DOUBLE),
        N(MPI_LONG_DOUBLE),
        N(MPI_WCHAR),
        N(MPI_INT8_T),
        N(MPI_INT16_T),
        N(MPI_INT32_T),
        N(MPI_INT64_T),
        N(MPI_UINT8_T),
        N(MPI_UINT16_T),
        N(MPI_UINT32_T),
        N(MPI_UINT64_T),
        N(MPI_AINT),
        N(MPI_OFFSET),
        N(MPI_COUNT),
        N(MPI_C_FLOAT_COMPLEX),
        N(MPI_BYTE),
        N(MPI_C_DOUBLE_COMPLEX),
        N(MPI_C_LONG_DOUBLE_COMPLEX),
        N(MPI_PACKED),
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        /* A char has no reduction, and the libraries differ on MPI_REPLACE for it; those of
         * long double and packed data are left to the transfers too. */
        int plain = all[i].type == MPI_CHAR || all[i].type == MPI_WCHAR || all[i].type == MPI_PACKED ||
                    all[i].type == MPI_LONG_DOUBLE || all[i].type == MPI_C_LONG_DOUBLE_COMPLEX;
        each_verb(&all[i], 3, plain ? GET + 1 : VERBS);
    }
}

/* Pair types have gaps that no operation may touch, between the members and behind them. */
static void pairs(void)
{
    const struct named all[] = {
        N(MPI_2INT),     N(MPI_FLOAT_INT), N(MPI_DOUBLE_INT),
        N(MPI_LONG_INT), N(MPI_SHORT_INT), N(MPI_LONG_DOUBLE_INT),
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        each_verb(&all[i], 3, GET + 1);
}

struct double_int {
    double value;
    int index;
    int neighbour; /* in the type's extent, not in the type */
};

/* Pair types in accumulates: MINLOC, MAXLOC and REPLACE (6.9.4); what lies in the gap of
 * the result and of the origin stays as it is. */
static void locations(void)
{
    struct double_int *base, mine[2] = {{3, 30 + rank, 7}, {5, 50 + rank, 7}}, got[2];
    MPI_Win win;
    MPI_Win_allocate(64, 16, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_lock_all(0, win);
    base[0] = (struct double_int){4, 1, 9};
    base[1] = (struct double_int){4, 2, 9};
    publish(win);
    got[0].neighbour = got[1].neighbour = 8;
    MPI_Get_accumulate(mine, 2, MPI_DOUBLE_INT, got, 2, MPI_DOUBLE_INT, peer, 0, 2, MPI_DOUBLE_INT,
                       MPI_MAXLOC, win);
    MPI_Win_flush(peer, win);
    CHECK(got[0].value, 4);
    CHECK(got[0].index, 1);
    CHECK(got[1].index, 2);
    CHECK(got[0].neighbour, 8);
    CHECK(got[1].neighbour, 8);
    publish(win);
    CHECK(base[0].value, 4);
    CHECK(base[1].value, 5);
    CHECK(base[1].index, 50 + peer);
    barrier();
    MPI_Accumulate(mine, 2, MPI_DOUBLE_INT, peer, 0, 2, MPI_DOUBLE_INT, MPI_MINLOC, win);
    MPI_Win_flush_local(peer, win);
    mine[0].value = mine[1].value = -1; /* the origin may be reused, the old value counts */
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0].value, 3);
    CHECK(base[0].index, 30 + peer);
    CHECK(base[1].value, 5);
    drop(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    move_start(0);
    numbers();
    pairs();
    locations();
    move_finish();
    return finish("predefined");
}
