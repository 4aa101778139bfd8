/* Races between one-sided operations, and with buffers in windows. Each is found at the line that names the
 * rule, whatever came out of it. With -DFIXED the program is correct. */
#include "check.h"

#ifdef FIXED
#define IF_FIXED(call) call
#else
#define IF_FIXED(call) (void)0
#endif

enum { WORDS = 16, FLAG = 15 };

/* Each race has a word of its own, and two values, so that its outcome stays in the window. */
static MPI_Win win;
static int *base, word = -1, value, second, got;
static const int zero = 0;

static void begin(void)
{
    word++;
    value = 10 * word + 1;
    second = 10 * word + 2;
}

/* What was done before is over, for all ranks. */
static void next(void)
{
    MPI_Win_flush_all(win);
    barrier();
}

static void get_after_put(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-of-one-origin */
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Get(&got, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    }
    next();
}

static void other_target(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-of-one-origin */
        MPI_Win_flush(0, win);
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Put(&second, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    }
    next();
}

static void local_flush(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush_local(1, win);
        IF_FIXED(MPI_Win_flush(1, win));
    }
    barrier();
    if (rank == 1)
        MPI_Get(&got, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    next();
}

static void no_barrier(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(1, win);
    }
    IF_FIXED(barrier());
    if (rank == 1) {
        MPI_Get(&got, 1, MPI_INT, 1, word, 1, MPI_INT, win);
        MPI_Win_flush(1, win);
    }
    next();
}

static void message_before_flush(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Send(NULL, 0, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Get(&got, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    }
    next();
}

static int flag(void)
{
    int seen;
    MPI_Fetch_and_op(NULL, &seen, MPI_INT, 1, FLAG, MPI_NO_OP, win);
    MPI_Win_flush(1, win);
    return seen;
}

static void flag_overtakes_data(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Accumulate(&value, 1, MPI_INT, 1, FLAG, 1, MPI_INT, MPI_REPLACE, win);
    } else if (rank == 1) {
        for (int polls = 0; polls < 3 || flag() == 0; polls++)
            MPI_Win_sync(win);
        MPI_Get(&got, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    }
    next();
}

/* Accumulates may be concurrent, with each other only. */
static void put_and_accumulate(void)
{
    begin();
    if (rank == 0)
        MPI_Accumulate(&value, 1, MPI_INT, 1, word, 1, MPI_INT, MPI_REPLACE, win); /* race-between-ranks */
    IF_FIXED(next());
    if (rank == 1)
        MPI_Put(&second, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    next();
}

/* Rank 1 sends what rank 0 changes meanwhile. */
static void sent_from_window(void)
{
    MPI_Request request = MPI_REQUEST_NULL;
    begin();
    if (rank == 1)
        MPI_Isend(&base[word], 1, MPI_INT, 1, 2, MPI_COMM_WORLD, &request); /* race-between-ranks */
    if (rank == 1) {
        MPI_Recv(&got, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
    }
    barrier();
    if (rank == 0)
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    next();
}

/* Rank 1 receives to where rank 0 puts. */
static void received_in_window(void)
{
    begin();
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Send(&zero, 1, MPI_INT, 1, 3, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(&base[word], 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    next();
}

static void one_fence_epoch(void)
{
    begin();
    MPI_Win_fence(0, win);
    if (rank == 0)
        MPI_Put(&value, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
    IF_FIXED(MPI_Win_fence(0, win));
    if (rank == 1)
        MPI_Put(&second, 1, MPI_INT, 1, word, 1, MPI_INT, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

static void shared_locks(void)
{
#ifdef FIXED
    const int kind = MPI_LOCK_EXCLUSIVE;
#else
    const int kind = MPI_LOCK_SHARED;
#endif
    begin();
    MPI_Win_lock(kind, 1, 0, win);
    MPI_Put(rank == 0 ? &value : &second, 1, MPI_INT, 1, word, 1, MPI_INT, win); /* race-between-ranks */
    MPI_Win_unlock(1, win);
    barrier();
}

/* An argument chooses one race. */
#define RUN(race)                                                                                            \
    do {                                                                                                     \
        if (argc < 2 || strcmp(argv[1], #race) == 0)                                                         \
            race();                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    base = ints(WORDS, &win);
    RUN(get_after_put);
    RUN(other_target);
    RUN(local_flush);
    RUN(no_barrier);
    RUN(message_before_flush);
    RUN(flag_overtakes_data);
    RUN(put_and_accumulate);
    RUN(sent_from_window);
    RUN(received_in_window);
    MPI_Win_unlock_all(win);
    barrier();
    RUN(one_fence_epoch);
    RUN(shared_locks);
    MPI_Win_lock_all(0, win);
    drop(&win);
    return finish("races");
}
