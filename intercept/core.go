// Package intercept is the boundary between the C shim and the stages: it reads
// the NASTY_ variables, keeps what is held on each window, and answers each
// synchronization call with a bounded stream of instructions. It knows no MPI
// library and makes no MPI call; everything that C sees of Go stands in
// export.go.
package intercept

import (
	"fmt"
	"io"
	"time"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/rma"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// core is the state of one process.
type core struct {
	config config.Config
	log    io.Writer

	completion completion.Rules
	split      split.Rules
	sched      sched.Rules

	rank    int
	windows map[uint32]window
	plans   map[uint64]*plan
	serial  uint32 // windows created so far
	next    uint64 // number of the next plan
	copied  uint64 // bytes of origin copies that the shim holds
	taker   taker
	slow    *sched.Slow
}

// window is what the stages have to know of a window.
type window struct {
	ordering rma.Ordering
	serial   uint32 // windows created in this process before it
}

func newCore(cfg config.Config, log io.Writer) *core {
	return &core{
		config:     cfg,
		log:        log,
		completion: completion.Rules{LocalCompletion: bool(cfg.LocalCompletionEnabled), SkipStage: bool(cfg.SkipCompletionStage)},
		split:      split.Rules{Unit: cfg.Split, Max: uint64(cfg.SplitMax), SkipStage: bool(cfg.SkipAtomicityStage)},
		sched: sched.Rules{
			Policy:         cfg.SubmitOrder,
			Depth:          int(cfg.PctDepth),
			Interleave:     bool(cfg.Interleave),
			Flush:          bool(cfg.AddFlushEnabled),
			PermuteTargets: bool(cfg.PermuteTargets),
			Latency:        time.Duration(cfg.AddLatency),
			Torn:           time.Duration(cfg.TornPause),
			Rounds:         fenceRounds(cfg),
			SkipStage:      bool(cfg.SkipReorderingStage),
		},
		windows: map[uint32]window{},
		plans:   map[uint64]*plan{},
	}
}

// fenceRounds is how many fences each of the program's makes: on every rank the
// same, whatever it holds.
func fenceRounds(cfg config.Config) int {
	if cfg.SkipReorderingStage {
		return 1
	}
	return int(cfg.FenceRounds)
}

// decidesNothingAlone says whether nothing is left to decide where one element is all that a synchronization
// call completes. Most programs synchronize after each operation, and a question costs
// microseconds.
func (c *core) decidesNothingAlone() bool {
	return c.sched.Latency == 0 && c.sched.Rounds <= 1 && !bool(c.config.CheckPlans) && c.config.Log < config.LogInfo
}

// logf prints a line about what was decided, where NASTY_LOG asks for it.
func (c *core) logf(level config.LogLevel, format string, args ...any) {
	if c.config.Log >= level {
		fmt.Fprintf(c.log, "nastympi: rank %d: %s: %s\n", c.rank, level, fmt.Sprintf(format, args...))
	}
}

// identify is called when MPI is initialized, before anything else is asked. It returns
// whether this rank may be slow.
func (c *core) identify(rank, size int) bool {
	c.rank = rank
	c.slow = sched.NewSlow(c.config.Delay, c.config.Seed, rank, time.Duration(c.config.DelayMax))
	if rank != 0 {
		return c.slow.Ever()
	}
	c.announce(size)
	for _, slow := range c.config.Delay.Ranks() {
		if slow >= size {
			c.logf(config.LogWarn, "NASTY_DELAY=%s: there is no rank %d among %d", c.config.Delay, slow, size)
		}
	}
	return c.slow.Ever()
}

// delay answers how long a thread stays at a point of its program.
func (c *core) delay(p *point) {
	at := sched.Point{Site: p.site, After: p.after != 0, Thread: p.thread}
	if p.expired != 0 {
		c.slow.Expired(at)
		return
	}
	wait := c.slow.At(at)
	p.slowness, p.bound = wait.Slowness, uint64(wait.Bound)
}

// announce says under which settings the program runs, so that a run can be
// repeated.
func (c *core) announce(size int) {
	c.logf(config.LogInfo, "%d ranks, seed %d, order %s, submit %s, split %s, delay %s",
		size, c.config.Seed, c.config.SubmitOrder, c.config.SubmitTime, c.config.Split, c.config.Delay)
}

// leaves decides about a call site whether nothing is perturbed there.
func (c *core) leaves(module string, offset uint64) bool { return c.config.LeavesAlone(module, offset) }

func (c *core) addWindow(id uint32, ordering string) {
	parsed, err := rma.ParseOrdering(ordering)
	if err != nil {
		c.logf(config.LogWarn, "%v", err)
	}
	c.windows[id] = window{ordering: parsed, serial: c.serial}
	c.serial++
}

func (c *core) dropWindow(id uint32) {
	delete(c.windows, id)
}
