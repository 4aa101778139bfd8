// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because the library's functions are pointers to functions of C. */
#include "calls.h"

#include <stddef.h>

struct nasty_real real;

const struct nasty_name nasty_names[] = {
    {"PMPI_Init", (void **)&real.Init},
    {"PMPI_Init_thread", (void **)&real.Init_thread},
    {"PMPI_Finalize", (void **)&real.Finalize},
#if defined MPI_SESSION_NULL
    {"PMPI_Session_init", (void **)&real.Session_init},
    {"PMPI_Session_finalize", (void **)&real.Session_finalize},
#endif
    {"PMPI_Abort", (void **)&real.Abort},
    {"PMPI_Comm_spawn", (void **)&real.Comm_spawn},
    {"PMPI_Comm_spawn_multiple", (void **)&real.Comm_spawn_multiple},
    {"PMPI_Win_create", (void **)&real.Win_create},
#if MPI_VERSION >= 4
    {"PMPI_Win_create_c", (void **)&real.Win_create_c},
#endif
    {"PMPI_Win_allocate", (void **)&real.Win_allocate},
#if MPI_VERSION >= 4
    {"PMPI_Win_allocate_c", (void **)&real.Win_allocate_c},
#endif
    {"PMPI_Win_allocate_shared", (void **)&real.Win_allocate_shared},
#if MPI_VERSION >= 4
    {"PMPI_Win_allocate_shared_c", (void **)&real.Win_allocate_shared_c},
#endif
    {"PMPI_Win_create_dynamic", (void **)&real.Win_create_dynamic},
    {"PMPI_Win_attach", (void **)&real.Win_attach},
    {"PMPI_Win_detach", (void **)&real.Win_detach},
    {"PMPI_Win_shared_query", (void **)&real.Win_shared_query},
#if MPI_VERSION >= 4
    {"PMPI_Win_shared_query_c", (void **)&real.Win_shared_query_c},
#endif
    {"PMPI_Win_free", (void **)&real.Win_free},
    {"PMPI_Win_set_name", (void **)&real.Win_set_name},
    {"PMPI_Win_lock", (void **)&real.Win_lock},
    {"PMPI_Win_unlock", (void **)&real.Win_unlock},
    {"PMPI_Win_lock_all", (void **)&real.Win_lock_all},
    {"PMPI_Win_unlock_all", (void **)&real.Win_unlock_all},
    {"PMPI_Win_flush", (void **)&real.Win_flush},
    {"PMPI_Win_flush_all", (void **)&real.Win_flush_all},
    {"PMPI_Win_flush_local", (void **)&real.Win_flush_local},
    {"PMPI_Win_flush_local_all", (void **)&real.Win_flush_local_all},
    {"PMPI_Win_sync", (void **)&real.Win_sync},
    {"PMPI_Win_fence", (void **)&real.Win_fence},
    {"PMPI_Win_start", (void **)&real.Win_start},
    {"PMPI_Win_complete", (void **)&real.Win_complete},
    {"PMPI_Win_post", (void **)&real.Win_post},
    {"PMPI_Win_wait", (void **)&real.Win_wait},
    {"PMPI_Win_test", (void **)&real.Win_test},
    {"PMPI_Put", (void **)&real.Put},
#if MPI_VERSION >= 4
    {"PMPI_Put_c", (void **)&real.Put_c},
#endif
    {"PMPI_Get", (void **)&real.Get},
#if MPI_VERSION >= 4
    {"PMPI_Get_c", (void **)&real.Get_c},
#endif
    {"PMPI_Accumulate", (void **)&real.Accumulate},
#if MPI_VERSION >= 4
    {"PMPI_Accumulate_c", (void **)&real.Accumulate_c},
#endif
    {"PMPI_Get_accumulate", (void **)&real.Get_accumulate},
#if MPI_VERSION >= 4
    {"PMPI_Get_accumulate_c", (void **)&real.Get_accumulate_c},
#endif
    {"PMPI_Fetch_and_op", (void **)&real.Fetch_and_op},
    {"PMPI_Compare_and_swap", (void **)&real.Compare_and_swap},
    {"PMPI_Rput", (void **)&real.Rput},
#if MPI_VERSION >= 4
    {"PMPI_Rput_c", (void **)&real.Rput_c},
#endif
    {"PMPI_Rget", (void **)&real.Rget},
#if MPI_VERSION >= 4
    {"PMPI_Rget_c", (void **)&real.Rget_c},
#endif
    {"PMPI_Raccumulate", (void **)&real.Raccumulate},
#if MPI_VERSION >= 4
    {"PMPI_Raccumulate_c", (void **)&real.Raccumulate_c},
#endif
    {"PMPI_Rget_accumulate", (void **)&real.Rget_accumulate},
#if MPI_VERSION >= 4
    {"PMPI_Rget_accumulate_c", (void **)&real.Rget_accumulate_c},
#endif
    {"PMPI_Wait", (void **)&real.Wait},
    {"PMPI_Waitall", (void **)&real.Waitall},
    {"PMPI_Waitany", (void **)&real.Waitany},
    {"PMPI_Waitsome", (void **)&real.Waitsome},
    {"PMPI_Test", (void **)&real.Test},
    {"PMPI_Testall", (void **)&real.Testall},
    {"PMPI_Testany", (void **)&real.Testany},
    {"PMPI_Testsome", (void **)&real.Testsome},
    {"PMPI_Request_get_status", (void **)&real.Request_get_status},
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    {"PMPI_Request_get_status_all", (void **)&real.Request_get_status_all},
    {"PMPI_Request_get_status_any", (void **)&real.Request_get_status_any},
    {"PMPI_Request_get_status_some", (void **)&real.Request_get_status_some},
#endif
    {"PMPI_Probe", (void **)&real.Probe},
    {"PMPI_Mprobe", (void **)&real.Mprobe},
    {"PMPI_Sendrecv", (void **)&real.Sendrecv},
#if MPI_VERSION >= 4
    {"PMPI_Sendrecv_c", (void **)&real.Sendrecv_c},
#endif
    {"PMPI_Request_free", (void **)&real.Request_free},
    {"PMPI_Cancel", (void **)&real.Cancel},
    {"PMPI_Type_commit", (void **)&real.Type_commit},
    {"PMPI_Type_free", (void **)&real.Type_free},
    {"PMPI_Type_dup", (void **)&real.Type_dup},
    {"PMPI_Type_get_contents", (void **)&real.Type_get_contents},
#if MPI_VERSION >= 4
    {"PMPI_Type_get_contents_c", (void **)&real.Type_get_contents_c},
#endif
    {"PMPI_Type_create_f90_integer", (void **)&real.Type_create_f90_integer},
    {"PMPI_Type_create_f90_real", (void **)&real.Type_create_f90_real},
    {"PMPI_Type_create_f90_complex", (void **)&real.Type_create_f90_complex},
    {"PMPI_Type_match_size", (void **)&real.Type_match_size},
    {"PMPI_Send", (void **)&real.Send},
#if MPI_VERSION >= 4
    {"PMPI_Send_c", (void **)&real.Send_c},
#endif
    {"PMPI_Ssend", (void **)&real.Ssend},
#if MPI_VERSION >= 4
    {"PMPI_Ssend_c", (void **)&real.Ssend_c},
#endif
    {"PMPI_Rsend", (void **)&real.Rsend},
#if MPI_VERSION >= 4
    {"PMPI_Rsend_c", (void **)&real.Rsend_c},
#endif
    {"PMPI_Recv", (void **)&real.Recv},
#if MPI_VERSION >= 4
    {"PMPI_Recv_c", (void **)&real.Recv_c},
#endif
    {"PMPI_Mrecv", (void **)&real.Mrecv},
#if MPI_VERSION >= 4
    {"PMPI_Mrecv_c", (void **)&real.Mrecv_c},
#endif
    {"PMPI_Barrier", (void **)&real.Barrier},
    {"PMPI_Bcast", (void **)&real.Bcast},
#if MPI_VERSION >= 4
    {"PMPI_Bcast_c", (void **)&real.Bcast_c},
#endif
    {"PMPI_Gather", (void **)&real.Gather},
#if MPI_VERSION >= 4
    {"PMPI_Gather_c", (void **)&real.Gather_c},
#endif
    {"PMPI_Gatherv", (void **)&real.Gatherv},
#if MPI_VERSION >= 4
    {"PMPI_Gatherv_c", (void **)&real.Gatherv_c},
#endif
    {"PMPI_Scatter", (void **)&real.Scatter},
#if MPI_VERSION >= 4
    {"PMPI_Scatter_c", (void **)&real.Scatter_c},
#endif
    {"PMPI_Scatterv", (void **)&real.Scatterv},
#if MPI_VERSION >= 4
    {"PMPI_Scatterv_c", (void **)&real.Scatterv_c},
#endif
    {"PMPI_Allgather", (void **)&real.Allgather},
#if MPI_VERSION >= 4
    {"PMPI_Allgather_c", (void **)&real.Allgather_c},
#endif
    {"PMPI_Allgatherv", (void **)&real.Allgatherv},
#if MPI_VERSION >= 4
    {"PMPI_Allgatherv_c", (void **)&real.Allgatherv_c},
#endif
    {"PMPI_Alltoall", (void **)&real.Alltoall},
#if MPI_VERSION >= 4
    {"PMPI_Alltoall_c", (void **)&real.Alltoall_c},
#endif
    {"PMPI_Alltoallv", (void **)&real.Alltoallv},
#if MPI_VERSION >= 4
    {"PMPI_Alltoallv_c", (void **)&real.Alltoallv_c},
#endif
    {"PMPI_Alltoallw", (void **)&real.Alltoallw},
#if MPI_VERSION >= 4
    {"PMPI_Alltoallw_c", (void **)&real.Alltoallw_c},
#endif
    {"PMPI_Reduce", (void **)&real.Reduce},
#if MPI_VERSION >= 4
    {"PMPI_Reduce_c", (void **)&real.Reduce_c},
#endif
    {"PMPI_Allreduce", (void **)&real.Allreduce},
#if MPI_VERSION >= 4
    {"PMPI_Allreduce_c", (void **)&real.Allreduce_c},
#endif
    {"PMPI_Reduce_scatter", (void **)&real.Reduce_scatter},
#if MPI_VERSION >= 4
    {"PMPI_Reduce_scatter_c", (void **)&real.Reduce_scatter_c},
#endif
    {"PMPI_Reduce_scatter_block", (void **)&real.Reduce_scatter_block},
#if MPI_VERSION >= 4
    {"PMPI_Reduce_scatter_block_c", (void **)&real.Reduce_scatter_block_c},
#endif
    {"PMPI_Scan", (void **)&real.Scan},
#if MPI_VERSION >= 4
    {"PMPI_Scan_c", (void **)&real.Scan_c},
#endif
    {"PMPI_Exscan", (void **)&real.Exscan},
#if MPI_VERSION >= 4
    {"PMPI_Exscan_c", (void **)&real.Exscan_c},
#endif
    {"PMPI_Neighbor_allgather", (void **)&real.Neighbor_allgather},
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_allgather_c", (void **)&real.Neighbor_allgather_c},
#endif
    {"PMPI_Neighbor_allgatherv", (void **)&real.Neighbor_allgatherv},
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_allgatherv_c", (void **)&real.Neighbor_allgatherv_c},
#endif
    {"PMPI_Neighbor_alltoall", (void **)&real.Neighbor_alltoall},
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoall_c", (void **)&real.Neighbor_alltoall_c},
#endif
    {"PMPI_Neighbor_alltoallv", (void **)&real.Neighbor_alltoallv},
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoallv_c", (void **)&real.Neighbor_alltoallv_c},
#endif
    {"PMPI_Neighbor_alltoallw", (void **)&real.Neighbor_alltoallw},
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoallw_c", (void **)&real.Neighbor_alltoallw_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Barrier_init", (void **)&real.Barrier_init},
    {"PMPI_Bcast_init", (void **)&real.Bcast_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Bcast_init_c", (void **)&real.Bcast_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Gather_init", (void **)&real.Gather_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Gather_init_c", (void **)&real.Gather_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Gatherv_init", (void **)&real.Gatherv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Gatherv_init_c", (void **)&real.Gatherv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Scatter_init", (void **)&real.Scatter_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Scatter_init_c", (void **)&real.Scatter_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Scatterv_init", (void **)&real.Scatterv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Scatterv_init_c", (void **)&real.Scatterv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Allgather_init", (void **)&real.Allgather_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Allgather_init_c", (void **)&real.Allgather_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Allgatherv_init", (void **)&real.Allgatherv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Allgatherv_init_c", (void **)&real.Allgatherv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Alltoall_init", (void **)&real.Alltoall_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Alltoall_init_c", (void **)&real.Alltoall_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Alltoallv_init", (void **)&real.Alltoallv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Alltoallv_init_c", (void **)&real.Alltoallv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Alltoallw_init", (void **)&real.Alltoallw_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Alltoallw_init_c", (void **)&real.Alltoallw_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Reduce_init", (void **)&real.Reduce_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Reduce_init_c", (void **)&real.Reduce_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Allreduce_init", (void **)&real.Allreduce_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Allreduce_init_c", (void **)&real.Allreduce_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Reduce_scatter_init", (void **)&real.Reduce_scatter_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Reduce_scatter_init_c", (void **)&real.Reduce_scatter_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Reduce_scatter_block_init", (void **)&real.Reduce_scatter_block_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Reduce_scatter_block_init_c", (void **)&real.Reduce_scatter_block_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Scan_init", (void **)&real.Scan_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Scan_init_c", (void **)&real.Scan_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Exscan_init", (void **)&real.Exscan_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Exscan_init_c", (void **)&real.Exscan_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Neighbor_allgather_init", (void **)&real.Neighbor_allgather_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_allgather_init_c", (void **)&real.Neighbor_allgather_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Neighbor_allgatherv_init", (void **)&real.Neighbor_allgatherv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_allgatherv_init_c", (void **)&real.Neighbor_allgatherv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Neighbor_alltoall_init", (void **)&real.Neighbor_alltoall_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoall_init_c", (void **)&real.Neighbor_alltoall_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Neighbor_alltoallv_init", (void **)&real.Neighbor_alltoallv_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoallv_init_c", (void **)&real.Neighbor_alltoallv_init_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Neighbor_alltoallw_init", (void **)&real.Neighbor_alltoallw_init},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Neighbor_alltoallw_init_c", (void **)&real.Neighbor_alltoallw_init_c},
