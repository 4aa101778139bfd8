package order

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// A fence is a barrier, unless MPI_MODE_NOPRECEDE says that it ends no epoch. In either case, an operation accesses its target
// after the target has called the fence that began the epoch (MPI 4.1, 12.5.1). MPI_Win_free is a barrier (12.2.5). All
// processes of a window call both in the same order: those with one number belong together.

// fence is the calls with one number.
type fence struct {
	all  Clock        // of those who have called it
	made int64        // how many these are
	open gates[int64] // by rank, for fences with MPI_MODE_NOPRECEDE
	left int64
}

var fences = []transition{{
	calls: []string{"MPI_Win_fence", "MPI_Win_free"},
	entered: func(o *Order, p *process, c *history.Call) {
		w := o.window(p, c)
		if w == nil {
			return
		}
		w.made[w.self]++
		f := w.round(w.made[w.self])
		f.all.Join(p.clock)
		f.made++
		if operand.NoPrecede(c) {
			f.open.gate(w.self).open(p.clock)
		}
	},
	left: func(o *Order, p *process, c *history.Call) {
		w := o.window(p, c)
		if w == nil {
			return
		}
		w.fence, w.noPrecede = w.made[w.self], operand.NoPrecede(c)
		f := w.round(w.fence)
		if !w.noPrecede {
			o.passFence(p, c, w, f)
			o.fetched(p, w, all)
		}
		w.epoch = assert.Of(c.Function) && c.Int(assert)&mpicall.ModeNosucceed == 0
		if f.left++; f.left == w.size {
			delete(w.fences, w.fence-1)
		}
		if c.Function == winFree {
			delete(p.windows, c.Window(win))
		}
	},
}}

// passFence: who has left a fence follows all that have called it. It is certain that they have if the fence ends an epoch.
func (o *Order) passFence(p *process, c *history.Call, w *window, f *fence) {
	if o.sure && (!w.epoch || !c.Succeeded() || c.Function == winFree) {
		return
	}
	p.learn(f.all)
	if f.made < w.size {
		o.watchAll(p)
	}
}

var winFree = mpicall.Lookup("MPI_Win_free")

func (w *shared) round(number int) *fence {
	if w.fences[number] == nil {
		w.fences[number] = &fence{open: gates[int64]{}}
	}
	return w.fences[number]
}
