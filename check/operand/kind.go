package operand

import (
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Kind is what a function does with messages, whatever its form.
type Kind struct {
	Name       string // without MPI_, form and _c: "Bcast", "Send", "Put"
	Form       Form
	Collective bool
	Neighbors  bool // a collective operation with the neighbours in a topology
	Partitions bool // a partitioned message (MPI 4.1, 4)

	send, receive bool // of a message
}

// Form is how a call tells the program that its operation is complete.
type Form int

// The forms.
const (
	Blocking    Form = iota + 1 // it returns
	Nonblocking                 // it returns a request
	Persistent                  // it returns a request, which MPI_Start starts
	Split                       // another call on the same file ends it
)

// String is the form for people.
func (f Form) String() string {
	return [...]string{"", "blocking", "nonblocking", "persistent", "split"}[f]
}

// Sends and Receives say whether the function sends or receives a message between two processes.
func (k *Kind) Sends() bool    { return k.send }
func (k *Kind) Receives() bool { return k.receive }

// KindOf a function; nil: it transfers no data between processes, and is no barrier.
func KindOf(f mpicall.Function) *Kind { return kinds[f] }

// FormOf a function that uses the buffers of a message, a collective operation or a file; 0: it uses none of these.
func FormOf(f mpicall.Function) Form {
	if k := KindOf(f); k != nil {
		return k.Form
	}
	return fileAccesses[f].form
}

// kinds by function.
var kinds = func() []*Kind {
	list := map[mpicall.Function]*Kind{}
	add := func(full string, k Kind) {
		for _, name := range []string{full, full + "_c"} {
			if f := mpicall.Lookup(name); f.Valid() {
				list[f] = &k
			}
		}
	}
	all := func(names string, k Kind) {
		for _, name := range strings.Fields(names) {
			k.Name, k.Form = name, Blocking
			add("MPI_"+name, k)
			k.Form = Nonblocking
			add("MPI_I"+strings.ToLower(name[:1])+name[1:], k)
			k.Form = Persistent
			add("MPI_"+name+"_init", k)
		}
	}
	all("Send Bsend Ssend Rsend", Kind{send: true})
	all("Recv Mrecv", Kind{receive: true})
	all("Sendrecv Sendrecv_replace", Kind{send: true, receive: true})
	all("Psend", Kind{send: true, Partitions: true})
	all("Precv", Kind{receive: true, Partitions: true})
	all(`Barrier Bcast Gather Gatherv Scatter Scatterv Allgather Allgatherv Alltoall Alltoallv Alltoallw
		Reduce Allreduce Reduce_scatter Reduce_scatter_block Scan Exscan`, Kind{Collective: true})
	all("Neighbor_allgather Neighbor_allgatherv Neighbor_alltoall Neighbor_alltoallv Neighbor_alltoallw",
		Kind{Collective: true, Neighbors: true})
	return mpicall.ByFunction(func(f mpicall.Function) *Kind { return list[f] })
}()
