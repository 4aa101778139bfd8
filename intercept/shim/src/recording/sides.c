// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because buffers exist only in the process. */
#include "recording/sides.h"

const struct nasty_side_of nasty_sides[] = {
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_unlock: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_unlock_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_local: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_flush_local_all: win */
    {1, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_fence: win */
    {0, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_COMPLETED}, /* Win_complete: win */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Put: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Put_c: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Get: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL}, /* Get: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Get_c: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL | SIDE_WIDE}, /* Get_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Accumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Accumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Get_accumulate: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Get_accumulate: result_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Get_accumulate_c: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Get_accumulate_c: result_addr */
    {0, NO_ARGUMENT, 2, 3, 5, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Fetch_and_op: origin_addr */
    {1, NO_ARGUMENT, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Fetch_and_op: result_addr */
    {0, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: origin_addr */
    {1, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: compare_addr */
    {2, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Compare_and_swap: result_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rput: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rput_c: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Rget: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL}, /* Rget: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_c: origin_addr */
    {0, 5, 6, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_LIMIT | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Raccumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Raccumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rget_accumulate: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL}, /* Rget_accumulate: result_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_accumulate_c: origin_addr */
    {3, 4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_accumulate_c: result_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Sendrecv: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Sendrecv: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_c: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Sendrecv_c: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Send: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Send_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Ssend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Ssend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Recv: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Recv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Mrecv: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Mrecv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Bcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_RETURNED}, /* Bcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Bcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_RETURNED | SIDE_WIDE}, /* Bcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_RETURNED}, /* Gather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Gather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Gatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Gatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL}, /* Scatter: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scatter: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Scatter_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scatter_c: recvbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_AMOUNTS | SIDE_IN_CALL}, /* Scatterv: sendbuf */
    {4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scatterv: recvbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_AMOUNTS | SIDE_IN_CALL | SIDE_WIDE}, /* Scatterv_c: sendbuf */
    {4, 5, 6, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scatterv_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED}, /* Allgather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Allgather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allgatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allgatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Alltoall: recvbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED}, /* Alltoall: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoall_c: recvbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_RETURNED | SIDE_WIDE}, /* Alltoall_c: recvbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_IN_CALL}, /* Alltoallv: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoallv_c: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_TYPES | SIDE_IN_CALL}, /* Alltoallw: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_TYPES | SIDE_IN_CALL | SIDE_WIDE}, /* Alltoallw_c: sendbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Reduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL}, /* Reduce: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_RETURNED}, /* Reduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_RETURNED | SIDE_WIDE}, /* Reduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Allreduce: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Allreduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Allreduce_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Allreduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL}, /* Reduce_scatter_block: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Reduce_scatter_block: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_IN_CALL | SIDE_WIDE}, /* Reduce_scatter_block_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Reduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Scan: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Scan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Scan_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Scan_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Exscan: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED}, /* Exscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, 0, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Exscan_c: recvbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_RETURNED | SIDE_WIDE}, /* Exscan_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT}, /* Bcast_init: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Bcast_init_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Gather_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Gather_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Gather_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT}, /* Scatter_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scatter_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scatter_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allgather_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Allgather_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Allgather_init_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Alltoall_init: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Alltoall_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT}, /* Reduce_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Allreduce_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Allreduce_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Reduce_scatter_block_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Reduce_scatter_block_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Scan_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Scan_init_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT}, /* Exscan_init: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_PERSISTENT | SIDE_WIDE}, /* Exscan_init_c: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Sendrecv_replace: buf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED}, /* Sendrecv_replace: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Sendrecv_replace_c: buf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_RETURNED | SIDE_WIDE}, /* Sendrecv_replace_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Bsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Bsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Isend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Isend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Ibsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Ibsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Issend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Issend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Irsend: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Irsend_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Irecv: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Irecv_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Imrecv: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Imrecv_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT}, /* Isendrecv: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Isendrecv: recvbuf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_WIDE}, /* Isendrecv_c: sendbuf */
    {5, 6, 7, 8, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_c: recvbuf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED}, /* Isendrecv_replace: buf */
    {0, 1, 2, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_WIDE}, /* Isendrecv_replace_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Send_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Send_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Ssend_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Ssend_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT}, /* Rsend_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_PERSISTENT | SIDE_WIDE}, /* Rsend_init_c: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_PERSISTENT}, /* Recv_init: buf */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_PERSISTENT | SIDE_WIDE}, /* Recv_init_c: buf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT}, /* Ibcast: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_NOT_AT_ROOT | SIDE_WIDE}, /* Ibcast_c: buffer */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Igather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Igather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Igather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Igather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Igatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Igatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH}, /* Iscatter: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscatter: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_EACH | SIDE_WIDE}, /* Iscatter_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscatter_c: recvbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_AMOUNTS | SIDE_IN_CALL}, /* Iscatterv: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_AMOUNTS | SIDE_IN_CALL | SIDE_WIDE}, /* Iscatterv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallgather: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Iallgather: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallgather_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Iallgather_c: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL}, /* Iallgatherv: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_IN_CALL | SIDE_WIDE}, /* Iallgatherv_c: sendbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH}, /* Ialltoall: recvbuf */
    {0, 1, 2, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: sendbuf */
    {3, 4, 5, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ialltoall_c: recvbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_IN_CALL}, /* Ialltoallv: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_IN_CALL | SIDE_WIDE}, /* Ialltoallv_c: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_TYPES | SIDE_IN_CALL}, /* Ialltoallw: sendbuf */
    {0, 1, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, 2, SIDE_SENT | SIDE_COLLECTIVE | SIDE_AMOUNTS | SIDE_TYPES | SIDE_IN_CALL | SIDE_WIDE}, /* Ialltoallw_c: sendbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Ireduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT}, /* Ireduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_AT_ROOT | SIDE_WIDE}, /* Ireduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iallreduce: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iallreduce: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iallreduce_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH}, /* Ireduce_scatter_block: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Ireduce_scatter_block: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_EACH | SIDE_WIDE}, /* Ireduce_scatter_block_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Ireduce_scatter_block_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iscan_c: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE}, /* Iexscan: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE}, /* Iexscan: recvbuf */
    {0, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: sendbuf */
    {1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT, SIDE_RECEIVED | SIDE_COLLECTIVE | SIDE_WIDE}, /* Iexscan_c: recvbuf */
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
    67, /* Scatterv_c */
    69, /* Allgather */
    71, /* Allgather_c */
    73, /* Allgatherv */
    74, /* Allgatherv_c */
    75, /* Alltoall */
    78, /* Alltoall_c */
    81, /* Alltoallv */
    82, /* Alltoallv_c */
    83, /* Alltoallw */
    84, /* Alltoallw_c */
    85, /* Reduce */
    88, /* Reduce_c */
    91, /* Allreduce */
    94, /* Allreduce_c */
    97, /* Reduce_scatter */
    97, /* Reduce_scatter_c */
    97, /* Reduce_scatter_block */
    100, /* Reduce_scatter_block_c */
    103, /* Scan */
    106, /* Scan_c */
    109, /* Exscan */
    112, /* Exscan_c */
    115, /* Neighbor_allgather */
    115, /* Neighbor_allgather_c */
    115, /* Neighbor_allgatherv */
    115, /* Neighbor_allgatherv_c */
    115, /* Neighbor_alltoall */
    115, /* Neighbor_alltoall_c */
    115, /* Neighbor_alltoallv */
    115, /* Neighbor_alltoallv_c */
    115, /* Neighbor_alltoallw */
    115, /* Neighbor_alltoallw_c */
    115, /* Barrier_init */
    115, /* Bcast_init */
    117, /* Bcast_init_c */
    119, /* Gather_init */
    121, /* Gather_init_c */
    123, /* Gatherv_init */
    123, /* Gatherv_init_c */
    123, /* Scatter_init */
    125, /* Scatter_init_c */
    127, /* Scatterv_init */
    127, /* Scatterv_init_c */
    127, /* Allgather_init */
    129, /* Allgather_init_c */
    131, /* Allgatherv_init */
    131, /* Allgatherv_init_c */
    131, /* Alltoall_init */
    133, /* Alltoall_init_c */
    135, /* Alltoallv_init */
    135, /* Alltoallv_init_c */
    135, /* Alltoallw_init */
    135, /* Alltoallw_init_c */
    135, /* Reduce_init */
    137, /* Reduce_init_c */
    139, /* Allreduce_init */
    141, /* Allreduce_init_c */
    143, /* Reduce_scatter_init */
    143, /* Reduce_scatter_init_c */
    143, /* Reduce_scatter_block_init */
    145, /* Reduce_scatter_block_init_c */
    147, /* Scan_init */
    149, /* Scan_init_c */
    151, /* Exscan_init */
    153, /* Exscan_init_c */
    155, /* Neighbor_allgather_init */
    155, /* Neighbor_allgather_init_c */
    155, /* Neighbor_allgatherv_init */
    155, /* Neighbor_allgatherv_init_c */
    155, /* Neighbor_alltoall_init */
    155, /* Neighbor_alltoall_init_c */
    155, /* Neighbor_alltoallv_init */
    155, /* Neighbor_alltoallv_init_c */
    155, /* Neighbor_alltoallw_init */
    155, /* Neighbor_alltoallw_init_c */
    155, /* Sendrecv_replace */
    157, /* Sendrecv_replace_c */
    159, /* Buffer_detach */
    159, /* Buffer_detach_c */
    159, /* Buffer_flush */
    159, /* Comm_flush_buffer */
    159, /* Session_flush_buffer */
    159, /* Comm_detach_buffer */
    159, /* Comm_detach_buffer_c */
    159, /* Session_detach_buffer */
    159, /* Session_detach_buffer_c */
    159, /* Comm_set_info */
    159, /* Win_set_info */
    159, /* Comm_create */
    159, /* Comm_create_group */
    159, /* Comm_dup */
    159, /* Comm_dup_with_info */
    159, /* Comm_split */
    159, /* Comm_split_type */
    159, /* Comm_free */
    159, /* Comm_disconnect */
    159, /* Comm_accept */
    159, /* Comm_connect */
    159, /* Comm_join */
    159, /* Intercomm_create */
    159, /* Intercomm_merge */
    159, /* Cart_create */
    159, /* Cart_sub */
    159, /* Graph_create */
    159, /* Dist_graph_create */
    159, /* Dist_graph_create_adjacent */
    159, /* Comm_create_from_group */
    159, /* Intercomm_create_from_groups */
    159, /* File_open */
    159, /* File_close */
    159, /* File_delete */
    159, /* File_set_size */
    159, /* File_preallocate */
    159, /* File_set_view */
    159, /* File_set_atomicity */
    159, /* File_sync */
    159, /* File_set_info */
    159, /* File_read_at */
    159, /* File_read_at_c */
    159, /* File_read_at_all */
    159, /* File_read_at_all_c */
    159, /* File_write_at */
    159, /* File_write_at_c */
    159, /* File_write_at_all */
    159, /* File_write_at_all_c */
    159, /* File_read */
    159, /* File_read_c */
    159, /* File_read_all */
    159, /* File_read_all_c */
    159, /* File_write */
    159, /* File_write_c */
    159, /* File_write_all */
    159, /* File_write_all_c */
    159, /* File_read_shared */
    159, /* File_read_shared_c */
    159, /* File_write_shared */
    159, /* File_write_shared_c */
    159, /* File_read_ordered */
    159, /* File_read_ordered_c */
    159, /* File_write_ordered */
    159, /* File_write_ordered_c */
    159, /* File_read_at_all_begin */
    159, /* File_read_at_all_begin_c */
    159, /* File_read_at_all_end */
    159, /* File_write_at_all_begin */
    159, /* File_write_at_all_begin_c */
    159, /* File_write_at_all_end */
    159, /* File_read_all_begin */
    159, /* File_read_all_begin_c */
    159, /* File_read_all_end */
    159, /* File_write_all_begin */
    159, /* File_write_all_begin_c */
    159, /* File_write_all_end */
    159, /* File_read_ordered_begin */
    159, /* File_read_ordered_begin_c */
    159, /* File_read_ordered_end */
    159, /* File_write_ordered_begin */
    159, /* File_write_ordered_begin_c */
    159, /* File_write_ordered_end */
    159, /* File_seek_shared */
    159, /* Bsend */
    160, /* Bsend_c */
    161, /* Parrived */
    161, /* Iprobe */
    161, /* Improbe */
    161, /* Isend */
    162, /* Isend_c */
    163, /* Ibsend */
    164, /* Ibsend_c */
    165, /* Issend */
    166, /* Issend_c */
    167, /* Irsend */
    168, /* Irsend_c */
    169, /* Irecv */
    170, /* Irecv_c */
    171, /* Imrecv */
    172, /* Imrecv_c */
    173, /* Isendrecv */
    175, /* Isendrecv_c */
    177, /* Isendrecv_replace */
    178, /* Isendrecv_replace_c */
    179, /* Send_init */
    180, /* Send_init_c */
    181, /* Bsend_init */
    181, /* Bsend_init_c */
    181, /* Ssend_init */
    182, /* Ssend_init_c */
    183, /* Rsend_init */
    184, /* Rsend_init_c */
    185, /* Recv_init */
    186, /* Recv_init_c */
    187, /* Start */
    187, /* Startall */
    187, /* Psend_init */
    187, /* Precv_init */
    187, /* Pready */
    187, /* Pready_range */
    187, /* Pready_list */
    187, /* Ibarrier */
    187, /* Ibcast */
    189, /* Ibcast_c */
    191, /* Igather */
    193, /* Igather_c */
    195, /* Igatherv */
    196, /* Igatherv_c */
    197, /* Iscatter */
    199, /* Iscatter_c */
    201, /* Iscatterv */
    202, /* Iscatterv_c */
    203, /* Iallgather */
    205, /* Iallgather_c */
    207, /* Iallgatherv */
    208, /* Iallgatherv_c */
    209, /* Ialltoall */
    211, /* Ialltoall_c */
    213, /* Ialltoallv */
    214, /* Ialltoallv_c */
    215, /* Ialltoallw */
    216, /* Ialltoallw_c */
    217, /* Ireduce */
    219, /* Ireduce_c */
    221, /* Iallreduce */
    223, /* Iallreduce_c */
    225, /* Ireduce_scatter */
    225, /* Ireduce_scatter_c */
    225, /* Ireduce_scatter_block */
    227, /* Ireduce_scatter_block_c */
    229, /* Iscan */
    231, /* Iscan_c */
    233, /* Iexscan */
    235, /* Iexscan_c */
    237, /* Ineighbor_allgather */
    237, /* Ineighbor_allgather_c */
    237, /* Ineighbor_allgatherv */
    237, /* Ineighbor_allgatherv_c */
    237, /* Ineighbor_alltoall */
    237, /* Ineighbor_alltoall_c */
    237, /* Ineighbor_alltoallv */
    237, /* Ineighbor_alltoallv_c */
    237, /* Ineighbor_alltoallw */
    237, /* Ineighbor_alltoallw_c */
    237, /* Comm_idup */
    237, /* Comm_idup_with_info */
    237, /* Grequest_start */
    237, /* Grequest_complete */
    237, /* Buffer_attach */
    237, /* Buffer_attach_c */
    237, /* Comm_attach_buffer */
    237, /* Comm_attach_buffer_c */
    237, /* Session_attach_buffer */
    237, /* Session_attach_buffer_c */
    237, /* Buffer_iflush */
    237, /* Comm_iflush_buffer */
    237, /* Session_iflush_buffer */
    237, /* Reduce_local */
    237, /* Reduce_local_c */
    237, /* Pack */
    237, /* Pack_c */
    237, /* Unpack */
    237, /* Unpack_c */
    237, /* Pack_external */
    237, /* Pack_external_c */
    237, /* Unpack_external */
    237, /* Unpack_external_c */
    237, /* Type_contiguous */
    237, /* Type_contiguous_c */
    237, /* Type_vector */
    237, /* Type_vector_c */
    237, /* Type_create_hvector */
    237, /* Type_create_hvector_c */
    237, /* Type_indexed */
    237, /* Type_indexed_c */
    237, /* Type_create_hindexed */
    237, /* Type_create_hindexed_c */
    237, /* Type_create_indexed_block */
    237, /* Type_create_indexed_block_c */
    237, /* Type_create_hindexed_block */
    237, /* Type_create_hindexed_block_c */
    237, /* Type_create_struct */
    237, /* Type_create_struct_c */
    237, /* Type_create_subarray */
    237, /* Type_create_subarray_c */
    237, /* Type_create_darray */
    237, /* Type_create_darray_c */
    237, /* Type_create_resized */
    237, /* Type_create_resized_c */
    237, /* Type_get_value_index */
    237, /* Type_set_name */
    237, /* Op_create */
    237, /* Op_create_c */
    237, /* Op_free */
    237, /* Alloc_mem */
    237, /* Free_mem */
    237, /* Comm_group */
    237, /* Comm_remote_group */
    237, /* Win_get_group */
    237, /* File_get_group */
    237, /* Group_union */
    237, /* Group_intersection */
    237, /* Group_difference */
    237, /* Group_incl */
    237, /* Group_excl */
    237, /* Group_range_incl */
    237, /* Group_range_excl */
    237, /* Group_from_session_pset */
    237, /* Group_free */
    237, /* Comm_get_parent */
    237, /* Comm_set_name */
    237, /* Comm_create_keyval */
    237, /* Comm_free_keyval */
    237, /* Keyval_create */
    237, /* Keyval_free */
    237, /* Comm_set_attr */
    237, /* Comm_delete_attr */
    237, /* Type_create_keyval */
    237, /* Type_free_keyval */
    237, /* Type_set_attr */
    237, /* Type_delete_attr */
    237, /* Win_create_keyval */
    237, /* Win_free_keyval */
    237, /* Win_set_attr */
    237, /* Win_delete_attr */
    237, /* Comm_create_errhandler */
    237, /* Comm_set_errhandler */
    237, /* Comm_get_errhandler */
    237, /* Win_create_errhandler */
    237, /* Win_set_errhandler */
    237, /* Win_get_errhandler */
    237, /* File_create_errhandler */
    237, /* File_set_errhandler */
    237, /* File_get_errhandler */
    237, /* Session_create_errhandler */
    237, /* Session_set_errhandler */
    237, /* Session_get_errhandler */
    237, /* Errhandler_free */
    237, /* Info_create */
    237, /* Info_create_env */
    237, /* Info_dup */
    237, /* Info_set */
    237, /* Info_delete */
    237, /* Info_free */
    237, /* Comm_get_info */
    237, /* Win_get_info */
    237, /* File_get_info */
    237, /* Session_get_info */
    237, /* Open_port */
    237, /* Close_port */
    237, /* Publish_name */
    237, /* Unpublish_name */
    237, /* Lookup_name */
    237, /* File_iread */
    237, /* File_iread_c */
    237, /* File_iread_all */
    237, /* File_iread_all_c */
    237, /* File_iread_at */
    237, /* File_iread_at_c */
    237, /* File_iread_at_all */
    237, /* File_iread_at_all_c */
    237, /* File_iread_shared */
    237, /* File_iread_shared_c */
    237, /* File_iwrite */
    237, /* File_iwrite_c */
    237, /* File_iwrite_all */
    237, /* File_iwrite_all_c */
    237, /* File_iwrite_at */
    237, /* File_iwrite_at_c */
    237, /* File_iwrite_at_all */
    237, /* File_iwrite_at_all_c */
    237, /* File_iwrite_shared */
    237, /* File_iwrite_shared_c */
    237, /* File_seek */
    237, /* File_get_view */
    237, /* Comm_rank */
    237, /* Comm_size */
    237, /* Comm_compare */
    237, /* Comm_get_attr */
    237, /* Group_translate_ranks */
    237, /* Group_rank */
    237, /* Group_size */
    237, /* Win_get_attr */
    237, /* Win_call_errhandler */
    237, /* Info_get */
    237, /* Type_get_envelope */
    237, /* Type_get_envelope_c */
    237, /* Type_get_extent */
    237, /* Type_get_extent_c */
    237, /* Type_get_true_extent */
    237, /* Type_size */
    237, /* Initialized */
    237, /* Finalized */
    237, /* Query_thread */
    237, /* Status_set_elements */
    237, /* Status_set_cancelled */
    237, /* Error_class */
    237, /* Test_cancelled */
    237, /* Get_elements_x */
    237, /* Comm_test_inter */
    237, /* Comm_remote_size */
    237, /* Topo_test */
    237, /* Cartdim_get */
    237, /* Cart_shift */
    237, /* Graph_neighbors */
    237, /* Dist_graph_neighbors */
    237, /* Graph_neighbors_count */
    237, /* Dist_graph_neighbors_count */
    237, /* Type_size_x */
    237, /* Info_get_nkeys */
    237, /* Info_get_nthkey */
    237, /* Info_get_valuelen */
    237, /* Pack_size */
    237,
};
