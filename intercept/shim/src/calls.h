// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
#ifndef NASTY_CALLS_H
#define NASTY_CALLS_H

#include "quirks.h"

#include <mpi.h>

/* The library's own functions, found by their PMPI_ names. */
struct nasty_real {
    __typeof__(MPI_Init) *Init;
    __typeof__(MPI_Init_thread) *Init_thread;
    __typeof__(MPI_Finalize) *Finalize;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Session_init) *Session_init;
    __typeof__(MPI_Session_finalize) *Session_finalize;
#endif
    __typeof__(MPI_Abort) *Abort;
    __typeof__(MPI_Comm_spawn) *Comm_spawn;
    __typeof__(MPI_Comm_spawn_multiple) *Comm_spawn_multiple;
    __typeof__(MPI_Win_create) *Win_create;
#if MPI_VERSION >= 4
    __typeof__(MPI_Win_create_c) *Win_create_c;
#endif
    __typeof__(MPI_Win_allocate) *Win_allocate;
#if MPI_VERSION >= 4
    __typeof__(MPI_Win_allocate_c) *Win_allocate_c;
#endif
    __typeof__(MPI_Win_allocate_shared) *Win_allocate_shared;
#if MPI_VERSION >= 4
    __typeof__(MPI_Win_allocate_shared_c) *Win_allocate_shared_c;
#endif
    __typeof__(MPI_Win_create_dynamic) *Win_create_dynamic;
    __typeof__(MPI_Win_attach) *Win_attach;
    __typeof__(MPI_Win_detach) *Win_detach;
    __typeof__(MPI_Win_shared_query) *Win_shared_query;
#if MPI_VERSION >= 4
    __typeof__(MPI_Win_shared_query_c) *Win_shared_query_c;
#endif
    __typeof__(MPI_Win_free) *Win_free;
    __typeof__(MPI_Win_set_name) *Win_set_name;
    __typeof__(MPI_Win_lock) *Win_lock;
    __typeof__(MPI_Win_unlock) *Win_unlock;
    __typeof__(MPI_Win_lock_all) *Win_lock_all;
    __typeof__(MPI_Win_unlock_all) *Win_unlock_all;
    __typeof__(MPI_Win_flush) *Win_flush;
    __typeof__(MPI_Win_flush_all) *Win_flush_all;
    __typeof__(MPI_Win_flush_local) *Win_flush_local;
    __typeof__(MPI_Win_flush_local_all) *Win_flush_local_all;
    __typeof__(MPI_Win_sync) *Win_sync;
    __typeof__(MPI_Win_fence) *Win_fence;
    __typeof__(MPI_Win_start) *Win_start;
    __typeof__(MPI_Win_complete) *Win_complete;
    __typeof__(MPI_Win_post) *Win_post;
    __typeof__(MPI_Win_wait) *Win_wait;
    __typeof__(MPI_Win_test) *Win_test;
    __typeof__(MPI_Put) *Put;
#if MPI_VERSION >= 4
    __typeof__(MPI_Put_c) *Put_c;
#endif
    __typeof__(MPI_Get) *Get;
#if MPI_VERSION >= 4
    __typeof__(MPI_Get_c) *Get_c;
#endif
    __typeof__(MPI_Accumulate) *Accumulate;
#if MPI_VERSION >= 4
    __typeof__(MPI_Accumulate_c) *Accumulate_c;
#endif
    __typeof__(MPI_Get_accumulate) *Get_accumulate;
#if MPI_VERSION >= 4
    __typeof__(MPI_Get_accumulate_c) *Get_accumulate_c;
#endif
    __typeof__(MPI_Fetch_and_op) *Fetch_and_op;
    __typeof__(MPI_Compare_and_swap) *Compare_and_swap;
    __typeof__(MPI_Rput) *Rput;
#if MPI_VERSION >= 4
    __typeof__(MPI_Rput_c) *Rput_c;
#endif
    __typeof__(MPI_Rget) *Rget;
#if MPI_VERSION >= 4
    __typeof__(MPI_Rget_c) *Rget_c;
#endif
    __typeof__(MPI_Raccumulate) *Raccumulate;
#if MPI_VERSION >= 4
    __typeof__(MPI_Raccumulate_c) *Raccumulate_c;
#endif
    __typeof__(MPI_Rget_accumulate) *Rget_accumulate;
#if MPI_VERSION >= 4
    __typeof__(MPI_Rget_accumulate_c) *Rget_accumulate_c;
#endif
    __typeof__(MPI_Wait) *Wait;
    __typeof__(MPI_Waitall) *Waitall;
    __typeof__(MPI_Waitany) *Waitany;
    __typeof__(MPI_Waitsome) *Waitsome;
    __typeof__(MPI_Test) *Test;
    __typeof__(MPI_Testall) *Testall;
    __typeof__(MPI_Testany) *Testany;
    __typeof__(MPI_Testsome) *Testsome;
    __typeof__(MPI_Request_get_status) *Request_get_status;
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    __typeof__(MPI_Request_get_status_all) *Request_get_status_all;
    __typeof__(MPI_Request_get_status_any) *Request_get_status_any;
    __typeof__(MPI_Request_get_status_some) *Request_get_status_some;
#endif
    __typeof__(MPI_Probe) *Probe;
    __typeof__(MPI_Mprobe) *Mprobe;
    __typeof__(MPI_Sendrecv) *Sendrecv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Sendrecv_c) *Sendrecv_c;
#endif
    __typeof__(MPI_Request_free) *Request_free;
    __typeof__(MPI_Cancel) *Cancel;
    __typeof__(MPI_Type_commit) *Type_commit;
    __typeof__(MPI_Type_free) *Type_free;
    __typeof__(MPI_Type_dup) *Type_dup;
    __typeof__(MPI_Type_get_contents) *Type_get_contents;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_get_contents_c) *Type_get_contents_c;
#endif
    __typeof__(MPI_Type_create_f90_integer) *Type_create_f90_integer;
    __typeof__(MPI_Type_create_f90_real) *Type_create_f90_real;
    __typeof__(MPI_Type_create_f90_complex) *Type_create_f90_complex;
    __typeof__(MPI_Type_match_size) *Type_match_size;
    __typeof__(MPI_Send) *Send;
#if MPI_VERSION >= 4
    __typeof__(MPI_Send_c) *Send_c;
#endif
    __typeof__(MPI_Ssend) *Ssend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ssend_c) *Ssend_c;
#endif
    __typeof__(MPI_Rsend) *Rsend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Rsend_c) *Rsend_c;
#endif
    __typeof__(MPI_Recv) *Recv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Recv_c) *Recv_c;
#endif
    __typeof__(MPI_Mrecv) *Mrecv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Mrecv_c) *Mrecv_c;
#endif
    __typeof__(MPI_Barrier) *Barrier;
    __typeof__(MPI_Bcast) *Bcast;
#if MPI_VERSION >= 4
    __typeof__(MPI_Bcast_c) *Bcast_c;
#endif
    __typeof__(MPI_Gather) *Gather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Gather_c) *Gather_c;
#endif
    __typeof__(MPI_Gatherv) *Gatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Gatherv_c) *Gatherv_c;
#endif
    __typeof__(MPI_Scatter) *Scatter;
#if MPI_VERSION >= 4
    __typeof__(MPI_Scatter_c) *Scatter_c;
#endif
    __typeof__(MPI_Scatterv) *Scatterv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Scatterv_c) *Scatterv_c;
#endif
    __typeof__(MPI_Allgather) *Allgather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Allgather_c) *Allgather_c;
#endif
    __typeof__(MPI_Allgatherv) *Allgatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Allgatherv_c) *Allgatherv_c;
#endif
    __typeof__(MPI_Alltoall) *Alltoall;
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoall_c) *Alltoall_c;
#endif
    __typeof__(MPI_Alltoallv) *Alltoallv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoallv_c) *Alltoallv_c;
#endif
    __typeof__(MPI_Alltoallw) *Alltoallw;
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoallw_c) *Alltoallw_c;
#endif
    __typeof__(MPI_Reduce) *Reduce;
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_c) *Reduce_c;
#endif
    __typeof__(MPI_Allreduce) *Allreduce;
