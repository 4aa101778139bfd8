// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because only the compiler knows the constants of the library's mpi.h. */
#include "recording/arguments.h"

const struct nasty_arg nasty_args[] = {
    {FORM_NUMBER, 7, 0, LENGTH_NONE, 0, 2}, /* Init_thread: required */
    {FORM_NUMBER, 7, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Init_thread: provided */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Session_init: info */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 1}, /* Session_init: errhandler */
    {FORM_HANDLE, OBJECT_SESSION, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Session_init: session */
    {FORM_HANDLE, OBJECT_SESSION, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Session_finalize: session */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Abort: comm */
    {FORM_NUMBER, 22, 0, LENGTH_NONE, 0, 1}, /* Abort: errorcode */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Comm_spawn: maxprocs */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 3}, /* Comm_spawn: info */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 4}, /* Comm_spawn: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Comm_spawn: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Comm_spawn: intercomm */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Comm_spawn_multiple: count */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Comm_spawn_multiple: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Comm_spawn_multiple: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Comm_spawn_multiple: intercomm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Win_create: base */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Win_create: size */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Win_create: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 3}, /* Win_create: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Win_create: comm */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_create: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Win_create_c: base */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Win_create_c: size */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Win_create_c: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 3}, /* Win_create_c: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Win_create_c: comm */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_create_c: win */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Win_allocate: size */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Win_allocate: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 2}, /* Win_allocate: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Win_allocate: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_allocate: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_allocate: win */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Win_allocate_c: size */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Win_allocate_c: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 2}, /* Win_allocate_c: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Win_allocate_c: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_allocate_c: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_allocate_c: win */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Win_allocate_shared: size */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Win_allocate_shared: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 2}, /* Win_allocate_shared: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Win_allocate_shared: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_allocate_shared: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_allocate_shared: win */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Win_allocate_shared_c: size */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Win_allocate_shared_c: disp_unit */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 2}, /* Win_allocate_shared_c: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Win_allocate_shared_c: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_allocate_shared_c: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Win_allocate_shared_c: win */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Win_create_dynamic: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 1}, /* Win_create_dynamic: comm */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Win_create_dynamic: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_attach: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Win_attach: base */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Win_attach: size */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_detach: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Win_detach: base */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_shared_query: win */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Win_shared_query: rank */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Win_shared_query: size */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Win_shared_query: disp_unit */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_shared_query: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_shared_query_c: win */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Win_shared_query_c: rank */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Win_shared_query_c: size */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 3}, /* Win_shared_query_c: disp_unit */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Win_shared_query_c: baseptr */
    {FORM_HANDLE, OBJECT_WINDOW, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Win_free: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_set_name: win */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Win_set_name: win_name */
    {FORM_NUMBER, 6, 0, LENGTH_NONE, 0, 0}, /* Win_lock: lock_type */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Win_lock: rank */
    {FORM_NUMBER, ARG_MASK + 0, 0, LENGTH_NONE, 0, 2}, /* Win_lock: assert */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 3}, /* Win_lock: win */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Win_unlock: rank */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 1}, /* Win_unlock: win */
    {FORM_NUMBER, ARG_MASK + 0, 0, LENGTH_NONE, 0, 0}, /* Win_lock_all: assert */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 1}, /* Win_lock_all: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_unlock_all: win */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Win_flush: rank */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 1}, /* Win_flush: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_flush_all: win */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Win_flush_local: rank */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 1}, /* Win_flush_local: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_flush_local_all: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_sync: win */
    {FORM_NUMBER, ARG_MASK + 0, 0, LENGTH_NONE, 0, 0}, /* Win_fence: assert */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 1}, /* Win_fence: win */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Win_start: group */
    {FORM_NUMBER, ARG_MASK + 0, 0, LENGTH_NONE, 0, 1}, /* Win_start: assert */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 2}, /* Win_start: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_complete: win */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Win_post: group */
    {FORM_NUMBER, ARG_MASK + 0, 0, LENGTH_NONE, 0, 1}, /* Win_post: assert */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 2}, /* Win_post: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_wait: win */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_test: win */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 1}, /* Win_test: flag */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Put: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Put: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Put: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Put: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Put: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Put: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Put: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Put: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Put_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Put_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Put_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Put_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Put_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Put_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Put_c: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Put_c: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Get: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Get: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Get: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Get: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Get: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Get: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Get: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Get: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Get_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Get_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Get_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Get_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Get_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Get_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Get_c: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Get_c: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Accumulate: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Accumulate: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Accumulate: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Accumulate: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Accumulate: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Accumulate: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Accumulate: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 7}, /* Accumulate: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 8}, /* Accumulate: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Accumulate_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Accumulate_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Accumulate_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Accumulate_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Accumulate_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Accumulate_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Accumulate_c: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 7}, /* Accumulate_c: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 8}, /* Accumulate_c: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Get_accumulate: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Get_accumulate: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Get_accumulate: origin_datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Get_accumulate: result_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Get_accumulate: result_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Get_accumulate: result_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 6}, /* Get_accumulate: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 7}, /* Get_accumulate: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 8}, /* Get_accumulate: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 9}, /* Get_accumulate: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 10}, /* Get_accumulate: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 11}, /* Get_accumulate: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Get_accumulate_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Get_accumulate_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Get_accumulate_c: origin_datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Get_accumulate_c: result_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Get_accumulate_c: result_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Get_accumulate_c: result_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 6}, /* Get_accumulate_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 7}, /* Get_accumulate_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 8}, /* Get_accumulate_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 9}, /* Get_accumulate_c: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 10}, /* Get_accumulate_c: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 11}, /* Get_accumulate_c: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Fetch_and_op: origin_addr */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Fetch_and_op: result_addr */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Fetch_and_op: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Fetch_and_op: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Fetch_and_op: target_disp */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 5}, /* Fetch_and_op: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 6}, /* Fetch_and_op: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Compare_and_swap: origin_addr */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Compare_and_swap: compare_addr */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Compare_and_swap: result_addr */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Compare_and_swap: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 4}, /* Compare_and_swap: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Compare_and_swap: target_disp */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 6}, /* Compare_and_swap: win */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rput: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Rput: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rput: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rput: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Rput: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Rput: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Rput: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Rput: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Rput: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rput_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Rput_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rput_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rput_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Rput_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Rput_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Rput_c: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Rput_c: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Rput_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rget: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Rget: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rget: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rget: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Rget: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Rget: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Rget: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Rget: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Rget: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rget_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Rget_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rget_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rget_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Rget_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Rget_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Rget_c: target_datatype */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 7}, /* Rget_c: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Rget_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Raccumulate: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Raccumulate: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Raccumulate: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Raccumulate: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Raccumulate: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Raccumulate: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Raccumulate: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 7}, /* Raccumulate: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 8}, /* Raccumulate: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Raccumulate: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Raccumulate_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Raccumulate_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Raccumulate_c: origin_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Raccumulate_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Raccumulate_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Raccumulate_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Raccumulate_c: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 7}, /* Raccumulate_c: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 8}, /* Raccumulate_c: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Raccumulate_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rget_accumulate: origin_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Rget_accumulate: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rget_accumulate: origin_datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Rget_accumulate: result_addr */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Rget_accumulate: result_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Rget_accumulate: result_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 6}, /* Rget_accumulate: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 7}, /* Rget_accumulate: target_disp */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 8}, /* Rget_accumulate: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 9}, /* Rget_accumulate: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 10}, /* Rget_accumulate: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 11}, /* Rget_accumulate: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 12}, /* Rget_accumulate: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rget_accumulate_c: origin_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Rget_accumulate_c: origin_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rget_accumulate_c: origin_datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Rget_accumulate_c: result_addr */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Rget_accumulate_c: result_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Rget_accumulate_c: result_datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 6}, /* Rget_accumulate_c: target_rank */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 7}, /* Rget_accumulate_c: target_disp */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 8}, /* Rget_accumulate_c: target_count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 9}, /* Rget_accumulate_c: target_datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 10}, /* Rget_accumulate_c: op */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 11}, /* Rget_accumulate_c: win */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 12}, /* Rget_accumulate_c: request */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Wait: request */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 1}, /* Wait: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Waitall: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Waitall: array_of_requests */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 0, 2}, /* Waitall: array_of_statuses */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Waitany: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Waitany: array_of_requests */
    {FORM_NUMBER, 4, ARG_INDIRECT | ARG_OUT | ARG_INDEX, LENGTH_NONE, 0, 2}, /* Waitany: indx */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 3}, /* Waitany: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Waitsome: incount */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Waitsome: array_of_requests */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Waitsome: outcount */
    {FORM_NUMBER, 4, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 3}, /* Waitsome: array_of_indices */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 4}, /* Waitsome: array_of_statuses */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Test: request */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 1}, /* Test: flag */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* Test: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Testall: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Testall: array_of_requests */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 2}, /* Testall: flag */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 0, 3}, /* Testall: array_of_statuses */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Testany: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Testany: array_of_requests */
    {FORM_NUMBER, 4, ARG_INDIRECT | ARG_OUT | ARG_INDEX, LENGTH_NONE, 0, 2}, /* Testany: indx */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Testany: flag */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Testany: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Testsome: incount */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Testsome: array_of_requests */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Testsome: outcount */
    {FORM_NUMBER, 4, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 3}, /* Testsome: array_of_indices */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 4}, /* Testsome: array_of_statuses */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 0}, /* Request_get_status: request */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 1}, /* Request_get_status: flag */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* Request_get_status: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Request_get_status_all: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST, LENGTH_ARG, 0, 1}, /* Request_get_status_all: array_of_requests */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 2}, /* Request_get_status_all: flag */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 0, 3}, /* Request_get_status_all: array_of_statuses */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Request_get_status_any: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST, LENGTH_ARG, 0, 1}, /* Request_get_status_any: array_of_requests */
    {FORM_NUMBER, 4, ARG_INDIRECT | ARG_OUT | ARG_INDEX, LENGTH_NONE, 0, 2}, /* Request_get_status_any: indx */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Request_get_status_any: flag */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Request_get_status_any: status */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Request_get_status_some: incount */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST, LENGTH_ARG, 0, 1}, /* Request_get_status_some: array_of_requests */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Request_get_status_some: outcount */
    {FORM_NUMBER, 4, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 3}, /* Request_get_status_some: array_of_indices */
    {FORM_STATUS, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 4}, /* Request_get_status_some: array_of_statuses */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Probe: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 1}, /* Probe: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Probe: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 3}, /* Probe: status */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Mprobe: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 1}, /* Mprobe: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Mprobe: comm */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Mprobe: message */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Mprobe: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Sendrecv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Sendrecv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Sendrecv: sendtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Sendrecv: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Sendrecv: sendtag */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 5}, /* Sendrecv: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 6}, /* Sendrecv: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Sendrecv: recvtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 8}, /* Sendrecv: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 9}, /* Sendrecv: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 10}, /* Sendrecv: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 11}, /* Sendrecv: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Sendrecv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Sendrecv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Sendrecv_c: sendtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Sendrecv_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Sendrecv_c: sendtag */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 5}, /* Sendrecv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 6}, /* Sendrecv_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Sendrecv_c: recvtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 8}, /* Sendrecv_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 9}, /* Sendrecv_c: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 10}, /* Sendrecv_c: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 11}, /* Sendrecv_c: status */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Request_free: request */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Cancel: request */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Type_commit: datatype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Type_free: datatype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_dup: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Type_dup: newtype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_contents: datatype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Type_get_contents: max_integers */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Type_get_contents: max_addresses */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* Type_get_contents: max_datatypes */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 4}, /* Type_get_contents: array_of_integers */
    {FORM_NUMBER, 8, ARG_LIST | ARG_OUT | ARG_WIDE, LENGTH_ARG, 2, 5}, /* Type_get_contents: array_of_addresses */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST | ARG_OUT | ARG_SHARES, LENGTH_ARG, 3, 6}, /* Type_get_contents: array_of_datatypes */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_contents_c: datatype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_get_contents_c: max_integers */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_get_contents_c: max_addresses */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* Type_get_contents_c: max_large_counts */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Type_get_contents_c: max_datatypes */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 5}, /* Type_get_contents_c: array_of_integers */
    {FORM_NUMBER, 8, ARG_LIST | ARG_OUT | ARG_WIDE, LENGTH_ARG, 2, 6}, /* Type_get_contents_c: array_of_addresses */
    {FORM_NUMBER, 5, ARG_LIST | ARG_OUT | ARG_WIDE, LENGTH_ARG, 3, 7}, /* Type_get_contents_c: array_of_large_counts */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST | ARG_OUT | ARG_SHARES, LENGTH_ARG, 4, 8}, /* Type_get_contents_c: array_of_datatypes */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_f90_integer: r */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Type_create_f90_integer: newtype */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_f90_real: p */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Type_create_f90_real: r */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Type_create_f90_real: newtype */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_f90_complex: p */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Type_create_f90_complex: r */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Type_create_f90_complex: newtype */
    {FORM_NUMBER, 12, 0, LENGTH_NONE, 0, 0}, /* Type_match_size: typeclass */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Type_match_size: size */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Type_match_size: datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Send: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Send: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Send: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Send: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Send: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Send: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Send_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Send_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Send_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Send_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Send_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Send_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ssend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ssend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ssend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ssend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ssend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ssend: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ssend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ssend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ssend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ssend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ssend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ssend_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rsend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Rsend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rsend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rsend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Rsend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Rsend: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rsend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Rsend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rsend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rsend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Rsend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Rsend_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Recv: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Recv: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Recv: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Recv: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Recv: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Recv: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 6}, /* Recv: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Recv_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Recv_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Recv_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Recv_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Recv_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Recv_c: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 6}, /* Recv_c: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Mrecv: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Mrecv: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Mrecv: datatype */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 3}, /* Mrecv: message */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Mrecv: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Mrecv_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Mrecv_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Mrecv_c: datatype */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 3}, /* Mrecv_c: message */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Mrecv_c: status */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Barrier: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bcast: buffer */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Bcast: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bcast: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Bcast: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Bcast: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bcast_c: buffer */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Bcast_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bcast_c: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Bcast_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Bcast_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Gather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Gather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Gather: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Gather: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Gather: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Gather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Gather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Gather_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Gather_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Gather_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Gatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 4}, /* Gatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 5}, /* Gatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Gatherv: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Gatherv: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Gatherv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Gatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 4}, /* Gatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 5}, /* Gatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Gatherv_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Gatherv_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Gatherv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatter: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Scatter: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Scatter: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Scatter: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Scatter: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Scatter: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Scatter: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Scatter: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatter_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Scatter_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Scatter_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Scatter_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Scatter_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Scatter_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Scatter_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Scatter_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatterv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 1}, /* Scatterv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 2}, /* Scatterv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scatterv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Scatterv: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Scatterv: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Scatterv: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Scatterv: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Scatterv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatterv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 1}, /* Scatterv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 2}, /* Scatterv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scatterv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Scatterv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Scatterv_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Scatterv_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Scatterv_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Scatterv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Allgather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Allgather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Allgather: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Allgather: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Allgather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Allgather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Allgather_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Allgather_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Allgatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 4}, /* Allgatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Allgatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Allgatherv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Allgatherv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Allgatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 4}, /* Allgatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Allgatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Allgatherv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Allgatherv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoall: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Alltoall: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Alltoall: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Alltoall: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Alltoall: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Alltoall: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Alltoall: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoall_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Alltoall_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Alltoall_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Alltoall_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Alltoall_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Alltoall_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Alltoall_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallv: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Alltoallv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Alltoallv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Alltoallv: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Alltoallv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallv_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Alltoallv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Alltoallv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Alltoallv_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Alltoallv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallw: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallw: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallw: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Alltoallw: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallw: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Alltoallw: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Alltoallw: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Alltoallw: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallw: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallw_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallw_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallw_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Alltoallw_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallw_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Alltoallw_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Alltoallw_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Alltoallw_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallw_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Reduce: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Reduce: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Reduce: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Reduce_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_c: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Reduce_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Reduce_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allreduce: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Allreduce: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Allreduce: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Allreduce: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Allreduce: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Allreduce: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allreduce_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Allreduce_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Allreduce_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Allreduce_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Allreduce_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Allreduce_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_GROUP, 0, 2}, /* Reduce_scatter: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_GROUP, 0, 2}, /* Reduce_scatter_c: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_block: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_block: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Reduce_scatter_block: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_block: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_block: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_block: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_block_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_block_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Reduce_scatter_block_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_block_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_block_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_block_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scan: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Scan: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Scan: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scan: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Scan: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Scan: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scan_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Scan_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Scan_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scan_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Scan_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Scan_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Exscan: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Exscan: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Exscan: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Exscan: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Exscan: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Exscan: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Exscan_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Exscan_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Exscan_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Exscan_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Exscan_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Exscan_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_allgather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Neighbor_allgather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_allgather: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgather: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_allgather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Neighbor_allgather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_allgather_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgather_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_allgatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 4}, /* Neighbor_allgatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_allgatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgatherv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgatherv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_allgatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 4}, /* Neighbor_allgatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_allgatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgatherv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgatherv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoall: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_alltoall: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_alltoall: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoall: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoall: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_alltoall: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_alltoall: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoall_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_alltoall_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_alltoall_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoall_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Neighbor_alltoall_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_alltoall_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_alltoall_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallv: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoallv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallv: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoallv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallv: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallv_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoallv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallv_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoallv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallv_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallw: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallw: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallw: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Neighbor_alltoallw: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallw: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallw: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallw: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Neighbor_alltoallw: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallw: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallw_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallw_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallw_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Neighbor_alltoallw_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallw_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallw_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallw_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Neighbor_alltoallw_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallw_c: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Barrier_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Barrier_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Barrier_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bcast_init: buffer */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Bcast_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bcast_init: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Bcast_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Bcast_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 5}, /* Bcast_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Bcast_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bcast_init_c: buffer */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Bcast_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bcast_init_c: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Bcast_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Bcast_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 5}, /* Bcast_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Bcast_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gather_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Gather_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gather_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gather_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Gather_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Gather_init: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Gather_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Gather_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Gather_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Gather_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gather_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Gather_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gather_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gather_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Gather_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Gather_init_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Gather_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Gather_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Gather_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Gather_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gatherv_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Gatherv_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gatherv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gatherv_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 4}, /* Gatherv_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 5}, /* Gatherv_init: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Gatherv_init: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Gatherv_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Gatherv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Gatherv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Gatherv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Gatherv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Gatherv_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Gatherv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Gatherv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 4}, /* Gatherv_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 5}, /* Gatherv_init_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Gatherv_init_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Gatherv_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Gatherv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Gatherv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Gatherv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatter_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Scatter_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Scatter_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Scatter_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Scatter_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Scatter_init: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Scatter_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Scatter_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Scatter_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Scatter_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatter_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Scatter_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Scatter_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Scatter_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Scatter_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Scatter_init_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Scatter_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Scatter_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Scatter_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Scatter_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatterv_init: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 1}, /* Scatterv_init: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 2}, /* Scatterv_init: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scatterv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Scatterv_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Scatterv_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Scatterv_init: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Scatterv_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Scatterv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Scatterv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Scatterv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scatterv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 1}, /* Scatterv_init_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 2}, /* Scatterv_init_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scatterv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Scatterv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Scatterv_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Scatterv_init_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Scatterv_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Scatterv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Scatterv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Scatterv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgather_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Allgather_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgather_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgather_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Allgather_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Allgather_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Allgather_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Allgather_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Allgather_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgather_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Allgather_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgather_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgather_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Allgather_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Allgather_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Allgather_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Allgather_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Allgather_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgatherv_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Allgatherv_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgatherv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgatherv_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 4}, /* Allgatherv_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Allgatherv_init: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Allgatherv_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Allgatherv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Allgatherv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Allgatherv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allgatherv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Allgatherv_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Allgatherv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Allgatherv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 4}, /* Allgatherv_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Allgatherv_init_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Allgatherv_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Allgatherv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Allgatherv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Allgatherv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoall_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Alltoall_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Alltoall_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Alltoall_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Alltoall_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Alltoall_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Alltoall_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Alltoall_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Alltoall_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoall_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Alltoall_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Alltoall_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Alltoall_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Alltoall_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Alltoall_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Alltoall_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Alltoall_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Alltoall_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallv_init: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallv_init: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallv_init: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Alltoallv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallv_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Alltoallv_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Alltoallv_init: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Alltoallv_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Alltoallv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Alltoallv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallv_init_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallv_init_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Alltoallv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Alltoallv_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Alltoallv_init_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Alltoallv_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Alltoallv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Alltoallv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallw_init: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallw_init: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallw_init: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Alltoallw_init: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallw_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Alltoallw_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Alltoallw_init: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Alltoallw_init: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallw_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Alltoallw_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Alltoallw_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Alltoallw_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Alltoallw_init_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Alltoallw_init_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Alltoallw_init_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Alltoallw_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Alltoallw_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Alltoallw_init_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Alltoallw_init_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Alltoallw_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Alltoallw_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Alltoallw_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Reduce_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_init: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Reduce_init: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Reduce_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Reduce_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Reduce_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Reduce_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_init_c: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Reduce_init_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Reduce_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Reduce_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Reduce_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allreduce_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Allreduce_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Allreduce_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Allreduce_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Allreduce_init: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Allreduce_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Allreduce_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Allreduce_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Allreduce_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Allreduce_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Allreduce_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Allreduce_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Allreduce_init_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Allreduce_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Allreduce_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Allreduce_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_GROUP, 0, 2}, /* Reduce_scatter_init: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_init: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Reduce_scatter_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Reduce_scatter_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_GROUP, 0, 2}, /* Reduce_scatter_init_c: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_init_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Reduce_scatter_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Reduce_scatter_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_block_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_block_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Reduce_scatter_block_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_block_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_block_init: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_block_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Reduce_scatter_block_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Reduce_scatter_block_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_scatter_block_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_scatter_block_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Reduce_scatter_block_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_scatter_block_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_scatter_block_init_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Reduce_scatter_block_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Reduce_scatter_block_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Reduce_scatter_block_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scan_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Scan_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Scan_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scan_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Scan_init: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Scan_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Scan_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Scan_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Scan_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Scan_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Scan_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Scan_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Scan_init_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Scan_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Scan_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Scan_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Exscan_init: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Exscan_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Exscan_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Exscan_init: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Exscan_init: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Exscan_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Exscan_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Exscan_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Exscan_init_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Exscan_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Exscan_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Exscan_init_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Exscan_init_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Exscan_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Exscan_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Exscan_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgather_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_allgather_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgather_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgather_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Neighbor_allgather_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_allgather_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgather_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgather_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Neighbor_allgather_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgather_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_allgather_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgather_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgather_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Neighbor_allgather_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_allgather_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgather_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgather_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Neighbor_allgather_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgatherv_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_allgatherv_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgatherv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgatherv_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 4}, /* Neighbor_allgatherv_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_allgatherv_init: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgatherv_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgatherv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Neighbor_allgatherv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Neighbor_allgatherv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_allgatherv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_allgatherv_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_allgatherv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_allgatherv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 4}, /* Neighbor_allgatherv_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_allgatherv_init_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Neighbor_allgatherv_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Neighbor_allgatherv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 8}, /* Neighbor_allgatherv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Neighbor_allgatherv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoall_init: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Neighbor_alltoall_init: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_alltoall_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoall_init: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoall_init: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_alltoall_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_alltoall_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoall_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Neighbor_alltoall_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoall_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Neighbor_alltoall_init_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Neighbor_alltoall_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoall_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Neighbor_alltoall_init_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Neighbor_alltoall_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Neighbor_alltoall_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoall_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Neighbor_alltoall_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallv_init: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallv_init: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallv_init: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoallv_init: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallv_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallv_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallv_init: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoallv_init: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Neighbor_alltoallv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Neighbor_alltoallv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallv_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallv_init_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallv_init_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Neighbor_alltoallv_init_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallv_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallv_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallv_init_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Neighbor_alltoallv_init_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallv_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Neighbor_alltoallv_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Neighbor_alltoallv_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallw_init: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallw_init: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallw_init: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Neighbor_alltoallw_init: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallw_init: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallw_init: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallw_init: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Neighbor_alltoallw_init: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallw_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Neighbor_alltoallw_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Neighbor_alltoallw_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Neighbor_alltoallw_init_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Neighbor_alltoallw_init_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Neighbor_alltoallw_init_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Neighbor_alltoallw_init_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Neighbor_alltoallw_init_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Neighbor_alltoallw_init_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Neighbor_alltoallw_init_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Neighbor_alltoallw_init_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Neighbor_alltoallw_init_c: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 9}, /* Neighbor_alltoallw_init_c: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 10}, /* Neighbor_alltoallw_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Sendrecv_replace: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Sendrecv_replace: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Sendrecv_replace: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Sendrecv_replace: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Sendrecv_replace: sendtag */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 5}, /* Sendrecv_replace: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 6}, /* Sendrecv_replace: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Sendrecv_replace: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 8}, /* Sendrecv_replace: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Sendrecv_replace_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Sendrecv_replace_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Sendrecv_replace_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Sendrecv_replace_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Sendrecv_replace_c: sendtag */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 5}, /* Sendrecv_replace_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 6}, /* Sendrecv_replace_c: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Sendrecv_replace_c: comm */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 8}, /* Sendrecv_replace_c: status */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 0}, /* Buffer_detach: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Buffer_detach: size */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 0}, /* Buffer_detach_c: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Buffer_detach_c: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_flush_buffer: comm */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_flush_buffer: session */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_detach_buffer: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_detach_buffer: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_detach_buffer: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_detach_buffer_c: comm */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_detach_buffer_c: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Comm_detach_buffer_c: size */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_detach_buffer: session */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Session_detach_buffer: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Session_detach_buffer: size */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_detach_buffer_c: session */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Session_detach_buffer_c: buffer_addr */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Session_detach_buffer_c: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_set_info: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Comm_set_info: info */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_set_info: win */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Win_set_info: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_create: comm */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 1}, /* Comm_create: group */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_create: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_create_group: comm */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 1}, /* Comm_create_group: group */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 2}, /* Comm_create_group: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* Comm_create_group: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_dup: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_dup: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_dup_with_info: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Comm_dup_with_info: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_dup_with_info: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_split: comm */
    {FORM_NUMBER, 9, 0, LENGTH_NONE, 0, 1}, /* Comm_split: color */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Comm_split: key */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Comm_split: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_split_type: comm */
    {FORM_NUMBER, 10, 0, LENGTH_NONE, 0, 1}, /* Comm_split_type: split_type */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Comm_split_type: key */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 3}, /* Comm_split_type: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Comm_split_type: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Comm_free: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Comm_disconnect: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Comm_accept: info */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 2}, /* Comm_accept: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Comm_accept: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Comm_accept: newcomm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Comm_connect: info */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 2}, /* Comm_connect: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 3}, /* Comm_connect: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Comm_connect: newcomm */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Comm_join: fd */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_join: intercomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Intercomm_create: local_comm */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Intercomm_create: local_leader */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Intercomm_create: peer_comm */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Intercomm_create: remote_leader */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Intercomm_create: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Intercomm_create: newintercomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Intercomm_merge: intercomm */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Intercomm_merge: high */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Intercomm_merge: newintracomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_create: comm_old */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Cart_create: ndims */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 1, 2}, /* Cart_create: dims */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 1, 3}, /* Cart_create: periods */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 4}, /* Cart_create: reorder */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Cart_create: comm_cart */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_sub: comm */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_DIMENSIONS, 0, 1}, /* Cart_sub: remain_dims */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Cart_sub: newcomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Graph_create: comm_old */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Graph_create: nnodes */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 1, 2}, /* Graph_create: indx */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_LAST, 2, 3}, /* Graph_create: edges */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 4}, /* Graph_create: reorder */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Graph_create: comm_graph */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Dist_graph_create: comm_old */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Dist_graph_create: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 1, 2}, /* Dist_graph_create: sources */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_ARG, 1, 3}, /* Dist_graph_create: degrees */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_SUM, 3, 4}, /* Dist_graph_create: destinations */
    {FORM_NUMBER, 17, ARG_LIST, LENGTH_SUM, 3, 5}, /* Dist_graph_create: weights */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 6}, /* Dist_graph_create: info */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 7}, /* Dist_graph_create: reorder */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Dist_graph_create: comm_dist_graph */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Dist_graph_create_adjacent: comm_old */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Dist_graph_create_adjacent: indegree */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 1, 2}, /* Dist_graph_create_adjacent: sources */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 1, 3}, /* Dist_graph_create_adjacent: sourceweights */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Dist_graph_create_adjacent: outdegree */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 4, 5}, /* Dist_graph_create_adjacent: destinations */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 4, 6}, /* Dist_graph_create_adjacent: destweights */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Dist_graph_create_adjacent: info */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 8}, /* Dist_graph_create_adjacent: reorder */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Dist_graph_create_adjacent: comm_dist_graph */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Comm_create_from_group: group */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Comm_create_from_group: stringtag */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 2}, /* Comm_create_from_group: info */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 3}, /* Comm_create_from_group: errhandler */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 4}, /* Comm_create_from_group: newcomm */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Intercomm_create_from_groups: local_group */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Intercomm_create_from_groups: local_leader */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 2}, /* Intercomm_create_from_groups: remote_group */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Intercomm_create_from_groups: remote_leader */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 4}, /* Intercomm_create_from_groups: stringtag */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 5}, /* Intercomm_create_from_groups: info */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 6}, /* Intercomm_create_from_groups: errhandler */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Intercomm_create_from_groups: newintercomm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* File_open: comm */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* File_open: filename */
    {FORM_NUMBER, ARG_MASK + 1, 0, LENGTH_NONE, 0, 2}, /* File_open: amode */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 3}, /* File_open: info */
    {FORM_HANDLE, OBJECT_FILE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_open: fh */
    {FORM_HANDLE, OBJECT_FILE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* File_close: fh */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* File_delete: filename */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* File_delete: info */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_set_size: fh */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_set_size: size */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_preallocate: fh */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_preallocate: size */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_set_view: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_set_view: disp */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* File_set_view: etype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_set_view: filetype */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 4}, /* File_set_view: datarep */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 5}, /* File_set_view: info */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_set_atomicity: fh */
    {FORM_NUMBER, 0, ARG_FLAG, LENGTH_NONE, 0, 1}, /* File_set_atomicity: flag */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_sync: fh */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_set_info: fh */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* File_set_info: info */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_read_at: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_read_at: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_read_at_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_read_at_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_all: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at_all: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_read_at_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at_all: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_read_at_all: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_all_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at_all_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_read_at_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at_all_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_read_at_all_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_write_at: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_write_at: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_write_at_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_write_at_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_all: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at_all: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_write_at_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at_all: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_write_at_all: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_all_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at_all_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_write_at_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at_all_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* File_write_at_all_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_all: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_all: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_all: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_all_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_all_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_all_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_all: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_all: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_all: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_all_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_all_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_all_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_shared: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_shared: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read_shared: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_shared: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_shared: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_shared_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_shared_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_shared_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_shared_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_shared_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_shared: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_shared: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write_shared: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_shared: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_shared: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_shared_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_shared_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_shared_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_shared_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_shared_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_ordered: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_ordered: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read_ordered: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_ordered: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_ordered: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_ordered_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_ordered_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_ordered_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_ordered_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_read_ordered_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_ordered: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_ordered: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write_ordered: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_ordered: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_ordered: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_ordered_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_ordered_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_ordered_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_ordered_c: datatype */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_write_ordered_c: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_all_begin: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at_all_begin: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at_all_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_read_at_all_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at_all_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_all_begin_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_read_at_all_begin_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_read_at_all_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_read_at_all_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_read_at_all_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_at_all_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_at_all_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_read_at_all_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_all_begin: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at_all_begin: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at_all_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_write_at_all_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at_all_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_all_begin_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_write_at_all_begin_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_write_at_all_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_write_at_all_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_write_at_all_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_at_all_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_at_all_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_write_at_all_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_all_begin: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_all_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read_all_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_all_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_all_begin_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_all_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_all_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_all_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_all_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_all_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_read_all_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_all_begin: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_all_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write_all_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_all_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_all_begin_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_all_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_all_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_all_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_all_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_all_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_write_all_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_ordered_begin: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_ordered_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_read_ordered_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_ordered_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_ordered_begin_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_ordered_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_read_ordered_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_read_ordered_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_read_ordered_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_read_ordered_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_read_ordered_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_ordered_begin: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_ordered_begin: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_write_ordered_begin: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_ordered_begin: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_ordered_begin_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_ordered_begin_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_write_ordered_begin_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_write_ordered_begin_c: datatype */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_write_ordered_end: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_write_ordered_end: buf */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* File_write_ordered_end: status */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_seek_shared: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_seek_shared: offset */
    {FORM_NUMBER, 11, 0, LENGTH_NONE, 0, 2}, /* File_seek_shared: whence */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bsend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Bsend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bsend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Bsend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Bsend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Bsend: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bsend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Bsend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bsend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Bsend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Bsend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Bsend_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 0}, /* Parrived: request */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Parrived: partition */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 2}, /* Parrived: flag */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Iprobe: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 1}, /* Iprobe: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Iprobe: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Iprobe: flag */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* Iprobe: status */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 0}, /* Improbe: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 1}, /* Improbe: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Improbe: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Improbe: flag */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Improbe: message */
    {FORM_STATUS, 0, ARG_OUT, LENGTH_NONE, 0, 5}, /* Improbe: status */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Isend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Isend: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Isend: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Isend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Isend_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Isend_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ibsend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ibsend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ibsend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ibsend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ibsend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ibsend: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ibsend: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ibsend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ibsend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ibsend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ibsend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ibsend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ibsend_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ibsend_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Issend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Issend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Issend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Issend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Issend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Issend: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Issend: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Issend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Issend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Issend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Issend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Issend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Issend_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Issend_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Irsend: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Irsend: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Irsend: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Irsend: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Irsend: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Irsend: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Irsend: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Irsend_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Irsend_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Irsend_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Irsend_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Irsend_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Irsend_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Irsend_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Irecv: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Irecv: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Irecv: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Irecv: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Irecv: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Irecv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Irecv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Irecv_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Irecv_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Irecv_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Irecv_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Irecv_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Irecv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Irecv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Imrecv: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Imrecv: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Imrecv: datatype */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 3}, /* Imrecv: message */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Imrecv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Imrecv_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Imrecv_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Imrecv_c: datatype */
    {FORM_HANDLE, OBJECT_MESSAGE, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 3}, /* Imrecv_c: message */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Imrecv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isendrecv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Isendrecv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isendrecv: sendtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isendrecv: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isendrecv: sendtag */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 5}, /* Isendrecv: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 6}, /* Isendrecv: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Isendrecv: recvtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 8}, /* Isendrecv: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 9}, /* Isendrecv: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 10}, /* Isendrecv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 11}, /* Isendrecv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isendrecv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Isendrecv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isendrecv_c: sendtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isendrecv_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isendrecv_c: sendtag */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 5}, /* Isendrecv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 6}, /* Isendrecv_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Isendrecv_c: recvtype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 8}, /* Isendrecv_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 9}, /* Isendrecv_c: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 10}, /* Isendrecv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 11}, /* Isendrecv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isendrecv_replace: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Isendrecv_replace: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isendrecv_replace: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isendrecv_replace: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isendrecv_replace: sendtag */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 5}, /* Isendrecv_replace: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 6}, /* Isendrecv_replace: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Isendrecv_replace: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Isendrecv_replace: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Isendrecv_replace_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Isendrecv_replace_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Isendrecv_replace_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Isendrecv_replace_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Isendrecv_replace_c: sendtag */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 5}, /* Isendrecv_replace_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 6}, /* Isendrecv_replace_c: recvtag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Isendrecv_replace_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Isendrecv_replace_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Send_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Send_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Send_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Send_init: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Send_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Send_init: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Send_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Send_init_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Send_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Send_init_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Send_init_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Send_init_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Send_init_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Send_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bsend_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Bsend_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bsend_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Bsend_init: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Bsend_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Bsend_init: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Bsend_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Bsend_init_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Bsend_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Bsend_init_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Bsend_init_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Bsend_init_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Bsend_init_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Bsend_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ssend_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ssend_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ssend_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ssend_init: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ssend_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ssend_init: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ssend_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ssend_init_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ssend_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ssend_init_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Ssend_init_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Ssend_init_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ssend_init_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ssend_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rsend_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Rsend_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rsend_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rsend_init: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Rsend_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Rsend_init: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Rsend_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Rsend_init_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Rsend_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Rsend_init_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Rsend_init_c: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Rsend_init_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Rsend_init_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Rsend_init_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Recv_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Recv_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Recv_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Recv_init: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Recv_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Recv_init: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Recv_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Recv_init_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Recv_init_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Recv_init_c: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 3}, /* Recv_init_c: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 4}, /* Recv_init_c: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Recv_init_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Recv_init_c: request */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Start: request */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Startall: count */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_LIST | ARG_ENDS, LENGTH_ARG, 0, 1}, /* Startall: array_of_requests */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Psend_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Psend_init: partitions */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Psend_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Psend_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 4}, /* Psend_init: dest */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 5}, /* Psend_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Psend_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Psend_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Psend_init: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Precv_init: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Precv_init: partitions */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Precv_init: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Precv_init: datatype */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 4}, /* Precv_init: source */
    {FORM_NUMBER, 3, 0, LENGTH_NONE, 0, 5}, /* Precv_init: tag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Precv_init: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 7}, /* Precv_init: info */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Precv_init: request */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Pready: partition */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 1}, /* Pready: request */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Pready_range: partition_low */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Pready_range: partition_high */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 2}, /* Pready_range: request */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Pready_list: length */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 0, 1}, /* Pready_list: array_of_partitions */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 2}, /* Pready_list: request */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Ibarrier: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Ibarrier: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ibcast: buffer */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ibcast: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ibcast: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Ibcast: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Ibcast: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Ibcast: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ibcast_c: buffer */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ibcast_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ibcast_c: datatype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 3}, /* Ibcast_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 4}, /* Ibcast_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Ibcast_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Igather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Igather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Igather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Igather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Igather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Igather: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Igather: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Igather: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Igather: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Igather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Igather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Igather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Igather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Igather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Igather_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Igather_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Igather_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Igather_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Igatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Igatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Igatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Igatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 4}, /* Igatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 5}, /* Igatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Igatherv: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Igatherv: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Igatherv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Igatherv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Igatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Igatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Igatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Igatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 4}, /* Igatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 5}, /* Igatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Igatherv_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Igatherv_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Igatherv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Igatherv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscatter: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Iscatter: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iscatter: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iscatter: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Iscatter: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Iscatter: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Iscatter: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Iscatter: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Iscatter: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscatter_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Iscatter_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iscatter_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iscatter_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Iscatter_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Iscatter_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 6}, /* Iscatter_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Iscatter_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Iscatter_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscatterv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_AT_ROOT, 0, 1}, /* Iscatterv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_AT_ROOT, 0, 2}, /* Iscatterv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iscatterv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Iscatterv: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Iscatterv: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Iscatterv: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Iscatterv: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Iscatterv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Iscatterv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscatterv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 1}, /* Iscatterv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_AT_ROOT, 0, 2}, /* Iscatterv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iscatterv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Iscatterv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Iscatterv_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Iscatterv_c: recvtype */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 7}, /* Iscatterv_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Iscatterv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Iscatterv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallgather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Iallgather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iallgather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iallgather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Iallgather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Iallgather: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Iallgather: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Iallgather: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallgather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Iallgather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iallgather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iallgather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Iallgather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Iallgather_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Iallgather_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Iallgather_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallgatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Iallgatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iallgatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iallgatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 4}, /* Iallgatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Iallgatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Iallgatherv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Iallgatherv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Iallgatherv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallgatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Iallgatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Iallgatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Iallgatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 4}, /* Iallgatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Iallgatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Iallgatherv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Iallgatherv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Iallgatherv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoall: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ialltoall: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ialltoall: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ialltoall: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Ialltoall: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ialltoall: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ialltoall: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ialltoall: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoall_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ialltoall_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ialltoall_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ialltoall_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Ialltoall_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ialltoall_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ialltoall_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ialltoall_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoallv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Ialltoallv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Ialltoallv: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ialltoallv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ialltoallv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Ialltoallv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Ialltoallv: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Ialltoallv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ialltoallv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ialltoallv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoallv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Ialltoallv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Ialltoallv_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ialltoallv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ialltoallv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Ialltoallv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Ialltoallv_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Ialltoallv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ialltoallv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ialltoallv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoallw: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 1}, /* Ialltoallw: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 2}, /* Ialltoallw: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Ialltoallw: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ialltoallw: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_PROCESSES, 0, 5}, /* Ialltoallw: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_PROCESSES, 0, 6}, /* Ialltoallw: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Ialltoallw: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ialltoallw: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ialltoallw: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ialltoallw_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 1}, /* Ialltoallw_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_NOT_IN_PLACE, 0, 2}, /* Ialltoallw_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_NOT_IN_PLACE, 0, 3}, /* Ialltoallw_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ialltoallw_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 5}, /* Ialltoallw_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_PROCESSES, 0, 6}, /* Ialltoallw_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_PROCESSES, 0, 7}, /* Ialltoallw_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ialltoallw_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ialltoallw_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Ireduce: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Ireduce: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ireduce: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ireduce: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Ireduce_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce_c: op */
    {FORM_NUMBER, 2, 0, LENGTH_NONE, 0, 5}, /* Ireduce_c: root */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ireduce_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ireduce_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallreduce: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iallreduce: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Iallreduce: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iallreduce: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iallreduce: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iallreduce: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iallreduce: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iallreduce_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iallreduce_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Iallreduce_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iallreduce_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iallreduce_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iallreduce_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iallreduce_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce_scatter: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce_scatter: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_GROUP, 0, 2}, /* Ireduce_scatter: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce_scatter: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce_scatter: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ireduce_scatter: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ireduce_scatter: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce_scatter_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce_scatter_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_GROUP, 0, 2}, /* Ireduce_scatter_c: recvcounts */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce_scatter_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce_scatter_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ireduce_scatter_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ireduce_scatter_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce_scatter_block: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce_scatter_block: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Ireduce_scatter_block: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce_scatter_block: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce_scatter_block: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ireduce_scatter_block: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ireduce_scatter_block: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ireduce_scatter_block_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Ireduce_scatter_block_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Ireduce_scatter_block_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ireduce_scatter_block_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Ireduce_scatter_block_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Ireduce_scatter_block_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Ireduce_scatter_block_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscan: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iscan: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Iscan: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iscan: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iscan: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iscan: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iscan: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iscan_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iscan_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Iscan_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iscan_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iscan_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iscan_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iscan_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iexscan: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iexscan: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Iexscan: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iexscan: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iexscan: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iexscan: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iexscan: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Iexscan_c: sendbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Iexscan_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Iexscan_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Iexscan_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Iexscan_c: op */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 5}, /* Iexscan_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Iexscan_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_allgather: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ineighbor_allgather: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_allgather: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_allgather: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_allgather: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ineighbor_allgather: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_allgather: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ineighbor_allgather: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_allgather_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ineighbor_allgather_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_allgather_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_allgather_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Ineighbor_allgather_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ineighbor_allgather_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_allgather_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ineighbor_allgather_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_allgatherv: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ineighbor_allgatherv: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_allgatherv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_allgatherv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 4}, /* Ineighbor_allgatherv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Ineighbor_allgatherv: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_allgatherv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Ineighbor_allgatherv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Ineighbor_allgatherv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_allgatherv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ineighbor_allgatherv_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_allgatherv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_allgatherv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 4}, /* Ineighbor_allgatherv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Ineighbor_allgatherv_c: displs */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_allgatherv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 7}, /* Ineighbor_allgatherv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 8}, /* Ineighbor_allgatherv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoall: sendbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Ineighbor_alltoall: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_alltoall: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_alltoall: recvbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoall: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ineighbor_alltoall: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_alltoall: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ineighbor_alltoall: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoall_c: sendbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Ineighbor_alltoall_c: sendcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Ineighbor_alltoall_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_alltoall_c: recvbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoall_c: recvcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Ineighbor_alltoall_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Ineighbor_alltoall_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 7}, /* Ineighbor_alltoall_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoallv: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Ineighbor_alltoallv: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_DESTINATIONS, 0, 2}, /* Ineighbor_alltoallv: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_alltoallv: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoallv: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Ineighbor_alltoallv: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_SOURCES, 0, 6}, /* Ineighbor_alltoallv: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Ineighbor_alltoallv: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ineighbor_alltoallv: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ineighbor_alltoallv: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoallv_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Ineighbor_alltoallv_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Ineighbor_alltoallv_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Ineighbor_alltoallv_c: sendtype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoallv_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Ineighbor_alltoallv_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Ineighbor_alltoallv_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 7}, /* Ineighbor_alltoallv_c: recvtype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ineighbor_alltoallv_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ineighbor_alltoallv_c: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoallw: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_DESTINATIONS, 0, 1}, /* Ineighbor_alltoallw: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Ineighbor_alltoallw: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Ineighbor_alltoallw: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoallw: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_SOURCES, 0, 5}, /* Ineighbor_alltoallw: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Ineighbor_alltoallw: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Ineighbor_alltoallw: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ineighbor_alltoallw: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ineighbor_alltoallw: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Ineighbor_alltoallw_c: sendbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 1}, /* Ineighbor_alltoallw_c: sendcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_DESTINATIONS, 0, 2}, /* Ineighbor_alltoallw_c: sdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_DESTINATIONS, 0, 3}, /* Ineighbor_alltoallw_c: sendtypes */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Ineighbor_alltoallw_c: recvbuf */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 5}, /* Ineighbor_alltoallw_c: recvcounts */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_SOURCES, 0, 6}, /* Ineighbor_alltoallw_c: rdispls */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_SOURCES, 0, 7}, /* Ineighbor_alltoallw_c: recvtypes */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 8}, /* Ineighbor_alltoallw_c: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Ineighbor_alltoallw_c: request */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_idup: comm */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_idup: newcomm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_idup: request */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_idup_with_info: comm */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Comm_idup_with_info: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_idup_with_info: newcomm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Comm_idup_with_info: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Grequest_start: query_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Grequest_start: free_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Grequest_start: cancel_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Grequest_start: extra_state */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Grequest_start: request */
    {FORM_HANDLE, OBJECT_REQUEST, 0, LENGTH_NONE, 0, 0}, /* Grequest_complete: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Buffer_attach: buffer */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Buffer_attach: size */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Buffer_attach_c: buffer */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Buffer_attach_c: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_attach_buffer: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Comm_attach_buffer: buffer */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Comm_attach_buffer: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_attach_buffer_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Comm_attach_buffer_c: buffer */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Comm_attach_buffer_c: size */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_attach_buffer: session */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Session_attach_buffer: buffer */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Session_attach_buffer: size */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_attach_buffer_c: session */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Session_attach_buffer_c: buffer */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Session_attach_buffer_c: size */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 0}, /* Buffer_iflush: request */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_iflush_buffer: comm */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_iflush_buffer: request */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_iflush_buffer: session */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Session_iflush_buffer: request */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_local: inbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_local: inoutbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Reduce_local: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_local: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_local: op */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Reduce_local_c: inbuf */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Reduce_local_c: inoutbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Reduce_local_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Reduce_local_c: datatype */
    {FORM_HANDLE, OBJECT_OP, 0, LENGTH_NONE, 0, 4}, /* Reduce_local_c: op */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Pack: inbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Pack: incount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Pack: datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Pack: outbuf */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 4}, /* Pack: outsize */
    {FORM_NUMBER, 8, ARG_INDIRECT, LENGTH_NONE, 0, 5}, /* Pack: position */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Pack: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Pack_c: inbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Pack_c: incount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 2}, /* Pack_c: datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Pack_c: outbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Pack_c: outsize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 5}, /* Pack_c: position */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Pack_c: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Unpack: inbuf */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Unpack: insize */
    {FORM_NUMBER, 8, ARG_INDIRECT, LENGTH_NONE, 0, 2}, /* Unpack: position */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Unpack: outbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Unpack: outcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Unpack: datatype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Unpack: comm */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Unpack_c: inbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Unpack_c: insize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Unpack_c: position */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Unpack_c: outbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 4}, /* Unpack_c: outcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Unpack_c: datatype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 6}, /* Unpack_c: comm */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Pack_external: datarep */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Pack_external: inbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Pack_external: incount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Pack_external: datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Pack_external: outbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Pack_external: outsize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 6}, /* Pack_external: position */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Pack_external_c: datarep */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Pack_external_c: inbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Pack_external_c: incount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Pack_external_c: datatype */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Pack_external_c: outbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Pack_external_c: outsize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 6}, /* Pack_external_c: position */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Unpack_external: datarep */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Unpack_external: inbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Unpack_external: insize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 3}, /* Unpack_external: position */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Unpack_external: outbuf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 5}, /* Unpack_external: outcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Unpack_external: datatype */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Unpack_external_c: datarep */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Unpack_external_c: inbuf */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Unpack_external_c: insize */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_WIDE, LENGTH_NONE, 0, 3}, /* Unpack_external_c: position */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 4}, /* Unpack_external_c: outbuf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 5}, /* Unpack_external_c: outcount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 6}, /* Unpack_external_c: datatype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_contiguous: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Type_contiguous: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Type_contiguous: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_contiguous_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Type_contiguous_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Type_contiguous_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_vector: count */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Type_vector: blocklength */
    {FORM_NUMBER, 8, 0, LENGTH_NONE, 0, 2}, /* Type_vector: stride */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_vector: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_vector: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_vector_c: count */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_vector_c: blocklength */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_vector_c: stride */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_vector_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_vector_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_hvector: count */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Type_create_hvector: blocklength */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_create_hvector: stride */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hvector: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hvector: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_create_hvector_c: count */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_create_hvector_c: blocklength */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_create_hvector_c: stride */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hvector_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hvector_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_indexed: count */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_ARG, 0, 1}, /* Type_indexed: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_ARG, 0, 2}, /* Type_indexed: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_indexed: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_indexed: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_indexed_c: count */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 1}, /* Type_indexed_c: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_indexed_c: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_indexed_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_indexed_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_hindexed: count */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_ARG, 0, 1}, /* Type_create_hindexed: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_hindexed: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hindexed: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hindexed: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_create_hindexed_c: count */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 1}, /* Type_create_hindexed_c: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_hindexed_c: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hindexed_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hindexed_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_indexed_block: count */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Type_create_indexed_block: blocklength */
    {FORM_NUMBER, 8, ARG_LIST, LENGTH_ARG, 0, 2}, /* Type_create_indexed_block: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_indexed_block: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_indexed_block: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_create_indexed_block_c: count */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_create_indexed_block_c: blocklength */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_indexed_block_c: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_indexed_block_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_indexed_block_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_hindexed_block: count */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Type_create_hindexed_block: blocklength */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_hindexed_block: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hindexed_block: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hindexed_block: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_create_hindexed_block_c: count */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_create_hindexed_block_c: blocklength */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_hindexed_block_c: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* Type_create_hindexed_block_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_hindexed_block_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_struct: count */
    {FORM_NUMBER, 5, ARG_LIST, LENGTH_ARG, 0, 1}, /* Type_create_struct: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_struct: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_ARG, 0, 3}, /* Type_create_struct: array_of_types */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_struct: newtype */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Type_create_struct_c: count */
    {FORM_NUMBER, 5, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 1}, /* Type_create_struct_c: array_of_blocklengths */
    {FORM_NUMBER, 8, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_struct_c: array_of_displacements */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_LIST, LENGTH_ARG, 0, 3}, /* Type_create_struct_c: array_of_types */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_create_struct_c: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_subarray: ndims */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 0, 1}, /* Type_create_subarray: array_of_sizes */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 0, 2}, /* Type_create_subarray: array_of_subsizes */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 0, 3}, /* Type_create_subarray: array_of_starts */
    {FORM_NUMBER, 13, 0, LENGTH_NONE, 0, 4}, /* Type_create_subarray: order */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Type_create_subarray: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Type_create_subarray: newtype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Type_create_subarray_c: ndims */
    {FORM_NUMBER, 0, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 1}, /* Type_create_subarray_c: array_of_sizes */
    {FORM_NUMBER, 0, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 2}, /* Type_create_subarray_c: array_of_subsizes */
    {FORM_NUMBER, 0, ARG_LIST | ARG_WIDE, LENGTH_ARG, 0, 3}, /* Type_create_subarray_c: array_of_starts */
    {FORM_NUMBER, 13, 0, LENGTH_NONE, 0, 4}, /* Type_create_subarray_c: order */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 5}, /* Type_create_subarray_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 6}, /* Type_create_subarray_c: newtype */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_darray: size */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Type_create_darray: rank */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Type_create_darray: ndims */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 2, 3}, /* Type_create_darray: array_of_gsizes */
    {FORM_NUMBER, 14, ARG_LIST, LENGTH_ARG, 2, 4}, /* Type_create_darray: array_of_distribs */
    {FORM_NUMBER, 15, ARG_LIST, LENGTH_ARG, 2, 5}, /* Type_create_darray: array_of_dargs */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 2, 6}, /* Type_create_darray: array_of_psizes */
    {FORM_NUMBER, 13, 0, LENGTH_NONE, 0, 7}, /* Type_create_darray: order */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 8}, /* Type_create_darray: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Type_create_darray: newtype */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_darray_c: size */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Type_create_darray_c: rank */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Type_create_darray_c: ndims */
    {FORM_NUMBER, 0, ARG_LIST | ARG_WIDE, LENGTH_ARG, 2, 3}, /* Type_create_darray_c: array_of_gsizes */
    {FORM_NUMBER, 14, ARG_LIST, LENGTH_ARG, 2, 4}, /* Type_create_darray_c: array_of_distribs */
    {FORM_NUMBER, 15, ARG_LIST, LENGTH_ARG, 2, 5}, /* Type_create_darray_c: array_of_dargs */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_ARG, 2, 6}, /* Type_create_darray_c: array_of_psizes */
    {FORM_NUMBER, 13, 0, LENGTH_NONE, 0, 7}, /* Type_create_darray_c: order */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 8}, /* Type_create_darray_c: oldtype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 9}, /* Type_create_darray_c: newtype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_create_resized: oldtype */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_create_resized: lb */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_create_resized: extent */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Type_create_resized: newtype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_create_resized_c: oldtype */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_create_resized_c: lb */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_create_resized_c: extent */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Type_create_resized_c: newtype */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_value_index: value_type */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Type_get_value_index: index_type */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Type_get_value_index: pair_type */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_set_name: datatype */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Type_set_name: type_name */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Op_create: user_fn */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Op_create: commute */
    {FORM_HANDLE, OBJECT_OP, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Op_create: op */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Op_create_c: user_fn */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Op_create_c: commute */
    {FORM_HANDLE, OBJECT_OP, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Op_create_c: op */
    {FORM_HANDLE, OBJECT_OP, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Op_free: op */
    {FORM_NUMBER, 0, ARG_WIDE, LENGTH_NONE, 0, 0}, /* Alloc_mem: size */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Alloc_mem: info */
    {FORM_ADDRESS, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Alloc_mem: baseptr */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Free_mem: base */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_group: comm */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Comm_group: group */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_remote_group: comm */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Comm_remote_group: group */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_get_group: win */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Win_get_group: group */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_get_group: fh */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* File_get_group: group */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_union: group1 */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 1}, /* Group_union: group2 */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Group_union: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_intersection: group1 */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 1}, /* Group_intersection: group2 */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Group_intersection: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_difference: group1 */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 1}, /* Group_difference: group2 */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* Group_difference: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_incl: group */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Group_incl: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 1, 2}, /* Group_incl: ranks */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* Group_incl: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_excl: group */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Group_excl: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 1, 2}, /* Group_excl: ranks */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* Group_excl: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_range_incl: group */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Group_range_incl: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_RANGES, 1, 2}, /* Group_range_incl: ranges */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* Group_range_incl: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_range_excl: group */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Group_range_excl: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_RANGES, 1, 2}, /* Group_range_excl: ranges */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* Group_range_excl: newgroup */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Group_from_session_pset: session */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Group_from_session_pset: pset_name */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Group_from_session_pset: newgroup */
    {FORM_HANDLE, OBJECT_GROUP, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Group_free: group */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 0}, /* Comm_get_parent: parent */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_set_name: comm */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Comm_set_name: comm_name */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Comm_create_keyval: comm_copy_attr_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Comm_create_keyval: comm_delete_attr_fn */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_create_keyval: comm_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Comm_create_keyval: extra_state */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Comm_free_keyval: comm_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Keyval_create: copy_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Keyval_create: delete_fn */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Keyval_create: keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Keyval_create: extra_state */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Keyval_free: keyval */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_set_attr: comm */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Comm_set_attr: comm_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Comm_set_attr: attribute_val */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_delete_attr: comm */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Comm_delete_attr: comm_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Type_create_keyval: type_copy_attr_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Type_create_keyval: type_delete_attr_fn */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Type_create_keyval: type_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Type_create_keyval: extra_state */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Type_free_keyval: type_keyval */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_set_attr: datatype */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Type_set_attr: type_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Type_set_attr: attribute_val */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_delete_attr: datatype */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Type_delete_attr: type_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Win_create_keyval: win_copy_attr_fn */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* Win_create_keyval: win_delete_attr_fn */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Win_create_keyval: win_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 3}, /* Win_create_keyval: extra_state */
    {FORM_HANDLE, OBJECT_KEYVAL, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Win_free_keyval: win_keyval */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_set_attr: win */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Win_set_attr: win_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Win_set_attr: attribute_val */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_delete_attr: win */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Win_delete_attr: win_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Comm_create_errhandler: comm_errhandler_fn */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_create_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_set_errhandler: comm */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 1}, /* Comm_set_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_get_errhandler: comm */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Comm_get_errhandler: errhandler */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Win_create_errhandler: win_errhandler_fn */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Win_create_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_set_errhandler: win */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 1}, /* Win_set_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_get_errhandler: win */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Win_get_errhandler: errhandler */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* File_create_errhandler: file_errhandler_fn */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* File_create_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_set_errhandler: file */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 1}, /* File_set_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_get_errhandler: file */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* File_get_errhandler: errhandler */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 0}, /* Session_create_errhandler: session_errhandler_fn */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Session_create_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_set_errhandler: session */
    {FORM_HANDLE, OBJECT_ERRHANDLER, 0, LENGTH_NONE, 0, 1}, /* Session_set_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_get_errhandler: session */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 1}, /* Session_get_errhandler: errhandler */
    {FORM_HANDLE, OBJECT_ERRHANDLER, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Errhandler_free: errhandler */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 0}, /* Info_create: info */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Info_create_env: info */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_dup: info */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Info_dup: newinfo */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_set: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Info_set: key */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 2}, /* Info_set: value */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_delete: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Info_delete: key */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_ENDS, LENGTH_NONE, 0, 0}, /* Info_free: info */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_get_info: comm */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_get_info: info_used */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_get_info: win */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Win_get_info: info_used */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_get_info: fh */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* File_get_info: info_used */
    {FORM_HANDLE, OBJECT_SESSION, 0, LENGTH_NONE, 0, 0}, /* Session_get_info: session */
    {FORM_HANDLE, OBJECT_INFO, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Session_get_info: info_used */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Open_port: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Publish_name: service_name */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Publish_name: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Unpublish_name: service_name */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Unpublish_name: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 0}, /* Lookup_name: service_name */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 1}, /* Lookup_name: info */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iread: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iread_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_all: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iread_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread_all: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread_all: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_all_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iread_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread_all_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread_all_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_at: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iread_at: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iread_at: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_iread_at: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iread_at: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iread_at: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_at_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iread_at_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iread_at_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_iread_at_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iread_at_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iread_at_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_at_all: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iread_at_all: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iread_at_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_iread_at_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iread_at_all: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iread_at_all: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_at_all_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iread_at_all_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iread_at_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_iread_at_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iread_at_all_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iread_at_all_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_shared: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread_shared: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iread_shared: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread_shared: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread_shared: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iread_shared_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iread_shared_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iread_shared_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iread_shared_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iread_shared_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iwrite: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iwrite_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_all: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_all: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite_all: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_all_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iwrite_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_all_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite_all_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_at: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iwrite_at: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_at: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_at: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iwrite_at: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iwrite_at: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_at_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iwrite_at_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_at_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_iwrite_at_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iwrite_at_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iwrite_at_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_at_all: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iwrite_at_all: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_at_all: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_at_all: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iwrite_at_all: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iwrite_at_all: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_at_all_c: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_iwrite_at_all_c: offset */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_at_all_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 3}, /* File_iwrite_at_all_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 4}, /* File_iwrite_at_all_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* File_iwrite_at_all_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_shared: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite_shared: buf */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* File_iwrite_shared: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_shared: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite_shared: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_iwrite_shared_c: fh */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 1}, /* File_iwrite_shared_c: buf */
    {FORM_NUMBER, 5, ARG_WIDE, LENGTH_NONE, 0, 2}, /* File_iwrite_shared_c: count */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 3}, /* File_iwrite_shared_c: datatype */
    {FORM_HANDLE, OBJECT_REQUEST, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* File_iwrite_shared_c: request */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_seek: fh */
    {FORM_NUMBER, 8, ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_seek: offset */
    {FORM_NUMBER, 11, 0, LENGTH_NONE, 0, 2}, /* File_seek: whence */
    {FORM_HANDLE, OBJECT_FILE, 0, LENGTH_NONE, 0, 0}, /* File_get_view: fh */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* File_get_view: disp */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 2}, /* File_get_view: etype */
    {FORM_HANDLE, OBJECT_DATATYPE, ARG_INDIRECT | ARG_OUT | ARG_SHARES, LENGTH_NONE, 0, 3}, /* File_get_view: filetype */
    {FORM_TEXT, 0, ARG_OUT, LENGTH_NONE, 0, 4}, /* File_get_view: datarep */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cartdim_get: comm */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Cartdim_get: ndims */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_shift: comm */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 1}, /* Cart_shift: direction */
    {FORM_NUMBER, 8, 0, LENGTH_NONE, 0, 2}, /* Cart_shift: disp */
    {FORM_NUMBER, 1, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Cart_shift: rank_source */
    {FORM_NUMBER, 1, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Cart_shift: rank_dest */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Graph_neighbors: comm */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Graph_neighbors: rank */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Graph_neighbors: maxneighbors */
    {FORM_NUMBER, 1, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 3}, /* Graph_neighbors: neighbors */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Graph_neighbors_count: comm */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Graph_neighbors_count: rank */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Graph_neighbors_count: nneighbors */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Dist_graph_neighbors: comm */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Dist_graph_neighbors: maxindegree */
    {FORM_NUMBER, 1, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 2}, /* Dist_graph_neighbors: sources */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 3}, /* Dist_graph_neighbors: sourceweights */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 4}, /* Dist_graph_neighbors: maxoutdegree */
    {FORM_NUMBER, 1, ARG_LIST | ARG_OUT, LENGTH_ARG, 4, 5}, /* Dist_graph_neighbors: destinations */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 4, 6}, /* Dist_graph_neighbors: destweights */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Dist_graph_neighbors_count: comm */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Dist_graph_neighbors_count: indegree */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Dist_graph_neighbors_count: outdegree */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Dist_graph_neighbors_count: weighted */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_get: comm */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Cart_get: maxdims */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 2}, /* Cart_get: dims */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 3}, /* Cart_get: periods */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 4}, /* Cart_get: coords */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_rank: comm */
    {FORM_NUMBER, 0, ARG_LIST, LENGTH_DIMENSIONS, 0, 1}, /* Cart_rank: coords */
    {FORM_NUMBER, 1, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Cart_rank: rank */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Cart_coords: comm */
    {FORM_NUMBER, 1, 0, LENGTH_NONE, 0, 1}, /* Cart_coords: rank */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Cart_coords: maxdims */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 3}, /* Cart_coords: coords */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Graphdims_get: comm */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Graphdims_get: nnodes */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Graphdims_get: nedges */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Graph_get: comm */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Graph_get: maxindex */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Graph_get: maxedges */
    {FORM_NUMBER, 0, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 3}, /* Graph_get: indx */
    {FORM_NUMBER, 1, ARG_LIST | ARG_OUT, LENGTH_ARG, 2, 4}, /* Graph_get: edges */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_rank: comm */
    {FORM_NUMBER, 1, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_rank: rank */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_size: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_size: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_compare: comm1 */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 1}, /* Comm_compare: comm2 */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Comm_compare: result */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_get_attr: comm */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Comm_get_attr: keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Comm_get_attr: value */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Comm_get_attr: flag */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_translate_ranks: group1 */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Group_translate_ranks: n */
    {FORM_NUMBER, 1, ARG_LIST, LENGTH_ARG, 1, 2}, /* Group_translate_ranks: ranks1 */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 3}, /* Group_translate_ranks: group2 */
    {FORM_NUMBER, 1, ARG_LIST | ARG_OUT, LENGTH_ARG, 1, 4}, /* Group_translate_ranks: ranks2 */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_rank: group */
    {FORM_NUMBER, 1, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Group_rank: rank */
    {FORM_HANDLE, OBJECT_GROUP, 0, LENGTH_NONE, 0, 0}, /* Group_size: group */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Group_size: size */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_get_attr: win */
    {FORM_HANDLE, OBJECT_KEYVAL, 0, LENGTH_NONE, 0, 1}, /* Win_get_attr: win_keyval */
    {FORM_ADDRESS, 0, 0, LENGTH_NONE, 0, 2}, /* Win_get_attr: attribute_val */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Win_get_attr: flag */
    {FORM_HANDLE, OBJECT_WINDOW, 0, LENGTH_NONE, 0, 0}, /* Win_call_errhandler: win */
    {FORM_NUMBER, 22, 0, LENGTH_NONE, 0, 1}, /* Win_call_errhandler: errorcode */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_get: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Info_get: key */
    {FORM_NUMBER, 0, 0, LENGTH_NONE, 0, 2}, /* Info_get: valuelen */
    {FORM_TEXT, 0, ARG_OUT, LENGTH_NONE, 0, 3}, /* Info_get: value */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 4}, /* Info_get: flag */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_envelope: datatype */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Type_get_envelope: num_integers */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Type_get_envelope: num_addresses */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Type_get_envelope: num_datatypes */
    {FORM_NUMBER, 18, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 4}, /* Type_get_envelope: combiner */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_envelope_c: datatype */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_get_envelope_c: num_integers */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_get_envelope_c: num_addresses */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 3}, /* Type_get_envelope_c: num_large_counts */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 4}, /* Type_get_envelope_c: num_datatypes */
    {FORM_NUMBER, 18, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 5}, /* Type_get_envelope_c: combiner */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_extent: datatype */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_get_extent: lb */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_get_extent: extent */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_extent_c: datatype */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_get_extent_c: lb */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_get_extent_c: extent */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_get_true_extent: datatype */
    {FORM_NUMBER, 8, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_get_true_extent: true_lb */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Type_get_true_extent: true_extent */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_size: datatype */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Type_size: size */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 0}, /* Initialized: flag */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 0}, /* Finalized: flag */
    {FORM_NUMBER, 7, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 0}, /* Query_thread: provided */
    {FORM_STATUS, 0, 0, LENGTH_NONE, 0, 0}, /* Status_set_elements: status */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Status_set_elements: datatype */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 2}, /* Status_set_elements: count */
    {FORM_STATUS, 0, 0, LENGTH_NONE, 0, 0}, /* Status_set_cancelled: status */
    {FORM_NUMBER, 0, ARG_FLAG, LENGTH_NONE, 0, 1}, /* Status_set_cancelled: flag */
    {FORM_NUMBER, 22, 0, LENGTH_NONE, 0, 0}, /* Error_class: errorcode */
    {FORM_NUMBER, 22, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Error_class: errorclass */
    {FORM_STATUS, 0, 0, LENGTH_NONE, 0, 0}, /* Test_cancelled: status */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 1}, /* Test_cancelled: flag */
    {FORM_STATUS, 0, 0, LENGTH_NONE, 0, 0}, /* Get_elements_x: status */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Get_elements_x: datatype */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 2}, /* Get_elements_x: count */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_test_inter: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 1}, /* Comm_test_inter: flag */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Comm_remote_size: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Comm_remote_size: size */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 0}, /* Topo_test: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Topo_test: status */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 0}, /* Type_size_x: datatype */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_WIDE, LENGTH_NONE, 0, 1}, /* Type_size_x: size */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_get_nkeys: info */
    {FORM_NUMBER, 5, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Info_get_nkeys: nkeys */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_get_nthkey: info */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 1}, /* Info_get_nthkey: n */
    {FORM_TEXT, 0, ARG_OUT, LENGTH_NONE, 0, 2}, /* Info_get_nthkey: key */
    {FORM_HANDLE, OBJECT_INFO, 0, LENGTH_NONE, 0, 0}, /* Info_get_valuelen: info */
    {FORM_TEXT, 0, 0, LENGTH_NONE, 0, 1}, /* Info_get_valuelen: key */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 2}, /* Info_get_valuelen: valuelen */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT | ARG_FLAG, LENGTH_NONE, 0, 3}, /* Info_get_valuelen: flag */
    {FORM_NUMBER, 5, 0, LENGTH_NONE, 0, 0}, /* Pack_size: incount */
    {FORM_HANDLE, OBJECT_DATATYPE, 0, LENGTH_NONE, 0, 1}, /* Pack_size: datatype */
    {FORM_HANDLE, OBJECT_COMMUNICATOR, 0, LENGTH_NONE, 0, 2}, /* Pack_size: comm */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 3}, /* Pack_size: size */
    {FORM_TEXT, 0, ARG_OUT, LENGTH_NONE, 0, 0}, /* Get_library_version: version */
    {FORM_NUMBER, 0, ARG_INDIRECT | ARG_OUT, LENGTH_NONE, 0, 1}, /* Get_library_version: resultlen */
    {0},
};

