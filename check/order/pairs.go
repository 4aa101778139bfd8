package order

import (
	"github.com/nastympi/nastympi/check/history"
)

// An operation accesses its target after the matching MPI_Win_post, and what follows MPI_Win_wait follows the matching
// MPI_Win_complete (MPI 4.1, 12.5.2). The nth MPI_Win_start of an origin that names a target matches the nth MPI_Win_post of
// the target that names the origin.

// edge is an origin and a target.
type edge struct{ origin, target int64 }

// pair are the epochs of an origin and a target, by number.
type pair struct {
	starts, posts int
	open          gates[int]
	complete      map[int]Clock
	closing       map[int][]func(Moment)
}

func (w *shared) pair(origin, target int64) *pair {
	e := edge{origin, target}
	if w.pairs[e] == nil {
		w.pairs[e] = &pair{open: gates[int]{}, complete: map[int]Clock{}, closing: map[int][]func(Moment){}}
	}
	return w.pairs[e]
}

var pairs = []transition{
	{calls: []string{"MPI_Win_start"}, entered: (*Order).start, left: (*Order).seePosts},
	{calls: []string{"MPI_Win_complete"}, entered: (*Order).complete, left: (*Order).completedAll},
	{calls: []string{"MPI_Win_post"}, entered: (*Order).post},
	{calls: []string{"MPI_Win_wait", "MPI_Win_test"}, left: (*Order).wait},
}

func (o *Order) start(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil {
		return
	}
	w.started = map[int64]int{}
	for _, to := range c.Window(win).Members(c.Group(group)) {
		of := w.pair(w.self, int64(to))
		of.starts++
		w.started[int64(to)] = of.starts
	}
}

// seePosts orders a process after the posts that its start has matched: libraries may wait for them at once.
func (o *Order) seePosts(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil || o.sure {
		return
	}
	for to, number := range w.started {
		since := w.pair(w.self, to).open.gate(number).since
		if p.learn(since); since.none() {
			o.watchAll(p)
		}
	}
}

func (o *Order) complete(p *process, c *history.Call) {
	if w := o.window(p, c); w != nil {
		for to, number := range w.started {
			w.pair(w.self, to).complete[number] = p.clock
		}
	}
}

func (o *Order) completedAll(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil {
		return
	}
	o.seePosts(p, c)
	for to, number := range w.started {
		of := w.pair(w.self, to)
		if !of.open[number].since.none() {
			delete(of.open, number)
		}
	}
	w.started = nil
	o.fetched(p, w, all)
}

func (o *Order) post(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil {
		return
	}
	w.posted = map[int64]int{}
	for _, origin := range c.Window(win).Members(c.Group(group)) {
		of := w.pair(int64(origin), w.self)
		of.posts++
		w.posted[int64(origin)] = of.posts
		of.open.gate(of.posts).open(p.clock)
	}
}

func (o *Order) wait(p *process, c *history.Call) {
	w := o.window(p, c)
	if w == nil || flag.Of(c.Function) && c.Int(flag) == 0 {
		return
	}
	for origin, number := range w.posted {
		of := w.pair(origin, w.self)
		o.lost = o.lost || o.certain != nil && of.complete[number].none()
		p.learn(of.complete[number])
		delete(of.complete, number)
		for _, over := range of.closing[number] {
			over(p.now())
		}
		delete(of.closing, number)
	}
	w.posted = nil
}

// Closed calls over when the target closes the exposure epoch that MPI_Win_complete ends at the origin, with the moment. Only then are operations complete at the target (MPI 4.1, 12.5.2).
func (o *Order) Closed(c *history.Call, target int64, over func(at Moment)) {
	p := o.process(c.Process)
	w := o.window(p, c)
	if w == nil || w.started[target] == 0 {
		over(p.now())
		return
	}
	of, number := w.pair(w.self, target), w.started[target]
	of.closing[number] = append(of.closing[number], over)
}
