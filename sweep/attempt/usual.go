package attempt

import "github.com/nastympi/nastympi/base/trace"

// Usual is how many synchronization calls each rank makes on each of its windows in a run without perturbation, by rank and number of
// the window. A loop of fetching operations and flushes may wait for a value, or be work: as long as a rank makes no more of them than
// usually, it may be work. nil: not known, so that any may be.
type Usual map[int]map[uint32]uint64

// UsualOf reads that from the traces of such a run.
func UsualOf(ranks []trace.Rank) Usual {
	usual := Usual{}
	for _, r := range ranks {
		if usual[r.Rank] == nil {
			usual[r.Rank] = map[uint32]uint64{}
		}
		for window, number := range synchronizations(r.Events) {
			usual[r.Rank][window] = max(usual[r.Rank][window], number)
		}
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

// works says whether a rank has synchronized, and not more often than usually.
func (u Usual) works(rank int, events []trace.Event) bool {
	for window, number := range synchronizations(events) {
		if u == nil || number <= u[rank][window] {
			return true
		}
	}
	return false
}
