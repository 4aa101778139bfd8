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

EXPORT int MPI_Init(int *argc, char ***argv)
{
    nasty_initializing();
    nasty_load();
    int result = shim_Init(argc, argv);
    if (UNLIKELY(nasty.recording)) {
        void *const args[] = {(void *)&argc, (void *)&argv};
        nasty_note_begun(NASTY_MPI_Init, HERE, args, result);
    }
    return result;
}
EXPORT extern __typeof__(MPI_Init) PMPI_Init __attribute__((alias("MPI_Init")));

EXPORT int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    nasty_initializing();
    nasty_load();
    int result = shim_Init_thread(argc, argv, required, provided);
    if (UNLIKELY(nasty.recording)) {
        void *const args[] = {(void *)&argc, (void *)&argv, (void *)&required, (void *)&provided};
        nasty_note_begun(NASTY_MPI_Init_thread, HERE, args, result);
    }
    return result;
}
EXPORT extern __typeof__(MPI_Init_thread) PMPI_Init_thread __attribute__((alias("MPI_Init_thread")));

#if defined MPI_SESSION_NULL
EXPORT int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    nasty_initializing();
    nasty_load();
    int result = shim_Session_init(info, errhandler, session);
    if (UNLIKELY(nasty.recording)) {
        void *const args[] = {(void *)&info, (void *)&errhandler, (void *)&session};
        nasty_note_begun(NASTY_MPI_Session_init, HERE, args, result);
    }
    return result;
}
EXPORT extern __typeof__(MPI_Session_init) PMPI_Session_init __attribute__((alias("MPI_Session_init")));

#endif
static COLD int other_Abort(MPI_Comm comm, int errorcode)
{
    if (nasty_active())
        return shim_Abort(comm, errorcode);
    nasty_need_library();
    return real.Abort(comm, errorcode);
}
static inline int run_Abort(MPI_Comm comm, int errorcode)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Abort(comm, errorcode) : other_Abort(comm, errorcode);
}
static NOINLINE int noted_Abort(MPI_Comm comm, int errorcode, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&errorcode};
    if (!nasty_enter(&noted, NASTY_MPI_Abort | NASTY_OBSERVED, site, args))
        return run_Abort(comm, errorcode);
    return nasty_leave(&noted, run_Abort(comm, errorcode), args);
}
EXPORT int MPI_Abort(MPI_Comm comm, int errorcode)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Abort(comm, errorcode, HERE) : run_Abort(comm, errorcode);
}
EXPORT extern __typeof__(MPI_Abort) PMPI_Abort __attribute__((alias("MPI_Abort")));

static COLD int other_Type_commit(MPI_Datatype *datatype)
{
    if (nasty_active())
        return shim_Type_commit(datatype);
    nasty_need_open(NASTY_MPI_Type_commit);
    return real.Type_commit(datatype);
}
static inline int run_Type_commit(MPI_Datatype *datatype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_commit(datatype) : other_Type_commit(datatype);
}
static NOINLINE int noted_Type_commit(MPI_Datatype *datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_commit | NASTY_OBSERVED, site, args))
        return run_Type_commit(datatype);
    return nasty_leave(&noted, run_Type_commit(datatype), args);
}
EXPORT int MPI_Type_commit(MPI_Datatype *datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_commit(datatype, HERE) : run_Type_commit(datatype);
}
EXPORT extern __typeof__(MPI_Type_commit) PMPI_Type_commit __attribute__((alias("MPI_Type_commit")));

static COLD int other_Type_free(MPI_Datatype *datatype)
{
    if (nasty_active())
        return shim_Type_free(datatype);
    nasty_need_open(NASTY_MPI_Type_free);
    return real.Type_free(datatype);
}
static inline int run_Type_free(MPI_Datatype *datatype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_free(datatype) : other_Type_free(datatype);
}
static NOINLINE int noted_Type_free(MPI_Datatype *datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_free | NASTY_OBSERVED, site, args))
        return run_Type_free(datatype);
    return nasty_leave(&noted, run_Type_free(datatype), args);
}
EXPORT int MPI_Type_free(MPI_Datatype *datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_free(datatype, HERE) : run_Type_free(datatype);
}
EXPORT extern __typeof__(MPI_Type_free) PMPI_Type_free __attribute__((alias("MPI_Type_free")));

static COLD int other_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    if (nasty_active())
        return shim_Type_dup(oldtype, newtype);
    nasty_need_open(NASTY_MPI_Type_dup);
    return real.Type_dup(oldtype, newtype);
}
static inline int run_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_dup(oldtype, newtype) : other_Type_dup(oldtype, newtype);
}
static NOINLINE int noted_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_dup | NASTY_OBSERVED, site, args))
        return run_Type_dup(oldtype, newtype);
    return nasty_leave(&noted, run_Type_dup(oldtype, newtype), args);
}
EXPORT int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_dup(oldtype, newtype, HERE) : run_Type_dup(oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_dup) PMPI_Type_dup __attribute__((alias("MPI_Type_dup")));

static COLD int other_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    if (nasty_active())
        return shim_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
    nasty_need_open(NASTY_MPI_Type_get_contents);
    return real.Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
}
static inline int run_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes) : other_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
}
static NOINLINE int noted_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype, (void *)&max_integers, (void *)&max_addresses, (void *)&max_datatypes, (void *)&array_of_integers, (void *)&array_of_addresses, (void *)&array_of_datatypes};
    if (!nasty_enter(&noted, NASTY_MPI_Type_get_contents | NASTY_OBSERVED, site, args))
        return run_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
    return nasty_leave(&noted, run_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes), args);
}
EXPORT int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes, HERE) : run_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
}
EXPORT extern __typeof__(MPI_Type_get_contents) PMPI_Type_get_contents __attribute__((alias("MPI_Type_get_contents")));

#if MPI_VERSION >= 4
static COLD int other_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    if (nasty_active())
        return shim_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    nasty_need_open(NASTY_MPI_Type_get_contents_c);
    return real.Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
}
static inline int run_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes) : other_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
}
static NOINLINE int noted_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype, (void *)&max_integers, (void *)&max_addresses, (void *)&max_large_counts, (void *)&max_datatypes, (void *)&array_of_integers, (void *)&array_of_addresses, (void *)&array_of_large_counts, (void *)&array_of_datatypes};
    if (!nasty_enter(&noted, NASTY_MPI_Type_get_contents_c | NASTY_OBSERVED, site, args))
        return run_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    return nasty_leave(&noted, run_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes), args);
}
EXPORT int MPI_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes, HERE) : run_Type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
}
EXPORT extern __typeof__(MPI_Type_get_contents_c) PMPI_Type_get_contents_c __attribute__((alias("MPI_Type_get_contents_c")));

#endif
static COLD int other_Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    if (nasty_active())
        return shim_Type_create_f90_integer(r, newtype);
    nasty_need_open(NASTY_MPI_Type_create_f90_integer);
    return real.Type_create_f90_integer(r, newtype);
}
static inline int run_Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_create_f90_integer(r, newtype) : other_Type_create_f90_integer(r, newtype);
}
static NOINLINE int noted_Type_create_f90_integer(int r, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&r, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_f90_integer | NASTY_OBSERVED, site, args))
        return run_Type_create_f90_integer(r, newtype);
    return nasty_leave(&noted, run_Type_create_f90_integer(r, newtype), args);
}
EXPORT int MPI_Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_f90_integer(r, newtype, HERE) : run_Type_create_f90_integer(r, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_f90_integer) PMPI_Type_create_f90_integer __attribute__((alias("MPI_Type_create_f90_integer")));

static COLD int other_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    if (nasty_active())
        return shim_Type_create_f90_real(p, r, newtype);
    nasty_need_open(NASTY_MPI_Type_create_f90_real);
    return real.Type_create_f90_real(p, r, newtype);
}
static inline int run_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_create_f90_real(p, r, newtype) : other_Type_create_f90_real(p, r, newtype);
}
static NOINLINE int noted_Type_create_f90_real(int p, int r, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&p, (void *)&r, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_f90_real | NASTY_OBSERVED, site, args))
        return run_Type_create_f90_real(p, r, newtype);
    return nasty_leave(&noted, run_Type_create_f90_real(p, r, newtype), args);
}
EXPORT int MPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_f90_real(p, r, newtype, HERE) : run_Type_create_f90_real(p, r, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_f90_real) PMPI_Type_create_f90_real __attribute__((alias("MPI_Type_create_f90_real")));

static COLD int other_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    if (nasty_active())
        return shim_Type_create_f90_complex(p, r, newtype);
    nasty_need_open(NASTY_MPI_Type_create_f90_complex);
    return real.Type_create_f90_complex(p, r, newtype);
}
static inline int run_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_create_f90_complex(p, r, newtype) : other_Type_create_f90_complex(p, r, newtype);
}
static NOINLINE int noted_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&p, (void *)&r, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_f90_complex | NASTY_OBSERVED, site, args))
        return run_Type_create_f90_complex(p, r, newtype);
    return nasty_leave(&noted, run_Type_create_f90_complex(p, r, newtype), args);
}
EXPORT int MPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_f90_complex(p, r, newtype, HERE) : run_Type_create_f90_complex(p, r, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_f90_complex) PMPI_Type_create_f90_complex __attribute__((alias("MPI_Type_create_f90_complex")));

static COLD int other_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    if (nasty_active())
        return shim_Type_match_size(typeclass, size, datatype);
    nasty_need_open(NASTY_MPI_Type_match_size);
    return real.Type_match_size(typeclass, size, datatype);
}
static inline int run_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Type_match_size(typeclass, size, datatype) : other_Type_match_size(typeclass, size, datatype);
}
static NOINLINE int noted_Type_match_size(int typeclass, int size, MPI_Datatype *datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&typeclass, (void *)&size, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_match_size | NASTY_OBSERVED, site, args))
        return run_Type_match_size(typeclass, size, datatype);
    return nasty_leave(&noted, run_Type_match_size(typeclass, size, datatype), args);
}
EXPORT int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_match_size(typeclass, size, datatype, HERE) : run_Type_match_size(typeclass, size, datatype);
}
EXPORT extern __typeof__(MPI_Type_match_size) PMPI_Type_match_size __attribute__((alias("MPI_Type_match_size")));

static COLD int other_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isend);
    return real.Isend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isend(buf, count, datatype, dest, tag, comm, request) : other_Isend(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isend | NASTY_OBSERVED, site, args))
        return run_Isend(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Isend(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isend(buf, count, datatype, dest, tag, comm, request, HERE) : run_Isend(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Isend) PMPI_Isend __attribute__((alias("MPI_Isend")));

#if MPI_VERSION >= 4
static COLD int other_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isend_c);
    return real.Isend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isend_c(buf, count, datatype, dest, tag, comm, request) : other_Isend_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isend_c | NASTY_OBSERVED, site, args))
        return run_Isend_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Isend_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isend_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Isend_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Isend_c) PMPI_Isend_c __attribute__((alias("MPI_Isend_c")));

#endif
static COLD int other_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Ibsend);
    return real.Ibsend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Ibsend(buf, count, datatype, dest, tag, comm, request) : other_Ibsend(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ibsend | NASTY_OBSERVED, site, args))
        return run_Ibsend(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Ibsend(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ibsend(buf, count, datatype, dest, tag, comm, request, HERE) : run_Ibsend(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Ibsend) PMPI_Ibsend __attribute__((alias("MPI_Ibsend")));

#if MPI_VERSION >= 4
static COLD int other_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Ibsend_c);
    return real.Ibsend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Ibsend_c(buf, count, datatype, dest, tag, comm, request) : other_Ibsend_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ibsend_c | NASTY_OBSERVED, site, args))
        return run_Ibsend_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Ibsend_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ibsend_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Ibsend_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Ibsend_c) PMPI_Ibsend_c __attribute__((alias("MPI_Ibsend_c")));

#endif
static COLD int other_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Issend);
    return real.Issend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Issend(buf, count, datatype, dest, tag, comm, request) : other_Issend(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Issend | NASTY_OBSERVED, site, args))
        return run_Issend(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Issend(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Issend(buf, count, datatype, dest, tag, comm, request, HERE) : run_Issend(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Issend) PMPI_Issend __attribute__((alias("MPI_Issend")));

#if MPI_VERSION >= 4
static COLD int other_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Issend_c);
    return real.Issend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Issend_c(buf, count, datatype, dest, tag, comm, request) : other_Issend_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Issend_c | NASTY_OBSERVED, site, args))
        return run_Issend_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Issend_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Issend_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Issend_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Issend_c) PMPI_Issend_c __attribute__((alias("MPI_Issend_c")));

#endif
static COLD int other_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Irsend);
    return real.Irsend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Irsend(buf, count, datatype, dest, tag, comm, request) : other_Irsend(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Irsend | NASTY_OBSERVED, site, args))
        return run_Irsend(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Irsend(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Irsend(buf, count, datatype, dest, tag, comm, request, HERE) : run_Irsend(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Irsend) PMPI_Irsend __attribute__((alias("MPI_Irsend")));

#if MPI_VERSION >= 4
static COLD int other_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Irsend_c);
    return real.Irsend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Irsend_c(buf, count, datatype, dest, tag, comm, request) : other_Irsend_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Irsend_c | NASTY_OBSERVED, site, args))
        return run_Irsend_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Irsend_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Irsend_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Irsend_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Irsend_c) PMPI_Irsend_c __attribute__((alias("MPI_Irsend_c")));

#endif
static COLD int other_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Irecv);
    return real.Irecv(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Irecv(buf, count, datatype, source, tag, comm, request) : other_Irecv(buf, count, datatype, source, tag, comm, request);
}
static NOINLINE int noted_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Irecv | NASTY_OBSERVED, site, args))
        return run_Irecv(buf, count, datatype, source, tag, comm, request);
    return nasty_leave(&noted, run_Irecv(buf, count, datatype, source, tag, comm, request), args);
}
EXPORT int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Irecv(buf, count, datatype, source, tag, comm, request, HERE) : run_Irecv(buf, count, datatype, source, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Irecv) PMPI_Irecv __attribute__((alias("MPI_Irecv")));

#if MPI_VERSION >= 4
static COLD int other_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Irecv_c);
    return real.Irecv_c(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Irecv_c(buf, count, datatype, source, tag, comm, request) : other_Irecv_c(buf, count, datatype, source, tag, comm, request);
}
static NOINLINE int noted_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Irecv_c | NASTY_OBSERVED, site, args))
        return run_Irecv_c(buf, count, datatype, source, tag, comm, request);
    return nasty_leave(&noted, run_Irecv_c(buf, count, datatype, source, tag, comm, request), args);
}
EXPORT int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Irecv_c(buf, count, datatype, source, tag, comm, request, HERE) : run_Irecv_c(buf, count, datatype, source, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Irecv_c) PMPI_Irecv_c __attribute__((alias("MPI_Irecv_c")));

#endif
static COLD int other_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Imrecv);
    return real.Imrecv(buf, count, datatype, message, request);
}
static inline int run_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Imrecv(buf, count, datatype, message, request) : other_Imrecv(buf, count, datatype, message, request);
}
static NOINLINE int noted_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&message, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Imrecv | NASTY_OBSERVED, site, args))
        return run_Imrecv(buf, count, datatype, message, request);
    return nasty_leave(&noted, run_Imrecv(buf, count, datatype, message, request), args);
}
EXPORT int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Imrecv(buf, count, datatype, message, request, HERE) : run_Imrecv(buf, count, datatype, message, request);
}
EXPORT extern __typeof__(MPI_Imrecv) PMPI_Imrecv __attribute__((alias("MPI_Imrecv")));

#if MPI_VERSION >= 4
static COLD int other_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Imrecv_c);
    return real.Imrecv_c(buf, count, datatype, message, request);
}
static inline int run_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Imrecv_c(buf, count, datatype, message, request) : other_Imrecv_c(buf, count, datatype, message, request);
}
static NOINLINE int noted_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&message, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Imrecv_c | NASTY_OBSERVED, site, args))
        return run_Imrecv_c(buf, count, datatype, message, request);
    return nasty_leave(&noted, run_Imrecv_c(buf, count, datatype, message, request), args);
}
EXPORT int MPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Imrecv_c(buf, count, datatype, message, request, HERE) : run_Imrecv_c(buf, count, datatype, message, request);
}
EXPORT extern __typeof__(MPI_Imrecv_c) PMPI_Imrecv_c __attribute__((alias("MPI_Imrecv_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isendrecv);
    return real.Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static inline int run_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request) : other_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static NOINLINE int noted_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&dest, (void *)&sendtag, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isendrecv | NASTY_OBSERVED, site, args))
        return run_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
    return nasty_leave(&noted, run_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), args);
}
EXPORT int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request, HERE) : run_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
EXPORT extern __typeof__(MPI_Isendrecv) PMPI_Isendrecv __attribute__((alias("MPI_Isendrecv")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isendrecv_c);
    return real.Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static inline int run_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request) : other_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static NOINLINE int noted_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&dest, (void *)&sendtag, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isendrecv_c | NASTY_OBSERVED, site, args))
        return run_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
    return nasty_leave(&noted, run_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), args);
}
EXPORT int MPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request, HERE) : run_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
EXPORT extern __typeof__(MPI_Isendrecv_c) PMPI_Isendrecv_c __attribute__((alias("MPI_Isendrecv_c")));

#endif
#if defined MPI_SESSION_NULL
static COLD int other_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isendrecv_replace);
    return real.Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static inline int run_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) : other_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static NOINLINE int noted_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&sendtag, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isendrecv_replace | NASTY_OBSERVED, site, args))
        return run_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
    return nasty_leave(&noted, run_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request), args);
}
EXPORT int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, HERE) : run_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
EXPORT extern __typeof__(MPI_Isendrecv_replace) PMPI_Isendrecv_replace __attribute__((alias("MPI_Isendrecv_replace")));

#endif
#if MPI_VERSION >= 4
static COLD int other_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Isendrecv_replace_c);
    return real.Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static inline int run_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) : other_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static NOINLINE int noted_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&sendtag, (void *)&source, (void *)&recvtag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Isendrecv_replace_c | NASTY_OBSERVED, site, args))
        return run_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
    return nasty_leave(&noted, run_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request), args);
}
EXPORT int MPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, HERE) : run_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
EXPORT extern __typeof__(MPI_Isendrecv_replace_c) PMPI_Isendrecv_replace_c __attribute__((alias("MPI_Isendrecv_replace_c")));

#endif
static COLD int other_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Send_init);
    return real.Send_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Send_init(buf, count, datatype, dest, tag, comm, request) : other_Send_init(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Send_init | NASTY_OBSERVED, site, args))
        return run_Send_init(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Send_init(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Send_init(buf, count, datatype, dest, tag, comm, request, HERE) : run_Send_init(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Send_init) PMPI_Send_init __attribute__((alias("MPI_Send_init")));

#if MPI_VERSION >= 4
static COLD int other_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Send_init_c);
    return real.Send_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Send_init_c(buf, count, datatype, dest, tag, comm, request) : other_Send_init_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Send_init_c | NASTY_OBSERVED, site, args))
        return run_Send_init_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Send_init_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Send_init_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Send_init_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Send_init_c) PMPI_Send_init_c __attribute__((alias("MPI_Send_init_c")));

