// Package operand says which data a call sends and receives: where it is, how much it is, of which types, and to or
// from whom. It knows which arguments of a collective call count at which process (MPI 4.1, 6). It judges nothing.
package operand

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// Data is what a call sends, or what it receives. The zero value is nothing.
type Data struct {
	Used    bool // the process sends or receives something in this call, perhaps no elements
	InPlace bool // the data is in the other buffer: MPI_IN_PLACE
	Address int64
	// Each is the data for one process, unless there are Counts.
	Each      layout.Side
	Processes int64 // how many processes the data is for
	// Neighbors are the processes that the data is for, if it has a part for each neighbour: ranks in the communicator, or mpicall.ProcNull, whose
	// part stays as it is (MPI 4.1, 8.6).
	Neighbors []int64
	// Counts, Places and Types are by process. A long list has only its first entries.
	Counts []int64
	Places []int64 // from Address, in units of the datatype's extent, or in bytes if there are Types
	Types  []*history.Type
	// Split is how many of the elements each process receives, for MPI_Reduce_scatter.
	Split []int64
}

// For is the data for a process, by its rank among those that the data is for; not known: it is not recorded.
func (d *Data) For(rank int64) (side layout.Side, known bool) {
	if d.Counts == nil {
		return d.Each, d.Each.Type != nil || d.Each.Count == 0
	}
	if rank < 0 || rank >= int64(len(d.Counts)) || d.Types != nil && rank >= int64(len(d.Types)) {
		return layout.Side{}, false
	}
	side = layout.Side{Count: d.Counts[rank], Type: d.Each.Type}
	if d.Types != nil {
		side.Type = d.Types[rank]
	}
	return side, side.Type != nil || side.Count == 0
}

var (
	comm, root, dest, source = param("comm"), param("root"), param("dest"), param("source")
	count, datatype          = param("count"), param("datatype")
	sendCount, recvCount     = param("sendcount"), param("recvcount")
	sendCounts, recvCounts   = param("sendcounts"), param("recvcounts")
	sendType, recvType       = param("sendtype"), param("recvtype")
	sendTypes, recvTypes     = param("sendtypes"), param("recvtypes")
	displs, sdispls, rdispls = param("displs"), param("sdispls"), param("rdispls")
	partitions               = param("partitions")
)

var param = history.Parameter

// names are the parameters of one side, the first that a function has.
type names struct{ address, count, counts, places, datatype, types []history.Param }

var (
	sending = names{
		[]history.Param{param("sendbuf"), param("buf"), param("buffer")}, []history.Param{sendCount, count, recvCount},
		[]history.Param{sendCounts}, []history.Param{sdispls, displs}, []history.Param{sendType, datatype}, []history.Param{sendTypes},
	}
	receiving = names{
		[]history.Param{param("recvbuf"), param("buf"), param("buffer")}, []history.Param{recvCount, count},
		[]history.Param{recvCounts}, []history.Param{rdispls, displs}, []history.Param{recvType, datatype}, []history.Param{recvTypes},
	}
)

// Of a call: what it sends and what it receives. Nothing is known of a call whose communicator is not known.
func Of(c *history.Call) (sent, received Data) {
	k := KindOf(c.Function)
	if k == nil || k.Name == "Barrier" {
		return
	}
	if !k.Collective {
		return ofMessage(c, k)
	}
	of := c.Comm(comm)
	if of == nil {
		return
	}
	s, r := roles(c, of, k)
	if s {
		sent = sending.read(c)
		sent.Processes = processes(k, of, slices.Contains(sendsToAll, k.Name))
	}
	if r {
		received = receiving.read(c)
		received.Processes = processes(k, of, slices.Contains(receivesFromAll, k.Name))
	}
	switch {
	case k.Name == "Reduce_scatter":
		split(&sent, &received, of.Rank)
	case k.Name == "Exscan" && of.Rank == 0: // it receives nothing, and its receive buffer stays as it is (6.12.2)
		if sent.InPlace {
			sent, sent.InPlace = received, false
		}
		received = Data{}
	case k.Neighbors:
		sent.Neighbors, received.Neighbors = of.Destinations, of.Sources
		if strings.HasPrefix(k.Name, "Neighbor_allgather") { // all destinations get the same
			sent.Neighbors, sent.Processes = nil, 1
		}
	}
	return sent, received
}

