/* Breaks rules about windows and their memory. Libraries refuse these calls, let them pass, or die. */
#include "usage.h"

static int memory[2 * WORDS];

/* A window in memory of the program, whose calls return errors. */
static MPI_Win created(int *base)
{
    MPI_Win win;
    MPI_Win_create(base, WORDS * sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    return win;
}

static MPI_Win dynamic(void)
{
    MPI_Win win;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    return win;
}

static MPI_Info info_with(const char *key, const char *value)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, key, value);
    return info;
}

static void null_window(void)
{
    MPI_Win win = window();
    IF_WRONG(MPI_Win_free(&win));
    MPI_Win_fence(0, win); /* window-null */
    IF_FIXED(MPI_Win_free(&win));
}

static void no_unit(void)
{
    MPI_Win win = MPI_WIN_NULL;
    int unit = WRONG(0, 1);
    MPI_Win_create(memory, sizeof memory, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &win); /* window-arguments */
    IF_FIXED(MPI_Win_free(&win));
}

static void negative_size(void)
{
    MPI_Win win = MPI_WIN_NULL;
    void *base;
    MPI_Aint bytes = WRONG(-1, 0);
    MPI_Win_allocate(bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win); /* window-arguments */
    IF_FIXED(MPI_Win_free(&win));
}

/* A window of an intercommunicator. */
static void two_groups(void)
{
    MPI_Win win = MPI_WIN_NULL;
    MPI_Comm between, all;
    MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, peer, 0, &between);
    MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
    MPI_Intercomm_merge(between, rank, &all);
    MPI_Win_create_dynamic(MPI_INFO_NULL, WRONG(between, all), &win); /* window-arguments */
    IF_FIXED(MPI_Win_free(&win));
    MPI_Comm_free(&all);
    MPI_Comm_free(&between);
}

/* 12.2.1: the key is no_locks, and libraries have keys of their own. */
static void unknown_key(void)
{
    MPI_Win win;
    MPI_Info info = info_with(WRONG("no-locks", "lock_memory"), "true");
    void *base;
    MPI_Win_allocate(64, 1, info, MPI_COMM_WORLD, &base, &win); /* window-info-unknown */
    MPI_Win_free(&win);
    MPI_Info_free(&info);
}

static void two_windows(void)
{
    enum { BYTES = WORDS * sizeof(int) };
    MPI_Win first = created(memory), second;
    int *end = memory + WRONG(WORDS - 1, WORDS);
    MPI_Win_create(end, BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &second); /* windows-overlap */
    MPI_Win_free(&second);
    MPI_Win_free(&first);
}

static void foreign_memory(void)
{
    int *base = memory;
    MPI_Win win;
    IF_FIXED(MPI_Alloc_mem(WORDS * sizeof *base, MPI_INFO_NULL, &base));
    win = created(base);
    MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, win); /* lock-of-foreign-memory */
    MPI_Win_unlock(peer, win);
    MPI_Win_free(&win);
    IF_FIXED(MPI_Free_mem(base));
}

static void memory_freed(void)
{
    int *base;
    MPI_Win win;
    MPI_Alloc_mem(WORDS * sizeof *base, MPI_INFO_NULL, &base);
    win = created(base);
    IF_FIXED(MPI_Win_free(&win));
    MPI_Free_mem(base); /* window-memory-freed */
    IF_WRONG(MPI_Win_free(&win));
}

static void negative_memory(void)
{
    void *base = NULL;
    MPI_Alloc_mem(WRONG(-1, 0), MPI_INFO_NULL, &base); /* negative-memory-size */
    IF_FIXED(MPI_Free_mem(base));
}

static void not_dynamic(void)
{
    MPI_Win win = WRONG(window(), dynamic());
    MPI_Win_attach(win, memory, sizeof memory); /* attach-to-window */
    IF_FIXED(MPI_Win_detach(win, memory));
    MPI_Win_free(&win);
}

/* An allocation has failed. */
static void null_memory(void)
{
    MPI_Win win = dynamic();
    MPI_Win_attach(win, WRONG(NULL, memory), sizeof memory); /* window-memory-null */
    IF_FIXED(MPI_Win_detach(win, memory));
    MPI_Win_free(&win);
}

static void attached_again(void)
{
    MPI_Win win = dynamic();
    MPI_Win_attach(win, memory, WORDS * sizeof *memory);
    MPI_Win_attach(win, memory + WRONG(WORDS - 1, WORDS), sizeof *memory); /* attached-twice */
    IF_FIXED(MPI_Win_detach(win, memory + WORDS));
    MPI_Win_detach(win, memory);
    MPI_Win_free(&win);
}

static void detached_within(void)
{
    MPI_Win win = dynamic();
    MPI_Win_attach(win, memory, WORDS * sizeof *memory);
    MPI_Win_detach(win, memory + WRONG(1, 0)); /* detach-unknown */
    IF_WRONG(MPI_Win_detach(win, memory));
    MPI_Win_free(&win);
}

static void no_locks(void)
{
    MPI_Info info = info_with("no_locks", WRONG("true", "false"));
    MPI_Win win;
    void *base;
    MPI_Win_allocate(64, 1, info, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    int refused = MPI_Win_lock_all(0, win); /* lock-of-no-locks-window */
    if (!refused)
        MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Info_free(&info);
}

/* 12.3.1: a target datatype has displacements in the window. In a dynamic window these are addresses. */
static void address_in_type(void)
{
    static int value = 5;
    MPI_Win win = WRONG(created(memory), dynamic());
    MPI_Datatype type;
    MPI_Aint at;
    MPI_Get_address(memory, &at);
    MPI_Sendrecv_replace(&at, 1, MPI_AINT, peer, 0, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_create_hindexed(1, &(int){1}, &at, MPI_INT, &type);
    MPI_Type_commit(&type);
    IF_FIXED(MPI_Win_attach(win, memory, sizeof memory));
    MPI_Win_fence(0, win);
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, type, win); /* absolute-target-type */
    MPI_Win_fence(0, win);
    IF_FIXED(MPI_Win_detach(win, memory));
    MPI_Type_free(&type);
    MPI_Win_free(&win);
}

/* Loads and stores of shared memory, which are not recorded, may order the puts of both ranks. */
static void shared_memory(void)
{
    static int value = 5;
    int *flag;
    MPI_Win shared, win = window();
    MPI_Win_allocate_shared(sizeof *flag, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &flag, &shared);
    lock(1, win);
    MPI_Put(&value, 1, MPI_INT, 1, WRONG(0, rank), 1, MPI_INT, win); /* possible-race */
    MPI_Win_unlock(1, win);
    MPI_Win_free(&shared);
    MPI_Win_free(&win);
}

static const struct row rows[] = {
    ROW(null_window),     ROW(no_unit),         ROW(negative_size),  ROW(two_groups),
    ROW(unknown_key),     ROW(two_windows),     ROW(foreign_memory), ROW(memory_freed),
    ROW(negative_memory), ROW(not_dynamic),     ROW(attached_again), ROW(detached_within),
    ROW(no_locks),        ROW(address_in_type), ROW(shared_memory),  ROW(null_memory),
};

int main(int argc, char **argv)
{
    return run_rows(argc, argv, rows, sizeof rows / sizeof rows[0], "usage_windows");
}
