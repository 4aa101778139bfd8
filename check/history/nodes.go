package history

import (
	"errors"
	"slices"
)

// Timeline relates the clocks of nodes to each other, and knows what else is needed of a whole execution before its events are told in
// order. Nodes are counted from 0. Times are those of the node's clock, in ns.
type Timeline interface {
	// Merged is the place of a moment among the moments of all nodes. The order of one node's moments is that of its clock, and what
	// was communicated is sent before it is received.
	Merged(node int, time uint64) int64
	// Before says whether a moment of one node was certainly before a moment of another one.
	Before(node int, time uint64, other int, later uint64) bool
	// Concurrent says whether several threads ever send the messages of a channel, or make receives that may get one of them.
	Concurrent(c Channel) (is, known bool)
}

// Channel is messages of one source and tag. They keep their order if one thread sends them and one receives them (MPI 4.1, 3.5).
type Channel struct {
	Comm     string // its identity
	From, To int64  // ranks in MPI_COMM_WORLD
	Tag      int64
}

// Nodes is the number of clocks that the processes have.
func (e *Execution) Nodes() int { return e.nodes }

// Align lets a timeline order the events of several nodes. Without one their wall clocks do, which may differ.
func (e *Execution) Align(t Timeline) { e.timeline = t }

// Node is the number of the clock that the process has: that of a boot of a machine.
func (p *Process) Node() int { return p.node }

// OneClock says whether the times of both processes can be compared: they ran in one boot of one machine.
func (p *Process) OneClock(other *Process) bool { return p.node == other.node }

// Before says whether a moment of the process was certainly before a moment of another one.
func (p *Process) Before(time uint64, other *Process, later uint64) bool {
	if p.OneClock(other) {
		return time < later
	}
	t := p.execution.timeline
	return t != nil && t.Before(p.node, time, other.node, later)
}

// Concurrent is that of the timeline of the execution, if there is one.
func (p *Process) Concurrent(c Channel) (is, known bool) {
	if t := p.execution.timeline; t != nil {
		return t.Concurrent(c)
	}
	return false, false
}

// Scattered says whether processes of the execution have different clocks.
func (p *Process) Scattered() bool { return p.execution.nodes > 1 }

// Next is when the next event of the process was that has not been told, if there is one.
func (p *Process) Next() uint64 { return p.next.Time }

// Everyone are the processes of the execution.
func (p *Process) Everyone() []*Process { return p.execution.Processes }

// Head is the next event of a node.
type Head struct {
	Time uint64
	Over bool // there is none
}

// WalkNodes tells the judges of all that happened, each node in the order of its own clock. The function says which node's event
// is told next, given the next ones of all nodes.
func (e *Execution) WalkNodes(next func([]Head) int, judges ...Judge) error {
	nodes, heads := make([]walk, e.nodes), make([]Head, e.nodes)
	for _, p := range slices.Backward(e.Processes) {
		n := &nodes[p.node]
		n.judges = judges
		if n.read(p) {
			n.waiting.add(p)
		}
	}
	for i := range nodes {
		heads[i] = nodes[i].head()
	}
	for slices.ContainsFunc(heads, func(h Head) bool { return !h.Over }) {
		i := next(heads)
		nodes[i].step(nodes[i].waiting.first())
		heads[i] = nodes[i].head()
	}
	var errs error
	for _, n := range nodes {
		errs = errors.Join(errs, n.errs)
	}
	return errs
}

func (w *walk) head() Head {
	if w.waiting.empty() {
		return Head{Over: true}
	}
	return Head{Time: w.waiting.first().next.Time}
}
