/* Windows of every kind and displacement unit, several at once, over the same memory, freed
 * and made again; epochs in great number, nested and empty (MPI 4.1, 12.2 and 12.5). */
#include "check.h"

/* Ranks have different units and sizes: what counts are the target's. */
static void units(void)
{
    static const int list[] = {1, 3, 4, 8, 12};
    for (int i = 0; i < 5; i++) {
        MPI_Win win;
        int mine = list[(i + rank) % 5], theirs = list[(i + peer) % 5];
        int32_t memory[64], value = 1000 + rank, got = 0, one = 1, old = 0;
        memset(memory, 0, sizeof memory);
        MPI_Win_create(memory, (MPI_Aint)sizeof memory - 16 * rank, mine, MPI_INFO_NULL, MPI_COMM_WORLD,
                       &win);
        MPI_Win_lock_all(0, win);
        publish(win);
        int at = theirs % 4 ? 4 : 1; /* in units: a multiple of 4 bytes */
        MPI_Put(&value, 1, MPI_INT32_T, peer, at, 1, MPI_INT32_T, win);
        MPI_Put((int32_t[]){7, 8, 9}, 3, MPI_INT32_T, peer, 4 * at, 3, MPI_INT32_T, win);
        MPI_Win_flush(peer, win);
        MPI_Get(&got, 1, MPI_INT32_T, peer, at, 1, MPI_INT32_T, win);
        MPI_Fetch_and_op(&one, &old, MPI_INT32_T, peer, 8 * at, MPI_SUM, win);
        MPI_Accumulate((int32_t[]){1, 2, 3}, 3, MPI_INT32_T, peer, 9 * at, 3, MPI_INT32_T, MPI_SUM, win);
        MPI_Win_flush(peer, win);
        CHECK(got, value);
        CHECK(old, 0);
        publish(win);
        at = (mine % 4 ? 4 : 1) * mine / 4; /* in ints */
        CHECK(memory[at], 1000 + peer);
        CHECK(memory[4 * at], 7);
        CHECK(memory[4 * at + 1], 8);
        CHECK(memory[4 * at + 2], 9);
        barrier();
        MPI_Win_unlock_all(win);
        MPI_Win_free(&win);
    }
}

static void use(MPI_Win win, volatile int *base, MPI_Aint disp)
{
    int value = 40 + rank, one = 1, got = 0, old = 0;
    MPI_Win_lock_all(0, win);
    base[0] = base[1] = 0;
    publish(win);
    MPI_Put(&value, 1, MPI_INT, peer, disp, 1, MPI_INT, win);
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, disp + (MPI_Aint)sizeof(int), MPI_SUM, win);
    MPI_Win_flush(peer, win);
    MPI_Get(&got, 1, MPI_INT, peer, disp, 1, MPI_INT, win);
    MPI_Win_flush(peer, win);
    CHECK(got, value);
    CHECK(old, 0);
    publish(win);
    CHECK(base[0], 40 + peer);
    CHECK(base[1], 1);
    barrier();
    MPI_Win_unlock_all(win);
}

static void kinds(void)
{
    MPI_Win win;
    int *base, memory[8], again;
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    use(win, memory, 0);
    MPI_Win_free(&win);
    MPI_Win_allocate(32, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    use(win, base + 2, 8);
    MPI_Win_free(&win);
    for (again = 0; again < 3; again++) {
        MPI_Win_allocate_shared(32, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
        use(win, base, 0);
        MPI_Win_free(&win);
    }
}

static MPI_Aint address_of_peer(const void *mine)
{
    MPI_Aint here, there;
    MPI_Get_address(mine, &here);
    MPI_Sendrecv(&here, 1, MPI_AINT, peer, 0, &there, 1, MPI_AINT, peer, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    return there;
}

/* Addresses of a dynamic window are absolute; its memory comes and goes. */
static void dynamic(void)
{
    MPI_Win win;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    int *first = malloc(64), *second = malloc(4096);
    MPI_Win_attach(win, first, 64);
    MPI_Aint to_first = address_of_peer(first), to_second = address_of_peer(second);
    use(win, first, to_first);
    MPI_Win_attach(win, second, 4096);
    barrier();
    use(win, second, to_second);
    use(win, first + 2, MPI_Aint_add(to_first, 8));
    MPI_Win_detach(win, first);
    use(win, second + 9, to_second + 36);
    MPI_Win_detach(win, second);
    MPI_Win_free(&win);
    free(first);
    free(second);
}

/* A call on one window says nothing about the other, and does it no harm. */
static void several(void)
{
    enum { WINDOWS = 12 };
    MPI_Win wins[WINDOWS];
    int *bases[WINDOWS], values[WINDOWS], got[WINDOWS];
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < WINDOWS; i++)
            bases[i] = ints(4, &wins[i]);
        for (int i = 0; i < WINDOWS; i++) {
            values[i] = 10 * i + rank;
            MPI_Put(&values[i], 1, MPI_INT, peer, 1, 1, MPI_INT, wins[i]);
        }
        for (int i = WINDOWS; i-- > 0;)
            MPI_Win_flush(peer, wins[i]);
        for (int i = 0; i < WINDOWS; i++)
            MPI_Get(&got[i], 1, MPI_INT, peer, 1, 1, MPI_INT, wins[i]);
        for (int i = WINDOWS; i-- > 0;) {
            MPI_Win_flush_local(peer, wins[i]);
            CHECK(got[i], values[i]);
        }
        for (int i = 0; i < WINDOWS; i++) {
            publish(wins[i]);
            CHECK(bases[i][1], 10 * i + peer);
        }
        for (int i = 0; i < WINDOWS; i++) /* not in the order in which they were made */
            drop(&wins[(i * 5) % WINDOWS]);
    }
}

/* Two windows over one memory, used one after the other. */
static void overlapping(void)
{
    MPI_Win a, b;
    int memory[16] = {0}, value = rank + 1, got = 0;
    MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &a);
    MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &b);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, a);
    MPI_Put(&value, 1, MPI_INT, peer, 3, 1, MPI_INT, a);
    MPI_Win_unlock(peer, a);
    barrier();
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, b);
    MPI_Get(&got, 1, MPI_INT, peer, 3, 1, MPI_INT, b);
    MPI_Win_unlock(peer, b);
    CHECK(got, value);
    barrier();
    MPI_Win_free(&a);
    MPI_Win_free(&b);
}

/* What lies in a window may be watched by others: a pending get must not disturb it. */
static void buffers_in_windows(void)
{
    MPI_Win win;
    int *base = ints(32, &win), seen = -1;
    for (int i = 0; i < 32; i++)
        base[i] = 100 * rank + i;
    publish(win);
    if (rank == 0) {
        MPI_Get(&base[8], 4, MPI_INT, peer, 0, 4, MPI_INT, win);
        MPI_Fetch_and_op(NULL, &base[12], MPI_INT, peer, 4, MPI_NO_OP, win);
        barrier();
        barrier(); /* here the peer looks */
        MPI_Win_flush(peer, win);
        for (int i = 0; i < 5; i++)
            CHECK(base[8 + i], 100 * peer + i);
    } else {
        barrier();
        for (int i = 8; i < 13; i++) {
            MPI_Get(&seen, 1, MPI_INT, peer, i, 1, MPI_INT, win);
            MPI_Win_flush(peer, win);
            if (seen != i && seen != 100 * rank + i - 8) /* before or after, nothing else */
                FAIL("got %d in place of %d", seen, i);
        }
        barrier();
    }
    drop(&win);
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    units();
    kinds();
    dynamic();
    several();
    overlapping();
    buffers_in_windows();
    return finish("windows");
}
