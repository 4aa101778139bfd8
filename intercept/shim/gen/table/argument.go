package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// unrecorded are the command line, and what only the root of MPI_Comm_spawn or MPI_Comm_accept has to give.
var unrecorded = map[string]bool{
	"argc": true, "command": true, "array_of_maxprocs": true, "array_of_info": true, "array_of_errcodes": true, "port_name": true,
}

// Form says how the recording contains the argument.
func (a Arg) Form() mpicall.Form {
	if unrecorded[a.Name] {
		return mpicall.NotRecorded
	}
	switch a.Role {
	case mpicall.Communicator, mpicall.Datatype, mpicall.Op, mpicall.Window, mpicall.Group, mpicall.Info, mpicall.Request, mpicall.Message, mpicall.File, mpicall.Session, mpicall.ErrorHandler, mpicall.Keyval:
		return mpicall.Handle
	case mpicall.Status:
		return mpicall.Result
	case mpicall.Buffer, mpicall.Address, mpicall.Attribute, mpicall.Callback:
		return mpicall.Pointer
	case mpicall.Text:
		if strings.Count(a.Type, "*")+strings.Count(a.Type, "[") > 1 { // vectors of strings
			return mpicall.NotRecorded
		}
		return mpicall.String
	}
	return mpicall.Number
}

// List says whether the argument is an array, and is recorded with its length.
func (a Arg) List() bool { return strings.Contains(a.Type, "[") && a.Role != mpicall.Text }

// Indirect says whether the argument is the address of a value, and the value is recorded.
func (a Arg) Indirect() bool {
	if a.List() || a.Form() == mpicall.String || a.Form() == mpicall.Result {
		return false
	}
	if a.Form() == mpicall.Pointer {
		return a.Role == mpicall.Address
	}
	return strings.HasSuffix(a.Type, "*")
}

// consumers are the functions that need the handle at an argument `MPI_Comm *` or `int *keyval`. They
// may change it to a null handle. All others store a new handle there.
var consumers = []string{
	"_free", "_free_keyval", "_disconnect", "_commit", "_close", "_finalize", "Wait", "Test", "Cancel", "Start", "Waitall", "Waitany", "Waitsome", "Testall", "Testany", "Testsome", "Startall",
}

func (c Call) consumes(a Arg) bool {
	if a.Role == mpicall.Message { // MPI_Imrecv also returns a request
		return !strings.Contains(c.Name, "probe")
	}
	return slices.ContainsFunc(consumers, func(name string) bool {
		return c.short() == name || strings.HasPrefix(name, "_") && strings.HasSuffix(c.Name, name)
	})
}

// inputs are the numbers that a call reads at an address without const.
var inputs = map[string]bool{"ranges": true, "position": true, "array_of_partitions": true}

// direction says when argument a of the call has the value that is recorded.
func (c Call) direction(a Arg) mpicall.Direction {
	switch {
	case a.Form() == mpicall.Result:
		if strings.HasPrefix(a.Type, "const ") || strings.HasPrefix(c.Name, "MPI_Status_set") {
			return mpicall.In
		}
		return mpicall.Out
	case a.Form() == mpicall.Handle && (a.Indirect() || a.List()):
		if strings.HasPrefix(a.Type, "const ") || strings.HasPrefix(a.Type, "nasty_looked_at") || c.consumes(a) {
			return mpicall.In
		}
		return mpicall.Out
	case a.Form() == mpicall.Pointer:
		if a.Role == mpicall.Address {
			return mpicall.Out
		}
		return mpicall.In
	case a.Form() == mpicall.String:
		if strings.HasPrefix(a.Type, "const ") {
			return mpicall.In
		}
		return mpicall.Out
	case a.List() || a.Indirect():
		if strings.HasPrefix(a.Type, "const ") || inputs[a.Name] {
			return mpicall.In
		}
		return mpicall.Out
	}
	return mpicall.In
}

// Length says how many entries an array has.
type Length struct {
	Kind string // Go and C have the names: LENGTH_...
	Arg  int    // LENGTH_ARG: which argument says it
}

