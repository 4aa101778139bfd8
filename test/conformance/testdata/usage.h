/* What the programs share that break rules of `nastympi check` in rows: each row is a function, and the
 * arguments are the rows to run. A line that breaks a rule names it in a comment. With -DFIXED the same rows
 * are correct. */
#ifndef CONFORMANCE_USAGE_H
#define CONFORMANCE_USAGE_H

#include "check.h"

#ifdef FIXED
#define WRONG(wrong, right) right
#else
#define WRONG(wrong, right) wrong
#endif
#define IF_WRONG(call) WRONG(call, (void)0)
#define IF_FIXED(call) WRONG((void)0, call)

enum { WORDS = 16 }; /* of a window */

/* A window whose calls return errors. */
static inline MPI_Win window(void)
{
    int *base;
    MPI_Win win;
    MPI_Win_allocate(WORDS * sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    return win;
}

static inline void put(int target, MPI_Win win)
{
    static int value = 5;
    MPI_Put(&value, 1, MPI_INT, target, rank, 1, MPI_INT, win);
}

static inline void lock(int target, MPI_Win win) { MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win); }

static inline MPI_Group only(int member)
{
    MPI_Group all, one;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, 1, &member, &one);
    MPI_Group_free(&all);
    return one;
}

static inline void start(int target, MPI_Win win)
{
    MPI_Group group = only(target);
    MPI_Win_start(group, 0, win);
    MPI_Group_free(&group);
}

static inline void post(int origin, MPI_Win win)
{
    MPI_Group group = only(origin);
    MPI_Win_post(group, 0, win);
    MPI_Group_free(&group);
}

struct row {
    const char *name;
    void (*run)(void);
};

#define ROW(name) {#name, name}

static inline int run_rows(int argc, char **argv, const struct row *rows, size_t n, const char *name)
{
    check_start(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    for (int i = 1; i < argc; i++)
        for (size_t row = 0; row < n; row++)
            if (strcmp(rows[row].name, argv[i]) == 0) {
                rows[row].run();
                barrier();
            }
    return finish(name);
}

#endif
