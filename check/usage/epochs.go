package usage

import (
	"slices"

	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
)

// transition is what a call does to the epochs of its window.
type transition func(w *window, id epoch.ID, c *history.Call, of *history.Window) []epoch.Violation

var transitions = map[string]transition{
	"MPI_Win_fence": func(w *window, id epoch.ID, c *history.Call, _ *history.Window) []epoch.Violation {
		bits := c.Int(assert)
		return w.Fence(id, bits&mpicall.ModeNoprecede != 0, bits&mpicall.ModeNosucceed != 0)
	},
	"MPI_Win_start": func(w *window, id epoch.ID, c *history.Call, of *history.Window) []epoch.Violation {
		return w.Start(id, of.Members(c.Group(group)))
	},
	"MPI_Win_post": func(w *window, id epoch.ID, c *history.Call, of *history.Window) []epoch.Violation {
		return w.Post(id, of.Members(c.Group(group)), int(of.Self()))
	},
	"MPI_Win_complete": func(w *window, _ epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation {
		return w.Complete()
	},
	"MPI_Win_wait": func(w *window, id epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation {
		return w.Wait(id, true)
	},
	"MPI_Win_test": func(w *window, id epoch.ID, c *history.Call, _ *history.Window) []epoch.Violation {
		return w.Wait(id, c.Int(flag) != 0)
	},
	"MPI_Win_lock": func(w *window, id epoch.ID, c *history.Call, of *history.Window) []epoch.Violation {
		return w.Lock(id, int(c.Int(rank)), int(of.Self()))
	},
	"MPI_Win_lock_all": func(w *window, id epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation {
		return w.LockAll(id)
	},
	"MPI_Win_unlock": func(w *window, _ epoch.ID, c *history.Call, _ *history.Window) []epoch.Violation {
		return w.Unlock(int(c.Int(rank)))
	},
	"MPI_Win_unlock_all": func(w *window, _ epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation {
		return w.UnlockAll()
	},
	"MPI_Win_flush": flushed, "MPI_Win_flush_local": flushed, "MPI_Win_flush_all": flushed, "MPI_Win_flush_local_all": flushed,
	"MPI_Win_sync": func(w *window, _ epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation { return w.Sync() },
	"MPI_Win_free": func(w *window, _ epoch.ID, _ *history.Call, _ *history.Window) []epoch.Violation { return w.Free() },
}

func flushed(w *window, _ epoch.ID, c *history.Call, _ *history.Window) []epoch.Violation {
	if rank.Of(c.Function) {
		return w.Flush(int(c.Int(rank)))
	}
	return w.Flush(epoch.All)
}

// transitionOf by function.
var transitionOf = mpicall.ByFunction(func(f mpicall.Function) transition {
	if operations(f) {
		return operated
	}
	return transitions[f.String()]
})

// opens are the calls that begin an epoch, unless the library refuses them.
var opens = mpicall.Among("MPI_Win_start", "MPI_Win_post", "MPI_Win_lock", "MPI_Win_lock_all")

// epochs follows the epochs of the call's window, and finds the rules about epochs that it breaks.
func (j *Judge) epochs(c *history.Call) {
	t := transitionOf[c.Function]
	if t == nil {
		return
	}
	of := c.Window(win)
	if of == nil || names(c, mpicall.ProcNull) || ranked(c.Function) && stranger(of, peer(c)) {
		return
	}
	w, id := j.window(of), epoch.ID(c.Number)
	for _, v := range w.follow(t, id, c, of) {
		rule := epochRules[v.Rule]
		found := j.Add(&rule.Rule, rule.about(v, of), at("the call", c), check.Place{Role: rule.role, Ref: w.earlier(v.Earlier)})
		if found.Fresh() {
			found.Repair = repairs[v.Rule][w.Open()]
		}
	}
	if w.Latest() == id {
		w.opened = append(w.opened, c.Ref)
		w.forget()
	}
}

// follow is what a call breaks. A refused call opens no epoch, and the epoch that it should end may be over. Only the first
// one of a window is judged: the others may be refused because of it.
func (w *window) follow(t transition, id epoch.ID, c *history.Call, of *history.Window) []epoch.Violation {
	if !c.Returned || c.Succeeded() {
		return t(w, id, c, of)
	}
	on, first := w, !w.refused
	if w.refused = true; opens(c.Function) {
		on = &window{Window: w.Copy()}
	}
	if broken := t(on, id, c, of); first {
		return broken
	}
	return nil
}

// repairs are those that fit the epoch which is open, where that of the rule does not.
var repairs = map[epoch.Rule]map[epoch.Opener]string{
	epoch.FlushWithoutLock: {
		epoch.ByLock:  "Flush a rank that is locked.",
		epoch.ByStart: "Leave it out: MPI_Win_complete completes the operations.",
		epoch.ByFence: "Call MPI_Win_fence instead, on all ranks of the window.",
	},
	epoch.SyncOutside: {
		epoch.ByStart: "Leave it out: MPI_Win_complete and MPI_Win_wait synchronize the window.",
		epoch.ByFence: "Leave it out: MPI_Win_fence synchronizes the window.",
	},
}

func operated(w *window, id epoch.ID, c *history.Call, _ *history.Window) []epoch.Violation {
	return w.Operation(id, int(c.Int(target)), request.Of(c.Function))
}

// names says whether the call names this rank.
func names(c *history.Call, n int64) bool {
	return rank.Of(c.Function) && c.Int(rank) == n || target.Of(c.Function) && c.Int(target) == n
}

// about says what is wrong, in the program's terms.
func (r *epochRule) about(v epoch.Violation, of *history.Window) string {
	words := strings.NewReplacer("TARGET", fmt.Sprint(v.Target), "WINDOW", "window "+of.Name())
	return words.Replace(r.message)
}

// forget forgets the calls that no later violation can refer to.
func (w *window) forget() {
	const few = 32
	if len(w.opened) < max(few, w.enough) {
		return
	}
	needed := map[epoch.ID]bool{}
	for _, id := range w.References() {
		needed[id] = true
	}
	w.opened = slices.DeleteFunc(w.opened, func(r history.Ref) bool { return !needed[epoch.ID(r.Number)] })
	w.enough = 2 * len(w.opened)
}

// earlier is the call that opened an epoch.
func (w *window) earlier(id epoch.ID) history.Ref {
	i := slices.IndexFunc(w.opened, func(r history.Ref) bool { return epoch.ID(r.Number) == id })
	if i < 0 {
		return history.Ref{}
	}
	return w.opened[i]
}
