package order

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A program may poll what an accumulate changes, with fetching operations or, in its own memory, with loads that are not
// recorded. So a fetch is ordered after each accumulate of the same bytes that began before the fetch was complete, and the
// target of a put or an accumulate after all that the origin did before it. Whether the value was really seen is not known:
// this orders too much at times, and never too little.

// cell is eight bytes of a process, or all of its memory.
type cell struct {
	process int
	at      int64
}

const (
	cellBytes = 8
	// fewCells is how many cells are told apart for one operation, and mostCells in all.
	fewCells, mostCells = 16, 1 << 16
	everywhere          = -1
)

// fetch is an operation that a process has begun, and that tells it what others did.
type fetch struct {
	target      int64 // rank
	process     int
	first, last int64
	shared      *history.SharedWindow // whose memory other processes may have stored to; nil: only the target may have
}

// operation is any one-sided operation.
var operation = transition{entered: (*Order).operate}

func (o *Order) operate(p *process, c *history.Call) {
	r, known := operand.RemoteOf(c)
	if !known {
		return
	}
	if at := r.Part.Process; r.Writes && at != p.Process {
		o.reach(p, o.process(at))
	}
	if !r.Atomic {
		return
	}
	span := r.Span().At(r.Address)
	f := fetch{r.Rank, r.Part.Process.Index, span.From / cellBytes, (span.To - 1) / cellBytes, nil}
	if r.Part.Flavor == mpicall.WinFlavorShared {
		f.shared = r.Part.Shared
	}
	if r.Writes {
		o.release(p, f)
	}
	if r.Fetches {
		if w := o.window(p, c); w != nil {
			w.fetched[f] = struct{}{}
		}
	}
}

// reach lets the target of an operation that p begins know of it.
func (o *Order) reach(p, to *process) {
	if o.sure {
		for _, l := range to.threads.list {
			l.incoming.add(p, true)
		}
		return
	}
	for _, l := range to.threads.list {
		l.notice(p.clock)
		if o.doubts() && !to.OneClock(p.Process) {
			o.linkTo(p, l, &l.recent)
		}
	}
	if o.forked {
		to.reached.Join(p.clock)
	}
	if o.doubts() {
		o.reachThrough(to, p)
	}
}

func (f fetch) large() bool { return f.last-f.first >= fewCells }

// update is what processes did before they updated a cell.
type update struct {
	Clock
	releases          // if this is what is certain
	acquired acquired // by fetches, if processes have different clocks
}

// release notes what happened before an update. That of many bytes is noted for the whole process.
func (o *Order) release(p *process, f fetch) {
	o.updated(p, cell{f.process, everywhere})
	if f.large() || len(o.cells) > mostCells {
		o.updated(p, cell{f.process, everywhere - 1})
		return
	}
	for at := f.first; at <= f.last; at++ {
		o.updated(p, cell{f.process, at})
	}
}

func (o *Order) updated(p *process, at cell) {
	u := o.cell(at)
	if o.sure {
		u.add(p, true)
		return
	}
	u.Join(p.clock)
	o.released(p, u.acquired)
}

func (o *Order) cell(at cell) *update {
	if o.cells[at] == nil {
		o.cells[at] = &update{}
		if o.sure {
			o.cells[at].releases = releases{}
		}
		if o.certain != nil {
			o.cells[at].acquired = acquired{}
		}
	}
	return o.cells[at]
}

// observe orders a process after the updates of what it has fetched, and after all that the target did: it may have stored. So may
// all processes of a shared window.
func (o *Order) observe(p *process, f fetch) {
	o.observeTarget(p, f)
	if f.large() {
		o.see(p, cell{f.process, everywhere})
		return
	}
	o.see(p, cell{f.process, everywhere - 1})
	for at := f.first; at <= f.last; at++ {
		o.see(p, cell{f.process, at})
	}
}

func (o *Order) observeTarget(p *process, f fetch) {
	if at := o.processes[f.process]; at != nil {
		o.followProcess(p, at)
	}
	if f.shared == nil {
		return
	}
	for _, part := range f.shared.Parts {
		o.followProcess(p, o.process(part.Process))
	}
}

func (o *Order) see(p *process, at cell) {
	u := o.cells[at]
	if u == nil && (!o.doubts() || len(o.cells) > mostCells) {
		return
	}
	if u == nil {
		u = o.cell(at) // a later update may have been before
	}
	switch {
	case o.sure:
		u.certainly(p, false)
	default:
		p.learn(u.Clock)
		p.heard.fetch(u.Clock)
	}
	if o.doubts() {
		u.acquired.add(p)
	}
}

// fetched is a call that completes the fetches of a process from a target; from all its windows, if w is nil.
func (o *Order) fetched(p *process, w *window, target int64) {
	if w == nil {
		for _, each := range p.windows {
			for f := range each.fetched { // they may be complete
				o.observe(p, f)
			}
		}
		return
	}
	for f := range w.fetched {
		if target == all || f.target == target {
			o.observe(p, f)
			delete(w.fetched, f)
		}
	}
}
