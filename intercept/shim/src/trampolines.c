// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because these are C entry points with the types of the library's mpi.h. */
#include "calls.h"

#include "delay/delay.h"
#include "hold/attendance.h"
#include "hold/collectives.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/find.h"
#include "observe/site.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "start/load.h"
#include "start/untimely.h"

#include <stddef.h>

static COLD int other_Finalize(void)
{
    if (nasty_active())
        return shim_Finalize();
    nasty_need_open(NASTY_MPI_Finalize);
    return real.Finalize();
}
static inline int run_Finalize(void)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Finalize() : other_Finalize();
}
static NOINLINE int noted_Finalize(const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {NULL};
    if (!nasty_enter(&noted, NASTY_MPI_Finalize, site, args))
        return run_Finalize();
    return nasty_leave(&noted, run_Finalize(), args);
}
EXPORT int MPI_Finalize(void)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Finalize(HERE) : run_Finalize();
}
EXPORT extern __typeof__(MPI_Finalize) PMPI_Finalize __attribute__((alias("MPI_Finalize")));

#if defined MPI_SESSION_NULL
static COLD int other_Session_finalize(MPI_Session *session)
{
    if (nasty_active())
        return shim_Session_finalize(session);
    nasty_need_open(NASTY_MPI_Session_finalize);
    return real.Session_finalize(session);
}
static inline int run_Session_finalize(MPI_Session *session)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Session_finalize(session) : other_Session_finalize(session);
}
static NOINLINE int noted_Session_finalize(MPI_Session *session, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session};
    if (!nasty_enter(&noted, NASTY_MPI_Session_finalize, site, args))
        return run_Session_finalize(session);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)session;
    }
    return nasty_leave(&noted, run_Session_finalize(session), args);
}
EXPORT int MPI_Session_finalize(MPI_Session *session)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Session_finalize(session, HERE) : run_Session_finalize(session);
}
EXPORT extern __typeof__(MPI_Session_finalize) PMPI_Session_finalize __attribute__((alias("MPI_Session_finalize")));

#endif
static COLD int other_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    if (nasty_active())
        return shim_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
    nasty_need_open(NASTY_MPI_Comm_spawn);
    return real.Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
}
static inline int run_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes) : other_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
}
static NOINLINE int noted_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&command, (void *)&argv, (void *)&maxprocs, (void *)&info, (void *)&root, (void *)&comm, (void *)&intercomm, (void *)&array_of_errcodes};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_spawn, site, args))
        return run_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)command;
        noted.latest->args[1] = (int64_t)(intptr_t)argv;
        noted.latest->args[2] = (int64_t)(intptr_t)maxprocs;
        noted.latest->args[3] = (int64_t)(intptr_t)info;
        noted.latest->args[4] = (int64_t)(intptr_t)root;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)intercomm;
        noted.latest->args[7] = (int64_t)(intptr_t)array_of_errcodes;
    }
    return nasty_leave(&noted, run_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes), args);
}
EXPORT int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes, HERE) : run_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
}
EXPORT extern __typeof__(MPI_Comm_spawn) PMPI_Comm_spawn __attribute__((alias("MPI_Comm_spawn")));

static COLD int other_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    if (nasty_active())
        return shim_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
    nasty_need_open(NASTY_MPI_Comm_spawn_multiple);
    return real.Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
}
static inline int run_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes) : other_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
}
static NOINLINE int noted_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_commands, (void *)&array_of_argv, (void *)&array_of_maxprocs, (void *)&array_of_info, (void *)&root, (void *)&comm, (void *)&intercomm, (void *)&array_of_errcodes};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_spawn_multiple, site, args))
        return run_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_commands;
        noted.latest->args[2] = (int64_t)(intptr_t)array_of_argv;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_maxprocs;
        noted.latest->args[4] = (int64_t)(intptr_t)array_of_info;
        noted.latest->args[5] = (int64_t)(intptr_t)root;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)intercomm;
        noted.latest->args[8] = (int64_t)(intptr_t)array_of_errcodes;
    }
    return nasty_leave(&noted, run_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes), args);
}
EXPORT int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes, HERE) : run_Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
}
EXPORT extern __typeof__(MPI_Comm_spawn_multiple) PMPI_Comm_spawn_multiple __attribute__((alias("MPI_Comm_spawn_multiple")));

static COLD int other_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_create(base, size, disp_unit, info, comm, win);
    nasty_need_open(NASTY_MPI_Win_create);
    return real.Win_create(base, size, disp_unit, info, comm, win);
}
static inline int run_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_create(base, size, disp_unit, info, comm, win) : other_Win_create(base, size, disp_unit, info, comm, win);
}
static NOINLINE int noted_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&base, (void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_create, site, args))
        return run_Win_create(base, size, disp_unit, info, comm, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)base;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
        noted.latest->args[2] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[3] = (int64_t)(intptr_t)info;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_create(base, size, disp_unit, info, comm, win), args);
}
EXPORT int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_create(base, size, disp_unit, info, comm, win, HERE) : run_Win_create(base, size, disp_unit, info, comm, win);
}
EXPORT extern __typeof__(MPI_Win_create) PMPI_Win_create __attribute__((alias("MPI_Win_create")));

#if MPI_VERSION >= 4
static COLD int other_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_create_c(base, size, disp_unit, info, comm, win);
    nasty_need_open(NASTY_MPI_Win_create_c);
    return real.Win_create_c(base, size, disp_unit, info, comm, win);
}
static inline int run_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_create_c(base, size, disp_unit, info, comm, win) : other_Win_create_c(base, size, disp_unit, info, comm, win);
}
static NOINLINE int noted_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&base, (void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_create_c, site, args))
        return run_Win_create_c(base, size, disp_unit, info, comm, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)base;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
        noted.latest->args[2] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[3] = (int64_t)(intptr_t)info;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_create_c(base, size, disp_unit, info, comm, win), args);
}
EXPORT int MPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_create_c(base, size, disp_unit, info, comm, win, HERE) : run_Win_create_c(base, size, disp_unit, info, comm, win);
}
EXPORT extern __typeof__(MPI_Win_create_c) PMPI_Win_create_c __attribute__((alias("MPI_Win_create_c")));

#endif
static COLD int other_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_allocate(size, disp_unit, info, comm, baseptr, win);
    nasty_need_open(NASTY_MPI_Win_allocate);
    return real.Win_allocate(size, disp_unit, info, comm, baseptr, win);
}
static inline int run_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_allocate(size, disp_unit, info, comm, baseptr, win) : other_Win_allocate(size, disp_unit, info, comm, baseptr, win);
}
static NOINLINE int noted_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&baseptr, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_allocate, site, args))
        return run_Win_allocate(size, disp_unit, info, comm, baseptr, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)size;
        noted.latest->args[1] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[2] = (int64_t)(intptr_t)info;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_allocate(size, disp_unit, info, comm, baseptr, win), args);
}
EXPORT int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_allocate(size, disp_unit, info, comm, baseptr, win, HERE) : run_Win_allocate(size, disp_unit, info, comm, baseptr, win);
}
EXPORT extern __typeof__(MPI_Win_allocate) PMPI_Win_allocate __attribute__((alias("MPI_Win_allocate")));

#if MPI_VERSION >= 4
static COLD int other_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
    nasty_need_open(NASTY_MPI_Win_allocate_c);
    return real.Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
}
static inline int run_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_allocate_c(size, disp_unit, info, comm, baseptr, win) : other_Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
}
static NOINLINE int noted_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&baseptr, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_allocate_c, site, args))
        return run_Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)size;
        noted.latest->args[1] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[2] = (int64_t)(intptr_t)info;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_allocate_c(size, disp_unit, info, comm, baseptr, win), args);
}
EXPORT int MPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_allocate_c(size, disp_unit, info, comm, baseptr, win, HERE) : run_Win_allocate_c(size, disp_unit, info, comm, baseptr, win);
}
EXPORT extern __typeof__(MPI_Win_allocate_c) PMPI_Win_allocate_c __attribute__((alias("MPI_Win_allocate_c")));

#endif
static COLD int other_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win);
    nasty_need_open(NASTY_MPI_Win_allocate_shared);
    return real.Win_allocate_shared(size, disp_unit, info, comm, baseptr, win);
}
static inline int run_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win) : other_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win);
}
static NOINLINE int noted_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&baseptr, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_allocate_shared, site, args))
        return run_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)size;
        noted.latest->args[1] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[2] = (int64_t)(intptr_t)info;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win), args);
}
EXPORT int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win, HERE) : run_Win_allocate_shared(size, disp_unit, info, comm, baseptr, win);
}
EXPORT extern __typeof__(MPI_Win_allocate_shared) PMPI_Win_allocate_shared __attribute__((alias("MPI_Win_allocate_shared")));

#if MPI_VERSION >= 4
static COLD int other_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win);
    nasty_need_open(NASTY_MPI_Win_allocate_shared_c);
    return real.Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win);
}
static inline int run_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win) : other_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win);
}
static NOINLINE int noted_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&disp_unit, (void *)&info, (void *)&comm, (void *)&baseptr, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_allocate_shared_c, site, args))
        return run_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)size;
        noted.latest->args[1] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[2] = (int64_t)(intptr_t)info;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
        noted.latest->args[5] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win), args);
}
EXPORT int MPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win, HERE) : run_Win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win);
}
EXPORT extern __typeof__(MPI_Win_allocate_shared_c) PMPI_Win_allocate_shared_c __attribute__((alias("MPI_Win_allocate_shared_c")));

#endif
static COLD int other_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_create_dynamic(info, comm, win);
    nasty_need_open(NASTY_MPI_Win_create_dynamic);
    return real.Win_create_dynamic(info, comm, win);
}
static inline int run_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_create_dynamic(info, comm, win) : other_Win_create_dynamic(info, comm, win);
}
static NOINLINE int noted_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info, (void *)&comm, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_create_dynamic, site, args))
        return run_Win_create_dynamic(info, comm, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)info;
        noted.latest->args[1] = (int64_t)(intptr_t)comm;
        noted.latest->args[2] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_create_dynamic(info, comm, win), args);
}
EXPORT int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_create_dynamic(info, comm, win, HERE) : run_Win_create_dynamic(info, comm, win);
}
EXPORT extern __typeof__(MPI_Win_create_dynamic) PMPI_Win_create_dynamic __attribute__((alias("MPI_Win_create_dynamic")));

static COLD int other_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    if (nasty_active())
        return shim_Win_attach(win, base, size);
    nasty_need_open(NASTY_MPI_Win_attach);
    return real.Win_attach(win, base, size);
}
static inline int run_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_attach(win, base, size) : other_Win_attach(win, base, size);
}
static NOINLINE int noted_Win_attach(MPI_Win win, void *base, MPI_Aint size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&base, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Win_attach, site, args))
        return run_Win_attach(win, base, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)base;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Win_attach(win, base, size), args);
}
EXPORT int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_attach(win, base, size, HERE) : run_Win_attach(win, base, size);
}
EXPORT extern __typeof__(MPI_Win_attach) PMPI_Win_attach __attribute__((alias("MPI_Win_attach")));

static COLD int other_Win_detach(MPI_Win win, const void *base)
{
    if (nasty_active())
        return shim_Win_detach(win, base);
    nasty_need_open(NASTY_MPI_Win_detach);
    return real.Win_detach(win, base);
}
static inline int run_Win_detach(MPI_Win win, const void *base)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_detach(win, base) : other_Win_detach(win, base);
}
static NOINLINE int noted_Win_detach(MPI_Win win, const void *base, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&base};
    if (!nasty_enter(&noted, NASTY_MPI_Win_detach, site, args))
        return run_Win_detach(win, base);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)base;
    }
    return nasty_leave(&noted, run_Win_detach(win, base), args);
}
EXPORT int MPI_Win_detach(MPI_Win win, const void *base)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_detach(win, base, HERE) : run_Win_detach(win, base);
}
EXPORT extern __typeof__(MPI_Win_detach) PMPI_Win_detach __attribute__((alias("MPI_Win_detach")));

static COLD int other_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    if (nasty_active())
        return shim_Win_shared_query(win, rank, size, disp_unit, baseptr);
    nasty_need_open(NASTY_MPI_Win_shared_query);
    return real.Win_shared_query(win, rank, size, disp_unit, baseptr);
}
static inline int run_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_shared_query(win, rank, size, disp_unit, baseptr) : other_Win_shared_query(win, rank, size, disp_unit, baseptr);
}
static NOINLINE int noted_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&rank, (void *)&size, (void *)&disp_unit, (void *)&baseptr};
    if (!nasty_enter(&noted, NASTY_MPI_Win_shared_query, site, args))
        return run_Win_shared_query(win, rank, size, disp_unit, baseptr);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)rank;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
        noted.latest->args[3] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
    }
    return nasty_leave(&noted, run_Win_shared_query(win, rank, size, disp_unit, baseptr), args);
}
EXPORT int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_shared_query(win, rank, size, disp_unit, baseptr, HERE) : run_Win_shared_query(win, rank, size, disp_unit, baseptr);
}
EXPORT extern __typeof__(MPI_Win_shared_query) PMPI_Win_shared_query __attribute__((alias("MPI_Win_shared_query")));

#if MPI_VERSION >= 4
static COLD int other_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    if (nasty_active())
        return shim_Win_shared_query_c(win, rank, size, disp_unit, baseptr);
    nasty_need_open(NASTY_MPI_Win_shared_query_c);
    return real.Win_shared_query_c(win, rank, size, disp_unit, baseptr);
}
static inline int run_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_shared_query_c(win, rank, size, disp_unit, baseptr) : other_Win_shared_query_c(win, rank, size, disp_unit, baseptr);
}
static NOINLINE int noted_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&rank, (void *)&size, (void *)&disp_unit, (void *)&baseptr};
    if (!nasty_enter(&noted, NASTY_MPI_Win_shared_query_c, site, args))
        return run_Win_shared_query_c(win, rank, size, disp_unit, baseptr);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)rank;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
        noted.latest->args[3] = (int64_t)(intptr_t)disp_unit;
        noted.latest->args[4] = (int64_t)(intptr_t)baseptr;
    }
    return nasty_leave(&noted, run_Win_shared_query_c(win, rank, size, disp_unit, baseptr), args);
}
EXPORT int MPI_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_shared_query_c(win, rank, size, disp_unit, baseptr, HERE) : run_Win_shared_query_c(win, rank, size, disp_unit, baseptr);
}
EXPORT extern __typeof__(MPI_Win_shared_query_c) PMPI_Win_shared_query_c __attribute__((alias("MPI_Win_shared_query_c")));

#endif
static COLD int other_Win_free(MPI_Win *win)
{
    if (nasty_active())
        return shim_Win_free(win);
    nasty_need_open(NASTY_MPI_Win_free);
    return real.Win_free(win);
}
static inline int run_Win_free(MPI_Win *win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_free(win) : other_Win_free(win);
}
static NOINLINE int noted_Win_free(MPI_Win *win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_free, site, args))
        return run_Win_free(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_free(win), args);
}
EXPORT int MPI_Win_free(MPI_Win *win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_free(win, HERE) : run_Win_free(win);
}
EXPORT extern __typeof__(MPI_Win_free) PMPI_Win_free __attribute__((alias("MPI_Win_free")));

static COLD int other_Win_set_name(MPI_Win win, const char *win_name)
{
    if (nasty_active())
        return shim_Win_set_name(win, win_name);
    nasty_need_open(NASTY_MPI_Win_set_name);
    return real.Win_set_name(win, win_name);
}
static inline int run_Win_set_name(MPI_Win win, const char *win_name)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_set_name(win, win_name) : other_Win_set_name(win, win_name);
}
static NOINLINE int noted_Win_set_name(MPI_Win win, const char *win_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&win_name};
    if (!nasty_enter(&noted, NASTY_MPI_Win_set_name, site, args))
        return run_Win_set_name(win, win_name);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)win_name;
    }
    return nasty_leave(&noted, run_Win_set_name(win, win_name), args);
}
EXPORT int MPI_Win_set_name(MPI_Win win, const char *win_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_set_name(win, win_name, HERE) : run_Win_set_name(win, win_name);
}
EXPORT extern __typeof__(MPI_Win_set_name) PMPI_Win_set_name __attribute__((alias("MPI_Win_set_name")));

static COLD int other_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_lock(lock_type, rank, assert, win);
    nasty_need_open(NASTY_MPI_Win_lock);
    return real.Win_lock(lock_type, rank, assert, win);
}
static inline int run_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_lock(lock_type, rank, assert, win) : other_Win_lock(lock_type, rank, assert, win);
}
static NOINLINE int noted_Win_lock(int lock_type, int rank, int assert, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&lock_type, (void *)&rank, (void *)&assert, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_lock, site, args))
        return run_Win_lock(lock_type, rank, assert, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)lock_type;
        noted.latest->args[1] = (int64_t)(intptr_t)rank;
        noted.latest->args[2] = (int64_t)(intptr_t)assert;
        noted.latest->args[3] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_lock(lock_type, rank, assert, win), args);
}
EXPORT int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_lock(lock_type, rank, assert, win, HERE) : run_Win_lock(lock_type, rank, assert, win);
}
EXPORT extern __typeof__(MPI_Win_lock) PMPI_Win_lock __attribute__((alias("MPI_Win_lock")));

static COLD int other_Win_unlock(int rank, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_unlock(rank, win);
    nasty_need_open(NASTY_MPI_Win_unlock);
    return real.Win_unlock(rank, win);
}
static inline int run_Win_unlock(int rank, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_unlock(rank, win) : other_Win_unlock(rank, win);
}
static NOINLINE int noted_Win_unlock(int rank, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&rank, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_unlock, site, args))
        return run_Win_unlock(rank, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)rank;
        noted.latest->args[1] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_unlock(rank, win), args);
}
EXPORT int MPI_Win_unlock(int rank, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_unlock(rank, win, HERE) : run_Win_unlock(rank, win);
}
EXPORT extern __typeof__(MPI_Win_unlock) PMPI_Win_unlock __attribute__((alias("MPI_Win_unlock")));

static COLD int other_Win_lock_all(int assert, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_lock_all(assert, win);
    nasty_need_open(NASTY_MPI_Win_lock_all);
    return real.Win_lock_all(assert, win);
}
static inline int run_Win_lock_all(int assert, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_lock_all(assert, win) : other_Win_lock_all(assert, win);
}
static NOINLINE int noted_Win_lock_all(int assert, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&assert, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_lock_all, site, args))
        return run_Win_lock_all(assert, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)assert;
        noted.latest->args[1] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_lock_all(assert, win), args);
}
EXPORT int MPI_Win_lock_all(int assert, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_lock_all(assert, win, HERE) : run_Win_lock_all(assert, win);
}
EXPORT extern __typeof__(MPI_Win_lock_all) PMPI_Win_lock_all __attribute__((alias("MPI_Win_lock_all")));