#endif
static COLD int other_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Bsend_init);
    return real.Bsend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Bsend_init(buf, count, datatype, dest, tag, comm, request) : other_Bsend_init(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Bsend_init | NASTY_OBSERVED, site, args))
        return run_Bsend_init(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Bsend_init(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Bsend_init(buf, count, datatype, dest, tag, comm, request, HERE) : run_Bsend_init(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Bsend_init) PMPI_Bsend_init __attribute__((alias("MPI_Bsend_init")));

#if MPI_VERSION >= 4
static COLD int other_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Bsend_init_c);
    return real.Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Bsend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Bsend_init_c | NASTY_OBSERVED, site, args))
        return run_Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Bsend_init_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Bsend_init_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Bsend_init_c) PMPI_Bsend_init_c __attribute__((alias("MPI_Bsend_init_c")));

#endif
static COLD int other_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Ssend_init);
    return real.Ssend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Ssend_init(buf, count, datatype, dest, tag, comm, request) : other_Ssend_init(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ssend_init | NASTY_OBSERVED, site, args))
        return run_Ssend_init(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Ssend_init(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ssend_init(buf, count, datatype, dest, tag, comm, request, HERE) : run_Ssend_init(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Ssend_init) PMPI_Ssend_init __attribute__((alias("MPI_Ssend_init")));

#if MPI_VERSION >= 4
static COLD int other_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Ssend_init_c);
    return real.Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Ssend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ssend_init_c | NASTY_OBSERVED, site, args))
        return run_Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Ssend_init_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ssend_init_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Ssend_init_c) PMPI_Ssend_init_c __attribute__((alias("MPI_Ssend_init_c")));

#endif
static COLD int other_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Rsend_init);
    return real.Rsend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Rsend_init(buf, count, datatype, dest, tag, comm, request) : other_Rsend_init(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rsend_init | NASTY_OBSERVED, site, args))
        return run_Rsend_init(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Rsend_init(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Rsend_init(buf, count, datatype, dest, tag, comm, request, HERE) : run_Rsend_init(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Rsend_init) PMPI_Rsend_init __attribute__((alias("MPI_Rsend_init")));

#if MPI_VERSION >= 4
static COLD int other_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Rsend_init_c);
    return real.Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Rsend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static NOINLINE int noted_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Rsend_init_c | NASTY_OBSERVED, site, args))
        return run_Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
    return nasty_leave(&noted, run_Rsend_init_c(buf, count, datatype, dest, tag, comm, request), args);
}
EXPORT int MPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Rsend_init_c(buf, count, datatype, dest, tag, comm, request, HERE) : run_Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Rsend_init_c) PMPI_Rsend_init_c __attribute__((alias("MPI_Rsend_init_c")));

#endif
static COLD int other_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Recv_init);
    return real.Recv_init(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Recv_init(buf, count, datatype, source, tag, comm, request) : other_Recv_init(buf, count, datatype, source, tag, comm, request);
}
static NOINLINE int noted_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Recv_init | NASTY_OBSERVED, site, args))
        return run_Recv_init(buf, count, datatype, source, tag, comm, request);
    return nasty_leave(&noted, run_Recv_init(buf, count, datatype, source, tag, comm, request), args);
}
EXPORT int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Recv_init(buf, count, datatype, source, tag, comm, request, HERE) : run_Recv_init(buf, count, datatype, source, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Recv_init) PMPI_Recv_init __attribute__((alias("MPI_Recv_init")));

#if MPI_VERSION >= 4
static COLD int other_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Recv_init_c);
    return real.Recv_init_c(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Recv_init_c(buf, count, datatype, source, tag, comm, request) : other_Recv_init_c(buf, count, datatype, source, tag, comm, request);
}
static NOINLINE int noted_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Recv_init_c | NASTY_OBSERVED, site, args))
        return run_Recv_init_c(buf, count, datatype, source, tag, comm, request);
    return nasty_leave(&noted, run_Recv_init_c(buf, count, datatype, source, tag, comm, request), args);
}
EXPORT int MPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Recv_init_c(buf, count, datatype, source, tag, comm, request, HERE) : run_Recv_init_c(buf, count, datatype, source, tag, comm, request);
}
EXPORT extern __typeof__(MPI_Recv_init_c) PMPI_Recv_init_c __attribute__((alias("MPI_Recv_init_c")));

#endif
static COLD int other_Start(MPI_Request *request)
{
    if (nasty_active())
        return shim_Start(request);
    nasty_need_open(NASTY_MPI_Start);
    return real.Start(request);
}
static inline int run_Start(MPI_Request *request)
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Start(request) : other_Start(request);
}
static NOINLINE int noted_Start(MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Start | NASTY_OBSERVED, site, args))
        return run_Start(request);
    return nasty_leave(&noted, run_Start(request), args);
}
EXPORT int MPI_Start(MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Start(request, HERE) : run_Start(request);
}
EXPORT extern __typeof__(MPI_Start) PMPI_Start __attribute__((alias("MPI_Start")));

static COLD int other_Startall(int count, MPI_Request array_of_requests[])
{
    if (nasty_active())
        return shim_Startall(count, array_of_requests);
    nasty_need_open(NASTY_MPI_Startall);
    return real.Startall(count, array_of_requests);
}
static inline int run_Startall(int count, MPI_Request array_of_requests[])
{
    return LIKELY(nasty.active && !nasty_inside) ? shim_Startall(count, array_of_requests) : other_Startall(count, array_of_requests);
}
static NOINLINE int noted_Startall(int count, MPI_Request array_of_requests[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_requests};
    if (!nasty_enter(&noted, NASTY_MPI_Startall | NASTY_OBSERVED, site, args))
        return run_Startall(count, array_of_requests);
    return nasty_leave(&noted, run_Startall(count, array_of_requests), args);
}
EXPORT int MPI_Startall(int count, MPI_Request array_of_requests[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Startall(count, array_of_requests, HERE) : run_Startall(count, array_of_requests);
}
EXPORT extern __typeof__(MPI_Startall) PMPI_Startall __attribute__((alias("MPI_Startall")));

#if defined MPI_SESSION_NULL
static COLD int other_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Psend_init);
    return real.Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}
static inline int run_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request) : other_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}
static NOINLINE int noted_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&partitions, (void *)&count, (void *)&datatype, (void *)&dest, (void *)&tag, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Psend_init | NASTY_OBSERVED, site, args))
        return run_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
    return nasty_leave(&noted, run_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request), args);
}
EXPORT int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request, HERE) : run_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}
EXPORT extern __typeof__(MPI_Psend_init) PMPI_Psend_init __attribute__((alias("MPI_Psend_init")));

static COLD int other_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Precv_init);
    return real.Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}
static inline int run_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request) : other_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}
static NOINLINE int noted_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buf, (void *)&partitions, (void *)&count, (void *)&datatype, (void *)&source, (void *)&tag, (void *)&comm, (void *)&info, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Precv_init | NASTY_OBSERVED, site, args))
        return run_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
    return nasty_leave(&noted, run_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request), args);
}
EXPORT int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request, HERE) : run_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}
EXPORT extern __typeof__(MPI_Precv_init) PMPI_Precv_init __attribute__((alias("MPI_Precv_init")));

static COLD int other_Pready(int partition, MPI_Request request)
{
    nasty_need_open(NASTY_MPI_Pready);
    return real.Pready(partition, request);
}
static inline int run_Pready(int partition, MPI_Request request)
{
    return LIKELY(nasty.open) ? real.Pready(partition, request) : other_Pready(partition, request);
}
static NOINLINE int noted_Pready(int partition, MPI_Request request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&partition, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Pready | NASTY_OBSERVED, site, args))
        return run_Pready(partition, request);
    return nasty_leave(&noted, run_Pready(partition, request), args);
}
EXPORT int MPI_Pready(int partition, MPI_Request request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pready(partition, request, HERE) : run_Pready(partition, request);
}
EXPORT extern __typeof__(MPI_Pready) PMPI_Pready __attribute__((alias("MPI_Pready")));

static COLD int other_Pready_range(int partition_low, int partition_high, MPI_Request request)
{
    nasty_need_open(NASTY_MPI_Pready_range);
    return real.Pready_range(partition_low, partition_high, request);
}
static inline int run_Pready_range(int partition_low, int partition_high, MPI_Request request)
{
    return LIKELY(nasty.open) ? real.Pready_range(partition_low, partition_high, request) : other_Pready_range(partition_low, partition_high, request);
}
static NOINLINE int noted_Pready_range(int partition_low, int partition_high, MPI_Request request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&partition_low, (void *)&partition_high, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Pready_range | NASTY_OBSERVED, site, args))
        return run_Pready_range(partition_low, partition_high, request);
    return nasty_leave(&noted, run_Pready_range(partition_low, partition_high, request), args);
}
EXPORT int MPI_Pready_range(int partition_low, int partition_high, MPI_Request request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pready_range(partition_low, partition_high, request, HERE) : run_Pready_range(partition_low, partition_high, request);
}
EXPORT extern __typeof__(MPI_Pready_range) PMPI_Pready_range __attribute__((alias("MPI_Pready_range")));

static COLD int other_Pready_list(int length, nasty_partition array_of_partitions[], MPI_Request request)
{
    nasty_need_open(NASTY_MPI_Pready_list);
    return real.Pready_list(length, array_of_partitions, request);
}
static inline int run_Pready_list(int length, nasty_partition array_of_partitions[], MPI_Request request)
{
    return LIKELY(nasty.open) ? real.Pready_list(length, array_of_partitions, request) : other_Pready_list(length, array_of_partitions, request);
}
static NOINLINE int noted_Pready_list(int length, nasty_partition array_of_partitions[], MPI_Request request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&length, (void *)&array_of_partitions, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Pready_list | NASTY_OBSERVED, site, args))
        return run_Pready_list(length, array_of_partitions, request);
    return nasty_leave(&noted, run_Pready_list(length, array_of_partitions, request), args);
}
EXPORT int MPI_Pready_list(int length, nasty_partition array_of_partitions[], MPI_Request request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pready_list(length, array_of_partitions, request, HERE) : run_Pready_list(length, array_of_partitions, request);
}
EXPORT extern __typeof__(MPI_Pready_list) PMPI_Pready_list __attribute__((alias("MPI_Pready_list")));

#endif
static COLD int other_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Ibarrier);
    return real.Ibarrier(comm, request);
}
static inline int run_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Ibarrier(comm, request) : other_Ibarrier(comm, request);
}
static NOINLINE int noted_Ibarrier(MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ibarrier | NASTY_OBSERVED, site, args))
        return run_Ibarrier(comm, request);
    return nasty_leave(&noted, run_Ibarrier(comm, request), args);
}
EXPORT int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ibarrier(comm, request, HERE) : run_Ibarrier(comm, request);
}
EXPORT extern __typeof__(MPI_Ibarrier) PMPI_Ibarrier __attribute__((alias("MPI_Ibarrier")));

static COLD int other_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ibcast(buffer, count, datatype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ibcast);
    return real.Ibcast(buffer, count, datatype, root, comm, request);
}
static inline int run_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ibcast(buffer, count, datatype, root, comm, request) : other_Ibcast(buffer, count, datatype, root, comm, request);
}
static NOINLINE int noted_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ibcast | NASTY_OBSERVED, site, args))
        return run_Ibcast(buffer, count, datatype, root, comm, request);
    return nasty_leave(&noted, run_Ibcast(buffer, count, datatype, root, comm, request), args);
}
EXPORT int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ibcast(buffer, count, datatype, root, comm, request, HERE) : run_Ibcast(buffer, count, datatype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Ibcast) PMPI_Ibcast __attribute__((alias("MPI_Ibcast")));

#if MPI_VERSION >= 4
static COLD int other_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ibcast_c(buffer, count, datatype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ibcast_c);
    return real.Ibcast_c(buffer, count, datatype, root, comm, request);
}
static inline int run_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ibcast_c(buffer, count, datatype, root, comm, request) : other_Ibcast_c(buffer, count, datatype, root, comm, request);
}
static NOINLINE int noted_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&count, (void *)&datatype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ibcast_c | NASTY_OBSERVED, site, args))
        return run_Ibcast_c(buffer, count, datatype, root, comm, request);
    return nasty_leave(&noted, run_Ibcast_c(buffer, count, datatype, root, comm, request), args);
}
EXPORT int MPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ibcast_c(buffer, count, datatype, root, comm, request, HERE) : run_Ibcast_c(buffer, count, datatype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Ibcast_c) PMPI_Ibcast_c __attribute__((alias("MPI_Ibcast_c")));

#endif
static COLD int other_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Igather);
    return real.Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Igather | NASTY_OBSERVED, site, args))
        return run_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Igather) PMPI_Igather __attribute__((alias("MPI_Igather")));

#if MPI_VERSION >= 4
static COLD int other_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Igather_c);
    return real.Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Igather_c | NASTY_OBSERVED, site, args))
        return run_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Igather_c) PMPI_Igather_c __attribute__((alias("MPI_Igather_c")));

#endif
static COLD int other_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Igatherv);
    return real.Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static inline int run_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) : other_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static NOINLINE int noted_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Igatherv | NASTY_OBSERVED, site, args))
        return run_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), args);
}
EXPORT int MPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request, HERE) : run_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Igatherv) PMPI_Igatherv __attribute__((alias("MPI_Igatherv")));

#if MPI_VERSION >= 4
static COLD int other_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Igatherv_c);
    return real.Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static inline int run_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) : other_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static NOINLINE int noted_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Igatherv_c | NASTY_OBSERVED, site, args))
        return run_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), args);
}
EXPORT int MPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request, HERE) : run_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Igatherv_c) PMPI_Igatherv_c __attribute__((alias("MPI_Igatherv_c")));

#endif
static COLD int other_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscatter);
    return real.Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscatter | NASTY_OBSERVED, site, args))
        return run_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Iscatter) PMPI_Iscatter __attribute__((alias("MPI_Iscatter")));

#if MPI_VERSION >= 4
static COLD int other_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscatter_c);
    return real.Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscatter_c | NASTY_OBSERVED, site, args))
        return run_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Iscatter_c) PMPI_Iscatter_c __attribute__((alias("MPI_Iscatter_c")));

#endif
static COLD int other_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscatterv);
    return real.Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscatterv | NASTY_OBSERVED, site, args))
        return run_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Iscatterv) PMPI_Iscatterv __attribute__((alias("MPI_Iscatterv")));

#if MPI_VERSION >= 4
static COLD int other_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscatterv_c);
    return real.Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static NOINLINE int noted_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&displs, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscatterv_c | NASTY_OBSERVED, site, args))
        return run_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
    return nasty_leave(&noted, run_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), args);
}
EXPORT int MPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request, HERE) : run_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
EXPORT extern __typeof__(MPI_Iscatterv_c) PMPI_Iscatterv_c __attribute__((alias("MPI_Iscatterv_c")));

#endif
static COLD int other_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallgather);
    return real.Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallgather | NASTY_OBSERVED, site, args))
        return run_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Iallgather) PMPI_Iallgather __attribute__((alias("MPI_Iallgather")));

#if MPI_VERSION >= 4
static COLD int other_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallgather_c);
    return real.Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallgather_c | NASTY_OBSERVED, site, args))
        return run_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Iallgather_c) PMPI_Iallgather_c __attribute__((alias("MPI_Iallgather_c")));

#endif
static COLD int other_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallgatherv);
    return real.Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static NOINLINE int noted_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallgatherv | NASTY_OBSERVED, site, args))
        return run_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
    return nasty_leave(&noted, run_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), args);
}
EXPORT int MPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, HERE) : run_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Iallgatherv) PMPI_Iallgatherv __attribute__((alias("MPI_Iallgatherv")));

#if MPI_VERSION >= 4
static COLD int other_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallgatherv_c);
    return real.Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static NOINLINE int noted_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallgatherv_c | NASTY_OBSERVED, site, args))
        return run_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
    return nasty_leave(&noted, run_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), args);
}
EXPORT int MPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, HERE) : run_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Iallgatherv_c) PMPI_Iallgatherv_c __attribute__((alias("MPI_Iallgatherv_c")));

#endif
static COLD int other_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoall);
    return real.Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoall | NASTY_OBSERVED, site, args))
        return run_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoall) PMPI_Ialltoall __attribute__((alias("MPI_Ialltoall")));

#if MPI_VERSION >= 4
static COLD int other_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoall_c);
    return real.Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoall_c | NASTY_OBSERVED, site, args))
        return run_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoall_c) PMPI_Ialltoall_c __attribute__((alias("MPI_Ialltoall_c")));

#endif
static COLD int other_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoallv);
    return real.Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static NOINLINE int noted_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoallv | NASTY_OBSERVED, site, args))
        return run_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
    return nasty_leave(&noted, run_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), args);
}
EXPORT int MPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request, HERE) : run_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoallv) PMPI_Ialltoallv __attribute__((alias("MPI_Ialltoallv")));

#if MPI_VERSION >= 4
static COLD int other_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoallv_c);
    return real.Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static NOINLINE int noted_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoallv_c | NASTY_OBSERVED, site, args))
        return run_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
    return nasty_leave(&noted, run_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), args);
}
EXPORT int MPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request, HERE) : run_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoallv_c) PMPI_Ialltoallv_c __attribute__((alias("MPI_Ialltoallv_c")));

#endif
static COLD int other_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoallw);
    return real.Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static NOINLINE int noted_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoallw | NASTY_OBSERVED, site, args))
        return run_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
    return nasty_leave(&noted, run_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), args);
}
EXPORT int MPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request, HERE) : run_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoallw) PMPI_Ialltoallw __attribute__((alias("MPI_Ialltoallw")));

#if MPI_VERSION >= 4
static COLD int other_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ialltoallw_c);
    return real.Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static NOINLINE int noted_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ialltoallw_c | NASTY_OBSERVED, site, args))
        return run_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
    return nasty_leave(&noted, run_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), args);
}
EXPORT int MPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request, HERE) : run_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
EXPORT extern __typeof__(MPI_Ialltoallw_c) PMPI_Ialltoallw_c __attribute__((alias("MPI_Ialltoallw_c")));

#endif
static COLD int other_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce);
    return real.Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static inline int run_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request) : other_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static NOINLINE int noted_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce | NASTY_OBSERVED, site, args))
        return run_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
    return nasty_leave(&noted, run_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request), args);
}
EXPORT int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, HERE) : run_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce) PMPI_Ireduce __attribute__((alias("MPI_Ireduce")));

#if MPI_VERSION >= 4
static COLD int other_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce_c);
    return real.Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static inline int run_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request) : other_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static NOINLINE int noted_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&root, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce_c | NASTY_OBSERVED, site, args))
        return run_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
    return nasty_leave(&noted, run_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request), args);
}
EXPORT int MPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request, HERE) : run_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce_c) PMPI_Ireduce_c __attribute__((alias("MPI_Ireduce_c")));

#endif
static COLD int other_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallreduce);
    return real.Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallreduce | NASTY_OBSERVED, site, args))
        return run_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iallreduce) PMPI_Iallreduce __attribute__((alias("MPI_Iallreduce")));

#if MPI_VERSION >= 4
static COLD int other_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iallreduce_c);
    return real.Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iallreduce_c | NASTY_OBSERVED, site, args))
        return run_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iallreduce_c) PMPI_Iallreduce_c __attribute__((alias("MPI_Iallreduce_c")));

#endif
static COLD int other_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce_scatter);
    return real.Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) : other_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static NOINLINE int noted_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce_scatter | NASTY_OBSERVED, site, args))
        return run_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
    return nasty_leave(&noted, run_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request), args);
}
EXPORT int MPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, HERE) : run_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce_scatter) PMPI_Ireduce_scatter __attribute__((alias("MPI_Ireduce_scatter")));

