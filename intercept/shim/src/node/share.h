/* Memory that the ranks of a communicator share. */
#ifndef NASTY_NODE_SHARE_H
#define NASTY_NODE_SHARE_H

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

/* Process numbers mean the same to two processes for which this is the same. */
uint64_t nasty_pid_space(void);

/* Zeroed memory for all ranks of comm, each of which calls it; NULL on each of them if they are on several
 * nodes, or do not see each other's processes. */
void *nasty_share(MPI_Comm comm, int rank, size_t bytes);
void nasty_unshare(void *memory, size_t bytes);

#endif
