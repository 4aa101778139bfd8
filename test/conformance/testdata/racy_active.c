/* Programs with one race each, in active target epochs; the argument chooses (MPI 4.1,
 * 12.5.1 and 12.5.2: operations are complete when the closing call returns, not before). */
#include "epoch.h"

static MPI_Win win;
static int *base;

static void fence_load(void)
{
    int got = 0;
    MPI_Win_fence(0, win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    CHECK(got, 7);
}

static void fence_visible(void)
{
    int value = 9;
    MPI_Win_fence(0, win);
    MPI_Put(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
    barrier();
    CHECK(((volatile int *)base)[1], 9);
}

static void fence_puts(void)
{
    for (int i = 0; i < 20; i++) {
        int one = 1, two = 2;
        MPI_Win_fence(0, win);
        MPI_Put(&one, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
        MPI_Put(&two, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
        MPI_Win_fence(0, win);
        CHECK(base[1], 2);
    }
}

static void start_load(void)
{
    int got = 0;
    MPI_Win_post(epoch_pair, 0, win);
    MPI_Win_start(epoch_pair, 0, win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    CHECK(got, 7);
}

static void start_visible(void)
{
    int value = 9;
    MPI_Win_post(epoch_pair, 0, win);
    MPI_Win_start(epoch_pair, 0, win);
    MPI_Put(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, win);
    barrier();
    CHECK(((volatile int *)base)[1], 9);
}

/* One test is not enough, however long ago the origin has completed (12.5.2). */
static void test_once(void)
{
    for (int i = 0; i < 20; i++) {
        int flag = 0;
        MPI_Win_post(epoch_pair, 0, win);
        MPI_Win_start(epoch_pair, 0, win);
        MPI_Win_complete(win);
        barrier();
        for (int calls = 0; calls < 1000; calls++) { /* for libraries that see it in a call only */
            int any;
            MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &any, MPI_STATUS_IGNORE);
        }
        MPI_Win_test(win, &flag);
        CHECK(flag, 1);
    }
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } races[] = {
        {"fence_load", fence_load}, {"fence_visible", fence_visible}, {"fence_puts", fence_puts},
        {"start_load", start_load}, {"start_visible", start_visible}, {"test_once", test_once},
    };
    check_start(&argc, &argv);
    epoch_start();
    MPI_Win_allocate(64, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    memset(base, 0, 64);
    base[0] = 7;
    barrier();
    for (size_t i = 0; i < sizeof races / sizeof *races; i++)
        if (argc == 2 && strcmp(argv[1], races[i].name) == 0)
            races[i].run();
    return finish("racy_active");
}