static COLD int other_Win_unlock_all(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_unlock_all(win);
    nasty_need_open(NASTY_MPI_Win_unlock_all);
    return real.Win_unlock_all(win);
}
static inline int run_Win_unlock_all(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_unlock_all(win) : other_Win_unlock_all(win);
}
static NOINLINE int noted_Win_unlock_all(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_unlock_all, site, args))
        return run_Win_unlock_all(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_unlock_all(win), args);
}
EXPORT int MPI_Win_unlock_all(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_unlock_all(win, HERE) : run_Win_unlock_all(win);
}
EXPORT extern __typeof__(MPI_Win_unlock_all) PMPI_Win_unlock_all __attribute__((alias("MPI_Win_unlock_all")));

static COLD int other_Win_flush(int rank, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_flush(rank, win);
    nasty_need_open(NASTY_MPI_Win_flush);
    return real.Win_flush(rank, win);
}
static inline int run_Win_flush(int rank, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_flush(rank, win) : other_Win_flush(rank, win);
}
static NOINLINE int noted_Win_flush(int rank, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&rank, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_flush, site, args))
        return run_Win_flush(rank, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)rank;
        noted.latest->args[1] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_flush(rank, win), args);
}
EXPORT int MPI_Win_flush(int rank, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_flush(rank, win, HERE) : run_Win_flush(rank, win);
}
EXPORT extern __typeof__(MPI_Win_flush) PMPI_Win_flush __attribute__((alias("MPI_Win_flush")));

static COLD int other_Win_flush_all(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_flush_all(win);
    nasty_need_open(NASTY_MPI_Win_flush_all);
    return real.Win_flush_all(win);
}
static inline int run_Win_flush_all(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_flush_all(win) : other_Win_flush_all(win);
}
static NOINLINE int noted_Win_flush_all(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_flush_all, site, args))
        return run_Win_flush_all(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_flush_all(win), args);
}
EXPORT int MPI_Win_flush_all(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_flush_all(win, HERE) : run_Win_flush_all(win);
}
EXPORT extern __typeof__(MPI_Win_flush_all) PMPI_Win_flush_all __attribute__((alias("MPI_Win_flush_all")));

static COLD int other_Win_flush_local(int rank, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_flush_local(rank, win);
    nasty_need_open(NASTY_MPI_Win_flush_local);
    return real.Win_flush_local(rank, win);
}
static inline int run_Win_flush_local(int rank, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_flush_local(rank, win) : other_Win_flush_local(rank, win);
}
static NOINLINE int noted_Win_flush_local(int rank, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&rank, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_flush_local, site, args))
        return run_Win_flush_local(rank, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)rank;
        noted.latest->args[1] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_flush_local(rank, win), args);
}
EXPORT int MPI_Win_flush_local(int rank, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_flush_local(rank, win, HERE) : run_Win_flush_local(rank, win);
}
EXPORT extern __typeof__(MPI_Win_flush_local) PMPI_Win_flush_local __attribute__((alias("MPI_Win_flush_local")));

static COLD int other_Win_flush_local_all(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_flush_local_all(win);
    nasty_need_open(NASTY_MPI_Win_flush_local_all);
    return real.Win_flush_local_all(win);
}
static inline int run_Win_flush_local_all(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_flush_local_all(win) : other_Win_flush_local_all(win);
}
static NOINLINE int noted_Win_flush_local_all(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_flush_local_all, site, args))
        return run_Win_flush_local_all(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_flush_local_all(win), args);
}
EXPORT int MPI_Win_flush_local_all(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_flush_local_all(win, HERE) : run_Win_flush_local_all(win);
}
EXPORT extern __typeof__(MPI_Win_flush_local_all) PMPI_Win_flush_local_all __attribute__((alias("MPI_Win_flush_local_all")));

static COLD int other_Win_sync(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_sync(win);
    nasty_need_open(NASTY_MPI_Win_sync);
    return real.Win_sync(win);
}
static inline int run_Win_sync(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_sync(win) : other_Win_sync(win);
}
static NOINLINE int noted_Win_sync(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_sync, site, args))
        return run_Win_sync(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_sync(win), args);
}
EXPORT int MPI_Win_sync(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_sync(win, HERE) : run_Win_sync(win);
}
EXPORT extern __typeof__(MPI_Win_sync) PMPI_Win_sync __attribute__((alias("MPI_Win_sync")));

static COLD int other_Win_fence(int assert, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_fence(assert, win);
    nasty_need_open(NASTY_MPI_Win_fence);
    return real.Win_fence(assert, win);
}
static inline int run_Win_fence(int assert, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_fence(assert, win) : other_Win_fence(assert, win);
}
static NOINLINE int noted_Win_fence(int assert, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&assert, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_fence, site, args))
        return run_Win_fence(assert, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)assert;
        noted.latest->args[1] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_fence(assert, win), args);
}
EXPORT int MPI_Win_fence(int assert, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_fence(assert, win, HERE) : run_Win_fence(assert, win);
}
EXPORT extern __typeof__(MPI_Win_fence) PMPI_Win_fence __attribute__((alias("MPI_Win_fence")));

static COLD int other_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_start(group, assert, win);
    nasty_need_open(NASTY_MPI_Win_start);
    return real.Win_start(group, assert, win);
}
static inline int run_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_start(group, assert, win) : other_Win_start(group, assert, win);
}
static NOINLINE int noted_Win_start(MPI_Group group, int assert, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&assert, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_start, site, args))
        return run_Win_start(group, assert, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)group;
        noted.latest->args[1] = (int64_t)(intptr_t)assert;
        noted.latest->args[2] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_start(group, assert, win), args);
}
EXPORT int MPI_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_start(group, assert, win, HERE) : run_Win_start(group, assert, win);
}
EXPORT extern __typeof__(MPI_Win_start) PMPI_Win_start __attribute__((alias("MPI_Win_start")));

static COLD int other_Win_complete(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_complete(win);
    nasty_need_open(NASTY_MPI_Win_complete);
    return real.Win_complete(win);
}
static inline int run_Win_complete(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_complete(win) : other_Win_complete(win);
}
static NOINLINE int noted_Win_complete(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_complete, site, args))
        return run_Win_complete(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_complete(win), args);
}
EXPORT int MPI_Win_complete(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_complete(win, HERE) : run_Win_complete(win);
}
EXPORT extern __typeof__(MPI_Win_complete) PMPI_Win_complete __attribute__((alias("MPI_Win_complete")));

static COLD int other_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    if (nasty_active())
        return shim_Win_post(group, assert, win);
    nasty_need_open(NASTY_MPI_Win_post);
    return real.Win_post(group, assert, win);
}
static inline int run_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_post(group, assert, win) : other_Win_post(group, assert, win);
}
static NOINLINE int noted_Win_post(MPI_Group group, int assert, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&assert, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_post, site, args))
        return run_Win_post(group, assert, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)group;
        noted.latest->args[1] = (int64_t)(intptr_t)assert;
        noted.latest->args[2] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_post(group, assert, win), args);
}
EXPORT int MPI_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_post(group, assert, win, HERE) : run_Win_post(group, assert, win);
}
EXPORT extern __typeof__(MPI_Win_post) PMPI_Win_post __attribute__((alias("MPI_Win_post")));

static COLD int other_Win_wait(MPI_Win win)
{
    if (nasty_active())
        return shim_Win_wait(win);
    nasty_need_open(NASTY_MPI_Win_wait);
    return real.Win_wait(win);
}
static inline int run_Win_wait(MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_wait(win) : other_Win_wait(win);
}
static NOINLINE int noted_Win_wait(MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Win_wait, site, args))
        return run_Win_wait(win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Win_wait(win), args);
}
EXPORT int MPI_Win_wait(MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_wait(win, HERE) : run_Win_wait(win);
}
EXPORT extern __typeof__(MPI_Win_wait) PMPI_Win_wait __attribute__((alias("MPI_Win_wait")));

static COLD int other_Win_test(MPI_Win win, int *flag)
{
    if (nasty_active())
        return shim_Win_test(win, flag);
    nasty_need_open(NASTY_MPI_Win_test);
    return real.Win_test(win, flag);
}
static inline int run_Win_test(MPI_Win win, int *flag)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Win_test(win, flag) : other_Win_test(win, flag);
}
static NOINLINE int noted_Win_test(MPI_Win win, int *flag, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&flag};
    if (!nasty_enter(&noted, NASTY_MPI_Win_test | NASTY_POLLS, site, args))
        return run_Win_test(win, flag);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)flag;
    }
    return nasty_leave(&noted, run_Win_test(win, flag), args);
}
EXPORT int MPI_Win_test(MPI_Win win, int *flag)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_test(win, flag, HERE) : run_Win_test(win, flag);
}
EXPORT extern __typeof__(MPI_Win_test) PMPI_Win_test __attribute__((alias("MPI_Win_test")));

static COLD int other_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    if (nasty_active())
        return shim_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    nasty_need_open(NASTY_MPI_Put);
    return real.Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static inline int run_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : other_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static NOINLINE int noted_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Put, site, args))
        return run_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), args);
}
EXPORT int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, HERE) : run_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
EXPORT extern __typeof__(MPI_Put) PMPI_Put __attribute__((alias("MPI_Put")));

#if MPI_VERSION >= 4
static COLD int other_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    if (nasty_active())
        return shim_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    nasty_need_open(NASTY_MPI_Put_c);
    return real.Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static inline int run_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : other_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static NOINLINE int noted_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Put_c, site, args))
        return run_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), args);
}
EXPORT int MPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, HERE) : run_Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
EXPORT extern __typeof__(MPI_Put_c) PMPI_Put_c __attribute__((alias("MPI_Put_c")));

#endif
static COLD int other_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    if (nasty_active())
        return shim_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    nasty_need_open(NASTY_MPI_Get);
    return real.Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static inline int run_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : other_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static NOINLINE int noted_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Get, site, args))
        return run_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), args);
}
EXPORT int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, HERE) : run_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
EXPORT extern __typeof__(MPI_Get) PMPI_Get __attribute__((alias("MPI_Get")));

#if MPI_VERSION >= 4
static COLD int other_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    if (nasty_active())
        return shim_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    nasty_need_open(NASTY_MPI_Get_c);
    return real.Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static inline int run_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : other_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
static NOINLINE int noted_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Get_c, site, args))
        return run_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), args);
}
EXPORT int MPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, HERE) : run_Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
}
EXPORT extern __typeof__(MPI_Get_c) PMPI_Get_c __attribute__((alias("MPI_Get_c")));

#endif
static COLD int other_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    if (nasty_active())
        return shim_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    nasty_need_open(NASTY_MPI_Accumulate);
    return real.Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static inline int run_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : other_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static NOINLINE int noted_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Accumulate, site, args))
        return run_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)op;
        noted.latest->args[8] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), args);
}
EXPORT int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, HERE) : run_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
EXPORT extern __typeof__(MPI_Accumulate) PMPI_Accumulate __attribute__((alias("MPI_Accumulate")));

#if MPI_VERSION >= 4
static COLD int other_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    if (nasty_active())
        return shim_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    nasty_need_open(NASTY_MPI_Accumulate_c);
    return real.Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static inline int run_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : other_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static NOINLINE int noted_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Accumulate_c, site, args))
        return run_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)op;
        noted.latest->args[8] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), args);
}
EXPORT int MPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, HERE) : run_Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
EXPORT extern __typeof__(MPI_Accumulate_c) PMPI_Accumulate_c __attribute__((alias("MPI_Accumulate_c")));

#endif
static COLD int other_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    if (nasty_active())
        return shim_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    nasty_need_open(NASTY_MPI_Get_accumulate);
    return real.Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static inline int run_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : other_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static NOINLINE int noted_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&result_addr, (void *)&result_count, (void *)&result_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Get_accumulate, site, args))
        return run_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[4] = (int64_t)(intptr_t)result_count;
        noted.latest->args[5] = (int64_t)(intptr_t)result_datatype;
        noted.latest->args[6] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[7] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[8] = (int64_t)(intptr_t)target_count;
        noted.latest->args[9] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[10] = (int64_t)(intptr_t)op;
        noted.latest->args[11] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), args);
}
EXPORT int MPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, HERE) : run_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
EXPORT extern __typeof__(MPI_Get_accumulate) PMPI_Get_accumulate __attribute__((alias("MPI_Get_accumulate")));

#if MPI_VERSION >= 4
static COLD int other_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    if (nasty_active())
        return shim_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    nasty_need_open(NASTY_MPI_Get_accumulate_c);
    return real.Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static inline int run_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : other_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
static NOINLINE int noted_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&result_addr, (void *)&result_count, (void *)&result_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Get_accumulate_c, site, args))
        return run_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[4] = (int64_t)(intptr_t)result_count;
        noted.latest->args[5] = (int64_t)(intptr_t)result_datatype;
        noted.latest->args[6] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[7] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[8] = (int64_t)(intptr_t)target_count;
        noted.latest->args[9] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[10] = (int64_t)(intptr_t)op;
        noted.latest->args[11] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), args);
}
EXPORT int MPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, HERE) : run_Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
}
EXPORT extern __typeof__(MPI_Get_accumulate_c) PMPI_Get_accumulate_c __attribute__((alias("MPI_Get_accumulate_c")));

#endif
static COLD int other_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    if (nasty_active())
        return shim_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
    nasty_need_open(NASTY_MPI_Fetch_and_op);
    return real.Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
}
static inline int run_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win) : other_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
}
static NOINLINE int noted_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&result_addr, (void *)&datatype, (void *)&target_rank, (void *)&target_disp, (void *)&op, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Fetch_and_op, site, args))
        return run_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)op;
        noted.latest->args[6] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win), args);
}
EXPORT int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win, HERE) : run_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
}
EXPORT extern __typeof__(MPI_Fetch_and_op) PMPI_Fetch_and_op __attribute__((alias("MPI_Fetch_and_op")));

static COLD int other_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    if (nasty_active())
        return shim_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
    nasty_need_open(NASTY_MPI_Compare_and_swap);
    return real.Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
}
static inline int run_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win) : other_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
}
static NOINLINE int noted_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&compare_addr, (void *)&result_addr, (void *)&datatype, (void *)&target_rank, (void *)&target_disp, (void *)&win};
    if (!nasty_enter(&noted, NASTY_MPI_Compare_and_swap, site, args))
        return run_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)compare_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[5] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[6] = (int64_t)(intptr_t)win;
    }
    return nasty_leave(&noted, run_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win), args);
}
EXPORT int MPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win, HERE) : run_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
}
EXPORT extern __typeof__(MPI_Compare_and_swap) PMPI_Compare_and_swap __attribute__((alias("MPI_Compare_and_swap")));

static COLD int other_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    nasty_need_open(NASTY_MPI_Rput);
    return real.Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static inline int run_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request) : other_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static NOINLINE int noted_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rput, site, args))
        return run_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), args);
}
EXPORT int MPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request, HERE) : run_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
EXPORT extern __typeof__(MPI_Rput) PMPI_Rput __attribute__((alias("MPI_Rput")));

#if MPI_VERSION >= 4
static COLD int other_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    nasty_need_open(NASTY_MPI_Rput_c);
    return real.Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static inline int run_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request) : other_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static NOINLINE int noted_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rput_c, site, args))
        return run_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), args);
}
EXPORT int MPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request, HERE) : run_Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
EXPORT extern __typeof__(MPI_Rput_c) PMPI_Rput_c __attribute__((alias("MPI_Rput_c")));

#endif
static COLD int other_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    nasty_need_open(NASTY_MPI_Rget);
    return real.Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static inline int run_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request) : other_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static NOINLINE int noted_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rget, site, args))
        return run_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), args);
}
EXPORT int MPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request, HERE) : run_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
EXPORT extern __typeof__(MPI_Rget) PMPI_Rget __attribute__((alias("MPI_Rget")));

#if MPI_VERSION >= 4
static COLD int other_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    nasty_need_open(NASTY_MPI_Rget_c);
    return real.Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static inline int run_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request) : other_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
static NOINLINE int noted_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rget_c, site, args))
        return run_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)win;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), args);
}
EXPORT int MPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request, HERE) : run_Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}
EXPORT extern __typeof__(MPI_Rget_c) PMPI_Rget_c __attribute__((alias("MPI_Rget_c")));

#endif
static COLD int other_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    nasty_need_open(NASTY_MPI_Raccumulate);
    return real.Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static inline int run_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request) : other_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static NOINLINE int noted_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Raccumulate, site, args))
        return run_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)op;
        noted.latest->args[8] = (int64_t)(intptr_t)win;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), args);
}
EXPORT int MPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, HERE) : run_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
EXPORT extern __typeof__(MPI_Raccumulate) PMPI_Raccumulate __attribute__((alias("MPI_Raccumulate")));

#if MPI_VERSION >= 4
static COLD int other_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    nasty_need_open(NASTY_MPI_Raccumulate_c);
    return real.Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static inline int run_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request) : other_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static NOINLINE int noted_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Raccumulate_c, site, args))
        return run_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[4] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[5] = (int64_t)(intptr_t)target_count;
        noted.latest->args[6] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[7] = (int64_t)(intptr_t)op;
        noted.latest->args[8] = (int64_t)(intptr_t)win;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), args);
}
EXPORT int MPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, HERE) : run_Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
EXPORT extern __typeof__(MPI_Raccumulate_c) PMPI_Raccumulate_c __attribute__((alias("MPI_Raccumulate_c")));

#endif
static COLD int other_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    nasty_need_open(NASTY_MPI_Rget_accumulate);
    return real.Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static inline int run_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request) : other_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static NOINLINE int noted_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&result_addr, (void *)&result_count, (void *)&result_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rget_accumulate, site, args))
        return run_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[4] = (int64_t)(intptr_t)result_count;
        noted.latest->args[5] = (int64_t)(intptr_t)result_datatype;
        noted.latest->args[6] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[7] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[8] = (int64_t)(intptr_t)target_count;
        noted.latest->args[9] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[10] = (int64_t)(intptr_t)op;
        noted.latest->args[11] = (int64_t)(intptr_t)win;
        noted.latest->args[12] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), args);
}
EXPORT int MPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, HERE) : run_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
EXPORT extern __typeof__(MPI_Rget_accumulate) PMPI_Rget_accumulate __attribute__((alias("MPI_Rget_accumulate")));

#if MPI_VERSION >= 4
static COLD int other_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    if (nasty_active())
        return shim_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    nasty_need_open(NASTY_MPI_Rget_accumulate_c);
    return real.Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static inline int run_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request) : other_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
