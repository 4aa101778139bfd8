package usage

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var storedDespiteNoStore = &finding.Rule{
	Name: "store-despite-nostore", Severity: finding.Warning, Section: "12.5.5", Number: 41,
	Title:   "window changed by its process before a call with MPI_MODE_NOSTORE",
	Says:    "MPI_MODE_NOSTORE asserts that the process has not changed its window since its last synchronization: by stores, by gets and by receives into that memory. Stores are seen in programs that nastympi cc has compiled.",
	Example: "MPI_Win_fence(0, win);\nbase[0] = 1; /* in the window */\nMPI_Win_fence(MPI_MODE_NOSTORE, win);",
	Repair:  "Leave out MPI_MODE_NOSTORE.",
}

// ownWindow is the memory of a window whose process has synchronized it.
type ownWindow struct {
	*history.Window
	thread  uint32 // that synchronized last
	changed check.Place
}

// covers says whether the bytes [from, to) belong to the window.
func (w *ownWindow) covers(from, to int64) bool {
	return from < to && !w.Dynamic() && from >= int64(w.Base) && to <= int64(w.Base+w.Bytes)
}

var storeFollowers = []*follower{
	{calls: mpicall.Among("MPI_Win_fence", "MPI_Win_post"), entered: (*Judge).assertsNoStore},
	{calls: synchronizes, left: (*Judge).synchronized},
	{calls: operations, entered: (*Judge).fetchesIntoWindow},
	{calls: receives, left: (*Judge).receivedIntoWindow},
	{calls: mpicall.Among("MPI_Win_free"), entered: (*Judge).forgetWindow},
}

// synchronizes says whether a function synchronizes a window. What does is not said in 12.5.5, so everything counts that may.
func synchronizes(f mpicall.Function) bool {
	return f != winFree && operand.Completes(f) != operand.Nowhere || synchronizing(f)
}

var synchronizing = mpicall.Among("MPI_Win_start", "MPI_Win_post", "MPI_Win_wait", "MPI_Win_test", "MPI_Win_lock", "MPI_Win_lock_all", "MPI_Win_sync")

// receives are the functions that have received data when they return.
func receives(f mpicall.Function) bool {
	k := operand.KindOf(f)
	return k != nil && k.Form == operand.Blocking && (k.Receives() || k.Collective)
}

// synchronized begins anew: only what the same thread does from now on is known to come after the call.
func (j *Judge) synchronized(c *history.Call) {
	of, w := j.process(c.Process), c.Window(win)
	if w == nil {
		return
	}
	i := slices.IndexFunc(of.synchronized, func(o *ownWindow) bool { return o.Window == w })
	if i < 0 {
		i = len(of.synchronized)
		of.synchronized = append(of.synchronized, &ownWindow{Window: w})
	}
	of.synchronized[i].thread, of.synchronized[i].changed = c.Thread, check.Place{}
}

func (j *Judge) forgetWindow(c *history.Call) {
	of := j.process(c.Process)
	of.synchronized = slices.DeleteFunc(of.synchronized, func(w *ownWindow) bool { return w.Window == c.Window(win) })
}

// Accessed notes stores to windows.
func (j *Judge) Accessed(a *history.Access) {
	if a.Is(trace.Writes) {
		j.change(a.Process, a.Thread, a.From, a.To, nil, check.Place{Role: "the store", Access: finding.OwnStore, Ref: a.Ref})
	}
}

// fetchesIntoWindow notes a get into the window itself, which the next synchronization completes.
func (j *Judge) fetchesIntoWindow(c *history.Call) {
	if len(j.process(c.Process).synchronized) == 0 {
		return
	}
	j.origins = operand.AppendOrigins(j.origins[:0], c)
	for _, l := range j.origins {
		if l.Writes {
			span := l.Span().At(l.Address)
			j.change(c.Process, c.Thread, span.From, span.To, c.Window(win), at("the operation", c))
		}
	}
}

func (j *Judge) receivedIntoWindow(c *history.Call) {
	if len(j.process(c.Process).synchronized) == 0 {
		return
	}
	_, received := operand.Of(c)
	for m := range received.Memory {
		span := m.Span().At(m.Address)
		j.change(c.Process, c.Thread, span.From, span.To, nil, at("the receive", c))
	}
}

// change notes that a thread has changed bytes, of this window or, if it is nil, of all windows that they belong to.
func (j *Judge) change(p *history.Process, thread uint32, from, to int64, only *history.Window, by check.Place) {
	for _, w := range j.process(p).synchronized {
		if w.thread == thread && (only == nil || only == w.Window) && w.covers(from, to) && !w.changed.Known() {
			w.changed = by
		}
	}
}

func (j *Judge) assertsNoStore(c *history.Call) {
	if c.Int(assert)&mpicall.ModeNostore == 0 {
		return
	}
	for _, w := range j.process(c.Process).synchronized {
		if w.Window != c.Window(win) || w.thread != c.Thread || !w.changed.Known() {
			continue
		}
		j.Add(storedDespiteNoStore, fmt.Sprintf("{0} has MPI_MODE_NOSTORE, although {1} changes window %s", w.Name()), at("the call", c), w.changed)
	}
}
