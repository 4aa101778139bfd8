package order

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// A collective operation orders as its data flows (MPI 4.1, 6.1): a process that receives data of another one is ordered
// after that one's call.

// round is one collective operation.
type round struct {
	begun int
	all   Clock // of all who have begun it
	root  Clock
	ranks map[int64]Clock // of a scan, by rank
}

// part is that of one process.
type part struct {
	*round
	*match.Part
	of *match.Collective
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
	r.begun++
	r.all.Join(clock)
	switch {
	case p.HasRoot && (p.Root == p.Rank || p.Root == mpicall.Root):
		r.root = clock
	case p.Name == "Scan" || p.Name == "Exscan":
		r.ranks[p.Rank] = clock
	}
	o.now.parts[p.Number] = &part{r, p, c}
}

// allBegun forgets a round. Those who have not left it keep it.
func (o *Order) allBegun(c *match.Collective) { delete(o.rounds, c) }

// endParts orders what follows a call after the collective operations that it has completed.
func (o *Order) endParts(p *process, c *history.Call) {
	if begun := p.parts[c.Number]; begun != nil {
		delete(p.parts, c.Number)
		if begun.Form == operand.Blocking {
			o.end(p, c, begun)
		} else if number := uint64(c.Int(requestHandle)); number != 0 {
			p.running[number] = begun
		}
	}
	for _, done := range c.Completed {
		if begun := p.running[done.Request.Number]; begun != nil {
			delete(p.running, done.Request.Number)
			o.end(p, c, begun)
		}
	}
}

func (o *Order) end(p *process, c *history.Call, b *part) {
	if o.sure && !(b.of.Waits(b.Part) && c.Succeeded()) {
		return
	}
	complete := true
	switch b.of.Flow(b.Part) {
	case match.FromAll:
		p.learn(b.all)
		complete = int64(b.begun) == b.of.Comm.Processes()
	case match.FromRoot:
		p.learn(b.root)
		complete = !b.root.none()
	case match.FromLower:
		for rank := range b.Rank {
			p.learn(b.ranks[rank])
			complete = complete && !b.ranks[rank].none()
		}
	}
	if !complete { // who has not begun it so far may have begun it before
		o.watchAll(p)
	}
}
