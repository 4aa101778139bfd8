package intercept

import (
	"slices"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/legality"
)

// verifier notes a plan while it is carried out, to be judged at its end
// (NASTY_CHECK_PLANS). It is slow: what is judged is judged byte by byte.
type verifier struct{ plan legality.Plan }

// newVerifier notes what is held before anything is taken out of the logs. It is nil
// where nobody asked for one; a nil verifier notes nothing.
func (c *core) newVerifier(o *occasion) *verifier {
	if !c.settings.CheckPlans {
		return nil
	}
	return &verifier{legality.Plan{
		Held: issuable(o.targets), Occasion: o.Occasion, Ordering: o.window.ordering, Rounds: c.settings.Sched.Rounds,
	}}
}

func (v *verifier) note(instrs []instr) {
	if v == nil {
		return
	}
	for _, in := range instrs {
		v.plan.Steps = appendStep(v.plan.Steps, in)
	}
}

// verify panics where the plan was illegal: that is a bug of ours.
func (v *verifier) verify() {
	if v == nil {
		return
	}
	if err := legality.Check(v.plan); err != nil {
		panic(err)
	}
}

// verifyNothing is for an answer without a plan: the shim makes a fence's rounds itself.
func (v *verifier) verifyNothing() {
	if v != nil {
		v.plan.Rounds = 0
		v.verify()
	}
}

// issuable is a copy of what is in the logs, but for operations whose origin is lost: nothing
// can be done about them.
func issuable(targets []*target) []rma.Op {
	return slices.DeleteFunc(held(targets), func(op rma.Op) bool { return op.Flags&rma.Lost != 0 })
}

// held is a copy of all that is in the logs.
func held(targets []*target) (ops []rma.Op) {
	for _, t := range targets {
		for _, log := range t.logs() {
			ops = append(ops, (*log).ops()...)
		}
	}
	return ops
}

// appendStep is the instruction as package legality sees it, where it sees it at all.
func appendStep(steps []legality.Step, in instr) []legality.Step {
	switch in.code {
	case issue:
		return append(steps, legality.Step{Seq: in.op.Seq, Off: in.off, Len: uint64(in.length)})
	case flush:
		return append(steps, legality.Step{Seq: in.op.Seq, Flush: true})
	case round:
		return append(steps, slices.Repeat([]legality.Step{{Fence: true}}, int(in.off))...)
	default:
		return steps
	}
}
