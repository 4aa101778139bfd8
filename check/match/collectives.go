package match

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/internal/mpicall"
)

// Collective is one collective operation, or what its processes take for one: the calls that are collective on one
// communicator, in the order in which each process makes them (MPI 4.1, 6.1 and 6.14).
type Collective struct {
	Comm   *history.SharedComm
	Number int     // on the communicator, from 1
	Parts  []*Part // in the order in which they began
}

// Part is the call of one process.
type Part struct {
	history.Ref
	World      int64 // rank in MPI_COMM_WORLD
	Rank       int64 // in the communicator
	Root       int64 // rank in the communicator, mpicall.Root, or mpicall.ProcNull; if HasRoot
	HasRoot    bool
	Op         uint64
	InPlace    bool
	Send, Recv layout.Side // per process, as the call has them; of calls with arrays, see Sends and Recvs
	Sends      []int64     // counts, by rank
	Recvs      []int64
}

// rounds are the operations of a communicator that not all processes have begun.
type rounds struct {
	first int // number of open[0]
	open  []*Collective
	begun map[int64]int // by world rank: how many operations the process has begun
}

// collectives are the functions that are collective over a communicator. With their large-count, nonblocking and persistent
// forms.
var collectives = func() map[mpicall.Function]bool {
	list := map[mpicall.Function]bool{}
	for _, name := range strings.Fields(`Barrier Bcast Gather Gatherv Scatter Scatterv Allgather Allgatherv Alltoall Alltoallv Alltoallw
		Reduce Allreduce Reduce_scatter Reduce_scatter_block Scan Exscan
		Neighbor_allgather Neighbor_allgatherv Neighbor_alltoall Neighbor_alltoallv Neighbor_alltoallw`) {
		for _, form := range []string{"MPI_" + name, "MPI_I" + strings.ToLower(name[:1]) + name[1:], "MPI_" + name + "_init"} {
			for _, suffix := range []string{"", "_c"} {
				if f := mpicall.Lookup(form + suffix); f.Valid() {
					list[f] = true
				}
			}
		}
	}
	for _, name := range strings.Fields(`Comm_dup Comm_idup Comm_dup_with_info Comm_idup_with_info Comm_create Comm_split Comm_split_type
		Cart_create Graph_create Dist_graph_create Dist_graph_create_adjacent Cart_sub Intercomm_merge
		Win_create Win_allocate Win_allocate_shared Win_create_dynamic Comm_spawn Comm_spawn_multiple
		Win_create_c Win_allocate_c Win_allocate_shared_c`) {
		if f := mpicall.Lookup("MPI_" + name); f.Valid() {
			list[f] = true
		}
	}
	return list
}()

var (
	root, op               = history.Parameter("root"), history.Parameter("op")
	sendBuf                = history.Parameter("sendbuf")
	recvBuf                = history.Parameter("recvbuf")
	sendCounts, recvCounts = history.Parameter("sendcounts"), history.Parameter("recvcounts")
	intercomm              = history.Parameter("intercomm")
)

func (m *Matcher) enterCollective(c *history.Call) {
	if !collectives[c.Function] {
		return
	}
	param := comm
	if !comm.Of(c.Function) {
		param = intercomm
	}
	of := c.Comm(param)
	if of == nil || of.Shared == nil {
		return
	}
	all := m.rounds[of.Shared]
	if all == nil {
		all = &rounds{first: 1, begun: map[int64]int{}}
		m.rounds[of.Shared] = all
	}
	all.begun[world(c)]++
	number := all.begun[world(c)]
	for all.first+len(all.open) <= number {
		all.open = append(all.open, &Collective{Comm: of.Shared, Number: all.first + len(all.open)})
	}
	if number < all.first {
		return
	}
	operation := all.open[number-all.first]
	operation.Parts = append(operation.Parts, part(c, of))
	m.complete(all, of)
}

// complete tells of the operations that all processes have begun.
func (m *Matcher) complete(all *rounds, of *history.Comm) {
	members := int(of.Size())
	if of.Inter {
		members += int(of.Peers())
	}
	for len(all.open) > 0 && len(all.open[0].Parts) == members {
		operation := all.open[0]
		all.open = all.open[1:]
		all.first++
		if m.listener.Collective != nil {
			m.listener.Collective(operation)
		}
	}
}

func part(c *history.Call, of *history.Comm) *Part {
	p := &Part{Ref: c.Ref, World: world(c), Rank: of.Rank}
	if root.Of(c.Function) {
		p.Root, p.HasRoot = c.Int(root), true
	}
	if op.Of(c.Function) {
		p.Op = uint64(c.Int(op))
	}
	for _, buffer := range []history.Param{sendBuf, recvBuf} {
		p.InPlace = p.InPlace || buffer.Of(c.Function) && c.Int(buffer) == mpicall.InPlace
	}
	p.Send, p.Recv = side(c, sendCount, sendType), side(c, recvCount, recvType)
	if !sendType.Of(c.Function) {
		p.Send = side(c, count, datatype)
		p.Recv = p.Send
	}
	if sendCounts.Of(c.Function) {
		p.Sends = append(p.Sends, c.Ints(sendCounts)...)
	}
	if recvCounts.Of(c.Function) {
		p.Recvs = append(p.Recvs, c.Ints(recvCounts)...)
	}
	return p
}

func side(c *history.Call, n, of history.Param) layout.Side {
	var s layout.Side
	if n.Of(c.Function) {
		s.Count = c.Int(n)
	}
	if of.Of(c.Function) {
		s.Type = c.Type(of)
	}
	return s
}

// Open are the collective operations that not all processes have begun.
func (m *Matcher) Open() (list []*Collective) {
	for _, all := range m.rounds {
		list = append(list, all.open...)
	}
	slices.SortFunc(list, func(a, b *Collective) int {
		return cmp.Or(cmp.Compare(a.Comm.Identity, b.Comm.Identity), cmp.Compare(a.Number, b.Number))
	})
	return list
}
