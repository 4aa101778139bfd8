// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* The one-sided operations. In C because these are the program's MPI calls. */
#include "calls.h"

#include "abi.h"
#include "process/platform.h"
#include "record/atomic.h"
#include "record/forward.h"
#include "record/side.h"
#include "record/transfer.h"

#include <stddef.h>

int shim_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(KIND_PUT, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, through(win, target_rank)));
}

#if MPI_VERSION >= 4
int shim_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(KIND_PUT, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, through(win, target_rank)));
}

#endif
int shim_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(KIND_GET, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, through(win, target_rank)));
}

#if MPI_VERSION >= 4
int shim_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    int result = record_transfer(KIND_GET, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, through(win, target_rank)));
}

#endif
int shim_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    int result = record_atomic(KIND_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, through(win, target_rank)));
}

#if MPI_VERSION >= 4
int shim_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    int result = record_atomic(KIND_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, through(win, target_rank)));
}

#endif
int shim_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(KIND_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL, target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, through(win, target_rank)));
}

#if MPI_VERSION >= 4
int shim_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(KIND_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL, target_rank, target_disp, target_count, target_datatype, op, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, through(win, target_rank)));
}

#endif
int shim_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    struct side fetched = {result_addr, 1, datatype, NULL};
    int result = record_atomic(KIND_FAO, origin_addr, 1, datatype, &fetched, NULL, target_rank, target_disp, 1, datatype, op, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, through(win, target_rank)));
}

int shim_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    struct side fetched = {result_addr, 1, datatype, NULL};
    int result = record_atomic(KIND_CAS, origin_addr, 1, datatype, &fetched, compare_addr, target_rank, target_disp, 1, datatype, MPI_REPLACE, win, NULL);
    if (LIKELY(result >= 0))
        return result;
    return forwarded(win, target_rank, real.Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, through(win, target_rank)));
}

int shim_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    int result = record_transfer(KIND_PUT, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}

#if MPI_VERSION >= 4
int shim_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    int result = record_transfer(KIND_PUT, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}

#endif
int shim_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    int result = record_transfer(KIND_GET, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}

#if MPI_VERSION >= 4
int shim_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    int result = record_transfer(KIND_GET, origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
}

#endif
int shim_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    int result = record_atomic(KIND_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}

#if MPI_VERSION >= 4
int shim_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    int result = record_atomic(KIND_ACC, origin_addr, origin_count, origin_datatype, NULL, NULL, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}

#endif
int shim_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(KIND_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}

#if MPI_VERSION >= 4
int shim_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    struct side fetched = {result_addr, result_count, result_datatype, NULL};
    int result = record_atomic(KIND_GET_ACC, origin_addr, origin_count, origin_datatype, &fetched, NULL, target_rank, target_disp, target_count, target_datatype, op, win, request);
    if (LIKELY(result >= 0))
        return result;
    return real.Rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
}

#endif