const uint16_t nasty_args_of[] = {
    0,
    0, /* Init */
    0, /* Init_thread */
    2, /* Finalize */
    2, /* Session_init */
    5, /* Session_finalize */
    6, /* Abort */
    8, /* Comm_spawn */
    13, /* Comm_spawn_multiple */
    17, /* Win_create */
    23, /* Win_create_c */
    29, /* Win_allocate */
    35, /* Win_allocate_c */
    41, /* Win_allocate_shared */
    47, /* Win_allocate_shared_c */
    53, /* Win_create_dynamic */
    56, /* Win_attach */
    59, /* Win_detach */
    61, /* Win_shared_query */
    66, /* Win_shared_query_c */
    71, /* Win_free */
    72, /* Win_set_name */
    74, /* Win_lock */
    78, /* Win_unlock */
    80, /* Win_lock_all */
    82, /* Win_unlock_all */
    83, /* Win_flush */
    85, /* Win_flush_all */
    86, /* Win_flush_local */
    88, /* Win_flush_local_all */
    89, /* Win_sync */
    90, /* Win_fence */
    92, /* Win_start */
    95, /* Win_complete */
    96, /* Win_post */
    99, /* Win_wait */
    100, /* Win_test */
    102, /* Put */
    110, /* Put_c */
    118, /* Get */
    126, /* Get_c */
    134, /* Accumulate */
    143, /* Accumulate_c */
    152, /* Get_accumulate */
    164, /* Get_accumulate_c */
    176, /* Fetch_and_op */
    183, /* Compare_and_swap */
    190, /* Rput */
    199, /* Rput_c */
    208, /* Rget */
    217, /* Rget_c */
    226, /* Raccumulate */
    236, /* Raccumulate_c */
    246, /* Rget_accumulate */
    259, /* Rget_accumulate_c */
    272, /* Wait */
    274, /* Waitall */
    277, /* Waitany */
    281, /* Waitsome */
    286, /* Test */
    289, /* Testall */
    293, /* Testany */
    298, /* Testsome */
    303, /* Request_get_status */
    306, /* Request_get_status_all */
    310, /* Request_get_status_any */
    315, /* Request_get_status_some */
    320, /* Probe */
    324, /* Mprobe */
    329, /* Sendrecv */
    341, /* Sendrecv_c */
    353, /* Request_free */
    354, /* Cancel */
    355, /* Type_commit */
    356, /* Type_free */
    357, /* Type_dup */
    359, /* Type_get_contents */
    366, /* Type_get_contents_c */
    375, /* Type_create_f90_integer */
    377, /* Type_create_f90_real */
    380, /* Type_create_f90_complex */
    383, /* Type_match_size */
    386, /* Send */
    392, /* Send_c */
    398, /* Ssend */
    404, /* Ssend_c */
    410, /* Rsend */
    416, /* Rsend_c */
    422, /* Recv */
    429, /* Recv_c */
    436, /* Mrecv */
    441, /* Mrecv_c */
    446, /* Barrier */
    447, /* Bcast */
    452, /* Bcast_c */
    457, /* Gather */
    465, /* Gather_c */
    473, /* Gatherv */
    482, /* Gatherv_c */
    491, /* Scatter */
    499, /* Scatter_c */
    507, /* Scatterv */
    516, /* Scatterv_c */
    525, /* Allgather */
    532, /* Allgather_c */
    539, /* Allgatherv */
    547, /* Allgatherv_c */
    555, /* Alltoall */
    562, /* Alltoall_c */
    569, /* Alltoallv */
    578, /* Alltoallv_c */
    587, /* Alltoallw */
    596, /* Alltoallw_c */
    605, /* Reduce */
    612, /* Reduce_c */
    619, /* Allreduce */
    625, /* Allreduce_c */
    631, /* Reduce_scatter */
    637, /* Reduce_scatter_c */
    643, /* Reduce_scatter_block */
    649, /* Reduce_scatter_block_c */
    655, /* Scan */
    661, /* Scan_c */
    667, /* Exscan */
    673, /* Exscan_c */
    679, /* Neighbor_allgather */
    686, /* Neighbor_allgather_c */
    693, /* Neighbor_allgatherv */
    701, /* Neighbor_allgatherv_c */
    709, /* Neighbor_alltoall */
    716, /* Neighbor_alltoall_c */
    723, /* Neighbor_alltoallv */
    732, /* Neighbor_alltoallv_c */
    741, /* Neighbor_alltoallw */
    750, /* Neighbor_alltoallw_c */
    759, /* Barrier_init */
    762, /* Bcast_init */
    769, /* Bcast_init_c */
    776, /* Gather_init */
    786, /* Gather_init_c */
    796, /* Gatherv_init */
    807, /* Gatherv_init_c */
    818, /* Scatter_init */
    828, /* Scatter_init_c */
    838, /* Scatterv_init */
    849, /* Scatterv_init_c */
    860, /* Allgather_init */
    869, /* Allgather_init_c */
    878, /* Allgatherv_init */
    888, /* Allgatherv_init_c */
    898, /* Alltoall_init */
    907, /* Alltoall_init_c */
    916, /* Alltoallv_init */
    927, /* Alltoallv_init_c */
    938, /* Alltoallw_init */
    949, /* Alltoallw_init_c */
    960, /* Reduce_init */
    969, /* Reduce_init_c */
    978, /* Allreduce_init */
    986, /* Allreduce_init_c */
    994, /* Reduce_scatter_init */
    1002, /* Reduce_scatter_init_c */
    1010, /* Reduce_scatter_block_init */
    1018, /* Reduce_scatter_block_init_c */
    1026, /* Scan_init */
    1034, /* Scan_init_c */
    1042, /* Exscan_init */
    1050, /* Exscan_init_c */
    1058, /* Neighbor_allgather_init */
    1067, /* Neighbor_allgather_init_c */
    1076, /* Neighbor_allgatherv_init */
    1086, /* Neighbor_allgatherv_init_c */
    1096, /* Neighbor_alltoall_init */
    1105, /* Neighbor_alltoall_init_c */
    1114, /* Neighbor_alltoallv_init */
    1125, /* Neighbor_alltoallv_init_c */
    1136, /* Neighbor_alltoallw_init */
    1147, /* Neighbor_alltoallw_init_c */
    1158, /* Sendrecv_replace */
    1167, /* Sendrecv_replace_c */
    1176, /* Buffer_detach */
    1178, /* Buffer_detach_c */
    1180, /* Buffer_flush */
    1180, /* Comm_flush_buffer */
    1181, /* Session_flush_buffer */
    1182, /* Comm_detach_buffer */
    1185, /* Comm_detach_buffer_c */
    1188, /* Session_detach_buffer */
    1191, /* Session_detach_buffer_c */
    1194, /* Comm_set_info */
    1196, /* Win_set_info */
    1198, /* Comm_create */
    1201, /* Comm_create_group */
    1205, /* Comm_dup */
    1207, /* Comm_dup_with_info */
    1210, /* Comm_split */
    1214, /* Comm_split_type */
    1219, /* Comm_free */
    1220, /* Comm_disconnect */
    1221, /* Comm_accept */
    1225, /* Comm_connect */
    1229, /* Comm_join */
    1231, /* Intercomm_create */
    1237, /* Intercomm_merge */
    1240, /* Cart_create */
    1246, /* Cart_sub */
    1249, /* Graph_create */
    1255, /* Dist_graph_create */
    1264, /* Dist_graph_create_adjacent */
    1274, /* Comm_create_from_group */
    1279, /* Intercomm_create_from_groups */
    1287, /* File_open */
    1292, /* File_close */
    1293, /* File_delete */
    1295, /* File_set_size */
    1297, /* File_preallocate */
    1299, /* File_set_view */
    1305, /* File_set_atomicity */
    1307, /* File_sync */
    1308, /* File_set_info */
    1310, /* File_read_at */
    1316, /* File_read_at_c */
    1322, /* File_read_at_all */
    1328, /* File_read_at_all_c */
    1334, /* File_write_at */
    1340, /* File_write_at_c */
    1346, /* File_write_at_all */
    1352, /* File_write_at_all_c */
    1358, /* File_read */
    1363, /* File_read_c */
    1368, /* File_read_all */
    1373, /* File_read_all_c */
    1378, /* File_write */
    1383, /* File_write_c */
    1388, /* File_write_all */
    1393, /* File_write_all_c */
    1398, /* File_read_shared */
    1403, /* File_read_shared_c */
    1408, /* File_write_shared */
    1413, /* File_write_shared_c */
    1418, /* File_read_ordered */
    1423, /* File_read_ordered_c */
    1428, /* File_write_ordered */
    1433, /* File_write_ordered_c */
    1438, /* File_read_at_all_begin */
    1443, /* File_read_at_all_begin_c */
    1448, /* File_read_at_all_end */
    1451, /* File_write_at_all_begin */
    1456, /* File_write_at_all_begin_c */
    1461, /* File_write_at_all_end */
    1464, /* File_read_all_begin */
    1468, /* File_read_all_begin_c */
    1472, /* File_read_all_end */
    1475, /* File_write_all_begin */
    1479, /* File_write_all_begin_c */
    1483, /* File_write_all_end */
    1486, /* File_read_ordered_begin */
    1490, /* File_read_ordered_begin_c */
    1494, /* File_read_ordered_end */
    1497, /* File_write_ordered_begin */
    1501, /* File_write_ordered_begin_c */
    1505, /* File_write_ordered_end */
    1508, /* File_seek_shared */
    1511, /* Bsend */
    1517, /* Bsend_c */
    1523, /* Parrived */
    1526, /* Iprobe */
    1531, /* Improbe */
    1537, /* Isend */
    1544, /* Isend_c */
    1551, /* Ibsend */
    1558, /* Ibsend_c */
    1565, /* Issend */
    1572, /* Issend_c */
    1579, /* Irsend */
    1586, /* Irsend_c */
    1593, /* Irecv */
    1600, /* Irecv_c */
    1607, /* Imrecv */
    1612, /* Imrecv_c */
    1617, /* Isendrecv */
    1629, /* Isendrecv_c */
    1641, /* Isendrecv_replace */
    1650, /* Isendrecv_replace_c */
    1659, /* Send_init */
    1666, /* Send_init_c */
    1673, /* Bsend_init */
    1680, /* Bsend_init_c */
    1687, /* Ssend_init */
    1694, /* Ssend_init_c */
    1701, /* Rsend_init */
    1708, /* Rsend_init_c */
    1715, /* Recv_init */
    1722, /* Recv_init_c */
    1729, /* Start */
    1730, /* Startall */
    1732, /* Psend_init */
    1741, /* Precv_init */
    1750, /* Pready */
    1752, /* Pready_range */
    1755, /* Pready_list */
    1758, /* Ibarrier */
    1760, /* Ibcast */
    1766, /* Ibcast_c */
    1772, /* Igather */
    1781, /* Igather_c */
    1790, /* Igatherv */
    1800, /* Igatherv_c */
    1810, /* Iscatter */
    1819, /* Iscatter_c */
    1828, /* Iscatterv */
    1838, /* Iscatterv_c */
    1848, /* Iallgather */
    1856, /* Iallgather_c */
    1864, /* Iallgatherv */
    1873, /* Iallgatherv_c */
    1882, /* Ialltoall */
    1890, /* Ialltoall_c */
    1898, /* Ialltoallv */
    1908, /* Ialltoallv_c */
    1918, /* Ialltoallw */
    1928, /* Ialltoallw_c */
    1938, /* Ireduce */
    1946, /* Ireduce_c */
    1954, /* Iallreduce */
    1961, /* Iallreduce_c */
    1968, /* Ireduce_scatter */
    1975, /* Ireduce_scatter_c */
    1982, /* Ireduce_scatter_block */
    1989, /* Ireduce_scatter_block_c */
    1996, /* Iscan */
    2003, /* Iscan_c */
    2010, /* Iexscan */
    2017, /* Iexscan_c */
    2024, /* Ineighbor_allgather */
    2032, /* Ineighbor_allgather_c */
    2040, /* Ineighbor_allgatherv */
    2049, /* Ineighbor_allgatherv_c */
    2058, /* Ineighbor_alltoall */
    2066, /* Ineighbor_alltoall_c */
    2074, /* Ineighbor_alltoallv */
    2084, /* Ineighbor_alltoallv_c */
    2094, /* Ineighbor_alltoallw */
    2104, /* Ineighbor_alltoallw_c */
    2114, /* Comm_idup */
    2117, /* Comm_idup_with_info */
    2121, /* Grequest_start */
    2126, /* Grequest_complete */
    2127, /* Buffer_attach */
    2129, /* Buffer_attach_c */
    2131, /* Comm_attach_buffer */
    2134, /* Comm_attach_buffer_c */
    2137, /* Session_attach_buffer */
    2140, /* Session_attach_buffer_c */
    2143, /* Buffer_iflush */
    2144, /* Comm_iflush_buffer */
    2146, /* Session_iflush_buffer */
    2148, /* Reduce_local */
    2153, /* Reduce_local_c */
    2158, /* Pack */
    2165, /* Pack_c */
    2172, /* Unpack */
    2179, /* Unpack_c */
    2186, /* Pack_external */
    2193, /* Pack_external_c */
    2200, /* Unpack_external */
    2207, /* Unpack_external_c */
    2214, /* Type_contiguous */
    2217, /* Type_contiguous_c */
    2220, /* Type_vector */
    2225, /* Type_vector_c */
    2230, /* Type_create_hvector */
    2235, /* Type_create_hvector_c */
    2240, /* Type_indexed */
    2245, /* Type_indexed_c */
    2250, /* Type_create_hindexed */
    2255, /* Type_create_hindexed_c */
    2260, /* Type_create_indexed_block */
    2265, /* Type_create_indexed_block_c */
    2270, /* Type_create_hindexed_block */
    2275, /* Type_create_hindexed_block_c */
    2280, /* Type_create_struct */
    2285, /* Type_create_struct_c */
    2290, /* Type_create_subarray */
    2297, /* Type_create_subarray_c */
    2304, /* Type_create_darray */
    2314, /* Type_create_darray_c */
    2324, /* Type_create_resized */
    2328, /* Type_create_resized_c */
    2332, /* Type_get_value_index */
    2335, /* Type_set_name */
    2337, /* Op_create */
    2340, /* Op_create_c */
    2343, /* Op_free */
    2344, /* Alloc_mem */
    2347, /* Free_mem */
    2348, /* Comm_group */
    2350, /* Comm_remote_group */
    2352, /* Win_get_group */
    2354, /* File_get_group */
    2356, /* Group_union */
    2359, /* Group_intersection */
    2362, /* Group_difference */
    2365, /* Group_incl */
    2369, /* Group_excl */
    2373, /* Group_range_incl */
    2377, /* Group_range_excl */
    2381, /* Group_from_session_pset */
    2384, /* Group_free */
    2385, /* Comm_get_parent */
    2386, /* Comm_set_name */
    2388, /* Comm_create_keyval */
    2392, /* Comm_free_keyval */
    2393, /* Keyval_create */
    2397, /* Keyval_free */
    2398, /* Comm_set_attr */
    2401, /* Comm_delete_attr */
    2403, /* Type_create_keyval */
    2407, /* Type_free_keyval */
    2408, /* Type_set_attr */
    2411, /* Type_delete_attr */
    2413, /* Win_create_keyval */
    2417, /* Win_free_keyval */
    2418, /* Win_set_attr */
    2421, /* Win_delete_attr */
    2423, /* Comm_create_errhandler */
    2425, /* Comm_set_errhandler */
    2427, /* Comm_get_errhandler */
    2429, /* Win_create_errhandler */
    2431, /* Win_set_errhandler */
    2433, /* Win_get_errhandler */
    2435, /* File_create_errhandler */
    2437, /* File_set_errhandler */
    2439, /* File_get_errhandler */
    2441, /* Session_create_errhandler */
    2443, /* Session_set_errhandler */
    2445, /* Session_get_errhandler */
    2447, /* Errhandler_free */
    2448, /* Info_create */
    2449, /* Info_create_env */
    2450, /* Info_dup */
    2452, /* Info_set */
    2455, /* Info_delete */
    2457, /* Info_free */
    2458, /* Comm_get_info */
    2460, /* Win_get_info */
    2462, /* File_get_info */
    2464, /* Session_get_info */
    2466, /* Open_port */
    2467, /* Close_port */
    2467, /* Publish_name */
    2469, /* Unpublish_name */
    2471, /* Lookup_name */
    2473, /* File_iread */
    2478, /* File_iread_c */
    2483, /* File_iread_all */
    2488, /* File_iread_all_c */
    2493, /* File_iread_at */
    2499, /* File_iread_at_c */
    2505, /* File_iread_at_all */
    2511, /* File_iread_at_all_c */
    2517, /* File_iread_shared */
    2522, /* File_iread_shared_c */
    2527, /* File_iwrite */
    2532, /* File_iwrite_c */
    2537, /* File_iwrite_all */
    2542, /* File_iwrite_all_c */
    2547, /* File_iwrite_at */
    2553, /* File_iwrite_at_c */
    2559, /* File_iwrite_at_all */
    2565, /* File_iwrite_at_all_c */
    2571, /* File_iwrite_shared */
    2576, /* File_iwrite_shared_c */
    2581, /* File_seek */
    2584, /* File_get_view */
    2589, /* Cartdim_get */
    2591, /* Cart_shift */
    2596, /* Graph_neighbors */
    2600, /* Graph_neighbors_count */
    2603, /* Dist_graph_neighbors */
    2610, /* Dist_graph_neighbors_count */
    2614, /* Cart_get */
    2619, /* Cart_rank */
    2622, /* Cart_coords */
    2626, /* Graphdims_get */
    2629, /* Graph_get */
    2634, /* Comm_rank */
    2636, /* Comm_size */
    2638, /* Comm_compare */
    2641, /* Comm_get_attr */
    2645, /* Group_translate_ranks */
    2650, /* Group_rank */
    2652, /* Group_size */
    2654, /* Win_get_attr */
    2658, /* Win_call_errhandler */
    2660, /* Info_get */
    2665, /* Type_get_envelope */
    2670, /* Type_get_envelope_c */
    2676, /* Type_get_extent */
    2679, /* Type_get_extent_c */
    2682, /* Type_get_true_extent */
    2685, /* Type_size */
    2687, /* Initialized */
    2688, /* Finalized */
    2689, /* Query_thread */
    2690, /* Status_set_elements */
    2693, /* Status_set_cancelled */
    2695, /* Error_class */
    2697, /* Test_cancelled */
    2699, /* Get_elements_x */
    2702, /* Comm_test_inter */
    2704, /* Comm_remote_size */
    2706, /* Topo_test */
    2708, /* Type_size_x */
    2710, /* Info_get_nkeys */
    2712, /* Info_get_nthkey */
    2715, /* Info_get_valuelen */
    2719, /* Pack_size */
    2723, /* Get_library_version */
    2725,
};

