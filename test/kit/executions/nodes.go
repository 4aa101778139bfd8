package executions

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/trace"
)

// Clock is what the monotonic clock of a node shows at some time.
type Clock struct {
	Ahead uint64 // ns
	Drift int64  // ns in a million
	// Early is how long before all others the first event of each process was, in ns. Who takes nodes to have begun at the same time takes
	// this node's events to be late by that.
	Early uint64
}

// At is what it shows.
func (c Clock) At(time uint64) uint64 {
	return c.Ahead + time + uint64(int64(time)*c.Drift/1_000_000)
}

// On is the same execution, with ranks dealt over nodes that have these clocks. Wall clocks are as wrong.
func (e *Execution) On(clocks ...Clock) *Execution {
	scattered := &Execution{now: e.now, next: e.next}
	for i, r := range e.ranks {
		node := i % len(clocks)
		r.Host, r.Boot, r.Epoch = fmt.Sprintf("node%d", node), fmt.Sprintf("boot%d", node), 0
		r.Events = slices.Clone(r.Events)
		r.Events[0].Time -= clocks[node].Early
		for k := range r.Events {
			event := &r.Events[k]
			event.Time = clocks[node].At(event.Time)
			switch event.Type {
			case trace.Repeated:
				event.B = clocks[node].At(event.B)
			case trace.Earlier:
				event.Seq = clocks[node].At(event.Seq)
			}
		}
		scattered.ranks = append(scattered.ranks, r)
	}
	return scattered
}

// Clocks are those of some nodes: hours apart, and drifting.
func Clocks(nodes int) (list []Clock) {
	const hour = 3600_000_000_000
	for i := range nodes {
		list = append(list, Clock{Ahead: uint64(3*i*i+i+1) * hour, Drift: int64(i%3-1) * 90})
	}
	return list
}
