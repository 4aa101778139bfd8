package match

import "github.com/nastympi/nastympi/check/operand"

// Flow says from whom the data flows that a process receives in a collective operation: who must have begun it before the
// process can complete it (MPI 4.1, 6.1).
type Flow int

// The flows.
const (
	FromNone Flow = iota + 1
	FromAll
	FromRoot
	FromLower // ranks
)

// Flow of the data to the process. Operations with neighbours, between groups, and those that make communicators and windows are
// taken for barriers: libraries may make them so, and programs need not know.
func (c *Collective) Flow(p *Part) Flow {
	switch {
	case c.Inter() || p.Neighbors:
		return FromAll
	case p.Name == "Bcast" || p.Name == "Scatter" || p.Name == "Scatterv":
		return FromRoot
	case (p.Name == "Reduce" || p.Name == "Gather" || p.Name == "Gatherv") && p.Root != p.Rank:
		return FromNone
	case p.Name == "Scan" || p.Name == "Exscan":
		return FromLower
	}
	return FromAll
}

// Inter says whether it is an operation between two groups.
func (c *Collective) Inter() bool { return len(c.Comm.Remote) > 0 }

// Waits says whether the process cannot have completed the operation before the others had begun theirs, as far as the data flows. The
// others may not be waited for if there is no data, or if a library only may exchange something.
func (c *Collective) Waits(p *Part) bool {
	if c.Inter() {
		return false
	}
	if p.Name == "Barrier" {
		return true
	}
	return exchanges[p.Name] && (hasData(&p.Sent) || hasData(&p.Received))
}

// exchanges are the operations in which each process has the same amount of data for each other one. Those with lists of
// counts are missing.
var exchanges = map[string]bool{
	"Allreduce": true, "Allgather": true, "Alltoall": true, "Bcast": true, "Reduce": true, "Gather": true, "Scatter": true, "Scan": true,
	"Exscan": true, "Reduce_scatter_block": true,
}

func hasData(d *operand.Data) bool { return d.Used && d.Counts == nil && d.Each.Known() }