const uint8_t nasty_args_flags[] = {
    0,
    0, /* Init */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Init_thread */
    0, /* Finalize */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Session_init */
    ARG_INDIRECT | ARG_ENDS | 0, /* Session_finalize */
    0 | 0 | 0, /* Abort */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_spawn */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_spawn_multiple */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Win_create */
    0 | ARG_WIDE | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Win_create_c */
    ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Win_allocate */
    ARG_WIDE | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Win_allocate_c */
    ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Win_allocate_shared */
    ARG_WIDE | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Win_allocate_shared_c */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Win_create_dynamic */
    0 | 0 | ARG_WIDE | 0, /* Win_attach */
    0 | 0 | 0, /* Win_detach */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Win_shared_query */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | 0, /* Win_shared_query_c */
    ARG_INDIRECT | ARG_ENDS | 0, /* Win_free */
    0 | 0 | 0, /* Win_set_name */
    0 | 0 | 0 | 0 | 0, /* Win_lock */
    0 | 0 | 0, /* Win_unlock */
    0 | 0 | 0, /* Win_lock_all */
    0 | 0, /* Win_unlock_all */
    0 | 0 | 0, /* Win_flush */
    0 | 0, /* Win_flush_all */
    0 | 0 | 0, /* Win_flush_local */
    0 | 0, /* Win_flush_local_all */
    0 | 0, /* Win_sync */
    0 | 0 | 0, /* Win_fence */
    0 | 0 | 0 | 0, /* Win_start */
    0 | 0, /* Win_complete */
    0 | 0 | 0 | 0, /* Win_post */
    0 | 0, /* Win_wait */
    0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Win_test */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Put */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0, /* Put_c */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Get */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0, /* Get_c */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Accumulate */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0 | 0, /* Accumulate_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Get_accumulate */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0 | 0, /* Get_accumulate_c */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Fetch_and_op */
    0 | 0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0, /* Compare_and_swap */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rput */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rput_c */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rget */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rget_c */
    0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Raccumulate */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Raccumulate_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rget_accumulate */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rget_accumulate_c */
    ARG_INDIRECT | ARG_ENDS | ARG_OUT | 0, /* Wait */
    0 | ARG_LIST | ARG_ENDS | ARG_LIST | ARG_OUT | 0, /* Waitall */
    0 | ARG_LIST | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_INDEX | ARG_OUT | 0, /* Waitany */
    0 | ARG_LIST | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Waitsome */
    ARG_INDIRECT | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_OUT | 0, /* Test */
    0 | ARG_LIST | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_LIST | ARG_OUT | 0, /* Testall */
    0 | ARG_LIST | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_INDEX | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_OUT | 0, /* Testany */
    0 | ARG_LIST | ARG_ENDS | ARG_INDIRECT | ARG_OUT | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Testsome */
    0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_OUT | 0, /* Request_get_status */
    0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_LIST | ARG_OUT | 0, /* Request_get_status_all */
    0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_INDEX | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_OUT | 0, /* Request_get_status_any */
    0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Request_get_status_some */
    0 | 0 | 0 | ARG_OUT | 0, /* Probe */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_OUT | 0, /* Mprobe */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Sendrecv */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Sendrecv_c */
    ARG_INDIRECT | ARG_ENDS | 0, /* Request_free */
    ARG_INDIRECT | ARG_ENDS | 0, /* Cancel */
    ARG_INDIRECT | ARG_ENDS | 0, /* Type_commit */
    ARG_INDIRECT | ARG_ENDS | 0, /* Type_free */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_dup */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | ARG_WIDE | ARG_LIST | ARG_OUT | ARG_SHARES | 0, /* Type_get_contents */
    0 | ARG_WIDE | ARG_WIDE | ARG_WIDE | ARG_WIDE | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | ARG_WIDE | ARG_LIST | ARG_OUT | ARG_WIDE | ARG_LIST | ARG_OUT | ARG_SHARES | 0, /* Type_get_contents_c */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Type_create_f90_integer */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Type_create_f90_real */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Type_create_f90_complex */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Type_match_size */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Send */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Send_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Ssend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Ssend_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Rsend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Rsend_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Recv */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Recv_c */
    0 | 0 | 0 | ARG_INDIRECT | ARG_ENDS | ARG_OUT | 0, /* Mrecv */
    0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_ENDS | ARG_OUT | 0, /* Mrecv_c */
    0 | 0, /* Barrier */
    0 | 0 | 0 | 0 | 0 | 0, /* Bcast */
    0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Bcast_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Gather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Gather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | 0, /* Gatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | 0, /* Gatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Scatter */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Scatter_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Scatterv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Scatterv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Allgather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Allgather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0, /* Allgatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0, /* Allgatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Alltoall */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Alltoall_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0, /* Alltoallv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0, /* Alltoallv_c */
    0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0, /* Alltoallw */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0, /* Alltoallw_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Reduce */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Reduce_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Allreduce */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Allreduce_c */
    0 | 0 | ARG_LIST | 0 | 0 | 0 | 0, /* Reduce_scatter */
    0 | 0 | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | 0, /* Reduce_scatter_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Reduce_scatter_block */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Reduce_scatter_block_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Scan */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Scan_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Exscan */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0, /* Exscan_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Neighbor_allgather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Neighbor_allgather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0, /* Neighbor_allgatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0, /* Neighbor_allgatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0, /* Neighbor_alltoall */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Neighbor_alltoall_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0, /* Neighbor_alltoallv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0, /* Neighbor_alltoallv_c */
    0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0, /* Neighbor_alltoallw */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0, /* Neighbor_alltoallw_c */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Barrier_init */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Bcast_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Bcast_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Gather_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Gather_init_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Gatherv_init */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Gatherv_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scatter_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scatter_init_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scatterv_init */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scatterv_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allgather_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allgather_init_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allgatherv_init */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allgatherv_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoall_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoall_init_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoallv_init */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoallv_init_c */
    0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoallw_init */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alltoallw_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allreduce_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Allreduce_init_c */
    0 | 0 | ARG_LIST | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_scatter_init */
    0 | 0 | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_scatter_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_scatter_block_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Reduce_scatter_block_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scan_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Scan_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Exscan_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Exscan_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_allgather_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_allgather_init_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_allgatherv_init */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_allgatherv_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoall_init */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoall_init_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoallv_init */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoallv_init_c */
    0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoallw_init */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Neighbor_alltoallw_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Sendrecv_replace */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0 | 0 | ARG_OUT | 0, /* Sendrecv_replace_c */
    ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Buffer_detach */
    ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Buffer_detach_c */
    0, /* Buffer_flush */
    0 | 0, /* Comm_flush_buffer */
    0 | 0, /* Session_flush_buffer */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Comm_detach_buffer */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Comm_detach_buffer_c */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Session_detach_buffer */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Session_detach_buffer_c */
    0 | 0 | 0, /* Comm_set_info */
    0 | 0 | 0, /* Win_set_info */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_create */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_create_group */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_dup */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_dup_with_info */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_split */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_split_type */
    ARG_INDIRECT | ARG_ENDS | 0, /* Comm_free */
    ARG_INDIRECT | ARG_ENDS | 0, /* Comm_disconnect */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_accept */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_connect */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_join */
    0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Intercomm_create */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Intercomm_merge */
    0 | 0 | ARG_LIST | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Cart_create */
    0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | 0, /* Cart_sub */
    0 | 0 | ARG_LIST | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Graph_create */
    0 | 0 | ARG_LIST | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Dist_graph_create */
    0 | 0 | ARG_LIST | ARG_LIST | 0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Dist_graph_create_adjacent */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_create_from_group */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Intercomm_create_from_groups */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_open */
    ARG_INDIRECT | ARG_ENDS | 0, /* File_close */
    0 | 0 | 0, /* File_delete */
    0 | ARG_WIDE | 0, /* File_set_size */
    0 | ARG_WIDE | 0, /* File_preallocate */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* File_set_view */
    0 | ARG_FLAG | 0, /* File_set_atomicity */
    0 | 0, /* File_sync */
    0 | 0 | 0, /* File_set_info */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_OUT | 0, /* File_read_at */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_at_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_OUT | 0, /* File_read_at_all */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_at_all_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_OUT | 0, /* File_write_at */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_at_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_OUT | 0, /* File_write_at_all */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_at_all_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_read */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_read_all */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_all_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_write */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_write_all */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_all_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_read_shared */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_shared_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_write_shared */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_shared_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_read_ordered */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_read_ordered_c */
    0 | 0 | 0 | 0 | ARG_OUT | 0, /* File_write_ordered */
    0 | 0 | ARG_WIDE | 0 | ARG_OUT | 0, /* File_write_ordered_c */
    0 | ARG_WIDE | 0 | 0 | 0 | 0, /* File_read_at_all_begin */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | 0, /* File_read_at_all_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_read_at_all_end */
    0 | ARG_WIDE | 0 | 0 | 0 | 0, /* File_write_at_all_begin */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | 0, /* File_write_at_all_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_write_at_all_end */
    0 | 0 | 0 | 0 | 0, /* File_read_all_begin */
    0 | 0 | ARG_WIDE | 0 | 0, /* File_read_all_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_read_all_end */
    0 | 0 | 0 | 0 | 0, /* File_write_all_begin */
    0 | 0 | ARG_WIDE | 0 | 0, /* File_write_all_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_write_all_end */
    0 | 0 | 0 | 0 | 0, /* File_read_ordered_begin */
    0 | 0 | ARG_WIDE | 0 | 0, /* File_read_ordered_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_read_ordered_end */
    0 | 0 | 0 | 0 | 0, /* File_write_ordered_begin */
    0 | 0 | ARG_WIDE | 0 | 0, /* File_write_ordered_begin_c */
    0 | 0 | ARG_OUT | 0, /* File_write_ordered_end */
    0 | ARG_WIDE | 0 | 0, /* File_seek_shared */
    0 | 0 | 0 | 0 | 0 | 0 | 0, /* Bsend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0, /* Bsend_c */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Parrived */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_OUT | 0, /* Iprobe */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | ARG_INDIRECT | ARG_OUT | ARG_OUT | 0, /* Improbe */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isend_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ibsend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ibsend_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Issend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Issend_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Irsend */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Irsend_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Irecv */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Irecv_c */
    0 | 0 | 0 | ARG_INDIRECT | ARG_ENDS | ARG_INDIRECT | ARG_OUT | 0, /* Imrecv */
    0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_ENDS | ARG_INDIRECT | ARG_OUT | 0, /* Imrecv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isendrecv */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isendrecv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isendrecv_replace */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Isendrecv_replace_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Send_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Send_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Bsend_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Bsend_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ssend_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ssend_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rsend_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Rsend_init_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Recv_init */
    0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Recv_init_c */
    ARG_INDIRECT | ARG_ENDS | 0, /* Start */
    0 | ARG_LIST | ARG_ENDS | 0, /* Startall */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Psend_init */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Precv_init */
    0 | 0 | 0, /* Pready */
    0 | 0 | 0 | 0, /* Pready_range */
    0 | ARG_LIST | 0 | 0, /* Pready_list */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Ibarrier */
    0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ibcast */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ibcast_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Igather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Igather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Igatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Igatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscatter */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscatter_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscatterv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscatterv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallgather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallgather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallgatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallgatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoall */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoall_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoallv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoallv_c */
    0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoallw */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ialltoallw_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallreduce */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iallreduce_c */
    0 | 0 | ARG_LIST | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce_scatter */
    0 | 0 | ARG_LIST | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce_scatter_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce_scatter_block */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ireduce_scatter_block_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscan */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iscan_c */
    0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iexscan */
    0 | 0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Iexscan_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_allgather */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_allgather_c */
    0 | 0 | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_allgatherv */
    0 | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_allgatherv_c */
    0 | 0 | 0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoall */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoall_c */
    0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoallv */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoallv_c */
    0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoallw */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Ineighbor_alltoallw_c */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Comm_idup */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Comm_idup_with_info */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Grequest_start */
    0 | 0, /* Grequest_complete */
    0 | 0 | 0, /* Buffer_attach */
    0 | ARG_WIDE | 0, /* Buffer_attach_c */
    0 | 0 | 0 | 0, /* Comm_attach_buffer */
    0 | 0 | ARG_WIDE | 0, /* Comm_attach_buffer_c */
    0 | 0 | 0 | 0, /* Session_attach_buffer */
    0 | 0 | ARG_WIDE | 0, /* Session_attach_buffer_c */
    ARG_INDIRECT | ARG_OUT | 0, /* Buffer_iflush */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_iflush_buffer */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Session_iflush_buffer */
    0 | 0 | 0 | 0 | 0 | 0, /* Reduce_local */
    0 | 0 | ARG_WIDE | 0 | 0 | 0, /* Reduce_local_c */
    0 | 0 | 0 | 0 | 0 | ARG_INDIRECT | 0 | 0, /* Pack */
    0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0 | 0, /* Pack_c */
    0 | 0 | ARG_INDIRECT | 0 | 0 | 0 | 0 | 0, /* Unpack */
    0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0 | ARG_WIDE | 0 | 0 | 0, /* Unpack_c */
    0 | 0 | 0 | 0 | 0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0, /* Pack_external */
    0 | 0 | ARG_WIDE | 0 | 0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0, /* Pack_external_c */
    0 | 0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0 | 0 | 0 | 0, /* Unpack_external */
    0 | 0 | ARG_WIDE | ARG_INDIRECT | ARG_WIDE | 0 | ARG_WIDE | 0 | 0, /* Unpack_external_c */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_contiguous */
    ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_contiguous_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_vector */
    ARG_WIDE | ARG_WIDE | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_vector_c */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hvector */
    ARG_WIDE | ARG_WIDE | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hvector_c */
    0 | ARG_LIST | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_indexed */
    ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_indexed_c */
    0 | ARG_LIST | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hindexed */
    ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hindexed_c */
    0 | 0 | ARG_LIST | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_indexed_block */
    ARG_WIDE | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_indexed_block_c */
    0 | 0 | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hindexed_block */
    ARG_WIDE | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_hindexed_block_c */
    0 | ARG_LIST | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_struct */
    ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_struct_c */
    0 | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_subarray */
    0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_WIDE | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_subarray_c */
    0 | 0 | 0 | ARG_LIST | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_darray */
    0 | 0 | 0 | ARG_LIST | ARG_WIDE | ARG_LIST | ARG_LIST | ARG_LIST | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_darray_c */
    0 | ARG_WIDE | ARG_WIDE | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_resized */
    0 | ARG_WIDE | ARG_WIDE | ARG_INDIRECT | ARG_OUT | 0, /* Type_create_resized_c */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Type_get_value_index */
    0 | 0 | 0, /* Type_set_name */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Op_create */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Op_create_c */
    ARG_INDIRECT | ARG_ENDS | 0, /* Op_free */
    ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Alloc_mem */
    0 | 0, /* Free_mem */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_group */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_remote_group */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Win_get_group */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* File_get_group */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_union */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_intersection */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_difference */
    0 | 0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_incl */
    0 | 0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_excl */
    0 | 0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_range_incl */
    0 | 0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Group_range_excl */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Group_from_session_pset */
    ARG_INDIRECT | ARG_ENDS | 0, /* Group_free */
    ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_get_parent */
    0 | 0 | 0, /* Comm_set_name */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0 | 0, /* Comm_create_keyval */
    ARG_INDIRECT | ARG_ENDS | 0, /* Comm_free_keyval */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0 | 0, /* Keyval_create */
    ARG_INDIRECT | ARG_ENDS | 0, /* Keyval_free */
    0 | 0 | 0 | 0, /* Comm_set_attr */
    0 | 0 | 0, /* Comm_delete_attr */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0 | 0, /* Type_create_keyval */
    ARG_INDIRECT | ARG_ENDS | 0, /* Type_free_keyval */
    0 | 0 | 0 | 0, /* Type_set_attr */
    0 | 0 | 0, /* Type_delete_attr */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0 | 0, /* Win_create_keyval */
    ARG_INDIRECT | ARG_ENDS | 0, /* Win_free_keyval */
    0 | 0 | 0 | 0, /* Win_set_attr */
    0 | 0 | 0, /* Win_delete_attr */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_create_errhandler */
    0 | 0 | 0, /* Comm_set_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Comm_get_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Win_create_errhandler */
    0 | 0 | 0, /* Win_set_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Win_get_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* File_create_errhandler */
    0 | 0 | 0, /* File_set_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* File_get_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Session_create_errhandler */
    0 | 0 | 0, /* Session_set_errhandler */
    0 | ARG_INDIRECT | ARG_OUT | ARG_SHARES | 0, /* Session_get_errhandler */
    ARG_INDIRECT | ARG_ENDS | 0, /* Errhandler_free */
    ARG_INDIRECT | ARG_OUT | 0, /* Info_create */
    ARG_INDIRECT | ARG_OUT | 0, /* Info_create_env */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Info_dup */
    0 | 0 | 0 | 0, /* Info_set */
    0 | 0 | 0, /* Info_delete */
    ARG_INDIRECT | ARG_ENDS | 0, /* Info_free */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_get_info */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Win_get_info */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* File_get_info */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Session_get_info */
    0 | 0, /* Open_port */
    0, /* Close_port */
    0 | 0 | 0, /* Publish_name */
    0 | 0 | 0, /* Unpublish_name */
    0 | 0 | 0, /* Lookup_name */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_all */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_all_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_at */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_at_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_at_all */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_at_all_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_shared */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iread_shared_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_all */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_all_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_at */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_at_c */
    0 | ARG_WIDE | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_at_all */
    0 | ARG_WIDE | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_at_all_c */
    0 | 0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_shared */
    0 | 0 | ARG_WIDE | 0 | ARG_INDIRECT | ARG_OUT | 0, /* File_iwrite_shared_c */
    0 | ARG_WIDE | 0 | 0, /* File_seek */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_SHARES | ARG_INDIRECT | ARG_OUT | ARG_SHARES | ARG_OUT | 0, /* File_get_view */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Cartdim_get */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Cart_shift */
    0 | 0 | 0 | ARG_LIST | ARG_OUT | 0, /* Graph_neighbors */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Graph_neighbors_count */
    0 | 0 | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0 | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Dist_graph_neighbors */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Dist_graph_neighbors_count */
    0 | 0 | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Cart_get */
    0 | ARG_LIST | ARG_INDIRECT | ARG_OUT | 0, /* Cart_rank */
    0 | 0 | 0 | ARG_LIST | ARG_OUT | 0, /* Cart_coords */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Graphdims_get */
    0 | 0 | 0 | ARG_LIST | ARG_OUT | ARG_LIST | ARG_OUT | 0, /* Graph_get */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_rank */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_size */
    0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_compare */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Comm_get_attr */
    0 | 0 | ARG_LIST | 0 | ARG_LIST | ARG_OUT | 0, /* Group_translate_ranks */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Group_rank */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Group_size */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Win_get_attr */
    0 | 0 | 0, /* Win_call_errhandler */
    0 | 0 | 0 | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Info_get */
    0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Type_get_envelope */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | 0, /* Type_get_envelope_c */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Type_get_extent */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Type_get_extent_c */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Type_get_true_extent */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Type_size */
    ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Initialized */
    ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Finalized */
    ARG_INDIRECT | ARG_OUT | 0, /* Query_thread */
    0 | 0 | 0 | 0, /* Status_set_elements */
    0 | ARG_FLAG | 0, /* Status_set_cancelled */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Error_class */
    0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Test_cancelled */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Get_elements_x */
    0 | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Comm_test_inter */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Comm_remote_size */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Topo_test */
    0 | ARG_INDIRECT | ARG_OUT | ARG_WIDE | 0, /* Type_size_x */
    0 | ARG_INDIRECT | ARG_OUT | 0, /* Info_get_nkeys */
    0 | 0 | ARG_OUT | 0, /* Info_get_nthkey */
    0 | 0 | ARG_INDIRECT | ARG_OUT | ARG_INDIRECT | ARG_OUT | ARG_FLAG | 0, /* Info_get_valuelen */
    0 | 0 | 0 | ARG_INDIRECT | ARG_OUT | 0, /* Pack_size */
    ARG_OUT | ARG_INDIRECT | ARG_OUT | 0, /* Get_library_version */
};