#if MPI_VERSION >= 4
    __typeof__(MPI_Allreduce_c) *Allreduce_c;
#endif
    __typeof__(MPI_Reduce_scatter) *Reduce_scatter;
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_scatter_c) *Reduce_scatter_c;
#endif
    __typeof__(MPI_Reduce_scatter_block) *Reduce_scatter_block;
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_scatter_block_c) *Reduce_scatter_block_c;
#endif
    __typeof__(MPI_Scan) *Scan;
#if MPI_VERSION >= 4
    __typeof__(MPI_Scan_c) *Scan_c;
#endif
    __typeof__(MPI_Exscan) *Exscan;
#if MPI_VERSION >= 4
    __typeof__(MPI_Exscan_c) *Exscan_c;
#endif
    __typeof__(MPI_Neighbor_allgather) *Neighbor_allgather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_allgather_c) *Neighbor_allgather_c;
#endif
    __typeof__(MPI_Neighbor_allgatherv) *Neighbor_allgatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_allgatherv_c) *Neighbor_allgatherv_c;
#endif
    __typeof__(MPI_Neighbor_alltoall) *Neighbor_alltoall;
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoall_c) *Neighbor_alltoall_c;
#endif
    __typeof__(MPI_Neighbor_alltoallv) *Neighbor_alltoallv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoallv_c) *Neighbor_alltoallv_c;
#endif
    __typeof__(MPI_Neighbor_alltoallw) *Neighbor_alltoallw;
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoallw_c) *Neighbor_alltoallw_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Barrier_init) *Barrier_init;
    __typeof__(MPI_Bcast_init) *Bcast_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Bcast_init_c) *Bcast_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Gather_init) *Gather_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Gather_init_c) *Gather_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Gatherv_init) *Gatherv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Gatherv_init_c) *Gatherv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Scatter_init) *Scatter_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Scatter_init_c) *Scatter_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Scatterv_init) *Scatterv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Scatterv_init_c) *Scatterv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Allgather_init) *Allgather_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Allgather_init_c) *Allgather_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Allgatherv_init) *Allgatherv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Allgatherv_init_c) *Allgatherv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Alltoall_init) *Alltoall_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoall_init_c) *Alltoall_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Alltoallv_init) *Alltoallv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoallv_init_c) *Alltoallv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Alltoallw_init) *Alltoallw_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Alltoallw_init_c) *Alltoallw_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Reduce_init) *Reduce_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_init_c) *Reduce_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Allreduce_init) *Allreduce_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Allreduce_init_c) *Allreduce_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Reduce_scatter_init) *Reduce_scatter_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_scatter_init_c) *Reduce_scatter_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Reduce_scatter_block_init) *Reduce_scatter_block_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_scatter_block_init_c) *Reduce_scatter_block_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Scan_init) *Scan_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Scan_init_c) *Scan_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Exscan_init) *Exscan_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Exscan_init_c) *Exscan_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Neighbor_allgather_init) *Neighbor_allgather_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_allgather_init_c) *Neighbor_allgather_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Neighbor_allgatherv_init) *Neighbor_allgatherv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_allgatherv_init_c) *Neighbor_allgatherv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Neighbor_alltoall_init) *Neighbor_alltoall_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoall_init_c) *Neighbor_alltoall_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Neighbor_alltoallv_init) *Neighbor_alltoallv_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoallv_init_c) *Neighbor_alltoallv_init_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Neighbor_alltoallw_init) *Neighbor_alltoallw_init;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Neighbor_alltoallw_init_c) *Neighbor_alltoallw_init_c;
#endif
    __typeof__(MPI_Sendrecv_replace) *Sendrecv_replace;
#if MPI_VERSION >= 4
    __typeof__(MPI_Sendrecv_replace_c) *Sendrecv_replace_c;
#endif
    __typeof__(MPI_Buffer_detach) *Buffer_detach;
#if MPI_VERSION >= 4
    __typeof__(MPI_Buffer_detach_c) *Buffer_detach_c;
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    __typeof__(MPI_Buffer_flush) *Buffer_flush;
    __typeof__(MPI_Comm_flush_buffer) *Comm_flush_buffer;
    __typeof__(MPI_Session_flush_buffer) *Session_flush_buffer;
    __typeof__(MPI_Comm_detach_buffer) *Comm_detach_buffer;
    __typeof__(MPI_Comm_detach_buffer_c) *Comm_detach_buffer_c;
    __typeof__(MPI_Session_detach_buffer) *Session_detach_buffer;
    __typeof__(MPI_Session_detach_buffer_c) *Session_detach_buffer_c;
#endif
    __typeof__(MPI_Comm_set_info) *Comm_set_info;
    __typeof__(MPI_Win_set_info) *Win_set_info;
    __typeof__(MPI_Comm_create) *Comm_create;
    __typeof__(MPI_Comm_create_group) *Comm_create_group;
    __typeof__(MPI_Comm_dup) *Comm_dup;
    __typeof__(MPI_Comm_dup_with_info) *Comm_dup_with_info;
    __typeof__(MPI_Comm_split) *Comm_split;
    __typeof__(MPI_Comm_split_type) *Comm_split_type;
    __typeof__(MPI_Comm_free) *Comm_free;
    __typeof__(MPI_Comm_disconnect) *Comm_disconnect;
    __typeof__(MPI_Comm_accept) *Comm_accept;
    __typeof__(MPI_Comm_connect) *Comm_connect;
    __typeof__(MPI_Comm_join) *Comm_join;
    __typeof__(MPI_Intercomm_create) *Intercomm_create;
    __typeof__(MPI_Intercomm_merge) *Intercomm_merge;
    __typeof__(MPI_Cart_create) *Cart_create;
    __typeof__(MPI_Cart_sub) *Cart_sub;
    __typeof__(MPI_Graph_create) *Graph_create;
    __typeof__(MPI_Dist_graph_create) *Dist_graph_create;
    __typeof__(MPI_Dist_graph_create_adjacent) *Dist_graph_create_adjacent;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Comm_create_from_group) *Comm_create_from_group;
    __typeof__(MPI_Intercomm_create_from_groups) *Intercomm_create_from_groups;
#endif
    __typeof__(MPI_File_open) *File_open;
    __typeof__(MPI_File_close) *File_close;
    __typeof__(MPI_File_delete) *File_delete;
    __typeof__(MPI_File_set_size) *File_set_size;
    __typeof__(MPI_File_preallocate) *File_preallocate;
    __typeof__(MPI_File_set_view) *File_set_view;
    __typeof__(MPI_File_set_atomicity) *File_set_atomicity;
    __typeof__(MPI_File_sync) *File_sync;
    __typeof__(MPI_File_set_info) *File_set_info;
    __typeof__(MPI_File_read_at) *File_read_at;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_at_c) *File_read_at_c;
#endif
    __typeof__(MPI_File_read_at_all) *File_read_at_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_at_all_c) *File_read_at_all_c;
#endif
    __typeof__(MPI_File_write_at) *File_write_at;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_at_c) *File_write_at_c;
#endif
    __typeof__(MPI_File_write_at_all) *File_write_at_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_at_all_c) *File_write_at_all_c;
#endif
    __typeof__(MPI_File_read) *File_read;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_c) *File_read_c;
#endif
    __typeof__(MPI_File_read_all) *File_read_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_all_c) *File_read_all_c;
#endif
    __typeof__(MPI_File_write) *File_write;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_c) *File_write_c;
#endif
    __typeof__(MPI_File_write_all) *File_write_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_all_c) *File_write_all_c;
#endif
    __typeof__(MPI_File_read_shared) *File_read_shared;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_shared_c) *File_read_shared_c;
#endif
    __typeof__(MPI_File_write_shared) *File_write_shared;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_shared_c) *File_write_shared_c;
#endif
    __typeof__(MPI_File_read_ordered) *File_read_ordered;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_ordered_c) *File_read_ordered_c;
#endif
    __typeof__(MPI_File_write_ordered) *File_write_ordered;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_ordered_c) *File_write_ordered_c;
#endif
    __typeof__(MPI_File_read_at_all_begin) *File_read_at_all_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_at_all_begin_c) *File_read_at_all_begin_c;
