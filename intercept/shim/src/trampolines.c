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
    {"PMPI_Cartdim_get", (void **)&real.Cartdim_get},
    {"PMPI_Cart_shift", (void **)&real.Cart_shift},
    {"PMPI_Graph_neighbors", (void **)&real.Graph_neighbors},
    {"PMPI_Dist_graph_neighbors", (void **)&real.Dist_graph_neighbors},
    {"PMPI_Graph_neighbors_count", (void **)&real.Graph_neighbors_count},
    {"PMPI_Dist_graph_neighbors_count", (void **)&real.Dist_graph_neighbors_count},
    {"PMPI_Type_size_x", (void **)&real.Type_size_x},
    {"PMPI_Info_get_nkeys", (void **)&real.Info_get_nkeys},
    {"PMPI_Info_get_nthkey", (void **)&real.Info_get_nthkey},
    {"PMPI_Info_get_valuelen", (void **)&real.Info_get_valuelen},
    {"PMPI_Pack_size", (void **)&real.Pack_size},
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
    "MPI_Cartdim_get",
    "MPI_Cart_shift",
    "MPI_Graph_neighbors",
    "MPI_Dist_graph_neighbors",
    "MPI_Graph_neighbors_count",
    "MPI_Dist_graph_neighbors_count",
    "MPI_Type_size_x",
    "MPI_Info_get_nkeys",
    "MPI_Info_get_nthkey",
    "MPI_Info_get_valuelen",
    "MPI_Pack_size",
};

EXPORT int MPI_Init(int *argc, char ***argv)
{
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
    nasty_load();
    int result = shim_Init_thread(argc, argv, required, provided);
    if (UNLIKELY(nasty.recording)) {
        void *const args[] = {(void *)&argc, (void *)&argv, (void *)&required, (void *)&provided};
        nasty_note_begun(NASTY_MPI_Init_thread, HERE, args, result);
    }
    return result;
}
EXPORT extern __typeof__(MPI_Init_thread) PMPI_Init_thread __attribute__((alias("MPI_Init_thread")));

static COLD int other_Finalize(void)
{
    if (nasty_active())
        return shim_Finalize();
    nasty_need_library();
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
EXPORT int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    nasty_load();
    int result = shim_Session_init(info, errhandler, session);
    if (UNLIKELY(nasty.recording)) {
        void *const args[] = {(void *)&info, (void *)&errhandler, (void *)&session};
        nasty_note_begun(NASTY_MPI_Session_init, HERE, args, result);
    }
    return result;
}
EXPORT extern __typeof__(MPI_Session_init) PMPI_Session_init __attribute__((alias("MPI_Session_init")));

static COLD int other_Session_finalize(MPI_Session *session)
{
    if (nasty_active())
        return shim_Session_finalize(session);
    nasty_need_library();
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

static COLD int other_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    if (nasty_active())
        return shim_Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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

static COLD int other_Type_commit(MPI_Datatype *datatype)
{
    if (nasty_active())
        return shim_Type_commit(datatype);
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
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

static COLD int other_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (nasty_copies()) {
        MPI_Request request;
        int error = real.Isend(buf, count, datatype, dest, tag, comm, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, MPI_STATUS_IGNORE);
    }
    nasty_need_library();
    return real.Send(buf, count, datatype, dest, tag, comm);
}
static inline int run_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Send(buf, count, datatype, dest, tag, comm) : other_Send(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Send_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Send_c(buf, count, datatype, dest, tag, comm) : other_Send_c(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Ssend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Ssend(buf, count, datatype, dest, tag, comm) : other_Ssend(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Ssend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Ssend_c(buf, count, datatype, dest, tag, comm) : other_Ssend_c(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Rsend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Rsend(buf, count, datatype, dest, tag, comm) : other_Rsend(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Rsend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Rsend_c(buf, count, datatype, dest, tag, comm) : other_Rsend_c(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Recv(buf, count, datatype, source, tag, comm, status);
}
static inline int run_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Recv(buf, count, datatype, source, tag, comm, status) : other_Recv(buf, count, datatype, source, tag, comm, status);
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
    nasty_need_library();
    return real.Recv_c(buf, count, datatype, source, tag, comm, status);
}
static inline int run_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Recv_c(buf, count, datatype, source, tag, comm, status) : other_Recv_c(buf, count, datatype, source, tag, comm, status);
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
    nasty_need_library();
    return real.Mrecv(buf, count, datatype, message, status);
}
static inline int run_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Mrecv(buf, count, datatype, message, status) : other_Mrecv(buf, count, datatype, message, status);
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
    nasty_need_library();
    return real.Mrecv_c(buf, count, datatype, message, status);
}
static inline int run_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Mrecv_c(buf, count, datatype, message, status) : other_Mrecv_c(buf, count, datatype, message, status);
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
    nasty_need_library();
    return real.Barrier(comm);
}
static inline int run_Barrier(MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Barrier(comm) : other_Barrier(comm);
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
    nasty_need_library();
    return real.Bcast(buffer, count, datatype, root, comm);
}
static inline int run_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast(buffer, count, datatype, root, comm) : other_Bcast(buffer, count, datatype, root, comm);
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
    nasty_need_library();
    return real.Bcast_c(buffer, count, datatype, root, comm);
}
static inline int run_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_c(buffer, count, datatype, root, comm) : other_Bcast_c(buffer, count, datatype, root, comm);
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
    nasty_need_library();
    return real.Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static inline int run_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) : other_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
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
    nasty_need_library();
    return real.Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
static inline int run_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) : other_Gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
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
    nasty_need_library();
    return real.Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
static inline int run_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) : other_Scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
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
    nasty_need_library();
    return real.Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
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
    nasty_need_library();
    return real.Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
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
    nasty_need_library();
    return real.Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
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
    nasty_need_library();
    return real.Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
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
    nasty_need_library();
    return real.Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
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
    nasty_need_library();
    return real.Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
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
    nasty_need_library();
    return real.Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static inline int run_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce(sendbuf, recvbuf, count, datatype, op, root, comm) : other_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
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
    nasty_need_library();
    return real.Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
}
static inline int run_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm) : other_Reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm);
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
    nasty_need_library();
    return real.Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce(sendbuf, recvbuf, count, datatype, op, comm) : other_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static inline int run_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) : other_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
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
    nasty_need_library();
    return real.Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
static inline int run_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm) : other_Reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm);
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
    nasty_need_library();
    return real.Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static inline int run_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) : other_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
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
    nasty_need_library();
    return real.Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
