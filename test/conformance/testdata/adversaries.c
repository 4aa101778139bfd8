/* Races that one setting alone shows, each with its correct twin; the argument chooses a
 * race, "twins" runs all twins. What repairs a twin stands in the lines with `correct`. */
#include "epoch.h"

#include <time.h>

static int correct;

static void sleep_ms(long ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000}, NULL);
}

/* Waits for a word of the own window, looking at it now and then. */
static void await(MPI_Win win, volatile int *word, int value, long pause)
{
    for (int flag; *word != value; MPI_Win_sync(win)) {
        sleep_ms(pause);
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    }
}

/* NASTY_FENCE_ROUNDS: two ranks put to one place between the same fences. The second comes
 * late, but nothing says that its put is the later one (MPI 4.1, 12.7). */
static void late_rank(void)
{
    MPI_Win win;
    int *base, mine = rank + 1;
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int i = 0; i < 20; i++) {
        MPI_Win_fence(0, win);
        if (rank == 0)
            MPI_Put(&mine, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
        if (correct)
            MPI_Win_fence(0, win);
        if (rank == size - 1) {
            sleep_ms(correct ? 0 : 10);
            MPI_Put(&mine, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
        }
        MPI_Win_fence(0, win);
        if (rank == 0)
            CHECK(base[0], size);
    }
    MPI_Win_free(&win);
}

/* NASTY_PERMUTE_TARGETS: one value to the peer's part, then a block to the own one, in one
 * flush. All of the block may be there before the value (12.7). */
static void block_elsewhere(void)
{
    enum { BLOCK = 250 };
    MPI_Win win;
    volatile int *parts[2];
    int value[BLOCK], unit, *base;
    MPI_Aint bytes;
    MPI_Win_allocate_shared(1024, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int r = 0; r < 2; r++)
        MPI_Win_shared_query(win, r, &bytes, &unit, (void *)&parts[r]);
    MPI_Win_lock_all(0, win);
    for (int i = 1; i <= (correct ? 2 : 20); i++) {
        memset(base, 0, 1024);
        publish(win);
        for (int k = 0; k < BLOCK; k++)
            value[k] = i;
        if (rank == 0) {
            MPI_Put(value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
            if (correct)
                MPI_Win_flush(1, win);
            MPI_Put(value, BLOCK, MPI_INT, 0, 0, BLOCK, MPI_INT, win);
            MPI_Win_flush_all(win);
        }
        for (int k = 0; rank == 1 && k < BLOCK; k++)
            await(win, &parts[0][k], i, 0);
        MPI_Win_sync(win);
        if (rank == 1)
            CHECK(parts[1][0], i);
        publish(win);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
}

/* NASTY_TORN_PAUSE: data and flag in one put, for who looks at the flag only now and then
 * (12.7: no order between the elements of an operation). */
static void flag_in_one(void)
{
    MPI_Win win;
    volatile int *base = ints(2, &win);
    for (int i = 1; i <= (correct ? 2 : 20); i++) {
        int words[2] = {i, i};
        if (rank == 0 && correct) {
            MPI_Put(words, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
            MPI_Win_flush(peer, win);
            MPI_Put(words + 1, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
        } else if (rank == 0) {
            MPI_Put(words, 2, MPI_INT, peer, 0, 2, MPI_INT, win);
        }
        MPI_Win_flush_all(win);
        if (rank == 1) {
            await(win, &base[1], i, 5);
            CHECK(base[0], i);
        }
        barrier();
    }
    drop(&win);
}

/* NASTY_INTERLEAVE: who sees the second accumulate in one place takes the first one for done in
 * the other. Accumulates are ordered at each location alone (12.7.2). */
static void second_in_one(void)
{
    MPI_Win win;
    volatile int *base = ints(2, &win);
    int one[2] = {1, 1};
    for (int i = 1; i <= (correct ? 2 : 20); i++) {
        if (rank == 0) {
            MPI_Accumulate(one, 2, MPI_INT, peer, 0, 2, MPI_INT, MPI_SUM, win);
            if (correct)
                MPI_Win_flush(peer, win);
            MPI_Accumulate(one, 2, MPI_INT, peer, 0, 2, MPI_INT, MPI_SUM, win);
        }
        MPI_Win_flush_all(win);
        if (rank == 1) {
            await(win, &base[1], 2 * i, 0);
            CHECK(base[0] >= 2 * i - 1, 1);
        }
        barrier();
    }
    drop(&win);
}

/* NASTY_HALF_ORIGIN: both words of the origin change together, before the put is complete at
 * the origin (12.3). They are no pair at the target. */
static void pair_changes(void)
{
    MPI_Win win;
    volatile int *base = ints(2, &win);
    int words[2] = {1, 1};
    MPI_Put(words, 2, MPI_INT, peer, 0, 2, MPI_INT, win);
    if (correct)
        MPI_Win_flush_local(peer, win);
    words[0] = words[1] = 2;
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], base[1]);
    drop(&win);
}

/* NASTY_EARLY_FETCH: a get is taken for made when it is completed. The value that the peer
 * stores after the call may be missed (12.7.3). */
static void get_then_ask(void)
{
    MPI_Win win;
    volatile int *base = ints(1, &win);
    int got = 0;
    if (!correct)
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    barrier();
    base[0] = 5;
    publish(win);
    if (correct)
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, win);
    CHECK(got, 5);
    drop(&win);
}

/* Memory that both ranks load and store, in a window of its own. */
static volatile int *shared_word(MPI_Win *win)
{
    MPI_Aint bytes;
    int unit, *word, *mine;
    MPI_Win_allocate_shared(16, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &mine, win);
    MPI_Win_shared_query(*win, 0, &bytes, &unit, (void *)&word);
    *mine = 0;
    barrier();
    return word;
}

/* NASTY_LAZY_LOCK: a lock of a window guards what is not in it, although it may be acquired
 * later than the call returns (12.5.3). The lock of shared memory guards that. */
static void lock_as_mutex(void)
{
    enum { TURNS = 20 };
    MPI_Win other, win;
    int *memory;
    volatile int *word = shared_word(&win);
    MPI_Win_allocate(16, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &other);
    barrier();
    for (int i = 0; i < TURNS; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, correct ? 0 : 1, 0, correct ? win : other);
        int value = *word;
        sleep_ms(rank == 0 ? 5 : 1);
        *word = value + 1;
        MPI_Win_unlock(correct ? 0 : 1, correct ? win : other);
    }
    barrier();
    CHECK(*word, TURNS * size);
    barrier();
    MPI_Win_free(&other);
    MPI_Win_free(&win);
}

/* NASTY_LAZY_LOCK: a start is taken for news of the post, although only the operations, or
 * complete, need to wait for it (12.5.2). No lock is held here: others would be made at once. */
static void start_as_message(void)
{
    MPI_Win win, exposed;
    int *base, value = 7;
    volatile int *word = shared_word(&win);
    MPI_Win_allocate(16, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &exposed);
    if (rank == 1) {
        sleep_ms(100);
        *word = 5;
        __sync_synchronize();
        MPI_Win_post(epoch_pair, 0, exposed);
        if (correct)
            MPI_Send(NULL, 0, MPI_INT, peer, 0, MPI_COMM_WORLD);
        MPI_Win_wait(exposed);
        CHECK(base[0], 7);
    } else {
        MPI_Win_start(epoch_pair, 0, exposed);
        if (correct)
            MPI_Recv(NULL, 0, MPI_INT, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        __sync_synchronize();
        CHECK(*word, 5);
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, exposed);
        MPI_Win_complete(exposed);
    }
    MPI_Win_free(&exposed);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } races[] = {
        {"late_rank", late_rank},         {"block_elsewhere", block_elsewhere},
        {"flag_in_one", flag_in_one},     {"second_in_one", second_in_one},
        {"pair_changes", pair_changes},   {"get_then_ask", get_then_ask},
        {"lock_as_mutex", lock_as_mutex}, {"start_as_message", start_as_message},
    };
    check_start(&argc, &argv);
    epoch_start();
    correct = argc == 2 && strcmp(argv[1], "twins") == 0;
    for (size_t i = 0; i < sizeof races / sizeof *races; i++)
        if (correct || (argc == 2 && strcmp(argv[1], races[i].name) == 0))
            races[i].run();
    return finish("adversaries");
}
