// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because buffers exist only in the process. */
#include "recording/sides.h"

const struct nasty_side_of nasty_sides[] = {
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Gather_init: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Gather_init: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Scatter_init: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scatter_init: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allgather_init: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Allgather_init: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_init: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Reduce_init: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: recvbuf */
    {0, 1, 2, 3, SIDE_SENT}, /* Isend: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_WIDE}, /* Isend_c: buf */
    {0, 1, 2, 3, SIDE_SENT}, /* Issend: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_WIDE}, /* Issend_c: buf */
    {0, 1, 2, 3, SIDE_SENT}, /* Irsend: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_WIDE}, /* Irsend_c: buf */
    {0, 1, 2, 3, SIDE_RECEIVED}, /* Irecv: buf */
    {0, 1, 2, 3, SIDE_RECEIVED | SIDE_WIDE}, /* Irecv_c: buf */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED}, /* Imrecv: buf */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED | SIDE_WIDE}, /* Imrecv_c: buf */
    {0, 1, 2, 3, SIDE_SENT}, /* Isendrecv: sendbuf */
    {5, 6, 7, 8, SIDE_RECEIVED}, /* Isendrecv: recvbuf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_WIDE}, /* Isendrecv_c: sendbuf */
    {5, 6, 7, 8, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_c: recvbuf */
    {0, 1, 2, 5, SIDE_RECEIVED}, /* Isendrecv_replace: buf */
    {0, 1, 2, 5, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_replace_c: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT}, /* Send_init: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Send_init_c: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT}, /* Ssend_init: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Ssend_init_c: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT}, /* Rsend_init: buf */
    {0, 1, 2, 3, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Rsend_init_c: buf */
    {0, 1, 2, 3, SIDE_RECEIVED | SIDE_PERSISTENT}, /* Recv_init: buf */
    {0, 1, 2, 3, SIDE_RECEIVED | SIDE_PERSISTENT | SIDE_WIDE}, /* Recv_init_c: buf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Igather: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Igather: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Igather_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Igather_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Iscatter: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscatter: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Iscatter_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscatter_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallgather: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Iallgather: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallgather_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Iallgather_c: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: recvbuf */
    {0, 1, 2, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: sendbuf */
    {3, 4, 5, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Ireduce: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ireduce: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ireduce_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallreduce: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iallreduce: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ireduce_scatter_block: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Ireduce_scatter_block: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ireduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Iscan: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscan: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE}, /* Iexscan: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iexscan: recvbuf */
    {0, 2, 3, NO_PARTNER, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: sendbuf */
    {1, 2, 3, NO_PARTNER, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: recvbuf */
    {0},
};

const uint16_t nasty_sides_of[] = {
    0,
    0, /* Init */
    0, /* Init_thread */
    0, /* Finalize */
    0, /* Session_init */
    0, /* Session_finalize */
    0, /* Abort */
    0, /* Comm_spawn */
    0, /* Comm_spawn_multiple */
    0, /* Win_create */
    0, /* Win_create_c */
    0, /* Win_allocate */
    0, /* Win_allocate_c */
    0, /* Win_allocate_shared */
    0, /* Win_allocate_shared_c */
    0, /* Win_create_dynamic */
    0, /* Win_attach */
    0, /* Win_detach */
    0, /* Win_shared_query */
    0, /* Win_shared_query_c */
    0, /* Win_free */
    0, /* Win_set_name */
    0, /* Win_lock */
    0, /* Win_unlock */
    0, /* Win_lock_all */
    0, /* Win_unlock_all */
    0, /* Win_flush */
    0, /* Win_flush_all */
    0, /* Win_flush_local */
    0, /* Win_flush_local_all */
    0, /* Win_sync */
    0, /* Win_fence */
    0, /* Win_start */
    0, /* Win_complete */
    0, /* Win_post */
    0, /* Win_wait */
    0, /* Win_test */
    0, /* Put */
    0, /* Put_c */
    0, /* Get */
    0, /* Get_c */
    0, /* Accumulate */
    0, /* Accumulate_c */
    0, /* Get_accumulate */
    0, /* Get_accumulate_c */
    0, /* Fetch_and_op */
    0, /* Compare_and_swap */
    0, /* Rput */
    0, /* Rput_c */
    0, /* Rget */
    0, /* Rget_c */
    0, /* Raccumulate */
    0, /* Raccumulate_c */
    0, /* Rget_accumulate */
    0, /* Rget_accumulate_c */
    0, /* Wait */
    0, /* Waitall */
    0, /* Waitany */
    0, /* Waitsome */
    0, /* Test */
    0, /* Testall */
    0, /* Testany */
    0, /* Testsome */
    0, /* Request_get_status */
    0, /* Request_get_status_all */
    0, /* Request_get_status_any */
    0, /* Request_get_status_some */
    0, /* Probe */
    0, /* Mprobe */
    0, /* Sendrecv */
    0, /* Sendrecv_c */
    0, /* Request_free */
    0, /* Cancel */
    0, /* Type_commit */
    0, /* Type_free */
    0, /* Type_dup */
    0, /* Type_get_contents */
    0, /* Type_get_contents_c */
    0, /* Type_create_f90_integer */
    0, /* Type_create_f90_real */
    0, /* Type_create_f90_complex */
    0, /* Type_match_size */
    0, /* Send */
    0, /* Send_c */
    0, /* Ssend */
    0, /* Ssend_c */
    0, /* Rsend */
    0, /* Rsend_c */
    0, /* Recv */
    0, /* Recv_c */
    0, /* Mrecv */
    0, /* Mrecv_c */
    0, /* Barrier */
    0, /* Bcast */
    0, /* Bcast_c */
    0, /* Gather */
    0, /* Gather_c */
    0, /* Gatherv */
    0, /* Gatherv_c */
    0, /* Scatter */
    0, /* Scatter_c */
    0, /* Scatterv */
    0, /* Scatterv_c */
    0, /* Allgather */
    0, /* Allgather_c */
    0, /* Allgatherv */
    0, /* Allgatherv_c */
    0, /* Alltoall */
    0, /* Alltoall_c */
    0, /* Alltoallv */
    0, /* Alltoallv_c */
    0, /* Alltoallw */
    0, /* Alltoallw_c */
    0, /* Reduce */
    0, /* Reduce_c */
    0, /* Allreduce */
    0, /* Allreduce_c */
    0, /* Reduce_scatter */
    0, /* Reduce_scatter_c */
    0, /* Reduce_scatter_block */
    0, /* Reduce_scatter_block_c */
    0, /* Scan */
    0, /* Scan_c */
    0, /* Exscan */
    0, /* Exscan_c */
    0, /* Neighbor_allgather */
    0, /* Neighbor_allgather_c */
    0, /* Neighbor_allgatherv */
    0, /* Neighbor_allgatherv_c */
    0, /* Neighbor_alltoall */
    0, /* Neighbor_alltoall_c */
    0, /* Neighbor_alltoallv */
    0, /* Neighbor_alltoallv_c */
    0, /* Neighbor_alltoallw */
    0, /* Neighbor_alltoallw_c */
    0, /* Barrier_init */
    0, /* Bcast_init */
    2, /* Bcast_init_c */
    4, /* Gather_init */
    6, /* Gather_init_c */
    8, /* Gatherv_init */
    8, /* Gatherv_init_c */
    8, /* Scatter_init */
    10, /* Scatter_init_c */
    12, /* Scatterv_init */
    12, /* Scatterv_init_c */
    12, /* Allgather_init */
    14, /* Allgather_init_c */
    16, /* Allgatherv_init */
    16, /* Allgatherv_init_c */
    16, /* Alltoall_init */
    18, /* Alltoall_init_c */
    20, /* Alltoallv_init */
    20, /* Alltoallv_init_c */
    20, /* Alltoallw_init */
    20, /* Alltoallw_init_c */
    20, /* Reduce_init */
    22, /* Reduce_init_c */
    24, /* Allreduce_init */
    26, /* Allreduce_init_c */
    28, /* Reduce_scatter_init */
    28, /* Reduce_scatter_init_c */
    28, /* Reduce_scatter_block_init */
    30, /* Reduce_scatter_block_init_c */
    32, /* Scan_init */
    34, /* Scan_init_c */
    36, /* Exscan_init */
    38, /* Exscan_init_c */
    40, /* Neighbor_allgather_init */
    40, /* Neighbor_allgather_init_c */
    40, /* Neighbor_allgatherv_init */
    40, /* Neighbor_allgatherv_init_c */
    40, /* Neighbor_alltoall_init */
    40, /* Neighbor_alltoall_init_c */
    40, /* Neighbor_alltoallv_init */
    40, /* Neighbor_alltoallv_init_c */
    40, /* Neighbor_alltoallw_init */
    40, /* Neighbor_alltoallw_init_c */
    40, /* Sendrecv_replace */
    40, /* Sendrecv_replace_c */
    40, /* Buffer_detach */
    40, /* Buffer_detach_c */
    40, /* Buffer_flush */
    40, /* Comm_flush_buffer */
    40, /* Session_flush_buffer */
    40, /* Comm_detach_buffer */
    40, /* Comm_detach_buffer_c */
    40, /* Session_detach_buffer */
    40, /* Session_detach_buffer_c */
    40, /* Comm_set_info */
    40, /* Win_set_info */
    40, /* Comm_create */
    40, /* Comm_create_group */
    40, /* Comm_dup */
    40, /* Comm_dup_with_info */
    40, /* Comm_split */
    40, /* Comm_split_type */
    40, /* Comm_free */
    40, /* Comm_disconnect */
    40, /* Comm_accept */
    40, /* Comm_connect */
    40, /* Comm_join */
    40, /* Intercomm_create */
    40, /* Intercomm_merge */
    40, /* Cart_create */
    40, /* Cart_sub */
    40, /* Graph_create */
    40, /* Dist_graph_create */
    40, /* Dist_graph_create_adjacent */
    40, /* Comm_create_from_group */
    40, /* Intercomm_create_from_groups */
    40, /* File_open */
    40, /* File_close */
    40, /* File_delete */
    40, /* File_set_size */
    40, /* File_preallocate */
    40, /* File_set_view */
    40, /* File_set_atomicity */
    40, /* File_sync */
    40, /* File_set_info */
    40, /* File_read_at */
    40, /* File_read_at_c */
    40, /* File_read_at_all */
    40, /* File_read_at_all_c */
    40, /* File_write_at */
    40, /* File_write_at_c */
    40, /* File_write_at_all */
    40, /* File_write_at_all_c */
    40, /* File_read */
    40, /* File_read_c */
    40, /* File_read_all */
    40, /* File_read_all_c */
    40, /* File_write */
    40, /* File_write_c */
    40, /* File_write_all */
    40, /* File_write_all_c */
    40, /* File_read_shared */
    40, /* File_read_shared_c */
    40, /* File_write_shared */
    40, /* File_write_shared_c */
    40, /* File_read_ordered */
    40, /* File_read_ordered_c */
    40, /* File_write_ordered */
    40, /* File_write_ordered_c */
    40, /* File_read_at_all_begin */
    40, /* File_read_at_all_begin_c */
    40, /* File_read_at_all_end */
    40, /* File_write_at_all_begin */
    40, /* File_write_at_all_begin_c */
    40, /* File_write_at_all_end */
    40, /* File_read_all_begin */
    40, /* File_read_all_begin_c */
    40, /* File_read_all_end */
    40, /* File_write_all_begin */
    40, /* File_write_all_begin_c */
    40, /* File_write_all_end */
    40, /* File_read_ordered_begin */
    40, /* File_read_ordered_begin_c */
    40, /* File_read_ordered_end */
    40, /* File_write_ordered_begin */
    40, /* File_write_ordered_begin_c */
    40, /* File_write_ordered_end */
    40, /* File_seek_shared */
    40, /* Bsend */
    40, /* Bsend_c */
    40, /* Parrived */
    40, /* Iprobe */
    40, /* Improbe */
    40, /* Isend */
    41, /* Isend_c */
    42, /* Ibsend */
    42, /* Ibsend_c */
    42, /* Issend */
    43, /* Issend_c */
    44, /* Irsend */
    45, /* Irsend_c */
    46, /* Irecv */
    47, /* Irecv_c */
    48, /* Imrecv */
    49, /* Imrecv_c */
    50, /* Isendrecv */
    52, /* Isendrecv_c */
    54, /* Isendrecv_replace */
    55, /* Isendrecv_replace_c */
    56, /* Send_init */
    57, /* Send_init_c */
    58, /* Bsend_init */
    58, /* Bsend_init_c */
    58, /* Ssend_init */
    59, /* Ssend_init_c */
    60, /* Rsend_init */
    61, /* Rsend_init_c */
    62, /* Recv_init */
    63, /* Recv_init_c */
    64, /* Start */
    64, /* Startall */
    64, /* Psend_init */
    64, /* Precv_init */
    64, /* Pready */
    64, /* Pready_range */
    64, /* Pready_list */
    64, /* Ibarrier */
    64, /* Ibcast */
    66, /* Ibcast_c */
    68, /* Igather */
    70, /* Igather_c */
    72, /* Igatherv */
    72, /* Igatherv_c */
    72, /* Iscatter */
    74, /* Iscatter_c */
    76, /* Iscatterv */
    76, /* Iscatterv_c */
    76, /* Iallgather */
    78, /* Iallgather_c */
    80, /* Iallgatherv */
    80, /* Iallgatherv_c */
    80, /* Ialltoall */
    82, /* Ialltoall_c */
    84, /* Ialltoallv */
    84, /* Ialltoallv_c */
    84, /* Ialltoallw */
    84, /* Ialltoallw_c */
    84, /* Ireduce */
    86, /* Ireduce_c */
    88, /* Iallreduce */
    90, /* Iallreduce_c */
    92, /* Ireduce_scatter */
    92, /* Ireduce_scatter_c */
    92, /* Ireduce_scatter_block */
    94, /* Ireduce_scatter_block_c */
    96, /* Iscan */
    98, /* Iscan_c */
    100, /* Iexscan */
    102, /* Iexscan_c */
    104, /* Ineighbor_allgather */
    104, /* Ineighbor_allgather_c */
    104, /* Ineighbor_allgatherv */
    104, /* Ineighbor_allgatherv_c */
    104, /* Ineighbor_alltoall */
    104, /* Ineighbor_alltoall_c */
    104, /* Ineighbor_alltoallv */
    104, /* Ineighbor_alltoallv_c */
    104, /* Ineighbor_alltoallw */
    104, /* Ineighbor_alltoallw_c */
    104, /* Comm_idup */
    104, /* Comm_idup_with_info */
    104, /* Grequest_start */
    104, /* Grequest_complete */
    104, /* Buffer_attach */
    104, /* Buffer_attach_c */
    104, /* Comm_attach_buffer */
    104, /* Comm_attach_buffer_c */
    104, /* Session_attach_buffer */
    104, /* Session_attach_buffer_c */
    104, /* Buffer_iflush */
    104, /* Comm_iflush_buffer */
    104, /* Session_iflush_buffer */
    104, /* Reduce_local */
    104, /* Reduce_local_c */
    104, /* Pack */
    104, /* Pack_c */
    104, /* Unpack */
    104, /* Unpack_c */
    104, /* Pack_external */
    104, /* Pack_external_c */
    104, /* Unpack_external */
    104, /* Unpack_external_c */
    104, /* Type_contiguous */
    104, /* Type_contiguous_c */
    104, /* Type_vector */
    104, /* Type_vector_c */
    104, /* Type_create_hvector */
    104, /* Type_create_hvector_c */
    104, /* Type_indexed */
    104, /* Type_indexed_c */
    104, /* Type_create_hindexed */
    104, /* Type_create_hindexed_c */
    104, /* Type_create_indexed_block */
    104, /* Type_create_indexed_block_c */
    104, /* Type_create_hindexed_block */
    104, /* Type_create_hindexed_block_c */
    104, /* Type_create_struct */
    104, /* Type_create_struct_c */
    104, /* Type_create_subarray */
    104, /* Type_create_subarray_c */
    104, /* Type_create_darray */
    104, /* Type_create_darray_c */
    104, /* Type_create_resized */
    104, /* Type_create_resized_c */
    104, /* Type_get_value_index */
    104, /* Type_set_name */
    104, /* Op_create */
    104, /* Op_create_c */
    104, /* Op_free */
    104, /* Alloc_mem */
    104, /* Free_mem */
    104, /* Comm_group */
    104, /* Comm_remote_group */
    104, /* Win_get_group */
    104, /* File_get_group */
    104, /* Group_union */
    104, /* Group_intersection */
    104, /* Group_difference */
    104, /* Group_incl */
    104, /* Group_excl */
    104, /* Group_range_incl */
    104, /* Group_range_excl */
    104, /* Group_from_session_pset */
    104, /* Group_free */
    104, /* Comm_get_parent */
    104, /* Comm_set_name */
    104, /* Comm_create_keyval */
    104, /* Comm_free_keyval */
    104, /* Comm_set_attr */
    104, /* Comm_delete_attr */
    104, /* Type_create_keyval */
    104, /* Type_free_keyval */
    104, /* Type_set_attr */
    104, /* Type_delete_attr */
    104, /* Win_create_keyval */
    104, /* Win_free_keyval */
    104, /* Win_set_attr */
    104, /* Win_delete_attr */
    104, /* Comm_create_errhandler */
    104, /* Comm_set_errhandler */
    104, /* Comm_get_errhandler */
    104, /* Win_create_errhandler */
    104, /* Win_set_errhandler */
    104, /* Win_get_errhandler */
    104, /* File_create_errhandler */
    104, /* File_set_errhandler */
    104, /* File_get_errhandler */
    104, /* Session_create_errhandler */
    104, /* Session_set_errhandler */
    104, /* Session_get_errhandler */
    104, /* Errhandler_free */
    104, /* Info_create */
    104, /* Info_create_env */
    104, /* Info_dup */
    104, /* Info_set */
    104, /* Info_delete */
    104, /* Info_free */
    104, /* Comm_get_info */
    104, /* Win_get_info */
    104, /* File_get_info */
    104, /* Session_get_info */
    104, /* Open_port */
    104, /* Close_port */
    104, /* Publish_name */
    104, /* Unpublish_name */
    104, /* Lookup_name */
    104, /* File_iread */
    104, /* File_iread_c */
    104, /* File_iread_all */
    104, /* File_iread_all_c */
    104, /* File_iread_at */
    104, /* File_iread_at_c */
    104, /* File_iread_at_all */
    104, /* File_iread_at_all_c */
    104, /* File_iread_shared */
    104, /* File_iread_shared_c */
    104, /* File_iwrite */
    104, /* File_iwrite_c */
    104, /* File_iwrite_all */
    104, /* File_iwrite_all_c */
    104, /* File_iwrite_at */
    104, /* File_iwrite_at_c */
    104, /* File_iwrite_at_all */
    104, /* File_iwrite_at_all_c */
    104, /* File_iwrite_shared */
    104, /* File_iwrite_shared_c */
    104, /* File_seek */
    104, /* File_get_view */
    104, /* Comm_rank */
    104, /* Comm_size */
    104, /* Comm_compare */
    104, /* Comm_get_attr */
    104, /* Group_translate_ranks */
    104, /* Group_rank */
    104, /* Group_size */
    104, /* Win_get_attr */
    104, /* Win_call_errhandler */
    104, /* Info_get */
    104, /* Type_get_envelope */
    104, /* Type_get_envelope_c */
    104, /* Type_get_extent */
    104, /* Type_get_extent_c */
    104, /* Type_get_true_extent */
    104, /* Type_size */
    104, /* Initialized */
    104, /* Finalized */
    104, /* Query_thread */
    104, /* Status_set_elements */
    104, /* Status_set_cancelled */
    104, /* Error_class */
    104, /* Test_cancelled */
    104, /* Get_elements_x */
    104, /* Comm_test_inter */
    104, /* Comm_remote_size */
    104, /* Topo_test */
    104, /* Cartdim_get */
    104, /* Cart_shift */
    104, /* Graph_neighbors */
    104, /* Dist_graph_neighbors */
    104, /* Graph_neighbors_count */
    104, /* Dist_graph_neighbors_count */
    104, /* Type_size_x */
    104, /* Info_get_nkeys */
    104, /* Info_get_nthkey */
    104, /* Info_get_valuelen */
    104, /* Pack_size */
    104,
};
