package attempt

import "github.com/nastympi/nastympi/base/trace"

// Usual is what each rank does in a run without perturbation, by rank. A loop of operations, with flushes or without, may wait for a value,
// or be work: as long as a rank does no more than usually, it may be work. nil: not known, so that any may be.
type Usual map[int]Habits

// Habits of a rank.
type Habits struct {
	Synchronizations map[uint32]uint64 // how many synchronization calls it makes on each window, by number of the window
	Operations       uint64            // most that it makes one after the other without such a call
}

// UsualOf reads that from the traces of such a run. What a trace has lost counts as operations: it may have been.
func UsualOf(ranks []trace.Rank) Usual {
	usual := Usual{}
	for _, r := range ranks {
		h := usual[r.Rank]
		if h.Synchronizations == nil {
			h.Synchronizations = map[uint32]uint64{}
		}
		for window, number := range synchronizations(r.Events) {
			h.Synchronizations[window] = max(h.Synchronizations[window], number)
		}
		h.Operations = max(h.Operations, r.Lost+inARow(r.Events))
		usual[r.Rank] = h
	}
	return usual
}

// synchronizations are the numbers of the last synchronization calls on each window.
func synchronizations(events []trace.Event) map[uint32]uint64 {
	last := map[uint32]uint64{}
	for _, e := range events {
		if e.Type == trace.Sync {
			last[e.Window] = max(last[e.Window], e.A)
		}
	}
	return last
}

// inARow is how many operations were made one after the other without a synchronization call.
func inARow(events []trace.Event) (most uint64) {
	var now uint64
	for _, e := range events {
		switch e.Type {
		case trace.Op, trace.Forwarded:
			now++
			most = max(most, now)
		case trace.Sync:
			now = 0
		}
	}
	return most
}

// doings are what a rank has done lately.
type doings struct {
	synchronized, operated bool          // whether it did
	events                 []trace.Event // have its last synchronization calls
	inARow                 uint64        // operations since the last one
}

// mayWork says whether a rank may have worked lately: it synchronized, or else it operated, and not more than usually.
func mayWork(usual func() Usual, rank int, lately doings) bool {
	switch {
	case lately.synchronized:
		return usual().synchronizes(rank, lately.events)
	case lately.operated:
		return usual().operates(rank, lately.inARow)
	}
	return false
}

// synchronizes says whether a rank has synchronized, and not more often than usually.
func (u Usual) synchronizes(rank int, events []trace.Event) bool {
	for window, number := range synchronizations(events) {
		if u == nil || number <= u[rank].Synchronizations[window] {
			return true
		}
	}
	return false
}

// operates says whether so many operations in a row are any, and not more than a rank usually makes.
func (u Usual) operates(rank int, operations uint64) bool {
	return operations > 0 && (u == nil || operations <= u[rank].Operations)
}