#endif
    {"PMPI_Sendrecv_replace", (void **)&real.Sendrecv_replace},
#if MPI_VERSION >= 4
    {"PMPI_Sendrecv_replace_c", (void **)&real.Sendrecv_replace_c},
#endif
    {"PMPI_Buffer_detach", (void **)&real.Buffer_detach},
#if MPI_VERSION >= 4
    {"PMPI_Buffer_detach_c", (void **)&real.Buffer_detach_c},
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    {"PMPI_Buffer_flush", (void **)&real.Buffer_flush},
    {"PMPI_Comm_flush_buffer", (void **)&real.Comm_flush_buffer},
    {"PMPI_Session_flush_buffer", (void **)&real.Session_flush_buffer},
    {"PMPI_Comm_detach_buffer", (void **)&real.Comm_detach_buffer},
    {"PMPI_Comm_detach_buffer_c", (void **)&real.Comm_detach_buffer_c},
    {"PMPI_Session_detach_buffer", (void **)&real.Session_detach_buffer},
    {"PMPI_Session_detach_buffer_c", (void **)&real.Session_detach_buffer_c},
#endif
    {"PMPI_Comm_set_info", (void **)&real.Comm_set_info},
    {"PMPI_Win_set_info", (void **)&real.Win_set_info},
    {"PMPI_Comm_create", (void **)&real.Comm_create},
    {"PMPI_Comm_create_group", (void **)&real.Comm_create_group},
    {"PMPI_Comm_dup", (void **)&real.Comm_dup},
    {"PMPI_Comm_dup_with_info", (void **)&real.Comm_dup_with_info},
    {"PMPI_Comm_split", (void **)&real.Comm_split},
    {"PMPI_Comm_split_type", (void **)&real.Comm_split_type},
    {"PMPI_Comm_free", (void **)&real.Comm_free},
    {"PMPI_Comm_disconnect", (void **)&real.Comm_disconnect},
    {"PMPI_Comm_accept", (void **)&real.Comm_accept},
    {"PMPI_Comm_connect", (void **)&real.Comm_connect},
    {"PMPI_Comm_join", (void **)&real.Comm_join},
    {"PMPI_Intercomm_create", (void **)&real.Intercomm_create},
    {"PMPI_Intercomm_merge", (void **)&real.Intercomm_merge},
    {"PMPI_Cart_create", (void **)&real.Cart_create},
    {"PMPI_Cart_sub", (void **)&real.Cart_sub},
    {"PMPI_Graph_create", (void **)&real.Graph_create},
    {"PMPI_Dist_graph_create", (void **)&real.Dist_graph_create},
    {"PMPI_Dist_graph_create_adjacent", (void **)&real.Dist_graph_create_adjacent},
