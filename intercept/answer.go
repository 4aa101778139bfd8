package intercept

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
)

// occasion is one question of the shim, with what the stages have to know.
type occasion struct {
	rma.Occasion
	core      *core
	window    window
	alone     bool   // made at a call site that is left alone
	overtaker uint64 // the newest operation that was issued before
	targets   []*target
}

// answer runs the three stages for one occasion: what is due (completion), in which
// pieces (split), in which order and with which flushes (sched). It writes the first
// instructions. The shim holds its lock meanwhile: nobody else touches the logs.
func (c *core) answer(r *request) {
	o := &c.occasion
	*o = occasion{Occasion: r.occasion(), core: c, window: c.windows[r.window], targets: r.listed(),
		alone: r.leftAlone != 0, overtaker: r.newest}
	if o.Local && o.Kind == rma.Call && o.Repaired() {
		o.Local = false // the repair is a flush, which may wait
	}
	decision := completion.Decide(o.Occasion, c.settings.Completion, o.alone, o)
	t := &c.taker
	t.find(o, decision)
	if r.need = t.need(r.spare.room()); r.need > 0 {
		return // the shim asks again, with room
	}
	verifier := c.newVerifier(o)
	t.take(r, decision)
	r.release = uint32(bit(c.hold(o.copying(decision, t), t.copied)))
	if r.taken == nil {
		verifier.verifyNothing()
		return
	}
	rules := c.settings.Split
	rules.SkipStage = rules.SkipStage || decision.Whole
	p := newPlan(r.taken, rules, c.effort)
	p.verifier = verifier
	p.order(o, decision)
	r.newest = max(r.newest, p.newest)
	c.begin(r, p)
}

// Coin decides for NASTY_SUBMIT_TIME=random_choice.
func (o *occasion) Coin() bool {
	return o.stream(sched.SubmitTime).Uint64()>>63 == 1
}

// Late says whether NASTY_HOLD_SITES names the site of the operation that was recorded last.
func (o *occasion) Late() bool { return o.core.late[siteOf(o.newest())] }

// Uncopied is how many bytes copying the covered origins takes.
func (o *occasion) Uncopied() (bytes uint64) {
	for _, t := range o.targets {
		bytes += t.plain.log().Uncopied() + t.family.log().Uncopied()
	}
	return bytes
}

// Repaired says whether NASTY_TRY is about the operation that was recorded last, if this is its own call, or
// else about one that is held.
func (o *occasion) Repaired() bool {
	if o.Kind == rma.Call {
		return o.core.settings.RepairInCall && o.core.repaired[siteOf(o.newest())]
	}
	repaired := func(op rma.Op) bool { return o.core.repaired[siteOf(op.Seq)] }
	return slices.ContainsFunc(o.targets, func(t *target) bool {
		return slices.ContainsFunc(t.plain.ops(), repaired) || slices.ContainsFunc(t.family.ops(), repaired)
	})
}

// newest is the number of the operation recorded last.
func (o *occasion) newest() (seq uint64) {
	for _, t := range o.targets {
		for _, log := range t.logs() {
			if ops := (*log).ops(); len(ops) > 0 {
				seq = max(seq, ops[len(ops)-1].Seq)
			}
		}
	}
	return seq
}

// siteOf is the number of the call site of an operation with a number.
func siteOf(seq uint64) uint64 { return seq & (1<<siteBits - 1) }

// copying is how many bytes the shim copies of what stays held.
func (o *occasion) copying(decision completion.Decision, t *taker) uint64 {
	switch {
	case decision.Copies:
		return o.Uncopied()
	case t.one != nil:
		return t.one.Bytes
	default:
		return 0
	}
}

// hold counts copies. It returns whether the new ones are too many.
func (c *core) hold(kept, taken uint64) bool {
	c.copied += kept - taken
	return kept > 0 && c.copied > c.settings.Completion.HoldBytes
}

// order decides in which order the pieces are issued, and by which flushes or fences
// that order is forced.
func (p *plan) order(o *occasion, decision completion.Decision) {
	rules := o.core.settings.Sched
	rules.PermuteTargets = rules.PermuteTargets && p.base == nil
	p.worth.bound(&rules)
	if !decision.MayFence {
		rules.Rounds = 1
	}
	if rules.Policy == sched.Systematic {
		rules.OrderIndex = sched.OrderIndexOf(o.core.settings.Seed, o.core.rank, o.window.serial, o.Number)
	}
	p.stay(o, &rules)
	p.sequence.Order(p.ops, p.cuts(), rules, decision.MayFlush, o.window.ordering, o.stream(sched.Reordering))
	switch decision.Closing {
	case completion.EveryTarget:
		p.flushTargets(-1)
	case completion.OtherTargets:
		p.flushTargets(o.Target)
	}
	if o.core.settings.Log >= Infos { // boxing the arguments would cost every call
		o.core.logf(Infos, "%s on window %d, target %d: %d operations issued (order %s)",
			o.Kind, o.Occasion.Window, o.Target, len(p.ops), rules.Policy)
	}
}

// stay has the plan stay where a later operation or piece is issued before an earlier one. What is released
// was announced perhaps, by a message: the program takes it for complete.
func (p *plan) stay(o *occasion, rules *sched.Rules) {
	rules.Newest = o.overtaker
	if o.Kind == rma.Release {
		rules.Newest = sched.AllOvertaken
	}
	whole := len(p.ops) == 1 && p.cuts() == nil
	if len(p.ops) == 0 || whole && p.ops[0].Seq > rules.Newest {
		return
	}
	p.place = sched.PlaceOf(o.window.serial, o.Occasion, len(p.ops))
	rules.Stay = o.core.patient.Grants(p.place, o.Number)
}

// begin writes the first instructions of a plan, and keeps the plan if there are others.
func (c *core) begin(r *request, p *plan) {
	if c.fill(r, p) {
		c.next++
		r.plan = c.next
		c.plans[r.plan] = p
	}
}

// proceed writes a plan's next instructions.
func (c *core) proceed(r *request) {
	if !c.fill(r, c.plans[r.plan]) {
		delete(c.plans, r.plan)
		r.plan = 0
	}
}

// fill writes the next instructions of a plan, and ends it unless there are more.
func (c *core) fill(r *request, p *plan) (more bool) {
	count, more := p.fill(r.room())
	r.count = uint32(count)
	if more {
		return true
	}
	if c.settings.Log >= Details {
		c.logf(Details, "window %d: %d pieces", r.window, p.issued)
	}
	p.end()
	return false
}

// falses is how often tests of a request say "not yet" before they complete it:
// MPI promises no time, only that repeated tests succeed at last (MPI 4.1, 3.7.4).
func (c *core) falses(id uint32, seq uint64) uint32 {
	rng := sched.Stream(c.settings.Seed, c.rank, c.windows[id].serial, seq>>siteBits, sched.FalseTests)
	return uint32(rng.Uint64n(c.settings.FalseTests + 1))
}
