// Package history makes one execution of the recordings of all processes. It tells judges of each call, in the
// order of time, with the objects that the call names: communicators, windows, datatypes, groups, and which
// requests it completed. Objects that several processes share are one object here. The package keeps what is
// alive and forgets the rest, so its memory does not grow with the length of the execution. It judges nothing.
package history

import "github.com/nastympi/nastympi/base/trace"

// Source supplies the events of one process, in the order of their times. *trace.Recording is a source.
type Source interface {
	Next(*trace.Event) (bool, error)
}

// Judge looks at an execution. A call and what it refers to may only be used until the method returns, except for
// objects and the Ref of the call.
type Judge interface {
	// Entered is told of a call with its arguments.
	Entered(*Call)
	// Left is told of a call that has returned, with its arguments and results. Of a row of polls with the same result
	// only the first is told.
	Left(*Call)
	// Ended is told of a process whose recording is over. Its threads may still be in calls.
	Ended(*Process)
}

// Recaller is a Judge that also looks at loads and stores to memory that is of interest only now.
type Recaller interface {
	// Recalled is told of an access that a thread has made after its last event until the access's time.
	Recalled(*Access)
}

// Observer is a Judge that also looks at loads and stores of the program.
type Observer interface {
	// Accessed is told of an access before the call that the thread enters next.
	Accessed(*Access)
}

// Execution is what a program did.
type Execution struct {
	Processes []*Process
	shared    map[string]any // communicators and windows by identity
	nodes     int
	timeline  Timeline // nil: nodes are ordered by their wall clocks
	stop      func() bool
	cut       bool
}

// Until lets Walk stop as soon as a function says so, which is asked now and then. Then the judges are told of the beginning of the
// execution only, as if all processes had been killed at the same moment.
func (e *Execution) Until(stop func() bool) { e.stop = stop }

// Cut says whether Walk has stopped before the end.
func (e *Execution) Cut() bool { return e.cut }

// New is an execution of these processes, of which nothing has been read yet.
func New(ranks []trace.Rank, sources []Source) *Execution {
	e := &Execution{shared: map[string]any{}}
	worlds := map[string]map[int]*Process{}
	clocks := map[clock]*Process{} // each process reads the wall clock at another moment, and somebody may set it meanwhile
	for i, r := range ranks {
		p := newProcess(e, i, r, sources[i])
		p.node, p.epoch = len(clocks), r.Epoch
		if first := clocks[clockOf(r)]; first != nil {
			p.node, p.epoch = first.node, first.epoch
		} else {
			clocks[clockOf(r)] = p
		}
		e.Processes = append(e.Processes, p)
		if worlds[r.World] == nil {
			worlds[r.World] = map[int]*Process{}
		}
		if world := worlds[r.World]; world[r.Rank] == nil {
			world[r.Rank], p.world = p, world
		}
	}
	e.nodes = len(clocks)
	return e
}

// Peer is the process with this rank in the MPI_COMM_WORLD of p; nil: it is not known.
func (p *Process) Peer(world int64) *Process { return p.world[int(world)] }

// Among is how many processes the execution has.
func (p *Process) Among() int { return max(1, len(p.execution.Processes)) }

// known says whether p is the process of its world that its rank stands for. If several programs were recorded into one folder, the
// first one's is.
func (p *Process) known() bool { return p.world != nil }