// split is what MPI_Reduce_scatter means by its counts: each process sends all elements, and receives its own.
func split(sent, received *Data, rank int64) {
	sent.Split, received.Split = received.Counts, received.Counts
	received.Counts, sent.Processes = nil, 1
	for i, n := range sent.Split {
		sent.Each.Count += n
		if int64(i) == rank {
			received.Each.Count = n
		}
	}
}

func ofMessage(c *history.Call, k *Kind) (sent, received Data) {
	if k.send && c.Int(dest) != mpicall.ProcNull {
		sent = sending.read(c)
		sent.Processes = 1
	}
	if k.receive && !(source.Of(c.Function) && c.Int(source) == mpicall.ProcNull) {
		received = receiving.read(c)
		received.Processes = 1
	}
	if partitions.Of(c.Function) {
		sent.Each.Count *= c.Int(partitions)
		received.Each.Count *= c.Int(partitions)
	}
	return sent, received
}

func (n *names) read(c *history.Call) Data {
	d := Data{Used: true}
	if p := first(c, n.address); p != nil {
		d.Address = c.Int(*p)
		d.InPlace = d.Address == mpicall.InPlace
	}
	if p := first(c, n.datatype); p != nil {
		d.Each.Type = c.Type(*p)
	}
	if p := first(c, n.counts); p != nil {
		d.Counts = append([]int64{}, c.Ints(*p)...)
		if p := first(c, n.places); p != nil {
			d.Places = slices.Clone(c.Ints(*p))
		}
	} else if p := first(c, n.count); p != nil {
		d.Each.Count = c.Int(*p)
	}
	if p := first(c, n.types); p != nil {
		d.Types = []*history.Type{}
		for _, number := range c.Ints(*p) {
			d.Types = append(d.Types, c.Process.Type(uint64(number)))
		}
	}
	return d
}

func first(c *history.Call, list []history.Param) *history.Param {
	for i := range list {
		if list[i].Of(c.Function) {
			return &list[i]
		}
	}
	return nil
}

// Operations whose data has a part for each process.
var (
	sendsToAll      = []string{"Scatter", "Scatterv", "Alltoall", "Alltoallv", "Alltoallw", "Reduce_scatter_block"}
	receivesFromAll = []string{"Gather", "Gatherv", "Allgather", "Allgatherv", "Alltoall", "Alltoallv", "Alltoallw"}
)

// processes that one side of a collective call is for; 0: not known.
func processes(k *Kind, of *history.Comm, each bool) int64 {
	switch {
	case k.Neighbors:
		return 0
	case !each:
		return 1
	case k.Name == "Reduce_scatter_block":
		return of.Size() // of the local group, also on an intercommunicator (6.10)
	}
	return of.Peers()
}

// AtRoot says whether the calling process is the root of a collective operation.
func AtRoot(c *history.Call, of *history.Comm) bool {
	if of.Inter {
		return c.Int(root) == mpicall.Root
	}
	return c.Int(root) == of.Rank
}

// roles say whether a process sends and receives in a collective operation (MPI 4.1, 6.2.2 for intercommunicators: only
// the root and the group that it does not belong to take part).
func roles(c *history.Call, of *history.Comm, k *Kind) (sends, receives bool) {
	if !root.Of(c.Function) {
		return true, true
	}
	atRoot := AtRoot(c, of)
	leaf := !of.Inter || c.Int(root) >= 0
	switch k.Name {
	case "Bcast":
		return atRoot, leaf && !atRoot
	case "Scatter", "Scatterv":
		return atRoot, leaf
	}
	return leaf, atRoot
}