static NOINLINE int noted_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&origin_addr, (void *)&origin_count, (void *)&origin_datatype, (void *)&result_addr, (void *)&result_count, (void *)&result_datatype, (void *)&target_rank, (void *)&target_disp, (void *)&target_count, (void *)&target_datatype, (void *)&op, (void *)&win, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rget_accumulate_c, site, args))
        return run_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)origin_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)origin_count;
        noted.latest->args[2] = (int64_t)(intptr_t)origin_datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)result_addr;
        noted.latest->args[4] = (int64_t)(intptr_t)result_count;
        noted.latest->args[5] = (int64_t)(intptr_t)result_datatype;
        noted.latest->args[6] = (int64_t)(intptr_t)target_rank;
        noted.latest->args[7] = (int64_t)(intptr_t)target_disp;
        noted.latest->args[8] = (int64_t)(intptr_t)target_count;
        noted.latest->args[9] = (int64_t)(intptr_t)target_datatype;
        noted.latest->args[10] = (int64_t)(intptr_t)op;
        noted.latest->args[11] = (int64_t)(intptr_t)win;
        noted.latest->args[12] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), args);
}
EXPORT int MPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, HERE) : run_Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}
EXPORT extern __typeof__(MPI_Rget_accumulate_c) PMPI_Rget_accumulate_c __attribute__((alias("MPI_Rget_accumulate_c")));

#endif
static COLD int other_Wait(MPI_Request *request, MPI_Status *status)
{
    if (nasty_active())
        return shim_Wait(request, status);
    nasty_need_open(NASTY_MPI_Wait);
    return real.Wait(request, status);
}
static inline int run_Wait(MPI_Request *request, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Wait(request, status) : other_Wait(request, status);
}
static NOINLINE int noted_Wait(MPI_Request *request, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Wait, site, args))
        return run_Wait(request, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
        noted.latest->args[1] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Wait(request, status), args);
}
EXPORT int MPI_Wait(MPI_Request *request, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Wait(request, status, HERE) : run_Wait(request, status);
}
EXPORT extern __typeof__(MPI_Wait) PMPI_Wait __attribute__((alias("MPI_Wait")));

static COLD int other_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Waitall(count, array_of_requests, array_of_statuses);
    nasty_need_open(NASTY_MPI_Waitall);
    return real.Waitall(count, array_of_requests, array_of_statuses);
}
static inline int run_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Waitall(count, array_of_requests, array_of_statuses) : other_Waitall(count, array_of_requests, array_of_statuses);
}
static NOINLINE int noted_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Waitall, site, args))
        return run_Waitall(count, array_of_requests, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Waitall(count, array_of_requests, array_of_statuses), args);
}
EXPORT int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Waitall(count, array_of_requests, array_of_statuses, HERE) : run_Waitall(count, array_of_requests, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Waitall) PMPI_Waitall __attribute__((alias("MPI_Waitall")));

static COLD int other_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)
{
    if (nasty_active())
        return shim_Waitany(count, array_of_requests, indx, status);
    nasty_need_open(NASTY_MPI_Waitany);
    return real.Waitany(count, array_of_requests, indx, status);
}
static inline int run_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Waitany(count, array_of_requests, indx, status) : other_Waitany(count, array_of_requests, indx, status);
}
static NOINLINE int noted_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&indx, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Waitany, site, args))
        return run_Waitany(count, array_of_requests, indx, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)indx;
        noted.latest->args[3] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Waitany(count, array_of_requests, indx, status), args);
}
EXPORT int MPI_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Waitany(count, array_of_requests, indx, status, HERE) : run_Waitany(count, array_of_requests, indx, status);
}
EXPORT extern __typeof__(MPI_Waitany) PMPI_Waitany __attribute__((alias("MPI_Waitany")));

static COLD int other_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    nasty_need_open(NASTY_MPI_Waitsome);
    return real.Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static inline int run_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) : other_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static NOINLINE int noted_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&incount, (void *)&array_of_requests, (void *)&outcount, (void *)&array_of_indices, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Waitsome, site, args))
        return run_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)incount;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)outcount;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_indices;
        noted.latest->args[4] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses), args);
}
EXPORT int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, HERE) : run_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Waitsome) PMPI_Waitsome __attribute__((alias("MPI_Waitsome")));

static COLD int other_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    if (nasty_active())
        return shim_Test(request, flag, status);
    nasty_need_open(NASTY_MPI_Test);
    return real.Test(request, flag, status);
}
static inline int run_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Test(request, flag, status) : other_Test(request, flag, status);
}
static NOINLINE int noted_Test(MPI_Request *request, int *flag, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request, (void *)&flag, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Test | NASTY_POLLS, site, args))
        return run_Test(request, flag, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
        noted.latest->args[1] = (int64_t)(intptr_t)flag;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Test(request, flag, status), args);
}
EXPORT int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Test(request, flag, status, HERE) : run_Test(request, flag, status);
}
EXPORT extern __typeof__(MPI_Test) PMPI_Test __attribute__((alias("MPI_Test")));

static COLD int other_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Testall(count, array_of_requests, flag, array_of_statuses);
    nasty_need_open(NASTY_MPI_Testall);
    return real.Testall(count, array_of_requests, flag, array_of_statuses);
}
static inline int run_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Testall(count, array_of_requests, flag, array_of_statuses) : other_Testall(count, array_of_requests, flag, array_of_statuses);
}
static NOINLINE int noted_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&flag, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Testall | NASTY_POLLS, site, args))
        return run_Testall(count, array_of_requests, flag, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)flag;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Testall(count, array_of_requests, flag, array_of_statuses), args);
}
EXPORT int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Testall(count, array_of_requests, flag, array_of_statuses, HERE) : run_Testall(count, array_of_requests, flag, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Testall) PMPI_Testall __attribute__((alias("MPI_Testall")));

static COLD int other_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    if (nasty_active())
        return shim_Testany(count, array_of_requests, indx, flag, status);
    nasty_need_open(NASTY_MPI_Testany);
    return real.Testany(count, array_of_requests, indx, flag, status);
}
static inline int run_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Testany(count, array_of_requests, indx, flag, status) : other_Testany(count, array_of_requests, indx, flag, status);
}
static NOINLINE int noted_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&indx, (void *)&flag, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Testany | NASTY_POLLS, site, args))
        return run_Testany(count, array_of_requests, indx, flag, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)indx;
        noted.latest->args[3] = (int64_t)(intptr_t)flag;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Testany(count, array_of_requests, indx, flag, status), args);
}
EXPORT int MPI_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Testany(count, array_of_requests, indx, flag, status, HERE) : run_Testany(count, array_of_requests, indx, flag, status);
}
EXPORT extern __typeof__(MPI_Testany) PMPI_Testany __attribute__((alias("MPI_Testany")));

static COLD int other_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    nasty_need_open(NASTY_MPI_Testsome);
    return real.Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static inline int run_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) : other_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static NOINLINE int noted_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&incount, (void *)&array_of_requests, (void *)&outcount, (void *)&array_of_indices, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Testsome | NASTY_POLLS, site, args))
        return run_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)incount;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)outcount;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_indices;
        noted.latest->args[4] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses), args);
}
EXPORT int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, HERE) : run_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Testsome) PMPI_Testsome __attribute__((alias("MPI_Testsome")));

static COLD int other_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    if (nasty_active())
        return shim_Request_get_status(request, flag, status);
    nasty_need_open(NASTY_MPI_Request_get_status);
    return real.Request_get_status(request, flag, status);
}
static inline int run_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Request_get_status(request, flag, status) : other_Request_get_status(request, flag, status);
}
static NOINLINE int noted_Request_get_status(MPI_Request request, int *flag, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request, (void *)&flag, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Request_get_status | NASTY_POLLS, site, args))
        return run_Request_get_status(request, flag, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
        noted.latest->args[1] = (int64_t)(intptr_t)flag;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Request_get_status(request, flag, status), args);
}
EXPORT int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Request_get_status(request, flag, status, HERE) : run_Request_get_status(request, flag, status);
}
EXPORT extern __typeof__(MPI_Request_get_status) PMPI_Request_get_status __attribute__((alias("MPI_Request_get_status")));

#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
static COLD int other_Request_get_status_all(int count, nasty_looked_at array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
    nasty_need_open(NASTY_MPI_Request_get_status_all);
    return real.Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
}
static inline int run_Request_get_status_all(int count, nasty_looked_at array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Request_get_status_all(count, array_of_requests, flag, array_of_statuses) : other_Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
}
static NOINLINE int noted_Request_get_status_all(int count, nasty_looked_at array_of_requests[], int *flag, MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&flag, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Request_get_status_all | NASTY_POLLS, site, args))
        return run_Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)flag;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Request_get_status_all(count, array_of_requests, flag, array_of_statuses), args);
}
EXPORT int MPI_Request_get_status_all(int count, nasty_looked_at array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Request_get_status_all(count, array_of_requests, flag, array_of_statuses, HERE) : run_Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Request_get_status_all) PMPI_Request_get_status_all __attribute__((alias("MPI_Request_get_status_all")));

static COLD int other_Request_get_status_any(int count, nasty_looked_at array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    if (nasty_active())
        return shim_Request_get_status_any(count, array_of_requests, indx, flag, status);
    nasty_need_open(NASTY_MPI_Request_get_status_any);
    return real.Request_get_status_any(count, array_of_requests, indx, flag, status);
}
static inline int run_Request_get_status_any(int count, nasty_looked_at array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Request_get_status_any(count, array_of_requests, indx, flag, status) : other_Request_get_status_any(count, array_of_requests, indx, flag, status);
}
static NOINLINE int noted_Request_get_status_any(int count, nasty_looked_at array_of_requests[], int *indx, int *flag, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests, (void *)&indx, (void *)&flag, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Request_get_status_any | NASTY_POLLS, site, args))
        return run_Request_get_status_any(count, array_of_requests, indx, flag, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)count;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)indx;
        noted.latest->args[3] = (int64_t)(intptr_t)flag;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Request_get_status_any(count, array_of_requests, indx, flag, status), args);
}
EXPORT int MPI_Request_get_status_any(int count, nasty_looked_at array_of_requests[], int *indx, int *flag, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Request_get_status_any(count, array_of_requests, indx, flag, status, HERE) : run_Request_get_status_any(count, array_of_requests, indx, flag, status);
}
EXPORT extern __typeof__(MPI_Request_get_status_any) PMPI_Request_get_status_any __attribute__((alias("MPI_Request_get_status_any")));

static COLD int other_Request_get_status_some(int incount, nasty_looked_at array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    if (nasty_active())
        return shim_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    nasty_need_open(NASTY_MPI_Request_get_status_some);
    return real.Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static inline int run_Request_get_status_some(int incount, nasty_looked_at array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) : other_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
static NOINLINE int noted_Request_get_status_some(int incount, nasty_looked_at array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&incount, (void *)&array_of_requests, (void *)&outcount, (void *)&array_of_indices, (void *)&array_of_statuses};
    if (!nasty_enter(&noted, NASTY_MPI_Request_get_status_some | NASTY_POLLS, site, args))
        return run_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)incount;
        noted.latest->args[1] = (int64_t)(intptr_t)array_of_requests;
        noted.latest->args[2] = (int64_t)(intptr_t)outcount;
        noted.latest->args[3] = (int64_t)(intptr_t)array_of_indices;
        noted.latest->args[4] = (int64_t)(intptr_t)array_of_statuses;
    }
    return nasty_leave(&noted, run_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses), args);
}
EXPORT int MPI_Request_get_status_some(int incount, nasty_looked_at array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, HERE) : run_Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
EXPORT extern __typeof__(MPI_Request_get_status_some) PMPI_Request_get_status_some __attribute__((alias("MPI_Request_get_status_some")));

#endif
static COLD int other_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_active())
        return shim_Probe(source, tag, comm, status);
    nasty_need_open(NASTY_MPI_Probe);
    return real.Probe(source, tag, comm, status);
}
static inline int run_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Probe(source, tag, comm, status) : other_Probe(source, tag, comm, status);
}
static NOINLINE int noted_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&source, (void *)&tag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Probe, site, args))
        return run_Probe(source, tag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)source;
        noted.latest->args[1] = (int64_t)(intptr_t)tag;
        noted.latest->args[2] = (int64_t)(intptr_t)comm;
        noted.latest->args[3] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Probe(source, tag, comm, status), args);
}
EXPORT int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Probe(source, tag, comm, status, HERE) : run_Probe(source, tag, comm, status);
}
EXPORT extern __typeof__(MPI_Probe) PMPI_Probe __attribute__((alias("MPI_Probe")));

static COLD int other_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    if (nasty_active())
        return shim_Mprobe(source, tag, comm, message, status);
    nasty_need_open(NASTY_MPI_Mprobe);
    return real.Mprobe(source, tag, comm, message, status);
}
static inline int run_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Mprobe(source, tag, comm, message, status) : other_Mprobe(source, tag, comm, message, status);
}
static NOINLINE int noted_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&source, (void *)&tag, (void *)&comm, (void *)&message, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Mprobe, site, args))
        return run_Mprobe(source, tag, comm, message, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)source;
        noted.latest->args[1] = (int64_t)(intptr_t)tag;
        noted.latest->args[2] = (int64_t)(intptr_t)comm;
        noted.latest->args[3] = (int64_t)(intptr_t)message;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Mprobe(source, tag, comm, message, status), args);
}
EXPORT int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Mprobe(source, tag, comm, message, status, HERE) : run_Mprobe(source, tag, comm, message, status);
}
EXPORT extern __typeof__(MPI_Mprobe) PMPI_Mprobe __attribute__((alias("MPI_Mprobe")));

static COLD int other_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_active())
        return shim_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
    nasty_need_open(NASTY_MPI_Sendrecv);
    return real.Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
static inline int run_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status) : other_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
static NOINLINE int noted_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&dest, (void *)&sendtag, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Sendrecv, site, args))
        return run_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)sendtag;
        noted.latest->args[5] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[6] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)source;
        noted.latest->args[9] = (int64_t)(intptr_t)recvtag;
        noted.latest->args[10] = (int64_t)(intptr_t)comm;
        noted.latest->args[11] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), args);
}
EXPORT int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status, HERE) : run_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
EXPORT extern __typeof__(MPI_Sendrecv) PMPI_Sendrecv __attribute__((alias("MPI_Sendrecv")));

#if MPI_VERSION >= 4
static COLD int other_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_active())
        return shim_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
    nasty_need_open(NASTY_MPI_Sendrecv_c);
    return real.Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
static inline int run_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status) : other_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
static NOINLINE int noted_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&dest, (void *)&sendtag, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Sendrecv_c, site, args))
        return run_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)sendtag;
        noted.latest->args[5] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[6] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)source;
        noted.latest->args[9] = (int64_t)(intptr_t)recvtag;
        noted.latest->args[10] = (int64_t)(intptr_t)comm;
        noted.latest->args[11] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), args);
}
EXPORT int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status, HERE) : run_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
}
EXPORT extern __typeof__(MPI_Sendrecv_c) PMPI_Sendrecv_c __attribute__((alias("MPI_Sendrecv_c")));

#endif
static COLD int other_Request_free(MPI_Request *request)
{
    if (nasty_active())
        return shim_Request_free(request);
    nasty_need_open(NASTY_MPI_Request_free);
    return real.Request_free(request);
}
static inline int run_Request_free(MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Request_free(request) : other_Request_free(request);
}
static NOINLINE int noted_Request_free(MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Request_free, site, args))
        return run_Request_free(request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Request_free(request), args);
}
EXPORT int MPI_Request_free(MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Request_free(request, HERE) : run_Request_free(request);
}
EXPORT extern __typeof__(MPI_Request_free) PMPI_Request_free __attribute__((alias("MPI_Request_free")));

static COLD int other_Cancel(MPI_Request *request)
{
    if (nasty_active())
        return shim_Cancel(request);
    nasty_need_open(NASTY_MPI_Cancel);
    return real.Cancel(request);
}
static inline int run_Cancel(MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Cancel(request) : other_Cancel(request);
}
static NOINLINE int noted_Cancel(MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Cancel, site, args))
        return run_Cancel(request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Cancel(request), args);
}
EXPORT int MPI_Cancel(MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Cancel(request, HERE) : run_Cancel(request);
}
EXPORT extern __typeof__(MPI_Cancel) PMPI_Cancel __attribute__((alias("MPI_Cancel")));

static COLD int other_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Isend(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Send);
    return real.Send(buf, count, datatype, dest, tag, comm);
}
static inline int run_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Send(buf, count, datatype, dest, tag, comm) : other_Send(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Send, site, args))
        return run_Send(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Send(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Send(buf, count, datatype, dest, tag, comm, HERE) : run_Send(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Send) PMPI_Send __attribute__((alias("MPI_Send")));

#if MPI_VERSION >= 4
static COLD int other_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Isend_c(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Send_c);
    return real.Send_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Send_c(buf, count, datatype, dest, tag, comm) : other_Send_c(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Send_c, site, args))
        return run_Send_c(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Send_c(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Send_c(buf, count, datatype, dest, tag, comm, HERE) : run_Send_c(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Send_c) PMPI_Send_c __attribute__((alias("MPI_Send_c")));

#endif
static COLD int other_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Issend(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Ssend);
    return real.Ssend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Ssend(buf, count, datatype, dest, tag, comm) : other_Ssend(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Ssend, site, args))
        return run_Ssend(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Ssend(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Ssend(buf, count, datatype, dest, tag, comm, HERE) : run_Ssend(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Ssend) PMPI_Ssend __attribute__((alias("MPI_Ssend")));

#if MPI_VERSION >= 4
static COLD int other_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Issend_c(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Ssend_c);
    return real.Ssend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Ssend_c(buf, count, datatype, dest, tag, comm) : other_Ssend_c(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Ssend_c, site, args))
        return run_Ssend_c(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Ssend_c(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Ssend_c(buf, count, datatype, dest, tag, comm, HERE) : run_Ssend_c(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Ssend_c) PMPI_Ssend_c __attribute__((alias("MPI_Ssend_c")));

#endif
static COLD int other_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Irsend(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Rsend);
    return real.Rsend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Rsend(buf, count, datatype, dest, tag, comm) : other_Rsend(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Rsend, site, args))
        return run_Rsend(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Rsend(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rsend(buf, count, datatype, dest, tag, comm, HERE) : run_Rsend(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Rsend) PMPI_Rsend __attribute__((alias("MPI_Rsend")));

#if MPI_VERSION >= 4
static COLD int other_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Irsend_c(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_open(NASTY_MPI_Rsend_c);
    return real.Rsend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Rsend_c(buf, count, datatype, dest, tag, comm) : other_Rsend_c(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Rsend_c, site, args))
        return run_Rsend_c(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Rsend_c(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Rsend_c(buf, count, datatype, dest, tag, comm, HERE) : run_Rsend_c(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Rsend_c) PMPI_Rsend_c __attribute__((alias("MPI_Rsend_c")));

#endif
static COLD int other_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Irecv(buf, count, datatype, source, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, status);
    }
    nasty_need_open(NASTY_MPI_Recv);
    return real.Recv(buf, count, datatype, source, tag, comm, status);
}
static inline int run_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Recv(buf, count, datatype, source, tag, comm, status) : other_Recv(buf, count, datatype, source, tag, comm, status);
}
static NOINLINE int noted_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Recv, site, args))
        return run_Recv(buf, count, datatype, source, tag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)source;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Recv(buf, count, datatype, source, tag, comm, status), args);
}
EXPORT int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Recv(buf, count, datatype, source, tag, comm, status, HERE) : run_Recv(buf, count, datatype, source, tag, comm, status);
}
EXPORT extern __typeof__(MPI_Recv) PMPI_Recv __attribute__((alias("MPI_Recv")));