int64_t nasty_constants[110];

/* The sets of constants, each ended by 0; constant i has the number i + 1. */
static const uint8_t set_1[] = {1, 2, 3, 4, 0}; /* peer */
static const uint8_t set_2[] = {4, 1, 0}; /* root */
static const uint8_t set_3[] = {5, 0}; /* tag */
static const uint8_t set_4[] = {3, 0}; /* index */
static const uint8_t set_5[] = {3, 0}; /* count */
static const uint8_t set_6[] = {6, 7, 0}; /* lock type */
static const uint8_t set_7[] = {8, 9, 10, 11, 0}; /* thread level */
static const uint8_t set_8[] = {12, 0}; /* displacement */
static const uint8_t set_9[] = {3, 0}; /* color */
static const uint8_t set_10[] = {3, 13, 0}; /* split_type */
static const uint8_t set_11[] = {14, 15, 16, 0}; /* whence */
static const uint8_t set_12[] = {17, 18, 19, 0}; /* typeclass */
static const uint8_t set_13[] = {20, 21, 0}; /* order */
static const uint8_t set_14[] = {22, 23, 24, 0}; /* array_of_distribs */
static const uint8_t set_15[] = {25, 0}; /* array_of_dargs */
static const uint8_t set_16[] = {26, 0}; /* address */
static const uint8_t set_17[] = {27, 28, 0}; /* weights */
static const uint8_t set_18[] = {29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 0}; /* combiner */
static const uint8_t set_19[] = {45, 46, 47, 48, 0}; /* flavor */
static const uint8_t set_20[] = {49, 50, 0}; /* model */
static const uint8_t set_21[] = {51, 52, 53, 3, 0}; /* topology */
static const uint8_t set_22[] = {54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 0}; /* error code */
const uint8_t *const nasty_sets[] = {
    0,
    set_1,
    set_2,
    set_3,
    set_4,
    set_5,
    set_6,
    set_7,
    set_8,
    set_9,
    set_10,
    set_11,
    set_12,
    set_13,
    set_14,
    set_15,
    set_16,
    set_17,
    set_18,
    set_19,
    set_20,
    set_21,
    set_22,
};

