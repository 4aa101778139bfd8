// Package advice finds synchronization that orders nothing in a recorded execution: flushes that complete nothing, fences that
// could have an assertion, exclusive locks that could be shared. It gives advice about a call site only if all calls from there
// agree, and never where loads and stores could need the call: in shared windows, in the separate memory model, and in locks of
// a process by itself. It finds no mistakes, and does not know what a program orders without MPI.
package advice

import (
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var (
	flushOfNothing = &finding.Rule{
		Name: "flush-of-nothing", Severity: finding.Note, Section: "12.5.4",
		Title:   "flush that completes no operation",
		Says:    "A flush completes the pending operations of the process to a target. Here no operation was pending.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush(1, win);\nMPI_Win_flush_all(win);",
		Repair:  "Leave out the call.",
	}
	fenceWithoutNoPrecede = &finding.Rule{
		Name: "fence-without-noprecede", Severity: finding.Note, Section: "12.5.5",
		Title:   "fence that could have MPI_MODE_NOPRECEDE",
		Says:    "If no operation precedes a fence, it need not be a barrier. With MPI_MODE_NOPRECEDE the library may skip the synchronization.",
		Example: "MPI_Win_create(base, bytes, 1, MPI_INFO_NULL, comm, &win);\nMPI_Win_fence(0, win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_fence(0, win);",
		Repair:  "Give MPI_MODE_NOPRECEDE on all ranks, unless the program needs the fence as a barrier for something other than one-sided operations.",
	}
	fenceWithoutNoSucceed = &finding.Rule{
		Name: "fence-without-nosucceed", Severity: finding.Note, Section: "12.5.5",
		Title:   "fence that could have MPI_MODE_NOSUCCEED",
		Says:    "If no operation follows before the next fence, a fence need not open an epoch. MPI_MODE_NOSUCCEED tells the library.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_fence(0, win);\nMPI_Win_free(&win);",
		Repair:  "Give MPI_MODE_NOSUCCEED on all ranks.",
	}
	exclusiveLockOfReaders = &finding.Rule{
		Name: "exclusive-lock-of-readers", Severity: finding.Note, Section: "12.5.3",
		Title:   "exclusive lock under which the process only reads",
		Says:    "Processes with shared locks may read at the same time. Shared locks keep out exclusive ones as well.",
		Example: "MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);\nMPI_Get(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_unlock(1, win);",
		Repair:  "Use MPI_LOCK_SHARED, unless the lock protects something other than the target's memory.",
	}
)

// Rules are all rules that a Judge knows.
func Rules() []*finding.Rule {
	return []*finding.Rule{flushOfNothing, fenceWithoutNoPrecede, fenceWithoutNoSucceed, exclusiveLockOfReaders}
}

// Judge finds needless synchronization.
type Judge struct {
	processes map[*history.Process]*process
	shared    map[*history.SharedWindow]*shared
	sites     map[string]*site
	order     []*site // in which they were seen
	hidden    bool    // ranks share memory, or a window has the separate model: calls may order loads and stores
	partial   bool    // the end of a recording is missing
}

// New is a judge that has seen nothing.
func New() *Judge {
	return &Judge{processes: map[*history.Process]*process{}, shared: map[*history.SharedWindow]*shared{}, sites: map[string]*site{}}
}

// process is what is known of a process.
type process struct {
	operations int              // how many it has begun
	sites      map[uint32]*site // by their numbers in this process
	windows    map[*history.Window]*window
	flushes    map[uint64]map[int64]pending // flushes that have begun, by call: what they complete
	held       int                          // locks
}

// shared is a window of all its processes.
type shared struct {
	fences map[int]*fence // by number, from 1
	// written: there are updates that no exclusive lock protects.
	written bool
}

// window is a window at one process.
type window struct {
	*shared
	pending   map[int64]*pending // operations by target
	made      int                // fences so far
	before    int                // operations of the process when it left the last fence
	barrier   bool               // the last fence was one
	exclusive map[int64]*epoch   // locks, by target
}

// site is a call site, and what calls from there had in common.
type site struct {
	history.Ref // the first call
	times       int
	ranks       []int
	took        time.Duration
	needed      bool
	noPrecede   verdict
	noSucceed   verdict
	readsOnly   verdict
	together    []*site // fences that other ranks call at these sites
	exclusiveIn []*shared
}

// verdict is whether all calls could have done otherwise.
type verdict struct{ some, not bool }

func (v verdict) yes() bool { return v.some && !v.not }

func (v *verdict) add(could bool) {
	v.some = v.some || could
	v.not = v.not || !could
}

func (j *Judge) process(p *history.Process) *process {
	if j.processes[p] == nil {
		j.processes[p] = &process{sites: map[uint32]*site{}, windows: map[*history.Window]*window{}, flushes: map[uint64]map[int64]pending{}}
	}
	return j.processes[p]
}

func (p *process) window(j *Judge, c *history.Call) *window {
	of := c.Window(win)
	if of == nil || of.Shared == nil {
		j.hidden = true // nothing can be said of windows that are not known
		return nil
	}
	if p.windows[of] == nil {
		if j.shared[of.Shared] == nil {
			j.shared[of.Shared] = &shared{fences: map[int]*fence{}}
		}
		p.windows[of] = &window{shared: j.shared[of.Shared], pending: map[int64]*pending{}, exclusive: map[int64]*epoch{}}
		j.hidden = j.hidden || of.Flavor == mpicall.WinFlavorShared || of.Model != mpicall.WinUnified
	}
	return p.windows[of]
}

// site of a call.
func (j *Judge) site(c *history.Call) *site {
	p := j.process(c.Process)
	if p.sites[c.Site] == nil {
		key := c.Function.String() + " " + check.Site(c.Ref)
		if j.sites[key] == nil {
			j.sites[key] = &site{Ref: c.Ref}
			j.order = append(j.order, j.sites[key])
		}
		p.sites[c.Site] = j.sites[key]
	}
	return p.sites[c.Site]
}

// Entered follows operations and what completes them.
func (j *Judge) Entered(c *history.Call) {
	p := j.process(c.Process)
	j.holding(p, c)
	switch {
	case operand.OneSided(c.Function):
		j.operation(p, c)
	case operand.Flushes(c.Function):
		j.flush(p, c)
	case c.Function == fenceCall || c.Function == winFree:
		j.fenced(p, c)
	case operand.Unlocks(c.Function):
		j.unlocked(p, c)
	}
}

// Left sums up the time that calls take.
func (j *Judge) Left(c *history.Call) {
	p := j.process(c.Process)
	switch {
	case operand.Flushes(c.Function):
		j.flushed(p, c)
	case c.Function == fenceCall:
		j.leftFence(p, c)
	case c.Function == lockCall && c.Succeeded():
		j.locked(p, c)
	case c.Function == sharedQuery:
		j.hidden = true
	case c.Function == complete:
		if w := p.window(j, c); w != nil {
			clear(w.pending)
		}
	}
	if advised(c.Function) {
		s := j.site(c)
		s.times++
		s.took += time.Duration(c.Left - c.Time)
		if i, known := slices.BinarySearch(s.ranks, c.Process.Rank.Rank); !known {
			s.ranks = slices.Insert(s.ranks, i, c.Process.Rank.Rank)
		}
	}
}

// Ended notes whether the recording is whole.
func (j *Judge) Ended(p *history.Process) { j.partial = j.partial || p.Rank.CutOff }

func (j *Judge) operation(p *process, c *history.Call) {
	p.operations++
	r, known := operand.RemoteOf(c)
	w := p.window(j, c)
	if w == nil || c.Int(target) == mpicall.ProcNull {
		return
	}
	w.of(c.Int(target)).add()
	if f := w.fences[w.made]; f != nil {
		f.succeeded = true
	}
	if e := w.exclusive[c.Int(target)]; e != nil {
		e.reads, e.writes = true, e.writes || !known || r.Writes
	} else if !known || r.Writes {
		w.written = true
	}
}

// List is what was found.
func (j *Judge) List() (list []*check.Finding) {
	if j.hidden || j.partial {
		return nil
	}
	j.endFences()
	for _, s := range j.order {
		switch {
		case operand.Flushes(s.Function) && !s.needed:
			list = append(list, s.finding(flushOfNothing, "%s completes nothing: no operation is pending", s.Function))
		case s.Function == fenceCall && s.noPrecede.yes() && s.noSucceed.yes():
			list = append(list, s.finding(fenceWithoutNoPrecede, "no operation lies between this MPI_Win_fence and the fences before and after it: it needs no epoch"))
		case s.Function == fenceCall && s.noPrecede.yes():
			list = append(list, s.finding(fenceWithoutNoPrecede, "no operation precedes MPI_Win_fence: it could have MPI_MODE_NOPRECEDE"))
		case s.Function == fenceCall && s.noSucceed.yes():
			list = append(list, s.finding(fenceWithoutNoSucceed, "no operation follows MPI_Win_fence until the next one: it could have MPI_MODE_NOSUCCEED"))
		case s.readsOnly.yes() && !slices.ContainsFunc(s.exclusiveIn, func(w *shared) bool { return w.written }):
			list = append(list, s.finding(exclusiveLockOfReaders, "MPI_LOCK_EXCLUSIVE, but the process only reads: the lock could be shared"))
		}
	}
	return list
}

func (s *site) finding(rule *finding.Rule, format string, args ...any) *check.Finding {
	message := fmt.Sprintf(format, args...) + fmt.Sprintf(" (%v in a run)", s.took.Round(time.Microsecond))
	return &check.Finding{Rule: rule, Message: message, Places: []check.Place{{Role: "the call", Ref: s.Ref}}, Times: s.times, Ranks: s.ranks}
}

var (
	win, rank, target  = history.Parameter("win"), history.Parameter("rank"), history.Parameter("target_rank")
	assert, lockType   = history.Parameter("assert"), history.Parameter("lock_type")
	fenceCall, winFree = mpicall.Lookup("MPI_Win_fence"), mpicall.Lookup("MPI_Win_free")
	lockCall, complete = mpicall.Lookup("MPI_Win_lock"), mpicall.Lookup("MPI_Win_complete")
	sharedQuery        = mpicall.Lookup("MPI_Win_shared_query")
	advised            = func(f mpicall.Function) bool { return operand.Flushes(f) || f == fenceCall || f == lockCall }
)