#if MPI_VERSION >= 4
static COLD int other_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Irecv_c(buf, count, datatype, source, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, status);
    }
    nasty_need_open(NASTY_MPI_Recv_c);
    return real.Recv_c(buf, count, datatype, source, tag, comm, status);
}
static inline int run_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Recv_c(buf, count, datatype, source, tag, comm, status) : other_Recv_c(buf, count, datatype, source, tag, comm, status);
}
static NOINLINE int noted_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Recv_c, site, args))
        return run_Recv_c(buf, count, datatype, source, tag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)source;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Recv_c(buf, count, datatype, source, tag, comm, status), args);
}
EXPORT int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Recv_c(buf, count, datatype, source, tag, comm, status, HERE) : run_Recv_c(buf, count, datatype, source, tag, comm, status);
}
EXPORT extern __typeof__(MPI_Recv_c) PMPI_Recv_c __attribute__((alias("MPI_Recv_c")));

#endif
static COLD int other_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Imrecv(buf, count, datatype, message, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, status);
    }
    nasty_need_open(NASTY_MPI_Mrecv);
    return real.Mrecv(buf, count, datatype, message, status);
}
static inline int run_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Mrecv(buf, count, datatype, message, status) : other_Mrecv(buf, count, datatype, message, status);
}
static NOINLINE int noted_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&message, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Mrecv, site, args))
        return run_Mrecv(buf, count, datatype, message, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)message;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Mrecv(buf, count, datatype, message, status), args);
}
EXPORT int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Mrecv(buf, count, datatype, message, status, HERE) : run_Mrecv(buf, count, datatype, message, status);
}
EXPORT extern __typeof__(MPI_Mrecv) PMPI_Mrecv __attribute__((alias("MPI_Mrecv")));

#if MPI_VERSION >= 4
static COLD int other_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Imrecv_c(buf, count, datatype, message, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, status);
    }
    nasty_need_open(NASTY_MPI_Mrecv_c);
    return real.Mrecv_c(buf, count, datatype, message, status);
}
static inline int run_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Mrecv_c(buf, count, datatype, message, status) : other_Mrecv_c(buf, count, datatype, message, status);
}
static NOINLINE int noted_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&message, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Mrecv_c, site, args))
        return run_Mrecv_c(buf, count, datatype, message, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)message;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Mrecv_c(buf, count, datatype, message, status), args);
}
EXPORT int MPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Mrecv_c(buf, count, datatype, message, status, HERE) : run_Mrecv_c(buf, count, datatype, message, status);
}
EXPORT extern __typeof__(MPI_Mrecv_c) PMPI_Mrecv_c __attribute__((alias("MPI_Mrecv_c")));

#endif
static COLD int other_Barrier(MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Barrier);
    return real.Barrier(comm);
}
static inline int run_Barrier(MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Barrier(comm) : other_Barrier(comm);
}
static NOINLINE int noted_Barrier(MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Barrier, site, args))
        return run_Barrier(comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Barrier(comm), args);
}
EXPORT int MPI_Barrier(MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Barrier(comm, HERE) : run_Barrier(comm);
}
EXPORT extern __typeof__(MPI_Barrier) PMPI_Barrier __attribute__((alias("MPI_Barrier")));

static COLD int other_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Bcast);
    return real.Bcast(buffer, count, datatype, root, comm);
}
static inline int run_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast(buffer, count, datatype, root, comm) : other_Bcast(buffer, count, datatype, root, comm);
}
static NOINLINE int noted_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Bcast, site, args))
        return run_Bcast(buffer, count, datatype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)root;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Bcast(buffer, count, datatype, root, comm), args);
}
EXPORT int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bcast(buffer, count, datatype, root, comm, HERE) : run_Bcast(buffer, count, datatype, root, comm);
}
EXPORT extern __typeof__(MPI_Bcast) PMPI_Bcast __attribute__((alias("MPI_Bcast")));

#if MPI_VERSION >= 4
static COLD int other_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Bcast_c);
    return real.Bcast_c(buffer, count, datatype, root, comm);
}
static inline int run_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_c(buffer, count, datatype, root, comm) : other_Bcast_c(buffer, count, datatype, root, comm);
}
static NOINLINE int noted_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Bcast_c, site, args))
        return run_Bcast_c(buffer, count, datatype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)root;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Bcast_c(buffer, count, datatype, root, comm), args);
}
EXPORT int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bcast_c(buffer, count, datatype, root, comm, HERE) : run_Bcast_c(buffer, count, datatype, root, comm);
}
EXPORT extern __typeof__(MPI_Bcast_c) PMPI_Bcast_c __attribute__((alias("MPI_Bcast_c")));

#endif
static COLD int other_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Gather);
    return real.Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Gather, site, args))
        return run_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Gather) PMPI_Gather __attribute__((alias("MPI_Gather")));

#if MPI_VERSION >= 4
static COLD int other_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Gather_c);
    return real.Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Gather_c, site, args))
        return run_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Gather_c) PMPI_Gather_c __attribute__((alias("MPI_Gather_c")));

#endif
static COLD int other_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Gatherv);
    return real.Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static inline int run_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) : other_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static NOINLINE int noted_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Gatherv, site, args))
        return run_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), args);
}
EXPORT int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, HERE) : run_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Gatherv) PMPI_Gatherv __attribute__((alias("MPI_Gatherv")));

#if MPI_VERSION >= 4
static COLD int other_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Gatherv_c);
    return real.Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static inline int run_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) : other_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static NOINLINE int noted_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Gatherv_c, site, args))
        return run_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), args);
}
EXPORT int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, HERE) : run_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Gatherv_c) PMPI_Gatherv_c __attribute__((alias("MPI_Gatherv_c")));

#endif
static COLD int other_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scatter);
    return real.Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scatter, site, args))
        return run_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Scatter) PMPI_Scatter __attribute__((alias("MPI_Scatter")));

#if MPI_VERSION >= 4
static COLD int other_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scatter_c);
    return real.Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scatter_c, site, args))
        return run_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Scatter_c) PMPI_Scatter_c __attribute__((alias("MPI_Scatter_c")));

#endif
static COLD int other_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scatterv);
    return real.Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scatterv, site, args))
        return run_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)displs;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Scatterv) PMPI_Scatterv __attribute__((alias("MPI_Scatterv")));

#if MPI_VERSION >= 4
static COLD int other_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scatterv_c);
    return real.Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static NOINLINE int noted_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scatterv_c, site, args))
        return run_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)displs;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), args);
}
EXPORT int MPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, HERE) : run_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
EXPORT extern __typeof__(MPI_Scatterv_c) PMPI_Scatterv_c __attribute__((alias("MPI_Scatterv_c")));

#endif
static COLD int other_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allgather);
    return real.Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allgather, site, args))
        return run_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Allgather) PMPI_Allgather __attribute__((alias("MPI_Allgather")));

#if MPI_VERSION >= 4
static COLD int other_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allgather_c);
    return real.Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allgather_c, site, args))
        return run_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Allgather_c) PMPI_Allgather_c __attribute__((alias("MPI_Allgather_c")));

#endif
static COLD int other_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allgatherv);
    return real.Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static NOINLINE int noted_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allgatherv, site, args))
        return run_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), args);
}
EXPORT int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, HERE) : run_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Allgatherv) PMPI_Allgatherv __attribute__((alias("MPI_Allgatherv")));

#if MPI_VERSION >= 4
static COLD int other_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allgatherv_c);
    return real.Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static NOINLINE int noted_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allgatherv_c, site, args))
        return run_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), args);
}
EXPORT int MPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, HERE) : run_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Allgatherv_c) PMPI_Allgatherv_c __attribute__((alias("MPI_Allgatherv_c")));

#endif
static COLD int other_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoall);
    return real.Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoall, site, args))
        return run_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Alltoall) PMPI_Alltoall __attribute__((alias("MPI_Alltoall")));

#if MPI_VERSION >= 4
static COLD int other_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoall_c);
    return real.Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoall_c, site, args))
        return run_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Alltoall_c) PMPI_Alltoall_c __attribute__((alias("MPI_Alltoall_c")));

#endif
static COLD int other_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoallv);
    return real.Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static NOINLINE int noted_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallv, site, args))
        return run_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), args);
}
EXPORT int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, HERE) : run_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Alltoallv) PMPI_Alltoallv __attribute__((alias("MPI_Alltoallv")));

#if MPI_VERSION >= 4
static COLD int other_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoallv_c);
    return real.Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static NOINLINE int noted_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallv_c, site, args))
        return run_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), args);
}
EXPORT int MPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, HERE) : run_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Alltoallv_c) PMPI_Alltoallv_c __attribute__((alias("MPI_Alltoallv_c")));

#endif
static COLD int other_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoallw);
    return real.Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static NOINLINE int noted_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallw, site, args))
        return run_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), args);
}
EXPORT int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, HERE) : run_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
EXPORT extern __typeof__(MPI_Alltoallw) PMPI_Alltoallw __attribute__((alias("MPI_Alltoallw")));

#if MPI_VERSION >= 4
static COLD int other_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Alltoallw_c);
    return real.Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static NOINLINE int noted_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallw_c, site, args))
        return run_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), args);
}
EXPORT int MPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, HERE) : run_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
EXPORT extern __typeof__(MPI_Alltoallw_c) PMPI_Alltoallw_c __attribute__((alias("MPI_Alltoallw_c")));

#endif
static COLD int other_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce);
    return real.Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static inline int run_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce(sendbuf, recvbuf, count, datatype, op, root, comm) : other_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static NOINLINE int noted_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce, site, args))
        return run_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)root;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm), args);
}
EXPORT int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm, HERE) : run_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
}
EXPORT extern __typeof__(MPI_Reduce) PMPI_Reduce __attribute__((alias("MPI_Reduce")));

#if MPI_VERSION >= 4
static COLD int other_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce_c);
    return real.Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static inline int run_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm) : other_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static NOINLINE int noted_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_c, site, args))
        return run_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)root;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm), args);
}
EXPORT int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, HERE) : run_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
}
EXPORT extern __typeof__(MPI_Reduce_c) PMPI_Reduce_c __attribute__((alias("MPI_Reduce_c")));

#endif
static COLD int other_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allreduce);
    return real.Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce(sendbuf, recvbuf, count, datatype, op, comm) : other_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allreduce, site, args))
        return run_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allreduce(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allreduce(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Allreduce) PMPI_Allreduce __attribute__((alias("MPI_Allreduce")));

#if MPI_VERSION >= 4
static COLD int other_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Allreduce_c);
    return real.Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Allreduce_c, site, args))
        return run_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Allreduce_c) PMPI_Allreduce_c __attribute__((alias("MPI_Allreduce_c")));

#endif
static COLD int other_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce_scatter);
    return real.Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static inline int run_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) : other_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static NOINLINE int noted_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter, site, args))
        return run_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm), args);
}
EXPORT int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, HERE) : run_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Reduce_scatter) PMPI_Reduce_scatter __attribute__((alias("MPI_Reduce_scatter")));

#if MPI_VERSION >= 4
static COLD int other_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce_scatter_c);
    return real.Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static inline int run_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm) : other_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static NOINLINE int noted_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_c, site, args))
        return run_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm), args);
}
EXPORT int MPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, HERE) : run_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_c) PMPI_Reduce_scatter_c __attribute__((alias("MPI_Reduce_scatter_c")));

#endif
static COLD int other_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce_scatter_block);
    return real.Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static inline int run_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) : other_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static NOINLINE int noted_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_block, site, args))
        return run_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm), args);
}
EXPORT int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, HERE) : run_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_block) PMPI_Reduce_scatter_block __attribute__((alias("MPI_Reduce_scatter_block")));

#if MPI_VERSION >= 4
static COLD int other_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Reduce_scatter_block_c);
    return real.Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static inline int run_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm) : other_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static NOINLINE int noted_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_block_c, site, args))
        return run_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm), args);
}
EXPORT int MPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, HERE) : run_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_block_c) PMPI_Reduce_scatter_block_c __attribute__((alias("MPI_Reduce_scatter_block_c")));

#endif
static COLD int other_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scan);
    return real.Scan(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan(sendbuf, recvbuf, count, datatype, op, comm) : other_Scan(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scan, site, args))
        return run_Scan(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scan(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scan(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Scan(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Scan) PMPI_Scan __attribute__((alias("MPI_Scan")));

#if MPI_VERSION >= 4
static COLD int other_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Scan_c);
    return real.Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Scan_c, site, args))
        return run_Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Scan_c(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scan_c(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Scan_c) PMPI_Scan_c __attribute__((alias("MPI_Scan_c")));

#endif
static COLD int other_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Exscan);
    return real.Exscan(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan(sendbuf, recvbuf, count, datatype, op, comm) : other_Exscan(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Exscan, site, args))
        return run_Exscan(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Exscan(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Exscan(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Exscan(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Exscan) PMPI_Exscan __attribute__((alias("MPI_Exscan")));

#if MPI_VERSION >= 4
static COLD int other_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Exscan_c);
    return real.Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static NOINLINE int noted_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Exscan_c, site, args))
        return run_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm), args);
}
EXPORT int MPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm, HERE) : run_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
EXPORT extern __typeof__(MPI_Exscan_c) PMPI_Exscan_c __attribute__((alias("MPI_Exscan_c")));

#endif
static COLD int other_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_allgather);
    return real.Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgather, site, args))
        return run_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_allgather) PMPI_Neighbor_allgather __attribute__((alias("MPI_Neighbor_allgather")));

#if MPI_VERSION >= 4
static COLD int other_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_allgather_c);
    return real.Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgather_c, site, args))
        return run_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_allgather_c) PMPI_Neighbor_allgather_c __attribute__((alias("MPI_Neighbor_allgather_c")));

#endif
static COLD int other_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_allgatherv);
    return real.Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static NOINLINE int noted_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgatherv, site, args))
        return run_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, HERE) : run_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_allgatherv) PMPI_Neighbor_allgatherv __attribute__((alias("MPI_Neighbor_allgatherv")));

#if MPI_VERSION >= 4
static COLD int other_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_allgatherv_c);
    return real.Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static NOINLINE int noted_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgatherv_c, site, args))
        return run_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, HERE) : run_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_allgatherv_c) PMPI_Neighbor_allgatherv_c __attribute__((alias("MPI_Neighbor_allgatherv_c")));

#endif
static COLD int other_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoall);
    return real.Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoall, site, args))
        return run_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoall) PMPI_Neighbor_alltoall __attribute__((alias("MPI_Neighbor_alltoall")));

#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoall_c);
    return real.Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static NOINLINE int noted_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoall_c, site, args))
        return run_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, HERE) : run_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoall_c) PMPI_Neighbor_alltoall_c __attribute__((alias("MPI_Neighbor_alltoall_c")));

#endif
static COLD int other_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallv);
    return real.Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static NOINLINE int noted_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallv, site, args))
        return run_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, HERE) : run_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallv) PMPI_Neighbor_alltoallv __attribute__((alias("MPI_Neighbor_alltoallv")));

#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallv_c);
    return real.Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static NOINLINE int noted_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallv_c, site, args))
        return run_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), args);
}
EXPORT int MPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, HERE) : run_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallv_c) PMPI_Neighbor_alltoallv_c __attribute__((alias("MPI_Neighbor_alltoallv_c")));

#endif
static COLD int other_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallw);
    return real.Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static NOINLINE int noted_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallw, site, args))
        return run_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), args);
}
EXPORT int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, HERE) : run_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallw) PMPI_Neighbor_alltoallw __attribute__((alias("MPI_Neighbor_alltoallw")));

#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        nasty_strict_barrier(comm);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallw_c);
    return real.Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static NOINLINE int noted_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallw_c, site, args))
        return run_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), args);
}
EXPORT int MPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, HERE) : run_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallw_c) PMPI_Neighbor_alltoallw_c __attribute__((alias("MPI_Neighbor_alltoallw_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Barrier_init);
    return real.Barrier_init(comm, info, request);
}
static inline int run_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Barrier_init(comm, info, request) : other_Barrier_init(comm, info, request);
}
static NOINLINE int noted_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Barrier_init, site, args))
        return run_Barrier_init(comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
        noted.latest->args[2] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Barrier_init(comm, info, request), args);
}
EXPORT int MPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Barrier_init(comm, info, request, HERE) : run_Barrier_init(comm, info, request);
}
EXPORT extern __typeof__(MPI_Barrier_init) PMPI_Barrier_init __attribute__((alias("MPI_Barrier_init")));

