package advice

import (
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Fences with one number belong together: all processes of a window make them in the same order (MPI 4.1, 12.5.1), and all must
// give the same of these assertions (12.5.5). A fence could have MPI_MODE_NOSUCCEED if no process makes an operation on the
// window before the next one. It could have MPI_MODE_NOPRECEDE if no process has made any operation, on any window, since the
// fence before, which was a barrier: then that one orders what this one would.

// fence is the calls with one number.
type fence struct {
	sites     map[*site]struct{}
	preceded  bool
	succeeded bool
	given     int64 // assertions of all
	ended     int64 // how many ranks have come to the next one
}

func (j *Judge) fenced(p *process, c *history.Call) {
	w := p.window(j, c)
	if w == nil {
		return
	}
	if last := w.fences[w.made]; last != nil {
		if last.ended++; last.ended == c.Window(win).Size() {
			last.judge()
			delete(w.fences, w.made)
		}
	}
	w.made++
	if c.Function == winFree {
		delete(p.windows, c.Window(win))
		return
	}
	f := w.fences[w.made]
	if f == nil {
		f = &fence{sites: map[*site]struct{}{}}
		w.fences[w.made] = f
	}
	f.sites[j.site(c)] = struct{}{}
	f.given |= c.Int(assert)
	f.preceded = f.preceded || p.operations != w.before || w.made > 1 && !w.barrier
	w.barrier = c.Int(assert)&mpicall.ModeNoprecede == 0
}

func (j *Judge) leftFence(p *process, c *history.Call) {
	if w := p.window(j, c); w != nil {
		w.before = p.operations
		clear(w.pending)
	}
}

// judge is told when all processes have made the next fence.
func (f *fence) judge() {
	var first *site
	for s := range f.sites {
		s.noPrecede.add(!f.preceded && f.given&mpicall.ModeNoprecede == 0)
		s.noSucceed.add(!f.succeeded && f.given&mpicall.ModeNosucceed == 0)
		if first == nil {
			first = s
		}
		if s != first && !slices.Contains(s.together, first) {
			s.together, first.together = append(s.together, first), append(first.together, s)
		}
	}
}

// endFences withdraws what not all sites that belong together could have, and what is about fences that never ended.
func (j *Judge) endFences() {
	for _, w := range j.shared {
		for _, f := range w.fences {
			for s := range f.sites {
				s.noPrecede.not, s.noSucceed.not = true, true
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, s := range j.order {
			for _, other := range s.together {
				if s.noPrecede.not && !other.noPrecede.not || s.noSucceed.not && !other.noSucceed.not {
					other.noPrecede.not, other.noSucceed.not = other.noPrecede.not || s.noPrecede.not, other.noSucceed.not || s.noSucceed.not
					changed = true
				}
			}
		}
	}
}
