package advice

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A flush is needed if an operation that it concerns is not complete when it begins (MPI 4.1, 12.5.4). Operations are complete
// when the flush returns: another thread that flushes them meanwhile waits for them, too.

// pending counts operations to a target.
type pending struct{ atOrigin, atTarget int }

func (n *pending) add() { n.atOrigin, n.atTarget = n.atOrigin+1, n.atTarget+1 }

func (w *window) of(target int64) *pending {
	if w.pending[target] == nil {
		w.pending[target] = &pending{}
	}
	return w.pending[target]
}

// flush notes whether a call is needed, and what it completes.
func (j *Judge) flush(p *process, c *history.Call) {
	w, s := p.window(j, c), j.site(c)
	if w == nil {
		s.needed = true
		return
	}
	local := operand.Completes(c.Function) == operand.AtOrigin
	seen := map[int64]pending{}
	for to, n := range w.pending {
		if operand.Concerns(c, to) {
			s.needed = s.needed || n.atOrigin > 0 || n.atTarget > 0 && !local
			seen[to] = *n
		}
	}
	s.needed = s.needed || rank.Of(c.Function) && c.Int(rank) == mpicall.ProcNull // a rank without a neighbour on this side
	p.flushes[c.Number] = seen
}

// flushed ends what the call has found when it began.
func (j *Judge) flushed(p *process, c *history.Call) {
	seen := p.flushes[c.Number]
	delete(p.flushes, c.Number)
	w := p.window(j, c)
	if w == nil {
		return
	}
	local := operand.Completes(c.Function) == operand.AtOrigin
	for to, n := range seen {
		of := w.of(to)
		of.atOrigin = max(0, of.atOrigin-n.atOrigin)
		if !local {
			of.atTarget = max(0, of.atTarget-n.atTarget)
		}
	}
}
