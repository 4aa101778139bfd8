// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.
// clang-format off
/* In C because buffers exist only in the process. */
#include "recording/sides.h"

const struct nasty_side_of nasty_sides[] = {
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Put: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Put_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Accumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Accumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Get_accumulate: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Get_accumulate_c: origin_addr */
    {0, NO_ARGUMENT, 2, 3, 5, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Fetch_and_op: origin_addr */
    {0, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: origin_addr */
    {1, NO_ARGUMENT, 3, 4, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Compare_and_swap: compare_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rput: origin_addr */
    {0, 1, 2, 3, NO_ARGUMENT, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rput_c: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Raccumulate: origin_addr */
    {0, 1, 2, 3, 7, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Raccumulate_c: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL}, /* Rget_accumulate: origin_addr */
    {0, 1, 2, 6, 10, NO_ARGUMENT, SIDE_SENT | SIDE_IN_CALL | SIDE_WIDE}, /* Rget_accumulate_c: origin_addr */
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
    1, /* Put_c */
    2, /* Get */
    2, /* Get_c */
    2, /* Accumulate */
    3, /* Accumulate_c */
    4, /* Get_accumulate */
    5, /* Get_accumulate_c */
    6, /* Fetch_and_op */
    7, /* Compare_and_swap */
    9, /* Rput */
    10, /* Rput_c */
    11, /* Rget */
    11, /* Rget_c */
    11, /* Raccumulate */
    12, /* Raccumulate_c */
    13, /* Rget_accumulate */
    14, /* Rget_accumulate_c */
    15, /* Wait */
    15, /* Waitall */
    15, /* Waitany */
    15, /* Waitsome */
    15, /* Test */
    15, /* Testall */
    15, /* Testany */
    15, /* Testsome */
    15, /* Request_get_status */
    15, /* Request_get_status_all */
    15, /* Request_get_status_any */
    15, /* Request_get_status_some */
    15, /* Probe */
    15, /* Mprobe */
    15, /* Sendrecv */
    16, /* Sendrecv_c */
    17, /* Request_free */
    17, /* Cancel */
    17, /* Type_commit */
    17, /* Type_free */
    17, /* Type_dup */
    17, /* Type_get_contents */
    17, /* Type_get_contents_c */
    17, /* Type_create_f90_integer */
    17, /* Type_create_f90_real */
    17, /* Type_create_f90_complex */
    17, /* Type_match_size */
    17, /* Send */
    18, /* Send_c */
    19, /* Ssend */
    20, /* Ssend_c */
    21, /* Rsend */
    22, /* Rsend_c */
    23, /* Recv */
    23, /* Recv_c */
    23, /* Mrecv */
    23, /* Mrecv_c */
    23, /* Barrier */
    23, /* Bcast */
    24, /* Bcast_c */
    25, /* Gather */
    26, /* Gather_c */
    27, /* Gatherv */
    28, /* Gatherv_c */
    29, /* Scatter */
    30, /* Scatter_c */
    31, /* Scatterv */
    31, /* Scatterv_c */
    31, /* Allgather */
    32, /* Allgather_c */
    33, /* Allgatherv */
    34, /* Allgatherv_c */
    35, /* Alltoall */
    37, /* Alltoall_c */
    39, /* Alltoallv */
    39, /* Alltoallv_c */
    39, /* Alltoallw */
    39, /* Alltoallw_c */
    39, /* Reduce */
    41, /* Reduce_c */
    43, /* Allreduce */
    45, /* Allreduce_c */
    47, /* Reduce_scatter */
    47, /* Reduce_scatter_c */
    47, /* Reduce_scatter_block */
    49, /* Reduce_scatter_block_c */
    51, /* Scan */
    53, /* Scan_c */
    55, /* Exscan */
    57, /* Exscan_c */
    59, /* Neighbor_allgather */
    59, /* Neighbor_allgather_c */
    59, /* Neighbor_allgatherv */
    59, /* Neighbor_allgatherv_c */
    59, /* Neighbor_alltoall */
    59, /* Neighbor_alltoall_c */
    59, /* Neighbor_alltoallv */
    59, /* Neighbor_alltoallv_c */
    59, /* Neighbor_alltoallw */
    59, /* Neighbor_alltoallw_c */
    59, /* Barrier_init */
    59, /* Bcast_init */
    61, /* Bcast_init_c */
    63, /* Gather_init */
    65, /* Gather_init_c */
    67, /* Gatherv_init */
    67, /* Gatherv_init_c */
    67, /* Scatter_init */
    69, /* Scatter_init_c */
    71, /* Scatterv_init */
    71, /* Scatterv_init_c */
    71, /* Allgather_init */
    73, /* Allgather_init_c */
    75, /* Allgatherv_init */
    75, /* Allgatherv_init_c */
    75, /* Alltoall_init */
    77, /* Alltoall_init_c */
    79, /* Alltoallv_init */
    79, /* Alltoallv_init_c */
    79, /* Alltoallw_init */
    79, /* Alltoallw_init_c */
    79, /* Reduce_init */
    81, /* Reduce_init_c */
    83, /* Allreduce_init */
    85, /* Allreduce_init_c */
    87, /* Reduce_scatter_init */
    87, /* Reduce_scatter_init_c */
    87, /* Reduce_scatter_block_init */
    89, /* Reduce_scatter_block_init_c */
    91, /* Scan_init */
    93, /* Scan_init_c */
    95, /* Exscan_init */
    97, /* Exscan_init_c */
    99, /* Neighbor_allgather_init */
    99, /* Neighbor_allgather_init_c */
    99, /* Neighbor_allgatherv_init */
    99, /* Neighbor_allgatherv_init_c */
    99, /* Neighbor_alltoall_init */
    99, /* Neighbor_alltoall_init_c */
    99, /* Neighbor_alltoallv_init */
    99, /* Neighbor_alltoallv_init_c */
    99, /* Neighbor_alltoallw_init */
    99, /* Neighbor_alltoallw_init_c */
    99, /* Sendrecv_replace */
    100, /* Sendrecv_replace_c */
    101, /* Buffer_detach */
    101, /* Buffer_detach_c */
    101, /* Buffer_flush */
    101, /* Comm_flush_buffer */
    101, /* Session_flush_buffer */
    101, /* Comm_detach_buffer */
    101, /* Comm_detach_buffer_c */
    101, /* Session_detach_buffer */
    101, /* Session_detach_buffer_c */
    101, /* Comm_set_info */
    101, /* Win_set_info */
    101, /* Comm_create */
    101, /* Comm_create_group */
    101, /* Comm_dup */
    101, /* Comm_dup_with_info */
    101, /* Comm_split */
    101, /* Comm_split_type */
    101, /* Comm_free */
    101, /* Comm_disconnect */
    101, /* Comm_accept */
    101, /* Comm_connect */
    101, /* Comm_join */
    101, /* Intercomm_create */
    101, /* Intercomm_merge */
    101, /* Cart_create */
    101, /* Cart_sub */
    101, /* Graph_create */
    101, /* Dist_graph_create */
    101, /* Dist_graph_create_adjacent */
    101, /* Comm_create_from_group */
    101, /* Intercomm_create_from_groups */
    101, /* File_open */
    101, /* File_close */
    101, /* File_delete */
    101, /* File_set_size */
    101, /* File_preallocate */
    101, /* File_set_view */
    101, /* File_set_atomicity */
    101, /* File_sync */
    101, /* File_set_info */
    101, /* File_read_at */
    101, /* File_read_at_c */
    101, /* File_read_at_all */
    101, /* File_read_at_all_c */
    101, /* File_write_at */
    101, /* File_write_at_c */
    101, /* File_write_at_all */
    101, /* File_write_at_all_c */
    101, /* File_read */
    101, /* File_read_c */
    101, /* File_read_all */
    101, /* File_read_all_c */
    101, /* File_write */
    101, /* File_write_c */
    101, /* File_write_all */
    101, /* File_write_all_c */
    101, /* File_read_shared */
    101, /* File_read_shared_c */
    101, /* File_write_shared */
    101, /* File_write_shared_c */
    101, /* File_read_ordered */
    101, /* File_read_ordered_c */
    101, /* File_write_ordered */
    101, /* File_write_ordered_c */
    101, /* File_read_at_all_begin */
    101, /* File_read_at_all_begin_c */
    101, /* File_read_at_all_end */
    101, /* File_write_at_all_begin */
    101, /* File_write_at_all_begin_c */
    101, /* File_write_at_all_end */
    101, /* File_read_all_begin */
    101, /* File_read_all_begin_c */
    101, /* File_read_all_end */
    101, /* File_write_all_begin */
    101, /* File_write_all_begin_c */
    101, /* File_write_all_end */
    101, /* File_read_ordered_begin */
    101, /* File_read_ordered_begin_c */
    101, /* File_read_ordered_end */
    101, /* File_write_ordered_begin */
    101, /* File_write_ordered_begin_c */
    101, /* File_write_ordered_end */
    101, /* File_seek_shared */
    101, /* Bsend */
    102, /* Bsend_c */
    103, /* Parrived */
    103, /* Iprobe */
    103, /* Improbe */
    103, /* Isend */
    104, /* Isend_c */
    105, /* Ibsend */
    106, /* Ibsend_c */
    107, /* Issend */
    108, /* Issend_c */
    109, /* Irsend */
    110, /* Irsend_c */
    111, /* Irecv */
    112, /* Irecv_c */
    113, /* Imrecv */
    114, /* Imrecv_c */
    115, /* Isendrecv */
    117, /* Isendrecv_c */
    119, /* Isendrecv_replace */
    120, /* Isendrecv_replace_c */
    121, /* Send_init */
    122, /* Send_init_c */
    123, /* Bsend_init */
    123, /* Bsend_init_c */
    123, /* Ssend_init */
    124, /* Ssend_init_c */
    125, /* Rsend_init */
    126, /* Rsend_init_c */
    127, /* Recv_init */
    128, /* Recv_init_c */
    129, /* Start */
    129, /* Startall */
    129, /* Psend_init */
    129, /* Precv_init */
    129, /* Pready */
    129, /* Pready_range */
    129, /* Pready_list */
    129, /* Ibarrier */
    129, /* Ibcast */
    131, /* Ibcast_c */
    133, /* Igather */
    135, /* Igather_c */
    137, /* Igatherv */
    138, /* Igatherv_c */
    139, /* Iscatter */
    141, /* Iscatter_c */
    143, /* Iscatterv */
    143, /* Iscatterv_c */
    143, /* Iallgather */
    145, /* Iallgather_c */
    147, /* Iallgatherv */
    148, /* Iallgatherv_c */
    149, /* Ialltoall */
    151, /* Ialltoall_c */
    153, /* Ialltoallv */
    153, /* Ialltoallv_c */
    153, /* Ialltoallw */
    153, /* Ialltoallw_c */
    153, /* Ireduce */
    155, /* Ireduce_c */
    157, /* Iallreduce */
    159, /* Iallreduce_c */
    161, /* Ireduce_scatter */
    161, /* Ireduce_scatter_c */
    161, /* Ireduce_scatter_block */
    163, /* Ireduce_scatter_block_c */
    165, /* Iscan */
    167, /* Iscan_c */
    169, /* Iexscan */
    171, /* Iexscan_c */
    173, /* Ineighbor_allgather */
    173, /* Ineighbor_allgather_c */
    173, /* Ineighbor_allgatherv */
    173, /* Ineighbor_allgatherv_c */
    173, /* Ineighbor_alltoall */
    173, /* Ineighbor_alltoall_c */
    173, /* Ineighbor_alltoallv */
    173, /* Ineighbor_alltoallv_c */
    173, /* Ineighbor_alltoallw */
    173, /* Ineighbor_alltoallw_c */
    173, /* Comm_idup */
    173, /* Comm_idup_with_info */
    173, /* Grequest_start */
    173, /* Grequest_complete */
    173, /* Buffer_attach */
    173, /* Buffer_attach_c */
    173, /* Comm_attach_buffer */
    173, /* Comm_attach_buffer_c */
    173, /* Session_attach_buffer */
    173, /* Session_attach_buffer_c */
    173, /* Buffer_iflush */
    173, /* Comm_iflush_buffer */
    173, /* Session_iflush_buffer */
    173, /* Reduce_local */
    173, /* Reduce_local_c */
    173, /* Pack */
    173, /* Pack_c */
    173, /* Unpack */
    173, /* Unpack_c */
    173, /* Pack_external */
    173, /* Pack_external_c */
    173, /* Unpack_external */
    173, /* Unpack_external_c */
    173, /* Type_contiguous */
    173, /* Type_contiguous_c */
    173, /* Type_vector */
    173, /* Type_vector_c */
    173, /* Type_create_hvector */
    173, /* Type_create_hvector_c */
    173, /* Type_indexed */
    173, /* Type_indexed_c */
    173, /* Type_create_hindexed */
    173, /* Type_create_hindexed_c */
    173, /* Type_create_indexed_block */
    173, /* Type_create_indexed_block_c */
    173, /* Type_create_hindexed_block */
    173, /* Type_create_hindexed_block_c */
    173, /* Type_create_struct */
    173, /* Type_create_struct_c */
    173, /* Type_create_subarray */
    173, /* Type_create_subarray_c */
    173, /* Type_create_darray */
    173, /* Type_create_darray_c */
    173, /* Type_create_resized */
    173, /* Type_create_resized_c */
    173, /* Type_get_value_index */
    173, /* Type_set_name */
    173, /* Op_create */
    173, /* Op_create_c */
    173, /* Op_free */
    173, /* Alloc_mem */
    173, /* Free_mem */
    173, /* Comm_group */
    173, /* Comm_remote_group */
    173, /* Win_get_group */
    173, /* File_get_group */
    173, /* Group_union */
    173, /* Group_intersection */
    173, /* Group_difference */
    173, /* Group_incl */
    173, /* Group_excl */
    173, /* Group_range_incl */
    173, /* Group_range_excl */
    173, /* Group_from_session_pset */
    173, /* Group_free */
    173, /* Comm_get_parent */
    173, /* Comm_set_name */
    173, /* Comm_create_keyval */
    173, /* Comm_free_keyval */
    173, /* Keyval_create */
    173, /* Keyval_free */
    173, /* Comm_set_attr */
    173, /* Comm_delete_attr */
    173, /* Type_create_keyval */
    173, /* Type_free_keyval */
    173, /* Type_set_attr */
    173, /* Type_delete_attr */
    173, /* Win_create_keyval */
    173, /* Win_free_keyval */
    173, /* Win_set_attr */
    173, /* Win_delete_attr */
    173, /* Comm_create_errhandler */
    173, /* Comm_set_errhandler */
    173, /* Comm_get_errhandler */
    173, /* Win_create_errhandler */
    173, /* Win_set_errhandler */
    173, /* Win_get_errhandler */
    173, /* File_create_errhandler */
    173, /* File_set_errhandler */
    173, /* File_get_errhandler */
    173, /* Session_create_errhandler */
    173, /* Session_set_errhandler */
    173, /* Session_get_errhandler */
    173, /* Errhandler_free */
    173, /* Info_create */
    173, /* Info_create_env */
    173, /* Info_dup */
    173, /* Info_set */
    173, /* Info_delete */
    173, /* Info_free */
    173, /* Comm_get_info */
    173, /* Win_get_info */
    173, /* File_get_info */
    173, /* Session_get_info */
    173, /* Open_port */
    173, /* Close_port */
    173, /* Publish_name */
    173, /* Unpublish_name */
    173, /* Lookup_name */
    173, /* File_iread */
    173, /* File_iread_c */
    173, /* File_iread_all */
    173, /* File_iread_all_c */
    173, /* File_iread_at */
    173, /* File_iread_at_c */
    173, /* File_iread_at_all */
    173, /* File_iread_at_all_c */
    173, /* File_iread_shared */
    173, /* File_iread_shared_c */
    173, /* File_iwrite */
    173, /* File_iwrite_c */
    173, /* File_iwrite_all */
    173, /* File_iwrite_all_c */
    173, /* File_iwrite_at */
    173, /* File_iwrite_at_c */
    173, /* File_iwrite_at_all */
    173, /* File_iwrite_at_all_c */
    173, /* File_iwrite_shared */
    173, /* File_iwrite_shared_c */
    173, /* File_seek */
    173, /* File_get_view */
    173, /* Comm_rank */
    173, /* Comm_size */
    173, /* Comm_compare */
    173, /* Comm_get_attr */
    173, /* Group_translate_ranks */
    173, /* Group_rank */
    173, /* Group_size */
    173, /* Win_get_attr */
    173, /* Win_call_errhandler */
    173, /* Info_get */
    173, /* Type_get_envelope */
    173, /* Type_get_envelope_c */
    173, /* Type_get_extent */
    173, /* Type_get_extent_c */
    173, /* Type_get_true_extent */
    173, /* Type_size */
    173, /* Initialized */
    173, /* Finalized */
    173, /* Query_thread */
    173, /* Status_set_elements */
    173, /* Status_set_cancelled */
    173, /* Error_class */
    173, /* Test_cancelled */
    173, /* Get_elements_x */
    173, /* Comm_test_inter */
    173, /* Comm_remote_size */
    173, /* Topo_test */
    173, /* Cartdim_get */
    173, /* Cart_shift */
    173, /* Graph_neighbors */
    173, /* Dist_graph_neighbors */
    173, /* Graph_neighbors_count */
    173, /* Dist_graph_neighbors_count */
    173, /* Type_size_x */
    173, /* Info_get_nkeys */
    173, /* Info_get_nthkey */
    173, /* Info_get_valuelen */
    173, /* Pack_size */
    173,
};