static COLD int other_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Bcast_init(buffer, count, datatype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Bcast_init);
    return real.Bcast_init(buffer, count, datatype, root, comm, info, request);
}
static inline int run_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_init(buffer, count, datatype, root, comm, info, request) : other_Bcast_init(buffer, count, datatype, root, comm, info, request);
}
static NOINLINE int noted_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Bcast_init, site, args))
        return run_Bcast_init(buffer, count, datatype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)root;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
        noted.latest->args[5] = (int64_t)(intptr_t)info;
        noted.latest->args[6] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Bcast_init(buffer, count, datatype, root, comm, info, request), args);
}
EXPORT int MPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bcast_init(buffer, count, datatype, root, comm, info, request, HERE) : run_Bcast_init(buffer, count, datatype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Bcast_init) PMPI_Bcast_init __attribute__((alias("MPI_Bcast_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Bcast_init_c(buffer, count, datatype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Bcast_init_c);
    return real.Bcast_init_c(buffer, count, datatype, root, comm, info, request);
}
static inline int run_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_init_c(buffer, count, datatype, root, comm, info, request) : other_Bcast_init_c(buffer, count, datatype, root, comm, info, request);
}
static NOINLINE int noted_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Bcast_init_c, site, args))
        return run_Bcast_init_c(buffer, count, datatype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)root;
        noted.latest->args[4] = (int64_t)(intptr_t)comm;
        noted.latest->args[5] = (int64_t)(intptr_t)info;
        noted.latest->args[6] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Bcast_init_c(buffer, count, datatype, root, comm, info, request), args);
}
EXPORT int MPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bcast_init_c(buffer, count, datatype, root, comm, info, request, HERE) : run_Bcast_init_c(buffer, count, datatype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Bcast_init_c) PMPI_Bcast_init_c __attribute__((alias("MPI_Bcast_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Gather_init);
    return real.Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Gather_init, site, args))
        return run_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Gather_init) PMPI_Gather_init __attribute__((alias("MPI_Gather_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Gather_init_c);
    return real.Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Gather_init_c, site, args))
        return run_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Gather_init_c) PMPI_Gather_init_c __attribute__((alias("MPI_Gather_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Gatherv_init);
    return real.Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static inline int run_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request) : other_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Gatherv_init, site, args))
        return run_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request, HERE) : run_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Gatherv_init) PMPI_Gatherv_init __attribute__((alias("MPI_Gatherv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Gatherv_init_c);
    return real.Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static inline int run_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request) : other_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Gatherv_init_c, site, args))
        return run_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request, HERE) : run_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Gatherv_init_c) PMPI_Gatherv_init_c __attribute__((alias("MPI_Gatherv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scatter_init);
    return real.Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scatter_init, site, args))
        return run_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scatter_init) PMPI_Scatter_init __attribute__((alias("MPI_Scatter_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scatter_init_c);
    return real.Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scatter_init_c, site, args))
        return run_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)root;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scatter_init_c) PMPI_Scatter_init_c __attribute__((alias("MPI_Scatter_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scatterv_init);
    return real.Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scatterv_init, site, args))
        return run_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)displs;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scatterv_init) PMPI_Scatterv_init __attribute__((alias("MPI_Scatterv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scatterv_init_c);
    return real.Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static NOINLINE int noted_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scatterv_init_c, site, args))
        return run_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)displs;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)root;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), args);
}
EXPORT int MPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, HERE) : run_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scatterv_init_c) PMPI_Scatterv_init_c __attribute__((alias("MPI_Scatterv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allgather_init);
    return real.Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allgather_init, site, args))
        return run_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allgather_init) PMPI_Allgather_init __attribute__((alias("MPI_Allgather_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allgather_init_c);
    return real.Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allgather_init_c, site, args))
        return run_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allgather_init_c) PMPI_Allgather_init_c __attribute__((alias("MPI_Allgather_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allgatherv_init);
    return real.Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static NOINLINE int noted_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allgatherv_init, site, args))
        return run_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), args);
}
EXPORT int MPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request, HERE) : run_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allgatherv_init) PMPI_Allgatherv_init __attribute__((alias("MPI_Allgatherv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allgatherv_init_c);
    return real.Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static NOINLINE int noted_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allgatherv_init_c, site, args))
        return run_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), args);
}
EXPORT int MPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request, HERE) : run_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allgatherv_init_c) PMPI_Allgatherv_init_c __attribute__((alias("MPI_Allgatherv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoall_init);
    return real.Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoall_init, site, args))
        return run_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoall_init) PMPI_Alltoall_init __attribute__((alias("MPI_Alltoall_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoall_init_c);
    return real.Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoall_init_c, site, args))
        return run_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoall_init_c) PMPI_Alltoall_init_c __attribute__((alias("MPI_Alltoall_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoallv_init);
    return real.Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static NOINLINE int noted_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallv_init, site, args))
        return run_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), args);
}
EXPORT int MPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request, HERE) : run_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoallv_init) PMPI_Alltoallv_init __attribute__((alias("MPI_Alltoallv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoallv_init_c);
    return real.Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static NOINLINE int noted_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallv_init_c, site, args))
        return run_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), args);
}
EXPORT int MPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request, HERE) : run_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoallv_init_c) PMPI_Alltoallv_init_c __attribute__((alias("MPI_Alltoallv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoallw_init);
    return real.Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static NOINLINE int noted_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallw_init, site, args))
        return run_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), args);
}
EXPORT int MPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request, HERE) : run_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoallw_init) PMPI_Alltoallw_init __attribute__((alias("MPI_Alltoallw_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Alltoallw_init_c);
    return real.Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static NOINLINE int noted_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Alltoallw_init_c, site, args))
        return run_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), args);
}
EXPORT int MPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request, HERE) : run_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
EXPORT extern __typeof__(MPI_Alltoallw_init_c) PMPI_Alltoallw_init_c __attribute__((alias("MPI_Alltoallw_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_init);
    return real.Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static inline int run_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) : other_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static NOINLINE int noted_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_init, site, args))
        return run_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)root;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request), args);
}
EXPORT int MPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, HERE) : run_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_init) PMPI_Reduce_init __attribute__((alias("MPI_Reduce_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_init_c);
    return real.Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static inline int run_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) : other_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static NOINLINE int noted_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_init_c, site, args))
        return run_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)root;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request), args);
}
EXPORT int MPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, HERE) : run_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_init_c) PMPI_Reduce_init_c __attribute__((alias("MPI_Reduce_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allreduce_init);
    return real.Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allreduce_init, site, args))
        return run_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allreduce_init) PMPI_Allreduce_init __attribute__((alias("MPI_Allreduce_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Allreduce_init_c);
    return real.Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Allreduce_init_c, site, args))
        return run_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Allreduce_init_c) PMPI_Allreduce_init_c __attribute__((alias("MPI_Allreduce_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_scatter_init);
    return real.Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) : other_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static NOINLINE int noted_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_init, site, args))
        return run_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, HERE) : run_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_init) PMPI_Reduce_scatter_init __attribute__((alias("MPI_Reduce_scatter_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_scatter_init_c);
    return real.Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) : other_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static NOINLINE int noted_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_init_c, site, args))
        return run_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, HERE) : run_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_init_c) PMPI_Reduce_scatter_init_c __attribute__((alias("MPI_Reduce_scatter_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_scatter_block_init);
    return real.Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) : other_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static NOINLINE int noted_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_block_init, site, args))
        return run_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, HERE) : run_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_block_init) PMPI_Reduce_scatter_block_init __attribute__((alias("MPI_Reduce_scatter_block_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Reduce_scatter_block_init_c);
    return real.Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) : other_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static NOINLINE int noted_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_scatter_block_init_c, site, args))
        return run_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, HERE) : run_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Reduce_scatter_block_init_c) PMPI_Reduce_scatter_block_init_c __attribute__((alias("MPI_Reduce_scatter_block_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scan_init);
    return real.Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scan_init, site, args))
        return run_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scan_init) PMPI_Scan_init __attribute__((alias("MPI_Scan_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Scan_init_c);
    return real.Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Scan_init_c, site, args))
        return run_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Scan_init_c) PMPI_Scan_init_c __attribute__((alias("MPI_Scan_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Exscan_init);
    return real.Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Exscan_init, site, args))
        return run_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Exscan_init) PMPI_Exscan_init __attribute__((alias("MPI_Exscan_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Exscan_init_c);
    return real.Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static NOINLINE int noted_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Exscan_init_c, site, args))
        return run_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)op;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request), args);
}
EXPORT int MPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, HERE) : run_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
EXPORT extern __typeof__(MPI_Exscan_init_c) PMPI_Exscan_init_c __attribute__((alias("MPI_Exscan_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_allgather_init);
    return real.Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgather_init, site, args))
        return run_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_allgather_init) PMPI_Neighbor_allgather_init __attribute__((alias("MPI_Neighbor_allgather_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_allgather_init_c);
    return real.Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgather_init_c, site, args))
        return run_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_allgather_init_c) PMPI_Neighbor_allgather_init_c __attribute__((alias("MPI_Neighbor_allgather_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_allgatherv_init);
    return real.Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgatherv_init, site, args))
        return run_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request, HERE) : run_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_allgatherv_init) PMPI_Neighbor_allgatherv_init __attribute__((alias("MPI_Neighbor_allgatherv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_allgatherv_init_c);
    return real.Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_allgatherv_init_c, site, args))
        return run_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[5] = (int64_t)(intptr_t)displs;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)info;
        noted.latest->args[9] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request, HERE) : run_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_allgatherv_init_c) PMPI_Neighbor_allgatherv_init_c __attribute__((alias("MPI_Neighbor_allgatherv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoall_init);
    return real.Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoall_init, site, args))
        return run_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoall_init) PMPI_Neighbor_alltoall_init __attribute__((alias("MPI_Neighbor_alltoall_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoall_init_c);
    return real.Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoall_init_c, site, args))
        return run_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcount;
        noted.latest->args[2] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[3] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[4] = (int64_t)(intptr_t)recvcount;
        noted.latest->args[5] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[6] = (int64_t)(intptr_t)comm;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, HERE) : run_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoall_init_c) PMPI_Neighbor_alltoall_init_c __attribute__((alias("MPI_Neighbor_alltoall_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallv_init);
    return real.Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallv_init, site, args))
        return run_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request, HERE) : run_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallv_init) PMPI_Neighbor_alltoallv_init __attribute__((alias("MPI_Neighbor_alltoallv_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallv_init_c);
    return real.Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallv_init_c, site, args))
        return run_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtype;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtype;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request, HERE) : run_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallv_init_c) PMPI_Neighbor_alltoallv_init_c __attribute__((alias("MPI_Neighbor_alltoallv_init_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallw_init);
    return real.Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallw_init, site, args))
        return run_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request, HERE) : run_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallw_init) PMPI_Neighbor_alltoallw_init __attribute__((alias("MPI_Neighbor_alltoallw_init")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (nasty_strict_collectives())
        return nasty_companion_prepare(real.Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), comm, request);
    nasty_need_open(NASTY_MPI_Neighbor_alltoallw_init_c);
    return real.Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static NOINLINE int noted_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Neighbor_alltoallw_init_c, site, args))
        return run_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)sendbuf;
        noted.latest->args[1] = (int64_t)(intptr_t)sendcounts;
        noted.latest->args[2] = (int64_t)(intptr_t)sdispls;
        noted.latest->args[3] = (int64_t)(intptr_t)sendtypes;
        noted.latest->args[4] = (int64_t)(intptr_t)recvbuf;
        noted.latest->args[5] = (int64_t)(intptr_t)recvcounts;
        noted.latest->args[6] = (int64_t)(intptr_t)rdispls;
        noted.latest->args[7] = (int64_t)(intptr_t)recvtypes;
        noted.latest->args[8] = (int64_t)(intptr_t)comm;
        noted.latest->args[9] = (int64_t)(intptr_t)info;
        noted.latest->args[10] = (int64_t)(intptr_t)request;
    }
    return nasty_leave(&noted, run_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), args);
}
EXPORT int MPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request, HERE) : run_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
EXPORT extern __typeof__(MPI_Neighbor_alltoallw_init_c) PMPI_Neighbor_alltoallw_init_c __attribute__((alias("MPI_Neighbor_alltoallw_init_c")));

#endif
static COLD int other_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Sendrecv_replace);
    return real.Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static inline int run_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) : other_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static NOINLINE int noted_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&sendtag, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Sendrecv_replace, site, args))
        return run_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)sendtag;
        noted.latest->args[5] = (int64_t)(intptr_t)source;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtag;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status), args);
}
EXPORT int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, HERE) : run_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
EXPORT extern __typeof__(MPI_Sendrecv_replace) PMPI_Sendrecv_replace __attribute__((alias("MPI_Sendrecv_replace")));

#if MPI_VERSION >= 4
static COLD int other_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Sendrecv_replace_c);
    return real.Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static inline int run_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) : other_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static NOINLINE int noted_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&sendtag, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Sendrecv_replace_c, site, args))
        return run_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)sendtag;
        noted.latest->args[5] = (int64_t)(intptr_t)source;
        noted.latest->args[6] = (int64_t)(intptr_t)recvtag;
        noted.latest->args[7] = (int64_t)(intptr_t)comm;
        noted.latest->args[8] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status), args);
}
EXPORT int MPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, HERE) : run_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
EXPORT extern __typeof__(MPI_Sendrecv_replace_c) PMPI_Sendrecv_replace_c __attribute__((alias("MPI_Sendrecv_replace_c")));

#endif
static COLD int other_Buffer_detach(void *buffer_addr, int *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Buffer_detach);
    return real.Buffer_detach(buffer_addr, size);
}
static inline int run_Buffer_detach(void *buffer_addr, int *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Buffer_detach(buffer_addr, size) : other_Buffer_detach(buffer_addr, size);
}
static NOINLINE int noted_Buffer_detach(void *buffer_addr, int *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_detach, site, args))
        return run_Buffer_detach(buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Buffer_detach(buffer_addr, size), args);
}
EXPORT int MPI_Buffer_detach(void *buffer_addr, int *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Buffer_detach(buffer_addr, size, HERE) : run_Buffer_detach(buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Buffer_detach) PMPI_Buffer_detach __attribute__((alias("MPI_Buffer_detach")));

#if MPI_VERSION >= 4
static COLD int other_Buffer_detach_c(void *buffer_addr, MPI_Count *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Buffer_detach_c);
    return real.Buffer_detach_c(buffer_addr, size);
}
static inline int run_Buffer_detach_c(void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Buffer_detach_c(buffer_addr, size) : other_Buffer_detach_c(buffer_addr, size);
}
static NOINLINE int noted_Buffer_detach_c(void *buffer_addr, MPI_Count *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_detach_c, site, args))
        return run_Buffer_detach_c(buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Buffer_detach_c(buffer_addr, size), args);
}
EXPORT int MPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Buffer_detach_c(buffer_addr, size, HERE) : run_Buffer_detach_c(buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Buffer_detach_c) PMPI_Buffer_detach_c __attribute__((alias("MPI_Buffer_detach_c")));

#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
static COLD int other_Buffer_flush(void)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Buffer_flush);
    return real.Buffer_flush();
}
static inline int run_Buffer_flush(void)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Buffer_flush() : other_Buffer_flush();
}
static NOINLINE int noted_Buffer_flush(const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {NULL};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_flush, site, args))
        return run_Buffer_flush();
    return nasty_leave(&noted, run_Buffer_flush(), args);
}
EXPORT int MPI_Buffer_flush(void)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Buffer_flush(HERE) : run_Buffer_flush();
}
EXPORT extern __typeof__(MPI_Buffer_flush) PMPI_Buffer_flush __attribute__((alias("MPI_Buffer_flush")));

static COLD int other_Comm_flush_buffer(MPI_Comm comm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_flush_buffer);
    return real.Comm_flush_buffer(comm);
}
static inline int run_Comm_flush_buffer(MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_flush_buffer(comm) : other_Comm_flush_buffer(comm);
}
static NOINLINE int noted_Comm_flush_buffer(MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_flush_buffer, site, args))
        return run_Comm_flush_buffer(comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Comm_flush_buffer(comm), args);
}
EXPORT int MPI_Comm_flush_buffer(MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_flush_buffer(comm, HERE) : run_Comm_flush_buffer(comm);
}
EXPORT extern __typeof__(MPI_Comm_flush_buffer) PMPI_Comm_flush_buffer __attribute__((alias("MPI_Comm_flush_buffer")));

static COLD int other_Session_flush_buffer(MPI_Session session)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Session_flush_buffer);
    return real.Session_flush_buffer(session);
}
static inline int run_Session_flush_buffer(MPI_Session session)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Session_flush_buffer(session) : other_Session_flush_buffer(session);
}
static NOINLINE int noted_Session_flush_buffer(MPI_Session session, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session};
    if (!nasty_enter(&noted, NASTY_MPI_Session_flush_buffer, site, args))
        return run_Session_flush_buffer(session);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)session;
    }
    return nasty_leave(&noted, run_Session_flush_buffer(session), args);
}
EXPORT int MPI_Session_flush_buffer(MPI_Session session)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Session_flush_buffer(session, HERE) : run_Session_flush_buffer(session);
}
EXPORT extern __typeof__(MPI_Session_flush_buffer) PMPI_Session_flush_buffer __attribute__((alias("MPI_Session_flush_buffer")));

static COLD int other_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_detach_buffer);
    return real.Comm_detach_buffer(comm, buffer_addr, size);
}
static inline int run_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_detach_buffer(comm, buffer_addr, size) : other_Comm_detach_buffer(comm, buffer_addr, size);
}
static NOINLINE int noted_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_detach_buffer, site, args))
        return run_Comm_detach_buffer(comm, buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Comm_detach_buffer(comm, buffer_addr, size), args);
}
EXPORT int MPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_detach_buffer(comm, buffer_addr, size, HERE) : run_Comm_detach_buffer(comm, buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Comm_detach_buffer) PMPI_Comm_detach_buffer __attribute__((alias("MPI_Comm_detach_buffer")));

static COLD int other_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_detach_buffer_c);
    return real.Comm_detach_buffer_c(comm, buffer_addr, size);
}
static inline int run_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_detach_buffer_c(comm, buffer_addr, size) : other_Comm_detach_buffer_c(comm, buffer_addr, size);
}
static NOINLINE int noted_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_detach_buffer_c, site, args))
        return run_Comm_detach_buffer_c(comm, buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Comm_detach_buffer_c(comm, buffer_addr, size), args);
}
EXPORT int MPI_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_detach_buffer_c(comm, buffer_addr, size, HERE) : run_Comm_detach_buffer_c(comm, buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Comm_detach_buffer_c) PMPI_Comm_detach_buffer_c __attribute__((alias("MPI_Comm_detach_buffer_c")));

static COLD int other_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Session_detach_buffer);
    return real.Session_detach_buffer(session, buffer_addr, size);
}
static inline int run_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Session_detach_buffer(session, buffer_addr, size) : other_Session_detach_buffer(session, buffer_addr, size);
}
static NOINLINE int noted_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Session_detach_buffer, site, args))
        return run_Session_detach_buffer(session, buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)session;
        noted.latest->args[1] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Session_detach_buffer(session, buffer_addr, size), args);
}
EXPORT int MPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Session_detach_buffer(session, buffer_addr, size, HERE) : run_Session_detach_buffer(session, buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Session_detach_buffer) PMPI_Session_detach_buffer __attribute__((alias("MPI_Session_detach_buffer")));

static COLD int other_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Session_detach_buffer_c);
    return real.Session_detach_buffer_c(session, buffer_addr, size);
}
static inline int run_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Session_detach_buffer_c(session, buffer_addr, size) : other_Session_detach_buffer_c(session, buffer_addr, size);
}
static NOINLINE int noted_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&buffer_addr, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Session_detach_buffer_c, site, args))
        return run_Session_detach_buffer_c(session, buffer_addr, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)session;
        noted.latest->args[1] = (int64_t)(intptr_t)buffer_addr;
        noted.latest->args[2] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_Session_detach_buffer_c(session, buffer_addr, size), args);
}
EXPORT int MPI_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Session_detach_buffer_c(session, buffer_addr, size, HERE) : run_Session_detach_buffer_c(session, buffer_addr, size);
}
EXPORT extern __typeof__(MPI_Session_detach_buffer_c) PMPI_Session_detach_buffer_c __attribute__((alias("MPI_Session_detach_buffer_c")));

