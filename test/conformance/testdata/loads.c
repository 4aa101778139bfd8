/* Races of loads and stores with one-sided operations. Compiled by `nastympi cc`, each is found at the line
 * that names the rule, whatever came out of it. With -DFIXED the program is correct. */
#include "check.h"

#ifdef FIXED
#define IF_FIXED(call) call
#define UNCHANGED 0
#else
#define IF_FIXED(call) (void)0
#define UNCHANGED MPI_MODE_NOSTORE
#endif

enum { WORDS = 16, BLOCK = 4, FLAG = 8 };

static MPI_Win win;
static int *base, buffer[BLOCK], sum;

/* What was done before is over, for all ranks. */
static void next(void)
{
    MPI_Win_flush_all(win);
    barrier();
}

static void fetched_early(void)
{
    if (rank == 0) {
        MPI_Get(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* buffer-used-early */
        IF_FIXED(MPI_Win_flush_local(1, win));
        sum += buffer[2];
    }
    next();
}

static void sent_late(void)
{
    if (rank == 0) {
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* buffer-used-early */
        IF_FIXED(MPI_Win_flush_local(1, win));
        for (int i = 0; i < BLOCK; i++)
            buffer[i] = i;
    }
    next();
}

/* The C library stores for the program. */
static void cleared_early(void)
{
    if (rank == 0) {
        MPI_Accumulate(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, MPI_SUM, win); /* buffer-used-early */
        IF_FIXED(MPI_Win_flush(1, win));
        memset(buffer, 0, (size_t)size * sizeof *buffer);
    }
    next();
}

static void request_is_not_waited_for(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Rget(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win, &request); /* buffer-used-early */
        IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
        sum += buffer[0];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    next();
}

static void received_early(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(buffer, BLOCK, MPI_INT, 1, 2, MPI_COMM_WORLD, &request); /* buffer-used-early */
        IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
        sum += buffer[1];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        MPI_Send(base, BLOCK, MPI_INT, 0, 2, MPI_COMM_WORLD);
    }
    next();
}

/* 3.7.6: a request that is not complete keeps its buffer, whoever asks. */
static void asked_in_vain(void)
{
    MPI_Request request;
    int complete;
    if (rank == 0) {
        MPI_Irecv(buffer, BLOCK, MPI_INT, 1, 3, MPI_COMM_WORLD, &request); /* buffer-used-early */
        MPI_Request_get_status(request, &complete, MPI_STATUS_IGNORE);
#ifndef FIXED
        sum += buffer[complete];
#endif
        MPI_Send(NULL, 0, MPI_INT, 1, 4, MPI_COMM_WORLD);
        while (!complete)
            MPI_Request_get_status(request, &complete, MPI_STATUS_IGNORE);
        sum += buffer[complete];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        MPI_Recv(NULL, 0, MPI_INT, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Send(base, BLOCK, MPI_INT, 0, 3, MPI_COMM_WORLD);
    }
    next();
}

/* 8.6: a part for each neighbour. That of MPI_PROC_NULL stays as it is. */
static void neighbours_data_is_early(void)
{
    const int dims[] = {size}, periods[] = {0};
    int own[2] = {rank, rank}, theirs[2] = {-1, -1};
    MPI_Comm line;
    MPI_Request request;
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &line);
    MPI_Ineighbor_alltoall(own, 1, MPI_INT, theirs, 1, MPI_INT, line, &request); /* buffer-used-early */
    if (rank == 0)
        sum += theirs[0];
    IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
    if (rank == 0)
        sum += theirs[1];
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&line);
    next();
}

