package advice

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// An exclusive lock could be shared if the process only reads while it has it, does nothing else meanwhile, and every update of
// the window is made under an exclusive lock (MPI 4.1, 12.5.3). The lock of the own memory protects loads and stores.

// epoch is that of an exclusive lock.
type epoch struct {
	site          *site
	target        int64
	reads, writes bool
	other         bool // something else happened
}

func (j *Judge) locked(p *process, c *history.Call) {
	w := p.window(j, c)
	if w == nil || c.Int(rank) == mpicall.ProcNull || c.Int(lockType) != mpicall.LockExclusive {
		return
	}
	s := j.site(c)
	w.exclusive[c.Int(rank)] = &epoch{site: s, target: c.Int(rank), other: c.Int(rank) == c.Window(win).Self() || p.held > 0}
	p.held++
	if !slices.Contains(s.exclusiveIn, w.shared) {
		s.exclusiveIn = append(s.exclusiveIn, w.shared)
	}
}

// unlocked judges an epoch, which its last call has ended.
func (j *Judge) unlocked(p *process, c *history.Call) {
	w := p.window(j, c)
	if w == nil {
		return
	}
	for to := range w.pending {
		if operand.Concerns(c, to) {
			delete(w.pending, to)
		}
	}
	if e := w.exclusive[c.Int(rank)]; rank.Of(c.Function) && e != nil {
		e.site.readsOnly.add(e.reads && !e.writes && !e.other)
		delete(w.exclusive, e.target)
		p.held--
	}
}

// holding notes calls that a lock may be there for, although they do not access its target.
func (j *Judge) holding(p *process, c *history.Call) {
	if p.held == 0 {
		return
	}
	for of, w := range p.windows {
		for to, e := range w.exclusive {
			about := c.Window(win) == of && (target.Of(c.Function) && c.Int(target) == to || rank.Of(c.Function) && c.Int(rank) == to)
			e.other = e.other || !about
		}
	}
}