static inline int run_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm) : other_Reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm);
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
    nasty_need_library();
    return real.Scan(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan(sendbuf, recvbuf, count, datatype, op, comm) : other_Scan(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Scan_c(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Exscan(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan(sendbuf, recvbuf, count, datatype, op, comm) : other_Exscan(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
}
static inline int run_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_c(sendbuf, recvbuf, count, datatype, op, comm) : other_Exscan_c(sendbuf, recvbuf, count, datatype, op, comm);
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
    nasty_need_library();
    return real.Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
static inline int run_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) : other_Neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
static inline int run_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) : other_Neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
static inline int run_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) : other_Neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
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
    nasty_need_library();
    return real.Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
static inline int run_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) : other_Neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
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
    nasty_need_library();
    return real.Barrier_init(comm, info, request);
}
static inline int run_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Barrier_init(comm, info, request) : other_Barrier_init(comm, info, request);
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
    nasty_need_library();
    return real.Bcast_init(buffer, count, datatype, root, comm, info, request);
}
static inline int run_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_init(buffer, count, datatype, root, comm, info, request) : other_Bcast_init(buffer, count, datatype, root, comm, info, request);
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
    nasty_need_library();
    return real.Bcast_init_c(buffer, count, datatype, root, comm, info, request);
}
static inline int run_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Bcast_init_c(buffer, count, datatype, root, comm, info, request) : other_Bcast_init_c(buffer, count, datatype, root, comm, info, request);
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
    nasty_need_library();
    return real.Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static inline int run_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request) : other_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
static inline int run_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request) : other_Gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
static inline int run_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) : other_Scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
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
    nasty_need_library();
    return real.Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
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
    nasty_need_library();
    return real.Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static inline int run_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) : other_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
static inline int run_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) : other_Reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
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
    nasty_need_library();
    return real.Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) : other_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) : other_Reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) : other_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
static inline int run_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) : other_Reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
static inline int run_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) : other_Exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
static inline int run_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request) : other_Neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) : other_Neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
}
static inline int run_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request) : other_Neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
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
    nasty_need_library();
    return real.Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
}
static inline int run_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance && !nasty.settings.strict_collectives) ? real.Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request) : other_Neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
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
    nasty_need_library();
    return real.Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static inline int run_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) : other_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
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
    nasty_need_library();
    return real.Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
