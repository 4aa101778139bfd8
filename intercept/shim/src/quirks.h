/* What departs from the standard in some libraries: types of their mpi.h, and what they do wrong. In C
 * because the compiler knows which mpi.h it reads. */
#ifndef NASTY_QUIRKS_H
#define NASTY_QUIRKS_H

#include <mpi.h>

/* Open MPI warns of functions that MPI deprecates. Programs call them nevertheless. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* A request that MPI_Request_get_status_all, _any and _some look at: Intel MPI 2021 declares these without
 * the const of MPI 4.1, 3.7.6. */
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
typedef __typeof__(*__builtin_choose_expr(
    __builtin_types_compatible_p(__typeof__(MPI_Request_get_status_all),
                                 int(int, const MPI_Request *, int *, MPI_Status *)),
    (const MPI_Request *)0, (MPI_Request *)0)) nasty_looked_at;
#endif

/* A partition that MPI_Pready_list looks at: some libraries declare it without the const of MPI 4.0. */
#ifdef MPI_SESSION_NULL
typedef __typeof__(*__builtin_choose_expr(
    __builtin_types_compatible_p(__typeof__(MPI_Pready_list), int(int, const int *, MPI_Request)),
    (const int *)0, (int *)0)) nasty_partition;
#endif

/* Whether a get-accumulate to a type with gaps fetches right data on a window of MPI_Win_create: that of Open
 * MPI 4 does not (doc/library-bugs.md). */
#if defined OMPI_MAJOR_VERSION && OMPI_MAJOR_VERSION < 5
#define NASTY_CREATED_WINDOW_FETCHES 0
#else
#define NASTY_CREATED_WINDOW_FETCHES 1
#endif

#endif