#endif
    __typeof__(MPI_File_read_at_all_end) *File_read_at_all_end;
    __typeof__(MPI_File_write_at_all_begin) *File_write_at_all_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_at_all_begin_c) *File_write_at_all_begin_c;
#endif
    __typeof__(MPI_File_write_at_all_end) *File_write_at_all_end;
    __typeof__(MPI_File_read_all_begin) *File_read_all_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_all_begin_c) *File_read_all_begin_c;
#endif
    __typeof__(MPI_File_read_all_end) *File_read_all_end;
    __typeof__(MPI_File_write_all_begin) *File_write_all_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_all_begin_c) *File_write_all_begin_c;
#endif
    __typeof__(MPI_File_write_all_end) *File_write_all_end;
    __typeof__(MPI_File_read_ordered_begin) *File_read_ordered_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_read_ordered_begin_c) *File_read_ordered_begin_c;
#endif
    __typeof__(MPI_File_read_ordered_end) *File_read_ordered_end;
    __typeof__(MPI_File_write_ordered_begin) *File_write_ordered_begin;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_write_ordered_begin_c) *File_write_ordered_begin_c;
#endif
    __typeof__(MPI_File_write_ordered_end) *File_write_ordered_end;
    __typeof__(MPI_File_seek_shared) *File_seek_shared;
    __typeof__(MPI_Bsend) *Bsend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Bsend_c) *Bsend_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Parrived) *Parrived;
#endif
    __typeof__(MPI_Iprobe) *Iprobe;
    __typeof__(MPI_Improbe) *Improbe;
    __typeof__(MPI_Isend) *Isend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Isend_c) *Isend_c;
#endif
    __typeof__(MPI_Ibsend) *Ibsend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ibsend_c) *Ibsend_c;
#endif
    __typeof__(MPI_Issend) *Issend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Issend_c) *Issend_c;
#endif
    __typeof__(MPI_Irsend) *Irsend;
#if MPI_VERSION >= 4
    __typeof__(MPI_Irsend_c) *Irsend_c;
#endif
    __typeof__(MPI_Irecv) *Irecv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Irecv_c) *Irecv_c;
#endif
    __typeof__(MPI_Imrecv) *Imrecv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Imrecv_c) *Imrecv_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Isendrecv) *Isendrecv;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Isendrecv_c) *Isendrecv_c;
#endif
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Isendrecv_replace) *Isendrecv_replace;
#endif
#if MPI_VERSION >= 4
    __typeof__(MPI_Isendrecv_replace_c) *Isendrecv_replace_c;
#endif
    __typeof__(MPI_Send_init) *Send_init;
#if MPI_VERSION >= 4
    __typeof__(MPI_Send_init_c) *Send_init_c;
#endif
    __typeof__(MPI_Bsend_init) *Bsend_init;
#if MPI_VERSION >= 4
    __typeof__(MPI_Bsend_init_c) *Bsend_init_c;
#endif
    __typeof__(MPI_Ssend_init) *Ssend_init;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ssend_init_c) *Ssend_init_c;
#endif
    __typeof__(MPI_Rsend_init) *Rsend_init;
#if MPI_VERSION >= 4
    __typeof__(MPI_Rsend_init_c) *Rsend_init_c;
#endif
    __typeof__(MPI_Recv_init) *Recv_init;
#if MPI_VERSION >= 4
    __typeof__(MPI_Recv_init_c) *Recv_init_c;
#endif
    __typeof__(MPI_Start) *Start;
    __typeof__(MPI_Startall) *Startall;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Psend_init) *Psend_init;
    __typeof__(MPI_Precv_init) *Precv_init;
    __typeof__(MPI_Pready) *Pready;
    __typeof__(MPI_Pready_range) *Pready_range;
    __typeof__(MPI_Pready_list) *Pready_list;
#endif
    __typeof__(MPI_Ibarrier) *Ibarrier;
    __typeof__(MPI_Ibcast) *Ibcast;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ibcast_c) *Ibcast_c;
#endif
    __typeof__(MPI_Igather) *Igather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Igather_c) *Igather_c;
#endif
    __typeof__(MPI_Igatherv) *Igatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Igatherv_c) *Igatherv_c;
#endif
    __typeof__(MPI_Iscatter) *Iscatter;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iscatter_c) *Iscatter_c;
#endif
    __typeof__(MPI_Iscatterv) *Iscatterv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iscatterv_c) *Iscatterv_c;
#endif
    __typeof__(MPI_Iallgather) *Iallgather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iallgather_c) *Iallgather_c;
#endif
    __typeof__(MPI_Iallgatherv) *Iallgatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iallgatherv_c) *Iallgatherv_c;
#endif
    __typeof__(MPI_Ialltoall) *Ialltoall;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ialltoall_c) *Ialltoall_c;
#endif
    __typeof__(MPI_Ialltoallv) *Ialltoallv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ialltoallv_c) *Ialltoallv_c;
#endif
    __typeof__(MPI_Ialltoallw) *Ialltoallw;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ialltoallw_c) *Ialltoallw_c;
#endif
    __typeof__(MPI_Ireduce) *Ireduce;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ireduce_c) *Ireduce_c;
#endif
    __typeof__(MPI_Iallreduce) *Iallreduce;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iallreduce_c) *Iallreduce_c;
#endif
    __typeof__(MPI_Ireduce_scatter) *Ireduce_scatter;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ireduce_scatter_c) *Ireduce_scatter_c;
#endif
    __typeof__(MPI_Ireduce_scatter_block) *Ireduce_scatter_block;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ireduce_scatter_block_c) *Ireduce_scatter_block_c;
#endif
    __typeof__(MPI_Iscan) *Iscan;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iscan_c) *Iscan_c;
#endif
    __typeof__(MPI_Iexscan) *Iexscan;
#if MPI_VERSION >= 4
    __typeof__(MPI_Iexscan_c) *Iexscan_c;
#endif
    __typeof__(MPI_Ineighbor_allgather) *Ineighbor_allgather;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ineighbor_allgather_c) *Ineighbor_allgather_c;
#endif
    __typeof__(MPI_Ineighbor_allgatherv) *Ineighbor_allgatherv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ineighbor_allgatherv_c) *Ineighbor_allgatherv_c;
#endif
    __typeof__(MPI_Ineighbor_alltoall) *Ineighbor_alltoall;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ineighbor_alltoall_c) *Ineighbor_alltoall_c;
#endif
    __typeof__(MPI_Ineighbor_alltoallv) *Ineighbor_alltoallv;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ineighbor_alltoallv_c) *Ineighbor_alltoallv_c;
#endif
    __typeof__(MPI_Ineighbor_alltoallw) *Ineighbor_alltoallw;
#if MPI_VERSION >= 4
    __typeof__(MPI_Ineighbor_alltoallw_c) *Ineighbor_alltoallw_c;
#endif
    __typeof__(MPI_Comm_idup) *Comm_idup;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Comm_idup_with_info) *Comm_idup_with_info;
#endif
    __typeof__(MPI_Grequest_start) *Grequest_start;
    __typeof__(MPI_Grequest_complete) *Grequest_complete;
    __typeof__(MPI_Buffer_attach) *Buffer_attach;
#if MPI_VERSION >= 4
    __typeof__(MPI_Buffer_attach_c) *Buffer_attach_c;
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    __typeof__(MPI_Comm_attach_buffer) *Comm_attach_buffer;
    __typeof__(MPI_Comm_attach_buffer_c) *Comm_attach_buffer_c;
    __typeof__(MPI_Session_attach_buffer) *Session_attach_buffer;
    __typeof__(MPI_Session_attach_buffer_c) *Session_attach_buffer_c;
    __typeof__(MPI_Buffer_iflush) *Buffer_iflush;
    __typeof__(MPI_Comm_iflush_buffer) *Comm_iflush_buffer;
    __typeof__(MPI_Session_iflush_buffer) *Session_iflush_buffer;
#endif
    __typeof__(MPI_Reduce_local) *Reduce_local;
#if MPI_VERSION >= 4
    __typeof__(MPI_Reduce_local_c) *Reduce_local_c;