#if MPI_VERSION >= 4
static COLD int other_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce_scatter_c);
    return real.Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) : other_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static NOINLINE int noted_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcounts, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce_scatter_c | NASTY_OBSERVED, site, args))
        return run_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
    return nasty_leave(&noted, run_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request), args);
}
EXPORT int MPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, HERE) : run_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce_scatter_c) PMPI_Ireduce_scatter_c __attribute__((alias("MPI_Ireduce_scatter_c")));

#endif
static COLD int other_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce_scatter_block);
    return real.Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request) : other_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static NOINLINE int noted_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce_scatter_block | NASTY_OBSERVED, site, args))
        return run_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
    return nasty_leave(&noted, run_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request), args);
}
EXPORT int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, HERE) : run_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce_scatter_block) PMPI_Ireduce_scatter_block __attribute__((alias("MPI_Ireduce_scatter_block")));

#if MPI_VERSION >= 4
static COLD int other_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ireduce_scatter_block_c);
    return real.Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request) : other_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static NOINLINE int noted_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&recvcount, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ireduce_scatter_block_c | NASTY_OBSERVED, site, args))
        return run_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
    return nasty_leave(&noted, run_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request), args);
}
EXPORT int MPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request, HERE) : run_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Ireduce_scatter_block_c) PMPI_Ireduce_scatter_block_c __attribute__((alias("MPI_Ireduce_scatter_block_c")));

#endif
static COLD int other_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscan(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscan);
    return real.Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscan(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscan | NASTY_OBSERVED, site, args))
        return run_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iscan) PMPI_Iscan __attribute__((alias("MPI_Iscan")));

#if MPI_VERSION >= 4
static COLD int other_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iscan_c);
    return real.Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iscan_c | NASTY_OBSERVED, site, args))
        return run_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iscan_c) PMPI_Iscan_c __attribute__((alias("MPI_Iscan_c")));

#endif
static COLD int other_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iexscan);
    return real.Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iexscan | NASTY_OBSERVED, site, args))
        return run_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iexscan) PMPI_Iexscan __attribute__((alias("MPI_Iexscan")));

#if MPI_VERSION >= 4
static COLD int other_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Iexscan_c);
    return real.Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static NOINLINE int noted_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&recvbuf, (void *)&count, (void *)&datatype, (void *)&op, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Iexscan_c | NASTY_OBSERVED, site, args))
        return run_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
    return nasty_leave(&noted, run_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request), args);
}
EXPORT int MPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request, HERE) : run_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
EXPORT extern __typeof__(MPI_Iexscan_c) PMPI_Iexscan_c __attribute__((alias("MPI_Iexscan_c")));

#endif
static COLD int other_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_allgather);
    return real.Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_allgather | NASTY_OBSERVED, site, args))
        return run_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_allgather) PMPI_Ineighbor_allgather __attribute__((alias("MPI_Ineighbor_allgather")));

#if MPI_VERSION >= 4
static COLD int other_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_allgather_c);
    return real.Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_allgather_c | NASTY_OBSERVED, site, args))
        return run_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_allgather_c) PMPI_Ineighbor_allgather_c __attribute__((alias("MPI_Ineighbor_allgather_c")));

#endif
static COLD int other_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_allgatherv);
    return real.Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_allgatherv | NASTY_OBSERVED, site, args))
        return run_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, HERE) : run_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_allgatherv) PMPI_Ineighbor_allgatherv __attribute__((alias("MPI_Ineighbor_allgatherv")));

#if MPI_VERSION >= 4
static COLD int other_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_allgatherv_c);
    return real.Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&displs, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_allgatherv_c | NASTY_OBSERVED, site, args))
        return run_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, HERE) : run_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_allgatherv_c) PMPI_Ineighbor_allgatherv_c __attribute__((alias("MPI_Ineighbor_allgatherv_c")));

#endif
static COLD int other_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoall);
    return real.Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoall | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoall) PMPI_Ineighbor_alltoall __attribute__((alias("MPI_Ineighbor_alltoall")));

#if MPI_VERSION >= 4
static COLD int other_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoall_c);
    return real.Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcount, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcount, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoall_c | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, HERE) : run_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoall_c) PMPI_Ineighbor_alltoall_c __attribute__((alias("MPI_Ineighbor_alltoall_c")));

#endif
static COLD int other_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoallv);
    return real.Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoallv | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request, HERE) : run_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoallv) PMPI_Ineighbor_alltoallv __attribute__((alias("MPI_Ineighbor_alltoallv")));

#if MPI_VERSION >= 4
static COLD int other_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoallv_c);
    return real.Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtype, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtype, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoallv_c | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request, HERE) : run_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoallv_c) PMPI_Ineighbor_alltoallv_c __attribute__((alias("MPI_Ineighbor_alltoallv_c")));

#endif
static COLD int other_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoallw);
    return real.Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoallw | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request, HERE) : run_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoallw) PMPI_Ineighbor_alltoallw __attribute__((alias("MPI_Ineighbor_alltoallw")));

#if MPI_VERSION >= 4
static COLD int other_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    if (nasty_strict_collectives())
        return nasty_companion_begin(real.Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), comm, request);
    nasty_need_open(NASTY_MPI_Ineighbor_alltoallw_c);
    return real.Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static NOINLINE int noted_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&sendbuf, (void *)&sendcounts, (void *)&sdispls, (void *)&sendtypes, (void *)&recvbuf, (void *)&recvcounts, (void *)&rdispls, (void *)&recvtypes, (void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Ineighbor_alltoallw_c | NASTY_OBSERVED, site, args))
        return run_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
    return nasty_leave(&noted, run_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), args);
}
EXPORT int MPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request, HERE) : run_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
EXPORT extern __typeof__(MPI_Ineighbor_alltoallw_c) PMPI_Ineighbor_alltoallw_c __attribute__((alias("MPI_Ineighbor_alltoallw_c")));

#endif
static COLD int other_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Comm_idup);
    return real.Comm_idup(comm, newcomm, request);
}
static inline int run_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Comm_idup(comm, newcomm, request) : other_Comm_idup(comm, newcomm, request);
}
static NOINLINE int noted_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&newcomm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_idup | NASTY_OBSERVED, site, args))
        return run_Comm_idup(comm, newcomm, request);
    return nasty_leave(&noted, run_Comm_idup(comm, newcomm, request), args);
}
EXPORT int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_idup(comm, newcomm, request, HERE) : run_Comm_idup(comm, newcomm, request);
}
EXPORT extern __typeof__(MPI_Comm_idup) PMPI_Comm_idup __attribute__((alias("MPI_Comm_idup")));

#if defined MPI_SESSION_NULL
static COLD int other_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Comm_idup_with_info);
    return real.Comm_idup_with_info(comm, info, newcomm, request);
}
static inline int run_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Comm_idup_with_info(comm, info, newcomm, request) : other_Comm_idup_with_info(comm, info, newcomm, request);
}
static NOINLINE int noted_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&info, (void *)&newcomm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_idup_with_info | NASTY_OBSERVED, site, args))
        return run_Comm_idup_with_info(comm, info, newcomm, request);
    return nasty_leave(&noted, run_Comm_idup_with_info(comm, info, newcomm, request), args);
}
EXPORT int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_idup_with_info(comm, info, newcomm, request, HERE) : run_Comm_idup_with_info(comm, info, newcomm, request);
}
EXPORT extern __typeof__(MPI_Comm_idup_with_info) PMPI_Comm_idup_with_info __attribute__((alias("MPI_Comm_idup_with_info")));

#endif
static COLD int other_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Grequest_start);
    return real.Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
}
static inline int run_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request) : other_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
}
static NOINLINE int noted_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&query_fn, (void *)&free_fn, (void *)&cancel_fn, (void *)&extra_state, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Grequest_start | NASTY_OBSERVED, site, args))
        return run_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
    return nasty_leave(&noted, run_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request), args);
}
EXPORT int MPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request, HERE) : run_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
}
EXPORT extern __typeof__(MPI_Grequest_start) PMPI_Grequest_start __attribute__((alias("MPI_Grequest_start")));

static COLD int other_Grequest_complete(MPI_Request request)
{
    nasty_need_open(NASTY_MPI_Grequest_complete);
    return real.Grequest_complete(request);
}
static inline int run_Grequest_complete(MPI_Request request)
{
    return LIKELY(nasty.open) ? real.Grequest_complete(request) : other_Grequest_complete(request);
}
static NOINLINE int noted_Grequest_complete(MPI_Request request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Grequest_complete | NASTY_OBSERVED, site, args))
        return run_Grequest_complete(request);
    return nasty_leave(&noted, run_Grequest_complete(request), args);
}
EXPORT int MPI_Grequest_complete(MPI_Request request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Grequest_complete(request, HERE) : run_Grequest_complete(request);
}
EXPORT extern __typeof__(MPI_Grequest_complete) PMPI_Grequest_complete __attribute__((alias("MPI_Grequest_complete")));

static COLD int other_Buffer_attach(void *buffer, int size)
{
    nasty_need_open(NASTY_MPI_Buffer_attach);
    return real.Buffer_attach(buffer, size);
}
static inline int run_Buffer_attach(void *buffer, int size)
{
    return LIKELY(nasty.open) ? real.Buffer_attach(buffer, size) : other_Buffer_attach(buffer, size);
}
static NOINLINE int noted_Buffer_attach(void *buffer, int size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_attach | NASTY_OBSERVED, site, args))
        return run_Buffer_attach(buffer, size);
    return nasty_leave(&noted, run_Buffer_attach(buffer, size), args);
}
EXPORT int MPI_Buffer_attach(void *buffer, int size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Buffer_attach(buffer, size, HERE) : run_Buffer_attach(buffer, size);
}
EXPORT extern __typeof__(MPI_Buffer_attach) PMPI_Buffer_attach __attribute__((alias("MPI_Buffer_attach")));

#if MPI_VERSION >= 4
static COLD int other_Buffer_attach_c(void *buffer, MPI_Count size)
{
    nasty_need_open(NASTY_MPI_Buffer_attach_c);
    return real.Buffer_attach_c(buffer, size);
}
static inline int run_Buffer_attach_c(void *buffer, MPI_Count size)
{
    return LIKELY(nasty.open) ? real.Buffer_attach_c(buffer, size) : other_Buffer_attach_c(buffer, size);
}
static NOINLINE int noted_Buffer_attach_c(void *buffer, MPI_Count size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_attach_c | NASTY_OBSERVED, site, args))
        return run_Buffer_attach_c(buffer, size);
    return nasty_leave(&noted, run_Buffer_attach_c(buffer, size), args);
}
EXPORT int MPI_Buffer_attach_c(void *buffer, MPI_Count size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Buffer_attach_c(buffer, size, HERE) : run_Buffer_attach_c(buffer, size);
}
EXPORT extern __typeof__(MPI_Buffer_attach_c) PMPI_Buffer_attach_c __attribute__((alias("MPI_Buffer_attach_c")));

#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
static COLD int other_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)
{
    nasty_need_open(NASTY_MPI_Comm_attach_buffer);
    return real.Comm_attach_buffer(comm, buffer, size);
}
static inline int run_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)
{
    return LIKELY(nasty.open) ? real.Comm_attach_buffer(comm, buffer, size) : other_Comm_attach_buffer(comm, buffer, size);
}
static NOINLINE int noted_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_attach_buffer | NASTY_OBSERVED, site, args))
        return run_Comm_attach_buffer(comm, buffer, size);
    return nasty_leave(&noted, run_Comm_attach_buffer(comm, buffer, size), args);
}
EXPORT int MPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_attach_buffer(comm, buffer, size, HERE) : run_Comm_attach_buffer(comm, buffer, size);
}
EXPORT extern __typeof__(MPI_Comm_attach_buffer) PMPI_Comm_attach_buffer __attribute__((alias("MPI_Comm_attach_buffer")));

static COLD int other_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)
{
    nasty_need_open(NASTY_MPI_Comm_attach_buffer_c);
    return real.Comm_attach_buffer_c(comm, buffer, size);
}
static inline int run_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)
{
    return LIKELY(nasty.open) ? real.Comm_attach_buffer_c(comm, buffer, size) : other_Comm_attach_buffer_c(comm, buffer, size);
}
static NOINLINE int noted_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_attach_buffer_c | NASTY_OBSERVED, site, args))
        return run_Comm_attach_buffer_c(comm, buffer, size);
    return nasty_leave(&noted, run_Comm_attach_buffer_c(comm, buffer, size), args);
}
EXPORT int MPI_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_attach_buffer_c(comm, buffer, size, HERE) : run_Comm_attach_buffer_c(comm, buffer, size);
}
EXPORT extern __typeof__(MPI_Comm_attach_buffer_c) PMPI_Comm_attach_buffer_c __attribute__((alias("MPI_Comm_attach_buffer_c")));

static COLD int other_Session_attach_buffer(MPI_Session session, void *buffer, int size)
{
    nasty_need_open(NASTY_MPI_Session_attach_buffer);
    return real.Session_attach_buffer(session, buffer, size);
}
static inline int run_Session_attach_buffer(MPI_Session session, void *buffer, int size)
{
    return LIKELY(nasty.open) ? real.Session_attach_buffer(session, buffer, size) : other_Session_attach_buffer(session, buffer, size);
}
static NOINLINE int noted_Session_attach_buffer(MPI_Session session, void *buffer, int size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Session_attach_buffer | NASTY_OBSERVED, site, args))
        return run_Session_attach_buffer(session, buffer, size);
    return nasty_leave(&noted, run_Session_attach_buffer(session, buffer, size), args);
}
EXPORT int MPI_Session_attach_buffer(MPI_Session session, void *buffer, int size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_attach_buffer(session, buffer, size, HERE) : run_Session_attach_buffer(session, buffer, size);
}
EXPORT extern __typeof__(MPI_Session_attach_buffer) PMPI_Session_attach_buffer __attribute__((alias("MPI_Session_attach_buffer")));

static COLD int other_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)
{
    nasty_need_open(NASTY_MPI_Session_attach_buffer_c);
    return real.Session_attach_buffer_c(session, buffer, size);
}
static inline int run_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)
{
    return LIKELY(nasty.open) ? real.Session_attach_buffer_c(session, buffer, size) : other_Session_attach_buffer_c(session, buffer, size);
}
static NOINLINE int noted_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&buffer, (void *)&size};
    if (!nasty_enter(&noted, NASTY_MPI_Session_attach_buffer_c | NASTY_OBSERVED, site, args))
        return run_Session_attach_buffer_c(session, buffer, size);
    return nasty_leave(&noted, run_Session_attach_buffer_c(session, buffer, size), args);
}
EXPORT int MPI_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_attach_buffer_c(session, buffer, size, HERE) : run_Session_attach_buffer_c(session, buffer, size);
}
EXPORT extern __typeof__(MPI_Session_attach_buffer_c) PMPI_Session_attach_buffer_c __attribute__((alias("MPI_Session_attach_buffer_c")));

static COLD int other_Buffer_iflush(MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Buffer_iflush);
    return real.Buffer_iflush(request);
}
static inline int run_Buffer_iflush(MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Buffer_iflush(request) : other_Buffer_iflush(request);
}
static NOINLINE int noted_Buffer_iflush(MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Buffer_iflush | NASTY_OBSERVED, site, args))
        return run_Buffer_iflush(request);
    return nasty_leave(&noted, run_Buffer_iflush(request), args);
}
EXPORT int MPI_Buffer_iflush(MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Buffer_iflush(request, HERE) : run_Buffer_iflush(request);
}
EXPORT extern __typeof__(MPI_Buffer_iflush) PMPI_Buffer_iflush __attribute__((alias("MPI_Buffer_iflush")));

static COLD int other_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Comm_iflush_buffer);
    return real.Comm_iflush_buffer(comm, request);
}
static inline int run_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Comm_iflush_buffer(comm, request) : other_Comm_iflush_buffer(comm, request);
}
static NOINLINE int noted_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_iflush_buffer | NASTY_OBSERVED, site, args))
        return run_Comm_iflush_buffer(comm, request);
    return nasty_leave(&noted, run_Comm_iflush_buffer(comm, request), args);
}
EXPORT int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_iflush_buffer(comm, request, HERE) : run_Comm_iflush_buffer(comm, request);
}
EXPORT extern __typeof__(MPI_Comm_iflush_buffer) PMPI_Comm_iflush_buffer __attribute__((alias("MPI_Comm_iflush_buffer")));

static COLD int other_Session_iflush_buffer(MPI_Session session, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_Session_iflush_buffer);
    return real.Session_iflush_buffer(session, request);
}
static inline int run_Session_iflush_buffer(MPI_Session session, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.Session_iflush_buffer(session, request) : other_Session_iflush_buffer(session, request);
}
static NOINLINE int noted_Session_iflush_buffer(MPI_Session session, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_Session_iflush_buffer | NASTY_OBSERVED, site, args))
        return run_Session_iflush_buffer(session, request);
    return nasty_leave(&noted, run_Session_iflush_buffer(session, request), args);
}
EXPORT int MPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_iflush_buffer(session, request, HERE) : run_Session_iflush_buffer(session, request);
}
EXPORT extern __typeof__(MPI_Session_iflush_buffer) PMPI_Session_iflush_buffer __attribute__((alias("MPI_Session_iflush_buffer")));

#endif
static COLD int other_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    nasty_need_open(NASTY_MPI_Reduce_local);
    return real.Reduce_local(inbuf, inoutbuf, count, datatype, op);
}
static inline int run_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    return LIKELY(nasty.open) ? real.Reduce_local(inbuf, inoutbuf, count, datatype, op) : other_Reduce_local(inbuf, inoutbuf, count, datatype, op);
}
static NOINLINE int noted_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&inoutbuf, (void *)&count, (void *)&datatype, (void *)&op};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_local | NASTY_OBSERVED, site, args))
        return run_Reduce_local(inbuf, inoutbuf, count, datatype, op);
    return nasty_leave(&noted, run_Reduce_local(inbuf, inoutbuf, count, datatype, op), args);
}
EXPORT int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Reduce_local(inbuf, inoutbuf, count, datatype, op, HERE) : run_Reduce_local(inbuf, inoutbuf, count, datatype, op);
}
EXPORT extern __typeof__(MPI_Reduce_local) PMPI_Reduce_local __attribute__((alias("MPI_Reduce_local")));

#if MPI_VERSION >= 4
static COLD int other_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    nasty_need_open(NASTY_MPI_Reduce_local_c);
    return real.Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
}
static inline int run_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    return LIKELY(nasty.open) ? real.Reduce_local_c(inbuf, inoutbuf, count, datatype, op) : other_Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
}
static NOINLINE int noted_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&inoutbuf, (void *)&count, (void *)&datatype, (void *)&op};
    if (!nasty_enter(&noted, NASTY_MPI_Reduce_local_c | NASTY_OBSERVED, site, args))
        return run_Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
    return nasty_leave(&noted, run_Reduce_local_c(inbuf, inoutbuf, count, datatype, op), args);
}
EXPORT int MPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Reduce_local_c(inbuf, inoutbuf, count, datatype, op, HERE) : run_Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
}
EXPORT extern __typeof__(MPI_Reduce_local_c) PMPI_Reduce_local_c __attribute__((alias("MPI_Reduce_local_c")));

#endif
static COLD int other_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)
{
    nasty_need_open(NASTY_MPI_Pack);
    return real.Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static inline int run_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)
{
    return LIKELY(nasty.open) ? real.Pack(inbuf, incount, datatype, outbuf, outsize, position, comm) : other_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static NOINLINE int noted_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&incount, (void *)&datatype, (void *)&outbuf, (void *)&outsize, (void *)&position, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Pack | NASTY_OBSERVED, site, args))
        return run_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
    return nasty_leave(&noted, run_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm), args);
}
EXPORT int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm, HERE) : run_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
EXPORT extern __typeof__(MPI_Pack) PMPI_Pack __attribute__((alias("MPI_Pack")));

