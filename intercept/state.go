package intercept

import (
	"runtime/debug"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/state"
)

// site is where the program calls MPI.
type site struct {
	call  mpicall.Function
	place state.Site
}

// state is what the rank is doing. The rank may be running, or may have been killed at any moment, so what
// it was just writing may be wrong: an operation of no kind is left out, and a bad address ends the list.
func (c *core) state(first *latest) (r state.Rank) {
	r.Rank, r.Size = c.rank, c.size
	if c.size == 0 { // MPI_Init has not returned
		r.Rank = c.settings.LaunchedAs
	}
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() { _ = recover() }()
	now := coarse()
	for l := first; l != nil; l = l.next {
		if l.owned != 0 && l.call != 0 {
			r.Threads = append(r.Threads, c.thread(l, now))
		}
	}
	held := map[state.Held]int{}
	for _, w := range c.windows {
		for _, t := range w.dirty.list() {
			for _, log := range t.logs() {
				for _, op := range (*log).ops() {
					c.addHeld(&r, held, &op)
				}
			}
		}
	}
	return r
}

// list is nil for windows of tests, which have no such list.
func (d *dirty) list() []*target {
	if d == nil || d.n == 0 {
		return nil
	}
	return unsafe.Slice(d.targets, d.n)
}

func (c *core) addHeld(r *state.Rank, index map[state.Held]int, op *rma.Op) {
	if op.Kind < rma.Put || op.Kind > rma.CompareAndSwap {
		return
	}
	s := c.sites[uint16(op.Seq)]
	key := state.Held{Call: op.Kind.String(), Site: s.place, Target: int(op.Target), Copied: op.State == rma.Copied}
	if s.call != 0 {
		key.Call = s.call.String()
	}
	at, known := index[key]
	if !known {
		at = len(r.Held)
		index[key] = at
		r.Held = append(r.Held, key)
	}
	r.Held[at].Count++
}

func (c *core) thread(l *latest, now uint64) state.Thread {
	call := mpicall.Function(l.call)
	t := state.Thread{
		Call: call.String(), Inside: l.inside != 0, Polls: mpicall.Polls(call.String()),
		Site: c.sites[l.site].place, Since: time.Duration(now - min(l.since, now)),
	}
	for i, a := range call.Arguments() {
		if i < len(l.args) && tells(a) && l.args[i] >= 0 {
			t.Arguments = append(t.Arguments, state.Argument{Name: a.Name, Value: l.args[i]})
		}
	}
	return t
}

// tells says whether the argument names a rank or a tag. Negative ones are constants, which differ between
// libraries.
func tells(a mpicall.Argument) bool {
	return !a.List && a.Direction == mpicall.In && (a.Role == mpicall.Peer || a.Role == mpicall.RootRank || a.Role == mpicall.Tag)
}

// coarse is the clock of latest.since.
func coarse() uint64 {
	var t unix.Timespec
	_ = unix.ClockGettime(unix.CLOCK_MONOTONIC_COARSE, &t)
	return uint64(t.Nano())
}
