package match

import (
	"cmp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
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
	Name           string       // of the operation, whatever its form: "Bcast", "Comm_dup"
	Form           operand.Form // how the call says that the operation is complete
	World          int64        // rank in MPI_COMM_WORLD
	Rank           int64        // in the communicator; in its group, for an intercommunicator
	Remote         bool         // of an intercommunicator: the process belongs to the group Collective.Comm.Remote
	Root           int64        // rank in the communicator, mpicall.Root, or mpicall.ProcNull; if HasRoot
	HasRoot        bool
	Op             uint64 // number of a predefined operation, or of one of the process's own; if HasOp
	HasOp          bool
	InPlace        bool // MPI_IN_PLACE is one of the buffers
	Sent, Received operand.Data
	// Neighbors: the operation is one with the neighbours in a topology. They are Sources and Destinations, ranks in the communicator or
	// mpicall.ProcNull, in the order of the buffers. If both are empty, they may also be unknown.
	Neighbors             bool
	Sources, Destinations []int64
}

// ByRank is the operation with its parts in the order of their ranks.
func (c *Collective) ByRank() *Collective {
	sorted := *c
	sorted.Parts = slices.Clone(c.Parts)
	slices.SortFunc(sorted.Parts, func(a, b *Part) int { return cmp.Compare(a.World, b.World) })
	return &sorted
}

// Unlike is the first part that is another operation than p; nil: all processes call the same.
func (c *Collective) Unlike(p *Part) *Part {
	return c.first(func(other *Part) bool { return other.Name != p.Name || other.Form != p.Form })
}

// OtherRoot is the first part whose root is not that of the first part; nil: there is none. On an intercommunicator the
// processes name one root in different ways (6.2.2).
func (c *Collective) OtherRoot() *Part {
	if len(c.Comm.Remote) > 0 {
		return nil
	}
	return c.first(func(p *Part) bool { return p.HasRoot && p.Root != c.Parts[0].Root })
}

func (c *Collective) first(is func(*Part) bool) *Part {
	if i := slices.IndexFunc(c.Parts, is); i >= 0 {
		return c.Parts[i]
	}
	return nil
}

// rounds are the operations of a communicator that not all processes have begun.
type rounds struct {
	first int // number of open[0]
	open  []*Collective
	begun map[int64]int    // by world rank: how many operations the process has begun
	last  map[int64]uint64 // by world rank: the number of its last call
}

// named is what a process did in collective operations of one name.
type named struct {
	process *history.Process
	name    string
}

// Begun is a part, and the communicator of its operation.
type Begun struct {
	Comm *history.SharedComm
	*Part
}

// makers are the functions that make communicators and windows, and are collective over a communicator.
var makers = func() []*operand.Kind {
	list := map[mpicall.Function]*operand.Kind{}
	for _, name := range strings.Fields(`Comm_dup Comm_dup_with_info Comm_create Comm_split Comm_split_type
		Cart_create Graph_create Dist_graph_create Dist_graph_create_adjacent Cart_sub Intercomm_merge
		Win_create Win_allocate Win_allocate_shared Win_create_dynamic Comm_spawn Comm_spawn_multiple
		Comm_idup Comm_idup_with_info`) {
		k := &operand.Kind{Name: name, Form: operand.Blocking, Collective: true}
		if base, is := strings.CutPrefix(name, "Comm_i"); is {
			k.Name, k.Form = "Comm_"+base, operand.Nonblocking
		}
		for _, full := range []string{"MPI_" + name, "MPI_" + name + "_c"} {
			if f := mpicall.Lookup(full); f.Valid() {
				list[f] = k
			}
		}
	}
	return mpicall.ByFunction(func(f mpicall.Function) *operand.Kind { return list[f] })
}()

// collective is the kind of a function that is collective over a communicator; nil: it is not.
func collective(f mpicall.Function) *operand.Kind {
	if k := operand.KindOf(f); k != nil && k.Collective {
		return k
	}
	return makers[f]
}

var (
	root, op           = history.Parameter("root"), history.Parameter("op")
	sendBuf, recvBuf   = history.Parameter("sendbuf"), history.Parameter("recvbuf")
	intercomm, oldComm = history.Parameter("intercomm"), history.Parameter("comm_old")
)

// over is the communicator that a call is collective over.
func over(c *history.Call) *history.Comm {
	for _, p := range []history.Param{comm, oldComm, intercomm} {
		if p.Of(c.Function) {
			return c.Comm(p)
		}
	}
	return nil
}

func (m *Matcher) enterCollective(c *history.Call) {
	k := collective(c.Function)
	if k == nil {
		return
	}
	of := over(c)
	if of == nil || of.Shared == nil {
		return
	}
	all := m.rounds[of.Shared]
	if all == nil {
		all = &rounds{first: 1, begun: map[int64]int{}, last: map[int64]uint64{}}
		m.rounds[of.Shared] = all
	}
	all.last[world(c)] = c.Number
	all.begun[world(c)]++
	number := all.begun[world(c)]
	for all.first+len(all.open) <= number {
		all.open = append(all.open, &Collective{Comm: of.Shared, Number: all.first + len(all.open)})
	}
	if number < all.first {
		return
	}
	operation := all.open[number-all.first]
	own := part(c, of, k)
	operation.Parts = append(operation.Parts, own)
	m.latest[named{c.Process, k.Name}] = Begun{of.Shared, own}
	if m.listener.Begun != nil {
		m.listener.Begun(operation, own)
	}
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

func part(c *history.Call, of *history.Comm, k *operand.Kind) *Part {
	p := &Part{Ref: c.Ref, Name: k.Name, Form: k.Form, Neighbors: k.Neighbors, World: world(c), Rank: of.Rank}
	p.Remote = of.Inter && trace.Includes(of.Shared.Remote, p.World)
	if root.Of(c.Function) {
		p.Root, p.HasRoot = c.Int(root), true
	}
	if op.Of(c.Function) {
		p.Op, p.HasOp = uint64(c.Int(op)), true
	}
	for _, buffer := range []history.Param{sendBuf, recvBuf} {
		p.InPlace = p.InPlace || buffer.Of(c.Function) && c.Int(buffer) == mpicall.InPlace
	}
	p.Sent, p.Received = operand.Of(c)
	if k.Neighbors {
		p.Sources, p.Destinations = of.Sources, of.Destinations
	}
	return p
}

// Elsewhere is the last call by which a process that is missing in an operation began one of the same name on another communicator, if it
// did that after its last call on this one; nil: it did not.
func (m *Matcher) Elsewhere(missing *Collective, p *history.Process) *Begun {
	if p == nil || len(missing.Parts) == 0 {
		return nil
	}
	last, is := m.latest[named{p, missing.Parts[0].Name}]
	if !is || last.Comm == missing.Comm || last.Number < m.rounds[missing.Comm].last[int64(p.Rank.Rank)] {
		return nil
	}
	return &last
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