static inline int run_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) : other_Sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
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
    nasty_need_library();
    return real.Buffer_detach(buffer_addr, size);
}
static inline int run_Buffer_detach(void *buffer_addr, int *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Buffer_detach(buffer_addr, size) : other_Buffer_detach(buffer_addr, size);
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
    nasty_need_library();
    return real.Buffer_detach_c(buffer_addr, size);
}
static inline int run_Buffer_detach_c(void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Buffer_detach_c(buffer_addr, size) : other_Buffer_detach_c(buffer_addr, size);
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
    nasty_need_library();
    return real.Buffer_flush();
}
static inline int run_Buffer_flush(void)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Buffer_flush() : other_Buffer_flush();
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
    nasty_need_library();
    return real.Comm_flush_buffer(comm);
}
static inline int run_Comm_flush_buffer(MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_flush_buffer(comm) : other_Comm_flush_buffer(comm);
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
    nasty_need_library();
    return real.Session_flush_buffer(session);
}
static inline int run_Session_flush_buffer(MPI_Session session)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Session_flush_buffer(session) : other_Session_flush_buffer(session);
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
    nasty_need_library();
    return real.Comm_detach_buffer(comm, buffer_addr, size);
}
static inline int run_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_detach_buffer(comm, buffer_addr, size) : other_Comm_detach_buffer(comm, buffer_addr, size);
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
    nasty_need_library();
    return real.Comm_detach_buffer_c(comm, buffer_addr, size);
}
static inline int run_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_detach_buffer_c(comm, buffer_addr, size) : other_Comm_detach_buffer_c(comm, buffer_addr, size);
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
    nasty_need_library();
    return real.Session_detach_buffer(session, buffer_addr, size);
}
static inline int run_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Session_detach_buffer(session, buffer_addr, size) : other_Session_detach_buffer(session, buffer_addr, size);
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
    nasty_need_library();
    return real.Session_detach_buffer_c(session, buffer_addr, size);
}
static inline int run_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Session_detach_buffer_c(session, buffer_addr, size) : other_Session_detach_buffer_c(session, buffer_addr, size);
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
    nasty_need_library();
    return real.Comm_set_info(comm, info);
}
static inline int run_Comm_set_info(MPI_Comm comm, MPI_Info info)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_set_info(comm, info) : other_Comm_set_info(comm, info);
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
    nasty_need_library();
    return real.Win_set_info(win, info);
}
static inline int run_Win_set_info(MPI_Win win, MPI_Info info)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Win_set_info(win, info) : other_Win_set_info(win, info);
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
    nasty_need_library();
    return real.Comm_create(comm, group, newcomm);
}
static inline int run_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_create(comm, group, newcomm) : other_Comm_create(comm, group, newcomm);
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
    nasty_need_library();
    return real.Comm_create_group(comm, group, tag, newcomm);
}
static inline int run_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_create_group(comm, group, tag, newcomm) : other_Comm_create_group(comm, group, tag, newcomm);
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
    nasty_need_library();
    return real.Comm_dup(comm, newcomm);
}
static inline int run_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_dup(comm, newcomm) : other_Comm_dup(comm, newcomm);
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
    nasty_need_library();
    return real.Comm_dup_with_info(comm, info, newcomm);
}
static inline int run_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_dup_with_info(comm, info, newcomm) : other_Comm_dup_with_info(comm, info, newcomm);
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
    nasty_need_library();
    return real.Comm_split(comm, color, key, newcomm);
}
static inline int run_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_split(comm, color, key, newcomm) : other_Comm_split(comm, color, key, newcomm);
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
    nasty_need_library();
    return real.Comm_split_type(comm, split_type, key, info, newcomm);
}
static inline int run_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Comm_split_type(comm, split_type, key, info, newcomm) : other_Comm_split_type(comm, split_type, key, info, newcomm);
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
    nasty_need_library();
    return real.Comm_free(comm);
}
static inline int run_Comm_free(MPI_Comm *comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_free(comm) : other_Comm_free(comm);
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
    nasty_need_library();
    return real.Comm_disconnect(comm);
}
static inline int run_Comm_disconnect(MPI_Comm *comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_disconnect(comm) : other_Comm_disconnect(comm);
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
    nasty_need_library();
    return real.Comm_accept(port_name, info, root, comm, newcomm);
}
static inline int run_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_accept(port_name, info, root, comm, newcomm) : other_Comm_accept(port_name, info, root, comm, newcomm);
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
    nasty_need_library();
    return real.Comm_connect(port_name, info, root, comm, newcomm);
}
static inline int run_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_connect(port_name, info, root, comm, newcomm) : other_Comm_connect(port_name, info, root, comm, newcomm);
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
    nasty_need_library();
    return real.Comm_join(fd, intercomm);
}
static inline int run_Comm_join(int fd, MPI_Comm *intercomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_join(fd, intercomm) : other_Comm_join(fd, intercomm);
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
    nasty_need_library();
    return real.Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
}
static inline int run_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm) : other_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
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
    nasty_need_library();
    return real.Intercomm_merge(intercomm, high, newintracomm);
}
static inline int run_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Intercomm_merge(intercomm, high, newintracomm) : other_Intercomm_merge(intercomm, high, newintracomm);
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
    nasty_need_library();
    return real.Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
}
static inline int run_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart) : other_Cart_create(comm_old, ndims, dims, periods, reorder, comm_cart);
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
    nasty_need_library();
    return real.Cart_sub(comm, remain_dims, newcomm);
}
static inline int run_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Cart_sub(comm, remain_dims, newcomm) : other_Cart_sub(comm, remain_dims, newcomm);
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
    nasty_need_library();
    return real.Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
}
static inline int run_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph) : other_Graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph);
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
    nasty_need_library();
    return real.Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
}
static inline int run_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph) : other_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
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
    nasty_need_library();
    return real.Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
}
static inline int run_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return LIKELY(nasty.library && !nasty.copies && !nasty_attendance) ? real.Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph) : other_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
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
    nasty_need_library();
    return real.Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
}
static inline int run_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Comm_create_from_group(group, stringtag, info, errhandler, newcomm) : other_Comm_create_from_group(group, stringtag, info, errhandler, newcomm);
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
    nasty_need_library();
    return real.Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
}
static inline int run_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm) : other_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
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
    nasty_need_library();
    return real.File_open(comm, filename, amode, info, fh);
}
static inline int run_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_open(comm, filename, amode, info, fh) : other_File_open(comm, filename, amode, info, fh);
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
    nasty_need_library();
    return real.File_close(fh);
}
static inline int run_File_close(MPI_File *fh)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_close(fh) : other_File_close(fh);
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
    nasty_need_library();
    return real.File_delete(filename, info);
}
static inline int run_File_delete(const char *filename, MPI_Info info)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_delete(filename, info) : other_File_delete(filename, info);
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
    nasty_need_library();
    return real.File_set_size(fh, size);
}
static inline int run_File_set_size(MPI_File fh, MPI_Offset size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_set_size(fh, size) : other_File_set_size(fh, size);
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
    nasty_need_library();
    return real.File_preallocate(fh, size);
}
static inline int run_File_preallocate(MPI_File fh, MPI_Offset size)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_preallocate(fh, size) : other_File_preallocate(fh, size);
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
    nasty_need_library();
    return real.File_set_view(fh, disp, etype, filetype, datarep, info);
}
static inline int run_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_set_view(fh, disp, etype, filetype, datarep, info) : other_File_set_view(fh, disp, etype, filetype, datarep, info);
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
    nasty_need_library();
    return real.File_set_atomicity(fh, flag);
}
static inline int run_File_set_atomicity(MPI_File fh, int flag)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_set_atomicity(fh, flag) : other_File_set_atomicity(fh, flag);
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
    nasty_need_library();
    return real.File_sync(fh);
}
static inline int run_File_sync(MPI_File fh)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_sync(fh) : other_File_sync(fh);
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
    nasty_need_library();
    return real.File_set_info(fh, info);
}
static inline int run_File_set_info(MPI_File fh, MPI_Info info)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_set_info(fh, info) : other_File_set_info(fh, info);
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
    nasty_need_library();
    return real.File_read_at(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at(fh, offset, buf, count, datatype, status) : other_File_read_at(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_at_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_c(fh, offset, buf, count, datatype, status) : other_File_read_at_c(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_at_all(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_all(MPI_File fh, MPI_Offset offset, void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_all(fh, offset, buf, count, datatype, status) : other_File_read_at_all(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_at_all_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_all_c(fh, offset, buf, count, datatype, status) : other_File_read_at_all_c(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_at(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at(MPI_File fh, MPI_Offset offset, const void * buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at(fh, offset, buf, count, datatype, status) : other_File_write_at(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_at_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_c(MPI_File fh, MPI_Offset offset, const void * buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_c(fh, offset, buf, count, datatype, status) : other_File_write_at_c(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_at_all(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_all(fh, offset, buf, count, datatype, status) : other_File_write_at_all(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_at_all_c(fh, offset, buf, count, datatype, status);
}
static inline int run_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_all_c(fh, offset, buf, count, datatype, status) : other_File_write_at_all_c(fh, offset, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read(fh, buf, count, datatype, status);
}
static inline int run_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read(fh, buf, count, datatype, status) : other_File_read(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_c(fh, buf, count, datatype, status) : other_File_read_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_all(fh, buf, count, datatype, status);
}
static inline int run_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_all(fh, buf, count, datatype, status) : other_File_read_all(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_all_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_all_c(fh, buf, count, datatype, status) : other_File_read_all_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write(fh, buf, count, datatype, status);
}
static inline int run_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write(fh, buf, count, datatype, status) : other_File_write(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_c(fh, buf, count, datatype, status) : other_File_write_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_all(fh, buf, count, datatype, status);
}
static inline int run_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_all(fh, buf, count, datatype, status) : other_File_write_all(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_all_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_all_c(fh, buf, count, datatype, status) : other_File_write_all_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_shared(fh, buf, count, datatype, status);
}
static inline int run_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_shared(fh, buf, count, datatype, status) : other_File_read_shared(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_shared_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_shared_c(fh, buf, count, datatype, status) : other_File_read_shared_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_shared(fh, buf, count, datatype, status);
}
static inline int run_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_shared(fh, buf, count, datatype, status) : other_File_write_shared(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_shared_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_shared_c(fh, buf, count, datatype, status) : other_File_write_shared_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_ordered(fh, buf, count, datatype, status);
}
static inline int run_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_ordered(fh, buf, count, datatype, status) : other_File_read_ordered(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_ordered_c(fh, buf, count, datatype, status);
}
static inline int run_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_ordered_c(fh, buf, count, datatype, status) : other_File_read_ordered_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_ordered(fh, buf, count, datatype, status);
}
static inline int run_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_ordered(fh, buf, count, datatype, status) : other_File_write_ordered(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_write_ordered_c(fh, buf, count, datatype, status);
}
static inline int run_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_ordered_c(fh, buf, count, datatype, status) : other_File_write_ordered_c(fh, buf, count, datatype, status);
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
    nasty_need_library();
    return real.File_read_at_all_begin(fh, offset, buf, count, datatype);
}
static inline int run_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_all_begin(fh, offset, buf, count, datatype) : other_File_read_at_all_begin(fh, offset, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_at_all_begin_c(fh, offset, buf, count, datatype);
}
static inline int run_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_all_begin_c(fh, offset, buf, count, datatype) : other_File_read_at_all_begin_c(fh, offset, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_at_all_end(fh, buf, status);
}
static inline int run_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_at_all_end(fh, buf, status) : other_File_read_at_all_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_write_at_all_begin(fh, offset, buf, count, datatype);
}
static inline int run_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_all_begin(fh, offset, buf, count, datatype) : other_File_write_at_all_begin(fh, offset, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_at_all_begin_c(fh, offset, buf, count, datatype);
}
static inline int run_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_all_begin_c(fh, offset, buf, count, datatype) : other_File_write_at_all_begin_c(fh, offset, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_at_all_end(fh, buf, status);
}
static inline int run_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_at_all_end(fh, buf, status) : other_File_write_at_all_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_read_all_begin(fh, buf, count, datatype);
}
static inline int run_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_all_begin(fh, buf, count, datatype) : other_File_read_all_begin(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_all_begin_c(fh, buf, count, datatype);
}
static inline int run_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_all_begin_c(fh, buf, count, datatype) : other_File_read_all_begin_c(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_all_end(fh, buf, status);
}
static inline int run_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_all_end(fh, buf, status) : other_File_read_all_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_write_all_begin(fh, buf, count, datatype);
}
static inline int run_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_all_begin(fh, buf, count, datatype) : other_File_write_all_begin(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_all_begin_c(fh, buf, count, datatype);
}
static inline int run_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_all_begin_c(fh, buf, count, datatype) : other_File_write_all_begin_c(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_all_end(fh, buf, status);
}
static inline int run_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_all_end(fh, buf, status) : other_File_write_all_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_read_ordered_begin(fh, buf, count, datatype);
}
static inline int run_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_ordered_begin(fh, buf, count, datatype) : other_File_read_ordered_begin(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_ordered_begin_c(fh, buf, count, datatype);
}
static inline int run_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_ordered_begin_c(fh, buf, count, datatype) : other_File_read_ordered_begin_c(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_read_ordered_end(fh, buf, status);
}
static inline int run_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_read_ordered_end(fh, buf, status) : other_File_read_ordered_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_write_ordered_begin(fh, buf, count, datatype);
}
static inline int run_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_ordered_begin(fh, buf, count, datatype) : other_File_write_ordered_begin(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_ordered_begin_c(fh, buf, count, datatype);
}
static inline int run_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_ordered_begin_c(fh, buf, count, datatype) : other_File_write_ordered_begin_c(fh, buf, count, datatype);
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
    nasty_need_library();
    return real.File_write_ordered_end(fh, buf, status);
}
static inline int run_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_write_ordered_end(fh, buf, status) : other_File_write_ordered_end(fh, buf, status);
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
    nasty_need_library();
    return real.File_seek_shared(fh, offset, whence);
}
static inline int run_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.File_seek_shared(fh, offset, whence) : other_File_seek_shared(fh, offset, whence);
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
    nasty_need_library();
    return real.Bsend(buf, count, datatype, dest, tag, comm);
}
static inline int run_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Bsend(buf, count, datatype, dest, tag, comm) : other_Bsend(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Bsend_c(buf, count, datatype, dest, tag, comm);
}
static inline int run_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Bsend_c(buf, count, datatype, dest, tag, comm) : other_Bsend_c(buf, count, datatype, dest, tag, comm);
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
    nasty_need_library();
    return real.Parrived(request, partition, flag);
}
static inline int run_Parrived(MPI_Request request, int partition, int *flag)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Parrived(request, partition, flag) : other_Parrived(request, partition, flag);
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
    nasty_need_library();
    return real.Iprobe(source, tag, comm, flag, status);
}
static inline int run_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Iprobe(source, tag, comm, flag, status) : other_Iprobe(source, tag, comm, flag, status);
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
    nasty_need_library();
    return real.Improbe(source, tag, comm, flag, message, status);
}
static inline int run_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    return LIKELY(nasty.library && !nasty.copies) ? real.Improbe(source, tag, comm, flag, message, status) : other_Improbe(source, tag, comm, flag, message, status);
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