#if MPI_VERSION >= 4
static COLD int other_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    nasty_need_open(NASTY_MPI_Pack_c);
    return real.Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static inline int run_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    return LIKELY(nasty.open) ? real.Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm) : other_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static NOINLINE int noted_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&incount, (void *)&datatype, (void *)&outbuf, (void *)&outsize, (void *)&position, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Pack_c | NASTY_OBSERVED, site, args))
        return run_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
    return nasty_leave(&noted, run_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm), args);
}
EXPORT int MPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm, HERE) : run_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
EXPORT extern __typeof__(MPI_Pack_c) PMPI_Pack_c __attribute__((alias("MPI_Pack_c")));

#endif
static COLD int other_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    nasty_need_open(NASTY_MPI_Unpack);
    return real.Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static inline int run_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    return LIKELY(nasty.open) ? real.Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm) : other_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static NOINLINE int noted_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&insize, (void *)&position, (void *)&outbuf, (void *)&outcount, (void *)&datatype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Unpack | NASTY_OBSERVED, site, args))
        return run_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
    return nasty_leave(&noted, run_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm), args);
}
EXPORT int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, HERE) : run_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
EXPORT extern __typeof__(MPI_Unpack) PMPI_Unpack __attribute__((alias("MPI_Unpack")));

#if MPI_VERSION >= 4
static COLD int other_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    nasty_need_open(NASTY_MPI_Unpack_c);
    return real.Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static inline int run_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    return LIKELY(nasty.open) ? real.Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm) : other_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static NOINLINE int noted_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&inbuf, (void *)&insize, (void *)&position, (void *)&outbuf, (void *)&outcount, (void *)&datatype, (void *)&comm};
    if (!nasty_enter(&noted, NASTY_MPI_Unpack_c | NASTY_OBSERVED, site, args))
        return run_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
    return nasty_leave(&noted, run_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm), args);
}
EXPORT int MPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm, HERE) : run_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
EXPORT extern __typeof__(MPI_Unpack_c) PMPI_Unpack_c __attribute__((alias("MPI_Unpack_c")));

#endif
static COLD int other_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    nasty_need_open(NASTY_MPI_Pack_external);
    return real.Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static inline int run_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    return LIKELY(nasty.open) ? real.Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position) : other_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static NOINLINE int noted_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datarep, (void *)&inbuf, (void *)&incount, (void *)&datatype, (void *)&outbuf, (void *)&outsize, (void *)&position};
    if (!nasty_enter(&noted, NASTY_MPI_Pack_external | NASTY_OBSERVED, site, args))
        return run_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
    return nasty_leave(&noted, run_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position), args);
}
EXPORT int MPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, HERE) : run_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
EXPORT extern __typeof__(MPI_Pack_external) PMPI_Pack_external __attribute__((alias("MPI_Pack_external")));

#if MPI_VERSION >= 4
static COLD int other_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    nasty_need_open(NASTY_MPI_Pack_external_c);
    return real.Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static inline int run_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    return LIKELY(nasty.open) ? real.Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position) : other_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static NOINLINE int noted_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datarep, (void *)&inbuf, (void *)&incount, (void *)&datatype, (void *)&outbuf, (void *)&outsize, (void *)&position};
    if (!nasty_enter(&noted, NASTY_MPI_Pack_external_c | NASTY_OBSERVED, site, args))
        return run_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
    return nasty_leave(&noted, run_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position), args);
}
EXPORT int MPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position, HERE) : run_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
EXPORT extern __typeof__(MPI_Pack_external_c) PMPI_Pack_external_c __attribute__((alias("MPI_Pack_external_c")));

#endif
static COLD int other_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)
{
    nasty_need_open(NASTY_MPI_Unpack_external);
    return real.Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static inline int run_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)
{
    return LIKELY(nasty.open) ? real.Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype) : other_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static NOINLINE int noted_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datarep, (void *)&inbuf, (void *)&insize, (void *)&position, (void *)&outbuf, (void *)&outcount, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_Unpack_external | NASTY_OBSERVED, site, args))
        return run_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
    return nasty_leave(&noted, run_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype), args);
}
EXPORT int MPI_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, HERE) : run_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
EXPORT extern __typeof__(MPI_Unpack_external) PMPI_Unpack_external __attribute__((alias("MPI_Unpack_external")));

#if MPI_VERSION >= 4
static COLD int other_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    nasty_need_open(NASTY_MPI_Unpack_external_c);
    return real.Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static inline int run_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    return LIKELY(nasty.open) ? real.Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype) : other_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static NOINLINE int noted_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datarep, (void *)&inbuf, (void *)&insize, (void *)&position, (void *)&outbuf, (void *)&outcount, (void *)&datatype};
    if (!nasty_enter(&noted, NASTY_MPI_Unpack_external_c | NASTY_OBSERVED, site, args))
        return run_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
    return nasty_leave(&noted, run_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype), args);
}
EXPORT int MPI_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype, HERE) : run_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
EXPORT extern __typeof__(MPI_Unpack_external_c) PMPI_Unpack_external_c __attribute__((alias("MPI_Unpack_external_c")));

#endif
static COLD int other_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_contiguous);
    return real.Type_contiguous(count, oldtype, newtype);
}
static inline int run_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_contiguous(count, oldtype, newtype) : other_Type_contiguous(count, oldtype, newtype);
}
static NOINLINE int noted_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_contiguous | NASTY_OBSERVED, site, args))
        return run_Type_contiguous(count, oldtype, newtype);
    return nasty_leave(&noted, run_Type_contiguous(count, oldtype, newtype), args);
}
EXPORT int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_contiguous(count, oldtype, newtype, HERE) : run_Type_contiguous(count, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_contiguous) PMPI_Type_contiguous __attribute__((alias("MPI_Type_contiguous")));

#if MPI_VERSION >= 4
static COLD int other_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_contiguous_c);
    return real.Type_contiguous_c(count, oldtype, newtype);
}
static inline int run_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_contiguous_c(count, oldtype, newtype) : other_Type_contiguous_c(count, oldtype, newtype);
}
static NOINLINE int noted_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_contiguous_c | NASTY_OBSERVED, site, args))
        return run_Type_contiguous_c(count, oldtype, newtype);
    return nasty_leave(&noted, run_Type_contiguous_c(count, oldtype, newtype), args);
}
EXPORT int MPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_contiguous_c(count, oldtype, newtype, HERE) : run_Type_contiguous_c(count, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_contiguous_c) PMPI_Type_contiguous_c __attribute__((alias("MPI_Type_contiguous_c")));

#endif
static COLD int other_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_vector);
    return real.Type_vector(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_vector(count, blocklength, stride, oldtype, newtype) : other_Type_vector(count, blocklength, stride, oldtype, newtype);
}
static NOINLINE int noted_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&stride, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_vector | NASTY_OBSERVED, site, args))
        return run_Type_vector(count, blocklength, stride, oldtype, newtype);
    return nasty_leave(&noted, run_Type_vector(count, blocklength, stride, oldtype, newtype), args);
}
EXPORT int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_vector(count, blocklength, stride, oldtype, newtype, HERE) : run_Type_vector(count, blocklength, stride, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_vector) PMPI_Type_vector __attribute__((alias("MPI_Type_vector")));

#if MPI_VERSION >= 4
static COLD int other_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_vector_c);
    return real.Type_vector_c(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_vector_c(count, blocklength, stride, oldtype, newtype) : other_Type_vector_c(count, blocklength, stride, oldtype, newtype);
}
static NOINLINE int noted_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&stride, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_vector_c | NASTY_OBSERVED, site, args))
        return run_Type_vector_c(count, blocklength, stride, oldtype, newtype);
    return nasty_leave(&noted, run_Type_vector_c(count, blocklength, stride, oldtype, newtype), args);
}
EXPORT int MPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_vector_c(count, blocklength, stride, oldtype, newtype, HERE) : run_Type_vector_c(count, blocklength, stride, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_vector_c) PMPI_Type_vector_c __attribute__((alias("MPI_Type_vector_c")));

#endif
static COLD int other_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hvector);
    return real.Type_create_hvector(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hvector(count, blocklength, stride, oldtype, newtype) : other_Type_create_hvector(count, blocklength, stride, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&stride, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hvector | NASTY_OBSERVED, site, args))
        return run_Type_create_hvector(count, blocklength, stride, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hvector(count, blocklength, stride, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hvector(count, blocklength, stride, oldtype, newtype, HERE) : run_Type_create_hvector(count, blocklength, stride, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hvector) PMPI_Type_create_hvector __attribute__((alias("MPI_Type_create_hvector")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hvector_c);
    return real.Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hvector_c(count, blocklength, stride, oldtype, newtype) : other_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&stride, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hvector_c | NASTY_OBSERVED, site, args))
        return run_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype, HERE) : run_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hvector_c) PMPI_Type_create_hvector_c __attribute__((alias("MPI_Type_create_hvector_c")));

#endif
static COLD int other_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_indexed);
    return real.Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_indexed | NASTY_OBSERVED, site, args))
        return run_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, HERE) : run_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_indexed) PMPI_Type_indexed __attribute__((alias("MPI_Type_indexed")));

#if MPI_VERSION >= 4
static COLD int other_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_indexed_c);
    return real.Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_indexed_c | NASTY_OBSERVED, site, args))
        return run_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, HERE) : run_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_indexed_c) PMPI_Type_indexed_c __attribute__((alias("MPI_Type_indexed_c")));

#endif
static COLD int other_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hindexed);
    return real.Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hindexed | NASTY_OBSERVED, site, args))
        return run_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hindexed) PMPI_Type_create_hindexed __attribute__((alias("MPI_Type_create_hindexed")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hindexed_c);
    return real.Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hindexed_c | NASTY_OBSERVED, site, args))
        return run_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hindexed_c) PMPI_Type_create_hindexed_c __attribute__((alias("MPI_Type_create_hindexed_c")));

#endif
static COLD int other_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_indexed_block);
    return real.Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_indexed_block | NASTY_OBSERVED, site, args))
        return run_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_indexed_block) PMPI_Type_create_indexed_block __attribute__((alias("MPI_Type_create_indexed_block")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_indexed_block_c);
    return real.Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_indexed_block_c | NASTY_OBSERVED, site, args))
        return run_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_indexed_block_c) PMPI_Type_create_indexed_block_c __attribute__((alias("MPI_Type_create_indexed_block_c")));

#endif
static COLD int other_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hindexed_block);
    return real.Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hindexed_block | NASTY_OBSERVED, site, args))
        return run_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hindexed_block) PMPI_Type_create_hindexed_block __attribute__((alias("MPI_Type_create_hindexed_block")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_hindexed_block_c);
    return real.Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static NOINLINE int noted_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&blocklength, (void *)&array_of_displacements, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_hindexed_block_c | NASTY_OBSERVED, site, args))
        return run_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, HERE) : run_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_hindexed_block_c) PMPI_Type_create_hindexed_block_c __attribute__((alias("MPI_Type_create_hindexed_block_c")));

#endif
static COLD int other_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_struct);
    return real.Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static inline int run_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) : other_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static NOINLINE int noted_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&array_of_types, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_struct | NASTY_OBSERVED, site, args))
        return run_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
    return nasty_leave(&noted, run_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), args);
}
EXPORT int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype, HERE) : run_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_struct) PMPI_Type_create_struct __attribute__((alias("MPI_Type_create_struct")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_struct_c);
    return real.Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static inline int run_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) : other_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static NOINLINE int noted_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&count, (void *)&array_of_blocklengths, (void *)&array_of_displacements, (void *)&array_of_types, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_struct_c | NASTY_OBSERVED, site, args))
        return run_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
    return nasty_leave(&noted, run_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), args);
}
EXPORT int MPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype, HERE) : run_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_struct_c) PMPI_Type_create_struct_c __attribute__((alias("MPI_Type_create_struct_c")));

#endif
static COLD int other_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_subarray);
    return real.Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static inline int run_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype) : other_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static NOINLINE int noted_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&ndims, (void *)&array_of_sizes, (void *)&array_of_subsizes, (void *)&array_of_starts, (void *)&order, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_subarray | NASTY_OBSERVED, site, args))
        return run_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype, HERE) : run_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_subarray) PMPI_Type_create_subarray __attribute__((alias("MPI_Type_create_subarray")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_subarray_c);
    return real.Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static inline int run_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype) : other_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static NOINLINE int noted_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&ndims, (void *)&array_of_sizes, (void *)&array_of_subsizes, (void *)&array_of_starts, (void *)&order, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_subarray_c | NASTY_OBSERVED, site, args))
        return run_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype, HERE) : run_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_subarray_c) PMPI_Type_create_subarray_c __attribute__((alias("MPI_Type_create_subarray_c")));

#endif
static COLD int other_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_darray);
    return real.Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static inline int run_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype) : other_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static NOINLINE int noted_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&rank, (void *)&ndims, (void *)&array_of_gsizes, (void *)&array_of_distribs, (void *)&array_of_dargs, (void *)&array_of_psizes, (void *)&order, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_darray | NASTY_OBSERVED, site, args))
        return run_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype, HERE) : run_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_darray) PMPI_Type_create_darray __attribute__((alias("MPI_Type_create_darray")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_darray_c);
    return real.Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static inline int run_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype) : other_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static NOINLINE int noted_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&rank, (void *)&ndims, (void *)&array_of_gsizes, (void *)&array_of_distribs, (void *)&array_of_dargs, (void *)&array_of_psizes, (void *)&order, (void *)&oldtype, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_darray_c | NASTY_OBSERVED, site, args))
        return run_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
    return nasty_leave(&noted, run_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), args);
}
EXPORT int MPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype, HERE) : run_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_darray_c) PMPI_Type_create_darray_c __attribute__((alias("MPI_Type_create_darray_c")));

#endif
static COLD int other_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_resized);
    return real.Type_create_resized(oldtype, lb, extent, newtype);
}
static inline int run_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_resized(oldtype, lb, extent, newtype) : other_Type_create_resized(oldtype, lb, extent, newtype);
}
static NOINLINE int noted_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&oldtype, (void *)&lb, (void *)&extent, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_resized | NASTY_OBSERVED, site, args))
        return run_Type_create_resized(oldtype, lb, extent, newtype);
    return nasty_leave(&noted, run_Type_create_resized(oldtype, lb, extent, newtype), args);
}
EXPORT int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_resized(oldtype, lb, extent, newtype, HERE) : run_Type_create_resized(oldtype, lb, extent, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_resized) PMPI_Type_create_resized __attribute__((alias("MPI_Type_create_resized")));

#if MPI_VERSION >= 4
static COLD int other_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    nasty_need_open(NASTY_MPI_Type_create_resized_c);
    return real.Type_create_resized_c(oldtype, lb, extent, newtype);
}
static inline int run_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    return LIKELY(nasty.open) ? real.Type_create_resized_c(oldtype, lb, extent, newtype) : other_Type_create_resized_c(oldtype, lb, extent, newtype);
}
static NOINLINE int noted_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&oldtype, (void *)&lb, (void *)&extent, (void *)&newtype};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_resized_c | NASTY_OBSERVED, site, args))
        return run_Type_create_resized_c(oldtype, lb, extent, newtype);
    return nasty_leave(&noted, run_Type_create_resized_c(oldtype, lb, extent, newtype), args);
}
EXPORT int MPI_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_resized_c(oldtype, lb, extent, newtype, HERE) : run_Type_create_resized_c(oldtype, lb, extent, newtype);
}
EXPORT extern __typeof__(MPI_Type_create_resized_c) PMPI_Type_create_resized_c __attribute__((alias("MPI_Type_create_resized_c")));

#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
static COLD int other_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    nasty_need_open(NASTY_MPI_Type_get_value_index);
    return real.Type_get_value_index(value_type, index_type, pair_type);
}
static inline int run_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    return LIKELY(nasty.open) ? real.Type_get_value_index(value_type, index_type, pair_type) : other_Type_get_value_index(value_type, index_type, pair_type);
}
static NOINLINE int noted_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&value_type, (void *)&index_type, (void *)&pair_type};
    if (!nasty_enter(&noted, NASTY_MPI_Type_get_value_index | NASTY_OBSERVED, site, args))
        return run_Type_get_value_index(value_type, index_type, pair_type);
    return nasty_leave(&noted, run_Type_get_value_index(value_type, index_type, pair_type), args);
}
EXPORT int MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_get_value_index(value_type, index_type, pair_type, HERE) : run_Type_get_value_index(value_type, index_type, pair_type);
}
EXPORT extern __typeof__(MPI_Type_get_value_index) PMPI_Type_get_value_index __attribute__((alias("MPI_Type_get_value_index")));

#endif
static COLD int other_Type_set_name(MPI_Datatype datatype, const char *type_name)
{
    nasty_need_open(NASTY_MPI_Type_set_name);
    return real.Type_set_name(datatype, type_name);
}
static inline int run_Type_set_name(MPI_Datatype datatype, const char *type_name)
{
    return LIKELY(nasty.open) ? real.Type_set_name(datatype, type_name) : other_Type_set_name(datatype, type_name);
}
static NOINLINE int noted_Type_set_name(MPI_Datatype datatype, const char *type_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype, (void *)&type_name};
    if (!nasty_enter(&noted, NASTY_MPI_Type_set_name | NASTY_OBSERVED, site, args))
        return run_Type_set_name(datatype, type_name);
    return nasty_leave(&noted, run_Type_set_name(datatype, type_name), args);
}
EXPORT int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_set_name(datatype, type_name, HERE) : run_Type_set_name(datatype, type_name);
}
EXPORT extern __typeof__(MPI_Type_set_name) PMPI_Type_set_name __attribute__((alias("MPI_Type_set_name")));

static COLD int other_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    nasty_need_open(NASTY_MPI_Op_create);
    return real.Op_create(user_fn, commute, op);
}
static inline int run_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    return LIKELY(nasty.open) ? real.Op_create(user_fn, commute, op) : other_Op_create(user_fn, commute, op);
}
static NOINLINE int noted_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&user_fn, (void *)&commute, (void *)&op};
    if (!nasty_enter(&noted, NASTY_MPI_Op_create | NASTY_OBSERVED, site, args))
        return run_Op_create(user_fn, commute, op);
    return nasty_leave(&noted, run_Op_create(user_fn, commute, op), args);
}
EXPORT int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Op_create(user_fn, commute, op, HERE) : run_Op_create(user_fn, commute, op);
}
EXPORT extern __typeof__(MPI_Op_create) PMPI_Op_create __attribute__((alias("MPI_Op_create")));

#if MPI_VERSION >= 4
static COLD int other_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    nasty_need_open(NASTY_MPI_Op_create_c);
    return real.Op_create_c(user_fn, commute, op);
}
static inline int run_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    return LIKELY(nasty.open) ? real.Op_create_c(user_fn, commute, op) : other_Op_create_c(user_fn, commute, op);
}
static NOINLINE int noted_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&user_fn, (void *)&commute, (void *)&op};
    if (!nasty_enter(&noted, NASTY_MPI_Op_create_c | NASTY_OBSERVED, site, args))
        return run_Op_create_c(user_fn, commute, op);
    return nasty_leave(&noted, run_Op_create_c(user_fn, commute, op), args);
}
EXPORT int MPI_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Op_create_c(user_fn, commute, op, HERE) : run_Op_create_c(user_fn, commute, op);
}
EXPORT extern __typeof__(MPI_Op_create_c) PMPI_Op_create_c __attribute__((alias("MPI_Op_create_c")));