/* 6.12.2: rank 0 receives nothing, and its receive buffer stays as it is. */
static void first_of_a_scan(void)
{
    int own = rank, before = 0;
    MPI_Request request;
    if (rank == 1)
        MPI_Put(&own, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
    MPI_Exscan(&own, rank == 0 ? base : &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Iexscan(&own, &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    if (rank == 0)
        sum += before;
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    next();
}

/* 5.1.5: the datatype has the addresses. Its parts need not ascend, and what is between them is no buffer. */
static void received_at_bottom(void)
{
    static int apart[3 * BLOCK];
    MPI_Aint places[2];
    MPI_Datatype type;
    MPI_Request request;
    MPI_Get_address(apart + 2 * BLOCK, &places[0]);
    MPI_Get_address(apart, &places[1]);
    MPI_Type_create_hindexed_block(2, BLOCK, places, MPI_INT, &type);
    MPI_Type_commit(&type);
    if (rank == 0) {
        MPI_Irecv(MPI_BOTTOM, 1, type, 1, 5, MPI_COMM_WORLD, &request); /* buffer-used-early */
        apart[BLOCK] = size;
        IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
        sum += apart[1];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Get(MPI_BOTTOM, 1, type, 1, 0, 2 * BLOCK, MPI_INT, win); /* buffer-used-early */
        sum += apart[BLOCK];
        IF_FIXED(MPI_Win_flush(1, win));
        sum += apart[1];
    } else if (rank == 1) {
        MPI_Send(base, 2 * BLOCK, MPI_INT, 0, 5, MPI_COMM_WORLD);
    }
    next();
    MPI_Type_free(&type);
}

/* The request may be complete at once, which the program does not know before it asks. That the buffer has
 * changed is no finding of its own. */
static void stored_before_sent(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Isend(buffer, BLOCK, MPI_INT, 1, 3, MPI_COMM_WORLD, &request); /* buffer-used-early */
        IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
        buffer[3]++;
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        MPI_Recv(base, BLOCK, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    next();
}

/* MPI_Start begins it: until then, and once it is complete, the program may do as it likes. */
static void stored_before_sent_again(void)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Send_init(buffer, BLOCK, MPI_INT, 1, 4, MPI_COMM_WORLD, &request);
        for (int i = 0; i < 2; i++) {
            buffer[3]++;
            MPI_Start(&request); /* buffer-used-early */
            IF_FIXED(MPI_Wait(&request, MPI_STATUS_IGNORE));
            buffer[2]++;
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        }
        MPI_Request_free(&request);
    } else if (rank == 1) {
        for (int i = 0; i < 2; i++)
            MPI_Recv(base, BLOCK, MPI_INT, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    next();
}

static void loaded_beside_put(void)
{
    if (rank == 0) {
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush(1, win);
    }
    IF_FIXED(next());
    if (rank == 1)
        sum += base[0] + base[1];
    next();
}

static void stored_beside_get(void)
{
    if (rank == 1)
        for (int i = 0; i < BLOCK; i++)
            base[i] = i;
    IF_FIXED(next());
    if (rank == 0)
        MPI_Get(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* race-between-ranks */
    next();
}

/* The message tells of a put that is complete only at its origin. */
static void loaded_after_message(void)
{
    if (rank == 0) {
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* race-between-ranks */
        MPI_Win_flush_local(1, win);
        IF_FIXED(MPI_Win_flush(1, win));
        MPI_Send(NULL, 0, MPI_INT, 1, 1, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Recv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        sum += base[BLOCK - 1];
    }
    next();
}

/* MPI allows it to poll for a value (MPI 4.1, 12.7). That tells nothing of puts that are not complete. */
static void flag_is_polled(void)
{
    static int one = 1;
    if (rank == 0) {
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win);
        MPI_Win_flush(1, win);
        MPI_Accumulate(&one, 1, MPI_INT, 1, FLAG, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Win_flush(1, win);
    } else if (rank == 1) {
        while (((volatile int *)base)[FLAG] == 0) {
            int arrived;
            MPI_Win_sync(win);
            MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, MPI_STATUS_IGNORE);
        }
        MPI_Win_sync(win);
        sum += base[0];
    }
    next();
}

static void stored_in_fence_epoch(void)
{
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    if (rank == 0)
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* race-between-ranks */
    IF_FIXED(MPI_Win_fence(0, win));
    if (rank == 1)
        memcpy(base, (const int[BLOCK]){1, 2, 3, size}, sizeof(int[BLOCK]));
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
}

static void stored_without_lock(void)
{
    barrier();
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, win); /* race-between-ranks */
        MPI_Win_unlock(1, win);
    } else if (rank == 1) {
        IF_FIXED(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win));
        base[1] = size;
        IF_FIXED(MPI_Win_unlock(1, win));
    }
    barrier();
}

static MPI_Win window_over(int *memory, int n)
{
    MPI_Win made;
    MPI_Win_create(memory, n * (int)sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &made);
    return made;
}

/* Memory of two windows is that of a window until both are freed. */
static void other_window_is_freed(void)
{
    static int memory[3 * BLOCK];
    MPI_Win before = window_over(memory, 2 * BLOCK), after = window_over(memory + BLOCK, 2 * BLOCK);
    MPI_Win_free(&before);
    MPI_Win_lock_all(0, after);
    if (rank == 0) {
        MPI_Put(buffer, BLOCK, MPI_INT, 1, 0, BLOCK, MPI_INT, after); /* race-between-ranks */
        MPI_Win_flush(1, after);
    }
    IF_FIXED(barrier());
    if (rank == 1)
        sum += memory[BLOCK];
    MPI_Win_unlock_all(after);
    MPI_Win_free(&after);
}

/* 12.5.5: the window has not been changed since the last fence. */
static void stored_despite_nostore(void)
{
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    base[3] = size;
    MPI_Win_fence(MPI_MODE_NOSUCCEED | UNCHANGED, win); /* store-despite-nostore */
}

int main(int argc, char **argv)
{
    check_start(&argc, &argv);
    base = ints(WORDS, &win);
    fetched_early();
    sent_late();
    cleared_early();
    request_is_not_waited_for();
    received_early();
    asked_in_vain();
    neighbours_data_is_early();
    first_of_a_scan();
    received_at_bottom();
    stored_before_sent();
    stored_before_sent_again();
    loaded_beside_put();
    stored_beside_get();
    loaded_after_message();
    flag_is_polled();
    MPI_Win_unlock_all(win);
    barrier();
    stored_in_fence_epoch();
    stored_without_lock();
    other_window_is_freed();
    stored_despite_nostore();
    MPI_Win_lock_all(0, win);
    drop(&win);
    return sum == INT32_MIN ? EXIT_FAILURE : finish("loads");
}