static COLD int other_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    nasty_need_library();
    return real.Isend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isend(buf, count, datatype, dest, tag, comm, request) : other_Isend(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Isend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isend_c(buf, count, datatype, dest, tag, comm, request) : other_Isend_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Ibsend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Ibsend(buf, count, datatype, dest, tag, comm, request) : other_Ibsend(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Ibsend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Ibsend_c(buf, count, datatype, dest, tag, comm, request) : other_Ibsend_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Issend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Issend(buf, count, datatype, dest, tag, comm, request) : other_Issend(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Issend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Issend_c(buf, count, datatype, dest, tag, comm, request) : other_Issend_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Irsend(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Irsend(buf, count, datatype, dest, tag, comm, request) : other_Irsend(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Irsend_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Irsend_c(buf, count, datatype, dest, tag, comm, request) : other_Irsend_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Irecv(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Irecv(buf, count, datatype, source, tag, comm, request) : other_Irecv(buf, count, datatype, source, tag, comm, request);
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
    nasty_need_library();
    return real.Irecv_c(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Irecv_c(buf, count, datatype, source, tag, comm, request) : other_Irecv_c(buf, count, datatype, source, tag, comm, request);
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
    nasty_need_library();
    return real.Imrecv(buf, count, datatype, message, request);
}
static inline int run_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Imrecv(buf, count, datatype, message, request) : other_Imrecv(buf, count, datatype, message, request);
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
    nasty_need_library();
    return real.Imrecv_c(buf, count, datatype, message, request);
}
static inline int run_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Imrecv_c(buf, count, datatype, message, request) : other_Imrecv_c(buf, count, datatype, message, request);
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
    nasty_need_library();
    return real.Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static inline int run_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request) : other_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
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
    nasty_need_library();
    return real.Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
}
static inline int run_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request) : other_Isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
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
    nasty_need_library();
    return real.Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static inline int run_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) : other_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
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
    nasty_need_library();
    return real.Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
static inline int run_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) : other_Isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
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
    nasty_need_library();
    return real.Send_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Send_init(buf, count, datatype, dest, tag, comm, request) : other_Send_init(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Send_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Send_init_c(buf, count, datatype, dest, tag, comm, request) : other_Send_init_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Bsend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Bsend_init(buf, count, datatype, dest, tag, comm, request) : other_Bsend_init(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Bsend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Bsend_init_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Ssend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Ssend_init(buf, count, datatype, dest, tag, comm, request) : other_Ssend_init(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Ssend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Ssend_init_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Rsend_init(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Rsend_init(buf, count, datatype, dest, tag, comm, request) : other_Rsend_init(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
}
static inline int run_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Rsend_init_c(buf, count, datatype, dest, tag, comm, request) : other_Rsend_init_c(buf, count, datatype, dest, tag, comm, request);
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
    nasty_need_library();
    return real.Recv_init(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Recv_init(buf, count, datatype, source, tag, comm, request) : other_Recv_init(buf, count, datatype, source, tag, comm, request);
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
    nasty_need_library();
    return real.Recv_init_c(buf, count, datatype, source, tag, comm, request);
}
static inline int run_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Recv_init_c(buf, count, datatype, source, tag, comm, request) : other_Recv_init_c(buf, count, datatype, source, tag, comm, request);
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
    nasty_need_library();
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
    nasty_need_library();
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
    nasty_need_library();
    return real.Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}
static inline int run_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request) : other_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
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
    nasty_need_library();
    return real.Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}
static inline int run_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request) : other_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
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
    nasty_need_library();
    return real.Pready(partition, request);
}
static inline int run_Pready(int partition, MPI_Request request)
{
    return LIKELY(nasty.library) ? real.Pready(partition, request) : other_Pready(partition, request);
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
    nasty_need_library();
    return real.Pready_range(partition_low, partition_high, request);
}
static inline int run_Pready_range(int partition_low, int partition_high, MPI_Request request)
{
    return LIKELY(nasty.library) ? real.Pready_range(partition_low, partition_high, request) : other_Pready_range(partition_low, partition_high, request);
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
    nasty_need_library();
    return real.Pready_list(length, array_of_partitions, request);
}
static inline int run_Pready_list(int length, nasty_partition array_of_partitions[], MPI_Request request)
{
    return LIKELY(nasty.library) ? real.Pready_list(length, array_of_partitions, request) : other_Pready_list(length, array_of_partitions, request);
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
    nasty_need_library();
    return real.Ibarrier(comm, request);
}
static inline int run_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Ibarrier(comm, request) : other_Ibarrier(comm, request);
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
    nasty_need_library();
    return real.Ibcast(buffer, count, datatype, root, comm, request);
}
static inline int run_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ibcast(buffer, count, datatype, root, comm, request) : other_Ibcast(buffer, count, datatype, root, comm, request);
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
    nasty_need_library();
    return real.Ibcast_c(buffer, count, datatype, root, comm, request);
}
static inline int run_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ibcast_c(buffer, count, datatype, root, comm, request) : other_Ibcast_c(buffer, count, datatype, root, comm, request);
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
    nasty_need_library();
    return real.Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static inline int run_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) : other_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
