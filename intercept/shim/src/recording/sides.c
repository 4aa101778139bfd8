// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because buffers exist only in the process. */
#include "recording/sides.h"

const struct nasty_side_of nasty_sides[] = {
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_unlock: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_unlock_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_local: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_local_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_fence: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_complete: win */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Put: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Put_c: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Get: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL}, /* Get: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Get_c: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL | SIDE_WIDE}, /* Get_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Accumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Accumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Get_accumulate: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Get_accumulate: result_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Get_accumulate_c: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Get_accumulate_c: result_addr */
    {0, NO_ARGUMENT, 2, 3, 5, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Fetch_and_op: origin_addr */
    {1, NO_ARGUMENT, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Fetch_and_op: result_addr */
    {0, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: origin_addr */
    {1, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: compare_addr */
    {2, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Compare_and_swap: result_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rput: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rput_c: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Rget: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL}, /* Rget: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_c: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Raccumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Raccumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rget_accumulate: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Rget_accumulate: result_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_accumulate_c: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_accumulate_c: result_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Sendrecv: sendbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_c: sendbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Send: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Send_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Ssend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Ssend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rsend_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Bcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Bcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gather: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gather_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL}, /* Scatter: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Scatter_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgather: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgather_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Reduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Reduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Gather_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Gather_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Scatter_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scatter_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allgather_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Allgather_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Reduce_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Sendrecv_replace: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_replace_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Bsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Bsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Isend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Isend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Ibsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Ibsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Issend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Issend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Irsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Irsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Irecv: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Irecv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Imrecv: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Imrecv_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Isendrecv: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Isendrecv: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Isendrecv_c: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_c: recvbuf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Isendrecv_replace: buf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_replace_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Send_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Send_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Ssend_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Ssend_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Rsend_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Rsend_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_PERSISTENT}, /* Recv_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_PERSISTENT | SIDE_WIDE}, /* Recv_init_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Igather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Igather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Igather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Igather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Igatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Igatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Iscatter: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscatter: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Iscatter_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscatter_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallgather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Iallgather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallgather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Iallgather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Iallgatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Iallgatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Ireduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ireduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ireduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallreduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iallreduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ireduce_scatter_block: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Ireduce_scatter_block: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ireduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iexscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iexscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: recvbuf */
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
    1, /* Win_lock_all */
    1, /* Win_unlock_all */
    2, /* Win_flush */
    3, /* Win_flush_all */
    4, /* Win_flush_local */
    5, /* Win_flush_local_all */
    6, /* Win_sync */
    6, /* Win_fence */
    7, /* Win_start */
    7, /* Win_complete */
    8, /* Win_post */
    8, /* Win_wait */
    8, /* Win_test */
    8, /* Put */
    9, /* Put_c */
    10, /* Get */
    12, /* Get_c */
    14, /* Accumulate */
    15, /* Accumulate_c */
    16, /* Get_accumulate */
    18, /* Get_accumulate_c */
    20, /* Fetch_and_op */
    22, /* Compare_and_swap */
    25, /* Rput */
    26, /* Rput_c */
    27, /* Rget */
    29, /* Rget_c */
    31, /* Raccumulate */
    32, /* Raccumulate_c */
    33, /* Rget_accumulate */
    35, /* Rget_accumulate_c */
    37, /* Wait */
    37, /* Waitall */
    37, /* Waitany */
    37, /* Waitsome */
    37, /* Test */
    37, /* Testall */
    37, /* Testany */
    37, /* Testsome */
    37, /* Request_get_status */
    37, /* Request_get_status_all */
    37, /* Request_get_status_any */
    37, /* Request_get_status_some */
    37, /* Probe */
    37, /* Mprobe */
    37, /* Sendrecv */
    38, /* Sendrecv_c */
    39, /* Request_free */
    39, /* Cancel */
    39, /* Type_commit */
    39, /* Type_free */
    39, /* Type_dup */
    39, /* Type_get_contents */
    39, /* Type_get_contents_c */
    39, /* Type_create_f90_integer */
    39, /* Type_create_f90_real */
    39, /* Type_create_f90_complex */
    39, /* Type_match_size */
    39, /* Send */
    40, /* Send_c */
    41, /* Ssend */
    42, /* Ssend_c */
    43, /* Rsend */
    44, /* Rsend_c */
    45, /* Recv */
    45, /* Recv_c */
    45, /* Mrecv */
    45, /* Mrecv_c */
    45, /* Barrier */
    45, /* Bcast */
    46, /* Bcast_c */
    47, /* Gather */
    48, /* Gather_c */
    49, /* Gatherv */
    50, /* Gatherv_c */
    51, /* Scatter */
    52, /* Scatter_c */
    53, /* Scatterv */
    53, /* Scatterv_c */
    53, /* Allgather */
    54, /* Allgather_c */
    55, /* Allgatherv */
    56, /* Allgatherv_c */
    57, /* Alltoall */
    59, /* Alltoall_c */
    61, /* Alltoallv */
    61, /* Alltoallv_c */
    61, /* Alltoallw */
    61, /* Alltoallw_c */
    61, /* Reduce */
    63, /* Reduce_c */
    65, /* Allreduce */
    67, /* Allreduce_c */
    69, /* Reduce_scatter */
    69, /* Reduce_scatter_c */
    69, /* Reduce_scatter_block */
    71, /* Reduce_scatter_block_c */
    73, /* Scan */
    75, /* Scan_c */
    77, /* Exscan */
    79, /* Exscan_c */
    81, /* Neighbor_allgather */
    81, /* Neighbor_allgather_c */
    81, /* Neighbor_allgatherv */
    81, /* Neighbor_allgatherv_c */
    81, /* Neighbor_alltoall */
    81, /* Neighbor_alltoall_c */
    81, /* Neighbor_alltoallv */
    81, /* Neighbor_alltoallv_c */
    81, /* Neighbor_alltoallw */
    81, /* Neighbor_alltoallw_c */
    81, /* Barrier_init */
    81, /* Bcast_init */
    83, /* Bcast_init_c */
    85, /* Gather_init */
    87, /* Gather_init_c */
    89, /* Gatherv_init */
    89, /* Gatherv_init_c */
    89, /* Scatter_init */
    91, /* Scatter_init_c */
    93, /* Scatterv_init */
    93, /* Scatterv_init_c */
    93, /* Allgather_init */
    95, /* Allgather_init_c */
    97, /* Allgatherv_init */
    97, /* Allgatherv_init_c */
    97, /* Alltoall_init */
    99, /* Alltoall_init_c */
    101, /* Alltoallv_init */
    101, /* Alltoallv_init_c */
    101, /* Alltoallw_init */
    101, /* Alltoallw_init_c */
    101, /* Reduce_init */
    103, /* Reduce_init_c */
    105, /* Allreduce_init */
    107, /* Allreduce_init_c */
    109, /* Reduce_scatter_init */
    109, /* Reduce_scatter_init_c */
    109, /* Reduce_scatter_block_init */
    111, /* Reduce_scatter_block_init_c */
    113, /* Scan_init */
    115, /* Scan_init_c */
    117, /* Exscan_init */
    119, /* Exscan_init_c */
    121, /* Neighbor_allgather_init */
    121, /* Neighbor_allgather_init_c */
    121, /* Neighbor_allgatherv_init */
    121, /* Neighbor_allgatherv_init_c */
    121, /* Neighbor_alltoall_init */
    121, /* Neighbor_alltoall_init_c */
    121, /* Neighbor_alltoallv_init */
    121, /* Neighbor_alltoallv_init_c */
    121, /* Neighbor_alltoallw_init */
    121, /* Neighbor_alltoallw_init_c */
    121, /* Sendrecv_replace */
    122, /* Sendrecv_replace_c */
    123, /* Buffer_detach */
    123, /* Buffer_detach_c */
    123, /* Buffer_flush */
    123, /* Comm_flush_buffer */
    123, /* Session_flush_buffer */
    123, /* Comm_detach_buffer */
    123, /* Comm_detach_buffer_c */
    123, /* Session_detach_buffer */
    123, /* Session_detach_buffer_c */
    123, /* Comm_set_info */
    123, /* Win_set_info */
    123, /* Comm_create */
    123, /* Comm_create_group */
    123, /* Comm_dup */
    123, /* Comm_dup_with_info */
    123, /* Comm_split */
    123, /* Comm_split_type */
    123, /* Comm_free */
    123, /* Comm_disconnect */
    123, /* Comm_accept */
    123, /* Comm_connect */
    123, /* Comm_join */
    123, /* Intercomm_create */
    123, /* Intercomm_merge */
    123, /* Cart_create */
    123, /* Cart_sub */
    123, /* Graph_create */
    123, /* Dist_graph_create */
    123, /* Dist_graph_create_adjacent */
    123, /* Comm_create_from_group */
    123, /* Intercomm_create_from_groups */
    123, /* File_open */
    123, /* File_close */
    123, /* File_delete */
    123, /* File_set_size */
    123, /* File_preallocate */
    123, /* File_set_view */
    123, /* File_set_atomicity */
    123, /* File_sync */
    123, /* File_set_info */
    123, /* File_read_at */
    123, /* File_read_at_c */
    123, /* File_read_at_all */
    123, /* File_read_at_all_c */
    123, /* File_write_at */
    123, /* File_write_at_c */
    123, /* File_write_at_all */
    123, /* File_write_at_all_c */
    123, /* File_read */
    123, /* File_read_c */
    123, /* File_read_all */
    123, /* File_read_all_c */
    123, /* File_write */
    123, /* File_write_c */
    123, /* File_write_all */
    123, /* File_write_all_c */
    123, /* File_read_shared */
    123, /* File_read_shared_c */
    123, /* File_write_shared */
    123, /* File_write_shared_c */
    123, /* File_read_ordered */
    123, /* File_read_ordered_c */
    123, /* File_write_ordered */
    123, /* File_write_ordered_c */
    123, /* File_read_at_all_begin */
    123, /* File_read_at_all_begin_c */
    123, /* File_read_at_all_end */
    123, /* File_write_at_all_begin */
    123, /* File_write_at_all_begin_c */
    123, /* File_write_at_all_end */
    123, /* File_read_all_begin */
    123, /* File_read_all_begin_c */
    123, /* File_read_all_end */
    123, /* File_write_all_begin */
    123, /* File_write_all_begin_c */
    123, /* File_write_all_end */
    123, /* File_read_ordered_begin */
    123, /* File_read_ordered_begin_c */
    123, /* File_read_ordered_end */
    123, /* File_write_ordered_begin */
    123, /* File_write_ordered_begin_c */
    123, /* File_write_ordered_end */
    123, /* File_seek_shared */
    123, /* Bsend */
    124, /* Bsend_c */
    125, /* Parrived */
    125, /* Iprobe */
    125, /* Improbe */
    125, /* Isend */
    126, /* Isend_c */
    127, /* Ibsend */
    128, /* Ibsend_c */
    129, /* Issend */
    130, /* Issend_c */
    131, /* Irsend */
    132, /* Irsend_c */
    133, /* Irecv */
    134, /* Irecv_c */
    135, /* Imrecv */
    136, /* Imrecv_c */
    137, /* Isendrecv */
    139, /* Isendrecv_c */
    141, /* Isendrecv_replace */
    142, /* Isendrecv_replace_c */
    143, /* Send_init */
    144, /* Send_init_c */
    145, /* Bsend_init */
    145, /* Bsend_init_c */
    145, /* Ssend_init */
    146, /* Ssend_init_c */
    147, /* Rsend_init */
    148, /* Rsend_init_c */
    149, /* Recv_init */
    150, /* Recv_init_c */
    151, /* Start */
    151, /* Startall */
    151, /* Psend_init */
    151, /* Precv_init */
    151, /* Pready */
    151, /* Pready_range */
    151, /* Pready_list */
    151, /* Ibarrier */
    151, /* Ibcast */
    153, /* Ibcast_c */
    155, /* Igather */
    157, /* Igather_c */
    159, /* Igatherv */
    160, /* Igatherv_c */
    161, /* Iscatter */
    163, /* Iscatter_c */
    165, /* Iscatterv */
    165, /* Iscatterv_c */
    165, /* Iallgather */
    167, /* Iallgather_c */
    169, /* Iallgatherv */
    170, /* Iallgatherv_c */
    171, /* Ialltoall */
    173, /* Ialltoall_c */
    175, /* Ialltoallv */
    175, /* Ialltoallv_c */
    175, /* Ialltoallw */
    175, /* Ialltoallw_c */
    175, /* Ireduce */
    177, /* Ireduce_c */
    179, /* Iallreduce */
    181, /* Iallreduce_c */
    183, /* Ireduce_scatter */
    183, /* Ireduce_scatter_c */
    183, /* Ireduce_scatter_block */
    185, /* Ireduce_scatter_block_c */
    187, /* Iscan */
    189, /* Iscan_c */
    191, /* Iexscan */
    193, /* Iexscan_c */
    195, /* Ineighbor_allgather */
    195, /* Ineighbor_allgather_c */
    195, /* Ineighbor_allgatherv */
    195, /* Ineighbor_allgatherv_c */
    195, /* Ineighbor_alltoall */
    195, /* Ineighbor_alltoall_c */
    195, /* Ineighbor_alltoallv */
    195, /* Ineighbor_alltoallv_c */
    195, /* Ineighbor_alltoallw */
    195, /* Ineighbor_alltoallw_c */
    195, /* Comm_idup */
    195, /* Comm_idup_with_info */
    195, /* Grequest_start */
    195, /* Grequest_complete */
    195, /* Buffer_attach */
    195, /* Buffer_attach_c */
    195, /* Comm_attach_buffer */
    195, /* Comm_attach_buffer_c */
    195, /* Session_attach_buffer */
    195, /* Session_attach_buffer_c */
    195, /* Buffer_iflush */
    195, /* Comm_iflush_buffer */
    195, /* Session_iflush_buffer */
    195, /* Reduce_local */
    195, /* Reduce_local_c */
    195, /* Pack */
    195, /* Pack_c */
    195, /* Unpack */
    195, /* Unpack_c */
    195, /* Pack_external */
    195, /* Pack_external_c */
    195, /* Unpack_external */
    195, /* Unpack_external_c */
    195, /* Type_contiguous */
    195, /* Type_contiguous_c */
    195, /* Type_vector */
    195, /* Type_vector_c */
    195, /* Type_create_hvector */
    195, /* Type_create_hvector_c */
    195, /* Type_indexed */
    195, /* Type_indexed_c */
    195, /* Type_create_hindexed */
    195, /* Type_create_hindexed_c */
    195, /* Type_create_indexed_block */
    195, /* Type_create_indexed_block_c */
    195, /* Type_create_hindexed_block */
    195, /* Type_create_hindexed_block_c */
    195, /* Type_create_struct */
    195, /* Type_create_struct_c */
    195, /* Type_create_subarray */
    195, /* Type_create_subarray_c */
    195, /* Type_create_darray */
    195, /* Type_create_darray_c */
    195, /* Type_create_resized */
    195, /* Type_create_resized_c */
    195, /* Type_get_value_index */
    195, /* Type_set_name */
    195, /* Op_create */
    195, /* Op_create_c */
    195, /* Op_free */
    195, /* Alloc_mem */
    195, /* Free_mem */
    195, /* Comm_group */
    195, /* Comm_remote_group */
    195, /* Win_get_group */
    195, /* File_get_group */
    195, /* Group_union */
    195, /* Group_intersection */
    195, /* Group_difference */
    195, /* Group_incl */
    195, /* Group_excl */
    195, /* Group_range_incl */
    195, /* Group_range_excl */
    195, /* Group_from_session_pset */
    195, /* Group_free */
    195, /* Comm_get_parent */
    195, /* Comm_set_name */
    195, /* Comm_create_keyval */
    195, /* Comm_free_keyval */
    195, /* Keyval_create */
    195, /* Keyval_free */
    195, /* Comm_set_attr */
    195, /* Comm_delete_attr */
    195, /* Type_create_keyval */
    195, /* Type_free_keyval */
    195, /* Type_set_attr */
    195, /* Type_delete_attr */
    195, /* Win_create_keyval */
    195, /* Win_free_keyval */
    195, /* Win_set_attr */
    195, /* Win_delete_attr */
    195, /* Comm_create_errhandler */
    195, /* Comm_set_errhandler */
    195, /* Comm_get_errhandler */
    195, /* Win_create_errhandler */
    195, /* Win_set_errhandler */
    195, /* Win_get_errhandler */
    195, /* File_create_errhandler */
    195, /* File_set_errhandler */
    195, /* File_get_errhandler */
    195, /* Session_create_errhandler */
    195, /* Session_set_errhandler */
    195, /* Session_get_errhandler */
    195, /* Errhandler_free */
    195, /* Info_create */
    195, /* Info_create_env */
    195, /* Info_dup */
    195, /* Info_set */
    195, /* Info_delete */
    195, /* Info_free */
    195, /* Comm_get_info */
    195, /* Win_get_info */
    195, /* File_get_info */
    195, /* Session_get_info */
    195, /* Open_port */
    195, /* Close_port */
    195, /* Publish_name */
    195, /* Unpublish_name */
    195, /* Lookup_name */
    195, /* File_iread */
    195, /* File_iread_c */
    195, /* File_iread_all */
    195, /* File_iread_all_c */
    195, /* File_iread_at */
    195, /* File_iread_at_c */
    195, /* File_iread_at_all */
    195, /* File_iread_at_all_c */
    195, /* File_iread_shared */
    195, /* File_iread_shared_c */
    195, /* File_iwrite */
    195, /* File_iwrite_c */
    195, /* File_iwrite_all */
    195, /* File_iwrite_all_c */
    195, /* File_iwrite_at */
    195, /* File_iwrite_at_c */
    195, /* File_iwrite_at_all */
    195, /* File_iwrite_at_all_c */
    195, /* File_iwrite_shared */
    195, /* File_iwrite_shared_c */
    195, /* File_seek */
    195, /* File_get_view */
    195, /* Comm_rank */
    195, /* Comm_size */
    195, /* Comm_compare */
    195, /* Comm_get_attr */
    195, /* Group_translate_ranks */
    195, /* Group_rank */
    195, /* Group_size */
    195, /* Win_get_attr */
    195, /* Win_call_errhandler */
    195, /* Info_get */
    195, /* Type_get_envelope */
    195, /* Type_get_envelope_c */
    195, /* Type_get_extent */
    195, /* Type_get_extent_c */
    195, /* Type_get_true_extent */
    195, /* Type_size */
    195, /* Initialized */
    195, /* Finalized */
    195, /* Query_thread */
    195, /* Status_set_elements */
    195, /* Status_set_cancelled */
    195, /* Error_class */
    195, /* Test_cancelled */
    195, /* Get_elements_x */
    195, /* Comm_test_inter */
    195, /* Comm_remote_size */
    195, /* Topo_test */
    195, /* Cartdim_get */
    195, /* Cart_shift */
    195, /* Graph_neighbors */
    195, /* Dist_graph_neighbors */
    195, /* Graph_neighbors_count */
    195, /* Dist_graph_neighbors_count */
    195, /* Type_size_x */
    195, /* Info_get_nkeys */
    195, /* Info_get_nthkey */
    195, /* Info_get_valuelen */
    195, /* Pack_size */
    195,
};
