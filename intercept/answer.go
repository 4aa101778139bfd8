package intercept

import (
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/rma"
	"github.com/nastympi/nastympi/sched"
)

// answer runs the three stages for one request and writes its first
// instructions. The shim holds its lock meanwhile: nobody else touches the logs.
func (c *core) answer(r *request) {
	sync := r.sync()
	w := c.windows[r.window]
	rules := c.completion
	rules.SkipStage = rules.SkipStage || r.leftAlone != 0
	effect := completion.Of(sync.Kind, rules)
	if sync.Kind == rma.Call && !c.fires(w, sync) {
		effect = completion.Nothing
	}
	if effect == completion.Fetches && freshBytes(r.listed()) > uint64(c.config.HoldBytes) {
		effect = completion.Everything // larger than all that may be kept
	}
	t := &c.taker
	*t = taker{effect: effect, ordering: w.ordering, seq: r.seq, found: t.found[:0]}
	for _, target := range r.listed() {
		t.find(target)
	}
	if r.need = t.need(); r.need > r.spare.room() {
		return
	}
	r.need = 0
	witness := c.newWitness(r, w)
	t.take(r)
	c.copied -= t.copied
	if kept := keep(r, effect); kept > 0 {
		c.copied += kept
		if c.copied > uint64(c.config.HoldBytes) {
			r.release = 1
		}
	}
	if r.taken == nil {
		witness.judgeNothing()
		return
	}
	c.begin(r, w, sync, effect, rules, witness)
}

// falses is how often tests of a request say "not yet" before they complete it:
// MPI promises no time, only that repeated tests succeed at last (MPI 4.1, 3.7.4).
func (c *core) falses(id uint32, seq uint64) uint32 {
	rng := sched.Stream(c.config.Seed, c.rank, c.windows[id].serial, seq>>siteBits, sched.FalseTests)
	return uint32(rng.Uint64n(uint64(c.config.FalseTests) + 1))
}

// fires decides whether an operation is issued in its own call.
func (c *core) fires(w window, sync rma.Sync) bool {
	switch c.config.SubmitTime {
	case completion.FireImmediate:
		return true
	case completion.RandomChoice:
		return sched.Stream(c.config.Seed, c.rank, w.serial, sync.Number, sched.SubmitTime).Uint64()>>63 == 1
	default:
		return false
	}
}

// keep has the shim copy what the call completes at the origin only, and returns
// how many bytes that are.
func keep(r *request, effect completion.Effect) uint64 {
	switch {
	case effect == completion.Fetches:
		r.copy = 1
		return freshBytes(r.listed())
	case r.one != nil:
		return r.one.Bytes
	default:
		return 0
	}
}

// freshBytes is what copying the origins of all uncopied puts and accumulates
// would take.
func freshBytes(targets []*target) (bytes uint64) {
	for _, t := range targets {
		for _, log := range t.logs() {
			s := *log
			if s == nil {
				continue
			}
			fresh := s.ops()[s.fresh:]
			for i := range fresh {
				if !fresh[i].Kind.Fetches() && fresh[i].State == rma.Held {
					bytes += fresh[i].Bytes
				}
			}
		}
	}
	return bytes
}

func (c *core) begin(r *request, w window, sync rma.Sync, effect completion.Effect, completing completion.Rules, witness *witness) {
	p := newPlan(r.taken, c.split)
	p.witness = witness
	rules := c.sched
	if sync.Kind == rma.Release {
		rules.Flush = false // a flush could wait for a target that waits for us
	}
	rules.PermuteTargets = rules.PermuteTargets && p.base == nil
	if sync.Kind != rma.Fence || sync.Passive { // flushes force an order better
		rules.Rounds = 1
	}
	if rules.Policy == sched.Systematic {
		rules.Turn = sched.TurnOf(c.config.Seed, c.rank, w.serial, sync.Number)
	}
	rng := sched.Stream(c.config.Seed, c.rank, w.serial, sync.Number, sched.Reordering)
	p.sequence.Order(p.ops, p.cuts(), rules, sync.Passive, w.ordering, rng)
	if sync.Passive {
		p.close(sync, effect, completing)
	}
	if c.config.Log >= config.LogInfo { // boxing the arguments would cost every call
		c.logf(config.LogInfo, "%s on window %d, target %d: %d operations issued (order %s)",
			sync.Kind, sync.Window, sync.Target, len(p.ops), rules.Policy)
	}
	c.next++
	r.plan = c.next
	c.plans[r.plan] = p
	c.proceed(r)
}

// close says which targets need a flush of their own, after which nothing of the
// operations, copies included, is needed any more.
func (p *plan) close(sync rma.Sync, effect completion.Effect, rules completion.Rules) {
	switch {
	case sync.Kind == rma.Call, sync.Kind == rma.Forward, sync.Kind == rma.Wait:
		p.flushTargets(-1)
	case sync.Kind == rma.Release:
		// The shim completes them locally.
	case sync.Kind.Local() && effect == completion.Everything:
		p.flushTargets(-1) // the real call completes them at the origin only
	case rules.SkipStage && (sync.Kind == rma.Flush || sync.Kind == rma.Unlock):
		p.flushTargets(sync.Target) // the real call covers one target only
	}
}

// proceed writes a plan's next instructions.
func (c *core) proceed(r *request) {
	p := c.plans[r.plan]
	count, more := p.fill(r.room())
	r.count = uint32(count)
	if more {
		return
	}
	delete(c.plans, r.plan)
	r.plan = 0
	if c.config.Log >= config.LogDebug {
		c.logf(config.LogDebug, "window %d: %d pieces", r.window, p.pieces)
	}
	p.end()
}