static const int mask_0[] = {MPI_MODE_NOCHECK, MPI_MODE_NOSTORE, MPI_MODE_NOPUT, MPI_MODE_NOPRECEDE, MPI_MODE_NOSUCCEED, 0};
static const int mask_1[] = {MPI_MODE_RDONLY, MPI_MODE_RDWR, MPI_MODE_WRONLY, MPI_MODE_CREATE, MPI_MODE_EXCL, MPI_MODE_DELETE_ON_CLOSE, MPI_MODE_UNIQUE_OPEN, MPI_MODE_SEQUENTIAL, MPI_MODE_APPEND, 0};
const int *const nasty_masks[] = {mask_0, mask_1, };

const uint8_t nasty_set_peer = 1;
const uint8_t nasty_set_root = 2;
const uint8_t nasty_set_tag = 3;
const uint8_t nasty_set_count = 5;
const uint8_t nasty_set_address = 16;
const uint8_t nasty_set_combiner = 18;
const uint8_t nasty_set_flavor = 19;
const uint8_t nasty_set_model = 20;
const uint8_t nasty_set_topology = 21;
const uint8_t nasty_set_error = 22;
int64_t nasty_set_max[23];

void nasty_constants_start(void)
{
    int64_t *value = nasty_constants;
    *value++ = (int64_t)(intptr_t)MPI_PROC_NULL;
    *value++ = (int64_t)(intptr_t)MPI_ANY_SOURCE;
    *value++ = (int64_t)(intptr_t)MPI_UNDEFINED;
    *value++ = (int64_t)(intptr_t)MPI_ROOT;
    *value++ = (int64_t)(intptr_t)MPI_ANY_TAG;
    *value++ = (int64_t)(intptr_t)MPI_LOCK_SHARED;
    *value++ = (int64_t)(intptr_t)MPI_LOCK_EXCLUSIVE;
    *value++ = (int64_t)(intptr_t)MPI_THREAD_SINGLE;
    *value++ = (int64_t)(intptr_t)MPI_THREAD_FUNNELED;
    *value++ = (int64_t)(intptr_t)MPI_THREAD_SERIALIZED;
    *value++ = (int64_t)(intptr_t)MPI_THREAD_MULTIPLE;
    *value++ = (int64_t)(intptr_t)MPI_DISPLACEMENT_CURRENT;
    *value++ = (int64_t)(intptr_t)MPI_COMM_TYPE_SHARED;
    *value++ = (int64_t)(intptr_t)MPI_SEEK_SET;
    *value++ = (int64_t)(intptr_t)MPI_SEEK_CUR;
    *value++ = (int64_t)(intptr_t)MPI_SEEK_END;
    *value++ = (int64_t)(intptr_t)MPI_TYPECLASS_INTEGER;
    *value++ = (int64_t)(intptr_t)MPI_TYPECLASS_REAL;
    *value++ = (int64_t)(intptr_t)MPI_TYPECLASS_COMPLEX;
    *value++ = (int64_t)(intptr_t)MPI_ORDER_C;
    *value++ = (int64_t)(intptr_t)MPI_ORDER_FORTRAN;
    *value++ = (int64_t)(intptr_t)MPI_DISTRIBUTE_BLOCK;
    *value++ = (int64_t)(intptr_t)MPI_DISTRIBUTE_CYCLIC;
    *value++ = (int64_t)(intptr_t)MPI_DISTRIBUTE_NONE;
    *value++ = (int64_t)(intptr_t)MPI_DISTRIBUTE_DFLT_DARG;
    *value++ = (int64_t)(intptr_t)MPI_IN_PLACE;
    *value++ = (int64_t)(intptr_t)MPI_UNWEIGHTED;
    *value++ = (int64_t)(intptr_t)MPI_WEIGHTS_EMPTY;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_NAMED;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_DUP;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_CONTIGUOUS;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_VECTOR;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_HVECTOR;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_INDEXED;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_HINDEXED;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_INDEXED_BLOCK;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_HINDEXED_BLOCK;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_STRUCT;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_SUBARRAY;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_DARRAY;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_F90_REAL;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_F90_COMPLEX;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_F90_INTEGER;
    *value++ = (int64_t)(intptr_t)MPI_COMBINER_RESIZED;
    *value++ = (int64_t)(intptr_t)MPI_WIN_FLAVOR_CREATE;
    *value++ = (int64_t)(intptr_t)MPI_WIN_FLAVOR_ALLOCATE;
    *value++ = (int64_t)(intptr_t)MPI_WIN_FLAVOR_DYNAMIC;
    *value++ = (int64_t)(intptr_t)MPI_WIN_FLAVOR_SHARED;
    *value++ = (int64_t)(intptr_t)MPI_WIN_SEPARATE;
    *value++ = (int64_t)(intptr_t)MPI_WIN_UNIFIED;
    *value++ = (int64_t)(intptr_t)MPI_CART;
    *value++ = (int64_t)(intptr_t)MPI_GRAPH;
    *value++ = (int64_t)(intptr_t)MPI_DIST_GRAPH;
    *value++ = (int64_t)(intptr_t)MPI_ERR_BUFFER;
    *value++ = (int64_t)(intptr_t)MPI_ERR_COUNT;
    *value++ = (int64_t)(intptr_t)MPI_ERR_TYPE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_TAG;
    *value++ = (int64_t)(intptr_t)MPI_ERR_COMM;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RANK;
    *value++ = (int64_t)(intptr_t)MPI_ERR_REQUEST;
    *value++ = (int64_t)(intptr_t)MPI_ERR_ROOT;
    *value++ = (int64_t)(intptr_t)MPI_ERR_GROUP;
    *value++ = (int64_t)(intptr_t)MPI_ERR_OP;
    *value++ = (int64_t)(intptr_t)MPI_ERR_TOPOLOGY;
    *value++ = (int64_t)(intptr_t)MPI_ERR_DIMS;
    *value++ = (int64_t)(intptr_t)MPI_ERR_ARG;
    *value++ = (int64_t)(intptr_t)MPI_ERR_UNKNOWN;
    *value++ = (int64_t)(intptr_t)MPI_ERR_TRUNCATE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_OTHER;
    *value++ = (int64_t)(intptr_t)MPI_ERR_INTERN;
    *value++ = (int64_t)(intptr_t)MPI_ERR_PENDING;
    *value++ = (int64_t)(intptr_t)MPI_ERR_IN_STATUS;
    *value++ = (int64_t)(intptr_t)MPI_ERR_ACCESS;
    *value++ = (int64_t)(intptr_t)MPI_ERR_AMODE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_ASSERT;
    *value++ = (int64_t)(intptr_t)MPI_ERR_BAD_FILE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_BASE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_CONVERSION;
    *value++ = (int64_t)(intptr_t)MPI_ERR_DISP;
    *value++ = (int64_t)(intptr_t)MPI_ERR_DUP_DATAREP;
    *value++ = (int64_t)(intptr_t)MPI_ERR_FILE_EXISTS;
    *value++ = (int64_t)(intptr_t)MPI_ERR_FILE_IN_USE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_FILE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_INFO_KEY;
    *value++ = (int64_t)(intptr_t)MPI_ERR_INFO_NOKEY;
    *value++ = (int64_t)(intptr_t)MPI_ERR_INFO_VALUE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_INFO;
    *value++ = (int64_t)(intptr_t)MPI_ERR_IO;
    *value++ = (int64_t)(intptr_t)MPI_ERR_KEYVAL;
    *value++ = (int64_t)(intptr_t)MPI_ERR_LOCKTYPE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_NAME;
    *value++ = (int64_t)(intptr_t)MPI_ERR_NO_MEM;
    *value++ = (int64_t)(intptr_t)MPI_ERR_NOT_SAME;
    *value++ = (int64_t)(intptr_t)MPI_ERR_NO_SPACE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_NO_SUCH_FILE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_PORT;
    *value++ = (int64_t)(intptr_t)MPI_ERR_QUOTA;
    *value++ = (int64_t)(intptr_t)MPI_ERR_READ_ONLY;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_ATTACH;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_CONFLICT;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_FLAVOR;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_RANGE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_SHARED;
    *value++ = (int64_t)(intptr_t)MPI_ERR_RMA_SYNC;
    *value++ = (int64_t)(intptr_t)MPI_ERR_SERVICE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_SIZE;
    *value++ = (int64_t)(intptr_t)MPI_ERR_SPAWN;
    *value++ = (int64_t)(intptr_t)MPI_ERR_UNSUPPORTED_DATAREP;
    *value++ = (int64_t)(intptr_t)MPI_ERR_UNSUPPORTED_OPERATION;
    *value++ = (int64_t)(intptr_t)MPI_ERR_WIN;
    for (int set = 1; set <= 22; set++) {
        nasty_set_max[set] = INT64_MIN;
        for (const uint8_t *c = nasty_sets[set]; *c; c++)
            if (nasty_constants[*c - 1] > nasty_set_max[set])
                nasty_set_max[set] = nasty_constants[*c - 1];
    }
}

