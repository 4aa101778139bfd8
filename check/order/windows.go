package order

import (
	"github.com/nastympi/nastympi/check/history"
)

// all stands for all targets of a window.
const all = -1

var (
	win, rank        = history.Parameter("win"), history.Parameter("rank")
	target, assert   = history.Parameter("target_rank"), history.Parameter("assert")
	group, lockParam = history.Parameter("group"), history.Parameter("lock_type")
)

// shared is a window of all its processes. Ranks are those of the window's group.
type shared struct {
	size     int64
	made     map[int64]int  // by rank: how many fences
	fences   map[int]*fence // by number
	pairs    map[edge]*pair
	unlocked map[int64]*released // by target
	together released            // of all targets, but what news has
	news     []*released         // targets that were released since
}

// window is a window at one process.
type window struct {
	*shared
	self      int64
	fence     int  // number of the last fence
	noPrecede bool // the last fence was no barrier
	epoch     bool // the last fence began an epoch
	started   map[int64]int
	posted    map[int64]int // by origin
	locked    map[int64]bool
	fetched   map[fetch]struct{}
}

// window at the process of the call; nil: it is not known which window of the others it is.
func (o *Order) window(p *process, c *history.Call) *window {
	of := c.Window(win)
	if of == nil || of.Shared == nil || of.Size() == 0 {
		p.vague = true
		o.followAll(p)
		return nil
	}
	if p.windows[of] == nil {
		if o.windows[of.Shared] == nil {
			o.windows[of.Shared] = &shared{
				size: of.Size(), made: map[int64]int{}, fences: map[int]*fence{}, pairs: map[edge]*pair{}, unlocked: map[int64]*released{},
			}
		}
		p.windows[of] = &window{shared: o.windows[of.Shared], self: of.Self(), locked: map[int64]bool{}, fetched: map[fetch]struct{}{}}
	}
	return p.windows[of]
}

// concerned is the target that a call names, or all.
func concerned(c *history.Call) int64 {
	if rank.Of(c.Function) {
		return c.Int(rank)
	}
	return all
}

// Opened calls start with what happened before the accesses of a one-sided operation at its target, and what of that is certain: at
// once, or when the target opens the epoch that the operation needs.
func (o *Order) Opened(c *history.Call, start func(before, certain Clock)) {
	var certain Clock
	switch {
	case o.certain == nil:
		o.opened(c, func(clock Clock) { start(clock, clock) })
		return
	case !o.lost:
		o.certain.opened(c, func(clock Clock) { certain = clock }) // hears first that the epoch is open
	}
	o.opened(c, func(clock Clock) { start(clock, certain) })
}

func (o *Order) opened(c *history.Call, start func(Clock)) {
	p := o.process(c.Process)
	w := o.window(p, c)
	if w == nil {
		return
	}
	to := c.Int(target)
	k, started := w.started[to]
	switch {
	case started && !w.holds(to):
		w.pair(w.self, to).open.gate(k).pass(p.clock, start)
	case w.noPrecede && !w.holds(to):
		w.round(w.fence).open.gate(to).pass(p.clock, start)
	default:
		start(p.clock)
	}
}

// gate opens at some time. Before, it keeps what waits for it.
type gate struct {
	since   Clock // what happened before; none: it is closed
	waiting []func(Clock)
}

// gates are made when they are asked for.
type gates[K comparable] map[K]*gate

func (g gates[K]) gate(key K) *gate {
	if g[key] == nil {
		g[key] = &gate{}
	}
	return g[key]
}

func (g *gate) open(clock Clock) {
	g.since = clock
	for _, start := range g.waiting {
		start(g.since)
	}
	g.waiting = nil
}

// pass calls start with what happened before the gate opened and before now.
func (g *gate) pass(now Clock, start func(Clock)) {
	before := now.still()
	if g.since.none() {
		g.waiting = append(g.waiting, func(since Clock) {
			before.Join(since)
			start(before)
		})
		return
	}
	before.Join(g.since)
	start(before)
}

// Epoch is the function that opened the epoch of a one-sided operation.
func (o *Order) Epoch(c *history.Call) string {
	w := o.process(c.Process).windows[c.Window(win)]
	if w == nil {
		return "no call"
	}
	_, one := w.locked[c.Int(target)]
	_, started := w.started[c.Int(target)]
	switch {
	case one:
		return "MPI_Win_lock"
	case w.holds(c.Int(target)):
		return "MPI_Win_lock_all"
	case started:
		return "MPI_Win_start"
	}
	return "MPI_Win_fence"
}

// Engaged says whether a process has locked, started or exposed a window: MPI allows no fence there (MPI 4.1, 12.5).
func (o *Order) Engaged(p *history.Process, of *history.SharedWindow) bool {
	for each, w := range o.process(p).windows {
		if each.Shared == of && (len(w.locked) > 0 || w.started != nil || w.posted != nil) {
			return true
		}
	}
	return false
}
