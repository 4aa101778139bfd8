/* Memory that is detached from a dynamic window as soon as its rank knows, by whatever means, that all
 * operations on it are complete (MPI 4.1, 12.2.4). */
#include "check.h"

enum { WORDS = 16 };

static int *memory;
static MPI_Aint first; /* address of rank 0's memory */
static MPI_Win win;

static void attach(void)
{
    memory = calloc(WORDS, sizeof *memory);
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_attach(win, memory, WORDS * sizeof *memory);
    MPI_Get_address(memory, &first);
    MPI_Bcast(&first, 1, MPI_AINT, 0, MPI_COMM_WORLD);
}

/* detach lets rank 0 do so before it meets the others. */
static void detach(void)
{
    if (rank == 0)
        MPI_Win_detach(win, memory);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank > 0)
        MPI_Win_detach(win, memory);
    MPI_Win_free(&win);
    free(memory);
}

static MPI_Aint word(int i) { return MPI_Aint_add(first, i * (MPI_Aint)sizeof *memory); }

static int fetch(int at)
{
    int value;
    MPI_Fetch_and_op(NULL, &value, MPI_INT, 0, word(at), MPI_NO_OP, win);
    MPI_Win_flush(0, win);
    return value;
}

/* 12.5.2: MPI_Win_wait returns when the epochs of all origins have ended. */
static void after_wait(void)
{
    const int zero = 0;
    MPI_Group all, others;
    attach();
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    if (rank == 0) {
        MPI_Group_excl(all, 1, &zero, &others);
        MPI_Win_post(others, 0, win);
        MPI_Win_wait(win);
        CHECK(memory[1], 8);
    } else {
        const int value = 7 + rank;
        MPI_Group_incl(all, 1, &zero, &others);
        MPI_Win_start(others, 0, win);
        MPI_Put(&value, 1, MPI_INT, 0, word(rank), 1, MPI_INT, win);
        MPI_Win_complete(win);
    }
    MPI_Group_free(&others);
    MPI_Group_free(&all);
    detach();
}

/* 12.5.3: exclusive locks order epochs, and the flag says which one was first. */
static void after_unlock(void)
{
    attach();
    if (rank == 1) {
        const int values[] = {1, 42};
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        MPI_Put(values, 2, MPI_INT, 0, word(0), 2, MPI_INT, win);
        MPI_Win_unlock(0, win);
    }
    for (int there = rank; !there;) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        there = memory[0];
        CHECK(memory[1], there * 42);
        MPI_Win_unlock(0, win);
    }
    detach();
}

/* 12.7.1: what an accumulate has added is there when it is fetched. */
static void after_count(void)
{
    static const int one = 1;
    attach();
    MPI_Win_lock_all(0, win);
    if (rank > 0) {
        MPI_Accumulate(&one, 1, MPI_INT, 0, word(0), 1, MPI_INT, MPI_SUM, win);
        MPI_Win_flush(0, win);
    }
    while (rank == 0 && fetch(0) < size - 1)
        continue;
    MPI_Win_unlock_all(win);
    detach();
}

/* A message of each origin after its flush, for one piece of memory after another, often at the same address.
 */
static void after_messages(void)
{
    attach();
    MPI_Win_lock_all(0, win);
    for (int round = 0; round < 5; round++) {
        const int value = 10 * round + rank;
        MPI_Request request;
        if (rank == 0) {
            for (int from = 1; from < size; from++)
                MPI_Recv(NULL, 0, MPI_INT, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Win_detach(win, memory);
            CHECK(memory[1], 10 * round + 1);
            free(memory);
            memory = calloc(WORDS, sizeof *memory);
            MPI_Win_attach(win, memory, WORDS * sizeof *memory);
            MPI_Get_address(memory, &first);
        } else {
            MPI_Rput(&value, 1, MPI_INT, 0, word(rank), 1, MPI_INT, win, &request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            MPI_Win_flush(0, win);
            MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
        }
        MPI_Bcast(&first, 1, MPI_AINT, 0, MPI_COMM_WORLD);
    }
    MPI_Win_unlock_all(win);
    detach();
}

/* A nonblocking barrier that each rank begins after its flush. */
static void after_consensus(void)
{
    int done = 0, there;
    MPI_Request barrier;
    attach();
    MPI_Win_lock_all(0, win);
    MPI_Put(&rank, 1, MPI_INT, 0, word(rank), 1, MPI_INT, win);
    MPI_Win_flush_all(win);
    for (MPI_Ibarrier(MPI_COMM_WORLD, &barrier); !done;) {
        MPI_Iprobe(MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
        MPI_Test(&barrier, &done, MPI_STATUS_IGNORE);
    }
    MPI_Win_unlock_all(win);
    detach();
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    after_wait();
    after_unlock();
    after_count();
    after_messages();
    after_consensus();
    return finish("detaching");
}
