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
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Sendrecv: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_c: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Sendrecv_c: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Send: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Send_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Ssend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Ssend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Recv: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Recv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Mrecv: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Mrecv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Bcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_RETURNED}, /* Bcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Bcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_RETURNED | SIDE_WIDE}, /* Bcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_RETURNED}, /* Gather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Gather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL}, /* Scatter: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scatter: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Scatter_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scatter_c: recvbuf */
    {4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scatterv: recvbuf */
    {4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scatterv_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED}, /* Allgather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Allgather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: recvbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED}, /* Alltoall: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: recvbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Alltoall_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Reduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Reduce: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_RETURNED}, /* Reduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_RETURNED | SIDE_WIDE}, /* Reduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Allreduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Allreduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Reduce_scatter_block: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Reduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scan_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Exscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Exscan_c: recvbuf */
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
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Sendrecv_replace: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_replace_c: buf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Sendrecv_replace_c: buf */
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
    39, /* Sendrecv_c */
    41, /* Request_free */
    41, /* Cancel */
    41, /* Type_commit */
    41, /* Type_free */
    41, /* Type_dup */
    41, /* Type_get_contents */
    41, /* Type_get_contents_c */
    41, /* Type_create_f90_integer */
    41, /* Type_create_f90_real */
    41, /* Type_create_f90_complex */
    41, /* Type_match_size */
    41, /* Send */
    42, /* Send_c */
    43, /* Ssend */
    44, /* Ssend_c */
    45, /* Rsend */
    46, /* Rsend_c */
    47, /* Recv */
    48, /* Recv_c */
    49, /* Mrecv */
    50, /* Mrecv_c */
    51, /* Barrier */
    51, /* Bcast */
    53, /* Bcast_c */
    55, /* Gather */
    57, /* Gather_c */
    59, /* Gatherv */
    60, /* Gatherv_c */
    61, /* Scatter */
    63, /* Scatter_c */
    65, /* Scatterv */
    66, /* Scatterv_c */
    67, /* Allgather */
    69, /* Allgather_c */
    71, /* Allgatherv */
    72, /* Allgatherv_c */
    73, /* Alltoall */
    76, /* Alltoall_c */
    79, /* Alltoallv */
    79, /* Alltoallv_c */
    79, /* Alltoallw */
    79, /* Alltoallw_c */
    79, /* Reduce */
    82, /* Reduce_c */
    85, /* Allreduce */
    88, /* Allreduce_c */
    91, /* Reduce_scatter */
    91, /* Reduce_scatter_c */
    91, /* Reduce_scatter_block */
    94, /* Reduce_scatter_block_c */
    97, /* Scan */
    100, /* Scan_c */
    103, /* Exscan */
    106, /* Exscan_c */
    109, /* Neighbor_allgather */
    109, /* Neighbor_allgather_c */
    109, /* Neighbor_allgatherv */
    109, /* Neighbor_allgatherv_c */
    109, /* Neighbor_alltoall */
    109, /* Neighbor_alltoall_c */
    109, /* Neighbor_alltoallv */
    109, /* Neighbor_alltoallv_c */
    109, /* Neighbor_alltoallw */
    109, /* Neighbor_alltoallw_c */
    109, /* Barrier_init */
    109, /* Bcast_init */
    111, /* Bcast_init_c */
    113, /* Gather_init */
    115, /* Gather_init_c */
    117, /* Gatherv_init */
    117, /* Gatherv_init_c */
    117, /* Scatter_init */
    119, /* Scatter_init_c */
    121, /* Scatterv_init */
    121, /* Scatterv_init_c */
    121, /* Allgather_init */
    123, /* Allgather_init_c */
    125, /* Allgatherv_init */
    125, /* Allgatherv_init_c */
    125, /* Alltoall_init */
    127, /* Alltoall_init_c */
    129, /* Alltoallv_init */
    129, /* Alltoallv_init_c */
    129, /* Alltoallw_init */
    129, /* Alltoallw_init_c */
    129, /* Reduce_init */
    131, /* Reduce_init_c */
    133, /* Allreduce_init */
    135, /* Allreduce_init_c */
    137, /* Reduce_scatter_init */
    137, /* Reduce_scatter_init_c */
    137, /* Reduce_scatter_block_init */
    139, /* Reduce_scatter_block_init_c */
    141, /* Scan_init */
    143, /* Scan_init_c */
    145, /* Exscan_init */
    147, /* Exscan_init_c */
    149, /* Neighbor_allgather_init */
    149, /* Neighbor_allgather_init_c */
    149, /* Neighbor_allgatherv_init */
    149, /* Neighbor_allgatherv_init_c */
    149, /* Neighbor_alltoall_init */
    149, /* Neighbor_alltoall_init_c */
    149, /* Neighbor_alltoallv_init */
    149, /* Neighbor_alltoallv_init_c */
    149, /* Neighbor_alltoallw_init */
    149, /* Neighbor_alltoallw_init_c */
    149, /* Sendrecv_replace */
    151, /* Sendrecv_replace_c */
    153, /* Buffer_detach */
    153, /* Buffer_detach_c */
    153, /* Buffer_flush */
    153, /* Comm_flush_buffer */
    153, /* Session_flush_buffer */
    153, /* Comm_detach_buffer */
    153, /* Comm_detach_buffer_c */
    153, /* Session_detach_buffer */
    153, /* Session_detach_buffer_c */
    153, /* Comm_set_info */
    153, /* Win_set_info */
    153, /* Comm_create */
    153, /* Comm_create_group */
    153, /* Comm_dup */
    153, /* Comm_dup_with_info */
    153, /* Comm_split */
    153, /* Comm_split_type */
    153, /* Comm_free */
    153, /* Comm_disconnect */
    153, /* Comm_accept */
    153, /* Comm_connect */
    153, /* Comm_join */
    153, /* Intercomm_create */
    153, /* Intercomm_merge */
    153, /* Cart_create */
    153, /* Cart_sub */
    153, /* Graph_create */
    153, /* Dist_graph_create */
    153, /* Dist_graph_create_adjacent */
    153, /* Comm_create_from_group */
    153, /* Intercomm_create_from_groups */
    153, /* File_open */
    153, /* File_close */
    153, /* File_delete */
    153, /* File_set_size */
    153, /* File_preallocate */
    153, /* File_set_view */
    153, /* File_set_atomicity */
    153, /* File_sync */
    153, /* File_set_info */
    153, /* File_read_at */
    153, /* File_read_at_c */
    153, /* File_read_at_all */
    153, /* File_read_at_all_c */
    153, /* File_write_at */
    153, /* File_write_at_c */
    153, /* File_write_at_all */
    153, /* File_write_at_all_c */
    153, /* File_read */
    153, /* File_read_c */
    153, /* File_read_all */
    153, /* File_read_all_c */
    153, /* File_write */
    153, /* File_write_c */
    153, /* File_write_all */
    153, /* File_write_all_c */
    153, /* File_read_shared */
    153, /* File_read_shared_c */
    153, /* File_write_shared */
    153, /* File_write_shared_c */
    153, /* File_read_ordered */
    153, /* File_read_ordered_c */
    153, /* File_write_ordered */
    153, /* File_write_ordered_c */
    153, /* File_read_at_all_begin */
    153, /* File_read_at_all_begin_c */
    153, /* File_read_at_all_end */
    153, /* File_write_at_all_begin */
    153, /* File_write_at_all_begin_c */
    153, /* File_write_at_all_end */
    153, /* File_read_all_begin */
    153, /* File_read_all_begin_c */
    153, /* File_read_all_end */
    153, /* File_write_all_begin */
    153, /* File_write_all_begin_c */
    153, /* File_write_all_end */
    153, /* File_read_ordered_begin */
    153, /* File_read_ordered_begin_c */
    153, /* File_read_ordered_end */
    153, /* File_write_ordered_begin */
    153, /* File_write_ordered_begin_c */
    153, /* File_write_ordered_end */
    153, /* File_seek_shared */
    153, /* Bsend */
    154, /* Bsend_c */
    155, /* Parrived */
    155, /* Iprobe */
    155, /* Improbe */
    155, /* Isend */
    156, /* Isend_c */
    157, /* Ibsend */
    158, /* Ibsend_c */
    159, /* Issend */
    160, /* Issend_c */
    161, /* Irsend */
    162, /* Irsend_c */
    163, /* Irecv */
    164, /* Irecv_c */
    165, /* Imrecv */
    166, /* Imrecv_c */
    167, /* Isendrecv */
    169, /* Isendrecv_c */
    171, /* Isendrecv_replace */
    172, /* Isendrecv_replace_c */
    173, /* Send_init */
    174, /* Send_init_c */
    175, /* Bsend_init */
    175, /* Bsend_init_c */
    175, /* Ssend_init */
    176, /* Ssend_init_c */
    177, /* Rsend_init */
    178, /* Rsend_init_c */
    179, /* Recv_init */
    180, /* Recv_init_c */
    181, /* Start */
    181, /* Startall */
    181, /* Psend_init */
    181, /* Precv_init */
    181, /* Pready */
    181, /* Pready_range */
    181, /* Pready_list */
    181, /* Ibarrier */
    181, /* Ibcast */
    183, /* Ibcast_c */
    185, /* Igather */
    187, /* Igather_c */
    189, /* Igatherv */
    190, /* Igatherv_c */
    191, /* Iscatter */
    193, /* Iscatter_c */
    195, /* Iscatterv */
    195, /* Iscatterv_c */
    195, /* Iallgather */
    197, /* Iallgather_c */
    199, /* Iallgatherv */
    200, /* Iallgatherv_c */
    201, /* Ialltoall */
    203, /* Ialltoall_c */
    205, /* Ialltoallv */
    205, /* Ialltoallv_c */
    205, /* Ialltoallw */
    205, /* Ialltoallw_c */
    205, /* Ireduce */
    207, /* Ireduce_c */
    209, /* Iallreduce */
    211, /* Iallreduce_c */
    213, /* Ireduce_scatter */
    213, /* Ireduce_scatter_c */
    213, /* Ireduce_scatter_block */
    215, /* Ireduce_scatter_block_c */
    217, /* Iscan */
    219, /* Iscan_c */
    221, /* Iexscan */
    223, /* Iexscan_c */
    225, /* Ineighbor_allgather */
    225, /* Ineighbor_allgather_c */
    225, /* Ineighbor_allgatherv */
    225, /* Ineighbor_allgatherv_c */
    225, /* Ineighbor_alltoall */
    225, /* Ineighbor_alltoall_c */
    225, /* Ineighbor_alltoallv */
    225, /* Ineighbor_alltoallv_c */
    225, /* Ineighbor_alltoallw */
    225, /* Ineighbor_alltoallw_c */
    225, /* Comm_idup */
    225, /* Comm_idup_with_info */
    225, /* Grequest_start */
    225, /* Grequest_complete */
    225, /* Buffer_attach */
    225, /* Buffer_attach_c */
    225, /* Comm_attach_buffer */
    225, /* Comm_attach_buffer_c */
    225, /* Session_attach_buffer */
    225, /* Session_attach_buffer_c */
    225, /* Buffer_iflush */
    225, /* Comm_iflush_buffer */
    225, /* Session_iflush_buffer */
    225, /* Reduce_local */
    225, /* Reduce_local_c */
    225, /* Pack */
    225, /* Pack_c */
    225, /* Unpack */
    225, /* Unpack_c */
    225, /* Pack_external */
    225, /* Pack_external_c */
    225, /* Unpack_external */
    225, /* Unpack_external_c */
    225, /* Type_contiguous */
    225, /* Type_contiguous_c */
    225, /* Type_vector */
    225, /* Type_vector_c */
    225, /* Type_create_hvector */
    225, /* Type_create_hvector_c */
    225, /* Type_indexed */
    225, /* Type_indexed_c */
    225, /* Type_create_hindexed */
    225, /* Type_create_hindexed_c */
    225, /* Type_create_indexed_block */
    225, /* Type_create_indexed_block_c */
    225, /* Type_create_hindexed_block */
    225, /* Type_create_hindexed_block_c */
    225, /* Type_create_struct */
    225, /* Type_create_struct_c */
    225, /* Type_create_subarray */
    225, /* Type_create_subarray_c */
    225, /* Type_create_darray */
    225, /* Type_create_darray_c */
    225, /* Type_create_resized */
    225, /* Type_create_resized_c */
    225, /* Type_get_value_index */
    225, /* Type_set_name */
    225, /* Op_create */
    225, /* Op_create_c */
    225, /* Op_free */
    225, /* Alloc_mem */
    225, /* Free_mem */
    225, /* Comm_group */
    225, /* Comm_remote_group */
    225, /* Win_get_group */
    225, /* File_get_group */
    225, /* Group_union */
    225, /* Group_intersection */
    225, /* Group_difference */
    225, /* Group_incl */
    225, /* Group_excl */
    225, /* Group_range_incl */
    225, /* Group_range_excl */
    225, /* Group_from_session_pset */
    225, /* Group_free */
    225, /* Comm_get_parent */
    225, /* Comm_set_name */
    225, /* Comm_create_keyval */
    225, /* Comm_free_keyval */
    225, /* Keyval_create */
    225, /* Keyval_free */
    225, /* Comm_set_attr */
    225, /* Comm_delete_attr */
    225, /* Type_create_keyval */
    225, /* Type_free_keyval */
    225, /* Type_set_attr */
    225, /* Type_delete_attr */
    225, /* Win_create_keyval */
    225, /* Win_free_keyval */
    225, /* Win_set_attr */
    225, /* Win_delete_attr */
    225, /* Comm_create_errhandler */
    225, /* Comm_set_errhandler */
    225, /* Comm_get_errhandler */
    225, /* Win_create_errhandler */
    225, /* Win_set_errhandler */
    225, /* Win_get_errhandler */
    225, /* File_create_errhandler */
    225, /* File_set_errhandler */
    225, /* File_get_errhandler */
    225, /* Session_create_errhandler */
    225, /* Session_set_errhandler */
    225, /* Session_get_errhandler */
    225, /* Errhandler_free */
    225, /* Info_create */
    225, /* Info_create_env */
    225, /* Info_dup */
    225, /* Info_set */
    225, /* Info_delete */
    225, /* Info_free */
    225, /* Comm_get_info */
    225, /* Win_get_info */
    225, /* File_get_info */
    225, /* Session_get_info */
    225, /* Open_port */
    225, /* Close_port */
    225, /* Publish_name */
    225, /* Unpublish_name */
    225, /* Lookup_name */
    225, /* File_iread */
    225, /* File_iread_c */
    225, /* File_iread_all */
    225, /* File_iread_all_c */
    225, /* File_iread_at */
    225, /* File_iread_at_c */
    225, /* File_iread_at_all */
    225, /* File_iread_at_all_c */
    225, /* File_iread_shared */
    225, /* File_iread_shared_c */
    225, /* File_iwrite */
    225, /* File_iwrite_c */
    225, /* File_iwrite_all */
    225, /* File_iwrite_all_c */
    225, /* File_iwrite_at */
    225, /* File_iwrite_at_c */
    225, /* File_iwrite_at_all */
    225, /* File_iwrite_at_all_c */
    225, /* File_iwrite_shared */
    225, /* File_iwrite_shared_c */
    225, /* File_seek */
    225, /* File_get_view */
    225, /* Comm_rank */
    225, /* Comm_size */
    225, /* Comm_compare */
    225, /* Comm_get_attr */
    225, /* Group_translate_ranks */
    225, /* Group_rank */
    225, /* Group_size */
    225, /* Win_get_attr */
    225, /* Win_call_errhandler */
    225, /* Info_get */
    225, /* Type_get_envelope */
    225, /* Type_get_envelope_c */
    225, /* Type_get_extent */
    225, /* Type_get_extent_c */
    225, /* Type_get_true_extent */
    225, /* Type_size */
    225, /* Initialized */
    225, /* Finalized */
    225, /* Query_thread */
    225, /* Status_set_elements */
    225, /* Status_set_cancelled */
    225, /* Error_class */
    225, /* Test_cancelled */
    225, /* Get_elements_x */
    225, /* Comm_test_inter */
    225, /* Comm_remote_size */
    225, /* Topo_test */
    225, /* Cartdim_get */
    225, /* Cart_shift */
    225, /* Graph_neighbors */
    225, /* Dist_graph_neighbors */
    225, /* Graph_neighbors_count */
    225, /* Dist_graph_neighbors_count */
    225, /* Type_size_x */
    225, /* Info_get_nkeys */
    225, /* Info_get_nthkey */
    225, /* Info_get_valuelen */
    225, /* Pack_size */
    225,
};
