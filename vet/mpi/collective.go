package mpi

import (
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// collectively says which communicator each collective call is for (MPI 4.1, 6.1). Calls that are collective over a window or a
// file, and those of two groups, are left out.
func collectively(t map[string]Call) {
	operations := strings.Fields(`Barrier Bcast Gather Gatherv Scatter Scatterv Allgather Allgatherv Alltoall Alltoallv Alltoallw Reduce
		Allreduce Reduce_scatter Reduce_scatter_block Scan Exscan Neighbor_allgather Neighbor_allgatherv Neighbor_alltoall
		Neighbor_alltoallv Neighbor_alltoallw`)
	makers := strings.Fields(`Comm_dup Comm_dup_with_info Comm_idup Comm_idup_with_info Comm_create Comm_split Comm_split_type Cart_create
		Cart_sub Graph_create Dist_graph_create Dist_graph_create_adjacent Win_create Win_allocate Win_allocate_shared Win_create_dynamic
		File_open`)
	names := makers
	for _, name := range operations {
		names = append(names, name, "I"+strings.ToLower(name), name+"_init")
	}
	for _, name := range names {
		name = "MPI_" + name
		s := signature{mpicall.Lookup(name)}
		if !s.Valid() {
			panic("vet/mpi: " + name + " is not in calls.txt")
		}
		key := strings.ToLower(name)
		c, known := t[key]
		if !known {
			c = none(name)
		}
		c.Comm = max(s.may("comm"), s.may("comm_old"))
		t[key] = c
	}
}