#endif
static COLD int other_Op_free(MPI_Op *op)
{
    nasty_need_open(NASTY_MPI_Op_free);
    return real.Op_free(op);
}
static inline int run_Op_free(MPI_Op *op)
{
    return LIKELY(nasty.open) ? real.Op_free(op) : other_Op_free(op);
}
static NOINLINE int noted_Op_free(MPI_Op *op, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&op};
    if (!nasty_enter(&noted, NASTY_MPI_Op_free | NASTY_OBSERVED, site, args))
        return run_Op_free(op);
    return nasty_leave(&noted, run_Op_free(op), args);
}
EXPORT int MPI_Op_free(MPI_Op *op)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Op_free(op, HERE) : run_Op_free(op);
}
EXPORT extern __typeof__(MPI_Op_free) PMPI_Op_free __attribute__((alias("MPI_Op_free")));

static COLD int other_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)
{
    nasty_need_open(NASTY_MPI_Alloc_mem);
    return real.Alloc_mem(size, info, baseptr);
}
static inline int run_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)
{
    return LIKELY(nasty.open) ? real.Alloc_mem(size, info, baseptr) : other_Alloc_mem(size, info, baseptr);
}
static NOINLINE int noted_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&size, (void *)&info, (void *)&baseptr};
    if (!nasty_enter(&noted, NASTY_MPI_Alloc_mem | NASTY_OBSERVED, site, args))
        return run_Alloc_mem(size, info, baseptr);
    return nasty_leave(&noted, run_Alloc_mem(size, info, baseptr), args);
}
EXPORT int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Alloc_mem(size, info, baseptr, HERE) : run_Alloc_mem(size, info, baseptr);
}
EXPORT extern __typeof__(MPI_Alloc_mem) PMPI_Alloc_mem __attribute__((alias("MPI_Alloc_mem")));

static COLD int other_Free_mem(void *base)
{
    nasty_need_open(NASTY_MPI_Free_mem);
    return real.Free_mem(base);
}
static inline int run_Free_mem(void *base)
{
    return LIKELY(nasty.open) ? real.Free_mem(base) : other_Free_mem(base);
}
static NOINLINE int noted_Free_mem(void *base, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&base};
    if (!nasty_enter(&noted, NASTY_MPI_Free_mem | NASTY_OBSERVED, site, args))
        return run_Free_mem(base);
    return nasty_leave(&noted, run_Free_mem(base), args);
}
EXPORT int MPI_Free_mem(void *base)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Free_mem(base, HERE) : run_Free_mem(base);
}
EXPORT extern __typeof__(MPI_Free_mem) PMPI_Free_mem __attribute__((alias("MPI_Free_mem")));

static COLD int other_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    nasty_need_open(NASTY_MPI_Comm_group);
    return real.Comm_group(comm, group);
}
static inline int run_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    return LIKELY(nasty.open) ? real.Comm_group(comm, group) : other_Comm_group(comm, group);
}
static NOINLINE int noted_Comm_group(MPI_Comm comm, MPI_Group *group, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&group};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_group | NASTY_OBSERVED, site, args))
        return run_Comm_group(comm, group);
    return nasty_leave(&noted, run_Comm_group(comm, group), args);
}
EXPORT int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_group(comm, group, HERE) : run_Comm_group(comm, group);
}
EXPORT extern __typeof__(MPI_Comm_group) PMPI_Comm_group __attribute__((alias("MPI_Comm_group")));

static COLD int other_Comm_remote_group(MPI_Comm comm, MPI_Group *group)
{
    nasty_need_open(NASTY_MPI_Comm_remote_group);
    return real.Comm_remote_group(comm, group);
}
static inline int run_Comm_remote_group(MPI_Comm comm, MPI_Group *group)
{
    return LIKELY(nasty.open) ? real.Comm_remote_group(comm, group) : other_Comm_remote_group(comm, group);
}
static NOINLINE int noted_Comm_remote_group(MPI_Comm comm, MPI_Group *group, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&group};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_remote_group | NASTY_OBSERVED, site, args))
        return run_Comm_remote_group(comm, group);
    return nasty_leave(&noted, run_Comm_remote_group(comm, group), args);
}
EXPORT int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_remote_group(comm, group, HERE) : run_Comm_remote_group(comm, group);
}
EXPORT extern __typeof__(MPI_Comm_remote_group) PMPI_Comm_remote_group __attribute__((alias("MPI_Comm_remote_group")));

static COLD int other_Win_get_group(MPI_Win win, MPI_Group *group)
{
    nasty_need_open(NASTY_MPI_Win_get_group);
    return real.Win_get_group(win, group);
}
static inline int run_Win_get_group(MPI_Win win, MPI_Group *group)
{
    return LIKELY(nasty.open) ? real.Win_get_group(win, group) : other_Win_get_group(win, group);
}
static NOINLINE int noted_Win_get_group(MPI_Win win, MPI_Group *group, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&group};
    if (!nasty_enter(&noted, NASTY_MPI_Win_get_group | NASTY_OBSERVED, site, args))
        return run_Win_get_group(win, group);
    return nasty_leave(&noted, run_Win_get_group(win, group), args);
}
EXPORT int MPI_Win_get_group(MPI_Win win, MPI_Group *group)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_get_group(win, group, HERE) : run_Win_get_group(win, group);
}
EXPORT extern __typeof__(MPI_Win_get_group) PMPI_Win_get_group __attribute__((alias("MPI_Win_get_group")));

static COLD int other_File_get_group(MPI_File fh, MPI_Group *group)
{
    nasty_need_open(NASTY_MPI_File_get_group);
    return real.File_get_group(fh, group);
}
static inline int run_File_get_group(MPI_File fh, MPI_Group *group)
{
    return LIKELY(nasty.open) ? real.File_get_group(fh, group) : other_File_get_group(fh, group);
}
static NOINLINE int noted_File_get_group(MPI_File fh, MPI_Group *group, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&group};
    if (!nasty_enter(&noted, NASTY_MPI_File_get_group | NASTY_OBSERVED, site, args))
        return run_File_get_group(fh, group);
    return nasty_leave(&noted, run_File_get_group(fh, group), args);
}
EXPORT int MPI_File_get_group(MPI_File fh, MPI_Group *group)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_get_group(fh, group, HERE) : run_File_get_group(fh, group);
}
EXPORT extern __typeof__(MPI_File_get_group) PMPI_File_get_group __attribute__((alias("MPI_File_get_group")));

static COLD int other_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_union);
    return real.Group_union(group1, group2, newgroup);
}
static inline int run_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_union(group1, group2, newgroup) : other_Group_union(group1, group2, newgroup);
}
static NOINLINE int noted_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group1, (void *)&group2, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_union | NASTY_OBSERVED, site, args))
        return run_Group_union(group1, group2, newgroup);
    return nasty_leave(&noted, run_Group_union(group1, group2, newgroup), args);
}
EXPORT int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_union(group1, group2, newgroup, HERE) : run_Group_union(group1, group2, newgroup);
}
EXPORT extern __typeof__(MPI_Group_union) PMPI_Group_union __attribute__((alias("MPI_Group_union")));

static COLD int other_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_intersection);
    return real.Group_intersection(group1, group2, newgroup);
}
static inline int run_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_intersection(group1, group2, newgroup) : other_Group_intersection(group1, group2, newgroup);
}
static NOINLINE int noted_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group1, (void *)&group2, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_intersection | NASTY_OBSERVED, site, args))
        return run_Group_intersection(group1, group2, newgroup);
    return nasty_leave(&noted, run_Group_intersection(group1, group2, newgroup), args);
}
EXPORT int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_intersection(group1, group2, newgroup, HERE) : run_Group_intersection(group1, group2, newgroup);
}
EXPORT extern __typeof__(MPI_Group_intersection) PMPI_Group_intersection __attribute__((alias("MPI_Group_intersection")));

static COLD int other_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_difference);
    return real.Group_difference(group1, group2, newgroup);
}
static inline int run_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_difference(group1, group2, newgroup) : other_Group_difference(group1, group2, newgroup);
}
static NOINLINE int noted_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group1, (void *)&group2, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_difference | NASTY_OBSERVED, site, args))
        return run_Group_difference(group1, group2, newgroup);
    return nasty_leave(&noted, run_Group_difference(group1, group2, newgroup), args);
}
EXPORT int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_difference(group1, group2, newgroup, HERE) : run_Group_difference(group1, group2, newgroup);
}
EXPORT extern __typeof__(MPI_Group_difference) PMPI_Group_difference __attribute__((alias("MPI_Group_difference")));

static COLD int other_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_incl);
    return real.Group_incl(group, n, ranks, newgroup);
}
static inline int run_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_incl(group, n, ranks, newgroup) : other_Group_incl(group, n, ranks, newgroup);
}
static NOINLINE int noted_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&n, (void *)&ranks, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_incl | NASTY_OBSERVED, site, args))
        return run_Group_incl(group, n, ranks, newgroup);
    return nasty_leave(&noted, run_Group_incl(group, n, ranks, newgroup), args);
}
EXPORT int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_incl(group, n, ranks, newgroup, HERE) : run_Group_incl(group, n, ranks, newgroup);
}
EXPORT extern __typeof__(MPI_Group_incl) PMPI_Group_incl __attribute__((alias("MPI_Group_incl")));

static COLD int other_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_excl);
    return real.Group_excl(group, n, ranks, newgroup);
}
static inline int run_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_excl(group, n, ranks, newgroup) : other_Group_excl(group, n, ranks, newgroup);
}
static NOINLINE int noted_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&n, (void *)&ranks, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_excl | NASTY_OBSERVED, site, args))
        return run_Group_excl(group, n, ranks, newgroup);
    return nasty_leave(&noted, run_Group_excl(group, n, ranks, newgroup), args);
}
EXPORT int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_excl(group, n, ranks, newgroup, HERE) : run_Group_excl(group, n, ranks, newgroup);
}
EXPORT extern __typeof__(MPI_Group_excl) PMPI_Group_excl __attribute__((alias("MPI_Group_excl")));

static COLD int other_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_range_incl);
    return real.Group_range_incl(group, n, ranges, newgroup);
}
static inline int run_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_range_incl(group, n, ranges, newgroup) : other_Group_range_incl(group, n, ranges, newgroup);
}
static NOINLINE int noted_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&n, (void *)&ranges, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_range_incl | NASTY_OBSERVED, site, args))
        return run_Group_range_incl(group, n, ranges, newgroup);
    return nasty_leave(&noted, run_Group_range_incl(group, n, ranges, newgroup), args);
}
EXPORT int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_range_incl(group, n, ranges, newgroup, HERE) : run_Group_range_incl(group, n, ranges, newgroup);
}
EXPORT extern __typeof__(MPI_Group_range_incl) PMPI_Group_range_incl __attribute__((alias("MPI_Group_range_incl")));

static COLD int other_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_range_excl);
    return real.Group_range_excl(group, n, ranges, newgroup);
}
static inline int run_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_range_excl(group, n, ranges, newgroup) : other_Group_range_excl(group, n, ranges, newgroup);
}
static NOINLINE int noted_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group, (void *)&n, (void *)&ranges, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_range_excl | NASTY_OBSERVED, site, args))
        return run_Group_range_excl(group, n, ranges, newgroup);
    return nasty_leave(&noted, run_Group_range_excl(group, n, ranges, newgroup), args);
}
EXPORT int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_range_excl(group, n, ranges, newgroup, HERE) : run_Group_range_excl(group, n, ranges, newgroup);
}
EXPORT extern __typeof__(MPI_Group_range_excl) PMPI_Group_range_excl __attribute__((alias("MPI_Group_range_excl")));

#if defined MPI_SESSION_NULL
static COLD int other_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    nasty_need_open(NASTY_MPI_Group_from_session_pset);
    return real.Group_from_session_pset(session, pset_name, newgroup);
}
static inline int run_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    return LIKELY(nasty.open) ? real.Group_from_session_pset(session, pset_name, newgroup) : other_Group_from_session_pset(session, pset_name, newgroup);
}
static NOINLINE int noted_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&pset_name, (void *)&newgroup};
    if (!nasty_enter(&noted, NASTY_MPI_Group_from_session_pset | NASTY_OBSERVED, site, args))
        return run_Group_from_session_pset(session, pset_name, newgroup);
    return nasty_leave(&noted, run_Group_from_session_pset(session, pset_name, newgroup), args);
}
EXPORT int MPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_from_session_pset(session, pset_name, newgroup, HERE) : run_Group_from_session_pset(session, pset_name, newgroup);
}
EXPORT extern __typeof__(MPI_Group_from_session_pset) PMPI_Group_from_session_pset __attribute__((alias("MPI_Group_from_session_pset")));

#endif
static COLD int other_Group_free(MPI_Group *group)
{
    nasty_need_open(NASTY_MPI_Group_free);
    return real.Group_free(group);
}
static inline int run_Group_free(MPI_Group *group)
{
    return LIKELY(nasty.open) ? real.Group_free(group) : other_Group_free(group);
}
static NOINLINE int noted_Group_free(MPI_Group *group, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&group};
    if (!nasty_enter(&noted, NASTY_MPI_Group_free | NASTY_OBSERVED, site, args))
        return run_Group_free(group);
    return nasty_leave(&noted, run_Group_free(group), args);
}
EXPORT int MPI_Group_free(MPI_Group *group)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Group_free(group, HERE) : run_Group_free(group);
}
EXPORT extern __typeof__(MPI_Group_free) PMPI_Group_free __attribute__((alias("MPI_Group_free")));

static COLD int other_Comm_get_parent(MPI_Comm *parent)
{
    nasty_need_open(NASTY_MPI_Comm_get_parent);
    return real.Comm_get_parent(parent);
}
static inline int run_Comm_get_parent(MPI_Comm *parent)
{
    return LIKELY(nasty.open) ? real.Comm_get_parent(parent) : other_Comm_get_parent(parent);
}
static NOINLINE int noted_Comm_get_parent(MPI_Comm *parent, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&parent};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_get_parent | NASTY_OBSERVED, site, args))
        return run_Comm_get_parent(parent);
    return nasty_leave(&noted, run_Comm_get_parent(parent), args);
}
EXPORT int MPI_Comm_get_parent(MPI_Comm *parent)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_get_parent(parent, HERE) : run_Comm_get_parent(parent);
}
EXPORT extern __typeof__(MPI_Comm_get_parent) PMPI_Comm_get_parent __attribute__((alias("MPI_Comm_get_parent")));

static COLD int other_Comm_set_name(MPI_Comm comm, const char *comm_name)
{
    nasty_need_open(NASTY_MPI_Comm_set_name);
    return real.Comm_set_name(comm, comm_name);
}
static inline int run_Comm_set_name(MPI_Comm comm, const char *comm_name)
{
    return LIKELY(nasty.open) ? real.Comm_set_name(comm, comm_name) : other_Comm_set_name(comm, comm_name);
}
static NOINLINE int noted_Comm_set_name(MPI_Comm comm, const char *comm_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&comm_name};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_set_name | NASTY_OBSERVED, site, args))
        return run_Comm_set_name(comm, comm_name);
    return nasty_leave(&noted, run_Comm_set_name(comm, comm_name), args);
}
EXPORT int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_set_name(comm, comm_name, HERE) : run_Comm_set_name(comm, comm_name);
}
EXPORT extern __typeof__(MPI_Comm_set_name) PMPI_Comm_set_name __attribute__((alias("MPI_Comm_set_name")));

static COLD int other_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    nasty_need_open(NASTY_MPI_Comm_create_keyval);
    return real.Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
}
static inline int run_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    return LIKELY(nasty.open) ? real.Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state) : other_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
}
static NOINLINE int noted_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_copy_attr_fn, (void *)&comm_delete_attr_fn, (void *)&comm_keyval, (void *)&extra_state};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_create_keyval | NASTY_OBSERVED, site, args))
        return run_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
    return nasty_leave(&noted, run_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state), args);
}
EXPORT int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state, HERE) : run_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
}
EXPORT extern __typeof__(MPI_Comm_create_keyval) PMPI_Comm_create_keyval __attribute__((alias("MPI_Comm_create_keyval")));

static COLD int other_Comm_free_keyval(int *comm_keyval)
{
    nasty_need_open(NASTY_MPI_Comm_free_keyval);
    return real.Comm_free_keyval(comm_keyval);
}
static inline int run_Comm_free_keyval(int *comm_keyval)
{
    return LIKELY(nasty.open) ? real.Comm_free_keyval(comm_keyval) : other_Comm_free_keyval(comm_keyval);
}
static NOINLINE int noted_Comm_free_keyval(int *comm_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_free_keyval | NASTY_OBSERVED, site, args))
        return run_Comm_free_keyval(comm_keyval);
    return nasty_leave(&noted, run_Comm_free_keyval(comm_keyval), args);
}
EXPORT int MPI_Comm_free_keyval(int *comm_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_free_keyval(comm_keyval, HERE) : run_Comm_free_keyval(comm_keyval);
}
EXPORT extern __typeof__(MPI_Comm_free_keyval) PMPI_Comm_free_keyval __attribute__((alias("MPI_Comm_free_keyval")));

static COLD int other_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    nasty_need_open(NASTY_MPI_Keyval_create);
    return real.Keyval_create(copy_fn, delete_fn, keyval, extra_state);
}
static inline int run_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    return LIKELY(nasty.open) ? real.Keyval_create(copy_fn, delete_fn, keyval, extra_state) : other_Keyval_create(copy_fn, delete_fn, keyval, extra_state);
}
static NOINLINE int noted_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&copy_fn, (void *)&delete_fn, (void *)&keyval, (void *)&extra_state};
    if (!nasty_enter(&noted, NASTY_MPI_Keyval_create | NASTY_OBSERVED, site, args))
        return run_Keyval_create(copy_fn, delete_fn, keyval, extra_state);
    return nasty_leave(&noted, run_Keyval_create(copy_fn, delete_fn, keyval, extra_state), args);
}
EXPORT int MPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Keyval_create(copy_fn, delete_fn, keyval, extra_state, HERE) : run_Keyval_create(copy_fn, delete_fn, keyval, extra_state);
}
EXPORT extern __typeof__(MPI_Keyval_create) PMPI_Keyval_create __attribute__((alias("MPI_Keyval_create")));

static COLD int other_Keyval_free(int *keyval)
{
    nasty_need_open(NASTY_MPI_Keyval_free);
    return real.Keyval_free(keyval);
}
static inline int run_Keyval_free(int *keyval)
{
    return LIKELY(nasty.open) ? real.Keyval_free(keyval) : other_Keyval_free(keyval);
}
static NOINLINE int noted_Keyval_free(int *keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Keyval_free | NASTY_OBSERVED, site, args))
        return run_Keyval_free(keyval);
    return nasty_leave(&noted, run_Keyval_free(keyval), args);
}
EXPORT int MPI_Keyval_free(int *keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Keyval_free(keyval, HERE) : run_Keyval_free(keyval);
}
EXPORT extern __typeof__(MPI_Keyval_free) PMPI_Keyval_free __attribute__((alias("MPI_Keyval_free")));

