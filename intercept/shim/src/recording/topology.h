/* Neighbours in the topology of a communicator. */
#ifndef NASTY_RECORDING_TOPOLOGY_H
#define NASTY_RECORDING_TOPOLOGY_H

#include <mpi.h>

/* How many neighbours a process receives from, and sends to; both -1 without a topology. */
struct nasty_neighbors {
    int sources, destinations;
};
struct nasty_neighbors nasty_neighbors(MPI_Comm comm);

/* The neighbours by rank, in the order of the buffers of operations with them (MPI 4.1, 8.6). Some may be
 * MPI_PROC_NULL. */
void nasty_list_neighbors(MPI_Comm comm, struct nasty_neighbors n, int sources[], int destinations[]);

/* The number of dimensions of a Cartesian topology; -1 without one. */
int nasty_dimensions(MPI_Comm comm);

#endif
