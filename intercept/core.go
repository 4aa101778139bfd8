// Package intercept is the boundary between the C shim and the stages. It answers
// each synchronization call of a program with a bounded stream of instructions, out
// of memory that it shares with the program's process. It knows no MPI library,
// makes no MPI call, and reads no environment variable; abi.go has all that C sees.
package intercept

import (
	"fmt"
	"io"
	"time"

	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sched"
)

// core is the state of one process.
type core struct {
	settings Settings
	log      io.Writer

	rank    int
	size    int
	sites   map[uint16]site // by number
	callers []trace.Frame   // of the next site that the shim asks about
	windows map[uint32]window
	plans   map[uint64]*plan
	serial  uint32 // windows created so far
	next    uint64 // number of the next plan
	copied  uint64 // bytes of origin copies that the shim holds
	slow    *sched.Slow
	effort  *sched.Effort
	// repaired are the numbers of the call sites whose operations NASTY_TRY is about.
	repaired map[uint64]bool
	// late are those whose operations NASTY_HOLD_SITES holds.
	late    map[uint64]bool
	patient *sched.Patience
	// library is the MPI library, if it is known to be wrong; nil: nothing is known.
	library *libbugs.Library
	// warned is what the user knows of it.
	warned libbugs.Habit
	// first says whether no other rank of the node has warned of a habit; nil: there is none.
	first func(libbugs.Habit) bool

	foreteller *foreteller // nil: only what is asked is answered
	occasion   occasion    // the current one, kept here so that none is allocated
	taker      taker
}

// window is what the stages have to know of a window.
type window struct {
	dirty    *dirty
	ordering rma.Ordering
	serial   uint32 // windows created in this process before it
}

func newCore(settings Settings, log io.Writer) *core {
	return &core{settings: settings, log: log, windows: map[uint32]window{}, sites: map[uint16]site{}, plans: map[uint64]*plan{}, repaired: map[uint64]bool{}, late: map[uint64]bool{},
		patient: sched.NewPatience(settings.Seed, 0, settings.Stay)}
}

// stream is the random stream of one decision on this occasion.
func (o *occasion) stream(stage sched.Stage) *rand.Rand {
	return sched.Stream(o.core.settings.Seed, o.core.rank, o.window.serial, o.Number, stage)
}

// words name what lines are about.
var words = [...]string{Warnings: "warning", Infos: "info", Details: "debug"}

// logf prints a line about what was decided, where NASTY_LOG asks for it.
func (c *core) logf(level Verbosity, format string, args ...any) {
	if c.settings.Log >= level {
		fmt.Fprintf(c.log, "nastympi: rank %d: %s: %s\n", c.rank, words[level], fmt.Sprintf(format, args...))
	}
}

// identify is called when MPI is initialized, before anything else is asked. It returns
// whether this rank may be slow.
func (c *core) identify(rank, size int) bool {
	c.settle()
	c.rank, c.size = rank, size
	c.effort = sched.NewEffort(c.settings.Thorough, c.settings.Seed, rank)
	c.slow = sched.NewSlow(c.settings.Delay, c.settings.Seed, rank, size, c.settings.DelayMax)
	c.patient = sched.NewPatience(c.settings.Seed, rank, c.settings.Stay)
	if rank != 0 {
		return c.slow.Ever()
	}
	c.announce(size)
	if size == 1 && c.settings.Launched > 1 && c.settings.LaunchedAs == 0 { // the others say nothing
		c.logf(Warnings, "the launcher started %d processes, but each is alone in its MPI_COMM_WORLD: start the program with "+
			"the mpiexec of the MPI library that it is linked to", c.settings.Launched)
	}
	for _, slow := range c.settings.Delay.Ranks() {
		if slow >= size {
			c.logf(Warnings, "NASTY_DELAY=%s: there is no rank %d among %d", c.settings.Delay, slow, size)
		}
	}
	return c.slow.Ever()
}

// delay answers how long a thread stays at a point of its program, and notes how long it stayed.
func (c *core) delay(p *point) {
	at := sched.Point{Site: p.site, After: p.after != 0, Thread: p.thread, Now: time.Duration(p.now)}
	if p.took > 0 {
		c.slow.Took(at, time.Duration(p.took), p.expired != 0)
		return
	}
	wait := c.slow.At(at)
	p.slowness, p.bound, p.quick = wait.Slowness, uint64(wait.Bound), wait.Quick
}

// stay answers how long a stay may take, and notes what one took.
func (c *core) stay(p *point) {
	at := sched.Place(p.site)
	if p.took > 0 {
		c.patient.Took(at, time.Duration(p.took))
		return
	}
	// Of several ranks that stay the one with the least slowness goes on first.
	p.slowness = uint32(sched.Stream(c.settings.Seed, c.rank, 0, p.site, sched.Staying).Uint64()) | 1
	p.bound = uint64(c.patient.Bound(at))
}

// announce says under which settings the program runs, so that a run can be
// repeated.
func (c *core) announce(size int) {
	c.logf(Infos, "%d ranks, seed %d, order %s, submit %s, split %s, delay %s",
		size, c.settings.Seed, c.settings.Sched.Policy, c.settings.Completion.Time, c.settings.Split.Unit, c.settings.Delay)
}

// caller notes a frame of the call stack of the next site, from the inside out.
func (c *core) caller(module string, offset uint64) {
	c.callers = append(c.callers, trace.Frame{Module: module, Offset: offset})
}

// treats decides what is special about the call site with a number, where the program calls a function.
func (c *core) treats(module string, offset, number uint64, function mpicall.Function) (t treatment) {
	c.sites[uint16(number)] = site{function, state.Site{Module: module, Offset: offset}}
	stack := trace.StackName(append([]trace.Frame{{Module: module, Offset: offset}}, c.callers...)...)
	c.callers = c.callers[:0]
	if c.settings.Excludes != nil && c.settings.Excludes(stack) {
		t |= treatmentLeftAlone
	}
	if c.settings.Holds != nil && c.settings.Holds(stack) {
		c.late[number] = true
	}
	if c.settings.Repair == nil {
		return t
	}
	operation, call := c.settings.Repair(stack)
	if operation {
		c.repaired[number] = true
	}
	if call {
		t |= treatmentRepair
	}
	return t
}

func (c *core) addWindow(id uint32, ordering string, dirty *dirty) {
	c.settle()
	parsed, err := rma.ParseOrdering(ordering)
	if err != nil {
		c.logf(Warnings, "%v", err)
	}
	c.windows[id] = window{dirty: dirty, ordering: parsed, serial: c.serial}
	c.serial++
}

func (c *core) dropWindow(id uint32) {
	c.settle()
	c.patient.Forget(c.windows[id].serial)
	delete(c.windows, id)
}
