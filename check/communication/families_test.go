package communication_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// family is two parents whose second one has spawned two children.
type family struct {
	*Execution
	child           int
	parents, others int64 // the communicator at the parents and at the children
}

const root = 1

func newFamily() *family { return spawned((*Execution).SpawnBy) }

// spawned is a family whose children are made in such a way.
func spawned(how func(e *Execution, by, size int) int) *family {
	f := &family{Execution: New(2)}
	f.parents, f.others = int64(f.Number()), int64(f.Number())
	between := func(rank int, number int64, function, name string, parent uint64, own int64) {
		f.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: uint64(number), Communicator: &trace.ProcessSet{
			Parent: parent, Rank: own, Inter: true, Topology: mpicall.Undefined, Local: []trace.Span{{First: 0, Stride: 1, Count: 2}},
			Remote: []trace.Span{{First: mpicall.Undefined, Count: 2}},
		}})
		f.Leave(rank, function, Args{name: number})
	}
	for rank := range 2 {
		f.Enter(rank, "MPI_Comm_spawn", Args{"comm": World, "root": int64(root), "maxprocs": 2})
	}
	f.child = how(f.Execution, root, 2)
	for rank := range 2 {
		between(rank, f.parents, "MPI_Comm_spawn", "intercomm", World, int64(rank))
	}
	for rank := range 2 {
		f.Enter(f.child+rank, "MPI_Comm_get_parent", nil)
		between(f.child+rank, f.others, "MPI_Comm_get_parent", "parent", 0, int64(rank))
	}
	return f
}

func (f *family) up(child int, to int64) {
	f.Call(f.child+child, "MPI_Send", With(send(to, 1), Args{"comm": f.others}))
}

func (f *family) receive(parent int, args Args) {
	f.Call(parent, "MPI_Recv", With(args, Args{"comm": f.parents}))
}

func (f *family) down(parent int, to int64) {
	f.Call(parent, "MPI_Send", With(send(to, 1), Args{"comm": f.parents}))
}

// lost are the messages that are never received.
func (f *family) lost(t *testing.T) (list []*check.Finding) {
	for _, found := range judged(t, f.Execution) {
		if found.Name == "message-not-received" {
			list = append(list, found)
		}
	}
	return list
}

func (f *family) loses(t *testing.T, message string) *check.Finding {
	t.Helper()
	finalized(f.Execution)
	list := f.lost(t)
	require.Len(t, list, 1)
	assert.Equal(t, message, list[0].Message)
	return list[0]
}

// 11.2.2, between the groups of 11.8.2.
func TestMessageToAParentThatIsNeverReceived(t *testing.T) {
	const message = "the message that MPI_Send sends to parent 0 with tag 7 is never received"
	f := newFamily()
	f.up(1, 0)
	f.loses(t, message)

	f = newFamily()
	f.up(1, 0)
	f.up(1, 0)
	f.receive(0, received(1, 1))
	found := f.loses(t, message)
	assert.Equal(t, "rank 1, call 3, MPI_Send", At(found.Places[0].Ref), "the second one")

	f = newFamily()
	f.down(0, 1)
	f.loses(t, "the message that MPI_Send sends to child 1 with tag 7 is never received")

	for name, program := range map[string]func(f *family){
		"received":            func(f *family) { f.receive(0, received(1, 1)) },
		"from any source":     func(f *family) { f.receive(0, With(recv(mpicall.AnySource, 1), status(1, 4))) },
		"no status":           func(f *family) { f.receive(0, recv(1, 1)) },
		"by a matched probe":  func(f *family) { f.Call(0, "MPI_Mprobe", Args{"comm": f.parents, "source": 1, "tag": 7, "message": 5}) },
		"by a request":        func(f *family) { f.irecv(); f.Call(0, "MPI_Wait", With(Args{"request": 9}, status(1, 4))) },
		"by a request, to be": func(f *family) { f.irecv() },
		"by MPI_Sendrecv": func(f *family) {
			f.Call(0, "MPI_Sendrecv", Args{"comm": f.parents, "dest": mpicall.ProcNull, "source": 1})
		},
		"the sender cancels":   func(f *family) { f.Call(f.child+1, "MPI_Cancel", Args{"request": 5}) },
		"the parent is cut":    func(f *family) { f.CutOff(0) },
		"another thread sends": func(f *family) { f.EnterOn(f.child+1, 1, "MPI_Barrier", Args{"comm": World}) },
	} {
		f := newFamily()
		f.up(1, 0)
		program(f)
		finalized(f.Execution)
		assert.Empty(t, f.lost(t), name)
	}
	f = newFamily()
	f.up(1, 0)
	assert.Empty(t, f.lost(t), "the program was ended")

	f = spawned(func(e *Execution, _, size int) int { return e.Spawn(size) })
	f.up(1, 0)
	finalized(f.Execution)
	assert.Empty(t, f.lost(t), "it is not known whose children they are")
}

// 7.6.3: the parents come first.
func TestMessageOfAMergedCommunicatorThatIsNeverReceived(t *testing.T) {
	merged := func(f *family) int64 {
		made := int64(f.Number())
		for rank, process := range []int{0, 1, f.child, f.child + 1} {
			of := f.parents
			if rank > 1 {
				of = f.others
			}
			f.Enter(process, "MPI_Intercomm_merge", Args{"intercomm": of, "high": int64(rank / 2)})
			f.Describe(process, trace.Object{Kind: mpicall.Communicator, Number: uint64(made), Communicator: &trace.ProcessSet{
				Parent: uint64(of), Rank: int64(rank), Topology: mpicall.Undefined,
				Local: []trace.Span{{First: 0, Stride: 1, Count: 2}, {First: mpicall.Undefined, Count: 2}},
			}})
			f.Leave(process, "MPI_Intercomm_merge", Args{"newintracomm": made})
		}
		return made
	}
	for _, c := range []struct {
		name   string
		merges int
		sender int // in the merged communicator
		to     int64
		got    bool
	}{
		{"child to parent", 1, 3, 0, false},
		{"parent to child", 1, 0, 2, false},
		{"child to child", 2, 2, 3, false},
		{"received", 1, 3, 0, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFamily()
			processes := []int{0, 1, f.child, f.child + 1}
			var over int64
			for range c.merges {
				over = merged(f)
			}
			f.Call(processes[c.sender], "MPI_Send", With(send(c.to, 1), Args{"comm": over}))
			if c.got {
				f.Call(processes[c.to], "MPI_Recv", With(received(int64(c.sender), 1), Args{"comm": over}))
				finalized(f.Execution)
				assert.Empty(t, f.lost(t))
				return
			}
			f.loses(t, fmt.Sprintf("the message that MPI_Send sends to rank %d of what MPI_Intercomm_merge made with tag 7 is never received", c.to))
		})
	}
}

func (f *family) irecv() {
	f.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"comm": f.parents, "request": 9}))
}
