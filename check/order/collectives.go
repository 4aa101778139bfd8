package order

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// A collective operation orders as its data flows (MPI 4.1, 6.1): a process that receives data of another one is ordered
// after that one's call. Operations with neighbours, between groups, and those that make communicators and windows are
// taken for barriers: libraries may make them so, and programs need not know.

// round is one collective operation.
type round struct {
	all   Clock // of all who have begun it
	root  Clock
	ranks map[int64]Clock // of a scan, by rank
}

// part is that of one process.
type part struct {
	*round
	*match.Part
	inter bool
}

var requestHandle = history.Parameter("request")

func (o *Order) begun(c *match.Collective, p *match.Part) {
	if p.Form == operand.Persistent {
		return // its MPI_Start begins it
	}
	r := o.rounds[c]
	if r == nil {
		r = &round{ranks: map[int64]Clock{}}
		o.rounds[c] = r
	}
	clock := o.now.clock
	r.all.Join(clock)
	switch {
	case p.HasRoot && (p.Root == p.Rank || p.Root == mpicall.Root):
		r.root = slices.Clone(clock)
	case p.Name == "Scan" || p.Name == "Exscan":
		r.ranks[p.Rank] = slices.Clone(clock)
	}
	o.now.parts[p.Number] = &part{r, p, len(c.Comm.Remote) > 0}
}

// allBegun forgets a round. Those who have not left it keep it.
func (o *Order) allBegun(c *match.Collective) { delete(o.rounds, c) }

// endParts orders what follows a call after the collective operations that it has completed.
func (o *Order) endParts(p *process, c *history.Call) {
	if begun := p.parts[c.Number]; begun != nil {
		delete(p.parts, c.Number)
		if begun.Form == operand.Blocking {
			begun.end(p)
		} else if number := uint64(c.Int(requestHandle)); number != 0 {
			p.running[number] = begun
		}
	}
	for _, done := range c.Completed {
		if begun := p.running[done.Request.Number]; begun != nil {
			delete(p.running, done.Request.Number)
			begun.end(p)
		}
	}
}

func (b *part) end(p *process) {
	switch {
	case b.inter || b.Neighbors:
		p.learn(b.all)
	case b.Name == "Bcast" || b.Name == "Scatter" || b.Name == "Scatterv":
		p.learn(b.root)
	case b.Name == "Reduce" || b.Name == "Gather" || b.Name == "Gatherv":
		if b.Root == b.Rank {
			p.learn(b.all)
		}
	case b.Name == "Scan" || b.Name == "Exscan":
		for rank, clock := range b.ranks {
			if rank < b.Rank {
				p.learn(clock)
			}
		}
	default:
		p.learn(b.all)
	}
}
