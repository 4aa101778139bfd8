/* Accumulates of one origin to one location keep their order (MPI 4.1, 12.7.2), compared
 * with a sequential model: random mixtures of all operations of the family, partly
 * overlapping, with flushes of each kind between. TEST_SEED repeats a run. */
#include "check.h"

enum { CELLS = 24, CALLS = 40, ROUNDS = 25 };

static int model[CELLS]; /* of the peer's memory, of which only this rank changes anything */

static struct {
    int origin[4], result[4], expect[4], compare;
    int count, fetches;
} calls[CALLS];

static int combine(MPI_Op op, int old, int operand)
{
    if (op == MPI_REPLACE)
        return operand;
    if (op == MPI_SUM)
        return old + operand;
    if (op == MPI_BXOR)
        return old ^ operand;
    if (op == MPI_MAX)
        return old > operand ? old : operand;
    return old; /* MPI_NO_OP */
}

/* Gives call i its operands, and does it to the model. */
static void prepare(int i, int at, int stride, int count, MPI_Op op, int fetches)
{
    calls[i].count = count;
    calls[i].fetches = fetches;
    for (int k = 0; k < count; k++) {
        calls[i].origin[k] = (int)random_below(1000);
        calls[i].result[k] = -1;
        calls[i].expect[k] = model[at + k * stride];
        model[at + k * stride] = combine(op, model[at + k * stride], calls[i].origin[k]);
    }
}

static MPI_Datatype strided; /* every second int, 3 of them */

static void one_call(int i, MPI_Win win)
{
    static const MPI_Op ops[] = {MPI_SUM, MPI_REPLACE, MPI_BXOR, MPI_MAX, MPI_NO_OP};
    MPI_Op op = ops[random_below(5)];
    int count = 1 + (int)random_below(4), at = (int)random_below(CELLS - 8);
    switch (random_below(5)) {
    case 0:
        if (op == MPI_NO_OP)
            op = MPI_SUM;
        prepare(i, at, 1, count, op, 0);
        MPI_Accumulate(calls[i].origin, count, MPI_INT, peer, at, count, MPI_INT, op, win);
        break;
    case 1:
        prepare(i, at, 1, count, op, 1);
        MPI_Get_accumulate(calls[i].origin, count, MPI_INT, calls[i].result, count, MPI_INT, peer, at, count,
                           MPI_INT, op, win);
        break;
    case 2:
        prepare(i, at, 1, 1, op, 1);
        MPI_Fetch_and_op(calls[i].origin, calls[i].result, MPI_INT, peer, at, op, win);
        break;
    case 3:
        calls[i].compare = random_below(2) ? model[at] : -7;
        prepare(i, at, 1, 1, model[at] == calls[i].compare ? MPI_REPLACE : MPI_NO_OP, 1);
        MPI_Compare_and_swap(calls[i].origin, &calls[i].compare, calls[i].result, MPI_INT, peer, at, win);
        break;
    default:
        prepare(i, at, 2, 3, op == MPI_NO_OP ? MPI_REPLACE : op, 0);
        MPI_Accumulate(calls[i].origin, 3, MPI_INT, peer, at, 1, strided, op == MPI_NO_OP ? MPI_REPLACE : op,
                       win);
    }
}

static void check_fetched(int from, int to)
{
    for (int i = from; i < to; i++)
        for (int k = 0; calls[i].fetches && k < calls[i].count; k++)
            CHECK(calls[i].result[k], calls[i].expect[k]);
}

/* Origins may be overwritten after any of the flushes. */
static void spoil(int from, int to)
{
    for (int i = from; i < to; i++)
        memset(calls[i].origin, 0x5a, sizeof calls[i].origin);
}

static void one_round(int *base, MPI_Win win, int flushes)
{
    int from = 0;
    memset(model, 0, sizeof model);
    memset(base, 0, sizeof model);
    publish(win);
    for (int i = 0; i < CALLS; i++) {
        one_call(i, win);
        uint32_t what = random_below(12);
        if (!flushes || what > 3)
            continue;
        if (what == 0)
            MPI_Win_flush(peer, win);
        else if (what == 1)
            MPI_Win_flush_local(peer, win);
        else if (what == 2)
            MPI_Win_flush_local_all(win);
        else
            MPI_Win_flush_all(win);
        check_fetched(from, i + 1);
        spoil(from, i + 1);
        from = i + 1;
    }
    MPI_Win_flush(peer, win);
    check_fetched(from, CALLS);
    publish(win);
    int mine[CELLS], theirs[CELLS];
    memcpy(mine, base, sizeof mine);
    MPI_Sendrecv(mine, CELLS, MPI_INT, peer, 0, theirs, CELLS, MPI_INT, peer, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (int k = 0; k < CELLS; k++)
        if (theirs[k] != model[k])
            FAIL("cell %d is %d, expected %d (TEST_SEED=%s)", k, theirs[k], model[k], getenv("TEST_SEED"));
    barrier();
}

/* The order holds under a fence, too, where nothing can be flushed. */
static void fenced(void)
{
    int base[4] = {0};
    MPI_Win win;
    MPI_Win_create(base, sizeof base, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    for (int round = 0; round < 20; round++) {
        int one[3] = {1, 2, 3}, nine[3] = {9, 9, 9}, got = 0;
        MPI_Win_fence(0, win);
        MPI_Accumulate(one, 3, MPI_INT, peer, 0, 3, MPI_INT, MPI_REPLACE, win);
        MPI_Accumulate(nine, 2, MPI_INT, peer, 1, 2, MPI_INT, MPI_SUM, win);
        MPI_Fetch_and_op(nine, &got, MPI_INT, peer, 2, MPI_REPLACE, win);
        MPI_Accumulate(one, 1, MPI_INT, peer, 2, 1, MPI_INT, MPI_SUM, win);
        MPI_Win_fence(0, win);
        CHECK(base[0], 1);
        CHECK(base[1], 11);
        CHECK(base[2], 10);
        CHECK(got, 12);
    }
    MPI_Win_free(&win);
}

/* Two names of a type are one type, whatever the operators are. Different types keep the order that a flush
 * gives them. */
static void types(int *base, MPI_Win win)
{
    for (int round = 0; round < 20; round++) {
        int one = 1, five = 5;
        float two = 2, read = 0;
        MPI_Accumulate(&five, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Accumulate(&one, 1, MPI_INT32_T, peer, 0, 1, MPI_INT32_T, MPI_SUM, win);
        MPI_Accumulate(&five, 1, MPI_INT, peer, 4, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Win_flush(peer, win);
        MPI_Accumulate(&two, 1, MPI_FLOAT, peer, 4, 1, MPI_FLOAT, MPI_REPLACE, win);
        MPI_Fetch_and_op(NULL, &read, MPI_FLOAT, peer, 4, MPI_NO_OP, win);
        MPI_Win_flush(peer, win);
        publish(win);
        CHECK(base[0], 6);
        CHECK((int)read, 2);
        barrier();
    }
}

int main(int argc, char **argv)
{
    MPI_Win win;
    check_start(&argc, &argv);
    random_start();
    for (int i = 0; i < rank; i++)
        random_below(3); /* the ranks do different things */
    MPI_Type_vector(3, 1, 2, MPI_INT, &strided);
    MPI_Type_commit(&strided);
    int *base = ints(CELLS, &win);
    for (int round = 0; round < ROUNDS; round++)
        one_round(base, win, round % 2);
    types(base, win);
    drop(&win);
    fenced();
    MPI_Type_free(&strided);
    return finish("order");
}