#if defined MPI_SESSION_NULL
    {"PMPI_Comm_create_from_group", (void **)&real.Comm_create_from_group},
    {"PMPI_Intercomm_create_from_groups", (void **)&real.Intercomm_create_from_groups},
#endif
    {"PMPI_File_open", (void **)&real.File_open},
    {"PMPI_File_close", (void **)&real.File_close},
    {"PMPI_File_delete", (void **)&real.File_delete},
    {"PMPI_File_set_size", (void **)&real.File_set_size},
    {"PMPI_File_preallocate", (void **)&real.File_preallocate},
    {"PMPI_File_set_view", (void **)&real.File_set_view},
    {"PMPI_File_set_atomicity", (void **)&real.File_set_atomicity},
    {"PMPI_File_sync", (void **)&real.File_sync},
    {"PMPI_File_set_info", (void **)&real.File_set_info},
    {"PMPI_File_read_at", (void **)&real.File_read_at},
#if MPI_VERSION >= 4
    {"PMPI_File_read_at_c", (void **)&real.File_read_at_c},
#endif
    {"PMPI_File_read_at_all", (void **)&real.File_read_at_all},
#if MPI_VERSION >= 4
    {"PMPI_File_read_at_all_c", (void **)&real.File_read_at_all_c},
#endif
    {"PMPI_File_write_at", (void **)&real.File_write_at},
#if MPI_VERSION >= 4
    {"PMPI_File_write_at_c", (void **)&real.File_write_at_c},
#endif
    {"PMPI_File_write_at_all", (void **)&real.File_write_at_all},
#if MPI_VERSION >= 4
    {"PMPI_File_write_at_all_c", (void **)&real.File_write_at_all_c},
#endif
    {"PMPI_File_read", (void **)&real.File_read},
#if MPI_VERSION >= 4
    {"PMPI_File_read_c", (void **)&real.File_read_c},
#endif
    {"PMPI_File_read_all", (void **)&real.File_read_all},
#if MPI_VERSION >= 4
    {"PMPI_File_read_all_c", (void **)&real.File_read_all_c},
#endif
    {"PMPI_File_write", (void **)&real.File_write},
#if MPI_VERSION >= 4
    {"PMPI_File_write_c", (void **)&real.File_write_c},
#endif
    {"PMPI_File_write_all", (void **)&real.File_write_all},
#if MPI_VERSION >= 4
    {"PMPI_File_write_all_c", (void **)&real.File_write_all_c},
#endif
    {"PMPI_File_read_shared", (void **)&real.File_read_shared},
#if MPI_VERSION >= 4
    {"PMPI_File_read_shared_c", (void **)&real.File_read_shared_c},
#endif
    {"PMPI_File_write_shared", (void **)&real.File_write_shared},
#if MPI_VERSION >= 4
    {"PMPI_File_write_shared_c", (void **)&real.File_write_shared_c},
#endif
    {"PMPI_File_read_ordered", (void **)&real.File_read_ordered},
#if MPI_VERSION >= 4
    {"PMPI_File_read_ordered_c", (void **)&real.File_read_ordered_c},
#endif
    {"PMPI_File_write_ordered", (void **)&real.File_write_ordered},
#if MPI_VERSION >= 4
    {"PMPI_File_write_ordered_c", (void **)&real.File_write_ordered_c},