static inline int run_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) : other_Igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
static inline int run_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) : other_Iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
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
    nasty_need_library();
    return real.Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
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
    nasty_need_library();
    return real.Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
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
    nasty_need_library();
    return real.Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
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
    nasty_need_library();
    return real.Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static inline int run_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request) : other_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request);
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
    nasty_need_library();
    return real.Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
static inline int run_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request) : other_Ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request);
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
    nasty_need_library();
    return real.Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) : other_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) : other_Ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request) : other_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
static inline int run_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request) : other_Ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscan(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
}
static inline int run_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) : other_Iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
static inline int run_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) : other_Ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) : other_Ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
static inline int run_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request) : other_Ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
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
    nasty_need_library();
    return real.Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
static inline int run_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library && !nasty.settings.strict_collectives) ? real.Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request) : other_Ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
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
    nasty_need_library();
    return real.Comm_idup(comm, newcomm, request);
}
static inline int run_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Comm_idup(comm, newcomm, request) : other_Comm_idup(comm, newcomm, request);
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
    nasty_need_library();
    return real.Comm_idup_with_info(comm, info, newcomm, request);
}
static inline int run_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Comm_idup_with_info(comm, info, newcomm, request) : other_Comm_idup_with_info(comm, info, newcomm, request);
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
    nasty_need_library();
    return real.Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
}
static inline int run_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request) : other_Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
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
    nasty_need_library();
    return real.Grequest_complete(request);
}
static inline int run_Grequest_complete(MPI_Request request)
{
    return LIKELY(nasty.library) ? real.Grequest_complete(request) : other_Grequest_complete(request);
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
    nasty_need_library();
    return real.Buffer_attach(buffer, size);
}
static inline int run_Buffer_attach(void *buffer, int size)
{
    return LIKELY(nasty.library) ? real.Buffer_attach(buffer, size) : other_Buffer_attach(buffer, size);
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
    nasty_need_library();
    return real.Buffer_attach_c(buffer, size);
}
static inline int run_Buffer_attach_c(void *buffer, MPI_Count size)
{
    return LIKELY(nasty.library) ? real.Buffer_attach_c(buffer, size) : other_Buffer_attach_c(buffer, size);
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
    nasty_need_library();
    return real.Comm_attach_buffer(comm, buffer, size);
}
static inline int run_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)
{
    return LIKELY(nasty.library) ? real.Comm_attach_buffer(comm, buffer, size) : other_Comm_attach_buffer(comm, buffer, size);
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
    nasty_need_library();
    return real.Comm_attach_buffer_c(comm, buffer, size);
}
static inline int run_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)
{
    return LIKELY(nasty.library) ? real.Comm_attach_buffer_c(comm, buffer, size) : other_Comm_attach_buffer_c(comm, buffer, size);
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
    nasty_need_library();
    return real.Session_attach_buffer(session, buffer, size);
}
static inline int run_Session_attach_buffer(MPI_Session session, void *buffer, int size)
{
    return LIKELY(nasty.library) ? real.Session_attach_buffer(session, buffer, size) : other_Session_attach_buffer(session, buffer, size);
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
    nasty_need_library();
    return real.Session_attach_buffer_c(session, buffer, size);
}
static inline int run_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)
{
    return LIKELY(nasty.library) ? real.Session_attach_buffer_c(session, buffer, size) : other_Session_attach_buffer_c(session, buffer, size);
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
    nasty_need_library();
    return real.Buffer_iflush(request);
}
static inline int run_Buffer_iflush(MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Buffer_iflush(request) : other_Buffer_iflush(request);
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
    nasty_need_library();
    return real.Comm_iflush_buffer(comm, request);
}
static inline int run_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Comm_iflush_buffer(comm, request) : other_Comm_iflush_buffer(comm, request);
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
    nasty_need_library();
    return real.Session_iflush_buffer(session, request);
}
static inline int run_Session_iflush_buffer(MPI_Session session, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.Session_iflush_buffer(session, request) : other_Session_iflush_buffer(session, request);
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
    nasty_need_library();
    return real.Reduce_local(inbuf, inoutbuf, count, datatype, op);
}
static inline int run_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    return LIKELY(nasty.library) ? real.Reduce_local(inbuf, inoutbuf, count, datatype, op) : other_Reduce_local(inbuf, inoutbuf, count, datatype, op);
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
    nasty_need_library();
    return real.Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
}
static inline int run_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    return LIKELY(nasty.library) ? real.Reduce_local_c(inbuf, inoutbuf, count, datatype, op) : other_Reduce_local_c(inbuf, inoutbuf, count, datatype, op);
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
    nasty_need_library();
    return real.Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static inline int run_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)
{
    return LIKELY(nasty.library) ? real.Pack(inbuf, incount, datatype, outbuf, outsize, position, comm) : other_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
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
    nasty_need_library();
    return real.Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
static inline int run_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    return LIKELY(nasty.library) ? real.Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm) : other_Pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm);
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
    nasty_need_library();
    return real.Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static inline int run_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    return LIKELY(nasty.library) ? real.Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm) : other_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
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
    nasty_need_library();
    return real.Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