#endif
static COLD int other_Comm_set_info(MPI_Comm comm, MPI_Info info)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_set_info);
    return real.Comm_set_info(comm, info);
}
static inline int run_Comm_set_info(MPI_Comm comm, MPI_Info info)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_set_info(comm, info) : other_Comm_set_info(comm, info);
}
static NOINLINE int noted_Comm_set_info(MPI_Comm comm, MPI_Info info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_set_info, site, args))
        return run_Comm_set_info(comm, info);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
    }
    return nasty_leave(&noted, run_Comm_set_info(comm, info), args);
}
EXPORT int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_set_info(comm, info, HERE) : run_Comm_set_info(comm, info);
}
EXPORT extern __typeof__(MPI_Comm_set_info) PMPI_Comm_set_info __attribute__((alias("MPI_Comm_set_info")));

static COLD int other_Win_set_info(MPI_Win win, MPI_Info info)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Win_set_info);
    return real.Win_set_info(win, info);
}
static inline int run_Win_set_info(MPI_Win win, MPI_Info info)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Win_set_info(win, info) : other_Win_set_info(win, info);
}
static NOINLINE int noted_Win_set_info(MPI_Win win, MPI_Info info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_Win_set_info, site, args))
        return run_Win_set_info(win, info);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)win;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
    }
    return nasty_leave(&noted, run_Win_set_info(win, info), args);
}
EXPORT int MPI_Win_set_info(MPI_Win win, MPI_Info info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Win_set_info(win, info, HERE) : run_Win_set_info(win, info);
}
EXPORT extern __typeof__(MPI_Win_set_info) PMPI_Win_set_info __attribute__((alias("MPI_Win_set_info")));

static COLD int other_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_create);
    return real.Comm_create(comm, group, newcomm);
}
static inline int run_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_create(comm, group, newcomm) : other_Comm_create(comm, group, newcomm);
}
static NOINLINE int noted_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&group, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_create, site, args))
        return run_Comm_create(comm, group, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)group;
        noted.latest->args[2] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_create(comm, group, newcomm), args);
}
EXPORT int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_create(comm, group, newcomm, HERE) : run_Comm_create(comm, group, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_create) PMPI_Comm_create __attribute__((alias("MPI_Comm_create")));

static COLD int other_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_create_group);
    return real.Comm_create_group(comm, group, tag, newcomm);
}
static inline int run_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_create_group(comm, group, tag, newcomm) : other_Comm_create_group(comm, group, tag, newcomm);
}
static NOINLINE int noted_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&group, (void *)&tag, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_create_group, site, args))
        return run_Comm_create_group(comm, group, tag, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)group;
        noted.latest->args[2] = (int64_t)(intptr_t)tag;
        noted.latest->args[3] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_create_group(comm, group, tag, newcomm), args);
}
EXPORT int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_create_group(comm, group, tag, newcomm, HERE) : run_Comm_create_group(comm, group, tag, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_create_group) PMPI_Comm_create_group __attribute__((alias("MPI_Comm_create_group")));

static COLD int other_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_dup);
    return real.Comm_dup(comm, newcomm);
}
static inline int run_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_dup(comm, newcomm) : other_Comm_dup(comm, newcomm);
}
static NOINLINE int noted_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_dup, site, args))
        return run_Comm_dup(comm, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_dup(comm, newcomm), args);
}
EXPORT int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_dup(comm, newcomm, HERE) : run_Comm_dup(comm, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_dup) PMPI_Comm_dup __attribute__((alias("MPI_Comm_dup")));

static COLD int other_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_dup_with_info);
    return real.Comm_dup_with_info(comm, info, newcomm);
}
static inline int run_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_dup_with_info(comm, info, newcomm) : other_Comm_dup_with_info(comm, info, newcomm);
}
static NOINLINE int noted_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&info, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_dup_with_info, site, args))
        return run_Comm_dup_with_info(comm, info, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
        noted.latest->args[2] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_dup_with_info(comm, info, newcomm), args);
}
EXPORT int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_dup_with_info(comm, info, newcomm, HERE) : run_Comm_dup_with_info(comm, info, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_dup_with_info) PMPI_Comm_dup_with_info __attribute__((alias("MPI_Comm_dup_with_info")));

static COLD int other_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_split);
    return real.Comm_split(comm, color, key, newcomm);
}
static inline int run_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_split(comm, color, key, newcomm) : other_Comm_split(comm, color, key, newcomm);
}
static NOINLINE int noted_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&color, (void *)&key, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_split, site, args))
        return run_Comm_split(comm, color, key, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)color;
        noted.latest->args[2] = (int64_t)(intptr_t)key;
        noted.latest->args[3] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_split(comm, color, key, newcomm), args);
}
EXPORT int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_split(comm, color, key, newcomm, HERE) : run_Comm_split(comm, color, key, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_split) PMPI_Comm_split __attribute__((alias("MPI_Comm_split")));

static COLD int other_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_split_type);
    return real.Comm_split_type(comm, split_type, key, info, newcomm);
}
static inline int run_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Comm_split_type(comm, split_type, key, info, newcomm) : other_Comm_split_type(comm, split_type, key, info, newcomm);
}
static NOINLINE int noted_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&split_type, (void *)&key, (void *)&info, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_split_type, site, args))
        return run_Comm_split_type(comm, split_type, key, info, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)split_type;
        noted.latest->args[2] = (int64_t)(intptr_t)key;
        noted.latest->args[3] = (int64_t)(intptr_t)info;
        noted.latest->args[4] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_split_type(comm, split_type, key, info, newcomm), args);
}
EXPORT int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_split_type(comm, split_type, key, info, newcomm, HERE) : run_Comm_split_type(comm, split_type, key, info, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_split_type) PMPI_Comm_split_type __attribute__((alias("MPI_Comm_split_type")));

static COLD int other_Comm_free(MPI_Comm *comm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_free);
    return real.Comm_free(comm);
}
static inline int run_Comm_free(MPI_Comm *comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_free(comm) : other_Comm_free(comm);
}
static NOINLINE int noted_Comm_free(MPI_Comm *comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_free, site, args))
        return run_Comm_free(comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Comm_free(comm), args);
}
EXPORT int MPI_Comm_free(MPI_Comm *comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_free(comm, HERE) : run_Comm_free(comm);
}
EXPORT extern __typeof__(MPI_Comm_free) PMPI_Comm_free __attribute__((alias("MPI_Comm_free")));

static COLD int other_Comm_disconnect(MPI_Comm *comm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_disconnect);
    return real.Comm_disconnect(comm);
}
static inline int run_Comm_disconnect(MPI_Comm *comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_disconnect(comm) : other_Comm_disconnect(comm);
}
static NOINLINE int noted_Comm_disconnect(MPI_Comm *comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_disconnect, site, args))
        return run_Comm_disconnect(comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Comm_disconnect(comm), args);
}
EXPORT int MPI_Comm_disconnect(MPI_Comm *comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_disconnect(comm, HERE) : run_Comm_disconnect(comm);
}
EXPORT extern __typeof__(MPI_Comm_disconnect) PMPI_Comm_disconnect __attribute__((alias("MPI_Comm_disconnect")));

static COLD int other_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_accept);
    return real.Comm_accept(port_name, info, root, comm, newcomm);
}
static inline int run_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_accept(port_name, info, root, comm, newcomm) : other_Comm_accept(port_name, info, root, comm, newcomm);
}
static NOINLINE int noted_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&port_name, (void *)&info, (void *)&root, (void *)&comm, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_accept, site, args))
        return run_Comm_accept(port_name, info, root, comm, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)port_name;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
        noted.latest->args[2] = (int64_t)(intptr_t)root;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_accept(port_name, info, root, comm, newcomm), args);
}
EXPORT int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_accept(port_name, info, root, comm, newcomm, HERE) : run_Comm_accept(port_name, info, root, comm, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_accept) PMPI_Comm_accept __attribute__((alias("MPI_Comm_accept")));

static COLD int other_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_connect);
    return real.Comm_connect(port_name, info, root, comm, newcomm);
}
static inline int run_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_connect(port_name, info, root, comm, newcomm) : other_Comm_connect(port_name, info, root, comm, newcomm);
}
static NOINLINE int noted_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&port_name, (void *)&info, (void *)&root, (void *)&comm, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_connect, site, args))
        return run_Comm_connect(port_name, info, root, comm, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)port_name;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
        noted.latest->args[2] = (int64_t)(intptr_t)root;
        noted.latest->args[3] = (int64_t)(intptr_t)comm;
        noted.latest->args[4] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_connect(port_name, info, root, comm, newcomm), args);
}
EXPORT int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_connect(port_name, info, root, comm, newcomm, HERE) : run_Comm_connect(port_name, info, root, comm, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_connect) PMPI_Comm_connect __attribute__((alias("MPI_Comm_connect")));

static COLD int other_Comm_join(int fd, MPI_Comm *intercomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_join);
    return real.Comm_join(fd, intercomm);
}
static inline int run_Comm_join(int fd, MPI_Comm *intercomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_join(fd, intercomm) : other_Comm_join(fd, intercomm);
}
static NOINLINE int noted_Comm_join(int fd, MPI_Comm *intercomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fd, (void *)&intercomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_join, site, args))
        return run_Comm_join(fd, intercomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fd;
        noted.latest->args[1] = (int64_t)(intptr_t)intercomm;
    }
    return nasty_leave(&noted, run_Comm_join(fd, intercomm), args);
}
EXPORT int MPI_Comm_join(int fd, MPI_Comm *intercomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_join(fd, intercomm, HERE) : run_Comm_join(fd, intercomm);
}
EXPORT extern __typeof__(MPI_Comm_join) PMPI_Comm_join __attribute__((alias("MPI_Comm_join")));

static COLD int other_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Intercomm_create);
    return real.Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
}
static inline int run_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm) : other_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
}
static NOINLINE int noted_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&local_comm, (void *)&local_leader, (void *)&peer_comm, (void *)&remote_leader, (void *)&tag, (void *)&newintercomm};
    if (!nasty_enter(&noted, NASTY_MPI_Intercomm_create, site, args))
        return run_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)local_comm;
        noted.latest->args[1] = (int64_t)(intptr_t)local_leader;
        noted.latest->args[2] = (int64_t)(intptr_t)peer_comm;
        noted.latest->args[3] = (int64_t)(intptr_t)remote_leader;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)newintercomm;
    }
    return nasty_leave(&noted, run_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm), args);
}
EXPORT int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm, HERE) : run_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
}
EXPORT extern __typeof__(MPI_Intercomm_create) PMPI_Intercomm_create __attribute__((alias("MPI_Intercomm_create")));

static COLD int other_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Intercomm_merge);
    return real.Intercomm_merge(intercomm, high, newintracomm);
}
static inline int run_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Intercomm_merge(intercomm, high, newintracomm) : other_Intercomm_merge(intercomm, high, newintracomm);
}
static NOINLINE int noted_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&intercomm, (void *)&high, (void *)&newintracomm};
    if (!nasty_enter(&noted, NASTY_MPI_Intercomm_merge, site, args))
        return run_Intercomm_merge(intercomm, high, newintracomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)intercomm;
        noted.latest->args[1] = (int64_t)(intptr_t)high;
        noted.latest->args[2] = (int64_t)(intptr_t)newintracomm;
    }
    return nasty_leave(&noted, run_Intercomm_merge(intercomm, high, newintracomm), args);
}
EXPORT int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Intercomm_merge(intercomm, high, newintracomm, HERE) : run_Intercomm_merge(intercomm, high, newintracomm);
}
EXPORT extern __typeof__(MPI_Intercomm_merge) PMPI_Intercomm_merge __attribute__((alias("MPI_Intercomm_merge")));

static COLD int other_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm_old);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Cart_create);
    return real.Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
}
static inline int run_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart) : other_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
}
static NOINLINE int noted_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_old, (void *)&ndims, (void *)&dims, (void *)&periods, (void *)&reorder, (void *)&comm_cart};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_create, site, args))
        return run_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm_old;
        noted.latest->args[1] = (int64_t)(intptr_t)ndims;
        noted.latest->args[2] = (int64_t)(intptr_t)dims;
        noted.latest->args[3] = (int64_t)(intptr_t)periods;
        noted.latest->args[4] = (int64_t)(intptr_t)reorder;
        noted.latest->args[5] = (int64_t)(intptr_t)comm_cart;
    }
    return nasty_leave(&noted, run_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart), args);
}
EXPORT int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, HERE) : run_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
}
EXPORT extern __typeof__(MPI_Cart_create) PMPI_Cart_create __attribute__((alias("MPI_Cart_create")));

static COLD int other_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Cart_sub);
    return real.Cart_sub(comm, remain_dims, newcomm);
}
static inline int run_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Cart_sub(comm, remain_dims, newcomm) : other_Cart_sub(comm, remain_dims, newcomm);
}
static NOINLINE int noted_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&remain_dims, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_sub, site, args))
        return run_Cart_sub(comm, remain_dims, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)remain_dims;
        noted.latest->args[2] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Cart_sub(comm, remain_dims, newcomm), args);
}
EXPORT int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Cart_sub(comm, remain_dims, newcomm, HERE) : run_Cart_sub(comm, remain_dims, newcomm);
}
EXPORT extern __typeof__(MPI_Cart_sub) PMPI_Cart_sub __attribute__((alias("MPI_Cart_sub")));

static COLD int other_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm_old);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Graph_create);
    return real.Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
}
static inline int run_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph) : other_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
}
static NOINLINE int noted_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_old, (void *)&nnodes, (void *)&indx, (void *)&edges, (void *)&reorder, (void *)&comm_graph};
    if (!nasty_enter(&noted, NASTY_MPI_Graph_create, site, args))
        return run_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm_old;
        noted.latest->args[1] = (int64_t)(intptr_t)nnodes;
        noted.latest->args[2] = (int64_t)(intptr_t)indx;
        noted.latest->args[3] = (int64_t)(intptr_t)edges;
        noted.latest->args[4] = (int64_t)(intptr_t)reorder;
        noted.latest->args[5] = (int64_t)(intptr_t)comm_graph;
    }
    return nasty_leave(&noted, run_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph), args);
}
EXPORT int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph, HERE) : run_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
}
EXPORT extern __typeof__(MPI_Graph_create) PMPI_Graph_create __attribute__((alias("MPI_Graph_create")));

static COLD int other_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm_old);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Dist_graph_create);
    return real.Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
}
static inline int run_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph) : other_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
}
static NOINLINE int noted_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_old, (void *)&n, (void *)&sources, (void *)&degrees, (void *)&destinations, (void *)&weights, (void *)&info, (void *)&reorder, (void *)&comm_dist_graph};
    if (!nasty_enter(&noted, NASTY_MPI_Dist_graph_create, site, args))
        return run_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm_old;
        noted.latest->args[1] = (int64_t)(intptr_t)n;
        noted.latest->args[2] = (int64_t)(intptr_t)sources;
        noted.latest->args[3] = (int64_t)(intptr_t)degrees;
        noted.latest->args[4] = (int64_t)(intptr_t)destinations;
        noted.latest->args[5] = (int64_t)(intptr_t)weights;
        noted.latest->args[6] = (int64_t)(intptr_t)info;
        noted.latest->args[7] = (int64_t)(intptr_t)reorder;
        noted.latest->args[8] = (int64_t)(intptr_t)comm_dist_graph;
    }
    return nasty_leave(&noted, run_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph), args);
}
EXPORT int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph, HERE) : run_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
}
EXPORT extern __typeof__(MPI_Dist_graph_create) PMPI_Dist_graph_create __attribute__((alias("MPI_Dist_graph_create")));

static COLD int other_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    if (nasty_has_attendance())
        nasty_attendance_await(comm_old);
    else if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Dist_graph_create_adjacent);
    return real.Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
}
static inline int run_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return LIKELY(nasty.open && !nasty.copies && !nasty_attendance) ? real.Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph) : other_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
}
static NOINLINE int noted_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_old, (void *)&indegree, (void *)&sources, (void *)&sourceweights, (void *)&outdegree, (void *)&destinations, (void *)&destweights, (void *)&info, (void *)&reorder, (void *)&comm_dist_graph};
    if (!nasty_enter(&noted, NASTY_MPI_Dist_graph_create_adjacent, site, args))
        return run_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm_old;
        noted.latest->args[1] = (int64_t)(intptr_t)indegree;
        noted.latest->args[2] = (int64_t)(intptr_t)sources;
        noted.latest->args[3] = (int64_t)(intptr_t)sourceweights;
        noted.latest->args[4] = (int64_t)(intptr_t)outdegree;
        noted.latest->args[5] = (int64_t)(intptr_t)destinations;
        noted.latest->args[6] = (int64_t)(intptr_t)destweights;
        noted.latest->args[7] = (int64_t)(intptr_t)info;
        noted.latest->args[8] = (int64_t)(intptr_t)reorder;
        noted.latest->args[9] = (int64_t)(intptr_t)comm_dist_graph;
    }
    return nasty_leave(&noted, run_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph), args);
}
EXPORT int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph, HERE) : run_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
}
EXPORT extern __typeof__(MPI_Dist_graph_create_adjacent) PMPI_Dist_graph_create_adjacent __attribute__((alias("MPI_Dist_graph_create_adjacent")));

#if defined MPI_SESSION_NULL
static COLD int other_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Comm_create_from_group);
    return real.Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
}
static inline int run_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Comm_create_from_group(group, stringtag, info, errhandler, newcomm) : other_Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
}
static NOINLINE int noted_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&stringtag, (void *)&info, (void *)&errhandler, (void *)&newcomm};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_create_from_group, site, args))
        return run_Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)group;
        noted.latest->args[1] = (int64_t)(intptr_t)stringtag;
        noted.latest->args[2] = (int64_t)(intptr_t)info;
        noted.latest->args[3] = (int64_t)(intptr_t)errhandler;
        noted.latest->args[4] = (int64_t)(intptr_t)newcomm;
    }
    return nasty_leave(&noted, run_Comm_create_from_group(group, stringtag, info, errhandler, newcomm), args);
}
EXPORT int MPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Comm_create_from_group(group, stringtag, info, errhandler, newcomm, HERE) : run_Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
}
EXPORT extern __typeof__(MPI_Comm_create_from_group) PMPI_Comm_create_from_group __attribute__((alias("MPI_Comm_create_from_group")));

