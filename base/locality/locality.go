// Package locality says how ranks that share a machine may reach each other, and by which
// variables of the MPI libraries that is chosen. It knows nothing of sweeps.
package locality

import (
	"fmt"
	"slices"
	"strings"
)

// The localities. They are what sweep -locality takes.
const (
	// Shared is what a library does by itself: it copies through shared memory.
	Shared = "shared"
	// Network has every operation take the path that leads to other machines.
	Network = "network"
)

var names = []string{Shared, Network}

// Parse reads names between commas.
func Parse(list string) ([]string, error) {
	var parsed []string
	for _, name := range strings.Split(list, ",") {
		switch {
		case !slices.Contains(names, name):
			return nil, fmt.Errorf("unknown locality %q (want %s)", name, strings.Join(names, " or "))
		case slices.Contains(parsed, name):
			return nil, fmt.Errorf("locality %q given twice", name)
		}
		parsed = append(parsed, name)
	}
	return parsed, nil
}

// Variables are to be set for runs in a locality, NAME=value each; those of all libraries,
// as each looks at its own only. A library that knows none of them stays as it is.
func Variables(name string) []string {
	if name != Network {
		return nil
	}
	return []string{
		// MPICH and what is derived from it: every rank is on a node of its own.
		"MPIR_CVAR_NOLOCAL=1",
		// Open MPI: TCP, also where UCX is there, which would find shared memory by itself; and no windows in
		// shared memory. Of the two ways that then remain to version 4, osc/rdma loses updates and
		// hangs over TCP, and gets behind osc/pt2pt; version 5 has it alone.
		"OMPI_MCA_pml=ob1",
		"OMPI_MCA_btl=self,tcp",
		"OMPI_MCA_osc=^sm,ucx",
		"OMPI_MCA_osc_rdma_priority=1",
	}
}