#endif
    __typeof__(MPI_Pack) *Pack;
#if MPI_VERSION >= 4
    __typeof__(MPI_Pack_c) *Pack_c;
#endif
    __typeof__(MPI_Unpack) *Unpack;
#if MPI_VERSION >= 4
    __typeof__(MPI_Unpack_c) *Unpack_c;
#endif
    __typeof__(MPI_Pack_external) *Pack_external;
#if MPI_VERSION >= 4
    __typeof__(MPI_Pack_external_c) *Pack_external_c;
#endif
    __typeof__(MPI_Unpack_external) *Unpack_external;
#if MPI_VERSION >= 4
    __typeof__(MPI_Unpack_external_c) *Unpack_external_c;
#endif
    __typeof__(MPI_Type_contiguous) *Type_contiguous;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_contiguous_c) *Type_contiguous_c;
#endif
    __typeof__(MPI_Type_vector) *Type_vector;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_vector_c) *Type_vector_c;
#endif
    __typeof__(MPI_Type_create_hvector) *Type_create_hvector;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_hvector_c) *Type_create_hvector_c;
#endif
    __typeof__(MPI_Type_indexed) *Type_indexed;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_indexed_c) *Type_indexed_c;
#endif
    __typeof__(MPI_Type_create_hindexed) *Type_create_hindexed;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_hindexed_c) *Type_create_hindexed_c;
#endif
    __typeof__(MPI_Type_create_indexed_block) *Type_create_indexed_block;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_indexed_block_c) *Type_create_indexed_block_c;
#endif
    __typeof__(MPI_Type_create_hindexed_block) *Type_create_hindexed_block;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_hindexed_block_c) *Type_create_hindexed_block_c;
#endif
    __typeof__(MPI_Type_create_struct) *Type_create_struct;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_struct_c) *Type_create_struct_c;
#endif
    __typeof__(MPI_Type_create_subarray) *Type_create_subarray;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_subarray_c) *Type_create_subarray_c;
#endif
    __typeof__(MPI_Type_create_darray) *Type_create_darray;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_darray_c) *Type_create_darray_c;
#endif
    __typeof__(MPI_Type_create_resized) *Type_create_resized;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_create_resized_c) *Type_create_resized_c;
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    __typeof__(MPI_Type_get_value_index) *Type_get_value_index;
#endif
    __typeof__(MPI_Type_set_name) *Type_set_name;
    __typeof__(MPI_Op_create) *Op_create;
#if MPI_VERSION >= 4
    __typeof__(MPI_Op_create_c) *Op_create_c;
#endif
    __typeof__(MPI_Op_free) *Op_free;
    __typeof__(MPI_Alloc_mem) *Alloc_mem;
    __typeof__(MPI_Free_mem) *Free_mem;
    __typeof__(MPI_Comm_group) *Comm_group;
    __typeof__(MPI_Comm_remote_group) *Comm_remote_group;
    __typeof__(MPI_Win_get_group) *Win_get_group;
    __typeof__(MPI_File_get_group) *File_get_group;
    __typeof__(MPI_Group_union) *Group_union;
    __typeof__(MPI_Group_intersection) *Group_intersection;
    __typeof__(MPI_Group_difference) *Group_difference;
    __typeof__(MPI_Group_incl) *Group_incl;
    __typeof__(MPI_Group_excl) *Group_excl;
    __typeof__(MPI_Group_range_incl) *Group_range_incl;
    __typeof__(MPI_Group_range_excl) *Group_range_excl;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Group_from_session_pset) *Group_from_session_pset;
#endif
    __typeof__(MPI_Group_free) *Group_free;
    __typeof__(MPI_Comm_get_parent) *Comm_get_parent;
    __typeof__(MPI_Comm_set_name) *Comm_set_name;
    __typeof__(MPI_Comm_create_keyval) *Comm_create_keyval;
    __typeof__(MPI_Comm_free_keyval) *Comm_free_keyval;
    __typeof__(MPI_Keyval_create) *Keyval_create;
    __typeof__(MPI_Keyval_free) *Keyval_free;
    __typeof__(MPI_Comm_set_attr) *Comm_set_attr;
    __typeof__(MPI_Comm_delete_attr) *Comm_delete_attr;
    __typeof__(MPI_Type_create_keyval) *Type_create_keyval;
    __typeof__(MPI_Type_free_keyval) *Type_free_keyval;
    __typeof__(MPI_Type_set_attr) *Type_set_attr;
    __typeof__(MPI_Type_delete_attr) *Type_delete_attr;
    __typeof__(MPI_Win_create_keyval) *Win_create_keyval;
    __typeof__(MPI_Win_free_keyval) *Win_free_keyval;
    __typeof__(MPI_Win_set_attr) *Win_set_attr;
    __typeof__(MPI_Win_delete_attr) *Win_delete_attr;
    __typeof__(MPI_Comm_create_errhandler) *Comm_create_errhandler;
    __typeof__(MPI_Comm_set_errhandler) *Comm_set_errhandler;
    __typeof__(MPI_Comm_get_errhandler) *Comm_get_errhandler;
    __typeof__(MPI_Win_create_errhandler) *Win_create_errhandler;
    __typeof__(MPI_Win_set_errhandler) *Win_set_errhandler;
    __typeof__(MPI_Win_get_errhandler) *Win_get_errhandler;
    __typeof__(MPI_File_create_errhandler) *File_create_errhandler;
    __typeof__(MPI_File_set_errhandler) *File_set_errhandler;
    __typeof__(MPI_File_get_errhandler) *File_get_errhandler;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Session_create_errhandler) *Session_create_errhandler;
    __typeof__(MPI_Session_set_errhandler) *Session_set_errhandler;
    __typeof__(MPI_Session_get_errhandler) *Session_get_errhandler;
#endif
    __typeof__(MPI_Errhandler_free) *Errhandler_free;
    __typeof__(MPI_Info_create) *Info_create;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Info_create_env) *Info_create_env;
#endif
    __typeof__(MPI_Info_dup) *Info_dup;
    __typeof__(MPI_Info_set) *Info_set;
    __typeof__(MPI_Info_delete) *Info_delete;
    __typeof__(MPI_Info_free) *Info_free;
    __typeof__(MPI_Comm_get_info) *Comm_get_info;
    __typeof__(MPI_Win_get_info) *Win_get_info;
    __typeof__(MPI_File_get_info) *File_get_info;
#if defined MPI_SESSION_NULL
    __typeof__(MPI_Session_get_info) *Session_get_info;
#endif
    __typeof__(MPI_Open_port) *Open_port;
    __typeof__(MPI_Close_port) *Close_port;
    __typeof__(MPI_Publish_name) *Publish_name;
    __typeof__(MPI_Unpublish_name) *Unpublish_name;
    __typeof__(MPI_Lookup_name) *Lookup_name;
    __typeof__(MPI_File_iread) *File_iread;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iread_c) *File_iread_c;
#endif
    __typeof__(MPI_File_iread_all) *File_iread_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iread_all_c) *File_iread_all_c;
#endif
    __typeof__(MPI_File_iread_at) *File_iread_at;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iread_at_c) *File_iread_at_c;
#endif
    __typeof__(MPI_File_iread_at_all) *File_iread_at_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iread_at_all_c) *File_iread_at_all_c;
#endif
    __typeof__(MPI_File_iread_shared) *File_iread_shared;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iread_shared_c) *File_iread_shared_c;
#endif
    __typeof__(MPI_File_iwrite) *File_iwrite;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iwrite_c) *File_iwrite_c;
#endif
    __typeof__(MPI_File_iwrite_all) *File_iwrite_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iwrite_all_c) *File_iwrite_all_c;
#endif
    __typeof__(MPI_File_iwrite_at) *File_iwrite_at;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iwrite_at_c) *File_iwrite_at_c;
#endif
    __typeof__(MPI_File_iwrite_at_all) *File_iwrite_at_all;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iwrite_at_all_c) *File_iwrite_at_all_c;
#endif
    __typeof__(MPI_File_iwrite_shared) *File_iwrite_shared;
