package clocks

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// A fence that ends an epoch is left after all have called it (MPI 4.1, 12.5.1), and MPI_Win_wait returns after the matching
// MPI_Win_complete (12.5.2).

// window is what the processes of a window do together.
type window struct {
	size   int64
	made   map[int64]int // by rank: how many fences
	opened map[int64]bool
	fences map[int]*round
	pairs  map[pairing]*round
	starts map[edge]int
	posts  map[edge]int
	// started and posted are the targets and origins of open epochs, by rank.
	started, posted map[int64][]pairing
}

// edge is an origin and a target.
type edge struct{ origin, target int64 }

// pairing is one epoch of an origin and a target.
type pairing struct {
	edge
	number int
	post   bool // else it is the completion
}

// step on a window.
type windowStep func(s *scout, w *window, of *history.Window, c *history.Call)

func (s *scout) onWindow(c *history.Call, do windowStep) {
	of := c.Window(win)
	if of == nil || of.Shared == nil || of.Size() == 0 {
		return
	}
	if s.windows[of.Shared] == nil {
		s.windows[of.Shared] = &window{
			of.Size(), map[int64]int{}, map[int64]bool{}, map[int]*round{}, map[pairing]*round{}, map[edge]int{}, map[edge]int{},
			map[int64][]pairing{}, map[int64][]pairing{},
		}
	}
	do(s, s.windows[of.Shared], of, c)
}

var win, assertion, group, flag = history.Parameter("win"), history.Parameter("assert"), history.Parameter("group"), history.Parameter("flag")

func (w *window) fence(number int) *round {
	if w.fences[number] == nil {
		w.fences[number] = newRound(w.size)
	}
	return w.fences[number]
}

// pairing is the round of a pairing, for who comes first to it. The other one, who finds it, is the last that needs it.
func (w *window) pairing(p pairing) *round {
	if r := w.pairs[p]; r != nil {
		delete(w.pairs, p)
		return r
	}
	w.pairs[p] = newRound(1)
	return w.pairs[p]
}

func asserts(c *history.Call, what int64) bool {
	return assertion.Of(c.Function) && c.Int(assertion)&what != 0
}

var entering = steps(map[string]windowStep{
	"MPI_Win_fence": enterFence, "MPI_Win_free": enterFence,
	"MPI_Win_start": func(_ *scout, w *window, of *history.Window, c *history.Call) {
		for _, to := range of.Members(c.Group(group)) {
			e := edge{of.Self(), int64(to)}
			w.starts[e]++
			w.started[of.Self()] = append(w.started[of.Self()], pairing{edge: e, number: w.starts[e]})
		}
	},
	"MPI_Win_complete": func(s *scout, w *window, of *history.Window, c *history.Call) {
		for _, p := range w.started[of.Self()] {
			s.begin(w.pairing(p), c, 0, false)
		}
	},
	"MPI_Win_post": func(s *scout, w *window, of *history.Window, c *history.Call) {
		for _, origin := range of.Members(c.Group(group)) {
			e := edge{int64(origin), of.Self()}
			w.posts[e]++
			w.posted[of.Self()] = append(w.posted[of.Self()], pairing{edge: e, number: w.posts[e]})
			s.begin(w.pairing(pairing{e, w.posts[e], true}), c, 0, false)
		}
	},
})

var leaving = steps(map[string]windowStep{
	"MPI_Win_fence": leaveFence, "MPI_Win_free": leaveFence,
	"MPI_Win_complete": func(s *scout, w *window, of *history.Window, _ *history.Call) {
		for _, p := range w.started[of.Self()] {
			p.post = true
			s.arrive(w.pairing(p), &arrival{flow: match.FromAll}) // it may not have waited if there was no operation
		}
		delete(w.started, of.Self())
	},
	"MPI_Win_wait": leaveWait, "MPI_Win_test": leaveWait,
})

func steps(named map[string]windowStep) []windowStep {
	list := map[mpicall.Function]windowStep{}
	for name, step := range named {
		list[mpicall.Lookup(name)] = step
	}
	return mpicall.ByFunction(func(f mpicall.Function) windowStep { return list[f] })
}

func enterFence(s *scout, w *window, of *history.Window, c *history.Call) {
	w.made[of.Self()]++
	s.begin(w.fence(w.made[of.Self()]), c, 0, false)
}

// leaveFence: a fence that ends an epoch waits for all others (MPI 4.1, 12.5.1).
func leaveFence(s *scout, w *window, of *history.Window, c *history.Call) {
	number, open := w.made[of.Self()], w.opened[of.Self()]
	w.opened[of.Self()] = !asserts(c, mpicall.ModeNosucceed)
	if !asserts(c, mpicall.ModeNoprecede) {
		s.arrive(w.fence(number), &arrival{flow: match.FromAll, certain: open && c.Function == fence})
	}
	r := w.fence(number)
	if r.gone++; r.gone == w.size {
		delete(w.fences, number)
	}
}

// leaveWait: MPI_Win_wait waits for all origins to complete (12.5.2).
func leaveWait(s *scout, w *window, of *history.Window, c *history.Call) {
	if flag.Of(c.Function) && c.Int(flag) == 0 {
		return
	}
	for _, p := range w.posted[of.Self()] {
		s.arrive(w.pairing(p), &arrival{flow: match.FromAll, certain: true})
	}
	delete(w.posted, of.Self())
}

var fence = mpicall.Lookup("MPI_Win_fence")