static COLD int other_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    nasty_need_open(NASTY_MPI_Comm_set_attr);
    return real.Comm_set_attr(comm, comm_keyval, attribute_val);
}
static inline int run_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    return LIKELY(nasty.open) ? real.Comm_set_attr(comm, comm_keyval, attribute_val) : other_Comm_set_attr(comm, comm_keyval, attribute_val);
}
static NOINLINE int noted_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&comm_keyval, (void *)&attribute_val};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_set_attr | NASTY_OBSERVED, site, args))
        return run_Comm_set_attr(comm, comm_keyval, attribute_val);
    return nasty_leave(&noted, run_Comm_set_attr(comm, comm_keyval, attribute_val), args);
}
EXPORT int MPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_set_attr(comm, comm_keyval, attribute_val, HERE) : run_Comm_set_attr(comm, comm_keyval, attribute_val);
}
EXPORT extern __typeof__(MPI_Comm_set_attr) PMPI_Comm_set_attr __attribute__((alias("MPI_Comm_set_attr")));

static COLD int other_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    nasty_need_open(NASTY_MPI_Comm_delete_attr);
    return real.Comm_delete_attr(comm, comm_keyval);
}
static inline int run_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    return LIKELY(nasty.open) ? real.Comm_delete_attr(comm, comm_keyval) : other_Comm_delete_attr(comm, comm_keyval);
}
static NOINLINE int noted_Comm_delete_attr(MPI_Comm comm, int comm_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&comm_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_delete_attr | NASTY_OBSERVED, site, args))
        return run_Comm_delete_attr(comm, comm_keyval);
    return nasty_leave(&noted, run_Comm_delete_attr(comm, comm_keyval), args);
}
EXPORT int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_delete_attr(comm, comm_keyval, HERE) : run_Comm_delete_attr(comm, comm_keyval);
}
EXPORT extern __typeof__(MPI_Comm_delete_attr) PMPI_Comm_delete_attr __attribute__((alias("MPI_Comm_delete_attr")));

static COLD int other_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    nasty_need_open(NASTY_MPI_Type_create_keyval);
    return real.Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
}
static inline int run_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    return LIKELY(nasty.open) ? real.Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state) : other_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
}
static NOINLINE int noted_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&type_copy_attr_fn, (void *)&type_delete_attr_fn, (void *)&type_keyval, (void *)&extra_state};
    if (!nasty_enter(&noted, NASTY_MPI_Type_create_keyval | NASTY_OBSERVED, site, args))
        return run_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
    return nasty_leave(&noted, run_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state), args);
}
EXPORT int MPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state, HERE) : run_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
}
EXPORT extern __typeof__(MPI_Type_create_keyval) PMPI_Type_create_keyval __attribute__((alias("MPI_Type_create_keyval")));

static COLD int other_Type_free_keyval(int *type_keyval)
{
    nasty_need_open(NASTY_MPI_Type_free_keyval);
    return real.Type_free_keyval(type_keyval);
}
static inline int run_Type_free_keyval(int *type_keyval)
{
    return LIKELY(nasty.open) ? real.Type_free_keyval(type_keyval) : other_Type_free_keyval(type_keyval);
}
static NOINLINE int noted_Type_free_keyval(int *type_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&type_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Type_free_keyval | NASTY_OBSERVED, site, args))
        return run_Type_free_keyval(type_keyval);
    return nasty_leave(&noted, run_Type_free_keyval(type_keyval), args);
}
EXPORT int MPI_Type_free_keyval(int *type_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_free_keyval(type_keyval, HERE) : run_Type_free_keyval(type_keyval);
}
EXPORT extern __typeof__(MPI_Type_free_keyval) PMPI_Type_free_keyval __attribute__((alias("MPI_Type_free_keyval")));

static COLD int other_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    nasty_need_open(NASTY_MPI_Type_set_attr);
    return real.Type_set_attr(datatype, type_keyval, attribute_val);
}
static inline int run_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    return LIKELY(nasty.open) ? real.Type_set_attr(datatype, type_keyval, attribute_val) : other_Type_set_attr(datatype, type_keyval, attribute_val);
}
static NOINLINE int noted_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype, (void *)&type_keyval, (void *)&attribute_val};
    if (!nasty_enter(&noted, NASTY_MPI_Type_set_attr | NASTY_OBSERVED, site, args))
        return run_Type_set_attr(datatype, type_keyval, attribute_val);
    return nasty_leave(&noted, run_Type_set_attr(datatype, type_keyval, attribute_val), args);
}
EXPORT int MPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_set_attr(datatype, type_keyval, attribute_val, HERE) : run_Type_set_attr(datatype, type_keyval, attribute_val);
}
EXPORT extern __typeof__(MPI_Type_set_attr) PMPI_Type_set_attr __attribute__((alias("MPI_Type_set_attr")));

static COLD int other_Type_delete_attr(MPI_Datatype datatype, int type_keyval)
{
    nasty_need_open(NASTY_MPI_Type_delete_attr);
    return real.Type_delete_attr(datatype, type_keyval);
}
static inline int run_Type_delete_attr(MPI_Datatype datatype, int type_keyval)
{
    return LIKELY(nasty.open) ? real.Type_delete_attr(datatype, type_keyval) : other_Type_delete_attr(datatype, type_keyval);
}
static NOINLINE int noted_Type_delete_attr(MPI_Datatype datatype, int type_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&datatype, (void *)&type_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Type_delete_attr | NASTY_OBSERVED, site, args))
        return run_Type_delete_attr(datatype, type_keyval);
    return nasty_leave(&noted, run_Type_delete_attr(datatype, type_keyval), args);
}
EXPORT int MPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Type_delete_attr(datatype, type_keyval, HERE) : run_Type_delete_attr(datatype, type_keyval);
}
EXPORT extern __typeof__(MPI_Type_delete_attr) PMPI_Type_delete_attr __attribute__((alias("MPI_Type_delete_attr")));

static COLD int other_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    nasty_need_open(NASTY_MPI_Win_create_keyval);
    return real.Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
}
static inline int run_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    return LIKELY(nasty.open) ? real.Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state) : other_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
}
static NOINLINE int noted_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win_copy_attr_fn, (void *)&win_delete_attr_fn, (void *)&win_keyval, (void *)&extra_state};
    if (!nasty_enter(&noted, NASTY_MPI_Win_create_keyval | NASTY_OBSERVED, site, args))
        return run_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
    return nasty_leave(&noted, run_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state), args);
}
EXPORT int MPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, HERE) : run_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
}
EXPORT extern __typeof__(MPI_Win_create_keyval) PMPI_Win_create_keyval __attribute__((alias("MPI_Win_create_keyval")));

static COLD int other_Win_free_keyval(int *win_keyval)
{
    nasty_need_open(NASTY_MPI_Win_free_keyval);
    return real.Win_free_keyval(win_keyval);
}
static inline int run_Win_free_keyval(int *win_keyval)
{
    return LIKELY(nasty.open) ? real.Win_free_keyval(win_keyval) : other_Win_free_keyval(win_keyval);
}
static NOINLINE int noted_Win_free_keyval(int *win_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Win_free_keyval | NASTY_OBSERVED, site, args))
        return run_Win_free_keyval(win_keyval);
    return nasty_leave(&noted, run_Win_free_keyval(win_keyval), args);
}
EXPORT int MPI_Win_free_keyval(int *win_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_free_keyval(win_keyval, HERE) : run_Win_free_keyval(win_keyval);
}
EXPORT extern __typeof__(MPI_Win_free_keyval) PMPI_Win_free_keyval __attribute__((alias("MPI_Win_free_keyval")));

static COLD int other_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)
{
    nasty_need_open(NASTY_MPI_Win_set_attr);
    return real.Win_set_attr(win, win_keyval, attribute_val);
}
static inline int run_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)
{
    return LIKELY(nasty.open) ? real.Win_set_attr(win, win_keyval, attribute_val) : other_Win_set_attr(win, win_keyval, attribute_val);
}
static NOINLINE int noted_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&win_keyval, (void *)&attribute_val};
    if (!nasty_enter(&noted, NASTY_MPI_Win_set_attr | NASTY_OBSERVED, site, args))
        return run_Win_set_attr(win, win_keyval, attribute_val);
    return nasty_leave(&noted, run_Win_set_attr(win, win_keyval, attribute_val), args);
}
EXPORT int MPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_set_attr(win, win_keyval, attribute_val, HERE) : run_Win_set_attr(win, win_keyval, attribute_val);
}
EXPORT extern __typeof__(MPI_Win_set_attr) PMPI_Win_set_attr __attribute__((alias("MPI_Win_set_attr")));

static COLD int other_Win_delete_attr(MPI_Win win, int win_keyval)
{
    nasty_need_open(NASTY_MPI_Win_delete_attr);
    return real.Win_delete_attr(win, win_keyval);
}
static inline int run_Win_delete_attr(MPI_Win win, int win_keyval)
{
    return LIKELY(nasty.open) ? real.Win_delete_attr(win, win_keyval) : other_Win_delete_attr(win, win_keyval);
}
static NOINLINE int noted_Win_delete_attr(MPI_Win win, int win_keyval, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&win_keyval};
    if (!nasty_enter(&noted, NASTY_MPI_Win_delete_attr | NASTY_OBSERVED, site, args))
        return run_Win_delete_attr(win, win_keyval);
    return nasty_leave(&noted, run_Win_delete_attr(win, win_keyval), args);
}
EXPORT int MPI_Win_delete_attr(MPI_Win win, int win_keyval)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_delete_attr(win, win_keyval, HERE) : run_Win_delete_attr(win, win_keyval);
}
EXPORT extern __typeof__(MPI_Win_delete_attr) PMPI_Win_delete_attr __attribute__((alias("MPI_Win_delete_attr")));

static COLD int other_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_Comm_create_errhandler);
    return real.Comm_create_errhandler(comm_errhandler_fn, errhandler);
}
static inline int run_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Comm_create_errhandler(comm_errhandler_fn, errhandler) : other_Comm_create_errhandler(comm_errhandler_fn, errhandler);
}
static NOINLINE int noted_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm_errhandler_fn, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_create_errhandler | NASTY_OBSERVED, site, args))
        return run_Comm_create_errhandler(comm_errhandler_fn, errhandler);
    return nasty_leave(&noted, run_Comm_create_errhandler(comm_errhandler_fn, errhandler), args);
}
EXPORT int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_create_errhandler(comm_errhandler_fn, errhandler, HERE) : run_Comm_create_errhandler(comm_errhandler_fn, errhandler);
}
EXPORT extern __typeof__(MPI_Comm_create_errhandler) PMPI_Comm_create_errhandler __attribute__((alias("MPI_Comm_create_errhandler")));

static COLD int other_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    nasty_need_open(NASTY_MPI_Comm_set_errhandler);
    return real.Comm_set_errhandler(comm, errhandler);
}
static inline int run_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.open) ? real.Comm_set_errhandler(comm, errhandler) : other_Comm_set_errhandler(comm, errhandler);
}
static NOINLINE int noted_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_set_errhandler | NASTY_OBSERVED, site, args))
        return run_Comm_set_errhandler(comm, errhandler);
    return nasty_leave(&noted, run_Comm_set_errhandler(comm, errhandler), args);
}
EXPORT int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_set_errhandler(comm, errhandler, HERE) : run_Comm_set_errhandler(comm, errhandler);
}
EXPORT extern __typeof__(MPI_Comm_set_errhandler) PMPI_Comm_set_errhandler __attribute__((alias("MPI_Comm_set_errhandler")));

static COLD int other_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_Comm_get_errhandler);
    return real.Comm_get_errhandler(comm, errhandler);
}
static inline int run_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Comm_get_errhandler(comm, errhandler) : other_Comm_get_errhandler(comm, errhandler);
}
static NOINLINE int noted_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_get_errhandler | NASTY_OBSERVED, site, args))
        return run_Comm_get_errhandler(comm, errhandler);
    return nasty_leave(&noted, run_Comm_get_errhandler(comm, errhandler), args);
}
EXPORT int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_get_errhandler(comm, errhandler, HERE) : run_Comm_get_errhandler(comm, errhandler);
}
EXPORT extern __typeof__(MPI_Comm_get_errhandler) PMPI_Comm_get_errhandler __attribute__((alias("MPI_Comm_get_errhandler")));

static COLD int other_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_Win_create_errhandler);
    return real.Win_create_errhandler(win_errhandler_fn, errhandler);
}
static inline int run_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Win_create_errhandler(win_errhandler_fn, errhandler) : other_Win_create_errhandler(win_errhandler_fn, errhandler);
}
static NOINLINE int noted_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win_errhandler_fn, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Win_create_errhandler | NASTY_OBSERVED, site, args))
        return run_Win_create_errhandler(win_errhandler_fn, errhandler);
    return nasty_leave(&noted, run_Win_create_errhandler(win_errhandler_fn, errhandler), args);
}
EXPORT int MPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_create_errhandler(win_errhandler_fn, errhandler, HERE) : run_Win_create_errhandler(win_errhandler_fn, errhandler);
}
EXPORT extern __typeof__(MPI_Win_create_errhandler) PMPI_Win_create_errhandler __attribute__((alias("MPI_Win_create_errhandler")));

static COLD int other_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)
{
    nasty_need_open(NASTY_MPI_Win_set_errhandler);
    return real.Win_set_errhandler(win, errhandler);
}
static inline int run_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.open) ? real.Win_set_errhandler(win, errhandler) : other_Win_set_errhandler(win, errhandler);
}
static NOINLINE int noted_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Win_set_errhandler | NASTY_OBSERVED, site, args))
        return run_Win_set_errhandler(win, errhandler);
    return nasty_leave(&noted, run_Win_set_errhandler(win, errhandler), args);
}
EXPORT int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_set_errhandler(win, errhandler, HERE) : run_Win_set_errhandler(win, errhandler);
}
EXPORT extern __typeof__(MPI_Win_set_errhandler) PMPI_Win_set_errhandler __attribute__((alias("MPI_Win_set_errhandler")));

static COLD int other_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_Win_get_errhandler);
    return real.Win_get_errhandler(win, errhandler);
}
static inline int run_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Win_get_errhandler(win, errhandler) : other_Win_get_errhandler(win, errhandler);
}
static NOINLINE int noted_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Win_get_errhandler | NASTY_OBSERVED, site, args))
        return run_Win_get_errhandler(win, errhandler);
    return nasty_leave(&noted, run_Win_get_errhandler(win, errhandler), args);
}
EXPORT int MPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_get_errhandler(win, errhandler, HERE) : run_Win_get_errhandler(win, errhandler);
}
EXPORT extern __typeof__(MPI_Win_get_errhandler) PMPI_Win_get_errhandler __attribute__((alias("MPI_Win_get_errhandler")));

static COLD int other_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_File_create_errhandler);
    return real.File_create_errhandler(file_errhandler_fn, errhandler);
}
static inline int run_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.File_create_errhandler(file_errhandler_fn, errhandler) : other_File_create_errhandler(file_errhandler_fn, errhandler);
}
static NOINLINE int noted_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&file_errhandler_fn, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_File_create_errhandler | NASTY_OBSERVED, site, args))
        return run_File_create_errhandler(file_errhandler_fn, errhandler);
    return nasty_leave(&noted, run_File_create_errhandler(file_errhandler_fn, errhandler), args);
}
EXPORT int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_create_errhandler(file_errhandler_fn, errhandler, HERE) : run_File_create_errhandler(file_errhandler_fn, errhandler);
}
EXPORT extern __typeof__(MPI_File_create_errhandler) PMPI_File_create_errhandler __attribute__((alias("MPI_File_create_errhandler")));

static COLD int other_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)
{
    nasty_need_open(NASTY_MPI_File_set_errhandler);
    return real.File_set_errhandler(file, errhandler);
}
static inline int run_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.open) ? real.File_set_errhandler(file, errhandler) : other_File_set_errhandler(file, errhandler);
}
static NOINLINE int noted_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&file, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_File_set_errhandler | NASTY_OBSERVED, site, args))
        return run_File_set_errhandler(file, errhandler);
    return nasty_leave(&noted, run_File_set_errhandler(file, errhandler), args);
}
EXPORT int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_set_errhandler(file, errhandler, HERE) : run_File_set_errhandler(file, errhandler);
}
EXPORT extern __typeof__(MPI_File_set_errhandler) PMPI_File_set_errhandler __attribute__((alias("MPI_File_set_errhandler")));

static COLD int other_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_File_get_errhandler);
    return real.File_get_errhandler(file, errhandler);
}
static inline int run_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.File_get_errhandler(file, errhandler) : other_File_get_errhandler(file, errhandler);
}
static NOINLINE int noted_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&file, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_File_get_errhandler | NASTY_OBSERVED, site, args))
        return run_File_get_errhandler(file, errhandler);
    return nasty_leave(&noted, run_File_get_errhandler(file, errhandler), args);
}
EXPORT int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_get_errhandler(file, errhandler, HERE) : run_File_get_errhandler(file, errhandler);
}
EXPORT extern __typeof__(MPI_File_get_errhandler) PMPI_File_get_errhandler __attribute__((alias("MPI_File_get_errhandler")));

#if defined MPI_SESSION_NULL
static COLD int other_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
{
    nasty_need_library();
    return real.Session_create_errhandler(session_errhandler_fn, errhandler);
}
static inline int run_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Session_create_errhandler(session_errhandler_fn, errhandler) : other_Session_create_errhandler(session_errhandler_fn, errhandler);
}
static NOINLINE int noted_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session_errhandler_fn, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Session_create_errhandler | NASTY_OBSERVED, site, args))
        return run_Session_create_errhandler(session_errhandler_fn, errhandler);
    return nasty_leave(&noted, run_Session_create_errhandler(session_errhandler_fn, errhandler), args);
}
EXPORT int MPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_create_errhandler(session_errhandler_fn, errhandler, HERE) : run_Session_create_errhandler(session_errhandler_fn, errhandler);
}
EXPORT extern __typeof__(MPI_Session_create_errhandler) PMPI_Session_create_errhandler __attribute__((alias("MPI_Session_create_errhandler")));

static COLD int other_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)
{
    nasty_need_open(NASTY_MPI_Session_set_errhandler);
    return real.Session_set_errhandler(session, errhandler);
}
static inline int run_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.open) ? real.Session_set_errhandler(session, errhandler) : other_Session_set_errhandler(session, errhandler);
}
static NOINLINE int noted_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Session_set_errhandler | NASTY_OBSERVED, site, args))
        return run_Session_set_errhandler(session, errhandler);
    return nasty_leave(&noted, run_Session_set_errhandler(session, errhandler), args);
}
EXPORT int MPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_set_errhandler(session, errhandler, HERE) : run_Session_set_errhandler(session, errhandler);
}
EXPORT extern __typeof__(MPI_Session_set_errhandler) PMPI_Session_set_errhandler __attribute__((alias("MPI_Session_set_errhandler")));

static COLD int other_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)
{
    nasty_need_open(NASTY_MPI_Session_get_errhandler);
    return real.Session_get_errhandler(session, errhandler);
}
static inline int run_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Session_get_errhandler(session, errhandler) : other_Session_get_errhandler(session, errhandler);
}
static NOINLINE int noted_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Session_get_errhandler | NASTY_OBSERVED, site, args))
        return run_Session_get_errhandler(session, errhandler);
    return nasty_leave(&noted, run_Session_get_errhandler(session, errhandler), args);
}
EXPORT int MPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_get_errhandler(session, errhandler, HERE) : run_Session_get_errhandler(session, errhandler);
}
EXPORT extern __typeof__(MPI_Session_get_errhandler) PMPI_Session_get_errhandler __attribute__((alias("MPI_Session_get_errhandler")));