static COLD int other_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_Intercomm_create_from_groups);
    return real.Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
}
static inline int run_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm) : other_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
}
static NOINLINE int noted_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&local_group, (void *)&local_leader, (void *)&remote_group, (void *)&remote_leader, (void *)&stringtag, (void *)&info, (void *)&errhandler, (void *)&newintercomm};
    if (!nasty_enter(&noted, NASTY_MPI_Intercomm_create_from_groups, site, args))
        return run_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)local_group;
        noted.latest->args[1] = (int64_t)(intptr_t)local_leader;
        noted.latest->args[2] = (int64_t)(intptr_t)remote_group;
        noted.latest->args[3] = (int64_t)(intptr_t)remote_leader;
        noted.latest->args[4] = (int64_t)(intptr_t)stringtag;
        noted.latest->args[5] = (int64_t)(intptr_t)info;
        noted.latest->args[6] = (int64_t)(intptr_t)errhandler;
        noted.latest->args[7] = (int64_t)(intptr_t)newintercomm;
    }
    return nasty_leave(&noted, run_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm), args);
}
EXPORT int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm, HERE) : run_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
}
EXPORT extern __typeof__(MPI_Intercomm_create_from_groups) PMPI_Intercomm_create_from_groups __attribute__((alias("MPI_Intercomm_create_from_groups")));

#endif
static COLD int other_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_open);
    return real.File_open(comm, filename, amode, info, fh);
}
static inline int run_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_open(comm, filename, amode, info, fh) : other_File_open(comm, filename, amode, info, fh);
}
static NOINLINE int noted_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&filename, (void *)&amode, (void *)&info, (void *)&fh};
    if (!nasty_enter(&noted, NASTY_MPI_File_open, site, args))
        return run_File_open(comm, filename, amode, info, fh);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)comm;
        noted.latest->args[1] = (int64_t)(intptr_t)filename;
        noted.latest->args[2] = (int64_t)(intptr_t)amode;
        noted.latest->args[3] = (int64_t)(intptr_t)info;
        noted.latest->args[4] = (int64_t)(intptr_t)fh;
    }
    return nasty_leave(&noted, run_File_open(comm, filename, amode, info, fh), args);
}
EXPORT int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_open(comm, filename, amode, info, fh, HERE) : run_File_open(comm, filename, amode, info, fh);
}
EXPORT extern __typeof__(MPI_File_open) PMPI_File_open __attribute__((alias("MPI_File_open")));

static COLD int other_File_close(MPI_File *fh)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_close);
    return real.File_close(fh);
}
static inline int run_File_close(MPI_File *fh)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_close(fh) : other_File_close(fh);
}
static NOINLINE int noted_File_close(MPI_File *fh, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh};
    if (!nasty_enter(&noted, NASTY_MPI_File_close, site, args))
        return run_File_close(fh);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
    }
    return nasty_leave(&noted, run_File_close(fh), args);
}
EXPORT int MPI_File_close(MPI_File *fh)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_close(fh, HERE) : run_File_close(fh);
}
EXPORT extern __typeof__(MPI_File_close) PMPI_File_close __attribute__((alias("MPI_File_close")));

static COLD int other_File_delete(const char *filename, MPI_Info info)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_delete);
    return real.File_delete(filename, info);
}
static inline int run_File_delete(const char *filename, MPI_Info info)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_delete(filename, info) : other_File_delete(filename, info);
}
static NOINLINE int noted_File_delete(const char *filename, MPI_Info info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&filename, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_File_delete, site, args))
        return run_File_delete(filename, info);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)filename;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
    }
    return nasty_leave(&noted, run_File_delete(filename, info), args);
}
EXPORT int MPI_File_delete(const char *filename, MPI_Info info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_delete(filename, info, HERE) : run_File_delete(filename, info);
}
EXPORT extern __typeof__(MPI_File_delete) PMPI_File_delete __attribute__((alias("MPI_File_delete")));

static COLD int other_File_set_size(MPI_File fh, MPI_Offset size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_set_size);
    return real.File_set_size(fh, size);
}
static inline int run_File_set_size(MPI_File fh, MPI_Offset size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_set_size(fh, size) : other_File_set_size(fh, size);
}
static NOINLINE int noted_File_set_size(MPI_File fh, MPI_Offset size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_File_set_size, site, args))
        return run_File_set_size(fh, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_File_set_size(fh, size), args);
}
EXPORT int MPI_File_set_size(MPI_File fh, MPI_Offset size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_set_size(fh, size, HERE) : run_File_set_size(fh, size);
}
EXPORT extern __typeof__(MPI_File_set_size) PMPI_File_set_size __attribute__((alias("MPI_File_set_size")));

static COLD int other_File_preallocate(MPI_File fh, MPI_Offset size)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_preallocate);
    return real.File_preallocate(fh, size);
}
static inline int run_File_preallocate(MPI_File fh, MPI_Offset size)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_preallocate(fh, size) : other_File_preallocate(fh, size);
}
static NOINLINE int noted_File_preallocate(MPI_File fh, MPI_Offset size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_File_preallocate, site, args))
        return run_File_preallocate(fh, size);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)size;
    }
    return nasty_leave(&noted, run_File_preallocate(fh, size), args);
}
EXPORT int MPI_File_preallocate(MPI_File fh, MPI_Offset size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_preallocate(fh, size, HERE) : run_File_preallocate(fh, size);
}
EXPORT extern __typeof__(MPI_File_preallocate) PMPI_File_preallocate __attribute__((alias("MPI_File_preallocate")));

static COLD int other_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_set_view);
    return real.File_set_view(fh, disp, etype, filetype, datarep, info);
}
static inline int run_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_set_view(fh, disp, etype, filetype, datarep, info) : other_File_set_view(fh, disp, etype, filetype, datarep, info);
}
static NOINLINE int noted_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&disp, (void *)&etype, (void *)&filetype, (void *)&datarep, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_File_set_view, site, args))
        return run_File_set_view(fh, disp, etype, filetype, datarep, info);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)disp;
        noted.latest->args[2] = (int64_t)(intptr_t)etype;
        noted.latest->args[3] = (int64_t)(intptr_t)filetype;
        noted.latest->args[4] = (int64_t)(intptr_t)datarep;
        noted.latest->args[5] = (int64_t)(intptr_t)info;
    }
    return nasty_leave(&noted, run_File_set_view(fh, disp, etype, filetype, datarep, info), args);
}
EXPORT int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_set_view(fh, disp, etype, filetype, datarep, info, HERE) : run_File_set_view(fh, disp, etype, filetype, datarep, info);
}
EXPORT extern __typeof__(MPI_File_set_view) PMPI_File_set_view __attribute__((alias("MPI_File_set_view")));

static COLD int other_File_set_atomicity(MPI_File fh, int flag)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_set_atomicity);
    return real.File_set_atomicity(fh, flag);
}
static inline int run_File_set_atomicity(MPI_File fh, int flag)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_set_atomicity(fh, flag) : other_File_set_atomicity(fh, flag);
}
static NOINLINE int noted_File_set_atomicity(MPI_File fh, int flag, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&flag};
    if (!nasty_enter(&noted, NASTY_MPI_File_set_atomicity, site, args))
        return run_File_set_atomicity(fh, flag);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)flag;
    }
    return nasty_leave(&noted, run_File_set_atomicity(fh, flag), args);
}
EXPORT int MPI_File_set_atomicity(MPI_File fh, int flag)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_set_atomicity(fh, flag, HERE) : run_File_set_atomicity(fh, flag);
}
EXPORT extern __typeof__(MPI_File_set_atomicity) PMPI_File_set_atomicity __attribute__((alias("MPI_File_set_atomicity")));

static COLD int other_File_sync(MPI_File fh)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_sync);
    return real.File_sync(fh);
}
static inline int run_File_sync(MPI_File fh)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_sync(fh) : other_File_sync(fh);
}
static NOINLINE int noted_File_sync(MPI_File fh, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh};
    if (!nasty_enter(&noted, NASTY_MPI_File_sync, site, args))
        return run_File_sync(fh);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
    }
    return nasty_leave(&noted, run_File_sync(fh), args);
}
EXPORT int MPI_File_sync(MPI_File fh)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_sync(fh, HERE) : run_File_sync(fh);
}
EXPORT extern __typeof__(MPI_File_sync) PMPI_File_sync __attribute__((alias("MPI_File_sync")));

static COLD int other_File_set_info(MPI_File fh, MPI_Info info)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_set_info);
    return real.File_set_info(fh, info);
}
static inline int run_File_set_info(MPI_File fh, MPI_Info info)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_set_info(fh, info) : other_File_set_info(fh, info);
}
static NOINLINE int noted_File_set_info(MPI_File fh, MPI_Info info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_File_set_info, site, args))
        return run_File_set_info(fh, info);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)info;
    }
    return nasty_leave(&noted, run_File_set_info(fh, info), args);
}
EXPORT int MPI_File_set_info(MPI_File fh, MPI_Info info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_set_info(fh, info, HERE) : run_File_set_info(fh, info);
}
EXPORT extern __typeof__(MPI_File_set_info) PMPI_File_set_info __attribute__((alias("MPI_File_set_info")));

static COLD int other_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read_at);
    return real.File_read_at(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at(fh, offset, buf, count, datatype, status) : other_File_read_at(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at, site, args))
        return run_File_read_at(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_at(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at(fh, offset, buf, count, datatype, status, HERE) : run_File_read_at(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_at) PMPI_File_read_at __attribute__((alias("MPI_File_read_at")));

#if MPI_VERSION >= 4
static COLD int other_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read_at_c);
    return real.File_read_at_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_c(fh, offset, buf, count, datatype, status) : other_File_read_at_c(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_c, site, args))
        return run_File_read_at_c(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_at_c(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_c(fh, offset, buf, count, datatype, status, HERE) : run_File_read_at_c(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_at_c) PMPI_File_read_at_c __attribute__((alias("MPI_File_read_at_c")));

#endif
static COLD int other_File_read_at_all(MPI_File fh, MPI_Offset offset, void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_at_all);
    return real.File_read_at_all(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_all(MPI_File fh, MPI_Offset offset, void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_all(fh, offset, buf, count, datatype, status) : other_File_read_at_all(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_at_all(MPI_File fh, MPI_Offset offset, void * buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_all, site, args))
        return run_File_read_at_all(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_at_all(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_all(fh, offset, buf, count, datatype, status, HERE) : run_File_read_at_all(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_at_all) PMPI_File_read_at_all __attribute__((alias("MPI_File_read_at_all")));

#if MPI_VERSION >= 4
static COLD int other_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_at_all_c);
    return real.File_read_at_all_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_all_c(fh, offset, buf, count, datatype, status) : other_File_read_at_all_c(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_all_c, site, args))
        return run_File_read_at_all_c(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_at_all_c(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_all_c(fh, offset, buf, count, datatype, status, HERE) : run_File_read_at_all_c(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_at_all_c) PMPI_File_read_at_all_c __attribute__((alias("MPI_File_read_at_all_c")));

#endif
static COLD int other_File_write_at(MPI_File fh, MPI_Offset offset, const void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write_at);
    return real.File_write_at(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at(MPI_File fh, MPI_Offset offset, const void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at(fh, offset, buf, count, datatype, status) : other_File_write_at(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_at(MPI_File fh, MPI_Offset offset, const void * buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at, site, args))
        return run_File_write_at(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_at(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at(fh, offset, buf, count, datatype, status, HERE) : run_File_write_at(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_at) PMPI_File_write_at __attribute__((alias("MPI_File_write_at")));

#if MPI_VERSION >= 4
static COLD int other_File_write_at_c(MPI_File fh, MPI_Offset offset, const void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write_at_c);
    return real.File_write_at_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_c(MPI_File fh, MPI_Offset offset, const void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_c(fh, offset, buf, count, datatype, status) : other_File_write_at_c(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_at_c(MPI_File fh, MPI_Offset offset, const void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_c, site, args))
        return run_File_write_at_c(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_at_c(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_c(fh, offset, buf, count, datatype, status, HERE) : run_File_write_at_c(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_at_c) PMPI_File_write_at_c __attribute__((alias("MPI_File_write_at_c")));

#endif
static COLD int other_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_at_all);
    return real.File_write_at_all(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_all(fh, offset, buf, count, datatype, status) : other_File_write_at_all(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_all, site, args))
        return run_File_write_at_all(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_at_all(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_all(fh, offset, buf, count, datatype, status, HERE) : run_File_write_at_all(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_at_all) PMPI_File_write_at_all __attribute__((alias("MPI_File_write_at_all")));

#if MPI_VERSION >= 4
static COLD int other_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_at_all_c);
    return real.File_write_at_all_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_all_c(fh, offset, buf, count, datatype, status) : other_File_write_at_all_c(fh, offset, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_all_c, site, args))
        return run_File_write_at_all_c(fh, offset, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_at_all_c(fh, offset, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_all_c(fh, offset, buf, count, datatype, status, HERE) : run_File_write_at_all_c(fh, offset, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_at_all_c) PMPI_File_write_at_all_c __attribute__((alias("MPI_File_write_at_all_c")));

#endif
static COLD int other_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read);
    return real.File_read(fh, buf, count, datatype, status);
}
static inline int run_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read(fh, buf, count, datatype, status) : other_File_read(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read, site, args))
        return run_File_read(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read(fh, buf, count, datatype, status, HERE) : run_File_read(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read) PMPI_File_read __attribute__((alias("MPI_File_read")));

#if MPI_VERSION >= 4
static COLD int other_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read_c);
    return real.File_read_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_c(fh, buf, count, datatype, status) : other_File_read_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_c, site, args))
        return run_File_read_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_c(fh, buf, count, datatype, status, HERE) : run_File_read_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_c) PMPI_File_read_c __attribute__((alias("MPI_File_read_c")));

#endif
static COLD int other_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_all);
    return real.File_read_all(fh, buf, count, datatype, status);
}
static inline int run_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_all(fh, buf, count, datatype, status) : other_File_read_all(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_all, site, args))
        return run_File_read_all(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_all(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_all(fh, buf, count, datatype, status, HERE) : run_File_read_all(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_all) PMPI_File_read_all __attribute__((alias("MPI_File_read_all")));

#if MPI_VERSION >= 4
static COLD int other_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_all_c);
    return real.File_read_all_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_all_c(fh, buf, count, datatype, status) : other_File_read_all_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_all_c, site, args))
        return run_File_read_all_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_all_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_all_c(fh, buf, count, datatype, status, HERE) : run_File_read_all_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_all_c) PMPI_File_read_all_c __attribute__((alias("MPI_File_read_all_c")));

#endif
static COLD int other_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write);
    return real.File_write(fh, buf, count, datatype, status);
}
static inline int run_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write(fh, buf, count, datatype, status) : other_File_write(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write, site, args))
        return run_File_write(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write(fh, buf, count, datatype, status, HERE) : run_File_write(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write) PMPI_File_write __attribute__((alias("MPI_File_write")));

#if MPI_VERSION >= 4
static COLD int other_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write_c);
    return real.File_write_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_c(fh, buf, count, datatype, status) : other_File_write_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_c, site, args))
        return run_File_write_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_c(fh, buf, count, datatype, status, HERE) : run_File_write_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_c) PMPI_File_write_c __attribute__((alias("MPI_File_write_c")));

#endif
static COLD int other_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_all);
    return real.File_write_all(fh, buf, count, datatype, status);
}
static inline int run_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_all(fh, buf, count, datatype, status) : other_File_write_all(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_all, site, args))
        return run_File_write_all(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_all(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_all(fh, buf, count, datatype, status, HERE) : run_File_write_all(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_all) PMPI_File_write_all __attribute__((alias("MPI_File_write_all")));

#if MPI_VERSION >= 4
static COLD int other_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_all_c);
    return real.File_write_all_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_all_c(fh, buf, count, datatype, status) : other_File_write_all_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_all_c, site, args))
        return run_File_write_all_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_all_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_all_c(fh, buf, count, datatype, status, HERE) : run_File_write_all_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_all_c) PMPI_File_write_all_c __attribute__((alias("MPI_File_write_all_c")));

#endif
static COLD int other_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read_shared);
    return real.File_read_shared(fh, buf, count, datatype, status);
}
static inline int run_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_shared(fh, buf, count, datatype, status) : other_File_read_shared(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_shared, site, args))
        return run_File_read_shared(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_shared(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_shared(fh, buf, count, datatype, status, HERE) : run_File_read_shared(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_shared) PMPI_File_read_shared __attribute__((alias("MPI_File_read_shared")));

#if MPI_VERSION >= 4
static COLD int other_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_read_shared_c);
    return real.File_read_shared_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_shared_c(fh, buf, count, datatype, status) : other_File_read_shared_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_shared_c, site, args))
        return run_File_read_shared_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_shared_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_shared_c(fh, buf, count, datatype, status, HERE) : run_File_read_shared_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_shared_c) PMPI_File_read_shared_c __attribute__((alias("MPI_File_read_shared_c")));

#endif
static COLD int other_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write_shared);
    return real.File_write_shared(fh, buf, count, datatype, status);
}
static inline int run_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_shared(fh, buf, count, datatype, status) : other_File_write_shared(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_shared, site, args))
        return run_File_write_shared(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_shared(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_shared(fh, buf, count, datatype, status, HERE) : run_File_write_shared(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_shared) PMPI_File_write_shared __attribute__((alias("MPI_File_write_shared")));

#if MPI_VERSION >= 4
static COLD int other_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_File_write_shared_c);
    return real.File_write_shared_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_shared_c(fh, buf, count, datatype, status) : other_File_write_shared_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_shared_c, site, args))
        return run_File_write_shared_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_shared_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_shared_c(fh, buf, count, datatype, status, HERE) : run_File_write_shared_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_shared_c) PMPI_File_write_shared_c __attribute__((alias("MPI_File_write_shared_c")));

#endif
static COLD int other_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_ordered);
    return real.File_read_ordered(fh, buf, count, datatype, status);
}
static inline int run_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_ordered(fh, buf, count, datatype, status) : other_File_read_ordered(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_ordered, site, args))
        return run_File_read_ordered(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_ordered(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_ordered(fh, buf, count, datatype, status, HERE) : run_File_read_ordered(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_ordered) PMPI_File_read_ordered __attribute__((alias("MPI_File_read_ordered")));

#if MPI_VERSION >= 4
static COLD int other_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_ordered_c);
    return real.File_read_ordered_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_ordered_c(fh, buf, count, datatype, status) : other_File_read_ordered_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_ordered_c, site, args))
        return run_File_read_ordered_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_ordered_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_ordered_c(fh, buf, count, datatype, status, HERE) : run_File_read_ordered_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_read_ordered_c) PMPI_File_read_ordered_c __attribute__((alias("MPI_File_read_ordered_c")));

