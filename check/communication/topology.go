package communication

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// topologyRules are those about topologies, and about the calls that split a communicator.
var topologyRules = []*callRule{
	{finding.Rule{
		Name: "no-topology", Severity: finding.Error, Section: "8.5.5",
		Title: "call about a topology that the communicator does not have",
		Says: "MPI_Cart_get, MPI_Cart_shift and similar calls need a communicator with a Cartesian topology, MPI_Graph_neighbors and similar " +
			"calls one with a graph topology, MPI_Dist_graph_neighbors one with a distributed graph topology. Operations with neighbors need any of them (8.6).",
		Example: "MPI_Cart_create(comm, 2, dims, periods, 0, &grid);\nMPI_Cart_shift(comm, 0, 1, &left, &right); /* comm instead of grid */",
		Repair:  "Pass the communicator that MPI_Cart_create, MPI_Graph_create or MPI_Dist_graph_create returned.",
	}, func(f mpicall.Function) bool { return topologyOf(f) != nil }, noTopology},
	{finding.Rule{
		Name: "invalid-grid", Severity: finding.Error, Section: "8.5.1",
		Title:   "grid with a negative dimension, or larger than the communicator",
		Says:    "The grid of MPI_Cart_create has nonnegative dimensions, and at most as many positions as the communicator has processes.",
		Example: "int dims[] = {2, 3}; /* and comm has 4 processes */\nMPI_Cart_create(comm, 2, dims, periods, 0, &grid);",
		Repair:  "Let MPI_Dims_create choose the dimensions.",
	}, mpicall.Among("MPI_Cart_create"), invalidGrid},
	{finding.Rule{
		Name: "negative-color", Severity: finding.Error, Section: "7.4.2",
		Title:   "negative color",
		Says:    "The color of MPI_Comm_split is nonnegative, or MPI_UNDEFINED for a process that joins no new communicator.",
		Example: "MPI_Comm_split(comm, rank < half ? 0 : -1, rank, &part);",
		Repair:  "Pass MPI_UNDEFINED, or a color that is not negative.",
	}, mpicall.Among("MPI_Comm_split"), func(_ *Judge, c *history.Call, say sayer) {
		if n := c.Int(color); n < 0 && mpicall.Name(n) == "" {
			say(fmt.Sprintf("%s with color %d", c.Function, n))
		}
	}},
}

var color, dims = param("color"), param("dims")

// need is the topology that a call asks for.
type need struct {
	topologies []int64
	words      string
}

var (
	cartesian   = &need{[]int64{mpicall.Cart}, "a Cartesian topology"}
	graph       = &need{[]int64{mpicall.Graph}, "a graph topology"}
	distributed = &need{[]int64{mpicall.DistGraph}, "a distributed graph topology"}
	anyTopology = &need{[]int64{mpicall.Cart, mpicall.Graph, mpicall.DistGraph}, "a topology"}

	asksCartesian   = mpicall.Among("MPI_Cartdim_get", "MPI_Cart_get", "MPI_Cart_rank", "MPI_Cart_coords", "MPI_Cart_shift", "MPI_Cart_sub")
	asksGraph       = mpicall.Among("MPI_Graphdims_get", "MPI_Graph_get", "MPI_Graph_neighbors", "MPI_Graph_neighbors_count")
	asksDistributed = mpicall.Among("MPI_Dist_graph_neighbors", "MPI_Dist_graph_neighbors_count")
)

// topologyOf is the topology that a function needs, or nil.
func topologyOf(f mpicall.Function) *need {
	switch {
	case asksCartesian(f):
		return cartesian
	case asksGraph(f):
		return graph
	case asksDistributed(f):
		return distributed
	case strings.HasPrefix(f.String(), "MPI_Neighbor_"), strings.HasPrefix(f.String(), "MPI_Ineighbor_"):
		return anyTopology
	}
	return nil
}

func noTopology(_ *Judge, c *history.Call, say sayer) {
	of, needed := c.Comm(comm), topologyOf(c.Function)
	if of == nil {
		return
	}
	for _, t := range needed.topologies {
		if of.Topology == t {
			return
		}
	}
	text := "{0} on a communicator without " + needed.words
	if of.By.Known() {
		say(text, at("the communicator", of.By))
		return
	}
	say(text)
}

func invalidGrid(_ *Judge, c *history.Call, say sayer) {
	grid, positions := c.Ints(dims), int64(1)
	of := c.Comm(oldComm)
	for _, n := range grid {
		if n < 0 {
			say(fmt.Sprintf("%s with dimension %d", c.Function, n))
			return
		}
		positions *= n
		if of != nil && positions > of.Size() {
			say(fmt.Sprintf("%s with a grid of %s positions, but the communicator has %d processes", c.Function, product(grid), of.Size()))
			return
		}
	}
}

// product of dimensions, as a text: 2 x 3.
func product(dims []int64) string {
	var words []string
	for _, n := range dims {
		words = append(words, fmt.Sprint(n))
	}
	return strings.Join(words, " x ")
}