const uint8_t nasty_handle_bytes[] = {
    sizeof(MPI_Comm),
    sizeof(MPI_Group),
    sizeof(MPI_Datatype),
    sizeof(MPI_Op),
    sizeof(MPI_Win),
    sizeof(MPI_Info),
    sizeof(MPI_Request),
    sizeof(MPI_Message),
    sizeof(MPI_File),
#if defined MPI_SESSION_NULL
    sizeof(MPI_Session),
#else
    0,
#endif
    sizeof(MPI_Errhandler),
    sizeof(int),
};

#define ADD(kind, type, handle, number)                                                              \
    do {                                                                                                     \
        type h = handle;                                                                                     \
        add(kind, &h, number);                                                                               \
    } while (0)
void nasty_each_predefined(void (*add)(enum nasty_object kind, const void *handle, uint64_t number))
{
    ADD(OBJECT_COMMUNICATOR, MPI_Comm, MPI_COMM_NULL, 0);
    ADD(OBJECT_COMMUNICATOR, MPI_Comm, MPI_COMM_WORLD, 1);
    ADD(OBJECT_COMMUNICATOR, MPI_Comm, MPI_COMM_SELF, 2);
    ADD(OBJECT_GROUP, MPI_Group, MPI_GROUP_NULL, 0);
    ADD(OBJECT_GROUP, MPI_Group, MPI_GROUP_EMPTY, 1);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_DATATYPE_NULL, 0);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_BYTE, 1);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CHAR, 2);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_SIGNED_CHAR, 3);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UNSIGNED_CHAR, 4);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_SHORT, 5);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UNSIGNED_SHORT, 6);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INT, 7);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UNSIGNED, 8);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LONG, 9);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UNSIGNED_LONG, 10);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LONG_LONG, 11);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UNSIGNED_LONG_LONG, 12);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INT8_T, 13);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INT16_T, 14);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INT32_T, 15);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INT64_T, 16);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UINT8_T, 17);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UINT16_T, 18);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UINT32_T, 19);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_UINT64_T, 20);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_FLOAT, 21);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_DOUBLE, 22);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LONG_DOUBLE, 23);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_C_BOOL, 24);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_C_FLOAT_COMPLEX, 25);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_C_DOUBLE_COMPLEX, 26);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_C_LONG_DOUBLE_COMPLEX, 27);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_WCHAR, 28);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_AINT, 29);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_OFFSET, 30);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_COUNT, 31);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_PACKED, 32);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CXX_BOOL, 33);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CXX_FLOAT_COMPLEX, 34);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CXX_DOUBLE_COMPLEX, 35);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CXX_LONG_DOUBLE_COMPLEX, 36);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_CHARACTER, 37);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LOGICAL, 38);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INTEGER, 39);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_REAL, 40);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_DOUBLE_PRECISION, 41);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_COMPLEX, 42);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_DOUBLE_COMPLEX, 43);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INTEGER1, 44);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INTEGER2, 45);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INTEGER4, 46);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_INTEGER8, 47);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_REAL4, 48);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_REAL8, 49);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_COMPLEX8, 50);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_COMPLEX16, 51);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_FLOAT_INT, 52);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_DOUBLE_INT, 53);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LONG_INT, 54);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_2INT, 55);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_SHORT_INT, 56);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_LONG_DOUBLE_INT, 57);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_2REAL, 58);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_2DOUBLE_PRECISION, 59);
    ADD(OBJECT_DATATYPE, MPI_Datatype, MPI_2INTEGER, 60);
    ADD(OBJECT_OP, MPI_Op, MPI_OP_NULL, 0);
    ADD(OBJECT_OP, MPI_Op, MPI_MAX, 1);
    ADD(OBJECT_OP, MPI_Op, MPI_MIN, 2);
    ADD(OBJECT_OP, MPI_Op, MPI_SUM, 3);
    ADD(OBJECT_OP, MPI_Op, MPI_PROD, 4);
    ADD(OBJECT_OP, MPI_Op, MPI_LAND, 5);
    ADD(OBJECT_OP, MPI_Op, MPI_BAND, 6);
    ADD(OBJECT_OP, MPI_Op, MPI_LOR, 7);
    ADD(OBJECT_OP, MPI_Op, MPI_BOR, 8);
    ADD(OBJECT_OP, MPI_Op, MPI_LXOR, 9);
    ADD(OBJECT_OP, MPI_Op, MPI_BXOR, 10);
    ADD(OBJECT_OP, MPI_Op, MPI_MAXLOC, 11);
    ADD(OBJECT_OP, MPI_Op, MPI_MINLOC, 12);
    ADD(OBJECT_OP, MPI_Op, MPI_REPLACE, 13);
    ADD(OBJECT_OP, MPI_Op, MPI_NO_OP, 14);
    ADD(OBJECT_WINDOW, MPI_Win, MPI_WIN_NULL, 0);
    ADD(OBJECT_INFO, MPI_Info, MPI_INFO_NULL, 0);
    ADD(OBJECT_INFO, MPI_Info, MPI_INFO_ENV, 1);
    ADD(OBJECT_REQUEST, MPI_Request, MPI_REQUEST_NULL, 0);
    ADD(OBJECT_MESSAGE, MPI_Message, MPI_MESSAGE_NULL, 0);
    ADD(OBJECT_MESSAGE, MPI_Message, MPI_MESSAGE_NO_PROC, 1);
    ADD(OBJECT_FILE, MPI_File, MPI_FILE_NULL, 0);