#endif
static COLD int other_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_ordered);
    return real.File_write_ordered(fh, buf, count, datatype, status);
}
static inline int run_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_ordered(fh, buf, count, datatype, status) : other_File_write_ordered(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_ordered, site, args))
        return run_File_write_ordered(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_ordered(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_ordered(fh, buf, count, datatype, status, HERE) : run_File_write_ordered(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_ordered) PMPI_File_write_ordered __attribute__((alias("MPI_File_write_ordered")));

#if MPI_VERSION >= 4
static COLD int other_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_ordered_c);
    return real.File_write_ordered_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_ordered_c(fh, buf, count, datatype, status) : other_File_write_ordered_c(fh, buf, count, datatype, status);
}
static NOINLINE int noted_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_ordered_c, site, args))
        return run_File_write_ordered_c(fh, buf, count, datatype, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_ordered_c(fh, buf, count, datatype, status), args);
}
EXPORT int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_ordered_c(fh, buf, count, datatype, status, HERE) : run_File_write_ordered_c(fh, buf, count, datatype, status);
}
EXPORT extern __typeof__(MPI_File_write_ordered_c) PMPI_File_write_ordered_c __attribute__((alias("MPI_File_write_ordered_c")));

#endif
static COLD int other_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_at_all_begin);
    return real.File_read_at_all_begin(fh, offset, buf, count, datatype);
}
static inline int run_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_all_begin(fh, offset, buf, count, datatype) : other_File_read_at_all_begin(fh, offset, buf, count, datatype);
}
static NOINLINE int noted_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_all_begin, site, args))
        return run_File_read_at_all_begin(fh, offset, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_at_all_begin(fh, offset, buf, count, datatype), args);
}
EXPORT int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_all_begin(fh, offset, buf, count, datatype, HERE) : run_File_read_at_all_begin(fh, offset, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_at_all_begin) PMPI_File_read_at_all_begin __attribute__((alias("MPI_File_read_at_all_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_at_all_begin_c);
    return real.File_read_at_all_begin_c(fh, offset, buf, count, datatype);
}
static inline int run_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_all_begin_c(fh, offset, buf, count, datatype) : other_File_read_at_all_begin_c(fh, offset, buf, count, datatype);
}
static NOINLINE int noted_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_all_begin_c, site, args))
        return run_File_read_at_all_begin_c(fh, offset, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_at_all_begin_c(fh, offset, buf, count, datatype), args);
}
EXPORT int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_all_begin_c(fh, offset, buf, count, datatype, HERE) : run_File_read_at_all_begin_c(fh, offset, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_at_all_begin_c) PMPI_File_read_at_all_begin_c __attribute__((alias("MPI_File_read_at_all_begin_c")));

#endif
static COLD int other_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_at_all_end);
    return real.File_read_at_all_end(fh, buf, status);
}
static inline int run_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_at_all_end(fh, buf, status) : other_File_read_at_all_end(fh, buf, status);
}
static NOINLINE int noted_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_at_all_end, site, args))
        return run_File_read_at_all_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_at_all_end(fh, buf, status), args);
}
EXPORT int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_at_all_end(fh, buf, status, HERE) : run_File_read_at_all_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_read_at_all_end) PMPI_File_read_at_all_end __attribute__((alias("MPI_File_read_at_all_end")));

static COLD int other_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_at_all_begin);
    return real.File_write_at_all_begin(fh, offset, buf, count, datatype);
}
static inline int run_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_all_begin(fh, offset, buf, count, datatype) : other_File_write_at_all_begin(fh, offset, buf, count, datatype);
}
static NOINLINE int noted_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_all_begin, site, args))
        return run_File_write_at_all_begin(fh, offset, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_at_all_begin(fh, offset, buf, count, datatype), args);
}
EXPORT int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_all_begin(fh, offset, buf, count, datatype, HERE) : run_File_write_at_all_begin(fh, offset, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_at_all_begin) PMPI_File_write_at_all_begin __attribute__((alias("MPI_File_write_at_all_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_at_all_begin_c);
    return real.File_write_at_all_begin_c(fh, offset, buf, count, datatype);
}
static inline int run_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_all_begin_c(fh, offset, buf, count, datatype) : other_File_write_at_all_begin_c(fh, offset, buf, count, datatype);
}
static NOINLINE int noted_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_all_begin_c, site, args))
        return run_File_write_at_all_begin_c(fh, offset, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)buf;
        noted.latest->args[3] = (int64_t)(intptr_t)count;
        noted.latest->args[4] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_at_all_begin_c(fh, offset, buf, count, datatype), args);
}
EXPORT int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_all_begin_c(fh, offset, buf, count, datatype, HERE) : run_File_write_at_all_begin_c(fh, offset, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_at_all_begin_c) PMPI_File_write_at_all_begin_c __attribute__((alias("MPI_File_write_at_all_begin_c")));

#endif
static COLD int other_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_at_all_end);
    return real.File_write_at_all_end(fh, buf, status);
}
static inline int run_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_at_all_end(fh, buf, status) : other_File_write_at_all_end(fh, buf, status);
}
static NOINLINE int noted_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_at_all_end, site, args))
        return run_File_write_at_all_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_at_all_end(fh, buf, status), args);
}
EXPORT int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_at_all_end(fh, buf, status, HERE) : run_File_write_at_all_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_write_at_all_end) PMPI_File_write_at_all_end __attribute__((alias("MPI_File_write_at_all_end")));

static COLD int other_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_all_begin);
    return real.File_read_all_begin(fh, buf, count, datatype);
}
static inline int run_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_all_begin(fh, buf, count, datatype) : other_File_read_all_begin(fh, buf, count, datatype);
}
static NOINLINE int noted_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_all_begin, site, args))
        return run_File_read_all_begin(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_all_begin(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_all_begin(fh, buf, count, datatype, HERE) : run_File_read_all_begin(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_all_begin) PMPI_File_read_all_begin __attribute__((alias("MPI_File_read_all_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_all_begin_c);
    return real.File_read_all_begin_c(fh, buf, count, datatype);
}
static inline int run_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_all_begin_c(fh, buf, count, datatype) : other_File_read_all_begin_c(fh, buf, count, datatype);
}
static NOINLINE int noted_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_all_begin_c, site, args))
        return run_File_read_all_begin_c(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_all_begin_c(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_all_begin_c(fh, buf, count, datatype, HERE) : run_File_read_all_begin_c(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_all_begin_c) PMPI_File_read_all_begin_c __attribute__((alias("MPI_File_read_all_begin_c")));

#endif
static COLD int other_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_all_end);
    return real.File_read_all_end(fh, buf, status);
}
static inline int run_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_all_end(fh, buf, status) : other_File_read_all_end(fh, buf, status);
}
static NOINLINE int noted_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_all_end, site, args))
        return run_File_read_all_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_all_end(fh, buf, status), args);
}
EXPORT int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_all_end(fh, buf, status, HERE) : run_File_read_all_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_read_all_end) PMPI_File_read_all_end __attribute__((alias("MPI_File_read_all_end")));

static COLD int other_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_all_begin);
    return real.File_write_all_begin(fh, buf, count, datatype);
}
static inline int run_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_all_begin(fh, buf, count, datatype) : other_File_write_all_begin(fh, buf, count, datatype);
}
static NOINLINE int noted_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_all_begin, site, args))
        return run_File_write_all_begin(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_all_begin(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_all_begin(fh, buf, count, datatype, HERE) : run_File_write_all_begin(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_all_begin) PMPI_File_write_all_begin __attribute__((alias("MPI_File_write_all_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_all_begin_c);
    return real.File_write_all_begin_c(fh, buf, count, datatype);
}
static inline int run_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_all_begin_c(fh, buf, count, datatype) : other_File_write_all_begin_c(fh, buf, count, datatype);
}
static NOINLINE int noted_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_all_begin_c, site, args))
        return run_File_write_all_begin_c(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_all_begin_c(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_all_begin_c(fh, buf, count, datatype, HERE) : run_File_write_all_begin_c(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_all_begin_c) PMPI_File_write_all_begin_c __attribute__((alias("MPI_File_write_all_begin_c")));

#endif
static COLD int other_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_all_end);
    return real.File_write_all_end(fh, buf, status);
}
static inline int run_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_all_end(fh, buf, status) : other_File_write_all_end(fh, buf, status);
}
static NOINLINE int noted_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_all_end, site, args))
        return run_File_write_all_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_all_end(fh, buf, status), args);
}
EXPORT int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_all_end(fh, buf, status, HERE) : run_File_write_all_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_write_all_end) PMPI_File_write_all_end __attribute__((alias("MPI_File_write_all_end")));

static COLD int other_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_ordered_begin);
    return real.File_read_ordered_begin(fh, buf, count, datatype);
}
static inline int run_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_ordered_begin(fh, buf, count, datatype) : other_File_read_ordered_begin(fh, buf, count, datatype);
}
static NOINLINE int noted_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_ordered_begin, site, args))
        return run_File_read_ordered_begin(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_ordered_begin(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_ordered_begin(fh, buf, count, datatype, HERE) : run_File_read_ordered_begin(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_ordered_begin) PMPI_File_read_ordered_begin __attribute__((alias("MPI_File_read_ordered_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_ordered_begin_c);
    return real.File_read_ordered_begin_c(fh, buf, count, datatype);
}
static inline int run_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_ordered_begin_c(fh, buf, count, datatype) : other_File_read_ordered_begin_c(fh, buf, count, datatype);
}
static NOINLINE int noted_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_ordered_begin_c, site, args))
        return run_File_read_ordered_begin_c(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_read_ordered_begin_c(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_ordered_begin_c(fh, buf, count, datatype, HERE) : run_File_read_ordered_begin_c(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_read_ordered_begin_c) PMPI_File_read_ordered_begin_c __attribute__((alias("MPI_File_read_ordered_begin_c")));

#endif
static COLD int other_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_read_ordered_end);
    return real.File_read_ordered_end(fh, buf, status);
}
static inline int run_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_read_ordered_end(fh, buf, status) : other_File_read_ordered_end(fh, buf, status);
}
static NOINLINE int noted_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_read_ordered_end, site, args))
        return run_File_read_ordered_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_read_ordered_end(fh, buf, status), args);
}
EXPORT int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_read_ordered_end(fh, buf, status, HERE) : run_File_read_ordered_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_read_ordered_end) PMPI_File_read_ordered_end __attribute__((alias("MPI_File_read_ordered_end")));

static COLD int other_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_ordered_begin);
    return real.File_write_ordered_begin(fh, buf, count, datatype);
}
static inline int run_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_ordered_begin(fh, buf, count, datatype) : other_File_write_ordered_begin(fh, buf, count, datatype);
}
static NOINLINE int noted_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_ordered_begin, site, args))
        return run_File_write_ordered_begin(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_ordered_begin(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_ordered_begin(fh, buf, count, datatype, HERE) : run_File_write_ordered_begin(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_ordered_begin) PMPI_File_write_ordered_begin __attribute__((alias("MPI_File_write_ordered_begin")));

#if MPI_VERSION >= 4
static COLD int other_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_ordered_begin_c);
    return real.File_write_ordered_begin_c(fh, buf, count, datatype);
}
static inline int run_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_ordered_begin_c(fh, buf, count, datatype) : other_File_write_ordered_begin_c(fh, buf, count, datatype);
}
static NOINLINE int noted_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_ordered_begin_c, site, args))
        return run_File_write_ordered_begin_c(fh, buf, count, datatype);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)count;
        noted.latest->args[3] = (int64_t)(intptr_t)datatype;
    }
    return nasty_leave(&noted, run_File_write_ordered_begin_c(fh, buf, count, datatype), args);
}
EXPORT int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_ordered_begin_c(fh, buf, count, datatype, HERE) : run_File_write_ordered_begin_c(fh, buf, count, datatype);
}
EXPORT extern __typeof__(MPI_File_write_ordered_begin_c) PMPI_File_write_ordered_begin_c __attribute__((alias("MPI_File_write_ordered_begin_c")));

#endif
static COLD int other_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_write_ordered_end);
    return real.File_write_ordered_end(fh, buf, status);
}
static inline int run_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_write_ordered_end(fh, buf, status) : other_File_write_ordered_end(fh, buf, status);
}
static NOINLINE int noted_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_File_write_ordered_end, site, args))
        return run_File_write_ordered_end(fh, buf, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)buf;
        noted.latest->args[2] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_File_write_ordered_end(fh, buf, status), args);
}
EXPORT int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_write_ordered_end(fh, buf, status, HERE) : run_File_write_ordered_end(fh, buf, status);
}
EXPORT extern __typeof__(MPI_File_write_ordered_end) PMPI_File_write_ordered_end __attribute__((alias("MPI_File_write_ordered_end")));

static COLD int other_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    if (nasty_copies())
        nasty_release_before(CALL_BLOCKING, NULL, -1);
    nasty_need_open(NASTY_MPI_File_seek_shared);
    return real.File_seek_shared(fh, offset, whence);
}
static inline int run_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.File_seek_shared(fh, offset, whence) : other_File_seek_shared(fh, offset, whence);
}
static NOINLINE int noted_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&whence};
    if (!nasty_enter(&noted, NASTY_MPI_File_seek_shared, site, args))
        return run_File_seek_shared(fh, offset, whence);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)fh;
        noted.latest->args[1] = (int64_t)(intptr_t)offset;
        noted.latest->args[2] = (int64_t)(intptr_t)whence;
    }
    return nasty_leave(&noted, run_File_seek_shared(fh, offset, whence), args);
}
EXPORT int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_File_seek_shared(fh, offset, whence, HERE) : run_File_seek_shared(fh, offset, whence);
}
EXPORT extern __typeof__(MPI_File_seek_shared) PMPI_File_seek_shared __attribute__((alias("MPI_File_seek_shared")));

static COLD int other_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_Bsend);
    return real.Bsend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Bsend(buf, count, datatype, dest, tag, comm) : other_Bsend(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Bsend, site, args))
        return run_Bsend(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Bsend(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bsend(buf, count, datatype, dest, tag, comm, HERE) : run_Bsend(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Bsend) PMPI_Bsend __attribute__((alias("MPI_Bsend")));

#if MPI_VERSION >= 4
static COLD int other_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_Bsend_c);
    return real.Bsend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Bsend_c(buf, count, datatype, dest, tag, comm) : other_Bsend_c(buf, count, datatype, dest, tag, comm);
}
static NOINLINE int noted_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Bsend_c, site, args))
        return run_Bsend_c(buf, count, datatype, dest, tag, comm);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)buf;
        noted.latest->args[1] = (int64_t)(intptr_t)count;
        noted.latest->args[2] = (int64_t)(intptr_t)datatype;
        noted.latest->args[3] = (int64_t)(intptr_t)dest;
        noted.latest->args[4] = (int64_t)(intptr_t)tag;
        noted.latest->args[5] = (int64_t)(intptr_t)comm;
    }
    return nasty_leave(&noted, run_Bsend_c(buf, count, datatype, dest, tag, comm), args);
}
EXPORT int MPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Bsend_c(buf, count, datatype, dest, tag, comm, HERE) : run_Bsend_c(buf, count, datatype, dest, tag, comm);
}
EXPORT extern __typeof__(MPI_Bsend_c) PMPI_Bsend_c __attribute__((alias("MPI_Bsend_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Parrived(MPI_Request request, int partition, int *flag)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_Parrived);
    return real.Parrived(request, partition, flag);
}
static inline int run_Parrived(MPI_Request request, int partition, int *flag)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Parrived(request, partition, flag) : other_Parrived(request, partition, flag);
}
static NOINLINE int noted_Parrived(MPI_Request request, int partition, int *flag, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request, (void *)&partition, (void *)&flag};
    if (!nasty_enter(&noted, NASTY_MPI_Parrived | NASTY_POLLS, site, args))
        return run_Parrived(request, partition, flag);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)request;
        noted.latest->args[1] = (int64_t)(intptr_t)partition;
        noted.latest->args[2] = (int64_t)(intptr_t)flag;
    }
    return nasty_leave(&noted, run_Parrived(request, partition, flag), args);
}
EXPORT int MPI_Parrived(MPI_Request request, int partition, int *flag)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Parrived(request, partition, flag, HERE) : run_Parrived(request, partition, flag);
}
EXPORT extern __typeof__(MPI_Parrived) PMPI_Parrived __attribute__((alias("MPI_Parrived")));

#endif
static COLD int other_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_Iprobe);
    return real.Iprobe(source, tag, comm, flag, status);
}
static inline int run_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Iprobe(source, tag, comm, flag, status) : other_Iprobe(source, tag, comm, flag, status);
}
static NOINLINE int noted_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&source, (void *)&tag, (void *)&comm, (void *)&flag, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Iprobe | NASTY_POLLS, site, args))
        return run_Iprobe(source, tag, comm, flag, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)source;
        noted.latest->args[1] = (int64_t)(intptr_t)tag;
        noted.latest->args[2] = (int64_t)(intptr_t)comm;
        noted.latest->args[3] = (int64_t)(intptr_t)flag;
        noted.latest->args[4] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Iprobe(source, tag, comm, flag, status), args);
}
EXPORT int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Iprobe(source, tag, comm, flag, status, HERE) : run_Iprobe(source, tag, comm, flag, status);
}
EXPORT extern __typeof__(MPI_Iprobe) PMPI_Iprobe __attribute__((alias("MPI_Iprobe")));

static COLD int other_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    if (nasty_copies())
        nasty_poll();
    nasty_need_open(NASTY_MPI_Improbe);
    return real.Improbe(source, tag, comm, flag, message, status);
}
static inline int run_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.open && !nasty.copies) ? real.Improbe(source, tag, comm, flag, message, status) : other_Improbe(source, tag, comm, flag, message, status);
}
static NOINLINE int noted_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&source, (void *)&tag, (void *)&comm, (void *)&flag, (void *)&message, (void *)&status};
    if (!nasty_enter(&noted, NASTY_MPI_Improbe | NASTY_POLLS, site, args))
        return run_Improbe(source, tag, comm, flag, message, status);
    if (noted.latest) {
        noted.latest->args[0] = (int64_t)(intptr_t)source;
        noted.latest->args[1] = (int64_t)(intptr_t)tag;
        noted.latest->args[2] = (int64_t)(intptr_t)comm;
        noted.latest->args[3] = (int64_t)(intptr_t)flag;
        noted.latest->args[4] = (int64_t)(intptr_t)message;
        noted.latest->args[5] = (int64_t)(intptr_t)status;
    }
    return nasty_leave(&noted, run_Improbe(source, tag, comm, flag, message, status), args);
}
EXPORT int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.watched) ? noted_Improbe(source, tag, comm, flag, message, status, HERE) : run_Improbe(source, tag, comm, flag, message, status);
}
EXPORT extern __typeof__(MPI_Improbe) PMPI_Improbe __attribute__((alias("MPI_Improbe")));

