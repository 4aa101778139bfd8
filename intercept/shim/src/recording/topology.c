/* Asks the library for the topology of a communicator. In C because only the library knows it. */
#include "recording/topology.h"

#include "calls.h"
#include "process/alloc.h"

#include <stdlib.h>
#include <string.h>

static int topology_of(MPI_Comm comm)
{
    int topology = MPI_UNDEFINED;
    real.Topo_test(comm, &topology);
    return topology;
}

int nasty_dimensions(MPI_Comm comm)
{
    int n = -1;
    if (topology_of(comm) == MPI_CART)
        real.Cartdim_get(comm, &n);
    return n;
}

struct nasty_neighbors nasty_neighbors(MPI_Comm comm)
{
    int in = -1, out = -1, weighted, rank;
    switch (topology_of(comm)) {
    case MPI_CART:
        in = out = 2 * nasty_dimensions(comm);
        break;
    case MPI_GRAPH:
        real.Comm_rank(comm, &rank);
        real.Graph_neighbors_count(comm, rank, &in);
        out = in;
        break;
    case MPI_DIST_GRAPH:
        real.Dist_graph_neighbors_count(comm, &in, &out, &weighted);
        break;
    }
    return (struct nasty_neighbors){in, out};
}

/* Along each dimension first the neighbour with the lower coordinate. */
static void list_cartesian(MPI_Comm comm, int n, int list[])
{
    for (int i = 0; i < n; i += 2)
        real.Cart_shift(comm, i / 2, 1, list + i, list + i + 1);
}

static void list_graph(MPI_Comm comm, int n, int list[])
{
    int rank;
    real.Comm_rank(comm, &rank);
    real.Graph_neighbors(comm, rank, n, list);
}

static void list_directed(MPI_Comm comm, struct nasty_neighbors n, int sources[], int destinations[])
{
    int *weights = nasty_alloc(((size_t)n.sources + (size_t)n.destinations + 1) * sizeof *weights);
    real.Dist_graph_neighbors(comm, n.sources, sources, weights, n.destinations, destinations,
                              weights + n.sources);
    free(weights);
}

void nasty_list_neighbors(MPI_Comm comm, struct nasty_neighbors n, int sources[], int destinations[])
{
    switch (topology_of(comm)) {
    case MPI_CART:
        list_cartesian(comm, n.sources, sources);
        break;
    case MPI_GRAPH:
        list_graph(comm, n.sources, sources);
        break;
    case MPI_DIST_GRAPH:
        list_directed(comm, n, sources, destinations);
        return;
    }
    memcpy(destinations, sources, (size_t)n.sources * sizeof *sources);
}