#if MPI_VERSION >= 4
    __typeof__(MPI_File_iwrite_shared_c) *File_iwrite_shared_c;
#endif
    __typeof__(MPI_File_seek) *File_seek;
    __typeof__(MPI_File_get_view) *File_get_view;
    __typeof__(MPI_Cartdim_get) *Cartdim_get;
    __typeof__(MPI_Cart_shift) *Cart_shift;
    __typeof__(MPI_Graph_neighbors) *Graph_neighbors;
    __typeof__(MPI_Graph_neighbors_count) *Graph_neighbors_count;
    __typeof__(MPI_Dist_graph_neighbors) *Dist_graph_neighbors;
    __typeof__(MPI_Dist_graph_neighbors_count) *Dist_graph_neighbors_count;
    __typeof__(MPI_Cart_get) *Cart_get;
    __typeof__(MPI_Cart_rank) *Cart_rank;
    __typeof__(MPI_Cart_coords) *Cart_coords;
    __typeof__(MPI_Graphdims_get) *Graphdims_get;
    __typeof__(MPI_Graph_get) *Graph_get;
    __typeof__(MPI_Comm_rank) *Comm_rank;
    __typeof__(MPI_Comm_size) *Comm_size;
    __typeof__(MPI_Comm_compare) *Comm_compare;
    __typeof__(MPI_Comm_get_attr) *Comm_get_attr;
    __typeof__(MPI_Group_translate_ranks) *Group_translate_ranks;
    __typeof__(MPI_Group_rank) *Group_rank;
    __typeof__(MPI_Group_size) *Group_size;
    __typeof__(MPI_Win_get_attr) *Win_get_attr;
    __typeof__(MPI_Win_call_errhandler) *Win_call_errhandler;
    __typeof__(MPI_Info_get) *Info_get;
    __typeof__(MPI_Type_get_envelope) *Type_get_envelope;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_get_envelope_c) *Type_get_envelope_c;
#endif
    __typeof__(MPI_Type_get_extent) *Type_get_extent;
#if MPI_VERSION >= 4
    __typeof__(MPI_Type_get_extent_c) *Type_get_extent_c;
#endif
    __typeof__(MPI_Type_get_true_extent) *Type_get_true_extent;
    __typeof__(MPI_Type_size) *Type_size;
    __typeof__(MPI_Initialized) *Initialized;
    __typeof__(MPI_Finalized) *Finalized;
    __typeof__(MPI_Query_thread) *Query_thread;
    __typeof__(MPI_Status_set_elements) *Status_set_elements;
    __typeof__(MPI_Status_set_cancelled) *Status_set_cancelled;
    __typeof__(MPI_Error_class) *Error_class;
    __typeof__(MPI_Test_cancelled) *Test_cancelled;
    __typeof__(MPI_Get_elements_x) *Get_elements_x;
    __typeof__(MPI_Comm_test_inter) *Comm_test_inter;
    __typeof__(MPI_Comm_remote_size) *Comm_remote_size;
    __typeof__(MPI_Topo_test) *Topo_test;
    __typeof__(MPI_Type_size_x) *Type_size_x;
    __typeof__(MPI_Info_get_nkeys) *Info_get_nkeys;
    __typeof__(MPI_Info_get_nthkey) *Info_get_nthkey;
    __typeof__(MPI_Info_get_valuelen) *Info_get_valuelen;
    __typeof__(MPI_Pack_size) *Pack_size;
    __typeof__(MPI_Get_library_version) *Get_library_version;
};

