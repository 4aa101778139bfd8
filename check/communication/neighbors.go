package communication

import (
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/match"
)

// neighbors compares what each process receives from its sources with what they send it (MPI 4.1, 8.6).
func (j *Judge) neighbors(c *match.Collective) {
	ranks := map[int64]*match.Part{}
	for _, p := range c.Parts {
		ranks[p.Rank] = p
	}
	for _, to := range c.Parts {
		for slot, source := range to.Sources {
			from := ranks[source]
			if from == nil { // MPI_PROC_NULL
				continue
			}
			received, known := to.Received.For(int64(slot))
			sent, both := alongEdge(from, to)
			if known && both && !j.compared(from, to, sent, received) {
				return
			}
		}
	}
}

// alongEdge is what a process sends to one of its neighbours. If there are several edges between them, with data of their own, it is not
// said which is which: then nothing is known. Neither is it if the other process is a neighbour in one direction only.
func alongEdge(from, to *match.Part) (sent layout.Side, known bool) {
	switch there := slots(from.Destinations, to.Rank); {
	case len(there) == 0:
		return layout.Side{}, false
	case len(there) == 1 && len(slots(to.Sources, from.Rank)) == 1, from.Sent.Counts == nil:
		return from.Sent.For(there[0])
	}
	return layout.Side{}, false
}

// slots are where a rank is in a list of neighbours.
func slots(neighbors []int64, rank int64) (list []int64) {
	for i, n := range neighbors {
		if n == rank {
			list = append(list, int64(i))
		}
	}
	return list
}
