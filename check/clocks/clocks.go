// Package clocks relates the clocks of the nodes of one execution by what their processes communicate, and by nothing else: wall clocks
// may be hours apart. It makes one order of all events in which what is sent comes before it is received, and bounds how far
// two clocks are apart. The order is that of logical clocks (Lamport, 1978) which follow the nodes' own clocks as far as messages let
// them (Rabenseifner's controlled logical clock). The bounds are those of Cristian (1989): each message bounds the offset from
// one side. Only bounds say what is certain. It judges nothing.
package clocks

import (
	"slices"

	"github.com/nastympi/nastympi/check/history"
)

// Timeline is a history.Timeline.
type Timeline struct {
	steps [][]step // by node, ascending
	bounds
	channels
}

// step is by how much a node's clock is moved in the merged order, from some time until the next step. Later steps move it further.
type step struct {
	since uint64
	by    int64
}

// Of reads an execution, and finds its timeline. What is damaged in the recordings is left out: those who judge them will say so.
func Of(e *history.Execution) *Timeline {
	t := &Timeline{bounds: newBounds(e.Nodes()), channels: newChannels()}
	for range e.Nodes() {
		t.steps = append(t.steps, []step{{}})
	}
	s := newScout(t)
	_ = e.WalkNodes(s.next, s)
	t.settle()
	return t
}

// Merged is the place of a moment in the order of all nodes.
func (t *Timeline) Merged(node int, time uint64) int64 {
	return int64(time) + t.moved(node, time)
}

// moved is by how much a node's clock is moved at some time.
func (t *Timeline) moved(node int, time uint64) int64 {
	list := t.steps[node]
	if last := list[len(list)-1]; last.since <= time {
		return last.by
	}
	i, found := slices.BinarySearchFunc(list, time, func(s step, time uint64) int {
		switch {
		case s.since < time:
			return -1
		case s.since > time:
			return 1
		}
		return 0
	})
	if !found {
		i--
	}
	return list[max(i, 0)].by
}

// moment of a node.
type moment struct {
	node int
	time uint64
}

// follow moves a node's clock so that a moment comes after a moment of another node.
func (t *Timeline) follow(later, earlier moment) {
	if least := t.Merged(earlier.node, earlier.time) + 1; least > t.Merged(later.node, later.time) {
		t.move(later, least-int64(later.time))
	}
}

func (t *Timeline) move(from moment, by int64) {
	list := t.steps[from.node]
	if last := &list[len(list)-1]; last.since == from.time {
		last.by = by
	} else {
		t.steps[from.node] = append(list, step{from.time, by})
	}
}