/* Calls by number. */
enum nasty_number {
    NASTY_MPI_NONE,
    NASTY_MPI_Init,
    NASTY_MPI_Init_thread,
    NASTY_MPI_Finalize,
    NASTY_MPI_Session_init,
    NASTY_MPI_Session_finalize,
    NASTY_MPI_Abort,
    NASTY_MPI_Comm_spawn,
    NASTY_MPI_Comm_spawn_multiple,
    NASTY_MPI_Win_create,
    NASTY_MPI_Win_create_c,
    NASTY_MPI_Win_allocate,
    NASTY_MPI_Win_allocate_c,
    NASTY_MPI_Win_allocate_shared,
    NASTY_MPI_Win_allocate_shared_c,
    NASTY_MPI_Win_create_dynamic,
    NASTY_MPI_Win_attach,
    NASTY_MPI_Win_detach,
    NASTY_MPI_Win_shared_query,
    NASTY_MPI_Win_shared_query_c,
    NASTY_MPI_Win_free,
    NASTY_MPI_Win_set_name,
    NASTY_MPI_Win_lock,
    NASTY_MPI_Win_unlock,
    NASTY_MPI_Win_lock_all,
    NASTY_MPI_Win_unlock_all,
    NASTY_MPI_Win_flush,
    NASTY_MPI_Win_flush_all,
    NASTY_MPI_Win_flush_local,
    NASTY_MPI_Win_flush_local_all,
    NASTY_MPI_Win_sync,
    NASTY_MPI_Win_fence,
    NASTY_MPI_Win_start,
    NASTY_MPI_Win_complete,
    NASTY_MPI_Win_post,
    NASTY_MPI_Win_wait,
    NASTY_MPI_Win_test,
    NASTY_MPI_Put,
    NASTY_MPI_Put_c,
    NASTY_MPI_Get,
    NASTY_MPI_Get_c,
    NASTY_MPI_Accumulate,
    NASTY_MPI_Accumulate_c,
    NASTY_MPI_Get_accumulate,
    NASTY_MPI_Get_accumulate_c,
    NASTY_MPI_Fetch_and_op,
    NASTY_MPI_Compare_and_swap,
    NASTY_MPI_Rput,
    NASTY_MPI_Rput_c,
    NASTY_MPI_Rget,
    NASTY_MPI_Rget_c,
    NASTY_MPI_Raccumulate,
    NASTY_MPI_Raccumulate_c,
    NASTY_MPI_Rget_accumulate,
    NASTY_MPI_Rget_accumulate_c,
    NASTY_MPI_Wait,
    NASTY_MPI_Waitall,
    NASTY_MPI_Waitany,
    NASTY_MPI_Waitsome,
    NASTY_MPI_Test,
    NASTY_MPI_Testall,
    NASTY_MPI_Testany,
    NASTY_MPI_Testsome,
    NASTY_MPI_Request_get_status,
    NASTY_MPI_Request_get_status_all,
    NASTY_MPI_Request_get_status_any,
    NASTY_MPI_Request_get_status_some,
    NASTY_MPI_Probe,
    NASTY_MPI_Mprobe,
    NASTY_MPI_Sendrecv,
    NASTY_MPI_Sendrecv_c,
    NASTY_MPI_Request_free,
    NASTY_MPI_Cancel,
    NASTY_MPI_Type_commit,
    NASTY_MPI_Type_free,
    NASTY_MPI_Type_dup,
    NASTY_MPI_Type_get_contents,
    NASTY_MPI_Type_get_contents_c,
    NASTY_MPI_Type_create_f90_integer,
    NASTY_MPI_Type_create_f90_real,
    NASTY_MPI_Type_create_f90_complex,
    NASTY_MPI_Type_match_size,
    NASTY_MPI_Send,
    NASTY_MPI_Send_c,
    NASTY_MPI_Ssend,
    NASTY_MPI_Ssend_c,
    NASTY_MPI_Rsend,
    NASTY_MPI_Rsend_c,
    NASTY_MPI_Recv,
    NASTY_MPI_Recv_c,
    NASTY_MPI_Mrecv,
    NASTY_MPI_Mrecv_c,
    NASTY_MPI_Barrier,
    NASTY_MPI_Bcast,
    NASTY_MPI_Bcast_c,
    NASTY_MPI_Gather,
    NASTY_MPI_Gather_c,
    NASTY_MPI_Gatherv,
    NASTY_MPI_Gatherv_c,
    NASTY_MPI_Scatter,
    NASTY_MPI_Scatter_c,
    NASTY_MPI_Scatterv,
    NASTY_MPI_Scatterv_c,
    NASTY_MPI_Allgather,
    NASTY_MPI_Allgather_c,
    NASTY_MPI_Allgatherv,
    NASTY_MPI_Allgatherv_c,
    NASTY_MPI_Alltoall,
    NASTY_MPI_Alltoall_c,
    NASTY_MPI_Alltoallv,
    NASTY_MPI_Alltoallv_c,
    NASTY_MPI_Alltoallw,
    NASTY_MPI_Alltoallw_c,
    NASTY_MPI_Reduce,
    NASTY_MPI_Reduce_c,
    NASTY_MPI_Allreduce,
    NASTY_MPI_Allreduce_c,
    NASTY_MPI_Reduce_scatter,
    NASTY_MPI_Reduce_scatter_c,
    NASTY_MPI_Reduce_scatter_block,
    NASTY_MPI_Reduce_scatter_block_c,
    NASTY_MPI_Scan,
    NASTY_MPI_Scan_c,
    NASTY_MPI_Exscan,
    NASTY_MPI_Exscan_c,
    NASTY_MPI_Neighbor_allgather,
    NASTY_MPI_Neighbor_allgather_c,
    NASTY_MPI_Neighbor_allgatherv,
    NASTY_MPI_Neighbor_allgatherv_c,
    NASTY_MPI_Neighbor_alltoall,
    NASTY_MPI_Neighbor_alltoall_c,
    NASTY_MPI_Neighbor_alltoallv,
    NASTY_MPI_Neighbor_alltoallv_c,
    NASTY_MPI_Neighbor_alltoallw,
    NASTY_MPI_Neighbor_alltoallw_c,
    NASTY_MPI_Barrier_init,
    NASTY_MPI_Bcast_init,
    NASTY_MPI_Bcast_init_c,
    NASTY_MPI_Gather_init,
    NASTY_MPI_Gather_init_c,
    NASTY_MPI_Gatherv_init,
    NASTY_MPI_Gatherv_init_c,
    NASTY_MPI_Scatter_init,
    NASTY_MPI_Scatter_init_c,
    NASTY_MPI_Scatterv_init,
    NASTY_MPI_Scatterv_init_c,
    NASTY_MPI_Allgather_init,
    NASTY_MPI_Allgather_init_c,
    NASTY_MPI_Allgatherv_init,
    NASTY_MPI_Allgatherv_init_c,
    NASTY_MPI_Alltoall_init,
    NASTY_MPI_Alltoall_init_c,
    NASTY_MPI_Alltoallv_init,
    NASTY_MPI_Alltoallv_init_c,
    NASTY_MPI_Alltoallw_init,
    NASTY_MPI_Alltoallw_init_c,
    NASTY_MPI_Reduce_init,
    NASTY_MPI_Reduce_init_c,
    NASTY_MPI_Allreduce_init,
    NASTY_MPI_Allreduce_init_c,
    NASTY_MPI_Reduce_scatter_init,
    NASTY_MPI_Reduce_scatter_init_c,
    NASTY_MPI_Reduce_scatter_block_init,
    NASTY_MPI_Reduce_scatter_block_init_c,
    NASTY_MPI_Scan_init,
    NASTY_MPI_Scan_init_c,
    NASTY_MPI_Exscan_init,
    NASTY_MPI_Exscan_init_c,
    NASTY_MPI_Neighbor_allgather_init,
    NASTY_MPI_Neighbor_allgather_init_c,
    NASTY_MPI_Neighbor_allgatherv_init,
    NASTY_MPI_Neighbor_allgatherv_init_c,
    NASTY_MPI_Neighbor_alltoall_init,
    NASTY_MPI_Neighbor_alltoall_init_c,
    NASTY_MPI_Neighbor_alltoallv_init,
    NASTY_MPI_Neighbor_alltoallv_init_c,
    NASTY_MPI_Neighbor_alltoallw_init,
    NASTY_MPI_Neighbor_alltoallw_init_c,
    NASTY_MPI_Sendrecv_replace,
    NASTY_MPI_Sendrecv_replace_c,
    NASTY_MPI_Buffer_detach,
    NASTY_MPI_Buffer_detach_c,
    NASTY_MPI_Buffer_flush,
    NASTY_MPI_Comm_flush_buffer,
    NASTY_MPI_Session_flush_buffer,
    NASTY_MPI_Comm_detach_buffer,
    NASTY_MPI_Comm_detach_buffer_c,
    NASTY_MPI_Session_detach_buffer,
    NASTY_MPI_Session_detach_buffer_c,
    NASTY_MPI_Comm_set_info,
    NASTY_MPI_Win_set_info,
    NASTY_MPI_Comm_create,
    NASTY_MPI_Comm_create_group,
    NASTY_MPI_Comm_dup,
    NASTY_MPI_Comm_dup_with_info,
    NASTY_MPI_Comm_split,
    NASTY_MPI_Comm_split_type,
    NASTY_MPI_Comm_free,
    NASTY_MPI_Comm_disconnect,
    NASTY_MPI_Comm_accept,
    NASTY_MPI_Comm_connect,
    NASTY_MPI_Comm_join,
    NASTY_MPI_Intercomm_create,
    NASTY_MPI_Intercomm_merge,
    NASTY_MPI_Cart_create,
    NASTY_MPI_Cart_sub,
    NASTY_MPI_Graph_create,
    NASTY_MPI_Dist_graph_create,
    NASTY_MPI_Dist_graph_create_adjacent,
    NASTY_MPI_Comm_create_from_group,
    NASTY_MPI_Intercomm_create_from_groups,
    NASTY_MPI_File_open,
    NASTY_MPI_File_close,
    NASTY_MPI_File_delete,
    NASTY_MPI_File_set_size,
    NASTY_MPI_File_preallocate,
    NASTY_MPI_File_set_view,
    NASTY_MPI_File_set_atomicity,
    NASTY_MPI_File_sync,
    NASTY_MPI_File_set_info,
    NASTY_MPI_File_read_at,
    NASTY_MPI_File_read_at_c,
    NASTY_MPI_File_read_at_all,
    NASTY_MPI_File_read_at_all_c,
    NASTY_MPI_File_write_at,
    NASTY_MPI_File_write_at_c,
    NASTY_MPI_File_write_at_all,
    NASTY_MPI_File_write_at_all_c,
    NASTY_MPI_File_read,
    NASTY_MPI_File_read_c,
    NASTY_MPI_File_read_all,
    NASTY_MPI_File_read_all_c,
    NASTY_MPI_File_write,
    NASTY_MPI_File_write_c,
    NASTY_MPI_File_write_all,
    NASTY_MPI_File_write_all_c,
    NASTY_MPI_File_read_shared,
    NASTY_MPI_File_read_shared_c,
    NASTY_MPI_File_write_shared,
    NASTY_MPI_File_write_shared_c,
    NASTY_MPI_File_read_ordered,
    NASTY_MPI_File_read_ordered_c,
    NASTY_MPI_File_write_ordered,
    NASTY_MPI_File_write_ordered_c,
    NASTY_MPI_File_read_at_all_begin,
    NASTY_MPI_File_read_at_all_begin_c,
    NASTY_MPI_File_read_at_all_end,
    NASTY_MPI_File_write_at_all_begin,
    NASTY_MPI_File_write_at_all_begin_c,
    NASTY_MPI_File_write_at_all_end,
    NASTY_MPI_File_read_all_begin,
    NASTY_MPI_File_read_all_begin_c,
    NASTY_MPI_File_read_all_end,
    NASTY_MPI_File_write_all_begin,
    NASTY_MPI_File_write_all_begin_c,
    NASTY_MPI_File_write_all_end,
    NASTY_MPI_File_read_ordered_begin,
    NASTY_MPI_File_read_ordered_begin_c,
    NASTY_MPI_File_read_ordered_end,
    NASTY_MPI_File_write_ordered_begin,
    NASTY_MPI_File_write_ordered_begin_c,
    NASTY_MPI_File_write_ordered_end,
    NASTY_MPI_File_seek_shared,
    NASTY_MPI_Bsend,
    NASTY_MPI_Bsend_c,
    NASTY_MPI_Parrived,
    NASTY_MPI_Iprobe,
    NASTY_MPI_Improbe,
    NASTY_MPI_Isend,
    NASTY_MPI_Isend_c,
    NASTY_MPI_Ibsend,
    NASTY_MPI_Ibsend_c,
    NASTY_MPI_Issend,
    NASTY_MPI_Issend_c,
    NASTY_MPI_Irsend,
    NASTY_MPI_Irsend_c,
    NASTY_MPI_Irecv,
    NASTY_MPI_Irecv_c,
    NASTY_MPI_Imrecv,
    NASTY_MPI_Imrecv_c,
    NASTY_MPI_Isendrecv,
    NASTY_MPI_Isendrecv_c,
    NASTY_MPI_Isendrecv_replace,
    NASTY_MPI_Isendrecv_replace_c,
    NASTY_MPI_Send_init,
    NASTY_MPI_Send_init_c,
    NASTY_MPI_Bsend_init,
    NASTY_MPI_Bsend_init_c,
    NASTY_MPI_Ssend_init,
    NASTY_MPI_Ssend_init_c,
    NASTY_MPI_Rsend_init,
    NASTY_MPI_Rsend_init_c,
    NASTY_MPI_Recv_init,
    NASTY_MPI_Recv_init_c,
    NASTY_MPI_Start,
    NASTY_MPI_Startall,
    NASTY_MPI_Psend_init,
    NASTY_MPI_Precv_init,
    NASTY_MPI_Pready,
    NASTY_MPI_Pready_range,
    NASTY_MPI_Pready_list,
    NASTY_MPI_Ibarrier,
    NASTY_MPI_Ibcast,
    NASTY_MPI_Ibcast_c,
    NASTY_MPI_Igather,
    NASTY_MPI_Igather_c,
    NASTY_MPI_Igatherv,
    NASTY_MPI_Igatherv_c,
    NASTY_MPI_Iscatter,
    NASTY_MPI_Iscatter_c,
    NASTY_MPI_Iscatterv,
    NASTY_MPI_Iscatterv_c,
    NASTY_MPI_Iallgather,
    NASTY_MPI_Iallgather_c,
    NASTY_MPI_Iallgatherv,
    NASTY_MPI_Iallgatherv_c,
    NASTY_MPI_Ialltoall,
    NASTY_MPI_Ialltoall_c,
    NASTY_MPI_Ialltoallv,
    NASTY_MPI_Ialltoallv_c,
    NASTY_MPI_Ialltoallw,
    NASTY_MPI_Ialltoallw_c,
    NASTY_MPI_Ireduce,
    NASTY_MPI_Ireduce_c,
    NASTY_MPI_Iallreduce,
    NASTY_MPI_Iallreduce_c,
    NASTY_MPI_Ireduce_scatter,
    NASTY_MPI_Ireduce_scatter_c,
    NASTY_MPI_Ireduce_scatter_block,
    NASTY_MPI_Ireduce_scatter_block_c,
    NASTY_MPI_Iscan,
    NASTY_MPI_Iscan_c,
    NASTY_MPI_Iexscan,
    NASTY_MPI_Iexscan_c,
    NASTY_MPI_Ineighbor_allgather,
    NASTY_MPI_Ineighbor_allgather_c,
    NASTY_MPI_Ineighbor_allgatherv,
    NASTY_MPI_Ineighbor_allgatherv_c,
    NASTY_MPI_Ineighbor_alltoall,
    NASTY_MPI_Ineighbor_alltoall_c,
    NASTY_MPI_Ineighbor_alltoallv,
    NASTY_MPI_Ineighbor_alltoallv_c,
    NASTY_MPI_Ineighbor_alltoallw,
    NASTY_MPI_Ineighbor_alltoallw_c,
    NASTY_MPI_Comm_idup,
    NASTY_MPI_Comm_idup_with_info,
    NASTY_MPI_Grequest_start,
    NASTY_MPI_Grequest_complete,
    NASTY_MPI_Buffer_attach,
    NASTY_MPI_Buffer_attach_c,
    NASTY_MPI_Comm_attach_buffer,
    NASTY_MPI_Comm_attach_buffer_c,
    NASTY_MPI_Session_attach_buffer,
    NASTY_MPI_Session_attach_buffer_c,
    NASTY_MPI_Buffer_iflush,
    NASTY_MPI_Comm_iflush_buffer,
    NASTY_MPI_Session_iflush_buffer,
    NASTY_MPI_Reduce_local,
    NASTY_MPI_Reduce_local_c,
    NASTY_MPI_Pack,
    NASTY_MPI_Pack_c,
    NASTY_MPI_Unpack,
    NASTY_MPI_Unpack_c,
    NASTY_MPI_Pack_external,
    NASTY_MPI_Pack_external_c,
    NASTY_MPI_Unpack_external,
    NASTY_MPI_Unpack_external_c,
    NASTY_MPI_Type_contiguous,
    NASTY_MPI_Type_contiguous_c,
    NASTY_MPI_Type_vector,
    NASTY_MPI_Type_vector_c,
    NASTY_MPI_Type_create_hvector,
    NASTY_MPI_Type_create_hvector_c,
    NASTY_MPI_Type_indexed,
    NASTY_MPI_Type_indexed_c,
    NASTY_MPI_Type_create_hindexed,
    NASTY_MPI_Type_create_hindexed_c,
    NASTY_MPI_Type_create_indexed_block,
    NASTY_MPI_Type_create_indexed_block_c,
    NASTY_MPI_Type_create_hindexed_block,
    NASTY_MPI_Type_create_hindexed_block_c,
    NASTY_MPI_Type_create_struct,
    NASTY_MPI_Type_create_struct_c,
    NASTY_MPI_Type_create_subarray,
    NASTY_MPI_Type_create_subarray_c,
    NASTY_MPI_Type_create_darray,
    NASTY_MPI_Type_create_darray_c,
    NASTY_MPI_Type_create_resized,
    NASTY_MPI_Type_create_resized_c,
    NASTY_MPI_Type_get_value_index,
    NASTY_MPI_Type_set_name,
    NASTY_MPI_Op_create,
    NASTY_MPI_Op_create_c,
    NASTY_MPI_Op_free,
    NASTY_MPI_Alloc_mem,
    NASTY_MPI_Free_mem,
    NASTY_MPI_Comm_group,
    NASTY_MPI_Comm_remote_group,
    NASTY_MPI_Win_get_group,
    NASTY_MPI_File_get_group,
    NASTY_MPI_Group_union,
    NASTY_MPI_Group_intersection,
    NASTY_MPI_Group_difference,
    NASTY_MPI_Group_incl,
    NASTY_MPI_Group_excl,
    NASTY_MPI_Group_range_incl,
    NASTY_MPI_Group_range_excl,
    NASTY_MPI_Group_from_session_pset,
    NASTY_MPI_Group_free,
    NASTY_MPI_Comm_get_parent,
    NASTY_MPI_Comm_set_name,
    NASTY_MPI_Comm_create_keyval,
    NASTY_MPI_Comm_free_keyval,
    NASTY_MPI_Keyval_create,
    NASTY_MPI_Keyval_free,
    NASTY_MPI_Comm_set_attr,
    NASTY_MPI_Comm_delete_attr,
    NASTY_MPI_Type_create_keyval,
    NASTY_MPI_Type_free_keyval,
    NASTY_MPI_Type_set_attr,
    NASTY_MPI_Type_delete_attr,
    NASTY_MPI_Win_create_keyval,
    NASTY_MPI_Win_free_keyval,
    NASTY_MPI_Win_set_attr,
    NASTY_MPI_Win_delete_attr,
    NASTY_MPI_Comm_create_errhandler,
    NASTY_MPI_Comm_set_errhandler,
    NASTY_MPI_Comm_get_errhandler,
    NASTY_MPI_Win_create_errhandler,
    NASTY_MPI_Win_set_errhandler,
    NASTY_MPI_Win_get_errhandler,
    NASTY_MPI_File_create_errhandler,
    NASTY_MPI_File_set_errhandler,
    NASTY_MPI_File_get_errhandler,
    NASTY_MPI_Session_create_errhandler,
    NASTY_MPI_Session_set_errhandler,
    NASTY_MPI_Session_get_errhandler,
    NASTY_MPI_Errhandler_free,
    NASTY_MPI_Info_create,
    NASTY_MPI_Info_create_env,
    NASTY_MPI_Info_dup,
    NASTY_MPI_Info_set,
    NASTY_MPI_Info_delete,
    NASTY_MPI_Info_free,
    NASTY_MPI_Comm_get_info,
    NASTY_MPI_Win_get_info,
    NASTY_MPI_File_get_info,
    NASTY_MPI_Session_get_info,
    NASTY_MPI_Open_port,
    NASTY_MPI_Close_port,
    NASTY_MPI_Publish_name,
    NASTY_MPI_Unpublish_name,
    NASTY_MPI_Lookup_name,
    NASTY_MPI_File_iread,
    NASTY_MPI_File_iread_c,
    NASTY_MPI_File_iread_all,
    NASTY_MPI_File_iread_all_c,
    NASTY_MPI_File_iread_at,
    NASTY_MPI_File_iread_at_c,
    NASTY_MPI_File_iread_at_all,
    NASTY_MPI_File_iread_at_all_c,
    NASTY_MPI_File_iread_shared,
    NASTY_MPI_File_iread_shared_c,
    NASTY_MPI_File_iwrite,
    NASTY_MPI_File_iwrite_c,
    NASTY_MPI_File_iwrite_all,
    NASTY_MPI_File_iwrite_all_c,
    NASTY_MPI_File_iwrite_at,
    NASTY_MPI_File_iwrite_at_c,
    NASTY_MPI_File_iwrite_at_all,
    NASTY_MPI_File_iwrite_at_all_c,
    NASTY_MPI_File_iwrite_shared,
    NASTY_MPI_File_iwrite_shared_c,
    NASTY_MPI_File_seek,
    NASTY_MPI_File_get_view,
    NASTY_MPI_Cartdim_get,
    NASTY_MPI_Cart_shift,
    NASTY_MPI_Graph_neighbors,
    NASTY_MPI_Graph_neighbors_count,
    NASTY_MPI_Dist_graph_neighbors,
    NASTY_MPI_Dist_graph_neighbors_count,
    NASTY_MPI_Cart_get,
    NASTY_MPI_Cart_rank,
    NASTY_MPI_Cart_coords,
    NASTY_MPI_Graphdims_get,
    NASTY_MPI_Graph_get,
    NASTY_MPI_Comm_rank,
    NASTY_MPI_Comm_size,
    NASTY_MPI_Comm_compare,
    NASTY_MPI_Comm_get_attr,
    NASTY_MPI_Group_translate_ranks,
    NASTY_MPI_Group_rank,
    NASTY_MPI_Group_size,
    NASTY_MPI_Win_get_attr,
    NASTY_MPI_Win_call_errhandler,
    NASTY_MPI_Info_get,
    NASTY_MPI_Type_get_envelope,
    NASTY_MPI_Type_get_envelope_c,
    NASTY_MPI_Type_get_extent,
    NASTY_MPI_Type_get_extent_c,
    NASTY_MPI_Type_get_true_extent,
    NASTY_MPI_Type_size,
    NASTY_MPI_Initialized,
    NASTY_MPI_Finalized,
    NASTY_MPI_Query_thread,
    NASTY_MPI_Status_set_elements,
    NASTY_MPI_Status_set_cancelled,
    NASTY_MPI_Error_class,
    NASTY_MPI_Test_cancelled,
    NASTY_MPI_Get_elements_x,
    NASTY_MPI_Comm_test_inter,
    NASTY_MPI_Comm_remote_size,
    NASTY_MPI_Topo_test,
    NASTY_MPI_Type_size_x,
    NASTY_MPI_Info_get_nkeys,
    NASTY_MPI_Info_get_nthkey,
    NASTY_MPI_Info_get_valuelen,
    NASTY_MPI_Pack_size,
    NASTY_MPI_Get_library_version,
    NASTY_CALLS,
};