#if defined MPI_SESSION_NULL
    ADD(OBJECT_SESSION, MPI_Session, MPI_SESSION_NULL, 0);
#endif
    ADD(OBJECT_ERRHANDLER, MPI_Errhandler, MPI_ERRHANDLER_NULL, 0);
    ADD(OBJECT_ERRHANDLER, MPI_Errhandler, MPI_ERRORS_ARE_FATAL, 1);
    ADD(OBJECT_ERRHANDLER, MPI_Errhandler, MPI_ERRORS_RETURN, 2);
    ADD(OBJECT_KEYVAL, int, MPI_KEYVAL_INVALID, 0);
    ADD(OBJECT_KEYVAL, int, MPI_TAG_UB, 1);
    ADD(OBJECT_KEYVAL, int, MPI_IO, 2);
    ADD(OBJECT_KEYVAL, int, MPI_WTIME_IS_GLOBAL, 3);
    ADD(OBJECT_KEYVAL, int, MPI_UNIVERSE_SIZE, 4);
    ADD(OBJECT_KEYVAL, int, MPI_APPNUM, 5);
    ADD(OBJECT_KEYVAL, int, MPI_LASTUSEDCODE, 6);
    ADD(OBJECT_KEYVAL, int, MPI_WIN_BASE, 7);
    ADD(OBJECT_KEYVAL, int, MPI_WIN_SIZE, 8);
    ADD(OBJECT_KEYVAL, int, MPI_WIN_DISP_UNIT, 9);
    ADD(OBJECT_KEYVAL, int, MPI_WIN_CREATE_FLAVOR, 10);
    ADD(OBJECT_KEYVAL, int, MPI_WIN_MODEL, 11);
}

/* The smallest number of an object that a call has made, by kind. */
const uint8_t nasty_first_made[] = {
    3,
    2,
    61,
    15,
    1,
    2,
    1,
    2,
    1,
    1,
    3,
    12,
};