#endif
    {"PMPI_File_read_at_all_begin", (void **)&real.File_read_at_all_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_read_at_all_begin_c", (void **)&real.File_read_at_all_begin_c},
#endif
    {"PMPI_File_read_at_all_end", (void **)&real.File_read_at_all_end},
    {"PMPI_File_write_at_all_begin", (void **)&real.File_write_at_all_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_write_at_all_begin_c", (void **)&real.File_write_at_all_begin_c},
#endif
    {"PMPI_File_write_at_all_end", (void **)&real.File_write_at_all_end},
    {"PMPI_File_read_all_begin", (void **)&real.File_read_all_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_read_all_begin_c", (void **)&real.File_read_all_begin_c},
#endif
    {"PMPI_File_read_all_end", (void **)&real.File_read_all_end},
    {"PMPI_File_write_all_begin", (void **)&real.File_write_all_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_write_all_begin_c", (void **)&real.File_write_all_begin_c},
#endif
    {"PMPI_File_write_all_end", (void **)&real.File_write_all_end},
    {"PMPI_File_read_ordered_begin", (void **)&real.File_read_ordered_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_read_ordered_begin_c", (void **)&real.File_read_ordered_begin_c},
#endif
    {"PMPI_File_read_ordered_end", (void **)&real.File_read_ordered_end},
    {"PMPI_File_write_ordered_begin", (void **)&real.File_write_ordered_begin},
#if MPI_VERSION >= 4
    {"PMPI_File_write_ordered_begin_c", (void **)&real.File_write_ordered_begin_c},
#endif
    {"PMPI_File_write_ordered_end", (void **)&real.File_write_ordered_end},
    {"PMPI_File_seek_shared", (void **)&real.File_seek_shared},
    {"PMPI_Bsend", (void **)&real.Bsend},
#if MPI_VERSION >= 4
    {"PMPI_Bsend_c", (void **)&real.Bsend_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Parrived", (void **)&real.Parrived},
#endif
    {"PMPI_Iprobe", (void **)&real.Iprobe},
    {"PMPI_Improbe", (void **)&real.Improbe},
    {"PMPI_Isend", (void **)&real.Isend},
#if MPI_VERSION >= 4
    {"PMPI_Isend_c", (void **)&real.Isend_c},
#endif
    {"PMPI_Ibsend", (void **)&real.Ibsend},
#if MPI_VERSION >= 4
    {"PMPI_Ibsend_c", (void **)&real.Ibsend_c},
#endif
    {"PMPI_Issend", (void **)&real.Issend},
#if MPI_VERSION >= 4
    {"PMPI_Issend_c", (void **)&real.Issend_c},
#endif
    {"PMPI_Irsend", (void **)&real.Irsend},
#if MPI_VERSION >= 4
    {"PMPI_Irsend_c", (void **)&real.Irsend_c},
#endif
    {"PMPI_Irecv", (void **)&real.Irecv},
#if MPI_VERSION >= 4
    {"PMPI_Irecv_c", (void **)&real.Irecv_c},
#endif
    {"PMPI_Imrecv", (void **)&real.Imrecv},
#if MPI_VERSION >= 4
    {"PMPI_Imrecv_c", (void **)&real.Imrecv_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Isendrecv", (void **)&real.Isendrecv},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Isendrecv_c", (void **)&real.Isendrecv_c},
#endif
#if defined MPI_SESSION_NULL
    {"PMPI_Isendrecv_replace", (void **)&real.Isendrecv_replace},
#endif
#if MPI_VERSION >= 4
    {"PMPI_Isendrecv_replace_c", (void **)&real.Isendrecv_replace_c},
#endif
    {"PMPI_Send_init", (void **)&real.Send_init},
#if MPI_VERSION >= 4
    {"PMPI_Send_init_c", (void **)&real.Send_init_c},
#endif
    {"PMPI_Bsend_init", (void **)&real.Bsend_init},
#if MPI_VERSION >= 4
    {"PMPI_Bsend_init_c", (void **)&real.Bsend_init_c},
#endif
    {"PMPI_Ssend_init", (void **)&real.Ssend_init},
#if MPI_VERSION >= 4
    {"PMPI_Ssend_init_c", (void **)&real.Ssend_init_c},
#endif
    {"PMPI_Rsend_init", (void **)&real.Rsend_init},
#if MPI_VERSION >= 4
    {"PMPI_Rsend_init_c", (void **)&real.Rsend_init_c},
#endif
    {"PMPI_Recv_init", (void **)&real.Recv_init},
#if MPI_VERSION >= 4
    {"PMPI_Recv_init_c", (void **)&real.Recv_init_c},
#endif
    {"PMPI_Start", (void **)&real.Start},
    {"PMPI_Startall", (void **)&real.Startall},
#if defined MPI_SESSION_NULL
    {"PMPI_Psend_init", (void **)&real.Psend_init},
    {"PMPI_Precv_init", (void **)&real.Precv_init},
    {"PMPI_Pready", (void **)&real.Pready},
    {"PMPI_Pready_range", (void **)&real.Pready_range},
    {"PMPI_Pready_list", (void **)&real.Pready_list},
#endif
    {"PMPI_Ibarrier", (void **)&real.Ibarrier},
    {"PMPI_Ibcast", (void **)&real.Ibcast},
#if MPI_VERSION >= 4
    {"PMPI_Ibcast_c", (void **)&real.Ibcast_c},
#endif
    {"PMPI_Igather", (void **)&real.Igather},
#if MPI_VERSION >= 4
    {"PMPI_Igather_c", (void **)&real.Igather_c},
#endif
    {"PMPI_Igatherv", (void **)&real.Igatherv},
#if MPI_VERSION >= 4
    {"PMPI_Igatherv_c", (void **)&real.Igatherv_c},
#endif
    {"PMPI_Iscatter", (void **)&real.Iscatter},
#if MPI_VERSION >= 4
    {"PMPI_Iscatter_c", (void **)&real.Iscatter_c},
#endif
    {"PMPI_Iscatterv", (void **)&real.Iscatterv},
#if MPI_VERSION >= 4
    {"PMPI_Iscatterv_c", (void **)&real.Iscatterv_c},
#endif
    {"PMPI_Iallgather", (void **)&real.Iallgather},
#if MPI_VERSION >= 4
    {"PMPI_Iallgather_c", (void **)&real.Iallgather_c},
#endif
    {"PMPI_Iallgatherv", (void **)&real.Iallgatherv},
#if MPI_VERSION >= 4
    {"PMPI_Iallgatherv_c", (void **)&real.Iallgatherv_c},
#endif
    {"PMPI_Ialltoall", (void **)&real.Ialltoall},
#if MPI_VERSION >= 4
    {"PMPI_Ialltoall_c", (void **)&real.Ialltoall_c},
#endif
    {"PMPI_Ialltoallv", (void **)&real.Ialltoallv},
#if MPI_VERSION >= 4
    {"PMPI_Ialltoallv_c", (void **)&real.Ialltoallv_c},
#endif
    {"PMPI_Ialltoallw", (void **)&real.Ialltoallw},
#if MPI_VERSION >= 4
    {"PMPI_Ialltoallw_c", (void **)&real.Ialltoallw_c},
#endif
    {"PMPI_Ireduce", (void **)&real.Ireduce},
#if MPI_VERSION >= 4
    {"PMPI_Ireduce_c", (void **)&real.Ireduce_c},
#endif
    {"PMPI_Iallreduce", (void **)&real.Iallreduce},
#if MPI_VERSION >= 4
    {"PMPI_Iallreduce_c", (void **)&real.Iallreduce_c},
#endif
    {"PMPI_Ireduce_scatter", (void **)&real.Ireduce_scatter},
#if MPI_VERSION >= 4
    {"PMPI_Ireduce_scatter_c", (void **)&real.Ireduce_scatter_c},
#endif
    {"PMPI_Ireduce_scatter_block", (void **)&real.Ireduce_scatter_block},
#if MPI_VERSION >= 4
    {"PMPI_Ireduce_scatter_block_c", (void **)&real.Ireduce_scatter_block_c},
#endif
    {"PMPI_Iscan", (void **)&real.Iscan},
#if MPI_VERSION >= 4
    {"PMPI_Iscan_c", (void **)&real.Iscan_c},
#endif
    {"PMPI_Iexscan", (void **)&real.Iexscan},
#if MPI_VERSION >= 4
    {"PMPI_Iexscan_c", (void **)&real.Iexscan_c},
#endif
    {"PMPI_Ineighbor_allgather", (void **)&real.Ineighbor_allgather},
#if MPI_VERSION >= 4
    {"PMPI_Ineighbor_allgather_c", (void **)&real.Ineighbor_allgather_c},
#endif
    {"PMPI_Ineighbor_allgatherv", (void **)&real.Ineighbor_allgatherv},
#if MPI_VERSION >= 4
    {"PMPI_Ineighbor_allgatherv_c", (void **)&real.Ineighbor_allgatherv_c},
#endif
    {"PMPI_Ineighbor_alltoall", (void **)&real.Ineighbor_alltoall},
#if MPI_VERSION >= 4
    {"PMPI_Ineighbor_alltoall_c", (void **)&real.Ineighbor_alltoall_c},
#endif
    {"PMPI_Ineighbor_alltoallv", (void **)&real.Ineighbor_alltoallv},
#if MPI_VERSION >= 4
    {"PMPI_Ineighbor_alltoallv_c", (void **)&real.Ineighbor_alltoallv_c},
#endif
    {"PMPI_Ineighbor_alltoallw", (void **)&real.Ineighbor_alltoallw},
#if MPI_VERSION >= 4
    {"PMPI_Ineighbor_alltoallw_c", (void **)&real.Ineighbor_alltoallw_c},
#endif
    {"PMPI_Comm_idup", (void **)&real.Comm_idup},
#if defined MPI_SESSION_NULL
    {"PMPI_Comm_idup_with_info", (void **)&real.Comm_idup_with_info},
#endif
    {"PMPI_Grequest_start", (void **)&real.Grequest_start},
    {"PMPI_Grequest_complete", (void **)&real.Grequest_complete},
    {"PMPI_Buffer_attach", (void **)&real.Buffer_attach},
#if MPI_VERSION >= 4
    {"PMPI_Buffer_attach_c", (void **)&real.Buffer_attach_c},
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    {"PMPI_Comm_attach_buffer", (void **)&real.Comm_attach_buffer},
    {"PMPI_Comm_attach_buffer_c", (void **)&real.Comm_attach_buffer_c},
    {"PMPI_Session_attach_buffer", (void **)&real.Session_attach_buffer},
    {"PMPI_Session_attach_buffer_c", (void **)&real.Session_attach_buffer_c},
    {"PMPI_Buffer_iflush", (void **)&real.Buffer_iflush},
    {"PMPI_Comm_iflush_buffer", (void **)&real.Comm_iflush_buffer},
    {"PMPI_Session_iflush_buffer", (void **)&real.Session_iflush_buffer},
#endif
    {"PMPI_Reduce_local", (void **)&real.Reduce_local},
#if MPI_VERSION >= 4
    {"PMPI_Reduce_local_c", (void **)&real.Reduce_local_c},
#endif
    {"PMPI_Pack", (void **)&real.Pack},
#if MPI_VERSION >= 4
    {"PMPI_Pack_c", (void **)&real.Pack_c},
#endif
    {"PMPI_Unpack", (void **)&real.Unpack},
#if MPI_VERSION >= 4
    {"PMPI_Unpack_c", (void **)&real.Unpack_c},
#endif
    {"PMPI_Pack_external", (void **)&real.Pack_external},
#if MPI_VERSION >= 4
    {"PMPI_Pack_external_c", (void **)&real.Pack_external_c},
#endif
    {"PMPI_Unpack_external", (void **)&real.Unpack_external},
#if MPI_VERSION >= 4
    {"PMPI_Unpack_external_c", (void **)&real.Unpack_external_c},
#endif
    {"PMPI_Type_contiguous", (void **)&real.Type_contiguous},
#if MPI_VERSION >= 4
    {"PMPI_Type_contiguous_c", (void **)&real.Type_contiguous_c},
#endif
    {"PMPI_Type_vector", (void **)&real.Type_vector},
#if MPI_VERSION >= 4
    {"PMPI_Type_vector_c", (void **)&real.Type_vector_c},
#endif
    {"PMPI_Type_create_hvector", (void **)&real.Type_create_hvector},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_hvector_c", (void **)&real.Type_create_hvector_c},
#endif
    {"PMPI_Type_indexed", (void **)&real.Type_indexed},
#if MPI_VERSION >= 4
    {"PMPI_Type_indexed_c", (void **)&real.Type_indexed_c},
#endif
    {"PMPI_Type_create_hindexed", (void **)&real.Type_create_hindexed},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_hindexed_c", (void **)&real.Type_create_hindexed_c},
#endif
    {"PMPI_Type_create_indexed_block", (void **)&real.Type_create_indexed_block},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_indexed_block_c", (void **)&real.Type_create_indexed_block_c},
#endif
    {"PMPI_Type_create_hindexed_block", (void **)&real.Type_create_hindexed_block},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_hindexed_block_c", (void **)&real.Type_create_hindexed_block_c},
#endif
    {"PMPI_Type_create_struct", (void **)&real.Type_create_struct},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_struct_c", (void **)&real.Type_create_struct_c},
#endif
    {"PMPI_Type_create_subarray", (void **)&real.Type_create_subarray},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_subarray_c", (void **)&real.Type_create_subarray_c},
#endif
    {"PMPI_Type_create_darray", (void **)&real.Type_create_darray},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_darray_c", (void **)&real.Type_create_darray_c},
#endif
    {"PMPI_Type_create_resized", (void **)&real.Type_create_resized},
#if MPI_VERSION >= 4
    {"PMPI_Type_create_resized_c", (void **)&real.Type_create_resized_c},
#endif
#if 10 * MPI_VERSION + MPI_SUBVERSION >= 41
    {"PMPI_Type_get_value_index", (void **)&real.Type_get_value_index},
#endif
    {"PMPI_Type_set_name", (void **)&real.Type_set_name},
    {"PMPI_Op_create", (void **)&real.Op_create},
#if MPI_VERSION >= 4
    {"PMPI_Op_create_c", (void **)&real.Op_create_c},
#endif
    {"PMPI_Op_free", (void **)&real.Op_free},
    {"PMPI_Alloc_mem", (void **)&real.Alloc_mem},
    {"PMPI_Free_mem", (void **)&real.Free_mem},
    {"PMPI_Comm_group", (void **)&real.Comm_group},
    {"PMPI_Comm_remote_group", (void **)&real.Comm_remote_group},
    {"PMPI_Win_get_group", (void **)&real.Win_get_group},
    {"PMPI_File_get_group", (void **)&real.File_get_group},
    {"PMPI_Group_union", (void **)&real.Group_union},
    {"PMPI_Group_intersection", (void **)&real.Group_intersection},
    {"PMPI_Group_difference", (void **)&real.Group_difference},
    {"PMPI_Group_incl", (void **)&real.Group_incl},
    {"PMPI_Group_excl", (void **)&real.Group_excl},
    {"PMPI_Group_range_incl", (void **)&real.Group_range_incl},
    {"PMPI_Group_range_excl", (void **)&real.Group_range_excl},
#if defined MPI_SESSION_NULL
    {"PMPI_Group_from_session_pset", (void **)&real.Group_from_session_pset},
#endif
    {"PMPI_Group_free", (void **)&real.Group_free},
    {"PMPI_Comm_get_parent", (void **)&real.Comm_get_parent},
    {"PMPI_Comm_set_name", (void **)&real.Comm_set_name},
    {"PMPI_Comm_create_keyval", (void **)&real.Comm_create_keyval},
    {"PMPI_Comm_free_keyval", (void **)&real.Comm_free_keyval},
    {"PMPI_Keyval_create", (void **)&real.Keyval_create},
    {"PMPI_Keyval_free", (void **)&real.Keyval_free},
    {"PMPI_Comm_set_attr", (void **)&real.Comm_set_attr},
    {"PMPI_Comm_delete_attr", (void **)&real.Comm_delete_attr},
    {"PMPI_Type_create_keyval", (void **)&real.Type_create_keyval},
    {"PMPI_Type_free_keyval", (void **)&real.Type_free_keyval},
    {"PMPI_Type_set_attr", (void **)&real.Type_set_attr},
    {"PMPI_Type_delete_attr", (void **)&real.Type_delete_attr},
    {"PMPI_Win_create_keyval", (void **)&real.Win_create_keyval},
    {"PMPI_Win_free_keyval", (void **)&real.Win_free_keyval},
    {"PMPI_Win_set_attr", (void **)&real.Win_set_attr},
    {"PMPI_Win_delete_attr", (void **)&real.Win_delete_attr},
    {"PMPI_Comm_create_errhandler", (void **)&real.Comm_create_errhandler},
    {"PMPI_Comm_set_errhandler", (void **)&real.Comm_set_errhandler},
    {"PMPI_Comm_get_errhandler", (void **)&real.Comm_get_errhandler},
    {"PMPI_Win_create_errhandler", (void **)&real.Win_create_errhandler},
    {"PMPI_Win_set_errhandler", (void **)&real.Win_set_errhandler},
    {"PMPI_Win_get_errhandler", (void **)&real.Win_get_errhandler},
    {"PMPI_File_create_errhandler", (void **)&real.File_create_errhandler},
    {"PMPI_File_set_errhandler", (void **)&real.File_set_errhandler},
    {"PMPI_File_get_errhandler", (void **)&real.File_get_errhandler},
#if defined MPI_SESSION_NULL
    {"PMPI_Session_create_errhandler", (void **)&real.Session_create_errhandler},
    {"PMPI_Session_set_errhandler", (void **)&real.Session_set_errhandler},
    {"PMPI_Session_get_errhandler", (void **)&real.Session_get_errhandler},
#endif
    {"PMPI_Errhandler_free", (void **)&real.Errhandler_free},
    {"PMPI_Info_create", (void **)&real.Info_create},
#if defined MPI_SESSION_NULL
    {"PMPI_Info_create_env", (void **)&real.Info_create_env},
#endif
    {"PMPI_Info_dup", (void **)&real.Info_dup},
    {"PMPI_Info_set", (void **)&real.Info_set},
    {"PMPI_Info_delete", (void **)&real.Info_delete},
    {"PMPI_Info_free", (void **)&real.Info_free},
    {"PMPI_Comm_get_info", (void **)&real.Comm_get_info},
    {"PMPI_Win_get_info", (void **)&real.Win_get_info},
    {"PMPI_File_get_info", (void **)&real.File_get_info},
#if defined MPI_SESSION_NULL
    {"PMPI_Session_get_info", (void **)&real.Session_get_info},
#endif
    {"PMPI_Open_port", (void **)&real.Open_port},
    {"PMPI_Close_port", (void **)&real.Close_port},
    {"PMPI_Publish_name", (void **)&real.Publish_name},
    {"PMPI_Unpublish_name", (void **)&real.Unpublish_name},
    {"PMPI_Lookup_name", (void **)&real.Lookup_name},
    {"PMPI_File_iread", (void **)&real.File_iread},
#if MPI_VERSION >= 4
    {"PMPI_File_iread_c", (void **)&real.File_iread_c},
#endif
    {"PMPI_File_iread_all", (void **)&real.File_iread_all},
#if MPI_VERSION >= 4
    {"PMPI_File_iread_all_c", (void **)&real.File_iread_all_c},
#endif
    {"PMPI_File_iread_at", (void **)&real.File_iread_at},
#if MPI_VERSION >= 4
    {"PMPI_File_iread_at_c", (void **)&real.File_iread_at_c},
#endif
    {"PMPI_File_iread_at_all", (void **)&real.File_iread_at_all},
#if MPI_VERSION >= 4
    {"PMPI_File_iread_at_all_c", (void **)&real.File_iread_at_all_c},
#endif
    {"PMPI_File_iread_shared", (void **)&real.File_iread_shared},
#if MPI_VERSION >= 4
    {"PMPI_File_iread_shared_c", (void **)&real.File_iread_shared_c},
#endif
    {"PMPI_File_iwrite", (void **)&real.File_iwrite},
#if MPI_VERSION >= 4
    {"PMPI_File_iwrite_c", (void **)&real.File_iwrite_c},
#endif
    {"PMPI_File_iwrite_all", (void **)&real.File_iwrite_all},
#if MPI_VERSION >= 4
    {"PMPI_File_iwrite_all_c", (void **)&real.File_iwrite_all_c},
#endif
    {"PMPI_File_iwrite_at", (void **)&real.File_iwrite_at},
#if MPI_VERSION >= 4
    {"PMPI_File_iwrite_at_c", (void **)&real.File_iwrite_at_c},
#endif
    {"PMPI_File_iwrite_at_all", (void **)&real.File_iwrite_at_all},
#if MPI_VERSION >= 4
    {"PMPI_File_iwrite_at_all_c", (void **)&real.File_iwrite_at_all_c},
#endif
    {"PMPI_File_iwrite_shared", (void **)&real.File_iwrite_shared},
#if MPI_VERSION >= 4
    {"PMPI_File_iwrite_shared_c", (void **)&real.File_iwrite_shared_c},
#endif
    {"PMPI_File_seek", (void **)&real.File_seek},
    {"PMPI_File_get_view", (void **)&real.File_get_view},
    {"PMPI_Cartdim_get", (void **)&real.Cartdim_get},
    {"PMPI_Cart_shift", (void **)&real.Cart_shift},
    {"PMPI_Graph_neighbors", (void **)&real.Graph_neighbors},
    {"PMPI_Graph_neighbors_count", (void **)&real.Graph_neighbors_count},
    {"PMPI_Dist_graph_neighbors", (void **)&real.Dist_graph_neighbors},
    {"PMPI_Dist_graph_neighbors_count", (void **)&real.Dist_graph_neighbors_count},
    {"PMPI_Cart_get", (void **)&real.Cart_get},
    {"PMPI_Cart_rank", (void **)&real.Cart_rank},
    {"PMPI_Cart_coords", (void **)&real.Cart_coords},
    {"PMPI_Graphdims_get", (void **)&real.Graphdims_get},
    {"PMPI_Graph_get", (void **)&real.Graph_get},
    {"PMPI_Comm_rank", (void **)&real.Comm_rank},
    {"PMPI_Comm_size", (void **)&real.Comm_size},
    {"PMPI_Comm_compare", (void **)&real.Comm_compare},
    {"PMPI_Comm_get_attr", (void **)&real.Comm_get_attr},
    {"PMPI_Group_translate_ranks", (void **)&real.Group_translate_ranks},
    {"PMPI_Group_rank", (void **)&real.Group_rank},
    {"PMPI_Group_size", (void **)&real.Group_size},
    {"PMPI_Win_get_attr", (void **)&real.Win_get_attr},
    {"PMPI_Win_call_errhandler", (void **)&real.Win_call_errhandler},
    {"PMPI_Info_get", (void **)&real.Info_get},
    {"PMPI_Type_get_envelope", (void **)&real.Type_get_envelope},
#if MPI_VERSION >= 4
    {"PMPI_Type_get_envelope_c", (void **)&real.Type_get_envelope_c},
#endif
    {"PMPI_Type_get_extent", (void **)&real.Type_get_extent},
#if MPI_VERSION >= 4
    {"PMPI_Type_get_extent_c", (void **)&real.Type_get_extent_c},
#endif
    {"PMPI_Type_get_true_extent", (void **)&real.Type_get_true_extent},
    {"PMPI_Type_size", (void **)&real.Type_size},
    {"PMPI_Initialized", (void **)&real.Initialized},
    {"PMPI_Finalized", (void **)&real.Finalized},
    {"PMPI_Query_thread", (void **)&real.Query_thread},
    {"PMPI_Status_set_elements", (void **)&real.Status_set_elements},
    {"PMPI_Status_set_cancelled", (void **)&real.Status_set_cancelled},
    {"PMPI_Error_class", (void **)&real.Error_class},
    {"PMPI_Test_cancelled", (void **)&real.Test_cancelled},
    {"PMPI_Get_elements_x", (void **)&real.Get_elements_x},
    {"PMPI_Comm_test_inter", (void **)&real.Comm_test_inter},
    {"PMPI_Comm_remote_size", (void **)&real.Comm_remote_size},
    {"PMPI_Topo_test", (void **)&real.Topo_test},
    {"PMPI_Type_size_x", (void **)&real.Type_size_x},
    {"PMPI_Info_get_nkeys", (void **)&real.Info_get_nkeys},
    {"PMPI_Info_get_nthkey", (void **)&real.Info_get_nthkey},
    {"PMPI_Info_get_valuelen", (void **)&real.Info_get_valuelen},
    {"PMPI_Pack_size", (void **)&real.Pack_size},
    {"PMPI_Get_library_version", (void **)&real.Get_library_version},
    {NULL, NULL},
};

const char *const nasty_call_names[] = {
    "?",
    "MPI_Init",
    "MPI_Init_thread",
    "MPI_Finalize",
    "MPI_Session_init",
    "MPI_Session_finalize",
    "MPI_Abort",
    "MPI_Comm_spawn",
    "MPI_Comm_spawn_multiple",
    "MPI_Win_create",
    "MPI_Win_create_c",
    "MPI_Win_allocate",
    "MPI_Win_allocate_c",
    "MPI_Win_allocate_shared",
    "MPI_Win_allocate_shared_c",
    "MPI_Win_create_dynamic",
    "MPI_Win_attach",
    "MPI_Win_detach",
    "MPI_Win_shared_query",
    "MPI_Win_shared_query_c",
    "MPI_Win_free",
    "MPI_Win_set_name",
    "MPI_Win_lock",
    "MPI_Win_unlock",
    "MPI_Win_lock_all",
    "MPI_Win_unlock_all",
    "MPI_Win_flush",
    "MPI_Win_flush_all",
    "MPI_Win_flush_local",
    "MPI_Win_flush_local_all",
    "MPI_Win_sync",
    "MPI_Win_fence",
    "MPI_Win_start",
    "MPI_Win_complete",
    "MPI_Win_post",
    "MPI_Win_wait",
    "MPI_Win_test",
    "MPI_Put",
    "MPI_Put_c",
    "MPI_Get",
    "MPI_Get_c",
    "MPI_Accumulate",
    "MPI_Accumulate_c",
    "MPI_Get_accumulate",
    "MPI_Get_accumulate_c",
    "MPI_Fetch_and_op",
    "MPI_Compare_and_swap",
    "MPI_Rput",
    "MPI_Rput_c",
    "MPI_Rget",
    "MPI_Rget_c",
    "MPI_Raccumulate",
    "MPI_Raccumulate_c",
    "MPI_Rget_accumulate",
    "MPI_Rget_accumulate_c",
    "MPI_Wait",
    "MPI_Waitall",
    "MPI_Waitany",
    "MPI_Waitsome",
    "MPI_Test",
    "MPI_Testall",
    "MPI_Testany",
    "MPI_Testsome",
    "MPI_Request_get_status",
    "MPI_Request_get_status_all",
    "MPI_Request_get_status_any",
    "MPI_Request_get_status_some",
    "MPI_Probe",
    "MPI_Mprobe",
    "MPI_Sendrecv",
    "MPI_Sendrecv_c",
    "MPI_Request_free",
    "MPI_Cancel",
    "MPI_Type_commit",
    "MPI_Type_free",
    "MPI_Type_dup",
    "MPI_Type_get_contents",
    "MPI_Type_get_contents_c",
    "MPI_Type_create_f90_integer",
    "MPI_Type_create_f90_real",
    "MPI_Type_create_f90_complex",
    "MPI_Type_match_size",
    "MPI_Send",
    "MPI_Send_c",
    "MPI_Ssend",
    "MPI_Ssend_c",
    "MPI_Rsend",
    "MPI_Rsend_c",
    "MPI_Recv",
    "MPI_Recv_c",
    "MPI_Mrecv",
    "MPI_Mrecv_c",
    "MPI_Barrier",
    "MPI_Bcast",
    "MPI_Bcast_c",
    "MPI_Gather",
    "MPI_Gather_c",
    "MPI_Gatherv",
    "MPI_Gatherv_c",
    "MPI_Scatter",
    "MPI_Scatter_c",
    "MPI_Scatterv",
    "MPI_Scatterv_c",
    "MPI_Allgather",
    "MPI_Allgather_c",
    "MPI_Allgatherv",
    "MPI_Allgatherv_c",
    "MPI_Alltoall",
    "MPI_Alltoall_c",
    "MPI_Alltoallv",
    "MPI_Alltoallv_c",
    "MPI_Alltoallw",
    "MPI_Alltoallw_c",
    "MPI_Reduce",
    "MPI_Reduce_c",
    "MPI_Allreduce",
    "MPI_Allreduce_c",
    "MPI_Reduce_scatter",
    "MPI_Reduce_scatter_c",
    "MPI_Reduce_scatter_block",
    "MPI_Reduce_scatter_block_c",
    "MPI_Scan",
    "MPI_Scan_c",
    "MPI_Exscan",
    "MPI_Exscan_c",
    "MPI_Neighbor_allgather",
    "MPI_Neighbor_allgather_c",
    "MPI_Neighbor_allgatherv",
    "MPI_Neighbor_allgatherv_c",
    "MPI_Neighbor_alltoall",
    "MPI_Neighbor_alltoall_c",
    "MPI_Neighbor_alltoallv",
    "MPI_Neighbor_alltoallv_c",
    "MPI_Neighbor_alltoallw",
    "MPI_Neighbor_alltoallw_c",
    "MPI_Barrier_init",
    "MPI_Bcast_init",
    "MPI_Bcast_init_c",
    "MPI_Gather_init",
    "MPI_Gather_init_c",
    "MPI_Gatherv_init",
    "MPI_Gatherv_init_c",
    "MPI_Scatter_init",
    "MPI_Scatter_init_c",
    "MPI_Scatterv_init",
    "MPI_Scatterv_init_c",
    "MPI_Allgather_init",
    "MPI_Allgather_init_c",
    "MPI_Allgatherv_init",
    "MPI_Allgatherv_init_c",
    "MPI_Alltoall_init",
    "MPI_Alltoall_init_c",
    "MPI_Alltoallv_init",
    "MPI_Alltoallv_init_c",
    "MPI_Alltoallw_init",
    "MPI_Alltoallw_init_c",
    "MPI_Reduce_init",
    "MPI_Reduce_init_c",
    "MPI_Allreduce_init",
    "MPI_Allreduce_init_c",
    "MPI_Reduce_scatter_init",
    "MPI_Reduce_scatter_init_c",
    "MPI_Reduce_scatter_block_init",
    "MPI_Reduce_scatter_block_init_c",
    "MPI_Scan_init",
    "MPI_Scan_init_c",
    "MPI_Exscan_init",
    "MPI_Exscan_init_c",
    "MPI_Neighbor_allgather_init",
    "MPI_Neighbor_allgather_init_c",
    "MPI_Neighbor_allgatherv_init",
    "MPI_Neighbor_allgatherv_init_c",
    "MPI_Neighbor_alltoall_init",
    "MPI_Neighbor_alltoall_init_c",
    "MPI_Neighbor_alltoallv_init",
    "MPI_Neighbor_alltoallv_init_c",
    "MPI_Neighbor_alltoallw_init",
    "MPI_Neighbor_alltoallw_init_c",
    "MPI_Sendrecv_replace",
    "MPI_Sendrecv_replace_c",
    "MPI_Buffer_detach",
    "MPI_Buffer_detach_c",
    "MPI_Buffer_flush",
    "MPI_Comm_flush_buffer",
    "MPI_Session_flush_buffer",
    "MPI_Comm_detach_buffer",
    "MPI_Comm_detach_buffer_c",
    "MPI_Session_detach_buffer",
    "MPI_Session_detach_buffer_c",
    "MPI_Comm_set_info",
    "MPI_Win_set_info",
    "MPI_Comm_create",
    "MPI_Comm_create_group",
    "MPI_Comm_dup",
    "MPI_Comm_dup_with_info",
    "MPI_Comm_split",
    "MPI_Comm_split_type",
    "MPI_Comm_free",
    "MPI_Comm_disconnect",
    "MPI_Comm_accept",
    "MPI_Comm_connect",
    "MPI_Comm_join",
    "MPI_Intercomm_create",
    "MPI_Intercomm_merge",
    "MPI_Cart_create",
    "MPI_Cart_sub",
    "MPI_Graph_create",
    "MPI_Dist_graph_create",
    "MPI_Dist_graph_create_adjacent",
    "MPI_Comm_create_from_group",
    "MPI_Intercomm_create_from_groups",
    "MPI_File_open",
    "MPI_File_close",
    "MPI_File_delete",
    "MPI_File_set_size",
    "MPI_File_preallocate",
    "MPI_File_set_view",
    "MPI_File_set_atomicity",
    "MPI_File_sync",
    "MPI_File_set_info",
    "MPI_File_read_at",
    "MPI_File_read_at_c",
    "MPI_File_read_at_all",
    "MPI_File_read_at_all_c",
    "MPI_File_write_at",
    "MPI_File_write_at_c",
    "MPI_File_write_at_all",
    "MPI_File_write_at_all_c",
    "MPI_File_read",
    "MPI_File_read_c",
    "MPI_File_read_all",
    "MPI_File_read_all_c",
    "MPI_File_write",
    "MPI_File_write_c",
    "MPI_File_write_all",
    "MPI_File_write_all_c",
    "MPI_File_read_shared",
    "MPI_File_read_shared_c",
    "MPI_File_write_shared",
    "MPI_File_write_shared_c",
    "MPI_File_read_ordered",
    "MPI_File_read_ordered_c",
    "MPI_File_write_ordered",
    "MPI_File_write_ordered_c",
    "MPI_File_read_at_all_begin",
    "MPI_File_read_at_all_begin_c",
    "MPI_File_read_at_all_end",
    "MPI_File_write_at_all_begin",
    "MPI_File_write_at_all_begin_c",
    "MPI_File_write_at_all_end",
    "MPI_File_read_all_begin",
    "MPI_File_read_all_begin_c",
    "MPI_File_read_all_end",
    "MPI_File_write_all_begin",
    "MPI_File_write_all_begin_c",
    "MPI_File_write_all_end",
    "MPI_File_read_ordered_begin",
    "MPI_File_read_ordered_begin_c",
    "MPI_File_read_ordered_end",
    "MPI_File_write_ordered_begin",
    "MPI_File_write_ordered_begin_c",
    "MPI_File_write_ordered_end",
    "MPI_File_seek_shared",
    "MPI_Bsend",
    "MPI_Bsend_c",
    "MPI_Parrived",
    "MPI_Iprobe",
    "MPI_Improbe",
    "MPI_Isend",
    "MPI_Isend_c",
    "MPI_Ibsend",
    "MPI_Ibsend_c",
    "MPI_Issend",
    "MPI_Issend_c",
    "MPI_Irsend",
    "MPI_Irsend_c",
    "MPI_Irecv",
    "MPI_Irecv_c",
    "MPI_Imrecv",
    "MPI_Imrecv_c",
    "MPI_Isendrecv",
    "MPI_Isendrecv_c",
    "MPI_Isendrecv_replace",
    "MPI_Isendrecv_replace_c",
    "MPI_Send_init",
    "MPI_Send_init_c",
    "MPI_Bsend_init",
    "MPI_Bsend_init_c",
    "MPI_Ssend_init",
    "MPI_Ssend_init_c",
    "MPI_Rsend_init",
    "MPI_Rsend_init_c",
    "MPI_Recv_init",
    "MPI_Recv_init_c",
    "MPI_Start",
    "MPI_Startall",
    "MPI_Psend_init",
    "MPI_Precv_init",
    "MPI_Pready",
    "MPI_Pready_range",
    "MPI_Pready_list",
    "MPI_Ibarrier",
    "MPI_Ibcast",
    "MPI_Ibcast_c",
    "MPI_Igather",
    "MPI_Igather_c",
    "MPI_Igatherv",
    "MPI_Igatherv_c",
    "MPI_Iscatter",
    "MPI_Iscatter_c",
    "MPI_Iscatterv",
    "MPI_Iscatterv_c",
    "MPI_Iallgather",
    "MPI_Iallgather_c",
    "MPI_Iallgatherv",
    "MPI_Iallgatherv_c",
    "MPI_Ialltoall",
    "MPI_Ialltoall_c",
    "MPI_Ialltoallv",
    "MPI_Ialltoallv_c",
    "MPI_Ialltoallw",
    "MPI_Ialltoallw_c",
    "MPI_Ireduce",
    "MPI_Ireduce_c",
    "MPI_Iallreduce",
    "MPI_Iallreduce_c",
    "MPI_Ireduce_scatter",
    "MPI_Ireduce_scatter_c",
    "MPI_Ireduce_scatter_block",
    "MPI_Ireduce_scatter_block_c",
    "MPI_Iscan",
    "MPI_Iscan_c",
    "MPI_Iexscan",
    "MPI_Iexscan_c",
    "MPI_Ineighbor_allgather",
    "MPI_Ineighbor_allgather_c",
    "MPI_Ineighbor_allgatherv",
    "MPI_Ineighbor_allgatherv_c",
    "MPI_Ineighbor_alltoall",
    "MPI_Ineighbor_alltoall_c",
    "MPI_Ineighbor_alltoallv",
    "MPI_Ineighbor_alltoallv_c",
    "MPI_Ineighbor_alltoallw",
    "MPI_Ineighbor_alltoallw_c",
    "MPI_Comm_idup",
    "MPI_Comm_idup_with_info",
    "MPI_Grequest_start",
    "MPI_Grequest_complete",
    "MPI_Buffer_attach",
    "MPI_Buffer_attach_c",
    "MPI_Comm_attach_buffer",
    "MPI_Comm_attach_buffer_c",
    "MPI_Session_attach_buffer",
    "MPI_Session_attach_buffer_c",
    "MPI_Buffer_iflush",
    "MPI_Comm_iflush_buffer",
    "MPI_Session_iflush_buffer",
    "MPI_Reduce_local",
    "MPI_Reduce_local_c",
    "MPI_Pack",
    "MPI_Pack_c",
    "MPI_Unpack",
    "MPI_Unpack_c",
    "MPI_Pack_external",
    "MPI_Pack_external_c",
    "MPI_Unpack_external",
    "MPI_Unpack_external_c",
    "MPI_Type_contiguous",
    "MPI_Type_contiguous_c",
    "MPI_Type_vector",
    "MPI_Type_vector_c",
    "MPI_Type_create_hvector",
    "MPI_Type_create_hvector_c",
    "MPI_Type_indexed",
    "MPI_Type_indexed_c",
    "MPI_Type_create_hindexed",
    "MPI_Type_create_hindexed_c",
    "MPI_Type_create_indexed_block",
    "MPI_Type_create_indexed_block_c",
    "MPI_Type_create_hindexed_block",
    "MPI_Type_create_hindexed_block_c",
    "MPI_Type_create_struct",
    "MPI_Type_create_struct_c",
    "MPI_Type_create_subarray",
    "MPI_Type_create_subarray_c",
    "MPI_Type_create_darray",
    "MPI_Type_create_darray_c",
    "MPI_Type_create_resized",
    "MPI_Type_create_resized_c",
    "MPI_Type_get_value_index",
    "MPI_Type_set_name",
    "MPI_Op_create",
    "MPI_Op_create_c",
    "MPI_Op_free",
    "MPI_Alloc_mem",
    "MPI_Free_mem",
    "MPI_Comm_group",
    "MPI_Comm_remote_group",
    "MPI_Win_get_group",
    "MPI_File_get_group",
    "MPI_Group_union",
    "MPI_Group_intersection",
    "MPI_Group_difference",
    "MPI_Group_incl",
    "MPI_Group_excl",
    "MPI_Group_range_incl",
    "MPI_Group_range_excl",
    "MPI_Group_from_session_pset",
    "MPI_Group_free",
    "MPI_Comm_get_parent",
    "MPI_Comm_set_name",
    "MPI_Comm_create_keyval",
    "MPI_Comm_free_keyval",
    "MPI_Keyval_create",
    "MPI_Keyval_free",
    "MPI_Comm_set_attr",
    "MPI_Comm_delete_attr",
    "MPI_Type_create_keyval",
    "MPI_Type_free_keyval",
    "MPI_Type_set_attr",
    "MPI_Type_delete_attr",
    "MPI_Win_create_keyval",
    "MPI_Win_free_keyval",
    "MPI_Win_set_attr",
    "MPI_Win_delete_attr",
    "MPI_Comm_create_errhandler",
    "MPI_Comm_set_errhandler",
    "MPI_Comm_get_errhandler",
    "MPI_Win_create_errhandler",
    "MPI_Win_set_errhandler",
    "MPI_Win_get_errhandler",
    "MPI_File_create_errhandler",
    "MPI_File_set_errhandler",
    "MPI_File_get_errhandler",
    "MPI_Session_create_errhandler",
    "MPI_Session_set_errhandler",
    "MPI_Session_get_errhandler",
    "MPI_Errhandler_free",
    "MPI_Info_create",
    "MPI_Info_create_env",
    "MPI_Info_dup",
    "MPI_Info_set",
    "MPI_Info_delete",
    "MPI_Info_free",
    "MPI_Comm_get_info",
    "MPI_Win_get_info",
    "MPI_File_get_info",
    "MPI_Session_get_info",
    "MPI_Open_port",
    "MPI_Close_port",
    "MPI_Publish_name",
    "MPI_Unpublish_name",
    "MPI_Lookup_name",
    "MPI_File_iread",
    "MPI_File_iread_c",
    "MPI_File_iread_all",
    "MPI_File_iread_all_c",
    "MPI_File_iread_at",
    "MPI_File_iread_at_c",
    "MPI_File_iread_at_all",
    "MPI_File_iread_at_all_c",
    "MPI_File_iread_shared",
    "MPI_File_iread_shared_c",
    "MPI_File_iwrite",
    "MPI_File_iwrite_c",
    "MPI_File_iwrite_all",
    "MPI_File_iwrite_all_c",
    "MPI_File_iwrite_at",
    "MPI_File_iwrite_at_c",
    "MPI_File_iwrite_at_all",
    "MPI_File_iwrite_at_all_c",
    "MPI_File_iwrite_shared",
    "MPI_File_iwrite_shared_c",
    "MPI_File_seek",
    "MPI_File_get_view",
    "MPI_Cartdim_get",
    "MPI_Cart_shift",
    "MPI_Graph_neighbors",
    "MPI_Graph_neighbors_count",
    "MPI_Dist_graph_neighbors",
    "MPI_Dist_graph_neighbors_count",
    "MPI_Cart_get",
    "MPI_Cart_rank",
    "MPI_Cart_coords",
    "MPI_Graphdims_get",
    "MPI_Graph_get",
    "MPI_Comm_rank",
    "MPI_Comm_size",
    "MPI_Comm_compare",
    "MPI_Comm_get_attr",
    "MPI_Group_translate_ranks",
    "MPI_Group_rank",
    "MPI_Group_size",
    "MPI_Win_get_attr",
    "MPI_Win_call_errhandler",
    "MPI_Info_get",
    "MPI_Type_get_envelope",
    "MPI_Type_get_envelope_c",
    "MPI_Type_get_extent",
    "MPI_Type_get_extent_c",
    "MPI_Type_get_true_extent",
    "MPI_Type_size",
    "MPI_Initialized",
    "MPI_Finalized",
    "MPI_Query_thread",
    "MPI_Status_set_elements",
    "MPI_Status_set_cancelled",
    "MPI_Error_class",
    "MPI_Test_cancelled",
    "MPI_Get_elements_x",
    "MPI_Comm_test_inter",
    "MPI_Comm_remote_size",
    "MPI_Topo_test",
    "MPI_Type_size_x",
    "MPI_Info_get_nkeys",
    "MPI_Info_get_nthkey",
    "MPI_Info_get_valuelen",
    "MPI_Pack_size",
    "MPI_Get_library_version",
};