/* Identifies the numbers of functions, arguments and constants. Go twin: mpicall.Table */
#define NASTY_TABLE 0x41525a5b8581d76dull

extern struct nasty_real real;

struct nasty_name {
    const char *name;
    void **slot;
};
extern const struct nasty_name nasty_names[];
extern const char *const nasty_call_names[]; /* by number */

int shim_Init(int *argc, char ***argv);
int shim_Init_thread(int *argc, char ***argv, int required, int *provided);
int shim_Finalize(void);
#if defined MPI_SESSION_NULL
int shim_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
int shim_Session_finalize(MPI_Session *session);
#endif
int shim_Abort(MPI_Comm comm, int errorcode);
int shim_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[]);
int shim_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[]);
int shim_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
#if MPI_VERSION >= 4
int shim_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
#endif
int shim_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#if MPI_VERSION >= 4
int shim_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#endif
int shim_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#if MPI_VERSION >= 4
int shim_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#endif
int shim_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win);
int shim_Win_attach(MPI_Win win, void *base, MPI_Aint size);
int shim_Win_detach(MPI_Win win, const void *base);
int shim_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);
#if MPI_VERSION >= 4
int shim_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
#endif
int shim_Win_free(MPI_Win *win);
int shim_Win_set_name(MPI_Win win, const char *win_name);
int shim_Win_lock(int lock_type, int rank, int assert, MPI_Win win);
int shim_Win_unlock(int rank, MPI_Win win);
int shim_Win_lock_all(int assert, MPI_Win win);
int shim_Win_unlock_all(MPI_Win win);
int shim_Win_flush(int rank, MPI_Win win);
int shim_Win_flush_all(MPI_Win win);
int shim_Win_flush_local(int rank, MPI_Win win);
int shim_Win_flush_local_all(MPI_Win win);
int shim_Win_sync(MPI_Win win);
int shim_Win_fence(int assert, MPI_Win win);
int shim_Win_start(MPI_Group group, int assert, MPI_Win win);
int shim_Win_complete(MPI_Win win);
int shim_Win_post(MPI_Group group, int assert, MPI_Win win);
int shim_Win_wait(MPI_Win win);
int shim_Win_test(MPI_Win win, int *flag);
int shim_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
#if MPI_VERSION >= 4
int shim_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
#endif
int shim_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
#if MPI_VERSION >= 4
int shim_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
#endif
int shim_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#if MPI_VERSION >= 4
int shim_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#endif
int shim_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#if MPI_VERSION >= 4
int shim_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#endif
int shim_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win);
int shim_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win);
int shim_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#if MPI_VERSION >= 4
int shim_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#endif
int shim_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#if MPI_VERSION >= 4
int shim_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#endif
int shim_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#if MPI_VERSION >= 4
int shim_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#endif
int shim_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#if MPI_VERSION >= 4
int shim_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#endif
int shim_Wait(MPI_Request *request, MPI_Status *status);
int shim_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
int shim_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status);
int shim_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[]);
int shim_Test(MPI_Request *request, int *flag, MPI_Status *status);
int shim_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
int shim_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status);
int shim_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[]);
int shim_Request_get_status(MPI_Request request, int *flag, MPI_Status *status);
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
int shim_Request_get_status_all(int count, nasty_looked_at array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
int shim_Request_get_status_any(int count, nasty_looked_at array_of_requests[], int *indx, int *flag, MPI_Status *status);
int shim_Request_get_status_some(int incount, nasty_looked_at array_of_requests[], int *outcount, int array_of_indices[], MPI_Status array_of_statuses[]);
#endif
int shim_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status);
int shim_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
int shim_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status);
#if MPI_VERSION >= 4
int shim_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status);
#endif
int shim_Request_free(MPI_Request *request);
int shim_Cancel(MPI_Request *request);
int shim_Type_commit(MPI_Datatype *datatype);
int shim_Type_free(MPI_Datatype *datatype);
int shim_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype);
int shim_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);
#if MPI_VERSION >= 4
int shim_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
#endif
int shim_Type_create_f90_integer(int r, MPI_Datatype *newtype);
int shim_Type_create_f90_real(int p, int r, MPI_Datatype *newtype);
int shim_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype);
int shim_Type_match_size(int typeclass, int size, MPI_Datatype *datatype);
int shim_Start(MPI_Request *request);
int shim_Startall(int count, MPI_Request array_of_requests[]);

#endif
