/* Does what some library makes wrong, by its first argument, or its near miss. What the library then brings
 * is not looked at, or as the functions say. */
#include "check.h"

#include <stdlib.h>
#include <unistd.h>

static MPI_Win win;
static int *base;

static void make(int created)
{
    const MPI_Aint bytes = 64;
    if (created) {
        MPI_Alloc_mem(bytes, MPI_INFO_NULL, &base);
        MPI_Win_create(base, bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    } else
        MPI_Win_allocate(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
}

static void post(int assert)
{
    const unsigned hopeless = 10; /* seconds: Open MPI 5 may wait for ever */
    MPI_Group world, other;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &other);
    if (rank == 1)
        MPI_Win_post(other, assert, win);
    barrier();
    if (rank == 0) {
        int value = 1;
        MPI_Win_start(other, assert, win);
        MPI_Put(&value, 1, MPI_INT, 1, 0, 1, MPI_INT, win);
        MPI_Win_complete(win);
    } else {
        alarm(hopeless); /* the library has been named by now */
        MPI_Win_wait(win);
        alarm(0);
    }
    MPI_Group_free(&world);
    MPI_Group_free(&other);
}

static void fetch(int stride)
{
    int one[2] = {1, 1}, result[2];
    MPI_Datatype type;
    MPI_Type_vector(2, 1, stride, MPI_INT, &type);
    MPI_Type_commit(&type);
    MPI_Win_fence(0, win);
    MPI_Get_accumulate(one, 2, MPI_INT, result, 2, MPI_INT, peer, 0, 1, type, MPI_SUM, win);
    MPI_Win_fence(0, win);
    MPI_Type_free(&type);
}

static void get(int more)
{
    int result[4];
    MPI_Win_fence(0, win);
    MPI_Get(result, 2 + more, MPI_INT, peer, 0, 2, MPI_INT, win);
    MPI_Win_fence(0, win);
}

/* A request of MPI_Rget, to a type with gaps or without. What it brings is looked at: natively it may be
 * missing. */
static void rget(int stride)
{
    enum { N = 4 };
    int result[N] = {-1, -1, -1, -1};
    MPI_Request request;
    MPI_Datatype type;
    MPI_Type_vector(N, 1, stride, MPI_INT, &type);
    MPI_Type_commit(&type);
    for (int i = 0; i < 16; i++)
        base[i] = i;
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    barrier();
    MPI_Rget(result, N, MPI_INT, peer, 0, 1, type, win, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        CHECK(result[i], i * stride);
    barrier();
    MPI_Win_unlock_all(win);
    MPI_Type_free(&type);
}

/* Many gets and some flushes of their target, before a flush of all targets, or of this one. */
static void flushes(int all)
{
    enum { GETS = 1000, STEP = 300 };
    static int got[GETS];
    for (int i = 0; i < 16; i++)
        base[i] = i;
    MPI_Win_lock_all(0, win);
    MPI_Win_sync(win);
    barrier();
    for (int i = 0; i < GETS; i++) {
        got[i] = -1;
        MPI_Get(&got[i], 1, MPI_INT, peer, i % 16, 1, MPI_INT, win);
        if (i % STEP == STEP / 2)
            MPI_Win_flush(peer, win);
    }
    if (all)
        MPI_Win_flush_all(win);
    else
        MPI_Win_flush(peer, win);
    for (int i = 0; i < GETS; i++)
        CHECK(got[i], i % 16);
    barrier();
    MPI_Win_unlock_all(win);
}

/* A put into a window whose memory begins so many integers after a multiple of 16 bytes, perhaps within
 * another window. What it brings is looked at: natively it may come elsewhere. */
static void put(int at, int within)
{
    static int memory[8] __attribute__((aligned(16)));
    int value = 7;
    MPI_Win odd, around = MPI_WIN_NULL;
    if (within)
        MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &around);
    MPI_Win_create(memory + at, 4 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &odd);
    MPI_Win_fence(0, odd);
    MPI_Put(&value, 1, MPI_INT, peer, 3, 1, MPI_INT, odd);
    MPI_Win_fence(0, odd);
    CHECK(memory[at + 3], 7);
    memory[at + 3] = 0;
    MPI_Win_free(&odd);
    if (within)
        MPI_Win_free(&around);
}

/* Epochs with the other rank, and then perhaps with both, in two orders, or with nobody. No post is early. */
static void start(const char *what)
{
    MPI_Group world, few;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &few);
    for (int round = 0; round < 3; round++) {
        int both[] = {round % 2, 1 - round % 2};
        MPI_Group group = few;
        if (strstr(what, "same") || (strstr(what, "other") && round))
            MPI_Group_incl(world, 2, both, &group);
        if (strstr(what, "no ") || (strstr(what, "empty") && round == 1))
            group = MPI_GROUP_EMPTY;
        MPI_Win_post(group, 0, win);
        MPI_Win_start(group, 0, win);
        if (group != MPI_GROUP_EMPTY)
            MPI_Put(&round, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_complete(win);
        MPI_Win_wait(win);
        if (group != few && group != MPI_GROUP_EMPTY)
            MPI_Group_free(&group);
        barrier();
    }
    MPI_Group_free(&few);
    MPI_Group_free(&world);
}

static void swap(MPI_Datatype type)
{
    static int64_t one = 1, zero, old;
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
    MPI_Compare_and_swap(&one, &zero, &old, type, peer, 0, win);
    MPI_Win_unlock(peer, win);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    check_start(&argc, &argv);
    make(strstr(what, "created") != NULL);
    for (int i = 0; i < 3; i++) {
        if (strstr(what, "post"))
            post(strstr(what, "nocheck") ? MPI_MODE_NOCHECK : 0);
        if (strstr(what, "fetch"))
            fetch(strstr(what, "gaps") ? 3 : 1);
        if (strstr(what, "request"))
            rget(strstr(what, "gaps") ? 3 : 1);
        else if (strstr(what, "flushes"))
            flushes(strstr(what, "all") != NULL);
        else if (strstr(what, "get"))
            get(strstr(what, "longer") ? 1 : 0);
        if (strstr(what, "group"))
            start(what);
        if (strstr(what, "swap"))
            swap(strstr(what, "wide") ? MPI_INT64_T : MPI_INT32_T);
        if (strstr(what, "moved"))
            put(strstr(what, "not") ? 0 : strstr(what, "within") ? 4 : 1, strstr(what, "within") != NULL);
    }
    MPI_Win_free(&win);
    return finish("habits");
}