#endif
static COLD int other_Errhandler_free(MPI_Errhandler *errhandler)
{
    nasty_need_library();
    return real.Errhandler_free(errhandler);
}
static inline int run_Errhandler_free(MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.open) ? real.Errhandler_free(errhandler) : other_Errhandler_free(errhandler);
}
static NOINLINE int noted_Errhandler_free(MPI_Errhandler *errhandler, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&errhandler};
    if (!nasty_enter(&noted, NASTY_MPI_Errhandler_free | NASTY_OBSERVED, site, args))
        return run_Errhandler_free(errhandler);
    return nasty_leave(&noted, run_Errhandler_free(errhandler), args);
}
EXPORT int MPI_Errhandler_free(MPI_Errhandler *errhandler)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Errhandler_free(errhandler, HERE) : run_Errhandler_free(errhandler);
}
EXPORT extern __typeof__(MPI_Errhandler_free) PMPI_Errhandler_free __attribute__((alias("MPI_Errhandler_free")));

static COLD int other_Info_create(MPI_Info *info)
{
    nasty_need_library();
    return real.Info_create(info);
}
static inline int run_Info_create(MPI_Info *info)
{
    return LIKELY(nasty.open) ? real.Info_create(info) : other_Info_create(info);
}
static NOINLINE int noted_Info_create(MPI_Info *info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_Info_create | NASTY_OBSERVED, site, args))
        return run_Info_create(info);
    return nasty_leave(&noted, run_Info_create(info), args);
}
EXPORT int MPI_Info_create(MPI_Info *info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_create(info, HERE) : run_Info_create(info);
}
EXPORT extern __typeof__(MPI_Info_create) PMPI_Info_create __attribute__((alias("MPI_Info_create")));

#if defined MPI_SESSION_NULL
static COLD int other_Info_create_env(int argc, char *argv[], MPI_Info *info)
{
    nasty_need_library();
    return real.Info_create_env(argc, argv, info);
}
static inline int run_Info_create_env(int argc, char *argv[], MPI_Info *info)
{
    return LIKELY(nasty.open) ? real.Info_create_env(argc, argv, info) : other_Info_create_env(argc, argv, info);
}
static NOINLINE int noted_Info_create_env(int argc, char *argv[], MPI_Info *info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&argc, (void *)&argv, (void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_Info_create_env | NASTY_OBSERVED, site, args))
        return run_Info_create_env(argc, argv, info);
    return nasty_leave(&noted, run_Info_create_env(argc, argv, info), args);
}
EXPORT int MPI_Info_create_env(int argc, char *argv[], MPI_Info *info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_create_env(argc, argv, info, HERE) : run_Info_create_env(argc, argv, info);
}
EXPORT extern __typeof__(MPI_Info_create_env) PMPI_Info_create_env __attribute__((alias("MPI_Info_create_env")));

#endif
static COLD int other_Info_dup(MPI_Info info, MPI_Info *newinfo)
{
    nasty_need_library();
    return real.Info_dup(info, newinfo);
}
static inline int run_Info_dup(MPI_Info info, MPI_Info *newinfo)
{
    return LIKELY(nasty.open) ? real.Info_dup(info, newinfo) : other_Info_dup(info, newinfo);
}
static NOINLINE int noted_Info_dup(MPI_Info info, MPI_Info *newinfo, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info, (void *)&newinfo};
    if (!nasty_enter(&noted, NASTY_MPI_Info_dup | NASTY_OBSERVED, site, args))
        return run_Info_dup(info, newinfo);
    return nasty_leave(&noted, run_Info_dup(info, newinfo), args);
}
EXPORT int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_dup(info, newinfo, HERE) : run_Info_dup(info, newinfo);
}
EXPORT extern __typeof__(MPI_Info_dup) PMPI_Info_dup __attribute__((alias("MPI_Info_dup")));

static COLD int other_Info_set(MPI_Info info, const char *key, const char *value)
{
    nasty_need_library();
    return real.Info_set(info, key, value);
}
static inline int run_Info_set(MPI_Info info, const char *key, const char *value)
{
    return LIKELY(nasty.open) ? real.Info_set(info, key, value) : other_Info_set(info, key, value);
}
static NOINLINE int noted_Info_set(MPI_Info info, const char *key, const char *value, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info, (void *)&key, (void *)&value};
    if (!nasty_enter(&noted, NASTY_MPI_Info_set | NASTY_OBSERVED, site, args))
        return run_Info_set(info, key, value);
    return nasty_leave(&noted, run_Info_set(info, key, value), args);
}
EXPORT int MPI_Info_set(MPI_Info info, const char *key, const char *value)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_set(info, key, value, HERE) : run_Info_set(info, key, value);
}
EXPORT extern __typeof__(MPI_Info_set) PMPI_Info_set __attribute__((alias("MPI_Info_set")));

static COLD int other_Info_delete(MPI_Info info, const char *key)
{
    nasty_need_library();
    return real.Info_delete(info, key);
}
static inline int run_Info_delete(MPI_Info info, const char *key)
{
    return LIKELY(nasty.open) ? real.Info_delete(info, key) : other_Info_delete(info, key);
}
static NOINLINE int noted_Info_delete(MPI_Info info, const char *key, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info, (void *)&key};
    if (!nasty_enter(&noted, NASTY_MPI_Info_delete | NASTY_OBSERVED, site, args))
        return run_Info_delete(info, key);
    return nasty_leave(&noted, run_Info_delete(info, key), args);
}
EXPORT int MPI_Info_delete(MPI_Info info, const char *key)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_delete(info, key, HERE) : run_Info_delete(info, key);
}
EXPORT extern __typeof__(MPI_Info_delete) PMPI_Info_delete __attribute__((alias("MPI_Info_delete")));

static COLD int other_Info_free(MPI_Info *info)
{
    nasty_need_library();
    return real.Info_free(info);
}
static inline int run_Info_free(MPI_Info *info)
{
    return LIKELY(nasty.open) ? real.Info_free(info) : other_Info_free(info);
}
static NOINLINE int noted_Info_free(MPI_Info *info, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info};
    if (!nasty_enter(&noted, NASTY_MPI_Info_free | NASTY_OBSERVED, site, args))
        return run_Info_free(info);
    return nasty_leave(&noted, run_Info_free(info), args);
}
EXPORT int MPI_Info_free(MPI_Info *info)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Info_free(info, HERE) : run_Info_free(info);
}
EXPORT extern __typeof__(MPI_Info_free) PMPI_Info_free __attribute__((alias("MPI_Info_free")));

static COLD int other_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)
{
    nasty_need_open(NASTY_MPI_Comm_get_info);
    return real.Comm_get_info(comm, info_used);
}
static inline int run_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)
{
    return LIKELY(nasty.open) ? real.Comm_get_info(comm, info_used) : other_Comm_get_info(comm, info_used);
}
static NOINLINE int noted_Comm_get_info(MPI_Comm comm, MPI_Info *info_used, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&info_used};
    if (!nasty_enter(&noted, NASTY_MPI_Comm_get_info | NASTY_OBSERVED, site, args))
        return run_Comm_get_info(comm, info_used);
    return nasty_leave(&noted, run_Comm_get_info(comm, info_used), args);
}
EXPORT int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Comm_get_info(comm, info_used, HERE) : run_Comm_get_info(comm, info_used);
}
EXPORT extern __typeof__(MPI_Comm_get_info) PMPI_Comm_get_info __attribute__((alias("MPI_Comm_get_info")));

static COLD int other_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    nasty_need_open(NASTY_MPI_Win_get_info);
    return real.Win_get_info(win, info_used);
}
static inline int run_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    return LIKELY(nasty.open) ? real.Win_get_info(win, info_used) : other_Win_get_info(win, info_used);
}
static NOINLINE int noted_Win_get_info(MPI_Win win, MPI_Info *info_used, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&win, (void *)&info_used};
    if (!nasty_enter(&noted, NASTY_MPI_Win_get_info | NASTY_OBSERVED, site, args))
        return run_Win_get_info(win, info_used);
    return nasty_leave(&noted, run_Win_get_info(win, info_used), args);
}
EXPORT int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Win_get_info(win, info_used, HERE) : run_Win_get_info(win, info_used);
}
EXPORT extern __typeof__(MPI_Win_get_info) PMPI_Win_get_info __attribute__((alias("MPI_Win_get_info")));

static COLD int other_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    nasty_need_open(NASTY_MPI_File_get_info);
    return real.File_get_info(fh, info_used);
}
static inline int run_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    return LIKELY(nasty.open) ? real.File_get_info(fh, info_used) : other_File_get_info(fh, info_used);
}
static NOINLINE int noted_File_get_info(MPI_File fh, MPI_Info *info_used, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&info_used};
    if (!nasty_enter(&noted, NASTY_MPI_File_get_info | NASTY_OBSERVED, site, args))
        return run_File_get_info(fh, info_used);
    return nasty_leave(&noted, run_File_get_info(fh, info_used), args);
}
EXPORT int MPI_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_get_info(fh, info_used, HERE) : run_File_get_info(fh, info_used);
}
EXPORT extern __typeof__(MPI_File_get_info) PMPI_File_get_info __attribute__((alias("MPI_File_get_info")));

#if defined MPI_SESSION_NULL
static COLD int other_Session_get_info(MPI_Session session, MPI_Info *info_used)
{
    nasty_need_open(NASTY_MPI_Session_get_info);
    return real.Session_get_info(session, info_used);
}
static inline int run_Session_get_info(MPI_Session session, MPI_Info *info_used)
{
    return LIKELY(nasty.open) ? real.Session_get_info(session, info_used) : other_Session_get_info(session, info_used);
}
static NOINLINE int noted_Session_get_info(MPI_Session session, MPI_Info *info_used, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&session, (void *)&info_used};
    if (!nasty_enter(&noted, NASTY_MPI_Session_get_info | NASTY_OBSERVED, site, args))
        return run_Session_get_info(session, info_used);
    return nasty_leave(&noted, run_Session_get_info(session, info_used), args);
}
EXPORT int MPI_Session_get_info(MPI_Session session, MPI_Info *info_used)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Session_get_info(session, info_used, HERE) : run_Session_get_info(session, info_used);
}
EXPORT extern __typeof__(MPI_Session_get_info) PMPI_Session_get_info __attribute__((alias("MPI_Session_get_info")));

#endif
static COLD int other_Open_port(MPI_Info info, char *port_name)
{
    nasty_need_open(NASTY_MPI_Open_port);
    return real.Open_port(info, port_name);
}
static inline int run_Open_port(MPI_Info info, char *port_name)
{
    return LIKELY(nasty.open) ? real.Open_port(info, port_name) : other_Open_port(info, port_name);
}
static NOINLINE int noted_Open_port(MPI_Info info, char *port_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&info, (void *)&port_name};
    if (!nasty_enter(&noted, NASTY_MPI_Open_port | NASTY_OBSERVED, site, args))
        return run_Open_port(info, port_name);
    return nasty_leave(&noted, run_Open_port(info, port_name), args);
}
EXPORT int MPI_Open_port(MPI_Info info, char *port_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Open_port(info, port_name, HERE) : run_Open_port(info, port_name);
}
EXPORT extern __typeof__(MPI_Open_port) PMPI_Open_port __attribute__((alias("MPI_Open_port")));

static COLD int other_Close_port(const char *port_name)
{
    nasty_need_open(NASTY_MPI_Close_port);
    return real.Close_port(port_name);
}
static inline int run_Close_port(const char *port_name)
{
    return LIKELY(nasty.open) ? real.Close_port(port_name) : other_Close_port(port_name);
}
static NOINLINE int noted_Close_port(const char *port_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&port_name};
    if (!nasty_enter(&noted, NASTY_MPI_Close_port | NASTY_OBSERVED, site, args))
        return run_Close_port(port_name);
    return nasty_leave(&noted, run_Close_port(port_name), args);
}
EXPORT int MPI_Close_port(const char *port_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Close_port(port_name, HERE) : run_Close_port(port_name);
}
EXPORT extern __typeof__(MPI_Close_port) PMPI_Close_port __attribute__((alias("MPI_Close_port")));

static COLD int other_Publish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    nasty_need_open(NASTY_MPI_Publish_name);
    return real.Publish_name(service_name, info, port_name);
}
static inline int run_Publish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    return LIKELY(nasty.open) ? real.Publish_name(service_name, info, port_name) : other_Publish_name(service_name, info, port_name);
}
static NOINLINE int noted_Publish_name(const char *service_name, MPI_Info info, const char *port_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&service_name, (void *)&info, (void *)&port_name};
    if (!nasty_enter(&noted, NASTY_MPI_Publish_name | NASTY_OBSERVED, site, args))
        return run_Publish_name(service_name, info, port_name);
    return nasty_leave(&noted, run_Publish_name(service_name, info, port_name), args);
}
EXPORT int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Publish_name(service_name, info, port_name, HERE) : run_Publish_name(service_name, info, port_name);
}
EXPORT extern __typeof__(MPI_Publish_name) PMPI_Publish_name __attribute__((alias("MPI_Publish_name")));

static COLD int other_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    nasty_need_open(NASTY_MPI_Unpublish_name);
    return real.Unpublish_name(service_name, info, port_name);
}
static inline int run_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    return LIKELY(nasty.open) ? real.Unpublish_name(service_name, info, port_name) : other_Unpublish_name(service_name, info, port_name);
}
static NOINLINE int noted_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&service_name, (void *)&info, (void *)&port_name};
    if (!nasty_enter(&noted, NASTY_MPI_Unpublish_name | NASTY_OBSERVED, site, args))
        return run_Unpublish_name(service_name, info, port_name);
    return nasty_leave(&noted, run_Unpublish_name(service_name, info, port_name), args);
}
EXPORT int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Unpublish_name(service_name, info, port_name, HERE) : run_Unpublish_name(service_name, info, port_name);
}
EXPORT extern __typeof__(MPI_Unpublish_name) PMPI_Unpublish_name __attribute__((alias("MPI_Unpublish_name")));

static COLD int other_Lookup_name(const char *service_name, MPI_Info info, char *port_name)
{
    nasty_need_open(NASTY_MPI_Lookup_name);
    return real.Lookup_name(service_name, info, port_name);
}
static inline int run_Lookup_name(const char *service_name, MPI_Info info, char *port_name)
{
    return LIKELY(nasty.open) ? real.Lookup_name(service_name, info, port_name) : other_Lookup_name(service_name, info, port_name);
}
static NOINLINE int noted_Lookup_name(const char *service_name, MPI_Info info, char *port_name, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&service_name, (void *)&info, (void *)&port_name};
    if (!nasty_enter(&noted, NASTY_MPI_Lookup_name | NASTY_OBSERVED, site, args))
        return run_Lookup_name(service_name, info, port_name);
    return nasty_leave(&noted, run_Lookup_name(service_name, info, port_name), args);
}
EXPORT int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Lookup_name(service_name, info, port_name, HERE) : run_Lookup_name(service_name, info, port_name);
}
EXPORT extern __typeof__(MPI_Lookup_name) PMPI_Lookup_name __attribute__((alias("MPI_Lookup_name")));

static COLD int other_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread);
    return real.File_iread(fh, buf, count, datatype, request);
}
static inline int run_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread(fh, buf, count, datatype, request) : other_File_iread(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread | NASTY_OBSERVED, site, args))
        return run_File_iread(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread(fh, buf, count, datatype, request, HERE) : run_File_iread(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread) PMPI_File_iread __attribute__((alias("MPI_File_iread")));

#if MPI_VERSION >= 4
static COLD int other_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_c);
    return real.File_iread_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_c(fh, buf, count, datatype, request) : other_File_iread_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_c | NASTY_OBSERVED, site, args))
        return run_File_iread_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_c(fh, buf, count, datatype, request, HERE) : run_File_iread_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_c) PMPI_File_iread_c __attribute__((alias("MPI_File_iread_c")));

#endif
static COLD int other_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_all);
    return real.File_iread_all(fh, buf, count, datatype, request);
}
static inline int run_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_all(fh, buf, count, datatype, request) : other_File_iread_all(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_all | NASTY_OBSERVED, site, args))
        return run_File_iread_all(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_all(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_all(fh, buf, count, datatype, request, HERE) : run_File_iread_all(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_all) PMPI_File_iread_all __attribute__((alias("MPI_File_iread_all")));

#if MPI_VERSION >= 4
static COLD int other_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_all_c);
    return real.File_iread_all_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_all_c(fh, buf, count, datatype, request) : other_File_iread_all_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_all_c | NASTY_OBSERVED, site, args))
        return run_File_iread_all_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_all_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_all_c(fh, buf, count, datatype, request, HERE) : run_File_iread_all_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_all_c) PMPI_File_iread_all_c __attribute__((alias("MPI_File_iread_all_c")));

#endif
static COLD int other_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_at);
    return real.File_iread_at(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_at(fh, offset, buf, count, datatype, request) : other_File_iread_at(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_at | NASTY_OBSERVED, site, args))
        return run_File_iread_at(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_at(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_at(fh, offset, buf, count, datatype, request, HERE) : run_File_iread_at(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_at) PMPI_File_iread_at __attribute__((alias("MPI_File_iread_at")));

#if MPI_VERSION >= 4
static COLD int other_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_at_c);
    return real.File_iread_at_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_at_c(fh, offset, buf, count, datatype, request) : other_File_iread_at_c(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_at_c | NASTY_OBSERVED, site, args))
        return run_File_iread_at_c(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_at_c(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_at_c(fh, offset, buf, count, datatype, request, HERE) : run_File_iread_at_c(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_at_c) PMPI_File_iread_at_c __attribute__((alias("MPI_File_iread_at_c")));

#endif
static COLD int other_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_at_all);
    return real.File_iread_at_all(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_at_all(fh, offset, buf, count, datatype, request) : other_File_iread_at_all(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_at_all | NASTY_OBSERVED, site, args))
        return run_File_iread_at_all(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_at_all(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_at_all(fh, offset, buf, count, datatype, request, HERE) : run_File_iread_at_all(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_at_all) PMPI_File_iread_at_all __attribute__((alias("MPI_File_iread_at_all")));

#if MPI_VERSION >= 4
static COLD int other_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_at_all_c);
    return real.File_iread_at_all_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_at_all_c(fh, offset, buf, count, datatype, request) : other_File_iread_at_all_c(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_at_all_c | NASTY_OBSERVED, site, args))
        return run_File_iread_at_all_c(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_at_all_c(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_at_all_c(fh, offset, buf, count, datatype, request, HERE) : run_File_iread_at_all_c(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_at_all_c) PMPI_File_iread_at_all_c __attribute__((alias("MPI_File_iread_at_all_c")));

#endif
static COLD int other_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_shared);
    return real.File_iread_shared(fh, buf, count, datatype, request);
}
static inline int run_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_shared(fh, buf, count, datatype, request) : other_File_iread_shared(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_shared | NASTY_OBSERVED, site, args))
        return run_File_iread_shared(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_shared(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_shared(fh, buf, count, datatype, request, HERE) : run_File_iread_shared(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_shared) PMPI_File_iread_shared __attribute__((alias("MPI_File_iread_shared")));

#if MPI_VERSION >= 4
static COLD int other_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iread_shared_c);
    return real.File_iread_shared_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iread_shared_c(fh, buf, count, datatype, request) : other_File_iread_shared_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iread_shared_c | NASTY_OBSERVED, site, args))
        return run_File_iread_shared_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iread_shared_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iread_shared_c(fh, buf, count, datatype, request, HERE) : run_File_iread_shared_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iread_shared_c) PMPI_File_iread_shared_c __attribute__((alias("MPI_File_iread_shared_c")));