// lengths are the arguments that say how long an array is, by the array's name.
var lengths = map[string]string{
	"array_of_requests": "count incount", "array_of_statuses": "count outcount incount", "array_of_indices": "outcount",
	"array_of_blocklengths": "count", "array_of_displacements": "count", "array_of_types": "count",
	"ranks": "n", "ranks1": "n", "ranks2": "n", "dims": "ndims maxdims", "periods": "ndims maxdims", "coords": "maxdims ndims",
	"array_of_sizes": "ndims", "array_of_subsizes": "ndims", "array_of_starts": "ndims", "array_of_gsizes": "ndims",
	"array_of_distribs": "ndims", "array_of_dargs": "ndims", "array_of_psizes": "ndims",
	"array_of_integers": "max_integers", "array_of_addresses": "max_addresses",
	"array_of_datatypes": "max_datatypes", "array_of_large_counts": "max_large_counts", "array_of_partitions": "length",
	"degrees": "n", "sourceweights": "indegree maxindegree", "destweights": "outdegree maxoutdegree", "indx": "nnodes maxindex", "edges": "maxedges",
	"neighbors": "maxneighbors", "sources": "maxindegree", "destinations": "maxoutdegree",
}

// sides are the arrays that have an entry for each process or neighbour, by the side of the communication.
var sides = map[string]string{
	"sendcounts": "SENT", "sdispls": "SENT", "sendtypes": "SENT", "recvcounts": "RECEIVED", "rdispls": "RECEIVED", "recvtypes": "RECEIVED",
}

// Length says how many entries argument i has.
func (c Call) length(a Arg) (Length, error) {
	if side := sides[a.Name]; side != "" || a.Name == "displs" {
		return Length{Kind: c.perProcess(a, side)}, nil
	}
	switch short := strings.TrimSuffix(c.short(), "_c"); {
	case short == "Group_range_incl" || short == "Group_range_excl":
		return Length{"LENGTH_RANGES", c.place("n")}, nil
	case short == "Cart_sub" || short == "Cart_rank":
		return Length{Kind: "LENGTH_DIMENSIONS"}, nil
	case short == "Graph_create" || short == "Graph_map":
		if a.Name == "edges" {
			return Length{"LENGTH_LAST", c.place("indx")}, nil
		}
	case short == "Dist_graph_create":
		switch a.Name {
		case "sources":
			return Length{"LENGTH_ARG", c.place("n")}, nil
		case "destinations", "weights":
			return Length{"LENGTH_SUM", c.place("degrees")}, nil
		}
	case short == "Dist_graph_create_adjacent":
		switch a.Name {
		case "sources":
			return Length{"LENGTH_ARG", c.place("indegree")}, nil
		case "destinations":
			return Length{"LENGTH_ARG", c.place("outdegree")}, nil
		}
	}
	for _, name := range strings.Fields(lengths[a.Name]) {
		if i := c.place(name); i >= 0 {
			return Length{"LENGTH_ARG", i}, nil
		}
	}
	return Length{}, fmt.Errorf("array %q has no length: see argument.go", a.Name)
}

// perProcess is the length of the counts, displacements and datatypes of a collective call.
func (c Call) perProcess(a Arg, side string) string {
	name := strings.TrimPrefix(c.short(), "I")
	switch {
	case strings.HasPrefix(c.short(), "Neighbor") || strings.HasPrefix(c.short(), "Ineighbor"):
		if side == "SENT" {
			return "LENGTH_DESTINATIONS"
		}
		return "LENGTH_SOURCES" // also displs of MPI_Neighbor_allgatherv
	case strings.HasPrefix(strings.ToLower(name), "gatherv") || strings.HasPrefix(strings.ToLower(name), "scatterv"):
		return "LENGTH_AT_ROOT"
	case strings.HasPrefix(strings.ToLower(name), "alltoall") && side == "SENT":
		return "LENGTH_NOT_IN_PLACE"
	case strings.HasPrefix(strings.ToLower(name), "reduce_scatter"):
		return "LENGTH_GROUP"
	}
	return "LENGTH_PROCESSES"
}

// place is the position of an argument among all; -1: there is none.
func (c Call) place(name string) int {
	return slices.IndexFunc(c.Args, func(a Arg) bool { return a.Name == name })
}