static inline int run_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    return LIKELY(nasty.library) ? real.Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm) : other_Unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm);
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
    nasty_need_library();
    return real.Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static inline int run_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    return LIKELY(nasty.library) ? real.Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position) : other_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
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
    nasty_need_library();
    return real.Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
static inline int run_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    return LIKELY(nasty.library) ? real.Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position) : other_Pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position);
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
    nasty_need_library();
    return real.Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static inline int run_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)
{
    return LIKELY(nasty.library) ? real.Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype) : other_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
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
    nasty_need_library();
    return real.Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
static inline int run_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    return LIKELY(nasty.library) ? real.Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype) : other_Unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype);
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
    nasty_need_library();
    return real.Type_contiguous(count, oldtype, newtype);
}
static inline int run_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_contiguous(count, oldtype, newtype) : other_Type_contiguous(count, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_contiguous_c(count, oldtype, newtype);
}
static inline int run_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_contiguous_c(count, oldtype, newtype) : other_Type_contiguous_c(count, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_vector(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_vector(count, blocklength, stride, oldtype, newtype) : other_Type_vector(count, blocklength, stride, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_vector_c(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_vector_c(count, blocklength, stride, oldtype, newtype) : other_Type_vector_c(count, blocklength, stride, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hvector(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hvector(count, blocklength, stride, oldtype, newtype) : other_Type_create_hvector(count, blocklength, stride, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
}
static inline int run_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hvector_c(count, blocklength, stride, oldtype, newtype) : other_Type_create_hvector_c(count, blocklength, stride, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
}
static inline int run_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) : other_Type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static inline int run_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) : other_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
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
    nasty_need_library();
    return real.Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
static inline int run_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) : other_Type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
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
    nasty_need_library();
    return real.Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static inline int run_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype) : other_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
static inline int run_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype) : other_Type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static inline int run_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype) : other_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
}
static inline int run_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype) : other_Type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
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
    nasty_need_library();
    return real.Type_create_resized(oldtype, lb, extent, newtype);
}
static inline int run_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_resized(oldtype, lb, extent, newtype) : other_Type_create_resized(oldtype, lb, extent, newtype);
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
    nasty_need_library();
    return real.Type_create_resized_c(oldtype, lb, extent, newtype);
}
static inline int run_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    return LIKELY(nasty.library) ? real.Type_create_resized_c(oldtype, lb, extent, newtype) : other_Type_create_resized_c(oldtype, lb, extent, newtype);
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
    nasty_need_library();
    return real.Type_get_value_index(value_type, index_type, pair_type);
}
static inline int run_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    return LIKELY(nasty.library) ? real.Type_get_value_index(value_type, index_type, pair_type) : other_Type_get_value_index(value_type, index_type, pair_type);
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
    nasty_need_library();
    return real.Type_set_name(datatype, type_name);
}
static inline int run_Type_set_name(MPI_Datatype datatype, const char *type_name)
{
    return LIKELY(nasty.library) ? real.Type_set_name(datatype, type_name) : other_Type_set_name(datatype, type_name);
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
    nasty_need_library();
    return real.Op_create(user_fn, commute, op);
}
static inline int run_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    return LIKELY(nasty.library) ? real.Op_create(user_fn, commute, op) : other_Op_create(user_fn, commute, op);
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
    nasty_need_library();
    return real.Op_create_c(user_fn, commute, op);
}
static inline int run_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    return LIKELY(nasty.library) ? real.Op_create_c(user_fn, commute, op) : other_Op_create_c(user_fn, commute, op);
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
    nasty_need_library();
    return real.Op_free(op);
}
static inline int run_Op_free(MPI_Op *op)
{
    return LIKELY(nasty.library) ? real.Op_free(op) : other_Op_free(op);
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
    nasty_need_library();
    return real.Alloc_mem(size, info, baseptr);
}
static inline int run_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)
{
    return LIKELY(nasty.library) ? real.Alloc_mem(size, info, baseptr) : other_Alloc_mem(size, info, baseptr);
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
    nasty_need_library();
    return real.Free_mem(base);
}
static inline int run_Free_mem(void *base)
{
    return LIKELY(nasty.library) ? real.Free_mem(base) : other_Free_mem(base);
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
    nasty_need_library();
    return real.Comm_group(comm, group);
}
static inline int run_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    return LIKELY(nasty.library) ? real.Comm_group(comm, group) : other_Comm_group(comm, group);
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
    nasty_need_library();
    return real.Comm_remote_group(comm, group);
}
static inline int run_Comm_remote_group(MPI_Comm comm, MPI_Group *group)
{
    return LIKELY(nasty.library) ? real.Comm_remote_group(comm, group) : other_Comm_remote_group(comm, group);
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
    nasty_need_library();
    return real.Win_get_group(win, group);
}
static inline int run_Win_get_group(MPI_Win win, MPI_Group *group)
{
    return LIKELY(nasty.library) ? real.Win_get_group(win, group) : other_Win_get_group(win, group);
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
    nasty_need_library();
    return real.File_get_group(fh, group);
}
static inline int run_File_get_group(MPI_File fh, MPI_Group *group)
{
    return LIKELY(nasty.library) ? real.File_get_group(fh, group) : other_File_get_group(fh, group);
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
    nasty_need_library();
    return real.Group_union(group1, group2, newgroup);
}
static inline int run_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_union(group1, group2, newgroup) : other_Group_union(group1, group2, newgroup);
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
    nasty_need_library();
    return real.Group_intersection(group1, group2, newgroup);
}
static inline int run_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_intersection(group1, group2, newgroup) : other_Group_intersection(group1, group2, newgroup);
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
    nasty_need_library();
    return real.Group_difference(group1, group2, newgroup);
}
static inline int run_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_difference(group1, group2, newgroup) : other_Group_difference(group1, group2, newgroup);
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
    nasty_need_library();
    return real.Group_incl(group, n, ranks, newgroup);
}
static inline int run_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_incl(group, n, ranks, newgroup) : other_Group_incl(group, n, ranks, newgroup);
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
    nasty_need_library();
    return real.Group_excl(group, n, ranks, newgroup);
}
static inline int run_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_excl(group, n, ranks, newgroup) : other_Group_excl(group, n, ranks, newgroup);
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
    nasty_need_library();
    return real.Group_range_incl(group, n, ranges, newgroup);
}
static inline int run_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_range_incl(group, n, ranges, newgroup) : other_Group_range_incl(group, n, ranges, newgroup);
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
    nasty_need_library();
    return real.Group_range_excl(group, n, ranges, newgroup);
}
static inline int run_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_range_excl(group, n, ranges, newgroup) : other_Group_range_excl(group, n, ranges, newgroup);
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
    nasty_need_library();
    return real.Group_from_session_pset(session, pset_name, newgroup);
}
static inline int run_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    return LIKELY(nasty.library) ? real.Group_from_session_pset(session, pset_name, newgroup) : other_Group_from_session_pset(session, pset_name, newgroup);
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
    nasty_need_library();
    return real.Group_free(group);
}
static inline int run_Group_free(MPI_Group *group)
{
    return LIKELY(nasty.library) ? real.Group_free(group) : other_Group_free(group);
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
    nasty_need_library();
    return real.Comm_get_parent(parent);
}
static inline int run_Comm_get_parent(MPI_Comm *parent)
{
    return LIKELY(nasty.library) ? real.Comm_get_parent(parent) : other_Comm_get_parent(parent);
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
    nasty_need_library();
    return real.Comm_set_name(comm, comm_name);
}
static inline int run_Comm_set_name(MPI_Comm comm, const char *comm_name)
{
    return LIKELY(nasty.library) ? real.Comm_set_name(comm, comm_name) : other_Comm_set_name(comm, comm_name);
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
    nasty_need_library();
    return real.Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
}
static inline int run_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    return LIKELY(nasty.library) ? real.Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state) : other_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
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
    nasty_need_library();
    return real.Comm_free_keyval(comm_keyval);
}
static inline int run_Comm_free_keyval(int *comm_keyval)
{
    return LIKELY(nasty.library) ? real.Comm_free_keyval(comm_keyval) : other_Comm_free_keyval(comm_keyval);
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
    nasty_need_library();
    return real.Keyval_create(copy_fn, delete_fn, keyval, extra_state);
}
static inline int run_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    return LIKELY(nasty.library) ? real.Keyval_create(copy_fn, delete_fn, keyval, extra_state) : other_Keyval_create(copy_fn, delete_fn, keyval, extra_state);
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
    nasty_need_library();
    return real.Keyval_free(keyval);
}
static inline int run_Keyval_free(int *keyval)
{
    return LIKELY(nasty.library) ? real.Keyval_free(keyval) : other_Keyval_free(keyval);
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
    nasty_need_library();
    return real.Comm_set_attr(comm, comm_keyval, attribute_val);
}
static inline int run_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    return LIKELY(nasty.library) ? real.Comm_set_attr(comm, comm_keyval, attribute_val) : other_Comm_set_attr(comm, comm_keyval, attribute_val);
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
    nasty_need_library();
    return real.Comm_delete_attr(comm, comm_keyval);
}
static inline int run_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    return LIKELY(nasty.library) ? real.Comm_delete_attr(comm, comm_keyval) : other_Comm_delete_attr(comm, comm_keyval);
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
    nasty_need_library();
    return real.Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
}
static inline int run_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    return LIKELY(nasty.library) ? real.Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state) : other_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
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
    nasty_need_library();
    return real.Type_free_keyval(type_keyval);
}
static inline int run_Type_free_keyval(int *type_keyval)
{
    return LIKELY(nasty.library) ? real.Type_free_keyval(type_keyval) : other_Type_free_keyval(type_keyval);
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
    nasty_need_library();
    return real.Type_set_attr(datatype, type_keyval, attribute_val);
}
static inline int run_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    return LIKELY(nasty.library) ? real.Type_set_attr(datatype, type_keyval, attribute_val) : other_Type_set_attr(datatype, type_keyval, attribute_val);
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
    nasty_need_library();
    return real.Type_delete_attr(datatype, type_keyval);
}
static inline int run_Type_delete_attr(MPI_Datatype datatype, int type_keyval)
{
    return LIKELY(nasty.library) ? real.Type_delete_attr(datatype, type_keyval) : other_Type_delete_attr(datatype, type_keyval);
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
    nasty_need_library();
    return real.Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
}
static inline int run_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    return LIKELY(nasty.library) ? real.Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state) : other_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
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
    nasty_need_library();
    return real.Win_free_keyval(win_keyval);
}
static inline int run_Win_free_keyval(int *win_keyval)
{
    return LIKELY(nasty.library) ? real.Win_free_keyval(win_keyval) : other_Win_free_keyval(win_keyval);
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
    nasty_need_library();
    return real.Win_set_attr(win, win_keyval, attribute_val);
}
static inline int run_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)
{
    return LIKELY(nasty.library) ? real.Win_set_attr(win, win_keyval, attribute_val) : other_Win_set_attr(win, win_keyval, attribute_val);
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
    nasty_need_library();
    return real.Win_delete_attr(win, win_keyval);
}
static inline int run_Win_delete_attr(MPI_Win win, int win_keyval)
{
    return LIKELY(nasty.library) ? real.Win_delete_attr(win, win_keyval) : other_Win_delete_attr(win, win_keyval);
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
    nasty_need_library();
    return real.Comm_create_errhandler(comm_errhandler_fn, errhandler);
}
static inline int run_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.Comm_create_errhandler(comm_errhandler_fn, errhandler) : other_Comm_create_errhandler(comm_errhandler_fn, errhandler);
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
    nasty_need_library();
    return real.Comm_set_errhandler(comm, errhandler);
}
static inline int run_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.library) ? real.Comm_set_errhandler(comm, errhandler) : other_Comm_set_errhandler(comm, errhandler);
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
    nasty_need_library();
    return real.Comm_get_errhandler(comm, errhandler);
}
static inline int run_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.Comm_get_errhandler(comm, errhandler) : other_Comm_get_errhandler(comm, errhandler);
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
    nasty_need_library();
    return real.Win_create_errhandler(win_errhandler_fn, errhandler);
}
static inline int run_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.Win_create_errhandler(win_errhandler_fn, errhandler) : other_Win_create_errhandler(win_errhandler_fn, errhandler);
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
    nasty_need_library();
    return real.Win_set_errhandler(win, errhandler);
}
static inline int run_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.library) ? real.Win_set_errhandler(win, errhandler) : other_Win_set_errhandler(win, errhandler);
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
    nasty_need_library();
    return real.Win_get_errhandler(win, errhandler);
}
static inline int run_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.Win_get_errhandler(win, errhandler) : other_Win_get_errhandler(win, errhandler);
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
    nasty_need_library();
    return real.File_create_errhandler(file_errhandler_fn, errhandler);
}
static inline int run_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.File_create_errhandler(file_errhandler_fn, errhandler) : other_File_create_errhandler(file_errhandler_fn, errhandler);
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
    nasty_need_library();
    return real.File_set_errhandler(file, errhandler);
}
static inline int run_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.library) ? real.File_set_errhandler(file, errhandler) : other_File_set_errhandler(file, errhandler);
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
    nasty_need_library();
    return real.File_get_errhandler(file, errhandler);
}
static inline int run_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.File_get_errhandler(file, errhandler) : other_File_get_errhandler(file, errhandler);
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
    return LIKELY(nasty.library) ? real.Session_create_errhandler(session_errhandler_fn, errhandler) : other_Session_create_errhandler(session_errhandler_fn, errhandler);
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
    nasty_need_library();
    return real.Session_set_errhandler(session, errhandler);
}
static inline int run_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)
{
    return LIKELY(nasty.library) ? real.Session_set_errhandler(session, errhandler) : other_Session_set_errhandler(session, errhandler);
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
    nasty_need_library();
    return real.Session_get_errhandler(session, errhandler);
}
static inline int run_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)
{
    return LIKELY(nasty.library) ? real.Session_get_errhandler(session, errhandler) : other_Session_get_errhandler(session, errhandler);
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
    return LIKELY(nasty.library) ? real.Errhandler_free(errhandler) : other_Errhandler_free(errhandler);
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
    return LIKELY(nasty.library) ? real.Info_create(info) : other_Info_create(info);
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
    return LIKELY(nasty.library) ? real.Info_create_env(argc, argv, info) : other_Info_create_env(argc, argv, info);
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
    return LIKELY(nasty.library) ? real.Info_dup(info, newinfo) : other_Info_dup(info, newinfo);
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
    return LIKELY(nasty.library) ? real.Info_set(info, key, value) : other_Info_set(info, key, value);
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
    return LIKELY(nasty.library) ? real.Info_delete(info, key) : other_Info_delete(info, key);
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
    return LIKELY(nasty.library) ? real.Info_free(info) : other_Info_free(info);
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
    nasty_need_library();
    return real.Comm_get_info(comm, info_used);
}
static inline int run_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)
{
    return LIKELY(nasty.library) ? real.Comm_get_info(comm, info_used) : other_Comm_get_info(comm, info_used);
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
    nasty_need_library();
    return real.Win_get_info(win, info_used);
}
static inline int run_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    return LIKELY(nasty.library) ? real.Win_get_info(win, info_used) : other_Win_get_info(win, info_used);
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
    nasty_need_library();
    return real.File_get_info(fh, info_used);
}
static inline int run_File_get_info(MPI_File fh, MPI_Info *info_used)
{
    return LIKELY(nasty.library) ? real.File_get_info(fh, info_used) : other_File_get_info(fh, info_used);
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
    nasty_need_library();
    return real.Session_get_info(session, info_used);
}
static inline int run_Session_get_info(MPI_Session session, MPI_Info *info_used)
{
    return LIKELY(nasty.library) ? real.Session_get_info(session, info_used) : other_Session_get_info(session, info_used);
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
    nasty_need_library();
    return real.Open_port(info, port_name);
}
static inline int run_Open_port(MPI_Info info, char *port_name)
{
    return LIKELY(nasty.library) ? real.Open_port(info, port_name) : other_Open_port(info, port_name);
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
    nasty_need_library();
    return real.Close_port(port_name);
}
static inline int run_Close_port(const char *port_name)
{
    return LIKELY(nasty.library) ? real.Close_port(port_name) : other_Close_port(port_name);
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
    nasty_need_library();
    return real.Publish_name(service_name, info, port_name);
}
static inline int run_Publish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    return LIKELY(nasty.library) ? real.Publish_name(service_name, info, port_name) : other_Publish_name(service_name, info, port_name);
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
    nasty_need_library();
    return real.Unpublish_name(service_name, info, port_name);
}
static inline int run_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)
{
    return LIKELY(nasty.library) ? real.Unpublish_name(service_name, info, port_name) : other_Unpublish_name(service_name, info, port_name);
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
    nasty_need_library();
    return real.Lookup_name(service_name, info, port_name);
}
static inline int run_Lookup_name(const char *service_name, MPI_Info info, char *port_name)
{
    return LIKELY(nasty.library) ? real.Lookup_name(service_name, info, port_name) : other_Lookup_name(service_name, info, port_name);
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
    nasty_need_library();
    return real.File_iread(fh, buf, count, datatype, request);
}
static inline int run_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread(fh, buf, count, datatype, request) : other_File_iread(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_c(fh, buf, count, datatype, request) : other_File_iread_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_all(fh, buf, count, datatype, request);
}
static inline int run_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_all(fh, buf, count, datatype, request) : other_File_iread_all(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_all_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_all_c(fh, buf, count, datatype, request) : other_File_iread_all_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_at(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_at(fh, offset, buf, count, datatype, request) : other_File_iread_at(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_at_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_at_c(fh, offset, buf, count, datatype, request) : other_File_iread_at_c(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_at_all(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_at_all(fh, offset, buf, count, datatype, request) : other_File_iread_at_all(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_at_all_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_at_all_c(fh, offset, buf, count, datatype, request) : other_File_iread_at_all_c(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_shared(fh, buf, count, datatype, request);
}
static inline int run_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_shared(fh, buf, count, datatype, request) : other_File_iread_shared(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iread_shared_c(fh, buf, count, datatype, request);
}
static inline int run_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iread_shared_c(fh, buf, count, datatype, request) : other_File_iread_shared_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite(fh, buf, count, datatype, request) : other_File_iwrite(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_c(fh, buf, count, datatype, request) : other_File_iwrite_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_all(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_all(fh, buf, count, datatype, request) : other_File_iwrite_all(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_all_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_all_c(fh, buf, count, datatype, request) : other_File_iwrite_all_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_at(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_at(fh, offset, buf, count, datatype, request) : other_File_iwrite_at(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_at_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_at_c(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_c(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_at_all(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_at_all(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_all(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
}
static inline int run_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_at_all_c(fh, offset, buf, count, datatype, request) : other_File_iwrite_at_all_c(fh, offset, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_shared(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_shared(fh, buf, count, datatype, request) : other_File_iwrite_shared(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_iwrite_shared_c(fh, buf, count, datatype, request);
}
static inline int run_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return LIKELY(nasty.library) ? real.File_iwrite_shared_c(fh, buf, count, datatype, request) : other_File_iwrite_shared_c(fh, buf, count, datatype, request);
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
    nasty_need_library();
    return real.File_seek(fh, offset, whence);
}
static inline int run_File_seek(MPI_File fh, MPI_Offset offset, int whence)
{
    return LIKELY(nasty.library) ? real.File_seek(fh, offset, whence) : other_File_seek(fh, offset, whence);
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
    nasty_need_library();
    return real.File_get_view(fh, disp, etype, filetype, datarep);
}
static inline int run_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    return LIKELY(nasty.library) ? real.File_get_view(fh, disp, etype, filetype, datarep) : other_File_get_view(fh, disp, etype, filetype, datarep);
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