#endif
static COLD int other_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite);
    return real.File_iwrite(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite(fh, buf, count, datatype, request) : other_File_iwrite(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite | NASTY_OBSERVED, site, args))
        return run_File_iwrite(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite(fh, buf, count, datatype, request, HERE) : run_File_iwrite(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite) PMPI_File_iwrite __attribute__((alias("MPI_File_iwrite")));

#if MPI_VERSION >= 4
static COLD int other_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_c);
    return real.File_iwrite_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_c(fh, buf, count, datatype, request) : other_File_iwrite_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_c | NASTY_OBSERVED, site, args))
        return run_File_iwrite_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_c(fh, buf, count, datatype, request, HERE) : run_File_iwrite_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_c) PMPI_File_iwrite_c __attribute__((alias("MPI_File_iwrite_c")));

#endif
static COLD int other_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_all);
    return real.File_iwrite_all(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_all(fh, buf, count, datatype, request) : other_File_iwrite_all(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_all | NASTY_OBSERVED, site, args))
        return run_File_iwrite_all(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_all(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_all(fh, buf, count, datatype, request, HERE) : run_File_iwrite_all(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_all) PMPI_File_iwrite_all __attribute__((alias("MPI_File_iwrite_all")));

#if MPI_VERSION >= 4
static COLD int other_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_all_c);
    return real.File_iwrite_all_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_all_c(fh, buf, count, datatype, request) : other_File_iwrite_all_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_all_c | NASTY_OBSERVED, site, args))
        return run_File_iwrite_all_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_all_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_all_c(fh, buf, count, datatype, request, HERE) : run_File_iwrite_all_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_all_c) PMPI_File_iwrite_all_c __attribute__((alias("MPI_File_iwrite_all_c")));

#endif
static COLD int other_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_at);
    return real.File_iwrite_at(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_at(fh, offset, buf, count, datatype, request) : other_File_iwrite_at(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_at | NASTY_OBSERVED, site, args))
        return run_File_iwrite_at(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_at(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_at(fh, offset, buf, count, datatype, request, HERE) : run_File_iwrite_at(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_at) PMPI_File_iwrite_at __attribute__((alias("MPI_File_iwrite_at")));

#if MPI_VERSION >= 4
static COLD int other_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_at_c);
    return real.File_iwrite_at_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_at_c(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_c(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_at_c | NASTY_OBSERVED, site, args))
        return run_File_iwrite_at_c(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_at_c(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_at_c(fh, offset, buf, count, datatype, request, HERE) : run_File_iwrite_at_c(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_at_c) PMPI_File_iwrite_at_c __attribute__((alias("MPI_File_iwrite_at_c")));

#endif
static COLD int other_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_at_all);
    return real.File_iwrite_at_all(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_at_all(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_all(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_at_all | NASTY_OBSERVED, site, args))
        return run_File_iwrite_at_all(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_at_all(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_at_all(fh, offset, buf, count, datatype, request, HERE) : run_File_iwrite_at_all(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_at_all) PMPI_File_iwrite_at_all __attribute__((alias("MPI_File_iwrite_at_all")));

#if MPI_VERSION >= 4
static COLD int other_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_at_all_c);
    return real.File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_at_all_c(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_at_all_c | NASTY_OBSERVED, site, args))
        return run_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request, HERE) : run_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_at_all_c) PMPI_File_iwrite_at_all_c __attribute__((alias("MPI_File_iwrite_at_all_c")));

#endif
static COLD int other_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_shared);
    return real.File_iwrite_shared(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_shared(fh, buf, count, datatype, request) : other_File_iwrite_shared(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_shared | NASTY_OBSERVED, site, args))
        return run_File_iwrite_shared(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_shared(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_shared(fh, buf, count, datatype, request, HERE) : run_File_iwrite_shared(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_shared) PMPI_File_iwrite_shared __attribute__((alias("MPI_File_iwrite_shared")));

#if MPI_VERSION >= 4
static COLD int other_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    nasty_need_open(NASTY_MPI_File_iwrite_shared_c);
    return real.File_iwrite_shared_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.open) ? real.File_iwrite_shared_c(fh, buf, count, datatype, request) : other_File_iwrite_shared_c(fh, buf, count, datatype, request);
}
static NOINLINE int noted_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&buf, (void *)&count, (void *)&datatype, (void *)&request};
    if (!nasty_enter(&noted, NASTY_MPI_File_iwrite_shared_c | NASTY_OBSERVED, site, args))
        return run_File_iwrite_shared_c(fh, buf, count, datatype, request);
    return nasty_leave(&noted, run_File_iwrite_shared_c(fh, buf, count, datatype, request), args);
}
EXPORT int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_iwrite_shared_c(fh, buf, count, datatype, request, HERE) : run_File_iwrite_shared_c(fh, buf, count, datatype, request);
}
EXPORT extern __typeof__(MPI_File_iwrite_shared_c) PMPI_File_iwrite_shared_c __attribute__((alias("MPI_File_iwrite_shared_c")));

#endif
static COLD int other_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    nasty_need_open(NASTY_MPI_File_seek);
    return real.File_seek(fh, offset, whence);
}
static inline int run_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    return LIKELY(nasty.open) ? real.File_seek(fh, offset, whence) : other_File_seek(fh, offset, whence);
}
static NOINLINE int noted_File_seek(MPI_File fh, MPI_Offset offset, int whence, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&offset, (void *)&whence};
    if (!nasty_enter(&noted, NASTY_MPI_File_seek | NASTY_OBSERVED, site, args))
        return run_File_seek(fh, offset, whence);
    return nasty_leave(&noted, run_File_seek(fh, offset, whence), args);
}
EXPORT int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_seek(fh, offset, whence, HERE) : run_File_seek(fh, offset, whence);
}
EXPORT extern __typeof__(MPI_File_seek) PMPI_File_seek __attribute__((alias("MPI_File_seek")));

static COLD int other_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    nasty_need_open(NASTY_MPI_File_get_view);
    return real.File_get_view(fh, disp, etype, filetype, datarep);
}
static inline int run_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    return LIKELY(nasty.open) ? real.File_get_view(fh, disp, etype, filetype, datarep) : other_File_get_view(fh, disp, etype, filetype, datarep);
}
static NOINLINE int noted_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&fh, (void *)&disp, (void *)&etype, (void *)&filetype, (void *)&datarep};
    if (!nasty_enter(&noted, NASTY_MPI_File_get_view | NASTY_OBSERVED, site, args))
        return run_File_get_view(fh, disp, etype, filetype, datarep);
    return nasty_leave(&noted, run_File_get_view(fh, disp, etype, filetype, datarep), args);
}
EXPORT int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_File_get_view(fh, disp, etype, filetype, datarep, HERE) : run_File_get_view(fh, disp, etype, filetype, datarep);
}
EXPORT extern __typeof__(MPI_File_get_view) PMPI_File_get_view __attribute__((alias("MPI_File_get_view")));

static COLD int other_Cartdim_get(MPI_Comm comm, int *ndims)
{
    nasty_need_open(NASTY_MPI_Cartdim_get);
    return real.Cartdim_get(comm, ndims);
}
static inline int run_Cartdim_get(MPI_Comm comm, int *ndims)
{
    return LIKELY(nasty.open) ? real.Cartdim_get(comm, ndims) : other_Cartdim_get(comm, ndims);
}
static NOINLINE int noted_Cartdim_get(MPI_Comm comm, int *ndims, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&ndims};
    if (!nasty_enter(&noted, NASTY_MPI_Cartdim_get | NASTY_OBSERVED, site, args))
        return run_Cartdim_get(comm, ndims);
    return nasty_leave(&noted, run_Cartdim_get(comm, ndims), args);
}
EXPORT int MPI_Cartdim_get(MPI_Comm comm, int *ndims)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Cartdim_get(comm, ndims, HERE) : run_Cartdim_get(comm, ndims);
}
EXPORT extern __typeof__(MPI_Cartdim_get) PMPI_Cartdim_get __attribute__((alias("MPI_Cartdim_get")));

static COLD int other_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    nasty_need_open(NASTY_MPI_Cart_shift);
    return real.Cart_shift(comm, direction, disp, rank_source, rank_dest);
}
static inline int run_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    return LIKELY(nasty.open) ? real.Cart_shift(comm, direction, disp, rank_source, rank_dest) : other_Cart_shift(comm, direction, disp, rank_source, rank_dest);
}
static NOINLINE int noted_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&direction, (void *)&disp, (void *)&rank_source, (void *)&rank_dest};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_shift | NASTY_OBSERVED, site, args))
        return run_Cart_shift(comm, direction, disp, rank_source, rank_dest);
    return nasty_leave(&noted, run_Cart_shift(comm, direction, disp, rank_source, rank_dest), args);
}
EXPORT int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Cart_shift(comm, direction, disp, rank_source, rank_dest, HERE) : run_Cart_shift(comm, direction, disp, rank_source, rank_dest);
}
EXPORT extern __typeof__(MPI_Cart_shift) PMPI_Cart_shift __attribute__((alias("MPI_Cart_shift")));

static COLD int other_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    nasty_need_open(NASTY_MPI_Graph_neighbors);
    return real.Graph_neighbors(comm, rank, maxneighbors, neighbors);
}
static inline int run_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    return LIKELY(nasty.open) ? real.Graph_neighbors(comm, rank, maxneighbors, neighbors) : other_Graph_neighbors(comm, rank, maxneighbors, neighbors);
}
static NOINLINE int noted_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&rank, (void *)&maxneighbors, (void *)&neighbors};
    if (!nasty_enter(&noted, NASTY_MPI_Graph_neighbors | NASTY_OBSERVED, site, args))
        return run_Graph_neighbors(comm, rank, maxneighbors, neighbors);
    return nasty_leave(&noted, run_Graph_neighbors(comm, rank, maxneighbors, neighbors), args);
}
EXPORT int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Graph_neighbors(comm, rank, maxneighbors, neighbors, HERE) : run_Graph_neighbors(comm, rank, maxneighbors, neighbors);
}
EXPORT extern __typeof__(MPI_Graph_neighbors) PMPI_Graph_neighbors __attribute__((alias("MPI_Graph_neighbors")));

static COLD int other_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)
{
    nasty_need_open(NASTY_MPI_Graph_neighbors_count);
    return real.Graph_neighbors_count(comm, rank, nneighbors);
}
static inline int run_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)
{
    return LIKELY(nasty.open) ? real.Graph_neighbors_count(comm, rank, nneighbors) : other_Graph_neighbors_count(comm, rank, nneighbors);
}
static NOINLINE int noted_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&rank, (void *)&nneighbors};
    if (!nasty_enter(&noted, NASTY_MPI_Graph_neighbors_count | NASTY_OBSERVED, site, args))
        return run_Graph_neighbors_count(comm, rank, nneighbors);
    return nasty_leave(&noted, run_Graph_neighbors_count(comm, rank, nneighbors), args);
}
EXPORT int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Graph_neighbors_count(comm, rank, nneighbors, HERE) : run_Graph_neighbors_count(comm, rank, nneighbors);
}
EXPORT extern __typeof__(MPI_Graph_neighbors_count) PMPI_Graph_neighbors_count __attribute__((alias("MPI_Graph_neighbors_count")));

static COLD int other_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])
{
    nasty_need_open(NASTY_MPI_Dist_graph_neighbors);
    return real.Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
}
static inline int run_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])
{
    return LIKELY(nasty.open) ? real.Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights) : other_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
}
static NOINLINE int noted_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&maxindegree, (void *)&sources, (void *)&sourceweights, (void *)&maxoutdegree, (void *)&destinations, (void *)&destweights};
    if (!nasty_enter(&noted, NASTY_MPI_Dist_graph_neighbors | NASTY_OBSERVED, site, args))
        return run_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
    return nasty_leave(&noted, run_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights), args);
}
EXPORT int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights, HERE) : run_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
}
EXPORT extern __typeof__(MPI_Dist_graph_neighbors) PMPI_Dist_graph_neighbors __attribute__((alias("MPI_Dist_graph_neighbors")));

static COLD int other_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    nasty_need_open(NASTY_MPI_Dist_graph_neighbors_count);
    return real.Dist_graph_neighbors_count(comm, indegree, outdegree, weighted);
}
static inline int run_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    return LIKELY(nasty.open) ? real.Dist_graph_neighbors_count(comm, indegree, outdegree, weighted) : other_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted);
}
static NOINLINE int noted_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&indegree, (void *)&outdegree, (void *)&weighted};
    if (!nasty_enter(&noted, NASTY_MPI_Dist_graph_neighbors_count | NASTY_OBSERVED, site, args))
        return run_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted);
    return nasty_leave(&noted, run_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted), args);
}
EXPORT int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted, HERE) : run_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted);
}
EXPORT extern __typeof__(MPI_Dist_graph_neighbors_count) PMPI_Dist_graph_neighbors_count __attribute__((alias("MPI_Dist_graph_neighbors_count")));

static COLD int other_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    nasty_need_open(NASTY_MPI_Cart_get);
    return real.Cart_get(comm, maxdims, dims, periods, coords);
}
static inline int run_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    return LIKELY(nasty.open) ? real.Cart_get(comm, maxdims, dims, periods, coords) : other_Cart_get(comm, maxdims, dims, periods, coords);
}
static NOINLINE int noted_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&maxdims, (void *)&dims, (void *)&periods, (void *)&coords};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_get | NASTY_OBSERVED, site, args))
        return run_Cart_get(comm, maxdims, dims, periods, coords);
    return nasty_leave(&noted, run_Cart_get(comm, maxdims, dims, periods, coords), args);
}
EXPORT int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Cart_get(comm, maxdims, dims, periods, coords, HERE) : run_Cart_get(comm, maxdims, dims, periods, coords);
}
EXPORT extern __typeof__(MPI_Cart_get) PMPI_Cart_get __attribute__((alias("MPI_Cart_get")));

static COLD int other_Cart_rank(MPI_Comm comm, const int coords[], int *rank)
{
    nasty_need_open(NASTY_MPI_Cart_rank);
    return real.Cart_rank(comm, coords, rank);
}
static inline int run_Cart_rank(MPI_Comm comm, const int coords[], int *rank)
{
    return LIKELY(nasty.open) ? real.Cart_rank(comm, coords, rank) : other_Cart_rank(comm, coords, rank);
}
static NOINLINE int noted_Cart_rank(MPI_Comm comm, const int coords[], int *rank, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&coords, (void *)&rank};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_rank | NASTY_OBSERVED, site, args))
        return run_Cart_rank(comm, coords, rank);
    return nasty_leave(&noted, run_Cart_rank(comm, coords, rank), args);
}
EXPORT int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Cart_rank(comm, coords, rank, HERE) : run_Cart_rank(comm, coords, rank);
}
EXPORT extern __typeof__(MPI_Cart_rank) PMPI_Cart_rank __attribute__((alias("MPI_Cart_rank")));

static COLD int other_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    nasty_need_open(NASTY_MPI_Cart_coords);
    return real.Cart_coords(comm, rank, maxdims, coords);
}
static inline int run_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    return LIKELY(nasty.open) ? real.Cart_coords(comm, rank, maxdims, coords) : other_Cart_coords(comm, rank, maxdims, coords);
}
static NOINLINE int noted_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&rank, (void *)&maxdims, (void *)&coords};
    if (!nasty_enter(&noted, NASTY_MPI_Cart_coords | NASTY_OBSERVED, site, args))
        return run_Cart_coords(comm, rank, maxdims, coords);
    return nasty_leave(&noted, run_Cart_coords(comm, rank, maxdims, coords), args);
}
EXPORT int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Cart_coords(comm, rank, maxdims, coords, HERE) : run_Cart_coords(comm, rank, maxdims, coords);
}
EXPORT extern __typeof__(MPI_Cart_coords) PMPI_Cart_coords __attribute__((alias("MPI_Cart_coords")));

static COLD int other_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)
{
    nasty_need_open(NASTY_MPI_Graphdims_get);
    return real.Graphdims_get(comm, nnodes, nedges);
}
static inline int run_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)
{
    return LIKELY(nasty.open) ? real.Graphdims_get(comm, nnodes, nedges) : other_Graphdims_get(comm, nnodes, nedges);
}
static NOINLINE int noted_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges, const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&nnodes, (void *)&nedges};
    if (!nasty_enter(&noted, NASTY_MPI_Graphdims_get | NASTY_OBSERVED, site, args))
        return run_Graphdims_get(comm, nnodes, nedges);
    return nasty_leave(&noted, run_Graphdims_get(comm, nnodes, nedges), args);
}
EXPORT int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Graphdims_get(comm, nnodes, nedges, HERE) : run_Graphdims_get(comm, nnodes, nedges);
}
EXPORT extern __typeof__(MPI_Graphdims_get) PMPI_Graphdims_get __attribute__((alias("MPI_Graphdims_get")));

static COLD int other_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])
{
    nasty_need_open(NASTY_MPI_Graph_get);
    return real.Graph_get(comm, maxindex, maxedges, indx, edges);
}
static inline int run_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])
{
    return LIKELY(nasty.open) ? real.Graph_get(comm, maxindex, maxedges, indx, edges) : other_Graph_get(comm, maxindex, maxedges, indx, edges);
}
static NOINLINE int noted_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[], const void *site)
{
    NASTY_NOTED(noted);
    void *const args[] = {(void *)&comm, (void *)&maxindex, (void *)&maxedges, (void *)&indx, (void *)&edges};
    if (!nasty_enter(&noted, NASTY_MPI_Graph_get | NASTY_OBSERVED, site, args))
        return run_Graph_get(comm, maxindex, maxedges, indx, edges);
    return nasty_leave(&noted, run_Graph_get(comm, maxindex, maxedges, indx, edges), args);
}
EXPORT int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])
{
    NASTY_CALLED();
    return UNLIKELY(nasty.observing) ? noted_Graph_get(comm, maxindex, maxedges, indx, edges, HERE) : run_Graph_get(comm, maxindex, maxedges, indx, edges);
}
EXPORT extern __typeof__(MPI_Graph_get) PMPI_Graph_get __attribute__((alias("MPI_Graph_get")));

static COLD int other_Comm_rank(MPI_Comm comm, int *rank)
{
    nasty_need_open(NASTY_MPI_Comm_rank);
    return real.Comm_rank(comm, rank);
}
static inline int run_Comm_rank(MPI_Comm comm, int *rank)
{
    return LIKELY(nasty.open) ? real.Comm_rank(comm, rank) : other_Comm_rank(comm, rank);
}
EXPORT int MPI_Comm_rank(MPI_Comm comm, int *rank)
{
    NASTY_CALLED();
    return run_Comm_rank(comm, rank);
}
EXPORT extern __typeof__(MPI_Comm_rank) PMPI_Comm_rank __attribute__((alias("MPI_Comm_rank")));

static COLD int other_Comm_size(MPI_Comm comm, int *size)
{
    nasty_need_open(NASTY_MPI_Comm_size);
    return real.Comm_size(comm, size);
}
static inline int run_Comm_size(MPI_Comm comm, int *size)
{
    return LIKELY(nasty.open) ? real.Comm_size(comm, size) : other_Comm_size(comm, size);
}
EXPORT int MPI_Comm_size(MPI_Comm comm, int *size)
{
    NASTY_CALLED();
    return run_Comm_size(comm, size);
}
EXPORT extern __typeof__(MPI_Comm_size) PMPI_Comm_size __attribute__((alias("MPI_Comm_size")));

